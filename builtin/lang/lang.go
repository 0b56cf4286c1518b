// Package lang holds what all embedded languages answer with. Each language is
// a package below this one and exports one function, text in, Result out.
//
// It owns no language and no class for paths: a language names the paths and
// commands its text touches, the shell's walker judges them.
package lang

import "github.com/seed-a23d08e7/tmt/abi"

// Result is what an embedded text can lastingly change, apart from the paths
// and commands it names. The zero Result is Unknown at best: its Class is
// invalid and joins as Mutating, so a language must say something.
type Result struct {
	Class     abi.Class // of the text itself, without Writes, Deletes and Commands
	Basis     abi.Basis // Known where the grammar decides, Signal where words do
	Reason    string    // lower case, no full stop: "drops a table"
	Observes  bool      // looks at something outside itself (a SELECT)
	Sensitive bool      // reads secrets
	Reads     []string  // paths that it reads, as written
	Writes    []string  // paths that it creates or overwrites, as written
	Deletes   []string  // paths that it deletes, as written
	Commands  []string  // shell commands that it runs, as text
}

// Join adds another part of the same text to r: the class is joined, the
// reason is that of the more severe part, the rest is appended.
func (r *Result) Join(o Result) {
	switch {
	case r.Class == 0 && r.Reason == "":
		r.Class, r.Basis, r.Reason = o.Class, o.Basis, o.Reason
	case o.Class.Severity() > r.Class.Severity():
		r.Class, r.Basis, r.Reason = o.Class, o.Basis, o.Reason
	}
	r.Observes = r.Observes || o.Observes
	r.Sensitive = r.Sensitive || o.Sensitive
	r.Reads = append(r.Reads, o.Reads...)
	r.Writes = append(r.Writes, o.Writes...)
	r.Deletes = append(r.Deletes, o.Deletes...)
	r.Commands = append(r.Commands, o.Commands...)
}

// Language judges the text of one embedded language.
type Language func(text string) Result
