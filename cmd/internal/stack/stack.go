// Package stack makes the main goroutine's stack large in one step, before any
// other package is initialised. A process of a few milliseconds feels it: grown in
// the usual five steps, each moves all frames and touches the pages of a pool.
//
// It imports nothing, so that the linker's order puts it first; it is the one
// package here with an init function, and only programs import it.
package stack

func init() { reserve(false) }

// reserve needs a large frame, which makes the run-time system grow the stack to
// hold it. The frame's buffer is never touched.
//
//go:noinline
func reserve(touch bool) byte {
	if !touch {
		return 0
	}
	var buf [40 << 10]byte
	for i := range buf {
		buf[i] = byte(i)
	}
	return buf[sink]
}

var sink int
