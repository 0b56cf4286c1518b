package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the subcommands that docker has twice: docker rm and docker
// container rm, docker pull and docker image pull.

// dockerContainers are docker's and docker container's.
var dockerContainers = []cli.Command{
	{Name: "logs", Effect: cli.Reads, Options: dockerLogs},
	{Name: "top", Effect: cli.Reads, StopAtOperand: true},
	{Name: "port", Effect: cli.Reads},
	{Name: "diff", Effect: cli.Reads},
	{Name: "stats", Effect: cli.Reads, Options: "-a, --all; --format TEXT; --no-stream; --no-trunc"},
	{Name: "wait", Effect: cli.Reads},
	{Name: "exec", StopAtOperand: true, Options: dockerExec, Wraps: &cli.Wrap{Skip: 1, Remote: true}},
	{Name: "run", Effect: cli.Runs, Does: "runs a container", StopAtOperand: true, Options: dockerRun,
		Rules: dockerRights, Inspect: inspectLocalContainers},
	{Name: "create", Effect: cli.Changes, Does: "creates a container", StopAtOperand: true, Options: dockerRun},
	{Name: "start", Effect: cli.Changes, Does: "starts containers", Options: `
		-a, --attach; --checkpoint NAME; --checkpoint-dir DIR; --detach-keys KEYS; -i, --interactive`},
	{Name: "stop", Effect: cli.Changes, Does: "stops containers",
		Options: "-s, --signal NAME; -t, --time, --timeout SECONDS"},
	{Name: "restart", Effect: cli.Changes, Does: "restarts containers",
		Options: "-s, --signal NAME; -t, --time, --timeout SECONDS"},
	{Name: "kill", Effect: cli.Changes, Does: "kills containers", Options: "-s, --signal NAME"},
	{Name: "pause", Effect: cli.Changes, Does: "pauses containers"},
	{Name: "unpause", Effect: cli.Changes, Does: "resumes containers"},
	{Name: "rm remove", Effect: cli.Changes, Does: "removes containers",
		Options: "-f, --force; -l, --link; -v, --volumes"},
	{Name: "rename", Effect: cli.Changes, Does: "renames a container"},
	{Name: "update", Effect: cli.Changes, Does: "changes limits of containers", Options: dockerLimits},
	{Name: "attach", Effect: cli.Interactive, Does: "attaches to a container",
		Options: "--detach-keys KEYS; --no-stdin; --sig-proxy"},
	{Name: "cp", Options: "-a, --archive; -L, --follow-link; -q, --quiet", Inspect: inspectDockerCopy},
	{Name: "commit", Effect: cli.Keeps, Does: "makes an image of a container",
		Options: "-a, --author NAME; -c, --change LINE; -m, --message TEXT; -p, --pause"},
	{Name: "export", Effect: cli.Reads, Options: "-o, --output >FILE", Rules: dockerOutput},
}

// dockerStore are docker's and docker image's.
var dockerStore = []cli.Command{
	{Name: "history", Effect: cli.Reads,
		Options: "--format TEXT; -H, --human; --no-trunc; --platform NAME; -q, --quiet"},
	{Name: "build", Options: dockerBuild, Inspect: inspectDockerBuild},
	{Name: "pull", Effect: cli.Keeps, Does: "downloads an image",
		Options: "-a, --all-tags; --disable-content-trust; --platform NAME; -q, --quiet"},
	{Name: "tag", Effect: cli.Keeps, Does: "names an image"},
	{Name: "load", Effect: cli.Keeps, Does: "loads images from a file",
		Options: "-i, --input FILE; --platform NAME; -q, --quiet"},
	{Name: "import", Effect: cli.Keeps, Does: "makes an image of a file",
		Options: "-c, --change LINE; -m, --message TEXT; --platform NAME"},
	{Name: "save", Effect: cli.Reads, Options: "-o, --output >FILE; --platform NAME", Rules: dockerOutput},
	{Name: "push", Effect: cli.Changes, Does: "pushes an image to a registry",
		Options: "-a, --all-tags; --disable-content-trust; --platform NAME; -q, --quiet"},
}

func containerVerb(_ []string, name string) *cli.Command { return named(dockerContainers, name) }

func imageVerb(_ []string, name string) *cli.Command { return named(dockerStore, name) }

func dockerVerb(_ []string, name string) *cli.Command {
	if c := named(dockerContainers, name); c != nil {
		return c
	}
	return named(dockerStore, name)
}
