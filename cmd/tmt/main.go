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
	fmt.Fprintf(c.stderr, "tmt: there is no subcommand %q", name)
	if near := nearest(name); near != "" {
		fmt.Fprintf(c.stderr, "; did you mean %q?", near)
	}
	fmt.Fprint(c.stderr, " See \"tmt help\".\n")
	return misused
}

// commands lists the subcommands in the order of the help.
func commands() []command {
	return []command{
		{"classify", "say what a command can lastingly change", classifyCommand},
		{"explain", "draw a command's steps, each with its class and reason", explainCommand},
		{"why", "show the last denials of a session", whyCommand},
		{"doctor", "check the installation, each finding with its remedy", doctorCommand},
		{"status", "show the gate and the session", statusCommand},
		{"ground", "release, show or reset a session (as tmt-ground)", groundCommand},
		{"catalog", "list the programs that are known, or one with its grammar", catalogCommand},
		{"config", "write, check and show the configuration, tmt.toml", configCommand},
		{"classifiers", "write, test, pin and list classifiers of in-house programs", classifiersCommand},
		{"trust", "let this project's tmt.toml count in full", trustCommand},
		{"hook", "answer a harness's hook event on standard input", hookCommand},
		{"statusline", "print the badge for a harness's status line", statuslineCommand},
		{"install", "put tmt into Claude Code: the plugin, and the badge of the status line", installCommand},
		{"uninstall", "take it out again, with its settings as they were", uninstallCommand},
		{"completion", "print a completion script for bash, zsh or fish", completionCommand},
		{"version", "print the version", versionCommand},
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
		fmt.Fprintf(c.stderr, "tmt: there is no subcommand %q. See \"tmt help\".\n", name)
		return misused
	}
	usage(c.stdout)
	return ok
}

// nearest returns the subcommand that a mistyped name is closest to.
func nearest(name string) string {
	best, least := "", 3
	for _, c := range commands() {
		if d := distance(name, c.name); d < least {
			best, least = c.name, d
		}
	}
	return best
}

// distance is the Levenshtein distance of two short names.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		prev := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := prev
			if a[i-1] != b[j-1] {
				cost++
			}
			prev = row[j]
			row[j] = min(row[j]+1, row[j-1]+1, cost)
		}
	}
	return row[len(b)]
}
