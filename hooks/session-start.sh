#!/bin/sh
# Starts a session, and says loudly where tmt's program is missing or does not
# start: a client that does not know "onFailure" then lets every call through.
root=$CLAUDE_PLUGIN_ROOT
for program in "$root/bin/tmt" "$root/bin/tmt.exe"; do
	[ -x "$program" ] && "$program" hook session-start && exit 0
done
root=$(printf %s "$root" | sed 's/[\\"]/\\&/g') # fit for a JSON string
printf '{"systemMessage":"%s","hookSpecificOutput":{"hookEventName":"SessionStart","additionalContext":"%s"}}\n' \
	"tmt: THE GATE IS NOT INSTALLED: $root/bin/tmt is missing or does not start. Build it with: make plugin, in $root (needs Go), or unpack a release archive there. Until then tool calls are either all blocked or all let through unchecked, as this client has it." \
	"tmt: the gate is NOT installed: $root/bin/tmt is missing or does not start. Tell the user so first of all, and that make plugin in $root builds it. Until then nothing stops an irreversible call; make none."
