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
	gluedArgument    // a prefix: the rest of the word
)

// dots ends the name of an option that is a prefix.
const dots = "…"

// option is one line of a grammar.
type option struct {
	names    []string // as written: "-n", "--namespace"; the first long one is the canonical name
	argument argument
	metavar  string
	help     bool // --help stands on its line
	version  bool // --version does
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

// grammar is the usage text of Program.Options. It is read line by line where an
// option is looked up, not as a whole: most calls give few options, and a table
// of all would cost more than all else that a hook does with them.
type grammar struct {
	text  string
	style Style
}

// line cuts the first line off a grammar's text.
func line(text string) (first, rest string) {
	if i := strings.IndexAny(text, ";\n"); i >= 0 {
		return strings.TrimSpace(text[:i]), text[i+1:]
	}
	return strings.TrimSpace(text), ""
}

// options reads the whole grammar.
func (g grammar) options() []option {
	var opts []option
	for text := g.text; text != ""; {
		var l string
		if l, text = line(text); l != "" {
			opts = appendOption(opts, l, g.style)
		}
	}
	return opts
}

// lookup finds the option of that name, nil where the grammars have none. The
// first grammar that has it decides.
func lookup(gs []grammar, name string) *option {
	// What must stand on its line: --x and --no-x are there as --[no-]x too, and
	// -x may stand in -abx. Most stand there as they are.
	part := bare(name)
	if len(name) == 2 {
		part = name[1:]
	}
	for _, g := range gs {
		if !strings.Contains(g.text, part) {
			continue
		}
		if o := g.on(name, name); o != nil {
			return o
		}
		if o := g.on(part, name); o != nil {
			return o
		}
	}
	return nil
}

// on finds an option on the lines that hold part.
func (g grammar) on(part, name string) *option {
	for text := g.text; ; {
		at := strings.Index(text, part)
		if at < 0 {
			return nil
		}
		start, end := at, at+len(part)
		for start > 0 && text[start-1] != ';' && text[start-1] != '\n' {
			start--
		}
		for end < len(text) && text[end] != ';' && text[end] != '\n' {
			end++
		}
		if l := strings.TrimSpace(text[start:end]); l != "" && (len(name) != 2 || clusters(l, name)) {
			if o := find(appendOption(nil, l, g.style), name); o != nil {
				return o
			}
		}
		if end >= len(text) {
			return nil
		}
		text = text[end+1:]
	}
}

// clusters reports whether a line holds an option's letter behind its dash, and
// nothing but letters between.
func clusters(l, name string) bool {
	for i := 0; i+1 < len(l); i++ {
		if l[i] != name[0] || l[i+1] == '-' && name[1] != '-' || i > 0 && l[i-1] != ' ' && l[i-1] != ',' {
			continue
		}
		for j := i + 1; j < len(l) && l[j] != ' ' && l[j] != ',' && l[j] != '['; j++ {
			if l[j] == name[1] {
				return true
			}
		}
	}
	return false
}

// abbreviated finds the one option that has a long name with this prefix, nil
// where there is none or more than one.
func abbreviated(gs []grammar, prefix string) *option {
	var found *option
	for _, g := range gs {
		for text := g.text; text != ""; {
			var l string
			l, text = line(text)
			if !strings.Contains(l, bare(prefix)) && !strings.HasPrefix("--no-", prefix) {
				continue
			}
			opts := appendOption(nil, l, g.style)
			for i := range opts {
				if !opts[i].begins(prefix) {
					continue
				}
				if found != nil {
					return nil
				}
				found = &opts[i]
			}
		}
	}
	return found
}

// prefixed finds the option whose name is a prefix of the word, the longest; nil
// where there is none, or where the word is an option by itself.
func prefixed(gs []grammar, word string) *option {
	var found *option
	for _, g := range gs {
		if !strings.Contains(g.text, dots) {
			continue
		}
		for text := g.text; text != ""; {
			var l string
			if l, text = line(text); !strings.Contains(l, dots) {
				continue
			}
			for _, o := range appendOption(nil, l, g.style) {
				if n := o.prefix(word); n > 0 && (found == nil || n > found.prefix(word)) {
					found = &o
				}
			}
		}
	}
	if found == nil || lookup(gs, word) != nil {
		return nil
	}
	return found
}

// prefix is the length of the option's longest name that is a prefix of the
// word, 0 where there is none.
func (o *option) prefix(word string) int {
	longest := 0
	for _, n := range o.names {
		if cut, ok := strings.CutSuffix(n, dots); ok && strings.HasPrefix(word, cut) {
			longest = max(longest, len(cut))
		}
	}
	return longest
}

// bare is an option's name without its dashes and its "no-".
func bare(name string) string { return strings.TrimPrefix(strings.TrimLeft(name, "-"), "no-") }

// begins reports whether one of the option's long names has the prefix.
func (o *option) begins(prefix string) bool {
	for _, n := range o.names {
		if strings.HasPrefix(n, "--") && strings.HasPrefix(n, prefix) {
			return true
		}
	}
	return false
}

func appendOption(opts []option, line string, style Style) []option {
	var o option
	for _, spec := range strings.Split(line, ", ") {
		spec = strings.TrimSpace(spec)
		if name, ok := strings.CutPrefix(spec, "--[no-]"); ok {
			spec = "--" + name
			if i := strings.IndexAny(name, " ["); i >= 0 {
				name = name[:i]
			}
			opts = append(opts, option{names: []string{"--no-" + name}})
		}
		if i := strings.Index(spec, dots); i > 0 && strings.IndexByte(spec[:i], ' ') < 0 {
			o.argument, o.metavar = gluedArgument, spec[i+len(dots):]
			spec = spec[:i+len(dots)]
		} else if i := strings.IndexByte(spec, '['); i > 0 {
			o.argument, o.metavar = optionalArgument, strings.Trim(spec[i:], "[]=")
			spec = spec[:i]
		} else if i := strings.IndexByte(spec, ' '); i > 0 {
			o.argument, o.metavar = requiredArgument, strings.TrimSpace(spec[i:])
			spec = spec[:i]
		}
		o.names = append(o.names, spec)
		if o.argument != requiredArgument {
			o.help = o.help || spec == "--help" || spec == "-help"
			o.version = o.version || spec == "--version" || spec == "-version"
		}
	}
	if n := o.names[0]; (style == GNU || style == Pflag) && len(o.names) == 1 && len(n) > 2 && n[1] != '-' &&
		o.argument != gluedArgument {
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
	own := grammar{p.Options, style}.options()
	seen := make(map[string]bool)
	for _, o := range own {
		for _, n := range o.names {
			if len(n) < 2 || n[0] != '-' && n[0] != '+' || strings.ContainsAny(strings.TrimSuffix(n, "="+dots), " =[]|") {
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
