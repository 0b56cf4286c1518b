// Package scaffold writes the folder of a new classifier: source that builds,
// the SDK it needs, its metadata, vectors and a README. It takes nothing from the
// network.
package scaffold

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/seed-a23d08e7/tmt"
	"github.com/seed-a23d08e7/tmt/abi"
)

//go:embed template
var templates embed.FS

// language is one that classifiers can be written in. Its files are templates, or
// parts of the SDK.
type language struct {
	name  string
	title string
	tools string      // what building needs
	files [][2]string // in the folder, and where from: below template/, or "sdk:" and below abi/guest
}

var languages = [...]language{
	{"go", "Go", "Go 1.24 or later", [][2]string{{"main.go", "go/main.go.txt"}, {"main_test.go", "go/main_test.go.txt"},
		{"module_wasip1.go", "go/module_wasip1.go.txt"}, {"go.mod", "go/go.mod.txt"}, {"guest/guest.go", "sdk:guest.go"}, {"build.sh", "sdk:build.sh"}}},
	{"c", "C", "clang and lld", [][2]string{{"classifier.c", "c/classifier.c.txt"}, {"tmt.h", "sdk:c/tmt.h"}, {"build.sh", "sdk:c/build.sh"}}},
	{"rust", "Rust", "rustc with the target wasm32-unknown-unknown", [][2]string{{"classifier.rs", "rust/classifier.rs.txt"}, {"tmt.rs", "sdk:rust/tmt.rs"}, {"build.sh", "sdk:rust/build.sh"}}},
	{"assemblyscript", "AssemblyScript", "Node.js and assemblyscript", [][2]string{{"classifier.ts", "assemblyscript/classifier.ts.txt"}, {"tmt.ts", "sdk:assemblyscript/tmt.ts"}, {"build.sh", "sdk:assemblyscript/build.sh"}}},
}

// Languages lists the names of the languages.
func Languages() []string {
	names := make([]string, len(languages))
	for i := range languages {
		names[i] = languages[i].name
	}
	return names
}

// New writes the folder dir of a classifier for programs, of which there is at
// least one. The folder must not be there, or be empty. It returns the names of
// the files it wrote.
func New(dir, name, lang string, programs []string) ([]string, error) {
	var l *language
	for i := range languages {
		if languages[i].name == lang {
			l = &languages[i]
		}
	}
	if l == nil {
		return nil, fmt.Errorf("there is no SDK for %q; it is one of %s", lang, strings.Join(Languages(), ", "))
	}
	meta := metadata(name, programs)
	if _, err := abi.DecodeMeta([]byte(meta)); err != nil {
		return nil, err
	}
	if entries, err := os.ReadDir(dir); err == nil && len(entries) > 0 {
		return nil, fmt.Errorf("%s is there already and not empty; take another name", dir)
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	r := strings.NewReplacer("{{name}}", name, "{{program}}", programs[0], "{{module}}", goModule(name), "{{title}}", l.title, "{{tools}}", l.tools, "{{sources}}", l.files[0][0])
	files := [][2]string{{"tmt.meta.json", meta}, {name + ".vectors.jsonl", vectors(programs)}}
	for _, f := range append(l.files, [2]string{"README.md", "README.md"}) {
		text, err := source(f[1], r)
		if err != nil {
			return nil, err
		}
		files = append(files, [2]string{f[0], text})
	}
	var written []string
	for _, f := range files {
		to := filepath.Join(dir, filepath.FromSlash(f[0]))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return written, err
		}
		if err := os.WriteFile(to, []byte(f[1]), 0o644); err != nil {
			return written, err
		}
		written = append(written, f[0])
	}
	return written, nil
}

// source returns a file's text, of a template with its blanks filled in.
func source(from string, r *strings.Replacer) (string, error) {
	if sdk, ok := strings.CutPrefix(from, "sdk:"); ok {
		b, err := tmt.SDK.ReadFile(path.Join("abi/guest", sdk))
		return string(b), err
	}
	b, err := templates.ReadFile(path.Join("template", from))
	return r.Replace(string(b)), err
}

func metadata(name string, programs []string) string {
	quoted := make([]string, len(programs))
	for i, p := range programs {
		quoted[i] = jsonText(p)
	}
	return fmt.Sprintf("{\n  \"meta\": 1,\n  \"name\": %s,\n  \"version\": \"0.1.0\",\n  \"abi\": 1,\n  \"programs\": [%s],\n  \"dynamic\": true\n}\n",
		jsonText(name), strings.Join(quoted, ", "))
}

// vectors are the tests that the template passes, for each program.
func vectors(programs []string) string {
	var b strings.Builder
	for _, p := range programs {
		for _, v := range [...][3]string{
			{"reads", `"get","pods"`, "readonly"},
			{"reads, an option in front", `"-n","prod","list"`, "readonly"},
			{"changes", `"apply","app.yaml"`, "mutating"},
			{"previews", `"apply","app.yaml","--dry-run"`, "readonly"},
			{"deletes", `"delete","pod","web-1"`, "mutating"},
			{"local settings", `"config","set","color","on"`, "write-local"},
			{"an unknown subcommand", `"frobnicate"`, "unknown"},
			{"an unknown option", `"get","pods","--frobnicate"`, "unknown"},
		} {
			fmt.Fprintf(&b, "{\"name\":%s,\"argv\":[%s,%s],\"class\":\"%s\"}\n", jsonText(p+" "+v[0]), jsonText(p), v[1], v[2])
		}
		fmt.Fprintf(&b, "{\"name\":%s,\"argv\":[%s,\"$SUBCOMMAND\"],\"dynamic\":[1],\"class\":\"unknown\"}\n", jsonText(p+" a subcommand that the call does not tell"), jsonText(p))
		fmt.Fprintf(&b, "{\"name\":%s,\"command\":%s,\"class\":\"readonly\"}\n", jsonText(p+" in a pipeline"), jsonText(p+" get pods | head -3"))
	}
	return b.String()
}

// jsonText quotes a name. What a name may hold needs no other escapes.
func jsonText(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}

// goModule makes a classifier's name a module path that no other has.
func goModule(name string) string { return "classifier.example/" + name }
