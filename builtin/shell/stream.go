package shell

import (
	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns streams: what is known of the bytes that a step writes to a
// pipe or a substitution.

type streamKind uint8

const (
	streamNone   streamKind = iota
	streamText              // the text is known
	streamFile              // the bytes of a file
	streamTemp              // the path that a plain mktemp made
	streamOpaque            // not known
)

type stream struct {
	kind    streamKind
	text    *cli.Word   // with streamText; it may be dynamic
	others  []*cli.Word // with streamText: what else it may be
	file    *cli.Word   // with streamFile
	data    bool        // a here-document or here-string
	foreign bool        // remote or decoded content
	names   string      // the program whose path it is (which, command -v)
}

// input states a stream as the catalogue sees it.
func (s stream) input(piped bool) cli.Input {
	in := cli.Input{Foreign: s.foreign}
	switch s.kind {
	case streamText:
		in.Text = *s.text
	case streamFile:
		in.File = *s.file
	}
	switch {
	case s.data:
		in.Kind = abi.StdinData
	case s.kind == streamFile && !piped:
		in.Kind = abi.StdinFile
	case piped || s.kind != streamNone:
		in.Kind = abi.StdinPipe
	}
	return in
}
