package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns tmt classifiers bench.

// benched is what a module costs, in milliseconds.
type benched struct {
	Module string  `json:"module"`
	Runs   int     `json:"runs"`
	Hook   float64 `json:"hook"`     // a whole hook that needs no classifier
	Cold   float64 `json:"cold"`     // the first process that ran the module
	Warm   float64 `json:"warm"`     // the median of the further ones
	Call   float64 `json:"per_call"` // one more step in the same process
}

func classifiersBench(c *cmdline) int {
	fs := flags(c, "classifiers bench [--json] [--n RUNS] MODULE|NAME|DIR [-- COMMAND…]", "Measures what a module adds to a tool call: the first process that runs it, the\nmedian of the further ones, one more step in the same process; and beside it a whole\nhook that needs no classifier.")
	asJSON := fs.Bool("json", false, "print one JSON object")
	n := fs.Int("n", 30, "`runs`")
	words, rest, status, done := operands(c, fs)
	switch {
	case done:
		return status
	case len(words) != 1:
		return c.misuse("classifiers bench needs one module: tmt classifiers bench acmectl.wasm")
	case *n < 1 || *n > 10_000:
		return c.misuse("classifiers bench: --n is a number from 1 to 10000")
	}
	path, granted, err := module(words[0])
	if err != nil {
		return c.fail("classifiers bench", err)
	}
	k, err := asked(path)
	if err != nil {
		return c.fail("classifiers bench "+words[0], err)
	}
	if granted != nil {
		k.Settings = granted.Settings
	}
	step, err := benchStep(path, rest)
	if err != nil {
		return c.fail("classifiers bench", err)
	}
	b, err := measure(k, step, *n)
	if err != nil {
		return c.fail("classifiers bench "+words[0], err)
	}
	if *asJSON {
		return c.json(b)
	}
	fmt.Fprintf(c.stdout, "%s, %d runs\n", ui.Printable(path), b.Runs)
	for _, row := range [...]struct {
		name string
		ms   float64
	}{{"a hook that needs no classifier", b.Hook}, {"asking it, the first time", b.Cold}, {"asking it, the median", b.Warm}, {"each further step of a call", b.Call}} {
		fmt.Fprintf(c.stdout, "  %-32s %8.2f ms\n", row.name, row.ms)
	}
	return ok
}

// benchStep is the step that is put to the module: the words, else its first
// vector, else the program alone.
func benchStep(path string, words []string) (*abi.Step, error) {
	if len(words) > 0 {
		return &abi.Step{Argv: words}, nil
	}
	wasm, err := sandbox.ReadModule(path)
	if err != nil {
		return nil, err
	}
	info, err := sandbox.Inspect(wasm)
	if err != nil {
		return nil, err
	}
	if vs, err := abi.DecodeVectors(info.Vectors); err == nil {
		for i := range vs {
			if vs[i].Command == "" {
				return &vs[i].Step, nil
			}
		}
	}
	return &abi.Step{Argv: []string{strings.TrimSuffix(filepath.Base(path), ".wasm")}}, nil
}

func measure(k *sandbox.Classifier, step *abi.Step, n int) (*benched, error) {
	r := sandbox.Runner{}
	ask := func(times int) (time.Duration, error) {
		jobs := slices.Repeat([]sandbox.Job{{Classifier: k, Step: step}}, times)
		start := time.Now()
		answers := r.Ask(context.Background(), jobs)
		took := time.Since(start)
		for i := range answers {
			if f := answers[i].Failure; f != nil {
				return 0, f
			}
		}
		return took, nil
	}
	b := &benched{Module: k.Path, Runs: n}
	cold, err := ask(1)
	if err != nil {
		return nil, err
	}
	const more = 5
	var warm, several, hooks []time.Duration
	for range n {
		one, err := ask(1)
		if err != nil {
			return nil, err
		}
		many, err := ask(1 + more)
		if err != nil {
			return nil, err
		}
		warm, several = append(warm, one), append(several, many)
		if d, ok := hookTime(); ok {
			hooks = append(hooks, d)
		}
	}
	b.Cold, b.Warm = milliseconds(cold), milliseconds(middle(warm))
	b.Call = max(0, milliseconds(middle(several)-middle(warm))/more)
	if len(hooks) > 0 {
		b.Hook = milliseconds(middle(hooks))
	}
	return b, nil
}

// hookTime runs this program's hook on a call that the built-in classifier
// knows, with a session that it forgets.
func hookTime() (time.Duration, bool) {
	self, err := os.Executable()
	if err != nil {
		return 0, false
	}
	event, err := json.Marshal(map[string]any{"session_id": "", "cwd": "/", "hook_event_name": "PreToolUse", "tool_name": "Bash", "tool_input": map[string]string{"command": "git status"}})
	if err != nil {
		return 0, false
	}
	cmd := exec.Command(self, "hook", "pre-tool-use")
	cmd.Stdin = strings.NewReader(string(event))
	start := time.Now()
	err = cmd.Run()
	return time.Since(start), err == nil
}

func middle(d []time.Duration) time.Duration {
	slices.Sort(d)
	return d[len(d)/2]
}
