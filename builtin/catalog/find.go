package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// find is GNU findutils 4.10 and BSD's. Its operands are starting points, then
// an expression: see find_expression.go for the names and how many words each
// takes.
var find = cli.Program{
	Name:    "find",
	Style:   cli.NoOptions,
	Effect:  cli.Reads,
	Probes:  []string{"find . -maxdepth 1 -ls"},
	Inspect: inspectFind,
}

func inspectFind(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Args) == 1 && asksHelp(inv.Args[0].Text) {
		return
	}
	starts, expr := startingPoints(inv.Args, r)
	for _, w := range starts {
		r.Path(cli.ReadsFrom, w, "")
	}
	found := matches(inv, starts, expr)
	for i := 0; i < len(expr); {
		w := expr[i]
		i++
		if !w.Static {
			r.Unknown("an expression of find is not known statically")
			continue
		}
		args := expr[i:]
		switch w.Text {
		case "-exec", "-execdir", "-ok", "-okdir":
			if w.Text[1] == 'o' {
				r.Add(cli.Interactive, w.Text+" asks at the terminal")
			}
			i += found.run(r, w.Text, args)
		case "-delete":
			for _, p := range found.paths {
				r.Path(cli.Deletes, p, "")
			}
		case "-fprint", "-fprint0", "-fls", "-fprintf":
			if len(args) > 0 {
				r.Path(cli.WritesTo, args[0], "writes what it finds to a file")
			}
			i += takes(w.Text)
		case "-files0-from":
			if len(args) > 0 {
				r.Path(cli.ReadsFrom, args[0], "")
			}
			i++
		default:
			n := takes(w.Text)
			if n < 0 && !asksHelp(w.Text) {
				r.Unknown("find has no expression '" + w.Text + "' that is known here")
			}
			i += max(n, 0)
		}
	}
}

func asksHelp(text string) bool {
	return text == "-help" || text == "--help" || text == "-version" || text == "--version"
}

// startingPoints cuts the arguments into starting points and expression. A word
// that is not known statically counts as one in the first place only.
func startingPoints(args []cli.Word, r *cli.Report) (starts, expr []cli.Word) {
	for len(args) > 0 && args[0].Static {
		switch text := args[0].Text; {
		case text == "-D" || text == "-f":
			if len(args) < 2 {
				return nil, nil
			}
			if text == "-f" {
				starts = append(starts, args[1])
			}
			args = args[2:]
			continue
		case text == "--", strings.HasPrefix(text, "-O"),
			len(text) > 1 && strings.Trim(text[1:], "EHLPXdsx") == "" && text[0] == '-':
			args = args[1:]
			continue
		}
		break
	}
	for i, w := range args {
		if w.Static && isExpression(w.Text) {
			return atLeastHere(append(starts, args[:i]...)), args[i:]
		}
		if i > 0 && !w.Static && w.Prefix == "" {
			r.Unknown(w.Text + " may be an expression of find")
		}
	}
	return atLeastHere(append(starts, args...)), nil
}

func isExpression(text string) bool {
	return len(text) > 1 && text[0] == '-' || text == "(" || text == ")" || text == "!" || text == ","
}

// atLeastHere is the starting points, "." where there are none.
func atLeastHere(starts []cli.Word) []cli.Word {
	if len(starts) == 0 {
		return []cli.Word{cli.Lit(".")}
	}
	return starts
}

// findings are the paths that stand for what find finds: the starting points,
// or below each the pattern that names must match.
type findings struct{ paths []cli.Word }

// mostStarts is how many starting points are told apart.
const mostStarts = 8

// matches works out what may be found. A pattern counts only where the
// expression is a plain row of tests, so that nothing without it is found, and
// where no symlink leads elsewhere.
func matches(inv *cli.Invocation, starts, expr []cli.Word) *findings {
	f := &findings{}
	if len(starts) > mostStarts {
		f.paths = []cli.Word{{Text: "{}"}}
		return f
	}
	name := plainName(expr)
	for _, w := range inv.Args {
		if w.Text == "-L" || w.Text == "-follow" || w.Text == "-H" {
			name = nil
		}
	}
	for _, s := range starts {
		p := s
		switch {
		case !s.Static || s.Glob || s.Text == "/":
		case name == nil && holds(inv, s, repository[:]), name != nil && holds(inv, s, homes[:]),
			name != nil && holds(inv, s, repository[:]) && inGit(name.Text):
			// Some of what is found may not be ordinary.
			p = cli.Word{Text: strings.TrimRight(s.Text, "/") + "/{}", Prefix: strings.TrimRight(s.Text, "/") + "/",
				At: -1, Span: s.Span}
		case name != nil:
			p.Text, p.At, p.Glob = strings.TrimRight(s.Text, "/")+"/"+name.Text, -1,
				strings.ContainsAny(name.Text, "*?[")
		}
		f.paths = append(f.paths, p)
	}
	return f
}

// repository and homes are what shows that a directory holds places that are not
// ordinary, at depths that a pattern would not tell.
var (
	repository = [...]string{"/.git"}
	homes      = [...]string{"/.ssh", "/.bashrc", "/.profile", "/.zshrc", "/etc/passwd"}
)

// holds reports whether a starting point holds one of the names.
func holds(inv *cli.Invocation, s cli.Word, names []string) bool {
	for _, n := range names {
		probe := s
		probe.Text += n
		if inv.Exists(probe) {
			return true
		}
	}
	return false
}

// inGit reports whether a pattern may match a file of a repository's .git.
func inGit(name string) bool {
	if strings.ContainsAny(name, "*?[") {
		return strings.IndexByte(strings.TrimLeft(name, "*"), '.') < 0
	}
	switch name {
	case "config", "HEAD", "ORIG_HEAD", "FETCH_HEAD", "index", "description", "exclude", "packed-refs", "hooks",
		"objects", "refs", "logs":
		return true
	}
	return false
}

// plainName returns the last -name of an expression that is a row of tests
// before its first action; nil where there is none or it may not hold.
func plainName(expr []cli.Word) (name *cli.Word) {
	for i := 0; i < len(expr); {
		w := expr[i]
		i++
		switch w.Text {
		case "-o", "-or", ",", "!", "-not", "(", ")", "-true", "-files0-from":
			return nil
		case "-exec", "-execdir", "-ok", "-okdir", "-delete":
			return plainRest(name, expr[i:])
		case "-name":
			if i < len(expr) && expr[i].Static && expr[i].Text != "" && !strings.ContainsAny(expr[i].Text, `/\`) {
				name = &expr[i]
			}
		case "-iname":
			// By its ending alone: protected names are written in lower case, but for a
			// few without one (HEAD).
			if i < len(expr) && expr[i].Static && strings.HasPrefix(expr[i].Text, "*.") &&
				!strings.ContainsAny(expr[i].Text, `/\`) {
				lower := expr[i]
				lower.Text = strings.ToLower(lower.Text)
				name = &lower
			}
		}
		i += max(takes(w.Text), 0)
	}
	return name
}

// plainRest is the name, unless an alternative follows that finds others.
func plainRest(name *cli.Word, rest []cli.Word) *cli.Word {
	for _, w := range rest {
		switch w.Text {
		case "-o", "-or", ",", "-delete":
			return nil
		}
	}
	return name
}

// run states the command of -exec and its kind, and returns how many words it
// takes.
func (f *findings) run(r *cli.Report, action string, args []cli.Word) int {
	n := 0
	for n < len(args) && args[n].Text != ";" && !(args[n].Text == "+" && n > 0 && args[n-1].Text == "{}") {
		n++
	}
	if n == 0 {
		r.Unknown("the command that find " + action + " runs is not given")
		return min(1, len(args))
	}
	for _, p := range f.paths {
		argv := make([]cli.Word, n)
		for i, w := range args[:n] {
			argv[i] = w
			if !strings.Contains(w.Text, "{}") {
				continue
			}
			if w.Text == "{}" {
				argv[i] = p
			} else {
				argv[i].Text, argv[i].At = strings.ReplaceAll(w.Text, "{}", p.Text), -1
				argv[i].Static = w.Static && p.Static
			}
			argv[i].StandIn = true
			if i == 0 {
				argv[i] = cli.Word{Text: w.Text}
			}
		}
		r.Run(cli.Inner{Argv: argv, Via: "find " + action})
	}
	return min(n+1, len(args))
}
