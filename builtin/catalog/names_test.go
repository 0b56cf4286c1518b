package catalog_test

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/shell/shelltest"
)

// Every subcommand stands in a case by each of its names, so that a name that goes
// or changes its effect is seen. With WRITE_NAMES=1 it appends a case for each that
// has none: what it writes is what the catalogue says today, to be read against the
// manual before it is committed.
func TestEverySubcommandHasACase(t *testing.T) {
	named := map[string]bool{}
	file := map[string]string{} // where a program's cases stand
	for _, c := range shelltest.Read(t, "testdata/*.txt") {
		words := strings.FieldsFunc(c.Command,
			func(r rune) bool { return strings.ContainsRune(" \n;|&(){}\"'`$=", r) })
		for i, w := range words {
			if p := catalog.Lookup(w[strings.LastIndexByte(w, '/')+1:]); p != nil {
				if i == 0 && file[p.Name] == "" {
					file[p.Name] = c.File
				}
				follow(p, p.Name, words[i+1:], named)
			}
		}
	}
	missing := map[string][]string{}
	lacking := 0
	seen := map[*cli.Program]bool{}
	for _, e := range catalog.Entries() {
		if seen[e.Program] || file[e.Program.Name] == "" {
			continue
		}
		seen[e.Program] = true
		var lines []string
		lack(e.Program, e.Program.Name, e.Program.Name, named, &lines)
		lacking += len(lines)
		missing[file[e.Program.Name]] = append(missing[file[e.Program.Name]], lines...)
	}
	if os.Getenv("WRITE_NAMES") != "" {
		for f, lines := range missing {
			appendCases(t, f, lines)
		}
		return
	}
	if lacking == 0 {
		return
	}
	for f, lines := range missing {
		for _, l := range lines[:min(len(lines), 5)] {
			t.Errorf("%s: no case has %q", f, l)
		}
	}
	t.Errorf("%d subcommands have no case: add one each, or run WRITE_NAMES=1 go test ./builtin/catalog "+
		"-run Subcommand and read what it writes", lacking)
}

// follow notes the subcommands that words descend to.
func follow(p *cli.Program, path string, words []string, named map[string]bool) {
	for _, w := range words {
		for c := range p.Subcommands {
			for n := range strings.FieldsSeq(c.Name) {
				if n == w {
					path += " " + n
					named[path] = true
					canonical, _, _ := strings.Cut(c.Name, " ")
					path = path[:len(path)-len(n)] + canonical
					p = c
					goto next
				}
			}
		}
	next:
	}
}

// lack lists the command lines of the subcommands that are not named. path is by
// first names, as follow notes them.
func lack(p *cli.Program, path, line string, named map[string]bool, out *[]string) {
	for c := range p.Subcommands {
		first, _, _ := strings.Cut(c.Name, " ")
		for n := range strings.FieldsSeq(c.Name) {
			if !named[path+" "+n] {
				*out = append(*out, line+" "+n)
			}
		}
		lack(c, path+" "+first, line+" "+first, named, out)
	}
}

func appendCases(t *testing.T, name string, lines []string) {
	t.Helper()
	if len(lines) == 0 {
		return
	}
	sort.Strings(lines)
	var b strings.Builder
	b.WriteString("\n## Every other subcommand, by each of its names.\n")
	h := shelltest.Host(catalog.Lookup)
	for _, l := range lines {
		line, v := l, shelltest.Judge(h, l)
		for _, with := range []string{" x", " x y"} {
			if v.Class != abi.Unknown {
				break
			}
			if other := shelltest.Judge(h, l+with); other.Class != abi.Unknown {
				line, v = l+with, other
			}
		}
		basis := ""
		if f := v.Worst(); f != nil && f.Class != abi.Unknown && f.Basis == abi.Signal {
			basis = " signal"
		}
		fmt.Fprintf(&b, "%-60s # want %s%s\n", line, v.Class, basis)
	}
	f, err := os.OpenFile(filepath.FromSlash(name), os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.WriteString(b.String()); err != nil {
		t.Fatal(err)
	}
}
