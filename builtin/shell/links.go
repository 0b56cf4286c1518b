package shell

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

// This file owns the links that a line makes: what is written through one later
// on the line is written where it leads. builtin/paths follows those that exist.

// madeLink is a link that the line may have made. It is never forgotten: what a
// branch or a child made counts everywhere behind it.
type madeLink struct{ name, target string }

// maxLinks bounds the links that are followed.
const maxLinks = 64

// noteLinks remembers which links a step makes. Which of its sources each name
// leads to is not asked: any.
func (w *walker) noteLinks(r *cli.Report, sc *scope) {
	for i := range r.Facts {
		name := &r.Facts[i]
		if name.Effect != cli.MakesLink || name.Path == nil || !name.Path.Static {
			continue
		}
		for k := range r.Facts {
			to := &r.Facts[k]
			if to.Effect == cli.LeadsTo && to.Path != nil && to.Path.Static && len(w.links) < maxLinks {
				w.links = append(w.links, madeLink{sc.join(name.Path.Text), sc.join(to.Path.Text)})
			}
		}
	}
}

// throughLinks judges a path as what it is behind the links that the line made.
func (w *walker) throughLinks(v *verdict, e cli.Effect, t paths.Target, at string) {
	k := kind(e)
	if !t.Static || k == paths.Read || k == paths.Alias || k == paths.Delete || k == paths.Link || k == paths.Move {
		return
	}
	for _, l := range w.links {
		rest, ok := strings.CutPrefix(at, l.name)
		if !ok || rest != "" && rest[0] != '/' || !strings.HasPrefix(l.target, "/") {
			continue
		}
		w.spend(pathWork)
		through := t
		through.Path = l.target + rest
		r := w.host.Env.Judge(k, "", through)
		if r.Class.Severity() > abi.WriteLocal.Severity() {
			v.f.Protected = v.f.Protected || r.Guarded
			v.say(r.Class, abi.Known, "through a link: "+r.Reason)
		}
	}
}
