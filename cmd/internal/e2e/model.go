package main

// This file owns the scripted model: a server that answers each request with the
// turn that comes next, and keeps what it was told.

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"sync"
)

// model serves one session. Which turn comes next is read from the request
// itself, so a repeated request gets the same answer.
type model struct {
	scripts scripts
	log     *os.File // every request, a line each
	server  *http.Server
	url     string

	mu      sync.Mutex
	asked   int
	results map[string]result // by the call's id
	told    strings.Builder   // all text in messages
	errs    []error
}

// result is what the client told the model about a call.
type result struct {
	seen  bool
	fault bool // is_error
	text  string
}

func serve(s scripts, log string) (*model, error) {
	f, err := os.Create(log)
	if err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		f.Close()
		return nil, err
	}
	m := &model{scripts: s, log: f, url: "http://" + l.Addr().String(), results: map[string]result{}}
	m.server = &http.Server{Handler: m}
	go m.server.Serve(l) // ends with close
	return m, nil
}

func (m *model) close() {
	m.server.Close()
	m.log.Close()
}

func (m *model) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the client went away
	}
	id := m.note(r, body)
	switch {
	case r.Method == http.MethodPost && strings.HasSuffix(r.URL.Path, "/messages/count_tokens"):
		w.Header().Set("Content-Type", "application/json")
		io.WriteString(w, `{"input_tokens":10}`)
	case r.Method == http.MethodPost && strings.HasSuffix(r.URL.Path, "/messages"):
		var req request
		if err := json.Unmarshal(body, &req); err != nil {
			m.fail(fmt.Errorf("read a request of the client: %w", err))
			http.Error(w, "unreadable", http.StatusBadRequest)
			return
		}
		m.learn(&req)
		blocks, err := m.next(r, &req)
		if err == nil {
			err = send(w, &req, id, blocks)
		}
		if err != nil && r.Context().Err() == nil {
			m.fail(err)
		}
	case r.Method == http.MethodHead:
	default:
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusNotFound)
		io.WriteString(w, `{"type":"error","error":{"type":"not_found_error","message":"no such route"}}`)
	}
}

// note writes a request to the log and gives it a number.
func (m *model) note(r *http.Request, body []byte) (id string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.asked++
	line := map[string]any{"n": m.asked, "method": r.Method, "path": r.URL.Path, "body": string(body)}
	if json.Valid(body) {
		line["body"] = json.RawMessage(body)
	}
	json.NewEncoder(m.log).Encode(line)
	return fmt.Sprintf("msg_%d", m.asked)
}

// learn keeps what a request tells about calls, and all that it says.
func (m *model) learn(r *request) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, msg := range r.Messages {
		for i := range msg.Content {
			b := &msg.Content[i]
			if b.Type == "tool_result" {
				m.results[b.ToolUseID] = result{true, b.IsError, b.Content.text()}
			}
		}
		fmt.Fprintln(&m.told, msg.Content.text())
	}
	fmt.Fprintln(&m.told, r.System.text())
}

// next returns the answer to a request.
func (m *model) next(h *http.Request, r *request) (content, error) {
	if !r.offersTools() {
		return content{{Type: "text", Text: "a side answer"}}, nil
	}
	name := m.scripts.pick(r.firstUser())
	n := r.turns()
	if n >= len(m.scripts[name]) {
		return content{{Type: "text", Text: "done"}}, nil
	}
	t := m.scripts[name][n]
	if t.wait != nil {
		if err := t.wait(h.Context()); err != nil {
			return nil, fmt.Errorf("before turn %d of %s: %w", n, name, err)
		}
	}
	var blocks content
	for i, c := range t.calls {
		input, err := json.Marshal(c.input)
		if err != nil {
			return nil, err
		}
		blocks = append(blocks, block{Type: "tool_use", ID: callID(name, n, i), Name: c.tool, Input: input})
	}
	return blocks, nil
}

func (m *model) fail(err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.errs = append(m.errs, err)
}
