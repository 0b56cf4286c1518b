package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns docker's relatives: podman, nerdctl, buildah, skopeo and
// crictl. What they share with docker is looked up there (likeDocker).

// podman is podman 5.5.
var podman = cli.Program{
	Name:  "podman",
	Env:   "CONTAINER* PODMAN_* DOCKER_* -CONTAINER_NAME REGISTRIES_* STORAGE_* -DOCKER_BUILDKIT",
	Style: cli.Pflag, Effect: cli.Pure, Unlisted: likeDocker,
	Options: `
		--cgroup-manager NAME; --cdi-spec-dir DIR; --config DIR; --conmon FILE; -c, --connection NAME
		--events-backend NAME; --help; --hooks-dir DIR; --identity FILE; --imagestore >DIR/; --log-level LEVEL
		--module FILE; --network-cmd-path FILE; --network-config-dir DIR; --out >FILE; -r, --remote
		--root >DIR/; --runroot >DIR/; --runtime FILE; --runtime-flag TEXT; --ssh MODE; --storage-driver NAME
		--storage-opt TEXT; --syslog; --tls-ca FILE; --tls-cert FILE; --tls-key FILE; --tmpdir >DIR/
		--transient-store; --url URL; -v, --version; --volumepath >DIR/; --sort NAME; --noheading; -n
		--tail N`,
	Rules: []cli.Rule{
		{Option: "--conmon --runtime --network-cmd-path --hooks-dir", Effect: cli.Unstated,
			Does: "may run another program"},
	},
	Probes: []string{"podman ps -a", "podman system df"},
	Commands: []cli.Command{
		{
			Name: "build", Inspect: inspectDockerBuild,
			Options: dockerBuild + `
				-v, --volume LIST; --layers; --format NAME; --userns MODE; --runtime !FILE; --tls-verify[=BOOL]`,
		},
		{Name: "ps", Effect: cli.Reads,
			Options: dockerPS + "; --external; --ns, --namespace; -p, --pod; --sync; -w, --watch N"},
		{Name: "images", Effect: cli.Reads, Options: dockerImages + "; --history"},
		{Name: "pod", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ps ls list inspect logs top stats exists", Effect: cli.Reads, Options: `
				-f, --filter FILTER; --format TEXT; --ctr-ids; --ctr-names; --ctr-status; -l, --latest; --no-trunc
				--ns; -q, --quiet; -a, --all; --no-stream; --no-reset; -c, --container NAME; --follow
				--since TIME; --timestamps; --until TIME; --names; --color`},
			{Name: "create start stop restart rm kill pause unpause prune clone", Effect: cli.Changes,
				Does: "changes pods", OpenOptions: true, Options: `
				-f, --force; -a, --all; -l, --latest; -t, --time N; -s, --signal NAME; -n, --name NAME
				-p, --publish LIST; -v, --volume LIST`},
		}},
		{Name: "generate", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "kube systemd spec", Effect: cli.Reads, Options: `
				-f, --filename FILE; -s, --service; --files; --format FORMAT; -n, --name; --new; --podman-only
				--replicas N; --type TYPE; --no-trunc; --restart-policy MODE; -t, --time N; --compact; --no-header
				--after LIST; --requires LIST; --wants LIST; -e, --env PAIR`,
				Rules: []cli.Rule{
					{Option: "--filename", Effect: cli.WritesTo, Does: "writes the description to a file"},
					{Option: "--files", Effect: cli.Works, Does: "writes unit files"},
				}},
		}},
		{Name: "kube play", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "generate", Effect: cli.Reads, Options: `
				-f, --filename FILE; -s, --service; --podman-only; --replicas N; --type TYPE; --no-trunc`,
				Rules: []cli.Rule{{Option: "--filename", Effect: cli.WritesTo,
					Does: "writes the description to a file"}}},
			{Name: "play down apply kube", Effect: cli.Changes, Does: "changes pods", OpenOptions: true,
				Options: "-f, --file FILE; -q, --quiet; -w, --wait"},
		}},
		{Name: "healthcheck", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "run", Effect: cli.Runs, Does: "runs a container's health check",
				Options: "--ignore-result"}}},
		{Name: "machine", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls list inspect info", Effect: cli.Reads,
				Options: "-f, --format TEXT; -n, --noheading; -q, --quiet; --all-providers"},
			{Name: "init start stop rm set reset os cp", Effect: cli.Changes, Does: "changes virtual machines",
				OpenOptions: true, Options: "-f, --force; -m, --memory N; -v, --volume LIST; -q, --quiet"},
			{Name: "ssh", StopAtOperand: true, Options: "--username NAME", Inspect: inspectMachineShell},
		}},
		{Name: "system", Effect: cli.Pure, Unlisted: likeDocker, Commands: []cli.Command{
			{Name: "check", Effect: cli.Reads, Options: "-q, --quick; -r, --repair; -f, --force; -m, --max TEXT",
				Rules: []cli.Rule{{Option: "--repair", Effect: cli.Changes, Does: "removes what is damaged"}}},
			{Name: "connection", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "ls list", Effect: cli.Reads, Options: "-f, --format TEXT; -q, --quiet"},
				{Name: "add default rename remove rm", Effect: cli.Changes, Does: "changes podman's configuration",
					OpenOptions: true},
			}},
			{Name: "migrate renumber reset", Effect: cli.Changes, Does: "resets podman's storage", OpenOptions: true,
				Options: "-f, --force"},
			{Name: "service", Effect: cli.Runs, Does: "runs a server", Options: "-t, --time N; --cors TEXT"},
		}},
		{Name: "image", Effect: cli.Pure, Unlisted: likeDocker, Commands: []cli.Command{
			{Name: "exists tree search diff", Effect: cli.Reads, Options: `
				--whatrequires; --format TEXT; --limit N; --list-tags; -f, --filter FILTER; --no-trunc
				--tls-verify`},
			{Name: "mount umount unmount", Effect: cli.Changes, Does: "mounts or unmounts images",
				Options: "-a, --all; --format TEXT; -f, --force"},
			{Name: "scp sign trust untag", Effect: cli.Changes, Does: "changes images or their trust",
				OpenOptions: true},
		}},
		{Name: "container", Effect: cli.Pure, Unlisted: likeDocker, Commands: []cli.Command{
			{Name: "exists", Effect: cli.Reads, Options: "--external"},
			{Name: "mount umount unmount checkpoint restore runlabel clone cleanup init", Effect: cli.Changes,
				Does: "changes containers", OpenOptions: true},
		}},
		{Name: "secret", Effect: cli.Pure, Unlisted: likeDocker, Commands: []cli.Command{
			{Name: "exists", Effect: cli.Reads},
			{Name: "inspect", Effect: cli.Reads, Options: "-f, --format TEXT; --pretty; --showsecret",
				Rules: []cli.Rule{{Option: "--showsecret", Effect: cli.ReadsSecrets, Does: "shows secrets"}}},
		}},
		{Name: "volume", Effect: cli.Pure, Unlisted: likeDocker, Commands: []cli.Command{
			{Name: "exists", Effect: cli.Reads},
			{Name: "export", Effect: cli.Reads, Options: "-o, --output >FILE", Rules: dockerOutput},
			{Name: "mount unmount import reload", Effect: cli.Changes, Does: "changes volumes"},
		}},
		{Name: "network", Effect: cli.Pure, Unlisted: likeDocker, Commands: []cli.Command{
			{Name: "exists", Effect: cli.Reads},
			{Name: "reload update", Effect: cli.Changes, Does: "changes networks", OpenOptions: true},
		}},
		{Name: "mount umount unmount cleanup init untag auto-update farm artifact quadlet", Effect: cli.Changes,
			Does: "changes containers or images", OpenOptions: true, Options: "-a, --all; -l, --latest; -f, --force"},
		{Name: "unshare", StopAtOperand: true, Options: "--rootless-netns", Wraps: &cli.Wrap{}},
	},
}

// inspectMachineShell judges podman machine ssh [NAME] [COMMAND]: the first
// operand may be either.
func inspectMachineShell(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) < 2 {
		r.Add(cli.Interactive, "opens a shell on another machine")
		return
	}
	for i := range 2 {
		line := cli.JoinWords(inv.Operands[i:])
		r.Run(cli.Inner{Shell: &line, Remote: true, Via: strings.Join(inv.Path, " ")})
	}
}

// nerdctl is nerdctl 2.1.
var nerdctl = cli.Program{
	Name: "nerdctl", Style: cli.Pflag, Effect: cli.Pure, Unlisted: likeDocker,
	Options: `
		-a, --address ADDRESS; --host ADDRESS; -H ADDRESS; --cgroup-manager NAME; --cni-netconfpath DIR
		--cni-path DIR; --data-root DIR; --debug; --debug-full; --experimental; --hosts-dir LIST
		--insecure-registry; -n, --namespace NAME; --snapshotter NAME; --storage-driver NAME; --bridge-ip IP
		--kube-hide-dupe; --help; -v, --version`,
	Probes: []string{"nerdctl ps -a"},
	Commands: []cli.Command{
		{Name: "namespace ns", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls list inspect", Effect: cli.Reads, Options: "-f, --format TEXT; -q, --quiet"},
			{Name: "create remove rm update", Effect: cli.Changes, Does: "changes namespaces", OpenOptions: true},
		}},
		{Name: "apparmor", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls list inspect", Effect: cli.Reads, Options: "--format TEXT; -q, --quiet"},
			{Name: "load unload", Effect: cli.Changes, Does: "changes the system's profiles"},
		}},
		{Name: "ipfs", Effect: cli.Unstated, Does: "may run a server"},
	},
}

// buildah is buildah 1.40.
var buildah = cli.Program{
	Name: "buildah", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--cgroup-manager NAME; --help; -h; --log-level LEVEL; --registries-conf FILE; --root >DIR/
		--runroot >DIR/; --short-name-alias-conf FILE; --storage-driver NAME; --storage-opt TEXT
		--userns-gid-map LIST; --userns-uid-map LIST; -v, --version`,
	Probes: []string{"buildah containers", "buildah images"},
	Commands: []cli.Command{
		{Name: "containers list ls ps images inspect info version", Effect: cli.Reads, Options: `
			-a, --all; -f, --filter FILTER; --format TEXT; --json; -n, --noheading; --notruncate; --no-trunc
			-q, --quiet; --digests; --history; -t, --type TYPE; -D, --debug`},
		{Name: "build bud build-using-dockerfile", Options: dockerBuild + `
			-v, --volume LIST; --layers; --format NAME; --userns MODE; --runtime !FILE; --tls-verify[=BOOL]`,
			Inspect: inspectDockerBuild},
		{Name: "from pull add copy commit config tag untag mkcw", Effect: cli.Keeps, Does: "builds an image",
			OpenOptions: true, Options: `
			-q, --quiet; -v, --volume LIST; -e, --env PAIR; -c, --cmd TEXT; -l, --label PAIR; -p, --port LIST
			-u, --user NAME; -a, --annotation PAIR; -s, --stop-signal NAME; -f, --format FORMAT`},
		{Name: "run", StopAtOperand: true, Options: `
			--add-history; --cap-add LIST; --cap-drop LIST; --cgroupns MODE; --contextdir DIR
			--cni-config-dir DIR; --cni-plugin-path DIR; --device LIST; -e, --env PAIR; --hostname NAME
			--ipc MODE; --isolation MODE; --mount SPEC; --network MODE; --no-hostname; --no-hosts; --no-pivot
			--pid MODE; --runtime FILE; --runtime-flag TEXT; --security-opt LIST; -t, --terminal, --tty
			-u, --user NAME; --userns MODE; --uts MODE; -v, --volume LIST; --workingdir DIR; --workdir DIR`,
			Wraps: &cli.Wrap{Skip: 1, Remote: true}},
		{Name: "push login logout rm rmi prune rename mount umount unmount manifest source", Effect: cli.Changes,
			Does: "changes or pushes images and containers", OpenOptions: true, Options: `
			-a, --all; -f, --force; -u, --username NAME; -p, --password TEXT; -D; -q, --quiet`},
		{Name: "unshare", StopAtOperand: true, Options: "-m, --mount LIST", Wraps: &cli.Wrap{}},
		{Name: "help completion", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// skopeo is skopeo 1.19.
var skopeo = cli.Program{
	Name: "skopeo", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--command-timeout DURATION; --debug; -h, --help; --insecure-policy; --override-arch NAME
		--override-os NAME; --override-variant NAME; --policy FILE; --registries.d DIR
		--registries-conf FILE; --tmpdir >DIR/; --user-agent-prefix TEXT; -v, --version; --authfile FILE
		--cert-dir DIR; --creds TEXT; --daemon-host URL; --no-creds; --password TEXT; --username NAME
		--registry-token TEXT; --retry-times N; --retry-delay DURATION; --shared-blob-dir DIR; --tls-verify
		-n, --no-tags; -q, --quiet; --config; --raw; -f, --format FORMAT; --manifest-digest`,
	Probes: []string{"skopeo inspect docker://alpine"},
	Commands: []cli.Command{
		{Name: "inspect list-tags manifest-digest standalone-verify", Effect: cli.Reads,
			Options: "--public-key-file FILE"},
		{Name: "copy sync", Options: `
			--additional-tag LIST; -a, --all; --dest-authfile FILE; --dest-cert-dir DIR; --dest-compress
			--dest-compress-format FORMAT; --dest-compress-level N; --dest-creds TEXT; --dest-daemon-host URL
			--dest-decompress; --dest-no-creds; --dest-oci-accept-uncompressed-layers; --dest-password TEXT
			--dest-precompute-digests; --dest-registry-token TEXT; --dest-shared-blob-dir >DIR/
			--dest-tls-verify; --dest-username NAME; --digestfile FILE; --encrypt-layer LIST
			--encryption-key LIST; --decryption-key LIST; --image-parallel-copies N; --multi-arch MODE
			--preserve-digests; --remove-signatures; --sign-by NAME; --sign-by-sigstore FILE
			--sign-by-sigstore-private-key FILE; --sign-identity TEXT; --sign-passphrase-file FILE
			--src-authfile FILE; --src-cert-dir DIR; --src-creds TEXT; --src-daemon-host URL; --src-no-creds
			--src-password TEXT; --src-registry-token TEXT; --src-shared-blob-dir DIR; --src-tls-verify
			--src-username NAME; -s, --src TYPE; -d, --dest TYPE; --dry-run; --keep-going; --scoped
			--append-suffix TEXT`,
			Rules: []cli.Rule{
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
				{Option: "--digestfile", Effect: cli.WritesTo, Does: "writes the digest to a file"},
			},
			Inspect: inspectSkopeoCopy},
		{Name: "delete login logout", Effect: cli.Changes, Does: "deletes images or changes credentials",
			OpenOptions: true},
		{Name: "standalone-sign generate-sigstore-key", Effect: cli.Works, Does: "writes a signature",
			Options: "-o, --output >FILE; --output-prefix TEXT; --passphrase-file FILE",
			Rules: []cli.Rule{{Option: "--output --output-prefix", Effect: cli.WritesTo,
				Does: "writes a signature"}}},
		{Name: "completion help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// inspectSkopeoCopy: the destination decides.
func inspectSkopeoCopy(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--dry-run") {
		return
	}
	if len(inv.Operands) < 2 {
		r.Unknown("the destination is not given")
		return
	}
	dst := inv.Operands[len(inv.Operands)-1]
	kind, path, found := strings.Cut(dst.Text, ":")
	if k, ok := inv.Last("--dest"); ok {
		kind, path, found = k.Text, dst.Text, true
	}
	switch {
	case found && (kind == "dir" || kind == "oci" || kind == "oci-archive" || kind == "docker-archive"):
		file := dst
		if _, ok := inv.Last("--dest"); !ok {
			file = dst.Cut(len(dst.Text) - len(path))
		}
		if i := strings.IndexByte(file.Text, ':'); i > 0 {
			file.Text = file.Text[:i]
		}
		r.Path(cli.WritesTo, file, "copies an image to files")
		r.Add(cli.Reads, "")
	case found && (kind == "docker-daemon" || kind == "containers-storage"):
		r.Add(cli.Keeps, "copies an image into the local store")
	default:
		r.Add(cli.Changes, "pushes an image to a registry")
	}
}

// crictl is crictl 1.34.
var crictl = cli.Program{
	Name: "crictl", Effect: cli.Pure,
	Options: `
		-c, --config FILE; -D, --debug; -i, --image-endpoint URL; -r, --runtime-endpoint URL
		-t, --timeout DURATION; --enable-tracing; --profile-cpu >FILE; --profile-mem >FILE
		--tracing-endpoint TEXT; --tracing-sampling-rate-per-million N; -h, --help; -v, --version`,
	Probes: []string{"crictl ps -a"},
	Commands: []cli.Command{
		{Name: "ps pods images img inspect inspecti inspectp info imagefsinfo logs stats statsp metricsp " +
			"metricdescs events runtime-config version", Effect: cli.Reads, OpenOptions: true, Options: `
			-a, --all; -q, --quiet; -o, --output FORMAT; -l, --latest; -n, --last N; -p, --pod ID
			-s, --state NAME; -v, --verbose; -f, --follow; -t, --timestamps; --tail N; --name TEXT; -w, --watch`},
		{Name: "exec", StopAtOperand: true, Options: `
			-e, --env PAIR; -i, --interactive; -s, --sync; -t, --tty; --timeout N; -r, --transport NAME
			--tls-ca FILE; --ignore-errors; -q, --quiet; --image TEXT; --name TEXT; -l, --latest; --last N`,
			Wraps: &cli.Wrap{Skip: 1, Remote: true}},
		{Name: "attach", Effect: cli.Interactive, Does: "attaches to a container", OpenOptions: true,
			Options: "-i, --stdin; -t, --tty"},
		{Name: "port-forward", Effect: cli.Connects, Does: "opens a connection", OpenOptions: true},
		{Name: "pull", Effect: cli.Keeps, Does: "downloads an image", OpenOptions: true,
			Options: "-a, --annotation PAIR"},
		{Name: "run runp create start stop stopp rm rmp rmi checkpoint update update-runtime-config config",
			Effect: cli.Changes, Does: "changes containers", OpenOptions: true,
			Options: "-a, --all; -f, --force; -t, --timeout N; -q, --prune"},
		{Name: "completion help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}
