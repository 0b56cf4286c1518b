package main

// This file owns a scene's surroundings (home, project, plugin) and the questions
// that it asks after a session. Errors are collected: a scene shows all of them.

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// nameWidth is the column of a scene's name.
const nameWidth = 62

// scene is one thing that is to be shown.
type scene struct {
	name string
	play func(*stage)
}

// stage is where a scene plays.
type stage struct {
	version            string
	work               string // the run's work directory
	dir, home, project string // the scene's own
	tmp                string
	featured           bool   // the client reads its feature switches from .claude.json
	note               string // what to say beside the result

	mu   sync.Mutex
	errs []error
}

// perform plays a scene in folders of its own.
func (sc *scene) perform(work, version string, i int) (errs []error, note string) {
	dir := filepath.Join(work, "scenes", version, fmt.Sprintf("%02d", i+1))
	s := &stage{version: version, work: work, dir: dir, home: filepath.Join(dir, "home"), project: filepath.Join(dir, "project"), tmp: filepath.Join(dir, "tmp")}
	for _, d := range []string{s.home, s.project, s.tmp, s.path()} {
		if err := os.MkdirAll(d, 0o700); err != nil {
			return []error{err}, ""
		}
	}
	if err := os.Symlink(program(filepath.Join(work, clientsDir), version), filepath.Join(s.path(), "claude")); err != nil {
		return []error{err}, ""
	}
	sc.play(s)
	return s.errs, s.note
}

func (s *stage) fail(format string, args ...any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.errs = append(s.errs, fmt.Errorf(format, args...))
}

// since reports whether the client is of a version or later.
func (s *stage) since(major, minor, patch int) bool {
	var a, b, c int
	fmt.Sscanf(s.version, "%d.%d.%d", &a, &b, &c)
	switch {
	case a != major:
		return a > major
	case b != minor:
		return b > minor
	}
	return c >= patch
}

// blocks reports whether the client knows "onFailure" and PreSkillShellCommand.
func (s *stage) blocks() bool { return s.since(2, 1, 295) }

// plugin is the released plugin, which no scene changes.
func (s *stage) plugin() string { return filepath.Join(s.work, pluginDir) }

// ownPlugin is a copy of it for a scene that breaks it.
func (s *stage) ownPlugin() string {
	dir := filepath.Join(s.dir, "plugin")
	if err := os.CopyFS(dir, os.DirFS(s.plugin())); err != nil {
		s.fail("copy the plugin: %v", err)
	}
	return dir
}

// write puts a file into the scene's folders.
func (s *stage) write(path, text string, mode fs.FileMode) {
	err := os.MkdirAll(filepath.Dir(path), 0o700)
	if err == nil {
		err = os.WriteFile(path, []byte(text), mode)
	}
	if err != nil {
		s.fail("lay out the scene: %v", err)
	}
}

// path is the folder of the client in a person's PATH.
func (s *stage) path() string { return filepath.Join(s.dir, "path") }

// ours runs a program of the released plugin as a person does at a terminal.
func (s *stage) ours(name string, args ...string) (string, error) {
	return s.person(filepath.Join(s.plugin(), "bin", name), args...)
}

// person runs any program so.
func (s *stage) person(program string, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Dir = s.project
	cmd.Env = []string{"HOME=" + s.home, "PATH=" + s.path() + ":/usr/bin:/bin", "TMPDIR=" + s.tmp, "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1"}
	return bounded(ctx, cmd)
}

// calls returns how stand-ins were called in this scene, in order.
func (s *stage) calls() []string {
	b, err := os.ReadFile(filepath.Join(s.work, ranFile))
	if err != nil {
		return nil // none was
	}
	var calls []string
	for line := range strings.Lines(string(b)) {
		if dir, call, ok := strings.Cut(strings.TrimSuffix(line, "\n"), ": "); ok && strings.HasPrefix(dir+"/", s.project+"/") {
			calls = append(calls, call)
		}
	}
	return calls
}

// ran fails unless the stand-ins were called as said, and in no other way.
func (s *stage) ran(want ...string) {
	if got := s.calls(); strings.Join(got, "\n") != strings.Join(want, "\n") {
		s.fail("programs that ran: %q, want %q", got, want)
	}
}

// of returns what the model was told about a call.
func (o *outcome) of(conversation string, turn, i int) result {
	if o.model == nil {
		return result{}
	}
	return o.model.results[callID(conversation, turn, i)]
}

// denied fails unless the main conversation's call was denied by tmt, with these
// texts in the reason that the model's next request tells.
func (o *outcome) denied(turn, i int, want ...string) { o.deniedIn("main", turn, i, want...) }

func (o *outcome) deniedIn(conversation string, turn, i int, want ...string) {
	r := o.of(conversation, turn, i)
	want = append([]string{"tmt: "}, want...)
	o.check(r, conversation, turn, i, true, want)
}

// blocked fails unless the client itself stopped the call.
func (o *outcome) blocked(turn, i int, want ...string) {
	o.check(o.of("main", turn, i), "main", turn, i, true, want)
}

// passed fails unless the call ran without an error and gave these texts.
func (o *outcome) passed(turn, i int, want ...string) {
	o.check(o.of("main", turn, i), "main", turn, i, false, want)
}

func (o *outcome) check(r result, conversation string, turn, i int, fault bool, want []string) {
	at := fmt.Sprintf("%s: turn %d, call %d of %s", o.name, turn, i, conversation)
	switch {
	case !r.seen:
		o.fail("%s: the model was told no result", at)
		return
	case r.fault != fault:
		o.fail("%s: is_error is %v, want %v: %s", at, r.fault, fault, r.text)
		return
	}
	for _, w := range want {
		if !strings.Contains(r.text, w) {
			o.fail("%s: want %q in: %s", at, w, r.text)
		}
	}
}

// told fails unless the model was told a text, anywhere.
func (o *outcome) told(want string) {
	if o.model != nil && !strings.Contains(o.model.told.String(), want) {
		o.fail("%s: the model was never told %q", o.name, want)
	}
}
