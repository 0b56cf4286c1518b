// Command confirm compares what shells do with what the judge says they do: it makes
// lines from a grammar of the shell and takes those of the case files, runs them in
// bash, dash and zsh in an empty root where every program is a stand-in, and fails
// where something ran that no finding says.
//
// This file owns the command; check.go the work, root_linux.go the empty root.
package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"time"
)

type options struct {
	seed    uint64
	lines   int
	from    int
	shells  []string
	cases   bool
	workers int
	show    int
	budget  time.Duration
	verbose bool
}

func main() {
	beWorker()
	var o options
	var shells string
	var must bool
	flag.Uint64Var(&o.seed, "seed", 0, "repeat the lines of a `seed`; 0: a new one")
	flag.IntVar(&o.lines, "lines", 50_000, "lines a shell to make from the grammar")
	flag.IntVar(&o.from, "from", 0, "number of the first line")
	flag.StringVar(&shells, "shell", "bash,dash,zsh", "`shells` to run the lines in")
	flag.BoolVar(&o.cases, "cases", true, "run the lines of the case files too")
	flag.IntVar(&o.workers, "workers", 2, "roots that run lines side by side")
	flag.IntVar(&o.show, "show", 25, "differences to shrink and show, a shell")
	flag.BoolVar(&o.verbose, "v", false, "show every difference, unshrunk")
	flag.BoolVar(&must, "must", false, "fail where a shell cannot be tried here")
	one := flag.String("line", "", "run this one `line`, and tell what ran and what was judged")
	printed := flag.Bool("print", false, "print the lines, run nothing")
	flag.Parse()
	o.shells = strings.Split(shells, ",")
	if o.seed == 0 {
		o.seed = uint64(rand.Uint32())
	}
	if *printed {
		for _, sh := range o.shells {
			for n := o.from; n < o.from+o.lines; n++ {
				fmt.Printf("%s %d: %q\n", sh, n, line(sh, o.seed, uint64(n)))
			}
		}
		return
	}
	if err := run(o, *one, must); err != nil {
		fmt.Fprintln(os.Stderr, "confirm:", err)
		os.Exit(1)
	}
}

func run(o options, one string, must bool) error {
	dir, standin, err := prepare()
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	wrong, skipped := 0, 0
	for _, sh := range o.shells {
		c := &check{options: o, shell: sh, dir: dir, standin: standin, out: os.Stdout}
		if one != "" {
			c.cases, c.lines, c.only = false, 0, one
		}
		switch err := c.run(); err := err.(type) {
		case nil:
			wrong += c.differing
		case skip:
			fmt.Printf("%s: skipped: %v\n", sh, err)
			skipped++
		default:
			return err
		}
	}
	switch {
	case must && skipped > 0:
		return fmt.Errorf("%d shells were skipped", skipped)
	case wrong > 0:
		return fmt.Errorf("%d lines differ; -seed %d repeats them", wrong, o.seed)
	}
	return nil
}

// prepare makes a folder for the roots, with the stand-in.
func prepare() (dir, standin string, err error) {
	if dir, err = os.MkdirTemp("", "tmt-confirm-"); err != nil {
		return "", "", err
	}
	if err = os.Chmod(dir, 0o755); err == nil {
		standin, err = buildStandin(dir)
	}
	if err != nil {
		os.RemoveAll(dir)
		return "", "", err
	}
	return dir, standin, nil
}
