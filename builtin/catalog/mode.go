package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns permissions, owners and attributes: chmod, chown, chgrp (GNU
// coreutils 9.5, macOS 15), chattr (e2fsprogs 1.47), chflags (macOS 15), chcon,
// setfacl, getfacl (acl 2.3), lsattr.

var chmod = cli.Program{
	Name: "chmod",
	Options: `
		-c, --changes; -f, --silent, --quiet; -v, --verbose; --dereference; --no-dereference; -h; -H; -L; -P
		--no-preserve-root; --preserve-root; --reference FILE; -R, --recursive; --help; --version; -CEINai
	`,
	Effect:  cli.Works,
	Does:    "sets permissions",
	Probes:  []string{"ls -la"},
	Prepare: prepareChmod,
	Inspect: inspectChmod,
}

// prepareChmod turns a mode that looks like an option (-x, -rw) into one that
// does not.
func prepareChmod(args []cli.Word) []cli.Word {
	for i, w := range args {
		if w.Text == "--" {
			break
		}
		if w.Static && len(w.Text) > 1 && w.Text[0] == '-' && strings.Trim(w.Text[1:], "rwxXst") == "" {
			args = append([]cli.Word(nil), args...)
			args[i].Text, args[i].At = "a"+w.Text, -1
			return args
		}
	}
	return args
}

func inspectChmod(inv *cli.Invocation, r *cli.Report) {
	words := inv.Operands
	e := cli.SetsMode
	if inv.Has("--recursive") {
		e = cli.SetsModeTree
	}
	if !inv.Has("--reference") && len(words) > 0 {
		switch mode := words[0]; {
		case e != cli.SetsModeTree:
		case !mode.Static:
			r.Unknown("the mode that chmod -R sets is not known statically")
		case opensToAll(mode.Text):
			e = cli.OpensToAll
		}
		words = words[1:]
	}
	for _, w := range words {
		r.Path(e, w, "sets permissions")
	}
}

// opensToAll reports whether a mode lets others write: an octal one by its last
// digit, a symbolic one by any of its clauses.
func opensToAll(mode string) bool {
	if strings.Trim(strings.TrimLeft(mode, "=+"), "01234567") == "" {
		return mode != "" && strings.IndexByte("2367", mode[len(mode)-1]) >= 0 && mode[0] != '-'
	}
	for more := true; more; {
		var clause string
		clause, mode, more = strings.Cut(mode, ",")
		who := clause[:len(clause)-len(strings.TrimLeft(clause, "ugoa"))]
		if strings.ContainsAny(who, "oa") && strings.ContainsAny(grants(clause[len(who):]), "wug") {
			return true
		}
	}
	return false
}

// grants returns what the actions of a clause ("+rx-w=u") give.
func grants(actions string) string {
	var b strings.Builder
	give := false
	for i := 0; i < len(actions); i++ {
		switch c := actions[i]; c {
		case '+', '=':
			give = true
		case '-':
			give = false
		default:
			if give {
				b.WriteByte(c)
			}
		}
	}
	return b.String()
}

// chown is also chgrp, whose options are the same.
var chown = cli.Program{
	Name: "chown",
	Also: "chgrp",
	Options: `
		-c, --changes; -f, --silent, --quiet; -v, --verbose; --dereference; -h, --no-dereference; --from OWNER
		--no-preserve-root; --preserve-root; --reference FILE; -R, --recursive; -H; -L; -P; -nx; --help; --version
	`,
	Effect:  cli.Works,
	Does:    "sets the owner of files",
	Probes:  []string{"ls -la"},
	Inspect: inspectOwner,
}

// inspectOwner states what happens to the files: all operands but the first,
// which names the owner where --reference does not.
func inspectOwner(inv *cli.Invocation, r *cli.Report) {
	words, e := inv.Operands, cli.SetsMode
	if inv.Has("--recursive") {
		e = cli.SetsModeTree
	}
	if !inv.Has("--reference") && len(words) > 0 {
		words = words[1:]
	}
	for _, w := range words {
		r.Path(e, w, "sets the owner of files")
	}
}

var chcon = cli.Program{
	Name: "chcon",
	Options: `
		--dereference; -h, --no-dereference; -u, --user USER; -r, --role ROLE; -t, --type TYPE; -l, --range RANGE
		--no-preserve-root; --preserve-root; --reference FILE; -R, --recursive; -v, --verbose; -H; -L; -P
		--help; --version
	`,
	Effect:   cli.Works,
	Does:     "sets the security context of files",
	Probes:   []string{"ls -Z"},
	Operands: cli.Operands{Each: cli.SetsMode, Skip: 1, Unless: "--reference --user --role --type --range"},
}

// chattr's attributes stand in front of the files, "-i" and "+i" alike.
var chattr = cli.Program{
	Name:    "chattr",
	Style:   cli.NoOptions,
	Effect:  cli.Works,
	Does:    "sets attributes of files",
	Probes:  []string{"lsattr"},
	Inspect: inspectChattr,
}

func inspectChattr(inv *cli.Invocation, r *cli.Report) {
	for i := 0; i < len(inv.Args); i++ {
		w := inv.Args[i]
		switch {
		case w.Text == "-v" || w.Text == "-p":
			i++
		case w.Text != "" && strings.IndexByte("-+=", w.Text[0]) >= 0:
			if strings.Trim(w.Text[1:], "RVfaAcCdDeFijmPsStTux") != "" {
				r.Unknown("chattr has no attribute '" + w.Text + "' that is known here")
			}
		default:
			r.Path(cli.SetsMode, w, "sets attributes of files")
		}
	}
}

var lsattr = cli.Program{
	Name:     "lsattr",
	Options:  `-RVadlpv; --help; --version`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var chflags = cli.Program{
	Name:     "chflags",
	Options:  `-fhvxR; -H; -L; -P`,
	Effect:   cli.Works,
	Does:     "sets flags of files",
	Probes:   []string{"ls -la"},
	Operands: cli.Operands{Each: cli.SetsMode, Skip: 1},
}

var getfacl = cli.Program{
	Name: "getfacl",
	Options: `
		-a, --access; -d, --default; -c, --omit-header; -e, --all-effective; -E, --no-effective; -s, --skip-base
		-R, --recursive; -L, --logical; -P, --physical; -t, --tabular; -n, --numeric; --one-file-system
		-p, --absolute-names; -h, --help; -v, --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var setfacl = cli.Program{
	Name: "setfacl",
	Options: `
		-m, --modify ACL; -M, --modify-file FILE; -x, --remove ACL; -X, --remove-file FILE; -b, --remove-all
		-k, --remove-default; --set ACL; --set-file FILE; --mask; -n, --no-mask; -d, --default; -R, --recursive
		-L, --logical; -P, --physical; --restore FILE; --test; -h, --help; -v, --version
	`,
	Effect:   cli.Works,
	Does:     "sets access control lists",
	Probes:   []string{"getfacl ."},
	Operands: cli.Operands{Each: cli.SetsMode},
	Rules: []cli.Rule{
		{Option: "--test", Lowers: true, Effect: cli.Reads},
		{Option: "--restore", Effect: cli.Unstated, Does: "sets the access control lists that a file names"},
	},
}
