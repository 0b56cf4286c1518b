package sandbox

// This file owns the words in which people and models are told why a
// classifier could not answer, and what to do next.

import (
	"fmt"

	"github.com/seed-a23d08e7/tmt/abi"
)

// Failure is why a classifier gave no answer. Its step is mutating.
type Failure struct {
	Classifier string // the name in the configuration
	Cause      string // what went wrong: "ran out of time"
	Next       string // what to do: "look with: tmt classifiers inspect acmectl"
	Differs    bool   // the module is not the one that was pinned
	Late       bool   // for want of time: asked alone it may answer
}

// Error returns one line without a full stop.
func (f *Failure) Error() string {
	return fmt.Sprintf("classifier %q: %s; %s", f.Classifier, f.Cause, f.Next)
}

// maxCause bounds a cause in bytes; parts of it may be a module's own words.
const maxCause = 300

// BadCache opens the cause where a module's compiled form is damaged. The worker
// says it too.
const BadCache = "the compiled form of its module cannot be used"

// remedy says what to do next.
type remedy uint8

const (
	inspect  remedy = iota // the module misbehaves
	later                  // the same, and there was no time for it
	pin                    // the module, or its compiled form, is to be pinned again
	differs                // the module is not the one that was pinned
	restore                // the module's file cannot be read
	settings               // what the operator set does not fit the module
	doctor                 // the installation is broken
)

func newFailure(c *Classifier, next remedy, format string, args ...any) *Failure {
	name := abi.Sanitize(c.Name, 64)
	f := &Failure{Classifier: name, Cause: abi.Sanitize(fmt.Sprintf(format, args...), maxCause), Differs: next == differs, Late: next == later}
	switch next {
	case pin, differs:
		f.Next = "if you trust the file, a person runs: tmt classifiers pin " + name
	case restore:
		f.Next = "put the file back, or take the classifier out of tmt.toml; see: tmt classifiers list"
	case settings:
		f.Next = "correct its settings in tmt.toml, then look with: tmt config check"
	case doctor:
		f.Next = "look with: tmt doctor"
	default:
		f.Next = "look with: tmt classifiers inspect " + name
	}
	return f
}
