package config

import (
	"encoding/binary"
	"io"
	"math/bits"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// This file owns the snapshot: an image on disk, and the proof that it is that
// of the files as they are now.
//
//	magic and version, checksum and length of what follows up to the tables,
//	racy, then for each file its path, its stamp and its digest; then the head
//	of the image; then its tables
//
// A stamp is compared for equality with that of the file: device, inode, size,
// time of modification and ctime. No time is compared with another one, so a
// clock that is moved makes nothing look newer than it is. Where two states of a
// file could have one stamp (stamp.racy), the snapshot says so, and its reader
// compares the bytes.

const (
	magic       = "tmt config 4\n"
	maxSnapshot = 16 << 20 // bytes
	headerSize  = len(magic) + 8 + 4
	firstRead   = 8 << 10 // holds what most calls need
)

// readSnapshot returns the image of the files that were looked at, if there is
// one: its head, and where its tables are, in a file that is open.
func (at *Places) readSnapshot(seen *sight, now time.Time) (head []byte, rest tail, ok bool) {
	if at.Snapshot == "" {
		return nil, tail{}, false
	}
	f, size, ok := openPrivate(at.Snapshot)
	if !ok {
		return nil, tail{}, false
	}
	if head, rest.at, ok = at.readHead(f, size, seen, now); !ok {
		f.Close()
		return nil, tail{}, false
	}
	rest.file = f
	return head, rest, true
}

// readHead reads a snapshot up to its tables, and returns where they begin.
func (at *Places) readHead(f *os.File, size int64, seen *sight, now time.Time) (head []byte, tables int64, ok bool) {
	b := make([]byte, min(size, firstRead))
	if _, err := io.ReadFull(f, b); err != nil || len(b) < headerSize || string(b[:len(magic)]) != magic {
		return nil, 0, false
	}
	end := int64(headerSize) + int64(binary.LittleEndian.Uint32(b[headerSize-4:]))
	if end > size {
		return nil, 0, false
	}
	if end > int64(len(b)) {
		more := make([]byte, end)
		n := copy(more, b)
		if _, err := io.ReadFull(f, more[n:]); err != nil {
			return nil, 0, false
		}
		b = more
	}
	b = b[:end:end]
	if binary.LittleEndian.Uint64(b[len(magic):]) != checksum(b[headerSize:]) {
		return nil, 0, false
	}
	r := reader{b: b[headerSize:]}
	racy := r.flag()
	var sums [files][]byte
	for i := range files {
		path, s := string(r.block()), r.stamp()
		sums[i] = r.block()
		if path != at.path(i) || s != seen[i] {
			return nil, 0, false
		}
	}
	if r.bad || racy && !at.confirm(seen, &sums, f, b, now) {
		return nil, 0, false
	}
	return r.b, end, true
}

// confirm compares the digests of the files with those of a racy snapshot in f,
// which begins with b. Once the files are old enough it writes that down.
func (at *Places) confirm(seen *sight, sums *[files][]byte, f *os.File, b []byte, now time.Time) bool {
	still := false
	for i := range files {
		if seen[i] == (stamp{}) {
			continue
		}
		c, _ := readSum(at.path(i), maxFile) // an error has no digest
		if c.stamp != seen[i] || string(c.sum[:]) != string(sums[i]) {
			return false
		}
		still = still || c.stamp.racy(now)
	}
	if still {
		return true
	}
	if tables, err := io.ReadAll(io.NewSectionReader(f, int64(len(b)), maxSnapshot)); err == nil {
		b = slices.Clone(b)
		b[headerSize] = 0
		seal(b)
		replace(at.Snapshot, append(b, tables...)) // else it stays racy
	}
	return true
}

// writeSnapshot keeps an image. now is a time before the files were read.
func (at *Places) writeSnapshot(sum *[files]content, head, tables []byte, now time.Time) error {
	w := writer{b: make([]byte, headerSize, headerSize+len(head)+len(tables)+1024)}
	copy(w.b, magic)
	racy := false
	for i := range files {
		racy = racy || sum[i].stamp.racy(now)
	}
	w.flag(racy)
	for i := range files {
		c := &sum[i]
		w.text(at.path(i))
		w.stamp(c.stamp)
		w.text(string(c.sum[:]))
	}
	w.b = append(w.b, head...)
	seal(w.b)
	return replace(at.Snapshot, append(w.b, tables...))
}

// seal writes the length and the checksum into a snapshot that lacks its tables.
func seal(b []byte) {
	binary.LittleEndian.PutUint32(b[headerSize-4:], uint32(len(b)-headerSize))
	binary.LittleEndian.PutUint64(b[len(magic):], checksum(b[headerSize:]))
}

// checksum guards against damage, not against intent: the folder is protected. It
// takes eight bytes at a time and nothing at start-up; a bit that flips in one
// place always changes it, since each step can be undone.
func checksum(b []byte) uint64 {
	const odd = 0x9e3779b97f4a7c15
	h := uint64(len(b))
	for ; len(b) >= 8; b = b[8:] {
		h = bits.RotateLeft64((h^binary.LittleEndian.Uint64(b))*odd, 29)
	}
	for _, c := range b {
		h = bits.RotateLeft64((h^uint64(c))*odd, 29)
	}
	return h ^ h>>32
}

func (w *writer) stamp(s stamp) {
	for _, n := range [...]uint64{s.Device, s.Inode, uint64(s.Size), uint64(s.Modified), uint64(s.Changed)} {
		w.b = binary.LittleEndian.AppendUint64(w.b, n)
	}
}

func (r *reader) stamp() (s stamp) {
	if len(r.b) < 5*8 {
		r.b, r.bad = nil, true
		return s
	}
	n := func(i int) uint64 { return binary.LittleEndian.Uint64(r.b[8*i:]) }
	s = stamp{n(0), n(1), int64(n(2)), int64(n(3)), int64(n(4))}
	r.b = r.b[5*8:]
	return s
}

// openPrivate opens a file of ours, unless others may write it.
func openPrivate(path string) (f *os.File, size int64, ok bool) {
	f, err := os.OpenFile(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, 0, false
	}
	info, err := f.Stat()
	if err != nil || regular(info) != nil || info.Mode().Perm()&0o022 != 0 && hasModes || info.Size() > maxSnapshot {
		f.Close()
		return nil, 0, false
	}
	return f, info.Size(), true
}

// hasModes: the system has permissions for others.
const hasModes = os.PathSeparator == '/'

// Sweep removes the snapshots of other projects that were not written for a
// month, and what a process that died left. It looks at a bounded number.
func (at *Places) Sweep(now time.Time) {
	const (
		most  = 1000
		month = 30 * 24 * time.Hour
	)
	if at.Snapshot == "" {
		return
	}
	dir, err := os.Open(filepath.Dir(at.Snapshot))
	if err != nil {
		return
	}
	defer dir.Close()
	entries, _ := dir.ReadDir(most)
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || e.Name() == filepath.Base(at.Snapshot) {
			continue
		}
		age := now.Sub(info.ModTime())
		if strings.HasSuffix(e.Name(), ".snapshot") && age > month || strings.HasSuffix(e.Name(), ".tmp") && age > time.Hour {
			os.Remove(filepath.Join(dir.Name(), e.Name()))
		}
	}
}
