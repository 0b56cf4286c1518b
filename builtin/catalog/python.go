package catalog

import (
	"path"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/code"
)

// This file owns the Python interpreters. pymodule.go says what modules do that
// -m runs.

func pythonCode(text string) lang.Result { return code.Python(text) }

// python is CPython 3.14 (also PyPy). -c and -m end the options: what follows
// belongs to the code (see endPython).
var python = cli.Program{
	Env: "~PYTHONPATH PYTHON* -PYTHONUNBUFFERED -PYTHONDONTWRITEBYTECODE -PYTHONIOENCODING -PYTHONUTF8 " +
		"-PYTHONHASHSEED -PYTHONFAULTHANDLER -PYTHONTRACEMALLOC -PYTHONASYNCIODEBUG -PYTHONNOUSERSITE " +
		"-PYTHONSAFEPATH ",
	Name:          "python",
	Output:        cli.Rewrites,
	Also:          "pypy3 python2 python3 python3.10 python3.11 python3.12 python3.13 python3.14",
	StopAtOperand: true,
	Options: `
		-bBdEhiIOPqRsSuvVx; -c CODE; -m MODULE; -W ACTION; -X OPTION; -Q OLD; -t; -3
		--check-hash-based-pycs MODE; --help-env; --help-xoptions; --help-all; --version; -?, --help
	`,
	Prepare: endPython,
	Inspect: inspectPython,
}

// endPython ends the options behind -c CODE and -m MODULE, however they are
// bundled.
func endPython(args []cli.Word) []cli.Word {
	for i := 0; i < len(args); i++ {
		text := args[i].Text
		if len(text) < 2 || text[0] != '-' || text[1] == '-' {
			if text == "--check-hash-based-pycs" {
				i++
				continue
			}
			if strings.HasPrefix(text, "--") && text != "--" {
				continue
			}
			return args
		}
		switch at := strings.IndexAny(text[1:], "cmWXQ"); {
		case at < 0:
		case text[1+at] == 'W' || text[1+at] == 'X' || text[1+at] == 'Q':
			if at+2 == len(text) {
				i++
			}
		default:
			end := i + 1
			if at+2 == len(text) {
				end++ // the argument is the next word
			}
			if end >= len(args) {
				return args
			}
			out := append([]cli.Word(nil), args[:end]...)
			return append(append(out, cli.Lit("--")), args[end:]...)
		}
	}
	return args
}

func inspectPython(inv *cli.Invocation, r *cli.Report) {
	name := path.Base(inv.Called())
	switch {
	case inv.Has("-h") || inv.Has("-V") || inv.Has("--help-env") || inv.Has("--help-xoptions") ||
		inv.Has("--help-all"):
		r.Add(cli.Pure, "prints help or its version")
		return
	case inv.Has("-i"):
		r.Add(cli.Interactive, "waits for Python code")
	}
	for _, filter := range inv.All("-W") {
		// action:message:category…: the category's module is imported.
		if f := strings.SplitN(filter.Text, ":", 4); !filter.Static || len(f) > 2 && strings.Contains(f[2], ".") {
			r.Unknown("-W imports the module of a warning's category")
		}
	}
	if text, ok := inv.Last("-c"); ok {
		runsCode(r, text, pythonCode, "Python")
		return
	}
	if module, ok := inv.Last("-m"); ok {
		runsModule(inv, r, name, module, inv.Operands)
		return
	}
	if words := inv.Operands; len(words) > 0 &&
		(words[0].Text == "manage.py" || words[0].Text == "./manage.py") {
		r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("manage.py")}, words[1:]...), Via: name})
		return
	}
	if len(inv.Operands) > 0 {
		runsFile(inv, r, inv.Operands, pythonCode, "Python")
		return
	}
	runsInput(inv, r, pythonCode, "Python")
}

// ipython is IPython 9.
var ipython = cli.Program{
	Name:          "ipython",
	Also:          "ipython3",
	StopAtOperand: true,
	Options: `
		-c CODE; -m MODULE; -i; --no-banner; --no-confirm-exit; --matplotlib[=NAME]; --pylab[=NAME]
		--profile NAME; --colors NAME; --simple-prompt; --quick; --classic; --no-autoindent
		--autoreload[=N]; --version; -h, --help`,
	Prepare: endPython,
	Inspect: inspectPython,
}

// jupyter is Jupyter 5 (core), nbconvert 7.
var jupyter = cli.Program{
	Name:    "jupyter",
	Options: "--config-dir; --data-dir; --runtime-dir; --paths; --json; --debug; --version; -h, --help",
	Effect:  cli.Pure,
	Commands: []cli.Command{
		{Name: "nbconvert", Effect: cli.Works, Does: "converts notebooks", Options: `
			--to FORMAT; --output NAME; --output-dir >DIR/; --execute; --inplace; --stdout; --stdin
			--clear-output; --no-input; --no-prompt; --template NAME; --allow-errors; --config FILE
			--coalesce-streams; --embed-images; --allow-chromium-download; -y; --log-level LEVEL; --post NAME
			--writer NAME`,
			Rules: []cli.Rule{
				{Option: "--execute --config --template", Effect: cli.Runs, Does: "runs code of the notebook"},
			}},
		{Name: "kernelspec", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list provisioners", Effect: cli.Reads, Options: "--json; --missing"},
			{Name: "install remove uninstall", Effect: cli.Changes, Does: "changes installed kernels",
				Options: "-f; --user; --name NAME"}}},
		{Name: "lab notebook server console qtconsole", Effect: cli.Runs, Does: "starts a server",
			Options: "--no-browser; --port N; --ip ADDR; --allow-root; -y; --notebook-dir DIR",
			Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads, Options: "--json; --jsonlist"},
				{Name: "stop", Effect: cli.Changes, Does: "stops a server"}}},
		{Name: "labextension", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list check", Effect: cli.Reads},
			{Name: "install uninstall enable disable", Effect: cli.Changes, Does: "changes installed extensions"}}},
		{Name: "trust", Effect: cli.Changes, Does: "trusts notebooks"},
		{Name: "troubleshoot", Effect: cli.Reads},
	},
}
