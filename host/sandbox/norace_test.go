//go:build !race

package sandbox_test

import "testing"

func unlessRace(*testing.T) {}
