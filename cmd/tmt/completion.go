package main

import (
	"fmt"
	"strings"
)

// This file owns tmt completion.

func completionCommand(c *cmdline) int {
	fs := flags(c, "completion bash|zsh|fish", "Prints a completion script. For bash: source <(tmt completion bash)")
	if status, done := parse(c, fs); done {
		return status
	}
	var names []string
	for _, cmd := range commands() {
		names = append(names, cmd.name)
	}
	switch fs.Arg(0) {
	case "bash":
		fmt.Fprintf(c.stdout, `_tmt() {
	local cur=${COMP_WORDS[COMP_CWORD]}
	if [ "$COMP_CWORD" -eq 1 ]; then
		COMPREPLY=($(compgen -W "%s help" -- "$cur"))
		return
	fi
	case ${COMP_WORDS[1]} in
	ground) COMPREPLY=($(compgen -W "commit status reset --plan --force --session --json" -- "$cur")) ;;
	allow) COMPREPLY=($(compgen -W "list revoke --for --cwd --anywhere --reason --json" -- "$cur")) ;;
	hook) COMPREPLY=($(compgen -W "pre-tool-use post-tool-use post-tool-use-failure session-start pre-skill-shell-command" -- "$cur")) ;;
	catalog) COMPREPLY=($(compgen -W "$(tmt catalog --json | tr -d '[]",')" -- "$cur")) ;;
	install | uninstall) COMPREPLY=($(compgen -W "statusline --replace" -- "$cur")) ;;
	completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$cur")) ;;
	*) COMPREPLY=($(compgen -W "--json --help" -- "$cur")) ;;
	esac
}
complete -F _tmt tmt
`, strings.Join(names, " "))
	case "zsh":
		fmt.Fprint(c.stdout, "#compdef tmt\n_tmt() {\n  local -a commands=(\n")
		for _, cmd := range commands() {
			fmt.Fprintf(c.stdout, "    '%s:%s'\n", cmd.name, strings.ReplaceAll(cmd.short, "'", "'\\''"))
		}
		fmt.Fprint(c.stdout, "  )\n  if (( CURRENT == 2 )); then _describe command commands; else _files; fi\n}\ncompdef _tmt tmt\n")
	case "fish":
		for _, cmd := range commands() {
			fmt.Fprintf(c.stdout, "complete -c tmt -f -n __fish_use_subcommand -a %s -d '%s'\n", cmd.name, strings.ReplaceAll(cmd.short, "'", "\\'"))
		}
	default:
		return c.misuse("completion needs a shell: bash, zsh or fish")
	}
	return ok
}
