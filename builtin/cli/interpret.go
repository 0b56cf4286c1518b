package cli

import "strings"

// Interpret parses args, the words after the program's name, and applies the
// catalogue's facts to them.
func (p *Program) Interpret(args []Word, facts Facts) *Report {
	return p.Parse(args, facts).Report()
}

// Report applies the facts of the catalogue to a parsed command line: to both
// readings, where it has two. A report is never empty.
func (inv *Invocation) Report() *Report {
	r := inv.report()
	if inv.doubtful && !inv.strict {
		r.join(inv.Program.parse(inv.Args, inv.Facts, true).report())
	}
	if len(r.Facts) == 0 && len(r.Inner) == 0 {
		r.Unknown("what " + strings.Join(inv.Path, " ") + " does here is not known")
	}
	return r
}

func (inv *Invocation) report() *Report {
	r := &Report{Probes: inv.Command.Probes}
	if r.Probes == nil {
		r.Probes = inv.Program.Probes
	}
	help := inv.helps && inv.printsHelp()
	for _, s := range inv.signals {
		r.Signal(s)
	}
	for _, u := range inv.unknown {
		r.Unknown(u)
	}
	said := len(r.Facts)
	lowered := help
	if help {
		r.Help = true
		r.Add(Pure, "prints help or its version")
	} else if lowered = inv.lowered(r); !lowered && len(inv.signals) == 0 {
		inv.base(r)
	}
	if req := inv.Command.Requires; req != "" && !help && !inv.any(req) {
		r.Unknown(strings.Join(inv.Path, " ") + " is not given what it is to do")
	}
	inv.rules(r, lowered)
	inv.roles(r)
	if help {
		// What an option writes, runs or loads may come before the help.
		r.Help = len(r.Facts) == said+1 && len(r.Inner) == 0
		r.settle()
		inv.review(r)
		return r
	}
	if inv.Command.Wraps != nil {
		inv.wrap(r, inv.Command.Wraps)
	}
	if inv.Command.Inspect != nil {
		inv.Command.Inspect(inv, r)
	}
	r.settle()
	inv.review(r)
	return r
}

func (inv *Invocation) review(r *Report) {
	if inv.Program.Review != nil {
		inv.Program.Review(inv, r)
	}
}

// lowered applies the first preview rule that holds, unless another mode of the
// command is given beside it.
func (inv *Invocation) lowered(r *Report) bool {
	for n := range strings.FieldsSeq(inv.Command.Modes) {
		if inv.Has(n) && !inv.lowers(n) {
			return false
		}
	}
	for i := range inv.Command.Rules {
		if rule := &inv.Command.Rules[i]; rule.Lowers && inv.holds(rule) && !inv.negated(rule) && !inv.takenBack(rule) {
			r.Add(rule.Effect, rule.Does)
			return true
		}
	}
	return false
}

// lowers reports whether an option alone makes a preview.
func (inv *Invocation) lowers(option string) bool {
	for i := range inv.Command.Rules {
		if rule := &inv.Command.Rules[i]; rule.Lowers && rule.Value == "" && hasField(rule.Option, option) {
			return true
		}
	}
	return false
}

// base states the command's own effect and those of its operands.
func (inv *Invocation) base(r *Report) {
	cmd := inv.Command
	if w := cmd.Wraps; w != nil && (!w.Optional || len(inv.Operands) > w.Skip) {
		// The inner command says it all.
	} else if cmd.Effect != Unstated || cmd.Operands == (Operands{}) && cmd.Inspect == nil {
		does := cmd.Does
		if does == "" && cmd.Effect == Unstated && len(inv.unknown) == 0 {
			does = "what " + strings.Join(inv.Path, " ") + " does is not known here"
		}
		if cmd.Effect != Unstated || len(inv.unknown) == 0 {
			r.Add(cmd.Effect, does)
		}
	}
	if modes := inv.modes(r); !modes && cmd.Operands != (Operands{}) {
		inv.operands(r, &cmd.Operands)
	}
}

// modes states what the modes given do to the operands, and reports whether
// there are any.
func (inv *Invocation) modes(r *Report) (any bool) {
	for i := range inv.Command.Rules {
		if rule := &inv.Command.Rules[i]; rule.Operands != nil && inv.holds(rule) {
			any = true
			inv.operands(r, rule.Operands)
		}
	}
	return any
}

// operands states what is done to the operands.
func (inv *Invocation) operands(r *Report, o *Operands) {
	if len(inv.Operands) < o.Min {
		r.Unknown("the operands of " + strings.Join(inv.Path, " ") + " are not given")
		return
	}
	replaced := o.Unless != "" && inv.any(o.Unless)
	words := inv.Operands
	if !replaced {
		words = words[min(o.Skip, len(words)):]
	}
	does := o.Does
	if does == "" {
		does = inv.Command.Does
	}
	roles := inv.positions(r, o, len(words))
	reads := o.Requires != "" && !inv.any(o.Requires)
	for i, w := range words {
		role := roles[i]
		last := !replaced && len(words) > 1 && i == len(words)-1
		if o.Target || role.target {
			r.Targets = append(r.Targets, Target{Word: w})
		}
		switch {
		case reads:
			inv.apply(r, ReadsFrom, w, "")
		case !role.plain() && last && o.Into:
			inv.last(r, role.effect, words[:i], w, does)
		case !role.plain():
			inv.role(r, role, w, role.name)
		case last && o.Last != Unstated && o.Into:
			inv.last(r, o.Last, words[:i], w, does)
		case last && o.Last != Unstated:
			inv.apply(r, o.Last, w, does)
		default:
			inv.apply(r, o.Each, w, does)
		}
	}
}

// positions gives the role of each operand, by Operands.Usage.
func (inv *Invocation) positions(r *Report, o *Operands, n int) []role {
	if o.Usage == "" {
		return make([]role, n)
	}
	roles, least, ok := usage(o.Usage, n)
	if !ok || n < least {
		r.Unknown(strings.Join(inv.Path, " ") + " takes other operands: " + o.Usage)
	}
	return roles
}

// last states the effect on the last operand, which may be a directory that
// receives the others.
func (inv *Invocation) last(r *Report, e Effect, others []Word, dir Word, does string) {
	if len(others) == 1 && !strings.HasSuffix(dir.Text, "/") && !inv.IsDir(dir) {
		inv.apply(r, e, dir, does)
		return
	}
	for _, w := range others {
		inv.apply(r, e, Into(dir, w), does)
	}
}

// Into returns the path that a file gets in a directory. Where the file's name
// is not known statically, neither is the path.
func Into(dir, file Word) Word {
	name := strings.TrimRight(file.Text, "/")
	name = name[strings.LastIndexByte(name, '/')+1:]
	w := dir
	w.At = -1
	switch {
	case name == "" || name == "." || name == "..":
		return dir
	case !dir.Static:
		return dir
	case !file.Static:
		w.Text, w.Prefix, w.Static = strings.TrimRight(dir.Text, "/")+"/"+file.Text, strings.TrimRight(dir.Text, "/")+"/", false
		w.Below = true
		return w
	}
	w.Text = strings.TrimRight(dir.Text, "/") + "/" + name
	w.Glob = dir.Glob || file.Glob
	return w
}

func (inv *Invocation) rules(r *Report, lowered bool) {
	for i := range inv.Command.Rules {
		inv.rule(r, &inv.Command.Rules[i], lowered)
	}
	// Rules of what stands above it hold for a subcommand, as its options do.
	for _, p := range inv.above {
		for i := range p.Rules {
			if rule := &p.Rules[i]; rule.Option != "" && !rule.Lowers && rule.Operands == nil {
				inv.rule(r, rule, lowered)
			}
		}
	}
}

func (inv *Invocation) rule(r *Report, rule *Rule, lowered bool) {
	if rule.Lowers || !inv.holds(rule) {
		return
	}
	if (rule.Operands != nil || rule.Output != Own) && rule.Effect == Unstated && rule.Embeds == nil {
		return
	}
	if rule.Embeds == nil && !rule.Effect.OfPath() && rule.Effect < Executes {
		if !lowered || rule.Effect.stays() {
			r.Add(rule.Effect, rule.Does)
		}
		return
	}
	if lowered && rule.Embeds == nil && !rule.Effect.stays() {
		return
	}
	for _, n := range strings.Fields(rule.Option) {
		for _, arg := range inv.All(n) {
			if !rule.value(arg) {
				continue
			}
			if rule.Embeds != nil {
				r.Embed(arg, rule.Embeds, "the argument of "+n)
			}
			if rule.Embeds == nil || rule.Effect != Unstated {
				inv.apply(r, rule.Effect, arg, rule.Does)
			}
		}
	}
}

// holds reports whether a rule's condition is met. A preview holds by the last
// argument given, any other rule by any.
func (inv *Invocation) holds(rule *Rule) bool {
	if len(inv.Operands) < rule.MinOperands || rule.Unless != "" && inv.any(rule.Unless) ||
		rule.Requires != "" && !inv.any(rule.Requires) {
		return false
	}
	if rule.Option == "" {
		return true
	}
	for _, n := range strings.Fields(rule.Option) {
		if !inv.Has(n) {
			continue
		}
		if rule.Value == "" {
			return true
		}
		if rule.Lowers {
			last, ok := inv.Last(n)
			if rule.value(last) && (ok || rule.Value[0] == '!') {
				return true
			}
			continue
		}
		args := inv.All(n)
		for _, arg := range args {
			if rule.value(arg) {
				return true
			}
		}
		if len(args) == 0 && rule.Value[0] == '!' {
			return true
		}
	}
	return false
}

// value reports whether an option-argument meets the rule's condition. One that
// is not known statically meets every condition but a preview's.
func (rule *Rule) value(arg Word) bool {
	if rule.Value == "" {
		return true
	}
	list, not := strings.CutPrefix(rule.Value, "!")
	if !arg.Static && arg.Text != "" {
		return !rule.Lowers
	}
	return listed(list, arg.Text) != not
}

// listed is hasField for lists in which "a*" stands for all that begin with a.
func listed(list, value string) bool {
	for f := range strings.FieldsSeq(list) {
		if front, star := strings.CutSuffix(f, "*"); f == value || star && strings.HasPrefix(value, front) {
			return true
		}
	}
	return false
}

func (inv *Invocation) any(names string) bool {
	for _, n := range strings.Fields(names) {
		if inv.Has(n) {
			return true
		}
	}
	return false
}

// apply states an effect of one operand or option-argument.
func (inv *Invocation) apply(r *Report, e Effect, w Word, does string) {
	switch {
	case e == Executes:
		r.Run(Inner{Shell: &w, Via: strings.Join(inv.Path, " ")})
	case e == ExecutesProgram:
		r.Run(Inner{Shell: &w, Via: strings.Join(inv.Path, " ")})
	case e.OfPath():
		r.Path(e, w, does)
	case e != Unstated:
		r.Add(e, does)
	}
}

// wrap states the inner command of a wrapper.
func (inv *Invocation) wrap(r *Report, w *Wrap) {
	via := w.Via
	if via == "" {
		via = strings.Join(inv.Path, " ")
	}
	if len(inv.Operands) <= w.Skip {
		if !w.Optional {
			r.Unknown("the command that " + via + " runs is not given")
		}
		return
	}
	if w.Remote {
		for _, o := range inv.Operands[:w.Skip] {
			via += " " + o.Text // where it runs
		}
	}
	in := Inner{Via: via, Elevated: w.Elevated, Remote: w.Remote, Appends: w.Appends}
	words := inv.Operands[w.Skip:]
	if len(words) > 1 && words[0].Static && words[0].Text == "--" {
		words = words[1:]
	}
	if w.Before != "" {
		words = append([]Word{Lit(w.Before)}, words...)
	}
	if w.Appends {
		words = append(words[:len(words):len(words)], More())
	}
	if w.Shell {
		line := JoinWords(words)
		in.Shell = &line
	} else {
		in.Argv = words
	}
	r.Run(in)
}

// JoinWords joins words with spaces, as ssh and watch do before a shell reads
// them. The result is static where all words are.
func JoinWords(words []Word) Word {
	if len(words) == 1 {
		return words[0]
	}
	var b strings.Builder
	line := Word{Static: true, At: -1}
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		} else {
			line.Span = w.Span
		}
		b.WriteString(w.Text)
		line.Static = line.Static && w.Static
		line.Span.End = max(line.Span.End, w.Span.End)
	}
	line.Text = b.String()
	return line
}
