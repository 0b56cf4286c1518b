package abi

// The values of Finding.Ground. A step is plain where it runs exactly once,
// in the foreground, whenever the call is reached: not in a loop, a condition,
// a function or the background. Any other value counts as a buried step.
const (
	GroundCommit       = "commit"        // a plain `tmt-ground commit`
	GroundReset        = "reset"         // a plain `tmt-ground reset`
	GroundCommitBuried = "commit-buried" // a `tmt-ground commit` that is not plain
	GroundResetBuried  = "reset-buried"  // a `tmt-ground reset` that is not plain
)
