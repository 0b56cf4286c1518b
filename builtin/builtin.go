// Package builtin is the built-in classifier: it takes a tool call of any
// harness and says what its steps can lastingly change.
//
// This file owns the dispatch by tool; shell calls go to builtin/shell, edits to
// edit.go, MCP and unknown tools to names.go.
package builtin

import (
	"encoding/json"
	"io"
	"os"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/abi/object"
	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/code"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
	"github.com/seed-a23d08e7/tmt/builtin/shell"
)

// Classifier judges calls. The zero Classifier knows no home and no project.
type Classifier struct {
	Env     *paths.Env
	Lookup  func(name string) *cli.Program   // before the catalogue; nil: the catalogue alone
	Aliases func(name string) (string, bool) // of the shell that the agent uses; nil: none
	// Raise adds to a program's report what else is said of it; it only appends.
	// nil: nothing is.
	Raise func(name string, args []cli.Word, facts cli.Facts, r *cli.Report)
	// Asked reports whether a classifier may be asked about a step; nil: none is.
	Asked func(*abi.Step) bool
	Read  func(string, int) ([]byte, error) // reads script files; nil: the real file system
	Slow  func()                            // called once where a command turns out to be long; nil: nobody waits
}

// Judge returns the findings of a call. The raises of context are not applied:
// classifiers answer first (abi.Finding.Raise).
func (c *Classifier) Judge(call abi.Call) []abi.Finding {
	in, err := decode(call.Input)
	if err != nil {
		return []abi.Finding{{Class: abi.Mutating, Basis: abi.Known, Reason: "the input of " + printable(call.Tool) + " cannot be read: " + err.Error()}}
	}
	switch kindOf(call.Tool) {
	case shellTool:
		return c.command(call, in)
	case powerShellTool:
		return c.powerShell(call, in)
	case editTool:
		return c.edit(call, in)
	case patchTool:
		return c.patch(call, in)
	case readTool:
		return c.read(call, in)
	case lookTool:
		return one(abi.Finding{Class: abi.ReadOnly, Basis: abi.Known, Reason: "looks something up", Program: call.Tool, Observes: true})
	case bookTool:
		return one(abi.Finding{Class: abi.ReadOnly, Basis: abi.Known, Reason: "keeps the agent's own books", Program: call.Tool})
	case worktreeTool:
		return one(abi.Finding{Class: abi.WriteLocal, Basis: abi.Known, Reason: "makes a work tree of the repository", Program: call.Tool})
	case othersTool:
		return one(c.tool(call, abi.Unknown, abi.Known, "schedules, triggers or sends something"))
	}
	return c.named(call, in)
}

// command judges a shell call.
func (c *Classifier) command(call abi.Call, in input) []abi.Finding {
	text, ok := in.text("command")
	if !ok {
		if _, ws := in["ws"]; ws {
			return one(c.tool(call, abi.Unknown, abi.Known, "opens a raw connection"))
		}
		return one(c.tool(call, abi.Mutating, abi.Known, "the input has no text \"command\""))
	}
	cwd := call.Cwd
	for _, key := range workdirKeys() {
		if dir, ok := in.text(key); ok && dir != "" {
			cwd = c.Env.Resolve(cwd, dir)
		}
	}
	return c.Shell(cwd).Judge(text)
}

// Shell is the walker for commands that run in cwd, "" where that is not known.
func (c *Classifier) Shell(cwd string) *shell.Host {
	h := &shell.Host{Env: c.Env, Cwd: cwd, Lookup: catalog.Lookup, Aliases: c.Aliases, Raise: c.Raise, Asked: c.Asked, ReadFile: c.Read, Slow: c.Slow}
	if c.Lookup != nil {
		h.Lookup = func(name string) *cli.Program {
			if p := c.Lookup(name); p != nil {
				return p
			}
			return catalog.Lookup(name)
		}
	}
	if h.ReadFile == nil {
		h.ReadFile = readFile
	}
	return h
}

// ProgramName returns the name under which a program may be known that is called
// as name, "" where that is the path of some file.
func (c *Classifier) ProgramName(name string) string {
	return (&shell.Host{Env: c.Env}).ProgramName(name)
}

// readFile returns at most most bytes of a regular file.
func readFile(name string, most int) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, os.ErrInvalid
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, int64(most)))
}

func (c *Classifier) powerShell(call abi.Call, in input) []abi.Finding {
	text, ok := in.text("command")
	if !ok {
		return one(c.tool(call, abi.Mutating, abi.Known, "the input has no text \"command\""))
	}
	res := code.PowerShell(text)
	f := c.tool(call, abi.Join(res.Class, abi.Unknown), res.Basis, res.Reason)
	f.Span = abi.Span{End: len(text)}
	return one(f)
}

// tool is a finding about a tool that is dispatched by its name.
func (c *Classifier) tool(call abi.Call, class abi.Class, b abi.Basis, reason string) abi.Finding {
	return abi.Finding{Class: class, Basis: b, Reason: reason, Program: call.Tool,
		Step: &abi.Step{Tool: call.Tool, Input: call.Input, Cwd: call.Cwd}}
}

func one(f abi.Finding) []abi.Finding { return []abi.Finding{f} }

// input is a tool's input object. Keys are matched exactly: encoding/json would
// also take "Command" for "command", and the last of the two.
type input map[string]json.RawMessage

func decode(raw json.RawMessage) (input, error) {
	if len(raw) == 0 {
		return input{}, nil
	}
	in, err := object.Parse(raw)
	return in, err
}

// text returns a text value.
func (in input) text(key string) (string, bool) {
	return object.Text(in[key])
}

// printable shortens a name that is not ours for a reason.
func printable(s string) string {
	b := make([]rune, 0, 80)
	for _, r := range s {
		if r < ' ' || r == 0x7f {
			r = '?'
		}
		if b = append(b, r); len(b) == 80 {
			break
		}
	}
	return string(b)
}
