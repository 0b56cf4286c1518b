package main

import (
	"strings"
	"testing"

	"acmectl/guest"
)

// The vectors test the module; this tests what they cannot see: reasons, probes
// and what is sensitive.
func TestClassify(t *testing.T) {
	for _, c := range []struct {
		line, reason, probe string
		class               guest.Class
		sensitive           bool
	}{
		{"get pods", "reads cluster objects", "", guest.ReadOnly, false},
		{"get -n prod secrets", "reads cluster objects", "", guest.ReadOnly, true},
		{"delete pod x -n prod", "deletes cluster objects in the namespace prod", "acmectl get pods", guest.Mutating, false},
		{"drain node-1 --dry-run", "evicts everything from a node", "acmectl describe nodes", guest.Mutating, false},
		{"release create v2 --dry-run", "shows what it would change", "", guest.ReadOnly, false},
		{"get pods --exec", "an option that is not known: --exec", "", guest.Unknown, false},
	} {
		got := classify(&guest.Request{Argv: append([]string{"acmectl"}, strings.Fields(c.line)...)})
		if got.Class != c.class || got.Reason != c.reason || strings.Join(got.Probes, "; ") != c.probe || got.Sensitive != c.sensitive {
			t.Errorf("%s: got %+v", c.line, got)
		}
	}
}
