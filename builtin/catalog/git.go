package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns git itself: the options in front of the subcommand and the list
// of subcommands. The facts of the subcommands stand in git_inspect.go (they
// observe), git_work.go (files, index and commits), git_patch.go, git_refs.go (branches and
// other references), git_remote.go, git_config.go, git_plumbing.go and
// git_lfs.go; git_options.go holds the options that many share.

// git is git 2.51, with what git-lfs 3.7, git-filter-repo 2.47 and git-subtree
// add to it. An alias of the user's configuration is a subcommand that is not
// known here.
var git = cli.Program{
	Name: "git",
	Env: "GIT_* -GIT_AUTHOR_* -GIT_COMMITTER_* -GIT_TERMINAL_PROMPT -GIT_PAGER_IN_USE -GIT_OPTIONAL_LOCKS " +
		"-GIT_MERGE_AUTOEDIT -GIT_CEILING_DIRECTORIES -GIT_ICASE_PATHSPECS -GIT_LITERAL_PATHSPECS " +
		"-GIT_ADVICE >GIT_REDIRECT_STDOUT >GIT_REDIRECT_STDERR SSH_ASKPASS",
	LocalOptions: true,
	Options: `
		-v, --version; -h, --help; -C DIR; -c SETTING; --config-env SETTING; --exec-path[=DIR]
		--html-path; --man-path; --info-path; -p, --paginate; -P, --no-pager; --git-dir DIR
		--work-tree DIR; --namespace NAME; --bare; --no-replace-objects; --no-lazy-fetch
		--no-optional-locks; --no-advice; --literal-pathspecs; --glob-pathspecs; --noglob-pathspecs
		--icase-pathspecs; --attr-source TREE; --super-prefix PATH; --list-cmds GROUP
	`,
	Effect: cli.Pure,
	Probes: []string{"git status", "git log --oneline -10", "git diff --stat", "git stash list"},
	Review: reviewGit,
	More: []*cli.Command{
		// Observe: git_inspect.go.
		&gitStatus, &gitLog, &gitShow, &gitDiff, &gitGrep, &gitBlame, &gitDescribe, &gitShortlog, &gitRangeDiff,
		&gitLsFiles, &gitLsTree, &gitRevParse, &gitRevList, &gitCatFile, &gitDiffTree, &gitDiffIndex, &gitDiffFiles,
		&gitDiffPairs,
		&gitForEachRef, &gitShowRef, &gitShowBranch, &gitMergeBase, &gitNameRev, &gitVar, &gitVersion, &gitHelp,
		&gitCountObjects, &gitFsck, &gitVerify, &gitVerifyPack, &gitCheckIgnore, &gitCheckAttr, &gitCheckMailmap,
		&gitCheckRefFormat,
		&gitCherry, &gitColumn, &gitFilter, &gitGetTarCommitID, &gitRequestPull, &gitLastModified, &gitRepo,
		// Files, index and commits: git_work.go.
		&gitInit, &gitClone, &gitAdd, &gitCommit, &gitRm, &gitMv, &gitCheckout, &gitSwitch, &gitRestore, &gitReset,
		&gitClean,
		&gitStash, &gitMerge, &gitRebase, &gitPick, &gitAm, &gitApply, &gitFormatPatch, &gitArchive, &gitBisect,
		&gitWorktree,
		&gitSparseCheckout, &gitRerere, &gitDifftool, &gitMergetool, &gitInteractive,
		// References and the object store: git_refs.go.
		&gitBranch, &gitTag, &gitReflog, &gitNotes, &gitReplace, &gitUpdateRef, &gitSymbolicRef, &gitRefs, &gitGc,
		&gitPrune,
		&gitRepack, &gitMaintenance, &gitFilterBranch, &gitFilterRepo, &gitBundle, &gitCommitGraph,
		&gitMultiPackIndex,
		// Remotes and other repositories: git_remote.go.
		&gitRemote, &gitFetch, &gitPull, &gitPush, &gitLsRemote, &gitSubmodule, &gitSubtree, &gitCredential,
		&gitCredentialStore,
		&gitSendEmail, &gitImapSend, &gitSvn, &gitP4, &gitServe, &gitReceive, &gitSendPack, &gitFetchPack,
		// Configuration: git_config.go.
		&gitConfig,
		// Plumbing that writes: git_plumbing.go.
		&gitHashObject, &gitReadTree, &gitCheckoutIndex, &gitUpdateIndex, &gitWriteObjects, &gitCommitTree,
		&gitIndexPack, &gitPackObjects,
		&gitMergeTree, &gitMergeFile, &gitMergeIndex, &gitInterpretTrailers, &gitMailsplit, &gitMailinfo,
		&gitFastExport,
		&gitFastImport, &gitReplay,
		&gitHook, &gitForEachRepo, &gitBugreport, &gitFsmonitor, &gitBackfill,
		// Extensions: git_lfs.go.
		&gitLFS,
	},
}

// reviewGit applies the options in front of the subcommand: settings that run
// programs, and the directory that paths and work are in.
func reviewGit(inv *cli.Invocation, r *cli.Report) {
	front := inv.Front()
	for _, setting := range front.All("-c") {
		r.Embed(setting, judgeGitSetting, "the setting of -c")
	}
	for _, setting := range front.All("--config-env") {
		if judgeGitSetting(setting.Text+"x").Reason != "" || !setting.Static {
			r.Unknown("--config-env sets " + setting.Text + " to what is not known statically")
		}
	}
	if _, ok := front.Last("--exec-path"); ok {
		r.Unknown("--exec-path changes which programs git runs")
	}
	for _, dir := range append(front.All("-C"), front.All("--work-tree")...) {
		moveGit(r, dir)
	}
	for _, dir := range front.All("--git-dir") {
		// The repository is git's own to write; what matters is where it lies.
		dir.Text = strings.TrimSuffix(strings.TrimRight(dir.Text, "/"), ".git")
		if dir.Text == "" {
			dir.Text = "."
		}
		for i := range r.Facts {
			if x := &r.Facts[i]; x.Effect == cli.Works && x.Path == nil {
				x.Path = &dir
			}
		}
	}
}

// moveGit lets the work of r happen in dir: paths are relative to it, and what
// changes the repository writes there.
func moveGit(r *cli.Report, dir cli.Word) {
	for i := range r.Facts {
		switch x := &r.Facts[i]; {
		case x.Path != nil:
			path := inDir(dir, *x.Path)
			x.Path = &path
		case x.Effect == cli.Works:
			x.Path = &dir
		}
	}
	for i := range r.Inner {
		r.Inner[i].Moves = &dir
	}
}

// inDir is a path of a command that works in dir.
func inDir(dir, path cli.Word) cli.Word {
	if path.Text != "" && path.Static && (path.Text[0] == '/' || path.Text[0] == '~') || path.Content != nil {
		return path
	}
	return cli.Word{Text: dir.Text + "/" + path.Text, Static: dir.Static && path.Static, Glob: path.Glob,
		Prefix: dir.Prefix, Span: path.Span, At: -1}
}

// gitExists reports whether a word names a file, seen from where git runs.
func gitExists(inv *cli.Invocation, w cli.Word) bool {
	for _, dir := range inv.Front().All("-C") {
		w = inDir(dir, w)
	}
	return inv.Exists(w)
}

// behindDashes returns the operands behind "--", and whether it was given.
func behindDashes(inv *cli.Invocation) ([]cli.Word, bool) {
	for i, w := range inv.Args {
		if w.Static && w.Text == "--" {
			n := min(len(inv.Args)-i-1, len(inv.Operands))
			return inv.Operands[len(inv.Operands)-n:], true
		}
	}
	return nil, false
}
