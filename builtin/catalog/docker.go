package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns docker's own subcommands; docker_verbs.go those that
// docker container and docker image repeat, docker_options.go long option lists, docker_build.go building,
// compose.go docker compose, docker_inspect.go what operands say.

// docker is Docker 28, with its old commands (docker ps) and the management
// commands (docker container ls).
var docker = cli.Program{
	Name: "docker",
	Env: "@DOCKER_HOST @DOCKER_CONTEXT DOCKER_* BUILDX_* COMPOSE_* -DOCKER_BUILDKIT -COMPOSE_PROJECT_NAME " +
		"-COMPOSE_PROFILES -COMPOSE_DOCKER_CLI_BUILD -BUILDKIT_PROGRESS -DOCKER_DEFAULT_PLATFORM " +
		"-DOCKER_SCAN_SUGGEST -DOCKER_CLI_HINTS",
	Style: cli.Pflag,
	Options: `
		--config !DIR; -c, --context NAME; -D, --debug; -H, --host ADDRESS; -l, --log-level LEVEL
		--tls; --tlscacert FILE; --tlscert FILE; --tlskey FILE; --tlsverify; -v, --version; --help
	`,
	Effect:   cli.Pure,
	Unlisted: dockerVerb, // run, rm, build, …
	Probes:   []string{"docker ps -a", "docker system df", "docker images"},
	Commands: []cli.Command{
		{Name: "ps", Effect: cli.Reads, Options: dockerPS},
		{Name: "inspect", Effect: cli.Reads, Options: "-f, --format TEXT; -s, --size; --type TYPE"},
		{Name: "events", Effect: cli.Reads,
			Options: "-f, --filter FILTER; --format TEXT; --since TIME; --until TIME"},
		{Name: "images", Effect: cli.Reads, Options: dockerImages},
		{Name: "search", Effect: cli.Reads, Options: "-f, --filter FILTER; --format TEXT; --limit N; --no-trunc"},
		{Name: "rmi", Effect: cli.Changes, Does: "removes images",
			Options: "-f, --force; --no-prune; --platform NAME"},
		{Name: "version", Effect: cli.Reads, Options: "-f, --format TEXT"},
		{Name: "info", Effect: cli.Reads, Options: "-f, --format TEXT"},
		{Name: "help", Effect: cli.Pure, AnyOperands: true},
		{Name: "completion", Effect: cli.Pure, AnyOperands: true},
		{Name: "login", Effect: cli.Changes, Does: "stores credentials of a registry",
			Options: "-p, --password TEXT; --password-stdin; -u, --username NAME"},
		{Name: "logout", Effect: cli.Changes, Does: "removes credentials of a registry"},

		// Management commands.
		{Name: "container", Effect: cli.Pure, Unlisted: containerVerb, Commands: []cli.Command{
			{Name: "ls list ps", Effect: cli.Reads, Options: dockerPS},
			{Name: "inspect", Effect: cli.Reads, Options: "-f, --format TEXT; -s, --size"},
			{Name: "prune", Effect: cli.Changes, Does: "removes stopped containers",
				Options: "--filter FILTER; -f, --force"},
		}},
		{Name: "image", Effect: cli.Pure, Unlisted: imageVerb, Commands: []cli.Command{
			{Name: "ls list", Effect: cli.Reads, Options: dockerImages},
			{Name: "inspect", Effect: cli.Reads, Options: "-f, --format TEXT; --platform NAME"},
			{Name: "rm remove", Effect: cli.Changes, Does: "removes images",
				Options: "-f, --force; --no-prune; --platform NAME"},
			{Name: "prune", Effect: cli.Changes, Does: "removes unused images",
				Options: "-a, --all; --filter FILTER; -f, --force"},
		}},
		{Name: "volume", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls list", Effect: cli.Reads,
				Options: "--cluster; -f, --filter FILTER; --format TEXT; -q, --quiet"},
			{Name: "inspect", Effect: cli.Reads, Options: "-f, --format TEXT"},
			{Name: "create", Effect: cli.Changes, Does: "creates a volume", Options: `
				--availability MODE; -d, --driver NAME; --group NAME; --label LIST; --limit-bytes N
				-o, --opt PAIR; --required-bytes N; --scope MODE; --secret PAIR; --sharing MODE
				--topology-preferred LIST; --topology-required LIST; --type TYPE; --name NAME`},
			{Name: "rm remove", Effect: cli.Changes, Does: "removes volumes", Options: "-f, --force"},
			{Name: "prune", Effect: cli.Changes, Does: "removes unused volumes",
				Options: "-a, --all; --filter FILTER; -f, --force"},
			{Name: "update", Effect: cli.Changes, Does: "changes a volume", Options: "--availability MODE"},
		}},
		{Name: "network", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls list", Effect: cli.Reads,
				Options: "-f, --filter FILTER; --format TEXT; --no-trunc; -q, --quiet"},
			{Name: "inspect", Effect: cli.Reads, Options: "-f, --format TEXT; -v, --verbose"},
			{Name: "create", Effect: cli.Changes, Does: "creates a network", Options: `
				--attachable; --aux-address PAIR; --config-from NAME; --config-only; -d, --driver NAME
				--gateway IP; --ingress; --internal; --ip-range RANGE; --ipam-driver NAME; --ipam-opt PAIR; --ipv4
				--ipv6; --label LIST; -o, --opt PAIR; --scope MODE; --subnet RANGE`},
			{Name: "connect", Effect: cli.Changes, Does: "connects a container to a network", Options: `
				--alias LIST; --driver-opt LIST; --gw-priority N; --ip IP; --ip6 IP; --link LIST
				--link-local-ip LIST`},
			{Name: "disconnect", Effect: cli.Changes, Does: "disconnects a container from a network",
				Options: "-f, --force"},
			{Name: "rm remove", Effect: cli.Changes, Does: "removes networks", Options: "-f, --force"},
			{Name: "prune", Effect: cli.Changes, Does: "removes unused networks",
				Options: "--filter FILTER; -f, --force"},
		}},
		{Name: "system", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "df", Effect: cli.Reads, Options: "--format TEXT; -v, --verbose"},
			{Name: "events", Effect: cli.Reads,
				Options: "-f, --filter FILTER; --format TEXT; --since TIME; --until TIME"},
			{Name: "info", Effect: cli.Reads, Options: "-f, --format TEXT"},
			{Name: "prune", Effect: cli.Changes, Does: "removes what docker does not use",
				Options: "-a, --all; --filter FILTER; -f, --force; --volumes"},
			{Name: "dial-stdio", Effect: cli.Connects, Does: "opens a connection to the docker service"},
		}},
		{Name: "context", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls list", Effect: cli.Reads, Options: "--format TEXT; -q, --quiet"},
			{Name: "inspect", Effect: cli.Reads, Options: "-f, --format TEXT"},
			{Name: "show", Effect: cli.Reads},
			{Name: "export", Effect: cli.ReadsSecrets, Does: "writes a context with its keys to a file",
				Operands: cli.Operands{Skip: 1, Each: cli.WritesTo}, Options: "--kubeconfig"},
			{Name: "use", Effect: cli.Changes, Does: "changes which docker service is used"},
			{Name: "create", Effect: cli.Changes, Does: "changes docker's configuration", Options: `
				--default-stack-orchestrator NAME; --description TEXT; --docker LIST; --from NAME`},
			{Name: "update", Effect: cli.Changes, Does: "changes docker's configuration",
				Options: "--default-stack-orchestrator NAME; --description TEXT; --docker LIST"},
			{Name: "import", Effect: cli.Changes, Does: "changes docker's configuration"},
			{Name: "rm remove", Effect: cli.Changes, Does: "removes contexts", Options: "-f, --force"},
		}},
		{Name: "manifest", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "inspect", Effect: cli.Reads, Options: "--insecure; -v, --verbose"},
			{Name: "create", Effect: cli.Works, Does: "makes a manifest list", Options: "-a, --amend; --insecure"},
			{Name: "annotate", Effect: cli.Works, Does: "changes a manifest list", Options: `
				--arch NAME; --os NAME; --os-features LIST; --os-version TEXT; --variant NAME`},
			{Name: "push", Effect: cli.Changes, Does: "pushes a manifest list to a registry",
				Options: "--insecure; -p, --purge"},
			{Name: "rm", Effect: cli.Changes, Does: "removes manifest lists"},
		}},
		{Name: "builder", Effect: cli.Pure, Unlisted: likeBuildx, Commands: []cli.Command{
			{Name: "prune", Effect: cli.Changes, Does: "removes build cache",
				Options: "-a, --all; --filter FILTER; -f, --force; --keep-storage BYTES"},
		}},
		{Name: "buildx", Effect: cli.Pure, Options: "--builder NAME", Commands: buildxCommands},
		{Name: "compose", Effect: cli.Pure, Options: composeOptions, Commands: composeCommands},
		{Name: "scout", Effect: cli.Pure, Commands: scoutCommands},
		{Name: "trust", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "inspect", Effect: cli.Reads, Options: "--pretty"},
			{Name: "sign", Effect: cli.Changes, Does: "signs an image", Options: "--local"},
			{Name: "revoke", Effect: cli.Changes, Does: "revokes the trust in an image", Options: "-y, --yes"},
			{Name: "key", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "generate", Effect: cli.Changes, Does: "makes a signing key", Options: "--dir DIR"},
				{Name: "load", Effect: cli.Changes, Does: "loads a signing key", Options: "--name NAME"},
			}},
			{Name: "signer", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "add", Effect: cli.Changes, Does: "changes who may sign images", Options: "--key LIST"},
				{Name: "remove", Effect: cli.Changes, Does: "changes who may sign images", Options: "-f, --force"},
			}},
		}},
		{Name: "plugin", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls list", Effect: cli.Reads,
				Options: "-f, --filter FILTER; --format TEXT; --no-trunc; -q, --quiet"},
			{Name: "inspect", Effect: cli.Reads, Options: "-f, --format TEXT"},
			{Name: "create install enable disable set upgrade rm remove push", Effect: cli.Changes,
				Does: "changes docker's plug-ins", Options: `
				--compress; -f, --force; --timeout N; --alias NAME; --disable; --disable-content-trust
				--grant-all-permissions; --skip-remote-check`},
		}},
		{Name: "checkpoint", Effect: cli.Pure, Options: "--checkpoint-dir DIR", Commands: []cli.Command{
			{Name: "ls list", Effect: cli.Reads},
			{Name: "create", Effect: cli.Changes, Does: "stops a container at a checkpoint",
				Options: "--leave-running"},
			{Name: "rm remove", Effect: cli.Changes, Does: "removes a checkpoint"},
		}},

		// Swarm.
		{Name: "config", Effect: cli.Pure, Commands: swarmObject},
		{Name: "secret", Effect: cli.Pure, Commands: swarmObject},
		{Name: "node", Effect: cli.Pure, Options: swarmList + "--no-resolve; --pretty", Commands: []cli.Command{
			{Name: "ls list ps inspect", Effect: cli.Reads},
			{Name: "demote promote update", Effect: cli.Changes, Does: "changes nodes of the swarm",
				Options: "--availability MODE; --label-add LIST; --label-rm LIST; --role NAME"},
			{Name: "rm remove", Effect: cli.Changes, Does: "removes nodes from the swarm", Options: "--force"},
		}},
		{Name: "service", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls list ps inspect", Effect: cli.Reads, Options: swarmList + "--no-resolve; --pretty"},
			{Name: "logs", Effect: cli.Reads, Options: dockerLogs + "--no-resolve; --no-task-ids; --no-trunc; --raw"},
			{Name: "create", Effect: cli.Changes, Does: "creates a service", StopAtOperand: true,
				Options: dockerService},
			{Name: "update", Effect: cli.Changes, Does: "changes a service", Options: dockerService},
			{Name: "rollback scale", Effect: cli.Changes, Does: "changes a service",
				Options: "-d, --detach; -q, --quiet"},
			{Name: "rm remove", Effect: cli.Changes, Does: "removes services"},
		}},
		{Name: "stack", Effect: cli.Pure, Options: "--orchestrator NAME", Commands: []cli.Command{
			{Name: "ls list ps services", Effect: cli.Reads, Options: swarmList + "--no-resolve"},
			{Name: "config", Effect: cli.Reads, Options: "-c, --compose-file FILE; --skip-interpolation"},
			{Name: "deploy up", Effect: cli.Changes, Does: "deploys a stack", Options: `
				-c, --compose-file FILE; -d, --detach; --prune; -q, --quiet; --resolve-image MODE
				--with-registry-auth`},
			{Name: "rm remove down", Effect: cli.Changes, Does: "removes a stack", Options: "-d, --detach"},
		}},
		{Name: "swarm", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "join-token unlock-key", Effect: cli.ReadsSecrets, Does: "shows a key of the swarm",
				Options: "-q, --quiet; --rotate",
				Rules:   []cli.Rule{{Option: "--rotate", Effect: cli.Changes, Does: "changes a key of the swarm"}}},
			{Name: "ca", Effect: cli.Reads, Options: `
				--ca-cert FILE; --ca-key FILE; --cert-expiry DURATION; -d, --detach; --external-ca LIST
				-q, --quiet; --rotate`,
				Rules: []cli.Rule{{Option: "--rotate", Effect: cli.Changes,
					Does: "changes the certificate authority of the swarm"}}},
			{Name: "init join leave unlock update", Effect: cli.Changes, Does: "changes the swarm", Options: `
				--advertise-addr ADDRESS; --autolock; --availability MODE; --cert-expiry DURATION
				--data-path-addr ADDRESS; --data-path-port PORT; --default-addr-pool RANGE
				--default-addr-pool-mask-length N; --dispatcher-heartbeat DURATION; --external-ca LIST
				--force-new-cluster; --listen-addr ADDRESS; --max-snapshots N; --snapshot-interval N
				--task-history-limit N; --token TOKEN; -f, --force`},
		}},
	},
}

const swarmList = "-f, --filter FILTER; --format TEXT; -q, --quiet; --no-trunc\n"

// swarmObject are the subcommands of docker config and docker secret.
var swarmObject = []cli.Command{
	{Name: "ls list", Effect: cli.Reads, Options: swarmList},
	{Name: "inspect", Effect: cli.Reads, Options: "-f, --format TEXT; --pretty"},
	{Name: "create", Effect: cli.Changes, Does: "creates a swarm object",
		Options: "-d, --driver NAME; -l, --label LIST; --template-driver NAME"},
	{Name: "rm remove", Effect: cli.Changes, Does: "removes swarm objects"},
}

var dockerOutput = []cli.Rule{{Option: "--output", Effect: cli.WritesTo, Does: "writes an archive"}}
