package exceptions

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"mvdan.cc/sh/v3/syntax"
)

// This file owns the one form under which a command is kept and compared, and
// which commands have one: lists and pipelines of plain steps, all of whose words
// are written out. What a step does is not its business.

// maxOpened bounds how deep the parser can get, which takes its time.
const maxOpened = 200

// Form returns the one form of a command: spacing, comments and the way in which
// a word is quoted make no difference, everything else does. The error says which
// part is not known before the command runs.
//
//	terraform   destroy -target "a b"   # now  →  terraform destroy -target 'a b'
func Form(text string) (string, error) {
	if len(text) > MaxCommand {
		return "", fmt.Errorf("it has %d bytes, more than the %d of an exception", len(text), MaxCommand)
	}
	if err := visible(text); err != nil {
		return "", err
	}
	if n := strings.Count(text, "(") + strings.Count(text, "${"); n > maxOpened {
		return "", fmt.Errorf("it has %d opening parentheses, more than %d", n, maxOpened)
	}
	f, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(strings.NewReader(text), "")
	if err != nil {
		return "", fmt.Errorf("it cannot be read as shell: %w", err)
	}
	if len(f.Stmts) == 0 {
		return "", errors.New("there is no command in it")
	}
	var p printer
	if p.list(f.Stmts); p.err != nil {
		return "", p.err
	}
	return p.out.String(), nil
}

// visible refuses what a person could not see in the command that is shown.
func visible(text string) error {
	if !utf8.ValidString(text) {
		return errors.New("it is no valid UTF-8")
	}
	for _, r := range text {
		if r != '\n' && r != '\t' && r != ' ' && (!unicode.IsPrint(r) || unicode.Is(unicode.Cf, r)) {
			return fmt.Errorf("it has a character that cannot be shown (%U)", r)
		}
	}
	return nil
}

// printer writes the form. After an error it writes no more.
type printer struct {
	out strings.Builder
	err error
}

func (p *printer) refuse(format string, args ...any) {
	if p.err == nil {
		p.err = fmt.Errorf(format, args...)
	}
}

func (p *printer) list(stmts []*syntax.Stmt) {
	for i, s := range stmts {
		if i > 0 {
			p.out.WriteString("; ")
		}
		p.stmt(s)
	}
}

func (p *printer) stmt(s *syntax.Stmt) {
	switch {
	case p.err != nil:
		return
	case s.Background || s.Coprocess || s.Disown:
		p.refuse("it starts something in the background")
		return
	case s.Negated:
		p.refuse("it has a condition (!); only plain steps can be excepted")
		return
	}
	switch c := s.Cmd.(type) {
	case nil:
		p.redirects(s.Redirs, "")
	case *syntax.CallExpr:
		p.call(c)
		p.redirects(s.Redirs, " ")
	case *syntax.BinaryCmd:
		if len(s.Redirs) > 0 {
			p.refuse("it has a redirection around several steps")
			return
		}
		p.stmt(c.X)
		p.out.WriteString(" " + c.Op.String() + " ")
		p.stmt(c.Y)
	default:
		p.refuse("it has %s; only plain steps can be excepted", construct(c))
	}
}

// construct names what is no plain step.
func construct(c syntax.Command) string {
	switch c.(type) {
	case *syntax.FuncDecl:
		return "a function"
	case *syntax.ForClause, *syntax.WhileClause:
		return "a loop"
	case *syntax.IfClause, *syntax.CaseClause, *syntax.TestClause:
		return "a condition"
	case *syntax.Subshell, *syntax.Block:
		return "a group of steps"
	case *syntax.DeclClause, *syntax.LetClause, *syntax.ArithmCmd:
		return "an assignment of variables"
	case *syntax.CoprocClause:
		return "a step in the background"
	}
	return "more than plain steps"
}

func (p *printer) call(c *syntax.CallExpr) {
	if len(c.Args) == 0 {
		p.refuse("it assigns variables without a command")
		return
	}
	for _, a := range c.Assigns {
		if a.Append || a.Naked || a.Array != nil || a.Index != nil || a.Name == nil {
			p.refuse("it has an assignment that is not plain")
			return
		}
		p.out.WriteString(a.Name.Value + "=")
		if a.Value != nil {
			if value, _ := p.value(a.Value, true); value != "" {
				p.word(a.Value, true)
			}
		}
		p.out.WriteByte(' ')
	}
	// A quoted name is another one for the shell's aliases and its own words.
	name, _ := p.value(c.Args[0], false)
	if c.Args[0].Lit() == name {
		p.word(c.Args[0], false)
	} else {
		p.out.WriteString(single(name))
	}
	command := true // the next word may be a command's name
	for i, w := range c.Args {
		value, _ := p.value(w, false)
		if command && rebinds(value) {
			p.refuse("%s changes what the words behind it stand for", value)
		}
		command = command && (value == "command" || value == "builtin" || strings.HasPrefix(value, "-"))
		if i > 0 {
			p.out.WriteByte(' ')
			p.word(w, false)
		}
	}
}

// rebinds reports a command of the shell after which the same words may run
// something else.
func rebinds(name string) bool {
	switch name {
	case "alias", "unalias", "eval", "source", ".", "set", "shopt", "setopt", "unsetopt", "enable", "hash", "trap", "bind", "autoload", "emulate":
		return true
	}
	return false
}

func (p *printer) redirects(list []*syntax.Redirect, sep string) {
	for _, r := range list {
		switch {
		case r.Hdoc != nil || r.Op == syntax.Hdoc || r.Op == syntax.DashHdoc:
			p.refuse("it has a here-document; put the text into a quoted word or a file")
		case r.N != nil && strings.HasPrefix(r.N.Value, "{"):
			p.refuse("it keeps a file descriptor in a variable")
		}
		if p.err != nil {
			return
		}
		p.out.WriteString(sep)
		if r.N != nil {
			p.out.WriteString(r.N.Value)
		}
		p.out.WriteString(r.Op.String())
		p.word(r.Word, false)
		sep = " "
	}
}

// word writes a word: bare where every shell reads it as it stands, as written
// where a shell could be told to read it otherwise, else in single quotes.
func (p *printer) word(w *syntax.Word, assigned bool) {
	value, odd := p.value(w, assigned)
	switch {
	case odd && w.Lit() == value:
		p.out.WriteString(value)
	case odd:
		p.refuse("%s mixes quotes with characters that mean something to the shell; quote it as a whole", value)
	case plain(value):
		p.out.WriteString(value)
	default:
		p.out.WriteString(single(value))
	}
}

// value returns what a word stands for. odd reports characters outside of quotes
// that stand for themselves, unless a shell is set to read them otherwise.
func (p *printer) value(w *syntax.Word, assigned bool) (value string, odd bool) {
	var b strings.Builder
	braces, lists := false, false
	for i, part := range w.Parts {
		switch x := part.(type) {
		case *syntax.Lit:
			text, special := bare(x.Value, i == 0, assigned)
			if special != 0 {
				p.refuse("%s", stands(special))
			}
			odd = odd || strings.ContainsAny(x.Value, "~^#{}")
			braces = braces || strings.Contains(x.Value, "{")
			lists = lists || strings.Contains(x.Value, ",") || strings.Contains(x.Value, "..")
			b.WriteString(text)
		case *syntax.SglQuoted:
			if x.Dollar {
				p.refuse("it has a word in $'…'; write the characters themselves")
			}
			b.WriteString(x.Value)
		case *syntax.DblQuoted:
			if x.Dollar {
				p.refuse("it has a word in $\"…\", which may be translated")
			}
			for _, inner := range x.Parts {
				lit, ok := inner.(*syntax.Lit)
				if !ok {
					p.refuse("%s", dynamic(inner))
					break
				}
				b.WriteString(unescape(lit.Value))
			}
		default:
			p.refuse("%s", dynamic(part))
		}
	}
	if braces && (lists || len(w.Parts) > 1) {
		p.refuse("%s", stands('{'))
	}
	return b.String(), odd
}

// bare reads a part of a word outside of quotes. special is the first character
// that the shell replaces, 0 for none.
func bare(text string, first, assigned bool) (value string, special byte) {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == '\\' && i+1 < len(text):
			i++
			if text[i] != '\n' {
				b.WriteByte(text[i])
			}
			continue
		case c == '*' || c == '?' || c == '[' || c == ']' || c == '!' || c == '\\',
			c == '=' && i == 0 && first,
			c == '~' && (i == 0 && first || i > 0 && (text[i-1] == '=' || text[i-1] == ':' || assigned)):
			return "", c
		}
		b.WriteByte(c)
	}
	return b.String(), 0
}

// unescape reads text inside double quotes.
func unescape(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '\\' && i+1 < len(text) && strings.IndexByte("$`\"\\\n", text[i+1]) >= 0 {
			i++
			if text[i] == '\n' {
				continue
			}
		}
		b.WriteByte(text[i])
	}
	return b.String()
}

func stands(c byte) string {
	what := "it has a pattern"
	switch c {
	case '~':
		return "~ stands for a directory that can change; write it out"
	case '=':
		return "a word that begins with = may stand for a program; quote it"
	case '{':
		return "braces stand for several words; write them out, or quote them"
	case '!', '\\':
		what = "it has a character that the shell may replace"
	}
	return what + " (" + string(c) + "): what it stands for can change; write the words out, or quote it"
}

func dynamic(part syntax.WordPart) string {
	what := "a variable"
	switch part.(type) {
	case *syntax.CmdSubst, *syntax.ProcSubst:
		what = "a command substitution"
	case *syntax.ArithmExp:
		what = "an arithmetic expression"
	case *syntax.ExtGlob:
		what = "a pattern"
	}
	return "it has " + what + ", and what that stands for can change; write the words out"
}

// plain reports whether every shell reads a word as it stands.
func plain(s string) bool {
	const chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+:,./-"
	return s != "" && strings.Trim(s, chars+"=") == "" && s[0] != '='
}

func single(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
