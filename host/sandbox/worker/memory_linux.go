package worker

// This file owns asking Linux how much memory the process has in use.

import (
	"bytes"
	"os"
	"strconv"
)

// heldMemory returns the resident memory in bytes, 0 where the system does not
// say: /proc/self/statm counts pages, the resident ones second. Unlike the Go
// runtime's own statistics it stops nothing.
func heldMemory() uint64 {
	b, err := os.ReadFile("/proc/self/statm")
	fields := bytes.Fields(b)
	if err != nil || len(fields) < 2 {
		return 0
	}
	pages, err := strconv.ParseUint(string(fields[1]), 10, 64)
	if err != nil {
		return 0
	}
	return pages * uint64(os.Getpagesize())
}
