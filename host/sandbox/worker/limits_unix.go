//go:build linux || darwin

package worker

// This file owns the limits that Linux and macOS enforce on the process.

import (
	"fmt"
	"runtime"
	"syscall"
)

// limitProcess sets the limits for good. macOS does not know, or not enforce,
// the limits on memory; there only the process's own watch works.
func limitProcess(l limits) error {
	var written uint64
	if l.files {
		written = 1 << 30
	}
	for _, r := range [...]struct {
		name     string
		resource int
		soft     uint64
		hard     uint64
		optional bool
	}{
		{"core dumps", syscall.RLIMIT_CORE, 0, 0, false},
		{"written files", syscall.RLIMIT_FSIZE, written, written, false},
		{"processor time", syscall.RLIMIT_CPU, l.cpu, l.cpu + 1, false},
		{"address space", syscall.RLIMIT_AS, addressSpace, addressSpace, runtime.GOOS == "darwin"},
		{"data", syscall.RLIMIT_DATA, l.memory, l.memory, runtime.GOOS == "darwin"},
	} {
		err := syscall.Setrlimit(r.resource, &syscall.Rlimit{Cur: r.soft, Max: r.hard})
		if err != nil && !r.optional {
			return fmt.Errorf("%s: %w", r.name, err)
		}
	}
	return nil
}
