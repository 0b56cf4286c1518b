package catalog

import (
	"path"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	jqlang "github.com/seed-a23d08e7/tmt/builtin/lang/jq"
	yqlang "github.com/seed-a23d08e7/tmt/builtin/lang/yq"
)

// This file owns jq 1.7 (gojq 0.12 takes the same options) and yq: that of
// mikefarah (4.45), and kislyuk's 3.4, whose options are jq's and a few.

// jq cannot write, whatever its filter says.
var jq = cli.Program{
	Name:   "jq",
	Output: cli.Rewrites,
	Also:   "gojq",
	Options: `
		-n, --null-input; -R, --raw-input; -s, --slurp; -c, --compact-output; -r, --raw-output; --raw-output0
		-j, --join-output; -a, --ascii-output; -S, --sort-keys; -C, --color-output; -M, --monochrome-output; --tab
		--indent N; --unbuffered; --stream; --stream-errors; --seq; -f, --from-file FILE; -L, --library-path DIR
		-e, --exit-status; --arg VALUE; --argjson VALUE; --slurpfile FILE; --rawfile FILE; --argfile FILE; --args
		--jsonargs; -b, --binary; --yaml-input; --yaml-output; --debug-dump-disasm; --debug-trace[=all]; -h, --help
		-V, -v, --version; --build-configuration
	`,
	Effect:  cli.Pure,
	Prepare: prepareJq,
	Rules:   []cli.Rule{{Option: "--from-file --slurpfile --rawfile --argfile", Effect: cli.ReadsFrom}},
	Inspect: inspectJq,
}

// prepareJq leaves out the names that options with two arguments take first
// (--arg NAME VALUE).
func prepareJq(args []cli.Word) []cli.Word {
	out := make([]cli.Word, 0, len(args))
	for i := 0; i < len(args); i++ {
		out = append(out, args[i])
		switch args[i].Text {
		case "--":
			return append(out, args[i+1:]...)
		case "--arg", "--argjson", "--slurpfile", "--rawfile", "--argfile":
			i++
		}
	}
	return out
}

func inspectJq(inv *cli.Invocation, r *cli.Report) {
	files := inv.Operands
	if !inv.Has("--from-file") && len(files) > 0 {
		if files[0].Static {
			r.Judged(jqlang.Judge(files[0].Text))
		}
		files = files[1:]
	}
	if inv.Has("--args") || inv.Has("--jsonargs") {
		return
	}
	for _, f := range files {
		r.Path(cli.ReadsFrom, f, "")
	}
}

var yq = cli.Program{
	Name:  "yq",
	Style: cli.Pflag,
	Options: `
		-C, --colors; -M, --no-colors; -e, --exit-status; --expression TEXT; --from-file FILE
		-f, --front-matter ACTION; --header-preprocess; -I, --indent N; -i, --inplace, --in-place
		-p, --input-format FORMAT; -n, --null-input; -N, --no-doc; -0, --nul-output
		-o, --output-format FORMAT; -P, --prettyPrint; -r, --unwrapScalar; -s, --split-exp TEXT
		--split-exp-file FILE; --string-interpolation; -v, --verbose; -j, --tojson; --csv-auto-parse
		--csv-separator CHAR; --tsv-auto-parse; --lua-globals; --lua-prefix TEXT; --lua-suffix TEXT
		--lua-unquoted; --properties-array-brackets; --properties-separator TEXT; --shell-key-separator TEXT
		--security-disable-env-ops; --security-disable-file-ops; --security-enable-system-operator
		--xml-attribute-prefix TEXT; --xml-content-name TEXT; --xml-directive-name TEXT
		--xml-keep-namespace; --xml-proc-inst-prefix TEXT; --xml-raw-token; --xml-skip-directives
		--xml-skip-proc-inst; --xml-strict-mode; --yaml-fix-merge-anchor-to-spec; --yaml-compact-seq-indent
		--debug-node-info; -h, --help; -V, --version; -y, --yaml-output; -Y, --yaml-roundtrip; -w, --width N
		-x, --xml-output; -t, --toml-output; -R, --raw-input; -c, --compact-output; --raw-output
		-S, --sort-keys; -a, --ascii-output; --slurp; --arg VALUE; --argjson VALUE; --slurpfile FILE
		--rawfile FILE; --args; --jsonargs; --indentless-lists; --explicit-start; --explicit-end
		--no-expand-aliases; -L DIR
	`,
	Effect:  cli.Pure,
	Prepare: prepareJq,
	Rules: []cli.Rule{
		{Option: "--from-file --split-exp-file", Effect: cli.ReadsFrom},
		{Option: "--from-file", Effect: cli.Unstated, Does: "reads its expression from a file"},
		{Option: "--split-exp", Value: "$index", Effect: cli.Works, Does: "writes a file for every part"},
		{Option: "--split-exp", Value: "!$index", Effect: cli.Runs, Does: "writes files whose names it computes"},
		{Option: "--split-exp-file", Effect: cli.Runs, Does: "writes files whose names it computes"},
		{Option: "--expression", Embeds: yqlang.Judge},
	},
	Inspect: inspectYq,
}

// isDocument reports whether yq's only operand is a file, not an expression.
func isDocument(inv *cli.Invocation, w cli.Word) bool {
	if !w.Static {
		return false
	}
	switch strings.TrimPrefix(path.Ext(w.Text), ".") {
	case "yaml", "yml", "json", "toml", "xml", "csv", "tsv", "properties":
		return !strings.HasPrefix(w.Text, ".") || strings.HasPrefix(w.Text, "./") ||
			strings.HasPrefix(w.Text, "../")
	}
	return inv.Exists(w)
}

// inspectYq: the first operand is the expression, where it is no file that
// exists and none of the options has it.
func inspectYq(inv *cli.Invocation, r *cli.Report) {
	files := inv.Operands
	if len(files) > 0 {
		switch files[0].Text {
		case "eval", "e", "eval-all", "ea":
			files = files[1:]
		case "completion", "shell-completion", "help":
			return
		}
	}
	given := inv.Has("--expression") || inv.Has("--from-file")
	if !given && len(files) > 0 && !(len(files) == 1 && isDocument(inv, files[0])) {
		r.Embed(files[0], yqlang.Judge, "the expression of yq")
		files = files[1:]
	}
	for _, f := range files {
		if inv.Has("--inplace") {
			r.Path(cli.WritesTo, f, "")
		} else {
			r.Path(cli.ReadsFrom, f, "")
		}
	}
}
