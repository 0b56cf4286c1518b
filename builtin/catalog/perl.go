package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/code"
)

// This file owns Perl, Lua and R.

func perlCode(text string) lang.Result { return code.Perl(text) }
func luaCode(text string) lang.Result  { return code.Lua(text) }
func rCode(text string) lang.Result    { return code.R(text) }

// perl is Perl 5.42.
var perl = cli.Program{
	Name:          "perl",
	Output:        cli.Rewrites,
	Env:           "PERL* PERL5*",
	StopAtOperand: true,
	Options: `
		-0[OCTAL]; -a; -C[N]; -c; -d[MODULE]; -D[FLAGS]; -e CODE; -E CODE; -f; -F PATTERN; -g; -i[EXT]
		-I DIR; -l[OCTAL]; -M MODULE; -m MODULE; -n; -p; -s; -S; -t; -T; -u; -U; -v; -V[NAME]; -w; -W; -X
		-x[DIR]; -h, -?; --help; --version`,
	Prepare: splitOctal,
	Inspect: inspectPerl,
}

// splitOctal cuts bundles behind -l and -0, whose argument is octal digits only:
// -lane is -l -ane.
func splitOctal(args []cli.Word) []cli.Word {
	var out []cli.Word
	for n, w := range args {
		if !w.Static || len(w.Text) < 2 || w.Text[0] != '-' || w.Text[1] == '-' {
			return append(out, args[n:]...)
		}
		text := w.Text
		code := false
	bundle:
		for i := 1; i < len(text); i++ {
			switch text[i] {
			case 'l', '0':
				j := i + 1
				for j < len(text) && '0' <= text[j] && text[j] <= '7' {
					j++
				}
				if j < len(text) && text[j] != 'x' {
					part := cli.Lit(text[:j])
					part.Span = w.Span
					out = append(out, part)
					text, i = "-"+text[j:], 0
				}
			case 'e', 'E':
				code = i == len(text)-1
				break bundle
			case 'F', 'I', 'M', 'm', 'x', 'C', 'D', 'V', 'd', 'i', 'r', 'W':
				break bundle
			}
		}
		if text == w.Text {
			out = append(out, w)
		} else {
			part := cli.Lit(text)
			part.Span = w.Span
			out = append(out, part)
		}
		if code {
			// The code itself may begin with "-"; it is no bundle.
			if n+1 < len(args) {
				out = append(out, args[n+1])
				return append(out, splitOctal(args[n+2:])...)
			}
			return out
		}
	}
	return out
}

func inspectPerl(inv *cli.Invocation, r *cli.Report) {
	for _, o := range []string{"-M", "-m"} {
		for _, w := range inv.All(o) {
			// -MModule=args is code: "use Module split(…)".
			if !w.Static || strings.ContainsAny(w.Text, ";({ ") {
				runsCode(r, w, perlCode, "Perl")
			}
		}
	}
	codes := append(inv.All("-e"), inv.All("-E")...)
	for _, text := range codes {
		runsCode(r, text, perlCode, "Perl")
	}
	if inv.Has("-d") {
		r.Add(cli.Interactive, "opens a debugger")
	}
	switch {
	case len(codes) > 0:
		for _, w := range inv.Operands {
			switch {
			case inv.Has("-i"):
				r.Path(cli.WritesTo, w, "edits files in place")
			case inv.Has("-n") || inv.Has("-p"):
				r.Path(cli.ReadsFrom, w, "")
			}
		}
	case (inv.Has("-M") || inv.Has("-m")) && len(inv.Operands) == 0:
		r.Add(cli.Runs, "loads a module")
	case inv.Has("-v") || inv.Has("-V") || inv.Has("-h"):
		r.Add(cli.Pure, "prints help or its version")
	case inv.Has("-c") && len(inv.Operands) > 0:
		// -c still runs BEGIN blocks.
		r.Add(cli.Runs, "checks the syntax, running BEGIN blocks")
	case len(inv.Operands) > 0:
		runsFile(inv, r, inv.Operands, perlCode, "Perl")
	default:
		runsInput(inv, r, perlCode, "Perl")
	}
}

// lua is Lua 5.4 and LuaJIT 2.1.
var lua = cli.Program{
	Name:          "lua",
	Also:          "luajit",
	Env:           "LUA_*",
	StopAtOperand: true,
	Options:       "-e CODE; -l MODULE; -i; -v; -E; -W; -j COMMAND; -O[LEVEL]; -b",
	Inspect:       inspectLua,
}

func inspectLua(inv *cli.Invocation, r *cli.Report) {
	codes := inv.All("-e")
	for _, text := range codes {
		runsCode(r, text, luaCode, "Lua")
	}
	if inv.Has("-l") || inv.Has("-j") {
		r.Add(cli.Runs, loadsModule)
	}
	switch {
	case inv.Has("-i"):
		r.Add(cli.Interactive, "waits for Lua code")
	case inv.Has("-b"):
		r.Add(cli.Works, "compiles Lua code")
		for i, w := range inv.Operands {
			if i > 0 && w.Text != "-" {
				r.Path(cli.WritesTo, w, "")
			}
		}
	case len(inv.Operands) > 0:
		runsFile(inv, r, inv.Operands, luaCode, "Lua")
	case len(codes) > 0:
	case inv.Has("-v"):
		r.Add(cli.Pure, "prints its version")
	default:
		runsInput(inv, r, luaCode, "Lua")
	}
}

// rscript is Rscript and R 4.5.
var rscript = cli.Program{
	Name:          "Rscript",
	Also:          "R",
	StopAtOperand: true,
	Options: `
		--verbose; --default-packages LIST; -e CODE; --save; --no-save; --no-environ; --no-site-file
		--no-init-file; --restore; --no-restore; --vanilla; --slave; -q, --quiet, --silent; -s, --no-echo
		--no-readline; --interactive; -f, --file FILE; --args; --arch NAME; --encoding NAME; -g, --gui NAME
		-d, --debugger NAME; --debugger-args ARGS; --max-ppsize N; --version; -h, --help
	`,
	Inspect: inspectR,
}

func inspectR(inv *cli.Invocation, r *cli.Report) {
	codes := inv.All("-e")
	for _, text := range codes {
		runsCode(r, text, rCode, "R")
	}
	if inv.Has("--debugger") {
		r.Add(cli.Runs, "--debugger runs another program")
	}
	words := append(inv.All("--file"), inv.Operands...)
	switch {
	case len(codes) > 0:
	case len(words) > 0 && words[0].Text == "CMD":
		inspectRCommand(r, words[1:])
	case len(words) > 0 && inv.Has("--args") && !inv.Has("--file"):
		runsInput(inv, r, rCode, "R")
	case len(words) > 0:
		runsFile(inv, r, words, rCode, "R")
	default:
		runsInput(inv, r, rCode, "R")
	}
}

// inspectRCommand judges R CMD TOOL.
func inspectRCommand(r *cli.Report, words []cli.Word) {
	if len(words) == 0 || !words[0].Static {
		r.Unknown("the tool that R CMD runs is not known")
		return
	}
	switch words[0].Text {
	case "build", "check", "Rd2pdf", "Rdconv", "Sweave", "Stangle", "COMPILE", "SHLIB":
		r.Add(cli.Works, "builds or checks a package")
	case "config", "Rdiff":
		r.Add(cli.Reads, "")
	case "INSTALL", "REMOVE", "javareconf", "rtags":
		r.Add(cli.Changes, "changes installed packages")
	case "BATCH":
		r.Add(cli.Runs, "runs an R script")
	default:
		r.Unknown("R CMD " + words[0].Text + " is not known here")
	}
}
