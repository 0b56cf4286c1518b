package main

// This file owns docs/classifiers.md being true: its commands are run as they
// stand there and must print what stands there, in which "…" is anything and a
// line of its own any lines.

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

const tutorial = "../../docs/classifiers.md"

// newcomer is a shell of somebody who has built tmt, and has no network.
type newcomer struct {
	t   *testing.T
	dir string // where it stands
	env []string
}

func newNewcomer(t *testing.T) *newcomer {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("the tutorial is for a POSIX shell")
	}
	goEnv := func(name string) string {
		out, err := exec.Command("go", "env", name).Output()
		if err != nil {
			t.Skipf("go env %s: %v", name, err)
		}
		return strings.TrimSpace(string(out))
	}
	root := t.TempDir()
	bin, home, work := filepath.Join(root, "bin"), filepath.Join(root, "home"), filepath.Join(root, "a folder")
	for _, dir := range []string{home, work} {
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	build := exec.Command("go", "build", "-o", bin+string(filepath.Separator), ".", "../tmt-sandbox")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	env := []string{"HOME=" + home, "PATH=" + bin + ":" + os.Getenv("PATH"), "GOFLAGS=-mod=mod", "GOPROXY=off", "GOTOOLCHAIN=local", "GOCACHE=" + goEnv("GOCACHE")}
	if user, err := os.UserHomeDir(); err == nil { // rustup's programs look there
		for name, folder := range map[string]string{"RUSTUP_HOME": ".rustup", "CARGO_HOME": ".cargo"} {
			if os.Getenv(name) == "" {
				env = append(env, name+"="+filepath.Join(user, folder))
			} else {
				env = append(env, name+"="+os.Getenv(name))
			}
		}
	}
	return &newcomer{t, work, env}
}

// run runs a command line and returns what it prints, with its exit status where
// it is not 0, as the tutorial shows it.
func (n *newcomer) run(line string) (out string, status int) {
	n.t.Helper()
	at := filepath.Join(n.t.TempDir(), "pwd")
	cmd := exec.Command("sh", "-c", line+"\nstatus=$?; pwd >'"+at+"'; exit $status")
	cmd.Dir, cmd.Env = n.dir, n.env
	b, err := cmd.CombinedOutput()
	out = string(b)
	if exit := new(exec.ExitError); errors.As(err, &exit) {
		status = exit.ExitCode()
		out += "[exit status " + string(rune('0'+status)) + "]\n"
	} else if err != nil {
		n.t.Fatalf("%s: %v", line, err)
	}
	if dir, err := os.ReadFile(at); err == nil {
		n.dir = strings.TrimSpace(string(dir))
	}
	return out, status
}

// apply makes the change that a diff without line numbers shows.
func (n *newcomer) apply(file, diff string) {
	n.t.Helper()
	var before, after strings.Builder
	for _, line := range strings.SplitAfter(diff, "\n") {
		switch {
		case strings.HasPrefix(line, "+"):
			after.WriteString(line[1:])
		case strings.HasPrefix(line, "-"):
			before.WriteString(line[1:])
		case line != "":
			before.WriteString(line[1:])
			after.WriteString(line[1:])
		}
	}
	path := filepath.Join(n.dir, file)
	b, err := os.ReadFile(path)
	if err != nil {
		n.t.Fatal(err)
	}
	if strings.Count(string(b), before.String()) != 1 {
		n.t.Fatalf("%s does not have, once:\n%s", file, before.String())
	}
	if err := os.WriteFile(path, []byte(strings.Replace(string(b), before.String(), after.String(), 1)), 0o600); err != nil {
		n.t.Fatal(err)
	}
}

// visible makes a pattern of output as the tutorial shows it.
func visible(text string) *regexp.Regexp {
	var b strings.Builder
	b.WriteString("^")
	for _, line := range strings.SplitAfter(text, "\n") {
		if line == "…\n" {
			b.WriteString("(?:.*\n)*")
			continue
		}
		line = strings.ReplaceAll(regexp.QuoteMeta(line), "…", ".*")
		if strings.HasPrefix(strings.TrimSpace(line), "look first: ") { // left out where a busy machine had no time to check it
			line = "(?:" + line + ")?"
		}
		b.WriteString(line)
	}
	return regexp.MustCompile(b.String() + "$")
}

func TestTutorial(t *testing.T) {
	unlessRace(t)
	b, err := os.ReadFile(tutorial)
	if err != nil {
		t.Fatal(err)
	}
	n := newNewcomer(t)
	ran := 0
	for _, m := range regexp.MustCompile("(?ms)^```(\\w+) ?(\\S*)\n(.*?)^```$").FindAllStringSubmatch(string(b), -1) {
		kind, file, text := m[1], m[2], m[3]
		switch kind {
		case "diff":
			n.apply(file, text)
		case "console":
			for _, session := range strings.Split("\n"+text, "\n$ ")[1:] {
				line, want := commandOf(session)
				got, _ := n.run(line)
				if ran++; !visible(want).MatchString(got) {
					t.Fatalf("$ %s\ngot:\n%s\nthe tutorial has:\n%s", line, got, want)
				}
			}
		}
	}
	if ran < 15 {
		t.Errorf("%d commands only", ran)
	}
}

// commandOf splits a command with its further lines, which start with "> ", from
// what it prints.
func commandOf(session string) (line, output string) {
	lines := strings.SplitAfter(strings.TrimSuffix(session, "\n")+"\n", "\n")
	n := 1
	for n < len(lines) && strings.HasPrefix(lines[n], "> ") {
		lines[n] = lines[n][2:]
		n++
	}
	return strings.Join(lines[:n], ""), strings.Join(lines[n:], "")
}

// What tmt classifiers new writes builds, passes its own tests, and the unit test
// that its README names.
func TestLanguages(t *testing.T) {
	unlessRace(t)
	all := newNewcomer(t)
	for _, lang := range []string{"go", "c", "rust", "assemblyscript"} {
		t.Run(lang, func(t *testing.T) {
			n := &newcomer{t, all.dir, all.env}
			if out, status := n.run("tmt classifiers new demo-" + lang + " --lang " + lang + " --program demo && cd demo-" + lang); status != 0 {
				t.Fatal(out)
			}
			out, status := n.run("tmt classifiers build")
			if status == 2 && strings.Count(out, "\n") == 2 {
				t.Skip(out) // one line, and the exit status
			}
			if status != 0 || !strings.HasPrefix(out, "demo-"+lang+".wasm  ") {
				t.Fatal(out)
			}
			if out, status = n.run("tmt classifiers test"); status != 0 || !strings.Contains(out, "13 vectors, 11 probes and 33 mutants: 0 failed") {
				t.Error(out)
			}
			readme, err := os.ReadFile(filepath.Join(n.dir, "README.md"))
			if err != nil {
				t.Fatal(err)
			}
			_, check, _ := strings.Cut(string(readme), "demo get pods\n    ")
			check, _, _ = strings.Cut(check, "\n")
			if tool := strings.Fields(check)[0]; tool != "" {
				if _, err := exec.LookPath(tool); err != nil {
					t.Skipf("%s is not installed", tool)
				}
			}
			if out, status = n.run(check); status != 0 {
				t.Errorf("$ %s\n%s", check, out)
			}
		})
	}
}
