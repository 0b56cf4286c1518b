package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// This file owns git's settings: which of them run programs, and the config
// subcommand that reads and writes them.

const gitConfigWhere = `
	--[no-]global; --[no-]system; --[no-]local; --[no-]worktree; -f, --[no-]file FILE; --[no-]blob BLOB
	-z, --[no-]null; --[no-]name-only; --[no-]show-origin; --[no-]show-scope; --[no-]show-names
	--[no-]type TYPE; --bool; --int; --bool-or-int; --bool-or-str; --path; --expiry-date; --[no-]includes
	--[no-]default VALUE; --[no-]comment TEXT
`

var gitConfig = cli.Command{Name: "config", AnyOperands: true, Inspect: inspectGitConfig,
	Options: gitConfigWhere + `
	--get; --get-all; --get-regexp; --get-urlmatch; --replace-all; --add; --unset; --unset-all; --rename-section
	--remove-section; -l, --list; --fixed-value; -e, --edit; --get-color; --get-colorbool
` + gitHelpOption,
	Commands: []cli.Command{
		{Name: "list", Effect: cli.Reads},
		{Name: "get", Effect: cli.Reads, Options: `
			--[no-]all; --[no-]regexp; --[no-]value REGEX; --[no-]fixed-value; --[no-]url URL`},
		{Name: "set", Inspect: inspectGitConfigSet,
			Options: "--[no-]all; --[no-]value REGEX; --[no-]fixed-value; --[no-]append"},
		{Name: "unset", Inspect: inspectGitConfigSet,
			Options: "--[no-]all; --[no-]value REGEX; --[no-]fixed-value"},
		{Name: "rename-section remove-section", Effect: cli.Changes,
			Does: "removes or renames a section of the configuration"},
		{Name: "edit", Effect: cli.Interactive, Does: "opens the configuration in an editor"},
	}}

// inspectGitConfig judges the form without a subcommand.
func inspectGitConfig(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("--edit"):
		r.Add(cli.Interactive, "opens the configuration in an editor")
	case inv.Has("--remove-section"), inv.Has("--rename-section"):
		r.Add(cli.Changes, "removes or renames a section of the configuration")
	case inv.Has("--unset"), inv.Has("--unset-all"), inv.Has("--add"), inv.Has("--replace-all"):
		inspectGitConfigSet(inv, r)
	case inv.Has("--list"), inv.Has("--get"), inv.Has("--get-all"), inv.Has("--get-regexp"),
		inv.Has("--get-urlmatch"),
		inv.Has("--get-color"), inv.Has("--get-colorbool"), len(inv.Operands) < 2:
		r.Add(cli.Reads, "")
	default:
		inspectGitConfigSet(inv, r)
	}
}

// inspectGitConfigSet judges a write: of a file that other repositories or users
// share, or of a setting that runs programs, it is more than ordinary work.
func inspectGitConfigSet(inv *cli.Invocation, r *cli.Report) {
	file, given := inv.Last("--file")
	switch {
	case inv.Has("--global"):
		r.Add(cli.Changes, "changes git's global configuration")
	case inv.Has("--system"):
		r.Add(cli.Changes, "changes this system's git configuration")
	case given:
		r.Path(cli.WritesTo, file, "")
	}
	if len(inv.Operands) == 0 {
		r.Unknown("the setting that git config writes is not given")
		return
	}
	name, value := inv.Operands[0], cli.Lit("")
	if len(inv.Operands) > 1 {
		value = inv.Operands[1]
	}
	switch {
	case !name.Static:
		r.Unknown("the setting " + name.Text + " is not known statically")
	case gitSettingKind(name.Text) != settingPlain &&
		!(value.Static && gitOff(name.Text, value.Text) && len(inv.Operands) > 1):
		r.Add(cli.Changes, name.Text+" says what git runs")
	default:
		r.Add(cli.Works, "changes the repository's settings")
	}
}

// judgeGitSetting judges "name=value", the argument of git -c.
func judgeGitSetting(text string) lang.Result {
	name, value, given := strings.Cut(text, "=")
	res := lang.Result{Class: abi.ReadOnly, Basis: abi.Known}
	kind := gitSettingKind(name)
	if kind == settingPlain || given && gitOff(name, value) {
		return res
	}
	res.Reason = name + " says what git runs"
	switch {
	case kind == settingCommand && value != "":
		if strings.HasPrefix(strings.ToLower(name), "alias.") && value[0] != '!' {
			value = "git " + value
		}
		res.Commands = []string{strings.TrimPrefix(value, "!")}
	default:
		res.Class, res.Basis = abi.Unknown, abi.Guess
	}
	return res
}

// gitOff reports whether a value switches a setting off, so that nothing is run,
// or merely switches on what git itself provides.
func gitOff(name, value string) bool {
	switch value {
	case "", "false", "no", "off", "0", "never":
		return true
	case "true", "yes", "on", "1":
		name = strings.ToLower(name)
		return name == "core.fsmonitor" || strings.HasPrefix(name, "pager.")
	}
	return false
}

type settingKind uint8

const (
	settingPlain   settingKind = iota
	settingCommand             // its value is shell text or a program
	settingSteers              // decides in another way what runs, or whom git trusts
)

// gitSettingKind says what a setting does, by its name "section.key" or
// "section.subsection.key" (git-config(1), 2.51). Settings of other tools are
// plain.
func gitSettingKind(name string) settingKind {
	name = strings.ToLower(name)
	section, rest, _ := strings.Cut(name, ".")
	key := rest[strings.LastIndexByte(rest, '.')+1:]
	switch section {
	case "alias", "pager":
		return settingCommand
	case "core":
		switch key {
		case "pager", "editor", "sshcommand", "askpass", "gitproxy", "fsmonitor", "alternaterefscommand":
			return settingCommand
		case "hookspath", "worktree", "attributesfile", "virtualfilesystem":
			return settingSteers
		}
	case "include", "includeif", "safe", "extensions", "url":
		return settingSteers
	case "protocol":
		if key == "allow" {
			return settingSteers
		}
	case "gc":
		if strings.Contains(key, "expire") {
			return settingSteers
		}
	case "init":
		if key == "templatedir" {
			return settingSteers
		}
	case "remote":
		switch key {
		case "uploadpack", "receivepack":
			return settingCommand
		case "vcs", "proxy":
			return settingSteers
		}
	case "submodule":
		if key == "update" {
			return settingSteers
		}
	case "browser", "man", "web", "help":
		if key == "cmd" || key == "path" || key == "browser" {
			return settingCommand
		}
	case "sendemail":
		if strings.HasSuffix(key, "cmd") || key == "smtpserver" {
			return settingCommand
		}
	}
	switch key {
	case "command", "cmd", "textconv", "external", "driver", "clean", "smudge", "process", "helper", "program",
		"difffilter", "tunnel",
		"packobjectshook", "editor", "httpd", "defaultkeycommand", "askpass":
		return settingCommand
	case "path", "toolpath", "mailer":
		return settingSteers
	}
	return settingPlain
}
