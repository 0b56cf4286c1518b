//go:build !linux && !darwin

package doctor

// freeSpace cannot be told here; a full disk shows when something is written.
func freeSpace(string) (uint64, bool) { return 0, false }
