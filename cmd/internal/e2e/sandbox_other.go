//go:build !linux

package main

import (
	"errors"
	"os"
	"os/exec"
)

var errLinux = errors.New("the scenes need Linux's namespaces")

func possible() error         { return errLinux }
func tryNamespaces() error    { return errLinux }
func enter(options) error     { return errLinux }
func isolate(options) error   { return errLinux }
func ownGroup(*exec.Cmd)      {}
func lockFile(*os.File) error { return errLinux }
