package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns Prometheus's and Grafana's command lines.

const promHTTP = `
	--experimental; -h, --help; --version; --http.config.file FILE; --enable-feature LIST
	-o, --format, --output FORMAT; --headers PAIR; --help-long; --help-man;`

// promtool is promtool 3.5.
var promtool = cli.Program{
	Name: "promtool", Effect: cli.Pure, Options: promHTTP,
	Probes: []string{"promtool check config prometheus.yml"},
	Commands: []cli.Command{
		{Name: "check", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "config rules metrics healthy ready web-config service-discovery", Effect: cli.Reads, Options: `
				--syntax-only; --lint LIST; --lint-fatal; --ignore-unknown-fields; --agent; --url URL; --extended
				--timeout DURATION`},
		}},
		{Name: "query", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "instant range series labels analyze", Effect: cli.Reads, Options: `
				--time TIME; --start TIME; --end TIME; --step DURATION; --match TEXT; --server URL; --type TYPE
				--duration DURATION; --header PAIR`},
		}},
		{Name: "test", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "rules", Effect: cli.Reads,
				Options: "--run TEXT; --debug; --diff; --ignore-unknown-fields; --junit >FILE"},
		}},
		{Name: "debug", Effect: cli.Works, Does: "writes an archive", Operands: cli.Operands{Each: cli.Pure}},
		{Name: "tsdb", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "analyze list dump dump-openmetrics", Effect: cli.Reads, Options: `
				--limit N; --extended; --match TEXT; -r, --human-readable; --min-time N; --max-time N
				--sandbox-dir-root DIR`},
			{Name: "create-blocks-from bench", Effect: cli.Works, Does: "writes blocks of data", OpenOptions: true},
		}},
		{Name: "push", Effect: cli.Changes, Does: "sends metrics to a server", OpenOptions: true},
		{Name: "promql", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "format", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
			{Name: "label-matchers", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure},
				Options: "-t, --type TYPE"},
		}},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// prometheus is the server.
var prometheus = cli.Program{
	Name: "prometheus", Effect: cli.Runs, Does: "runs a server", OpenOptions: true,
	Options: "-h, --help; --version; --help-long; --help-man",
	Rules:   []cli.Rule{{Option: "--help-long --help-man", Lowers: true, Effect: cli.Pure}},
}

// amtool is amtool 0.28.
var amtool = cli.Program{
	Name: "amtool", Effect: cli.Pure,
	Options: `
		-h, --help; -v, --verbose; --alertmanager.url URL; -o, --output FORMAT; --timeout DURATION
		--http.config.file FILE; --version-check; --enable-feature LIST; --version; -i, --inhibited
		-s, --silenced; -a, --active; -u, --unprocessed; -r, --receiver NAME; -q, --quiet; -e
		--date.format TEXT`,
	Probes: []string{"amtool alert query"},
	Commands: []cli.Command{
		{Name: "alert", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "query", Effect: cli.Reads, OpenOptions: true},
			{Name: "add", Effect: cli.Changes, Does: "sends an alert", OpenOptions: true},
		}},
		{Name: "silence", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "query", Effect: cli.Reads, OpenOptions: true},
			{Name: "add expire import update", Effect: cli.Changes, Does: "changes silences", OpenOptions: true,
				Options: "-c, --comment TEXT; -d, --duration DURATION; -f, --force"},
		}},
		{Name: "check-config", Effect: cli.Reads},
		{Name: "cluster", Effect: cli.Pure, Commands: []cli.Command{{Name: "show", Effect: cli.Reads}}},
		{Name: "config", Effect: cli.Reads, Commands: []cli.Command{
			{Name: "show", Effect: cli.Reads},
			{Name: "routes", Effect: cli.Reads, Options: "--config.file FILE; --tree; --verify.receivers LIST",
				Commands: []cli.Command{{Name: "show test", Effect: cli.Reads}}},
		}},
		{Name: "template", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "render", Effect: cli.Reads, OpenOptions: true}}},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

// grafanaCLI is grafana-cli 12.
var grafanaCLI = cli.Program{
	Name: "grafana-cli", Effect: cli.Pure,
	Options: `
		--config FILE; --homepath DIR; --pluginsDir DIR; --repo URL; --pluginUrl URL; --insecure; --debug
		--configOverrides TEXT; -h, --help; -v, --version`,
	Commands: []cli.Command{
		{Name: "plugins", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "ls list-remote list-versions", Effect: cli.Reads},
			{Name: "install uninstall remove update update-all upgrade upgrade-all", Effect: cli.Changes,
				Does: "changes Grafana's plug-ins"},
		}},
		{Name: "admin", Effect: cli.Changes, Does: "changes Grafana's data", OpenOptions: true},
		{Name: "help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}
