package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// This file owns what tmt.toml costs a hook.

// The most that tmt.toml may cost: a hook with a user's file, as a multiple of an
// empty Go program, and one with a thousand programs, of the hook without a file.
const (
	limitConfigured = 1.9
	limitThousand   = 1.1
)

// configuration measures the typical call without a tmt.toml, with the default
// one, and with a thousand programs in it, in turn.
func (b *bench) configuration(runs int) bool {
	fmt.Println("configuration")
	text, err := os.ReadFile("tmt.toml")
	if err != nil {
		fmt.Println("  run it at the repository's root:", err)
		return false
	}
	thousand := slices.Clone(text)
	for i := range 1000 {
		thousand = fmt.Appendf(thousand, "[[program]]\nname = \"widgetctl%d\"\noptions = \"-n, --namespace NAME; -h, --help\"\n[[program.command]]\nname = \"get\"\nclass = \"readonly\"\n[[program.command]]\nname = \"delete\"\nclass = \"mutating\"\ndoes = \"deletes widgets\"\n", i)
	}
	var took [4][]time.Duration
	homes := [4]string{"", "none", "default", "thousand"}
	for i, text := range [][]byte{nil, nil, text, thousand} {
		dir := filepath.Join(b.dir, homes[i], ".config", "tmt")
		if text == nil {
			continue
		}
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return false
		}
		if err := os.WriteFile(filepath.Join(dir, "tmt.toml"), text, 0o600); err != nil {
			return false
		}
	}
	time.Sleep(3200 * time.Millisecond) // until a file's times alone tell that it did not change
	in := event(typical, "bench")
	for i := range runs + 5 {
		for k, home := range homes {
			var d time.Duration
			if k == 0 {
				d = b.once("", b.empty)
			} else {
				d = b.onceAt(home, in, b.tmt, "hook", "pre-tool-use")
			}
			if i >= 5 {
				took[k] = append(took[k], d)
			}
		}
	}
	empty, none := median(took[0]), median(took[1])
	configured := float64(median(took[2])) / float64(empty)
	many := float64(median(took[3])) / float64(none)
	fmt.Printf("  no tmt.toml             %s   %.2f ×\n", ms(none), float64(none)/float64(empty))
	fmt.Printf("  the default tmt.toml    %s   %.2f ×  (limit %.1f)\n", ms(median(took[2])), configured, limitConfigured)
	fmt.Printf("  1,000 programs          %s   %.2f × of none  (limit %.1f)\n", ms(median(took[3])), many, limitThousand)
	return configured <= limitConfigured && many <= limitThousand
}
