// Package casefile reads the case files of tests: one case a line, what is judged
// and what must come of it. docs/casefiles.md describes them. Only tests import it.
//
//	TEXT  # want CLASS [or CLASS] ["REASON"] [WORD | KEY "VALUE"]...
//
// In TEXT, ⏎ stands for a line break, ␍ for a carriage return. Blank lines and
// lines that begin with "## " are
// no cases. Which words and keys there are, the reader of a kind of case says.
package casefile

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
)

// Case is one line of a case file.
type Case struct {
	File    string
	Line    int // from 1
	Text    string
	Classes []abi.Class // each is right; at least one
	Reason  string      // a part of the reason
	Words   []string
	Values  map[string][]string // by key, in order
}

// Has reports whether a word stands behind the class.
func (c *Case) Has(word string) bool { return slices.Contains(c.Words, word) }

// Where names the case for a failure.
func (c *Case) Where() string { return fmt.Sprintf("%s:%d: %s", c.File, c.Line, c.Text) }

// Form says which words and keys may stand behind the class.
type Form struct{ Words, Keys []string }

// Read returns the cases of the files that match a pattern; a malformed line fails
// the test.
func (form Form) Read(t testing.TB, pattern string) []Case {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) == 0 {
		t.Fatalf("case files %s: none found (%v)", pattern, err)
	}
	var cases []Case
	for _, name := range names {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatalf("read cases: %v", err)
		}
		for i, line := range strings.Split(string(b), "\n") {
			if strings.TrimSpace(line) == "" || strings.HasPrefix(line, "## ") || line == "##" {
				continue
			}
			c, err := form.parse(line)
			if err != nil {
				t.Fatalf("%s:%d: %v: %s", name, i+1, err, line)
			}
			c.File, c.Line = name, i+1
			cases = append(cases, c)
		}
	}
	if len(cases) == 0 {
		t.Fatalf("case files %s: no cases", pattern)
	}
	return cases
}

func (form Form) parse(line string) (c Case, err error) {
	if strings.Contains(line, "␤") {
		return c, fmt.Errorf("a line break is written ⏎")
	}
	at := strings.LastIndex(line, "# want ")
	if at < 0 {
		return c, fmt.Errorf(`no "# want CLASS" (a comment begins with "## ")`)
	}
	c.Text = strings.NewReplacer("⏎", "\n", "␍", "\r").Replace(strings.TrimRight(line[:at], " \t"))
	rest := strings.TrimSpace(line[at+len("# want "):])
	for ; rest != ""; rest = strings.TrimSpace(rest) {
		if rest[0] == '"' {
			if c.Reason, rest, err = quoted(rest); err != nil {
				return c, err
			}
			continue
		}
		var word string
		word, rest, _ = strings.Cut(rest, " ")
		switch {
		case word == "or" && len(c.Classes) > 0:
		case slices.Contains(form.Words, word):
			c.Words = append(c.Words, word)
		case slices.Contains(form.Keys, word):
			var value string
			if value, rest, err = quoted(strings.TrimSpace(rest)); err != nil {
				return c, fmt.Errorf("%s: %w", word, err)
			}
			if c.Values == nil {
				c.Values = make(map[string][]string)
			}
			c.Values[word] = append(c.Values[word], value)
		default:
			class, err := abi.ParseClass(word)
			if err != nil {
				return c, err
			}
			c.Classes = append(c.Classes, class)
		}
	}
	if len(c.Classes) == 0 {
		return c, fmt.Errorf("no class")
	}
	return c, nil
}

// quoted reads a text in quotes, with Go's escapes.
func quoted(s string) (text, rest string, err error) {
	q, err := strconv.QuotedPrefix(s)
	if err != nil {
		return "", "", fmt.Errorf("a text in quotes is expected: %q", s)
	}
	text, err = strconv.Unquote(q)
	return text, s[len(q):], err
}
