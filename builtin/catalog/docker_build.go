package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns building images: docker build and docker buildx 0.25, and where
// their results go.

// dockerBuild is the grammar of docker build, of the classic builder and of
// BuildKit.
const dockerBuild = `
	--add-host LIST; --allow LIST; --annotation PAIR; --attest LIST; --build-arg PAIR
	--build-context PAIR; --builder NAME; --cache-from LIST; --cache-to LIST; --call[=METHOD]
	--cgroup-parent NAME; --check; --compress; --cpu-period N; --cpu-quota N; -c, --cpu-shares N
	--cpuset-cpus LIST; --cpuset-mems LIST; -D, --debug; --disable-content-trust; -f, --file FILE
	--force-rm; --iidfile FILE; --isolation MODE; --label PAIR; --load; -m, --memory BYTES
	--memory-swap BYTES; --metadata-file FILE; --network MODE; --no-cache; --no-cache-filter LIST
	-o, --output DEST; --platform LIST; --print[=METHOD]; --progress MODE; --provenance[=MODE]; --pull
	--push; -q, --quiet; --rm; --sbom[=MODE]; --secret SPEC; --security-opt LIST; --shm-size BYTES
	--squash; --ssh SPEC; -t, --tag NAME; --target NAME; --ulimit LIST; --policy SPEC; --root DIR
	--server-config FILE; --detach; --invoke COMMAND
`

var buildxCommands = []cli.Command{
	{Name: "build b", Options: dockerBuild, Inspect: inspectDockerBuild},
	{Name: "bake f", Effect: cli.Keeps, Does: "builds images", Options: `
		--allow LIST; --call METHOD; --check; -D, --debug; -f, --file FILE; --list TYPE; --list-targets
		--list-variables; --load; --metadata-file FILE; --no-cache; --print; --progress MODE
		--provenance MODE; --pull; --push; --sbom MODE; --set PAIR; --var PAIR`,
		Rules: []cli.Rule{
			{Option: "--print --list --list-targets --list-variables --check", Lowers: true, Effect: cli.Reads},
			{Option: "--push", Effect: cli.Changes, Does: "pushes images to a registry"},
			{Option: "--set", Effect: cli.Unstated, Does: "--set may change where the images go"},
			{Option: "--metadata-file", Effect: cli.WritesTo, Does: "writes the results to a file"},
		}},
	{Name: "ls", Effect: cli.Reads, Options: "--format TEXT; --no-trunc"},
	{Name: "inspect", Effect: cli.Reads, Options: "--bootstrap",
		Rules: []cli.Rule{{Option: "--bootstrap", Effect: cli.Changes, Does: "starts a builder"}}},
	{Name: "du", Effect: cli.Reads, Options: "--filter FILTER; --format TEXT; --timeout DURATION; --verbose"},
	{Name: "version", Effect: cli.Pure},
	{Name: "create", Effect: cli.Changes, Does: "creates a builder", Options: `
		--append; --bootstrap; --buildkitd-config FILE; --config FILE; --buildkitd-flags TEXT; --driver NAME
		--driver-opt PAIR; --flags TEXT; --leave; --name NAME; --node NAME; --platform LIST
		--timeout DURATION; --use`},
	{Name: "use", Effect: cli.Changes, Does: "changes which builder is used", Options: "--default; --global"},
	{Name: "stop", Effect: cli.Changes, Does: "stops a builder"},
	{Name: "rm", Effect: cli.Changes, Does: "removes a builder", Options: `
		--all-inactive; -f, --force; --keep-daemon; --keep-state; --timeout DURATION`},
	{Name: "prune", Effect: cli.Changes, Does: "removes build cache", Options: `
		-a, --all; --filter FILTER; -f, --force; --keep-storage BYTES; --max-used-space BYTES
		--min-free-space BYTES; --reserved-space BYTES; --timeout DURATION; --verbose`},
	{Name: "imagetools", Effect: cli.Pure, Commands: []cli.Command{
		{Name: "inspect", Effect: cli.Reads, Options: "--format TEXT; --raw"},
		{Name: "create", Effect: cli.Changes, Does: "pushes an image to a registry",
			Options: `
				--annotation PAIR; --append; --dry-run; -f, --file FILE; --metadata-file FILE; --platform LIST
				--prefer-index; --progress MODE; -t, --tag NAME; -p`,
			Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
				{Option: "--metadata-file", Effect: cli.WritesTo, Does: "writes the results to a file"},
			}},
	}},
	{Name: "history", Effect: cli.Pure, Commands: []cli.Command{
		{Name: "ls inspect logs", Effect: cli.Reads, Options: `
			--filter FILTER; --format TEXT; --local; --no-trunc; --progress MODE; --type TYPE; --platform NAME`},
		{Name: "export", Effect: cli.Reads, Options: "--all; --finalize; -o, --output >FILE", Rules: dockerOutput},
		{Name: "open trace", Effect: cli.Interactive, Does: "opens a view of a build",
			Options: "--addr ADDRESS; --compare ID"},
		{Name: "import", Effect: cli.Keeps, Does: "imports build records", Options: "-f, --file FILE"},
		{Name: "rm", Effect: cli.Changes, Does: "removes build records", Options: "--all"},
	}},
	{Name: "dial-stdio", Effect: cli.Connects, Does: "opens a connection to a builder",
		Options: "--platform NAME; --progress MODE"},
}

// likeBuildx finds what docker builder shares with docker buildx.
func likeBuildx(_ []string, name string) *cli.Command { return named(buildxCommands, name) }

// inspectDockerBuild says where a build's results go: the local store, files, or
// a registry.
func inspectDockerBuild(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--check") || inv.Has("--call") || inv.Has("--print") {
		r.Add(cli.Reads, "")
	} else {
		r.Add(cli.Keeps, "builds an image")
	}
	if inv.Has("--push") {
		r.Add(cli.Changes, "pushes an image to a registry")
	}
	if inv.Has("--invoke") {
		r.Add(cli.Runs, "runs a command in the build's container")
	}
	for _, n := range [...]string{"--iidfile", "--metadata-file"} {
		for _, w := range inv.All(n) {
			r.Path(cli.WritesTo, w, "writes what the build yields to a file")
		}
	}
	for _, w := range inv.All("--output") {
		exported(r, w, "type=registry", "pushes an image to a registry")
	}
	for _, w := range inv.All("--cache-to") {
		switch {
		case strings.Contains(w.Text, "type=inline"):
		case strings.Contains(w.Text, "type=local"):
			exported(r, w, "", "")
		default:
			r.Add(cli.Changes, "pushes the build cache to a registry or store")
		}
	}
}

// exported reads a destination such as "dir" or "type=tar,dest=file".
func exported(r *cli.Report, w cli.Word, remote, does string) {
	if remote != "" && (strings.Contains(w.Text, remote) || strings.Contains(w.Text, "push=true")) {
		r.Add(cli.Changes, does)
		return
	}
	if !strings.Contains(w.Text, "=") {
		if w.Text != "-" {
			r.Path(cli.WritesTo, w, "writes the build's result")
		}
		return
	}
	if i := strings.Index(w.Text, "dest="); i >= 0 {
		dest := w.Cut(i + len("dest="))
		if j := strings.IndexByte(dest.Text, ','); j >= 0 {
			dest.Text = dest.Text[:j]
		}
		if dest.Text != "-" {
			r.Path(cli.WritesTo, dest, "writes the build's result")
		}
	} else if !w.Static {
		r.Unknown("where the build's result goes is not known statically")
	}
}
