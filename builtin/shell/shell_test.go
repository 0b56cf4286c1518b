package shell_test

import (
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/shell/shelltest"
)

func TestCases(t *testing.T) { shelltest.Run(t, "testdata/*.txt", catalog.Lookup) }

func BenchmarkJudge(b *testing.B) {
	h := shelltest.Host(catalog.Lookup)
	for b.Loop() {
		h.Judge("kubectl -n prod get pods -o wide 2>/dev/null | grep -v Running | head -20 && git log --oneline -5")
	}
}

func BenchmarkLong(b *testing.B) {
	h := shelltest.Host(catalog.Lookup)
	text := strings.Repeat("git status -s; ", 10_000)
	for b.Loop() {
		h.Judge(text)
	}
}
