package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns .NET and Apple's build tools.

const dotnetOptions = `
	-c, --configuration NAME; -f, --framework NAME; -r, --runtime NAME; -o, --output >DIR/
	-v, --verbosity LEVEL; --no-restore; --no-build; --no-dependencies; --nologo; -p, --property PAIR
	-p:OutDir=…>DIR/; -p:OutputPath=…>DIR/; -p:BaseOutputPath=…>DIR/; -p:PublishDir=…>DIR/
	-p:PackageOutputPath=…>DIR/; -p:IntermediateOutputPath=…>DIR/; -p:…; --self-contained[=BOOL]
	--no-self-contained; -a, --arch NAME; --os NAME; --force; --no-incremental; --interactive
	--disable-build-servers; --artifacts-path >DIR/; --version-suffix TEXT; -s, --source URL
	--packages DIR; --use-current-runtime, --ucr; --tl[=MODE]; -m[N]; --locked-mode; --use-lock-file
	--no-cache; --ignore-failed-sources; --configfile FILE; --debug; -e NAME`

// dotnet is the .NET SDK 10.
var dotnet = cli.Program{
	Name: "dotnet",
	Env: "DOTNET_* CORECLR_* COMPLUS_* COMPlus_* NUGET_* MSBUILD* ~DOTNET_ROOT " +
		"-DOTNET_CLI_TELEMETRY_OPTOUT -DOTNET_NOLOGO -DOTNET_SKIP_FIRST_TIME_EXPERIENCE " +
		"-DOTNET_ENVIRONMENT -DOTNET_CLI_UI_LANGUAGE",
	Options: "-d, --diagnostics; --info; --list-sdks; --list-runtimes; --version; -h, --help",
	Probes:  []string{"dotnet --info", "dotnet list package"},
	Rules:   []cli.Rule{{Option: "--info --list-sdks --list-runtimes", Lowers: true, Effect: cli.Reads}},
	Commands: []cli.Command{
		{Name: "build restore msbuild pack", Effect: cli.Works, Does: "builds the project",
			Options: dotnetOptions + "; --include-symbols; --include-source; --serviceable; -t, --target NAME",
			Rules:   []cli.Rule{{Option: "--output --artifacts-path --packages", Effect: cli.WritesTo}}},
		{Name: "test vstest", Effect: cli.Works, Does: runsTests, Options: dotnetOptions + `
			--filter TEXT; -l, --logger NAME; --collect NAME; --results-directory >DIR/; --settings FILE
			-t, --list-tests; --blame; --blame-hang; --blame-hang-timeout T; --diag FILE; --environment PAIR
			--test-adapter-path DIR`,
			Rules: []cli.Rule{
				{Option: "--output --results-directory --diag", Effect: cli.WritesTo},
				{Option: "--test-adapter-path", Effect: cli.Runs, Does: "loads code"},
			}},
		{Name: "publish", Effect: cli.Works, Does: "builds the project for delivery",
			Options: dotnetOptions + "; --manifest FILE; -t, --target NAME",
			Inspect: inspectDotnetPublish},
		{Name: "clean", Effect: cli.Works, Does: "removes build output", Options: dotnetOptions,
			Rules: []cli.Rule{{Option: "--output", Effect: cli.DeletesTree}}},
		{Name: "format", Effect: cli.Works, Does: editsFiles, LocalOptions: true, Options: dotnetFormat,
			Rules: dotnetVerify,
			Commands: []cli.Command{{Name: "whitespace style analyzers", Effect: cli.Works, Does: editsFiles,
				Options: dotnetFormat, Rules: dotnetVerify}}},
		{Name: "run", Options: dotnetOptions + `
			--project FILE; --launch-profile NAME; --no-launch-profile; --file FILE`, Inspect: inspectDotnetRun},
		{Name: "watch", Effect: cli.Runs, Does: "runs the project"},
		{Name: "exec fsi script", Effect: cli.Runs, Does: "runs a program", StopAtOperand: true},
		{Name: "new", Effect: cli.Reads, Unlisted: dotnetNew, Commands: []cli.Command{
			{Name: "list search details", Effect: cli.Reads, Options: `
				--columns LIST; --columns-all; --author NAME; --tag NAME; --type NAME; --language NAME`},
			{Name: "install uninstall update", Effect: cli.Changes, Does: "changes installed templates"}}},
		{Name: "add remove", Effect: cli.Works, Does: projectPackages,
			Options: dotnetOptions + "; --version VERSION; --prerelease; -n; --package-directory DIR"},
		{Name: "list", Effect: cli.Reads, Options: `
			--outdated; --vulnerable; --deprecated; --include-transitive; --include-prerelease; --highest-minor
			--highest-patch; --format NAME; -f, --framework NAME; --source URL; --config FILE; --no-restore`},
		{Name: "reference package", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "list search", Effect: cli.Reads,
					Options: "--project FILE; --outdated; --vulnerable; --take N; --format NAME"},
				{Name: "add remove update", Effect: cli.Works, Does: projectPackages,
					Options: "--project FILE; --version VERSION; --prerelease"},
			}},
		{Name: "sln solution", Effect: cli.Works, Does: "edits the solution",
			Options: "--in-root; -s, --solution-folder NAME", Inspect: inspectDotnetSln},
		{Name: "tool", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list search", Effect: cli.Reads, Options: `
				-g, --global; --local; --tool-path DIR; --detail; --take N; --prerelease; --format NAME`},
			{Name: "restore", Effect: cli.Works, Does: projectPackages},
			{Name: "run exec", StopAtOperand: true, Inspect: inspectNpmRun},
			{Name: "install update uninstall", Effect: cli.Works, Does: projectPackages, Options: `
				-g, --global; --local; --tool-path DIR; --version VERSION; --add-source URL
				--create-manifest-if-needed; --prerelease; --all; --framework NAME; --configfile FILE
				--tool-manifest FILE; --allow-downgrade`,
				Rules: []cli.Rule{
					{Option: "--global", Effect: cli.Changes, Does: "changes programs installed for the user"},
					{Option: "--tool-path", Effect: cli.WritesTo},
				}}}},
		{Name: "nuget", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list verify why search", Effect: cli.Reads, StopAtOperand: true},
			{Name: "locals", Effect: cli.Reads, Options: "-l, --list; -c, --clear; --force-english-output",
				Rules: []cli.Rule{{Option: "--clear", Effect: cli.Changes, Does: "deletes NuGet's caches"}}},
			{Name: "push delete add remove update enable disable sign trust config", Effect: cli.Changes,
				Does: "changes a package source"}}},
		{Name: "workload sdk", Effect: cli.Pure,
			Commands: []cli.Command{
				{Name: "list search check", Effect: cli.Reads},
				{Name: "install update uninstall restore repair clean config", Effect: cli.Changes,
					Does: "changes what is installed"},
			}},
		{Name: "ef", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "migrations", Effect: cli.Pure,
				Commands: []cli.Command{
					{Name: "list has-pending-model-changes", Effect: cli.Works, Does: "builds the project"},
					{Name: "add bundle", Effect: cli.Works, Does: "writes a migration"},
					{Name: "remove", Effect: cli.Changes, Does: "deletes the last migration"},
					{Name: "script", Effect: cli.Runs, Does: "loads the project"},
				}},
			{Name: "database",
				Commands: []cli.Command{{Name: "update drop", Effect: cli.Changes, Does: "changes a database"}}},
			{Name: "dbcontext",
				Commands: []cli.Command{
					{Name: "list info", Effect: cli.Works, Does: "builds the project"},
					{Name: "scaffold optimize", Effect: cli.Works, Does: "writes code"},
				}}}},
		{Name: "dev-certs user-secrets", Effect: cli.Changes, Does: "changes secrets or certificates"},
		{Name: "build-server", Effect: cli.Changes, Does: "stops build servers"}, {Name: "help", Effect: cli.Pure},
	},
}

// dotnetTemplate is dotnet new TEMPLATE.
var dotnetTemplate = cli.Command{Effect: cli.Works, Does: "writes files from a template",
	Options: `
		-n, --name NAME; -o, --output >DIR/; --dry-run; --force; --no-update-check; --project FILE
		--language NAME; -f, --framework NAME; --no-restore; --use-program-main`,
	Rules: []cli.Rule{
		{Option: "--dry-run", Lowers: true, Effect: cli.Reads},
	}}

func dotnetNew([]string, string) *cli.Command { return &dotnetTemplate }

const dotnetFormat = `
	--verify-no-changes; --no-restore; --diagnostics LIST; --severity LEVEL; --include LIST
	--exclude LIST; --include-generated; -v, --verbosity LEVEL; --report >DIR/; --binarylog FILE
	--folder; --exclude-diagnostics LIST`

var dotnetVerify = []cli.Rule{
	{Option: "--verify-no-changes", Lowers: true, Effect: cli.Reads, Does: "checks the form only"},
	{Option: "--report --binarylog", Effect: cli.WritesTo},
}

// inspectDotnetPublish: a profile, a registry and the target that pushes a
// container deliver what is built.
func inspectDotnetPublish(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Args {
		t := strings.ToLower(w.Text)
		if strings.Contains(t, "publishprofile") || strings.Contains(t, "publishcontainer") ||
			strings.Contains(t, "containerregistry") {
			r.Add(cli.Changes, publishes)
		}
	}
}

func inspectDotnetRun(inv *cli.Invocation, r *cli.Report) {
	runsScript(r, "dotnet run", append([]cli.Word{cli.Lit("the project's program")}, inv.Operands...))
}

func inspectDotnetSln(inv *cli.Invocation, r *cli.Report) {}

// swift is Swift 6.2: the compiler's driver and the package manager.
var swift = cli.Program{
	Name:    "swift",
	Options: "--version; -h, --help",
	Prepare: swiftPassThrough,
	Effect:  cli.Interactive,
	Does:    "waits for Swift code",
	Commands: []cli.Command{
		{Name: "build", Effect: cli.Works, Does: "builds the project", Options: swiftOptions,
			Rules: []cli.Rule{{Option: "--scratch-path --build-path", Effect: cli.WritesTo}}},
		{Name: "test", Effect: cli.Works, Does: runsTests, Options: swiftOptions + `
			--filter REGEX; --skip REGEX; --parallel; --no-parallel; --num-workers N; --xunit-output >FILE
			-l, --list-tests; --skip-build; --enable-code-coverage; --disable-xctest; --enable-swift-testing`,
			Rules: []cli.Rule{{Option: "--scratch-path --build-path --xunit-output", Effect: cli.WritesTo}}},
		{Name: "run", StopAtOperand: true, Options: swiftOptions + "; --skip-build; --repl; --debugger",
			Inspect: inspectNpmRun},
		{Name: "package", Effect: cli.Pure, Options: swiftOptions, Commands: []cli.Command{
			{Name: "describe show-dependencies dump-package diagnose-api-breaking-changes tools-version " +
				"show-executables completion-tool", Effect: cli.Reads,
				Options: "--type NAME; --format NAME; --set VERSION; --set-current; -o FILE",
				Rules: []cli.Rule{
					{Option: "-o", Effect: cli.WritesTo},
					{Option: "--set --set-current", Effect: cli.Works, Does: "edits the package"},
				}},
			{Name: "init resolve update edit unedit config add-dependency add-target add-product archive-source " +
				"compute-checksum", Effect: cli.Works, Does: "edits the package", Options: `
				--type NAME; --name NAME; --from VERSION; --exact VERSION; --branch NAME; --revision REF
				--dry-run; -n; -o, --output >FILE`},
			{Name: "clean", Effect: cli.Works, Does: "removes build output"},
			{Name: "reset purge-cache", Effect: cli.Changes, Does: "deletes caches"},
			{Name: "plugin", Effect: cli.Runs, Does: "runs a plug-in"}}},
		{Name: "format", Effect: cli.Pure, Options: `
			-i, --in-place; -r, --recursive; -s, --strict; --configuration FILE; -p, --parallel`,
			Operands: cli.Operands{Each: cli.ReadsFrom}, Inspect: inspectSwiftFormat},
		{Name: "help", Effect: cli.Pure}, {Name: "repl", Effect: cli.Interactive, Does: "waits for Swift code"},
	},
	Unlisted: swiftFile,
}

const swiftOptions = `
	--package-path @@DIR; --cache-path DIR; --config-path DIR; --security-path DIR; --scratch-path DIR
	--build-path DIR; -c, --configuration NAME; -v, --verbose; -q, --quiet; --very-verbose, --vv
	-j, --jobs N; --product NAME; --target NAME; --triple NAME; --sdk DIR; --swift-sdk NAME
	--sanitize NAME; --show-bin-path; --static-swift-stdlib; --disable-sandbox; --arch NAME
	--traits LIST; --disable-automatic-resolution; --build-tests`

func inspectSwiftFormat(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--in-place") {
		for _, w := range inv.Operands {
			r.Path(cli.WritesTo, w, editsFiles)
		}
		r.Add(cli.Works, editsFiles)
	}
}

var swiftScript = cli.Command{StopAtOperand: true, LocalOptions: true, Style: cli.NoOptions,
	Inspect: inspectSwiftScript}

func swiftFile([]string, string) *cli.Command { return &swiftScript }

func inspectSwiftScript(inv *cli.Invocation, r *cli.Report) {
	runsScript(r, "swift", append([]cli.Word{cli.Lit(inv.Path[len(inv.Path)-1])}, inv.Operands...))
}

// xcodebuild is that of Xcode 26.
var xcodebuild = cli.Program{
	Name:  "xcodebuild",
	Style: cli.SingleDash,
	Options: `
		-project FILE; -workspace FILE; -scheme NAME; -target NAME; -alltargets; -configuration NAME
		-arch NAME; -sdk NAME; -destination TEXT; -destination-timeout N; -derivedDataPath DIR
		-resultBundlePath >DIR/; -archivePath PATH; -exportPath >DIR/; -exportOptionsPlist FILE
		-exportArchive; -exportNotarizedApp; -list; -json; -showBuildSettings; -showdestinations; -showsdks
		-showTestPlans; -version; -usage; -help; -quiet; -verbose; -jobs N; -parallelizeTargets
		-only-testing NAME; -skip-testing NAME; -testPlan NAME; -xctestrun FILE; -enableCodeCoverage BOOL
		-allowProvisioningUpdates; -allowProvisioningDeviceRegistration; -authenticationKeyPath FILE
		-authenticationKeyID ID; -authenticationKeyIssuerID ID; -clonedSourcePackagesDirPath DIR
		-resolvePackageDependencies; -skipPackagePluginValidation; -skipMacroValidation; -dry-run, -n
		-xcconfig FILE; -toolchain NAME; -hideShellScriptEnvironment; -showBuildTimingSummary
		-parallel-testing-enabled BOOL; -retry-tests-on-failure; -test-iterations N; -runFirstLaunch
		-downloadPlatform NAME; -downloadAllPlatforms; -license; -create-xcframework; -framework PATH
		-output PATH; -checkFirstLaunchStatus
	`,
	Effect: cli.Works,
	Does:   "builds the project",
	Rules: []cli.Rule{
		{Option: "-list -showBuildSettings -showdestinations -showsdks -showTestPlans -usage " +
			"-checkFirstLaunchStatus", Lowers: true, Effect: cli.Reads},
		{Option: "-derivedDataPath -resultBundlePath -archivePath -exportPath -output -clonedSourcePackagesDirPath",
			Effect: cli.WritesTo},
		{Option: "-allowProvisioningUpdates -allowProvisioningDeviceRegistration", Effect: cli.Changes,
			Does: "changes the developer account"},
		{Option: "-runFirstLaunch -downloadPlatform -downloadAllPlatforms -license", Effect: cli.Changes,
			Does: "installs parts of Xcode"},
	},
	Prepare: colonOptions,
	Inspect: inspectXcodebuild,
}

func inspectXcodebuild(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if w.Text == "install" || w.Text == "installsrc" || w.Text == "installhdrs" {
			r.Add(cli.Changes, "installs into the system")
		}
	}
}

// swiftPassThrough drops the options that hand an argument to another tool of
// the build; they are no bundles.
func swiftPassThrough(args []cli.Word) []cli.Word {
	out := make([]cli.Word, 0, len(args))
	for i := 0; i < len(args); i++ {
		switch args[i].Text {
		case "-Xswiftc", "-Xcc", "-Xlinker":
			i++
			continue
		}
		out = append(out, args[i])
	}
	return out
}
