package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what docker's relatives share: the copy into and out of a
// container, and the look-up among docker's subcommands.

// inspectDockerCopy tells a copy out of a container from one into it. A local
// name with a colon needs a leading "/" or ".".
func inspectDockerCopy(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) != 2 {
		r.Unknown("what " + strings.Join(inv.Path, " ") + " copies cannot be read")
		return
	}
	dst := inv.Operands[1]
	switch {
	case dst.Text == "-":
		r.Add(cli.Reads, "")
	case strings.Contains(dst.Text, ":") && !strings.HasPrefix(dst.Text, "/") &&
		!strings.HasPrefix(dst.Text, "."):
		r.Add(cli.Changes, "copies files into a container")
	default:
		r.Path(cli.WritesTo, dst, "copies files out of a container")
		r.Add(cli.Reads, "")
	}
}

// named finds a subcommand by one of its names.
func named(list []cli.Command, name string) *cli.Command {
	for i := range list {
		for names := list[i].Name; names != ""; {
			var n string
			if n, names, _ = strings.Cut(names, " "); n == name {
				return &list[i]
			}
		}
	}
	return nil
}

// likeDocker finds what a relative of docker shares with it: podman ps, podman
// volume rm.
func likeDocker(path []string, name string) *cli.Command {
	if len(path) > 1 {
		switch path[1] {
		case "container":
			if c := named(dockerContainers, name); c != nil {
				return c
			}
		case "image":
			if c := named(dockerStore, name); c != nil {
				return c
			}
		}
		if g := named(docker.Commands, path[1]); g != nil {
			return named(g.Commands, name)
		}
		return nil
	}
	if c := dockerVerb(nil, name); c != nil {
		return c
	}
	return named(docker.Commands, name)
}
