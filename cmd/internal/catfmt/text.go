package main

// This file owns what is cut inside of strings and comments: grammars between
// their options, lists at their blanks, comments at theirs.

import (
	"go/ast"
	"strconv"
	"strings"
	"unicode/utf8"
)

// text cuts one string literal.
func (l *layout) text(n *ast.BasicLit, depth int) {
	if n.Value[0] == '`' {
		if l.anyLong(n.Pos(), n.End()) {
			l.raw(n)
		}
		return
	}
	line := l.line(n.Pos())
	if !l.long[line] {
		return
	}
	value, err := strconv.Unquote(n.Value)
	if err != nil {
		return
	}
	from, to := l.offset(n.Pos()), l.offset(n.End())
	if options := items(value); options != nil && len(value) > 72 && !strings.Contains(value, "`") {
		text := "`\n" + fill(options, l.indent(line)+"\t") + closing(value) + "`"
		l.edits = append(l.edits, edit{from, to, text})
		l.claim(n.Pos(), n.End())
		return
	}
	if to-from < 50 {
		return
	}
	column := utf8.RuneCount(l.src[l.starts[line-1]:from])
	if pieces := l.pieces(n.Value[1:len(n.Value)-1], column, line); len(pieces) > 1 {
		at := from + len(pieces[0]) + 2
		text := "\"" + strings.Join(pieces, "\" +\n\"") + "\""
		l.cuts[line] = append(l.cuts[line], cut{at, depth + 1, []edit{{from, to, text}}})
	}
}

// pieces cuts a literal's text at its blanks, the first piece to stand at the
// column, the others in lines below, set in. A blank ends its piece.
func (l *layout) pieces(text string, column, line int) []string {
	var pieces []string
	room := Columns - column - len("\"\" +")
	for utf8.RuneCountInString(text) > room {
		end := strings.LastIndexByte(cutRunes(text, room), ' ') + 1
		if end <= 1 {
			if len(pieces) > 0 || room > Columns/2 {
				break
			}
			return nil
		}
		pieces, text = append(pieces, text[:end]), text[end:]
		room = Columns - len(l.indent(line)) - 1 - len("\"\" +")
	}
	if text != "" {
		pieces = append(pieces, text)
	}
	return pieces
}

// items are the options of a grammar, nil where the text is none.
func items(text string) []string {
	var all []string
	for _, s := range strings.FieldsFunc(text, func(r rune) bool { return r == ';' || r == '\n' }) {
		if s = strings.TrimSpace(s); s == "" {
			continue
		}
		if s[0] != '-' && s[0] != '+' {
			return nil
		}
		for _, name := range strings.Split(s, ",") {
			if strings.Count(strings.TrimSpace(name), " -") > 1 {
				return nil // a list of names, not of options
			}
		}
		all = append(all, s)
	}
	if len(all) < 2 {
		return nil
	}
	return all
}

// closing is the separator that a grammar ends with, where another goes on.
func closing(text string) string {
	text = strings.TrimRight(text, " \t")
	if strings.HasSuffix(text, ";") || strings.HasSuffix(text, "\n") {
		return ";"
	}
	return ""
}

// fill sets items in lines, separated by ";".
func fill(items []string, indent string) string {
	var b strings.Builder
	column := 0
	for i, s := range items {
		width := utf8.RuneCountInString(s)
		switch {
		case i == 0:
			b.WriteString(indent)
			column = len(indent)
		case column+2+width+8 > Columns: // room for "`}}}," behind the last
			b.WriteString("\n" + indent)
			column = len(indent)
		default:
			b.WriteString("; ")
			column += 2
		}
		b.WriteString(s)
		column += width
	}
	return b.String()
}

// raw fills the lines of a grammar anew; one whose options stand a line each
// keeps them, but for the line that is too long.
func (l *layout) raw(n *ast.BasicLit) {
	value := n.Value[1 : len(n.Value)-1]
	options := items(value)
	if options == nil {
		return
	}
	lines := strings.Split(value, "\n")
	tail := closing(value)
	if head := strings.TrimSpace(lines[0]); head == "" || head == ";" {
		lines = lines[1:]
	}
	if last := len(lines) - 1; last > 0 && strings.TrimSpace(lines[last]) == "" {
		tail, lines = "\n"+lines[last], lines[:last]
	}
	indent := l.indent(l.line(n.Pos())) + "\t"
	if len(lines) > 1 {
		second := lines[1]
		indent = second[:len(second)-len(strings.TrimLeft(second, "\t "))]
	} else if strings.HasPrefix(value, "\n") {
		indent = lines[0][:len(lines[0])-len(strings.TrimLeft(lines[0], "\t "))]
	}
	single := 0
	for _, s := range lines {
		if !strings.Contains(s, ";") {
			single++
		}
	}
	body := fill(options, indent)
	if 2*single > len(lines) {
		for i, s := range lines {
			if utf8.RuneCountInString(s) > Columns {
				lines[i] = fill(items(s+";\n"), indent)
			}
		}
		body = strings.Join(lines, "\n")
	}
	text := "`\n" + body + tail + "`"
	if text == n.Value {
		return // what is too long stands beside it
	}
	l.edits = append(l.edits, edit{l.offset(n.Pos()), l.offset(n.End()), text})
	l.claim(n.Pos(), n.End())
}

// comments wraps comments, and lifts one that stands behind code over its line.
func (l *layout) comments() {
	for _, group := range l.file.Comments {
		for i, c := range group.List {
			line := l.line(c.Pos())
			if !l.long[line] || !strings.HasPrefix(c.Text, "// ") {
				continue
			}
			from, to := l.offset(c.Pos()), l.offset(c.End())
			indent := l.indent(line)
			begin := l.starts[line-1]
			if from > begin+len(indent) {
				code := strings.TrimRight(string(l.src[begin:from]), " \t")
				l.edits = append(l.edits, edit{begin, to, indent + c.Text + "\n" + code})
				delete(l.long, line)
				continue
			}
			space := strings.LastIndexByte(cutRunes(c.Text, Columns-len(indent)+1), ' ')
			if space <= 3 {
				continue
			}
			rest := strings.TrimLeft(c.Text[space:], " ")
			margin := c.Text[:len(c.Text)-len(strings.TrimLeft(c.Text[2:], " "))]
			e := edit{from + space, to, "\n" + indent + margin + rest}
			if i+1 < len(group.List) && l.line(group.List[i+1].Pos()) == line+1 && plain(group.List[i+1].Text) && margin == "// " {
				next := group.List[i+1]
				e.to, e.text = l.offset(next.End()), "\n"+indent+"// "+rest+" "+next.Text[3:]
				delete(l.long, line+1)
			}
			l.edits = append(l.edits, e)
			delete(l.long, line)
		}
	}
}

// plain reports whether a comment's line goes on with the paragraph before it.
func plain(text string) bool {
	return len(text) > 3 && strings.HasPrefix(text, "// ") && text[3] != ' ' && text[3] != '\t' && text[3] != '-'
}

// cutRunes is at most the text's first n characters.
func cutRunes(text string, n int) string {
	for i := range text {
		if n == 0 {
			return text[:i]
		}
		n--
	}
	return text
}
