package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns Jujutsu's jj 0.33. Its operations can be undone, so that only
// what reaches a remote, or forgets for good, is lost (CLASSES rule 8).

const jjRevisions = `
	-r, --revision, --revisions REVSET
	-f, --from REVSET
	-t, --to REVSET
	-T, --template TEMPLATE
	-n, --limit N
	-p, --patch
	-s, --summary
	    --stat
	    --types
	    --name-only
	    --git
	    --color-words
	    --context N
	-w, --ignore-all-space
	-b, --ignore-space-change
	-G, --no-graph
	    --reversed
	    --count
`

const jjWork = `
	-m, --message TEXT; -r, --revision, --revisions REVSET; --from REVSET; --to, --into, -t REVSET
	-d, --destination, --onto, -o REVSET; -s, --source REVSET; -b, --branch REVSET
	-A, --insert-after, --after REVSET; -B, --insert-before, --before REVSET; --no-edit
	-u, --use-destination-message; -k, --keep-emptied; --skip-emptied; --keep-divergent; --stdin
	--reset-author; --author TEXT; -p, --parallel; --ignore-working-copy; --retain-bookmarks
	--restore-descendants; -c, --changes-in REVSET; -e; --name NAME; --allow-backwards; --offset N
	--sparse-patterns MODE; --colocate; --no-colocate; --git-repo PATH; --remote NAME; --depth N; --clear
	--add PATTERN; --remove PATTERN; --reset; -x
`

var jj = cli.Program{
	Name: "jj",
	Options: `
		-R, --repository DIR
		    --ignore-working-copy
		    --ignore-immutable
		    --at-operation, --at-op OPERATION
		    --debug
		    --color WHEN
		    --quiet
		    --no-pager
		    --config PAIR
		    --config-file FILE
		-h, --help
		-V, --version
	`,
	Effect: cli.Reads,
	Probes: []string{"jj status", "jj log"},
	Rules: []cli.Rule{
		{Option: "--config --config-file", Effect: cli.Unstated, Does: "a configuration may name programs"},
	},
	Commands: []cli.Command{
		{
			Name: "log status st diff show evolog obslog interdiff version root", Effect: cli.Reads,
			Options: jjRevisions + `--tool NAME`,
			Rules:   []cli.Rule{{Option: "--tool", Effect: cli.Runs, Does: "--tool names a program"}},
		},
		{Name: "operation op", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "log show diff", Effect: cli.Reads, Options: jjRevisions + `-d, --op-diff; --operation OPERATION`},
			{Name: "undo restore revert", Effect: cli.Changes, Does: "undoes work", Options: `--what KIND`},
			{Name: "abandon", Effect: cli.Changes, Does: "forgets how work can be undone"},
		}},
		{Name: "file", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list show annotate search", Effect: cli.Reads, Options: jjRevisions + `--pattern TEXT`},
			{Name: "track untrack chmod", Effect: cli.Works, Does: "changes what is tracked", Options: jjWork},
		}},
		{Name: "bookmark b branch", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list l", Effect: cli.Reads, Options: jjRevisions + `
				-a, --all-remotes; --remote NAME; --tracked; -c, --conflicted; --sort LIST`},
			{Name: "create c set s move m rename r track untrack", Effect: cli.Works, Does: "changes bookmarks",
				Options: jjWork},
			{Name: "delete d forget f", Effect: cli.Changes, Does: "deletes bookmarks", Options: `--include-remotes`},
		}},
		{Name: "tag", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list l", Effect: cli.Reads, Options: jjRevisions + `--sort LIST`},
			{Name: "set", Effect: cli.Works, Does: "sets tags", Options: jjWork + `--allow-move`},
			{Name: "delete", Effect: cli.Changes, Does: "deletes tags"},
		}},
		{Name: "workspace", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list root", Effect: cli.Reads, Options: jjRevisions},
			{
				Name: "add", Effect: cli.Works, Does: "makes a working copy", Options: jjWork,
				Operands: cli.Operands{Each: cli.WritesInto},
			},
			{Name: "update-stale rename", Effect: cli.Works, Does: "updates a working copy"},
			{Name: "forget", Effect: cli.Changes, Does: "forgets a working copy"},
		}},
		{
			Name: "new commit ci describe desc squash rebase split edit duplicate absorb fix metaedit parallelize " +
				"simplify-parents next prev backout revert unsquash sparse resolve diffedit sign unsign",
			Effect: cli.Works, Does: "changes local commits", Options: jjWork + `
				-i, --interactive; --tool NAME; --editor; -l, --list; --edit`,
			Rules: []cli.Rule{
				{Option: "--interactive", Effect: cli.Interactive, Does: "opens an editor"},
				{Option: "--tool", Effect: cli.Runs, Does: "--tool names a program"},
			},
		},
		{
			Name: "abandon restore undo redo", Effect: cli.Changes, Does: "drops or undoes work", Options: jjWork,
		},
		{Name: "git", Effect: cli.Pure, Commands: []cli.Command{
			{
				Name: "fetch import export init", Effect: cli.Works, Does: "fetches or imports commits",
				Options: jjWork + `--tracked; --all-remotes`,
			},
			{
				Name: "clone", Effect: cli.Works, Does: "clones a repository", Options: jjWork,
				Operands: cli.Operands{Each: cli.Pure, Last: cli.WritesInto},
			},
			{
				Name: "push", Effect: cli.Changes, Does: "pushes to a remote",
				Options: `
					--remote NAME; -b, --bookmark NAME; --all; --tracked; --deleted; -N, --allow-new
					--allow-empty-description; --allow-private; -r, --revisions REVSET; -c, --change REVSET
					--named PAIR; --dry-run; -o, --option TEXT`,
				Rules: []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}},
			},
			{Name: "remote", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "list", Effect: cli.Reads},
				{Name: "add rename set-url", Effect: cli.Works, Does: "changes remotes"},
				{Name: "remove", Effect: cli.Changes, Does: "removes a remote"},
			}},
			{Name: "root colocation", Effect: cli.Reads},
		}},
		{Name: "config", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list l get g path p", Effect: cli.Reads, Options: `
				--user; --repo; --workspace; --include-defaults; --include-overridden; -T, --template TEXT`},
			{Name: "set s unset u", Effect: cli.Changes, Does: "changes settings, which may name programs", Options: `
				--user; --repo; --workspace`},
			{Name: "edit e", Effect: cli.Interactive, Does: "opens an editor", Options: `--user; --repo; --workspace`},
		}},
		{Name: "util", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "completion config-schema markdown-help", Effect: cli.Pure},
			{Name: "gc", Effect: cli.Changes, Does: "deletes what nothing refers to", Options: `--expire TIME`},
			{Name: "exec", StopAtOperand: true, Wraps: &cli.Wrap{}},
		}},
		{Name: "help", Effect: cli.Pure},
	},
}
