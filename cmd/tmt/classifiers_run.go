package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"strconv"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns tmt classifiers run: one step, put to a module alone.

// ran is one answer.
type ran struct {
	Class     string   `json:"class"`
	Reason    string   `json:"reason"`
	Sensitive bool     `json:"sensitive"`
	Probes    []string `json:"probes"`
	LeftOut   int      `json:"probes_left_out"` // no read-only looks
	Failed    bool     `json:"failed"`
	Time      float64  `json:"milliseconds"` // of the request
	Process   float64  `json:"process_milliseconds"`
	Memory    uint64   `json:"memory"` // in bytes
	Calls     uint64   `json:"calls"`
	Request   string   `json:"request,omitempty"`
	Response  string   `json:"response,omitempty"`
}

func classifiersRun(c *cmdline) int {
	fs := flags(c, "classifiers run [OPTION]… MODULE|NAME|DIR -- COMMAND…", "Puts one call to a module alone: what tmt would do with the answer is not applied\n(tmt classify does). The words are those after the shell's expansion. Exit status\n1: it gave no answer, which would make the call mutating.")
	asJSON := fs.Bool("json", false, "print one JSON object")
	traced := fs.Bool("trace", false, "show the request and the response")
	settings := fs.String("settings", "", "the operator's settings, a JSON `object`; those of the configuration for a NAME")
	tool := fs.String("tool", "", "the `name` of a tool, in place of a command")
	input := fs.String("input", "{}", "the tool's input, a JSON `object`")
	cwd := fs.String("cwd", "", "the `directory` of the call")
	var dynamic texts
	fs.Var(&dynamic, "dynamic", "the `index` of a word whose value is not known")
	words, rest, status, done := operands(c, fs)
	switch {
	case done:
		return status
	case len(words) != 1:
		return c.misuse("classifiers run needs one module: tmt classifiers run acmectl.wasm -- acmectl get pods")
	case (*tool == "") == (len(rest) == 0):
		return c.misuse("classifiers run needs a command behind \"--\", or --tool")
	}
	dir, err := absolute(*cwd)
	if err != nil {
		return c.fail("classifiers run", err)
	}
	step := abi.Step{Argv: rest, Cwd: dir}
	if *tool != "" {
		step = abi.Step{Tool: *tool, Input: json.RawMessage(*input), Cwd: dir}
	}
	for _, d := range dynamic {
		n, err := strconv.Atoi(d)
		if err != nil || n < 0 || n >= len(rest) {
			return c.misuse("classifiers run: --dynamic takes the index of a word, 0 for the program: " + ui.Printable(d))
		}
		step.Dynamic = append(step.Dynamic, n)
	}
	path, granted, err := module(words[0])
	if err != nil {
		return c.fail("classifiers run", err)
	}
	k, err := asked(path)
	if err != nil {
		return c.fail("classifiers run "+words[0], err)
	}
	if granted != nil {
		k.Name, k.Settings = granted.Name, granted.Settings
	}
	if *settings != "" {
		k.Settings = json.RawMessage(*settings)
	}
	r := put(k, &step, words[0])
	if !*traced {
		r.Request, r.Response = "", ""
	}
	status = ok
	if r.Failed {
		status = failed
	}
	if *asJSON {
		if s := c.json(r); s != ok {
			return s
		}
		return status
	}
	r.print(c)
	return status
}

// put asks a module, by the name that the caller has for it, about one step.
func put(k *sandbox.Classifier, step *abi.Step, module string) *ran {
	runner := sandbox.Runner{Measure: true}
	start := time.Now()
	a := runner.Ask(context.Background(), []sandbox.Job{{Classifier: k, Step: step}})[0]
	r := &ran{Process: milliseconds(time.Since(start)), Time: milliseconds(a.Usage.Time), Memory: a.Usage.Memory, Calls: a.Usage.Calls,
		Response: string(a.Raw), Probes: []string{}}
	if b, err := abi.EncodeRequest(step, k.Settings); err == nil {
		r.Request = string(b)
	}
	if f := a.Failure; f != nil {
		if look, found := strings.CutSuffix(f.Next, " inspect "+f.Classifier); found { // a file may have no name in the configuration
			f.Next = look + " inspect " + module
		}
		r.Class, r.Failed, r.Reason = abi.Mutating.String(), true, f.Error()
		return r
	}
	r.Class, r.Reason, r.Sensitive = a.Response.Class.String(), a.Response.Reason, a.Response.Sensitive
	if len(a.Response.Probes) == 0 {
		return r
	}
	h := asking(k, step)
	for _, p := range a.Response.Probes {
		if h.Looks(p, step.Cwd) {
			r.Probes = append(r.Probes, p)
		} else {
			r.LeftOut++
		}
	}
	return r
}

// asking is a host in which the module is granted the step's program, to tell
// which suggestions would be shown.
func asking(k *sandbox.Classifier, step *abi.Step) *host.Host {
	h, _ := setup.Host(os.Getenv, step.Cwd) // what is wrong with a tmt.toml is not the question
	if len(step.Argv) > 0 {
		h.Grants = alone{path.Base(step.Argv[0]), config.Classifier{Name: k.Name, Module: k.Path, SHA256: k.SHA256, Settings: k.Settings, Layer: config.User}}
		h.Builtin.Asked, h.Broke = h.Granted, nil
	}
	return h
}

// alone grants one module one program.
type alone struct {
	program    string
	classifier config.Classifier
}

func (a alone) ForProgram(name string) []config.Classifier {
	if name != a.program {
		return nil
	}
	return []config.Classifier{a.classifier}
}

func (a alone) ForTool(string) []config.Classifier { return nil }

func (r *ran) print(c *cmdline) {
	s := ui.StyleFor(c.stdout)
	class, _ := abi.ParseClass(r.Class) // made from one
	fmt.Fprintf(c.stdout, "%s  %s\n", s.Class(class, pad(r.Class, 11)), ui.Printable(r.Reason))
	if r.Sensitive {
		fmt.Fprintln(c.stdout, "  it reads secrets")
	}
	if len(r.Probes) > 0 {
		fmt.Fprintf(c.stdout, "  look first: %s\n", ui.Printable(strings.Join(r.Probes, " · ")))
	}
	if r.LeftOut > 0 {
		fmt.Fprintf(c.stdout, "  %d of its suggestions would not be shown: no read-only looks\n", r.LeftOut)
	}
	if r.Request != "" {
		fmt.Fprintf(c.stdout, "  request  %s\n  response %s\n", ui.Printable(r.Request), ui.Printable(r.Response))
	}
	cost := fmt.Sprintf("%.2f ms (%.1f ms with its process) · %d KiB of memory · %d function calls", r.Time, r.Process, r.Memory>>10, r.Calls)
	if r.Calls == 0 { // it did not come to an end, or not even to a start
		cost = fmt.Sprintf("%.1f ms with its process", r.Process)
	}
	fmt.Fprintf(c.stdout, "  %s\n", s.Faint(cost))
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
