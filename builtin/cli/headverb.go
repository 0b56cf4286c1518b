package cli

import "strings"

// This file owns the head verb of CLASSES rule 3: which word of a name, or of
// the words behind a program, says what is done. verbs.go owns the verbs
// themselves.

// HeadVerb returns the destructive or publishing verb that heads a name of a
// subcommand, task, script or program, "" where another word heads it. A name is
// cut into parts at ":", "/", "." and spaces; a part whose first segment is no verb is
// a name space ("db:drop"), any verb decides ("build:release" builds). What
// stands behind the verb may make it a noun ("release-notes") or its test.
func HeadVerb(name string) string {
	for name != "" {
		var part string
		if i := strings.IndexAny(name, ":/. "); i >= 0 {
			part, name = name[:i], name[i+1:]
		} else {
			part, name = name, ""
		}
		seg, rest := Segment(part)
		for seg == "" && rest != "" {
			seg, rest = Segment(rest)
		}
		switch {
		case IsChangeVerb(seg):
			if noun(lower(seg), rest) {
				return ""
			}
			return lower(seg)
		case worksOrReads(lower(seg)):
			return ""
		}
		if v := lastSegment(rest); IsChangeVerb(v) && !mayBeNoun(v) && v != "apply" {
			return v // "widgets-delete"
		}
	}
	return ""
}

// lastSegment is the last segment of a name, in lower case.
func lastSegment(name string) (last string) {
	for name != "" {
		var seg string
		if seg, name = Segment(name); seg != "" {
			last = lower(seg)
		}
	}
	return last
}

// noun reports whether what follows a verb in its name makes the name one of a
// thing, or of a check.
func noun(verb, rest string) bool {
	first, _ := Segment(rest)
	first = lower(first)
	switch lastSegment(rest) {
	case "test", "tests", "spec", "specs", "check", "checks", "lint", "status", "history", "list", "info", "notes", "preview", "plan":
		return true
	}
	switch verb {
	case "release":
		return first == "note" || first == "date" || first == "version" || first == "name" || first == "candidate" || first == "branch"
	case "apply":
		switch first {
		case "theme", "themes", "style", "styles", "format", "formatting", "template", "templates", "filter", "filters",
			"layout", "font", "fonts", "fix", "fixes", "labels", "mask", "transform":
			return true
		}
	}
	return false
}

// worksOrReads reports whether a word is a verb of reading, checking or ordinary
// work: in front of a destructive one, it decides.
func worksOrReads(word string) bool {
	switch word {
	case "build", "make", "compile", "bundle", "generate", "gen", "create", "new", "add", "init", "update", "render",
		"format", "fmt", "prepare", "watch", "serve", "dev", "run", "debug", "bench", "profile", "package", "pack", "sync",
		"detect", "find", "parse", "convert", "count", "compare", "simulate", "mock", "enter":
		return true
	}
	return ReadingVerb(word)
}

// ReadingVerb reports whether a word says that something is read or checked.
func ReadingVerb(word string) bool {
	switch lower(word) {
	case "list", "ls", "show", "get", "describe", "status", "stat", "info", "view", "search", "log", "logs", "history",
		"check", "test", "lint", "help", "verify", "validate", "inspect", "read", "cat", "print", "dump", "diff", "plan",
		"preview", "scan", "audit", "explain", "query", "count", "top", "tree", "version", "doctor", "is", "has":
		return true
	}
	return false
}

// SaysChange looks for the head verb among the words behind a program that is
// not known: the first two that may be subcommands, one that reads decides. It
// returns the word that says it, and the verb; "" where none does. A word right
// behind an option may be its argument: it counts only where more follows.
func SaysChange(words []Word) (word, verb string) {
	seen := 0
	for i, w := range words {
		text := w.known()
		switch {
		case text == "--":
			continue
		case len(text) > 1 && text[0] == '-':
			continue
		case !w.Static:
			seen++
		case !subcommandLike(text):
			return "", "" // the operands have begun
		case behindOption(words, i) && i == len(words)-1:
			return "", ""
		case ReadingVerb(text):
			return "", ""
		default:
			if v := HeadVerb(text); v != "" {
				if v == lower(text) && i+1 < len(words) && mayBeNoun(v) && ReadingVerb(words[i+1].Text) {
					return "", "" // "release list"
				}
				return text, v
			}
			seen++
		}
		if seen == 2 {
			break
		}
	}
	return "", ""
}

// behindOption reports whether the word in front of words[i] is an option that
// has no argument glued to it.
func behindOption(words []Word, i int) bool {
	if i == 0 {
		return false
	}
	before := words[i-1].known()
	return len(before) > 1 && before[0] == '-' && before != "--" && !strings.Contains(before, "=")
}

// mayBeNoun reports whether a verb is the name of the things it makes, too.
func mayBeNoun(verb string) bool {
	switch verb {
	case "release", "deploy", "rollback", "promote":
		return true
	}
	return false
}

// subcommandLike reports whether a word could be a subcommand: letters, digits,
// "-", "_" and ":" only.
func subcommandLike(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if !(c == '-' || c == '_' || c == ':' || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z') {
			return false
		}
	}
	return s != "" && len(s) <= 40
}
