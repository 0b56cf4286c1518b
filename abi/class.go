// Package abi is the contract that the built-in classifier, guest classifiers
// and the host share. It imports nothing of ours.
//
// This file owns Class and its join; the calls and verdicts that carry it are
// in call.go and finding.go.
package abi

import "fmt"

// Class says what a tool call can lastingly change. The zero Class is not a
// valid verdict: it joins, compares and gates as Mutating.
type Class uint8

// The classes, in ascending order of severity.
const (
	ReadOnly   Class = iota + 1 // observes
	WriteLocal                  // changes local files in the ways of ordinary work
	Unknown                     // cannot be told from the call
	Mutating                    // deletes, loses work, changes a system or shared state
)

// Severity orders classes: 1 (readonly) to 4 (mutating). Every value that is
// not a class has the severity of Mutating.
func (c Class) Severity() int {
	if c < ReadOnly || c > Mutating {
		return int(Mutating)
	}
	return int(c)
}

// Valid reports whether c is one of the four classes.
func (c Class) Valid() bool { return c >= ReadOnly && c <= Mutating }

// Join returns the more severe of two classes; it never returns the zero Class.
func Join(a, b Class) Class {
	return Class(max(a.Severity(), b.Severity()))
}

// String returns the class's name as users and the wire write it.
func (c Class) String() string {
	switch c {
	case ReadOnly:
		return "readonly"
	case WriteLocal:
		return "write-local"
	case Unknown:
		return "unknown"
	}
	return "mutating"
}

// ParseClass is the inverse of String; it accepts the four names exactly.
func ParseClass(s string) (Class, error) {
	for c := ReadOnly; c <= Mutating; c++ {
		if c.String() == s {
			return c, nil
		}
	}
	return 0, fmt.Errorf("class %q is none of readonly, write-local, unknown, mutating", s)
}

// MarshalText writes the class's name.
func (c Class) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads a class's name; any other text is an error.
func (c *Class) UnmarshalText(b []byte) error {
	p, err := ParseClass(string(b))
	*c = p
	return err
}

// Basis says how a finding came to its class.
type Basis uint8

// The bases. Only Known is out of a classifier's reach.
const (
	Guess  Basis = iota // nothing is known of the step
	Signal              // guessed from words
	Known               // the catalogue or the shell's own rules say so
)

// String returns the name used in JSON output: unknown, signal or known.
func (b Basis) String() string {
	switch b {
	case Known:
		return "known"
	case Signal:
		return "signal"
	}
	return "unknown"
}

// MarshalText writes the basis's name.
func (b Basis) MarshalText() ([]byte, error) { return []byte(b.String()), nil }
