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

	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/gate"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// This file owns tmt doctor: what is wrong with an installation, each finding
// with its remedy. It changes nothing but a temporary file in the data directory.

// checkup is one line of the report.
type checkup struct {
	Check  string `json:"check"`
	State  string `json:"state"` // ok, warning or problem
	Text   string `json:"text"`
	Remedy string `json:"remedy,omitempty"`
}

func doctorCommand(c *cmdline) int {
	fs := flags(c, "doctor [--json]", "Checks the installation: the programs, the data directory, the configuration, the\ngate's mode, and a canary through the hook itself. Exit status 1: there is a\nproblem; warnings alone are none.")
	asJSON := fs.Bool("json", false, "print a JSON array")
	if status, done := parse(c, fs); done {
		return status
	}
	all := checkups()
	status := ok
	for _, k := range all {
		if k.State == "problem" {
			status = failed
		}
	}
	if *asJSON {
		if s := c.json(all); s != ok {
			return s
		}
		return status
	}
	s := ui.StyleFor(c.stdout)
	for _, k := range all {
		mark := map[string]string{"ok": s.Class(1, "ok      "), "warning": s.Class(3, "warning "), "problem": s.Class(4, "problem ")}[k.State]
		fmt.Fprintf(c.stdout, "%s %s %s\n", mark, pad(k.Check, 14), ui.Printable(k.Text))
		if k.Remedy != "" {
			fmt.Fprintf(c.stdout, "         %s %s\n", pad("", 14), s.Faint("→ "+ui.Printable(k.Remedy)))
		}
	}
	return status
}

func checkups() []checkup {
	var all []checkup
	exe, err := os.Executable()
	if err != nil {
		return []checkup{{"programs", "problem", "the program's own path cannot be told: " + err.Error(), "run tmt by its full path"}}
	}
	all = append(all, siblings(exe)...)
	all = append(all, dataDirectory()...)
	all = append(all, configured()...)
	return append(all, gateMode(), canary(exe, "terraform destroy", 2), canary(exe, "git status", 0))
}

// siblings checks the programs that belong beside this one.
func siblings(exe string) []checkup {
	all := []checkup{{"programs", "ok", "tmt " + version + " is " + exe, ""}}
	for _, name := range [...]string{"tmt-ground", "tmt-sandbox"} {
		info, err := os.Stat(filepath.Join(filepath.Dir(exe), name))
		switch {
		case err != nil:
			all = append(all, checkup{"programs", "problem", name + " is not beside it", "build all three: make plugin"})
		case info.Mode().Perm()&0o111 == 0:
			all = append(all, checkup{"programs", "problem", name + " is not executable", "chmod +x " + filepath.Join(filepath.Dir(exe), name)})
		}
	}
	return all
}

// dataDirectory checks that the gate can keep its state, and says when a hook
// last did.
func dataDirectory() []checkup {
	dir, err := session.DataDir(os.Getenv)
	if err != nil {
		return []checkup{{"state", "problem", err.Error(), "set HOME, or TMT_DATA to a directory of your own"}}
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return []checkup{{"state", "problem", err.Error(), "make it writable for you, or set TMT_DATA to a directory that is"}}
	}
	f, err := os.CreateTemp(dir, ".doctor-")
	if err == nil {
		_, werr := f.Write(make([]byte, 4096))
		err = errors.Join(werr, f.Close(), os.Remove(f.Name()))
	}
	if err != nil {
		return []checkup{{"state", "problem", "nothing can be kept in " + dir + ": " + err.Error(), "free some space, or make it writable for you; until then denied calls stay denied and no probe is recorded"}}
	}
	all := []checkup{{"state", "ok", "kept in " + dir, ""}}
	if info, err := os.Stat(dir); err == nil && info.Mode().Perm()&0o077 != 0 {
		all[0] = checkup{"state", "warning", dir + " is open to others (" + info.Mode().Perm().String() + ")", "chmod 700 " + dir}
	}
	last, found := (session.Store{Dir: dir}).Latest()
	switch at := time.Unix(last.Updated, 0); {
	case !found:
		all = append(all, checkup{"hooks", "warning", "no hook has kept a state yet", "start a session of your agent; if this stays, the plugin is not enabled there"})
	case at.After(time.Now().Add(time.Hour)):
		all = append(all, checkup{"hooks", "warning", "the newest state is of " + at.Format(time.DateTime) + ", in the future", "set the clock; states are pruned by their age"})
	default:
		all = append(all, checkup{"hooks", "ok", "last kept a state at " + at.Format(time.DateTime), ""})
	}
	return all
}

// configured checks the layers of the configuration.
func configured() []checkup {
	_, c := config.Describe(setup.Places(os.Getenv, ""), setup.Known())
	var all []checkup
	for _, p := range c.Problems {
		all = append(all, checkup{"configuration", "problem", p.String(), "tmt config check shows it; until it is mended, unknown calls are denied"})
	}
	if len(all) == 0 {
		all = append(all, checkup{"configuration", "ok", "tmt config show lists every setting and its layer", ""})
	}
	return all
}

func gateMode() checkup {
	g, warnings := setup.Settings(os.Getenv, "")
	switch {
	case len(warnings) > 0:
		return checkup{"gate", "problem", warnings[0], "correct the setting; the gate is as strict as without it"}
	case !g.Active():
		return checkup{"gate", "warning", "off: nothing is denied", "unset TMT_GATE_MODE and TMT_HARD_GATE, or the plugin's options"}
	case g.Mode == gate.Observe:
		return checkup{"gate", "warning", "observes only: nothing is denied", "set mode = \"full\" once tmt status shows what it would deny"}
	}
	return checkup{"gate", "ok", "denies what changes something, until grounded", ""}
}

// canary sends an event through the hook, as a harness would, with a state of its
// own and the gate in its default mode.
func canary(exe, command string, want int) checkup {
	name := map[int]string{0: "a read-only call passes", 2: "a destroy is denied"}[want]
	dir, err := os.MkdirTemp("", "tmt-doctor")
	if err != nil {
		return checkup{"canary", "problem", err.Error(), "make the temporary directory writable for you"}
	}
	defer os.RemoveAll(dir)
	event, _ := json.Marshal(map[string]any{"session_id": "doctor", "cwd": dir, "hook_event_name": "PreToolUse",
		"tool_name": "Bash", "tool_input": map[string]string{"command": command}}) // strings cannot fail
	cmd := exec.Command(exe, "hook", "pre-tool-use")
	cmd.Env = []string{"HOME=" + dir, "PATH=" + os.Getenv("PATH"), "TMT_DATA=" + dir}
	cmd.Stdin = bytes.NewReader(event)
	start := time.Now()
	out, err := cmd.Output()
	took := time.Since(start).Round(100 * time.Microsecond)
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return checkup{"canary", "problem", "the hook does not start: " + err.Error(), "build it for this machine: make plugin"}
	}
	if got := cmd.ProcessState.ExitCode(); got != want || (want == 2) != bytes.Contains(out, []byte(`"deny"`)) {
		return checkup{"canary", "problem", fmt.Sprintf("%s: the hook ended with %d instead of %d", name, got, want), "build it again: make plugin"}
	}
	return checkup{"canary", "ok", fmt.Sprintf("%s, in %v", name, took), ""}
}
