package worker

// This file owns the memory that instances run in, one at a time: it is taken
// once, growing within it copies nothing, and an instance costs only the
// clearing of what the one before it had.

import (
	"github.com/tetratelabs/wazero/experimental"

	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

const arenaSize = sandbox.MaxPages << 16

// arena is the memory of the instance at hand. The engine allocates a new one
// only when the instance before it is closed.
type arena struct {
	all  []byte
	used uint64
}

// Allocate implements experimental.MemoryAllocator.
func (a *arena) Allocate(_, _ uint64) experimental.LinearMemory {
	if a.all == nil {
		a.all = make([]byte, arenaSize)
	}
	clear(a.all[:a.used])
	a.used = 0
	return a
}

// Reallocate implements experimental.LinearMemory.
func (a *arena) Reallocate(size uint64) []byte {
	if size > arenaSize {
		return nil
	}
	a.used = max(a.used, size)
	return a.all[:size:size]
}

// Free implements experimental.LinearMemory.
func (a *arena) Free() {}
