// Package guest is the SDK for classifiers written in Go: reading the request,
// writing the response, and looking into JSON values. It imports no encoding
// package, which would triple the time that a guest takes to start.
//
// A classifier is a function from Request to Response, testable like any other.
// Its module exports it so, in a file for GOOS=wasip1 only:
//
//	//go:wasmexport tmt_classify
//	func tmtClassify() int32 { return guest.Serve(classify) }
//
// and is built so:
//
//	GOOS=wasip1 GOARCH=wasm go build -buildmode=c-shared -ldflags="-s -w" -o acmectl.wasm
//
// This file owns everything but the two functions of the host, which are in
// guest_wasip1.go. The contract is abi/ABI.md.
package guest

import (
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// Class says what a step can lastingly change.
type Class string

// The classes. Unknown abstains: the step stays as the host judged it.
const (
	ReadOnly   Class = "readonly"
	WriteLocal Class = "write-local"
	Unknown    Class = "unknown"
	Mutating   Class = "mutating"
)

// Request is one step. Of kind "command" it has Argv and what goes with it, of
// kind "tool" it has Tool and Input.
type Request struct {
	Kind      string
	Argv      []string          // words after quote removal and expansion
	Dynamic   []int             // indices of words whose value is not known; Argv has their source text
	Env       map[string]string // assignments in front of the command
	Cwd       string            // "" where it is not known
	Stdin     string            // none, pipe, file or data
	Redirects []Redirect
	Elevated  bool // behind sudo and the like
	Remote    bool // on another machine or in a container
	Tool      string
	Input     Value // the tool's input, an object
	Settings  Value // the operator's settings, an object
}

// Redirect is one redirection.
type Redirect struct{ Op, Path string }

// IsDynamic reports whether the value of the word i is not known.
func (r *Request) IsDynamic(i int) bool {
	for _, d := range r.Dynamic {
		if d == i {
			return true
		}
	}
	return false
}

// Response is a judgement. Append keeps it within the contract's limits.
type Response struct {
	Class     Class    // anything but the four classes is mutating
	Reason    string   // what the step does, one line: "deletes a pod"
	Sensitive bool     // the step reads secrets
	Probes    []string // readonly commands worth running before a denied step
}

// The contract's limits that a response is cut to.
const (
	maxReason = 500
	maxProbe  = 500
	maxProbes = 5
)

// Append appends the response as the wire carries it. A reason that is too
// long is cut; probes that are too long or too many are left out.
func (r Response) Append(dst []byte) []byte {
	switch r.Class {
	case ReadOnly, WriteLocal, Unknown, Mutating:
	default:
		r.Class = Mutating
	}
	dst = append(dst, `{"class":`...)
	dst = appendString(dst, string(r.Class))
	if reason := cut(r.Reason, maxReason); reason != "" {
		dst = append(dst, `,"reason":`...)
		dst = appendString(dst, reason)
	}
	if r.Sensitive {
		dst = append(dst, `,"sensitive":true`...)
	}
	n := 0
	for _, p := range r.Probes {
		if p == "" || len(p) > maxProbe || n == maxProbes || !utf8.ValidString(p) {
			continue
		}
		if n++; n == 1 {
			dst = append(dst, `,"probes":[`...)
		} else {
			dst = append(dst, ',')
		}
		dst = appendString(dst, p)
	}
	if n > 0 {
		dst = append(dst, ']')
	}
	return append(dst, '}')
}

// cut returns at most n bytes of s, whole characters, all of them valid.
func cut(s string, n int) string {
	out := ""
	if utf8.ValidString(s) && len(s) <= n {
		return s
	}
	for _, c := range s {
		if len(out)+utf8.RuneLen(c) > n {
			break
		}
		out += string(c)
	}
	return out
}

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

// Parse reads a request as the host writes it. Keys that it does not know are
// passed over. It reports whether the request could be read.
func Parse(text string) (Request, bool) {
	var r Request
	ok := Value(text).Object(func(key string, v Value) {
		switch key {
		case "kind":
			r.Kind = v.Text()
		case "argv":
			r.Argv = v.Texts()
		case "dynamic":
			v.Array(func(v Value) { r.Dynamic = append(r.Dynamic, v.Int()) })
		case "env":
			r.Env = make(map[string]string)
			v.Object(func(name string, v Value) { r.Env[name] = v.Text() })
		case "cwd":
			r.Cwd = v.Text()
		case "stdin":
			r.Stdin = v.Text()
		case "redirects":
			v.Array(func(v Value) {
				r.Redirects = append(r.Redirects, Redirect{v.Get("op").Text(), v.Get("path").Text()})
			})
		case "elevated":
			r.Elevated = v.Bool()
		case "remote":
			r.Remote = v.Bool()
		case "tool":
			r.Tool = v.Text()
		case "input":
			r.Input = v
		case "settings":
			r.Settings = v
		}
	})
	return r, ok && (r.Kind == "command" && len(r.Argv) > 0 || r.Kind == "tool" && r.Tool != "")
}

// Value is the text of a JSON value, "" for none. Its methods return zero
// values where it is of another type. They trust the host to send valid JSON,
// and on anything else end early, but do no harm.
type Value string

// Get returns the value of a key of an object.
func (v Value) Get(key string) (found Value) {
	v.Object(func(k string, v Value) {
		if k == key {
			found = v
		}
	})
	return found
}

// Text returns the decoded string.
func (v Value) Text() string {
	s, _, _ := readString(string(v))
	return s
}

// Texts returns the decoded strings of an array.
func (v Value) Texts() []string {
	var out []string
	v.Array(func(v Value) { out = append(out, v.Text()) })
	return out
}

// Bool reports whether the value is true.
func (v Value) Bool() bool { return v == "true" }

// Int returns a whole number.
func (v Value) Int() int {
	n, _ := strconv.Atoi(string(v))
	return n
}

// Object calls each with the keys and values of an object. It reports whether
// there is a whole one.
func (v Value) Object(each func(key string, v Value)) bool {
	return v.list('{', '}', func(s string) (string, bool) {
		key, s, ok := readString(s)
		s = space(s)
		if !ok || s == "" || s[0] != ':' {
			return "", false
		}
		value, rest, ok := readValue(s[1:])
		if ok {
			each(key, value)
		}
		return rest, ok
	})
}

// Array calls each with the elements of an array. It reports whether there is a
// whole one.
func (v Value) Array(each func(v Value)) bool {
	return v.list('[', ']', func(s string) (string, bool) {
		value, rest, ok := readValue(s)
		if ok {
			each(value)
		}
		return rest, ok
	})
}

// list reads items up to the byte end; item returns the text behind it.
func (v Value) list(start, end byte, item func(s string) (string, bool)) bool {
	s := space(string(v))
	if s == "" || s[0] != start {
		return false
	}
	if s = space(s[1:]); s != "" && s[0] == end {
		return true
	}
	for {
		rest, ok := item(space(s))
		rest = space(rest)
		switch {
		case !ok || rest == "":
			return false
		case rest[0] == end:
			return true
		case rest[0] != ',':
			return false
		}
		s = rest[1:]
	}
}

// readValue splits s behind its first value.
func readValue(s string) (v Value, rest string, ok bool) {
	s = space(s)
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '"':
			for i++; i < len(s) && s[i] != '"'; i++ {
				if s[i] == '\\' {
					i++
				}
			}
			if depth == 0 {
				return Value(s[:min(i+1, len(s))]), s[min(i+1, len(s)):], i < len(s)
			}
		case '{', '[':
			depth++
		case '}', ']':
			if depth == 0 {
				return Value(s[:i]), s[i:], i > 0
			}
			if depth--; depth == 0 {
				return Value(s[:i+1]), s[i+1:], true
			}
		case ',', ' ', '\t', '\n', '\r':
			if depth == 0 {
				return Value(s[:i]), s[i:], i > 0
			}
		}
	}
	return Value(s), "", depth == 0 && s != ""
}

// readString decodes the string that s starts with.
func readString(s string) (text, rest string, ok bool) {
	if s == "" || s[0] != '"' {
		return "", s, false
	}
	i := 1
	for i < len(s) && s[i] != '"' && s[i] != '\\' {
		i++
	}
	if i < len(s) && s[i] == '"' { // nothing to decode
		return s[1:i], s[i+1:], true
	}
	out := []byte(s[1:i])
	for i < len(s) && s[i] != '"' {
		if s[i] != '\\' {
			out = append(out, s[i])
			i++
			continue
		}
		c, n := readEscape(s[i:])
		if n == 0 {
			return "", s, false
		}
		out = utf8.AppendRune(out, c)
		i += n
	}
	if i == len(s) {
		return "", s, false
	}
	return string(out), s[i+1:], true
}

// readEscape decodes an escape sequence and returns its length, 0 for none.
func readEscape(s string) (rune, int) {
	if len(s) < 2 {
		return 0, 0
	}
	switch s[1] {
	case 'b':
		return '\b', 2
	case 'f':
		return '\f', 2
	case 'n':
		return '\n', 2
	case 'r':
		return '\r', 2
	case 't':
		return '\t', 2
	case 'u':
		first, ok := hex4(s)
		if !ok || !utf16.IsSurrogate(first) {
			return first, 6 * btoi(ok)
		}
		second, ok := hex4(s[6:])
		return utf16.DecodeRune(first, second), 12 * btoi(ok)
	}
	return rune(s[1]), 2
}

func hex4(s string) (rune, bool) {
	if len(s) < 6 || s[:2] != `\u` {
		return 0, false
	}
	v, err := strconv.ParseUint(s[2:6], 16, 16)
	return rune(v), err == nil
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func space(s string) string {
	for s != "" && (s[0] == ' ' || s[0] == '\t' || s[0] == '\n' || s[0] == '\r') {
		s = s[1:]
	}
	return s
}
