package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns ImageMagick 7.1 (and 6.9): convert, magick, composite, montage,
// compare, import, identify, mogrify. Options and pictures are a program that
// runs from left to right; image_options.go says how many words each takes.

// convert is also magick, composite, montage, compare and import: the last
// operand is the output.
var convert = cli.Program{
	Env:     "MAGICK_* -MAGICK_THREAD_LIMIT -MAGICK_MEMORY_LIMIT",
	Name:    "convert",
	Also:    "composite magick montage",
	Style:   cli.NoOptions,
	Effect:  cli.Pure,
	Inspect: inspectConvert,
}

func inspectConvert(inv *cli.Invocation, r *cli.Report) {
	words := inv.Args
	if len(words) > 0 {
		switch words[0].Text {
		case "identify":
			r.Add(cli.Reads, "")
			readImages(r, imageWords(r, words[1:]))
			return
		case "mogrify":
			if len(words) == 2 && (words[1].Text == "-help" || words[1].Text == "-version") {
				r.Add(cli.Pure, "prints help or its version")
				return
			}
			mogrified(r, words[1:])
			return
		case "convert", "composite", "montage", "compare", "import", "stream":
			words = words[1:]
		case "conjure", "-script", "display", "animate":
			r.Unknown("runs a script or opens a window")
			return
		}
	}
	operands := imageWords(r, words)
	captures := len(inv.Args) > 0 && inv.Args[0].Text == "import" // of the screen: its one operand is the output
	if n := len(operands); n > 1 || n == 1 && captures {
		imageOutput(r, operands[n-1])
		operands = operands[:n-1]
	}
	readImages(r, operands)
}

var identify = cli.Program{
	Name:    "identify",
	Env:     "MAGICK_* -MAGICK_THREAD_LIMIT -MAGICK_MEMORY_LIMIT",
	Style:   cli.NoOptions,
	Effect:  cli.Reads,
	Inspect: inspectIdentify,
}

func inspectIdentify(inv *cli.Invocation, r *cli.Report) { readImages(r, imageWords(r, inv.Args)) }

var mogrify = cli.Program{
	Name:    "mogrify",
	Style:   cli.NoOptions,
	Effect:  cli.Works,
	Does:    "changes pictures in place",
	Inspect: inspectMogrify,
}

func inspectMogrify(inv *cli.Invocation, r *cli.Report) { mogrified(r, inv.Args) }

// mogrified states the pictures that mogrify changes; -path puts them elsewhere.
func mogrified(r *cli.Report, words []cli.Word) {
	r.Add(cli.Works, "changes pictures in place")
	for _, w := range imageWords(r, words) {
		r.Path(cli.WritesTo, w, "")
	}
}

func readImages(r *cli.Report, words []cli.Word) {
	for _, w := range words {
		if w.Text != "-" && !strings.HasPrefix(w.Text, "|") {
			r.Path(cli.ReadsFrom, w, "")
		}
	}
}

// imageWords returns the operands, and states what options and names do
// whatever stands around them.
func imageWords(r *cli.Report, words []cli.Word) (operands []cli.Word) {
	for i := 0; i < len(words); i++ {
		w := words[i]
		if len(w.Text) < 2 || w.Text[0] != '-' && w.Text[0] != '+' {
			if w.Text != "(" && w.Text != ")" {
				imageName(r, w)
				operands = append(operands, w)
			}
			continue
		}
		n := imageOption(w.Text)
		if n < 0 || !w.Static {
			r.Unknown("ImageMagick has no option '" + w.Text + "' that is known here")
			continue
		}
		args := words[i+1 : min(i+1+n, len(words))]
		i += n
		switch strings.TrimLeft(w.Text, "-+") {
		case "write":
			for _, a := range args {
				imageOutput(r, a)
			}
		case "path":
			for _, a := range args {
				r.Path(cli.WritesInto, a, "")
			}
		case "process", "script", "read-mask", "write-mask":
			r.Unknown("runs or reads what the call does not show")
		case "list", "version", "help":
			r.Add(cli.Reads, "")
		}
	}
	return operands
}

// imageName judges a name that is more than a file's: a pipe, a script.
func imageName(r *cli.Report, w cli.Word) {
	format, _, colon := strings.Cut(strings.ToLower(w.Text), ":")
	switch {
	case strings.HasPrefix(w.Text, "|"):
		line := w.Cut(1)
		r.Run(cli.Inner{Shell: &line, Via: "convert"})
	case colon && (format == "msl" || format == "ephemeral" || format == "mvg"):
		r.Unknown("reads a picture that may run or delete things")
	}
}

// imageOutput states a picture that is written: [FORMAT:]FILE.
func imageOutput(r *cli.Report, w cli.Word) {
	format, rest, colon := strings.Cut(w.Text, ":")
	switch {
	case w.Text == "-" || format == "null" || format == "info" && rest == "" || rest == "-" && colon:
	case format == "x" || format == "show" || format == "win":
		r.Add(cli.Interactive, "opens a window")
	case colon && strings.Trim(format, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == "" &&
		len(format) > 1:
		r.Path(cli.WritesTo, w.Cut(len(format)+1), "")
	default:
		r.Path(cli.WritesTo, w, "")
	}
}
