package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns words: quote removal and expansion, as far as they are static.
// Commands inside words are judged on the way, each once.

// expander builds the fields of one word.
type expander struct {
	w   *walker
	sc  *scope
	src *source
	f   frame

	fields []cli.Word
	buf    []byte
	cur    cli.Word
	open   bool // a field has begun
	at     int  // where the field's text stands verbatim, while it does: -1 lost, -2 not begun
	assign bool // the right side of an assignment: "~" after ":" too
}

// fields expands one word to any number of fields.
func (w *walker) fields(word *syntax.Word, sc *scope, src *source, f frame) []cli.Word {
	if w.spend(1) || word == nil {
		return nil
	}
	span := src.at(int(word.Pos().Offset()), int(word.End().Offset()))
	x := &expander{w: w, sc: sc, src: src, f: f}
	if hasBrace(word) && tooManyBraces(word) {
		x.begin(span)
		x.dynamic(x.source(word))
		x.end()
		return x.fields
	}
	if split := (&syntax.Word{Parts: word.Parts}); hasBrace(word) && syntax.SplitBraces(split) {
		alts := braces(split, &w.braces)
		for _, alt := range alts {
			if empty(alt) {
				continue // "{,}" leaves no word
			}
			x.word(alt.Parts, span)
			if w.spend(1) {
				break
			}
		}
		return x.fields
	}
	x.word(word.Parts, span)
	return x.fields
}

// empty reports whether nothing is left of an alternative of a brace expansion.
func empty(word *syntax.Word) bool {
	for _, p := range word.Parts {
		if l, ok := p.(*syntax.Lit); !ok || l.Value != "" {
			return false
		}
	}
	return true
}

// value expands a word that is not split: an assignment's, a redirection's, a
// here-document's.
func (w *walker) value(word *syntax.Word, sc *scope, src *source, f frame) cli.Word {
	if w.spend(1) || word == nil {
		return cli.Lit("")
	}
	x := &expander{w: w, sc: sc, src: src, f: f, assign: true}
	span := src.at(int(word.Pos().Offset()), int(word.End().Offset()))
	x.begin(span)
	for i, p := range word.Parts {
		if !x.elsewise(word.Parts, i) {
			x.part(p, true, i == 0)
		}
	}
	x.open = true
	x.end()
	return x.fields[0]
}

func (x *expander) word(parts []syntax.WordPart, span abi.Span) {
	x.begin(span)
	for i, p := range parts {
		if !x.elsewise(parts, i) {
			x.part(p, false, i == 0)
		}
	}
	x.end()
}

func (x *expander) begin(span abi.Span) {
	x.cur = cli.Word{Static: true, Span: span, At: -1}
	x.buf, x.open, x.at = x.buf[:0], false, -2
}

// end closes a field, if one has begun.
func (x *expander) end() {
	if !x.open {
		return
	}
	if len(x.fields) >= maxWords {
		if x.w.over == "" {
			x.w.over = "more words than are judged"
		}
		return
	}
	w := x.cur
	w.Text = string(x.buf)
	switch {
	case w.Temp:
		w.Tail = w.Text
		w.Text = "$(mktemp)" + w.Text
	case w.Static && x.at >= 0:
		w.At = x.src.verbatim(x.at, len(w.Text))
	}
	x.fields = append(x.fields, w)
	span := x.cur.Span
	x.begin(span)
}

// text appends static text; off is where it stands verbatim, -1 nowhere.
func (x *expander) text(s string, off int) {
	s = x.src.plain(s)
	x.cur.Content = nil // "x>(…)" is a path
	switch {
	case x.at == -2:
		x.at = off
	case x.at >= 0 && off != x.at+len(x.buf):
		x.at = -1
	}
	x.buf = append(x.buf, s...)
	x.open = true
	if x.cur.May != "" {
		x.cur.May = bounded(x.cur.May + s)
	}
}

// maybe appends a part that is not known but may be a certain text.
func (x *expander) maybe(may, src string) {
	before, ok := x.cur.May, x.cur.May != ""
	if x.cur.Static {
		before, ok = string(x.buf), true
	}
	x.dynamic(src)
	if ok && may != "" {
		x.cur.May = bounded(before + may)
	}
}

// bounded drops a guess that is too long to name a program.
func bounded(may string) string {
	if len(may) > maxPath {
		return ""
	}
	return may
}

// dynamic appends a part that is not known; src is its source text.
func (x *expander) dynamic(src string) {
	x.cur.Content = nil
	if x.cur.Temp || x.cur.Static {
		if x.cur.Static {
			x.cur.Prefix = string(x.buf)
		}
		x.cur.Static, x.cur.Temp = false, false
	}
	x.cur.May = ""
	x.at = -1
	x.buf = append(x.buf, src...)
	x.open = true
}

// known appends the value of a variable.
func (x *expander) known(v value, src string, quoted bool) {
	x.cur.Foreign = x.cur.Foreign || v.foreign
	if x.w.spend(len(v.text)/32) || len(x.buf)+len(v.text) > maxValue {
		x.dynamic(src)
		return
	}
	switch {
	case v.temp:
		_, split := x.sc.lookup("IFS")
		if x.cur.Static && len(x.buf) == 0 && (quoted || !split) {
			x.cur.Static, x.cur.Temp, x.open, x.at = false, true, true, -1
			return
		}
		x.dynamic(src)
	case v.pattern != "" && quoted && x.cur.Static:
		x.cur.Glob = true
		x.text(v.pattern, -1)
	case !v.known:
		x.maybe(v.may, src)
	case quoted:
		x.text(v.text, -1)
	default:
		x.split(v.text, src)
	}
}

// split appends an unquoted value, cut at white space.
func (x *expander) split(s, src string) {
	if _, ok := x.sc.lookup("IFS"); ok {
		x.dynamic(src)
		return
	}
	if s != "" && isBlank(s[0]) {
		x.end()
	}
	for i, f := range strings.Fields(s) {
		if i > 0 {
			x.end()
		}
		x.cur.Glob = x.cur.Glob || hasGlob(f)
		x.text(f, -1)
	}
	if s != "" && isBlank(s[len(s)-1]) {
		x.end()
	}
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' }

// part appends one part of a word.
func (x *expander) part(p syntax.WordPart, quoted, first bool) {
	switch p := p.(type) {
	case *syntax.Lit:
		x.lit(p, quoted, first)
	case *syntax.SglQuoted:
		if p.Dollar {
			x.text(unescapeDollar(p.Value), -1)
		} else {
			x.text(p.Value, int(p.Left.Offset())+1)
		}
	case *syntax.DblQuoted:
		x.open = x.open || !x.none(p)
		for i, q := range p.Parts {
			if x.elsewise(p.Parts, i) {
				continue
			}
			if l, ok := q.(*syntax.Lit); ok {
				off := int(l.Pos().Offset())
				s := unescapeDouble(l.Value)
				if len(s) != int(l.End().Offset())-off {
					off = -1
				}
				x.text(s, off)
				continue
			}
			x.part(q, true, false)
		}
	case *syntax.ParamExp:
		x.param(p, quoted)
	case *syntax.CmdSubst:
		x.command(p, quoted)
	case *syntax.ArithmExp:
		x.w.arithm(p.X, x.sc, x.src, x.f)
		x.dynamic(x.source(p))
	case *syntax.ProcSubst:
		x.process(p)
	case *syntax.ExtGlob:
		x.cur.Glob = true
		x.qualified(p)
		x.w.evaluated(p.Pattern.Value, x.sc, x.src, x.f)
		x.dynamic(x.source(p))
	case *syntax.BraceExp:
		x.dynamic("{…}")
	default:
		x.w.cannot("a part of a word that is not known here", x.cur.Span, x.f)
		x.dynamic("")
	}
}

// none reports whether a quoted part is "$@" of no parameters, which makes no word.
func (x *expander) none(p *syntax.DblQuoted) bool {
	if len(p.Parts) != 1 {
		return false
	}
	e, ok := p.Parts[0].(*syntax.ParamExp)
	if !ok || !plainParam(e) || e.Exp != nil || e.Param.Value != "@" {
		return false
	}
	params, known := x.sc.params()
	return known && len(params) == 0
}

// lit appends literal text outside double quotes.
func (x *expander) lit(p *syntax.Lit, quoted, first bool) {
	s, off := p.Value, int(p.Pos().Offset())
	if !quoted && strings.IndexByte(s, '(') >= 0 {
		x.qualifiedLit(s)
	}
	if first {
		if rest, home, ok := x.tilde(s); ok {
			x.text(home, -1)
			s, off = rest, -1
		} else if name := x.unknownTilde(s); name != "" {
			x.dynamic(name)
			s, off = s[len(name):], -1
		}
	}
	if x.assign && strings.Contains(s, ":~") {
		s, off = x.tildes(s), -1
	}
	if first && !x.assign && strings.IndexByte(s, '~') > 0 {
		// bash alone expands the "~" of an operand that looks like an assignment.
		if name, value, _ := strings.Cut(s, "="); isName(name) {
			x.assign = true
			if rest, home, ok := x.tilde(value); ok {
				s, off, x.cur.StandIn = name+"="+home+rest, -1, true
			}
			if strings.Contains(value, ":~") {
				s, off, x.cur.StandIn = x.tildes(s), -1, true
			}
			x.assign = false
		}
	}
	if !quoted && strings.ContainsAny(s, "*?[") {
		x.cur.Glob = x.cur.Glob || hasGlob(s)
	}
	if strings.IndexByte(s, '\\') >= 0 {
		s, off = unescape(s), -1
	} else if off >= 0 && len(s) != int(p.End().Offset())-off {
		off = -1
	}
	x.text(s, off)
}

// tilde expands a leading "~" or "~/". Others' home directories are not known.
func (x *expander) tilde(s string) (rest, home string, ok bool) {
	if s == "" || s[0] != '~' {
		return "", "", false
	}
	name, rest := s[1:], ""
	if i := strings.IndexByte(name, '/'); i >= 0 {
		name, rest = name[:i], name[i:]
	}
	if x.assign {
		if i := strings.IndexByte(name, ':'); i >= 0 {
			name, rest = name[:i], name[i:]+rest
		}
	}
	switch name {
	case "":
		v := x.w.variable("HOME", x.sc)
		return rest, v.text, v.known && v.text != ""
	case "+":
		return rest, x.sc.dir(), x.sc.dir() != ""
	case "-":
		v := x.w.variable("OLDPWD", x.sc)
		return rest, v.text, v.known && v.text != ""
	case "root":
		return rest, "/root", true
	}
	return "", "", false
}

// unknownTilde returns a leading "~name" that stands for a directory which is not
// known: of the directory stack, or one that zsh names.
func (x *expander) unknownTilde(s string) string {
	if len(s) < 1 || s[0] != '~' {
		return ""
	}
	name, _, _ := strings.Cut(s, "/")
	if len(name) == 1 {
		if _, _, ok := x.tilde(s); ok {
			return ""
		}
		return name // the home directory, and none is known
	}
	_, assigned := x.sc.lookup(name[1:])
	if c := name[1]; assigned || c == '+' || c == '-' || c == '[' || '0' <= c && c <= '9' {
		return name
	}
	return ""
}

func (x *expander) tildes(s string) string {
	v := x.w.variable("HOME", x.sc)
	if !v.known {
		return s
	}
	s = strings.ReplaceAll(s, ":~/", ":"+v.text+"/")
	if strings.HasSuffix(s, ":~") {
		s = s[:len(s)-1] + v.text
	}
	return s
}

func (x *expander) source(n syntax.Node) string {
	return x.src.slice(int(n.Pos().Offset()), int(n.End().Offset()))
}

// hasGlob reports whether unescaped glob characters stand in s.
func hasGlob(s string) bool {
	last := strings.LastIndexByte(s, ']')
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '*', '?':
			return true
		case '[':
			if i < last {
				return true
			}
		}
	}
	return false
}
