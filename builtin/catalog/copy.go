package catalog

import (
	"path"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the programs of GNU coreutils 9.5 (and BSD) that take sources
// and a destination: cp, mv, ln, install, link.

var cp = cli.Program{
	Name: "cp",
	Options: `
		-a, --archive; --attributes-only; -b; --backup[=CONTROL]; --copy-contents; -d; --debug; -f, --force
		-i, --interactive; -H; -l, --link; -L, --dereference; -n, --no-clobber; -P, --no-dereference; -p
		--preserve[=LIST]; --no-preserve LIST; --parents; -R, -r, --recursive; --reflink[=WHEN]
		--remove-destination; --sparse WHEN; --strip-trailing-slashes; -s, --symbolic-link; -S, --suffix SUFFIX
		-t, --target-directory >DIR/; -T, --no-target-directory; -u; --update[=WHEN]; -v, --verbose
		--keep-directory-symlink; -x, --one-file-system; -Z; --context[=CTX]; -cNX; --help; --version
	`,
	Effect:   cli.Works,
	Does:     "copies files",
	Operands: cli.Operands{Each: cli.ReadsFrom, Last: cli.WritesTo, Into: true, Unless: "--target-directory"},
	Inspect:  inspectCopy,
}

// inspectCopy: -l and -s make links instead of copies.
func inspectCopy(inv *cli.Invocation, r *cli.Report) {
	inspectTarget(inv, r)
	if inv.Has("--link") || inv.Has("--symbolic-link") {
		inspectLink(inv, r)
	}
}

var mv = cli.Program{
	Name: "mv",
	Options: `
		-b; --backup[=CONTROL]; --debug; --exchange; -f, --force; -i, --interactive; -n, --no-clobber; --no-copy
		--strip-trailing-slashes; -S, --suffix SUFFIX; -t, --target-directory >DIR/; -T, --no-target-directory
		-u; --update[=WHEN]; -v, --verbose; -Z, --context; -h; --help; --version
	`,
	Effect:   cli.Works,
	Does:     "moves files",
	Operands: cli.Operands{Each: cli.MovesAway, Last: cli.WritesTo, Into: true, Unless: "--target-directory"},
	Inspect:  inspectMove,
}

// inspectMove adds what a move over a device is: it replaces the device.
func inspectMove(inv *cli.Invocation, r *cli.Report) {
	inspectTarget(inv, r)
	if n := len(inv.Operands); n > 1 && strings.HasPrefix(inv.Operands[n-1].Text, "/dev/") {
		r.Add(cli.Changes, "moves a file over the device "+inv.Operands[n-1].Text)
	}
}

var install = cli.Program{
	Name: "install",
	Options: `
		-b; --backup[=CONTROL]; -c; -C, --compare; -d, --directory; -D; --debug; -g, --group GROUP; -m, --mode MODE
		-o, --owner OWNER; -p, --preserve-timestamps; -s, --strip; --strip-program PROGRAM; -S, --suffix SUFFIX
		-t, --target-directory >DIR/; -T, --no-target-directory; -v, --verbose; --preserve-context; -Z
		--context[=CTX]; --help; --version
	`,
	Effect: cli.Works,
	Does:   "copies files and sets their modes",
	Operands: cli.Operands{Each: cli.ReadsFrom, Last: cli.WritesTo, Into: true,
		Unless: "--target-directory --directory"},
	Rules: []cli.Rule{
		{Option: "--strip-program", Effect: cli.ExecutesProgram, Does: "runs a program on the copies"},
	},
	Inspect: inspectInstall,
}

func inspectInstall(inv *cli.Invocation, r *cli.Report) {
	inspectTarget(inv, r)
	if !inv.Has("--directory") {
		return
	}
	for _, w := range inv.Operands {
		r.Path(cli.MakesDir, w, "makes directories")
	}
}

// ln makes a link of its first operand's name where it has only one.
var ln = cli.Program{
	Name: "ln",
	Options: `
		-b; --backup[=CONTROL]; -d, -F, --directory; -f, --force; -i, --interactive; -L, --logical
		-n, -h, --no-dereference; -P, --physical; -r, --relative; -s, --symbolic; -S, --suffix SUFFIX
		-t, --target-directory >DIR/; -T, --no-target-directory; -v, --verbose; -w; --help; --version
	`,
	Effect:  cli.Works,
	Does:    "makes links",
	Inspect: inspectLink,
}

func inspectLink(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		return
	}
	sources, dest := inv.Operands, cli.Lit(".")
	into := true
	if dir, ok := inv.Last("--target-directory"); ok {
		dest = dir
	} else if n := len(sources); n > 1 {
		dest, sources = sources[n-1], sources[:n-1]
		into = n > 2 || inv.IsDir(dest) || strings.HasSuffix(dest.Text, "/")
	}
	for _, w := range sources {
		name := dest
		if into && !inv.Has("--no-target-directory") {
			name = cli.Into(dest, w)
		}
		r.Path(cli.MakesLink, name, "makes links")
		if inv.Has("--symbolic") && !inv.Has("--relative") && w.Static && name.Static &&
			!strings.HasPrefix(w.Text, "/") {
			w.Text, w.At = path.Join(path.Dir(name.Text), w.Text), -1 // read from where the link is
		}
		r.Path(cli.LeadsTo, w, "makes links")
	}
}

// inspectTarget states where the operands land with -t, and with -T.
func inspectTarget(inv *cli.Invocation, r *cli.Report) {
	if dir, ok := inv.Last("--target-directory"); ok {
		for _, w := range inv.Operands {
			r.Path(cli.WritesTo, cli.Into(dir, w), "copies or moves files")
		}
	}
	n := len(inv.Operands)
	if n > 1 && inv.Has("--no-target-directory") {
		r.Path(cli.WritesTo, inv.Operands[n-1], "copies or moves files")
	}
	if n == 1 && !inv.Operands[0].Static && !inv.Has("--target-directory") {
		r.Path(cli.WritesTo, inv.Operands[0], "copies or moves files") // it may stand for several
	}
}

// link is coreutils' bare link(2).
var link = cli.Program{
	Name:     "link",
	Options:  `--help; --version`,
	Effect:   cli.Works,
	Does:     "makes a link",
	Operands: cli.Operands{Each: cli.LeadsTo, Last: cli.MakesLink},
}
