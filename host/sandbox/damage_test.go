//go:build unix

package sandbox_test

// This file owns damage: modules and workers that are missing, broken or
// replaced. A replaced worker is a shell script here.

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

func TestDamagedModule(t *testing.T) {
	for _, d := range []struct {
		name   string
		damage func(c *sandbox.Classifier) error
		cause  string
		next   string
	}{
		{"deleted", func(c *sandbox.Classifier) error { return os.Remove(c.Path) }, "its module is missing", "put the file back"},
		{"truncated", func(c *sandbox.Classifier) error { return os.Truncate(c.Path, 50) }, "differs from the pinned one", "classifiers pin acmectl"},
		{"emptied", func(c *sandbox.Classifier) error { return os.Truncate(c.Path, 0) }, "differs from the pinned one", "classifiers pin"},
		{"replaced", func(c *sandbox.Classifier) error {
			return os.WriteFile(c.Path, answering(`{"class":"readonly","reason":"other"}`).bytes(), 0o600)
		}, "differs from the pinned one", "classifiers pin"},
		{"grown", func(c *sandbox.Classifier) error { return os.Truncate(c.Path, 9<<20) }, "9437184 bytes, more than the 8388608", "put the file back"},
		{"a folder", func(c *sandbox.Classifier) error {
			os.Remove(c.Path)
			return os.Mkdir(c.Path, 0o700)
		}, "no regular file", "put the file back"},
		{"a named pipe", func(c *sandbox.Classifier) error {
			os.Remove(c.Path)
			return syscall.Mkfifo(c.Path, 0o600)
		}, "no regular file", "put the file back"},
		{"a device", func(c *sandbox.Classifier) error { c.Path = "/dev/zero"; return nil }, "no regular file", "put the file back"},
		{"not readable", func(c *sandbox.Classifier) error {
			if os.Getuid() == 0 { // to whom everything is readable
				os.Remove(c.Path)
				return os.Symlink(c.Path, c.Path)
			}
			return os.Chmod(c.Path, 0)
		}, "its module cannot be read", "put the file back"},
		{"never pinned", func(c *sandbox.Classifier) error { c.SHA256 = ""; return nil }, "no digest of its module is pinned", "classifiers pin"},
		{"pinned with a broken digest", func(c *sandbox.Classifier) error { c.SHA256 = "sha256"; return nil }, "differs from the pinned one", "classifiers pin"},
	} {
		t.Run(d.name, func(t *testing.T) {
			c := write(t, answering(good).bytes())
			if a := ask(t, c, step()); a.Failure != nil {
				t.Fatal(a.Failure)
			}
			if err := d.damage(c); err != nil {
				t.Fatal(err)
			}
			a := ask(t, c, step())
			wantFailure(t, a, d.cause)
			if a.Failure != nil && !strings.Contains(a.Failure.Next, d.next) {
				t.Errorf("next is %q, want %q", a.Failure.Next, d.next)
			}
		})
	}
}

// frameText is a frame as printf of a shell writes it.
func frameText(kind byte, id byte, payload string) string {
	return fmt.Sprintf(`\%03o\000\000\000%c\%03o\000\000\000\000\000\000\000%s`, len(payload), kind, id, payload)
}

func TestDamagedWorker(t *testing.T) {
	answer := frameText('A', 7, strings.ReplaceAll(good, `"`, `\"`))
	for _, d := range []struct{ name, script, cause string }{
		{"missing", "", "the sandbox is missing"},
		{"no program", "\x00", "the sandbox cannot be started"},
		{"prints garbage", `#!/bin/sh
printf 'Segmentation fault at 0x0 in module\n'`, "broke its protocol"},
		{"prints a little garbage", `#!/bin/sh
echo ok`, "ended before it answered"},
		{"floods its output", `#!/bin/sh
while :; do printf '\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377'; done`, "broke its protocol"},
		{"answers for another step", `#!/bin/sh
printf '` + answer + frameText('E', 0, "") + `'`, "answered for another step"},
		{"sends another kind of frame", `#!/bin/sh
printf '` + frameText('Q', 7, "") + `'`, "answered for another step"},
		{"exits at once", "#!/bin/sh\nexit 0", "ended before it answered (exit status 0)"},
		{"fails", "#!/bin/sh\necho no such luck >&2; exit 3", "ended before it answered (exit status 3): no such luck"},
		{"crashes", "#!/bin/sh\nkill -SEGV $$", "signal: segmentation fault"},
		{"is killed", "#!/bin/sh\nkill -KILL $$", "signal: killed"},
		{"runs out of memory", "#!/bin/sh\necho 'fatal error: runtime: out of memory' >&2; exit 2", "ran out of memory"},
		{"hangs", "#!/bin/sh\nsleep 30; echo", "ran out of time"},
		{"hangs in the middle of a frame", "#!/bin/sh\nprintf '\\012\\000\\000\\000A'; sleep 30; echo", "ran out of time"},
		{"closes its output and hangs", "#!/bin/sh\nexec >&- 2>&-; sleep 30; echo", "ran out of time"},
		{"floods its standard error", "#!/bin/sh\nwhile :; do echo error >&2; done", "ran out of time"},
	} {
		t.Run(d.name, func(t *testing.T) {
			program := script(t, d.script)
			start := time.Now()
			r := sandbox.Runner{Program: program, Deadline: 300 * time.Millisecond}
			c := write(t, answering(good).bytes())
			a := r.Ask(context.Background(), []sandbox.Job{{Classifier: c, Step: step()}})[0]
			wantFailure(t, a, d.cause)
			if took := time.Since(start); took > 2*time.Second {
				t.Errorf("took %v", took)
			}
		})
	}
}

// script writes an executable script, or nothing at all for "".
func script(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "tmt-sandbox")
	if text != "" {
		if err := os.WriteFile(path, []byte(text+"\n"), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	return path
}

// A worker that answers well and says more, or replays what another session
// was told, is not believed.
func TestReplacedWorker(t *testing.T) {
	record := filepath.Join(t.TempDir(), "record")
	c := write(t, answering(good).bytes())
	askWith := func(program string) sandbox.Answer {
		r := sandbox.Runner{Program: program, Deadline: time.Second}
		return r.Ask(context.Background(), []sandbox.Job{{Classifier: c, Step: step()}})[0]
	}
	recording := askWith(script(t, fmt.Sprintf("#!/bin/sh\n%s | cat >%s; cat %s", worker, record, record)))
	if recording.Failure != nil {
		t.Fatal(recording.Failure)
	}
	wantFailure(t, askWith(script(t, "#!/bin/sh\nexec cat "+record)), "answered for another step")
	wantFailure(t, askWith(script(t, fmt.Sprintf("#!/bin/sh\n%s; echo more", worker))), "said more than it was asked")
	wantFailure(t, askWith(script(t, fmt.Sprintf("#!/bin/sh\n%s | head -c 33", worker))), "ended before it answered")
}

// What a replaced worker starts ends with it.
func TestProcessGroup(t *testing.T) {
	pid := filepath.Join(t.TempDir(), "pid")
	r := sandbox.Runner{Program: script(t, fmt.Sprintf("#!/bin/sh\nsleep 30 & echo $! >%s; wait", pid)), Deadline: 500 * time.Millisecond}
	c := write(t, answering(good).bytes())
	wantFailure(t, r.Ask(context.Background(), []sandbox.Job{{Classifier: c, Step: step()}})[0], "ran out of time")
	b, err := os.ReadFile(pid)
	if err != nil {
		t.Fatal(err)
	}
	n, err := strconv.Atoi(strings.TrimSpace(string(b)))
	if err != nil {
		t.Fatal(err)
	}
	for range 50 {
		if state, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", n)); syscall.Kill(n, 0) != nil || err == nil && strings.Contains(string(state), ") Z ") {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("process %d still runs", n)
}

// The worker gets no environment and no terminal.
func TestWorkerIsDetached(t *testing.T) {
	t.Setenv("ACME_TOKEN", "secret")
	seen := filepath.Join(t.TempDir(), "seen")
	r := sandbox.Runner{Program: script(t, fmt.Sprintf("#!/bin/sh\n{ /usr/bin/env; for fd in 0 1 2; do test -t $fd && echo terminal $fd; done; } >%s", seen)), Deadline: time.Second}
	c := write(t, answering(good).bytes())
	r.Ask(context.Background(), []sandbox.Job{{Classifier: c, Step: step()}})
	b, err := os.ReadFile(seen)
	if err != nil {
		t.Fatal(err)
	}
	if s := string(b); strings.Contains(s, "ACME_TOKEN") || strings.Contains(s, "HOME=") || strings.Contains(s, "terminal") {
		t.Errorf("the worker sees\n%s", s)
	}
}

func TestCompiledModule(t *testing.T) {
	wasm := answering(good).bytes()
	c := write(t, wasm)
	c.Engine = sandbox.Compiler
	r := sandbox.Runner{Program: worker}
	askCompiled := func() sandbox.Answer {
		return r.Ask(context.Background(), []sandbox.Job{{Classifier: c, Step: step()}})[0]
	}
	wantFailure(t, askCompiled(), "there is no cache directory")
	r.CacheDir = filepath.Join(t.TempDir(), "cache")
	wantFailure(t, askCompiled(), "its compiled module is missing")
	if err := r.FillCache(context.Background(), []byte("no module")); err == nil {
		t.Error("a file that is no module was compiled")
	}
	if err := r.FillCache(context.Background(), wasm); err != nil {
		t.Fatal(err)
	}
	if a := askCompiled(); a.Failure != nil {
		t.Fatal(a.Failure)
	}
	entries := cacheFiles(t, filepath.Join(r.CacheDir, sandbox.Digest(wasm)))
	for _, d := range []struct {
		name   string
		damage func(b []byte) []byte
	}{
		{"emptied", func(b []byte) []byte { return nil }},
		{"cut short", func(b []byte) []byte { return b[:len(b)/2] }},
		{"a byte changed in the middle", func(b []byte) []byte { b[len(b)/2] ^= 0xff; return b }},
		{"garbage", func(b []byte) []byte { return repeat(len(b), 0xcc) }},
		{"deleted", nil},
	} {
		if err := r.FillCache(context.Background(), wasm); err != nil {
			t.Fatal(err)
		}
		for _, f := range entries {
			if d.damage == nil {
				os.Remove(f)
				continue
			}
			b, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(f, d.damage(b), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		a := askCompiled()
		t.Logf("%s: %v", d.name, a.Failure)
		wantFailure(t, a, "the compiled form of its module cannot be used")
		if a.Failure != nil && !strings.Contains(a.Failure.Next, "tmt classifiers pin acmectl") {
			t.Errorf("%s: what to do: %s", d.name, a.Failure.Next)
		}
	}
}

// The machine code of another module is not run, whole as it is.
func TestExchangedCache(t *testing.T) {
	mild, strict := answering(good).bytes(), answering(`{"class":"mutating"}`).withImport("wasi_snapshot_preview1", "random_get", 0).bytes()
	r := sandbox.Runner{Program: worker, CacheDir: filepath.Join(t.TempDir(), "cache")}
	var entries [2][]string
	for i, wasm := range [][]byte{mild, strict} {
		if err := r.FillCache(context.Background(), wasm); err != nil {
			t.Fatal(err)
		}
		entries[i] = cacheFiles(t, filepath.Join(r.CacheDir, sandbox.Digest(wasm)))
	}
	for i, f := range entries[0] {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if filepath.Base(f) == "mark" {
			continue
		}
		if err := os.WriteFile(entries[1][i], b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	c := write(t, strict)
	c.Engine = sandbox.Compiler
	wantFailure(t, r.Ask(context.Background(), []sandbox.Job{{Classifier: c, Step: step()}})[0], "it is not the one that was made for it")
}

// Of an entry that is damaged anywhere, none is run.
func TestFlippedCache(t *testing.T) {
	wasm := echo()
	r := sandbox.Runner{Program: worker, CacheDir: filepath.Join(t.TempDir(), "cache")}
	if err := r.FillCache(context.Background(), wasm); err != nil {
		t.Fatal(err)
	}
	c := write(t, wasm)
	c.Engine = sandbox.Compiler
	for _, f := range cacheFiles(t, r.CacheDir) {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(b); i += max(1, len(b)/40) {
			damaged := append([]byte{}, b...)
			damaged[i] ^= 1 << (i % 8)
			if err := os.WriteFile(f, damaged, 0o600); err != nil {
				t.Fatal(err)
			}
			wantFailure(t, r.Ask(context.Background(), []sandbox.Job{{Classifier: c, Step: step()}})[0], "the compiled form of its module cannot be used")
		}
		if err := os.WriteFile(f, b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func cacheFiles(t *testing.T, dir string) (files []string) {
	t.Helper()
	filepath.WalkDir(dir, func(path string, e os.DirEntry, err error) error {
		if err == nil && e.Type().IsRegular() {
			files = append(files, path)
		}
		return err
	})
	if len(files) == 0 {
		t.Fatal("the cache is empty")
	}
	return files
}
