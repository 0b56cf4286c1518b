package config

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/host/config/document"
)

// This file owns [[program.rule]] and [[program.command.rule]]: what an option,
// one of its values, or a number of operands does.

func (d *decoder) rules(e *document.Entry, path string, p *program) {
	for _, t := range d.tables(e, path+".rule", maxItems) {
		rule, embeds, ok := d.rule(t, path+".rule")
		if ok {
			p.Rules, p.embeds, p.rulesAt = append(p.Rules, rule), append(p.embeds, embeds), append(p.rulesAt, t.At)
		}
	}
}

func (d *decoder) rule(t *document.Table, path string) (r cli.Rule, embeds string, ok bool) {
	before := len(d.problems)
	said := 0 // of class, path and embeds
	for i := range t.Entries {
		e := &t.Entries[i]
		switch e.Key {
		case "option":
			r.Option = d.words(e)
		case "value":
			r.Value = d.words(e)
		case "min-operands":
			r.MinOperands = d.number(e)
		case "class":
			r.Effect, _ = d.class(e)
			said++
		case "path":
			r.Effect = d.pathEffect(e)
			said++
		case "does":
			r.Does, _ = d.text(e, maxLine)
		case "lowers":
			r.Lowers, _ = d.flag(e)
		case "embeds":
			embeds = d.embeds(e, &r)
			said++
		default:
			d.unknownKey(e, "[["+path+"]]", "option", "value", "min-operands", "class", "path", "does", "lowers", "embeds")
		}
	}
	if len(d.problems) > before {
		return r, "", false
	}
	switch {
	case r.Option == "" && r.MinOperands == 0:
		d.fail(t.At, "a rule lacks its condition: an option, or min-operands")
	case said != 1:
		d.fail(t.At, "a rule takes exactly one of class, path and embeds")
	case r.Option == "" && (embeds != "" || r.Effect.OfPath()):
		d.fail(t.At, "path and embeds are about the argument of an option, so the rule needs one")
	case r.Lowers && r.Effect != cli.Reads:
		d.fail(t.At, "a rule that lowers needs class = \"readonly\": it is for a preview that changes nothing")
	case r.Does == "" && (r.Effect == cli.Works || r.Effect == cli.Changes):
		d.fail(t.At, "the rule is about a change, so it needs does: what it does, as users read it")
	default:
		return r, embeds, true
	}
	return r, "", false
}

// words reads names that are separated by spaces.
func (d *decoder) words(e *document.Entry) string {
	s, _ := d.text(e, maxLine)
	return strings.Join(strings.Fields(s), " ")
}

// embeds reads the language of an option's argument. The shell is none of its
// own: its text is run.
func (d *decoder) embeds(e *document.Entry, r *cli.Rule) string {
	s, ok := d.text(e, maxName)
	switch {
	case !ok:
		return ""
	case s == "shell":
		r.Effect = cli.Executes
		return ""
	case d.known.language(s) == nil:
		d.fail(e.Value.At, "embeds is %s, a language that is not known; it takes shell or one of: %s", quote(s), strings.Join(d.known.languages(), ", "))
		return ""
	}
	return s
}
