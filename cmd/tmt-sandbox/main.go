// Tmt-sandbox runs classifiers' modules for tmt, which starts it, one process
// for each tool call that needs it. Everything it does is in
// host/sandbox/worker.
package main

import (
	"os"

	"github.com/seed-a23d08e7/tmt/host/sandbox/worker"
)

func main() {
	os.Exit(worker.Main(os.Args, os.Stdin, os.Stdout, os.Stderr))
}
