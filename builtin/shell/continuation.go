package shell

import "strings"

// This file owns the search for continuations, comments and here-documents in
// a text that is not parsed yet (bash 5.2, "Escape Character", "Comments").

// The contexts that a scanner tells apart.
const (
	inCommand    = byte(iota) // words and operators; also "$(" and "("
	inBack                    // the same between backquotes
	inDouble                  // "…"
	inBraces                  // ${…}
	inArithmetic              // $((…)) and ((…))
)

// context is an open construct.
type context struct {
	kind   byte
	subst  bool // it ends with ")"
	quoted bool // ${…} inside "…"
	parens int  // open inside
}

// scanner copies a text without its continuations.
type scanner struct {
	in     string
	i      int
	out    []byte
	shifts []shift
	stack  []context
	docs   []document // here-documents that begin behind this line
	start  bool       // a word or comment may begin here
	sure   bool       // all that was met is told apart for sure
}

// document is a here-document.
type document struct {
	end    string
	tabs   bool // "<<-"
	quoted bool
	depth  int
}

func (s *scanner) top() *context { return &s.stack[len(s.stack)-1] }

func (s *scanner) push(c context) { s.stack = append(s.stack, c) }

func (s *scanner) pop() {
	if len(s.stack) > 1 {
		s.stack = s.stack[:len(s.stack)-1]
	}
}

// at returns the byte n bytes ahead, 0 behind the end.
func (s *scanner) at(n int) byte {
	if s.i+n >= len(s.in) {
		return 0
	}
	return s.in[s.i+n]
}

// moved notes that the input stands elsewhere from here on.
func (s *scanner) moved() {
	s.shifts = append(s.shifts, shift{at: len(s.out), by: s.i - len(s.out)})
}

// join leaves out the continuations that stand here.
func (s *scanner) join() bool {
	at := s.i
	for s.at(0) == '\\' && s.at(1) == '\n' {
		s.i += 2
	}
	if s.i == at {
		return false
	}
	s.moved()
	return true
}

// copy takes n bytes as they are.
func (s *scanner) copy(n int) {
	n = min(n, len(s.in)-s.i)
	s.out = append(s.out, s.in[s.i:s.i+n]...)
	s.i += n
}

// take takes one byte of an operator and what continues it.
func (s *scanner) take() {
	s.copy(1)
	s.join()
}

func (s *scanner) scan() {
	s.stack = []context{{kind: inCommand}}
	s.start = true
	for s.i < len(s.in) {
		if s.join() {
			continue
		}
		switch s.top().kind {
		case inCommand, inBack:
			s.command()
		case inDouble:
			s.double()
		case inBraces:
			s.braces()
		default:
			s.arithmetic()
		}
	}
}

// common takes what means the same in every context, if it stands here.
func (s *scanner) common() bool {
	switch c := s.at(0); c {
	case '\\':
		if s.inBackquotes() && (s.at(1) == '\\' || s.at(1) == '`') {
			s.sure = false
		}
		s.copy(2)
	case '$':
		s.dollar()
	case '`':
		s.backquote()
	case '"':
		if s.top().kind == inDouble {
			s.copy(1)
			s.pop()
			break
		}
		s.push(context{kind: inDouble})
		s.copy(1)
	default:
		return false
	}
	s.start = false
	return true
}

func (s *scanner) inBackquotes() bool {
	for i := range s.stack {
		if s.stack[i].kind == inBack {
			return true
		}
	}
	return false
}

func (s *scanner) backquote() {
	s.copy(1)
	for i := len(s.stack) - 1; i > 0; i-- {
		if s.stack[i].kind == inBack {
			s.sure = s.sure && i == len(s.stack)-1
			s.stack = s.stack[:i]
			return
		}
	}
	s.push(context{kind: inBack})
	s.join()
	s.start = true // what common sets behind it is overruled in command
}

func (s *scanner) dollar() {
	top := s.top()
	s.take()
	switch s.at(0) {
	case '(':
		s.take()
		if s.at(0) == '(' {
			s.copy(1)
			s.push(context{kind: inArithmetic})
			return
		}
		s.push(context{kind: inCommand, subst: true})
	case '{':
		s.copy(1)
		s.push(context{kind: inBraces, quoted: top.kind == inDouble || top.kind == inBraces && top.quoted})
		s.join()
		if s.at(0) == '#' {
			s.copy(1)
		}
	case '\'':
		if top.kind == inDouble || top.quoted {
			return
		}
		for s.copy(1); s.i < len(s.in) && s.at(0) != '\''; {
			if s.at(0) == '\\' {
				s.copy(1)
			}
			s.copy(1)
		}
		s.copy(1)
	}
}

// single takes '…'.
func (s *scanner) single() {
	s.copy(1)
	back := s.inBackquotes()
	for s.i < len(s.in) && s.at(0) != '\'' {
		if back && s.join() {
			continue
		}
		s.copy(1)
	}
	s.copy(1)
	s.start = false
}

func (s *scanner) command() {
	depth := len(s.stack)
	if s.common() {
		s.start = len(s.stack) > depth && (s.top().kind == inCommand || s.top().kind == inBack)
		return
	}
	top := s.top()
	switch c := s.at(0); c {
	case '\'':
		s.single()
	case '#':
		if s.start {
			s.comment()
			return
		}
		s.copy(1)
	case '\n':
		s.copy(1)
		s.start = true
		s.documents()
	case '(':
		s.take()
		if s.at(0) == '(' {
			s.copy(1)
			s.push(context{kind: inArithmetic})
			return
		}
		top.parens++
		s.start = true
	case ')':
		s.copy(1)
		s.start = true
		switch {
		case top.parens > 0:
			top.parens--
		case top.subst:
			s.sure = s.sure && !strings.Contains(s.in, "case")
			s.pop()
			s.start = false
		}
	case '<':
		s.take()
		s.start = true
		if s.at(0) != '<' {
			return
		}
		s.take()
		if s.at(0) == '<' {
			s.copy(1)
			return
		}
		s.delimiter()
	case ' ', '\t', ';', '&', '|', '>':
		s.copy(1)
		s.start = true
	default:
		s.copy(1)
		s.start = false
	}
}

func (s *scanner) double() {
	if !s.common() {
		s.copy(1)
	}
}

func (s *scanner) braces() {
	switch c := s.at(0); {
	case s.common():
	case c == '}':
		s.copy(1)
		s.pop()
	case c == '\'' && !s.top().quoted:
		s.single()
	case c == '\'':
		s.sure = false // quotes in patterns, text elsewhere
		s.copy(1)
	default:
		s.copy(1)
	}
}

func (s *scanner) arithmetic() {
	top := s.top()
	switch c := s.at(0); {
	case s.common():
	case c == '\'':
		s.single()
	case c == '(':
		s.copy(1)
		top.parens++
	case c == ')' && top.parens > 0:
		s.copy(1)
		top.parens--
	case c == ')':
		s.take()
		if s.at(0) == ')' {
			s.copy(1)
		} else {
			s.sure = false // a subshell in a subshell
		}
		s.pop()
		s.start = false
	default:
		if c == '#' || c == '<' && s.at(1) == '<' || c == '\n' {
			s.sure = false // a comment, here-document or command if it is none
		}
		s.copy(1)
	}
}

// comment takes a comment. A backslash at its end would continue it for the
// parser, and for no shell.
func (s *scanner) comment() {
	if n := len(s.out); n > 0 && (s.out[n-1] == '(' || s.out[n-1] == ')') {
		s.sure = false // zsh's glob flags, the end of a word
	}
	back := s.inBackquotes()
	for s.i < len(s.in) && s.at(0) != '\n' && !(back && s.at(0) == '`') {
		s.copy(1)
	}
	if n := len(s.out); s.at(0) == '\n' && s.out[n-1] == '\\' {
		s.out[n-1] = ' '
	}
}

// delimiter takes the word behind "<<".
func (s *scanner) delimiter() {
	d := document{depth: len(s.stack)}
	if s.at(0) == '-' {
		d.tabs = true
		s.take()
	}
	for s.at(0) == ' ' || s.at(0) == '\t' {
		s.take()
	}
	var end []byte
	for quote := byte(0); s.i < len(s.in); {
		if quote != '\'' && s.join() {
			continue
		}
		c := s.at(0)
		switch {
		case quote == 0 && strings.IndexByte(" \t\n;&|<>()", c) >= 0:
			d.end = string(end)
			s.docs = append(s.docs, d)
			s.start = true
			return
		case c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote, d.quoted = c, true
		case c == '\\' && quote != '\'':
			if quote == '"' && strings.IndexByte("$`\"\\", s.at(1)) < 0 {
				end = append(end, c)
			}
			s.copy(1)
			end, d.quoted = append(end, s.at(0)), true
		default:
			if c == '$' || c == '`' {
				s.sure = false
			}
			end = append(end, c)
		}
		s.copy(1)
	}
	s.sure = false
}

// documents takes the bodies of the here-documents of the line that ended.
func (s *scanner) documents() {
	docs := s.docs
	s.docs = nil
	for _, d := range docs {
		if d.depth != len(s.stack) || s.inBackquotes() {
			s.sure = false
		}
		for s.i < len(s.in) && !s.line(d) {
		}
	}
}

// line takes a line of a here-document and reports whether it ends it.
func (s *scanner) line(d document) bool {
	begin, joined := len(s.out), false
	for s.i < len(s.in) && s.at(0) != '\n' {
		if !d.quoted && s.join() {
			joined = true
			continue
		}
		if s.at(0) == '\\' && !d.quoted {
			s.copy(1)
		}
		s.copy(1)
	}
	text := string(s.out[begin:])
	if d.tabs {
		text = strings.TrimLeft(text, "\t")
	}
	if rest, ok := strings.CutPrefix(text, d.end); ok && d.depth > 1 && strings.HasPrefix(rest, ")") {
		// bash takes it for the end of the document and of the substitution.
		s.sure = false
		s.i -= len(rest)
		s.out = append(s.out[:len(s.out)-len(rest)], '\n')
		s.moved()
		return true
	}
	s.copy(1)
	if text == d.end {
		s.sure = s.sure && !joined // dash reads on
		return true
	}
	return false
}
