//go:build !race

package main

import "testing"

const raced = false

func unlessRace(*testing.T) {}
