package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// fzf is fzf 0.65. Previews and bound actions are shell text in which {} stands
// for the line that is chosen.
var fzf = cli.Program{
	Name: "fzf",
	Options: `
		-e, --exact; +e, --no-exact; -x, --extended; +x, --no-extended; -i, --ignore-case
		+i, --no-ignore-case; --smart-case; --literal; --no-literal; --scheme NAME; --algo NAME
		-n, --nth LIST; --with-nth TEMPLATE; --accept-nth TEMPLATE; -d, --delimiter TEXT; +s, --no-sort; -s
		--sort[=N]; --tail N; --no-tail; --disabled, --phony; --enabled; --tiebreak LIST; --read0
		--no-read0; --sync; --no-sync; --async; --ansi; --no-ansi; --no-color; --color SPEC; --no-bold
		--bold; --style PRESET; --height HEIGHT; --no-height; --min-height HEIGHT; --tmux[=OPTS]; --no-tmux
		--popup[=OPTS]; --layout LAYOUT; --reverse; --no-reverse; --margin MARGIN; --no-margin
		--padding PADDING; --no-padding; --border[=STYLE]; --no-border; --border-label LABEL
		--no-border-label; --border-label-pos POS; -m; --multi[=N]; +m, --no-multi; --highlight-line
		--no-highlight-line; --cycle; --no-cycle; --wrap[=MODE]; --no-wrap; --wrap-sign TEXT
		--no-multi-line; --multi-line; --raw; --no-raw; --track; --no-track; --tac; --no-tac; --gap[=N]
		--no-gap; --gap-line[=TEXT]; --no-gap-line; --freeze-left N; --freeze-right N; --keep-right
		--no-keep-right; --scroll-off N; --hscroll; --no-hscroll; --hscroll-off N; --jump-labels CHARS
		--gutter TEXT; --gutter-raw TEXT; --pointer TEXT; --marker TEXT; --marker-multi-line TEXT
		--ellipsis TEXT; --tabstop N; --scrollbar[=CHARS]; --no-scrollbar; --list-border[=STYLE]
		--no-list-border; --list-label LABEL; --no-list-label; --list-label-pos POS; --no-input
		--prompt TEXT; --info STYLE; --no-info; --inline-info; --info-command COMMAND; --separator TEXT
		--no-separator; --ghost TEXT; --filepath-word; --no-filepath-word; --input-border[=STYLE]
		--no-input-border; --input-label LABEL; --no-input-label; --input-label-pos POS; --preview COMMAND
		--no-preview; --preview-window OPTS; --preview-border[=STYLE]; --no-preview-border
		--preview-label LABEL; --no-preview-label; --preview-label-pos POS; --header TEXT; --no-header
		--header-lines N; --no-header-lines; --header-first; --no-header-first; --header-border[=STYLE]
		--no-header-border; --header-lines-border[=STYLE]; --no-header-lines-border; --header-label LABEL
		--no-header-label; --header-label-pos POS; --footer TEXT; --no-footer; --footer-border[=STYLE]
		--no-footer-border; --footer-label LABEL; --no-footer-label; --footer-label-pos POS
		-q, --query TEXT; -1, --select-1; +1, --no-select-1; -0, --exit-0; +0, --no-exit-0
		-f, --filter TEXT; --print-query; --no-print-query; --expect KEYS; --no-expect; --print0
		--no-print0; --bind BINDINGS; --with-shell COMMAND; --listen[=ADDRESS]; --listen-unsafe[=ADDRESS]
		--no-listen; --history FILE; --no-history; --history-size N; --walker OPTS; --walker-root DIR
		--walker-skip DIRS; --no-mouse; --mouse; --no-unicode; --unicode; --ambidouble; --no-clear; --clear
		--no-winpty; --black; --no-black; --toggle-sort KEY; --tabstop-size N; --profile-cpu >FILE
		--profile-mem >FILE; --profile-block >FILE; --profile-mutex >FILE; --bash; --zsh; --fish; --man
		-h, --help; --version; --no-extended-exact
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--with-shell", Effect: cli.Unstated, Does: "runs its commands with another program"},
		{Option: "--listen-unsafe", Effect: cli.Runs, Does: "runs what it receives over the network"},
		{Option: "--history", Effect: cli.WritesTo, Does: "keeps a history"},
		{Option: "--bash --zsh --fish --man", Lowers: true, Effect: cli.Pure},
	},
	Inspect: inspectFzf,
}

func inspectFzf(inv *cli.Invocation, r *cli.Report) {
	for _, name := range [...]string{"--preview", "--info-command"} {
		for _, cmd := range inv.All(name) {
			fzfCommand(r, cmd, name)
		}
	}
	for _, b := range inv.All("--bind") {
		fzfBindings(r, b)
	}
}

// fzfCommand states a command. A placeholder ({}, {2..}, {+f}) stands for lines
// that are not known: a variable without value takes its place.
func fzfCommand(r *cli.Report, cmd cli.Word, via string) {
	var b strings.Builder
	for text := cmd.Text; text != ""; {
		i := strings.IndexByte(text, '{')
		if i < 0 {
			b.WriteString(text)
			break
		}
		b.WriteString(text[:i])
		n := 1
		for i+n < len(text) && strings.IndexByte("+*sfnrq0123456789.,-:", text[i+n]) >= 0 {
			n++
		}
		if i+n < len(text) && text[i+n] == '}' {
			b.WriteString("${fzf}")
			n++
		} else {
			b.WriteString(text[i : i+n])
		}
		text = text[i+n:]
	}
	cmd.Text, cmd.At = b.String(), -1
	r.Run(cli.Inner{Shell: &cmd, Via: "fzf " + via})
}

// fzfBindings judges a list of KEY:ACTION[+ACTION]. An action takes its argument
// in a pair of delimiters, or after a colon up to the end.
func fzfBindings(r *cli.Report, list cli.Word) {
	text := list.Text
	if !list.Static {
		r.Unknown("what fzf --bind binds is not known statically")
	}
	_, text, _ = strings.Cut(text, ":") // the first key
	for text != "" {
		n := 0
		for n < len(text) &&
			(text[n] == '-' || text[n]|0x20 >= 'a' && text[n]|0x20 <= 'z' || text[n] >= '0' && text[n] <= '9') {
			n++
		}
		name := text[:n]
		text = text[n:]
		arg := ""
		if text != "" {
			arg, text = fzfArgument(text)
		}
		if fzfRuns(name) {
			cmd := cli.Lit(arg)
			cmd.Static = list.Static
			fzfCommand(r, cmd, "--bind "+name)
		}
		switch {
		case strings.HasPrefix(text, "+"):
			text = text[1:]
		case strings.HasPrefix(text, ","):
			_, text, _ = strings.Cut(text[1:], ":")
		case text != "":
			r.Unknown("the bindings of fzf cannot be read")
			return
		}
	}
}

// fzfArgument cuts the argument of an action off.
func fzfArgument(text string) (arg, rest string) {
	closing := byte(0)
	switch c := text[0]; c {
	case '+', ',':
		return "", text
	case ':':
		return text[1:], ""
	case '(':
		closing = ')'
	case '[':
		closing = ']'
	case '{':
		closing = '}'
	case '<':
		closing = '>'
	default:
		closing = c
	}
	// The argument ends at the last delimiter that a "+", a "," or the end follows.
	for i := 1; i < len(text); i++ {
		if text[i] == closing && (i+1 == len(text) || text[i+1] == '+' || text[i+1] == ',') {
			return text[1:i], text[i+1:]
		}
	}
	return text[1:], ""
}

// fzfRuns reports whether an action runs its argument.
func fzfRuns(action string) bool {
	switch action {
	case "execute", "execute-silent", "execute-multi", "become", "reload", "reload-sync", "preview",
		"change-preview":
		return true
	}
	return strings.HasPrefix(action, "transform") || strings.HasPrefix(action, "bg-transform")
}
