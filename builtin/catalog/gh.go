package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/graphql"
)

// This file owns the GitHub CLI as a whole, its api and what is about the user's
// own machine; gh_objects.go holds the subcommands about repositories, issues,
// pull requests and the like.

// gh is GitHub CLI 2.83. An alias or extension of the user's is a subcommand
// that is not known here.
var gh = cli.Program{
	Name:    "gh",
	Env:     "GH_* -GH_REPO -GH_HOST",
	Options: "--version; -h, --help; -R, --repo REPO",
	Effect:  cli.Pure,
	Probes:  []string{"gh pr status", "gh run list", "gh issue list", "gh repo view"},
	More: []*cli.Command{
		&ghAPI, &ghAuth, &ghStatus, &ghSearch, &ghBrowse, &ghCompletion, &ghAlias, &ghConfig, &ghExtension,
		&ghAgentTask, &ghCopilot, &ghPreview,
		&ghAttestation, &ghOrg, &ghKey, &ghLicenses,
		// gh_objects.go.
		&ghPr, &ghIssue, &ghRepo, &ghRun, &ghWorkflow, &ghCache, &ghRelease, &ghGist, &ghLabel, &ghSecret,
		&ghVariable, &ghRuleset,
		&ghProject, &ghCodespace,
	},
}

// ghFormat is how gh shows what it lists.
const ghFormat = `
	--json FIELDS; -q, --jq EXPRESSION; -t, --template TEMPLATE; -w, --web; -L, --limit N
`

var ghAPI = cli.Command{Name: "api", Output: cli.Fetches, Inspect: inspectGhAPI,
	Options: `
	--cache DURATION; -F, --field FIELD; -H, --header HEADER; --hostname HOST; -i, --include
	--input FILE; -q, --jq EXPRESSION; -X, --method METHOD; --paginate; -p, --preview NAMES
	-f, --raw-field FIELD; --silent; --slurp; -t, --template TEMPLATE; --verbose
`,
	Rules: []cli.Rule{{Option: "--input", Effect: cli.ReadsFrom}}}

// inspectGhAPI judges a request by its method; one to graphql by its query.
func inspectGhAPI(inv *cli.Invocation, r *cli.Report) {
	fields := append(inv.All("--raw-field"), inv.All("--field")...)
	for _, f := range inv.All("--field") {
		if _, file, ok := strings.Cut(f.Text, "=@"); ok && file != "-" {
			r.Path(cli.ReadsFrom, cli.Lit(file), "")
		}
	}
	for _, h := range inv.All("--header") {
		if m, ok := overrides(h); ok && !readMethod(m.Text) {
			r.Add(cli.Changes, "sends a "+m.Text+" request to the remote")
		}
	}
	method, given := inv.Last("--method")
	_, input := inv.Last("--input")
	switch {
	case len(inv.Operands) == 0:
		r.Unknown("the address of gh api is not given")
	case inv.Operands[0].Text == "graphql" && !readMethod(method.Text):
		judgeGraphQL(fields, input, r)
	case given && !method.Static:
		r.Unknown("the method " + method.Text + " is not known statically")
	case given && readMethod(method.Text), !given && len(fields) == 0 && !input:
		r.Add(cli.Reads, "")
	default:
		r.Add(cli.Changes, "sends a "+or(method.Text, "POST")+" request to the remote")
	}
}

// judgeGraphQL judges the field "query" of a request.
func judgeGraphQL(fields []cli.Word, input bool, r *cli.Report) {
	found := false
	for _, f := range fields {
		query, ok := strings.CutPrefix(f.Text, "query=")
		if !ok {
			continue
		}
		found = true
		if strings.HasPrefix(query, "@") {
			r.Unknown("the query is read from " + query[1:])
			continue
		}
		r.Embed(f.Cut(len("query=")), graphql.Judge, "the query")
	}
	if !found || input {
		r.Unknown("the query of gh api graphql is not in the call")
	}
}

// readMethod reports whether an HTTP method asks for nothing to change.
func readMethod(method string) bool {
	switch strings.ToUpper(method) {
	case "GET", "HEAD", "OPTIONS", "TRACE", "PROPFIND":
		return true
	}
	return false
}

func or(s, otherwise string) string {
	if s == "" {
		return otherwise
	}
	return s
}

var ghAuth = cli.Command{Name: "auth", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "status", Effect: cli.Reads, Options: `
		-a, --active; -h, --hostname HOST; -t, --show-token; --json FIELDS; -q, --jq EXPRESSION
		--template TEMPLATE`,
		Rules: []cli.Rule{{Option: "--show-token", Effect: cli.ReadsSecrets}}},
	{Name: "token", Effect: cli.ReadsSecrets, Options: "-h, --hostname HOST; -u, --user NAME"},
	{Name: "login", Effect: cli.Changes, Does: "stores credentials", Options: `
		-c, --clipboard; -p, --git-protocol NAME; -h, --hostname HOST; --insecure-storage
		-s, --scopes SCOPES; --skip-ssh-key; -w, --web; --with-token`},
	{Name: "refresh logout switch", Effect: cli.Changes, Does: "changes stored credentials", Options: `
		-c, --clipboard; -h, --hostname HOST; --insecure-storage; -r, --remove-scopes SCOPES; --reset-scopes
		-s, --scopes SCOPES; -u, --user NAME`},
	{Name: "setup-git", Effect: cli.Changes, Does: "changes git's global configuration",
		Options: "-f, --force; -h, --hostname HOST"},
	{Name: "git-credential", Effect: cli.ReadsSecrets},
}}

var ghStatus = cli.Command{Name: "status", Effect: cli.Reads, Options: "-e, --exclude REPOS; -o, --org NAME"}

const ghSearchOptions = ghFormat + `
	--order WAY; --sort BY; --app NAME; --archived[=BOOL]; --assignee NAME; --author NAME; --closed DATE
	--commenter NAME; --comments N; --created DATE; --include-prs; --interactions N; --involves NAME
	--label LABEL; --language NAME; --locked[=BOOL]; --match FIELDS; --mentions NAME; --milestone TITLE
	--no-assignee; --no-label; --no-milestone; --no-project; --owner NAME; --project NUMBER
	--reactions N; --state STATE; --team-mentions NAME; --updated DATE; --visibility KIND; --base NAME
	--checks STATUS; --draft[=BOOL]; --head NAME; --merged[=BOOL]; --merged-at DATE; --review STATUS
	--review-requested NAME; --reviewed-by NAME; -B; -H; --author-date DATE; --author-email MAIL
	--author-name NAME; --committer NAME; --committer-date DATE; --committer-email MAIL
	--committer-name NAME; --hash HASH; --merge; --parent HASH; --tree HASH; --extension NAME
	--filename NAME; --size N; --followers N; --forks N; --good-first-issues N; --help-wanted-issues N
	--include-forks MODE; --license NAMES; --number-topics N; --stars N; --topic NAMES
`

var ghSearch = cli.Command{Name: "search", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "code commits issues prs repos", Effect: cli.Reads, Options: ghSearchOptions},
}}

var ghBrowse = cli.Command{Name: "browse", Effect: cli.Reads, Options: `
	-a, --actions; --blame; -b, --branch NAME; -c, --commit[=SHA]; -n, --no-browser; -p, --projects
	-r, --releases; -s, --settings; -w, --wiki
`}

var ghCompletion = cli.Command{Name: "completion help actions environment exit-codes formatting mintty " +
	"reference accessibility", Effect: cli.Pure, Options: "-s, --shell NAME"}

var ghAlias = cli.Command{Name: "alias", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads},
	{Name: "set import", Effect: cli.Changes, Does: "changes what gh's subcommands run",
		Options: "--clobber; -s, --shell"},
	{Name: "delete", Effect: cli.Changes, Does: "deletes aliases of gh", Options: "--all"},
}}

var ghConfig = cli.Command{Name: "config", Effect: cli.Pure, Options: "--host HOST", Commands: []cli.Command{
	{Name: "get", Effect: cli.Reads},
	{Name: "list ls", Effect: cli.Reads},
	{Name: "clear-cache", Effect: cli.Works, Does: "clears gh's cache"},
	{Name: "set", Effect: cli.Changes, Does: "changes gh's configuration"},
}}

var ghExtension = cli.Command{Name: "extension extensions ext", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads},
	{Name: "search", Effect: cli.Reads,
		Options: ghFormat + "--license NAMES; --order WAY; --owner NAMES; --sort BY"},
	{Name: "browse", Effect: cli.Interactive, Does: "opens a screen to choose extensions",
		Options: "--debug; -s, --single-column"},
	{Name: "exec", Effect: cli.Runs, Does: "runs an extension"},
	{Name: "create", Effect: cli.Works, Does: "makes a directory for an extension",
		Options: "--precompiled NAME"},
	{Name: "install upgrade", Effect: cli.Changes, Does: "installs programs that gh runs",
		Options: "--force; --pin VERSION; --all; --dry-run",
		Rules:   []cli.Rule{{Option: "--dry-run", Lowers: true, Effect: cli.Reads}}},
	{Name: "remove", Effect: cli.Changes, Does: "removes an extension"},
}}

var ghAgentTask = cli.Command{Name: "agent-task agent agents agent-tasks", Effect: cli.Pure,
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads, Options: ghFormat},
		{Name: "view", Effect: cli.Reads, Options: "--follow; --log" + "\n" + ghFormat},
		{Name: "create", Effect: cli.Changes, Does: "starts another agent",
			Options: "-b, --base NAME; --follow; -F, --from-file FILE; -a, --custom-agent NAME",
			Rules:   []cli.Rule{{Option: "--from-file", Effect: cli.ReadsFrom}}},
	}}

var ghCopilot = cli.Command{Name: "copilot", Effect: cli.Changes, Does: "starts another agent",
	Style: cli.NoOptions}

var ghPreview = cli.Command{Name: "preview", Effect: cli.Interactive, Does: "asks on the terminal"}

var ghAttestation = cli.Command{Name: "attestation at", Effect: cli.Pure,
	Options: `
	-b, --bundle FILE; --bundle-from-oci; --cert-identity NAME; -i, --cert-identity-regex REGEX
	--cert-oidc-issuer URL; --custom-trusted-root FILE; --deny-self-hosted-runners; -d, --digest-alg NAME
	--format FORMAT; --hostname HOST; -q, --jq EXPRESSION; -L, --limit N; --no-public-good
	-o, --owner NAME; --predicate-type URI; --signer-digest DIGEST; --signer-repo REPO
	--signer-workflow NAME; --source-digest DIGEST; --source-ref REF; -t, --template TEMPLATE
	--tuf-root FILE; --tuf-url URL; --verify-only
`,
	Commands: []cli.Command{
		{Name: "verify trusted-root", Effect: cli.Reads},
		{Name: "download", Effect: cli.Works, Does: "downloads attestations to a file"},
	}}

var ghOrg = cli.Command{Name: "org", Effect: cli.Pure,
	Commands: []cli.Command{{Name: "list ls", Effect: cli.Reads, Options: ghFormat}}}

var ghKey = cli.Command{Name: "ssh-key gpg-key", Effect: cli.Pure, Commands: []cli.Command{
	{Name: "list ls", Effect: cli.Reads, Options: ghFormat},
	{Name: "add", Effect: cli.Changes, Does: "adds a key to the account",
		Options: "-t, --title TEXT; --type KIND"},
	{Name: "delete", Effect: cli.Changes, Does: "deletes a key of the account", Options: "-y, --yes"},
}}

var ghLicenses = cli.Command{Name: "licenses version", Effect: cli.Pure}
