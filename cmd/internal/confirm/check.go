package main

// This file owns the work on one shell: lines are made, judged, run, compared, and
// those that differ are shrunk and shown.

import (
	"fmt"
	"io"
	"os"
	"sort"
	"strconv"
	"strings"
	"sync"
	"time"
)

// check is the work on one shell, and its figures.
type check struct {
	options
	shell, dir, standin string
	only                string
	out                 io.Writer

	mu        sync.Mutex
	made      int
	ran       int // lines
	commands  int
	refused   int
	killed    int
	covered   int
	differing int
	failed    []failure
	err       error
}

// failure is a line that differs.
type failure struct {
	line string
	n    int // of the grammar's lines; -1: of the case files
	what []difference
}

type task struct {
	line string
	n    int
}

// run does the work. A skip is why it cannot be done here.
func (c *check) run() error {
	var runners []*runner
	for range max(c.workers, 1) {
		r, err := start(c.shell, c.standin, c.dir)
		if err != nil {
			return err
		}
		defer r.close()
		runners = append(runners, r)
	}
	if c.only != "" {
		return c.tell(runners[0])
	}
	began := time.Now()
	var cases []string
	if c.cases {
		var err error
		if cases, err = caseLines(); err != nil {
			return err
		}
	}
	tasks := make(chan task, 64)
	var wg sync.WaitGroup
	for _, r := range runners {
		wg.Go(func() {
			for t := range tasks {
				c.try(r, t)
			}
		})
	}
	for _, l := range cases {
		tasks <- task{l, -1}
		c.progress(began, len(cases)+c.lines)
	}
	for n := c.from; n < c.from+c.lines; n++ {
		if c.budget > 0 && time.Since(began) > c.budget {
			break
		}
		tasks <- task{line(c.shell, c.seed, uint64(n)), n}
		c.progress(began, len(cases)+c.lines)
	}
	close(tasks)
	wg.Wait()
	c.clear()
	if c.err != nil {
		return c.err
	}
	c.show(runners[0])
	fmt.Fprintf(c.out, "%s: seed %d: %d lines, %d run, %d commands ran, %d refused by the shell, %d ended by force, %d covered by what cannot be followed, %d differ (%.0f lines/s)\n",
		c.shell, c.seed, c.made, c.ran, c.commands, c.refused, c.killed, c.covered, c.differing, float64(c.made)/time.Since(began).Seconds())
	return nil
}

// try judges, runs and compares one line.
func (c *check) try(r *runner, t task) {
	c.mu.Lock()
	stop := c.err != nil
	c.made++
	c.mu.Unlock()
	if stop || strings.IndexByte(t.line, 0) >= 0 {
		return
	}
	v := judge(t.line)
	res, err := r.run(t.line)
	c.mu.Lock()
	defer c.mu.Unlock()
	if err != nil {
		c.err = fmt.Errorf("%q: %w", t.line, err)
		return
	}
	o := compare(res, &v)
	c.ran++
	c.commands += len(res.Commands)
	if o.Refused {
		c.refused++
	}
	if res.Killed {
		c.killed++
		if c.verbose {
			fmt.Fprintf(c.out, "%s: line %d does not end: %q\n", c.shell, t.n, t.line)
		}
	}
	if o.Covered {
		c.covered++
		if c.verbose {
			fmt.Fprintf(c.out, "%s: line %d is covered: %q\n", c.shell, t.n, t.line)
		}
	}
	if len(o.Differences) > 0 {
		c.differing++
		c.failed = append(c.failed, failure{t.line, t.n, o.Differences})
	}
}

// progress shows on a terminal how far it is.
func (c *check) progress(began time.Time, all int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.made%500 != 0 || !terminal() {
		return
	}
	fmt.Fprintf(os.Stderr, "\r%s: %d of %d, %d differ, %.0f lines/s ", c.shell, c.made, all, c.differing, float64(c.made)/time.Since(began).Seconds())
}

func (c *check) clear() {
	if terminal() {
		fmt.Fprint(os.Stderr, "\r\x1b[K")
	}
}

func terminal() bool {
	s, err := os.Stderr.Stat()
	return err == nil && s.Mode()&os.ModeCharDevice != 0
}

// show shrinks differences and shows each kind once, with how often it was seen.
func (c *check) show(r *runner) {
	sort.SliceStable(c.failed, func(i, j int) bool { return len(c.failed[i].line) < len(c.failed[j].line) })
	type shown struct {
		short string
		first failure
		n     int
	}
	var list []*shown
	seen := map[string]*shown{}
	for i, f := range c.failed {
		if c.verbose {
			fmt.Fprintf(c.out, "%s: line %d: %q: %v\n", c.shell, f.n, f.line, f.what)
		}
		if i >= c.options.show {
			continue
		}
		kind := f.what[0].Kind
		short := shrink(f.line, func(s string) bool {
			v := judge(s)
			res, err := r.run(s)
			if err != nil {
				return false
			}
			o := compare(res, &v)
			return len(o.Differences) > 0 && o.Differences[0].Kind == kind
		})
		key := plain(short)
		if seen[key] == nil {
			seen[key] = &shown{short: short, first: f}
			list = append(list, seen[key])
		}
		seen[key].n++
	}
	for _, s := range list {
		v := judge(s.short)
		res, err := r.run(s.short)
		if err != nil {
			continue
		}
		fmt.Fprintf(c.out, "%s: %q (%d times; from %q, line %d)\n", c.shell, s.short, s.n, s.first.line, s.first.n)
		tell(c.out, res, &v)
	}
}

// plain is a line without the numbers of its names.
func plain(s string) string {
	var b strings.Builder
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

// tell shows what one line does.
func (c *check) tell(r *runner) error {
	v := judge(c.only)
	res, err := r.run(c.only)
	if err != nil {
		return err
	}
	o := compare(res, &v)
	fmt.Fprintf(c.out, "%s: %q: covered %v, refused %v, killed %v\n", c.shell, c.only, o.Covered, o.Refused, res.Killed)
	tell(c.out, res, &v)
	c.differing = min(len(o.Differences), 1)
	if res.Stderr != "" {
		fmt.Fprintf(c.out, "    stderr  %q\n", res.Stderr)
	}
	return nil
}

func quoted(words []string) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = strconv.Quote(w)
	}
	return out
}
