package main

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
)

// This file owns tmt completion. What it offers is asked of the commands: their
// words, and the options that their own help lists.

func shellWords() []string { return []string{"bash", "zsh", "fish"} }

func completionCommand(c *cmdline) int {
	fs := flags(c, "completion bash|zsh|fish", "Prints a completion script. For bash: source <(tmt completion bash)")
	if status, done := parse(c, fs); done {
		return status
	}
	switch fs.Arg(0) {
	case "bash":
		completeBash(c.stdout)
	case "zsh":
		fmt.Fprint(c.stdout, "#compdef tmt\nautoload -U +X bashcompinit && bashcompinit\n")
		completeBash(c.stdout)
	case "fish":
		completeFish(c.stdout)
	default:
		return c.misuse("completion needs a shell: bash, zsh or fish")
	}
	return ok
}

// option is an option as help lists it.
func option() *regexp.Regexp { return regexp.MustCompile(`--[a-z][a-z-]*`) }

// optionsOf returns the options of a command, by its own help.
func optionsOf(run func(*cmdline) int, args ...string) []string {
	var out bytes.Buffer
	run(&cmdline{args: append(args, "--help"), stdin: strings.NewReader(""), stdout: &out, stderr: io.Discard})
	list := append(option().FindAllString(out.String(), -1), "--help")
	slices.Sort(list)
	return slices.Compact(list)
}

// subcommands returns those words of a command that have options of their own.
func (cmd *command) subcommands() []string {
	switch cmd.name {
	case "config", "classifiers", "allow":
		return cmd.words()
	}
	return nil
}

func completeBash(w io.Writer) {
	list := commands()
	fmt.Fprintf(w, `_tmt() {
	local cur=${COMP_WORDS[COMP_CWORD]} words
	if [ "$COMP_CWORD" -eq 1 ]; then
		COMPREPLY=($(compgen -W "%s help" -- "$cur"))
		return
	fi
	case "${COMP_WORDS[1]} ${COMP_WORDS[2]}" in
`, strings.Join(names(list), " "))
	for i := range list {
		for _, sub := range list[i].subcommands() {
			fmt.Fprintf(w, "\t%q) words=%q ;;\n", list[i].name+" "+sub, strings.Join(optionsOf(list[i].run, sub), " "))
		}
	}
	fmt.Fprint(w, "\t*) case ${COMP_WORDS[1]} in\n")
	for i := range list {
		words := optionsOf(list[i].run)
		switch {
		case list[i].name == "catalog": // many, and they grow
			words = append(words, `$(tmt catalog --json | tr -d '[]",')`)
		case list[i].words != nil:
			words = append(list[i].words(), words...)
		}
		fmt.Fprintf(w, "\t\t%s) words=\"%s\" ;;\n", list[i].name, strings.Join(words, " "))
	}
	fmt.Fprint(w, `		*) words= ;;
		esac ;;
	esac
	COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _tmt tmt
`)
}

func completeFish(w io.Writer) {
	quote := func(s string) string { return "'" + strings.ReplaceAll(s, "'", `\'`) + "'" }
	list := commands()
	for i := range list {
		cmd := &list[i]
		fmt.Fprintf(w, "complete -c tmt -f -n __fish_use_subcommand -a %s -d %s\n", cmd.name, quote(cmd.short))
		in := quote("__fish_seen_subcommand_from " + cmd.name)
		if cmd.name == "catalog" {
			fmt.Fprintf(w, "complete -c tmt -f -n %s -a \"(tmt catalog --json | tr -d '[]\\\",')\"\n", in)
		} else if cmd.words != nil {
			fmt.Fprintf(w, "complete -c tmt -n %s -a %s\n", in, quote(strings.Join(cmd.words(), " ")))
		}
		for _, o := range optionsOf(cmd.run) {
			fmt.Fprintf(w, "complete -c tmt -n %s -l %s\n", in, strings.TrimPrefix(o, "--"))
		}
	}
}
