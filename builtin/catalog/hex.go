package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns dumps and conversions of bytes and text: xxd (vim 9.1), hexdump
// and hd (util-linux 2.40), strings (binutils 2.43), iconv (glibc 2.40),
// dos2unix 7.5, uuencode and uudecode (sharutils 4.15), envsubst (gettext 0.22).

// xxd writes its second operand.
var xxd = cli.Program{
	Name:   "xxd",
	Output: cli.Decodes,
	Options: `
		-a; -b; -C; -c COLS; -d; -E; -e; -g BYTES; -h, --help; -i; -l LEN; -n NAME; -o OFFSET; -p; -r
		-R WHEN; -s SEEK; -t; -u; -v, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom, Last: cli.WritesTo},
	Prepare:  prepareXxd,
}

// prepareXxd shortens the long spellings, which stand after one dash too.
func prepareXxd(args []cli.Word) []cli.Word {
	out := make([]cli.Word, 0, len(args))
	for i, w := range args {
		if w.Text == "--" {
			return append(out, args[i:]...)
		}
		name := strings.TrimLeft(w.Text, "-")
		if w.Static && len(name) > 1 && strings.HasPrefix(w.Text, "-") {
			for _, n := range xxdNames {
				if name == n.long {
					w = cli.Lit(n.short)
				}
			}
		}
		out = append(out, w)
	}
	return out
}

var xxdNames = [...]struct{ long, short string }{
	{"ps", "-p"}, {"plain", "-p"}, {"postscript", "-p"}, {"revert", "-r"}, {"reverse", "-r"}, {"cols", "-c"},
	{"len", "-l"},
	{"seek", "-s"}, {"skip", "-s"}, {"bits", "-b"}, {"include", "-i"}, {"uppercase", "-u"}, {"upper", "-u"},
	{"autoskip", "-a"},
	{"groupsize", "-g"}, {"group", "-g"}, {"EBCDIC", "-E"}, {"offset", "-o"}, {"name", "-n"}, {"decimal", "-d"},
	{"capitalize", "-C"}, {"color", "-R"}, {"help", "--help"}, {"version", "--version"},
}

// hexdump is also hd.
var hexdump = cli.Program{
	Name: "hexdump",
	Also: "hd",
	Options: `
		-b, --one-byte-octal; -X, --one-byte-hex; -c, --one-byte-char; -C, --canonical
		-d, --two-bytes-decimal; -o, --two-bytes-octal; -x, --two-bytes-hex; -L, --color[=WHEN]
		-e, --format FORMAT; -f, --format-file FILE; -n, --length N; -s, --skip N; -v, --no-squeezing
		-h, --help; -V, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules:    []cli.Rule{{Option: "--format-file", Effect: cli.ReadsFrom}},
}

var stringsProgram = cli.Program{
	Name: "strings",
	Options: `
		-a, --all; -d, --data; -f, --print-file-name; -n, --bytes N; -t, --radix RADIX
		-w, --include-all-whitespace; -o; -T, --target NAME; -e, --encoding SIZE; -U, --unicode HOW
		-s, --output-separator TEXT; -0123456789; -h, --help; -v, -V, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var iconv = cli.Program{
	Name:   "iconv",
	Output: cli.Rewrites,
	Options: `
		-f, --from-code ENCODING; -t, --to-code ENCODING; -l, --list; -c; -o, --output >FILE; -s, --silent
		--verbose; --unicode-subst FORMAT; --byte-subst FORMAT; --widechar-subst FORMAT; -?, --help; --usage
		-V, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// dos2unix is also unix2dos, mac2unix, unix2mac; it edits its operands, unless
// -n pairs them as input and output, -O prints, or -i informs.
var dos2unix = cli.Program{
	Name: "dos2unix",
	Also: "mac2unix unix2dos unix2mac",
	Options: `
		-7; -b, --keep-bom; -c, --convmode MODE; -D, --display-enc ENC; -e, --add-eol; --no-add-eol
		-f, --force; --gb18030; -h, --help; -i[FLAGS]; --info[=FLAGS]; -k, --keepdate; -l, --newline
		-L, --license; -m, --add-bom; -n, --newfile; -o, --oldfile; -O, --to-stdout; -q, --quiet
		-r, --remove-bom; -s, --safe; -S, --skip-symlink; -F, --follow-symlink; -R, --replace-symlink
		-u, --keep-utf16; --assume-utf16le; --assume-utf16be; -v, --verbose; -V, --version; --allow-chown
		--no-allow-chown
	`,
	Effect:  cli.Pure,
	Inspect: inspectDos2unix,
}

func inspectDos2unix(inv *cli.Invocation, r *cli.Report) {
	for i, w := range inv.Operands {
		switch {
		case (inv.Has("-i") || inv.Has("--info") || inv.Has("--to-stdout")) &&
			!inv.Has("--newfile") && !inv.Has("--oldfile"),
			inv.Has("--newfile") && !inv.Has("--oldfile") && i%2 == 0:
			r.Path(cli.ReadsFrom, w, "")
		default:
			r.Path(cli.WritesTo, w, "")
		}
	}
}

// uuencode prints; its last operand is a name inside the output.
var uuencode = cli.Program{
	Name:    "uuencode",
	Options: `-m, --base64; -e, --encode-file-name; -o FILE; -r; --help; --version`,
	Effect:  cli.Reads,
	Rules:   []cli.Rule{{Option: "-o", Effect: cli.WritesTo, Does: "writes the result to a file"}},
}

// uudecode writes the file that its input names, unless -o or -p says otherwise.
var uudecode = cli.Program{
	Name:     "uudecode",
	Output:   cli.Decodes,
	Options:  `-o, --output-file >FILE; -c, --ignore-chmod; -p; -i; -m; -r; -s; --help; --version`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Inspect:  inspectUudecode,
}

func inspectUudecode(inv *cli.Invocation, r *cli.Report) {
	if !inv.Has("--output-file") && !inv.Has("-p") {
		r.Unknown("writes the file that its input names")
	}
}

var envsubst = cli.Program{
	Name:    "envsubst",
	Options: `-v, --variables; -h, --help; -V, --version`,
	Effect:  cli.Pure,
}
