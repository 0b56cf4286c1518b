package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns tools of the JDK (OpenJDK 25) beside java and javac: javap,
// jps, jstack. Options that hand words to the tool's own machine (-J…) are left
// out: they may load code.

var javap = cli.Program{
	Name:  "javap",
	Style: cli.SingleDash,
	Options: `
		-?, -h, -help
		-version
		-v, -verbose
		-l; -public; -protected; -package; -p, -private; -c; -s; -sysinfo; -constants; -m, -module NAME
		-module-path PATH; -system DIR; -cp, -classpath, -class-path PATH; -bootclasspath PATH
		-multi-release VERSION
	`,
	Effect: cli.Reads,
}

var jps = cli.Program{
	Name:    "jps",
	Options: `-?, -h, --help; -q; -m; -l; -v; -V`,
	Effect:  cli.Reads,
}

var jstack = cli.Program{
	Name:    "jstack",
	Options: `-?, -h, --help; -l; -e; -F; -m`,
	Effect:  cli.Reads,
	Probes:  []string{"jps -l"},
}
