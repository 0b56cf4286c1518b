package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns documents: poppler 24 (pdftotext, pdfinfo …) and pandoc 3.5.

var pdftotext = cli.Program{
	Name:  "pdftotext",
	Style: cli.SingleDash,
	Options: `
		-f N; -l N; -r N; -x N; -y N; -W N; -H N; -layout; -fixed N; -raw; -nodiag; -htmlmeta; -tsv
		-enc NAME; -listenc; -eol STYLE; -nopgbrk; -bbox; -bbox-layout; -cropbox; -colspacing N; -opw TEXT
		-upw TEXT; -q; -v; -h; -help; -simple; -simple2; -table; -lineprinter; -clip; -cfg FILE
	`,
	Effect:  cli.Pure,
	Inspect: inspectPdftotext,
}

// inspectPdftotext: without a second operand the text goes beside the document.
func inspectPdftotext(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		return
	}
	in := inv.Operands[0]
	r.Path(cli.ReadsFrom, in, "")
	out := in
	if len(inv.Operands) > 1 {
		out = inv.Operands[1]
	} else {
		out.Text, out.At = strings.TrimSuffix(in.Text, ".pdf")+".txt", -1
	}
	if out.Text != "-" {
		r.Path(cli.WritesTo, out, "")
	}
}

// pdfinfo is also pdffonts.
var pdfinfo = cli.Program{
	Name:  "pdfinfo",
	Also:  "pdffonts",
	Style: cli.SingleDash,
	Options: `
		-f N; -l N; -box; -meta; -custom; -js; -struct; -struct-text; -isodates; -rawdates; -dests; -url
		-enc NAME; -listenc; -opw TEXT; -upw TEXT; -loc; -locPS; -subst; -v; -h; -help
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var pandoc = cli.Program{
	Name: "pandoc",
	Options: `
		-f, -r, --from, --read FORMAT; -t, -w, --to, --write FORMAT; -o, --output >FILE; --data-dir DIR
		-M, --metadata KEY=VALUE; --metadata-file FILE; -d, --defaults FILE; --file-scope[=BOOL]
		--sandbox[=BOOL]; -s, --standalone[=BOOL]; --template FILE; -V, --variable KEY=VALUE
		--variable-json KEY=VALUE; --wrap MODE; --ascii[=BOOL]; --toc[=BOOL]; --table-of-contents[=BOOL]
		--toc-depth N; --lof; --lot; -N; --number-sections[=BOOL]; --number-offset LIST
		--top-level-division NAME; --extract-media DIR; --resource-path PATH; -H, --include-in-header FILE
		-B, --include-before-body FILE; -A, --include-after-body FILE; --no-highlight
		--highlight-style STYLE; --syntax-highlighting STYLE; --syntax-definition FILE; --dpi N; --eol STYLE
		--columns N; -p; --preserve-tabs[=BOOL]; --tab-stop N; --pdf-engine PROGRAM; --pdf-engine-opt TEXT
		--reference-doc FILE; --self-contained[=BOOL]; --embed-resources[=BOOL]; --link-images[=BOOL]
		--request-header NAME:VALUE; --no-check-certificate[=BOOL]; --abbreviations FILE
		--indented-code-classes LIST; --default-image-extension EXT; -F, --filter PROGRAM
		-L, --lua-filter FILE; --shift-heading-level-by N; --base-header-level N; --track-changes MODE
		--strip-comments[=BOOL]; --reference-links[=BOOL]; --reference-location WHERE
		--figure-caption-position WHERE; --table-caption-position WHERE; --markdown-headings STYLE
		--list-tables[=BOOL]; --listings[=BOOL]; -i; --incremental[=BOOL]; --slide-level N
		--section-divs[=BOOL]; --html-q-tags[=BOOL]; --email-obfuscation MODE; --id-prefix TEXT
		-T, --title-prefix TEXT; -c, --css URL; --epub-subdirectory NAME; --epub-cover-image FILE
		--epub-title-page[=BOOL]; --epub-metadata FILE; --epub-embed-font FILE; --split-level N
		--chunk-template TEXT; --epub-chapter-level N; --ipynb-output MODE; -C, --citeproc
		--bibliography FILE; --csl FILE; --citation-abbreviations FILE; --natbib; --biblatex; --mathml
		--webtex[=URL]; --mathjax[=URL]; --katex[=URL]; --gladtex; --trace[=BOOL]; --dump-args[=BOOL]
		--ignore-args[=BOOL]; --verbose; --quiet; --fail-if-warnings[=BOOL]; --log >FILE; --bash-completion
		--list-input-formats; --list-output-formats; --list-extensions[=FORMAT]; --list-highlight-languages
		--list-highlight-styles; -D, --print-default-template FORMAT; --print-default-data-file FILE
		--print-highlight-style STYLE; -v, --version; -h, --help
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--extract-media", Effect: cli.WritesInto, Does: "writes the pictures of the document"},
		{Option: "--filter", Effect: cli.ExecutesProgram, Does: "runs a program on the document"},
		{Option: "--pdf-engine",
			Value: "!pdflatex xelatex lualatex latexmk tectonic context wkhtmltopdf weasyprint pagedjs-cli prince " +
				"typst groff pdfroff",
			Effect: cli.ExecutesProgram, Does: "runs a program on the document"},
		{Option: "--lua-filter", Effect: cli.Runs, Does: "runs a filter"},
		{Option: "--defaults", Effect: cli.Unstated, Does: "reads options from a file"},
		{Option: "--metadata-file --template --bibliography --csl --css --include-in-header " +
			"--include-before-body --include-after-body --reference-doc", Effect: cli.ReadsFrom},
	},
	Inspect: inspectPandoc,
}

// inspectPandoc: a format that names a file is a script.
func inspectPandoc(inv *cli.Invocation, r *cli.Report) {
	for _, f := range append(inv.All("--from"), inv.All("--to")...) {
		if strings.HasSuffix(f.Text, ".lua") || strings.IndexByte(f.Text, '/') >= 0 || !f.Static {
			r.Unknown("a format of pandoc that is a script")
		}
	}
}
