package cli

import "strings"

// This file owns what lowers: where help and version options end a command, and
// when a preview's switch is taken back.

// printsHelp reports whether a help or version option ends the command: at the
// level that lists it, in the place where the parser acts on it, without a value
// that switches it off (CLASSES rule 17). A help option that may not act raises
// the step.
func (inv *Invocation) printsHelp() bool {
	for i := range inv.Options {
		o := &inv.Options[i]
		if !o.spec.help && !o.spec.version || o.HasArg && !o.leavesHelp() {
			continue
		}
		switch {
		case len(inv.Path) > o.level:
			// A subcommand follows: "docker --version system prune" prunes.
		case hasField(o.at.GoesOn, o.Name) || hasField(o.at.GoesOn, o.Given.Text):
			if len(inv.Options) == 1 && len(inv.Operands) == 0 {
				return true
			}
		case o.spec.help && inv.helpCounts(o), o.spec.version && len(inv.Operands) == 0 && inv.owns(o.spec):
			return true
		case !inv.owns(o.spec):
			inv.unknown = append(inv.unknown, strings.Join(inv.Path, " ")+" has no option "+quote(o.Given.Text)+" that is known here")
		}
	}
	return false
}

// leavesHelp reports whether a help option's argument leaves it one.
func (o *Option) leavesHelp() bool {
	switch {
	case o.spec.version || !o.Arg.Static:
		return false
	case o.spec.argument == optionalArgument:
		return !switchesOff(o.Arg.Text) // --help=TOPIC
	}
	return switchesOn(o.Arg.Text)
}

// helpCounts reports whether a help option counts where it stands.
func (inv *Invocation) helpCounts(o *Option) bool {
	p := inv.Program
	everywhere := p.HelpEverywhere || inv.style == Pflag && !p.HelpInFront
	if inv.style == Pflag && inv.anyDynamic() {
		return false // it may say --help=false
	}
	if o.short && !everywhere && !inv.owns(o.spec) {
		return false
	}
	return o.operands == 0 || everywhere || p.hasSubcommands() && !p.HelpInFront
}

// owns reports whether the grammar of the innermost level itself has an option.
func (inv *Invocation) owns(o *option) bool {
	return len(inv.opts) < 2 || lookup(inv.opts[:1], o.names[0]) != nil
}

// switchesOn reports whether an argument leaves a switch on.
func switchesOn(arg string) bool {
	switch arg {
	case "true", "TRUE", "True", "t", "T", "1", "yes":
		return true
	}
	return false
}

// switchesOff reports whether an argument switches a switch off, in any program.
func switchesOff(arg string) bool {
	switch arg {
	case "false", "FALSE", "False", "f", "F", "0", "no", "off", "without", "disable":
		return true
	}
	return false
}

// takenBack reports whether what else is given may switch a preview off again: a
// value of its switch, or a word that is not known and may be an option.
func (inv *Invocation) takenBack(rule *Rule) bool {
	for _, n := range strings.Fields(rule.Option) {
		valued := rule.Value != "" || inv.style == Pflag || lookup(inv.opts, "--no-"+strings.TrimLeft(n, "-")) != nil
		for i := range inv.Options {
			o := &inv.Options[i]
			if !o.spec.is(n) {
				continue
			}
			if o.spec.argument == noArgument && o.HasArg && !(o.Arg.Static && switchesOn(o.Arg.Text)) {
				return true
			}
			if valued && inv.anyDynamic() {
				return true
			}
		}
	}
	return false
}

// anyDynamic reports whether an operand is not known and may be an option.
func (inv *Invocation) anyDynamic() bool {
	for i := range inv.Operands {
		w := &inv.Operands[i]
		if !w.Static && !w.Below && !w.StandIn && w.Content == nil && (w.Prefix == "" || w.Prefix[0] == '-') && !w.Temp {
			return true
		}
	}
	return false
}

// negated reports whether --no-NAME, or an abbreviation of it, is given beside the
// preview option NAME, known here or not.
func (inv *Invocation) negated(rule *Rule) bool {
	for n := range strings.FieldsSeq(rule.Option) {
		no := "--no-" + strings.TrimLeft(n, "-")
		for i := range inv.Args {
			if text := inv.Args[i].known(); text == no || len(text) > len("--no-") && strings.HasPrefix(no, text) {
				return true
			}
		}
	}
	return false
}

// swallows reports whether an option takes the next word as its argument. Where
// that word is itself an option of the grammar, both readings are judged: an arity
// that is wrong or has changed must not hide it. A metavariable that begins with
// "-" says that such arguments are usual (curl --quote -DELE).
func (inv *Invocation) swallows(o *option, next Word) bool {
	text := next.known()
	if !optionLike(text) || strings.HasPrefix(o.metavar, "-") || !inv.knows(text) {
		return true
	}
	inv.doubtful = true
	return !inv.strict
}

// asksHelp reports whether the words behind a subcommand that is not listed end
// in a call for help that the program's parser obeys at every level.
func (inv *Invocation) asksHelp(rest []Word) bool {
	if len(rest) == 0 || !inv.Program.HelpEverywhere && inv.style != Pflag {
		return false
	}
	last := rest[len(rest)-1]
	return last.Static && last.Text == "--help"
}

// knows reports whether a word is an option of the grammars in force, a bundle of
// switches, or "--".
func (inv *Invocation) knows(text string) bool {
	name, _, _ := strings.Cut(text, "=")
	if text == "--" || lookup(inv.opts, name) != nil || prefixed(inv.opts, text) != nil {
		return true
	}
	if strings.HasPrefix(text, "--") || inv.style == SingleDash {
		return inv.option(name) != nil
	}
	for i := 1; i < len(text); i++ {
		o := lookup(inv.opts, text[:1]+text[i:i+1])
		switch {
		case o == nil:
			return false
		case o.argument == requiredArgument:
			return i == 1 // -oFILE
		}
	}
	return true
}

// switches reports whether one or two letters that are glued to an option are
// switches of the grammar: then "-mk" may be -m and -k, whatever -m takes.
func (inv *Invocation) switches(dash, letters string) bool {
	for i := 0; i < len(letters); i++ {
		if o := lookup(inv.opts, dash+letters[i:i+1]); o == nil || o.argument != noArgument {
			return false
		}
	}
	return len(letters) <= 2
}
