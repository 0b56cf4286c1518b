package main

import (
	"unsafe"

	"github.com/seed-a23d08e7/tmt/abi/guest"
)

//go:wasmimport tmt_v1 request
func request(ptr unsafe.Pointer, room uint32) uint32

//go:wasmimport tmt_v1 respond
func respond(ptr unsafe.Pointer, n uint32)

//go:wasmexport tmt_classify
func tmtClassify() int32 { return guest.Serve(classify, request, respond) }
