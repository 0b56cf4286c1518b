package paths

import "github.com/seed-a23d08e7/tmt/abi"

// This file owns the text of reasons. It decides nothing.

// reason says in one phrase what is done to what, and why that matters.
func reason(k Kind, t Target, s spot, r Ruling) string {
	switch {
	case k == Read && r.Sensitive:
		return "reads " + shown(t.Path) + ": may show secrets"
	case k == Read && r.Class == abi.ReadOnly:
		return "reads a path"
	case s.area == Sink && r.Class == abi.ReadOnly:
		return "writes to a stream or a device that keeps nothing"
	case k == Delete && s.area == Scratch:
		return "deletes build output or scratch"
	case k == Work && r.Class == abi.WriteLocal:
		return "works in a local directory"
	case r.Class == abi.WriteLocal:
		return verb(k) + " a local path"
	}
	text := verb(k) + " " + shown(t.Path)
	if s.area == Protected && t.Static && s.path != t.Path && len(s.path) > 0 && s.is == ordinary {
		text += " (" + shown(s.path) + ")"
	}
	switch {
	case s.what != "":
		return text + ": " + s.what
	case s.area == Elsewhere:
		return text + ": outside the project, the home directories and the temporary directories"
	}
	return text
}

// verb is what a kind does, for a reader.
func verb(k Kind) string {
	switch k {
	case Read:
		return "reads"
	case Write:
		return "writes"
	case Append:
		return "appends to"
	case Mkdir:
		return "makes"
	case Link:
		return "makes the link"
	case Alias:
		return "links to"
	case Move:
		return "moves"
	case Mode:
		return "changes mode or owner of"
	case ModeOpen:
		return "opens to everyone"
	case Work:
		return "works in"
	}
	return "deletes"
}
