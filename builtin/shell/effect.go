package shell

import (
	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

// This file owns the way from an effect on a path to its class: with builtin/paths
// for this machine, without it for others and for what mktemp printed.

// path adds an effect on a path.
func (w *walker) path(v *verdict, e cli.Effect, word *cli.Word, does string, sc *scope, f frame) {
	w.spend(pathWork)
	if e == cli.LoadsFrom || e == cli.LoadsCode {
		w.loads(v, e, word, does, sc, f)
		return
	}
	if word.Content != nil {
		if e == cli.ReadsFrom {
			v.say(abi.ReadOnly, abi.Known, does)
		} else {
			v.say(abi.ReadOnly, abi.Known, "writes to a process")
		}
		return
	}
	if f.remote {
		w.remotePath(v, e, word, does)
		return
	}
	if word.Temp {
		w.tempPath(v, e, word, sc)
		return
	}
	t := paths.Target{Path: word.Text, Static: word.Static, Glob: word.Glob, Prefix: word.Prefix,
		Recursive: e == cli.DeletesTree || e == cli.OpensToAll || e == cli.SetsModeTree || e == cli.WritesInto || e == cli.MovesAway}
	if word.Below {
		// One name in a known directory: judged as files whose names are not known.
		t.Path, t.Static, t.Recursive = word.Prefix, true, true
	}
	r := w.host.Env.Judge(kind(e), sc.dir(), t)
	v.f.Effects = append(v.f.Effects, abi.Effect{Kind: kind(e).String(), Path: r.Path})
	v.f.Sensitive = v.f.Sensitive || r.Sensitive
	v.f.Protected = v.f.Protected || r.Guarded
	c, reason := r.Class, r.Reason
	switch e {
	case cli.ReadsFrom, cli.LeadsTo:
		v.f.Observes = v.f.Observes || e == cli.ReadsFrom
		if c != abi.ReadOnly {
			break
		}
		if v.reads == "" {
			v.reads = word.Text
		}
		reason = ""
		if does != "" {
			reason = does
		}
	case cli.Deletes, cli.DeletesTree:
		if word.Static && !word.Glob && sc.made(r.Path) && !w.fills(r.Path) && !r.Guarded {
			c, reason = abi.WriteLocal, "deletes what this line made itself"
		}
	}
	v.say(c, abi.Known, reason)
	if len(w.links) > 0 {
		w.throughLinks(v, e, t, sc.join(t.Path))
	}
}

// loads judges a place that code is loaded from: as Known, so that a classifier's
// answer does not hide it.
func (w *walker) loads(v *verdict, e cli.Effect, word *cli.Word, does string, sc *scope, f frame) {
	if !f.remote && word.Content == nil && w.ownPlace(*word, e == cli.LoadsFrom, sc) {
		v.say(abi.ReadOnly, abi.Known, "")
		return
	}
	v.say(abi.Unknown, abi.Known, does+", "+short(word.Text))
}

// remotePath judges a path of another machine: nothing is known of it, so that
// whatever writes there changes that machine.
func (w *walker) remotePath(v *verdict, e cli.Effect, word *cli.Word, does string) {
	if e == cli.ReadsFrom {
		v.f.Observes = true
		v.say(abi.ReadOnly, abi.Known, does)
		return
	}
	v.f.Effects = append(v.f.Effects, abi.Effect{Kind: kind(e).String(), Path: word.Text})
	v.say(abi.Mutating, abi.Known, kind(e).String()+" "+short(word.Text)+" on another machine or in a container")
}

// tempPath judges the path that this line's mktemp printed, and what lies below.
func (w *walker) tempPath(v *verdict, e cli.Effect, word *cli.Word, sc *scope) {
	v.f.Effects = append(v.f.Effects, abi.Effect{Kind: kind(e).String(), Path: word.Text})
	switch e {
	case cli.ReadsFrom:
		v.f.Observes = true
		v.say(abi.ReadOnly, abi.Known, "")
	case cli.Deletes, cli.DeletesTree:
		if word.Tail == "" && !word.Glob && w.filled {
			v.say(abi.Mutating, abi.Known, "deletes what was moved into "+short(word.Text))
			return
		}
		if word.Tail == "" && !word.Glob {
			v.say(abi.WriteLocal, abi.Known, "deletes what this line's mktemp made")
			return
		}
		v.say(abi.Mutating, abi.Known, "deletes "+short(word.Text)+", which is / and more if the variable is empty")
	default:
		if below(word.Tail) {
			v.say(abi.WriteLocal, abi.Known, "")
			return
		}
		v.say(abi.Unknown, abi.Guess, "writes "+short(word.Text)+", which is not known statically")
	}
}

// below reports whether a tail stays inside the directory in front of it.
func below(tail string) bool {
	if tail == "" {
		return true
	}
	if tail[0] != '/' {
		return false
	}
	for i := 0; i+1 < len(tail); i++ {
		if tail[i] == '.' && tail[i+1] == '.' {
			return false
		}
	}
	return true
}

func kind(e cli.Effect) paths.Kind {
	switch e {
	case cli.ReadsFrom:
		return paths.Read
	case cli.LeadsTo:
		return paths.Alias
	case cli.WritesTo, cli.WritesInto:
		return paths.Write
	case cli.AppendsTo:
		return paths.Append
	case cli.MakesDir:
		return paths.Mkdir
	case cli.MakesLink:
		return paths.Link
	case cli.MovesAway:
		return paths.Move
	case cli.SetsMode, cli.SetsModeTree:
		return paths.Mode
	case cli.OpensToAll:
		return paths.ModeOpen
	}
	return paths.Delete
}
