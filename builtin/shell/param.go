package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns parameter expansion, and the commands that stand inside words.

// variable returns what is known of a variable: what the line assigned, else
// the few that the stated facts give.
func (w *walker) variable(name string, sc *scope) value {
	if v, ok := sc.lookup(name); ok {
		if sc.flag(flagAliased) {
			return value{foreign: v.foreign}
		}
		return v
	}
	if sc.flag(flagOpaque) {
		return value{}
	}
	switch name {
	case "HOME":
		if h := w.host.Env.Home; h != "" {
			return value{text: h, known: true}
		}
	case "PWD":
		return sc.place()
	case "TMPDIR":
		if t := w.host.Env.TmpDir; t != "" {
			return value{text: t, known: true}
		}
	case "USER", "LOGNAME":
		if u := w.host.Env.User; u != "" {
			return value{text: u, known: true}
		}
	}
	return value{}
}

// param expands one parameter.
func (x *expander) param(p *syntax.ParamExp, quoted bool) {
	x.inside(p)
	if quoted && quotesDiffer(p) {
		x.w.cannot("shells differ on where a quote inside \"${…}\" ends", x.cur.Span, x.f)
	}
	src := x.source(p)
	if !plainParam(p) {
		x.composed(p, src)
		return
	}
	name := p.Param.Value
	if x.positional(name, src, quoted, p.Exp) {
		return
	}
	v := x.w.variable(name, x.sc)
	if p.Exp == nil {
		x.known(v, src, quoted)
		return
	}
	x.expansion(p, v, src, quoted)
}

// plainParam reports whether an expansion is $name or ${name} with at most an
// operator and its word.
func plainParam(p *syntax.ParamExp) bool {
	return p.Param != nil && !p.Excl && !p.Length && !p.Width && !p.IsSet && p.Flags == nil && p.NestedParam == nil &&
		p.Index == nil && p.Slice == nil && p.Repl == nil && p.Names == 0 && len(p.Modifiers) == 0 &&
		p.Split == syntax.OptUnset && p.GlobSubst == syntax.OptUnset && p.RcExpand == syntax.OptUnset
}

// composed expands array elements, indirections, patterns, slices and zsh's
// flags: their value is not known, what stands in their words is judged.
func (x *expander) composed(p *syntax.ParamExp, src string) {
	if p.Flags != nil && strings.ContainsAny(p.Flags.Value, "eP%") {
		x.w.cannot("${("+p.Flags.Value+")…} evaluates text as code", x.cur.Span, x.f)
	}
	may := ""
	if p.Exp != nil {
		arg := x.argument(p.Exp.Word)
		x.cur.Foreign = x.cur.Foreign || arg.Foreign
		switch op := p.Exp.Op; op {
		case syntax.AssignUnset, syntax.AssignUnsetOrNull:
			if p.Excl || p.Param == nil {
				x.sc.poisonAll()
			} else {
				name := cli.Lit(p.Param.Value)
				name.Span = x.cur.Span
				x.w.binds(name, value{}, x.sc, x.f)
			}
			may = guess(arg)
		case syntax.DefaultUnset, syntax.DefaultUnsetOrNull, syntax.AlternateUnset, syntax.AlternateUnsetOrNull:
			may = guess(arg)
		case syntax.OtherParamOps:
			if strings.ContainsAny(arg.Text, "P") {
				x.w.cannot(src+" evaluates text as code", x.cur.Span, x.f)
			}
		}
	}
	if p.Param != nil && !p.Length && !p.IsSet && p.Names == 0 {
		x.cur.Foreign = x.cur.Foreign || x.w.variable(p.Param.Value, x.sc).foreign
	}
	x.maybe(may, src)
}

// expansion applies ${name:-word} and its kind.
func (x *expander) expansion(p *syntax.ParamExp, v value, src string, quoted bool) {
	op := p.Exp.Op
	switch op {
	case syntax.DefaultUnset, syntax.DefaultUnsetOrNull, syntax.ErrorUnset, syntax.ErrorUnsetOrNull,
		syntax.AssignUnset, syntax.AssignUnsetOrNull:
		alt := x.argument(p.Exp.Word)
		may := guess(alt)
		if (op == syntax.AssignUnset || op == syntax.AssignUnsetOrNull) && !v.full() {
			name := cli.Lit(p.Param.Value)
			name.Span = x.cur.Span
			x.w.binds(name, either(v, value{text: known(alt), known: alt.Static, may: may}), x.sc, x.f)
		}
		if v.temp || v.known && v.text != "" {
			x.known(v, src, quoted)
			return
		}
		x.cur.Foreign = x.cur.Foreign || v.foreign || alt.Foreign
		if op == syntax.ErrorUnset || op == syntax.ErrorUnsetOrNull {
			may = v.may // the word is a message
		}
		x.maybe(may, src)
	case syntax.AlternateUnset, syntax.AlternateUnsetOrNull:
		alt := x.argument(p.Exp.Word)
		if (v.temp || v.known && v.text != "") && alt.Static {
			x.known(value{text: alt.Text, known: true}, src, quoted)
			return
		}
		x.maybe(guess(alt), src)
	default:
		arg := x.argument(p.Exp.Word)
		if op == syntax.OtherParamOps && strings.ContainsAny(arg.Text, "P") {
			x.w.cannot(src+" evaluates text as code", x.cur.Span, x.f)
		}
		x.cur.Foreign = x.cur.Foreign || v.foreign
		x.dynamic(src)
	}
}

// guess is a value that an alternative may yield.
func guess(alt cli.Word) string {
	if alt.Static {
		return alt.Text
	}
	return alt.May
}

// inside judges the commands that stand inside an expansion.
func (x *expander) inside(p *syntax.ParamExp) {
	if p.NestedParam != nil {
		n := &expander{w: x.w, sc: x.sc, src: x.src, f: x.f}
		n.begin(x.cur.Span)
		n.part(p.NestedParam, true, false)
	}
	if p.Index != nil {
		x.w.arithm(p.Index, x.sc, x.src, x.f)
	}
	if p.Slice != nil {
		x.w.arithm(p.Slice.Offset, x.sc, x.src, x.f)
		x.w.arithm(p.Slice.Length, x.sc, x.src, x.f)
	}
	if p.Repl != nil {
		x.argument(p.Repl.Orig)
		x.argument(p.Repl.With)
	}
}

// argument expands a word inside ${…}. The parser reads "<(" there as text, where
// bash and zsh run a command.
func (x *expander) argument(word *syntax.Word) cli.Word {
	out := x.w.value(word, x.sc, x.src, x.f)
	if word == nil {
		return out
	}
	for _, p := range word.Parts {
		l, ok := p.(*syntax.Lit)
		if !ok {
			continue
		}
		for i := 0; i+1 < len(l.Value); i++ {
			switch {
			case l.Value[i] == '\\':
				i++
			case l.Value[i+1] == '(' && (l.Value[i] == '<' || l.Value[i] == '>' || l.Value[i] == '='):
				x.hidden(word)
				return cli.Word{Text: out.Text, Foreign: out.Foreign, Span: out.Span, At: -1}
			}
		}
	}
	return out
}

// maxTries bounds how many closing parentheses are tried for one opening one.
const maxTries = 20

// hidden judges the process substitutions that stand in a word as text: as many
// as parse, each up to one of its closing parentheses.
func (x *expander) hidden(word *syntax.Word) {
	text := x.source(word)
	base := int(word.Pos().Offset())
	for i := 0; i+1 < len(text); i++ {
		if text[i+1] != '(' || text[i] != '<' && text[i] != '>' && text[i] != '=' {
			continue
		}
		f := x.f.inside(text[i:i+1] + "(…)")
		if f.nesting++; x.w.tooDeep(f) {
			return
		}
		if text[i] == '>' {
			f.stdin, f.piped = stream{kind: streamOpaque}, true
		}
		found := false
		for end, tries := i+2, 0; end < len(text) && !found && tries < maxTries; end++ {
			if text[end] != ')' {
				continue
			}
			if tries++; x.w.spend(end - i) {
				return
			}
			code := text[i+2 : end]
			file, err := parse(code, "")
			if err != nil {
				continue
			}
			found = true
			src := &source{text: code, base: x.src.verbatim(base+i+2, len(code)), span: x.cur.Span}
			mark := x.sc.mark()
			x.w.stmts(file.Stmts, x.sc, src, f)
			x.sc.rollback(mark)
			i = end
		}
		if !found {
			x.w.cannot("a process substitution inside ${…} that cannot be read", x.cur.Span, x.f)
		}
	}
}

// positional expands $1, $@ and $* where the parameters are known: in a function
// that the line calls, after "set --", in sh -c with arguments.
func (x *expander) positional(name, src string, quoted bool, exp *syntax.Expansion) bool {
	params, known := x.sc.params()
	if !known || exp != nil {
		return false
	}
	switch {
	case len(name) == 1 && '1' <= name[0] && name[0] <= '9':
		if n := int(name[0] - '1'); n < len(params) {
			x.join(params[n], quoted)
		} else if quoted {
			x.open = true
		}
		return true
	case name == "@" || name == "*":
		if x.assign || quoted && name == "*" {
			x.together(params, name, src)
			return true
		}
		for i, p := range params {
			if i > 0 {
				x.end()
			}
			x.join(p, quoted)
		}
		return true
	}
	return false
}

// together appends the parameters as one field.
func (x *expander) together(params []cli.Word, name, src string) {
	if _, cut := x.sc.lookup("IFS"); cut && name == "*" && len(params) > 1 {
		x.dynamic(src) // its first character stands between them
		return
	}
	for i, p := range params {
		if i > 0 {
			x.text(" ", -1)
		}
		x.join(p, true)
	}
	x.open = true
}

// join appends a word that is known already.
func (x *expander) join(p cli.Word, quoted bool) {
	x.cur.Foreign = x.cur.Foreign || p.Foreign
	switch {
	case p.Temp && p.Tail == "":
		x.known(value{temp: true}, p.Text, quoted)
	case p.Static && quoted:
		x.text(p.Text, -1)
	case p.Static:
		x.split(p.Text, p.Text)
	default:
		x.text(p.Prefix, -1)
		x.dynamic(strings.TrimPrefix(p.Text, p.Prefix))
	}
}

// command judges $(…) and `…`, and appends what it prints where that is known.
func (x *expander) command(p *syntax.CmdSubst, quoted bool) {
	f := x.f
	f.stdin, f.piped = stream{}, false
	f.nesting++
	out := x.w.subshell(x.sc, func() stream { return x.w.stmts(p.Stmts, x.sc, x.src, f.inside("$(…)")) })
	src := x.source(p)
	if src == "" {
		src = "$(…)"
	}
	switch out.kind {
	case streamTemp:
		x.known(value{temp: true}, src, quoted)
	case streamText:
		if !out.text.Static {
			x.printed(out, src, quoted)
			return
		}
		v := value{text: strings.TrimRight(out.text.Text, "\n"), known: true}
		for _, o := range out.others {
			v = either(v, value{text: strings.TrimRight(o.Text, "\n"), known: o.Static})
		}
		x.known(v, src, quoted)
	default:
		x.known(value{foreign: out.foreign, may: out.names}, src, quoted)
	}
}

// printed appends what a command prints of which a part is not known: fields
// that hold no expansion are what they are.
func (x *expander) printed(out stream, src string, quoted bool) {
	x.cur.Foreign = x.cur.Foreign || out.foreign || out.text.Foreign
	if quoted {
		x.maybe(out.text.Text, src)
		return
	}
	rest := out.text.Text
	for rest = strings.TrimLeft(rest, " \t\n"); rest != ""; rest = strings.TrimLeft(rest, " \t\n") {
		if x.open {
			x.end()
		}
		field := rest
		if i := strings.IndexAny(rest, " \t\n"); i >= 0 {
			field = rest[:i]
		}
		if strings.ContainsAny(field, "$`…(){}[]%") {
			x.dynamic(strings.TrimSpace(rest)) // what begins here may hold blanks
			return
		}
		x.text(field, -1)
		rest = rest[len(field):]
	}
}

// process judges <(…) and >(…); the word is the name of a pipe.
func (x *expander) process(p *syntax.ProcSubst) {
	f := x.f
	f.nesting++
	if p.Op == syntax.CmdOut {
		f.stdin, f.piped = stream{kind: streamOpaque}, true
	}
	out := x.w.subshell(x.sc, func() stream { return x.w.stmts(p.Stmts, x.sc, x.src, f.inside(p.Op.String()+"…)")) })
	in := out.input(true)
	alone := !x.open
	x.cur.Foreign = x.cur.Foreign || out.foreign
	x.text("/dev/fd/63", -1)
	x.cur.StandIn = true // the number is the shell's
	if alone {
		x.cur.Content = &in
	}
}
