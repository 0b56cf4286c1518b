package badge

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"strings"

	"github.com/seed-a23d08e7/tmt/cmd/internal/jsonc"
)

// ErrForeign reports that the settings have a status line of another program,
// which was left as it is.
var ErrForeign = errors.New("there is another status line")

const key = "statusLine"

// The command that shows another program's status line and ours below it. Both
// read the same standard input.
const (
	wrapBefore = `input=$(cat); printf '%s\n' "$(printf %s "$input" | {` + "\n"
	wrapAfter  = "\n" + `})"; printf %s "$input" | `
)

// command returns the shell command that runs program as the status line.
func command(program string) string {
	if runtime.GOOS == "windows" {
		program = strings.ReplaceAll(program, `\`, "/") // it runs in Git Bash
	}
	return "'" + strings.ReplaceAll(program, "'", `'\''`) + "' statusline"
}

// ours reports whether a command is one that this package wrote, for whichever
// place of the program.
func ours(cmd string) bool {
	if _, rest, ok := unwrap(cmd); ok {
		cmd = rest
	}
	return strings.HasPrefix(cmd, "'") && (strings.HasSuffix(cmd, "/tmt' statusline") || strings.HasSuffix(cmd, "/tmt.exe' statusline"))
}

// unwrap takes a command that wraps another one apart.
func unwrap(cmd string) (inner, own string, ok bool) {
	rest, ok := strings.CutPrefix(cmd, wrapBefore)
	if !ok {
		return "", "", false
	}
	i := strings.LastIndex(rest, wrapAfter)
	if i < 0 {
		return "", "", false
	}
	return rest[:i], rest[i+len(wrapAfter):], true
}

// current returns the command of the settings' status line. there says whether
// the settings have one at all; its command is "" where it is of another type.
func current(text []byte) (cmd string, there bool, err error) {
	value, there, err := jsonc.Value(text, key)
	if err != nil || !there || string(value) == "null" {
		return "", there, err
	}
	kind, err := str(text, "type")
	if err != nil || kind != "command" {
		return "", true, err
	}
	cmd, err = str(text, "command")
	return cmd, true, err
}

func str(text []byte, name string) (string, error) {
	value, ok, err := jsonc.Value(text, key, name)
	if err != nil || !ok {
		return "", err
	}
	var s string
	if err := json.Unmarshal(value, &s); err != nil {
		return "", fmt.Errorf("%s.%s is no string", key, name)
	}
	return s, nil
}

// Add returns the settings with the status line of program. A status line of
// ours is renewed. Another one is ErrForeign, unless replace says to wrap it.
func Add(text []byte, program string, replace bool) ([]byte, error) {
	cmd, there, err := current(text)
	if err != nil {
		return nil, err
	}
	if there && !ours(cmd) && cmd != "" && !replace {
		return nil, fmt.Errorf("%w: %s", ErrForeign, cmd)
	}
	return addCommand(text, command(program))
}

// addCommand adds our command, around another one that is there.
func addCommand(text []byte, own string) ([]byte, error) {
	cmd, there, err := current(text)
	if err != nil {
		return nil, err
	}
	switch {
	case !there:
		return jsonc.Add(text, key, append(append([]byte(`{"type": "command", "command": `), jsonc.Quote(own)...), '}'))
	case cmd == "":
		return nil, fmt.Errorf("%s has no command to wrap; remove it first", key)
	case !ours(cmd):
		own = wrapBefore + cmd + wrapAfter + own
	default:
		if inner, _, ok := unwrap(cmd); ok {
			own = wrapBefore + inner + wrapAfter + own
		}
	}
	if own == cmd {
		return text, nil
	}
	return jsonc.Replace(text, jsonc.Quote(own), key, "command")
}

// Remove returns the settings without our status line, and with the one that it
// wrapped. Settings without ours are returned as they are.
func Remove(text []byte) ([]byte, error) {
	cmd, there, err := current(text)
	if err != nil || !there || !ours(cmd) {
		return text, err
	}
	if inner, _, ok := unwrap(cmd); ok {
		return jsonc.Replace(text, jsonc.Quote(inner), key, "command")
	}
	return jsonc.Delete(text, key)
}
