// Package setup assembles the host from what the process was given: environment
// and directories. It holds no rule of its own.
package setup

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/gate"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// Host assembles a host. cwd is the directory in which the harness works, ""
// for the process's own. Warnings are sentences for people: settings that could
// not be read; the host is then as strict as without them.
func Host(getenv func(string) string, cwd string) (h *host.Host, warnings []string) {
	start := getenv("CLAUDE_PROJECT_DIR")
	if start == "" || !filepath.IsAbs(start) {
		start = cwd
	}
	if start == "" {
		start, _ = os.Getwd()
	}
	env := paths.FromEnviron(getenv, start)
	if exe, err := os.Executable(); err == nil {
		env.Own = append(env.Own, exe)
		for _, sibling := range [...]string{"tmt", "tmt-ground", "tmt-sandbox"} {
			env.Own = append(env.Own, filepath.Join(filepath.Dir(exe), sibling))
		}
	}
	h = &host.Host{Builtin: builtin.Classifier{Env: env}}
	h.Settings, warnings = Settings(getenv)
	if dir, err := session.DataDir(getenv); err != nil {
		warnings = append(warnings, "the gate's state cannot be kept: "+err.Error())
	} else {
		env.Own = append(env.Own, dir)
		h.Store = &session.Store{Dir: dir}
	}
	return h, warnings
}

// Settings reads the gate's settings from the environment: TMT_ARM, the
// plugin's options, TMT_GATE_MODE and TMT_HARD_GATE, the later the stronger. A
// value that cannot be read is reported and counts as the strictest.
func Settings(getenv func(string) string) (gate.Settings, []string) {
	var s gate.Settings
	var warnings []string
	for _, name := range [...]string{"TMT_ARM", "CLAUDE_PLUGIN_OPTION_GATE_MODE", "TMT_GATE_MODE"} {
		v := getenv(name)
		if v == "" {
			continue
		}
		m, err := gate.ParseMode(v)
		if err != nil {
			warnings = append(warnings, fmt.Sprintf("%s: %v", name, err))
		}
		s.Mode = m
	}
	for _, name := range [...]string{"CLAUDE_PLUGIN_OPTION_HARD_GATE", "TMT_HARD_GATE"} {
		v := getenv(name)
		if v == "" {
			continue
		}
		soft, ok := parseHard(v)
		if !ok {
			warnings = append(warnings, fmt.Sprintf("%s is %q, none of true and false; the gate stays hard", name, v))
		}
		s.Soft = soft
	}
	return s, warnings
}

// parseHard reads a hard_gate value; soft is what Settings.Soft becomes.
func parseHard(v string) (soft, ok bool) {
	switch v {
	case "true", "True", "TRUE", "1", "yes", "on":
		return false, true
	case "false", "False", "FALSE", "0", "no", "off":
		return true, true
	}
	return false, false
}

// Call makes the call of a shell command.
func Call(command, cwd string) abi.Call {
	return abi.Call{Tool: "Bash", Input: quoted(command), Cwd: cwd}
}
