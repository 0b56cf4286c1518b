package main

// This file owns what a line did when it ran.

// ran is what the stand-ins and the files of the root tell.
type ran struct {
	Commands [][]string // program and arguments, in the order of their start
	Files    []string   // written or removed, by no stand-in
	Stderr   string
	Status   int
	Killed   bool   // it did not end by itself
	Failed   string // why it was not run

	standin []string
}

func (r *ran) made(path string) { r.standin = append(r.standin, path) }

// byStandin reports whether a stand-in made a path, or the folder of one.
func (r *ran) byStandin(path string) bool {
	for _, p := range r.standin {
		if p == path || len(p) > len(path) && p[:len(path)] == path && p[len(path)] == '/' {
			return true
		}
	}
	return false
}
