package main

import "github.com/seed-a23d08e7/tmt/cmd/internal/ground"

// This file owns tmt ground, which is tmt-ground.

func groundWords() []string { return []string{"commit", "status", "reset"} }

func groundCommand(c *cmdline) int { return ground.Run(c.args, c.stdin, c.stdout, c.stderr) }
