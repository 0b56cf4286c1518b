package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what wrappers share: assignments in front of a command, and
// words in which a part is replaced at run time. Each wrapper's own facts stand
// in its file.

// assignments cuts the leading NAME=VALUE words off a command.
func assignments(words []cli.Word) (env, command []cli.Word) {
	n := 0
	for n < len(words) && isAssignment(words[n]) {
		n++
	}
	return words[:n], words[n:]
}

// isAssignment reports whether a word is NAME=VALUE. A word whose name is not
// known statically is none.
func isAssignment(w cli.Word) bool {
	text := w.Text
	if !w.Static {
		text = w.Prefix
	}
	i := strings.IndexByte(text, '=')
	return i > 0 && strings.IndexByte(text[:i], '/') < 0
}

// replacing returns the words with those made dynamic that contain a part which
// the wrapper replaces at run time ("{}"), and whether there was one.
func replacing(words []cli.Word, part string) ([]cli.Word, bool) {
	out := make([]cli.Word, len(words))
	found := false
	for i, w := range words {
		if at := strings.Index(w.Text, part); part != "" && at >= 0 {
			w.Prefix, w.Static, found = w.Text[:at], false, true
		}
		out[i] = w
	}
	return out, found
}

// isNumber reports whether a word is a whole number in decimal.
func isNumber(w cli.Word) bool {
	text := strings.TrimLeft(w.Text, "+-")
	return w.Static && text != "" && strings.Trim(text, "0123456789") == ""
}
