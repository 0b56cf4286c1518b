package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what running containers of the local daemon does (classes, rule
// 11): the project's code runs, and what is mounted may be written.

// dockerRights are the options that give a container more of the machine.
var dockerRights = []cli.Rule{
	{Option: "--privileged --cap-add --device --device-cgroup-rule --pid --ipc --uts --userns --security-opt " +
		"--volumes-from --cgroup-parent --cgroupns --runtime --sysctl --use-api-socket", Effect: cli.Changes,
		Does: "runs a container with more of the machine"},
}

// inspectLocalContainers: another machine's daemon is shared; a path that is
// mounted may be written.
func inspectLocalContainers(inv *cli.Invocation, r *cli.Report) {
	if _, ok := inv.Last("--host"); ok {
		r.Add(cli.Changes, "changes containers of another machine")
	}
	if _, ok := inv.Last("--context"); ok {
		r.Add(cli.Changes, "changes containers of another context")
	}
	for _, w := range inv.All("--volume") {
		if text, _, mounted := strings.Cut(w.Text, ":"); mounted && strings.ContainsAny(text, "/.~$") || !w.Static {
			mounts(r, w, text)
		}
	}
	for _, w := range inv.All("--mount") {
		for part := range strings.SplitSeq(w.Text, ",") {
			key, value, _ := strings.Cut(part, "=")
			if (key == "source" || key == "src") && strings.ContainsAny(value, "/.~$") || !w.Static {
				mounts(r, w, value)
			}
		}
	}
}

// mounts states that a path of this machine is mounted.
func mounts(r *cli.Report, w cli.Word, source string) {
	if !w.Static {
		r.Unknown("what is mounted is not known statically")
		return
	}
	if strings.HasSuffix(source, ".sock") {
		r.Add(cli.Changes, "mounts "+source+", which controls the daemon")
		return
	}
	path := cli.Lit(source)
	path.Span = w.Span
	r.Path(cli.WritesInto, path, "mounts it into a container")
}
