package config

import (
	"encoding/binary"
	"io"
	"os"
	"slices"
)

// This file owns the way to the tables: most calls name nothing that they have,
// which a filter in the head tells, so that a thousand entries cost those calls
// next to nothing.

// tables are the tail of an image.
type tables struct {
	program table // by name
	grants  table // lists of classifiers' numbers, by program
	tools   table // the same by tool pattern
	all     table // classifiers, by number
}

// openTables makes a tail usable. It reads no record.
func openTables(tail []byte) (*tables, bool) {
	r := reader{b: tail}
	t := &tables{r.table(), r.table(), r.table(), r.table()}
	return t, !r.bad && len(r.b) == 0
}

// tail is where the tables are: in memory, or in a file behind the head.
type tail struct {
	b    []byte
	file *os.File
	at   int64
}

// read returns the bytes, if they have the checksum.
func (t *tail) read(size int, sum uint64) ([]byte, bool) {
	b := t.b
	if t.file != nil {
		defer t.file.Close()
		if size > maxSnapshot {
			return nil, false
		}
		b = make([]byte, size)
		if _, err := io.ReadFull(io.NewSectionReader(t.file, t.at, int64(size)), b); err != nil {
			return nil, false
		}
	}
	return b, len(b) == size && checksum(b) == sum
}

// load returns the tables. Where those of a snapshot are damaged they are made
// anew from the files.
func (c *Config) load() *tables {
	c.once.Do(func() {
		if b, ok := c.tail.read(c.tailSize, c.tailSum); ok {
			if c.tables, ok = openTables(b); ok {
				return
			}
		}
		c.tables = &tables{}
		if c.again != nil {
			_, b := c.again().image()
			if t, ok := openTables(b); ok {
				c.tables = t
			}
		}
	})
	return c.tables
}

// filter tells which keys a table may have: their hashes, sorted, four bytes each.
type filter []byte

func (w *writer) filter(records []record) {
	sums := make([]uint32, len(records))
	for i := range records {
		sums[i] = hash(records[i].key)
	}
	slices.Sort(sums)
	w.number(4 * len(sums))
	for _, s := range sums {
		w.b = binary.LittleEndian.AppendUint32(w.b, s)
	}
}

func (r *reader) filter() filter {
	b := r.block()
	if len(b)%4 != 0 {
		r.b, r.bad = nil, true
	}
	return b
}

// may reports whether the table may have a key. False is certain.
func (f filter) may(key string) bool {
	sum := hash(key)
	lo, hi := 0, len(f)/4
	for lo < hi {
		mid := int(uint(lo+hi) / 2)
		switch s := binary.LittleEndian.Uint32(f[4*mid:]); {
		case s == sum:
			return true
		case s < sum:
			lo = mid + 1
		default:
			hi = mid
		}
	}
	return false
}

// hash is FNV-1a, of 32 bits.
func hash(key string) uint32 {
	h := uint32(2166136261)
	for i := range len(key) {
		h = (h ^ uint32(key[i])) * 16777619
	}
	return h
}
