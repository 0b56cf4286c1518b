package sql

import (
	"strings"
	"testing"
)

// A megabyte of the shapes that cost most.
func BenchmarkJudge(b *testing.B) {
	for _, unit := range []string{")", "a(b,", "a.", "select a, b from t where c = 'd';\n"} {
		text := "select " + strings.Repeat(unit, 1<<20/len(unit))
		b.Run(unit[:1]+unit[1:min(2, len(unit))], func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				Judge(PostgreSQL, text)
			}
		})
	}
}
