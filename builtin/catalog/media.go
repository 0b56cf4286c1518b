package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns sound and films: ffmpeg, ffprobe and ffplay 7.1. Their arguments
// are a language: options belong to the file behind them.

var ffmpeg = cli.Program{
	Name:    "ffmpeg",
	Env:     "FFREPORT AV_*",
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
		case strings.HasPrefix(name, "--") && name != "--help":
			r.Unknown("ffmpeg has no option '" + name + "' that is known here")
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
			case "-vf", "-af", "-filter", "-filter_complex", "-lavfi":
				mediaFilters(r, arg)
			case "-filter_script", "-filter_complex_script":
				r.Unknown("reads filters from a file")
			case "-progress", "-sdp_file", "-vstats_file", "-passlogfile", "-dump_attachment", "-stats_enc_pre",
				"-stats_enc_post",
				"-stats_mux_pre", "-enc_stats_pre", "-enc_stats_post", "-mux_stats", "-filter_complex_script_out":
				mediaOutput(r, arg, false)
			}
		}
	}
}

// mediaFilters reads a graph of filters for those that load a plug-in or write a
// file: "psnr=stats_file=x,scale=2".
func mediaFilters(r *cli.Report, graph cli.Word) {
	if !graph.Static {
		r.Unknown("the filters of ffmpeg are not known statically")
		return
	}
	for part := range strings.FieldsFuncSeq(graph.Text,
		func(c rune) bool { return strings.ContainsRune(",;:[]", c) }) {
		words := strings.Split(strings.Trim(part, "' "), "=")
		switch words[0] {
		case "frei0r", "frei0r_src", "ladspa", "lv2", "program_opencl", "openclsrc", "vapoursynth":
			r.Add(cli.Runs, "the filter "+words[0]+" loads code")
		}
		if len(words) < 2 {
			continue
		}
		switch words[len(words)-2] {
		case "file", "stats_file", "log_path", "destination", "vstats":
			r.Path(cli.WritesTo, cli.Lit(words[len(words)-1]), "a filter writes a file")
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
	case "-h", "-?", "-help", "--help", "-version", "-L", "-license", "-buildconf", "-formats", "-muxers",
		"-demuxers", "-devices", "-codecs", "-decoders",
		"-encoders", "-bsfs", "-protocols", "-filters", "-pix_fmts", "-layouts", "-sample_fmts", "-dispositions",
		"-colors", "-hwaccels":
		return true
	}
	return false
}

// ffmpegFlag reports whether an option takes no argument.
func ffmpegFlag(name string) bool {
	switch name {
	case "-y", "-n", "-hide_banner", "-nostdin", "-stdin", "-an", "-vn", "-sn", "-dn", "-shortest", "-re",
		"-copyts", "-start_at_zero", "-benchmark",
		"-benchmark_all", "-stats", "-nostats", "-report", "-noautorotate", "-autorotate", "-accurate_seek",
		"-noaccurate_seek", "-seek_timestamp",
		"-copyinkf", "-dump", "-hex", "-ignore_unknown", "-copy_unknown", "-recast_media", "-xerror",
		"-find_stream_info", "-bitexact",
		"-fix_sub_duration", "-display_hflip", "-display_vflip", "-qphist", "-psnr", "-vstats", "-isync",
		"-apply_cropping", "-intra", "-debug_ts", "-nofind_stream_info":
		return true
	}
	return false
}

// ffprobe is also ffplay, which shows what it reads.
var ffprobe = cli.Program{
	Name:    "ffprobe",
	Also:    "ffplay",
	Env:     "FFREPORT AV_*",
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
