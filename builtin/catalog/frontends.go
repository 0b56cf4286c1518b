package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the command lines of web frameworks: Angular's ng 20, Nest's
// nest 11, Vue's vue 5, Ember's ember 6; and Tailwind's 4.1, husky 9, rimraf 6.

const ngNew = `
	--defaults; --dry-run, -d; --force, -f; --interactive; --collection, -c NAME; --skip-git, -g
	--skip-install; --style NAME; --routing; --standalone; --strict; --directory DIR; --package-manager NAME
	--prefix, -p TEXT; --inline-style, -s; --inline-template, -t; --minimal; --ssr; --skip-tests, -S; --flat
	--project NAME; --module, -m NAME; --skip-import; --export; --change-detection NAME; --type NAME
	--view-encapsulation NAME; --no-standalone; --zoneless; --file-name-style-guide NAME; --no-create-application
	--skip-selector; --selector TEXT; --implements LIST; --functional; --ai-config NAME
`

const ngBuild = `
	-c, --configuration NAME; --watch; --progress; --base-href URL; --output-path >DIR/; --source-map
	--optimization; --aot; --output-hashing MODE; --stats-json; --verbose; --poll N; --localize
	--named-chunks; --extract-licenses; --subresource-integrity; --prod; --browsers LIST; --code-coverage
	--no-watch; --include GLOB; --no-progress; --karma-config FILE; --fix; --format NAME; --force
	--quiet; --ui
`

// ng builds by builders that the project has installed.
var ng = cli.Program{
	Name:    "ng",
	Options: `--help`,
	Effect:  cli.Pure,
	Probes:  []string{"ng version"},
	Commands: []cli.Command{
		{
			Name: "build b test t lint", Effect: cli.Works, Does: "builds or tests the project",
			Options: ngBuild,
		},
		{
			Name: "generate g new n", Effect: cli.Works, Does: "writes files of the project",
			Options: ngNew,
			Rules: []cli.Rule{
				{Option: "--directory", Effect: cli.WritesInto, Does: "writes files of the project"},
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
				{Option: "--collection", Effect: cli.Runs, Does: "runs a package's generators"},
			},
		},
		{Name: "add", Effect: cli.Works, Does: "adds a package to the project", Options: ngNew + `
			--registry URL; --verbose; --skip-confirmation`},
		{
			Name: "update", Effect: cli.Reads, Options: `
				--force; --next; --migrate-only; --name NAME; --from VERSION; --to VERSION; --create-commits, -C
				--allow-dirty; --verbose`,
			Operands: cli.Operands{Each: cli.Works, Does: "updates the project's packages"},
		},
		{Name: "version v", Effect: cli.Reads},
		{Name: "config", Effect: cli.Reads, Options: `-g, --global`, Rules: []cli.Rule{
			{MinOperands: 2, Effect: cli.Works, Does: "edits the project's configuration"},
		}},
		{Name: "analytics", Effect: cli.Reads, Options: `-g, --global`, Commands: []cli.Command{
			{Name: "info", Effect: cli.Reads, Options: `-g; --global`},
			{Name: "enable disable on off prompt", Effect: cli.Works, Does: "edits a configuration", Options: `
				-g; --global`},
		}},
		{Name: "cache", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "info", Effect: cli.Reads},
			{Name: "clean enable disable on off", Effect: cli.Works, Does: "changes the project's cache"},
		}},
		{Name: "completion", Effect: cli.Changes, Does: "edits the shell's start-up files", Commands: []cli.Command{
			{Name: "script", Effect: cli.Pure},
		}},
		{
			Name: "serve s dev e2e e extract-i18n run", Effect: cli.Runs, Does: "runs the project's code",
			Options: ngBuild + `--port N; --host HOST; -o, --open; --hmr; --live-reload; --ssl; --proxy-config FILE`,
		},
		{Name: "deploy", Effect: cli.Changes, Does: "deploys the project", Options: ngBuild},
		{Name: "mcp", Effect: cli.Runs, Does: "runs a server", Options: `--read-only; --local-only`},
		{Name: "help", Effect: cli.Pure},
	},
}

var nest = cli.Program{
	Name:    "nest",
	Options: `-v, --version; -h, --help`,
	Effect:  cli.Pure,
	Probes:  []string{"nest info"},
	Commands: []cli.Command{
		{
			Name: "generate g new n", Effect: cli.Works, Does: "writes files of the project",
			Options: `
				-d, --dry-run; -p, --project NAME; --flat; --no-flat; --spec; --no-spec; --spec-file-suffix TEXT
				--skip-import; -c, --collection NAME; --directory DIR; -g, --skip-git; -s, --skip-install
				--package-manager NAME; -l, --language NAME; --strict`,
			Rules: []cli.Rule{
				{Option: "--directory", Effect: cli.WritesInto, Does: "writes files of the project"},
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
				{Option: "--collection", Effect: cli.Runs, Does: "runs a package's generators"},
			},
		},
		{
			Name: "build", Effect: cli.Works, Does: "builds the project",
			Options: `
				-c, --config FILE; -p, --path FILE; -w, --watch; -b, --builder NAME; --watchAssets; --webpack
				--type-check; --webpackPath FILE; --tsc; --preserveWatchOutput; --all`,
		},
		{
			Name: "start", Effect: cli.Runs, Does: "runs the project's code",
			Options: `
				-c, --config FILE; -p, --path FILE; -w, --watch; -b, --builder NAME; -d, --debug; --exec PROGRAM
				-e, --entryFile FILE; --sourceRoot DIR; --watchAssets; --webpack; --tsc; --env-file FILE`,
			Rules: []cli.Rule{{Option: "--exec", Effect: cli.ExecutesProgram}},
		},
		{Name: "add", Effect: cli.Works, Does: "adds a package to the project", Options: `
			-d, --dry-run; -s, --skip-install; -p, --project NAME`},
		{Name: "info i", Effect: cli.Reads},
		{Name: "help", Effect: cli.Pure},
	},
}

var vue = cli.Program{
	Name:    "vue",
	Options: `-V, --version; -h, --help`,
	Effect:  cli.Pure,
	Probes:  []string{"vue info"},
	Commands: []cli.Command{
		{
			Name: "create init add invoke", Effect: cli.Works, Does: "writes files of the project",
			Options: `
				-p, --preset NAME; -d, --default; -i, --inlinePreset TEXT; -m, --packageManager NAME
				-r, --registry URL; -g, --git[=TEXT]; -n, --no-git; -f, --force; --merge; -c, --clone
				-x, --proxy URL; -b, --bare; --skipGetStarted`,
			Rules: []cli.Rule{{Option: "--clone --preset", Effect: cli.Runs, Does: "runs a preset's generators"}},
		},
		{
			Name: "build", Effect: cli.Works, Does: "builds the project",
			Options: `-t, --target NAME; -n, --name NAME; -d, --dest DIR`,
			Rules:   []cli.Rule{{Option: "--dest", Effect: cli.WritesInto, Does: "builds the project"}},
		},
		{
			Name: "inspect", Effect: cli.Reads,
			Options: `--mode NAME; --rule NAME; --plugin NAME; --rules; --plugins; -v, --verbose`,
		},
		{Name: "info outdated", Effect: cli.Reads, Options: `--next`},
		{Name: "serve ui", Effect: cli.Runs, Does: "runs a server", Options: `
			-o, --open; -c, --copy; -p, --port N; -H, --host HOST; -D, --dev; --headless; --quiet`},
		{Name: "upgrade migrate", Effect: cli.Works, Does: "updates the project's packages", Options: `
			-t, --to VERSION; -f, --from VERSION; -r, --registry URL; --all; --next`},
		{
			Name: "config", Effect: cli.Reads, Options: `
				-g, --get PATH; -s, --set PATH; -d, --delete PATH; -e, --edit; --json`,
			Rules: []cli.Rule{
				{Option: "--set --delete", Effect: cli.Changes, Does: "changes the user's configuration"},
				{Option: "--edit", Effect: cli.Interactive, Does: "opens an editor"},
			},
		},
	},
}

var ember = cli.Program{
	Name:    "ember",
	Options: `-h, --help; -v, --version`,
	Effect:  cli.Pure,
	Probes:  []string{"ember version"},
	Commands: []cli.Command{
		{
			Name: "new init addon generate g install i", Effect: cli.Works, Does: "writes files of the project",
			Options: `
				-d, --dry-run; -v, --verbose; -b, --blueprint NAME; --skip-npm; --skip-git; -dir, --directory DIR
				--lang NAME; --yarn; --pnpm; -ts, --typescript; --pod, -p; --dummy; --in-repo-addon, -ir NAME
				--path DIR; --force; -y; --save, -S; --save-dev, -D; --save-exact, -E; --embroider; --welcome
				--no-welcome`,
			Style: cli.SingleDash,
			Rules: []cli.Rule{
				{Option: "--directory --path", Effect: cli.WritesInto, Does: "writes files of the project"},
				{Option: "--blueprint", Effect: cli.Runs, Does: "runs a package's blueprint"},
				{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
			},
		},
		{Name: "destroy d", Effect: cli.Changes, Does: "deletes files of the project", Options: `
			-d, --dry-run; -v, --verbose; -p, --pod; --dummy`, Rules: []cli.Rule{
			{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
		}},
		{
			Name: "build b test t", Effect: cli.Works, Does: "builds or tests the project",
			Options: `
				-e, --environment NAME; -o, --output-path DIR; -w, --watch; --prod; --dev; -f, --filter TEXT
				-m, --module NAME; -s, --server; --launch LIST; --reporter, -r NAME; --silent; --path DIR
				--test-port N; --query TEXT`,
			Style: cli.SingleDash,
			Rules: []cli.Rule{{Option: "--output-path", Effect: cli.WritesInto, Does: "builds the project"}},
		},
		{Name: "serve server s", Effect: cli.Runs, Does: "runs a server", Options: `
			-p, --port N; -H, --host HOST; -e, --environment NAME; --proxy URL; --live-reload; --ssl`},
		{Name: "version v asset-sizes", Effect: cli.Reads, Options: `--verbose; -o, --output-path <DIR; --json`},
		{Name: "help", Effect: cli.Pure},
		{Name: "deploy", Effect: cli.Changes, Does: "deploys the project", Options: `--activate; --verbose`},
	},
}

var tailwindcss = cli.Program{
	Name: "tailwindcss",
	Options: `
		-i, --input FILE; -o, --output FILE; -w, --watch[=MODE]; -m, --minify; --optimize; --cwd DIR; --map
		--content GLOB; -c, --config FILE; --postcss[=FILE]; --no-autoprefixer; --poll; -h, --help
		-v, --version
	`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "--output", Value: "!-", Effect: cli.WritesTo, Does: "writes a style sheet"},
		{Option: "--config --postcss", Effect: cli.Runs, Does: "loads code as its configuration"},
		{Option: "--cwd", Effect: cli.Unstated, Does: "works in another directory"},
	},
	Commands: []cli.Command{
		{
			Name: "init", Effect: cli.Works, Does: "writes a configuration",
			Options: `--esm; --ts; -p, --postcss; -f, --full`,
		},
	},
}

// husky makes git run the project's hooks: what they say is the project's.
var husky = cli.Program{
	Name:   "husky",
	Effect: cli.Changes,
	Does:   "has git run the project's hooks",
	Probes: []string{"git config --get core.hooksPath"},
}

// rimraf deletes as rm -rf does.
var rimraf = cli.Program{
	Name: "rimraf",
	Options: `
		-h, --help; --version; -V, --verbose; --no-verbose; -i, --interactive; --no-interactive; -g, --glob
		-G, --no-glob; --preserve-root; --no-preserve-root; --impl NAME; --tmp DIR; --max-retries N
		--retry-delay N; --backoff N
	`,
	Effect:   cli.Pure,
	Does:     "deletes files",
	Probes:   []string{"ls -la"},
	Operands: cli.Operands{Each: cli.DeletesTree},
}
