package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// env is GNU coreutils 9.7; -P is BSD's.
var env = cli.Program{
	Name:          "env",
	StopAtOperand: true,
	Options: `
		-0, --null; -a, --argv0 NAME; -C, --chdir DIR; -i, --ignore-environment; -P PATH
		-S, --split-string TEXT; -u, --unset NAME; -v, --debug
		--block-signal[=LIST]; --default-signal[=LIST]; --ignore-signal[=LIST]; --list-signal-handling
		--help; --version
	`,
	Rules: []cli.Rule{
		{Option: "-P", Effect: cli.Runs, Does: "-P changes where the command is found"},
	},
	Prepare: splitStrings,
	Inspect: inspectEnv,
}

func inspectEnv(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if inv.Has("--split-string") {
		r.Unknown("the text of -S is nested more deeply than is judged")
		return
	}
	if len(words) > 0 && words[0].Text == "-" {
		words = words[1:]
	}
	assigned, command := assignments(words)
	if len(command) == 0 {
		if inv.Has("--ignore-environment") {
			r.Add(cli.Pure, "prints the variables that it sets")
			return
		}
		r.Add(cli.ReadsSecrets, "prints the environment, which may hold secrets")
		return
	}
	in := cli.Inner{Argv: command, Via: "env", Env: assigned}
	if dir, ok := inv.Last("--chdir"); ok {
		in.Moves = &dir
	}
	in.Clears = inv.Has("--ignore-environment") || len(words) < len(inv.Operands)
	for _, o := range inv.Options {
		switch {
		case o.Name != "--unset":
		case o.Arg.Static:
			in.Unsets = append(in.Unsets, o.Arg.Text)
		default:
			in.Clears = true
		}
	}
	r.Run(in)
}

// maxRounds bounds how often -S is found in the text of -S.
const maxRounds = 8

// splitStrings puts the words of -S TEXT in place of it, as env does before it
// parses its options.
func splitStrings(args []cli.Word) []cli.Word {
	rounds := 0
	for i := 0; i < len(args); i++ {
		text := args[i].Text
		switch {
		case !args[i].Static && !strings.HasPrefix(args[i].Prefix, "-"),
			len(text) < 2 || text[0] != '-' || text == "--":
			return args
		case text == "-u", text == "-C", text == "-P", text == "-a", text == "--unset", text == "--chdir",
			text == "--argv0":
			i++
			continue
		}
		at, word := splitText(args, i)
		if at < 0 {
			continue
		}
		if rounds++; rounds > maxRounds {
			return args
		}
		out := append([]cli.Word(nil), args[:i]...)
		out = append(out, splitWords(word)...)
		args = append(out, args[at:]...)
		i--
	}
	return args
}

// splitText returns the text of the -S option that args[i] is or ends in, and
// the index of the word behind it; -1 where it is none.
func splitText(args []cli.Word, i int) (next int, text cli.Word) {
	w := args[i]
	if strings.HasPrefix(w.Text, "--s") {
		name, _, glued := strings.Cut(w.Text, "=")
		if !strings.HasPrefix("--split-string", name) {
			return -1, text
		}
		if glued {
			return i + 1, w.Cut(len(name) + 1)
		}
	} else {
		if w.Text[1] == '-' {
			return -1, text
		}
		at := strings.IndexByte(w.Text, 'S')
		if at < 0 || strings.Trim(w.Text[1:at], "0iv") != "" {
			return -1, text
		}
		if at+1 < len(w.Text) {
			return i + 1, w.Cut(at + 1)
		}
	}
	if i+1 >= len(args) {
		return -1, text
	}
	return i + 2, args[i+1]
}

// splitWords cuts the text of -S as env does: white space, quotes, backslashes;
// ${NAME} is not known. It is no shell: other characters are ordinary.
func splitWords(text cli.Word) []cli.Word {
	if !text.Static {
		return []cli.Word{{Text: text.Text, Prefix: "", At: -1, Span: text.Span}}
	}
	var words []cli.Word
	var b strings.Builder
	quote, open, static := byte(0), false, true
	prefix := -1
	end := func() {
		if open {
			w := cli.Word{Text: b.String(), Static: static, At: -1, Span: text.Span}
			if prefix >= 0 {
				w.Prefix = w.Text[:prefix]
			}
			words = append(words, w)
		}
		b.Reset()
		open, static, prefix = false, true, -1
	}
	for i := 0; i < len(text.Text); i++ {
		c := text.Text[i]
		switch {
		case quote == 0 && (c == ' ' || c >= '\t' && c <= '\r'):
			end()
			continue
		case c == '\'' || c == '"':
			if quote == 0 {
				quote = c
			} else if quote == c {
				quote = 0
			} else {
				b.WriteByte(c)
			}
		case c == '\\' && i+1 < len(text.Text):
			if i++; text.Text[i] == '_' && quote == 0 {
				end()
				continue
			}
			b.WriteByte(text.Text[i])
		case c == '$' && quote != '\'':
			if static {
				static, prefix = false, b.Len()
			}
			b.WriteByte(c)
		case c == '#' && quote == 0 && !open:
			end()
			return words
		default:
			b.WriteByte(c)
		}
		open = true
	}
	end()
	return words
}
