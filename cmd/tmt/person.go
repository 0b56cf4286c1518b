package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
)

// This file owns what only a person may do: whether one is there, and the question
// that is put to them.

// person reports whether a person at a terminal runs this, and says so where none
// does.
func (c *cmdline) person(doing string) bool {
	if ui.Person(c.stdin) {
		return true
	}
	fmt.Fprintf(c.stderr, "tmt: %s: this needs a person at a terminal, outside of any agent; ask the user to run it\n", doing)
	return false
}

// confirm asks a question that only "yes" answers, and says where nothing changes.
func (c *cmdline) confirm(question string) (bool, error) {
	fmt.Fprintf(c.stdout, "\n%s Type yes: ", question)
	line, err := bufio.NewReader(io.LimitReader(c.stdin, 100)).ReadString('\n')
	if err != nil && err != io.EOF {
		return false, err
	}
	if strings.TrimSpace(line) != "yes" {
		fmt.Fprintln(c.stdout, "nothing changed")
		return false, nil
	}
	return true, nil
}
