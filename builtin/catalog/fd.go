package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// fd is fd 10.2 (fdfind on Debian). All words after -x and -X, up to ";", are a
// command.
var fd = cli.Program{
	Name: "fd",
	Also: "fdfind",
	Options: `
		-H, --hidden; --no-hidden; -I, --no-ignore; --ignore; --no-ignore-vcs; --ignore-vcs; --no-ignore-parent
		--no-global-ignore-file; --no-require-git; --require-git; -u, --unrestricted; -s, --case-sensitive
		-i, --ignore-case; -g, --glob; --regex; -F, --fixed-strings, --literal; --and PATTERN; -a, --absolute-path
		--relative-path; -l, --list-details; -L, --follow, --dereference; --no-follow; -p, --full-path
		-0, --print0; -d, --max-depth, --maxdepth N; --min-depth N; --exact-depth N; -E, --exclude GLOB; --prune
		-t, --type TYPE; -e, --extension EXT; -S, --size SIZE; --changed-within, --change-newer-than, --newer TIME
		--changed-before, --change-older-than, --older TIME; -o, --owner USER; --format FORMAT
		-x, --exec; -X, --exec-batch; --batch-size N; --ignore-file FILE; -c, --color WHEN; --hyperlink[=WHEN]
		-j, --threads N; --max-buffer-time MS; --max-results N; -1; -q, --quiet; --has-results; --show-errors
		-C, --base-directory DIR; --path-separator SEP; --search-path DIR; --strip-cwd-prefix[=WHEN]
		--one-file-system, --mount, --xdev; --gen-completions[=SHELL]; -h, --help; -V, --version
	`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom, Skip: 1},
	Rules:    []cli.Rule{{Option: "--ignore-file", Effect: cli.ReadsFrom}},
	Prepare:  prepareFd,
	Inspect:  inspectFd,
}

// prepareFd cuts the commands off, which would be read as options of fd.
func prepareFd(args []cli.Word) []cli.Word {
	for i, w := range args {
		if w.Text == "--" {
			break
		}
		if at, _ := execOption(w); at > 0 {
			rest := args[i+1:]
			for len(rest) > 0 && rest[0].Text != ";" {
				rest = rest[1:]
			}
			if len(rest) > 0 {
				rest = prepareFd(rest[1:])
			}
			kept := append([]cli.Word(nil), args[:i]...)
			if !strings.HasPrefix(w.Text, "--") {
				w.Text, w.At = w.Text[:at], -1
			}
			return append(append(kept, w), rest...)
		}
	}
	return args
}

// execOption reports whether a word is or ends in -x or -X: at is where the name
// ends, glued the part of the command that stands behind it.
func execOption(w cli.Word) (at int, glued string) {
	text := w.Text
	switch {
	case strings.HasPrefix(text, "--exec"):
		name, value, _ := strings.Cut(text, "=")
		if strings.HasPrefix("--exec-batch", name) {
			return len(name), value
		}
		return 0, ""
	case len(text) < 2 || text[0] != '-' || text[1] == '-':
		return 0, ""
	}
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == 'x' || c == 'X':
			return i + 1, strings.TrimPrefix(text[i+1:], "=")
		case strings.IndexByte("dEteSocjC", c) >= 0:
			return 0, ""
		}
	}
	return 0, ""
}

func inspectFd(inv *cli.Invocation, r *cli.Report) {
	for i := 0; i < len(inv.Args) && inv.Args[i].Text != "--"; i++ {
		at, glued := execOption(inv.Args[i])
		if at == 0 {
			continue
		}
		var argv []cli.Word
		if glued != "" {
			argv = append(argv, cli.Lit(glued))
		}
		for i++; i < len(inv.Args) && inv.Args[i].Text != ";"; i++ {
			argv = append(argv, inv.Args[i])
		}
		fdCommand(inv, r, argv)
	}
}

// fdCommand states a command of -x; what fd finds replaces the placeholders, or
// follows the last word.
func fdCommand(inv *cli.Invocation, r *cli.Report, argv []cli.Word) {
	if len(argv) == 0 {
		r.Unknown("the command that fd -x runs is not given")
		return
	}
	found := cli.Word{Text: "{}"}
	words := make([]cli.Word, 0, len(argv)+1)
	placed := false
	for i, w := range argv {
		if hasPlaceholder(w.Text) {
			placed = true
			w.Static, w.Prefix = false, w.Text[:strings.IndexByte(w.Text, '{')]
			if i == 0 {
				w.Prefix = ""
			}
		}
		words = append(words, w)
	}
	if !placed {
		words = append(words, found)
	}
	in := cli.Inner{Argv: words, Via: "fd -x"}
	if dir, ok := inv.Last("--base-directory"); ok {
		in.Moves = &dir
	}
	r.Run(in)
}

func hasPlaceholder(s string) bool {
	for _, p := range [...]string{"{}", "{/}", "{//}", "{.}", "{/.}"} {
		if strings.Contains(s, p) {
			return true
		}
	}
	return false
}
