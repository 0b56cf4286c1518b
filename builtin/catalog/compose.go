package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns docker compose 2.40 (with version 1's docker-compose) and
// podman-compose, which has the same subcommands.

const composeOptions = `
	--all-resources; --ansi MODE; --compatibility; --dry-run; --env-file FILE; -f, --file FILE
	--parallel N; --profile NAME; --progress MODE; --project-directory DIR; -p, --project-name NAME
	--workdir DIR; --verbose; --no-ansi; -v, --version; -h, --help
`

var dockerCompose = cli.Program{
	Name:  "docker-compose",
	Env:   "@DOCKER_HOST @DOCKER_CONTEXT DOCKER_* COMPOSE_* -COMPOSE_PROJECT_NAME -COMPOSE_PROFILES",
	Style: cli.Pflag,
	Options: composeOptions + `
		-c, --context NAME; --log-level LEVEL; -H, --host ADDRESS; --tls; --tlscacert FILE; --tlscert FILE
		--tlskey FILE; --tlsverify; --skip-hostname-check`,
	Effect: cli.Pure, Commands: composeCommands,
	Probes: []string{"docker-compose ps", "docker-compose config --quiet"},
}

var podmanCompose = cli.Program{
	Name:  "podman-compose",
	Style: cli.Pflag,
	Options: composeOptions + `
		--in-pod VALUE; --pod-args TEXT; --podman-path PROGRAM; --podman-args TEXT; --podman-pull-args TEXT
		--podman-push-args TEXT; --podman-build-args TEXT; --podman-inspect-args TEXT
		--podman-run-args TEXT; --podman-start-args TEXT; --podman-stop-args TEXT; --podman-rm-args TEXT
		--podman-volume-args TEXT; --no-normalize; --no-cleanup`,
	Effect: cli.Pure, Commands: composeCommands,
	Rules: []cli.Rule{
		{Option: "--podman-path", Effect: cli.ExecutesProgram},
	},
	Probes: []string{"podman-compose ps"},
}

// composeDry: --dry-run of compose shows what would be done.
var composeDry = []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}

var composeCommands = []cli.Command{
	{Name: "ps", Effect: cli.Reads, Options: `
		-a, --all; --filter FILTER; --format TEXT; --no-trunc; --orphans; -q, --quiet; --services
		--status LIST`},
	{Name: "config convert", Effect: cli.Reads, Options: `
		--environment; --format TEXT; --hash LIST; --images; --lock-image-digests; --models; --networks
		--no-consistency; --no-env-resolution; --no-interpolate; --no-normalize; --no-path-resolution
		-o, --output >FILE; --profiles; -q, --quiet; --resolve-image-digests; --services; --variables
		--volumes`,
		Rules: []cli.Rule{
			{Option: "--environment", Effect: cli.ReadsSecrets, Does: "shows the environment"},
		}},
	{Name: "logs", Effect: cli.Reads, Options: `
		-f, --follow; --index N; --no-color; --no-log-prefix; --since TIME; -n, --tail N; -t, --timestamps
		--until TIME`},
	{Name: "images", Effect: cli.Reads, Options: "--format TEXT; -q, --quiet"},
	{Name: "top", Effect: cli.Reads},
	{Name: "port", Effect: cli.Reads, Options: "--index N; --protocol NAME"},
	{Name: "ls", Effect: cli.Reads, Options: "-a, --all; --filter FILTER; --format TEXT; -q, --quiet"},
	{Name: "events", Effect: cli.Reads, Options: "--json; --since TIME; --until TIME"},
	{Name: "stats", Effect: cli.Reads, Options: "-a, --all; --format TEXT; --no-stream; --no-trunc"},
	{Name: "volumes", Effect: cli.Reads, Options: "--format TEXT; -q, --quiet"},
	{Name: "version", Effect: cli.Pure, Options: "--format TEXT; --short"},
	{Name: "help", Effect: cli.Pure, AnyOperands: true},
	{Name: "wait", Effect: cli.Reads, Options: "--down-project",
		Rules: []cli.Rule{{Option: "--down-project", Effect: cli.Changes,
			Does: "removes the project's containers"}}},
	{Name: "build", Effect: cli.Keeps, Does: "builds images", Options: `
		--build-arg PAIR; --builder NAME; --check; -m, --memory BYTES; --no-cache; --print
		--provenance MODE; --pull; --push; -q, --quiet; --sbom MODE; --ssh SPEC; --with-dependencies
		--compress; --force-rm; --no-rm; --parallel`,
		Rules: []cli.Rule{
			{Option: "--print --check --dry-run", Lowers: true, Effect: cli.Reads},
			{Option: "--push", Effect: cli.Changes, Does: "pushes images to a registry"},
		}},
	{Name: "pull", Effect: cli.Keeps, Does: "downloads images", Options: `
		--ignore-buildable; --ignore-pull-failures; --include-deps; --no-parallel; --parallel; --policy MODE
		-q, --quiet; --force-local`},
	{Name: "commit", Effect: cli.Keeps, Does: "makes an image of a container", Options: `
		-a, --author NAME; -c, --change LINE; --index N; -m, --message TEXT; -p, --pause`},
	{Name: "export", Effect: cli.Reads, Options: "--index N; -o, --output >FILE", Rules: dockerOutput},
	{Name: "cp", Options: "-a, --archive; --all; -L, --follow-link; --index N", Inspect: inspectDockerCopy},
	{Name: "exec", StopAtOperand: true, Options: `
		-d, --detach; -e, --env PAIR; --index N; -i, --interactive; -T, --no-TTY, --no-tty; --privileged
		-t, --tty; -u, --user NAME; -w, --workdir DIR`,
		Wraps: &cli.Wrap{Skip: 1, Remote: true}},
	{Name: "attach", Effect: cli.Interactive, Does: "attaches to a container",
		Options: "--detach-keys KEYS; --index N; --no-stdin; --sig-proxy"},

	{Name: "up", Effect: cli.Runs, Does: "starts the project's containers", Inspect: inspectLocalContainers,
		Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
			{Option: "--renew-anon-volumes --remove-orphans", Effect: cli.Changes,
				Does: "removes volumes or containers"}},
		Options: `
		--abort-on-container-exit; --abort-on-container-failure; --always-recreate-deps; --attach LIST
		--attach-dependencies; --build; -d, --detach; --exit-code-from NAME; --force-recreate; --menu
		--no-attach LIST; --no-build; --no-color; --no-deps; --no-log-prefix; --no-recreate; --no-start
		--pull POLICY; --quiet-build; --quiet-pull; --remove-orphans; -V, --renew-anon-volumes; --scale PAIR
		-t, --timeout N; --timestamps; --wait; --wait-timeout N; -w, --watch; -y, --yes`},
	{Name: "down", Effect: cli.Runs, Does: "removes the project's containers", Inspect: inspectLocalContainers,
		Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
			{Option: "--volumes --rmi", Effect: cli.Changes, Does: "removes the project's volumes or images"}},
		Options: "--remove-orphans; --rmi MODE; -t, --timeout N; -v, --volumes"},
	{Name: "run", Effect: cli.Runs, Does: "runs a container", StopAtOperand: true,
		Inspect: inspectLocalContainers,
		Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
			{Option: "--cap-add --remove-orphans", Effect: cli.Changes,
				Does: "gives a container more rights, or removes some"}},
		Options: `
		--build; --cap-add LIST; --cap-drop LIST; -d, --detach; --entrypoint PROGRAM; -e, --env PAIR
		--env-from-file FILE; -i, --interactive; -l, --label LIST; --name NAME; -T, --no-TTY, --no-tty
		--no-deps; -p, --publish LIST; --pull POLICY; -q, --quiet; --quiet-build; --quiet-pull
		--remove-orphans; --rm; -P, --service-ports; -t, --tty; --use-aliases; -u, --user NAME
		-v, --volume LIST; -w, --workdir DIR`},
	{Name: "create", Effect: cli.Changes, Does: "creates the project's containers", Rules: composeDry, Options: `
		--build; --force-recreate; --no-build; --no-recreate; --pull POLICY; --quiet-pull; --remove-orphans
		--scale PAIR; -y, --yes`},
	{Name: "start", Effect: cli.Runs, Does: "starts the project's containers", Rules: composeDry,
		Inspect: inspectLocalContainers,
		Options: "--wait; --wait-timeout N"},
	{Name: "stop restart", Effect: cli.Runs, Does: "stops the project's containers", Rules: composeDry,
		Inspect: inspectLocalContainers,
		Options: "-t, --timeout N; --no-deps"},
	{Name: "kill", Effect: cli.Changes, Does: "kills the project's containers", Rules: composeDry,
		Options: "--remove-orphans; -s, --signal NAME"},
	{Name: "pause unpause", Effect: cli.Changes, Does: "pauses or resumes the project's containers",
		Rules: composeDry},
	{Name: "rm", Effect: cli.Changes, Does: "removes the project's containers", Rules: composeDry,
		Options: "-a, --all; -f, --force; -s, --stop; -v, --volumes"},
	{Name: "scale", Effect: cli.Changes, Does: "scales services", Rules: composeDry, Options: "--no-deps"},
	{Name: "watch", Effect: cli.Changes, Does: "rebuilds and restarts services as files change",
		Rules: composeDry, Options: "--no-up; --prune; --quiet"},
	{Name: "push", Effect: cli.Changes, Does: "pushes images to a registry", Rules: composeDry,
		Options: "--ignore-push-failures; --include-deps; -q, --quiet"},
	{Name: "publish", Effect: cli.Changes, Does: "publishes the project", Rules: composeDry,
		Options: "--app; --oci-version VERSION; --resolve-image-digests; --with-env; -y, --yes"},
	{Name: "bridge", Effect: cli.Pure, Commands: []cli.Command{
		{Name: "convert", Effect: cli.Works, Does: "writes the converted project",
			Options: "-o, --output >DIR/; --templates DIR; -t, --transformation LIST"},
	}},
	{Name: "alpha", Effect: cli.Pure, Commands: []cli.Command{
		{Name: "viz", Effect: cli.Reads, Options: "--image; --indentation-size N; --networks; --ports; --spaces"},
	}},
}

// scoutCommands are docker scout 1.18's.
var scoutCommands = []cli.Command{
	{Name: "cves quickview qv compare recommendations sbom policy attestation stream", Effect: cli.Reads,
		Options: `
		--details; --env NAME; --epss; --epss-date DATE; --epss-percentile N; --epss-score N
		-e, --exit-code; --format TEXT; --ignore-base; --locations; --multi-stage; --only-base
		--only-cisa-kev; --only-cve-id LIST; --only-fixed; --only-metric LIST; --only-package LIST
		--only-package-type LIST; --only-policy LIST; --only-severity LIST; --only-stage LIST
		--only-unfixed; --only-vex-affected; --only-vuln-packages; --only-no-base; --only-refresh
		--only-update; --org NAME; -o, --output >FILE; --platform NAME; --ref NAME; --stream NAME; --latest
		--to IMAGE; --to-env NAME; --to-latest; --to-ref NAME; --to-stream NAME; -x; --ignore-unchanged
		--tag NAME; --vex; --vex-author LIST; --vex-location LIST; --ignore-suppressed; --hide-policies
		--short; --debug; --verbose-debug`},
	{Name: "version help", Effect: cli.Pure, AnyOperands: true},
	{Name: "push enroll environment integration repo config watch cache enable", Effect: cli.Changes,
		Does: "changes what docker scout watches"},
}
