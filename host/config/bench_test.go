package config_test

import (
	"strings"
	"testing"
	"time"
)

// entries is a file of n programs, each with options, probes and subcommands.
func entries(n int) string {
	var b strings.Builder
	for i := range n {
		name := "widgetctl" + string(rune('a'+i%26)) + string(rune('a'+i/26%26)) + string(rune('a'+i/676))
		b.WriteString("[[program]]\nname = \"" + name + "\"\noptions = \"\"\"\n-n, --namespace NAME\n-h, --help\n\"\"\"\nprobes = [\"" + name + " list\"]\n")
		b.WriteString("[[program.command]]\nname = \"get\"\naliases = [\"list\"]\nclass = \"readonly\"\n")
		b.WriteString("[[program.command]]\nname = \"delete\"\nclass = \"mutating\"\ndoes = \"deletes widgets\"\n")
	}
	return b.String()
}

// BenchmarkLoad is what a hook spends on the configuration.
func BenchmarkLoad(b *testing.B) {
	load := func(name, text string, fresh bool) {
		b.Run(name, func(b *testing.B) {
			p := newPlace(b)
			if text != "" {
				p.write(p.at.User, text)
			}
			if !fresh {
				p.at.Snapshot = ""
			}
			if p.load(); fresh && text != "" {
				time.Sleep(3200 * time.Millisecond) // until the stamp alone tells
				p.load()
			}
			b.ReportAllocs()
			for b.Loop() {
				c := p.load()
				if c.Program("widgetctlaaa") == nil && text != "" && strings.Contains(text, "widgetctlaaa") {
					b.Fatal("not found")
				}
			}
		})
	}
	load("none", "", true)
	load("small/snapshot", "[gate]\nmode = \"full\"\n", true)
	load("small/decoded", "[gate]\nmode = \"full\"\n", false)
	load("thousand/snapshot", entries(1000), true)
	load("thousand/decoded", entries(1000), false)
	load("hostile/values", "a = ["+strings.Repeat("[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1],", 1990)+"]", false)
	load("hostile/tables", strings.Repeat("[[a.b.c.d.e.f.g.h.i.j.k.l.m]]\n", 8000), false)
	load("hostile/product", "[[program]]\nname = \"w\"\noptions = \"\"\"\n"+strings.Repeat("-a\n", 1)+strings.Repeat(" \n", 2000)+"\"\"\"\n"+strings.Repeat("[[program.command]]\nname = \"c\"\n", 990), false)
}
