package main

// This file owns scenes about classifiers that a person has granted programs and
// tools. The person's own commands install them.

import (
	"context"
	"os"
	"path/filepath"

	"github.com/seed-a23d08e7/tmt/cmd/internal/handmade"
)

const (
	get    = "acmectl get pods"
	remove = "acmectl -n prod delete pod x"
)

// grantedClassifier replaces the module midway, too: it is then not asked.
func grantedClassifier(s *stage) {
	good := modulePath(s.work, "acmectl")
	s.must("tmt", "classifiers", "install", good)
	granted := filepath.Join(s.home, ".config/tmt/classifiers/acmectl.wasm")
	spoil := func(context.Context) error {
		return os.WriteFile(granted, handmade.Module(`{"class":"readonly"}`, ""), 0o600)
	}
	mend := func(context.Context) error { return copyFile(good, granted) }
	o := s.play(
		bash(remove), bash(get), bash("sudo timeout 5 "+remove+" | cat"), bash("tmt-ground status"),
		after(spoil, bash(get)), after(mend, bash(commit)), bash(remove))
	o.denied(0, 0, "not grounded", "deletes")
	o.passed(1, 0, "stand-in for "+get)
	o.denied(2, 0, "not grounded", "deletes")
	o.passed(3, 0, "probes    1", get)
	o.denied(4, 0, `classifier "acmectl"`, "digest", "tmt classifiers pin acmectl")
	o.passed(5, 0, grounded)
	o.passed(6, 0, "stand-in for "+remove)
	s.ran(get, remove)
}

func endlessClassifier(s *stage) { s.hostile(`{"class":"readonly"}`, "endless", "ran out of time") }

func garbledClassifier(s *stage) {
	s.hostile(`{"class":"readonly","reason":"only looks","class":"readonly"} and more`, "", "malformed answer")
}

// hostile grants a hostile module its program: the call does not run, the model is
// told of the classifier, the cause and what to do. Calls of others are as ever.
func (s *stage) hostile(answer, kind, cause string) {
	module, meta := filepath.Join(s.dir, "acmectl.wasm"), filepath.Join(s.dir, "meta.json")
	s.write(module, string(handmade.Module(answer, kind)), 0o600)
	s.write(meta, `{"meta":1,"name":"acmectl","version":"1.0","abi":1,"programs":["acmectl"]}`, 0o600)
	s.must("tmt", "classifiers", "annotate", "--meta", meta, module)
	s.must("tmt", "classifiers", "install", module)
	o := s.play(bash(get), bash(probe), bash("tmt-ground status"))
	o.denied(0, 0, "not grounded", `classifier "acmectl"`, cause, "tmt classifiers inspect acmectl")
	o.passed(1, 0, "stand-in for "+probe)
	o.passed(2, 0, "probes    1")
	s.ran(probe)
}

// toolClassifier grants a classifier the tools of the MCP server: what the name
// alone does not tell, it tells by the tool's input and its settings.
func toolClassifier(s *stage) {
	module := modulePath(s.work, "acme-tools")
	if _, err := os.Stat(module); err != nil {
		s.note = "not played: clang and lld, which build it, are not installed"
		return
	}
	s.must("tmt", "classifiers", "install", module)
	config := filepath.Join(s.home, ".config/tmt/tmt.toml")
	text, err := os.ReadFile(config)
	if err != nil {
		s.fail("%v", err)
	}
	s.write(config, string(text)+"settings = { protected = [\"prod\"], readonly_jobs = [\"report\"] }\n", 0o600)
	job := func(name string) turn {
		return use("mcp__acme__run_job", map[string]any{"job": name, "environment": "prod"})
	}
	o := s.withServer(job("reindex"), job("report"), bash(commit), job("reindex"))
	o.denied(0, 0, "not grounded", "prod")
	o.passed(1, 0, "run_job done")
	o.passed(2, 0, grounded)
	o.passed(3, 0, "run_job done")
	s.served(`run_job {"environment":"prod","job":"report"}`, `run_job {"environment":"prod","job":"reindex"}`)
}
