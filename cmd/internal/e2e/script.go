package main

// This file owns what a scripted model says: turns of tool calls, and how a
// conversation finds its script.

import (
	"context"
	"fmt"
	"strings"
)

// call is one tool call of the model.
type call struct {
	tool  string
	input map[string]any
}

// turn is one answer of the model: tool calls in parallel. It is given when wait
// returns, which may change the world in between; nil waits for nothing.
type turn struct {
	calls []call
	wait  func(context.Context) error
}

// script is a conversation: its turns, after them the word that ends it.
type script []turn

// scripts are the conversations of a session: "main", and those of subagents,
// whose prompt names theirs: see subagent.
type scripts map[string]script

const marker = "conversation:"

// bash is a turn of shell commands, in parallel.
func bash(commands ...string) turn {
	var t turn
	for _, c := range commands {
		t.calls = append(t.calls, call{"Bash", map[string]any{"command": c, "description": "a step of the scene"}})
	}
	return t
}

// use is a turn of one call.
func use(tool string, input map[string]any) turn { return turn{calls: []call{{tool, input}}} }

// after makes a turn wait.
func after(wait func(context.Context) error, t turn) turn {
	t.wait = wait
	return t
}

// subagent is a turn that starts an agent, which plays the script of that name.
func subagent(name string) turn {
	return use("Agent", map[string]any{"description": "a scripted agent", "prompt": marker + name + " go", "subagent_type": "general-purpose"})
}

// pick returns the name of the script that a conversation plays.
func (s scripts) pick(firstUser string) string {
	for name := range s {
		if strings.Contains(firstUser, marker+name+" ") {
			return name
		}
	}
	return "main"
}

// callID names a call, the same in every request.
func callID(conversation string, turn, i int) string {
	return fmt.Sprintf("toolu_%s_%d_%d", conversation, turn, i)
}
