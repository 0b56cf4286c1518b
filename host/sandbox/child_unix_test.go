//go:build unix

package sandbox

import "testing"

// The zero process stands for the caller's own group, -1 for everything: this test
// would not live to fail.
func TestKillOfNoProcess(t *testing.T) {
	for _, p := range []process{0, 1, -1} {
		p.kill()
	}
}
