// Package frame is what host/sandbox and its worker say to each other over the
// worker's standard input and output. Both are built together: a worker of
// another protocol refuses the first frame, and is told apart by it.
//
// This file owns the framing. What is said:
//
//	host    Hello, then for each classifier Module and its Requests, End
//	worker  for each Request, in order, Answer or Failure with its ID, and Usage
//	        where that is wished for; End
package frame

import (
	"encoding/binary"
	"fmt"
	"io"
)

// Protocol is the version of what is said, the payload's first byte of Hello.
const Protocol = 2

// Kind says what a frame is.
type Kind byte

// The kinds of frames.
const (
	Hello   Kind = 'H' // payload: Protocol, the time left in milliseconds (4 bytes), Wishes
	Module  Kind = 'M' // payload: see AppendModule
	Request Kind = 'Q' // payload: the request, as abi encodes it
	Answer  Kind = 'A' // payload: the response, as the guest gave it
	Failure Kind = 'F' // payload: what went wrong, text
	Usage   Kind = 'U' // after an Answer or Failure, where wished for; payload: see AppendUsage
	End     Kind = 'E' // no payload
)

// MaxFailure bounds the text of a Failure, in bytes.
const MaxFailure = 1 << 10

// OutOfTime is a failure's payload where the deadline came first.
const OutOfTime = "ran out of time"

// How a worker that watches itself ends, as exit status.
const (
	ExitUsage    = 2
	ExitDeadline = 124
	ExitMemory   = 125
)

// headerSize is the length of a frame without its payload: the payload's
// length (4 bytes), the kind (1), the ID (8), little-endian.
const headerSize = 13

// Frame is one message.
type Frame struct {
	Kind    Kind
	ID      uint64 // of the request; the same in all frames that are about it
	Payload []byte
}

// Append appends a frame whose payload is the parts, one after the other.
func Append(dst []byte, kind Kind, id uint64, parts ...[]byte) []byte {
	n := 0
	for _, p := range parts {
		n += len(p)
	}
	dst = binary.LittleEndian.AppendUint32(dst, uint32(n))
	dst = append(dst, byte(kind))
	dst = binary.LittleEndian.AppendUint64(dst, id)
	for _, p := range parts {
		dst = append(dst, p...)
	}
	return dst
}

// Read reads one frame with a payload of at most limit bytes. At the end of r
// it returns io.EOF.
func Read(r io.Reader, limit int) (Frame, error) {
	var h [headerSize]byte
	if _, err := io.ReadFull(r, h[:]); err != nil {
		return Frame{}, err
	}
	n := binary.LittleEndian.Uint32(h[:])
	if uint64(n) > uint64(limit) {
		return Frame{}, fmt.Errorf("a frame of %d bytes, more than the %d allowed", n, limit)
	}
	f := Frame{Kind: Kind(h[4]), ID: binary.LittleEndian.Uint64(h[5:]), Payload: make([]byte, n)}
	if _, err := io.ReadFull(r, f.Payload); err != nil {
		return Frame{}, io.ErrUnexpectedEOF
	}
	return f, nil
}

// AppendModule appends a Module frame. A cacheDir makes the worker use the
// compiler with that cache, "" the interpreter.
func AppendModule(dst []byte, cacheDir string, wasm []byte) []byte {
	dir := binary.LittleEndian.AppendUint16(nil, uint16(len(cacheDir)))
	return Append(dst, Module, 0, dir, []byte(cacheDir), wasm)
}

// ParseModule is the inverse of AppendModule.
func ParseModule(payload []byte) (cacheDir string, wasm []byte, err error) {
	if len(payload) < 2 || len(payload) < 2+int(binary.LittleEndian.Uint16(payload)) {
		return "", nil, fmt.Errorf("module frame cut short")
	}
	n := 2 + int(binary.LittleEndian.Uint16(payload))
	return string(payload[2:n]), payload[n:], nil
}

// Wishes are what the host wants beyond answers.
type Wishes byte

// The wishes. OtherTime makes the clock and the random bytes that guests see
// other ones, still fixed: an answer that depends on them shows.
const (
	WithUsage Wishes = 1 << iota
	OtherTime
)

// AppendHello appends the first frame. Its ID is the first request's.
func AppendHello(dst []byte, id uint64, milliseconds uint32, w Wishes) []byte {
	return Append(dst, Hello, id, []byte{Protocol}, binary.LittleEndian.AppendUint32(nil, milliseconds), []byte{byte(w)})
}

// ParseHello returns the time left in milliseconds.
func ParseHello(f Frame) (milliseconds uint32, w Wishes, err error) {
	if f.Kind != Hello || len(f.Payload) != 6 || f.Payload[0] != Protocol {
		return 0, 0, fmt.Errorf("not a hello of protocol %d", Protocol)
	}
	return binary.LittleEndian.Uint32(f.Payload[1:]), Wishes(f.Payload[5]), nil
}

// UsageSize is the length of a Usage frame's payload.
const UsageSize = 20

// AppendUsage appends a Usage frame: the functions that a request called, the
// pages of memory that its instance had in the end, and how long it took in
// nanoseconds.
func AppendUsage(dst []byte, id uint64, calls uint64, pages uint32, nanoseconds uint64) []byte {
	b := binary.LittleEndian.AppendUint64(nil, calls)
	b = binary.LittleEndian.AppendUint32(b, pages)
	return Append(dst, Usage, id, binary.LittleEndian.AppendUint64(b, nanoseconds))
}

// ParseUsage is the inverse of AppendUsage.
func ParseUsage(f Frame) (calls uint64, pages uint32, nanoseconds uint64, err error) {
	if f.Kind != Usage || len(f.Payload) != UsageSize {
		return 0, 0, 0, fmt.Errorf("not what a request used")
	}
	return binary.LittleEndian.Uint64(f.Payload), binary.LittleEndian.Uint32(f.Payload[8:]), binary.LittleEndian.Uint64(f.Payload[12:]), nil
}
