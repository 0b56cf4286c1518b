// Command tmt is the safety floor under a coding agent: the hook that judges
// every tool call, and the commands that explain, test and configure it.
//
// One file a subcommand; this one owns the dispatch and the help.
package main

import (
	"fmt"
	"io"
	"os"

	_ "github.com/seed-a23d08e7/tmt/cmd/internal/stack"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
)

// Exit statuses, the same for every subcommand but hook and classifiers test.
const (
	ok      = 0
	failed  = 1 // it could not do what was asked
	misused = 2 // wrong words on the command line
)

// command is one subcommand.
type command struct {
	name  string
	short string
	run   func(*cmdline) int
	// words are the subcommands, or the fixed operands, for completion; nil: none.
	words func() []string
}

// cmdline is what a subcommand is given.
type cmdline struct {
	args   []string
	stdin  io.Reader
	stdout io.Writer
	stderr io.Writer
}

func main() {
	c := &cmdline{args: os.Args[1:], stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr}
	os.Exit(dispatch(c))
}

func dispatch(c *cmdline) int {
	if len(c.args) == 0 {
		usage(c.stderr)
		return misused
	}
	name := c.args[0]
	c.args = c.args[1:]
	// The hook comes first: it is run for every tool call.
	if name == "hook" {
		return hookCommand(c)
	}
	switch name {
	case "help", "-h", "--help", "-help":
		return help(c)
	case "--version", "-version", "-v":
		name = "version"
	}
	for _, cmd := range commands() {
		if cmd.name == name {
			return cmd.run(c)
		}
	}
	return unknown(c, name)
}

// commands lists the subcommands in the order of the help.
func commands() []command {
	return []command{
		{"classify", "say what a command can lastingly change", classifyCommand, nil},
		{"explain", "draw a command's steps, each with its class and reason", explainCommand, nil},
		{"why", "show the last denials of a session", whyCommand, nil},
		{"doctor", "check the installation, each finding with its remedy", doctorCommand, nil},
		{"status", "show the gate and the session", statusCommand, nil},
		{"ground", "release, show or reset a session (as tmt-ground)", groundCommand, groundWords},
		{"catalog", "list the programs that are known, or one with its grammar", catalogCommand, catalogWords},
		{"config", "write, check and show the configuration, tmt.toml", configCommand, configWords},
		{"classifiers", "write, test, pin and list classifiers of in-house programs", classifiersCommand, classifierWords},
		{"trust", "let this project's tmt.toml count in full", trustCommand, nil},
		{"allow", "let one command pass the gate for a time, list and revoke such", allowCommand, allowWords},
		{"hook", "answer a harness's hook event on standard input", hookCommand, hookWords},
		{"statusline", "print the badge for a harness's status line", statuslineCommand, nil},
		{"install", "put tmt into Claude Code: the plugin, and the badge of the status line", installCommand, badgeWords},
		{"uninstall", "take it out again, with its settings as they were", uninstallCommand, badgeWords},
		{"completion", "print a completion script for bash, zsh or fish", completionCommand, shellWords},
		{"version", "print the version", versionCommand, nil},
	}
}

func usage(w io.Writer) {
	fmt.Fprint(w, "tmt is the safety floor under a coding agent: nothing irreversible happens\nbefore the agent has looked at what it would change.\n\nUsage:\n\n\ttmt COMMAND [ARGUMENT]…\n\nCommands:\n\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "\t%-12s%s\n", c.name, c.short)
	}
	fmt.Fprint(w, "\n\"tmt COMMAND --help\" shows a command's options. Exit status: 0 done, 1 failed,\n2 misused.\n")
}

func help(c *cmdline) int {
	if len(c.args) > 0 {
		name := c.args[0]
		c.args = []string{"--help"}
		for _, cmd := range commands() {
			if cmd.name == name {
				return cmd.run(c)
			}
		}
		return unknown(c, name)
	}
	usage(c.stdout)
	return ok
}

// unknown answers a subcommand that does not exist.
func unknown(c *cmdline, name string) int {
	return c.misuse(ui.NoWord("", "subcommand", name, names(commands()), "tmt help"))
}

func names(list []command) []string {
	out := make([]string, len(list))
	for i := range list {
		out[i] = list[i].name
	}
	return out
}
