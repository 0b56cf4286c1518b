package cli

import "strings"

// This file owns the reading of argv by a grammar.

// Parse reads the words after the program's name. It never fails: what the
// grammar lacks is noted, and raises the step when it is interpreted.
func (p *Program) Parse(args []Word, facts Facts) *Invocation {
	return p.parse(args, facts, false)
}

func (p *Program) parse(args []Word, facts Facts, strict bool) *Invocation {
	inv := &Invocation{Program: p, Command: p, Path: []string{p.Name}, Args: args, Facts: facts, strict: strict}
	inv.opts, inv.style = []grammar{{p.Options, p.Style}}, p.Style
	inv.words(args)
	return inv
}

func (inv *Invocation) words(args []Word) {
	cmd := inv.Command
	if cmd.Prepare != nil {
		args = cmd.Prepare(args)
	}
	for i := 0; i < len(args); i++ {
		w := args[i]
		text := w.known()
		switch {
		case inv.style == NoOptions || len(text) < 2 || text[0] != '-' && !(text[0] == '+' && inv.plus(text)):
			if inv.descend(w, args[i+1:]) {
				return
			}
			inv.Operands = append(inv.Operands, w)
			if cmd.StopAtOperand || cmd.hasSubcommands() {
				inv.Operands = append(inv.Operands, args[i+1:]...)
				return
			}
		case w.Static && text == "--":
			inv.rest(args[i+1:])
			return
		case inv.prefix(w, text):
		case strings.HasPrefix(text, "--") || inv.style == SingleDash:
			i += inv.long(w, text, args[i+1:])
		default:
			i += inv.short(w, text, args[i+1:])
		}
	}
}

// rest takes the words after "--": the first may still be the subcommand.
func (inv *Invocation) rest(args []Word) {
	if len(args) > 0 && inv.Command.hasSubcommands() && inv.descend(args[0], args[1:]) {
		return
	}
	inv.Operands = append(inv.Operands, args...)
}

// plus reports whether the grammar has options that begin with "+".
func (inv *Invocation) plus(text string) bool { return lookup(inv.opts, text[:2]) != nil }

// maxDepth bounds how many subcommands may follow each other.
const maxDepth = 16

// descend enters the subcommand that w names and parses the rest by its
// grammar. It reports false where w is an operand.
func (inv *Invocation) descend(w Word, rest []Word) bool {
	cmd := inv.Command
	if !cmd.hasSubcommands() && cmd.Unlisted == nil {
		return false
	}
	if !w.Static {
		inv.unknown = append(inv.unknown, "the subcommand of "+strings.Join(inv.Path, " ")+" is not known statically")
		return false
	}
	if len(inv.Path) > maxDepth {
		inv.unknown = append(inv.unknown, inv.Path[0]+" has more subcommands in a row than are followed")
		inv.Operands = append(append(inv.Operands, w), rest...)
		return true
	}
	sub := cmd.subcommand(inv.Path, w.Text)
	if sub == nil {
		if !cmd.takesOperands() && cmd.Wraps == nil {
			inv.unlisted(w.Text, rest)
		}
		return false
	}
	name, _, _ := strings.Cut(sub.Name, " ")
	if name == "" {
		name = w.Text
	}
	if len(inv.Path) == 1 {
		inv.front = len(inv.Options)
	}
	inv.Path = append(inv.Path, name)
	inv.style = sub.style(inv.style)
	opts := []grammar{{sub.Options, inv.style}}
	if !cmd.LocalOptions {
		opts = append(opts, inv.opts...)
	}
	inv.above = append(inv.above, cmd)
	inv.opts, inv.Command = opts, sub
	inv.words(rest)
	return true
}

// style returns the style of a subcommand: its own, else the outer one's.
func (p *Program) style(outer Style) Style {
	if p.Style != GNU {
		return p.Style
	}
	return outer
}

func (inv *Invocation) unlisted(name string, rest []Word) {
	path := strings.Join(inv.Path, " ")
	if verb := HeadVerb(name); verb != "" && !inv.asksHelp(rest) {
		inv.signals = append(inv.signals, "runs "+path+" "+name+", a name that says it changes something")
		return
	}
	inv.unknown = append(inv.unknown, path+" has no subcommand "+quote(name)+" that is known here")
}

// Subcommands yields Commands and More.
func (p *Program) Subcommands(yield func(*Command) bool) {
	for i := range p.Commands {
		if !yield(&p.Commands[i]) {
			return
		}
	}
	for _, c := range p.More {
		if !yield(c) {
			return
		}
	}
}

// takesOperands reports whether the entry says what operands are.
func (p *Program) takesOperands() bool { return p.AnyOperands || p.Operands != (Operands{}) }

func (p *Program) hasSubcommands() bool { return len(p.Commands)+len(p.More) > 0 }

func (p *Program) subcommand(path []string, name string) *Command {
	for c := range p.Subcommands {
		if c.Name == name || strings.IndexByte(c.Name, ' ') > 0 && hasField(c.Name, name) {
			return c
		}
	}
	if p.Unlisted != nil {
		return p.Unlisted(path, name)
	}
	return nil
}

// long reads --name, --name=value and, in SingleDash style, -name. It returns
// how many of the following words it took.
func (inv *Invocation) long(w Word, text string, rest []Word) int {
	name, eq := text, strings.IndexByte(text, '=')
	if eq >= 0 {
		name = text[:eq]
	}
	if eq < 0 && !w.Static {
		inv.unknown = append(inv.unknown, "the option "+quote(w.Text)+" is not known statically")
		return 0
	}
	o := inv.option(name)
	if o == nil {
		return inv.lacks(w, name, eq >= 0, rest)
	}
	if o.version && inv.Command.OpenOptions && !inv.owns(o) {
		return inv.lacks(w, name, eq >= 0, rest) // a parameter of the call
	}
	opt := Option{Name: o.canonical(), Given: w, spec: o}
	taken := 0
	switch {
	case eq >= 0:
		opt.Arg, opt.HasArg = w.Cut(eq+1), true
	case o.argument == requiredArgument && len(rest) > 0:
		if !inv.swallows(o, rest[0]) {
			break
		}
		opt.Arg, opt.HasArg, taken = rest[0], true, 1
	case o.help && len(rest) > 0 && switchesOff(rest[0].known()):
		opt.Arg, opt.HasArg = rest[0], true // yargs: --help false
	case o.argument == requiredArgument:
		inv.unknown = append(inv.unknown, "the option "+name+" lacks its argument")
	}
	inv.add(opt)
	return taken
}

// prefix reads a word that begins as an option of the grammar does whose name is
// a prefix.
func (inv *Invocation) prefix(w Word, text string) bool {
	o := prefixed(inv.opts, text)
	if o == nil {
		return false
	}
	if !w.Static {
		// What follows may make it another option.
		inv.unknown = append(inv.unknown, "the option "+quote(w.Text)+" is not known statically")
	}
	inv.add(Option{Name: o.canonical(), Given: w, Arg: w.Cut(o.prefix(text)), HasArg: true, spec: o})
	return true
}

// short reads a bundle: -abc, -ovalue, -o value.
func (inv *Invocation) short(w Word, text string, rest []Word) int {
	for i := 1; i < len(text); i++ {
		o := lookup(inv.opts, text[:1]+text[i:i+1])
		if o == nil {
			// A word such as -10 (head, tail) or a whole name (-name).
			if whole := lookup(inv.opts, text); whole != nil && i == 1 {
				return inv.long(w, text, rest)
			}
			return inv.lacks(w, text[:1]+text[i:i+1], false, rest)
		}
		opt := Option{Name: o.canonical(), Given: w, spec: o, short: true}
		glued := i+1 < len(w.Text)
		if inv.style == Pflag && glued {
			if w.Text[i+1] == '=' {
				opt.Arg, opt.HasArg = w.Cut(i+2), true
				inv.add(opt)
				return 0
			}
			glued = o.argument == requiredArgument
		}
		if glued && o.argument == requiredArgument && inv.switches(text[:1], text[i+1:]) {
			if inv.doubtful = true; inv.strict {
				inv.add(opt)
				continue
			}
		}
		switch {
		case o.argument == requiredArgument && glued, o.argument == optionalArgument && glued:
			opt.Arg, opt.HasArg = w.Cut(i+1), true
			inv.add(opt)
			return 0
		case o.argument == requiredArgument && len(rest) > 0:
			if !inv.swallows(o, rest[0]) {
				inv.add(opt)
				return 0
			}
			opt.Arg, opt.HasArg = rest[0], true
			inv.add(opt)
			return 1
		case o.argument == requiredArgument:
			inv.unknown = append(inv.unknown, "the option "+text[:1]+text[i:i+1]+" lacks its argument")
		}
		inv.add(opt)
	}
	if !w.Static {
		inv.unknown = append(inv.unknown, "the option "+quote(w.Text)+" is not known statically")
	}
	return 0
}

func (inv *Invocation) add(o Option) {
	o.at, o.level, o.operands = inv.Command, len(inv.Path), len(inv.Operands)
	inv.helps = inv.helps || o.spec.help || o.spec.version
	inv.Options = append(inv.Options, o)
}

// option finds an option by its name or, for long ones, by a unique prefix.
func (inv *Invocation) option(name string) *option {
	if o := lookup(inv.opts, name); o != nil {
		return o
	}
	if inv.style == SingleDash {
		// -name and --name are the same option.
		if strings.HasPrefix(name, "--") {
			return lookup(inv.opts, name[1:])
		}
		return lookup(inv.opts, "-"+name)
	}
	if len(name) < 3 || inv.style == Pflag {
		return nil
	}
	return abbreviated(inv.opts, name)
}

// lacks notes an option that the grammar does not have.
func (inv *Invocation) lacks(w Word, name string, glued bool, rest []Word) int {
	if inv.Command.OpenOptions && (strings.HasPrefix(name, "--") || w.Static && w.Text == name) {
		taken := 0
		for !glued && taken < len(rest) && !optionLike(rest[taken].known()) {
			taken++
		}
		// "--name --help" may be a name that is "--help".
		if !glued && taken == 0 && len(rest) > 0 && isHelp(rest[0].known()) {
			taken = 1
		}
		if namesPath(name) {
			inv.unknown = append(inv.unknown, "the option "+quote(name)+" may name a file, and is not known here")
		}
		return taken
	}
	inv.unknown = append(inv.unknown, strings.Join(inv.Path, " ")+" has no option "+quote(name)+" that is known here")
	return 0
}

// namesPath reports whether the name of an option says that its argument is a
// local file or directory.
func namesPath(option string) bool {
	name := strings.TrimLeft(option, "-")
	first, _, _ := strings.Cut(name, "-")
	switch first {
	case "out", "output", "outfile", "outdir":
		return true
	}
	switch name[strings.LastIndexByte(name, '-')+1:] {
	case "file", "files", "filename", "outfile", "out", "output", "dir", "outdir", "directory", "folder", "path", "dest",
		"destination", "log", "logfile", "report":
		return true
	}
	return false
}

// optionLike reports whether a word begins as an option does; "-1" and "-" are
// arguments.
func optionLike(text string) bool {
	return len(text) > 1 && text[0] == '-' && !('0' <= text[1] && text[1] <= '9')
}

func hasField(list, name string) bool {
	for list != "" {
		f, more, _ := strings.Cut(list, " ")
		if f == name {
			return true
		}
		list = more
	}
	return false
}

// quote shortens and quotes a word for a reason.
func quote(s string) string {
	const most = 60
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return "'" + s + "'"
}
