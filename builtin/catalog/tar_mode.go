package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what the modes of tar do: list, compare, extract, create,
// append, delete.

func inspectTar(inv *cli.Invocation, r *cli.Report) {
	archives := inv.All("--file")
	for _, a := range archives {
		if !inv.Has("--force-local") && strings.IndexByte(beforeSlash(a.Text), ':') > 0 {
			r.Add(cli.Connects, "reaches an archive on another machine")
			return
		}
	}
	switch {
	case tarHas(inv, "--create"), tarHas(inv, "--append"), tarHas(inv, "--update"), tarHas(inv, "--catenate"),
		tarHas(inv, "--delete"):
		tarWrites(inv, r, archives)
	case tarHas(inv, "--extract"):
		tarExtracts(inv, r, archives)
	case tarHas(inv, "--list"), tarHas(inv, "--diff"), tarHas(inv, "--test-label"):
		r.Add(cli.Reads, "")
		for _, a := range archives {
			r.Path(cli.ReadsFrom, a, "")
		}
	case !tarHas(inv, "--show-defaults") && !tarHas(inv, "--usage"):
		r.Unknown("what tar is to do with the archive is not known")
	}
	for _, a := range inv.Options {
		if a.Name == "--checkpoint-action" {
			tarCheckpoint(r, a.Arg)
		}
	}
}

// tarHas is Has for names that bsdtar may lack.
func tarHas(inv *cli.Invocation, name string) bool {
	for i := range inv.Options {
		if inv.Options[i].Name == name {
			return true
		}
	}
	return false
}

func beforeSlash(s string) string {
	s, _, _ = strings.Cut(s, "/")
	return s
}

// tarWrites is a mode that changes the archive; without -f it is written to
// standard output.
func tarWrites(inv *cli.Invocation, r *cli.Report, archives []cli.Word) {
	for _, a := range archives {
		if a.Text != "-" {
			r.Path(cli.WritesTo, a, "writes an archive")
		}
	}
	if a, ok := inv.Last("--listed-incremental"); ok {
		r.Path(cli.WritesTo, a, "writes a snapshot of what it archived")
	}
	if tarHas(inv, "--delete") {
		return
	}
	e := cli.ReadsFrom
	if tarHas(inv, "--remove-files") {
		e = cli.DeletesTree
	}
	dir, moved := inv.Last("--directory")
	for _, w := range inv.Operands {
		if moved {
			w = inDirectory(dir, w)
		}
		r.Path(e, w, "")
	}
}

// inDirectory is a path as it is read from another directory.
func inDirectory(dir, w cli.Word) cli.Word {
	if strings.HasPrefix(w.Text, "/") || !dir.Static || !w.Static {
		return w
	}
	w.Text, w.At = strings.TrimRight(dir.Text, "/")+"/"+w.Text, -1
	return w
}

// tarExtracts writes below the directories it is given, or the one it is called
// in; what the archive holds is not known.
func tarExtracts(inv *cli.Invocation, r *cli.Report, archives []cli.Word) {
	for _, a := range archives {
		if a.Text != "-" {
			r.Path(cli.ReadsFrom, a, "")
		}
	}
	if tarHas(inv, "--to-stdout") || tarHas(inv, "--to-command") {
		return
	}
	if tarHas(inv, "--absolute-names") || tarHas(inv, "--absolute-paths") {
		r.Unknown("extracts to the absolute paths of the archive")
	}
	if tarHas(inv, "--recursive-unlink") {
		r.Add(cli.Changes, "deletes what stands where the archive extracts")
	}
	dirs := inv.All("--directory")
	if top, ok := inv.Last("--one-top-level"); ok && len(dirs) == 0 {
		dirs = append(dirs, top)
	}
	if len(dirs) == 0 {
		dirs = append(dirs, cli.Lit("."))
	}
	for _, d := range dirs {
		r.Path(cli.WritesInto, d, "extracts an archive")
	}
}

// tarCheckpoint judges an action at a checkpoint: only exec runs something.
func tarCheckpoint(r *cli.Report, action cli.Word) {
	switch name, _, _ := strings.Cut(action.Text, "="); {
	case strings.HasPrefix(action.Text, "exec="):
		cmd := action.Cut(len("exec="))
		r.Run(cli.Inner{Shell: &cmd, Via: "tar --checkpoint-action"})
	case !action.Static, !quietAction(name):
		r.Unknown("the checkpoint action of tar is not known here")
	}
}

func quietAction(action string) bool {
	switch action {
	case "bell", "dot", ".", "echo", "sleep", "ttyout", "totals", "wait":
		return true
	}
	return false
}
