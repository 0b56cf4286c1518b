package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns other archivers: 7-Zip 24, RAR 7.0, GNU cpio 2.15, ar (binutils
// 2.43 and BSD).

// sevenZip is 7z, 7za, 7zr, 7zz. Its switches have their values glued, in either
// case.
var sevenZip = cli.Program{
	Name: "7z",
	Also: "7za 7zr 7zz",
	Options: `
		-a[X]; -b[X]; -i[X]; -m[X]; -o[DIR]; -p[TEXT]; -r[X]; -s[X]; -t[TYPE]; -u[X]; -v[SIZE]; -w[DIR]
		-x[X]; -y; -h; -O[DIR]; -P[TEXT]; -S[X]; -T[TYPE]; -Y; -M[X]; -R[X]; -X[X]; -A[X]; --help
	`,
	Effect: cli.Pure,
	Probes: []string{"7z i"},
	Commands: []cli.Command{
		{Name: "a u", Effect: cli.Pure, Inspect: inspectSevenAdd},
		{Name: "d rn", Effect: cli.Pure, Inspect: inspectSevenChange},
		{Name: "e x", Effect: cli.Pure, Output: cli.Decodes, Inspect: inspectSevenExtract},
		{Name: "l t h", Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom}},
		{Name: "b i", Effect: cli.Reads},
	},
}

func inspectSevenAdd(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		return
	}
	if !sevenSwitch(inv, "o") {
		r.Path(cli.WritesTo, inv.Operands[0], "")
	}
	e := cli.ReadsFrom
	if sevenSwitch(inv, "del") {
		e = cli.DeletesTree
	}
	for _, w := range inv.Operands[1:] {
		r.Path(e, w, "")
	}
}

// inspectSevenChange is what changes members of an archive.
func inspectSevenChange(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 {
		r.Path(cli.WritesTo, inv.Operands[0], "")
	}
}

func inspectSevenExtract(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) > 0 {
		r.Path(cli.ReadsFrom, inv.Operands[0], "")
	}
	if sevenSwitch(inv, "o") {
		return
	}
	if sevenSwitch(inv, "pf") {
		r.Unknown("extracts to the full paths of the archive")
	}
	dirs := append(inv.All("-o"), inv.All("-O")...)
	if len(dirs) == 0 {
		dirs = append(dirs, cli.Lit("."))
	}
	for _, d := range dirs {
		r.Path(cli.WritesInto, d, "")
	}
}

// sevenSwitch reports whether the switch -sNAME was given (-so, -sdel, -spf).
func sevenSwitch(inv *cli.Invocation, name string) bool {
	for _, a := range append(inv.All("-s"), inv.All("-S")...) {
		if strings.EqualFold(a.Text, name) || name == "pf" && strings.EqualFold(a.Text, "pf2") {
			return true
		}
	}
	return false
}

// rar is also unrar. Options have their values glued.
var rar = cli.Program{
	Name: "rar",
	Also: "unrar",
	Options: `
		-a[X]; -c[X]; -d[X]; -e[X]; -f[X]; -h[X]; -i[X]; -k[X]; -l[X]; -m[X]; -n[X]; -o[X]; -p[X]; -q[X]
		-r[X]; -s[X]; -t[X]; -u[X]; -v[X]; -w[X]; -x[X]; -y; -z[X]; -@[X]; -?
	`,
	Effect: cli.Pure,
	Commands: []cli.Command{
		{Name: "a u f", Effect: cli.Pure, Inspect: inspectRarAdd},
		{Name: "m mf", Effect: cli.Pure, Inspect: inspectRarMove},
		{Name: "c cw ch d k rn rr s s- rc r rv", Effect: cli.Pure, Inspect: inspectSevenChange},
		{Name: "e x", Effect: cli.Pure, Inspect: inspectRarExtract},
		{Name: "l lb lt lta v vb vt vta t p i", Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom}},
	},
}

func inspectRarAdd(inv *cli.Invocation, r *cli.Report) { rarAdds(inv, r, cli.ReadsFrom) }

func inspectRarMove(inv *cli.Invocation, r *cli.Report) { rarAdds(inv, r, cli.DeletesTree) }

// rarAdds states what happens to the files; -df and -dw delete or wipe them.
func rarAdds(inv *cli.Invocation, r *cli.Report, e cli.Effect) {
	for _, a := range inv.All("-d") {
		if a.Text == "f" || a.Text == "w" {
			e = cli.DeletesTree
		}
	}
	inspectSevenChange(inv, r)
	for _, w := range inv.Operands[min(1, len(inv.Operands)):] {
		r.Path(e, w, "")
	}
}

// inspectRarExtract: a last operand that ends in "/" is the destination.
func inspectRarExtract(inv *cli.Invocation, r *cli.Report) {
	dest := cli.Lit(".")
	for i, w := range inv.Operands {
		if i > 0 && (strings.HasSuffix(w.Text, "/") || inv.IsDir(w) || strings.HasPrefix(w.Text, "/")) {
			dest = w
		}
	}
	if len(inv.Operands) > 0 {
		r.Path(cli.ReadsFrom, inv.Operands[0], "")
	}
	for _, a := range inv.All("-o") {
		if strings.HasPrefix(a.Text, "p") {
			dest = a.Cut(1)
		}
	}
	r.Path(cli.WritesInto, dest, "")
}

var cpio = cli.Program{
	Name: "cpio",
	Options: `
		-o, --create; -i, --extract; -p, --pass-through; -t, --list; -0, --null; -a, --reset-access-time
		-A, --append; -b, --swap; -B; --block-size N; -c; -C, --io-size N; -d, --make-directories
		-D, --directory DIR; -E, --pattern-file FILE; -f, --nonmatching; -F, --file ARCHIVE; --force-local
		-H, --format FORMAT; -I ARCHIVE; -k; -l, --link; -L, --dereference; -m, --preserve-modification-time
		-M, --message TEXT; -n, --numeric-uid-gid; --absolute-filenames; --no-absolute-filenames
		--no-preserve-owner; -O ARCHIVE; --only-verify-crc; --quiet; -r, --rename; --rename-batch-file FILE
		-R, --owner USER; --rsh-command COMMAND; -s, --swap-bytes; -S, --swap-halfwords; --sparse
		--to-stdout; -u, --unconditional; -v, --verbose; -V, --dot; -W, --warning NAME; -z; -Z; -J
		--device-independent; --reproducible; --ignore-devno; --ignore-dirnlink; --renumber-inodes
		-?, --help; --usage; --version
	`,
	Effect: cli.Pure,
	Rules: []cli.Rule{
		{Option: "--rsh-command", Effect: cli.ExecutesProgram, Does: "runs a program to reach the archive"},
		{Option: "-O", Effect: cli.WritesTo, Does: "writes an archive"},
		{Option: "-I --pattern-file", Effect: cli.ReadsFrom},
	},
	Inspect: inspectCpio,
}

func inspectCpio(inv *cli.Invocation, r *cli.Report) {
	archive, given := inv.Last("--file")
	switch {
	case inv.Has("--create") && given:
		r.Path(cli.WritesTo, archive, "")
	case inv.Has("--create"):
	case given:
		r.Path(cli.ReadsFrom, archive, "")
	}
	switch {
	case inv.Has("--pass-through"):
		for _, w := range inv.Operands {
			r.Path(cli.WritesInto, w, "copies files into a directory")
		}
	case inv.Has("--list"), inv.Has("--to-stdout"), inv.Has("--only-verify-crc"), inv.Has("--create"):
	case inv.Has("--extract"):
		if !inv.Has("--no-absolute-filenames") && !inv.Has("--directory") {
			r.Unknown("extracts to the absolute paths that the archive may hold")
		}
		dir, ok := inv.Last("--directory")
		if !ok {
			dir = cli.Lit(".")
		}
		r.Path(cli.WritesInto, dir, "")
	default:
		r.Unknown("what cpio is to do is not known")
	}
}

// ar takes its operation as the first word, with or without a dash.
var ar = cli.Program{
	Name:    "ar",
	Style:   cli.NoOptions,
	Effect:  cli.Pure,
	Inspect: inspectAr,
}

func inspectAr(inv *cli.Invocation, r *cli.Report) {
	words := inv.Args
	for len(words) > 0 && strings.HasPrefix(words[0].Text, "--") {
		switch name, _, eq := strings.Cut(words[0].Text, "="); name {
		case "--help", "--version":
			return
		case "--thin", "--record-libdeps":
		case "--output", "--target", "--plugin":
			if name != "--target" {
				r.Unknown("the option " + name + " of ar writes elsewhere or loads code")
			}
			if !eq && len(words) > 1 {
				words = words[1:]
			}
		default:
			r.Unknown("ar has no option '" + name + "' that is known here")
		}
		words = words[1:]
	}
	if len(words) == 0 {
		return
	}
	op := strings.TrimPrefix(words[0].Text, "-")
	if !words[0].Static {
		op = "?"
	}
	words = words[1:]
	if strings.Trim(op, "dmpqrstxabcDfilNoOPSTuUvVLjkz") != "" {
		r.Unknown("the operation of ar is not known here")
	}
	if strings.ContainsAny(op, "abi") && len(words) > 0 {
		words = words[1:] // the member to put new ones beside
	}
	if len(words) == 0 {
		return
	}
	switch {
	case strings.ContainsAny(op, "dmqrs") && !strings.ContainsAny(op, "tpx"):
		r.Path(cli.WritesTo, words[0], "")
	case strings.ContainsAny(op, "x"):
		r.Path(cli.ReadsFrom, words[0], "")
		r.Path(cli.WritesInto, cli.Lit("."), "")
	default:
		r.Path(cli.ReadsFrom, words[0], "")
	}
}
