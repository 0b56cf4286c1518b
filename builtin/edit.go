package builtin

import (
	"encoding/json"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
)

// This file owns the tools that read and edit files: each path is judged by
// builtin/paths.

// edit judges Write, Edit and their kind.
func (c *Classifier) edit(call abi.Call, in input) []abi.Finding {
	var found []string
	for _, key := range [...]string{"file_path", "notebook_path", "path", "filePath", "filename"} {
		if p, ok := in.text(key); ok {
			found = append(found, p)
		}
	}
	if len(found) == 0 {
		return one(c.tool(call, abi.Mutating, abi.Known, "the input names no file"))
	}
	f := c.tool(call, abi.WriteLocal, abi.Known, "")
	for _, p := range found {
		c.touch(&f, paths.Write, call.Cwd, p)
		// Some harnesses trim what the model writes, or take addresses of files.
		if t := strings.TrimPrefix(strings.TrimSpace(p), "file://"); t != p {
			c.touch(&f, paths.Write, call.Cwd, t)
		}
	}
	return one(f)
}

// read judges Read, Grep and their kind; without a path they read the project.
func (c *Classifier) read(call abi.Call, in input) []abi.Finding {
	f := abi.Finding{Class: abi.ReadOnly, Basis: abi.Known, Program: call.Tool, Observes: true}
	for _, key := range [...]string{"file_path", "notebook_path", "path", "filePath", "absolute_path", "dir_path"} {
		if p, ok := in.text(key); ok && p != "" {
			c.touch(&f, paths.Read, call.Cwd, p)
		}
	}
	if f.Reason == "" {
		f.Reason = "reads the project"
	}
	return one(f)
}

// touch judges one path and joins it into the finding.
func (c *Classifier) touch(f *abi.Finding, k paths.Kind, cwd, p string) {
	if p == "~" || strings.HasPrefix(p, "~/") {
		p = c.Env.Home + p[1:] // some harnesses expand it
	}
	r := c.Env.Judge(k, cwd, paths.Target{Path: p, Static: p != ""})
	if f.Reason == "" || r.Class.Severity() > f.Class.Severity() {
		f.Reason = r.Reason
	}
	f.Class = abi.Join(f.Class, r.Class)
	f.Effects = append(f.Effects, abi.Effect{Kind: k.String(), Path: r.Path})
	f.Sensitive = f.Sensitive || r.Sensitive
	f.Protected = f.Protected || r.Guarded
}

// patch judges apply_patch: the files that the patch adds, changes, moves and
// deletes. Its text comes as "command", "input" or "patch", or as argv.
func (c *Classifier) patch(call abi.Call, in input) []abi.Finding {
	var text string
	ok := false
	for _, key := range [...]string{"command", "input", "patch", "patchText", "patch_text"} {
		if text, ok = in.text(key); ok {
			break
		}
		var argv []string
		if raw, found := in[key]; found && json.Unmarshal(raw, &argv) == nil && len(argv) > 0 {
			text, ok = argv[len(argv)-1], true
			break
		}
	}
	f := c.tool(call, abi.WriteLocal, abi.Known, "")
	n, old := 0, ""
	unified := strings.HasPrefix(text, "---")
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		kind := paths.Write
		var p string
		switch {
		case cutPrefix(line, "*** Add File:", &p), cutPrefix(line, "*** Update File:", &p), cutPrefix(line, "*** Move to:", &p):
		case cutPrefix(line, "*** Delete File:", &p):
			kind = paths.Delete
		case unified && cutPrefix(line, "--- ", &p):
			if old = diffPath(p); old == "" {
				continue
			}
			p = old
		case unified && cutPrefix(line, "+++ ", &p):
			if p = diffPath(p); p == "" {
				kind, p = paths.Delete, old
			}
		default:
			continue
		}
		n++
		c.touch(&f, kind, call.Cwd, strings.TrimSpace(p))
	}
	if !ok || n == 0 {
		return one(c.tool(call, abi.Unknown, abi.Guess, "a patch whose files cannot be told"))
	}
	return one(f)
}

// diffPath is the path in a unified diff's header, "" for /dev/null.
func diffPath(header string) string {
	p, _, _ := strings.Cut(header, "\t")
	if p == "/dev/null" {
		return ""
	}
	return strings.TrimPrefix(strings.TrimPrefix(p, "a/"), "b/")
}

func cutPrefix(s, prefix string, rest *string) bool {
	if !strings.HasPrefix(s, prefix) {
		return false
	}
	*rest = s[len(prefix):]
	return true
}
