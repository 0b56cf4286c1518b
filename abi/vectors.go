package abi

// This file owns the self-tests that a module carries in its custom section
// tmt.vectors. Running them is the host's.

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// maxVectorLines bounds how many tests a module may carry.
const maxVectorLines = 10_000

// Vector is one self-test of a module: a question and the class it expects.
type Vector struct {
	Name     string
	Command  string // judged through the whole host; "" where Step is put to the module
	Step     Step
	Settings json.RawMessage // the operator's settings for this test, nil for none
	Class    Class
}

// DecodeVectors reads the section tmt.vectors: one JSON object a line, empty
// lines skipped. A line holds name, class, and exactly one of argv, tool or
// command; beside argv every key of a request may stand. Unknown and duplicate
// keys are errors.
func DecodeVectors(b []byte) ([]Vector, error) {
	if len(b) > MaxVectors {
		return nil, fmt.Errorf("section %s: %d bytes, more than the %d allowed", VectorsSection, len(b), MaxVectors)
	}
	var vs []Vector
	for line := 1; len(b) > 0; line++ {
		var text []byte
		text, b, _ = bytes.Cut(b, []byte("\n"))
		if len(bytes.TrimSpace(text)) == 0 {
			continue
		}
		if len(vs) == maxVectorLines {
			return nil, fmt.Errorf("section %s: more than %d tests", VectorsSection, maxVectorLines)
		}
		v, err := decodeVector(text)
		if err != nil {
			return nil, fmt.Errorf("section %s, line %d: %w", VectorsSection, line, err)
		}
		vs = append(vs, v)
	}
	return vs, nil
}

func decodeVector(b []byte) (v Vector, err error) {
	r, err := newReader(b, MaxRequest)
	if err != nil {
		return v, err
	}
	questions, commandOnly := 0, ""
	err = r.object(func(key string) (err error) {
		switch key {
		case "name":
			v.Name, err = r.text(200)
		case "class":
			v.Class, err = r.class()
		case "settings":
			v.Settings, err = r.rawObject()
		case "command":
			questions++
			v.Command, err = r.text(MaxRequest)
		case "argv", "tool":
			questions++
			err = r.stepKey(&v.Step, key)
		default:
			if key != "input" && key != "cwd" {
				commandOnly = key
			}
			err = r.stepKey(&v.Step, key)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		return nil
	})
	if err == nil {
		err = r.end()
	}
	if err != nil {
		return v, err
	}
	switch {
	case v.Name == "":
		return v, fmt.Errorf("name: missing")
	case !v.Class.Valid():
		return v, fmt.Errorf("class: missing")
	case questions != 1 || v.Command == "" && v.Step.Tool == "" && len(v.Step.Argv) == 0:
		return v, fmt.Errorf("want exactly one of argv, tool and command")
	case v.Step.Input != nil && v.Step.Tool == "":
		return v, fmt.Errorf("input: stands without a tool")
	case commandOnly != "" && len(v.Step.Argv) == 0:
		return v, fmt.Errorf("%s: stands without argv", commandOnly)
	}
	for _, d := range v.Step.Dynamic {
		if d >= len(v.Step.Argv) {
			return v, fmt.Errorf("dynamic: argv has no word %d", d)
		}
	}
	return v, nil
}

// stepKey reads the value of one key of a request into s.
func (r *reader) stepKey(s *Step, key string) (err error) {
	switch key {
	case "argv":
		s.Argv, err = r.texts(MaxRequest, MaxRequest)
	case "tool":
		s.Tool, err = r.text(MaxRequest)
	case "input":
		s.Input, err = r.rawObject()
	case "dynamic":
		err = r.array(MaxRequest, func() error {
			d, err := r.integer()
			s.Dynamic = append(s.Dynamic, d)
			return err
		})
	case "env":
		s.Env = make(map[string]string)
		err = r.object(func(name string) (err error) {
			s.Env[name], err = r.text(MaxRequest)
			return err
		})
	case "cwd":
		s.Cwd, err = r.text(MaxRequest)
	case "stdin":
		s.Stdin, err = r.stdin()
	case "redirects":
		err = r.array(MaxRequest, func() error {
			d, err := r.redirect()
			s.Redirects = append(s.Redirects, d)
			return err
		})
	case "elevated":
		s.Elevated, err = r.bool()
	case "remote":
		s.Remote, err = r.bool()
	default:
		return r.fail("unknown key")
	}
	return err
}

func (r *reader) stdin() (Stdin, error) {
	r.peek()
	start := r.at
	name, err := r.string()
	for k := StdinNone; k <= StdinData && err == nil; k++ {
		if k.String() == name {
			return k, nil
		}
	}
	if err == nil {
		r.at = start
		err = r.fail("%s is none of none, pipe, file, data", quote(name))
	}
	return 0, err
}

func (r *reader) redirect() (d Redirect, err error) {
	err = r.object(func(key string) (err error) {
		switch key {
		case "op":
			d.Op, err = r.text(8)
		case "path":
			d.Path, err = r.text(MaxRequest)
		default:
			err = r.fail("unknown key %s", quote(key))
		}
		return err
	})
	if err == nil && (d.Op == "" || d.Path == "") {
		err = r.fail("a redirection needs op and path")
	}
	return d, err
}
