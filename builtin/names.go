package builtin

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

// This file owns tools that are judged by their names: MCP tools and tools of
// the harness that are not known (CLASSES rule 18). The words are in verbs.go,
// what an input says in carried.go.

// named judges a tool by the verb of its own name, then by its input.
func (c *Classifier) named(call abi.Call, in input) []abi.Finding {
	rest, mcp := strings.CutPrefix(call.Tool, "mcp__")
	v, word := toolVerb(rest, mcp)
	word = printable(word)
	var f abi.Finding
	switch {
	case v == reads && mcp:
		f = c.tool(call, abi.ReadOnly, abi.Signal, "its name says that it only reads: "+word)
		f.Observes = true
	case v == changes:
		f = c.tool(call, abi.Mutating, abi.Signal, "its name says that it changes something: "+word)
	case v == generic && mcp:
		return one(c.byInput(call, in, word))
	default:
		f = c.tool(call, abi.Unknown, abi.Guess, printable(call.Tool)+" is not a tool that is known here")
	}
	c.raise(&f, in)
	if v == reads && saves(word) {
		c.saved(&f, call, in)
	}
	return one(f)
}

// toolVerb finds the verb of a tool. Where it is not plain which part of an MCP
// tool's name is the server's, each reading is judged and the more severe holds.
func toolVerb(name string, mcp bool) (verb, string) {
	if !mcp || !strings.Contains(name, "__") {
		return nameVerb(name, "")
	}
	v, word, weight := noVerb, "", -1
	for i := 1; i < len(name); i++ {
		if !strings.HasPrefix(name[i:], "__") {
			continue
		}
		w, s := nameVerb(name[i+2:], name[:i])
		if n := w.weight(); n > weight {
			v, word, weight = w, s, n
		}
	}
	return v, word
}

// weight orders verbs by the class that they have at worst.
func (v verb) weight() int {
	switch v {
	case reads:
		return 0
	case noVerb:
		return 1
	case generic:
		return 2
	}
	return 3
}

// saves reports whether a reading verb leaves a file where the input names one.
func saves(word string) bool {
	switch word {
	case "download", "export", "screenshot", "snapshot", "take", "capture":
		return true
	}
	return false
}

// saved judges the file that a tool which downloads or exports writes.
func (c *Classifier) saved(f *abi.Finding, call abi.Call, in input) {
	for _, key := range [...]string{"path", "file", "filename", "file_path", "filePath", "output", "output_path", "outputPath", "dest",
		"destination", "save_path", "savePath", "target"} {
		if p, ok := in.text(key); ok && p != "" && !strings.Contains(p, "://") {
			written := abi.Finding{Class: abi.ReadOnly}
			c.touch(&written, paths.Write, call.Cwd, p)
			if f.Floor == nil || written.Class.Severity() > f.Floor.Class.Severity() {
				f.Floor = &abi.Floor{Class: written.Class, Reason: written.Reason}
			}
			c.touch(f, paths.Write, call.Cwd, p)
		}
	}
}

// byInput judges a tool with a generic verb by what its input carries.
func (c *Classifier) byInput(call abi.Call, in input, word string) abi.Finding {
	f := c.tool(call, abi.Mutating, abi.Signal, "its name says "+word+", and its input does not say what")
	if parts := c.carried(in, true); len(parts) > 0 {
		f.Class, f.Reason = 0, ""
		for _, p := range parts {
			join(&f, p)
		}
	}
	return f
}

// raise joins what the input carries into a finding: for other verbs the input
// only raises.
func (c *Classifier) raise(f *abi.Finding, in input) {
	for _, p := range c.carried(in, false) {
		if p.Class.Severity() > f.Class.Severity() && p.Class != abi.Unknown {
			join(f, p)
		}
	}
}

func join(f *abi.Finding, p abi.Finding) {
	if f.Class == 0 || p.Class.Severity() > f.Class.Severity() {
		f.Class, f.Reason = p.Class, p.Reason
	}
	f.Observes = f.Observes || p.Observes
}
