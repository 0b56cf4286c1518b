package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns Info-ZIP: zip 3.0, unzip 6.0, zipinfo.

var zip = cli.Program{
	Name: "zip",
	Env:  "ZIP ZIPOPT",
	Options: `
		-A, --adjust-sfx; -B; -C; -D, --no-dir-entries; -E; -F, --fix; --fixfix; --filesync; -G; -I
		-J, --junk-sfx; -L, --license; --more; -N; -O, --output-file >FILE; -P, --password TEXT
		-R, --recurse-patterns; -S, --system-hidden; -T, --test; --unzip-command COMMAND; -U, --copy-entries
		-V; -X, --strip-extra; -Y; -Z, --compression-method NAME; -a, --ascii; -b, --temp-path DIR
		-c, --entry-comments; -d, --delete; -e, --encrypt; -f, --freshen; -g, --grow; -h, --help
		-i, --include; -j, --junk-paths; -k, --DOS-names; -l, --to-crlf; -m, --move; -n, --suffixes LIST
		-o, --latest-time; -p, --paths; -q, --quiet; -r, --recurse-paths; -s, --split-size SIZE
		-t, --from-date DATE; -u, --update; -v, --verbose; -w; -x, --exclude; -y, --symlinks
		-z, --archive-comment; -0123456789; -@; -$; --before-date DATE; --display-bytes; --display-counts
		--display-dots; --display-globaldots; --display-usize; --display-volume; --difference-archive
		--dot-size SIZE; --from-crlf; --show-files; --show-unicode; --show-just-unicode; --show-command
		--show-debug; --show-options; --show-parsed-args; --logfile-path >FILE; --log-append; --log-info
		--names-stdin; --no-wild; --wild-stop-dirs; --must-match; --split-bell; --split-pause
		--split-verbose; --store-dirs; --unicode WHEN; --use-privileges; --version; --copy; --ignore-case
		--case-insensitive; --image; --fifo; --compression-level N
	`,
	Effect:  cli.Pure,
	Probes:  []string{"ls -la"},
	Prepare: prepareZip,
	Rules: []cli.Rule{
		{Option: "--unzip-command", Effect: cli.Executes, Does: "runs a command to test the archive"},
	},
	Inspect: inspectZip,
}

// prepareZip writes out the options of more than one letter, which look like
// bundles.
func prepareZip(args []cli.Word) []cli.Word {
	var out []cli.Word
	for i, w := range args {
		if w.Text == "--" {
			return append(out, args[i:]...)
		}
		long, rest := "", ""
		if w.Static && strings.HasPrefix(w.Text, "-") && !strings.HasPrefix(w.Text, "--") {
			long, rest = zipLong(w.Text[1:])
		}
		if long == "" {
			out = append(out, w)
			continue
		}
		if rest != "" {
			out = append(out, cli.Lit("-"+rest))
		}
		out = append(out, cli.Lit(long))
	}
	return out
}

var zipNames = [...]struct{ short, long string }{
	{"TT", "--unzip-command"}, {"sf", "--show-files"}, {"tt", "--before-date"}, {"FF", "--fixfix"},
	{"FS", "--filesync"}, {"MM", "--must-match"}, {"lf", "--logfile-path"}, {"la", "--log-append"},
	{"li", "--log-info"}, {"ll", "--from-crlf"}, {"ds", "--dot-size"}, {"dd", "--display-dots"},
	{"dc", "--display-counts"}, {"db", "--display-bytes"}, {"du", "--display-usize"},
	{"dv", "--display-volume"}, {"dg", "--display-globaldots"}, {"ic", "--ignore-case"}, {"nw", "--no-wild"},
	{"ws", "--wild-stop-dirs"}, {"sb", "--split-bell"}, {"sp", "--split-pause"}, {"sv", "--split-verbose"},
	{"sc", "--show-command"}, {"sd", "--show-debug"}, {"so", "--show-options"}, {"su", "--show-unicode"},
	{"UN", "--unicode"}, {"DF", "--difference-archive"}, {"FI", "--fifo"},
}

// zipLong finds the long name of an option of two letters at the end of a
// bundle; rest is what stands in front of it.
func zipLong(bundle string) (long, rest string) {
	if len(bundle) < 2 {
		return "", ""
	}
	for _, n := range zipNames {
		if strings.HasSuffix(bundle, n.short) {
			return n.long, bundle[:len(bundle)-2]
		}
	}
	return "", ""
}

func inspectZip(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		return
	}
	if inv.Has("--show-files") || inv.Has("--show-command") || inv.Has("--show-options") {
		r.Add(cli.Reads, "")
		return
	}
	archive, files := inv.Operands[0], inv.Operands[1:]
	if _, other := inv.Last("--output-file"); other {
		r.Path(cli.ReadsFrom, archive, "")
	} else if archive.Text != "-" {
		r.Path(cli.WritesTo, archive, "writes an archive")
	}
	if inv.Has("--delete") {
		return
	}
	e := cli.ReadsFrom
	if inv.Has("--move") {
		e = cli.DeletesTree
	}
	for _, w := range files {
		r.Path(e, w, "")
	}
}

// unzip extracts unless an option lists, tests or prints. -hh is its long help.
var unzip = cli.Program{
	Name:   "unzip",
	Output: cli.Decodes,
	Env:    "UNZIP UNZIPOPT",
	Options: `
		-p; -f; -l; -t; -u; -v; -z; -T; -x; -d DIR; -n; -o; -P PASSWORD; -q; -a; -b; -c; -j; -U; -C; -L; -X
		-V; -K; -M; -W; -B; -D; -F; -J; -N; -S; -Y; -i; -s; -/; -^; -:; -O CHARSET; -I CHARSET; -1; -2; -m
		-h, --help; -Z
	`,
	Effect:  cli.Pure,
	Probes:  []string{"ls -la"},
	Inspect: inspectUnzip,
}

func inspectUnzip(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		return
	}
	r.Path(cli.ReadsFrom, inv.Operands[0], "")
	for _, o := range [...]string{"-l", "-v", "-t", "-z", "-Z", "-p", "-c"} {
		if inv.Has(o) && !inv.Has("-T") {
			return
		}
	}
	if inv.Has("-T") {
		r.Path(cli.WritesTo, inv.Operands[0], "sets the time of the archive")
		return
	}
	if inv.Has("-:") {
		r.Unknown("extracts to the paths of the archive, upwards too")
	}
	dirs := inv.All("-d")
	if len(dirs) == 0 {
		dirs = append(dirs, cli.Lit("."))
	}
	for _, d := range dirs {
		r.Path(cli.WritesInto, d, "extracts an archive")
	}
}

var zipinfo = cli.Program{
	Name:     "zipinfo",
	Options:  `-12slmvhMtTzCOxPqLWZ; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var funzip = cli.Program{
	Name:     "funzip",
	Options:  `-P PASSWORD`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}
