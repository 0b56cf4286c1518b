package session

// Real processes: many at once, killed at any moment, out of space. The test
// binary is its own helper, chosen by an environment variable.

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

func TestMain(m *testing.M) {
	if role := os.Getenv("SESSION_TEST_ROLE"); role != "" {
		os.Exit(help(role, Store{Dir: os.Getenv("SESSION_TEST_DIR"), Wait: 30 * time.Second}))
	}
	os.Exit(m.Run())
}

// help is what a helper process does once its standard input is closed.
func help(role string, s Store) int {
	io.Copy(io.Discard, os.Stdin)
	name := os.Getenv("SESSION_TEST_NAME")
	switch role {
	case "probe":
		if _, err := s.Update("s1", seen("ls "+name)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
	case "loop": // counts on standard output what it has kept
		for i := 1; ; i++ {
			if _, err := s.Update("s1", seen(fmt.Sprint("ls ", name, " ", i))); err != nil {
				fmt.Fprintln(os.Stderr, err)
				return 1
			}
			fmt.Println(i)
		}
	case "hold":
		if _, err := s.lock("s1.json"); err != nil {
			return 1
		}
		fmt.Println("held")
		time.Sleep(time.Minute)
	case "full":
		return fullDisk(s)
	}
	return 0
}

// seen returns a change that counts itself in Observed, which has no bound, and
// appends a probe.
func seen(probe string) func(gate.State) (gate.State, error) {
	return func(st gate.State) (gate.State, error) {
		v := abi.NewVerdict([]abi.Finding{{Class: abi.ReadOnly, Observes: true}})
		st, _ = gate.Next(gate.Settings{}, st, gate.Succeeded{At: 7, Text: probe, Verdict: v})
		st.Observed++
		return st, nil
	}
}

func helper(t *testing.T, role, dir, name string) (*exec.Cmd, io.WriteCloser) {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(exe)
	cmd.Env = append(os.Environ(), "SESSION_TEST_ROLE="+role, "SESSION_TEST_DIR="+dir, "SESSION_TEST_NAME="+name)
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	return cmd, in
}

func TestManyProcesses(t *testing.T) {
	const n = 64
	dir := t.TempDir()
	var cmds []*exec.Cmd
	var gates []io.Closer
	for i := range n {
		cmd, in := helper(t, "probe", dir, strconv.Itoa(i))
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		cmds, gates = append(cmds, cmd), append(gates, in)
	}
	for _, g := range gates {
		g.Close()
	}
	for _, c := range cmds {
		if err := c.Wait(); err != nil {
			t.Error(err)
		}
	}
	st, err := Store{Dir: dir}.Load("s1")
	if err != nil || st.Observed != n || len(st.Probes) != gate.MaxProbes {
		t.Errorf("%d of %d updates and %d probes kept, %v", st.Observed, n, len(st.Probes), err)
	}
	onlyStates(t, dir)
}

// A killed process leaves a state that can be read and has all it had reported,
// and its lock is free.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("starts 40 processes")
	}
	dir, kept := t.TempDir(), 0
	s := Store{Dir: dir}
	for round := range 40 {
		cmd, in := helper(t, "loop", dir, strconv.Itoa(round))
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		in.Close()
		lines, reported := bufio.NewScanner(out), 0
		lines.Scan() // running
		reported++
		go func() {
			time.Sleep(time.Duration(round*137%1900) * time.Microsecond)
			cmd.Process.Kill()
		}()
		for lines.Scan() {
			reported++
			if _, err := s.Load("s1"); err != nil {
				t.Fatalf("read while written: %v", err)
			}
		}
		cmd.Wait()
		st, err := s.Load("s1")
		if err != nil || st.Observed < kept+reported || st.Observed > kept+reported+1 {
			t.Fatalf("round %d: %d updates kept, %d reported after %d, %v", round, st.Observed, reported, kept, err)
		}
		kept = st.Observed
	}
	st, err := s.Update("s1", seen("ls"))
	if err != nil || st.Observed != kept+1 {
		t.Errorf("after the last kill: %d, %v", st.Observed, err)
	}
	onlyStates(t, dir)
}

func TestLockHeld(t *testing.T) {
	dir := t.TempDir()
	if _, err := (Store{Dir: dir}).Update("s1", seen("ls")); err != nil {
		t.Fatal(err)
	}
	cmd, in := helper(t, "hold", dir, "")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	in.Close()
	bufio.NewReader(out).ReadString('\n')

	s := Store{Dir: dir, Wait: 50 * time.Millisecond}
	calls, start := 0, time.Now()
	st, err := s.Update("s1", func(st gate.State) (gate.State, error) {
		calls++
		st.Required = true
		return st, nil
	})
	if err == nil || !strings.Contains(err.Error(), "still held") || !st.Required || st.Observed != 1 || calls != 1 {
		t.Errorf("held: %+v, %v after %d calls", st, err, calls)
	}
	if d := time.Since(start); d < s.Wait || d > 30*s.Wait {
		t.Errorf("waited %v", d)
	}
	if st, err := s.Load("s1"); err != nil || st.Required {
		t.Errorf("written without the lock: %+v, %v", st, err)
	}
	cmd.Process.Kill()
	cmd.Wait()
	if _, err := s.Update("s1", seen("ls /")); err != nil {
		t.Errorf("after the holder died: %v", err)
	}
}

// onlyStates checks that no temporary or set-aside file is left.
func onlyStates(t *testing.T, dir string) {
	t.Helper()
	entries, err := os.ReadDir(filepath.Join(dir, "sessions"))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if n := e.Name(); n != stateOf(n) && !strings.HasPrefix(n, lockPrefix) {
			t.Errorf("%s is left", n)
		}
	}
}
