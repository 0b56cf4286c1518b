package worker

import (
	"bytes"
	"testing"
)

// An instance finds nothing of the one before it, however far that had grown.
func TestArena(t *testing.T) {
	var a arena
	for _, sizes := range [][]uint64{{1 << 16}, {2 << 16, 5 << 16, 9 << 16}, {3 << 16}, {arenaSize}, {9 << 16}} {
		m := a.Allocate(0, arenaSize)
		for _, size := range sizes {
			b := m.Reallocate(size)
			if uint64(len(b)) != size || cap(b) != len(b) {
				t.Fatalf("%d bytes, room for %d, want %d", len(b), cap(b), size)
			}
			if bytes.Count(b, []byte{0}) != len(b) {
				t.Fatalf("%d bytes are not cleared", size)
			}
		}
		b := m.Reallocate(sizes[len(sizes)-1])
		for i := range b {
			b[i] = 0xff
		}
		m.Free()
	}
	if a.Allocate(0, 0).Reallocate(arenaSize+1) != nil {
		t.Error("more than the limit")
	}
}
