package cli

import "strings"

// This file owns the marks that say what an argument is for: in front of an
// option's metavariable, and of the words of Operands.Usage.

// Target is a word of a command line that names which object it is about: a
// context, namespace, host, project, database.
type Target struct {
	Option string // the option it is the argument of, "" for an operand
	Word   Word
}

// role is what a mark in front of a metavariable says of the argument.
type role struct {
	name   string // the metavariable without its marks
	effect Effect // of the path or text, Unstated where there is none
	target bool   // %: it names a target
	moves  bool   // @: the program works there
	works  bool   // @@: what it works on lies there, a directory or a file in it
	behind byte   // the mark holds for what stands behind this byte in the argument
	list   bool   // and for each part of a list with commas
}

// roleOf reads the marks of a metavariable.
func roleOf(metavar string) role {
	r := role{name: metavar}
	if rest, ok := strings.CutPrefix(r.name, "%"); ok {
		r.name, r.target = rest, true
	}
	if r.name == "" {
		return r
	}
	// "KIND:>FILE", "KEY=>FILE,...": the mark is that of a part.
	for i := 1; i+1 < len(r.name); i++ {
		if (r.name[i] == ':' || r.name[i] == '=') && strings.IndexByte("><~!", r.name[i+1]) >= 0 {
			part := r.name[i+1:]
			text, list := strings.CutSuffix(part, ",...")
			inner := roleOf(text)
			inner.behind, inner.list, inner.target = r.name[i], list, r.target
			return inner
		}
	}
	switch mark := r.name[0]; {
	case strings.HasPrefix(r.name, ">>"):
		r.effect, r.name = AppendsTo, r.name[2:]
	case mark == '>':
		r.effect, r.name = WritesTo, r.name[1:]
		if strings.HasSuffix(r.name, "/") {
			r.effect = WritesInto
		}
	case mark == '<':
		r.effect, r.name = ReadsFrom, r.name[1:]
	case mark == '$':
		r.effect, r.name = Executes, r.name[1:]
	case mark == '!':
		r.effect, r.name = LoadsCode, r.name[1:]
	case mark == '~':
		r.effect, r.name = LoadsFrom, r.name[1:]
	case strings.HasPrefix(r.name, "@@"):
		r.works, r.name = true, r.name[2:]
	case mark == '@':
		r.moves, r.name = true, r.name[1:]
	}
	return r
}

// plain reports whether the marks say nothing of what the argument does.
func (r role) plain() bool { return r.effect == Unstated && !r.moves && !r.works }

// roles states what the grammar says of the option-arguments given.
func (inv *Invocation) roles(r *Report) {
	for i := range inv.Options {
		o := &inv.Options[i]
		if !o.HasArg || o.spec.metavar == "" {
			continue
		}
		role := roleOf(o.spec.metavar)
		if role.target {
			r.Targets = append(r.Targets, Target{Option: o.Name, Word: o.Arg})
		}
		inv.role(r, role, o.Arg, "the argument of "+o.Name)
	}
}

// role states what a mark says of one argument.
func (inv *Invocation) role(r *Report, role role, w Word, which string) {
	switch {
	case role.behind != 0:
		inv.behind(r, role, w, which)
	case role.moves:
		r.move(w)
	case role.works:
		r.at = append(r.at, w)
	case role.effect.loads() && w.Static && w.Text == "-":
		r.Add(Runs, "loads code from "+which)
	case role.effect.loads():
		inv.apply(r, role.effect, w, "loads code from "+which)
	case role.effect.OfPath() && w.Static && w.Text == "-":
		// Standard input or output.
	case role.effect != Unstated:
		inv.apply(r, role.effect, w, "")
	}
}

// behind states what a mark says of the parts of an argument.
func (inv *Invocation) behind(r *Report, role role, w Word, which string) {
	sep := role.behind
	role.behind = 0
	if !w.Static {
		inv.role(r, role, w, which)
		return
	}
	for more := true; more; {
		part, rest := w, ""
		if role.list {
			part.Text, rest, more = strings.Cut(w.Text, ",")
		} else {
			more = false
		}
		if i := strings.IndexByte(part.Text, sep); i >= 0 {
			inv.role(r, role, part.Cut(i+1), which)
		}
		w = w.Cut(len(w.Text) - len(rest))
	}
}

// move notes a directory that the program works in; one that is relative lies
// below the one before.
func (r *Report) move(dir Word) {
	if r.dir != nil {
		dir = below(*r.dir, dir)
	}
	r.dir = &dir
}

// settle judges relative paths, and what is done to the project, in the
// directory that the program works in.
func (r *Report) settle() {
	r.place()
	if r.dir == nil {
		return
	}
	for i := range r.Facts {
		switch f := &r.Facts[i]; {
		case f.Path != nil:
			w := below(*r.dir, *f.Path)
			f.Path = &w
		case f.Effect == Works:
			f.Path = r.dir
		}
	}
	for i := range r.Inner {
		if in := &r.Inner[i]; in.Moves == nil {
			in.Moves = r.dir
		} else {
			w := below(*r.dir, *in.Moves)
			in.Moves = &w
		}
	}
}

// place says where the program does its work, if an option or operand names the
// project rather than the current directory.
func (r *Report) place() {
	if len(r.at) == 0 {
		return
	}
	for i := range r.Facts {
		f := r.Facts[i]
		if f.Effect != Works || f.Path != nil {
			continue
		}
		r.Facts[i].Path = &r.at[0]
		for k := range r.at[1:] {
			f.Path = &r.at[1+k]
			r.Facts = append(r.Facts, f)
		}
	}
}

// below returns a path as it is read in a directory.
func below(dir, path Word) Word {
	known := path.known()
	switch {
	case path.Content != nil || path.Temp || strings.HasPrefix(known, "/") || strings.HasPrefix(known, "~"):
		return path
	case known == "" && !path.Static:
		return path // it may be absolute
	case dir.Temp || !dir.Static || dir.Glob:
		path.Text, path.Prefix, path.Static, path.Below = dir.Text+"/"+path.Text, "", false, false
	default:
		front := strings.TrimRight(dir.Text, "/") + "/"
		path.Text = front + path.Text
		if path.Prefix != "" || !path.Static {
			path.Prefix = front + path.Prefix
		}
	}
	path.At = -1
	return path
}

// usage gives the role of each operand by its position in Operands.Usage. ok is
// false where there are more operands than it names. The word that ends in
// "..." stands for any number; those behind it are counted from the end.
func usage(text string, operands int) (roles []role, least int, ok bool) {
	var words []string
	repeated := -1
	for w := range strings.FieldsSeq(text) {
		bare := strings.Trim(w, "[]")
		if !strings.HasPrefix(w, "[") {
			least++
		}
		if cut, dots := strings.CutSuffix(bare, "..."); dots {
			bare, repeated = cut, len(words)
		}
		words = append(words, bare)
	}
	if operands > len(words) && repeated < 0 {
		return make([]role, operands), least, false
	}
	roles = make([]role, operands)
	for i := range roles {
		at := i
		if repeated >= 0 && i >= repeated {
			behind := len(words) - 1 - repeated
			at = max(repeated, len(words)-(operands-i))
			if operands-i > behind {
				at = repeated
			}
		}
		roles[i] = roleOf(words[min(at, len(words)-1)])
	}
	return roles, least, true
}
