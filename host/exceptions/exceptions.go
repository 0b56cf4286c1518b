// Package exceptions keeps what a person at a terminal has let pass the gate
// without grounding: one command each, to the letter, in one directory, until a
// time. They lie in a file of the user's own (~/.tmt/exceptions.json, 0600); no
// project and no environment variable can add one.
//
// This file owns what an exception is and when it holds. command.go owns the one
// form of a command, judged.go what it was judged to do, file.go the file.
package exceptions

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"time"
)

// The bounds of an exception and of the file.
const (
	DefaultTerm = time.Hour
	MaxTerm     = 30 * 24 * time.Hour
	MaxCommand  = 4096 // bytes of a command
	MaxReason   = 500  // bytes of the person's reason
	MaxKept     = 100  // exceptions in the file

	maxFile = 4 << 20
)

// Exception is one command that a person lets pass.
type Exception struct {
	Command string `json:"command"`       // in the form of Form
	Dir     string `json:"dir,omitempty"` // absolute, without links; "" where Anywhere
	// Anywhere: in every directory. Else Dir is where the command runs.
	Anywhere bool   `json:"anywhere,omitempty"`
	Judged   string `json:"judged"` // what it was judged to do then: see Judged
	Reason   string `json:"reason,omitempty"`
	Created  int64  `json:"created"` // Unix seconds
	Expires  int64  `json:"expires"` // Unix seconds
}

// ID names the exception for people: eight hexadecimal digits that follow from
// its command and directory, so that making it again renews it.
func (x *Exception) ID() string {
	sum := sha256.Sum256([]byte(x.Command + "\x00" + x.Dir))
	return hex.EncodeToString(sum[:4])
}

// Live reports whether the exception holds at a time. Before it was made it does
// not: the clock was set back.
func (x *Exception) Live(now time.Time) bool {
	at := now.Unix()
	return x.Created <= at && at < x.Expires
}

// same reports whether two exceptions are about the same call.
func (x *Exception) same(y *Exception) bool {
	return x.Command == y.Command && x.Dir == y.Dir && x.Anywhere == y.Anywhere
}

// Find returns the live exceptions for a command in a directory: that of the
// directory first, then that of everywhere. dir is absolute and without links.
func Find(list []Exception, form, dir string, now time.Time) []*Exception {
	var found []*Exception
	for i := range list {
		x := &list[i]
		switch {
		case x.Command != form || !x.Live(now):
		case !x.Anywhere && x.Dir == dir && dir != "":
			found = append([]*Exception{x}, found...)
		case x.Anywhere:
			found = append(found, x)
		}
	}
	return found
}

// Line is a command on one line, for lists.
func (x *Exception) Line() string { return strings.ReplaceAll(x.Command, "\n", " ") }
