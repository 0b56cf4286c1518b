// Package guest is the SDK for classifiers written in Go, in one file: reading
// the request and command lines, writing the response, looking into JSON. It
// imports no encoding package, which would triple the time that a guest takes
// to start.
//
// A classifier is a function from Request to Response, testable like any other.
// Its module exports it, in a file for GOOS=wasip1 only:
//
//	//go:wasmimport tmt_v1 request
//	func request(ptr unsafe.Pointer, room uint32) uint32
//
//	//go:wasmimport tmt_v1 respond
//	func respond(ptr unsafe.Pointer, n uint32)
//
//	//go:wasmexport tmt_classify
//	func tmtClassify() int32 { return guest.Serve(classify, request, respond) }
//
// build.sh beside this file builds it. The contract is abi/ABI.md.
package guest

import (
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
	"unsafe"
)

// maxRequest is the contract's limit, in bytes.
const maxRequest = 64 << 10

// Serve answers the request at hand: it is the body of the export
// tmt_classify, and its result is the export's. A request that cannot be read
// is answered with Unknown. The host functions are those of the contract.
func Serve(classify func(*Request) Response, request func(unsafe.Pointer, uint32) uint32, respond func(unsafe.Pointer, uint32)) int32 {
	buf := make([]byte, 4<<10)
	n := request(unsafe.Pointer(&buf[0]), uint32(len(buf)))
	if uint32(len(buf)) < n && n <= maxRequest {
		buf = make([]byte, n)
		n = request(unsafe.Pointer(&buf[0]), n)
	}
	answer := Response{Class: Unknown, Reason: "the request cannot be read"}
	if n <= uint32(len(buf)) {
		if r, ok := Parse(string(buf[:n])); ok {
			answer = classify(&r)
		}
	}
	out := answer.Append(nil)
	respond(unsafe.Pointer(&out[0]), uint32(len(out)))
	return 0
}

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
		if n == maxProbes || !showable(p) {
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

// showable reports whether the host could show a probe as it is.
func showable(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < ' ' {
			return false
		}
	}
	return s != "" && len(s) <= maxProbe && utf8.ValidString(s)
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
	fine := utf8.ValidString(text)
	str := func(v Value) string {
		s, rest, ok := readString(string(v))
		fine = fine && ok && rest == ""
		return s
	}
	whole := Value(text).Object(func(key string, v Value) {
		switch key {
		case "kind":
			r.Kind = str(v)
		case "argv":
			v.Array(func(v Value) { r.Argv = append(r.Argv, str(v)) })
		case "dynamic":
			v.Array(func(v Value) {
				i, err := strconv.Atoi(string(v))
				fine = fine && err == nil && i >= 0 && i < len(r.Argv) // argv stands in front
				r.Dynamic = append(r.Dynamic, i)
			})
		case "env":
			r.Env = make(map[string]string)
			v.Object(func(name string, v Value) { r.Env[name] = str(v) })
		case "cwd":
			r.Cwd = str(v)
		case "stdin":
			r.Stdin = str(v)
		case "redirects":
			v.Array(func(v Value) {
				r.Redirects = append(r.Redirects, Redirect{str(v.Get("op")), str(v.Get("path"))})
			})
		case "elevated":
			r.Elevated = v.Bool()
		case "remote":
			r.Remote = v.Bool()
		case "tool":
			r.Tool = str(v)
		case "input":
			r.Input = v
		case "settings":
			r.Settings = v
		}
	})
	return r, whole && fine && (r.Kind == "command" && len(r.Argv) > 0 || r.Kind == "tool" && r.Tool != "")
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
		second, _ := hex4(s[6:])
		pair := utf16.DecodeRune(first, second)
		return pair, 12 * btoi(pair != utf8.RuneError)
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

// Spec is what a program's command line looks like.
type Spec struct {
	Options  []Option
	Commands []Command
}

// Option is an option by its names, the second of which may be "".
type Option struct {
	Name, Other string
	Argument    Argument
}

// Argument says whether an option takes one.
type Argument uint8

// What an option takes: nothing; the next word or what is glued to it; only
// what is glued to it with "=".
const (
	None Argument = iota
	Required
	Optional
)

// Command is a subcommand and what it does.
type Command struct {
	Path  string // "get", "release list"
	Class Class
	Does  string // the reason: "deletes cluster objects"
	Probe string // a readonly command worth running before it, or ""
}

// Word is an operand or the argument of an option.
type Word struct {
	Text    string
	Dynamic bool // its value is not known, Text is its source text
}

// Line is a command line that a Spec read.
type Line struct {
	Command  Command // its Path is "" where it is not known
	Operands []Word
	Trouble  string // what cannot be told exactly, "" for nothing

	spec  Spec
	given []*Word // by option
}

// NoSubcommand is the Trouble of a line without any.
const NoSubcommand = "no subcommand"

const unknownOption = "an option that is not known: "

// Read reads the command line of a request. Options may stand before and behind
// the subcommand; words behind "--" are operands, and so is "-". Where something
// in front of the whole subcommand is not known, it is not known either.
func (s Spec) Read(r *Request) Line {
	l := Line{spec: s, given: make([]*Word, len(s.Options)), Command: Command{Class: Unknown}}
	path, whole, open, plain := "", false, true, false // open: the path may go on
	for i := 0; i < len(r.Argv); i++ {
		word, dynamic, trouble := r.Argv[i], r.IsDynamic(i), ""
		switch {
		case i > 0 && !plain && len(word) > 1 && word[0] == '-':
			switch {
			case word != "--":
				var next bool
				if trouble, next = l.options(r, i); next {
					i++
				}
			case open:
				trouble = unknownOption
			default:
				plain = true
			}
		case !open:
			l.Operands = append(l.Operands, Word{word, dynamic})
		case dynamic:
			trouble = "a subcommand that the call does not tell: "
		case i > 0:
			if p, ends, more := l.extend(path, word); ends || more {
				path, whole, open = p, ends, more
			} else if open = false; whole {
				l.Operands = append(l.Operands, Word{Text: word})
			} else {
				open, trouble = true, "a subcommand that is not known: "
			}
		}
		if trouble == "" {
			continue
		}
		if open {
			open, whole, l.Command = false, false, Command{Class: Unknown}
		}
		if l.Trouble == "" {
			l.Trouble = trouble + word
		}
	}
	if l.Command.Path == "" && l.Trouble == "" {
		l.Trouble = NoSubcommand
	}
	return l
}

// options reads the options in the word i, which starts with "-". It returns
// what is wrong with it, and whether the next word is an option's argument.
func (l *Line) options(r *Request, i int) (trouble string, next bool) {
	word, at := r.Argv[i], 0
	for at < len(word) && word[at] != '=' {
		at++
	}
	k := l.find(word[:at])
	glued, has := "", at < len(word)
	switch {
	case k >= 0: // the whole word up to "="
		if has {
			if l.spec.Options[k].Argument == None {
				return unknownOption, false
			}
			glued = word[at+1:]
		}
	case word[1] == '-':
		return unknownOption, false
	default: // a bundle
		for at = 1; ; at++ {
			if k = l.find("-" + word[at:at+1]); k < 0 {
				return unknownOption, false
			}
			l.given[k] = &Word{}
			rest, takes := word[at+1:], l.spec.Options[k].Argument
			if has = rest != ""; !has {
				break
			}
			if takes == Required {
				glued = rest
				break
			}
			if takes == Optional && rest[0] == '=' {
				glued = rest[1:]
				break
			}
		}
	}
	l.given[k] = &Word{}
	switch {
	case has:
		l.given[k] = &Word{glued, r.IsDynamic(i)}
	case r.IsDynamic(i):
		return unknownOption, false
	case l.spec.Options[k].Argument != Required:
	case i+1 == len(r.Argv):
		return "an option without its argument: ", false
	default:
		l.given[k] = &Word{r.Argv[i+1], r.IsDynamic(i + 1)}
		return "", true
	}
	return "", false
}

// find returns the index of the option with a name, -1 for none.
func (l *Line) find(name string) int {
	for k, o := range l.spec.Options {
		if name != "" && (o.Name == name || o.Other == name) {
			return k
		}
	}
	return -1
}

// extend goes on with a path by a word. It reports whether a command ends
// there, which becomes the line's, and whether one goes on.
func (l *Line) extend(path, word string) (longer string, ends, more bool) {
	if path != "" {
		path += " "
	}
	path += word
	for i := 0; i < len(word); i++ {
		if word[i] == ' ' {
			return path, false, false
		}
	}
	for _, c := range l.spec.Commands {
		switch {
		case c.Path == path:
			l.Command, ends = c, true
		case len(c.Path) > len(path) && c.Path[:len(path)] == path && c.Path[len(path)] == ' ':
			more = true
		}
	}
	if more && !ends {
		l.Command = Command{Class: Unknown}
	}
	return path, ends, more
}

// Given returns the argument of the last option with the name or its other
// name, and whether the line has one.
func (l *Line) Given(name string) (argument Word, given bool) {
	if k := l.find(name); k >= 0 && l.given[k] != nil {
		return *l.given[k], true
	}
	return Word{}, false
}

// Answer judges the line. Where something about it is not known, it is at least
// Unknown, and the reason says why.
func (l *Line) Answer(class Class, reason string) Response {
	if l.Trouble != "" && class != Mutating {
		return Response{Class: Unknown, Reason: l.Trouble}
	}
	return Response{Class: class, Reason: reason}
}
