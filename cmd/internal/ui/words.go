package ui

// This file owns what a person is told about a mistyped word of a command line:
// one sentence, with the word that is closest or the list of those there are.

import (
	"flag"
	"fmt"
	"strings"
)

// maxDistance is how many letters a mistyped word may be off.
const maxDistance = 2

// Nearest returns the word that a mistyped one is closest to, "" for none.
func Nearest(typed string, words []string) string {
	if len(typed) > 100 {
		return ""
	}
	best, least := "", maxDistance+1
	for _, w := range words {
		if d := distance(typed, w); d < least && d < len(w) {
			best, least = w, d
		}
	}
	return best
}

// distance is the Levenshtein distance of two short words.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		prev := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := prev
			if a[i-1] != b[j-1] {
				cost++
			}
			prev = row[j]
			row[j] = min(row[j]+1, row[j-1]+1, cost)
		}
	}
	return row[len(b)]
}

// NoWord says that what has no such word, and which is meant. what is "" for the
// program itself; kind is what the word would be, such as "subcommand"; help shows
// all of them.
func NoWord(what, kind, typed string, words []string, help string) string {
	text := fmt.Sprintf("there is no %s %q", kind, Printable(typed))
	if what != "" {
		text = fmt.Sprintf("%s has no %s %q", what, kind, Printable(typed))
	}
	if near := Nearest(typed, words); near != "" {
		return fmt.Sprintf("%s; did you mean %q?", text, near)
	}
	if n := len(words); n > 1 && n <= 4 {
		return text + "; it is " + strings.Join(words[:n-1], ", ") + " or " + words[n-1]
	}
	return text + "; see: " + help
}

// OptionError says what is wrong with the options of a subcommand that fs could not
// parse. synopsis is its command line; where a COMMAND ends it, an option may be
// that command's own.
func OptionError(fs *flag.FlagSet, program, synopsis string, err error) string {
	what, command := subcommand(synopsis), strings.HasSuffix(synopsis, "COMMAND…")
	help := program + " " + what + " --help"
	name, unknown := strings.CutPrefix(err.Error(), "flag provided but not defined: ")
	if option, lacks := strings.CutPrefix(err.Error(), "flag needs an argument: -"); lacks {
		return what + ": --" + Printable(option) + " lacks its argument; see: " + help
	}
	if !unknown {
		return what + ": " + Printable(strings.ReplaceAll(err.Error(), "flag", "option")) + "; see: " + help
	}
	var names []string
	fs.VisitAll(func(f *flag.Flag) { names = append(names, f.Name) })
	typed := strings.TrimLeft(name, "-")
	switch near := Nearest(typed, names); {
	case near != "":
		return fmt.Sprintf("%s has no option %q; did you mean %q?", what, "--"+Printable(typed), "--"+near)
	case command:
		if !strings.Contains(synopsis, " -- ") {
			synopsis = what + " -- COMMAND…"
		}
		return fmt.Sprintf("%s has no option %q; put -- in front of the command that is meant: %s %s", what, Printable(name), program, synopsis)
	}
	return NoWord(what, "option", "--"+typed, nil, help)
}

// subcommand returns the words at the beginning of a synopsis.
func subcommand(synopsis string) string {
	var words []string
	for w := range strings.FieldsSeq(synopsis) {
		if strings.ToLower(w) != w || strings.ContainsAny(w, "[-|") {
			break
		}
		words = append(words, w)
	}
	return strings.Join(words, " ")
}
