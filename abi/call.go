package abi

import "encoding/json"

// Call is one tool call as a harness proposes it.
type Call struct {
	Tool  string          // the harness's tool name: "Bash", "Write", "mcp__acme__rotate_keys"
	Input json.RawMessage // the tool's input object, undecoded
	Cwd   string          // absolute working directory of the call; "" where the harness does not say
}

// Span is a half-open byte range in the text of the call. The zero Span means
// that no text stands behind the finding (an edit tool, an MCP tool).
type Span struct {
	Start int `json:"start"`
	End   int `json:"end"`
}

// Stdin says where a step's standard input comes from.
type Stdin uint8

// The kinds of standard input.
const (
	StdinNone Stdin = iota
	StdinPipe
	StdinFile
	StdinData // a here-document or here-string
)

// String returns the kind as the wire writes it.
func (s Stdin) String() string {
	return [...]string{"none", "pipe", "file", "data"}[min(s, StdinData)]
}

// MarshalText writes the kind's name.
func (s Stdin) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// Redirect is one redirection of a step, after expansion.
type Redirect struct {
	Op   string `json:"op"`   // ">", ">>", "<", …
	Path string `json:"path"` // as written where it is not known statically
}

// Step is the part of a finding that can be dispatched to a classifier: one
// simple command after expansion and unwrapping, or one call of another tool.
type Step struct {
	Argv      []string          `json:"argv,omitempty"`    // words after quote removal and expansion
	Dynamic   []int             `json:"dynamic,omitempty"` // indices of words not known statically; Argv has their source text
	Env       map[string]string `json:"env,omitempty"`     // assignments in front of the command
	Redirects []Redirect        `json:"redirects,omitempty"`
	Stdin     Stdin             `json:"stdin"`
	Elevated  bool              `json:"elevated,omitempty"` // behind sudo and the like
	Remote    bool              `json:"remote,omitempty"`   // on another machine or in a container
	Cwd       string            `json:"cwd,omitempty"`      // "" where it is not known
	Tool      string            `json:"tool,omitempty"`     // for tools other than a shell
	Input     json.RawMessage   `json:"input,omitempty"`
}
