package code

// This file owns the literals that only some languages have. Each function
// reads one at the scanner's position and reports whether there was one.

import "strings"

// pythonLiteral reads strings with prefixes and triple quotes; the code in an
// f-string is scanned.
func pythonLiteral(s *scanner) bool {
	rest := s.rest()
	n := 0
	for n < len(rest) && n < 2 && strings.IndexByte("rRbBuUfFtT", rest[n]) >= 0 {
		n++
	}
	if n == len(rest) || rest[n] != '"' && rest[n] != '\'' {
		if strings.HasPrefix(rest, "\\\n") {
			s.pos += 2
			return true
		}
		return false
	}
	prefix, quote := strings.ToLower(rest[:n]), rest[n:n+1]
	if strings.HasPrefix(rest[n:], strings.Repeat(quote, 3)) {
		quote = rest[n : n+3]
	}
	s.pos += n + len(quote)
	interp := ""
	if strings.ContainsAny(prefix, "ft") {
		interp = "{"
	}
	s.delimited(quote, str, true, interp)
	return true
}

// formatSpec skips the conversion and format of an f-string's field, which is
// data; a field in a format is scanned.
func (s *scanner) formatSpec(c byte) bool {
	if s.interp != "{" || s.nested == 0 {
		return false
	}
	rest := s.rest()
	if c == '!' && len(rest) > 2 && (rest[2] == '}' || rest[2] == ':') {
		s.pos += 2
		return true
	}
	if c != ':' {
		return false
	}
	for s.pos < len(s.text) && s.text[s.pos] != '}' && s.text[s.pos] != '{' && s.text[s.pos] != '\n' {
		s.pos++
	}
	for s.pos < len(s.text) && s.text[s.pos] == '{' && s.nested <= maxNested {
		s.pos++
		s.nested++
		s.add(punct, "(")
		s.run('}')
		s.add(punct, ")")
		s.nested--
		s.pos = min(s.pos+1, len(s.text))
		for s.pos < len(s.text) && strings.IndexByte("{}\n", s.text[s.pos]) < 0 {
			s.pos++
		}
	}
	return true
}

// maxPattern bounds the length of a pattern between slashes, in bytes.
const maxPattern = 512

// slashPattern reads /…/ where the last token cannot end an operand.
func slashPattern(s *scanner) bool {
	if s.text[s.pos] != '/' {
		return false
	}
	switch t := s.last(); t.kind {
	case number, str, pattern, shell:
		return false
	case word:
		switch t.text {
		case "return", "typeof", "case", "in", "of", "if", "unless", "and", "or", "not", "when", "while", "until",
			"split", "grep", "map", "join", "x", "else", "then", "puts", "print", "do", "void":
		default:
			return false
		}
	case punct:
		if t.text == ")" || t.text == "]" || t.text == "}" {
			return false
		}
	}
	class := false
	rest := s.rest()
	rest = rest[:min(len(rest), maxPattern)]
	for i := 1; i < len(rest) && rest[i] != '\n'; i++ {
		switch {
		case rest[i] == '\\':
			i++
		case rest[i] == '[':
			class = true
		case rest[i] == ']':
			class = false
		case rest[i] == '/' && !class:
			s.add(pattern, "")
			s.pos += i + 1
			for s.pos < len(s.text) && s.isLetter(s.text[s.pos]) {
				s.pos++
			}
			return true
		}
	}
	return false
}

func javaScriptLiteral(s *scanner) bool {
	if s.pos == 0 && strings.HasPrefix(s.text, "#!") {
		s.pos += lineEnd(s.text)
		return true
	}
	return slashPattern(s)
}

// perlLiteral reads the quote-like operators, patterns, here-documents,
// documentation and the end marks.
func perlLiteral(s *scanner) bool {
	rest := s.rest()
	atLine := s.pos == 0 || s.text[s.pos-1] == '\n'
	switch {
	case atLine && rest[0] == '=' && len(rest) > 1 && s.isLetter(rest[1]):
		s.skipTo("\n=cut")
		return true
	case atLine && (strings.HasPrefix(rest, "__END__") || strings.HasPrefix(rest, "__DATA__")):
		s.pos = len(s.text)
		return true
	case rest[0] == '$' && len(rest) > 1 && strings.IndexByte(`"'#/;&`+"`", rest[1]) >= 0:
		s.pos += 2 // a variable named by punctuation
		return true
	case rest[0] == '<':
		return s.hereTag("<<")
	case !s.isLetter(rest[0]):
		return slashPattern(s)
	}
	if t := s.last(); t.is("$") || t.is("@") || t.is("%") || t.is("&") || t.is(".") || t.is("{") {
		return false
	}
	op := rest
	for i := 0; i < len(rest) && i < 3; i++ {
		if !s.isLetter(rest[i]) {
			op = rest[:i]
			break
		}
	}
	k, parts := str, 1
	switch op {
	case "q", "qq", "qw":
	case "qx":
		k = shell
	case "m", "qr":
		k = pattern
	case "s", "tr", "y":
		k, parts = pattern, 2
	default:
		return false
	}
	return s.quoteLike(len(op), k, parts, op == "s")
}

// quoteLike reads the delimited parts of Perl's q, m, s and their kind, whose
// operator has n bytes. The replacement of s///e is code.
func (s *scanner) quoteLike(n int, k kind, parts int, substitutes bool) bool {
	i := s.pos + n
	for i < len(s.text) && (s.text[i] == ' ' || s.text[i] == '\t') {
		i++
	}
	if i == len(s.text) || s.isLetter(s.text[i]) || isDigit(s.text[i]) || strings.IndexByte(" \t\r\n,;)=", s.text[i]) >= 0 ||
		s.text[i] == '#' && i > s.pos+n {
		return false
	}
	open := s.text[i]
	start, end := s.nestedTo(i+1, open)
	first := s.text[start:end]
	i = min(end+1, len(s.text))
	if parts == 2 {
		if mirror(open) != open {
			for i < len(s.text) && strings.IndexByte(" \t\r\n", s.text[i]) >= 0 {
				i++
			}
			if i < len(s.text) {
				open = s.text[i]
				i++
			}
		}
		start, end = s.nestedTo(i, open)
		i = min(end+1, len(s.text))
	}
	flags := i
	for k == pattern && i < len(s.text) && s.isLetter(s.text[i]) {
		i++
	}
	s.toks = append(s.toks, token{k, false, first})
	if substitutes && strings.Contains(s.text[flags:i], "e") && s.nested < maxNested {
		inner := &scanner{grammar: s.grammar, text: s.text[start:end], nested: s.nested + maxNested/4, toks: s.toks}
		inner.run(0)
		s.toks = inner.toks
	}
	s.pos = i
	return true
}

// nestedTo finds the delimiter that closes open, counting nested pairs.
func (s *scanner) nestedTo(i int, open byte) (start, end int) {
	start = i
	closer := mirror(open)
	for depth := 0; i < len(s.text); i++ {
		switch c := s.text[i]; {
		case c == '\\':
			i++
		case c == closer && depth == 0:
			return start, i
		case c == closer:
			depth--
		case c == open:
			depth++
		}
	}
	s.broken = true
	return start, len(s.text)
}

func mirror(open byte) byte {
	switch open {
	case '(':
		return ')'
	case '[':
		return ']'
	case '{':
		return '}'
	case '<':
		return '>'
	}
	return open
}

// rubyLiteral reads % literals, patterns, here-documents and documentation.
func rubyLiteral(s *scanner) bool {
	rest := s.rest()
	switch {
	case (s.pos == 0 || s.text[s.pos-1] == '\n') && strings.HasPrefix(rest, "=begin"):
		s.skipTo("\n=end")
		return true
	case (s.pos == 0 || s.text[s.pos-1] == '\n') && strings.HasPrefix(rest, "__END__"):
		s.pos = len(s.text)
		return true
	case rest[0] == '<':
		return s.hereTag("<<")
	case rest[0] != '%':
		return slashPattern(s)
	}
	if t := s.last(); t.kind == number || t.kind == str || t.is(")") || t.is("]") || len(rest) < 3 {
		return false
	}
	k := str
	switch {
	case rest[1] == 'x':
		k = shell
	case rest[1] == 'r':
		k = pattern
	case strings.IndexByte("([{", rest[1]) >= 0:
		return s.quoteLike(1, str, 1, false)
	case strings.IndexByte("qQwWiI", rest[1]) < 0:
		return false
	}
	return strings.IndexByte("([{<|!/", rest[2]) >= 0 && s.quoteLike(2, k, 1, false)
}

func phpLiteral(s *scanner) bool { return s.text[s.pos] == '<' && s.hereTag("<<<") }

// luaLiteral reads long strings and long comments.
func luaLiteral(s *scanner) bool {
	rest := s.rest()
	comment := strings.HasPrefix(rest, "--")
	body := strings.TrimPrefix(rest, "--")
	if !strings.HasPrefix(body, "[") {
		if comment {
			s.pos += lineEnd(rest)
		}
		return comment
	}
	level := 1
	for level < len(body) && level < 16 && body[level] == '=' {
		level++
	}
	if level >= len(body) || body[level] != '[' {
		if comment {
			s.pos += lineEnd(rest)
		}
		return comment
	}
	closer := "]" + body[1:level] + "]"
	from := s.pos + len(rest) - len(body) + level + 1
	n := strings.Index(s.text[from:], closer)
	if n < 0 {
		s.broken, n = true, len(s.text)-from
	}
	if !comment {
		s.toks = append(s.toks, token{str, n >= 0, s.text[from : from+n]})
	}
	s.pos = min(from+n+len(closer), len(s.text))
	return true
}

func (s *scanner) skipTo(mark string) {
	if n := strings.Index(s.rest(), mark); n >= 0 {
		s.pos += n + len(mark)
		return
	}
	s.pos, s.broken = len(s.text), true
}
