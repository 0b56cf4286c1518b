package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns the programs of GNU coreutils 9.5 (and BSD) that delete: rm,
// rmdir, unlink, shred, and macOS's srm and trash.

var rm = cli.Program{
	Name: "rm",
	Options: `
		-f, --force; -i; -I; --interactive[=WHEN]; --one-file-system; --no-preserve-root; --preserve-root[=HOW]
		-r, -R, --recursive; -d, --dir; -v, --verbose; -PWx; --help; --version
	`,
	Effect:  cli.Pure,
	Probes:  []string{"ls -la", "git status --short"},
	Inspect: inspectRemove,
}

// inspectRemove also judges rm alone, which another program may hand files to.
func inspectRemove(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Add(cli.Changes, "deletes files")
	}
	e := cli.Deletes
	if inv.Has("--recursive") {
		e = cli.DeletesTree
	}
	for _, w := range inv.Operands {
		r.Path(e, w, "deletes files")
	}
}

var rmdir = cli.Program{
	Name:     "rmdir",
	Options:  `--ignore-fail-on-non-empty; -p, --parents; -v, --verbose; --help; --version`,
	Effect:   cli.Pure,
	Probes:   []string{"ls -la"},
	Operands: cli.Operands{Min: 1, Each: cli.Deletes, Does: "deletes empty directories"},
}

var unlink = cli.Program{
	Name:     "unlink",
	Options:  `--help; --version`,
	Effect:   cli.Pure,
	Probes:   []string{"ls -la"},
	Operands: cli.Operands{Min: 1, Each: cli.Deletes, Does: "deletes a file"},
}

// shred loses the content whether or not -u removes the file.
var shred = cli.Program{
	Name: "shred",
	Options: `
		-f, --force; -n, --iterations N; --random-source FILE; -s, --size N; -u; --remove[=HOW]; -v, --verbose
		-x, --exact; -z, --zero; --help; --version
	`,
	Effect:   cli.Pure,
	Probes:   []string{"ls -la"},
	Operands: cli.Operands{Min: 1, Each: cli.Deletes, Does: "destroys the content of files"},
}

// trash is trash-cli 0.24 and macOS 15's trash.
var trash = cli.Program{
	Name: "trash",
	Options: `
		-d, --directory; -f, --force; -i, --interactive; -r, -R, --recursive; -v, --verbose; -s
		--trash-dir DIR; -h, --help; --version`,
	Effect:   cli.Pure,
	Probes:   []string{"ls -la"},
	Operands: cli.Operands{Each: cli.Deletes, Does: "moves files to the trash"},
}
