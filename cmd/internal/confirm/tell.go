package main

// This file owns how a line's run and verdict are shown.

import (
	"fmt"
	"io"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
)

func tell(out io.Writer, r *ran, v *abi.Verdict) {
	for _, argv := range r.Commands {
		fmt.Fprintf(out, "    ran     %s\n", strings.Join(quoted(argv), " "))
	}
	for _, f := range r.Files {
		fmt.Fprintf(out, "    file    %s\n", f)
	}
	fmt.Fprintf(out, "    judged  %v\n", v.Class)
	for i := range v.Findings {
		f := &v.Findings[i]
		var words []string
		var dynamic []int
		if f.Step != nil {
			words, dynamic = quoted(f.Step.Argv), f.Step.Dynamic
		}
		fmt.Fprintf(out, "      %v (%v) %s: %s %v %v\n", f.Class, f.Basis, f.Program, f.Reason, words, dynamic)
		for _, e := range f.Effects {
			fmt.Fprintf(out, "        %s %s\n", e.Kind, e.Path)
		}
	}
}
