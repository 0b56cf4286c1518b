package main

// This file owns where a long line is cut. A pass cuts each long line once, at the
// outermost place that fits, and gofmt sets it in; passes follow until nothing is
// too long or nothing more can be cut.

import (
	"bytes"
	"errors"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"sort"
	"strings"
	"unicode/utf8"
)

// Columns is the longest line that stays; a tab counts as one.
const Columns = 110

// Format returns the source with its long lines cut.
func Format(src []byte) ([]byte, error) {
	for range 200 { // a bound: each pass cuts every long line once
		formatted, err := format.Source(src)
		if err != nil {
			return nil, err
		}
		edits, err := pass(formatted)
		if err != nil {
			return nil, err
		}
		src = apply(formatted, edits)
		if bytes.Equal(src, formatted) {
			return src, nil
		}
	}
	return nil, errors.New("no end of cutting lines")
}

// edit replaces src[from:to].
type edit struct {
	from, to int
	text     string
}

// apply makes those edits that do not overlap an earlier one.
func apply(src []byte, edits []edit) []byte {
	sort.SliceStable(edits, func(i, j int) bool { return edits[i].from < edits[j].from })
	var out []byte
	at := 0
	for _, e := range edits {
		if e.from < at {
			continue
		}
		out = append(append(out, src[at:e.from]...), e.text...)
		at = e.to
	}
	return append(out, src[at:]...)
}

// longLines are the numbers of the lines that are too long.
func longLines(src []byte) []int {
	var long []int
	for i, l := range bytes.Split(src, []byte("\n")) {
		if utf8.RuneCount(l) > Columns {
			long = append(long, i+1)
		}
	}
	return long
}

// layout is one pass over a file.
type layout struct {
	src    []byte
	fset   *token.FileSet
	file   *ast.File
	starts []int // offset of each line's begin
	long   map[int]bool
	cuts   map[int][]cut // by line
	edits  []edit
}

// cut is a place where a line may end.
type cut struct {
	at, depth int // at: the offset where the line would end
	edits     []edit
}

func pass(src []byte) ([]edit, error) {
	l := &layout{src: src, fset: token.NewFileSet(), long: map[int]bool{}, cuts: map[int][]cut{}}
	for _, n := range longLines(src) {
		l.long[n] = true
	}
	if len(l.long) == 0 {
		return nil, nil
	}
	l.starts = []int{0}
	for i, c := range src {
		if c == '\n' {
			l.starts = append(l.starts, i+1)
		}
	}
	file, err := parser.ParseFile(l.fset, "", src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	l.file = file
	l.comments()
	l.walk(file, 0, nil)
	for n, cuts := range l.cuts {
		if l.long[n] {
			l.choose(n, cuts)
		}
	}
	return l.edits, nil
}

func (l *layout) offset(p token.Pos) int { return l.fset.Position(p).Offset }
func (l *layout) line(p token.Pos) int   { return l.fset.Position(p).Line }

// indent is the white space a line begins with.
func (l *layout) indent(n int) string {
	text := string(l.src[l.starts[n-1]:])
	return text[:len(text)-len(strings.TrimLeft(text, "\t "))]
}

// claim marks lines as seen to in this pass.
func (l *layout) claim(from, to token.Pos) {
	for n := l.line(from); n <= l.line(to); n++ {
		delete(l.long, n)
	}
}

func (l *layout) anyLong(from, to token.Pos) bool {
	for n := l.line(from); n <= l.line(to); n++ {
		if l.long[n] {
			return true
		}
	}
	return false
}

// choose takes the outermost cut that fits, and of those the last.
func (l *layout) choose(n int, cuts []cut) {
	begin := l.starts[n-1] + len(l.indent(n))
	var best, beyond *cut
	for i := range cuts {
		c := &cuts[i]
		if c.at <= begin+1 {
			continue
		}
		if utf8.RuneCount(l.src[l.starts[n-1]:c.at]) > Columns {
			if beyond == nil || c.at < beyond.at {
				beyond = c
			}
			continue
		}
		if best == nil || c.depth < best.depth || c.depth == best.depth && c.at > best.at {
			best = c
		}
	}
	if best == nil {
		best = beyond
	}
	if best != nil {
		l.edits = append(l.edits, best.edits...)
		delete(l.long, n)
	}
}

// cutAfter offers to end the line after the offset, leaving the blanks out.
func (l *layout) cutAfter(at, depth int) {
	to := at
	for to < len(l.src) && l.src[to] == ' ' {
		to++
	}
	if to < len(l.src) && (l.src[to] == '\n' || l.src[to] == '/') {
		return
	}
	n := sort.SearchInts(l.starts, at+1)
	l.cuts[n] = append(l.cuts[n], cut{at, depth, []edit{{at, to, "\n"}}})
}

// between offers a cut after each comma of a list.
func between[N ast.Node](l *layout, nodes []N, depth int) {
	for i := 0; i+1 < len(nodes); i++ {
		from := l.offset(nodes[i].End())
		if j := bytes.IndexByte(l.src[from:l.offset(nodes[i+1].Pos())], ','); j >= 0 {
			l.cutAfter(from+j+1, depth)
		}
	}
}

// walk offers the cuts of a node and of what it holds.
func (l *layout) walk(n ast.Node, depth int, parent ast.Node) {
	next := depth + 1
	switch n := n.(type) {
	case *ast.CompositeLit:
		l.composite(n, depth)
	case *ast.CallExpr:
		between(l, n.Args, depth)
	case *ast.FuncType:
		between(l, n.Params.List, depth)
	case *ast.FuncDecl:
		l.body(n.Body, depth-1)
	case *ast.FuncLit:
		l.body(n.Body, depth)
	case *ast.ReturnStmt:
		between(l, n.Results, depth)
	case *ast.AssignStmt:
		between(l, n.Rhs, depth)
	case *ast.CaseClause:
		between(l, n.List, depth)
	case *ast.BinaryExpr:
		if p, ok := parent.(*ast.BinaryExpr); ok && p.X == n && p.Op.Precedence() == n.Op.Precedence() {
			depth--
			next--
		}
		if !l.chain(n, parent) {
			l.cutAfter(l.offset(n.OpPos)+len(n.Op.String()), depth)
		}
	case *ast.BasicLit:
		if n.Kind == token.STRING && !isImport(parent) {
			l.text(n, depth)
		}
	}
	ast.Inspect(n, func(c ast.Node) bool {
		if c == nil || c == n {
			return c == n
		}
		l.walk(c, next, n)
		return false
	})
}

func isImport(n ast.Node) bool { _, ok := n.(*ast.ImportSpec); return ok }

// body opens a function that stands on one line.
func (l *layout) body(b *ast.BlockStmt, depth int) {
	if b == nil || len(b.List) == 0 || l.line(b.Lbrace) != l.line(b.Rbrace) {
		return
	}
	from, to := l.offset(b.Lbrace)+1, l.offset(b.Rbrace)
	n := l.line(b.Lbrace)
	l.cuts[n] = append(l.cuts[n], cut{from, depth, []edit{{from, from, "\n"}, {to, to, "\n"}}})
}

// composite cuts between elements: a list of records gets a line for each.
func (l *layout) composite(n *ast.CompositeLit, depth int) {
	if len(n.Elts) == 0 {
		return
	}
	if l.refill(n) {
		return
	}
	records := l.line(n.Lbrace) == l.line(n.Elts[0].Pos())
	for i, e := range n.Elts {
		if _, ok := e.(*ast.CompositeLit); !ok || i > 0 && l.line(e.Pos()) != l.line(n.Elts[i-1].End()) {
			records = false
		}
	}
	if !records || len(n.Elts) == 1 {
		between(l, n.Elts, depth)
		return
	}
	at := l.offset(n.Lbrace) + 1
	edits := []edit{{at, at, "\n"}}
	for i := range n.Elts[1:] {
		from := l.offset(n.Elts[i].End())
		j := from + bytes.IndexByte(l.src[from:], ',') + 1
		edits = append(edits, edit{j, l.offset(n.Elts[i+1].Pos()), "\n"})
	}
	end := l.offset(n.Elts[len(n.Elts)-1].End())
	edits = append(edits, edit{end, l.offset(n.Rbrace), ",\n"})
	line := l.line(n.Lbrace)
	l.cuts[line] = append(l.cuts[line], cut{at, depth, edits})
}

// refill sets a list of plain names anew where one of its lines is too long.
func (l *layout) refill(n *ast.CompositeLit) bool {
	if !l.anyLong(n.Lbrace, n.Rbrace) || l.line(n.Elts[0].Pos()) == l.line(n.Elts[len(n.Elts)-1].End()) {
		return false
	}
	for _, e := range n.Elts {
		switch e := e.(type) {
		case *ast.Ident:
		case *ast.BasicLit:
			if e.Value[0] == '`' {
				return false
			}
		default:
			return false
		}
	}
	for _, c := range l.file.Comments {
		if c.Pos() > n.Lbrace && c.End() < n.Rbrace {
			return false
		}
	}
	first := n.Elts[0]
	width := len(l.indent(l.line(first.Pos())))
	column := width
	var b strings.Builder
	for i, e := range n.Elts {
		text := string(l.src[l.offset(e.Pos()):l.offset(e.End())])
		if i > 0 {
			if column+2+utf8.RuneCountInString(text)+1 > Columns {
				b.WriteString(",\n")
				column = width
			} else {
				b.WriteString(", ")
				column += 2
			}
		}
		b.WriteString(text)
		column += utf8.RuneCountInString(text)
	}
	at, end := l.offset(first.Pos()), l.offset(n.Elts[len(n.Elts)-1].End())
	if strings.Join(strings.Fields(b.String()), " ") == strings.Join(strings.Fields(string(l.src[at:end])), " ") &&
		strings.Count(b.String(), "\n") == bytes.Count(l.src[at:end], []byte("\n")) {
		return false // what is too long stands behind it
	}
	l.edits = append(l.edits, edit{at, end, b.String()})
	l.claim(n.Lbrace, n.Rbrace)
	return true
}

// chain fills a list anew that stands in constants on several lines, one of them
// too long.
func (l *layout) chain(n *ast.BinaryExpr, parent ast.Node) bool {
	if _, inner := parent.(*ast.BinaryExpr); inner || !l.anyLong(n.Pos(), n.End()) || l.line(n.Pos()) == l.line(n.End()) {
		return false
	}
	var parts []*ast.BasicLit
	var collect func(e ast.Expr) bool
	collect = func(e ast.Expr) bool {
		switch e := e.(type) {
		case *ast.BinaryExpr:
			return e.Op == token.ADD && collect(e.X) && collect(e.Y)
		case *ast.BasicLit:
			parts = append(parts, e)
			return e.Kind == token.STRING && e.Value[0] == '"'
		}
		return false
	}
	if !collect(n) {
		return false
	}
	from := 0
	if parts[0].Value == `" "` {
		from = 1
	}
	var text strings.Builder
	for _, p := range parts[from:] {
		text.WriteString(p.Value[1 : len(p.Value)-1])
	}
	first := l.offset(parts[from].Pos())
	line := l.line(parts[from].Pos())
	column := utf8.RuneCount(l.src[l.starts[line-1]:first])
	if from > 0 {
		line = l.line(n.Pos())
	}
	pieces := l.pieces(text.String(), column, line)
	filled := "\"" + strings.Join(pieces, "\" +\n\"") + "\""
	if len(parts)-from < 2 || len(pieces) == 0 || same(pieces, parts[from:]) {
		return false
	}
	l.edits = append(l.edits, edit{first, l.offset(n.End()), filled})
	l.claim(n.Pos(), n.End())
	return true
}

// same reports whether the constants are cut like that already.
func same(pieces []string, parts []*ast.BasicLit) bool {
	if len(pieces) != len(parts) {
		return false
	}
	for i, p := range parts {
		if p.Value != "\""+pieces[i]+"\"" {
			return false
		}
	}
	return true
}
