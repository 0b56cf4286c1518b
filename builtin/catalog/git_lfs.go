package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// gitLFS is git-lfs 3.7.
var gitLFS = cli.Command{Name: "lfs", Effect: cli.Pure, Options: "-h, --help", Commands: []cli.Command{
	{Name: "env", Effect: cli.Reads},
	{Name: "version help", Effect: cli.Pure},
	{Name: "status", Effect: cli.Reads, Options: "-p, --porcelain; -j, --json"},
	{Name: "ls-files", Effect: cli.Reads, Options: `
		-l, --long; -s, --size; -d, --debug; -a, --all; --deleted; -I, --include PATHS; -X, --exclude PATHS
		-n, --name-only; -j, --json`},
	{Name: "locks", Effect: cli.Reads, Options: `
		-r, --remote NAME; -i, --id ID; -p, --path PATH; -l, --limit N; --local; --cached; --verify; --json
		--ref REF`},
	{Name: "ext", Effect: cli.Reads},
	{Name: "pointer", Effect: cli.Reads, Options: `
		--file FILE; --pointer FILE; --stdin; --check; --strict; --no-strict; --no-extensions`},
	{Name: "logs", Effect: cli.Reads, Options: "-h, --help", Commands: []cli.Command{
		{Name: "last show boomtown", Effect: cli.Reads},
		{Name: "clear", Effect: cli.Changes, Does: "deletes the logs of git-lfs"},
	}},
	{Name: "fsck", Effect: cli.Works, Does: "moves corrupt files away",
		Options: "-d, --dry-run; --objects; --pointers",
		Rules:   []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	{Name: "track", Effect: cli.Reads, Options: `
		-v, --verbose; -d, --dry-run; --filename; -l, --lockable; --not-lockable; --json; --no-excluded
		--no-modify-attrs`,
		Rules: []cli.Rule{
			{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
			{MinOperands: 1, Effect: cli.Works, Does: "edits .gitattributes"},
		}},
	{Name: "untrack", Effect: cli.Works, Does: "edits .gitattributes"},
	{Name: "fetch pull checkout clone dedup", Effect: cli.Works, Does: "brings files of git-lfs", Options: `
		-I, --include PATHS; -X, --exclude PATHS; -r, --recent; -a, --all; -p, --prune; --refetch
		-d, --dry-run; -j, --json; --base; --ours; --theirs; --to FILE; -t, --test`,
		Rules: []cli.Rule{
			{Option: "--dry-run --test", Lowers: true, Effect: cli.Reads},
			{Option: "--to", Effect: cli.WritesTo},
		}},
	{Name: "push", Effect: cli.Changes, Does: "uploads files to a remote repository",
		Options: "-d, --dry-run; -a, --all; --object-id; --stdin",
		Rules:   []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	{Name: "lock unlock", Effect: cli.Changes, Does: "locks files on the remote",
		Options: "-r, --remote NAME; -f, --force; -i, --id ID; -j, --json; --ref REF"},
	{Name: "prune", Effect: cli.Changes, Does: "deletes local copies of files", Options: `
		-d, --dry-run; -f, --force; --recent; -c, --verify-remote; --no-verify-remote; --verify-unreachable
		--no-verify-unreachable; --when-unverified MODE; -v, --verbose`,
		Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	{Name: "migrate", Effect: cli.Pure, Options: `
		-h, --help; -I, --include PATHS; -X, --exclude PATHS; --include-ref REF; --exclude-ref REF
		--skip-fetch; --everything; --yes; --above SIZE; --top N; --unit UNIT; --pointers MODE; --fixup
		--verbose; --object-map FILE; --no-rewrite; -m, --message TEXT; --remote NAME`,
		Commands: []cli.Command{
			{Name: "info", Effect: cli.Reads},
			{Name: "import export", Effect: cli.Changes, Does: "rewrites the history of branches",
				Rules: []cli.Rule{{Option: "--object-map", Effect: cli.WritesTo}}},
		}},
	{Name: "install uninstall update", Effect: cli.Changes, Does: "changes git's configuration and hooks",
		Options: `
		-f, --force; -l, --local; -w, --worktree; --system; --file FILE; --skip-smudge; --skip-repo
		--manual; -m`},
	{Name: "smudge clean filter-process pre-push post-checkout post-commit post-merge merge-driver",
		Effect: cli.Connects, Does: "speaks git-lfs's protocol",
		Options: `
			-s, --skip; --ancestor FILE; --current FILE; --marker-size N; --other FILE; --output >FILE
			--program COMMAND`,
		Rules: []cli.Rule{{Option: "--program", Effect: cli.Executes}}},
}}
