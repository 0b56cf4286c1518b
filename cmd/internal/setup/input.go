package setup

import "encoding/json"

// quoted is the input object of a shell tool.
func quoted(command string) json.RawMessage {
	b, err := json.Marshal(map[string]string{"command": command})
	if err != nil {
		return nil // strings cannot fail
	}
	return b
}
