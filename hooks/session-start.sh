#!/bin/sh
# Starts a session, and says loudly where tmt's program is missing, does not start
# or does not end: a client that does not know "onFailure" then lets every call
# through.
root=$CLAUDE_PLUGIN_ROOT

begin() { # begin PROGRAM: start the session, within five seconds
	exec 3<&0 # what runs in the background has no standard input of its own
	"$1" hook session-start <&3 3<&- &
	program=$!
	(sleep 5 && kill -9 $program) <&- 3<&- >/dev/null 2>&1 &
	watch=$!
	wait $program
	status=$?
	kill $watch 2>/dev/null
	return $status
}

for program in "$root/bin/tmt" "$root/bin/tmt.exe"; do
	[ -x "$program" ] && begin "$program" 2>/dev/null && exit 0
done
what='is missing or does not work'
todo="Build it with: make plugin, in $root (needs Go), or unpack a release archive there."
if [ -f "$root/bin/tmt" ] && [ ! -x "$root/bin/tmt" ]; then
	what='is not executable'
	todo="Run: chmod +x $root/bin/tmt $root/bin/tmt-ground $root/bin/tmt-sandbox"
fi
json() { printf %s "$1" | sed 's/[\\"]/\\&/g'; } # fit for a JSON string
printf '{"systemMessage":"%s","hookSpecificOutput":{"hookEventName":"SessionStart","additionalContext":"%s"}}\n' \
	"$(json "tmt: THE GATE IS NOT INSTALLED: $root/bin/tmt $what. $todo Until then tool calls are either all blocked or all let through unchecked, as this client has it.")" \
	"$(json "tmt: the gate is NOT installed: $root/bin/tmt $what. Tell the user so first of all, and what to do: $todo Until then nothing stops an irreversible call; make none.")"
