package doctor

// This file owns the exceptions that a person made with tmt allow.

import (
	"fmt"

	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/host/exceptions"
)

func (s *System) exceptions(r *report) {
	path := setup.Places(s.Getenv, s.Cwd).Excepted
	if path == "" {
		return // without a home there are none, and state says what is missing
	}
	list, err := exceptions.Read(path)
	if err != nil {
		r.problem("the exceptions cannot be read, so none holds: "+err.Error(), "if it is your file, chmod 600 "+quote(path)+"; else remove it and run tmt allow again")
		return
	}
	live, early := 0, 0
	for i := range list {
		switch {
		case list[i].Live(s.Now):
			live++
		case list[i].Created > s.Now.Unix():
			early++
		}
	}
	switch {
	case early > 0:
		r.warn(fmt.Sprintf("exceptions were made in the future, so they do not hold: %d; the clock was set back", early), "set the clock, or take them back: tmt allow revoke all")
	case live == 1:
		r.ok("1 command passes the gate by your exception: tmt allow list")
	case live > 1:
		r.ok(fmt.Sprintf("%d commands pass the gate by your exceptions: tmt allow list", live))
	}
}
