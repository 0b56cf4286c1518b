package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns python -m: modules of the standard library, and tools that are
// programs of the catalogue too.

func runsModule(inv *cli.Invocation, r *cli.Report, name string, module cli.Word, args []cli.Word) {
	if !module.Static {
		r.Unknown("the module that " + name + " -m runs is not known statically")
		return
	}
	via := name + " -m"
	switch m := module.Text; m {
	case "pip", "pip3":
		// The interpreter's own pip: that of the virtual environment it lies in.
		r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit(siblingPip(inv.Called()))}, args...), Via: via})
	case "pytest", "black", "isort", "flake8", "pylint", "mypy", "pyright", "ruff", "bandit", "tox", "nox",
		"virtualenv", "uv", "poetry", "pipx",
		"coverage", "jupyter", "ipython", "pre_commit", "autopep8", "yapf", "pyupgrade", "pydocstyle",
		"pycodestyle", "alembic", "twine", "build", "IPython", "mkdocs", "sphinx", "hatch", "pdm":
		r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit(moduleProgram(m))}, args...), Via: via})
	case "timeit":
		for _, w := range args {
			runsCode(r, w, pythonCode, "Python")
		}
		r.Add(cli.Runs, "runs Python code")
	default:
		words := append([]cli.Word{module}, args...)
		if !standardModule(m) {
			runsScript(r, via, words)
			return
		}
		own := pythonModules.Interpret(words, inv.Facts)
		r.Facts, r.Inner = append(r.Facts, own.Facts...), append(r.Inner, own.Inner...)
	}
}

// moduleProgram is the program that a module of another name is.
func moduleProgram(module string) string {
	switch module {
	case "pre_commit":
		return "pre-commit"
	case "IPython":
		return "ipython"
	case "build":
		return "pyproject-build"
	case "sphinx":
		return "sphinx-build"
	}
	return module
}

// siblingPip is pip beside the interpreter that was called.
func siblingPip(called string) string {
	for i := len(called) - 1; i >= 0; i-- {
		if called[i] == '/' {
			return called[:i+1] + "pip"
		}
	}
	return "pip"
}

// standardModule reports whether the standard library's module is known here.
func standardModule(name string) bool {
	for c := range pythonModules.Subcommands {
		for n := range strings.FieldsSeq(c.Name) {
			if n == name {
				return true
			}
		}
	}
	return false
}

// pythonModules are the modules of CPython 3.14's library that are programs, as
// subcommands of "python -m".
var pythonModules = cli.Command{
	Name: "python -m", HelpEverywhere: true,
	Options: "-h, --help",
	Commands: []cli.Command{
		{
			Name: "unittest", Effect: cli.Works, Does: runsTests, Operands: cli.Operands{Each: cli.LoadsFrom},
			Options: unittestOptions,
			Commands: []cli.Command{{
				Name: "discover", Effect: cli.Works, Does: runsTests,
				Operands: cli.Operands{Usage: "[~START] [PATTERN] [~TOP]"},
				Options: unittestOptions + `
					-s, --start-directory ~DIR; -p, --pattern GLOB; -t, --top-level-directory ~DIR`,
			}},
		},
		{
			Name: "doctest", Effect: cli.Works, Does: runsTests, Operands: cli.Operands{Each: cli.LoadsFrom},
			Options: "-v, --verbose; -o, --option NAME; -f, --fail-fast",
		},
		{
			Name: "compileall", Effect: cli.Works, Does: "compiles Python files",
			Operands: cli.Operands{Each: cli.WritesInto, Does: "compiles Python files"},
			Options: `
				-l; -r N; -f; -q; -b; -d DIR; -s DIR; -p DIR; -x REGEX; -i <FILE; -j, --workers N
				--invalidation-mode MODE; -o LEVEL; -e DIR; --hardlink-dupes`,
		},
		{
			Name: "py_compile", Effect: cli.Works, Does: "compiles Python files", Options: "-q, --quiet",
			Operands: cli.Operands{Each: cli.WritesTo, Does: "compiles Python files"},
		},
		{
			Name: "venv", Effect: cli.Works, Does: "creates a virtual environment",
			Operands: cli.Operands{Each: cli.WritesTo, Does: "creates a virtual environment"},
			Options: `
				--prompt TEXT; --clear; --system-site-packages; --symlinks; --copies; --upgrade; --without-pip
				--upgrade-deps; --without-scm-ignore-files`,
			Rules: []cli.Rule{
				{Option: "--clear", Effect: cli.Changes, Does: "--clear deletes what the directory holds"},
			},
		},
		{
			Name: "ensurepip", Effect: cli.Changes, Does: "installs pip",
			Options: "--version; -v, --verbose; -U, --upgrade; --user; --root DIR; --altinstall; --default-pip",
		},
		{
			Name: "json.tool json", Effect: cli.Pure, Operands: cli.Operands{Usage: "[<IN] [>OUT]"},
			Options: "--sort-keys; --no-ensure-ascii; --json-lines; --indent N; --tab; --no-indent; --compact",
		},
		{
			Name: "this platform sysconfig site calendar __hello__ help", Effect: cli.Reads,
			Options: `
				--terse; --user-base; --user-site; -t, --type NAME; -w, --width N; -l, --lines N; -s, --spacing N
				-m, --months N; -L, --locale NAME; -e, --encoding NAME; -f, --first-weekday N; -c, --css NAME`,
		},
		{Name: "antigravity webbrowser", Effect: cli.Runs, Does: "opens a browser", Options: "-n; -t; -d"},
		{
			Name: "tokenize ast dis tabnanny pyclbr symtable mimetypes quopri", Effect: cli.Pure,
			Operands: cli.Operands{Each: cli.ReadsFrom},
			Options: `
				-e, --exact; -m, --mode MODE; --no-type-comments; -a, --include-attributes; -i, --indent N
				-C, --show-caches; -O, --show-offsets; -P, --show-positions; -S, --specialized; -q; -v; -l; -t; -d
				--feature-version V; --optimize N; --show-empty`,
		},
		{Name: "inspect pydoc", Effect: cli.Runs, Does: "loads the module that it shows",
			Options: "--details; -k TEXT; -p N; -b; -w; -n NAME"},
		{
			Name: "base64", Effect: cli.Runs, Does: "decodes or encodes data", Options: "-d; -e; -u; -t",
		},
		{
			Name: "zipfile tarfile", Effect: cli.Reads, Requires: "--list --test --extract --create",
			Options: `
				-l, --list <FILE; -t, --test <FILE; -e, --extract <FILE; -c, --create >FILE; -v, --verbose; --filter NAME
				--metadata-encoding NAME`,
			Operands: cli.Operands{Each: cli.ReadsFrom},
			Rules: []cli.Rule{
				{
					Option: "--extract", Effect: cli.Works, Does: "extracts an archive",
					Operands: &cli.Operands{Each: cli.WritesTo, Does: "extracts an archive"},
				},
			},
		},
		{
			Name: "gzip", Effect: cli.Works, Does: "compresses files", Options: "--fast; --best; -d, --decompress",
			Operands: cli.Operands{Each: cli.WritesTo, Does: "compresses files"},
		},
		{
			Name: "cProfile profile", StopAtOperand: true, Effect: cli.Runs, Does: "runs code and measures it",
			Options: "-o, --outfile >FILE; -s, --sort NAME; -m MODULE",
		},
		{
			Name: "http.server SimpleHTTPServer smtpd idlelib pdb code trace runpy asyncio sqlite3 ftplib " +
				"telnetlib test",
			StopAtOperand: true, Effect: cli.Runs, Does: "serves, debugs or runs code",
			Options: "-b, --bind ADDRESS; -d, --directory DIR; -p, --protocol NAME; --cgi; -m MODULE; -c TEXT; -q; -v",
		},
	},
}

const unittestOptions = `
	-v, --verbose; -q, --quiet; --locals; -f, --failfast; -c, --catch; -b, --buffer; -k PATTERN; --durations N
`
