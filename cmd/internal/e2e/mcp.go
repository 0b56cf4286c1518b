package main

// This file owns an MCP server (protocol 2025-06-18, on standard input and
// output) with tools that would read, delete and run a job. They do neither: the
// calls are written to a file.

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

type rpc struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  json.RawMessage `json:"params,omitempty"`
	Result  any             `json:"result,omitempty"`
	Error   any             `json:"error,omitempty"`
}

// mcpServer serves until its input ends and returns an exit status.
func mcpServer(log string) int {
	f, err := os.OpenFile(log, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e mcp:", err)
		return 1
	}
	defer f.Close()
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	out := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var in rpc
		if err := json.Unmarshal(lines.Bytes(), &in); err != nil {
			fmt.Fprintln(os.Stderr, "e2e mcp: read a message:", err)
			return 1
		}
		if in.ID == nil {
			continue // a notification
		}
		reply := rpc{Version: "2.0", ID: in.ID}
		switch in.Method {
		case "initialize":
			reply.Result = map[string]any{"protocolVersion": asked(in.Params), "capabilities": map[string]any{"tools": struct{}{}},
				"serverInfo": map[string]any{"name": "acme", "version": "1"}}
		case "tools/list":
			reply.Result = map[string]any{"tools": []any{tool("list_projects"), tool("delete_project"), tool("run_job")}}
		case "tools/call":
			var p struct {
				Name      string          `json:"name"`
				Arguments json.RawMessage `json:"arguments"`
			}
			json.Unmarshal(in.Params, &p)
			fmt.Fprintf(f, "%s %s\n", p.Name, p.Arguments)
			reply.Result = map[string]any{"content": []any{map[string]any{"type": "text", "text": p.Name + " done"}}}
		case "ping":
			reply.Result = struct{}{}
		default:
			reply.Error = map[string]any{"code": -32601, "message": "no method " + in.Method}
		}
		if err := out.Encode(reply); err != nil {
			return 1
		}
	}
	return 0
}

// asked is the protocol version that the client asks for.
func asked(params json.RawMessage) string {
	var p struct {
		Version string `json:"protocolVersion"`
	}
	json.Unmarshal(params, &p)
	return p.Version
}

func tool(name string) map[string]any {
	text := map[string]any{"type": "string"}
	return map[string]any{"name": name, "description": "a tool of a scene",
		"inputSchema": map[string]any{"type": "object", "properties": map[string]any{"id": text, "job": text, "environment": text}}}
}
