package config

import "fmt"

// This file owns Problem, the one form in which anything is said about a file.

// maxProblems bounds what is said about one file.
const maxProblems = 20

// Problem is something about a configuration file that a person should know.
type Problem struct {
	File   string `json:"file,omitempty"`   // its path
	Line   int    `json:"line,omitempty"`   // from 1; 0 where it is the whole file's
	Column int    `json:"column,omitempty"` // from 1, in characters
	Text   string `json:"text"`             // what it is, and what to do
	Remedy string `json:"remedy,omitempty"` // what to do, where Text does not say
	// Note: the file counts, though not all of it (an untrusted project's). Else
	// it is an error: the file only tightens.
	Note bool `json:"note"`
}

// String gives the problem on one line, as compilers do.
func (p Problem) String() string {
	text := p.Text
	if p.Remedy != "" {
		text += "; " + p.Remedy
	}
	switch {
	case p.File == "":
		return text
	case p.Line == 0:
		return p.File + ": " + text
	}
	return fmt.Sprintf("%s:%d:%d: %s", p.File, p.Line, p.Column, text)
}
