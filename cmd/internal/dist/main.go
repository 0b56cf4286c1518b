// Command dist makes the release archives: for each platform the whole plugin
// folder with the programs in bin/, and a list of checksums. The same sources and
// Go version make the same bytes.
//
// This file owns what is built and for which platforms; archive.go how the
// archives are written.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// platforms are those that archives are made for.
var platforms = [...]struct{ os, arch string }{
	{"linux", "amd64"}, {"linux", "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
}

var programs = [...]string{"tmt", "tmt-ground", "tmt-sandbox"}

// folder lists what of the repository belongs to the plugin's folder. A name
// that does not exist yet is left out only if it is optional.
var folder = [...]struct {
	name     string
	optional bool
}{
	{".claude-plugin", false}, {"agents", false}, {"commands", false}, {"hooks", false}, {"skills", false},
	{"LICENSE", false}, {"README.md", true}, {"SECURITY.md", false}, {"docs", false}, {"CHANGELOG.md", true}, {"tmt.toml", true},
}

func main() {
	out := flag.String("out", "dist", "the `directory` to write to")
	only := flag.String("only", "", "make one `platform` only, as linux/amd64")
	flag.Parse()
	if err := run(*out, *only); err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

func run(out, only string) error {
	version, err := manifestVersion(".claude-plugin/plugin.json")
	if err != nil {
		return err
	}
	files, err := tracked()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	var sums bytes.Buffer
	for _, p := range platforms {
		if only != "" && only != p.os+"/"+p.arch {
			continue
		}
		binaries, err := build(version, p.os, p.arch)
		if err != nil {
			return err
		}
		root := fmt.Sprintf("tmt-%s-%s-%s", version, p.os, p.arch)
		name, write := root+".tar.gz", tarball
		if p.os == "windows" {
			name, write = root+".zip", zipped
		}
		b, err := write(root, append(files[:len(files):len(files)], binaries...))
		if err != nil {
			return fmt.Errorf("write %s: %w", name, err)
		}
		if err := os.WriteFile(filepath.Join(out, name), b, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(b), name)
		fmt.Printf("%9d  %s\n", len(b), filepath.Join(out, name))
	}
	if sums.Len() == 0 {
		return fmt.Errorf("there is no platform %q", only)
	}
	return os.WriteFile(filepath.Join(out, "SHA256SUMS"), sums.Bytes(), 0o644)
}

// manifestVersion reads the plugin's version, which is that of the release.
func manifestVersion(path string) (string, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return "", fmt.Errorf("read the plugin's manifest: %w; run this in the repository's root", err)
	}
	var m struct {
		Version string `json:"version"`
	}
	if err := json.Unmarshal(b, &m); err != nil {
		return "", fmt.Errorf("read %s: %w", path, err)
	}
	if m.Version == "" {
		return "", fmt.Errorf("read %s: it has no version", path)
	}
	return m.Version, nil
}

// tracked returns the plugin's files, as far as git knows them: what lies about
// in the tree reaches no release.
func tracked() ([]entry, error) {
	var files []entry
	for _, f := range folder {
		listing, err := exec.Command("git", "ls-files", "-z", "--", f.name).Output()
		if err != nil {
			return nil, fmt.Errorf("list %s: %w", f.name, err)
		}
		names := strings.FieldsFunc(string(listing), func(r rune) bool { return r == 0 })
		if len(names) == 0 && !f.optional {
			return nil, fmt.Errorf("list %s: git knows no such file", f.name)
		}
		for _, name := range names {
			b, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			files = append(files, entry{name, b, strings.HasSuffix(name, ".sh")})
		}
	}
	return files, nil
}

// build compiles the programs for a platform.
func build(version, goos, goarch string) ([]entry, error) {
	dir, err := os.MkdirTemp("", "tmt-dist")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	var out []entry
	for _, program := range programs {
		file := program
		if goos == "windows" {
			file += ".exe"
		}
		// No stamp of the work tree: the same sources make the same bytes.
		cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid= -X main.version="+version, "-o", filepath.Join(dir, file), "./cmd/"+program)
		cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0", "GOFLAGS=")
		if text, err := cmd.CombinedOutput(); err != nil {
			return nil, errors.Join(fmt.Errorf("build %s for %s/%s: %w", program, goos, goarch, err), errors.New(string(text)))
		}
		b, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil {
			return nil, err
		}
		out = append(out, entry{"bin/" + file, b, true})
	}
	return out, nil
}
