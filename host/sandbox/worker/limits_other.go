//go:build !linux && !darwin

package worker

// This file owns the lesser guarantee of other systems: no limit that the
// system enforces, only the process's own watch over memory and time, and the
// host's deadline.

func limitProcess(limits) error { return nil }
