package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns arithmetic and [[ ]]: they are data, but substitutions in them
// are commands, and a string that arithmetic evaluates may hold some.

// arithm judges the commands inside an arithmetic expression. It keeps its own
// stack: a chain of operators is as deep as it is long.
func (w *walker) arithm(expr syntax.ArithmExpr, sc *scope, src *source, f frame) {
	stack := []syntax.ArithmExpr{expr}
	for len(stack) > 0 {
		e := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if isNil(e) || w.spend(1) {
			continue
		}
		switch e := e.(type) {
		case *syntax.Word:
			v := w.value(e, sc, src, f)
			w.evaluates(v.Text, sc, src, f)
		case *syntax.BinaryArithm:
			if assigns(e.Op) {
				w.assigned(e.X, sc, src, f)
			}
			stack = append(stack, e.Y, e.X)
		case *syntax.UnaryArithm:
			if e.Op == syntax.Inc || e.Op == syntax.Dec {
				w.assigned(e.X, sc, src, f)
			}
			stack = append(stack, e.X)
		case *syntax.ParenArithm:
			stack = append(stack, e.X)
		case *syntax.FlagsArithm:
			if e.Flags != nil && strings.IndexByte(e.Flags.Value, 'e') >= 0 {
				w.evaluated(e.Flags.Value, sc, src, f)
			}
			stack = append(stack, e.X)
		default:
			w.cannot("arithmetic that is not known here", src.span, f)
		}
	}
}

// isNil reports whether an expression is absent, also behind its interface.
func isNil(e syntax.ArithmExpr) bool {
	switch e := e.(type) {
	case nil:
		return true
	case *syntax.Word:
		return e == nil
	}
	return false
}

func assigns(op syntax.BinAritOperator) bool {
	switch op {
	case syntax.Assgn, syntax.AddAssgn, syntax.SubAssgn, syntax.MulAssgn, syntax.QuoAssgn, syntax.RemAssgn,
		syntax.AndAssgn, syntax.OrAssgn, syntax.XorAssgn, syntax.ShlAssgn, syntax.ShrAssgn,
		syntax.AndBoolAssgn, syntax.OrBoolAssgn, syntax.XorBoolAssgn, syntax.PowAssgn:
		return true
	}
	return false
}

// assigned poisons the variable that an arithmetic assignment names.
func (w *walker) assigned(x syntax.ArithmExpr, sc *scope, src *source, f frame) {
	word, ok := x.(*syntax.Word)
	if !ok || len(word.Parts) == 0 {
		return
	}
	switch p := word.Parts[0].(type) {
	case *syntax.Lit:
		name, _, _ := strings.Cut(p.Value, "[")
		w.binds(cli.Word{Text: name, Static: true, At: -1, Span: src.span}, value{}, sc, f)
	case *syntax.ParamExp:
		if p.Param != nil {
			w.binds(w.value(word, sc, src, f), value{}, sc, f)
		}
	}
}

// evaluates follows the names of an arithmetic text to their known values:
// arithmetic evaluates those in turn, substitutions in subscripts included.
func (w *walker) evaluates(text string, sc *scope, src *source, f frame) {
	w.evaluated(text, sc, src, f)
	w.follows(text, sc, src, f, 0)
}

// evaluated judges the substitutions in a string that the shell expands as if it
// stood in double quotes.
func (w *walker) evaluated(text string, sc *scope, src *source, f frame) {
	if strings.Contains(text, "\\\n") {
		text = strings.ReplaceAll(text, "\\\n", "")
	}
	if !strings.Contains(text, "$(") && strings.IndexByte(text, '`') < 0 && !strings.Contains(text, "<(") {
		return
	}
	if f.depth++; w.tooDeep(f) || w.spend(len(text)/16+1) {
		return
	}
	doc, err := hereText(text)
	if err != nil {
		w.cannot("text that the shell evaluates does not parse", src.span, f)
		return
	}
	w.value(doc, sc, &source{text: text, base: -1, span: src.span}, f)
}

// test judges the commands inside [[ … ]].
func (w *walker) test(expr syntax.TestExpr, sc *scope, src *source, f frame) (observes bool) {
	stack := []syntax.TestExpr{expr}
	for len(stack) > 0 {
		e := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if e == nil || w.spend(1) {
			continue
		}
		switch e := e.(type) {
		case *syntax.Word:
			w.value(e, sc, src, f)
		case *syntax.ParenTest:
			stack = append(stack, e.X)
		case *syntax.UnaryTest:
			switch e.Op {
			case syntax.TsVarSet, syntax.TsRefVar, syntax.TsOptSet:
				if word, ok := e.X.(*syntax.Word); ok {
					v := w.value(word, sc, src, f)
					w.evaluates(v.Text, sc, src, f)
					continue
				}
			case syntax.TsNot, syntax.TsParen, syntax.TsEmpStr, syntax.TsNempStr:
			default:
				observes = true
			}
			stack = append(stack, e.X)
		case *syntax.BinaryTest:
			switch e.Op {
			case syntax.TsEql, syntax.TsNeq, syntax.TsLeq, syntax.TsGeq, syntax.TsLss, syntax.TsGtr:
				for _, side := range [2]syntax.TestExpr{e.X, e.Y} {
					if word, ok := side.(*syntax.Word); ok {
						v := w.value(word, sc, src, f)
						w.evaluates(v.Text, sc, src, f)
					} else {
						stack = append(stack, side)
					}
				}
				continue
			case syntax.TsNewer, syntax.TsOlder, syntax.TsDevIno:
				observes = true
			}
			stack = append(stack, e.Y, e.X)
		default:
			w.cannot("a test that is not known here", src.span, f)
		}
	}
	return observes
}

// cannot states that a step cannot be told.
func (w *walker) cannot(reason string, span abi.Span, f frame) {
	w.add(abi.Finding{Class: abi.Unknown, Basis: abi.Guess, Reason: reason, Span: span}, f)
}

// follows judges what arithmetic evaluates in turn: the values of the variables that
// a text names.
func (w *walker) follows(text string, sc *scope, src *source, f frame, depth int) {
	if depth > 4 || len(text) > maxPath {
		return
	}
	for i := 0; i < len(text); {
		j := i
		for j < len(text) && (isName(text[j:j+1]) || j > i && '0' <= text[j] && text[j] <= '9') {
			j++
		}
		if j == i {
			i++
			continue
		}
		name := text[i:j]
		i = j
		v, ok := sc.lookup(name)
		if !ok || w.spend(1) {
			continue
		}
		for _, o := range v.options() {
			for _, t := range [2]string{o.text, o.may} {
				if t != "" && t != text {
					w.evaluated(t, sc, src, f)
					w.follows(t, sc, src, f, depth+1)
				}
			}
		}
	}
}
