package catalog

import (
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
	case "unittest", "doctest", "test":
		r.Add(cli.Works, runsTests)
	case "compileall", "py_compile":
		r.Add(cli.Works, "compiles Python files")
	case "venv", "ensurepip":
		runsVenv(r, m, args)
	case "json.tool":
		jsonTool(r, args)
	case "this", "platform", "sysconfig", "site", "calendar", "antigravity", "__hello__", "help":
		r.Add(cli.Reads, "prints facts about Python")
	case "tokenize", "ast", "dis", "tabnanny", "pyclbr", "symtable", "mimetypes", "quopri", "inspect":
		reader(r, args)
	case "timeit":
		for _, w := range args {
			runsCode(r, w, pythonCode, "Python")
		}
		r.Add(cli.Runs, "runs Python code")
	case "base64", "zipfile", "tarfile", "gzip":
		archiveModule(r, m, args)
	case "http.server", "SimpleHTTPServer", "smtpd", "pydoc", "idlelib", "pdb", "code", "cProfile", "profile",
		"trace", "runpy", "asyncio", "sqlite3", "ftplib", "telnetlib", "webbrowser":
		r.Add(cli.Runs, "runs "+m+", which serves, profiles or runs code")
	default:
		runsScript(r, via, append([]cli.Word{module}, args...))
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

// runsVenv judges python -m venv [options] DIR….
func runsVenv(r *cli.Report, module string, args []cli.Word) {
	if module == "ensurepip" {
		if len(args) == 1 && args[0].Text == "--version" {
			r.Add(cli.Pure, "")
			return
		}
		r.Add(cli.Changes, "installs pip")
		return
	}
	r.Add(cli.Works, "creates a virtual environment")
	for i := 0; i < len(args); i++ {
		switch w := args[i]; {
		case w.Text == "--prompt":
			i++
		case w.Text == "--clear":
			r.Add(cli.Changes, "--clear deletes what the directory holds")
		case len(w.Text) > 0 && w.Text[0] == '-' && w.Static:
			switch w.Text {
			case "--system-site-packages", "--symlinks", "--copies", "--upgrade", "--without-pip", "--upgrade-deps",
				"--without-scm-ignore-files", "-h", "--help":
			default:
				r.Unknown("venv has no option " + w.Text + " that is known here")
			}
		default:
			r.Path(cli.WritesTo, w, "creates a virtual environment")
		}
	}
}

// jsonTool judges python -m json.tool [options] [INFILE [OUTFILE]].
func jsonTool(r *cli.Report, args []cli.Word) {
	r.Add(cli.Pure, "")
	files := 0
	for i := 0; i < len(args); i++ {
		switch w := args[i]; {
		case w.Text == "--indent":
			i++
		case len(w.Text) > 1 && w.Text[0] == '-':
			switch {
			case w.Text == "--sort-keys", w.Text == "--no-ensure-ascii", w.Text == "--json-lines", w.Text == "--tab",
				w.Text == "--no-indent", w.Text == "--compact", w.Text == "-h", w.Text == "--help":
			case len(w.Text) > 9 && w.Text[:9] == "--indent=":
			default:
				r.Unknown("json.tool has no option " + w.Text + " that is known here")
			}
		case w.Text == "-":
			files++
		case files == 0:
			files++
			r.Path(cli.ReadsFrom, w, "")
		default:
			files++
			r.Path(cli.WritesTo, w, "writes the formatted JSON")
		}
	}
}

// reader judges a module that only reads the files among its arguments.
func reader(r *cli.Report, args []cli.Word) {
	r.Add(cli.Pure, "")
	for _, w := range args {
		if w.Text != "" && w.Text[0] != '-' {
			r.Path(cli.ReadsFrom, w, "")
		}
	}
}

// archiveModule judges the archive modules: listing reads, all else writes.
func archiveModule(r *cli.Report, module string, args []cli.Word) {
	if len(args) == 0 || !args[0].Static {
		r.Add(cli.Runs, "runs "+module)
		return
	}
	switch args[0].Text {
	case "-l", "--list", "-t", "--test":
		if module != "base64" && module != "gzip" {
			reader(r, args)
			return
		}
	case "-e", "--extract":
		if module != "base64" && len(args) > 1 {
			r.Path(cli.ReadsFrom, args[1], "")
			for _, w := range args[2:] {
				r.Path(cli.WritesTo, w, "extracts an archive")
			}
			if len(args) == 2 {
				r.Add(cli.Works, "extracts an archive")
			}
			return
		}
	case "-c", "--create":
		if module != "base64" && len(args) > 1 {
			r.Path(cli.WritesTo, args[1], "creates an archive")
			return
		}
	}
	r.Add(cli.Runs, "runs "+module)
}
