package ground

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/seed-a23d08e7/tmt/cmd/internal/setup"
	"github.com/seed-a23d08e7/tmt/cmd/internal/ui"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/gate"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// Exit statuses.
const (
	done    = 0
	refused = 1 // also: could not be done
	misused = 2
)

const help = `Usage: tmt-ground commit [--plan -|FILE] [--force] [--session ID] [--json]
       tmt-ground status [--session ID] [--json]
       tmt-ground reset  [--session ID] [--json]

commit  releases the session's mutating calls, once read-only probes are on
        record. --plan pins a plan: a file, or - for standard input, with one
        command a line; from then on only its mutating steps are released.
        --force is for a person at a terminal and is recorded.
status  shows the session: its probes, its plan, whether it is grounded.
reset   takes the release back.

Exit status: 0 done, 1 refused or failed, 2 misused.
`

// maxPlan bounds the text of a plan, in bytes.
const maxPlan = 256 << 10

// Run is the command: args are the words behind its name.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if len(args) == 0 || args[0] == "help" || args[0] == "--help" || args[0] == "-h" {
		if len(args) == 0 {
			io.WriteString(stderr, help)
			return misused
		}
		io.WriteString(stdout, help)
		return done
	}
	c := &run{stdin: stdin, stdout: stdout, stderr: stderr}
	fs := flag.NewFlagSet("tmt-ground "+args[0], flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	fs.StringVar(&c.session, "session", "", "")
	fs.BoolVar(&c.json, "json", false, "")
	switch args[0] {
	case "commit":
		fs.StringVar(&c.plan, "plan", "", "")
		fs.BoolVar(&c.force, "force", false, "")
	case "status", "reset":
	default:
		fmt.Fprintln(stderr, "tmt-ground: "+ui.NoWord("", "subcommand", args[0], []string{"commit", "status", "reset"}, "tmt-ground --help"))
		return misused
	}
	if err := fs.Parse(args[1:]); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			io.WriteString(stdout, help)
			return done
		}
		fmt.Fprintln(stderr, "tmt-ground: "+ui.OptionError(fs, "tmt-ground", args[0], err))
		return misused
	}
	if fs.NArg() > 0 {
		fmt.Fprintf(stderr, "tmt-ground: %s takes no operand, found %q\n", args[0], fs.Arg(0))
		return misused
	}
	if err := c.do(args[0]); err != nil {
		fmt.Fprintf(stderr, "tmt-ground: %s: %s\n", args[0], strings.TrimPrefix(ui.Printable(err.Error()), "tmt: "))
		return refused
	}
	return done
}

type run struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	session, plan  string
	force, json    bool
}

func (c *run) do(verb string) error {
	var at Place
	var err error
	switch verb {
	case "commit":
		at, err = Find(os.Getenv, c.session, Waits)
	case "reset":
		at, err = Find(os.Getenv, c.session, Armed)
	default:
		at, err = Latest(os.Getenv, c.session)
	}
	if err != nil {
		return err
	}
	g, warnings := setup.Settings(os.Getenv, "")
	for _, w := range warnings {
		fmt.Fprintf(c.stderr, "tmt-ground: %s\n", ui.Printable(w))
	}
	now := time.Now().Unix()
	var e gate.Event
	var plan *gate.Plan
	switch verb {
	case "status":
		return c.show(at.State)
	case "reset":
		e = gate.Reset{At: now}
	case "commit":
		if plan, err = c.readPlan(); err != nil {
			return err
		}
		e = gate.Commit{At: now, Force: c.force, FromTerminal: ui.Person(c.stdin), Plan: plan}
	}
	var d gate.Decision
	state, err := at.Store.Update(at.State.SessionID, func(s gate.State) (gate.State, error) {
		s.SessionID = at.State.SessionID
		s, d = gate.Next(g, s, e)
		if d.Deny {
			return s, errors.New(d.Reason)
		}
		return s, nil
	})
	if err != nil && !errors.Is(err, session.ErrSetAside) {
		return err
	}
	if c.json {
		return c.show(state)
	}
	switch {
	case verb == "reset":
		fmt.Fprintf(c.stdout, "%sthe session is not grounded\n", gate.Done)
	case plan != nil:
		fmt.Fprintf(c.stdout, "%sthe session is grounded for the plan of %s\n%s\n", gate.Done, count(len(plan.Steps), "step"), plan.Mark())
	default:
		fmt.Fprintf(c.stdout, "%sthe session is grounded, on %s\n", gate.Done, count(len(state.Probes), "probe"))
	}
	return nil
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// readPlan reads and judges the plan's text, nil where none is given.
func (c *run) readPlan() (*gate.Plan, error) {
	if c.plan == "" {
		return nil, nil
	}
	in := c.stdin
	if c.plan != "-" {
		f, err := os.Open(c.plan)
		if err != nil {
			return nil, fmt.Errorf("read the plan: %w", err)
		}
		defer f.Close()
		in = f
	}
	b, err := io.ReadAll(io.LimitReader(in, maxPlan+1))
	if err != nil {
		return nil, fmt.Errorf("read the plan: %w", err)
	}
	if len(b) > maxPlan {
		return nil, fmt.Errorf("read the plan: it is longer than %d bytes", maxPlan)
	}
	dir, err := os.Getwd()
	if err != nil {
		return nil, fmt.Errorf("read the plan: %w", err)
	}
	h, _ := setup.Host(os.Getenv, dir)
	return gate.NewPlan(h.Classify(host.ShellCall(string(b), dir)))
}

func (c *run) show(s gate.State) error {
	if !c.json {
		Print(c.stdout, s)
		return nil
	}
	enc := ui.NewEncoder(c.stdout)
	enc.SetIndent("", "  ")
	return enc.Encode(Show(s))
}
