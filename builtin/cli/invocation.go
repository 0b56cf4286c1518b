package cli

// This file owns a parsed command line and what may be asked of it.

// Option is one option of an invocation.
type Option struct {
	Name   string // canonical: the grammar's first long name, else its first
	Given  Word   // the word it was given in
	Arg    Word   // its argument, where HasArg
	HasArg bool

	spec     *option
	at       *Command // the level at which it was given
	level    int      // how many names were in the path there
	operands int      // how many operands stood in front of it
	short    bool     // by a short name
}

// Invocation is a command line, parsed.
type Invocation struct {
	Program  *Program
	Command  *Command // the innermost subcommand, or Program
	Path     []string // names of program and subcommands, as in the catalogue
	Options  []Option
	Operands []Word
	Args     []Word // all words after the program's name
	Facts    Facts  // what may be observed of this machine

	unknown []string  // reasons to raise the step to unknown
	signals []string  // as unknown, where the words suggest a change
	opts    []grammar // the grammars in force, innermost first
	style   Style
	above   []*Program // what Command is a subcommand of, Program first
	front   int        // how many Options stand in front of the first subcommand

	helps    bool // help or version options were given
	strict   bool // the second reading: no option's argument is an option
	doubtful bool // the two readings differ
}

// Facts lets an Inspect function ask about this machine. Every answer is stated
// in the verdict.
type Facts interface {
	// Exists reports whether the word, known statically, names a file or
	// directory of this machine.
	Exists(Word) bool
	// IsDir reports whether it names a directory of this machine.
	IsDir(Word) bool
	// Input is the command's standard input.
	Input() Input
	// Called is the program's name as the call gives it, its path included.
	Called() string
}

// Called is the program's name as the call gives it, its path included.
func (inv *Invocation) Called() string {
	if inv.Facts == nil {
		return inv.Program.Name
	}
	return inv.Facts.Called()
}

// Input is the command's standard input.
func (inv *Invocation) Input() Input {
	if inv.Facts == nil {
		return Input{}
	}
	return inv.Facts.Input()
}

// Exists reports whether a word, known statically, names a file or directory of
// this machine.
func (inv *Invocation) Exists(w Word) bool { return inv.Facts != nil && inv.Facts.Exists(w) }

// IsDir reports whether a word, known statically, names a directory of this
// machine.
func (inv *Invocation) IsDir(w Word) bool { return inv.Facts != nil && inv.Facts.IsDir(w) }

// Output says where the output comes from: by an option given, else by the
// innermost command that says it.
func (inv *Invocation) Output() Output {
	for i := range inv.Command.Rules {
		if rule := &inv.Command.Rules[i]; rule.Output != Own && inv.holds(rule) {
			return rule.Output
		}
	}
	if o := inv.Command.Output; o != Own {
		return o
	}
	for i := len(inv.above) - 1; i >= 0; i-- {
		if o := inv.above[i].Output; o != Own {
			return o
		}
	}
	return Own
}

// Has reports whether an option of the grammar was given, by any of its names.
// An option given as --name=false (or 0, f, F …, as Go spells it) does not
// count.
func (inv *Invocation) Has(name string) bool {
	for i := range inv.Options {
		if o := &inv.Options[i]; o.spec.is(name) && !o.off() {
			return true
		}
	}
	return false
}

// off reports whether an option that takes no argument is given one that
// switches it off. One that is not known statically may.
func (o *Option) off() bool {
	if !o.HasArg || o.spec.argument == requiredArgument {
		return false
	}
	switch o.Arg.Text {
	case "false":
		return true
	case "0", "f", "F", "FALSE", "False":
		return o.spec.argument == noArgument
	}
	return false
}

// Last returns the last argument given to an option, by any of its names.
func (inv *Invocation) Last(name string) (Word, bool) {
	for i := len(inv.Options) - 1; i >= 0; i-- {
		if o := &inv.Options[i]; o.HasArg && o.spec.is(name) {
			return o.Arg, true
		}
	}
	return Word{}, false
}

// All returns the arguments given to an option, by any of its names, in order.
func (inv *Invocation) All(name string) []Word {
	var args []Word
	for i := range inv.Options {
		if o := &inv.Options[i]; o.HasArg && o.spec.is(name) {
			args = append(args, o.Arg)
		}
	}
	return args
}

// Front is the invocation as far as it stands in front of the first subcommand:
// its options alone (git -C, which is not the -C of a subcommand).
func (inv *Invocation) Front() *Invocation {
	front := *inv
	if len(inv.Path) > 1 {
		front.Options = inv.Options[:inv.front]
	}
	return &front
}
