package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns git's subcommands that speak to other repositories: remotes,
// submodules, mail, Subversion and Perforce.

// gitTransport adds the command that an address of git's "ext" transport runs.
func gitTransport(r *cli.Report, url cli.Word) {
	if strings.HasPrefix(url.Text, "ext::") {
		command := url.Cut(len("ext::"))
		r.Run(cli.Inner{Shell: &command, Via: "git's ext transport"})
	}
}

// inspectGitTransport looks at every operand that may be an address.
func inspectGitTransport(inv *cli.Invocation, r *cli.Report) {
	for i, w := range inv.Operands {
		gitTransport(r, w)
		// A remote's branches put over one's own, with their logs.
		if _, to, ok := strings.Cut(w.Text, ":"); i > 0 && ok && strings.HasPrefix(to, "refs/heads/") &&
			(strings.HasPrefix(w.Text, "+") || inv.Has("--force") || inv.Has("--prune")) {
			r.Add(cli.Changes, "replaces or deletes branches")
		}
	}
}

var gitRemote = cli.Command{Name: "remote", Effect: cli.Reads, Options: "-v, --[no-]verbose" + gitHelpOption,
	Commands: []cli.Command{
		{Name: "show", Effect: cli.Reads, Options: "-n"},
		{Name: "get-url", Effect: cli.Reads, Options: "--[no-]push; --[no-]all"},
		{Name: "add", Effect: cli.Works, Does: "adds a remote", Inspect: inspectGitTransport,
			Options: `
			-f, --[no-]fetch; --[no-]tags; -t, --[no-]track NAME; -m, --[no-]master NAME; --[no-]mirror[=KIND]`},
		{Name: "rename", Effect: cli.Works, Does: "renames a remote", Options: "--[no-]progress"},
		{Name: "set-url", Effect: cli.Works, Does: "changes a remote's address", Inspect: inspectGitTransport,
			Options: "--[no-]push; --[no-]add; --[no-]delete"},
		{Name: "set-head set-branches", Effect: cli.Works, Does: "changes a remote's settings",
			Options: "-a, --[no-]auto; -d, --[no-]delete; --[no-]add"},
		{Name: "prune", Effect: cli.Works, Does: "removes stale remote-tracking branches",
			Options: "-n, --[no-]dry-run",
			Rules:   []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "update", Effect: cli.Works, Does: "fetches", Options: "-p, --[no-]prune"},
		{Name: "remove rm", Effect: cli.Changes, Does: "removes a remote with its branches and settings"},
	}}

var gitFetch = cli.Command{Name: "fetch", Effect: cli.Works, Does: "fetches", Inspect: inspectGitTransport,
	Options: gitFetchOptions + `
	--[no-]atomic; -m, --[no-]multiple; -n; --[no-]prefetch; -P, --[no-]prune-tags
	--[no-]write-fetch-head; -u, --[no-]update-head-ok; --[no-]refetch; --[no-]negotiate-only
	--[no-]filter SPEC; --[no-]auto-maintenance; --[no-]auto-gc; --[no-]write-commit-graph; --[no-]stdin
	--[no-]porcelain; --submodule-prefix PATH; --recurse-submodules-default MODE
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--dry-run --negotiate-only", Lowers: true, Effect: cli.Reads},
		{Option: "--upload-pack", Effect: cli.Executes},
	}}

var gitPull = cli.Command{Name: "pull", Effect: cli.Works, Does: "fetches and merges",
	Inspect: inspectGitTransport,
	Options: gitFetchOptions + gitMergeOptions + "-r, --[no-]rebase[=MODE]" + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
		{Option: "--upload-pack", Effect: cli.Executes},
	}}

var gitPush = cli.Command{Name: "push", Effect: cli.Changes, Does: "pushes to a remote repository",
	Inspect: inspectGitTransport,
	Options: `
	-v, --[no-]verbose; -q, --[no-]quiet; --[no-]repo REPO; --[no-]all; --[no-]branches; --[no-]mirror
	-d, --[no-]delete; --[no-]tags; -n, --[no-]dry-run; --[no-]porcelain; -f, --[no-]force
	--[no-]force-with-lease[=SPEC]; --[no-]force-if-includes; --[no-]recurse-submodules MODE; --[no-]thin
	--[no-]receive-pack PROGRAM; --[no-]exec PROGRAM; -u, --[no-]set-upstream; --[no-]progress
	--[no-]prune; --[no-]verify; --[no-]follow-tags; --[no-]signed[=MODE]; --[no-]atomic
	-o, --[no-]push-option TEXT; -4, --ipv4; -6, --ipv6
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
		{Option: "--receive-pack --exec", Effect: cli.Executes},
	}}

var gitLsRemote = cli.Command{Name: "ls-remote", Effect: cli.Reads, Inspect: inspectGitTransport,
	Options: `
	-q, --[no-]quiet; --[no-]upload-pack PROGRAM; --[no-]exec PROGRAM; -t, --[no-]tags
	-b, --[no-]branches; -h, --[no-]heads; --[no-]refs; --[no-]get-url; --[no-]sort KEY; --exit-code
	--symref; -o, --[no-]server-option TEXT; --help
`,
	Rules: []cli.Rule{{Option: "--upload-pack --exec", Effect: cli.Executes}}}

var gitSubmodule = cli.Command{Name: "submodule", Effect: cli.Reads,
	Options: "-q, --quiet; --cached" + gitHelpOption, Commands: []cli.Command{
		{Name: "status", Effect: cli.Reads, Options: "--recursive"},
		{Name: "summary", Effect: cli.Reads, Options: "--files; -n, --summary-limit N; --for-status"},
		{Name: "add", Effect: cli.Works, Does: "adds a submodule", Inspect: inspectGitTransport, Options: `
		-b, --branch NAME; -f, --force; --name NAME; --reference REPO; --ref-format NAME; --depth N; --progress`},
		{Name: "init", Effect: cli.Works, Does: "registers submodules"},
		{Name: "update", Effect: cli.Works, Does: "checks submodules out", Options: `
		--init; --filter SPEC; --remote; -N, --no-fetch; --recommend-shallow; --no-recommend-shallow
		-f, --force; --checkout; --rebase; --merge; --reference REPO; --ref-format NAME; --depth N
		--recursive; -j, --jobs N; --single-branch; --no-single-branch; --progress; --require-init
		--dissociate`,
			Rules: []cli.Rule{{Option: "--force", Effect: cli.Changes,
				Does: "--force throws away changes in submodules"}}},
		{Name: "set-branch set-url sync absorbgitdirs", Effect: cli.Works,
			Does: "changes the settings of submodules", Inspect: inspectGitTransport,
			Options: "-b, --branch NAME; -d, --default; --recursive"},
		{Name: "deinit", Effect: cli.Works, Does: "empties clean submodules", Options: "-f, --force; --all",
			Rules: []cli.Rule{{Option: "--force", Effect: cli.Changes,
				Does: "--force throws away changes in submodules"}}},
		{Name: "foreach", StopAtOperand: true, Options: "--recursive",
			Wraps: &cli.Wrap{Shell: true, Via: "git submodule foreach"}},
	}}

var gitSubtree = cli.Command{Name: "subtree", Effect: cli.Pure,
	Options: `
	-h, --help; -q, --quiet; -d, --debug; -P, --prefix DIR; -m, --message TEXT; --squash; --no-squash
	--annotate TEXT; -b, --branch NAME; --ignore-joins; --onto REV; --rejoin; --no-rejoin
	-S, --gpg-sign[=KEY]; --no-gpg-sign
`,
	Commands: []cli.Command{
		{Name: "add merge split pull", Effect: cli.Works, Does: "merges or splits a subtree",
			Inspect: inspectGitTransport},
		{Name: "push", Effect: cli.Changes, Does: "pushes to a remote repository"},
	}}

var gitCredential = cli.Command{Name: "credential", Effect: cli.Pure, Options: "-h, --help",
	Commands: []cli.Command{
		{Name: "fill", Effect: cli.ReadsSecrets},
		{Name: "capability", Effect: cli.Reads},
		{Name: "approve", Effect: cli.Changes, Does: "stores credentials"},
		{Name: "reject", Effect: cli.Changes, Does: "deletes stored credentials"},
	}}

var gitCredentialStore = cli.Command{Name: "credential-store credential-cache", Effect: cli.Pure,
	Options: "--file FILE; --timeout SECONDS; --socket FILE" + gitHelpOption,
	Commands: []cli.Command{
		{Name: "get", Effect: cli.ReadsSecrets},
		{Name: "store", Effect: cli.Changes, Does: "stores credentials"},
		{Name: "erase exit", Effect: cli.Changes, Does: "deletes stored credentials"},
	}}

var gitSendEmail = cli.Command{Name: "send-email", Effect: cli.Changes, Does: "sends mail",
	Options: `
	--from ADDRESS; --to ADDRESS; --cc ADDRESS; --bcc ADDRESS; --subject TEXT; --reply-to ADDRESS
	--in-reply-to ID; --[no-]xmailer; --[no-]annotate; --compose; --compose-encoding NAME
	--8bit-encoding NAME; --transfer-encoding NAME; --no-to; --no-cc; --no-bcc; --[no-]mailmap
	--[no-]outlook-id-fix; --envelope-sender ADDRESS; --sendmail-cmd COMMAND; --smtp-server HOST
	--smtp-server-option TEXT; --smtp-server-port PORT; --smtp-user NAME; --smtp-pass[=PASSWORD]
	--smtp-encryption KIND; --smtp-ssl; --smtp-ssl-cert-path PATH; --smtp-domain NAME; --smtp-auth LIST
	--no-smtp-auth; --smtp-debug N; --batch-size N; --relogin-delay N; --imap-sent-folder NAME
	--use-imap-only; --identity NAME; --no-identity; --to-cmd COMMAND; --cc-cmd COMMAND
	--header-cmd COMMAND; --no-header-cmd; --suppress-cc KIND; --[no-]cc-cover; --[no-]to-cover
	--[no-]signed-off-by-cc; --[no-]suppress-from; --[no-]thread; --[no-]chain-reply-to; --confirm MODE
	--quiet; --dry-run; --[no-]format-patch; --force; --[no-]validate; --dump-aliases
	--translate-aliases; -v N; -0123456789; --subject-prefix TEXT; --cover-letter; --max-count N
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--dry-run --dump-aliases", Lowers: true, Effect: cli.Reads},
		{Option: "--sendmail-cmd --to-cmd --cc-cmd --header-cmd", Effect: cli.Executes},
	}}

var gitImapSend = cli.Command{Name: "imap-send", Effect: cli.Changes, Does: "sends mail to a folder",
	Options: "-v, --[no-]verbose; -q, --[no-]quiet; --[no-]curl; -f, --folder NAME; --list" + gitHelpOption,
	Rules:   []cli.Rule{{Option: "--list", Lowers: true, Effect: cli.Reads}}}

var gitSvn = cli.Command{Name: "svn", Effect: cli.Pure,
	Options: `
	-h, --help; -V, --version; -q, --quiet; -r, --revision REV; -A, --authors-file FILE
	--authors-prog PROGRAM; -n, --dry-run; -l, --local; --username NAME; --fetch-all, --all; --no-rebase
	--limit N; --oneline; --show-commit; -v, --verbose; --incremental; -s, --stdlayout; -T, --trunk PATH
	-t, --tags PATH; -b, --branches PATH; --prefix TEXT; -m, --message TEXT; -e, --edit; --no-metadata
	--preserve-empty-dirs; --log-window-size N; --parent; --config-dir DIR; -i, --id ID
	-R, --svn-remote NAME; --follow-parent; --use-log-author; --rmdir
`,
	Commands: []cli.Command{
		{Name: "init clone fetch rebase mkdirs gc create-ignore reset migrate multi-init multi-fetch",
			Effect: cli.Works, Does: "fetches from Subversion",
			Rules: []cli.Rule{{Option: "--authors-prog", Effect: cli.Executes}}},
		{Name: "log info find-rev blame show-ignore show-externals propget proplist", Effect: cli.Reads},
		{Name: "dcommit", Effect: cli.Changes, Does: "commits to Subversion",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
		{Name: "set-tree commit-diff propset branch tag", Effect: cli.Changes, Does: "commits to Subversion",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	}}

var gitP4 = cli.Command{Name: "p4", Effect: cli.Pure,
	Options: `
	-h, --help; -v, --verbose; --git-dir DIR; --branch REF; --detect-branches; --changesfile FILE
	--silent; --detect-labels; --import-labels; --import-local; --max-changes N; --changes-block-size N
	--keep-path; --use-client-spec; --origin COMMIT; -M; --preserve-user; --export-labels; -n, --dry-run
	--prepare-p4-only; --shelve; --update-shelve N; --commit REV; --disable-rebase; --disable-p4sync
	--destination >DIR/; --bare
`,
	Commands: []cli.Command{
		{Name: "clone sync rebase unshelve", Effect: cli.Works, Does: "fetches from Perforce"},
		{Name: "branches", Effect: cli.Reads},
		{Name: "submit commit", Effect: cli.Changes, Does: "submits to Perforce",
			Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	}}

var gitServe = cli.Command{Name: "daemon instaweb", Effect: cli.Changes,
	Does: "serves repositories to the network",
	Options: `
	--verbose; --syslog; --export-all; --timeout N; --init-timeout N; --max-connections N; --strict-paths
	--base-path DIR; --base-path-relaxed; --user-path[=DIR]; --interpolated-path TEMPLATE; --reuseaddr
	--detach; --pid-file FILE; --enable SERVICE; --disable SERVICE; --allow-override SERVICE
	--forbid-override SERVICE; --access-hook PATH; --[no-]informative-errors; --inetd; --listen ADDRESS
	--port PORT; --user NAME; --group NAME; --log-destination KIND; -l, --local; -d, --httpd COMMAND
	-m, --module-path PATH; -p PORT; -b, --browser NAME; --start; --stop; --restart
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--pid-file", Effect: cli.WritesTo},
		{Option: "--access-hook --httpd", Effect: cli.Executes},
	}}

// The far ends of fetch and push speak a protocol on standard input.
var gitReceive = cli.Command{Name: "upload-pack receive-pack upload-archive http-backend shell remote-ext " +
	"remote-fd remote-http remote-https",
	Effect: cli.Connects, Does: "speaks git's protocol", Options: "-h, --help"}

var gitSendPack = cli.Command{Name: "send-pack http-push", Effect: cli.Changes,
	Does: "pushes to a remote repository", Inspect: inspectGitTransport,
	Options: `
	-v, --[no-]verbose; -q, --[no-]quiet; --receive-pack PROGRAM; --exec PROGRAM; --remote NAME
	--[no-]all; -n, --[no-]dry-run; --[no-]mirror; -f, --[no-]force; --[no-]signed[=MODE]
	--[no-]push-option TEXT; --[no-]progress; --[no-]thin; --[no-]atomic; --[no-]stateless-rpc
	--[no-]stdin; --[no-]helper-status; --[no-]force-with-lease[=SPEC]; -d; -D
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
		{Option: "--receive-pack --exec", Effect: cli.Executes},
	}}

var gitFetchPack = cli.Command{Name: "fetch-pack http-fetch quiltimport", Effect: cli.Works,
	Does: "fetches objects", Inspect: inspectGitTransport,
	Options: `
	--all; -q, --quiet; -k, --keep; --thin; --include-tag; --upload-pack PROGRAM; --exec PROGRAM
	--depth N; --shallow-since DATE; --shallow-exclude REF; --deepen-relative; --refetch; --no-progress
	--check-self-contained-and-connected; -v; --stdin; --stateless-rpc; -c; -a; -w NAME; --recover
	-n, --dry-run; --author AUTHOR; --patches DIR; --series FILE; --keep-non-patch
` + gitHelpOption,
	Rules: []cli.Rule{{Option: "--upload-pack --exec", Effect: cli.Executes}}}
