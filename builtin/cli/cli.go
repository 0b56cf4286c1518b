// Package cli holds the only argv parser and the form in which the catalogue
// states its facts: an option grammar as usage text, subcommands, and rules
// that say what an option, an operand or a subcommand does.
//
// It turns one command line into facts (Report). It gives no classes: the
// shell's walker and builtin/paths do that.
//
// This file owns the types a catalogue entry is written in; effect.go says what
// the effects mean, grammar.go reads the usage text, parse.go the argv, and
// interpret.go applies the rules.
package cli

import "github.com/seed-a23d08e7/tmt/builtin/lang"

// Program is one program of the catalogue, or one subcommand of it: the two
// have the same shape. An entry is a literal without function calls, so that it
// costs nothing at start-up.
type Program struct {
	// Name is the program's name. A subcommand may have several names with the
	// same facts, separated by spaces ("list ls"); the first is the one shown.
	Name string

	// Also holds further names of the program, separated by spaces: "gcc g++".
	// Only a Program's own counts.
	Also string

	// Options is the grammar, one option a line (or separated by ";"):
	//
	//	-n, --namespace NAME    takes an argument
	//	    --color[=WHEN]      takes an optional argument, glued
	//	-v, --verbose           takes none
	//	    --[no-]edit         --edit, and --no-edit, which takes no argument
	//	-abc                    three options without argument (GNU style only)
	//	-Wl,…                   every word that begins so; the rest is its argument
	//
	// A mark in front of the metavariable says what the argument is for:
	//
	//	--output >FILE          written; >>FILE is added to, >DIR/ written into
	//	--config <FILE          read
	//	-C @DIR                 the program works there: relative paths, and what it
	//	                        does to the project, are judged in it
	//	--project @@PATH        what it works on lies there (a directory, or a file
	//	                        in one); relative paths are read where it runs
	//	--plugin !FILE          code is loaded from it: at least unknown
	//	--exec $COMMAND         shell text that is run
	//	--context %NAME         names a target; other marks may follow (%<FILE)
	//	-Xlog:…>FILE            with a prefix, behind the "…"
	//	--report[=>FILE]        with an optional argument
	//	--emit KIND=>FILE,...     behind the first "=" (or ":") of the argument, here of
	//	                        each part between commas
	//
	// "-" as an argument marked ">" or "<" is standard output or input.
	//
	// Options of a program are known to its subcommands too, unless
	// LocalOptions is set. An option that the grammar lacks raises the step to
	// at least unknown. "-h, --help" and "--version" (any spelling that stands
	// on their line) lower it to Pure.
	Options string

	// Style says how options are written.
	Style Style

	// HelpEverywhere: the program's parser acts on every spelling of its help
	// options at every level, behind operands too: cobra, clap, click, argparse,
	// yargs, commander. Style Pflag implies it. Only a Program's own counts.
	HelpEverywhere bool
	// HelpInFront: help counts in front of the operands only, though there are
	// subcommands (getopt of BSD and illumos). Only a Program's own counts.
	HelpInFront bool
	// GoesOn names help and version options, separated by spaces, after which the
	// command goes on working: they lower nothing where anything else is given.
	GoesOn string

	// LocalOptions: Options count only in front of the subcommand (git).
	LocalOptions bool

	// StopAtOperand: options end at the first operand (wrappers, docker run).
	StopAtOperand bool

	// OpenOptions: options that the grammar lacks are parameters of one remote
	// call and change nothing about its class (aws, az). They take all words up
	// to the next option.
	OpenOptions bool

	// Effect is what it does, without counting Operands and Rules. For a
	// program with subcommands: what it does when none is given. Zero: unknown.
	Effect Effect
	// Does is the text users see: "deletes cluster objects". Needed for every
	// effect that does not merely read.
	Does string

	Operands Operands
	Rules    []Rule
	// Requires names options, separated by spaces: without any of them it cannot
	// be told what the command does (a query that only -e gives).
	Requires string
	// Modes names options of which the program obeys one, separated by spaces: a
	// preview or reading mode among them lowers only where every mode given does.
	Modes    string
	Commands []Command
	// AnyOperands: a program with subcommands takes operands too, that change
	// nothing. Else a word that is no subcommand is unknown.
	AnyOperands bool
	// More holds further subcommands, where one literal would be too long (git).
	More []*Command

	// Unlisted finds facts for a subcommand that Commands lacks, nil where it
	// has none; path holds the names in front of it, program first.
	Unlisted func(path []string, name string) *Command

	// Env states the variables of the environment that matter to the program,
	// separated by white space. Names that begin with the program's own name are its
	// variables without being stated.
	//
	//	NAME  PREFIX*   chooses code, configuration or what is run: at least unknown,
	//	                but for a value that is a plain switch or number
	//	!NAME           as NAME, switches too
	//	~NAME           as NAME, but a place of the system or of the project is harmless
	//	@NAME           chooses the machine that the program works on
	//	$NAME           its value is a command that the program runs
	//	>NAME  >NAME/   its value is a file, a directory that the program writes
	//	-NAME -PREFIX*  harmless
	//
	// Only a Program's own counts.
	Env string

	// Family is the kind of objects it works on, one word that related programs
	// share ("kubernetes"). Empty: its own name.
	Family string

	// Output says what the program's output is, where it is not its own.
	Output Output

	// Probes are read-only command lines worth running before a change.
	Probes []string

	// Wraps: from some operand on, the operands are a command of their own.
	Wraps *Wrap

	// Prepare rewrites the arguments before they are parsed (tar's old style).
	Prepare func(args []Word) []Word

	// Inspect adds what the tables cannot say; only where the operands are a
	// language of their own. It runs after Effect, Operands and Rules.
	Inspect func(*Invocation, *Report)

	// Review runs last, for the program and for each of its subcommands, help
	// included: for options in front of the subcommand that change what all of
	// them do (git -C, git -c). Only a Program's own counts.
	Review func(*Invocation, *Report)
}

// Command is a subcommand.
type Command = Program

// Style is the way a program's options are written.
type Style uint8

const (
	// GNU: -x bundles, glued values, --long, --long=value, unique prefixes,
	// "--" ends options, options and operands may mix.
	GNU Style = iota
	// SingleDash: -long and --long are the same option, no bundles (Go's flag
	// package, terraform, java).
	SingleDash
	// NoOptions: every word is an operand (dd, test, find: Inspect reads them).
	NoOptions
	// Pflag: as GNU, but -x=value is -x value, an optional argument needs the
	// "=", and long options have no prefixes (Go's pflag: kubectl, docker, helm).
	Pflag
)

// Operands says what a command does to its operands.
type Operands struct {
	Each Effect // to each one
	Last Effect // to the last of two or more, instead of Each
	Skip int    // so many leading operands are no paths (grep's pattern)
	Min  int    // with fewer operands the command fails: what it does cannot be told
	// Unless names options, separated by spaces. Where one is given, Skip is 0
	// (grep -e) and Last is not used (cp -t).
	Unless string
	// Into: where Last is a directory, the others get their own names in it (cp);
	// its effect is that on the paths made so.
	Into bool
	Does string // the text users see, where Program.Does does not fit

	// Usage says it by position, with the marks of Options: "<SRC... >DST",
	// "PATTERN <FILE...", "%POD [>DIR/]". A word in brackets may be missing; one
	// that ends in "..." stands for any number. Fewer or more operands are
	// unknown. Each applies to the words without a mark.
	Usage string
	// Requires names options, separated by spaces: without any of them the
	// operands are only read (-i edits, without it the result is printed).
	Requires string
	// Target: each operand names a target.
	Target bool
}

// Rule is one fact about an option or a number of operands. Its effect is added
// to those of the command.
type Rule struct {
	// Option names one or more options of the grammar, separated by spaces; the
	// rule applies where any of them is given. Empty: see MinOperands.
	Option string
	// Value restricts the rule to these option-arguments, separated by spaces;
	// "!a b" to all others; "a=*" stands for all that begin so. Empty: any.
	Value string
	// MinOperands: the rule applies with at least so many operands.
	MinOperands int
	// Unless names options, separated by spaces: with any of them the rule does
	// not apply. Requires: without any of them it does not.
	Unless, Requires string

	Effect Effect // effects of a path apply to the option-argument
	Does   string

	// Lowers: a form that the manual documents as changing nothing. It replaces
	// the command's own effect, its operands' and those of other rules, except
	// where a rule writes a path or runs a command.
	Lowers bool

	// Operands replaces the command's own, in a mode that the option chooses. With
	// several such modes the operands are judged by each.
	Operands *Operands

	// Output says what the program's output is with this option.
	Output Output

	// Embeds: the option-argument is text of this language.
	Embeds lang.Language
}

// Output is where a program's output comes from: what a shell or interpreter is
// fed with is judged by it.
type Output uint8

const (
	// Own: what the program prints is its own.
	Own Output = iota
	// Fetches: remote content.
	Fetches
	// Decodes: content that it decodes, decrypts or unpacks.
	Decodes
	// Rewrites: its input, changed.
	Rewrites
	// Copies: what it reads, as it is.
	Copies
)

// Wrap says which operands are the wrapped command.
type Wrap struct {
	Skip     int    // so many leading operands belong to the wrapper
	Via      string // how to name the wrapper; empty: its name
	Before   string // the program that the words are arguments of ("yarn"), where it is implied
	Elevated bool   // runs it with more rights
	Remote   bool   // runs it on another machine or in a container
	Appends  bool   // adds words that are not known statically (xargs)
	// Shell: the operands are joined with spaces and read by a shell (ssh,
	// watch), instead of being run as they are.
	Shell bool
	// Optional: without a wrapped command the program's own Effect holds; else
	// it is unknown.
	Optional bool
}
