// Package tmt holds files of the repository that its commands hand out: the
// commented default configuration, and the SDKs that new classifiers carry.
package tmt

import "embed"

// DefaultConfig is the text of tmt.toml at the repository's root. The defaults
// that hold are Go literals; a test of host/config holds the two equal.
//
//go:embed tmt.toml
var DefaultConfig string

// SDK holds abi/guest: what a classifier's folder carries to build by itself.
//
//go:embed abi/guest/guest.go abi/guest/build.sh abi/guest/c/tmt.h abi/guest/c/build.sh
//go:embed abi/guest/rust/tmt.rs abi/guest/rust/build.sh abi/guest/assemblyscript/tmt.ts abi/guest/assemblyscript/build.sh
var SDK embed.FS
