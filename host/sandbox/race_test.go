//go:build race

package sandbox_test

import "testing"

// unlessRace skips a test that measures memory, which the race detector multiplies.
func unlessRace(t *testing.T) { t.Skip("memory and time mean nothing with the race detector") }
