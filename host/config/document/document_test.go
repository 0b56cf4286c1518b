package document_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	reference "github.com/BurntSushi/toml"

	"github.com/seed-a23d08e7/tmt/host/config/document"
)

// documents returns the documents of a case file, split at lines "== name".
func documents(t testing.TB, file string) map[string]string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", file))
	if err != nil {
		t.Fatal(err)
	}
	docs := make(map[string]string)
	for _, part := range strings.Split("\n"+string(b), "\n== ")[1:] {
		name, text, _ := strings.Cut(part, "\n")
		if docs[name] != "" {
			t.Fatalf("%s: %q stands twice", file, name)
		}
		docs[name] = text
	}
	return docs
}

func TestAccepts(t *testing.T) {
	for name, text := range documents(t, "valid.txt") {
		t.Run(name, func(t *testing.T) {
			if !compare(t, text) {
				t.Error("neither takes it")
			}
		})
	}
}

func TestRefuses(t *testing.T) {
	for name, text := range documents(t, "invalid.txt") {
		t.Run(name, func(t *testing.T) {
			want, text, _ := strings.Cut(text, "\n")
			_, err := document.Parse(text)
			if err == nil {
				t.Fatalf("is taken, want %s", want)
			}
			if !strings.HasPrefix(err.Error(), want) {
				t.Errorf("got  %s\nwant %s", err, want)
			}
			compare(t, text)
		})
	}
}

// compare holds the parser to the reference: what it takes, the reference takes
// with the same values; what the reference takes, it takes, unless it says why
// it does not.
func compare(t *testing.T, text string) bool {
	t.Helper()
	var want map[string]any
	_, refErr := reference.Decode(text, &want)
	got, err := document.Parse(text)
	switch {
	case err == nil && refErr != nil:
		t.Fatalf("takes what the reference refuses: %v", refErr)
	case err != nil && strings.Contains(err.Error(), "tmt's own"):
		t.Fatal(err)
	case err != nil && refErr == nil:
		if !stricter(err) {
			t.Fatalf("refuses what the reference takes: %v", err)
		}
	case err == nil:
		a, b := canonical(t, plain(got)), canonical(t, want)
		if a != b {
			t.Fatalf("got  %s\nwant %s", a, b)
		}
		return true
	}
	return false
}

// stricter recognises what is refused on purpose: dates, inf and nan, what is
// beyond a bound, bytes that are no UTF-8, and additions to a table that TOML closes but the reference
// does not.
func stricter(err error) bool {
	for _, s := range [...]string{"no key takes one", "inf", "nan", "more than", "is set twice", "is no table that can be added to", "not UTF-8"} {
		if strings.Contains(err.Error(), s) {
			return true
		}
	}
	return false
}

func canonical(t *testing.T, v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		t.Skip(err) // inf and nan
	}
	return string(b)
}

func plain(t *document.Table) map[string]any {
	m := make(map[string]any)
	for _, e := range t.Entries {
		m[e.Key] = value(e.Value)
	}
	return m
}

func value(v document.Value) any {
	switch v.Kind {
	case document.String:
		return v.Text
	case document.Integer:
		return v.Int
	case document.Float:
		return v.Float
	case document.Boolean:
		return v.Bool
	case document.Object:
		return plain(v.Table)
	}
	list := make([]any, 0, len(v.List))
	for _, e := range v.List {
		list = append(list, value(e))
	}
	return list
}

func TestPositions(t *testing.T) {
	text := "\ufeffa = 1\n[\"tä\"]\n  \"ö\" . x = 'v'\n"
	root, err := document.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	at := func(offset, line, column int) {
		t.Helper()
		if l, c := document.Position(text, offset); l != line || c != column {
			t.Errorf("got %d:%d, want %d:%d", l, c, line, column)
		}
	}
	at(root.Entries[0].At, 1, 1)
	table := root.Get("tä").Table
	at(table.At, 2, 1)
	inner := table.Get("ö").Table.Entries[0]
	at(inner.At, 3, 9)
	at(inner.Value.At, 3, 13)
}

// TestBounded runs texts that are made to be dear.
func TestBounded(t *testing.T) {
	const size = 256 << 10
	hostile := map[string]string{
		"brackets":     "a = " + strings.Repeat("[", size),
		"braces":       "a = " + strings.Repeat("{a=", size/3),
		"dots":         strings.Repeat("a.", size/2) + "a = 1",
		"dotted table": "[" + strings.Repeat("a.", size/2) + "a]",
		"tables":       strings.Repeat("[[a]]\n", size/6),
		"deep tables":  strings.Repeat("[["+strings.Repeat("a.", 30)+"a]]\n", size/66),
		"commas":       "a = [" + strings.Repeat("1,", size/2) + "]",
		"escapes":      `a = "` + strings.Repeat(`\n`, size/2) + `"`,
		"quotes":       "a = " + strings.Repeat(`"`, size),
		"long header":  "[" + strings.Repeat("x", size/2) + "]\n" + strings.Repeat("a.b = 1\n", size/16),
		"folds":        "a = \"\"\"" + strings.Repeat("\\\n", size/2) + `"""`,
		"fold blanks":  "a = \"\"\"" + strings.Repeat("\\ \t \t x", size/7) + `"""`,
	}
	var keys strings.Builder
	for i := 0; keys.Len() < size; i++ {
		keys.WriteString("k")
		keys.WriteString(strings.Repeat("x", i%5))
		for j := i; j > 0; j /= 10 {
			keys.WriteByte('0' + byte(j%10))
		}
		keys.WriteString("=1\n")
	}
	hostile["keys"] = keys.String()
	for name, text := range hostile {
		start := time.Now()
		document.Parse(text)
		if d := time.Since(start); d > 5*time.Second {
			t.Errorf("%s: %v", name, d)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range documents(f, "valid.txt") {
		f.Add(text)
	}
	for _, text := range documents(f, "invalid.txt") {
		_, text, _ := strings.Cut(text, "\n")
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) < 4<<10 {
			compare(t, text)
		}
	})
}

func BenchmarkParse(b *testing.B) {
	var text strings.Builder
	for range 1000 {
		text.WriteString("[[program]]\nname = \"widgetctl\"\noptions = \"\"\"\n-n, --namespace NAME\n\"\"\"\n[[program.command]]\nname = \"get\"\nclass = \"readonly\"\n[[program.command]]\nname = \"delete\"\nclass = \"mutating\"\ndoes = \"deletes widgets\"\n")
	}
	b.SetBytes(int64(text.Len()))
	for b.Loop() {
		if _, err := document.Parse(text.String()); err != nil {
			b.Fatal(err)
		}
	}
}

// What costs many times its bytes is refused where the bound is passed, not after
// all of it was read.
func TestRoom(t *testing.T) {
	many := func(n int, format string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
	for _, test := range []struct{ name, text, want string }{
		{"keys", many(1001, "a%d=1\n"), "1001:1: "},
		{"inline keys", "x={" + many(1001, "a%d=1,") + "}", "1:"},
		{"dotted keys", many(1001, "a.b%d.c=1\n"), "1001:1: "},
		{"headers", many(1001, "[a.b%d]\n"), "1001:4: "},
		{"parents", many(1001, "[a.b%d.c]\n"), "1001:4: "},
		{"lists", many(1001, "[[a%d]]\n"), "1001:3: "},
		{"a list", strings.Repeat("[[a]]\n", 6001), "6001:1: "},
	} {
		if _, err := document.Parse(test.text); err == nil || !strings.HasPrefix(err.Error(), test.want) || !strings.HasSuffix(err.Error(), "leave some out") {
			t.Errorf("%s: %v, want %s… leave some out", test.name, err, test.want)
		}
	}
	for name, text := range map[string]string{"keys": many(1000, "a%d=1\n"), "a list": strings.Repeat("[[a]]\n", 6000)} {
		if _, err := document.Parse(text); err != nil {
			t.Errorf("%s within the bound: %v", name, err)
		}
	}
}
