package doctor

// This file owns when the hook of each event last ran, as its marks tell, and what
// it means that one never did.

import (
	"fmt"
	"time"

	eventhook "github.com/seed-a23d08e7/tmt/host/hook"
	"github.com/seed-a23d08e7/tmt/host/session"
)

// longest is the longest call that is taken for one: without a call being asked
// about for longer than that, one that ended was not asked about at all.
const longest = 3 * time.Hour

const fires = "start a session of your agent and let it look at a file; if this stays, the plugin is not enabled there, or its hooks are not trusted"

// never says what it means that the hook of an event never ran. One without a
// remedy is nothing to see to.
func never(name eventhook.Name) (means, remedy string) {
	switch name {
	case eventhook.SessionStart:
		return "no session began with this plugin", fires
	case eventhook.PreToolUse:
		return "no call was ever judged", fires
	case eventhook.PostToolUse:
		return "no call has ended yet, or none is reported: then no probe is recorded", fires
	case eventhook.PostToolUseFailure:
		return "no call has failed yet", ""
	case eventhook.PreSkillShellCommand:
		return "no skill has run a command of its own yet; a client before 2.1.295 never reports it", ""
	}
	return "", ""
}

func (s *System) fired(r *report) {
	last := map[eventhook.Name]time.Time{}
	for _, dir := range s.dataDirs() {
		for _, name := range eventhook.Names() {
			if at := (session.Store{Dir: dir}).LastFired(string(name)); at.After(last[name]) {
				last[name] = at
			}
		}
	}
	if len(last) == 0 { // as it is right after an installation
		r.ok("no hook has fired yet: " + fires)
		return
	}
	for _, name := range eventhook.Names() {
		at := last[name]
		means, remedy := never(name)
		switch {
		case at.After(s.Now.Add(time.Minute)):
			r.warn(fmt.Sprintf("%s last fired at %s, which is yet to come: the clock was set back", name, at.Format(time.DateTime)), setClock)
		case !at.IsZero():
			r.ok(fmt.Sprintf("%s last fired at %s%s", name, at.Format(time.DateTime), s.ago(at)))
		case remedy == "":
			r.ok(fmt.Sprintf("%s has never fired: %s", name, means))
		default:
			r.warn(fmt.Sprintf("%s has never fired: %s", name, means), remedy)
		}
	}
	if pre, post := last[eventhook.PreToolUse], last[eventhook.PostToolUse]; !pre.IsZero() && post.Sub(pre) > longest {
		r.problem(fmt.Sprintf("calls end that were not judged: PostToolUse fired at %s, PreToolUse not since %s", post.Format(time.DateTime), pre.Format(time.DateTime)),
			"see that the harness runs the hook of PreToolUse: its list of hooks is at /hooks")
	}
}

// ago says how long ago a time of the last hour was.
func (s *System) ago(at time.Time) string {
	if s.Now.Sub(at) >= time.Hour {
		return ""
	}
	return fmt.Sprintf(" (%d min ago)", max(0, int(s.Now.Sub(at)/time.Minute)))
}
