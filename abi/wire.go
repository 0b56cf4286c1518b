package abi

// This file owns the wire's limits and the encoding of requests, what the host
// sends to a guest. What comes back is read in response.go, by the strict
// reader of wire_decode.go. ABI.md states the same for authors of guests.

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"unicode/utf8"
)

// The version of the contract. Version is also part of the import module's
// name, so that a module of another version fails when it is linked; Minor
// grows when a request gains keys, which guests ignore if they do not know them.
const (
	Version = 1
	Minor   = 0
	Module  = "tmt_v1" // the import module that carries request and respond
)

// The sizes of the wire, in bytes unless said otherwise.
const (
	MaxRequest  = 64 << 10
	MaxResponse = 16 << 10
	MaxReason   = 500
	MaxProbe    = 500 // each
	MaxProbes   = 5   // how many
)

// EncodeRequest writes what a guest is told of a step: compact JSON, all keys,
// in the order that ABI.md gives. A step with a Tool and no Argv is of kind
// "tool", every other of kind "command". Settings is the operator's JSON
// object, empty for none.
//
// A step that cannot be told exactly is an error, never a changed request:
// text that is no UTF-8, input or settings that are no strict JSON, more than
// MaxRequest bytes.
func EncodeRequest(s *Step, settings json.RawMessage) ([]byte, error) {
	w := requestWriter{out: make([]byte, 0, 512)}
	w.text(`{"abi":` + strconv.Itoa(Version) + `,"minor":` + strconv.Itoa(Minor))
	if s.Tool != "" && len(s.Argv) == 0 {
		w.text(`,"kind":"tool","tool":`)
		w.string("the tool's name", s.Tool)
		w.text(`,"input":`)
		w.object("the tool's input", s.Input)
		w.text(`,"cwd":`)
		w.string("the directory", s.Cwd)
	} else {
		w.command(s)
	}
	w.text(`,"settings":`)
	w.object("the settings", settings)
	w.text(`}`)
	if w.err == nil && len(w.out) > MaxRequest {
		w.err = fmt.Errorf("the request has %d bytes, more than the %d that a classifier can be asked", len(w.out), MaxRequest)
	}
	if w.err != nil {
		return nil, w.err
	}
	return w.out, nil
}

// requestWriter appends to out and keeps the first error.
type requestWriter struct {
	out []byte
	err error
}

func (w *requestWriter) command(s *Step) {
	w.text(`,"kind":"command","argv":[`)
	for i, a := range s.Argv {
		w.comma(i)
		w.string("word "+strconv.Itoa(i), a)
	}
	w.text(`],"dynamic":[`)
	for i, d := range s.Dynamic {
		w.comma(i)
		w.out = strconv.AppendInt(w.out, int64(d), 10)
	}
	w.text(`],"env":{`)
	for i, k := range sortedKeys(s.Env) {
		w.comma(i)
		w.string("an assignment", k)
		w.text(`:`)
		w.string("the assignment of "+k, s.Env[k])
	}
	w.text(`},"cwd":`)
	w.string("the directory", s.Cwd)
	w.text(`,"stdin":"` + s.Stdin.String() + `","redirects":[`)
	for i, r := range s.Redirects {
		w.comma(i)
		w.text(`{"op":`)
		w.string("a redirection", r.Op)
		w.text(`,"path":`)
		w.string("the target of a redirection", r.Path)
		w.text(`}`)
	}
	w.text(`],"elevated":` + strconv.FormatBool(s.Elevated) + `,"remote":` + strconv.FormatBool(s.Remote))
}

func (w *requestWriter) text(s string) { w.out = append(w.out, s...) }

func (w *requestWriter) comma(i int) {
	if i > 0 {
		w.text(`,`)
	}
}

// string writes s, which what names in an error.
func (w *requestWriter) string(what, s string) {
	if !utf8.ValidString(s) && w.err == nil {
		w.err = fmt.Errorf("%s is not UTF-8, so that a classifier cannot be told of it", what)
	}
	w.out = appendString(w.out, s)
}

// object writes raw, which must be an object or empty, in compact form.
func (w *requestWriter) object(what string, raw json.RawMessage) {
	if len(raw) == 0 {
		w.text(`{}`)
		return
	}
	out, err := appendCompactObject(w.out, raw)
	if err != nil && w.err == nil {
		w.err = fmt.Errorf("%s: %w", what, err)
	}
	w.out = out
}

// appendString writes s as a JSON string with the fewest escapes.
func appendString(dst []byte, s string) []byte {
	const hex = "0123456789abcdef"
	dst = append(dst, '"')
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			dst = append(dst, '\\', c)
		case c >= ' ':
			dst = append(dst, c)
		case c == '\n':
			dst = append(dst, '\\', 'n')
		case c == '\r':
			dst = append(dst, '\\', 'r')
		case c == '\t':
			dst = append(dst, '\\', 't')
		default:
			dst = append(dst, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		}
	}
	return append(dst, '"')
}

func sortedKeys(m map[string]string) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
