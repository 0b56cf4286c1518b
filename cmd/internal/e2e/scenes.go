package main

// This file owns the list of scenes and those about the gate's own course: deny,
// probe, commit, plan, reset.

import (
	"context"
	"strings"
)

// scenes are all scenes, in the order in which they play.
func scenes() []scene {
	return []scene{
		{"terraform destroy is denied, the model is told why", destroyDenied},
		{"a probe runs and is on record", probeRecorded},
		{"commit without probes is refused", commitRefused},
		{"after probe and commit the destroy runs", destroyRuns},
		{"commit releases its session and no other, two at once", twoSessions},
		{"a person's terminal finds the session and releases it", terminal},
		{"a pinned plan releases its steps only", planPin},
		{"reset takes the release back", resetSession},
		{"a session that is resumed is not grounded", resumed},
		{"a failure brings the note to reconcile", failureNote},
		{"a subagent's destroy is denied", subagentDenied},
		{"four parallel calls: each judged, no probe lost", parallel},
		{"Monitor is judged as a shell", monitor},
		{"a skill's inline command", inlineCommand},
		{"MCP tools: one that reads, one that deletes", mcpTools},
		{"a granted classifier: get is a probe, delete waits for it", grantedClassifier},
		{"a hostile classifier: it never ends", endlessClassifier},
		{"a hostile classifier: readonly, and garbage", garbledClassifier},
		{"a classifier of MCP tools, with settings", toolClassifier},
		{"observe: nothing is denied, and what would be is counted", observed},
		{"a project's tmt.toml switches nothing off", projectLoosens},
		{"tmt hook forged from the shell is refused", forgedHook},
		{"settings stay closed though grounded", settingsClosed},
		{"program deleted", programDeleted},
		{"program killed", programKilled},
		{"program hangs", programHangs},
		{"the session's state is locked by another: still denied", stateLocked},
		{"claude plugin validate --strict, --profile directory", validates},
		{"fresh HOME: tmt install, green doctor, uninstall to the byte", installed},
		{"fresh HOME: by Claude Code's own commands; edits are kept", installedByHand},
	}
}

const (
	destroy  = "terraform destroy -auto-approve"
	probe    = "terraform state list"
	commit   = "tmt-ground commit"
	reset    = "tmt-ground reset"
	grounded = "the session is grounded"
)

func destroyDenied(s *stage) {
	o := s.play(bash(destroy))
	o.denied(0, 0, "not grounded", destroy, "tmt-ground commit")
	s.ran()
}

func probeRecorded(s *stage) {
	o := s.play(bash(probe), bash("tmt-ground status"))
	o.passed(0, 0, "stand-in for "+probe)
	o.passed(1, 0, "probes    1", probe)
	s.ran(probe)
}

func commitRefused(s *stage) {
	o := s.play(bash(destroy), bash(commit), bash("tmt-ground commit --force"), bash(destroy))
	o.denied(0, 0)
	o.denied(1, 0, "no read-only probe is on record")
	o.denied(2, 0, "for a person at a terminal")
	o.denied(3, 0, "not grounded")
	s.ran()
}

func destroyRuns(s *stage) {
	o := s.play(bash(destroy), bash(probe), bash(commit), bash(destroy))
	o.denied(0, 0)
	o.passed(1, 0)
	o.passed(2, 0, grounded, "1 probe")
	o.passed(3, 0, "stand-in for "+destroy)
	s.ran(probe, destroy)
}

// twoSessions holds the second session back until the first one has committed.
func twoSessions(s *stage) {
	first, second := "terraform destroy -target=first", "terraform destroy -target=second"
	armed, released := make(chan struct{}), make(chan struct{})
	ended := make(chan *outcome)
	go func() {
		ended <- s.start(session{name: "second", plugin: s.plugin(), scripts: scripts{"main": {
			bash(probe), bash(second), after(func(ctx context.Context) error { close(armed); return await(ctx, released) }, bash(second)),
		}}})
	}()
	o := s.start(session{name: "first", plugin: s.plugin(), scripts: scripts{"main": {
		bash(first), bash(probe),
		after(func(ctx context.Context) error { return await(ctx, armed) }, bash(commit)),
		after(func(context.Context) error { close(released); return nil }, bash(first)),
	}}})
	other := <-ended
	o.denied(0, 0)
	o.passed(2, 0, grounded)
	o.passed(3, 0, "stand-in for "+first)
	other.denied(1, 0, "not grounded")
	other.denied(2, 0, "not grounded")
	if got := strings.Join(s.calls(), "\n"); strings.Contains(got, "second") || !strings.Contains(got, first) {
		s.fail("programs that ran: %q", got)
	}
}

func await(ctx context.Context, done <-chan struct{}) error {
	select {
	case <-done:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// terminal releases the session from outside, as a person does at a terminal that
// knows nothing of it but the home directory. Before a probe it is refused there,
// too.
func terminal(s *stage) {
	refused := func(context.Context) error {
		out, err := s.ours("tmt-ground", "commit")
		if err == nil || !strings.Contains(out, "no read-only probe is on record") {
			s.fail("tmt-ground commit at a terminal, without a probe: %v: %s", err, out)
		}
		return nil
	}
	release := func(context.Context) error {
		out, err := s.ours("tmt-ground", "commit")
		if err != nil || !strings.Contains(out, grounded) {
			s.fail("tmt-ground commit at a terminal: %v: %s", err, out)
		}
		return nil
	}
	o := s.play(bash(destroy), after(refused, bash(probe)), bash(destroy), after(release, bash(destroy)))
	o.denied(0, 0, "not grounded")
	o.passed(1, 0)
	o.denied(2, 0, "not grounded")
	o.passed(3, 0, "stand-in for "+destroy)
	s.ran(probe, destroy)
}

func planPin(s *stage) {
	const apply = "terraform apply tfplan"
	s.write(s.project+"/prod/main.tf", "", 0o600)
	o := s.play(bash(probe), bash("printf '"+apply+"\\n' | tmt-ground commit --plan -"),
		bash(destroy), bash("cd prod && "+apply), bash(apply+" 2>&1 | tail -5"), bash("tmt-ground status"))
	o.passed(1, 0, "grounded for the plan of 1 step")
	o.denied(2, 0, "not in the pinned plan", destroy)
	o.denied(3, 0, "not in the pinned plan")
	o.passed(4, 0, "stand-in for "+apply)
	o.passed(5, 0, apply)
	s.ran(probe, apply)
}

func resetSession(s *stage) {
	o := s.play(bash(probe), bash(commit), bash(reset), bash(destroy), bash(commit), bash(destroy))
	o.passed(1, 0, grounded)
	o.passed(2, 0, "not grounded")
	o.denied(3, 0, "not grounded")
	o.passed(4, 0, grounded)
	o.passed(5, 0)
	s.ran(probe, destroy)
}

func resumed(s *stage) {
	s.play(bash(probe), bash(commit), bash(destroy))
	s.ran(probe, destroy)
	o := s.start(session{name: "again", plugin: s.plugin(), options: []string{"--continue"},
		scripts: scripts{"main": {bash(probe), bash(commit), bash(destroy), bash(destroy)}}})
	o.denied(3, 0, "not grounded")
	s.ran(probe, destroy)
}

func failureNote(s *stage) {
	o := s.play(bash("cat no-such-file"), bash("tmt-ground status"))
	o.blocked(0, 0, "no-such-file")
	o.passed(1, 0, "none on record")
	o.told("this call failed, so something it assumed is false")
}

// observed has the gate in its mode for a beginning, by the user's own tmt.toml.
func observed(s *stage) {
	s.write(s.home+"/.config/tmt/tmt.toml", "[gate]\nmode = \"observe\"\n", 0o600)
	o := s.play(bash(destroy), bash("tmt status"))
	o.passed(0, 0, "stand-in for "+destroy)
	o.passed(1, 0, "observe", "1 calls would have been denied")
	o.told("the gate only observes")
	s.ran(destroy)
}

// projectLoosens has a cloned project say that it needs no gate.
func projectLoosens(s *stage) {
	s.write(s.project+"/tmt.toml", "[gate]\nmode = \"off\"\nhard = false\n\n[alias]\nterraform = \"true\"\n\n[[program]]\nname = \"terraform\"\nclass = \"readonly\"\n", 0o600)
	o := s.play(bash(destroy))
	o.denied(0, 0, "not grounded", destroy)
	s.ran()
}
