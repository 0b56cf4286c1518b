package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns Java and its build tools: java, javac, Maven, Gradle, sbt,
// Kotlin.

// java is OpenJDK 25: its launcher. Agents and logs act before a version is
// printed.
var java = cli.Program{
	Name:          "java",
	Env:           "JDK_* ~JAVA_HOME JAVA_*",
	Style:         cli.SingleDash,
	StopAtOperand: true,
	Options: `
		-cp, -classpath, -class-path PATH; -p, -module-path PATH; -upgrade-module-path PATH
		-add-modules LIST; -add-opens SPEC; -add-exports SPEC; -add-reads SPEC; -limit-modules LIST
		-patch-module SPEC; -enable-native-access LIST; -source VERSION; -enable-preview; -jar
		-m, -module[=NAME]; -d, -describe-module NAME; -show-module-resolution; -dry-run; -validate-modules
		-javaagent:…!FILE; -agentpath:…!FILE; -agentlib:…!NAME; -verbose; -verbose:…; -D…; -ea; -ea:…
		-enableassertions; -da; -da:…; -esa; -dsa; -server; -client; -Xms…; -Xmx…; -Xmn…; -Xss…; -Xint
		-Xcomp; -Xmixed; -Xbatch; -Xrs; -Xcheck:…; -Xshare:…; -XshowSettings; -XshowSettings:…; -Xlog
		-Xlog:…WHAT=>FILE; -Xloggc:…>FILE; -Xbootclasspath/a:…~PATH; -XX:+…; -XX:-…; -XX:ArchiveClassesAtExit=…>FILE
		-XX:HeapDumpPath=…>FILE; -XX:ErrorFile=…>FILE; -XX:LogFile=…>FILE; -XX:OnError=…$COMMAND
		-XX:OnOutOfMemoryError=…$COMMAND; -XX:MaxRAMPercentage=…; -XX:InitialRAMPercentage=…
		-XX:MaxMetaspaceSize=…; -XX:TieredStopAtLevel=…; -XX:ParallelGCThreads=…; -splash:…
		-showversion, -show-version; -list-modules; -X, -help-extra; -fullversion, -full-version; -version
		-h, -?, -help
	`,
	Inspect: inspectJava,
}

func inspectJava(inv *cli.Invocation, r *cli.Report) {
	switch {
	case len(inv.Operands) > 0:
		runsScript(r, "java", inv.Operands)
	case inv.Has("-XshowSettings"), inv.Has("-XshowSettings:…"), inv.Has("-showversion"),
		inv.Has("-list-modules"), inv.Has("-help-extra"), inv.Has("-fullversion"),
		inv.Has("-describe-module"), inv.Has("-validate-modules"):
		r.Add(cli.Pure, "prints its settings")
	default:
		r.Add(cli.Runs, "runs a Java program")
	}
}

// javac is OpenJDK 25's compiler, kotlinc Kotlin 2.2's, scalac Scala 3.7's.
var javac = cli.Program{
	Name:  "javac",
	Also:  "kotlinc scalac",
	Env:   "JDK_* ~JAVA_HOME JAVA_*",
	Style: cli.SingleDash,
	Options: `
		-d >DIR/; -s >DIR/; -h >DIR/; -cp, -classpath, -class-path PATH; -p, -module-path PATH
		-sourcepath, -source-path PATH; -source, -release VERSION; -target, -jvm-target VERSION
		-encoding NAME; -g[KIND]; -nowarn; -verbose; -deprecation; -parameters; -proc MODE; -processor LIST
		-processorpath, -processor-path PATH; -implicit MODE; -Werror; -Xlint[LIST]; -Xdoclint[LIST]
		-Xmaxerrs N; -Xmaxwarns N; -add-modules LIST; -module-source-path PATH; -add-exports SPEC
		-enable-preview; -m, -module NAME; -include-runtime; -no-reflect; -no-stdlib; -script; -A…
		-fullversion, -full-version; -X, -help-extra; -help, -?; -version`,
	GoesOn:   "-version -help -help-extra -fullversion",
	Effect:   cli.Works,
	Does:     "compiles",
	Operands: cli.Operands{Each: cli.ReadsFrom, Min: 1},
	Rules: []cli.Rule{
		{Option: "-processor -processorpath -script", Effect: cli.Runs, Does: "runs code while it compiles"},
	},
}

// mvn is Maven 3.9 (also mvnw by its path, mvnd). Goals of a plug-in are named
// PLUGIN:GOAL.
var mvn = cli.Program{
	Name: "mvn",
	Also: "mvnd",
	Env:  "MAVEN_* ~JAVA_HOME ~MAVEN_HOME ~M2_HOME JDK_*",
	Options: `
		--also-make; --also-make-dependents; -B, --batch-mode; -b, --builder NAME; -C, --strict-checksums
		-c, --lax-checksums; --color WHEN; -D, --define PAIR; -e, --errors; -f, --file @@FILE; --fail-at-end
		--fail-fast; --fail-never; --global-settings FILE; --global-toolchains FILE; -h, --help
		-l, --log-file >FILE; -N, --non-recursive; --no-snapshot-updates; --no-transfer-progress
		-o, --offline; -P, --activate-profiles LIST; --projects LIST; -q, --quiet; --resume-from NAME
		-s, --settings FILE; -t, --toolchains FILE; -T, --threads N; -U, --update-snapshots; -v, --version
		-V, --show-version; -X, --debug
	`,
	Prepare: mavenOptions,
	Inspect: inspectMaven,
}

// mavenOptions spells Maven's options of several letters in full: they are no
// bundles.
func mavenOptions(args []cli.Word) []cli.Word {
	out := append([]cli.Word(nil), args...)
	for i, w := range out {
		long := ""
		switch w.Text {
		case "-version":
			long = "--version"
		case "-am":
			long = "--also-make"
		case "-amd":
			long = "--also-make-dependents"
		case "-fae":
			long = "--fail-at-end"
		case "-ff":
			long = "--fail-fast"
		case "-fn":
			long = "--fail-never"
		case "-gs":
			long = "--global-settings"
		case "-gt":
			long = "--global-toolchains"
		case "-nsu":
			long = "--no-snapshot-updates"
		case "-ntp":
			long = "--no-transfer-progress"
		case "-pl":
			long = "--projects"
		case "-rf":
			long = "--resume-from"
		default:
			continue
		}
		out[i] = cli.Lit(long)
		out[i].Span = w.Span
	}
	return out
}

func inspectMaven(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Add(cli.Works, "builds the project")
	}
	for _, w := range inv.Operands {
		if !w.Static {
			r.Unknown("the goal " + w.Text + " is not known statically")
			continue
		}
		plugin, goal, named := strings.Cut(w.Text, ":")
		switch {
		case !named:
			mavenPhase(r, w)
		case plugin == "dependency" &&
			(goal == "tree" || goal == "list" || goal == "resolve" ||
				goal == "display-ancestors"), plugin == "help",
			plugin == "versions" && strings.HasPrefix(goal, "display"),
			plugin == "enforcer", plugin == "checkstyle" && goal == "check", plugin == "spotless" && goal == "check",
			plugin == "fmt" && goal == "check":
			r.Add(cli.Reads, "reports on the project")
		case plugin == "compiler" || plugin == "surefire" || plugin == "failsafe" || plugin == "spotless" ||
			plugin == "fmt" || plugin == "versions" || plugin == "dependency" || plugin == "resources" ||
			plugin == "jar" || plugin == "archetype" || plugin == "wrapper":
			r.Add(cli.Works, "builds or edits the project")
		default:
			runsTask(r, inv.Path[0], w)
		}
	}
}

// mavenPhase judges a phase of Maven's life cycles. install writes the local
// repository of the user, which every build does.
func mavenPhase(r *cli.Report, w cli.Word) {
	switch w.Text {
	case "validate":
		r.Add(cli.Reads, "checks the project")
	case "initialize", "generate-sources", "process-sources", "generate-resources", "process-resources",
		"compile", "process-classes", "generate-test-sources", "process-test-sources", "test-compile",
		"process-test-classes",
		"test", "prepare-package", "package", "pre-integration-test", "integration-test", "post-integration-test",
		"verify", "install", "clean", "site":
		r.Add(cli.Works, "builds the project")
	case "deploy", "site-deploy":
		r.Add(cli.Changes, publishes)
	default:
		runsTask(r, "mvn", w)
	}
}

// gradle is Gradle 9. Its tasks are the project's; those of its own plug-ins
// build, test and report.
var gradle = cli.Program{
	Name: "gradle",
	Env:  "GRADLE_* ~JAVA_HOME JDK_* ~ANDROID_HOME ~ANDROID_SDK_ROOT",
	Options: `
		-?, -h, --help; -a, --no-rebuild; -b, --build-file @@FILE; --build-cache; --no-build-cache
		-c, --settings-file FILE; --configuration-cache; --no-configuration-cache
		--configuration-cache-problems MODE; --configure-on-demand; --no-configure-on-demand; --console MODE
		--continue; --no-continue; -D, --system-prop PAIR; -d, --debug; --daemon; --no-daemon; --export-keys
		-F, --dependency-verification MODE; --foreground; -g, --gradle-user-home DIR
		-I, --init-script !FILE; -i, --info; --include-build DIR; -M, --write-verification-metadata LIST
		-m, --dry-run; --max-workers N; --offline; -P, --project-prop PAIR; -p, --project-dir @@DIR
		--parallel; --no-parallel; --priority NAME; --profile; --project-cache-dir DIR; -q, --quiet
		--refresh-dependencies; --refresh-keys; --rerun-tasks; -S, --full-stacktrace; -s, --stacktrace
		--scan; --no-scan; --status; --stop; -t, --continuous; -U, --update-locks LIST; -u
		-V, --show-version; -v, --version; -w, --warn; --warning-mode MODE; --watch-fs; --no-watch-fs
		--write-locks; -x, --exclude-task NAME; --tests PATTERN; --rerun; --configuration NAME
		--dependency NAME; --all; --task NAME; --group NAME; --types; --fail-fast; --no-problems-report
		--non-interactive; --gradle-version VERSION; --distribution-type KIND; --type NAME; --dsl NAME
		--test-framework NAME; --project-name NAME; --package NAME; --java-version N; --args TEXT
	`,
	Rules: []cli.Rule{
		{Option: "--init-script --include-build", Effect: cli.Runs, Does: "runs build code from elsewhere"},
		{Option: "--scan", Effect: cli.Changes, Does: "--scan uploads the build's data"},
		{Option: "--stop", Effect: cli.Changes, Does: "stops Gradle's servers"},
		{Option: "--gradle-user-home --project-cache-dir", Effect: cli.WritesTo},
	},
	Inspect: inspectGradle,
}

func inspectGradle(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--status") {
		r.Add(cli.Reads, "shows Gradle's servers")
		return
	}
	if len(inv.Operands) == 0 && !inv.Has("--stop") {
		r.Add(cli.Runs, "runs the default tasks")
	}
	for _, w := range inv.Operands {
		name := w.Text[strings.LastIndexByte(w.Text, ':')+1:]
		switch {
		case !w.Static:
			runsTask(r, "gradle", w)
		case gradleReports(name):
			r.Add(cli.Reads, "reports on the project")
		case gradleBuilds(name):
			r.Add(cli.Works, "builds the project")
		default:
			runsTask(r, "gradle", w)
		}
	}
}

func gradleReports(name string) bool {
	switch name {
	case "tasks", "projects", "properties", "dependencies", "dependencyInsight", "help", "buildEnvironment",
		"components", "model", "outgoingVariants", "javaToolchains", "resolvableConfigurations",
		"artifactTransforms":
		return true
	}
	return false
}

func gradleBuilds(name string) bool {
	switch name {
	case "build", "assemble", "check", "test", "classes", "testClasses", "jar", "war", "javadoc", "clean",
		"compileJava", "compileKotlin", "compileTestJava", "compileTestKotlin", "processResources", "buildNeeded",
		"buildDependents", "wrapper", "init", "spotlessCheck", "spotlessApply", "ktlintCheck", "ktlintFormat",
		"detekt", "lint", "checkstyleMain", "jacocoTestReport",
		"assembleDebug", "assembleRelease", "bootJar", "shadowJar", "installDist", "distZip", "distTar",
		"integrationTest":
		return true
	}
	return false
}

// sbt is sbt 1.11.
var sbt = cli.Program{
	Name:    "sbt",
	Env:     "SBT_* ~JAVA_HOME JDK_*",
	Style:   cli.NoOptions,
	Inspect: inspectSbt,
}

func inspectSbt(inv *cli.Invocation, r *cli.Report) {
	tasks := 0
	for _, w := range inv.Args {
		if w.Static && strings.HasPrefix(w.Text, "-") {
			if w.Text == "--version" || w.Text == "-version" || w.Text == "--help" || w.Text == "-h" {
				r.Add(cli.Pure, "prints help or its version")
				return
			}
			if w.Text != "-batch" && w.Text != "--batch" && !strings.HasPrefix(w.Text, "-D") &&
				!strings.HasPrefix(w.Text, "-J") && w.Text != "-no-colors" && w.Text != "--no-colors" &&
				w.Text != "-Dsbt.log.noformat=true" && w.Text != "-v" && w.Text != "--client" && w.Text != "-client" {
				r.Unknown("sbt has no option " + w.Text + " that is known here")
			}
			continue
		}
		tasks++
		name := w.Text[strings.LastIndexAny(w.Text, "/:")+1:]
		switch {
		case w.Static &&
			(name == "compile" || name == "test" || name == "package" || name == "clean" || name == "update" ||
				name == "doc" || name == "testOnly" || name == "testQuick" || name == "scalafmtAll" ||
				name == "scalafmt" || strings.HasPrefix(w.Text, "testOnly ")):
			r.Add(cli.Works, "builds the project")
		default:
			runsTask(r, "sbt", w)
		}
	}
	if tasks == 0 {
		r.Add(cli.Interactive, "waits for commands")
	}
}
