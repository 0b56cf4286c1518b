package main

// This file owns the scene of an in-house program: unknown at first, then judged
// by a classifier that is built and installed before the eyes.

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// inHouse plays the scene in a session of its own.
func (d *demo) inHouse() error {
	const get, remove = "acmectl get pods", "acmectl -n prod delete pod web-1"
	d.session = "demo-acmectl"
	d.say("7. Your team has acmectl, which tmt does not know. It can only guess from words:")
	for _, line := range []string{get, remove} {
		if err := d.show("tmt", "classify", line); err != nil {
			return err
		}
	}
	d.say("   A classifier knows. It is a small WebAssembly module, written in your language;\n   a person builds and installs it:")
	if err := d.build(); err != nil {
		return err
	}
	d.say("   From now on the delete is gated for what it does, and the denial knows where\n   to look first:")
	if err := d.expect("deny", "PreToolUse", remove); err != nil {
		return err
	}
	d.say("   And acmectl get is a probe, on which the session is released:")
	for _, event := range []string{"PreToolUse", "PostToolUse"} {
		if err := d.expect("pass", event, get); err != nil {
			return err
		}
	}
	if err := d.ground(0, "commit"); err != nil {
		return err
	}
	return d.expect("pass", "PreToolUse", remove)
}

// build makes the shipped classifier in the first language whose tools are here.
// Go's always are.
func (d *demo) build() error {
	module := filepath.Join(d.home, "acmectl.wasm")
	for _, lang := range []string{"c", "rust", "assemblyscript", "go"} {
		dir := filepath.Join(d.classifiers, lang)
		cmd := exec.Command(filepath.Join(d.bin, "tmt"), "classifiers", "build", "--o", module, dir)
		out, err := cmd.CombinedOutput()
		if err != nil && lang == "go" {
			return fmt.Errorf("build %s: %w: %s", dir, err, out)
		}
		if err != nil {
			continue
		}
		info, err := os.Stat(module)
		if err != nil {
			return err
		}
		fmt.Printf("   %s\n", d.style.Bold("you: tmt classifiers build "+dir))
		fmt.Printf("        acmectl.wasm, %d bytes\n", info.Size())
		break
	}
	fmt.Printf("   %s\n", d.style.Bold("you: tmt classifiers install acmectl.wasm"))
	out, status, err := d.run("", "tmt", "classifiers", "install", module)
	if err != nil {
		return err
	}
	if status != 0 {
		return fmt.Errorf("install the classifier: %s", out)
	}
	fmt.Printf("        %s\n", strings.ReplaceAll(strings.TrimSpace(out), d.home, "~"))
	return nil
}

// show runs one of our programs on a command line and prints both.
func (d *demo) show(program string, args ...string) error {
	out, status, err := d.run("", program, args...)
	if err != nil {
		return err
	}
	if status != 0 {
		return fmt.Errorf("%s %s: %s", program, strings.Join(args, " "), out)
	}
	fmt.Printf("   %s\n%s\n", d.style.Bold(fmt.Sprintf("$ %s %s '%s'", program, args[0], args[1])), indent(out))
	return nil
}
