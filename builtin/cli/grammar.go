package cli

import (
	"fmt"
	"strings"
)

// argument says whether an option takes an argument.
type argument uint8

const (
	noArgument argument = iota
	requiredArgument
	optionalArgument // glued only: -j4, --color=auto
)

// option is one line of a grammar.
type option struct {
	names    []string // as written: "-n", "--namespace"; the first long one is the canonical name
	argument argument
	metavar  string
	help     bool // --help or --version stands on its line
}

func (o *option) canonical() string {
	for _, n := range o.names {
		if strings.HasPrefix(n, "--") {
			return n
		}
	}
	return o.names[0]
}

func (o *option) is(name string) bool {
	for _, n := range o.names {
		if n == name {
			return true
		}
	}
	return false
}

// grammar reads the usage text of Program.Options. It is linear in the text and
// run only for the program of a call.
func grammar(text string, style Style) []option {
	opts := make([]option, 0, 2+strings.Count(text, "\n")+strings.Count(text, ";"))
	for text != "" {
		line := text
		if i := strings.IndexAny(text, ";\n"); i >= 0 {
			line, text = text[:i], text[i+1:]
		} else {
			text = ""
		}
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		opts = appendOption(opts, line, style)
	}
	return opts
}

func appendOption(opts []option, line string, style Style) []option {
	var o option
	for _, spec := range strings.Split(line, ",") {
		spec = strings.TrimSpace(spec)
		if name, ok := strings.CutPrefix(spec, "--[no-]"); ok {
			spec = "--" + name
			if i := strings.IndexAny(name, " ["); i >= 0 {
				name = name[:i]
			}
			opts = append(opts, option{names: []string{"--no-" + name}})
		}
		if i := strings.IndexByte(spec, '['); i > 0 {
			o.argument, o.metavar = optionalArgument, strings.Trim(spec[i:], "[]=")
			spec = spec[:i]
		} else if i := strings.IndexByte(spec, ' '); i > 0 {
			o.argument, o.metavar = requiredArgument, strings.TrimSpace(spec[i:])
			spec = spec[:i]
		}
		o.names = append(o.names, spec)
		if o.argument != requiredArgument && isHelp(spec) {
			o.help = true
		}
	}
	if n := o.names[0]; (style == GNU || style == Pflag) && len(o.names) == 1 && len(n) > 2 && n[1] != '-' {
		for i := 1; i < len(n); i++ {
			opts = append(opts, option{names: []string{n[:1] + n[i:i+1]}, argument: o.argument, metavar: o.metavar})
		}
		return opts
	}
	return append(opts, o)
}

func isHelp(name string) bool {
	return name == "--help" || name == "--version" || name == "-help" || name == "-version"
}

// CheckGrammar reports what is wrong with a program's grammar, its subcommands'
// and its rules: a name that is no option, one that stands twice, a rule for an
// option that no grammar has. For tests and for configuration.
func (p *Program) CheckGrammar() error { return p.check(nil, GNU, p.Name) }

func (p *Program) check(outer []option, style Style, path string) error {
	style = p.style(style)
	own := grammar(p.Options, style)
	seen := make(map[string]bool)
	for _, o := range own {
		for _, n := range o.names {
			if len(n) < 2 || n[0] != '-' && n[0] != '+' || strings.ContainsAny(n, " =[]|") {
				return fmt.Errorf("%s: %q is no option name", path, n)
			}
			if seen[n] {
				return fmt.Errorf("%s: option %s stands twice", path, n)
			}
			seen[n] = true
		}
	}
	all := append(append([]option(nil), own...), outer...)
	known := func(names string) error {
		for _, n := range strings.Fields(names) {
			if find(all, n) == nil {
				return fmt.Errorf("%s: a rule names the option %s, which the grammar lacks", path, n)
			}
		}
		return nil
	}
	for _, r := range p.Rules {
		if err := known(r.Option); err != nil {
			return err
		}
		if r.Option == "" && r.MinOperands == 0 {
			return fmt.Errorf("%s: a rule without Option needs MinOperands", path)
		}
	}
	if err := known(p.Operands.Unless); err != nil {
		return err
	}
	names := make(map[string]bool)
	for c := range p.Subcommands {
		for _, n := range strings.Fields(c.Name) {
			if names[n] {
				return fmt.Errorf("%s: subcommand %s stands twice", path, n)
			}
			names[n] = true
		}
		inherited := all
		if p.LocalOptions {
			inherited = nil
		}
		if err := c.check(inherited, style, path+" "+c.Name); err != nil {
			return err
		}
	}
	return nil
}

func find(opts []option, name string) *option {
	for i := range opts {
		if opts[i].is(name) {
			return &opts[i]
		}
	}
	return nil
}
