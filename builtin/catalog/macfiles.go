package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns macOS 15's tools for files: sips, textutil, plutil, xattr, mdls,
// mdfind, mdimport, qlmanage, binhex, compression_tool, say, open.

// sips changes pictures in place, unless it only asks, or -o names a copy.
var sips = cli.Program{
	Name: "sips",
	Options: `
		-g, --getProperty KEY; -s, --setProperty KEY; -d, --deleteProperty KEY; -e, --embedProfile FILE
		-E, --embedProfileIfNone FILE; -m, --matchTo FILE; -M, --matchToWithIntent FILE
		--deleteColorManagementProperties; -r, --rotate N; -f, --flip WAY; -c, --cropToHeightWidth N
		--cropOffset N; -z, --resampleHeightWidth N; --resampleWidth N; --resampleHeight N
		-Z, --resampleHeightWidthMax N; -p, --padToHeightWidth N; --padColor HEX; -i, --addIcon
		--optimizeColorForSharing; -x, --extractProfile >FILE; -X, --extractTag TAG; --deleteTag TAG
		--copyTag TAG; --loadTag TAG; --repair; --verify; -o, --out >FILE; -j, --js FILE; --debug; --formats
		-1, --oneLine; -h, --help; -H, --helpProperties; -v, --version; --man
	`,
	Effect:  cli.Pure,
	Probes:  []string{"ls -la"},
	Inspect: inspectSips,
	Rules: []cli.Rule{
		{Option: "--js", Effect: cli.Runs, Does: "runs a script"},
	},
}

func inspectSips(inv *cli.Invocation, r *cli.Report) {
	e := cli.ReadsFrom
	for i := range inv.Options {
		switch inv.Options[i].Name {
		case "--getProperty", "--verify", "--oneLine", "--debug", "--out", "--extractProfile", "--extractTag",
			"--formats", "--helpProperties":
		default:
			e = cli.WritesTo
		}
	}
	if inv.Has("--out") {
		e = cli.ReadsFrom
	}
	for _, w := range inv.Operands {
		r.Path(e, w, "")
	}
}

var textutil = cli.Program{
	Name:  "textutil",
	Style: cli.SingleDash,
	Options: `
		-help; -info; -convert FORMAT; -cat FORMAT; -extension EXT; -output >FILE; -stdin; -stdout
		-encoding NAME; -inputencoding NAME; -format FORMAT; -font NAME; -fontsize N; -noload; -nostore
		-baseurl URL; -timeout N; -textsizemultiplier N; -excludedelements LIST; -prefixspaces N; -strip
		-title TEXT; -author TEXT; -subject TEXT; -keywords TEXT; -comment TEXT; -editor TEXT; -company TEXT
		-creationtime TIME; -modificationtime TIME; -outputdir DIR
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "-outputdir", Effect: cli.WritesInto, Does: "writes the converted text"},
	},
	Inspect: inspectTextutil,
}

// inspectTextutil: without -output the result goes beside the file.
func inspectTextutil(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-stdout") || inv.Has("-nostore") || inv.Has("-output") || inv.Has("-outputdir") ||
		!inv.Has("-convert") && !inv.Has("-cat") {
		return
	}
	for _, w := range inv.Operands {
		r.Path(cli.WritesTo, w, "")
	}
}

// plutil's first option is its command; -o names where the result goes.
var plutil = cli.Program{
	Name:    "plutil",
	Style:   cli.NoOptions,
	Effect:  cli.Pure,
	Inspect: inspectPlutil,
}

func inspectPlutil(inv *cli.Invocation, r *cli.Report) {
	e := cli.ReadsFrom
	var out *cli.Word
	var files []cli.Word
	for i := 0; i < len(inv.Args); i++ {
		w := inv.Args[i]
		if !strings.HasPrefix(w.Text, "-") || w.Text == "-" {
			files = append(files, w)
			continue
		}
		n := plutilTakes(w.Text)
		if n < 0 {
			r.Unknown("plutil has no option '" + w.Text + "' that is known here")
			continue
		}
		args := inv.Args[i+1 : min(i+1+n, len(inv.Args))]
		i += n
		switch w.Text {
		case "-convert", "-insert", "-replace", "-remove", "-create":
			e = cli.WritesTo
		case "-extract":
			if n == len(args) && args[1].Text != "raw" {
				e = cli.WritesTo
			}
		case "-o":
			if len(args) > 0 {
				out = &args[0]
			}
		}
	}
	if out != nil && e == cli.WritesTo {
		if out.Text != "-" {
			r.Path(cli.WritesTo, *out, "")
		}
		e = cli.ReadsFrom
	}
	for _, f := range files {
		if f.Text != "-" {
			r.Path(e, f, "")
		}
	}
}

// plutilTakes returns the number of words that an option takes, -1 for one that
// is not known.
func plutilTakes(name string) int {
	switch name {
	case "-lint", "-help", "-p", "-s", "-n", "-r", "-append", "-dictionary", "-array", "--":
		return 0
	case "-convert", "-insert", "-replace", "-remove", "-create", "-type", "-o", "-e", "-expect", "-bool",
		"-integer", "-float", "-date", "-data",
		"-string", "-xml", "-json":
		return 1
	case "-extract":
		return 2
	}
	return -1
}

// xattr shows, or with -w, -d and -c changes, attributes.
var xattr = cli.Program{
	Name:    "xattr",
	Options: `-p; -w; -d; -c; -l; -r; -s; -v; -x; -z; -h, --help`,
	Effect:  cli.Pure,
	Inspect: inspectXattr,
}

func inspectXattr(inv *cli.Invocation, r *cli.Report) {
	words, e := inv.Operands, cli.ReadsFrom
	switch {
	case inv.Has("-w"):
		words, e = words[min(2, len(words)):], cli.SetsMode
	case inv.Has("-d"):
		words, e = words[min(1, len(words)):], cli.SetsMode
	case inv.Has("-c"):
		e = cli.SetsMode
	case inv.Has("-p"):
		words = words[min(1, len(words)):]
	}
	if e == cli.SetsMode && inv.Has("-r") {
		e = cli.SetsModeTree
	}
	for _, w := range words {
		r.Path(e, w, "")
	}
}

var mdls = cli.Program{
	Name:     "mdls",
	Style:    cli.SingleDash,
	Options:  `-name ATTRIBUTE; -n ATTRIBUTE; -raw; -r; -nullMarker TEXT; -plist FILE; -p FILE; -help; -h`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "-plist -p", Value: "!-", Effect: cli.WritesTo, Does: "writes the attributes to a file"},
	},
}

var mdfind = cli.Program{
	Name:  "mdfind",
	Style: cli.SingleDash,
	Options: `
		-0; -live; -count; -onlyin DIR; -name NAME; -literal; -interpret; -s NAME; -reprint; -attr NAME
		-help`,
	Effect: cli.Reads,
}

var mdimport = cli.Program{
	Name:    "mdimport",
	Options: `-t; -d N; -o FILE; -p; -X; -A; -r FILE; -L; -e; -i; -m; -n; -f; -s; -w N; -h, --help`,
	Effect:  cli.Works,
	Does:    "adds files to the index of Spotlight",
	Rules: []cli.Rule{
		{Option: "-t -X -A -L -e", Lowers: true, Effect: cli.Reads},
		{Option: "-o", Effect: cli.WritesTo, Does: "writes the attributes to a file"},
		{Option: "-r -i", Effect: cli.Changes, Does: "makes the index of Spotlight anew"},
	},
}

var qlmanage = cli.Program{
	Name: "qlmanage",
	Options: `
		-h, --help; -r; -m; -t; -p; -s SIZE; -f FACTOR; -F FACTOR; -z; -o DIR; -x; -i; -d LEVEL; -c TYPE
		-g FILE`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "-r", Effect: cli.Changes, Does: "resets Quick Look"},
		{Option: "-m", Effect: cli.Reads},
		{Option: "-o", Effect: cli.WritesInto, Does: "writes previews"},
		{Option: "-p", Effect: cli.Interactive, Does: "opens a window"},
		{Option: "-g", Effect: cli.Runs, Does: "loads code"},
	},
}

// binhex is also applesingle and macbinary: they write beside the file unless
// -c prints.
var binhex = cli.Program{
	Name: "binhex",
	Also: "applesingle macbinary",
	Options: `
		-V, --version; -h, -H, --help; -v; -f; -C DIR; -c, --pipe, --to-stdout; -o FILE; -s SUFFIX; -n; -p
		-x; -r; -1; -2; -3; -i`,
	Effect: cli.Pure,
	Rules: []cli.Rule{
		{Option: "-o", Effect: cli.WritesTo, Does: "writes the result"},
		{Option: "-C", Effect: cli.WritesInto, Does: "writes the result"},
	},
	Commands: []cli.Command{
		{Name: "probe", Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom}},
		{Name: "encode decode", Effect: cli.Pure, Inspect: inspectBinhex},
	},
}

func inspectBinhex(inv *cli.Invocation, r *cli.Report) {
	e := cli.WritesTo
	if inv.Has("-c") || inv.Has("-o") || inv.Has("-C") {
		e = cli.ReadsFrom
	}
	for _, w := range inv.Operands {
		r.Path(e, w, "")
	}
}

var compressionTool = cli.Program{
	Name:    "compression_tool",
	Style:   cli.SingleDash,
	Options: `-encode; -decode; -a NAME; -A NAME; -b SIZE; -t N; -i FILE; -o FILE; -v; -h; -help`,
	Effect:  cli.Pure,
	Rules: []cli.Rule{
		{Option: "-i", Effect: cli.ReadsFrom},
		{Option: "-o", Effect: cli.WritesTo, Does: "writes the result"},
	},
}

var say = cli.Program{
	Name: "say",
	Options: `
		-v, --voice NAME; -r, --rate N; -f, --input-file FILE; -o, --output-file >FILE
		-n, --network-send NAME; -a, --audio-device ID; --progress; -i; --interactive[=MARKUP]
		--file-format FORMAT; --data-format FORMAT; --channels N; --bit-rate N; --quality N; --help
	`,
	Effect: cli.Pure,
	Rules: []cli.Rule{
		{Option: "--input-file", Effect: cli.ReadsFrom},
		{Option: "--network-send", Effect: cli.Connects, Does: "sends the speech to another machine"},
	},
}

// open is macOS's and xdg-open: what opens is another program's business.
var open = cli.Program{
	Name: "open",
	Also: "xdg-open",
	Options: `
		-a NAME; -b ID; -e; -t; -f; -F; -W, --wait-apps; -R, --reveal; -n, --new; -g, --background
		-j, --hide; -h, --header NAME; -s SDK; -u URL; --args; --env VAR; -i, --stdin FILE
		-o, --stdout FILE; --stderr FILE; --arch NAME; --fresh; --help; --version; --manual
	`,
	Effect: cli.Runs,
	Does:   "opens another program",
	Rules: []cli.Rule{
		{Option: "--reveal", Lowers: true, Effect: cli.Reads},
		{Option: "--stdout --stderr", Effect: cli.WritesTo, Does: "writes the program's output"},
	},
}
