package sql

import (
	"bufio"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// kase is one line of a case file:
//
//	dialect | text  # want class "reason part" observes sensitive writes=a,b …
//
// In the text ⏎ stands for a line end; in a list ~ stands for a space.
type kase struct {
	where   string
	dialect Dialect
	text    string
	want    string
}

func cases(t testing.TB) []kase {
	t.Helper()
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no case files: %v", err)
	}
	var all []kase
	for _, f := range files {
		file, err := os.Open(f)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		s := bufio.NewScanner(file)
		for n := 1; s.Scan(); n++ {
			line := s.Text()
			if line == "" || strings.HasPrefix(line, "# ") {
				continue
			}
			i := strings.LastIndex(line, "# want ")
			name, text, ok := strings.Cut(line[:max(i, 0)], "|")
			if i < 0 || !ok {
				t.Fatalf("%s:%d: a case is: dialect | text  # want class", f, n)
			}
			d := slices.Index([]string{"generic", "postgres", "mysql", "sqlite", "duckdb", "mssql"}, strings.TrimSpace(name))
			if d < 0 {
				t.Fatalf("%s:%d: no dialect %q", f, n, name)
			}
			text = strings.ReplaceAll(strings.TrimSpace(text), "⏎", "\n")
			all = append(all, kase{where: f + ":" + text, dialect: Dialect(d), text: text, want: line[i+len("# want "):]})
		}
	}
	return all
}

func TestCases(t *testing.T) {
	all := cases(t)
	if len(all) < 150 {
		t.Fatalf("only %d cases", len(all))
	}
	for _, c := range all {
		t.Run(c.where, func(t *testing.T) {
			r := Judge(c.dialect, c.text)
			class, rest, _ := strings.Cut(strings.TrimSpace(c.want), " ")
			if r.Class.String() != class || !r.Class.Valid() {
				t.Errorf("class %s, want %s: %q", r.Class, class, r.Reason)
			}
			if part, after, ok := quotedPart(rest); ok {
				if rest = after; !strings.Contains(r.Reason, part) {
					t.Errorf("reason %q has no %q", r.Reason, part)
				}
			}
			lists := map[string][]string{}
			observes, sensitive := false, false
			for _, w := range strings.Fields(rest) {
				k, v, ok := strings.Cut(w, "=")
				switch {
				case ok:
					lists[k] = strings.Split(strings.ReplaceAll(v, "~", " "), ",")
				case w == "observes":
					observes = true
				case w == "sensitive":
					sensitive = true
				default:
					t.Fatalf("unknown expectation %q", w)
				}
			}
			for k, got := range map[string][]string{"reads": r.Reads, "writes": r.Writes, "deletes": r.Deletes, "commands": r.Commands} {
				if !slices.Equal(got, lists[k]) {
					t.Errorf("%s %q, want %q", k, got, lists[k])
				}
			}
			if observes && !r.Observes || sensitive != r.Sensitive {
				t.Errorf("observes %v, sensitive %v", r.Observes, r.Sensitive)
			}
			if r.Reason == "" || r.Reason != strings.TrimSpace(r.Reason) || strings.HasSuffix(r.Reason, ".") {
				t.Errorf("reason %q", r.Reason)
			}
		})
	}
}

func quotedPart(s string) (part, after string, ok bool) {
	s = strings.TrimSpace(s)
	if !strings.HasPrefix(s, `"`) {
		return "", s, false
	}
	return strings.Cut(s[1:], `"`) // ok is true: the closing quote was found
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
