package main

import "github.com/seed-a23d08e7/tmt/abi/guest"

//go:wasmexport tmt_classify
func tmtClassify() int32 { return guest.Serve(classify) }
