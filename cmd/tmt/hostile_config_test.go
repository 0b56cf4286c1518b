package main

// This file puts malformed and hostile tmt.toml files, in the user's place and in
// a project's, before the built hook: each is a clear error or a tightening, and
// with none of them is a call judged milder than without a file.

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// hostileFile is one tmt.toml. Where said is "", the file is in order and says
// nothing that could loosen; else every call that cannot be judged is denied with
// that error where the file is the user's.
type hostileFile struct {
	name, text, said string
	make             func(m *machine, path string) // in place of text
	user             bool                          // in the user's place only: in a project's it says something else
	checked          string                        // what config check says of the user's file beyond said: of a module
}

const (
	head = "[gate]\nmode = \"off\"\n" // what each broken file would like to have
	wctl = "[[program]]\nname = \"widgetctl\"\n"
)

func hostileFiles() []hostileFile {
	program := func(name, rest string) string {
		return "[[program]]\nname = \"" + name + "\"\nclass = \"readonly\"\noperands = { each = \"reads\" }\n" + rest
	}
	classifier := func(rest string) string {
		return head + "[[classifier]]\nname = \"c\"\n" + rest
	}
	const module = "module = \"c.wasm\"\nsha256 = \"0000000000000000000000000000000000000000000000000000000000000000\"\n"
	return []hostileFile{
		// Bytes.
		{name: "a byte order mark in the middle", text: head + "\ufeffhard = false\n", said: "3:1: "},
		{name: "UTF-16", text: "\xff\xfe[\x00g\x00a\x00t\x00e\x00]\x00\n\x00", said: "1:1: "},
		{name: "invalid UTF-8 in a comment", text: head + "# \xff\n", said: "3:3: "},
		{name: "invalid UTF-8 in a name", text: head + "[alias]\n\"a\xc0\xaf\" = \"ls\"\n", said: "4:"},
		{name: "nul bytes in text", text: head + "[alias]\na = \"l\x00s\"\n", said: "4:"},
		{name: "nul bytes alone", text: strings.Repeat("\x00", 4096), said: "1:1: "},
		{name: "an escape sequence in a comment", text: head + "# \x1b[2J\n", said: "3:3: "},
		{name: "carriage returns as line ends", text: strings.ReplaceAll(head, "\n", "\r"), said: "1:"},
		{name: "a right-to-left override in a name", text: head + "[alias]\na = \"ls \u202e\"\n", said: "cannot be shown"},
		// Size and shape.
		{name: "larger than is read", text: head + "#" + strings.Repeat("x", 1<<20), said: "make it shorter"},
		{name: "one very long line", text: head + "[alias]\na = \"" + strings.Repeat("x", 400_000) + "\"\n", said: "4:5: "},
		{name: "arrays nested deep", text: head + "x = " + strings.Repeat("[", 100_000), said: "3:"},
		{name: "tables nested deep", text: head + "x = " + strings.Repeat("{a=", 100_000), said: "3:"},
		{name: "a dotted key without end", text: head + "[alias]\na" + strings.Repeat(".a", 100_000) + " = 1\n", said: "4:"},
		{name: "very many keys", text: head + "[alias]\n" + lines(30_000, "a%d = 1"), said: "at most 1000"},
		{name: "very many sections", text: head + lines(40_000, "[a%d]"), said: "1002:2: "},
		{name: "very many empty programs", text: head + strings.Repeat("[[program]]\n", 30_000), said: "more than 6000 of [[program]]"},
		{name: "a program with very many options", text: head + wctl + "options = \"\"\"\n" + lines(2000, "--o%d") + "\"\"\"\n", said: "options"},
		{name: "an array of very many texts", text: head + "[scratch]\nnames = [" + strings.Repeat("\"a\",", 90_000) + "]\n", said: "4:"},
		{name: "settings of a megabyte", text: classifier(module + "programs = [\"acmectl\"]\nsettings = { a = \"" + strings.Repeat("x", 450_000) + "\" }\n"), said: "settings are"},
		// Syntax.
		{name: "a section twice", text: head + "[gate]\nhard = false\n", said: "3:1: "},
		{name: "a key twice", text: head + "mode = \"full\"\n", said: "3:1: "},
		{name: "a dotted key into a section", text: "gate.mode = \"off\"\n[gate]\nhard = false\n", said: "2:"},
		{name: "a dotted key through text", text: head + "mode.x = \"full\"\n", said: "3:"},
		{name: "a list that was a section", text: head + "[[gate]]\nmode = \"off\"\n", said: "3:"},
		{name: "an inline table that is added to", text: "gate = { mode = \"off\" }\n[gate]\nhard = false\n", said: "2:"},
		{name: "text without an end", text: head + "[alias]\na = \"\"\"ls\n", said: "4:5: "},
		{name: "a huge integer", text: head + "unknown = 99999999999999999999999999\n", said: "3:11: "},
		{name: "a hexadecimal mode", text: "[gate]\nmode = 0xff\n", said: "2:8: "},
		{name: "infinity", text: head + "unknown = inf\n", said: "3:11: "},
		{name: "a date", text: head + "unknown = 2026-11-30T07:30:00Z\n", said: "3:11: "},
		{name: "an empty key", text: head + "\"\" = 1\n", said: "3:1: "},
		{name: "a mode with an ending", text: "[gate]\nmode = \"off \"\n", said: "2:8: "},
		{name: "a mode of two", text: "[gate]\nmode = [\"full\", \"off\"]\n", said: "2:8: "},
		{name: "hard as a number", text: "[gate]\nhard = 0\n", said: "2:8: "},
		{name: "gate in capitals", text: "[GATE]\nmode = \"off\"\n", said: "did you mean gate"},
		{name: "a modeline", text: "[gate]\nmode = \"full\"\n\nmode: off\n", said: "4:"},
		// Scratch.
		{name: "the root as scratch", text: "[scratch]\nroots = [\"/\"]\n", said: "2:1: "},
		{name: "the root by detours as scratch", text: "[scratch]\nroots = [\"//\", \"/./\", \"/srv/..\"]\n", said: "2:1: "},
		{name: "home as scratch", text: "[scratch]\nroots = [\"~\", \"~/\", \"~/.\"]\n", said: "2:1: "},
		{name: "the project as scratch", text: "[scratch]\nroots = [\".\"]\n", said: "2:1: "},
		{name: "every name as scratch", text: "[scratch]\nnames = [\"*\"]\n", said: "2:1: "},
		{name: "every name but one as scratch", text: "[scratch]\nnames = [\"[!a]*\", \"?\", \"*.*\"]\n", said: "2:1: "},
		{name: "where data lies as scratch", text: "[scratch]\nroots = [\"/srv\", \"/srv/\"]\n", said: "2:1: "},
		{name: "the repository's own folder as scratch", text: "[scratch]\nnames = [\".git\"]\n"},
		{name: "the harness's folder as scratch", text: "[scratch]\nroots = [\"~/.claude\", \"~/.tmt\", \"~/.config/tmt\"]\n"},
		// Aliases.
		{name: "an alias of itself", text: "[alias]\nfrobnicate = \"frobnicate\"\nrm = \"rm\"\n"},
		{name: "aliases in a ring", text: "[alias]\nfrobnicate = \"b\"\nb = \"c\"\nc = \"frobnicate\"\n"},
		{name: "aliases that double", text: "[alias]\nfrobnicate = \"a0\"\n" + doubling(60)},
		{name: "an alias that hides rm", text: "[alias]\nrm = \"ls\"\nterraform = \"ls\"\ngit = \"ls\"\nkubectl = \"ls\"\nsudo = \"ls\"\nbash = \"ls\"\ncurl = \"ls\"\n"},
		{name: "an alias that comments out", text: "[alias]\nrm = \"true #\"\nterraform = \"true ;#\"\nfrobnicate = \"rm -rf /srv/data #\"\n"},
		{name: "an alias of a path", text: head + "[alias]\n\"/bin/rm\" = \"ls\"\n", said: "4:1: "},
		{name: "an alias of a keyword", text: "[alias]\nif = \"ls\"\n\"for\" = \"ls\"\nexec = \"ls\"\neval = \"ls\"\n"},
		// Programs.
		{name: "rm as a program that reads", text: program("rm", "")},
		{name: "git as a program that reads", text: program("git", "options = \"--force\"\n")},
		{name: "sudo as a program that reads", text: program("sudo", "") + program("systemctl", "")},
		{name: "bash as a program that reads", text: program("bash", "options = \"-c TEXT\"\n") + program("sh", "options = \"-c TEXT\"\n") + program("eval", "")},
		{name: "a program that is called rm too", text: program("frobnicator", "aliases = [\"rm\", \"terraform\", \"git\", \"curl\"]\n")},
		{name: "our own program as one that reads", text: program("tmt", "") + program("tmt-ground", "")},
		{name: "a program by its path", text: head + program("/bin/rm", ""), said: "4:8: "},
		{name: "every program", text: head + program("*", ""), said: "4:8: "},
		{name: "an option that swallows the rest", text: program("terraform", "options = \"-a, --all WORDS…\"\n")},
		// Classifiers.
		{name: "a classifier for rm", checked: "its module is missing", text: "[[classifier]]\nname = \"c\"\n" + module + "programs = [\"rm\", \"terraform\", \"git\"]\n"},
		{name: "a classifier for everything", text: classifier(module + "programs = [\"*\"]\n"), said: "7:1: "},
		{name: "a classifier for every tool", text: classifier(module + "tools = [\"*\"]\n"), said: "7:1: "},
		{name: "a module that is a device", checked: "has no sha256", text: "[[classifier]]\nname = \"c\"\nmodule = \"/dev/zero\"\nprograms = [\"frobnicate\"]\n", user: true},
		{name: "a module of the process itself", checked: "no regular file", text: "[[classifier]]\nname = \"c\"\nmodule = \"/proc/self/fd/0\"\nsha256 = \"" + strings.Repeat("0", 64) + "\"\nprograms = [\"frobnicate\"]\n", user: true},
		{name: "a digest of another form", text: classifier("module = \"c.wasm\"\nsha256 = \"sha256:" + strings.Repeat("0", 64) + "\"\nprograms = [\"acmectl\"]\n"), said: "6:10: "},
		{name: "an engine that is none", text: classifier(module + "programs = [\"acmectl\"]\nengine = \"native\"\n"), said: "8:10: "},
		// What is no file, or may not be read.
		{name: "a directory", make: func(m *machine, path string) { m.must(os.Mkdir(path, 0o755)) }, said: "it is a directory"},
		{name: "a link to itself", make: func(m *machine, path string) { m.must(os.Symlink(path, path)) }, said: "too many levels"},
		{name: "a link to a device without end", make: func(m *machine, path string) { m.must(os.Symlink("/dev/zero", path)) }, said: "no regular file"},
		{name: "a pipe", make: (*machine).pipe, said: "no regular file"},
		{name: "a file that may not be read", make: func(m *machine, path string) { m.write(path, head); m.nobody(); m.must(os.Chmod(path, 0)) }, said: "permission denied"},
		{name: "a link into nowhere", make: func(m *machine, path string) { m.must(os.Symlink("/nonexistent/tmt.toml", path)) }},
		{name: "a folder that may not be entered", make: func(m *machine, path string) {
			m.write(path, head)
			m.nobody()
			m.must(os.Chmod(filepath.Dir(path), 0o600))
		}, said: "permission denied", user: true},
	}
}

func lines(n int, format string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format+"\n", i)
	}
	return b.String()
}

// doubling are aliases each of which stands for the next one twice.
func doubling(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "a%d = \"a%d; a%d\"\n", i, i+1, i+1)
	}
	return b.String()
}

// hostileCalls are the calls that no file may make milder.
var hostileCalls = []string{
	"frobnicate all", "git status", "terraform destroy", "rm -rf ~/.tmt", "rm -rf /srv/data", "rm -rf .git", "git push --force",
	"sudo systemctl stop nginx", "bash -c 'rm -rf /srv/data'", "curl -X DELETE https://example.com/x", "tmt trust", "eval terraform destroy",
}

// judge returns how strict the hook is with calls: 0 says nothing, 1 asks, 2
// denies. why is the reason of the first denial.
func (m *machine) judge(calls []string) (strict []int, why string) {
	m.t.Helper()
	for i, command := range calls {
		event := fmt.Sprintf(`{"session_id": "c%d", "cwd": %q, "hook_event_name": "PreToolUse", "tool_name": "Bash", "tool_input": {"command": %q}}`, i, m.project, command)
		out := m.hook(event)
		switch {
		case out.status == 2:
			strict = append(strict, 2)
		case out.status == 0 && strings.Contains(out.stdout, `"ask"`):
			strict = append(strict, 1)
		case out == output{}:
			strict = append(strict, 0)
		default:
			m.t.Errorf("%s: %+v", command, out)
			strict = append(strict, -1)
		}
		if i == 0 {
			why = out.stderr
		}
	}
	return strict, why
}

func TestHostileConfig(t *testing.T) {
	unlessRace(t)
	if runtime.GOOS == "windows" {
		t.Skip("links, pipes and permissions are those of Unix")
	}
	built := t.TempDir()
	buildPrograms(t, built, "0.1.0")
	bare, _ := newMachine(t, built).judge(hostileCalls)
	seen := map[int]bool{}
	for _, s := range bare {
		seen[s] = true
	}
	if !seen[0] || !seen[2] {
		t.Fatalf("without a file the calls come out alike: %v", bare)
	}
	for _, f := range hostileFiles() {
		t.Run(f.name, func(t *testing.T) {
			t.Parallel()
			for _, project := range []bool{false, true} {
				if !project || !f.user {
					m := newMachine(t, built)
					m.place(f, project).faces(f, project, bare)
				}
			}
		})
	}
}

// place puts a file where the user's or the project's is read.
func (m *machine) place(f hostileFile, project bool) *machine {
	m.t.Helper()
	path := filepath.Join(m.home, ".config", "tmt", "tmt.toml")
	if project {
		path = filepath.Join(m.project, "tmt.toml")
	}
	m.must(os.MkdirAll(filepath.Dir(path), 0o755))
	if f.make != nil {
		f.make(m, path)
	} else {
		m.write(path, f.text)
	}
	return m
}

func (m *machine) faces(f hostileFile, project bool, bare []int) {
	m.t.Helper()
	whose := map[bool]string{false: "the user's", true: "the project's"}[project]
	m.hook(guesses) // from here on it is compiled
	calls := hostileCalls
	if f.said != "" {
		calls = calls[:4] // of a broken file [gate] alone could count, which holds for all
	}
	got, why := m.judge(calls)
	for i := range got {
		if got[i] < bare[i] {
			m.t.Errorf("%s loosens %s: %d, without it %d", whose, hostileCalls[i], got[i], bare[i])
		}
	}
	if !project && f.said != "" && (!strings.Contains(why, f.said) || !strings.Contains(why, "tmt.toml:") || strings.Count(why, "\n") != 1) {
		m.t.Errorf("%s: a call that cannot be judged says %q, not %q", whose, why, f.said)
	}
	want := f.said
	if !project && f.checked != "" {
		want = f.checked
	}
	out := m.run("", "tmt", "config", "check")
	if said := strings.Contains(out.stdout+out.stderr, want); out.status == 0 == (want != "") || !said {
		m.t.Errorf("%s: config check ends with %d and says %.300q, not %q", whose, out.status, out.stdout+out.stderr, want)
	}
}
