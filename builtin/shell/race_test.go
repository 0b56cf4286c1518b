//go:build race

package shell_test

// raceDetector says that times mean nothing.
const raceDetector = true
