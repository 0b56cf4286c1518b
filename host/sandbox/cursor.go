package sandbox

// This file owns reading primitive values of the WebAssembly binary format
// (core specification 2.0, 5.2): bounded, without allocation. What the values
// mean is scan.go's and sections.go's.

import (
	"fmt"
	"unicode/utf8"
)

// cursor reads bytes from left to right. After the first error, which it
// keeps, every read returns zero values and left is 0, so that loops end.
type cursor struct {
	b   []byte
	err error
}

func (c *cursor) fail(format string, args ...any) {
	if c.err == nil {
		c.err = fmt.Errorf(format, args...)
	}
	c.b = nil
}

func (c *cursor) left() int { return len(c.b) }

func (c *cursor) byte() byte {
	if len(c.b) == 0 {
		c.fail("cut short")
		return 0
	}
	b := c.b[0]
	c.b = c.b[1:]
	return b
}

func (c *cursor) take(n uint32) []byte {
	if uint64(n) > uint64(len(c.b)) {
		c.fail("claims %d bytes where %d are left", n, len(c.b))
		return nil
	}
	b := c.b[:n]
	c.b = c.b[n:]
	return b
}

// u32 reads an unsigned LEB128 number of 32 bits.
func (c *cursor) u32() uint32 {
	var v uint32
	for shift := 0; shift < 35; shift += 7 {
		b := c.byte()
		if shift == 28 && b > 0x0f {
			break
		}
		v |= uint32(b&0x7f) << shift
		if b < 0x80 {
			return v
		}
	}
	c.fail("malformed number")
	return 0
}

// skipSigned skips a signed LEB128 number of at most bits bits.
func (c *cursor) skipSigned(bits int) {
	for n := 0; n <= (bits-1)/7; n++ {
		if c.byte() < 0x80 {
			return
		}
	}
	c.fail("malformed number")
}

// name reads a UTF-8 name.
func (c *cursor) name() string {
	b := c.take(c.u32())
	if !utf8.Valid(b) {
		c.fail("name is not UTF-8")
		return ""
	}
	return string(b)
}

// count reads the length of a vector of what, whose elements take at least
// size bytes each, and refuses more than limit.
func (c *cursor) count(what string, size int, limit uint32) uint32 {
	n := c.u32()
	if room := len(c.b) / size; uint64(n) > uint64(room) {
		c.fail("claims %d %s where at most %d have room", n, what, room)
		return 0
	}
	if n > limit {
		c.fail("%d %s, more than the %d allowed", n, what, limit)
		return 0
	}
	return n
}
