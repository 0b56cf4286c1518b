// Command tmt-ground releases a session after its agent has looked at what it
// is about to change. It is tmt ground under a name of its own, so that the gate
// can tell it in a command line.
package main

import (
	"os"

	"github.com/seed-a23d08e7/tmt/cmd/internal/ground"
)

func main() { os.Exit(ground.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
