package host

import (
	"path/filepath"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/host/exceptions"
)

// This file owns the way from a call to the exception that a person made for it.

// Excepted returns the exception that holds for a call and its verdict, nil for
// none. The error says that exceptions cannot be read; then there are none.
func (h *Host) Excepted(call abi.Call, v *abi.Verdict) (*exceptions.Exception, error) {
	if h.Exceptions == "" || v.Class.Severity() < abi.Unknown.Severity() {
		return nil, nil
	}
	list, err := exceptions.Read(h.Exceptions)
	if len(list) == 0 {
		return nil, err
	}
	text, dir, ok := h.Builtin.PlainCommand(call)
	if !ok || StartsAgent(v) != nil {
		return nil, nil
	}
	form, err := exceptions.Form(text)
	if err != nil {
		return nil, nil // no exception has such a command
	}
	for _, x := range exceptions.Find(list, form, RealDir(dir), h.now()) {
		if judged, err := exceptions.Judged(v, x.Anywhere); err == nil && judged == x.Judged {
			return x, nil
		}
	}
	return nil, nil
}

// StartsAgent returns the step of a verdict that starts or sets up a coding agent,
// nil for none.
func StartsAgent(v *abi.Verdict) *abi.Finding { return exceptions.Agent(v, catalog.StartsAgent) }

// RealDir is a directory as exceptions name it: absolute, without links. "" where
// it cannot be told.
func RealDir(dir string) string {
	if !filepath.IsAbs(dir) {
		return ""
	}
	real, err := filepath.EvalSymlinks(dir)
	if err != nil {
		return ""
	}
	return real
}
