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
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt"
	"github.com/seed-a23d08e7/tmt/abi"
)

//go:embed template
var templates embed.FS

// file is one of a classifier's folder: its name, what it is for, and where it
// is from: below template/, or "sdk:" and below abi/guest.
type file struct{ name, about, from string }

// language is one that classifiers can be written in.
type language struct {
	name  string
	title string
	tools string // what building needs
	check string // runs the unit test
	files []file // the source first
}

// What files are for.
const (
	source = "the classifier: its table is what you change"
	unit   = "its unit test"
	sdk    = "the SDK, one file"
	script = "builds the module"
)

var languages = [...]language{
	{"go", "Go", "Go 1.24 or later", "go test", []file{{"main.go", source, "go/main.go.txt"}, {"main_test.go", unit, "go/main_test.go.txt"},
		{"module_wasip1.go", "what the module imports and exports", "go/module_wasip1.go.txt"}, {"go.mod", "no dependencies", "go/go.mod.txt"},
		{"guest/guest.go", sdk, "sdk:guest.go"}, {"build.sh", script, "sdk:build.sh"}}},
	{"c", "C", "clang and lld", "cc -o /tmp/unit classifier_test.c && /tmp/unit", []file{{"classifier.c", source, "c/classifier.c.txt"},
		{"classifier_test.c", unit, "c/classifier_test.c.txt"}, {"tmt.h", sdk, "sdk:c/tmt.h"}, {"build.sh", script, "sdk:c/build.sh"}}},
	{"rust", "Rust", "rustc with the target wasm32-unknown-unknown", "rustc --edition 2021 --test -o /tmp/unit classifier.rs && /tmp/unit",
		[]file{{"classifier.rs", source + ", with its unit test", "rust/classifier.rs.txt"}, {"tmt.rs", sdk, "sdk:rust/tmt.rs"}, {"build.sh", script, "sdk:rust/build.sh"}}},
	{"assemblyscript", "AssemblyScript", "Node.js and assemblyscript", "node classifier_test.mjs", []file{{"classifier.ts", source, "assemblyscript/classifier.ts.txt"},
		{"classifier_test.mjs", unit, "assemblyscript/classifier_test.mjs.txt"}, {"tmt.ts", sdk, "sdk:assemblyscript/tmt.ts"}, {"build.sh", script, "sdk:assemblyscript/build.sh"}}},
}

// Languages lists the names of the languages.
func Languages() []string {
	names := make([]string, len(languages))
	for i := range languages {
		names[i] = languages[i].name
	}
	return names
}

// File is one that New wrote, and what it is for.
type File struct{ Name, About string }

// Misuse is an error of what New was asked for: nothing was written.
type Misuse string

func (m Misuse) Error() string { return string(m) }

// New writes the folder dir of a classifier for programs, of which there is at
// least one. The folder must not be there, or be empty. It returns the files,
// the source first; their names have slashes.
func New(dir, name, lang string, programs []string) ([]File, error) {
	l, err := find(lang)
	if err != nil {
		return nil, err
	}
	if err := checkNames(name, programs); err != nil {
		return nil, err
	}
	if err := checkFolder(dir); err != nil {
		return nil, err
	}
	r := strings.NewReplacer("{{name}}", name, "{{program}}", programs[0], "{{programs}}", strings.Join(programs, "`, `"), "{{module}}", goModule(name),
		"{{title}}", l.title, "{{tools}}", l.tools, "{{check}}", l.check, "{{source}}", l.files[0].name)
	files := append([]file{}, l.files...)
	files = append(files, file{"README.md", "what to do with all this", "README.md"},
		file{"tmt.meta.json", "which programs it claims", "meta"}, file{name + ".vectors.jsonl", "what it must answer", "vectors"})
	var written []File
	for _, f := range files {
		text := ""
		switch f.from {
		case "meta":
			text = metadata(name, programs)
		case "vectors":
			text = vectors(programs)
		default:
			if text, err = contents(f.from, r); err != nil {
				return written, err
			}
		}
		to := filepath.Join(dir, filepath.FromSlash(f.name))
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return written, err
		}
		if err := os.WriteFile(to, []byte(text), 0o644); err != nil {
			return written, err
		}
		written = append(written, File{f.name, f.about})
	}
	return written, nil
}

// find returns a language by its name, in any case.
func find(lang string) (*language, error) {
	for i := range languages {
		if strings.EqualFold(languages[i].name, lang) {
			return &languages[i], nil
		}
	}
	return nil, Misuse(fmt.Sprintf("there is no SDK for %q; --lang is one of %s", lang, strings.Join(Languages(), ", ")))
}

// checkNames checks what will stand in metadata and source.
func checkNames(name string, programs []string) error {
	if _, err := abi.DecodeMeta([]byte(metadata(name, []string{"x"}))); err != nil {
		return Misuse(fmt.Sprintf("the name %q cannot be used: a classifier's name has lower-case letters, digits, \".\", \"_\" and \"-\"; --dir names another folder", name))
	}
	for i, p := range programs {
		if p == "" || strings.Trim(p, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._+@-") != "" || p[0] == '-' {
			return Misuse(fmt.Sprintf("--program %q is no program's plain name, such as acmectl", p))
		}
		if slices.Contains(programs[:i], p) {
			return Misuse(fmt.Sprintf("--program %s is given twice", p))
		}
	}
	return nil
}

func checkFolder(dir string) error {
	info, err := os.Stat(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if !info.IsDir() {
		return Misuse(dir + " is there already, a file; take another name, or another folder with --dir")
	}
	entries, err := os.ReadDir(dir)
	if err == nil && len(entries) > 0 {
		err = Misuse(dir + " is there already and not empty; take another name, or another folder with --dir")
	}
	return err
}

// contents returns a file's text, of a template with its blanks filled in.
func contents(from string, r *strings.Replacer) (string, error) {
	if sdk, ok := strings.CutPrefix(from, "sdk:"); ok {
		b, err := tmt.SDK.ReadFile(path.Join("abi/guest", sdk))
		return string(b), err
	}
	b, err := templates.ReadFile(path.Join("template", from))
	return r.Replace(string(b)), err
}

func metadata(name string, programs []string) string {
	return fmt.Sprintf("{\n  \"meta\": 1,\n  \"name\": \"%s\",\n  \"version\": \"0.1.0\",\n  \"abi\": 1,\n  \"programs\": [\"%s\"],\n  \"dynamic\": true\n}\n",
		name, strings.Join(programs, `", "`))
}

// vectors are the tests that the template passes, for each program.
func vectors(programs []string) string {
	var b strings.Builder
	for _, p := range programs {
		name := func(what string) string {
			if len(programs) > 1 {
				return p + " " + what
			}
			return what
		}
		for _, v := range [...][3]string{
			{"reads", `"get","pods"`, "readonly"},
			{"an option in front", `"-n","prod","list"`, "readonly"},
			{"an option's argument is no subcommand", `"-n","get","delete","pod","web-1"`, "mutating"},
			{"changes", `"apply","app.yaml"`, "mutating"},
			{"previews", `"apply","app.yaml","--dry-run"`, "readonly"},
			{"deletes", `"delete","pod","web-1"`, "mutating"},
			{"its own settings", `"config","set","color","on"`, "write-local"},
			{"help", `"--help"`, "readonly"},
			{"help of a subcommand", `"delete","--help"`, "readonly"},
			{"an unknown subcommand", `"frobnicate"`, "unknown"},
			{"an unknown option", `"get","pods","--frobnicate"`, "unknown"},
		} {
			fmt.Fprintf(&b, "{\"name\":\"%s\",\"argv\":[\"%s\",%s],\"class\":\"%s\"}\n", name(v[0]), p, v[1], v[2])
		}
		fmt.Fprintf(&b, "{\"name\":\"%s\",\"argv\":[\"%s\",\"$SUBCOMMAND\"],\"dynamic\":[1],\"class\":\"unknown\"}\n", name("a subcommand that the call does not tell"), p)
		fmt.Fprintf(&b, "{\"name\":\"%s\",\"command\":\"%s get pods | head -3\",\"class\":\"readonly\"}\n", name("in a pipeline"), p)
	}
	return b.String()
}

// goModule makes a classifier's name a module path that no other has.
func goModule(name string) string { return "classifier.example/" + name }
