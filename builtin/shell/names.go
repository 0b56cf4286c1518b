package shell

import (
	"io/fs"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the builtins that change the directory, the positional parameters,
// the options, and the variables whose names are words.

// cd tracks the directory.
func (w *walker) cd(name string, args []cli.Word, s *simple, sc *scope, f frame) {
	var operands []cli.Word
	physical := sc.flag(flagPhysical)
	for _, a := range args {
		if a.Static && len(a.Text) > 1 && a.Text[0] == '-' && strings.Trim(a.Text[1:], "LPesq@") == "" {
			physical = physical || strings.IndexByte(a.Text, 'P') > 0
			continue
		}
		operands = append(operands, a)
	}
	defer w.chpwd(sc, f)
	if len(operands) > 0 && operands[0].Text == "--" {
		operands = operands[1:]
	}
	switch {
	case name == "popd", len(operands) > 1:
		sc.chdir("")
	case len(operands) == 0 && name == "cd":
		sc.enter(placeOf(w.variable("HOME", sc), ""))
	case len(operands) == 0, operands[0].Glob:
		sc.chdir("")
	case operands[0].Temp:
		sc.enter(placeOf(value{temp: true}, operands[0].Tail))
	case !operands[0].Static:
		sc.chdir("")
	case operands[0].Text == "-":
		sc.enter(either(w.variable("OLDPWD", sc), value{}))
	case operands[0].Text == "":
	case sc.flag(flagNames) && isName(operands[0].Text):
		sc.enter(either(placeOf(w.variable(operands[0].Text, sc), ""), value{text: sc.join(operands[0].Text), known: true}))
	case w.cdSearches(s, sc) && !strings.HasPrefix(operands[0].Text, "/") && !strings.HasPrefix(operands[0].Text, "."):
		sc.chdir("")
	default:
		dir := sc.join(operands[0].Text)
		if physical && sc.dir() != "" {
			dir = w.host.Env.Resolve(sc.dir(), operands[0].Text)
		}
		old := sc.place()
		sc.chdir(dir)
		if dir != "" && !w.entered(dir, sc, f) {
			sc.failed = &old
		}
	}
}

// entered reports whether a directory is there, or is made by a step of this line.
func (w *walker) entered(dir string, sc *scope, f frame) bool {
	if !f.remote {
		if info := (&facts{w: w, sc: sc}).stat(cli.Lit(dir)); info != nil {
			return info.IsDir() || info.Mode()&fs.ModeSymlink != 0
		}
	}
	if dir == tempDir {
		return true
	}
	for ; w.looked < len(w.findings); w.looked++ {
		for _, e := range w.findings[w.looked].Effects {
			if e.Kind != "reads" {
				if w.wrote == nil {
					w.wrote = make(map[string]bool)
				}
				w.wrote[e.Path] = true
			}
		}
	}
	return w.wrote[dir]
}

// settled ends what a cd that may have failed leaves open: from here on, the directory
// is one of two.
func (s *scope) settled() {
	if f := s.failed; f != nil {
		s.failed = nil
		s.put(key{kind: kindDirectory}, cell{val: eitherPlace(s.place(), *f), on: true})
	}
}

// tempDir stands for the directory that this line's mktemp made.
const tempDir = "/tmp/tmp.XXXXXXXXXX"

// placeOf is the directory that a variable names.
func placeOf(v value, tail string) value {
	switch {
	case v.temp && below(tail):
		return value{text: tempDir + tail, known: true}
	case v.known && strings.HasPrefix(v.text, "/"):
		return value{text: v.text, known: true}
	}
	return value{}
}

// cdSearches reports whether cd looks elsewhere for a relative directory.
func (w *walker) cdSearches(s *simple, sc *scope) bool {
	for _, a := range s.env {
		if a.name == "CDPATH" {
			return true
		}
	}
	v, set := sc.lookup("CDPATH")
	return set && !(v.known && v.text == "")
}

// chpwd judges the function that zsh runs in every new directory.
func (w *walker) chpwd(sc *scope, f frame) {
	for _, fn := range sc.functions("chpwd").defs {
		w.body(fn, &simple{words: []cli.Word{cli.Lit("chpwd")}}, sc, f, f.inside("chpwd()"))
	}
}

// set tracks "set -- words", "set -A name words" and options.
func (w *walker) set(args []cli.Word, sc *scope, f frame) {
	for i := 0; i < len(args); i++ {
		a := args[i]
		switch {
		case !a.Static:
			sc.poisonParams()
			return
		case a.Text == "-A" || a.Text == "+A":
			if i+1 < len(args) {
				w.binds(args[i+1], value{may: guessed(args[i+2:])}, sc, f)
			}
			return
		case a.Text == "--":
			sc.setParams(args[i+1:])
			return
		case a.Text == "-":
			if i+1 < len(args) {
				sc.setParams(args[i+1:])
			}
			return
		case a.Text == "-o" || a.Text == "+o":
			if i+1 < len(args) {
				setsOptions(args[i+1:i+2], sc)
			}
			i++
		case a.Text != "" && (a.Text[0] == '-' || a.Text[0] == '+') && len(a.Text) > 1:
			if a.Text[0] == '-' && strings.IndexByte(a.Text, 'P') > 0 {
				sc.turn(kindFlag, flagPhysical)
			}
			if a.Text[0] == '-' && strings.IndexByte(a.Text, 'a') > 0 {
				sc.turn(kindFlag, flagExports)
			}
			if a.Text[0] == '-' && strings.IndexByte(a.Text, 'k') > 0 {
				w.cannot("set -k makes assignments of what stands among the words", a.Span, f)
			}
			if strings.HasSuffix(a.Text, "o") && i+1 < len(args) {
				setsOptions(args[i+1:i+2], sc)
				i++
			}
		default:
			sc.setParams(args[i:])
			return
		}
	}
}

// setsOptions notes the options that change what is tracked here. zsh takes any
// case, and underscores.
func setsOptions(args []cli.Word, sc *scope) {
	for _, a := range args {
		switch strings.ToLower(strings.ReplaceAll(a.Text, "_", "")) {
		case "physical", "chaselinks", "chasedots":
			sc.turn(kindFlag, flagPhysical)
		case "cdablevars":
			sc.turn(kindFlag, flagNames)
		case "allexport":
			sc.turn(kindFlag, flagExports)
		}
	}
}

// names judges the variables that a builtin assigns; one that is not known
// statically may be any.
func (w *walker) names(args []cli.Word, v value, sc *scope, f frame) {
	for _, name := range [3]string{"REPLY", "MAPFILE", "OPTARG"} {
		if _, set := sc.lookup(name); set {
			sc.force(name, v)
		}
	}
	named := 0
	for _, a := range args {
		if !a.Static || a.Text == "" || a.Text[0] != '-' && a.Text[0] != '+' {
			named++
		}
	}
	if named == 0 {
		sc.force("REPLY", v)
		sc.force("MAPFILE", v)
	}
	for _, a := range args {
		if a.Static && len(a.Text) > 2 && a.Text[0] == '-' {
			// The name may be glued to its option: -aX, -raX.
			if i := strings.IndexAny(a.Text, "aApu"); i > 0 {
				a = a.Cut(i + 1)
			}
		}
		if !a.Static || strings.HasPrefix(a.Text, "?") || a.Text == "" || a.Text[0] == '-' {
			if !a.Static {
				w.binds(a, v, sc, f)
			}
			continue
		}
		w.binds(a, v, sc, f)
	}
}

// unset judges unset: of a function with -f, of a variable with -v, else of a
// variable, or of a function where there is none.
func (w *walker) unset(args []cli.Word, sc *scope, f frame) {
	functions, variables := false, false
	for _, a := range args {
		switch {
		case !a.Static:
			w.names([]cli.Word{a}, value{}, sc, f)
			for k := range sc.cells {
				if k.kind == kindFunction {
					sc.undefine(k.name, false)
				}
			}
		case len(a.Text) > 1 && a.Text[0] == '-':
			functions = functions || strings.IndexByte(a.Text, 'f') > 0
			variables = variables || strings.IndexByte(a.Text, 'v') > 0
		case functions:
			sc.undefine(a.Text, true)
		default:
			name, index, _ := strings.Cut(a.Text, "[")
			w.evaluated(index, sc, &source{text: index, base: -1, span: a.Span}, f)
			if name = w.referred(name, sc); isName(name) {
				if name == "IFS" && !sc.has(kindReadonly, name) {
					sc.drop(key{kindVariable, name})
				} else {
					sc.set(name, either(value{}, value{known: true}))
				}
				if !variables { // zsh and dash leave the function
					sc.undefine(name, false)
				}
			}
		}
	}
}

// printsInto judges the -v of printf and zsh's print.
func (w *walker) printsInto(args []cli.Word, sc *scope, f frame) {
	for i, a := range args {
		if !a.Static {
			if i == 0 && !strings.HasPrefix(a.Prefix, "-") && a.Prefix != "" {
				return
			}
			continue
		}
		if len(a.Text) < 2 || a.Text[0] != '-' || a.Text == "--" {
			return
		}
		at := strings.IndexByte(a.Text, 'v')
		if at < 0 {
			continue
		}
		target, rest := a.Cut(at+1), args[i+1:]
		if target.Text == "" {
			if len(rest) == 0 {
				return
			}
			target, rest = rest[0], rest[1:]
		}
		v := value{}
		if out := printed(rest); out.kind == streamText && out.text.Static {
			v = value{text: out.text.Text, known: true, foreign: out.foreign}
			for _, o := range out.others {
				v = either(v, value{text: o.Text, known: o.Static})
			}
		} else {
			v = value{may: guessed(rest), foreign: out.foreign}
		}
		w.binds(target, v, sc, f)
		return
	}
}

// testsVariable judges the subscript that "test -v" evaluates.
func (w *walker) testsVariable(args []cli.Word, sc *scope, f frame) {
	for i, a := range args {
		if i > 0 && (args[i-1].Text == "-v" || args[i-1].Text == "-R") {
			w.evaluates(a.Text, sc, &source{text: a.Text, base: -1, span: a.Span}, f)
		}
	}
}

// inputText is what a builtin reads from its input, where that is known.
func inputText(f frame) string {
	if in := f.stdin; in.kind == streamText && in.text.Static {
		return bounded(strings.TrimRight(in.text.Text, "\n"))
	}
	return ""
}
