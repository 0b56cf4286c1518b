package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns sound and pictures: ffmpeg and ffprobe 7.1, ImageMagick 7.1.
// Their arguments are languages: options belong to the file behind them.

var ffmpeg = cli.Program{
	Name:    "ffmpeg",
	Style:   cli.NoOptions,
	Effect:  cli.Pure,
	Inspect: inspectFFmpeg,
}

func inspectFFmpeg(inv *cli.Invocation, r *cli.Report) {
	null := false // the output goes to the null format
	for i := 0; i < len(inv.Args); i++ {
		w := inv.Args[i]
		name, _, _ := strings.Cut(w.Text, ":") // -c:v, -b:a
		arg := cli.Word{}
		if i+1 < len(inv.Args) {
			arg = inv.Args[i+1]
		}
		switch {
		case !w.Static && w.Prefix == "" && i+1 < len(inv.Args):
			r.Path(cli.WritesTo, w, "") // an output, or an option that is not known
		case len(w.Text) < 2 || w.Text[0] != '-':
			mediaOutput(r, w, null)
			null = false
		case ffmpegAlone(name):
			r.Add(cli.Reads, "")
		case ffmpegFlag(name):
		default:
			i++
			switch name {
			case "-i":
				mediaInput(r, arg)
			case "-f":
				null = arg.Text == "null"
			case "-progress", "-sdp_file", "-vstats_file", "-passlogfile", "-dump_attachment", "-stats_enc_pre", "-stats_enc_post",
				"-stats_mux_pre", "-enc_stats_pre", "-enc_stats_post", "-mux_stats", "-filter_complex_script_out":
				mediaOutput(r, arg, false)
			}
		}
	}
}

// mediaOutput states a file that is written; protocols send it elsewhere.
func mediaOutput(r *cli.Report, w cli.Word, null bool) {
	scheme, _, _ := strings.Cut(w.Text, ":")
	switch {
	case w.Text == "-" || null || scheme == "pipe":
	case scheme == "file" && len(w.Text) > 5:
		r.Path(cli.WritesTo, w.Cut(len("file:")), "")
	case scheme != w.Text && len(scheme) > 1 && strings.IndexByte(scheme, '/') < 0:
		r.Add(cli.Connects, "sends its output to "+w.Text)
	default:
		r.Path(cli.WritesTo, w, "")
	}
}

// mediaInput states a file or a remote resource that is read.
func mediaInput(r *cli.Report, w cli.Word) {
	if strings.Contains(w.Text, "://") {
		r.Add(cli.Reads, "")
		return
	}
	if w.Text != "-" {
		r.Path(cli.ReadsFrom, w, "")
	}
}

// ffmpegAlone reports whether an option prints something and ends.
func ffmpegAlone(name string) bool {
	switch name {
	case "-h", "-?", "-help", "--help", "-version", "-L", "-license", "-buildconf", "-formats", "-muxers", "-demuxers", "-devices", "-codecs", "-decoders",
		"-encoders", "-bsfs", "-protocols", "-filters", "-pix_fmts", "-layouts", "-sample_fmts", "-dispositions", "-colors", "-hwaccels":
		return true
	}
	return false
}

// ffmpegFlag reports whether an option takes no argument.
func ffmpegFlag(name string) bool {
	switch name {
	case "-y", "-n", "-hide_banner", "-nostdin", "-stdin", "-an", "-vn", "-sn", "-dn", "-shortest", "-re", "-copyts", "-start_at_zero", "-benchmark",
		"-benchmark_all", "-stats", "-nostats", "-report", "-noautorotate", "-autorotate", "-accurate_seek", "-noaccurate_seek", "-seek_timestamp",
		"-copyinkf", "-dump", "-hex", "-ignore_unknown", "-copy_unknown", "-recast_media", "-xerror", "-find_stream_info", "-bitexact",
		"-fix_sub_duration", "-display_hflip", "-display_vflip", "-qphist", "-psnr", "-vstats", "-isync", "-apply_cropping", "-intra", "-debug_ts", "-nofind_stream_info":
		return true
	}
	return false
}

// ffprobe is also ffplay, which shows what it reads.
var ffprobe = cli.Program{
	Name:    "ffprobe",
	Style:   cli.NoOptions,
	Effect:  cli.Reads,
	Inspect: inspectFFprobe,
}

func inspectFFprobe(inv *cli.Invocation, r *cli.Report) {
	for i, w := range inv.Args {
		if i == 0 {
			continue
		}
		switch inv.Args[i-1].Text {
		case "-o":
			mediaOutput(r, w, false)
		case "-i":
			mediaInput(r, w)
		}
	}
	if n := len(inv.Args); n > 0 && !strings.HasPrefix(inv.Args[n-1].Text, "-") {
		mediaInput(r, inv.Args[n-1])
	}
}

// convert is convert, magick, composite, montage, compare, import: the last word
// is the output.
var convert = cli.Program{
	Name:    "convert",
	Style:   cli.NoOptions,
	Effect:  cli.Pure,
	Inspect: inspectConvert,
}

func inspectConvert(inv *cli.Invocation, r *cli.Report) {
	words := withoutDoubleDash(inv, r)
	if inv.Program.Name == "convert" && len(words) > 0 {
		switch words[0].Text {
		case "identify":
			imageWords(r, words[1:])
			r.Add(cli.Reads, "")
			return
		case "mogrify":
			mogrified(r, words[1:])
			return
		case "convert", "composite", "montage", "compare", "import", "stream":
			words = words[1:]
		case "conjure", "-script", "display", "animate":
			r.Unknown("runs a script or opens a window")
			return
		case "-version", "--version", "-help", "--help", "-list":
			r.Add(cli.Reads, "")
			return
		}
	}
	imageWords(r, words)
	if len(words) > 1 {
		imageOutput(r, words[len(words)-1])
	}
}

// imageWords looks for names that run or write whatever stands around them.
func imageWords(r *cli.Report, words []cli.Word) {
	for i, w := range words {
		text := strings.ToLower(w.Text)
		format, _, colon := strings.Cut(text, ":")
		switch {
		case strings.HasPrefix(w.Text, "|"):
			line := w.Cut(1)
			r.Run(cli.Inner{Shell: &line, Via: "convert"})
		case colon && (format == "msl" || format == "ephemeral" || format == "mvg"):
			r.Unknown("reads a picture that may run or delete things")
		case text == "-process" || text == "-script" || text == "-define" && i+1 < len(words) && strings.Contains(words[i+1].Text, "delegate"):
			r.Unknown("runs code of ImageMagick's")
		case text == "-write" || text == "+write":
			if i+1 < len(words) {
				imageOutput(r, words[i+1])
			}
		case i == 0 && !strings.HasPrefix(text, "-"), i > 0 && i+1 < len(words) && !strings.HasPrefix(text, "-") && strings.Contains(text, ".") && !strings.HasPrefix(words[i-1].Text, "-"):
			r.Path(cli.ReadsFrom, w, "")
		}
	}
}

// imageOutput states a picture that is written: [FORMAT:]FILE.
func imageOutput(r *cli.Report, w cli.Word) {
	format, rest, colon := strings.Cut(w.Text, ":")
	switch {
	case w.Text == "-" || format == "null" || format == "info" && rest == "" || rest == "-" && colon:
	case format == "x" || format == "show" || format == "win":
		r.Add(cli.Interactive, "opens a window")
	case colon && strings.Trim(format, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == "" && len(format) > 1:
		r.Path(cli.WritesTo, w.Cut(len(format)+1), "")
	default:
		r.Path(cli.WritesTo, w, "")
	}
}

var identify = cli.Program{
	Name:    "identify",
	Style:   cli.NoOptions,
	Effect:  cli.Reads,
	Inspect: inspectIdentify,
}

var mogrify = cli.Program{
	Name:    "mogrify",
	Style:   cli.NoOptions,
	Effect:  cli.Works,
	Does:    "changes pictures in place",
	Inspect: inspectMogrify,
}

func inspectIdentify(inv *cli.Invocation, r *cli.Report) { imageWords(r, withoutDoubleDash(inv, r)) }

func inspectMogrify(inv *cli.Invocation, r *cli.Report) { mogrified(r, withoutDoubleDash(inv, r)) }

// withoutDoubleDash leaves out --words: options of ImageMagick have one dash, and
// a word that is none must not pass for the picture that is written.
func withoutDoubleDash(inv *cli.Invocation, r *cli.Report) []cli.Word {
	var words []cli.Word
	for i, w := range inv.Args {
		if !strings.HasPrefix(w.Text, "--") || i == 0 && (w.Text == "--version" || w.Text == "--help") {
			words = append(words, w)
			continue
		}
		r.Unknown(inv.Program.Name + " has no option " + w.Text + " that is known here")
	}
	return words
}

// mogrified states the pictures that mogrify changes: the words behind the last
// option; -path puts them elsewhere.
func mogrified(r *cli.Report, words []cli.Word) {
	imageWords(r, words)
	from := 0
	for i, w := range words {
		if strings.HasPrefix(w.Text, "-") || strings.HasPrefix(w.Text, "+") {
			from = i + 1
		}
		if w.Text == "-path" && i+1 < len(words) {
			r.Path(cli.WritesInto, words[i+1], "")
		}
	}
	for _, w := range words[min(from, len(words)):] {
		r.Path(cli.WritesTo, w, "")
	}
	r.Add(cli.Works, "changes pictures in place")
}
