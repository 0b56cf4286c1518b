//go:build race

package main

import "testing"

const raced = true

// unlessRace skips a test of programs that it builds without the detector, or that
// needs the sandbox, whose bound on memory the detector exceeds.
func unlessRace(t *testing.T) { t.Skip("nothing of it runs under the race detector") }
