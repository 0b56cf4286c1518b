package session

import (
	"fmt"
	"testing"
	"time"
)

func TestFailures(t *testing.T) {
	s := Store{Dir: t.TempDir() + "/data"}
	if got := s.Failures(); got != nil {
		t.Errorf("before any: %v", got)
	}
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	for i := range maxFailures + 5 {
		s.Failed(fmt.Sprintf("c%d", i), "ran out of time", now)
	}
	s.Failed("c10", "trapped", now)
	got := s.Failures()
	if len(got) != maxFailures || got[0].Classifier != "c5" || got[len(got)-1] != (Failure{"c10", "trapped", "2026-01-02T03:04:05Z"}) {
		t.Errorf("%d kept, from %v to %v", len(got), got[0], got[len(got)-1])
	}
}
