package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	sedlang "github.com/seed-a23d08e7/tmt/builtin/lang/sed"
)

// sedEditor is GNU sed 4.9 and BSD's. The script is a language of its own
// (builtin/lang/sed); -i makes the operands targets.
var sedEditor = cli.Program{
	Name:   "sed",
	Output: cli.Rewrites,
	Also:   "gsed",
	Options: `
		-n, --quiet, --silent; --debug; -e, --expression SCRIPT; -f, --file FILE; -E, -r, --regexp-extended
		-i[SUFFIX]; --in-place[=SUFFIX]; -I SUFFIX; -l, --line-length N; -s, --separate; -u, --unbuffered
		-z, --null-data; -b, --binary; --follow-symlinks; --posix; --sandbox; -a; --help; --version
	`,
	Effect:  cli.Pure,
	Prepare: prepareSed,
	Inspect: inspectSed,
}

// prepareSed joins the suffix that BSD's -i takes as a word of its own: an empty
// one or one like ".bak", neither of which can begin a script.
func prepareSed(args []cli.Word) []cli.Word {
	for i := 0; i+1 < len(args); i++ {
		w, next := args[i], args[i+1]
		if w.Text == "--" {
			break
		}
		if w.Static && next.Static && w.Text == "-i" && (next.Text == "" || isSuffix(next.Text)) {
			return append(append([]cli.Word(nil), args[:i+1]...), args[i+2:]...)
		}
	}
	return args
}

func isSuffix(s string) bool {
	return s[0] == '.' && len(s) > 1 && len(s) < 16 && !strings.ContainsAny(s, "/ ;{}")
}

func inspectSed(inv *cli.Invocation, r *cli.Report) {
	files := inv.Operands
	scripts := inv.All("--expression")
	for _, f := range inv.All("--file") {
		r.Path(cli.ReadsFrom, f, "")
		if in := inv.Input(); in.Text.Static && (f.Text == "-" || f.Text == "/dev/stdin") {
			scripts = append(scripts, in.Text)
			continue
		}
		r.Unknown("the script that sed reads from " + f.Text + " is not known")
	}
	if len(scripts) == 0 && !inv.Has("--file") {
		if len(files) == 0 {
			return
		}
		scripts, files = files[:1], files[1:]
	}
	embedLines(r, scripts, sedlang.Judge, "the script of sed")
	e := cli.ReadsFrom
	if inv.Has("-i") || inv.Has("--in-place") || inv.Has("-I") {
		e = cli.WritesTo
	}
	for _, f := range files {
		r.Path(e, f, "")
	}
	for _, n := range [...]string{"-i", "--in-place", "-I"} {
		for _, suffix := range inv.All(n) {
			backups(r, files, suffix)
		}
	}
}

// backups states the copies that -i keeps: the suffix is one, or a name with
// "*" for the file's.
func backups(r *cli.Report, files []cli.Word, suffix cli.Word) {
	if suffix.Static && !strings.ContainsAny(suffix.Text, "*/") {
		return // beside the file, which is judged
	}
	for _, f := range files {
		name := suffix
		if strings.IndexByte(suffix.Text, '/') < 0 && strings.Contains(f.Text, "/") {
			name.Text = f.Text[:strings.LastIndexByte(f.Text, '/')+1] + suffix.Text
		}
		name.Text, name.At = strings.ReplaceAll(name.Text, "*", f.Text[strings.LastIndexByte(f.Text, '/')+1:]), -1
		name.Static = name.Static && f.Static
		r.Path(cli.WritesTo, name, "keeps a copy")
	}
}
