package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
	"testing"
)

const long = `package p

// This comment is longer than a line may be, so that it has to be wrapped at one of its blanks, and it goes on
// in the line below.
const names = " " +
	"alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega " +
	"one two three "

var entry = Command{Name: "serve", Does: "serves the files of a directory over HTTP", Options: "-p, --port N; -a, --address HOST; --certificate FILE; --key FILE; --[no-]cache; --cors; -q, --quiet; --silent"}

var rules = []Rule{{Option: "--certificate --key", Effect: ReadsFrom}, {Option: "--output", Effect: WritesTo, Does: "writes it"}}

func f(a, b int) bool { return a == 1 && b == 2 || a == 3 && b == 4 || a == 5 && b == 6 || a == 7 && b == 8 || a == 9 && b == 10 }

var list = []string{"alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", // some
	"mu"}
`

// What is cut fits, is cut once, and says what it said.
func TestFormat(t *testing.T) {
	once, err := Format([]byte(long))
	if err != nil {
		t.Fatal(err)
	}
	if n := longLines(once); n != nil {
		t.Errorf("lines %v are too long:\n%s", n, once)
	}
	twice, err := Format(once)
	if err != nil || string(twice) != string(once) {
		t.Errorf("a second run changes it: %v\n%s", err, twice)
	}
	if before, after := says(t, []byte(long)), says(t, once); before != after {
		t.Errorf("it says\n%s\nand said\n%s", after, before)
	}
	if !strings.Contains(string(once), "Options: `\n\t-p, --port N; ") {
		t.Errorf("the options are no text of their own:\n%s", once)
	}
}

// says is the text of all strings and names, whatever lines they stand on.
func says(t *testing.T, src []byte) string {
	file, err := parser.ParseFile(token.NewFileSet(), "", src, 0)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			text, err := strconv.Unquote(n.Value)
			if err != nil {
				text = n.Value
			}
			words = append(words, strings.Fields(strings.ReplaceAll(text, ";", " "))...)
		case *ast.Ident:
			words = append(words, n.Name)
		}
		return true
	})
	return strings.Join(words, " ")
}
