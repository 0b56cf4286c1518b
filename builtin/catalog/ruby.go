package catalog

import (
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/code"
)

func rubyCode(text string) lang.Result { return code.Ruby(text) }

// ruby is Ruby 3.4.
var ruby = cli.Program{
	Name:          "ruby",
	Env:           "RUBY* GEM_* BUNDLE_*",
	StopAtOperand: true,
	Options: `
		-0[OCTAL]; -a; -c; -C DIR; -d, --debug; -e CODE; -E, --encoding ENCODING; --external-encoding ENCODING
		--internal-encoding ENCODING; -F PATTERN; -i[EXT]; -I DIR; -l; -n; -p; -r LIBRARY; -s; -S; -U; -v, --verbose
		-w; -W[LEVEL]; -x[DIR]; --jit; --yjit; --copyright; --enable FEATURE; --disable FEATURE; --dump TARGET
		--backtrace-limit N; --parser NAME; --version; -h, --help
	`,
	Prepare: splitOctal,
	Inspect: inspectRuby,
}

func inspectRuby(inv *cli.Invocation, r *cli.Report) {
	codes := inv.All("-e")
	for _, text := range codes {
		runsCode(r, text, rubyCode, "Ruby")
	}
	switch {
	case inv.Has("--copyright"):
		r.Add(cli.Pure, "")
	case len(codes) > 0:
		for _, w := range inv.Operands {
			if inv.Has("-i") {
				r.Path(cli.WritesTo, w, "edits files in place")
			}
		}
	case inv.Has("-c") && len(inv.Operands) > 0 && !inv.Has("-r"):
		// -c still runs BEGIN blocks.
		r.Add(cli.Runs, "checks the syntax, running BEGIN blocks")
	case len(inv.Operands) > 0 && inv.Has("-S"):
		r.Run(cli.Inner{Argv: inv.Operands, Via: "ruby -S"})
	case len(inv.Operands) > 0:
		runsFile(inv, r, inv.Operands, rubyCode, "Ruby")
	case inv.Has("-v"):
		r.Add(cli.Pure, "prints its version")
	default:
		runsInput(inv, r, rubyCode, "Ruby")
	}
}

// irb is IRB 1.15.
var irb = cli.Program{
	Name:          "irb",
	StopAtOperand: true,
	Options: `
		-f; -d; -w; -r LIBRARY; -I DIR; -U; -E ENCODING; --noecho; --echo; --simple-prompt; --nocolorize
		-v, --version; -h, --help`,
	Inspect: inspectIrb,
}

func inspectIrb(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 {
		runsFile(inv, r, inv.Operands, rubyCode, "Ruby")
		return
	}
	runsInput(inv, r, rubyCode, "Ruby")
}

// gem is RubyGems 3.7.
var gem = cli.Program{
	Name: "gem",
	Env:  "GEM_* RUBY*",
	Options: `
		-V, --verbose; -q, --quiet; --silent; --config-file ~FILE; --backtrace; --debug; --norc
		-v, --version VERSION; -h, --help
	`,
	Effect: cli.Pure,
	Probes: []string{"gem list", "gem outdated"},
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads, Options: gemQuery},
		{Name: "search query", Effect: cli.Reads, Options: gemQuery},
		{Name: "info", Effect: cli.Reads, Options: gemQuery},
		{Name: "outdated", Effect: cli.Reads, Options: "-p, --http-proxy[=URL]; --platform NAME"},
		{Name: "contents", Effect: cli.Reads, Options: `
			--all; -s, --spec-dir DIR; -l, --lib-only; --prefix; --no-prefix; --show-install-dir`},
		{Name: "dependency", Effect: cli.Reads, Options: gemQuery + "; -R, --reverse-dependencies; --pipe"},
		{Name: "environment env", Effect: cli.Reads},
		{Name: "specification spec", Effect: cli.Reads, Options: gemQuery + "; --ruby; --yaml; --marshal"},
		{Name: "which", Effect: cli.Reads, Options: "-a, --all; -g, --gems-first"},
		{Name: "stale", Effect: cli.Reads},
		{Name: "check", Effect: cli.Reads, Options: "-a, --alien; --doctor; --dry-run; --gems",
			Rules: []cli.Rule{{Option: "--doctor", Effect: cli.Changes, Does: "deletes broken installed gems"}}},
		{Name: "help", Effect: cli.Pure},
		{Name: "build", Effect: cli.Works, Does: "builds a gem",
			Options: "-C DIR; --force; --strict; -o, --output >FILE; --platform NAME"},
		{Name: "fetch", Effect: cli.Works, Does: "downloads a gem",
			Options: "--prerelease; --platform NAME; --source URL; -o, --output >DIR/"},
		{Name: "unpack", Effect: cli.Works, Does: "unpacks a gem", Options: "--target DIR; --spec",
			Rules: []cli.Rule{{Option: "--target", Effect: cli.WritesTo}}},
		{Name: "install i update uninstall cleanup pristine rdoc setup", Effect: cli.Changes,
			Does:    "changes the installed gems",
			Options: "-N; -f; -a; -x; -I; -i DIR; -n DIR; -s URL; -P POLICY; -g[FILE]; -l; -r; -b; -w; -E; -u; -d"},
		{Name: "push", Effect: cli.Changes, Does: "publishes a gem", Options: "-k NAME"},
		{Name: "yank", Effect: cli.Changes, Does: "takes back a published gem", Options: "-k NAME"},
		{Name: "owner", Effect: cli.Reads, Options: `
			-k, --key NAME; -a, --add USER; -r, --remove USER; --otp CODE; --host URL`,
			Rules: []cli.Rule{{Option: "--add --remove", Effect: cli.Changes,
				Does: "changes who owns a published gem"}}},
		{Name: "signin signout cert", Effect: cli.Changes, Does: "changes credentials"},
		{Name: "sources", Effect: cli.Reads, Options: `
			-a, --add URL; --append URL; --prepend URL; -l, --list; -r, --remove URL; -c, --clear-all
			-u, --update; -f, --force`,
			Rules: []cli.Rule{{Option: "--add --append --prepend --remove --clear-all --update", Effect: cli.Changes,
				Does: "changes where gems come from"}}},
		{Name: "exec", Effect: cli.Runs, Does: "runs a downloaded gem", StopAtOperand: true,
			Options: "--conservative; -g, --gem NAME; --prerelease"},
	},
}

const gemQuery = `
	-i, --installed; -I; --no-installed; -e, --exact; -d, --details; --no-details; --versions
	--no-versions; -a, --all; --prerelease; -l, --local; -r, --remote; -b, --both; -s, --source URL
	--platform NAME; -u, --update-sources`

// bundle is Bundler 2.7.
var bundle = cli.Program{
	Name:    "bundle",
	Also:    "bundler",
	Env:     "BUNDLE_* GEM_* RUBY* -BUNDLE_JOBS -BUNDLE_RETRY -BUNDLE_FROZEN",
	Options: "--no-color; -r, --retry N; -V, --verbose; -v, --version; -h, --help",
	Effect:  cli.Works, // install
	Does:    "installs the project's gems",
	Probes:  []string{"bundle outdated", "bundle list"},
	Commands: []cli.Command{
		{Name: "install", Effect: cli.Works, Does: "installs the project's gems",
			Options: bundleInstall + "; --system; --path DIR",
			Rules: []cli.Rule{
				{Option: "--system", Effect: cli.Changes, Does: "--system installs into the system"},
				{Option: "--path", Effect: cli.WritesTo},
			}},
		{Name: "update", Effect: cli.Works, Does: "updates the project's gems",
			Options: bundleInstall + `
				-g, --group NAME; --all; --ruby; --bundler[=VERSION]; --conservative; --patch; --minor; --major
				--strict; --pre; --source NAME`},
		{Name: "add remove lock cache package binstubs init pristine clean doctor inject plugin viz gem",
			Effect: cli.Works, Does: "changes the project's gems",
			Options: `
				-v, --version VERSION; -g, --group NAME; -s, --source URL; -t; --force; --install; --skip-install
				--git URL; --github NAME; --branch NAME; --ref REF; --require PATH; --path DIR; --strict
				--optimistic; --quiet; --local; --add-platform NAME; --remove-platform NAME; --update[=GEMS]
				--lockfile FILE; --print; --all; --all-platforms; --no-install; --cache-path DIR; --dry-run
				--shebang NAME; --standalone; --gemspec FILE`,
			Rules: []cli.Rule{{Option: "--cache-path --lockfile", Effect: cli.WritesTo}}},
		{Name: "config", Effect: cli.Reads, LocalOptions: true, Options: "--parseable", Commands: []cli.Command{
			{Name: "list get", Effect: cli.Reads, Options: "--parseable"},
			{Name: "set unset", Effect: cli.Works, Does: "changes the project's Bundler settings",
				Options: "--local; --global",
				Rules: []cli.Rule{{Option: "--global", Effect: cli.Changes,
					Does: "--global changes the user's Bundler settings"}}},
		}},
		{Name: "check list ls show info outdated platform licenses audit env version help issue", Effect: cli.Reads,
			Options: `
			--paths; --path[=DIR]; --name-only; --only-group LIST; --without-group LIST; --group NAME; --groups
			--local; --pre; --source NAME; --strict; --filter-strict; --update-strict; --minor; --major
			--patch; --parseable; --porcelain; --only-explicit; --dry-run; --gemfile FILE; --quiet; --ruby
			--format NAME; --ignore LIST; --no-update`},
		{Name: "open", Effect: cli.Interactive, Does: "opens an editor"},
		{Name: "console", Effect: cli.Interactive, Does: "waits for Ruby code"},
		{Name: "exec e", StopAtOperand: true, Options: "--keep-file-descriptors; --gemfile FILE",
			Wraps: &cli.Wrap{}},
	},
}

const bundleInstall = `
	-j, --jobs N; --quiet; --local; --prefer-local; --no-cache; --redownload, --force; --frozen
	--deployment; --gemfile FILE; --retry N; --full-index; --standalone[=GROUPS]; --with LIST
	--without LIST; --binstubs[=DIR]; --clean; --trust-policy LEVEL; --target-rbconfig FILE`

// rspec is RSpec 3.13 and minitest's runner as far as they agree.
var rspec = cli.Program{
	Name: "rspec",
	Options: `
		-I DIR; -r, --require PATH; -O, --options PATH; --order TYPE; --seed SEED; --bisect[=verbose]
		--fail-fast[=N]; --no-fail-fast; --failure-exit-code N; --error-exit-code N; --dry-run; -X, --drb
		--drb-port PORT; -f, --format FORMATTER; -o, --out >FILE; --deprecation-out >FILE; -b, --backtrace
		--force-color; --color; --no-color; -p, --profile[=N]; -w, --warnings; -P, --pattern PATTERN
		--exclude-pattern PATTERN; --default-path PATH; -e, --example TEXT; -E, --example-matches REGEX
		-t, --tag TAG; --only-failures; -n, --next-failure; --init; -v, --version; -h, --help
	`,
	Effect: cli.Works,
	Does:   "runs the project's tests",
}

// rubocop is RuboCop 1.81 and standardrb.
var rubocop = cli.Program{
	Name: "rubocop",
	Options: `
		-a, --autocorrect; -A, --autocorrect-all; --auto-gen-config; -c, --config ~FILE; -C, --cache WHEN
		-d, --debug; -D, --display-cop-names; -E, --extra-details; -f, --format NAME; -F, --fail-fast
		-o, --out >FILE; -l, --lint; -L, --list-target-files; -x, --fix-layout; -P, --parallel
		--no-parallel; -r, --require FILE; -s, --stdin FILE; -S; --only LIST; --except LIST
		--fail-level LEVEL; --force-exclusion; --show-cops[=LIST]; --color; --no-color
		--display-only-fail-level-offenses; --fix; --server; --no-server; --restart-server; --start-server
		--stop-server; --init; -v, --version; -V; -h, --help
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--autocorrect --autocorrect-all --fix-layout --fix --auto-gen-config --init", Effect: cli.Works,
			Does: "edits the project's files", Operands: &cli.Operands{Each: cli.WritesTo}},
		{Option: "--require", Effect: cli.Runs, Does: "--require runs a Ruby file"},
		{Option: "--start-server --stop-server --restart-server", Effect: cli.Changes,
			Does: "starts or stops a server"},
	},
}

// rails is Rails 8.0.
var rails = cli.Program{
	Name:    "rails",
	Env:     "RUBY* BUNDLE_* -RAILS_ENV",
	Options: "-v, --version; -h, --help",
	Effect:  cli.Pure,
	Commands: []cli.Command{
		{Name: "test t", Effect: cli.Works, Does: "runs the project's tests", Options: `
			-n, --name PATTERN; -v, --verbose; -b, --backtrace; -f, --fail-fast; -d, --defer-output
			-e, --environment NAME; -s, --seed SEED; -w, --warnings; -c, --color; -p, --pride
			-i, --include PATTERN; -x, --exclude PATTERN; --profile[=N]`},
		{Name: "generate g", Effect: cli.Works, Does: "generates files", Options: `
			-f, --force; -p, --pretend; -q, --quiet; -s, --skip; --skip-migration; --no-migration
			--skip-routes; --no-test-framework; --no-assets; --no-helper; --no-stylesheets; --api
			--parent NAME; --orm NAME; --database, --db NAME; --skip-namespace`},
		{Name: "new", Effect: cli.Works, Does: "generates an application", Options: `
			-d, --database NAME; -j, --javascript NAME; -c, --css NAME; -a, --asset-pipeline NAME
			-T, --skip-test; -O, --skip-active-record; -G, --skip-git; -q, --quiet; -f, --force; -s, --skip
			-p, --pretend; --api; --minimal; --skip-bundle; --skip-hotwire; --skip-jbuilder; --skip-docker
			--skip-kamal; --skip-solid; --main; --edge; --dev; -m, --template FILE`,
			Operands: cli.Operands{Each: cli.WritesTo},
			Rules:    []cli.Rule{{Option: "--template", Effect: cli.Runs, Does: "--template runs a Ruby file"}}},
		{Name: "routes", Effect: cli.Runs, Does: "loads the application",
			Options: "-c, --controller NAME; -g, --grep TEXT; -E, --expanded; -u, --unused"},
		{Name: "server s", Effect: cli.Runs, Does: "starts the application", Options: `
			-p, --port PORT; -b, --binding HOST; -e, --environment NAME; -d, --daemon; -P, --pid FILE
			-u, --using NAME; -C, --dev-caching`},
		{Name: "console c", Effect: cli.Interactive, Does: "waits for Ruby code",
			Options: "-s, --sandbox; -e, --environment NAME"},
		{Name: "dbconsole db", Effect: cli.Interactive, Does: "waits for SQL",
			Options: "-e, --environment NAME; -p"},
		{Name: "runner r", StopAtOperand: true, Options: "-e, --environment NAME", Inspect: inspectRailsRunner},
		{Name: "destroy d", Effect: cli.Changes, Does: "deletes generated files", Options: "-f; -p"},
		{Name: "credentials:show", Effect: cli.ReadsSecrets, Options: "-e, --environment NAME"},
	},
	Unlisted: railsTask,
}

func inspectRailsRunner(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the code that rails runner runs is not given")
		return
	}
	runsCode(r, inv.Operands[0], rubyCode, "Ruby")
}

// railsTask takes every other word as one of the application's rake tasks.
func railsTask([]string, string) *cli.Command { return &railsRake }

var railsRake = cli.Command{Inspect: inspectRailsTask}

func inspectRailsTask(inv *cli.Invocation, r *cli.Report) {
	runsTask(r, "rails", cli.Lit(inv.Path[len(inv.Path)-1]))
}
