package sql

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/casefile"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/langtest"
)

// kase is one line of a case file; its text begins with the dialect:
//
//	postgres | drop table t  # want mutating "drops a table"
type kase struct {
	casefile.Case
	dialect Dialect
	text    string
}

func cases(t testing.TB) []kase {
	t.Helper()
	var all []kase
	for _, c := range langtest.Form.Read(t, "testdata/*.txt") {
		name, text, ok := strings.Cut(c.Text, "|")
		d := slices.Index([]string{"generic", "postgres", "mysql", "sqlite", "duckdb", "mssql"}, strings.TrimSpace(name))
		if !ok || d < 0 {
			t.Fatalf("%s: a case is: dialect | text  # want class", c.Where())
		}
		all = append(all, kase{c, Dialect(d), strings.TrimSpace(text)})
	}
	return all
}

func TestCases(t *testing.T) {
	all := cases(t)
	if len(all) < 150 {
		t.Fatalf("only %d cases", len(all))
	}
	for i := range all {
		c := &all[i]
		got, want := Judge(c.dialect, c.text), langtest.Want(&c.Case)
		if !want.Observes {
			got.Observes = false // a case need not say it
		}
		for _, p := range langtest.Compare(got, want) {
			t.Errorf("%s\n\t%s", c.Where(), p)
		}
	}
}

func TestEntryPoints(t *testing.T) {
	for _, f := range []lang.Language{Generic, Postgres, MySQL, SQLite, DuckDB, SQLServer} {
		if r := f("select 1"); r.Class != abi.ReadOnly || !r.Observes {
			t.Errorf("select: %+v", r)
		}
		if r := f("drop table t"); r.Class != abi.Mutating || r.Basis != abi.Known || r.Reason != "drops a table" {
			t.Errorf("drop: %+v", r)
		}
	}
}

func TestNoStatement(t *testing.T) {
	for _, s := range []string{"", " \n\t", "-- x", "/* x */", ";;"} {
		if r := Postgres(s); r.Class != abi.ReadOnly || r.Observes {
			t.Errorf("%q: %+v", s, r)
		}
	}
}

// A second statement is never lost, whatever stands in front of it.
func FuzzJudge(f *testing.F) {
	for _, c := range cases(f) {
		f.Add(byte(c.dialect), c.text)
	}
	f.Fuzz(func(t *testing.T, d byte, text string) {
		dialect := Dialect(d % 6)
		r := Judge(dialect, text)
		if !r.Class.Valid() || r.Reason == "" {
			t.Fatalf("%q: %+v", text, r)
		}
		l := lexer{src: text, d: dialect, client: dialect != Unnamed, fresh: true}
		for l.next().kind != end {
		}
		got := Judge(dialect, text+"\n; drop table x").Class
		if got.Severity() < r.Class.Severity() {
			t.Errorf("%q: adding a statement lowers %s to %s", text, r.Class, got)
		}
		if l.fault == "" && got != abi.Mutating {
			t.Errorf("%q: a second statement is lost: %s", text, got)
		}
	})
}

const size = 1 << 16

// Time grows with the length of a text only: a quadratic step on any of these
// would take seconds.
func TestLinear(t *testing.T) {
	for _, unit := range []string{
		"(", ")", "'", "''", `"`, "`", "[", "/*", "/* */", "/*!", "/*! */", "--\n", "-- ", "$a$", "$a", "$", "\\", "\\!\n", "\\x ", "\\g\n",
		"a(", "a(b,", "with a(", "with x(a) as (", ",f(", "f(a,", "dblink('a',", "dblink('a');", "exec p ", "exec(''", "insert or ", "insert ",
		"begin ", "begin;", "explain ", "explain analyze ", "prepare a as ", "prepare a as select 1;execute a;", "set statement x for ", "select 1;",
		"copy ", "copy (", "attach 'a'||", "do $$a$$;", "drop ", "go\n", "  go", "\n.t", ".x\n", ":r\n", "a.", "@", "@@a", "1e", "0x", "1.", "E'\\", "u&\"", "\r", "--\r", "delimiter //\n", "//",
		"case when ", "read_csv(['a',", "read_csv(", "\\copy a to b\n", "\\copy (", "a,", "x y ",
	} {
		text := strings.Repeat(unit, size/len(unit))
		for d := Unnamed; d <= TSQL; d++ {
			for _, s := range []string{text, "select " + text} {
				start := time.Now()
				r := Judge(d, s)
				if took := time.Since(start); took > 10*time.Second {
					t.Errorf("dialect %d, %q repeated: %v", d, unit, took)
				}
				if !r.Class.Valid() {
					t.Errorf("%q: %+v", unit, r)
				}
			}
		}
	}
}

func TestMegabyte(t *testing.T) {
	for _, unit := range []string{"(", "''", "/*", "'a' || ", "select 1;\n", "insert into t values (1);\n"} {
		text := "select " + strings.Repeat(unit, 1<<20/len(unit))
		for _, d := range []Dialect{Unnamed, PostgreSQL, MariaDB, TSQL} {
			start := time.Now()
			Judge(d, text)
			if took := time.Since(start); took > time.Minute {
				t.Errorf("dialect %d, a megabyte of %q: %v", d, unit, took)
			}
		}
	}
}

func TestListsAreSorted(t *testing.T) {
	for name, list := range map[string][]string{"plain": plain, "dotNames": dotNames} {
		if !slices.IsSorted(list) || len(slices.Compact(slices.Clone(list))) != len(list) {
			t.Errorf("%s is not sorted or has doubles", name)
		}
	}
	for _, n := range plain {
		if acts(n) != "" {
			t.Errorf("%s is in plain and acts", n)
		}
	}
}
