package main

// This file owns the wire form of the Messages API (version 2023-06-01), as far
// as a client needs it: requests, answers in one object or as server-sent events.

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// request is what a client asks.
type request struct {
	Model    string          `json:"model"`
	Stream   bool            `json:"stream"`
	System   content         `json:"system"`
	Messages []message       `json:"messages"`
	Tools    json.RawMessage `json:"tools"`
}

type message struct {
	Role    string  `json:"role"`
	Content content `json:"content"`
}

// content is a list of blocks; a bare text stands for one block.
type content []block

type block struct {
	Type string `json:"type"`
	Text string `json:"text,omitempty"`

	// tool_use
	ID    string          `json:"id,omitempty"`
	Name  string          `json:"name,omitempty"`
	Input json.RawMessage `json:"input,omitempty"`

	// tool_result
	ToolUseID string  `json:"tool_use_id,omitempty"`
	IsError   bool    `json:"is_error,omitempty"`
	Content   content `json:"content,omitempty"`
}

func (c *content) UnmarshalJSON(b []byte) error {
	var s string
	if json.Unmarshal(b, &s) == nil {
		*c = content{{Type: "text", Text: s}}
		return nil
	}
	var blocks []block
	err := json.Unmarshal(b, &blocks)
	*c = blocks
	return err
}

// text joins the text of all blocks.
func (c content) text() string {
	var parts []string
	for i := range c {
		if t := c[i].Text; t != "" {
			parts = append(parts, t)
		}
		if t := c[i].Content.text(); t != "" {
			parts = append(parts, t)
		}
	}
	return strings.Join(parts, "\n")
}

// offersTools reports whether the request is a turn of an agent; others are the
// client's side questions, such as one for a title.
func (r *request) offersTools() bool { return len(r.Tools) > len("[{}]") }

// firstUser is the text by which a conversation is recognised.
func (r *request) firstUser() string {
	for _, m := range r.Messages {
		if m.Role == "user" {
			return m.Content.text()
		}
	}
	return ""
}

// turns counts the answers with tool calls that the conversation has already.
func (r *request) turns() int {
	n := 0
	for _, m := range r.Messages {
		for i := range m.Content {
			if m.Role == "assistant" && m.Content[i].Type == "tool_use" {
				n++
				break
			}
		}
	}
	return n
}

type usage struct {
	Input         int `json:"input_tokens"`
	Output        int `json:"output_tokens"`
	CacheCreation int `json:"cache_creation_input_tokens"`
	CacheRead     int `json:"cache_read_input_tokens"`
}

type answer struct {
	ID         string  `json:"id"`
	Type       string  `json:"type"`
	Role       string  `json:"role"`
	Model      string  `json:"model"`
	Content    content `json:"content"`
	StopReason *string `json:"stop_reason"`
	StopSeq    *string `json:"stop_sequence"`
	Usage      usage   `json:"usage"`
}

// send writes the blocks as the request wants them.
func send(w http.ResponseWriter, r *request, id string, blocks content) error {
	stop := "end_turn"
	for i := range blocks {
		if blocks[i].Type == "tool_use" {
			stop = "tool_use"
		}
	}
	a := answer{ID: id, Type: "message", Role: "assistant", Model: r.Model, Usage: usage{Input: 10, Output: 5}}
	if !r.Stream {
		a.Content, a.StopReason = blocks, &stop
		w.Header().Set("Content-Type", "application/json")
		return json.NewEncoder(w).Encode(a)
	}
	w.Header().Set("Content-Type", "text/event-stream")
	e := events{w: w}
	a.Content = content{}
	e.put("message_start", map[string]any{"message": a})
	for i, b := range blocks {
		start, delta := map[string]any{"type": "text", "text": ""}, map[string]any{"type": "text_delta", "text": b.Text}
		if b.Type == "tool_use" {
			start = map[string]any{"type": "tool_use", "id": b.ID, "name": b.Name, "input": struct{}{}}
			delta = map[string]any{"type": "input_json_delta", "partial_json": string(b.Input)}
		}
		e.put("content_block_start", map[string]any{"index": i, "content_block": start})
		e.put("content_block_delta", map[string]any{"index": i, "delta": delta})
		e.put("content_block_stop", map[string]any{"index": i})
	}
	e.put("message_delta", map[string]any{"delta": map[string]any{"stop_reason": stop, "stop_sequence": nil}, "usage": map[string]any{"output_tokens": 5}})
	e.put("message_stop", map[string]any{})
	return e.err
}

// events writes server-sent events and remembers the first error.
type events struct {
	w   io.Writer
	err error
}

func (e *events) put(kind string, data map[string]any) {
	data["type"] = kind
	b, err := json.Marshal(data)
	if err == nil {
		_, err = fmt.Fprintf(e.w, "event: %s\ndata: %s\n\n", kind, b)
	}
	if e.err == nil {
		e.err = err
	}
}
