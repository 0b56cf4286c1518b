package shell

import (
	"cmp"
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

// This file owns what assignments in front of a command mean to the program that
// runs: the entry says which variables it obeys. assign.go owns those that the
// shell and the system's loader obey whatever runs.

// programEnv adds what the assignments in front of a program, and those that the
// line exported, choose for it.
func (w *walker) programEnv(prog *cli.Program, s *simple, r *cli.Report, sc *scope, f frame) {
	env := s.env
	if sc.exports > 0 && !f.remote && !s.cleared {
		env = append(env[:len(env):len(env)], w.exported(s, sc)...)
	}
	for i := range env {
		a := &env[i]
		role := prog.Variable(a.name)
		if role == cli.Machine && (!a.value.Static || a.value.Text != "") {
			elsewhere(r, a.name)
		}
		if changesWhatRuns(a.name) {
			continue // said of every command
		}
		value := a.value
		switch role {
		case cli.Nothing, cli.Harmless:
		case cli.Place:
			if !w.ownPlace(value, true, sc) {
				r.Unknown(a.name + "=" + short(value.Text) + " chooses what " + prog.Name + " runs or reads")
			}
		case cli.RunsValue:
			if value.Static && value.Text == "" {
				continue
			}
			r.Unknown(a.name + " is a command that " + prog.Name + " runs")
			if value.Static {
				mark := sc.mark()
				g := f.through(a.name)
				g.loop = true
				w.text(value.Text, sc, &source{text: value.Text, base: value.At, span: value.Span}, g)
				sc.rollback(mark)
			}
		case cli.WritesValue, cli.WritesIntoValue:
			effect := cli.WritesTo
			if role == cli.WritesIntoValue {
				effect = cli.WritesInto
			}
			if value.Static && value.Text == "" {
				continue
			}
			r.Path(effect, value, a.name+" names a place that "+prog.Name+" writes")
			if role == cli.WritesValue {
				r.Unknown(a.name + " has " + prog.Name + " write a file")
			}
		default:
			if !value.Static || role == cli.Governs || !cli.Switch(value.Text) {
				r.Unknown(a.name + " chooses code or settings of " + prog.Name)
			}
		}
	}
}

// elsewhere states that what is run or changed is another machine's.
func elsewhere(r *cli.Report, name string) {
	for i := range r.Facts {
		if e := r.Facts[i].Effect; e == cli.Runs || e == cli.Works || e == cli.Keeps {
			r.Add(cli.Changes, name+" names another machine, and this changes it")
			return
		}
	}
}

// exported are the variables that the line exported, in the order of their names.
func (w *walker) exported(s *simple, sc *scope) (env []assignment) {
	w.spend(len(sc.cells) / 8)
	for k := range sc.cells {
		if k.kind != kindVariable || !sc.has(kindExported, k.name) && !sc.flag(flagExports) {
			continue
		}
		v, _ := sc.lookup(k.name)
		for _, o := range v.options() {
			word := cli.Lit(o.text)
			if !o.known {
				word = cli.Word{Text: "$" + k.name, At: -1}
			}
			word.Span = s.span
			env = append(env, assignment{name: k.name, value: word})
		}
	}
	slices.SortFunc(env, func(a, b assignment) int {
		return cmp.Or(strings.Compare(a.name, b.name), strings.Compare(a.value.Text, b.value.Text))
	})
	return slices.DeleteFunc(env, func(a assignment) bool {
		return slices.Contains(s.unset, a.name) || slices.ContainsFunc(s.env, func(b assignment) bool { return a.name == b.name })
	})
}

// ownPlace reports whether a value names only places of the project, or protected
// ones, which hold the system's files and the person's own settings (CLASSES rule
// 13). project says whether the project's count.
func (w *walker) ownPlace(value cli.Word, project bool, sc *scope) bool {
	if !value.Static || w.host.Env == nil {
		return false
	}
	for rest := value.Text; rest != ""; {
		var p string
		p, rest, _ = strings.Cut(rest, ":")
		if p == "" {
			continue
		}
		w.spend(pathWork)
		at := w.host.Env.Judge(paths.Write, sc.dir(), paths.Target{Path: p, Static: true, Recursive: true})
		root := w.host.Env.Root
		inside := project && root != "" && (at.Path == root || strings.HasPrefix(at.Path, root+"/"))
		if at.Guarded || !inside && at.Area != paths.Protected {
			return false
		}
	}
	return true
}
