package shell

import (
	"path"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns Python's virtual environments (CLASSES rule 10): which directory is
// one, its programs by path, and its activation.

// activated names, among the variables of a scope, the directory of the virtual
// environment that the line activated; no variable has such a name.
const activated = "venv/bin"

// ownBin is the directory of a virtual environment's programs, as the catalogue knows
// one by its name.
const ownBin = ".venv/bin"

// conventional reports whether a directory has the name of a virtual environment's
// programs.
func conventional(dir string) bool {
	switch path.Base(path.Dir(dir)) {
	case "venv", ".venv", "env", ".env", "virtualenv":
		return path.Base(dir) == "bin"
	}
	return false
}

// venvTool reports whether a program of a virtual environment is known by its name.
func venvTool(base string) bool {
	switch base {
	case "pip", "pip3", "python", "python3", "pytest", "py.test", "ruff", "black", "isort", "mypy", "flake8", "pylint", "pyright",
		"coverage", "tox", "nox", "pre-commit", "sphinx-build", "mkdocs", "bandit", "pip-compile", "pip-sync", "pip-audit":
		return true
	}
	return strings.HasPrefix(base, "python3.") && strings.Trim(base[8:], "0123456789") == ""
}

// inVenv reports whether a path names a program of a virtual environment: one that is
// there, that the line made, or that its name says it is.
func (w *walker) inVenv(name string, sc *scope, f frame) bool {
	dir, base := path.Split(path.Clean(name))
	dir = strings.TrimSuffix(dir, "/")
	if f.remote || dir == "" || !venvTool(base) {
		return false
	}
	return conventional(dir) || w.isVenv(dir, sc)
}

// isVenv reports whether dir holds the programs of a virtual environment that is
// there or that this line made.
func (w *walker) isVenv(dir string, sc *scope) bool {
	abs := sc.join(dir)
	if abs == "" || path.Base(abs) != "bin" {
		return false
	}
	x := &facts{w: w, sc: sc}
	root := path.Dir(abs)
	return x.Exists(cli.Lit(abs+"/activate")) && x.Exists(cli.Lit(root+"/pyvenv.cfg")) || w.madeVenv(root)
}

// madeVenv reports whether a step of this line made a virtual environment at root,
// and no other wrote into it.
func (w *walker) madeVenv(root string) bool {
	made := false
	for i := range w.findings {
		x := &w.findings[i]
		for _, e := range x.Effects {
			switch {
			case e.Kind == "reads" || e.Path != root && !strings.HasPrefix(e.Path, root+"/"):
			case e.Path == root && x.Class == abi.WriteLocal && x.Step != nil && makesVenv(x.Step.Argv):
				made = true
			default:
				return false
			}
		}
	}
	return made
}

func makesVenv(argv []string) bool {
	if len(argv) == 0 {
		return false
	}
	if base(argv[0]) == "virtualenv" {
		return true
	}
	for _, a := range argv[1:] {
		if a == "venv" || a == "virtualenv" {
			return true
		}
	}
	return false
}

// activates judges ". DIR/bin/activate" of a virtual environment; ok is false where
// it is none.
func (w *walker) activates(s *simple, file cli.Word, sc *scope, f frame) (ok bool) {
	dir, found := strings.CutSuffix(file.Text, "/activate")
	if !found || !file.Static || file.Glob || f.remote {
		return false
	}
	abs := sc.join(dir)
	say := func() {
		w.report(s, &cli.Report{Facts: []cli.Fact{{Effect: cli.Pure, Does: "activates the virtual environment " + short(path.Dir(dir))}}}, sc, f)
		sc.set(activated, value{text: ownBin, known: true})
	}
	switch {
	case abs == "":
		return false
	case w.madeVenv(path.Dir(abs)):
		say()
		return true
	case w.isVenv(dir, sc):
		mark := len(w.findings)
		w.script(&cli.Inner{Script: &file, Argv: []cli.Word{file}}, s, sc, f.through("source"))
		if b, err := w.host.ReadFile(abs+"/activate", maxScript); err == nil && plainActivate(string(b), path.Dir(abs)) {
			kept := w.findings[:mark]
			for _, x := range w.findings[mark:] {
				if !(x.Class == abi.Unknown && (strings.HasPrefix(x.Reason, "PATH ") || strings.HasPrefix(x.Reason, "PYTHONHOME "))) {
					kept = append(kept, x)
				}
			}
			w.findings = kept
		}
		say()
		return true
	case path.Base(dir) == "bin" && !(&facts{w: w, sc: sc}).Exists(cli.Lit(abs+"/activate")) && !w.written(abs+"/activate"):
		// It is not there: what && joins to it runs in the environment or not at all.
		sc.chained = dir
		if !conventional(dir) {
			return false
		}
		w.report(s, &cli.Report{Facts: []cli.Fact{{Effect: cli.Works, Does: "runs the virtual environment's own " + short(file.Text)}}}, sc, f)
		return true
	}
	return false
}

// plainActivate reports whether a script puts nothing but its own environment in
// front of PATH, as those of venv, virtualenv and uv do.
func plainActivate(text, root string) bool {
	seen := false
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "#") {
			continue
		}
		line = strings.TrimPrefix(line, "export ")
		name, v, found := strings.Cut(line, "=")
		if !found {
			continue
		}
		v = strings.Trim(v, `"'`)
		switch name {
		case "PATH":
			if v != "$VIRTUAL_ENV/bin:$PATH" && v != "${_OLD_VIRTUAL_PATH:-}" && v != "$_OLD_VIRTUAL_PATH" {
				return false
			}
			seen = seen || strings.HasPrefix(v, "$VIRTUAL_ENV/")
		case "VIRTUAL_ENV":
			if v != root && !strings.HasPrefix(v, "$(cygpath ") {
				return false
			}
		default:
			if strings.HasSuffix(strings.TrimRight(name, " "), "PATH") && !strings.HasSuffix(name, "_PATH") {
				return false
			}
		}
	}
	return seen
}
