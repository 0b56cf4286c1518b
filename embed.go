// Package tmt holds the commented default configuration, for tmt config init.
package tmt

import _ "embed" // for the directive below

// DefaultConfig is the text of tmt.toml at the repository's root. The defaults
// that hold are Go literals; a test of host/config holds the two equal.
//
//go:embed tmt.toml
var DefaultConfig string
