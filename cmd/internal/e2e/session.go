package main

// This file owns one session: a client that is started, plays its script against
// a model of its own, and is ended.

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// sessionTime bounds a session; the longest waits for several hooks' time-outs.
const sessionTime = 3 * time.Minute

// session is how a client is started.
type session struct {
	name    string // of its log files
	plugin  string // for --plugin-dir, "" for none
	options []string
	prompt  string // "" for "go"
	scripts scripts
}

// outcome is a session that ended.
type outcome struct {
	*stage
	name  string
	model *model
	out   string // the client's own events, a line each
}

// start runs a client to its end. What does not end in time is killed, with its
// process group, and is an error of the scene.
func (s *stage) start(se session) *outcome {
	o := &outcome{stage: s, name: se.name}
	m, err := serve(se.scripts, filepath.Join(s.dir, se.name+".requests.jsonl"))
	if err != nil {
		s.fail("start the model: %v", err)
		return o
	}
	defer m.close()
	o.model = m
	args := []string{"-p", se.prompt, "--dangerously-skip-permissions", "--output-format", "stream-json", "--verbose",
		"--debug-file", filepath.Join(s.dir, se.name+".debug.log")}
	if se.prompt == "" {
		args[1] = "go"
	}
	if se.plugin != "" {
		args = append(args, "--plugin-dir", se.plugin)
	}
	out, err := s.client(m.url, append(args, se.options...)...)
	o.out = out
	os.WriteFile(filepath.Join(s.dir, se.name+".out.jsonl"), []byte(out), 0o600)
	if err != nil {
		s.fail("%s: %v: %s", se.name, err, lastLines(out, 2))
	}
	for _, err := range m.errs {
		s.fail("%s: the model: %v", se.name, err)
	}
	return o
}

// play runs a session of one script with the released plugin.
func (s *stage) play(turns ...turn) *outcome {
	return s.start(session{name: "main", plugin: s.plugin(), scripts: scripts{"main": turns}})
}

// client runs the client's program in the project and returns all that it prints.
func (s *stage) client(url string, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), sessionTime)
	defer cancel()
	cmd := exec.CommandContext(ctx, program(filepath.Join(s.work, clientsDir), s.version), args...)
	cmd.Dir = s.project
	cmd.Env = s.environ(url)
	return bounded(ctx, cmd)
}

// bounded runs a program in a process group of its own, which ends with it.
func bounded(ctx context.Context, cmd *exec.Cmd) (string, error) {
	var b strings.Builder
	cmd.Stdout, cmd.Stderr = &b, &b
	ownGroup(cmd)
	cmd.WaitDelay = 2 * time.Second
	err := cmd.Run()
	if ctx.Err() != nil {
		err = fmt.Errorf("not ended after %v", sessionTime)
	}
	if errors.Is(err, exec.ErrWaitDelay) {
		err = nil // a child that it left holds the output
	}
	return b.String(), err
}

// environ is the whole environment of a client: nothing of the user's own.
func (s *stage) environ(url string) []string {
	env := []string{
		"HOME=" + s.home, "TERM=xterm", "SHELL=/bin/bash", "IS_SANDBOX=1",
		"TMPDIR=" + s.tmp, "CLAUDE_CODE_TMPDIR=" + s.tmp,
		"PATH=" + filepath.Join(s.work, standInDir) + ":/usr/bin:/bin",
		"ANTHROPIC_BASE_URL=" + url, "ANTHROPIC_API_KEY=dummy",
		"DISABLE_AUTOUPDATER=1", "DISABLE_ERROR_REPORTING=1", "ENABLE_TOOL_SEARCH=false",
	}
	if s.featured {
		return env
	}
	return append(env, "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1", "DISABLE_TELEMETRY=1")
}
