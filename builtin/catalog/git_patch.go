package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns git's subcommands about patches and archives.

var gitAm = cli.Command{Name: "am", Effect: cli.Works, Does: "applies patches as commits",
	Options: `
	-i, --[no-]interactive; -n, --no-verify; --verify; -3, --[no-]3way; -q, --[no-]quiet
	-s, --[no-]signoff; -u, --[no-]utf8; -k, --[no-]keep; -b, --[no-]keep-non-patch
	-m, --[no-]message-id; --[no-]keep-cr; -c, --[no-]scissors; --quoted-cr ACTION; --whitespace ACTION
	--ignore-space-change; --ignore-whitespace; --directory DIR; --exclude GLOB; --include GLOB; -C N
	-p N; --patch-format FORMAT; --reject; --[no-]resolvemsg TEXT; --continue; -r, --resolved; --skip
	--abort; --quit; --show-current-patch[=KIND]; --retry; --allow-empty
	--[no-]committer-date-is-author-date; --[no-]ignore-date; --[no-]rerere-autoupdate
	-S, --[no-]gpg-sign[=KEY]; --empty ACTION
` + gitHelpOption,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--abort", Effect: cli.Changes, Does: "--abort throws away the resolved conflicts"},
		{Option: "--show-current-patch", Lowers: true, Effect: cli.Reads},
	}}

var gitApply = cli.Command{Name: "apply", Effect: cli.Works, Does: "applies a patch",
	Inspect:  inspectGitApply,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Options: `
	--exclude GLOB; --include GLOB; -p N; --[no-]add; --[no-]stat; --[no-]numstat; --[no-]summary
	--[no-]check; --[no-]index; -N, --[no-]intent-to-add; --[no-]cached; --[no-]unsafe-paths
	--[no-]apply; -3, --[no-]3way; --ours; --theirs; --union; --[no-]build-fake-ancestor FILE; -z; -C N
	--whitespace ACTION; --ignore-space-change; --ignore-whitespace; -R, --[no-]reverse
	--[no-]unidiff-zero; --[no-]reject; --[no-]allow-overlap; -v, --[no-]verbose; -q, --[no-]quiet
	--[no-]inaccurate-eof; --[no-]recount; --directory DIR; --[no-]allow-empty
	--allow-binary-replacement; --binary
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--build-fake-ancestor", Effect: cli.WritesTo},
	}}

// inspectGitApply: the forms that only report, unless --apply is given too.
func inspectGitApply(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--unsafe-paths") {
		r.Unknown("--unsafe-paths lets the patch change files outside of the directory")
	}
	if inv.Has("--apply") ||
		!(inv.Has("--check") || inv.Has("--stat") || inv.Has("--numstat") || inv.Has("--summary")) {
		return
	}
	for i := range r.Facts {
		if r.Facts[i].Effect == cli.Works {
			r.Facts[i].Effect, r.Facts[i].Does = cli.Reads, "looks at a patch"
		}
	}
}

var gitFormatPatch = cli.Command{Name: "format-patch", Effect: cli.Works, Does: "writes patches to files",
	Options: gitDiffOptions + `
	-n, --numbered; -N, --no-numbered; --[no-]stdout; -k, --[no-]keep-subject; --[no-]cover-letter
	--[no-]cover-from-description MODE; --[no-]description-file FILE; --[no-]numbered-files
	--[no-]suffix TEXT; --start-number N; -v, --[no-]reroll-count N; --[no-]filename-max-length N
	--rfc[=TEXT]; --no-rfc; --subject-prefix TEXT; --no-subject-prefix; -o, --output-directory >DIR/
	--[no-]zero-commit; --[no-]ignore-if-in-upstream; --[no-]always; --[no-]add-header TEXT
	--[no-]to ADDRESS; --[no-]cc ADDRESS; --[no-]from[=IDENT]; --[no-]in-reply-to ID
	--[no-]attach[=BOUNDARY]; --inline[=BOUNDARY]; --thread[=STYLE]; --no-thread; --[no-]signature TEXT
	--[no-]base COMMIT; --[no-]signature-file FILE; --[no-]progress; --[no-]interdiff REV
	--[no-]range-diff REV; --[no-]creation-factor N; --[no-]force-in-body-from; -0123456789; --root
	--max-count N; --since DATE; --until DATE; --after DATE; --before DATE; --author REGEX; --grep REGEX
	--no-merges; --first-parent; --signoff; --[no-]notes[=REF]; --cherry-pick; --right-only; --left-only
	--all; -i; -q; --reverse; --encode-email-headers; --no-encode-email-headers
`,
	Rules: []cli.Rule{
		{Option: "--stdout", Lowers: true, Effect: cli.Reads},
	}}

var gitArchive = cli.Command{Name: "archive", Effect: cli.Reads,
	Options: `
	--[no-]format NAME; --[no-]prefix TEXT; --add-file FILE; --add-virtual-file SPEC; -o, --[no-]output FILE
	--[no-]worktree-attributes; -v, --[no-]verbose; --[no-]mtime TIME; -0123456789; -l, --[no-]list
	--[no-]remote REPO; --[no-]exec PROGRAM
` + gitHelpOption,
	Rules: []cli.Rule{
		{Option: "--output", Effect: cli.WritesTo, Does: "writes an archive"},
		{Option: "--exec", Effect: cli.Executes},
		{Option: "--add-file", Effect: cli.ReadsFrom},
	}}
