package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the go command; gotools.go owns tools of Go projects.

const goBuild = `
	-C @DIR; -a; -n; -p N; -race; -msan; -asan; -cover; -covermode MODE; -coverpkg LIST; -v; -work; -x
	-asmflags LIST; -buildmode MODE; -buildvcs[=BOOL]; -compiler NAME; -gccgoflags LIST; -gcflags LIST
	-installsuffix TEXT; -json; -ldflags LIST; -linkshared; -mod MODE; -modcacherw; -modfile FILE
	-overlay FILE; -pgo FILE; -pkgdir DIR; -tags LIST; -trimpath; -toolexec COMMAND; -exec COMMAND
	-debug-actiongraph >FILE; -debug-trace >FILE`

// golang is Go 1.26.
var golang = cli.Program{
	Name: "go",
	Env: "GO* CGO_* ~GOROOT -GOOS -GOARCH -GOARM -GOAMD64 -GO111MODULE -GOMAXPROCS -GOGC -GOMEMLIMIT " +
		"-GODEBUG -GOTRACEBACK -GOPRIVATE -GONOSUMDB -GONOSUMCHECK -GOSUMDB -GOEXPERIMENT -GOWORK " +
		"-CGO_ENABLED -GOTESTSUM_FORMAT >GOCACHE/ >GOMODCACHE/ >GOPATH/ >GOBIN/ >GOCOVERDIR/ >GOTMPDIR/ " +
		"CC CXX AR LD PKG_CONFIG",
	Style:   cli.SingleDash,
	Review:  reviewGo,
	Options: "-C @DIR",
	Effect:  cli.Pure,
	Probes:  []string{"go vet ./...", "go list -m -u all", "go env"},
	Commands: []cli.Command{
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: goBuild + "; -o FILE; -i",
			Rules: goRuns},
		{Name: "test", Effect: cli.Works, Does: runsTests, Options: goBuild + `
			-o FILE; -args; -c; -i; -artifacts; -bench REGEX; -benchmem; -benchtime T; -blockprofile FILE
			-blockprofilerate N; -count N; -coverprofile FILE; -cpu LIST; -cpuprofile >FILE; -failfast
			-fullpath; -fuzz REGEX; -fuzzcachedir DIR; -fuzzminimizetime T; -fuzztime T; -fuzzworker
			-list REGEX; -memprofile >FILE; -memprofilerate N; -mutexprofile FILE; -mutexprofilefraction N
			-outputdir DIR; -paniconexit0; -parallel N; -run REGEX; -short; -shuffle MODE; -skip REGEX
			-testlogfile FILE; -timeout T; -trace >FILE; -vet LIST; -update; -test.run REGEX; -test.v
			-test.bench REGEX`,
			StopAtOperand: false, Rules: goTestRules},
		{Name: "vet", Effect: cli.Reads, Options: goBuild + `
			-vettool PROGRAM; -fix; -diff; -c N; -flags; -printf; -copylocks; -shadow; -composites[=BOOL]
			-unusedresult[=BOOL]`, Rules: []cli.Rule{
			{Option: "-toolexec -vettool", Effect: cli.Runs, Does: "runs another program"},
			{Option: "-fix", Effect: cli.Works, Does: editsFiles}}},
		{Name: "fmt", Effect: cli.Works, Does: editsFiles, Options: "-n; -x; -mod MODE",
			Rules: []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}}},
		{Name: "fix", Effect: cli.Works, Does: editsFiles,
			Options: goBuild + "; -fix LIST; -diff; -any; -fixtool PROGRAM",
			Rules: []cli.Rule{
				{Option: "-diff", Lowers: true, Effect: cli.Reads},
				{Option: "-fixtool -toolexec", Effect: cli.Runs, Does: "runs another program"},
			}},
		{Name: "get", Effect: cli.Works, Does: projectPackages,
			Options: goBuild + "; -t; -u[=patch]; -tool; -d; -insecure", Rules: goGetRules},
		{Name: "mod", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "tidy", Effect: cli.Works, Does: "edits go.mod and go.sum",
				Options: "-C @DIR; -e; -v; -x; -go VERSION; -compat VERSION; -diff",
				Rules:   []cli.Rule{{Option: "-diff", Lowers: true, Effect: cli.Reads}}},
			{Name: "init vendor download", Effect: cli.Works, Does: "writes the module's files or cache",
				Options: "-C @DIR; -e; -v; -x; -o DIR; -json; -reuse FILE",
				Rules:   []cli.Rule{{Option: "-o", Effect: cli.WritesTo}}},
			{Name: "edit", Effect: cli.Works, Does: "edits go.mod", Options: `
				-C @DIR; -fmt; -module PATH; -require SPEC; -droprequire PATH; -exclude SPEC; -dropexclude SPEC
				-replace SPEC; -dropreplace PATH; -retract SPEC; -dropretract SPEC; -go VERSION; -toolchain NAME
				-godebug SPEC; -dropgodebug NAME; -tool PATH; -droptool PATH; -ignore PATH; -dropignore PATH
				-print; -json; -n; -x`, Operands: cli.Operands{Each: cli.WritesTo},
				Rules: []cli.Rule{{Option: "-print -json", Lowers: true, Effect: cli.Reads}}},
			{Name: "graph verify why", Effect: cli.Reads, Options: "-C @DIR; -go VERSION; -x; -m; -vendor"},
			{Name: "help", Effect: cli.Pure}}},
		{Name: "work", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "init use sync vendor", Effect: cli.Works, Does: "edits go.work",
				Options: "-C @DIR; -r; -e; -v; -o DIR", Rules: []cli.Rule{{Option: "-o", Effect: cli.WritesTo}}},
			{Name: "edit", Effect: cli.Works, Does: "edits go.work", Options: `
				-C @DIR; -fmt; -use DIR; -dropuse DIR; -replace SPEC; -dropreplace PATH; -go VERSION
				-toolchain NAME; -godebug SPEC; -dropgodebug NAME; -print; -json`,
				Rules: []cli.Rule{{Option: "-print -json", Lowers: true, Effect: cli.Reads}}}}},
		{Name: "run", StopAtOperand: true, Options: goBuild,
			Rules:   []cli.Rule{{Option: "-exec -toolexec", Effect: cli.Runs, Does: "runs another program"}},
			Inspect: inspectGoRun},
		{Name: "generate", Effect: cli.Runs, Does: "runs the project's generators",
			Options: goBuild + "; -run REGEX; -skip REGEX",
			Rules:   []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}}},
		{Name: "install", Effect: cli.Changes, Does: "installs a program for the user", Options: goBuild},
		{Name: "list", Effect: cli.Reads, Options: goBuild + `
			-f FORMAT; -m; -u; -deps; -e; -export; -find; -test; -compiled; -versions; -retracted; -reuse FILE`,
			Rules: []cli.Rule{{Option: "-toolexec", Effect: cli.Runs, Does: "runs another program"}}},
		{Name: "doc", Effect: cli.Reads, Options: "-C @DIR; -all; -c; -cmd; -short; -src; -u; -http; -ex",
			Rules: []cli.Rule{{Option: "-http", Effect: cli.Runs, Does: "starts a server"}}},
		{Name: "env", Effect: cli.Reads, Options: "-C @DIR; -json; -changed; -u; -w",
			Rules: []cli.Rule{{Option: "-u -w", Effect: cli.Changes, Does: "changes the user's Go settings"}}},
		{Name: "version", Effect: cli.Pure, Options: "-m; -v; -json", Operands: cli.Operands{Each: cli.ReadsFrom}},
		{Name: "help bug", Effect: cli.Pure},
		{Name: "clean", Effect: cli.Works, Does: "removes build output",
			Options: goBuild + "; -i; -r; -cache; -testcache; -modcache; -fuzzcache", Rules: []cli.Rule{
				{Option: "-n", Lowers: true, Effect: cli.Reads},
				{Option: "-modcache -cache -fuzzcache -i", Effect: cli.Changes,
					Does: "deletes caches or installed programs"}}},
		{Name: "tool", StopAtOperand: true, Options: "-C @DIR; -n; -modfile FILE; -overlay FILE; -modcacherw",
			Inspect: inspectGoTool},
		{Name: "telemetry", Effect: cli.Reads,
			Rules:   []cli.Rule{{MinOperands: 1, Effect: cli.Changes, Does: "changes the user's Go settings"}},
			Inspect: takesName},
	},
}

var goRuns = []cli.Rule{
	{Option: "-n", Lowers: true, Effect: cli.Reads, Does: "prints the commands only"},
	{Option: "-o", Value: "!/dev/null", Effect: cli.WritesTo},
	{Option: "-toolexec -exec", Effect: cli.Runs, Does: "runs another program"},
}

var goGetRules = []cli.Rule{
	{Option: "-toolexec -exec", Effect: cli.Runs, Does: "runs another program"},
}

var goTestRules = []cli.Rule{
	{Option: "-n", Lowers: true, Effect: cli.Reads, Does: "prints the commands only"},
	{Option: "-o -coverprofile -cpuprofile -memprofile -blockprofile -mutexprofile -trace -outputdir " +
		"-testlogfile -fuzzcachedir", Value: "!/dev/null", Effect: cli.WritesTo},
	{Option: "-toolexec -exec", Effect: cli.Runs, Does: "runs another program"},
}

// inspectGoRun: go run PACKAGE or files, then the program's own arguments.
func inspectGoRun(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the package that go run runs is not given")
		return
	}
	runsScript(r, "go run", inv.Operands)
}

// inspectGoTool: the tools of the distribution, or those that the module names.
func inspectGoTool(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Add(cli.Reads, "lists the tools")
		return
	}
	switch name := inv.Operands[0]; {
	case !name.Static:
		r.Unknown("the tool that go tool runs is not known statically")
	case name.Text == "nm" || name.Text == "objdump" || name.Text == "addr2line" ||
		name.Text == "buildid" && len(inv.Operands) == 2 ||
		name.Text == "dist" && len(inv.Operands) > 1 && inv.Operands[1].Text == "list":
		r.Add(cli.Reads, "")
	case name.Text == "pprof" || name.Text == "trace" || name.Text == "covdata" || name.Text == "test2json":
		r.Add(cli.Runs, "runs go tool "+name.Text)
	case name.Text == "cover":
		for _, w := range inv.Operands[1:] {
			if len(w.Text) > 6 && w.Text[:6] == "-func=" {
				r.Path(cli.ReadsFrom, w.Cut(6), "")
				return
			}
		}
		r.Add(cli.Works, "writes a coverage report")
	case catalogTool(name.Text):
		r.Run(cli.Inner{Argv: inv.Operands, Via: "go tool"})
	default:
		runsTask(r, "go tool", name)
	}
}

func catalogTool(name string) bool {
	return name == "staticcheck" || name == "golangci-lint" || name == "goimports" || name == "govulncheck"
}

// reviewGo: flags for the tools that name a program to run.
func reviewGo(inv *cli.Invocation, r *cli.Report) {
	for _, o := range [...]string{"-ldflags", "-gccgoflags"} {
		for _, w := range inv.All(o) {
			if strings.Contains(w.Text, "-extld") || strings.Contains(w.Text, "-fuse-ld") ||
				strings.Contains(w.Text, "-plugin") || strings.Contains(w.Text, "-extar") {
				r.Add(cli.Runs, o+" names a program to run")
			}
		}
	}
}
