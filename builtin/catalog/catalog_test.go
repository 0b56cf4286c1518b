package catalog_test

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/catalog/entrylist"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/shell/shelltest"
)

func TestCases(t *testing.T) { shelltest.Run(t, "testdata/*.txt", catalog.Lookup) }

func TestEntries(t *testing.T) {
	for _, e := range catalog.Entries() {
		if err := e.Program.CheckGrammar(); err != nil {
			t.Errorf("grammar: %v", err)
		}
		if catalog.Lookup(e.Name) != e.Program {
			t.Errorf("Lookup(%q) does not find it", e.Name)
		}
	}
}

// The list of names is what the entries say.
func TestEntriesAreListed(t *testing.T) {
	want, err := entrylist.Read(".")
	if err != nil {
		t.Fatal(err)
	}
	listed := make(map[string]bool)
	for _, e := range catalog.Entries() {
		listed[e.Name] = true
	}
	for _, e := range want {
		if !listed[e.Name] {
			t.Errorf("%s (%s) is not in entries.go: run go generate ./builtin/catalog", e.Name, e.Variable)
		}
		delete(listed, e.Name)
	}
	for name := range listed {
		t.Errorf("%s is in entries.go and no entry has the name: put it into the entry's Also, run go generate "+
			"./builtin/catalog", name)
	}
	if have, err := os.ReadFile("entries.go"); err != nil ||
		!t.Failed() && !bytes.Equal(have, entrylist.Source(want)) {
		t.Errorf("entries.go is not as go generate ./builtin/catalog writes it: run that (%v)", err)
	}
}

// Every program has cases, in a file of its own name or in readers.txt; one that
// is not in readers.txt has one that cannot be told.
func TestEveryProgramHasCases(t *testing.T) {
	cases := shelltest.Read(t, "testdata/*.txt")
	used := make(map[string]bool)
	unknown := make(map[string]bool)
	for _, c := range cases {
		for _, word := range strings.FieldsFunc(c.Command,
			func(r rune) bool { return strings.ContainsRune(" \n;|&(){}\"'`$=", r) }) {
			word = word[strings.LastIndexByte(word, '/')+1:]
			used[word] = true
			if slices.Contains(c.Want, abi.Unknown) {
				unknown[word] = true
			}
		}
	}
	for _, e := range catalog.Entries() {
		if !used[e.Name] {
			t.Errorf("%s has no case", e.Name)
		}
		if e.Program.Effect == cli.Changes && len(e.Program.Commands) == 0 {
			continue // an option that it lacks cannot make it worse
		}
		if !unknown[e.Program.Name] && !unknown[e.Name] {
			t.Errorf("%s has no case that is unknown (an option it lacks, say)", e.Program.Name)
		}
	}
	files, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if f.Type().IsRegular() && mustStat(t, f).Mode().Perm()&0o111 != 0 {
			t.Errorf("testdata/%s is executable", f.Name())
		}
	}
}

// programWords are the words of a command that may be names of programs.
func programWords(command string) []string {
	words := strings.FieldsFunc(command,
		func(r rune) bool { return strings.ContainsRune(" \n;|&(){}\"'`$=", r) })
	for i, word := range words {
		words[i] = word[strings.LastIndexByte(word, '/')+1:]
	}
	return words
}

func mustStat(t *testing.T, d os.DirEntry) os.FileInfo {
	t.Helper()
	i, err := d.Info()
	if err != nil {
		t.Fatal(err)
	}
	return i
}
