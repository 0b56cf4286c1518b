package doctor

// This file owns the configuration's files, the trust in the project's, and the
// gate that they and the environment make.

import (
	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

func (s *System) configuration(r *report) {
	at := setup.Places(s.Getenv, s.Cwd)
	_, c := config.Describe(at, setup.Known())
	n := len(r.list)
	for _, p := range c.Problems {
		if !p.Note {
			r.problem(p.String(), "correct it, then tmt config check; until then this file can only make the gate stricter")
		}
	}
	for _, p := range setup.Notes(s.Getenv, s.Cwd) {
		remedy := p.Remedy
		if p.Remedy = ""; remedy == "" {
			remedy = "read the file; if it is yours, run tmt trust in this folder, in a terminal"
		}
		r.warn(p.String(), remedy)
	}
	files := 0
	for _, f := range [...]struct{ name, path string }{{"yours", at.User}, {"this project's", at.Project}} {
		if f.path != "" && exists(f.path) {
			files++
			if len(r.list) == n {
				r.ok(f.name + " is " + f.path)
				n++
			}
		}
	}
	if files == 0 && len(r.list) == n {
		r.ok("no tmt.toml: the defaults count")
	}
	s.trusted(r, at)
}

// trusted says that a project's file counts in full. Where it does not, that is
// among the configuration's notes.
func (s *System) trusted(r *report, at config.Places) {
	if at.Trust == "" || at.Root == "" || !exists(at.Project) {
		return
	}
	record, err := config.ReadTrust(at.Trust)
	if err != nil {
		r.problem("the record of trusted projects cannot be read: "+err.Error(), "remove "+quote(at.Trust)+" and run tmt trust in each project again, in a terminal")
		return
	}
	if t := record.Of(at.Root); t != nil {
		if sum, err := config.Sum(at.Project); err == nil && sum == t.SHA256 && len(t.Stale()) == 0 {
			r.ok("this project's tmt.toml is trusted as it is")
		}
	}
}

func (s *System) gate(r *report) {
	settings, _ := setup.Settings(s.Getenv, s.Cwd)
	_, _, warnings := setup.Describe(s.Getenv) // the environment's alone: the files' are said above
	for _, w := range warnings {
		r.problem(w, "correct this variable where the harness is started; until then the gate is as strict as without it")
	}
	const remedy = "if that is not meant, take TMT_GATE_MODE and TMT_HARD_GATE out of the environment, and set the plugin's options: /plugin configure tmt@tmt"
	switch {
	case !settings.Active() && settings.Soft:
		r.warn("the hard gate is off: nothing is denied", remedy)
	case !settings.Active():
		r.warn("mode "+settings.Mode.String()+": nothing is denied", remedy)
	case settings.Mode == gate.Observe:
		r.warn("mode observe: nothing is denied, only recorded; tmt why shows it", remedy)
	default:
		r.ok("mode " + settings.Mode.String() + ": what changes something for good is denied until the session is grounded")
	}
}
