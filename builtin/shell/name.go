package shell

import (
	"path"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the way from a command's name to a program: which paths stand
// for the system's own, and what an unknown name still tells.

// resolve returns the name under which the catalogue may know a program. script
// is set where it is a file of this machine that must be read instead.
func (w *walker) resolve(name string, sc *scope, f frame) (program string, script bool) {
	if program = w.host.ProgramName(name); program == "" && w.inVenv(name, sc, f) {
		program = base(name)
	}
	return program, program == "" && !f.remote
}

// ProgramName returns the name under which a program may be known that is called
// as name, "" where that is the path of some file.
func (h *Host) ProgramName(name string) string {
	if strings.IndexByte(name, '/') < 0 {
		if len(name) > 1 && name[0] == '=' {
			name = name[1:] // zsh: the path of that command
		}
		return name
	}
	dir, base := path.Split(path.Clean(name))
	if h.binaries(strings.TrimSuffix(dir, "/"), base) {
		return base
	}
	return ""
}

// binaries reports whether a directory holds the system's or the user's
// programs. A virtual environment holds its own pip.
func (h *Host) binaries(dir, base string) bool {
	switch dir {
	case "/bin", "/usr/bin", "/usr/local/bin", "/sbin", "/usr/sbin", "/usr/local/sbin",
		"/opt/homebrew/bin", "/opt/homebrew/sbin", "/snap/bin":
		return true
	}
	env := h.Env
	if env == nil {
		return false
	}
	if env.Home != "" && strings.HasPrefix(dir, env.Home+"/") {
		switch dir[len(env.Home):] {
		case "/.local/bin", "/bin", "/.cargo/bin", "/go/bin":
			return true
		}
	}
	for _, p := range env.Path {
		if dir == p && strings.HasPrefix(p, "/") {
			return true
		}
	}
	return (base == "pip" || base == "pip3") && conventional(dir)
}

// calledAs is the path by which a program is called: of a virtual environment, where
// the line activated one.
func (w *walker) calledAs(name string, sc *scope, f frame) string {
	if strings.IndexByte(name, '/') < 0 {
		if v, _ := sc.lookup(activated); v.known && venvTool(name) {
			return v.text + "/" + name
		}
		return name
	}
	if w.inVenv(name, sc, f) {
		return ownBin + "/" + base(name)
	}
	return name
}

// unknownProgram judges a command that the catalogue does not know: unknown, or
// mutating where its words say that it destroys or publishes.
func (w *walker) unknownProgram(base string, s *simple, sc *scope, f frame) {
	name := s.words[0].Text
	r := &cli.Report{}
	w.raise(base, s.words[1:], &facts{w: w, sc: sc, in: f.stdin.input(f.piped), called: name, remote: f.remote}, r)
	r.Facts = append(r.Facts, s.facts...)
	if does := changeSignal(s.words); does != "" {
		r.Signal(does)
	} else if does := codeSignal(s.words); does != "" {
		r.Signal(does)
	} else {
		r.Unknown(short(name) + " is not a program that is known here")
	}
	w.report(s, r, sc, f)
	for i := range r.Inner {
		w.inner(&r.Inner[i], s, sc, f)
	}
}

// raise adds what the host says of a program beside the catalogue.
func (w *walker) raise(name string, args []cli.Word, x cli.Facts, r *cli.Report) {
	if w.host.Raise != nil {
		w.host.Raise(name, args, x, r)
	}
}

// codeSignal judges a one-liner of an interpreter that is not known: code that
// names a delete, a process or a network send is a signal in any language.
func codeSignal(words []cli.Word) string {
	for i := 1; i+1 < len(words); i++ {
		switch words[i].Text {
		case "-e", "-E", "-c", "--eval", "-eval", "--execute", "--expression":
		default:
			continue
		}
		if word := dangerousWord(words[i+1].Text); word != "" {
			return "runs code that names " + word
		}
	}
	return ""
}

// dangerousWord finds a name in code that says delete or run.
func dangerousWord(text string) string {
	for _, name := range strings.FieldsFunc(text, func(r rune) bool {
		return r != '_' && r != '-' && !('0' <= r && r <= '9') && !('a' <= r|0x20 && r|0x20 <= 'z')
	}) {
		for rest := name; rest != ""; {
			var seg string
			seg, rest = cli.Segment(rest)
			switch strings.ToLower(seg) {
			case "delete", "del", "rm", "rmdir", "rmtree", "remove", "unlink", "destroy", "drop", "erase", "truncate", "system", "popen", "spawn":
				return short(name)
			}
		}
	}
	return ""
}

// changeSignal looks for a destructive or publishing verb that heads a command's
// name or its first words.
func changeSignal(words []cli.Word) string {
	if v := cli.HeadVerb(path.Base(words[0].Text)); v != "" {
		return "runs " + short(words[0].Text) + ", whose name says " + v
	}
	if word, v := cli.SaysChange(words[1:]); v != "" {
		return "runs " + short(words[0].Text) + " " + short(word) + ", a name that says " + v
	}
	return ""
}
