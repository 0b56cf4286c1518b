package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what the shell runs by itself later: traps, and the functions that
// zsh calls. An action is judged where it is set, and again where its shell ends,
// with every state in between.

// action is a command that runs later.
type action struct {
	text  *cli.Word    // of a trap
	body  *syntax.Stmt // of a function
	src   *source
	frame frame
	mark  int // of the scope, when it was set
}

// maxActions bounds how many actions are judged again.
const maxActions = 64

// trap judges the action, which runs later or not at all.
func (w *walker) trap(s *simple, args []cli.Word, sc *scope, f frame) stream {
	for len(args) > 0 && (args[0].Text == "--" || args[0].Text == "-l" || args[0].Text == "-p" || args[0].Text == "-P") {
		args = args[1:]
	}
	r := &cli.Report{Facts: append([]cli.Fact{{Effect: cli.Pure, Does: "sets what the shell does on a signal"}}, s.facts...)}
	w.report(s, r, sc, f)
	if len(args) < 2 || args[0].Text == "-" || args[0].Text == "" && args[0].Static {
		return stream{}
	}
	g := f.through("trap")
	g.loop = true
	if !args[0].Static {
		w.dynamicCode(args[0], s, g)
		return stream{}
	}
	a := action{text: &args[0], frame: g, mark: sc.mark()}
	a.src = &source{text: args[0].Text, base: args[0].At, span: args[0].Span}
	often := false
	for _, sig := range args[1:] {
		switch sig.Text {
		case "EXIT", "0", "INT", "TERM", "HUP", "QUIT", "SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "1", "2", "3", "15":
		default:
			often = true
		}
	}
	w.later(a, often, sc)
	return stream{}
}

// later judges an action where it is set. often is set where it runs between the
// steps, not at the end alone: then nothing is known of what it finds.
func (w *walker) later(a action, often bool, sc *scope) {
	w.act(a, sc)
	if often && (a.text == nil || strings.ContainsAny(a.text.Text, "$`")) {
		mark := sc.mark()
		sc.poisonAll()
		w.act(a, sc)
		sc.rollback(mark)
	}
	if len(w.actions) < maxActions {
		w.actions = append(w.actions, a)
	} else {
		w.cannot("more traps than are judged", a.src.span, a.frame)
	}
}

func (w *walker) act(a action, sc *scope) {
	mark, n := sc.mark(), len(w.actions)
	if a.text != nil {
		w.text(a.text.Text, sc, a.src, a.frame)
	} else {
		w.stmt(a.body, sc, a.src, a.frame)
	}
	w.exits(sc, n)
	sc.merge(mark)
}

// exits judges what runs where a shell ends: the actions from the nth on.
func (w *walker) exits(sc *scope, n int) {
	actions := w.actions[n:]
	for _, a := range actions {
		if w.over != "" {
			break
		}
		mark := sc.mark()
		w.act(a, sc)
		sc.rollback(mark)
		if a.mark < mark {
			sc.halted(a.mark)
			w.act(a, sc)
			sc.rollback(mark)
		}
	}
	w.actions = w.actions[:n]
}

// subshell judges what runs in a shell of its own that has all of this one's.
func (w *walker) subshell(sc *scope, run func() stream) stream {
	mark, n := sc.mark(), len(w.actions)
	out := run()
	w.exits(sc, n)
	sc.rollback(mark)
	return out
}

// hook notes a function that zsh runs by itself.
func (w *walker) hook(name string, fn function, sc *scope, f frame) {
	often := true
	switch name {
	case "TRAPEXIT", "zshexit":
		often = false
	case "chpwd", "precmd", "preexec", "periodic", "zshaddhistory":
	case "command_not_found_handle", "command_not_found_handler":
	default:
		if !strings.HasPrefix(name, "TRAP") || strings.ToUpper(name) != name {
			return
		}
	}
	g := f.through(name + "()")
	g.loop = true
	g.bodies = append(f.bodies[:len(f.bodies):len(f.bodies)], fn.body)
	w.later(action{body: fn.body, src: fn.src, frame: g, mark: sc.mark()}, often, sc)
}

// hooked notes the functions that an array of zsh names to be run.
func (w *walker) hooked(name string, words []cli.Word, sc *scope, f frame) {
	switch name {
	case "chpwd_functions", "precmd_functions", "preexec_functions", "periodic_functions", "zshexit_functions",
		"zshaddhistory_functions":
	default:
		return
	}
	g := f.through(name)
	g.loop = true
	for i := range words {
		if !words[i].Static {
			w.cannot(name+" runs a function that is not known statically", words[i].Span, f)
			continue
		}
		a := action{text: &words[i], frame: g, mark: sc.mark()}
		a.src = &source{text: words[i].Text, base: -1, span: words[i].Span}
		w.later(a, true, sc)
	}
}
