package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns managers of Node's, Java's and Ruby's versions that versions.go
// does not: nvm 0.40, fnm 1.38, Volta 2.0, n 10, corepack 0.34, jEnv 0.5,
// SDKMAN 5, RVM 1.29. Some are shell functions; they are judged by their name.

// nvm changes the PATH of its shell only, unless it installs.
var nvm = cli.Program{
	Name:          "nvm",
	StopAtOperand: true,
	Options:       `--help; --version; -v`,
	Effect:        cli.Pure,
	Probes:        []string{"nvm ls"},
	Commands: []cli.Command{
		{
			Name: "ls list current which version ls-remote list-remote version-remote", Effect: cli.Reads,
			Options: `--no-colors; --no-alias; --lts[=NAME]; --silent`,
		},
		{
			Name: "use", Effect: cli.Reads, Options: `--silent; --lts[=NAME]; -w, --save`,
			Rules: []cli.Rule{{Option: "--save", Effect: cli.Works, Does: "writes .nvmrc"}},
		},
		{Name: "deactivate unload debug", Effect: cli.Reads, Options: `--silent`},
		{Name: "cache", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "dir", Effect: cli.Reads},
			{Name: "clear", Effect: cli.Changes, Does: "deletes nvm's cache"},
		}},
		{
			Name: "install uninstall alias unalias install-latest-npm reinstall-packages set-colors",
			Options: `
				-s; -b; --lts[=NAME]; --latest-npm; --no-progress; --alias NAME; --default; -w, --save
				--reinstall-packages-from VERSION; --skip-default-packages; --offline`,
			Effect: cli.Changes, Does: "changes the user's versions of Node",
		},
		{
			Name: "exec", StopAtOperand: true, Options: `--silent; --lts[=NAME]`,
			Wraps: &cli.Wrap{Skip: 1},
		},
		{Name: "run", StopAtOperand: true, Effect: cli.Runs, Does: "runs a script", Options: `
			--silent; --lts[=NAME]`},
		{Name: "help", Effect: cli.Pure},
	},
}

var fnm = cli.Program{
	Name: "fnm",
	Options: `
		--node-dist-mirror URL; --fnm-dir DIR; --multishell-path DIR; --log-level LEVEL; --arch NAME
		--version-file-strategy NAME; --corepack-enabled; --resolve-engines[=BOOL]; -h, --help; -V, --version
	`,
	Effect: cli.Pure,
	Probes: []string{"fnm list"},
	Commands: []cli.Command{
		{
			Name: "list ls list-remote ls-remote current completions", Effect: cli.Reads,
			Options: `--filter TEXT; --lts[=NAME]; --sort ORDER; --latest; --shell NAME`,
		},
		{
			Name: "env", Effect: cli.Reads,
			Options: `--shell NAME; --json; --use-on-cd; --multi`,
		},
		{
			Name: "use", Effect: cli.Reads, Options: `--install-if-missing; --silent-if-unchanged`,
			Rules: []cli.Rule{{
				Option: "--install-if-missing",
				Effect: cli.Changes, Does: "installs a version of Node for the user",
			}},
		},
		{
			Name:    "install i uninstall uni alias unalias default",
			Options: `--lts; --latest; --progress MODE; --use`,
			Effect:  cli.Changes, Does: "changes the user's versions of Node",
		},
		{Name: "exec", StopAtOperand: true, Options: `--using VERSION`, Wraps: &cli.Wrap{}},
	},
}

var volta = cli.Program{
	Name:    "volta",
	Options: `--verbose; --very-verbose; --quiet; -h, --help; -v, --version`,
	Effect:  cli.Pure,
	Probes:  []string{"volta list"},
	Commands: []cli.Command{
		{Name: "list ls", Effect: cli.Reads, Options: `-c, --current; -d, --default; --format FORMAT`},
		{Name: "which", Effect: cli.Reads},
		{
			Name: "completions", Effect: cli.Pure, Options: `-f, --force; -o, --output FILE`,
			Rules: []cli.Rule{{Option: "--output", Effect: cli.WritesTo, Does: "writes a completion script"}},
		},
		{Name: "use help", Effect: cli.Pure},
		{Name: "pin", Effect: cli.Works, Does: "writes versions into package.json"},
		{
			Name: "install uninstall fetch setup", Options: `-f, --force`,
			Effect: cli.Changes, Does: "changes the user's programs",
		},
		{
			Name: "run", StopAtOperand: true,
			Options: `
				--node VERSION; --npm VERSION; --bundled-npm; --pnpm VERSION; --no-pnpm; --yarn VERSION; --no-yarn
				--env PAIR`,
			Wraps: &cli.Wrap{},
		},
	},
}

// nodeN is n: a version as its operand is installed.
var nodeN = cli.Program{
	Name:          "n",
	StopAtOperand: true,
	Options: `
		-V, --version; -h, --help; -q, --quiet; -d, --download; -p, --preserve; -a, --arch NAME; --all; --insecure
		--use-xz; --no-use-xz; --latest; --stable; --lts; --offline; --cleanup
	`,
	Effect:   cli.Interactive,
	Does:     "waits for a choice",
	Operands: cli.Operands{Each: cli.Changes, Does: "installs a version of Node"},
	Probes:   []string{"n ls"},
	Rules: []cli.Rule{
		{Option: "--latest --stable --lts --cleanup", Effect: cli.Changes,
			Does: "changes the installed versions of Node"},
	},
	Commands: []cli.Command{
		{Name: "ls list ls-remote lsr doctor which bin", Effect: cli.Reads, Options: `--all`},
		{
			Name:   "install i latest stable lts current prune uninstall rm -",
			Effect: cli.Changes, Does: "changes the installed versions of Node",
		},
		{Name: "exec", StopAtOperand: true, Wraps: &cli.Wrap{Skip: 1}},
		{Name: "run as use", StopAtOperand: true, Effect: cli.Runs, Does: "runs a script"},
	},
}

// corepack: another word is the package manager that it runs.
var corepack = cli.Program{
	Name:          "corepack",
	StopAtOperand: true,
	Options:       `-h, --help; -v, --version`,
	Wraps:         &cli.Wrap{},
	Commands: []cli.Command{
		{
			Name: "enable disable prepare install hydrate",
			Options: `
				--install-directory >DIR/; -g, --global; --all; --activate; --cache-only; -o, --output[=FILE]; --json`,
			Effect: cli.Changes, Does: "changes the user's package managers",
		},
		{Name: "use up", Effect: cli.Works, Does: "writes the package manager into package.json"},
		{
			Name: "pack", Effect: cli.Works, Does: "writes an archive of package managers",
			Options: `--all; --json; -o, --output[=FILE]`,
			Rules: []cli.Rule{{Option: "--output", Effect: cli.WritesTo,
				Does: "writes an archive of package managers"}},
		},
		{Name: "cache", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "clean clear", Effect: cli.Changes, Does: "deletes corepack's cache"},
		}},
	},
}

var jenv = cli.Program{
	Name:          "jenv",
	StopAtOperand: true,
	Options:       `-h, --help; -v, --version`,
	Effect:        cli.Pure,
	Probes:        []string{"jenv versions"},
	Commands: []cli.Command{
		{
			Name: "versions version version-name version-file version-origin which whence prefix root javahome " +
				"doctor",
			Options: `--bare; --verbose; -s`,
			Effect:  cli.Reads,
		},
		{Name: "commands help completions init info plugins options", Effect: cli.Reads},
		{
			Name: "local", Effect: cli.Reads, Options: `--unset`,
			Operands: cli.Operands{Each: cli.Works, Does: "writes the project's version file"},
			Rules:    []cli.Rule{{Option: "--unset", Effect: cli.Works, Does: "removes the project's version file"}},
		},
		{Name: "shell", Effect: cli.Pure, Options: `--unset`},
		{
			Name: "global global-options", Effect: cli.Reads, Options: `--unset`,
			Operands: cli.Operands{Each: cli.Changes, Does: "changes the user's version of Java"},
			Rules: []cli.Rule{{
				Option: "--unset", Effect: cli.Changes, Does: "changes the user's version of Java",
			}},
		},
		{
			Name:   "add remove enable-plugin disable-plugin rehash refresh-versions refresh-plugins add-system",
			Effect: cli.Changes, Does: "changes the user's versions of Java",
		},
		{Name: "exec", StopAtOperand: true, Wraps: &cli.Wrap{}},
	},
}

// sdkman is the function sdk.
var sdkman = cli.Program{
	Name:    "sdk",
	Options: `--help; --version`,
	Effect:  cli.Pure,
	Probes:  []string{"sdk current"},
	Commands: []cli.Command{
		{Name: "list ls l current c home h version v help", Effect: cli.Reads},
		{Name: "use u", Effect: cli.Pure},
		{Name: "env e", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "init", Effect: cli.Works, Does: "writes .sdkmanrc"},
			{Name: "install", Effect: cli.Changes, Does: "installs what the project asks for, for the user"},
			{Name: "clear", Effect: cli.Pure},
		}},
		{
			Name:   "install i uninstall rm upgrade ug default d flush f selfupdate update config offline",
			Effect: cli.Changes, Does: "changes the user's programs",
		},
	},
}

// rvm: a word that is no command here names a ruby.
var rvm = cli.Program{
	Name:          "rvm",
	StopAtOperand: true,
	Options:       `-v, --version; -h, --help; --quiet-curl; --create; --default; --binary`,
	Effect:        cli.Pure,
	Probes:        []string{"rvm list"},
	Commands: []cli.Command{
		{
			Name: "list current info version help gemdir notes", Effect: cli.Reads,
			Options: `--all`,
		},
		{Name: "gemset", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "list name dir use export", Effect: cli.Reads, Options: `--create`},
			{
				Name:   "create copy delete empty import install pristine prune rename update",
				Effect: cli.Changes, Does: "changes sets of gems", Options: `--force`,
			},
		}},
		{
			Name: "use", Effect: cli.Reads, Options: `--default; --create; --install`,
			Rules: []cli.Rule{{
				Option: "--default --install --create",
				Effect: cli.Changes, Does: "changes the user's versions of Ruby",
			}},
		},
		{
			Name: "install uninstall remove reinstall upgrade get implode alias cleanup rubygems pkg " +
				"fix-permissions requirements",
			Options: `
				--binary; --default; --disable-binary; --verify-downloads N; --with-openssl-dir DIR; --gems; --all`,
			Effect: cli.Changes, Does: "changes the user's versions of Ruby",
		},
	},
}
