package builtin

import (
	"encoding/json"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns the question whether a call is a plain command: a shell tool that
// runs one text in the foreground, and is told nothing else that matters.

// PlainCommand returns the text of a plain command and the directory in which it
// runs, "" where that is not known. It is false for every input that holds
// anything beyond text, directory, description and time-outs: what an unknown key
// means is not known.
func (c *Classifier) PlainCommand(call abi.Call) (text, dir string, ok bool) {
	if kindOf(call.Tool) != shellTool || call.Tool == "Monitor" { // Monitor runs in the background
		return "", "", false
	}
	in, err := decode(call.Input)
	if err != nil {
		return "", "", false
	}
	for key, raw := range in {
		if !plainKey(key, raw) {
			return "", "", false
		}
	}
	dir = call.Cwd
	for _, key := range workdirKeys() {
		if d, ok := in.text(key); ok && d != "" {
			dir = c.Env.Resolve(dir, d)
		}
	}
	text, ok = in.text("command")
	return text, dir, ok
}

// plainKey reports whether a key of a shell tool's input leaves the command plain.
func plainKey(key string, raw json.RawMessage) bool {
	switch key {
	case "command", "description", "workdir", "working_directory", "cwd", "dir_path":
		return len(raw) > 0 && raw[0] == '"' || key != "command" && string(raw) == "null"
	case "timeout", "timeout_ms", "timeout_seconds", "yield_time_ms", "max_output_tokens":
		return true
	case "run_in_background", "is_background", "background", "dangerouslyDisableSandbox", "tty", "login":
		return string(raw) == "false" || string(raw) == "null"
	}
	return false
}

// workdirKeys are the keys by which shell tools name a directory.
func workdirKeys() [4]string { return [...]string{"workdir", "working_directory", "cwd", "dir_path"} }
