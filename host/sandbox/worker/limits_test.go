//go:build linux

package worker_test

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/host/sandbox/internal/frame"
)

// The process that runs modules has the limits that abi/ABI.md states.
func TestProcessLimits(t *testing.T) {
	program := filepath.Join(t.TempDir(), "tmt-sandbox")
	if out, err := exec.Command("go", "build", "-o", program, "github.com/seed-a23d08e7/tmt/cmd/tmt-sandbox").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(program)
	cmd.Env = []string{}
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer cmd.Wait()
	defer in.Close()
	// An answer shows that it is past its start.
	hello := frame.AppendHello(nil, 1, 60_000, 0)
	if _, err := in.Write(frame.Append(hello, frame.Request, 1)); err != nil {
		t.Fatal(err)
	}
	if f, err := frame.Read(out, frame.MaxFailure); err != nil || f.Kind != frame.Failure {
		t.Fatalf("%v, %v", f, err)
	}
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/limits", cmd.Process.Pid))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"Max cpu time 2 3 seconds", "Max file size 0 0 bytes", "Max core file size 0 0 bytes",
		"Max address space 2147483648 2147483648 bytes", "Max data size 335544320 335544320 bytes",
	} {
		if !strings.Contains(strings.Join(strings.Fields(string(b)), " "), want) {
			t.Errorf("no %q in\n%s", want, b)
		}
	}
	in.Close()
	io.Copy(io.Discard, out)
}
