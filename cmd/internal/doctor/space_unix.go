//go:build linux || darwin

package doctor

import "syscall"

// freeSpace returns the bytes that the user may still write to a directory's disk.
func freeSpace(dir string) (uint64, bool) {
	var st syscall.Statfs_t
	if syscall.Statfs(dir, &st) != nil || st.Bsize <= 0 {
		return 0, false
	}
	return st.Bavail * uint64(st.Bsize), true
}
