package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns xmllint and xsltproc (libxml2 2.14, libxslt 1.1) and ExifTool
// 13.

// xmllint's shell may save what it edited.
var xmllint = cli.Program{
	Name: "xmllint", Style: cli.SingleDash, Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom},
	Options: `
		--version; --copy; --recover; --huge; --noent; --noenc; --noout; --path TEXT; --load-trace; --nonet
		--nocompact; --htmlout; --nowrap; --valid; --postvalid; --dtdvalid URL; --dtdvalidfpi TEXT; --insert
		--shell; --debug; --debugent; --quiet; --timing; --output >FILE; -o FILE; --repeat; --compress
		--html; --xmlout; --nodefdtd; --push; --pushsmall; --memory; --maxmem N; --nowarning; --noblanks
		--nocdata; --format; --encode NAME; --dropdtd; --pretty N; --c14n; --c14n11; --exc-c14n; --nsclean
		--testIO; --catalogs; --nocatalogs; --auto; --xinclude; --noxincludenode; --nofixup-base-uris
		--loaddtd; --dtdattr; --stream; --walker; --pattern TEXT; --schema FILE; --schematron FILE
		--relaxng FILE; --sax; --sax1; --oldxml10; --xpath TEXT; --xpath0 TEXT; --max-ampl N
		--strict-namespace; --sax2; --callbacks; --help`,
	Rules: []cli.Rule{
		{Option: "--output -o", Effect: cli.WritesTo, Does: "writes a document"},
		{Option: "--dtdvalid --schema --schematron --relaxng", Effect: cli.ReadsFrom},
		{Option: "--shell", Effect: cli.Interactive, Does: "waits for commands"}},
}

// xsltproc runs a style sheet, which may write any file unless --nowrite.
var xsltproc = cli.Program{
	Name: "xsltproc", Style: cli.SingleDash, Effect: cli.Runs, Does: "runs a style sheet, which may write files",
	Options: `
		-V; --version; -v; --verbose; -o FILE; --output >FILE; --timing; --repeat; --novalid; --nodtdattr
		--noout; --maxdepth N; --maxvars N; --maxparserdepth N; --huge; --seed-rand N; --html
		--encoding NAME; --param NAME; --stringparam NAME; --path TEXT; --nonet; --nowrite; --nomkdir
		--writesubtree DIR; --catalogs; --nodict; --profile; --norman; --dumpextensions; --load-trace
		--xinclude; --xincludestyle; --noxinclude; --debug; --help`,
	Rules: []cli.Rule{
		{Option: "--dumpextensions", Lowers: true, Effect: cli.Pure},
		{Option: "--nowrite", Lowers: true, Effect: cli.Reads},
		{Option: "--output -o", Effect: cli.WritesTo, Does: "writes a document"},
		{Option: "--writesubtree", Effect: cli.WritesInto, Does: "lets a style sheet write"}},
}

// exiftool takes every other word that begins with "-" as the name of a tag:
// with "=" or "<" it writes that tag into each file.
var exiftool = cli.Program{Name: "exiftool", Style: cli.NoOptions, Inspect: inspectExif}

func inspectExif(inv *cli.Invocation, r *cli.Report) {
	var files []cli.Word
	writes := ""
	for i := 0; i < len(inv.Args); i++ {
		w := inv.Args[i]
		name := strings.ToLower(w.Text)
		more := i+1 < len(inv.Args)
		switch {
		case !w.Static && !(w.Prefix != "" && w.Prefix[0] != '-'):
			r.Unknown("an argument of exiftool is not known statically")
		case !strings.HasPrefix(w.Text, "-") || w.Text == "-":
			files = append(files, w)
		case name == "-ver":
			r.Add(cli.Pure, "prints its version")
		case oneOf("-config -@ -use -stay_open -execute -p -p- -plot -efile -geotag -geosync -userparam -api -ee "+
			"-common_args -srcfile -diff", name) || strings.HasPrefix(name, "-if") ||
			strings.HasPrefix(name, "-execute") || strings.HasPrefix(name, "-efile"):
			if !oneOf("-ee -common_args", name) {
				i++
			}
			if name != "-ee" {
				r.Add(cli.Runs, w.Text+" reads options or code of its own")
			}
		case oneOf("-w -w! -w+ -w+! -textout -textout! -o -out -tagout -tagout!", name) && more:
			i++
			if name == "-o" || name == "-out" || strings.Contains(inv.Args[i].Text, "/") {
				r.Path(cli.WritesTo, inv.Args[i], "writes a copy or a text file")
			} else {
				r.Add(cli.Works, "writes a text file beside each file")
			}
		case strings.HasPrefix(name, "-tagsfromfile") || strings.HasPrefix(name, "-delete_original") ||
			name == "-restore_original" || strings.HasPrefix(name, "-overwrite_original") ||
			strings.HasPrefix(name, "-w") && name != "-wm" && name != "-warning":
			if name == "-tagsfromfile" {
				i++
			}
			writes = w.Text
			if strings.HasPrefix(name, "-delete_original") || name == "-restore_original" {
				r.Add(cli.Changes, w.Text+" deletes or replaces originals")
			}
		case strings.ContainsAny(w.Text, "=<>"):
			writes = w.Text
			// These two move the file itself.
			if strings.Contains(name, "directory") || strings.Contains(name, "filename") ||
				strings.Contains(name, "link") {
				if at := strings.IndexByte(w.Text, '='); at >= 0 {
					r.Path(cli.WritesTo, w.Cut(at+1), "moves files")
				} else {
					r.Unknown(w.Text + " moves files to names that are not known statically")
				}
			}
		case oneOf("-c -charset -coordformat -d -dateformat -ext -ext+ -extension -i -ignore -lang -listitem -li "+
			"-password -sep -separator -x -exclude -wm -writemode -fileorder -echo -echo2 -echo3 -echo4 "+
			"-globaltimeshift -csvdelim", name) && more:
			i++
		}
	}
	for _, f := range files {
		if writes != "" {
			r.Path(cli.WritesTo, f, writes+" changes the files' tags")
		} else {
			r.Path(cli.ReadsFrom, f, "")
		}
	}
	if len(files) == 0 && writes != "" {
		r.Unknown("the files that exiftool changes are not given")
	} else {
		r.Add(cli.Pure, "")
	}
}
