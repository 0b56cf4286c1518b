// Command tmt-ground releases a session after its agent has looked at what it
// is about to change. It is tmt ground under a name of its own, so that the gate
// can tell it in a command line.
package main

import (
	"fmt"
	"os"

	"github.com/seed-a23d08e7/tmt/cmd/internal/ground"
)

// version is set by the build, as tmt's; tmt doctor compares them.
var version = "dev"

func main() {
	if len(os.Args) == 2 && os.Args[1] == "--version" {
		fmt.Println("tmt-ground", version)
		return
	}
	os.Exit(ground.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
