package catalog_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/shell"
	"github.com/seed-a23d08e7/tmt/builtin/shell/shelltest"
)

// The facts of the catalogue, mutated one at a time: a rule is dropped, an effect
// weakened, a mark taken from a metavariable. Each must fail a case. Those that
// do not are listed. TMT_MUTANTS=write writes the list anew, TMT_MUTANTS=propose
// prints a case for each that would fail, for review of its class.

const survivors = "testdata/mutants.list"

// mutant is one change of the catalogue.
type mutant struct {
	name     string // "docker rm: rule --force"
	programs []string
	words    []string // the command that it changes
	options  string   // the options that matter, and the values that a rule asks for
	value    string
	apply    func() (undo func())
}

// weaker is the effect that a mutant states instead.
func weaker(e cli.Effect) cli.Effect {
	switch e {
	case cli.Changes:
		return cli.Works
	case cli.Works, cli.ReadsSecrets, cli.Runs, cli.Connects, cli.Interactive, cli.Executes, cli.ExecutesProgram:
		return cli.Reads
	case cli.Deletes, cli.DeletesTree, cli.OpensToAll, cli.MovesAway:
		return cli.WritesTo
	case cli.Unstated, cli.Pure, cli.Reads, cli.ReadsFrom:
		return e
	}
	if !e.OfPath() {
		return cli.Reads
	}
	return cli.ReadsFrom
}

// mutants lists every change.
func mutants() []mutant {
	var all []mutant
	rules := make(map[*cli.Rule]int) // the first rule of a list that several commands share: its mutants
	add := func(name string, words []string, apply func() func()) *mutant {
		all = append(all, mutant{name: name, programs: words[:1:1], words: words, apply: apply})
		return &all[len(all)-1]
	}
	commands(func(e *cli.Program, words []string, c *cli.Command) {
		path := strings.Join(words, " ")
		for what, at := range map[string]*cli.Effect{"effect": &c.Effect, "operands": &c.Operands.Each,
			"last operand": &c.Operands.Last} {
			if weaker(*at) != *at {
				add(path+": "+what, words, func() func() { return weaken(at) })
			}
		}
		for _, m := range marks(c.Options) {
			option := c.Options[m[0]:m[1]]
			add(path+": "+option, words, func() func() {
				was := c.Options
				c.Options = was[:m[1]-1] + was[m[1]:]
				return func() { c.Options = was }
			}).options = strings.NewReplacer(",", "", "[", "", "=", "", "…", "").Replace(strings.TrimRight(option,
				">@!$%= "))
		}
		if len(c.Rules) == 0 {
			return
		}
		if first, shared := rules[&c.Rules[0]]; shared && len(c.Rules) <= len(all)-first {
			for i := range c.Rules {
				m := &all[first+i]
				apply := m.apply
				m.programs = append(m.programs, words[0])
				m.apply = func() func() {
					undo, more := apply(), drop(c, i)
					return func() { more(); undo() }
				}
			}
			return
		}
		rules[&c.Rules[0]] = len(all)
		for i := range c.Rules {
			r := &c.Rules[i]
			name := strings.TrimSpace(fmt.Sprintf("%s: rule %s %s", path, r.Option, r.Value))
			if r.Option == "" {
				name = fmt.Sprintf("%s: rule of %d operands", path, r.MinOperands)
			}
			m := add(name, words, func() func() { return drop(c, i) })
			m.options, m.value = r.Option, strings.TrimPrefix(r.Value, "!")
		}
	})
	return all
}

func weaken(at *cli.Effect) (undo func()) {
	was := *at
	*at = weaker(was)
	return func() { *at = was }
}

func drop(c *cli.Command, i int) (undo func()) {
	was := c.Rules
	c.Rules = slices.Concat(was[:i], was[i+1:])
	return func() { c.Rules = was }
}

// marks finds the marks of metavariables in a grammar: where the option begins,
// and behind the mark.
func marks(options string) (found [][2]int) {
	for i := 1; i < len(options); i++ {
		behind := options[i-1] == ' ' || options[i-1] == '=' || strings.HasSuffix(options[:i], "…")
		if behind && strings.IndexByte(">@!$", options[i]) >= 0 {
			start := strings.LastIndexAny(options[:i], ";\n") + 1
			start += len(options[start:i]) - len(strings.TrimLeft(options[start:i], " \t"))
			found = append(found, [2]int{start, i + 1})
		}
	}
	return found
}

func TestMutants(t *testing.T) {
	if os.Getenv("TMT_MUTANTS") == "" {
		t.Skip("TMT_MUTANTS is not set")
	}
	net := newNet(t)
	var alive []string
	all := mutants()
	for i := range all {
		m := &all[i]
		undo := m.apply()
		killed := net.fails(m.programs)
		undo()
		if killed {
			continue
		}
		alive = append(alive, m.name)
		if os.Getenv("TMT_MUTANTS") == "propose" {
			if line := net.propose(m); line != "" {
				fmt.Println("CASE", line)
			}
		}
	}
	slices.Sort(alive)
	alive = slices.Compact(alive)
	t.Logf("%d mutants, %d survive", len(all), len(alive))
	if os.Getenv("TMT_MUTANTS") == "write" {
		if err := os.WriteFile(survivors, []byte(strings.Join(alive, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	known := listed(t, survivors)
	for _, name := range alive {
		if !known.has(name) {
			t.Errorf("no case fails without it: %s", name)
		}
	}
	known.rest(t)
}

// net is the cases, by the programs that they name.
type net struct {
	hosts map[string]*shell.Host
	cases map[string][]shelltest.Case
	by    map[*cli.Program][]string // an entry's names
}

func newNet(t *testing.T) *net {
	n := &net{hosts: make(map[string]*shell.Host), cases: make(map[string][]shelltest.Case),
		by: make(map[*cli.Program][]string)}
	for _, e := range catalog.Entries() {
		n.by[e.Program] = append(n.by[e.Program], e.Name)
	}
	for _, c := range shelltest.Read(t, "testdata/*.txt") {
		if n.hosts[c.Cwd] == nil {
			h := shelltest.Host(catalog.Lookup)
			if c.Cwd != "" {
				h.Cwd = c.Cwd
			}
			n.hosts[c.Cwd] = h
		}
		if len(c.Fails(shelltest.Judge(n.hosts[c.Cwd], c.Command))) > 0 {
			continue // TestCases says it
		}
		seen := make(map[string]bool)
		for _, word := range programWords(c.Command) {
			if !seen[word] && catalog.Lookup(word) != nil {
				seen[word] = true
				n.cases[word] = append(n.cases[word], c)
			}
		}
	}
	return n
}

// fails reports whether a case that names one of the programs fails now.
func (n *net) fails(programs []string) bool {
	for _, p := range programs {
		for _, name := range n.by[catalog.Lookup(p)] {
			for i := range n.cases[name] {
				c := &n.cases[name][i]
				if len(c.Fails(shelltest.Judge(n.hosts[c.Cwd], c.Command))) > 0 {
					return true
				}
			}
		}
	}
	return false
}

// propose finds a case that tells a mutant from what the entry says, "" where
// none is near.
func (n *net) propose(m *mutant) string {
	path := strings.Join(m.words, " ")
	bases := []string{path, path + " x", path + " x y"}
	for _, c := range n.cases[m.words[0]] {
		if len(bases) < 20 && plainWords(c.Command) && strings.HasPrefix(c.Command+" ", path+" ") {
			bases = append(bases, c.Command)
		}
	}
	var lines []string
	for _, o := range strings.Fields(m.options) {
		for _, b := range bases {
			for _, arg := range append(places, with(m.value)...) {
				lines = append(lines, path+" "+o+arg+b[len(path):], b+" "+o+arg)
			}
		}
	}
	if m.options == "" {
		lines = bases
	}
	h := n.hosts[""]
	for _, line := range lines {
		before := shelltest.Judge(h, line)
		undo := m.apply()
		after := shelltest.Judge(h, line)
		undo()
		switch {
		case after.Class != before.Class:
			return fmt.Sprintf("%s # want %v", line, before.Class)
		case guarded(before) && !guarded(after):
			return fmt.Sprintf("%s # want %v guarded", line, before.Class)
		}
	}
	return ""
}

// places are arguments whose writing is seen: by its class, or, beside another
// change, by what it touches.
var places = []string{
	" /etc/app/x.conf", "=/etc/app/x.conf",
	" /home/user/.claude/settings.json", "=/home/user/.claude/settings.json",
}

func guarded(v abi.Verdict) bool {
	return slices.ContainsFunc(v.Findings, func(f abi.Finding) bool { return f.Protected })
}

// with is an option's arguments as they stand behind its name.
func with(values string) (args []string) {
	for _, v := range strings.Fields(values) {
		args = append(args, " "+v, "="+v)
	}
	return append(args, "", " x")
}
