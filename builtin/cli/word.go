package cli

import "github.com/seed-a23d08e7/tmt/abi"

// Word is one argument after quote removal and expansion, as far as it is known
// statically. The zero Word is dynamic.
type Word struct {
	Text   string // its value; parts that are not known statically stand as in the source
	Static bool   // known when the call is judged
	Glob   bool   // contains unquoted glob characters: stands for any number of words
	Prefix string // the known leading part of a dynamic word
	Temp   bool   // dynamic, but a path that a plain mktemp of this line printed, then Tail
	Tail   string
	// May: dynamic, and one value that it may have (${X:-rm}, $(which rm)). It can
	// only raise.
	May string
	// Below: dynamic, but one name in the directory Prefix.
	Below bool
	// StandIn: stands for any number of paths that a search finds; where those are
	// is known, so that it is judged as a path, but not what they are called.
	StandIn bool
	// Foreign: holds remote or decoded content ($(curl …)).
	Foreign bool
	// Content is what reading the path yields, for a process substitution.
	Content *Input
	Span    abi.Span // where it stands in the call's text
	At      int      // offset in the call's text at which Text stands verbatim, -1 where it does not
}

// Input is what is known of a stream of bytes: standard input, or what a process
// substitution yields. The zero Input is a stream nobody feeds.
type Input struct {
	Kind    abi.Stdin
	Text    Word // the whole of it, where Text.Static
	File    Word // the file it is read from, where File.Text is not empty
	Foreign bool // remote or decoded content
}

// Lit makes a static word that stands nowhere in the call's text.
func Lit(text string) Word { return Word{Text: text, Static: true, At: -1} }

// More stands for words that are not known statically and follow at run time:
// what xargs appends to its command.
func More() Word { return Word{Text: "…", At: -1} }

// Cut returns the static word without its first n bytes ("value" of
// "--option=value").
func (w Word) Cut(n int) Word {
	n = min(n, len(w.Text))
	w.Text, w.May = w.Text[n:], ""
	if len(w.Prefix) >= n {
		w.Prefix = w.Prefix[n:]
	} else {
		w.Prefix = ""
	}
	if w.At >= 0 {
		w.At += n
		w.Span.Start = min(w.Span.Start+n, w.Span.End)
	}
	return w
}

// known returns the part of the word that is known from its start.
func (w Word) known() string {
	if w.Static {
		return w.Text
	}
	return w.Prefix
}
