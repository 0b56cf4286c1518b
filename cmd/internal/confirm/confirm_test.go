package main

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestMain(m *testing.M) {
	beWorker()
	os.Exit(m.Run())
}

// roots starts a root with each shell, and skips the test where that cannot be.
func roots(t *testing.T, use func(t *testing.T, shell, dir, standin string)) {
	dir, standin, err := prepare()
	if err != nil {
		t.Skip(err)
	}
	defer os.RemoveAll(dir)
	for _, sh := range []string{"bash", "dash", "zsh"} {
		t.Run(sh, func(t *testing.T) { use(t, sh, dir, standin) })
	}
}

// The root runs a line, tells what ran, and is the same afterwards.
func TestRoot(t *testing.T) {
	roots(t, func(t *testing.T, sh, dir, standin string) {
		r, err := start(sh, standin, dir)
		if s, ok := err.(skip); ok {
			t.Skip(s)
		} else if err != nil {
			t.Fatal(err)
		}
		defer r.close()
		for _, c := range []struct{ line, commands, files string }{
			{"rm -rf 'a b' \"$(touch c)\"", "touch c|rm -rf a b ", ""},
			{"echo x > f; cat f > /tmp/g", "cat f", project + "/f|/tmp/g"},
			{"rm x; exit; touch y", "rm x", ""},
			{"env A=1 sh -c 'rm $A'", "env A=1 sh -c rm $A|rm 1", ""},
			{"printf 'a b' | xargs -n1 rm", "xargs -n1 rm|rm a|rm b", ""},
			{"beta & wait", "beta", ""},
			{"echo >> README.md; : > Makefile", "", project + "/Makefile|" + project + "/README.md"},
			{"cat README.md > h; mkdir d; touch i", "cat README.md|mkdir d|touch i", project + "/h"},
			{"cat /proc/1/environ; cat /etc/passwd; echo /home/*/* > z; cd /; rm *", "cat /proc/1/environ|cat /etc/passwd|rm bin dev etc home lib lib64 proc root sbin srv tmp usr var", project + "/z"},
			{"while :; do :; done", "", ""},
			{"ls", "ls", ""},
		} {
			got, err := r.run(c.line)
			if err != nil {
				t.Fatalf("%s: %v", c.line, err)
			}
			var commands []string
			for _, argv := range got.Commands {
				commands = append(commands, strings.Join(argv, " "))
			}
			slices.Sort(got.Files)
			if s := strings.Join(commands, "|"); s != c.commands {
				t.Errorf("%s: ran %q, want %q (%s)", c.line, s, c.commands, got.Stderr)
			}
			if s := strings.Join(got.Files, "|"); s != c.files {
				t.Errorf("%s: files %q, want %q", c.line, s, c.files)
			}
		}
	})
}

// most are the lines of a thousand that may differ. They only shrink: what differs is
// a fault of the judge, or of this comparison.
var most = map[string]int{"bash": 12, "dash": 14, "zsh": 25}

// Lines of the grammar run as they are judged: of a fixed seed and of a new one.
func TestLines(t *testing.T) {
	if testing.Short() {
		t.Skip("runs shells for a minute")
	}
	roots(t, func(t *testing.T, sh, dir, standin string) {
		for _, seed := range []uint64{1, uint64(rand.Uint32())} {
			var out strings.Builder
			o := options{seed: seed, lines: 1000, workers: 2, show: 0, budget: 15 * time.Second, verbose: true}
			c := &check{options: o, shell: sh, dir: dir, standin: standin, out: &out}
			err := c.run()
			if s, ok := err.(skip); ok {
				t.Skip(s)
			} else if err != nil {
				t.Fatal(err)
			}
			t.Logf("seed %d: %d lines, %d commands, %d differ", seed, c.made, c.commands, c.differing)
			if c.ran == 0 || c.commands == 0 {
				t.Errorf("seed %d: nothing ran", seed)
			}
			if c.differing*1000 > most[sh]*max(c.made, 500) {
				t.Errorf("seed %d: %d lines of %d differ: see go run ./cmd/internal/confirm -shell %s -seed %d\n%s", seed, c.differing, c.made, sh, seed, out.String())
			}
		}
	})
}

// What did not run as it was judged is found, and shrunk to what matters.
func TestCompare(t *testing.T) {
	v := judge("rm a; touch \"$x\"; ls > f; eval b")
	for _, c := range []struct {
		what ran
		want string
	}{
		{ran{Commands: [][]string{{"rm", "a"}, {"touch", "y"}, {"ls"}}}, ""},
		{ran{Commands: [][]string{{"rm", "b"}}}, `other words: "rm" "b"`},
		{ran{Commands: [][]string{{"git", "push"}}}, `not judged: "git" "push"`},
		{ran{Files: []string{project + "/f"}}, ""},
		{ran{Files: []string{project + "/g"}}, `file: "` + project + `/g"`},
	} {
		o := compare(&c.what, &v)
		got := ""
		for _, d := range o.Differences {
			got += d.String()
		}
		if got != c.want {
			t.Errorf("%v: %q, want %q", c.what, got, c.want)
		}
	}
	short := shrink("ls -l; for i in a b; do echo $(rm 'x y'); done", func(s string) bool { return strings.Contains(s, "rm") })
	if short != "rm" {
		t.Errorf("shrunk to %q", short)
	}
}
