package shell_test

import (
	"runtime"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/shell/shelltest"
)

// What a call costs is bounded by what is counted, not by who waits: the bytes that
// are allocated for it in all, which grow with the work that is done.
func TestCost(t *testing.T) {
	const limit = 500 << 20
	h := shelltest.Host(catalog.Lookup)
	for _, c := range []struct{ name, text string }{
		{"steps", strings.Repeat("a;", 100000)},
		{"comments", strings.Repeat("ls # x \\\n", 25000)},
		{"continuations", strings.Repeat("echo a\\\n", 37500)},
		{"line ends", strings.Repeat("ls\r\n", 50000)},
		{"refused", strings.Repeat("ls )\n", 25000)},
		{"command command", strings.Repeat("command ", 6250) + "ls"},
		{"builtin builtin", strings.Repeat("builtin ", 6250) + "ls"},
		{"noglob noglob", strings.Repeat("noglob ", 7000) + "ls"},
		{"env env", strings.Repeat("env ", 12500) + "ls"},
		{"a function again", strings.Repeat("f(){ ls;};", 5000)},
		{"a function again and called", strings.Repeat("f(){ ls;};", 2500) + strings.Repeat("f;", 1000)},
		{"functions that call twice", doubling()},
		{"subcommands of az", "az " + strings.Repeat("vm ", 16500)},
		{"subcommands of gcloud", "gcloud " + strings.Repeat("compute ", 12500)},
		{"commands of mysql", "mysql -e \"" + strings.Repeat("system ls;", 2500) + "\""},
		{"sequences", "ls " + strings.Repeat("{1..1000} ", 2000)},
		{"brackets", "ls " + strings.Repeat("[", 250000)},
		{"process substitutions in ${", "echo ${x:-" + strings.Repeat("<(", 3000) + "ls" + strings.Repeat(")", 3000) + "}"},
		{"evals", strings.Repeat("eval ", 12500) + "ls"},
		{"shells by ssh", strings.Repeat("ssh h ", 7500) + "ls"},
		{"declarations in a list", strings.Repeat("f() { ls; } && ", 400) + "ls"},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		shelltest.Judge(h, c.text)
		runtime.ReadMemStats(&after)
		if n := after.TotalAlloc - before.TotalAlloc; n > limit {
			t.Errorf("%s: %d MB are allocated in all, more than %d", c.name, n>>20, limit>>20)
		} else if testing.Verbose() {
			t.Logf("%s: %d MB", c.name, n>>20)
		}
	}
}
