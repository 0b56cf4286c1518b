// Tmt-sandbox runs classifiers' modules for tmt, which starts it, one process
// for each tool call that needs it. Everything it does is in
// host/sandbox/worker.
//
// It is built with CGO_ENABLED=0: the engine's packages reach package net,
// which would link the C library and make every start a quarter slower.
package main

import (
	"fmt"
	"os"

	"github.com/seed-a23d08e7/tmt/host/sandbox/worker"
)

// version is set by the build, as tmt's; tmt doctor compares them.
var version = "dev"

func main() {
	if len(os.Args) == 2 && os.Args[1] == "--version" {
		fmt.Println("tmt-sandbox", version)
		return
	}
	os.Exit(worker.Main(os.Args, os.Stdin, os.Stdout, os.Stderr))
}
