package guest

// This file owns the two functions that the host gives a module.

import "unsafe"

//go:wasmimport tmt_v1 request
func request(ptr unsafe.Pointer, room uint32) uint32

//go:wasmimport tmt_v1 respond
func respond(ptr unsafe.Pointer, n uint32)

// Serve answers the request at hand: it is the body of the export
// tmt_classify, and its result is the export's.
func Serve(classify func(*Request) Response) int32 {
	buf := make([]byte, 4<<10)
	n := request(unsafe.Pointer(&buf[0]), uint32(len(buf)))
	if n > uint32(len(buf)) {
		buf = make([]byte, n)
		request(unsafe.Pointer(&buf[0]), n)
	}
	r, ok := Parse(unsafe.String(&buf[0], int(n)))
	if !ok {
		return 1
	}
	out := classify(&r).Append(nil)
	respond(unsafe.Pointer(&out[0]), uint32(len(out)))
	return 0
}
