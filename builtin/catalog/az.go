package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the Azure CLI: its own commands. azverbs.go says what the verbs
// of its groups do.

// az is the Azure CLI 2.78 with the extensions for DevOps and Container Apps.
var az = cli.Program{
	Name: "az",
	Env:  "AZURE_* AZ_* -AZURE_CORE_* -AZURE_DEFAULTS_*",
	Options: `
		--debug; -h, --help; --only-show-errors; -o, --output FORMAT; --query TEXT; --subscription ID
		--verbose; --version; -v`,
	Effect:   cli.Pure,
	Probes:   []string{"az account show", "az group list", "az resource list"},
	Unlisted: azWord,
	Commands: []cli.Command{
		{Name: "login logout", Effect: cli.Changes, Does: "changes the Azure login of the user", OpenOptions: true},
		{Name: "version find", Effect: cli.Reads, OpenOptions: true},
		{Name: "interactive", Effect: cli.Interactive, Does: "waits for commands"},
		{Name: "feedback survey", Effect: cli.Interactive, Does: "asks questions"},
		{Name: "upgrade configure init", Effect: cli.Changes, Does: "changes the Azure CLI of the user",
			OpenOptions: true, Options: "-d NAMES; -l",
			Rules: []cli.Rule{{Option: "-l", Lowers: true, Effect: cli.Reads, Does: "lists the defaults"}}},
		{Name: "rest", OpenOptions: true, Options: `
			-m, --method, --http-method METHOD; -u, --uri, --url URL; -b, --body JSON; --output-file >FILE
			--headers LIST; --uri-parameters, --url-parameters LIST; --resource URL
			--skip-authorization-header`,
			Inspect: inspectAzRest},
		{Name: "ssh", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "vm arc", Effect: cli.Interactive, Does: "opens a shell on another machine", OpenOptions: true},
			{Name: "config cert", Effect: cli.Changes, Does: "changes the user's SSH configuration",
				OpenOptions: true}}},
		{Name: "devops", Effect: cli.Pure, Unlisted: azWord, Commands: []cli.Command{
			{Name: "configure", Effect: cli.Changes, Does: "changes the Azure CLI of the user",
				Options: "-l, --list; -d, --defaults LIST; --use-git-aliases BOOL",
				Rules:   []cli.Rule{{Option: "--list", Lowers: true, Effect: cli.Reads}}},
			{Name: "invoke", OpenOptions: true, Options: "--http-method METHOD; --in-file FILE; --out-file >FILE",
				Inspect: inspectAzRest}}},
		{Name: "aks", Effect: cli.Pure, Unlisted: azWord, Commands: []cli.Command{
			{Name: "get-credentials", Effect: cli.Changes, Does: "changes the user's kubeconfig", OpenOptions: true},
			{Name: "browse", Effect: cli.Connects, Does: "opens a tunnel", OpenOptions: true},
			{Name: "command", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "invoke", OpenOptions: true, Options: "-c, --command COMMAND", Inspect: inspectAzExec},
				{Name: "result", Effect: cli.Reads, OpenOptions: true}}}}},
		{Name: "container containerapp", Effect: cli.Pure, Unlisted: azWord, Commands: []cli.Command{
			{Name: "exec", OpenOptions: true, Options: "--exec-command, --command COMMAND", Inspect: inspectAzExec},
			{Name: "attach", Effect: cli.Interactive, Does: "attaches to a container", OpenOptions: true}}},
		{Name: "webapp", Effect: cli.Pure, Unlisted: azWord, Commands: []cli.Command{
			{Name: "ssh", Effect: cli.Interactive, Does: "opens a shell on another machine", OpenOptions: true},
			{Name: "create-remote-connection", Effect: cli.Connects, Does: "opens a tunnel", OpenOptions: true}}},
		{Name: "bicep", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "version list-versions", Effect: cli.Reads}, {Name: "lint", Effect: cli.Reads, OpenOptions: true},
			{Name: "build decompile format publish generate-params restore build-params decompile-params",
				Inspect: inspectBicep, OpenOptions: true,
				Options: "-f, --file FILE; --outfile >FILE; --outdir >DIR/; --stdout"},
			{Name: "install uninstall upgrade", Effect: cli.Changes, Does: "changes the Azure CLI of the user",
				OpenOptions: true}}},
		{Name: "acr", Effect: cli.Pure, Unlisted: azWord, Commands: []cli.Command{
			{Name: "login", Effect: cli.Changes, Does: "logs in to a registry", OpenOptions: true,
				Options: "-t, --expose-token",
				Rules:   []cli.Rule{{Option: "--expose-token", Lowers: true, Effect: cli.ReadsSecrets}}},
			{Name: "check-health check-name", Effect: cli.Reads, OpenOptions: true}}},
	},
}

// inspectAzRest: a request is a read by its method; GET where none is given.
func inspectAzRest(inv *cli.Invocation, r *cli.Report) {
	option := "--http-method"
	if inv.Path[len(inv.Path)-1] == "rest" {
		option = "--method"
	}
	method, ok := inv.Last(option)
	switch {
	case ok && !method.Static:
		r.Unknown("the method of the request is not known statically")
	case !ok, strings.EqualFold(method.Text, "get"), strings.EqualFold(method.Text, "head"),
		strings.EqualFold(method.Text, "options"):
		r.Add(cli.Reads, "")
	default:
		r.Add(cli.Changes, "sends a "+strings.ToUpper(method.Text)+" request to Azure")
	}
}

func inspectAzExec(inv *cli.Invocation, r *cli.Report) {
	line, ok := inv.Last("--command")
	if !ok {
		r.Add(cli.Interactive, "opens a shell in a container")
		return
	}
	r.Run(cli.Inner{Shell: &line, Via: strings.Join(inv.Path, " "), Remote: true})
}

// inspectBicep: what compiles writes beside its source, or where it is told.
func inspectBicep(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Args {
		if w.Text == "publish" {
			r.Add(cli.Changes, "publishes a module")
		}
	}
	if inv.Has("--stdout") {
		r.Add(cli.Reads, "")
		return
	}
	r.Add(cli.Works, "compiles or formats a Bicep file")
	for _, o := range []string{"--outfile", "--outdir"} {
		for _, p := range inv.All(o) {
			r.Path(cli.WritesTo, p, "")
		}
	}
}
