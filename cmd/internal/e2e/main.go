// Command e2e plays scenes with the real Claude Code, offline: its model is a
// script (model.go), its network a loopback (sandbox_linux.go), the programs that
// it calls are stand-ins that only write down how they were called.
//
// This file owns the command line and the two halves of a run: outside, where
// clients are fetched and the plugin is built, and inside, where the scenes play.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"regexp"
	"runtime"
	"strings"
	"time"
)

// pinned are the clients that are played by default: a current one, and one from
// before "onFailure" (2.1.295).
const pinned = "2.1.332,2.1.240"

// whole bounds a run. A scene has its own, shorter bound.
const whole = 25 * time.Minute

type options struct {
	clients string // versions, with commas
	cache   string // where clients are kept
	only    string // scenes, as a regular expression
	work    string // inside: the work directory
	must    bool   // a client that cannot be had is a failure
	keep    bool   // leave the work directory
}

func main() {
	switch {
	case len(os.Args) == 3 && os.Args[1] == "mcp":
		os.Exit(mcpServer(os.Args[2]))
	case len(os.Args) == 2 && os.Args[1] == "try":
		if err := tryNamespaces(); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		return
	}
	var o options
	flag.StringVar(&o.clients, "clients", pinned, "the client `versions` to play, with commas")
	flag.StringVar(&o.cache, "cache", "", "the `directory` that keeps clients (default: tmt-e2e in the user's cache)")
	flag.StringVar(&o.only, "run", "", "play only scenes whose name matches this `regexp`")
	flag.BoolVar(&o.must, "must", false, "fail where a client cannot be had, instead of skipping it")
	flag.BoolVar(&o.keep, "keep", false, "leave the work directory, with logs of every request")
	flag.StringVar(&o.work, "inside", "", "used by the program itself: play in this work `directory`")
	flag.Parse()
	run := outside
	if o.work != "" {
		run = inside
	}
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		os.Exit(1)
	}
}

// outside prepares the work directory and starts the program again inside.
func outside(o options) (err error) {
	if err := possible(); err != nil {
		return skip(o, "no scene is played", err)
	}
	if o.cache == "" {
		if o.cache, err = defaultCache(); err != nil {
			return err
		}
	}
	have, err := available(o)
	if err != nil || len(have) == 0 {
		return err
	}
	o.clients = strings.Join(have, ",")
	if o.work, err = os.MkdirTemp("", "tmt-e2e-"); err != nil {
		return err
	}
	defer func() {
		if !o.keep && err == nil {
			os.RemoveAll(o.work)
			return
		}
		fmt.Println("logs:", o.work)
	}()
	if err := prepare(o.work); err != nil {
		return err
	}
	return enter(o)
}

// available returns those of the clients that are there or can be fetched.
func available(o options) (have []string, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), fetchTime)
	defer cancel()
	for _, version := range strings.Split(o.clients, ",") {
		_, err := fetch(ctx, o.cache, version)
		if err == nil {
			have = append(have, version)
			continue
		}
		if err := skip(o, version, err); err != nil {
			return nil, err
		}
	}
	return have, nil
}

// skip says why something is not played, which is a failure if it must be.
func skip(o options, what string, why error) error {
	if o.must {
		return fmt.Errorf("%s: %w", what, why)
	}
	fmt.Printf("%-8s  SKIPPED: %v\n", what, why)
	return nil
}

// inside plays the scenes. It refuses to where anything but a loopback is seen.
func inside(o options) error {
	if err := isolate(o); err != nil {
		return fmt.Errorf("isolate the scenes: %w", err)
	}
	only, err := regexp.Compile(o.only)
	if err != nil {
		return fmt.Errorf("read -run: %w", err)
	}
	var jobs []*job
	for _, version := range strings.Split(o.clients, ",") {
		for i, sc := range scenes() {
			if only.MatchString(sc.name) {
				jobs = append(jobs, &job{scene: sc, version: version, i: i, done: make(chan struct{})})
			}
		}
	}
	played, failed := len(jobs), 0
	go perform(jobs, o.work)
	for _, j := range jobs { // in the order of the list
		<-j.done
		if !j.print() {
			failed++
		}
	}
	switch {
	case failed > 0:
		return fmt.Errorf("%d of %d scenes failed", failed, played)
	case played == 0:
		return errors.New("no scene has that name")
	}
	fmt.Printf("%d scenes, all passed\n", played)
	return nil
}

// job is one scene with one client.
type job struct {
	scene   scene
	version string
	i       int // in the list of scenes
	done    chan struct{}

	errs []error
	note string
	took time.Duration
}

// perform plays all jobs, a few at a time: they wait more than they work.
func perform(jobs []*job, work string) {
	free := make(chan struct{}, runtime.NumCPU()+1)
	for _, j := range jobs {
		free <- struct{}{}
		go func() {
			began := time.Now()
			j.errs, j.note = j.scene.perform(work, j.version, j.i)
			j.took = time.Since(began)
			close(j.done)
			<-free
		}()
	}
}

// print writes a job's line and what went wrong, and reports whether it passed.
func (j *job) print() bool {
	result := "ok"
	if len(j.errs) > 0 {
		result = "FAILED"
	}
	if j.note != "" {
		result += "  (" + j.note + ")"
	}
	fmt.Printf("%-8s  %-*s %5.1fs  %s\n", j.version, nameWidth, j.scene.name, j.took.Seconds(), result)
	for _, err := range j.errs {
		fmt.Println("          - " + strings.ReplaceAll(err.Error(), "\n", "\n            "))
	}
	return len(j.errs) == 0
}
