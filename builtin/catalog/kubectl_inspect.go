package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what the operands of kubectl's get, exec and cp say.

// inspectKubectlGet tells objects whose content is secret from others.
func inspectKubectlGet(inv *cli.Invocation, r *cli.Report) {
	format, _ := inv.Last("--output")
	content := inv.Has("--template") || format.Text != "" && format.Text != "name" && format.Text != "wide"
	for _, raw := range inv.All("--raw") {
		if strings.Contains(raw.Text, "/secrets") {
			r.Add(cli.ReadsSecrets, "reads secrets of the cluster")
			return
		}
	}
	for _, w := range inv.Operands {
		content = content || !w.Static // may be -o yaml
	}
	for _, w := range inv.Operands {
		if content && namesSecrets(w.Text) {
			r.Add(cli.ReadsSecrets, "reads secrets of the cluster")
			return
		}
	}
	r.Add(cli.Reads, "")
}

// namesSecrets reports whether an operand such as "cm,secret/x" names the kind
// secret.
func namesSecrets(operand string) bool {
	for operand != "" {
		var part string
		part, operand, _ = strings.Cut(operand, ",")
		kind, _, _ := strings.Cut(strings.ToLower(part), "/")
		if kind == "secret" || kind == "secrets" || kind == "secrets.v1." {
			return true
		}
	}
	return false
}

// inspectKubectlExec finds the command that runs in the container: what follows
// the pod, which -f replaces.
func inspectKubectlExec(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	if !inv.Has("--filename") && len(words) > 0 {
		words = words[1:]
	}
	if len(words) == 0 {
		r.Unknown("the command that kubectl exec runs is not given")
		return
	}
	r.Run(cli.Inner{Argv: words, Remote: true, Via: strings.Join(inv.Path, " ")})
}

// inspectKubectlCopy tells a copy out of a container from one into it.
func inspectKubectlCopy(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) != 2 {
		r.Unknown("what " + strings.Join(inv.Path, " ") + " copies cannot be read")
		return
	}
	if dst := inv.Operands[1]; strings.Contains(dst.Text, ":") {
		r.Add(cli.Changes, "copies files into a container")
	} else {
		r.Path(cli.WritesTo, dst, "copies files out of a container")
		r.Add(cli.Reads, "")
	}
}
