package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns what classifiers cost: many of them a hook that needs none, and
// one of each language a hook that asks it.

// granted are the languages of acmectl, with the most that a hook which asks it
// may cost, as a multiple of an empty Go program.
var granted = [...]struct {
	name, folder string
	compiler     bool
	limit        float64
}{
	{"C", "c", false, 4.2},
	{"AssemblyScript", "assemblyscript", false, 4.2},
	{"Rust", "rust", false, 8},
	{"Go", "go", false, 70},
	{"Go, compiler", "go", true, 30},
}

// limitMany is what a thousand classifiers may cost a hook that needs none.
const limitMany = 1.1

const grantedCall = "acmectl get pods"

// classifiers measures all of it, in turn with the empty program.
func (b *bench) classifiers(runs int) bool {
	fmt.Println("classifiers")
	in := event(grantedCall, "bench")
	homes := []string{"no-classifier", "many-classifiers"}
	b.home(homes[0], "")
	b.home(homes[1], manyClassifiers())
	var measured []int
	for i := range granted {
		home := fmt.Sprintf("granted-%d", i)
		if err := b.grant(home, i); err != nil {
			fmt.Printf("  %-23s not measured: %v\n", granted[i].name, err)
			continue
		}
		measured = append(measured, i)
		homes = append(homes, home)
	}
	time.Sleep(3200 * time.Millisecond) // until a file's times alone tell that it did not change
	empty, took := []time.Duration{}, make([][]time.Duration, len(homes))
	for i := range runs + 3 {
		e := b.once("", b.empty)
		if i >= 3 {
			empty = append(empty, e)
		}
		for k, home := range homes {
			call := in
			if k < 2 {
				call = event(typical, "bench")
			}
			if d := b.onceAt(home, call, b.tmt, "hook", "pre-tool-use"); i >= 3 {
				took[k] = append(took[k], d)
			}
		}
	}
	e, none := median(empty), median(took[0])
	many := float64(median(took[1])) / float64(none)
	good := many <= limitMany
	fmt.Printf("  1,000, none needed      %s   %.2f × of none  (limit %.1f)\n", ms(median(took[1])), many, limitMany)
	for k, i := range measured {
		g := &granted[i]
		ratio := float64(median(took[k+2])) / float64(e)
		good = good && ratio <= g.limit
		fmt.Printf("  asking one in %-9s %s   %.2f ×  (limit %.1f)\n", g.name, ms(median(took[k+2])), ratio, g.limit)
	}
	if len(measured) > 0 {
		b.grantedStream(homes[2], granted[measured[0]].name)
	}
	return good
}

// grantedStream measures tmt classify --jsonl with calls that ask a classifier.
func (b *bench) grantedStream(home, name string) {
	const n = 10_000
	line, err := json.Marshal(map[string]string{"command": grantedCall})
	if err != nil {
		return
	}
	d := b.onceAt(home, string(bytes.Repeat(append(line, '\n'), n)), b.tmt, "classify", "--jsonl", "--cwd", "/home/user/project")
	fmt.Printf("  classify --jsonl, %s  %.0f granted calls/s\n", name, n/d.Seconds())
}

// home writes a user's tmt.toml.
func (b *bench) home(name, text string) error {
	dir := filepath.Join(b.dir, name, ".config", "tmt")
	err := os.MkdirAll(dir, 0o700)
	if text == "" || err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "tmt.toml"), []byte(text), 0o600)
}

// grant builds a module and grants it acmectl.
func (b *bench) grant(home string, i int) error {
	g := &granted[i]
	module := filepath.Join(b.dir, g.folder+".wasm")
	build := exec.Command("sh", "build.sh", module)
	build.Dir = filepath.Join("classifiers", "acmectl", g.folder)
	out, err := build.CombinedOutput()
	var exit *exec.ExitError
	if errors.As(err, &exit) && exit.ExitCode() == 3 {
		return errors.New(string(bytes.TrimSpace(out)))
	}
	if err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	wasm, err := sandbox.ReadModule(module)
	if err != nil {
		return err
	}
	text := fmt.Sprintf("[[classifier]]\nname = \"acmectl\"\nmodule = %q\nsha256 = %q\nprograms = [\"acmectl\"]\n", module, sandbox.Digest(wasm))
	if g.compiler {
		text += "engine = \"compiler\"\n"
	}
	if err := b.home(home, text); err != nil || !g.compiler {
		return err
	}
	pin := exec.Command(b.tmt, "classifiers", "pin")
	pin.Env, pin.Dir = b.env(home), b.dir
	if out, err := pin.CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	return nil
}

func manyClassifiers() string {
	var text []byte
	for i := range 1000 {
		text = fmt.Appendf(text, "[[classifier]]\nname = \"c%d\"\nmodule = \"c%d.wasm\"\nsha256 = \"%064d\"\nprograms = [\"prog%d\"]\ntools = [\"mcp__s%d__*\"]\n", i, i, i, i, i)
	}
	return string(text)
}
