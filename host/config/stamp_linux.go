package config

import (
	"io/fs"
	"syscall"
)

// stampOf takes the stamp of a file, its ctime included: programs set the time
// of modification, but not that.
func stampOf(info fs.FileInfo) stamp {
	s := stamp{Size: info.Size(), Modified: info.ModTime().UnixNano()}
	if st, ok := info.Sys().(*syscall.Stat_t); ok {
		s.Device, s.Inode, s.Changed = uint64(st.Dev), st.Ino, st.Ctim.Nano()
	}
	return s
}
