package config

import (
	"encoding/hex"
	"fmt"
	"path/filepath"
	"time"
)

// This file owns the way from files to what is merged: what is read, within
// which bounds, and that a snapshot is left.

// compile reads the files, merges them and leaves a snapshot.
func (at *Places) compile(known Known) *merged {
	now := time.Now()
	var (
		sum  [files]content
		errs [files]error
	)
	read := func(i int, most int64) {
		if path := at.path(i); path != "" {
			sum[i], errs[i] = readFile(path, most)
		}
	}
	read(userFile, maxFile)
	read(trustFile, maxFile)
	trust := at.trust(&sum[trustFile], &errs[trustFile])
	most := int64(maxUntrusted)
	if trust.Of(at.Root) != nil {
		most = maxFile
	}
	read(projectFile, most)
	if sum[projectFile].stamp == (stamp{}) {
		sum[trustFile], errs[trustFile] = content{}, nil // as look has it
	}
	m := at.merge(&sum, &errs, trust, known)
	if at.Snapshot != "" {
		head, tables := m.image()
		if err := at.writeSnapshot(&sum, head, tables, now); err != nil {
			m.pass(at.Snapshot, "free some space there, or make "+filepath.Dir(at.Snapshot)+" writable for you",
				"the compiled configuration cannot be kept (%v), so each call reads tmt.toml again", cause(err))
		}
	}
	for i := range files {
		if sum[i].stamp.Changed > now.Add(time.Minute).UnixNano() {
			m.pass(at.path(i), "set the clock, then touch "+at.path(i), "it was changed in the future (was the clock set back?), so each call compares its bytes; it holds nonetheless")
		}
	}
	return m
}

// pass notes something that is so at this moment.
func (m *merged) pass(file, remedy, format string, args ...any) {
	m.passing = append(m.passing, Problem{File: file, Note: true, Text: fmt.Sprintf(format, args...), Remedy: remedy})
}

// trust decodes the record; one that cannot be read trusts nothing.
func (at *Places) trust(c *content, err *error) Trust {
	if *err != nil {
		return Trust{}
	}
	t, e := decodeTrust(at.Trust, *c)
	*err = e
	return t
}

func (at *Places) merge(sum *[files]content, errs *[files]error, trust Trust, known Known) *merged {
	m := &merged{}
	home := filepath.Dir(filepath.Dir(at.Trust))
	if at.Trust == "" {
		home = ""
	}
	user := newFile(User, at.User, sum[userFile], errs[userFile], &known, home)
	project := newFile(Project, at.Project, sum[projectFile], errs[projectFile], &known, home)
	var trusted *Trusted
	if project.present {
		if err := errs[trustFile]; err != nil {
			m.problems = append(m.problems, Problem{File: at.Trust, Note: true, Text: "no project is trusted: " + err.Error()})
		}
		trusted = trust.Of(at.Root)
	}
	m.user(user)
	m.project(project, trusted, at)
	m.finish()
	return m
}

// newFile decodes one file, or says why it cannot be read.
func newFile(layer Layer, path string, c content, err error, known *Known, home string) *file {
	f := &file{layer: layer, path: path, dir: filepath.Dir(path), text: c.text, sum: hex.EncodeToString(c.sum[:])}
	switch {
	case path == "":
	case err != nil:
		f.present, f.unreadable, f.sum = true, true, ""
		f.problems = []Problem{{File: path, Text: fmt.Sprintf("the file cannot be read: %v", err)}}
	case c.stamp != stamp{}:
		f.present = true
		f.decode(known, home)
	}
	return f
}
