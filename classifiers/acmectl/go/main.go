// Acmectl judges acmectl, the command line of an in-house platform.
package main

import "acmectl/guest"

func main() {}

var spec = guest.Spec{
	Options: []guest.Option{
		{Name: "-n", Other: "--namespace", Argument: guest.Required},
		{Name: "--context", Argument: guest.Required},
		{Name: "-o", Other: "--output", Argument: guest.Required},
		{Name: "--dry-run"},
	},
	Commands: []guest.Command{
		{Path: "get", Class: guest.ReadOnly, Does: "reads cluster objects"},
		{Path: "list", Class: guest.ReadOnly, Does: "reads cluster objects"},
		{Path: "describe", Class: guest.ReadOnly, Does: "reads cluster objects"},
		{Path: "logs", Class: guest.ReadOnly, Does: "reads logs"},
		{Path: "scale", Class: guest.Mutating, Does: "changes how many replicas run", Probe: "acmectl get deployments"},
		{Path: "apply", Class: guest.Mutating, Does: "changes cluster objects", Probe: "acmectl apply --dry-run"},
		{Path: "delete", Class: guest.Mutating, Does: "deletes cluster objects", Probe: "acmectl get pods"},
		{Path: "drain", Class: guest.Mutating, Does: "evicts everything from a node", Probe: "acmectl describe nodes"},
		{Path: "config set", Class: guest.WriteLocal, Does: "changes acmectl's own configuration"},
		{Path: "release list", Class: guest.ReadOnly, Does: "lists releases"},
		{Path: "release create", Class: guest.Mutating, Does: "publishes a release", Probe: "acmectl release list"},
	},
}

// previews reports whether --dry-run keeps a command from changing anything:
// delete and drain ignore it.
func previews(l *guest.Line) bool {
	_, given := l.Given("--dry-run")
	path := l.Command.Path
	return given && (path == "apply" || path == "scale" || path == "release create")
}

// secrets reports whether the first operand, a kind of object, may be secrets.
func secrets(l *guest.Line) bool {
	if len(l.Operands) == 0 {
		return false
	}
	kind := l.Operands[0]
	return kind.Dynamic || kind.Text == "secret" || kind.Text == "secrets"
}

func classify(r *guest.Request) guest.Response {
	l := spec.Read(r)
	if previews(&l) {
		return l.Answer(guest.ReadOnly, "shows what it would change")
	}
	out := l.Answer(l.Command.Class, l.Command.Does)
	if l.Command.Probe != "" {
		out.Probes = []string{l.Command.Probe}
	}
	if namespace, given := l.Given("-n"); given && out.Class == guest.Mutating {
		out.Reason += " in the namespace " + namespace.Text
	}
	out.Sensitive = out.Class == guest.ReadOnly && secrets(&l)
	return out
}
