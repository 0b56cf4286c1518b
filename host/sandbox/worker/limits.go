package worker

// This file owns how much memory and time the process gives itself, and the
// watch over the memory, which works on every system. The limits that the
// system enforces are in limits_unix.go.

import (
	"os"
	"time"

	"github.com/seed-a23d08e7/tmt/host/sandbox/internal/frame"
)

const (
	// softMemory is where the garbage collector, off until then, starts to work.
	softMemory = 96 << 20
	// watchedMemory is where the process ends itself.
	watchedMemory = 120 << 20
	// hardMemory is where the system refuses more.
	hardMemory = 320 << 20
	// addressSpace bounds what the process may map, used or not.
	addressSpace = 2 << 30

	// watchDelay is when the watch over the memory starts. Small guests have
	// answered by then.
	watchDelay = 15 * time.Millisecond

	// deadlineGrace is how long after the deadline the process ends itself,
	// where the engine does not stop by then (compiling knows no deadline).
	deadlineGrace = 50 * time.Millisecond
)

// limits are the system's limits on the process that differ by its work.
type limits struct {
	cpu    uint64 // seconds
	memory uint64 // bytes of data
	files  bool   // may write files
}

// watchMemory ends the process when it holds too much memory. Only code that
// the compiler engine made can keep it from running, which the host's deadline
// ends.
func watchMemory() {
	for ; ; time.Sleep(2 * time.Millisecond) {
		if heldMemory() > watchedMemory {
			os.Exit(frame.ExitMemory)
		}
	}
}
