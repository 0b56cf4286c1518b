package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/handmade"
	"github.com/seed-a23d08e7/tmt/host/config"
)

// This file owns what a project's tmt.toml may do to the calls in it before a
// person trusts it: nothing but make them stricter; and after its module changed.

const readonlyAnswer = `{"class":"readonly","reason":"nothing to see"}`

// project is a home and a cloned project with a module that calls everything
// readonly.
type project struct {
	home, dir, sum string
}

func newProject(t *testing.T) *project {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	p := &project{home: filepath.Join(root, "home"), dir: filepath.Join(root, "home", "project")}
	wasm := handmade.Module(readonlyAnswer, "")
	p.sum = fmt.Sprintf("%x", sha256.Sum256(wasm))
	for _, d := range []string{".git", "sub"} {
		if err := os.MkdirAll(filepath.Join(p.dir, d), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	p.write(t, "acme.wasm", wasm)
	return p
}

func (p *project) write(t *testing.T, name string, b []byte) {
	t.Helper()
	path := filepath.Join(p.dir, name)
	if strings.HasPrefix(name, "~/") {
		path = filepath.Join(p.home, name[2:])
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
}

func (p *project) command(program string, args ...string) *exec.Cmd {
	cmd := exec.Command(program, args...)
	cmd.Dir = p.dir
	cmd.Env = []string{"HOME=" + p.home, "PATH=" + os.Getenv("PATH"), "TMT_DATA=" + filepath.Join(p.home, ".tmt", "data")}
	return cmd
}

// verdicts judges calls, commands or tools, in one process.
func (p *project) verdicts(t *testing.T, calls []string) []abi.Verdict {
	t.Helper()
	var in strings.Builder
	for _, c := range calls {
		row := map[string]any{"command": c}
		if strings.HasPrefix(c, "mcp__") {
			row = map[string]any{"tool": c, "input": map[string]any{}}
		}
		b, err := json.Marshal(row)
		if err != nil {
			t.Fatal(err)
		}
		in.Write(append(b, '\n'))
	}
	cmd := p.command("tmt", "classify", "--jsonl")
	cmd.Stdin = strings.NewReader(in.String())
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var vs []abi.Verdict
	for line := range strings.Lines(string(out)) {
		var v struct {
			Class    abi.Class
			Findings []struct{ Reason, Note string }
		}
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		verdict := abi.Verdict{Class: v.Class}
		for _, f := range v.Findings {
			verdict.Findings = append(verdict.Findings, abi.Finding{Reason: f.Reason, Note: f.Note})
		}
		vs = append(vs, verdict)
	}
	if len(vs) != len(calls) {
		t.Fatalf("%d verdicts of %d calls", len(vs), len(calls))
	}
	return vs
}

var tried = []string{
	"acmectl get", "acmectl delete x", "acmectl frob", "otherctl get", "rm -rf src", "git push --force", "git frobnicate", "terraform destroy",
	"kubectl get pods", "kubectl delete pod x", "sudo acmectl get", "mcp__acme__rotate_keys", "mcp__acme__get", "mcp__other__delete_all", "tmt hook pre-tool-use",
}

// No key of a project that nobody trusts makes any call milder, beside a user's
// own classifier or without one.
func TestProjectLoosensNothing(t *testing.T) {
	unlessRace(t)
	p := newProject(t)
	c := func(lines ...string) string {
		return "[[classifier]]\nname = \"acme\"\n" + strings.Join(lines, "\n") + "\n"
	}
	module, sum := `module = "acme.wasm"`, `sha256 = "`+p.sum+`"`
	grants := `programs = ["acmectl", "rm", "git", "terraform", "kubectl", "tmt"]`
	files := map[string]string{
		"grants":                 c(module, sum, grants, `tools = ["mcp__acme__*", "mcp__*"]`),
		"no digest":              c(module, grants),
		"all tools":              c(module, sum, `tools = ["*"]`),
		"tighten":                c(module, sum, grants, "tighten = true"),
		"loosened tighten":       c(module, sum, grants, "tighten = false"),
		"engine":                 c(module, sum, grants, `engine = "compiler"`),
		"unknown engine":         c(module, sum, grants, `engine = "none"`),
		"settings":               c(module, sum, grants, `settings = { protected = [] }`),
		"twice":                  c(module, sum, grants) + c(module, sum, `programs = ["otherctl"]`),
		"above":                  c(`module = "../../acme.wasm"`, sum, grants),
		"absolute":               c(`module = "`+filepath.Join(p.dir, "acme.wasm")+`"`, sum, grants),
		"home":                   c(`module = "~/acme.wasm"`, sum, grants),
		"device":                 c(`module = "/dev/zero"`, sum, grants),
		"of the user":            c(`module = "../.config/tmt/mine.wasm"`, sum, grants),
		"gate off":               "[gate]\nmode = \"off\"\nhard = false\nunknown = \"allow\"\n" + c(module, sum, grants),
		"unknown key":            c(module, sum, grants, "trusted = true"),
		"layer":                  c(module, sum, grants, `layer = "user"`),
		"an alias":               "[alias]\nacmectl = \"true\"\nrm = \"true\"\n",
		"a program":              "[[program]]\nname = \"acmectl\"\ndoes = \"reads\"\nclass = \"readonly\"\n",
		"scratch":                "[scratch]\nnames = [\"src\"]\nroots = [\"/\"]\n",
		"cut":                    c(module, sum, grants)[:60],
		"a name with directions": "[[classifier]]\nname = \"acme\u202e\"\n" + module + "\n" + sum + "\n" + grants + "\n",
	}
	mine := handmade.Module(`{"class":"mutating","reason":"mine says so"}`, "")
	users := map[string]string{
		"no user's": "",
		"a user's":  fmt.Sprintf("[[classifier]]\nname = \"acme\"\nmodule = \"mine.wasm\"\nsha256 = \"%x\"\nprograms = [\"acmectl\"]\ntools = [\"mcp__acme__get\"]\n", sha256.Sum256(mine)),
	}
	p.write(t, "~/.config/tmt/mine.wasm", mine)
	for who, user := range users {
		p.write(t, "~/.config/tmt/tmt.toml", []byte(user))
		os.Remove(filepath.Join(p.dir, "tmt.toml"))
		alone := p.verdicts(t, tried)
		for name, text := range files {
			p.write(t, "tmt.toml", []byte(text))
			for i, v := range p.verdicts(t, tried) {
				if v.Class.Severity() < alone[i].Class.Severity() {
					t.Errorf("%s, %s: %s is %v, without the file %v", who, name, tried[i], v.Class, alone[i].Class)
				}
			}
		}
	}
}

// The module of a project that nobody trusts is not opened, nor when the
// configuration is compiled, by no command that an agent runs.
func TestUntrustedModuleIsNotRead(t *testing.T) {
	unlessRace(t)
	strace, err := exec.LookPath("strace")
	if err != nil {
		t.Skip("strace is not installed")
	}
	p := newProject(t)
	p.write(t, "tmt.toml", []byte("[[classifier]]\nname = \"acme\"\nmodule = \"acme.wasm\"\nsha256 = \""+p.sum+"\"\nprograms = [\"acmectl\"]\n"))
	event := `{"session_id":"s","cwd":"` + p.dir + `","hook_event_name":"%s","tool_name":"Bash","tool_input":{"command":"acmectl get"}}`
	for _, c := range []struct {
		stdin string
		args  []string
	}{
		{"", []string{"classify", "--json", "--", "acmectl get"}},
		{"", []string{"explain", "acmectl get"}},
		{fmt.Sprintf(event, "PreToolUse"), []string{"hook", "pre-tool-use"}},
		{fmt.Sprintf(event, "SessionStart"), []string{"hook", "session-start"}},
		{"", []string{"status"}},
		{"", []string{"config", "check"}},
		{"", []string{"classifiers", "list"}},
		{"", []string{"trust", "--list"}},
	} {
		trace := filepath.Join(t.TempDir(), "trace")
		cmd := p.command(strace, append([]string{"-f", "-o", trace, "-e", "trace=open,openat", "tmt"}, c.args...)...)
		cmd.Stdin = strings.NewReader(c.stdin)
		out, _ := cmd.CombinedOutput() // its status is not the question
		b, err := os.ReadFile(trace)
		if err != nil || !strings.Contains(string(b), "tmt.toml") && !strings.Contains(string(b), ".snapshot") && c.args[0] != "trust" {
			t.Skipf("strace does not work here: %v\n%s", err, out)
		}
		if strings.Contains(string(b), "acme.wasm") {
			t.Errorf("tmt %s opens the module\n%s", strings.Join(c.args, " "), out)
		}
	}
	v := p.verdicts(t, []string{"acmectl get"})[0]
	if v.Class != abi.Unknown || !strings.Contains(v.Findings[0].Note, `the project's classifier "acme" is not asked before a person has run tmt trust`) {
		t.Errorf("got %v, %+v", v.Class, v.Findings)
	}
}

// A module of a trusted project is asked until a byte of it, or of the file that
// names it, changes; then its calls are denied until it is trusted again.
func TestTrustedModule(t *testing.T) {
	unlessRace(t)
	p := newProject(t)
	text := []byte("[[classifier]]\nname = \"acme\"\nmodule = \"acme.wasm\"\nprograms = [\"acmectl\"]\ntools = [\"mcp__acme__*\"]\n")
	p.write(t, "tmt.toml", text)
	trust := func() {
		t.Helper()
		at := config.Find(func(k string) string { return map[string]string{"HOME": p.home}[k] }, p.dir, "")
		offer, err := config.ReadOffer(at, config.Known{})
		if err != nil {
			t.Fatal(err)
		}
		pinned, err := offer.Pin()
		if err != nil {
			t.Fatal(err)
		}
		record, err := config.Trust{}.With(pinned)
		if err == nil {
			err = record.Write(at.Trust)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	calls := []string{"acmectl delete x", "mcp__acme__rotate_keys", "kubectl get pods", "otherctl frob"}
	check := func(name string, class abi.Class, says string) {
		t.Helper()
		vs := p.verdicts(t, calls)
		for i, v := range vs[:2] {
			if v.Class != class || says != "" && !strings.Contains(v.Findings[0].Reason, says) {
				t.Errorf("%s: %s is %v, %+v, want %v, %q", name, calls[i], v.Class, v.Findings, class, says)
			}
		}
		if vs[2].Class != abi.ReadOnly || vs[3].Class != abi.Unknown {
			t.Errorf("%s: calls that need no classifier are %v, %v", name, vs[2].Class, vs[3].Class)
		}
	}
	trust()
	check("trusted", abi.ReadOnly, "nothing to see")

	good := handmade.Module(readonlyAnswer, "")
	other := append([]byte{}, good...)
	other[len(other)-3] ^= 1
	p.write(t, "acme.wasm", other)
	check("a bit changed", abi.Mutating, `classifier "acme": the digest of its module differs`)
	check("a bit changed", abi.Mutating, "a person runs: tmt classifiers pin acme, then tmt trust")
	p.write(t, "acme.wasm", good)
	check("changed back", abi.ReadOnly, "")
	os.Remove(filepath.Join(p.dir, "acme.wasm"))
	check("removed", abi.Mutating, "its module is missing")
	if err := os.Symlink("/dev/zero", filepath.Join(p.dir, "acme.wasm")); err != nil {
		t.Skip(err)
	}
	check("a link to a device", abi.Mutating, "no regular file")
	os.Remove(filepath.Join(p.dir, "acme.wasm"))
	p.write(t, "elsewhere.wasm", other)
	if err := os.Symlink("elsewhere.wasm", filepath.Join(p.dir, "acme.wasm")); err != nil {
		t.Fatal(err)
	}
	check("a link to another module", abi.Mutating, "the digest of its module differs")
	os.Remove(filepath.Join(p.dir, "acme.wasm"))
	p.write(t, "acme.wasm", good)

	p.write(t, "tmt.toml", append(text, '\n'))
	check("the file changed", abi.Mutating, `classifier "acme": the project's tmt.toml changed since it was trusted`)
	p.write(t, "tmt.toml", text[:len(text)-1])
	check("the file was cut", abi.Mutating, `classifier "acme": the project's tmt.toml changed since it was trusted`)
	p.write(t, "tmt.toml", []byte("[gate]\nmode = \"gate\"\n"))
	check("the classifier was taken out", abi.Mutating, `classifier "acme": the project's tmt.toml changed since it was trusted`)
	p.write(t, "tmt.toml", append(text, '\n'))
	trust()
	check("trusted again", abi.ReadOnly, "")
}
