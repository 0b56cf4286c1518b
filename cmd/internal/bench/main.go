// Command bench measures what tmt costs a user: whole processes, medians of one
// interleaved run, and how the cost grows with the input.
//
//	go run ./cmd/internal/bench [-n RUNS] [-check]
//
// With -check it exits 1 where a figure is beyond its limit.
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// typical is the call that the hook's time is held to.
const typical = "kubectl -n prod get pods -o wide 2>/dev/null | grep -v Running | head -20 && git log --oneline -5"

// The most that a hook call, and one behind a call that records a probe, may cost,
// as a multiple of an empty Go program.
const (
	limitHook  = 1.8
	limitProbe = 2.4
)

func main() {
	runs := flag.Int("n", 200, "runs of each program")
	check := flag.Bool("check", false, "exit 1 where a figure is beyond its limit")
	flag.Parse()
	b, err := build()
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
	defer os.RemoveAll(b.dir)
	good := b.hook(*runs)
	good = b.configuration(*runs) && good
	good = b.classifiers(min(*runs, 60)) && good
	b.throughput()
	good = b.length() && good
	good = b.sessions() && good
	if *check && !good {
		os.RemoveAll(b.dir)
		os.Exit(1)
	}
}

type bench struct {
	dir, tmt, empty string
}

// build makes the programs in a folder of their own.
func build() (*bench, error) {
	dir, err := os.MkdirTemp("", "tmt-bench")
	if err != nil {
		return nil, err
	}
	b := &bench{dir: dir, tmt: filepath.Join(dir, "tmt"), empty: filepath.Join(dir, "empty")}
	// As make build does it.
	for out, pkg := range map[string]string{b.tmt: "./cmd/tmt", filepath.Join(dir, "tmt-sandbox"): "./cmd/tmt-sandbox", b.empty: "./cmd/internal/bench/empty"} {
		cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", out, pkg)
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
		if text, err := cmd.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("build %s: %w\n%s", pkg, err, text)
		}
		if err := install(out); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// install replaces a program by a copy, as make build and every installation do:
// how its pages lie on disk is a part of what starting it costs.
func install(program string) error {
	b, err := os.ReadFile(program)
	if err != nil {
		return err
	}
	if err := os.Remove(program); err != nil {
		return err
	}
	return os.WriteFile(program, b, 0o755)
}

func (b *bench) env(home string) []string {
	home = filepath.Join(b.dir, home)
	return []string{"HOME=" + home, "PATH=/usr/bin:/bin", "TMT_DATA=" + filepath.Join(home, "data")}
}

// once runs a program and returns its wall time.
func (b *bench) once(stdin string, program string, args ...string) time.Duration {
	return b.onceAt("", stdin, program, args...)
}

// onceAt is once with a home of its own.
func (b *bench) onceAt(home, stdin string, program string, args ...string) time.Duration {
	cmd := exec.Command(program, args...)
	cmd.Env = b.env(home)
	cmd.Dir = b.dir
	cmd.Stdin = strings.NewReader(stdin)
	if stdin != "" {
		f, err := os.CreateTemp(b.dir, "stdin")
		if err == nil {
			f.WriteString(stdin)
			f.Seek(0, 0)
			cmd.Stdin = f
			defer func() { f.Close(); os.Remove(f.Name()) }()
		}
	} else {
		cmd.Stdin = nil
	}
	start := time.Now()
	_ = cmd.Run() // a deny ends with status 2
	return time.Since(start)
}

func event(command, id string) string {
	in, _ := json.Marshal(map[string]string{"command": command})
	return `{"session_id":"` + id + `","cwd":"/home/user/project","hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":` + string(in) + `}`
}

// looked is the event of a read-only call that ran, the n-th of its session: a new
// probe, which is recorded.
func looked(n int, id string) string {
	in, _ := json.Marshal(map[string]string{"command": fmt.Sprintf("kubectl -n prod get pods web-%d", n)})
	return `{"session_id":"` + id + `","cwd":"/home/user/project","hook_event_name":"PostToolUse","tool_name":"Bash","tool_input":` + string(in) +
		`,"tool_response":{"stdout":"Running","stderr":"","interrupted":false}}`
}

func median(d []time.Duration) time.Duration {
	slices.Sort(d)
	return d[len(d)/2]
}

func ms(d time.Duration) string { return fmt.Sprintf("%.2f ms", float64(d.Microseconds())/1000) }

// hook measures the typical call, a denied one, one that records a probe and an
// empty program in turn.
func (b *bench) hook(runs int) bool {
	var empty, call, deny, probe []time.Duration
	for i := range runs + 5 {
		e := b.once("", b.empty)
		c := b.once(event(typical, "bench"), b.tmt, "hook", "pre-tool-use")
		d := b.once(event("terraform destroy", "bench"), b.tmt, "hook", "pre-tool-use")
		p := b.once(looked(i, "bench-probes"), b.tmt, "hook", "post-tool-use")
		if i < 5 {
			continue // warm up
		}
		empty, call, deny, probe = append(empty, e), append(call, c), append(deny, d), append(probe, p)
	}
	e, c, d, p := median(empty), median(call), median(deny), median(probe)
	ratio, recorded := float64(c)/float64(e), float64(p)/float64(e)
	fmt.Printf("whole process, median of %d interleaved runs\n", runs)
	fmt.Printf("  empty Go program        %s\n", ms(e))
	fmt.Printf("  hook, read-only call    %s   %.2f ×  (limit %.1f)\n", ms(c), ratio, limitHook)
	fmt.Printf("  hook, denied call       %s   %.2f ×\n", ms(d), float64(d)/float64(e))
	fmt.Printf("  hook, records a probe   %s   %.2f ×  (limit %.1f)\n", ms(p), recorded, limitProbe)
	return ratio <= limitHook && recorded <= limitProbe
}

// throughput measures tmt classify --jsonl.
func (b *bench) throughput() {
	const n = 20_000
	line, _ := json.Marshal(map[string]string{"command": typical})
	in := bytes.Repeat(append(line, '\n'), n)
	d := b.once(string(in), b.tmt, "classify", "--jsonl", "--cwd", "/home/user/project")
	fmt.Printf("classify --jsonl          %.0f verdicts/s\n", n/d.Seconds())
}

// length measures the growth with the command's length: linear.
func (b *bench) length() bool {
	fmt.Println("length of the command     (three kinds: many steps, one long word, one long pipeline)")
	step := "git status -s; "
	kinds := []func(n int) string{
		func(n int) string { return strings.Repeat(step, n/len(step)) },
		func(n int) string { return "echo '" + strings.Repeat("x(", n/2) + "'" },
		func(n int) string { return "cat f" + strings.Repeat(" | grep -v a", n/12) },
	}
	good := true
	for k, kind := range kinds {
		var last time.Duration
		for _, n := range []int{1 << 10, 10 << 10, 100 << 10, 1 << 20} {
			var d []time.Duration
			for range 5 {
				d = append(d, b.once(event(kind(n), "bench"), b.tmt, "hook", "pre-tool-use"))
			}
			m := median(d)
			fmt.Printf("  %d: %7d bytes        %s\n", k+1, n, ms(m))
			// Ten times the length may cost ten times as much, and half again.
			if last > 20*time.Millisecond && m > 15*last {
				good = false
			}
			last = m
		}
	}
	return good
}

// sessions measures a denied call beside many stored sessions: flat.
func (b *bench) sessions() bool {
	fmt.Println("stored sessions")
	dir := filepath.Join(b.dir, "data", "sessions")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return false
	}
	made := 0
	var first, last time.Duration
	for _, n := range []int{1, 1000, 100_000} {
		for ; made < n; made++ {
			name := filepath.Join(dir, fmt.Sprintf("stored-%d.json", made))
			state := fmt.Sprintf(`{"schema":2,"session_id":"stored-%d","required":true,"grounded":false,"probes_run":[],"plan_hash":"","approved_commands":[],"updated":1}`, made)
			if os.WriteFile(name, []byte(state), 0o600) != nil {
				return false
			}
		}
		var d []time.Duration
		for range 41 {
			d = append(d, b.once(event("terraform destroy", "bench"), b.tmt, "hook", "pre-tool-use"))
		}
		last = median(d)
		if first == 0 {
			first = last
		}
		fmt.Printf("  %7d               %s\n", n, ms(last))
	}
	return float64(last) < 1.5*float64(first)
}
