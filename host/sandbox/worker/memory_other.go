//go:build !linux

package worker

// This file owns asking the Go runtime how much memory it has in use, where
// there is no cheaper way.

import "runtime"

func heldMemory() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.Sys - m.HeapReleased
}
