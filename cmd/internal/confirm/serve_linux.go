package main

// This file owns the worker: the first process of the empty root, which runs one
// line after another and tells what ran.

import (
	"bytes"
	"encoding/gob"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const (
	patience = time.Second // that a line may take, with all that it starts
	lag      = 200 * time.Millisecond
	logName  = "/.rec/log"
	errName  = "/.rec/err"
)

// serve is the worker's life: it ends where its input does.
func serve() error {
	runtime.LockOSThread() // limits are the thread's
	in, out := gob.NewDecoder(os.Stdin), gob.NewEncoder(os.Stdout)
	var s setup
	if err := in.Decode(&s); err != nil {
		return err
	}
	err := build(&s)
	var w *worker
	if err == nil {
		w, err = newWorker(s.Shell)
	}
	text := ""
	if err != nil {
		text = err.Error()
	}
	if e := out.Encode(text); e != nil || err != nil {
		return e
	}
	for {
		var line string
		if in.Decode(&line) != nil {
			return nil
		}
		if err := out.Encode(w.run(line)); err != nil {
			return err
		}
	}
}

type worker struct {
	shell string
	null  *os.File
	files map[string]stamp // of the root as it is made
}

// stamp tells whether a file was written to.
type stamp struct {
	inode uint64
	mtime syscall.Timespec
	size  int64
	mode  uint32
}

func newWorker(shell string) (*worker, error) {
	null, err := os.OpenFile("/dev/null", os.O_RDWR, 0)
	if err != nil {
		return nil, err
	}
	w := &worker{shell: shell, null: null}
	return w, w.restore(nil)
}

// run runs one line.
func (w *worker) run(line string) ran {
	var r ran
	os.Remove(logName)
	stderr, err := os.OpenFile(errName, os.O_RDWR|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		r.Failed = err.Error()
		return r
	}
	defer stderr.Close()
	pid, err := syscall.ForkExec("/usr/bin/"+w.shell, []string{w.shell, "-c", line}, &syscall.ProcAttr{
		Dir:   project,
		Env:   []string{"PATH=/usr/local/bin:/usr/bin:/bin", "HOME=" + home, "USER=user", "LANG=C", "TERM=dumb"},
		Files: []uintptr{w.null.Fd(), w.null.Fd(), stderr.Fd()},
		Sys:   &syscall.SysProcAttr{Setsid: true},
	})
	if err != nil {
		r.Failed = err.Error()
		return r
	}
	w.wait(pid, &r)
	b, _ := os.ReadFile(logName)
	w.records(b, &r)
	w.changes(&r)
	buf := make([]byte, 600)
	n, _ := stderr.ReadAt(buf, 0)
	r.Stderr = string(buf[:n])
	return r
}

// wait waits for all that the line started, and ends what does not end by itself.
func (w *worker) wait(pid int, r *ran) {
	over := make(chan struct{})
	timer := time.AfterFunc(patience, func() {
		for {
			select {
			case <-over:
				return
			default:
				syscall.Kill(-1, syscall.SIGKILL)
				time.Sleep(5 * time.Millisecond)
			}
		}
	})
	for {
		var ws syscall.WaitStatus
		got, err := syscall.Wait4(-1, &ws, 0, nil)
		if err == syscall.EINTR {
			continue
		}
		if err != nil {
			break
		}
		if got == pid {
			r.Status = ws.ExitStatus()
			if timer.Stop() { // what is left has less time
				timer.Reset(lag)
			}
		}
	}
	if !timer.Stop() {
		close(over)
		r.Killed = true
		return
	}
}

// records reads what the stand-ins wrote.
func (w *worker) records(b []byte, r *ran) {
	for len(b) > 0 {
		kind := b[0]
		head, rest, ok := bytes.Cut(b[1:], []byte{0})
		n, err := strconv.Atoi(string(head))
		if !ok || err != nil {
			return
		}
		words := make([]string, 0, min(n, 100))
		for ; n > 0; n-- {
			var word []byte
			if word, rest, ok = bytes.Cut(rest, []byte{0}); !ok {
				return
			}
			words = append(words, string(word))
		}
		b = rest
		switch {
		case kind == 'C':
			r.Commands = append(r.Commands, words)
		case len(words) == 1:
			r.made(filepath.Clean(words[0]))
		}
	}
}

// changes finds the files that are new, changed or gone, and restores the root.
func (w *worker) changes(r *ran) {
	now := snapshot()
	changed := false
	for p, s := range now {
		if old, ok := w.files[p]; ok && old == s {
			continue
		}
		changed = true
		if !r.byStandin(p) {
			r.Files = append(r.Files, p)
		}
	}
	for p := range w.files {
		if _, ok := now[p]; !ok {
			changed = true
			r.Files = append(r.Files, p)
		}
	}
	if changed {
		if err := w.restore(now); err != nil {
			r.Failed = err.Error()
		}
	}
}

// restore makes the root's files as they were.
func (w *worker) restore(now map[string]stamp) error {
	for p := range now {
		if _, ok := w.files[p]; !ok {
			os.RemoveAll(p)
		}
	}
	for name, text := range seeds() {
		if strings.HasSuffix(name, "/") {
			if err := os.MkdirAll(name, 0o755); err != nil {
				return err
			}
			continue
		}
		if w.files != nil && now[name] == w.files[name] {
			continue
		}
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		mode := os.FileMode(0o644)
		if strings.HasPrefix(text, "#!") {
			mode = 0o755
		}
		os.Remove(name)
		if err := os.WriteFile(name, []byte(text), mode); err != nil {
			return err
		}
		old := time.Unix(1_000_000_000, 0)
		if err := os.Chtimes(name, old, old); err != nil {
			return err
		}
	}
	w.files = snapshot()
	return nil
}

// snapshot lists the files of the root but for programs, devices and processes.
func snapshot() map[string]stamp {
	out := make(map[string]stamp)
	var walk func(dir string)
	walk = func(dir string) {
		list, _ := os.ReadDir(dir)
		for _, e := range list {
			p := filepath.Join(dir, e.Name())
			if dir == "/" {
				switch e.Name() {
				case ".rec", "usr", "bin", "sbin", "lib", "lib64", "dev", "proc":
					continue
				}
			}
			var st syscall.Stat_t
			if syscall.Lstat(p, &st) != nil {
				continue
			}
			s := stamp{inode: st.Ino, mode: st.Mode}
			if st.Mode&syscall.S_IFMT == syscall.S_IFDIR {
				out[p] = s
				walk(p)
				continue
			}
			s.mtime, s.size = st.Mtim, st.Size
			out[p] = s
		}
	}
	walk("/")
	// Devices are bound; a new name beside them is a file.
	list, _ := os.ReadDir("/dev")
	for _, e := range list {
		switch e.Name() {
		case "null", "zero", "full", "urandom", "fd", "stdin", "stdout", "stderr":
		default:
			out["/dev/"+e.Name()] = stamp{}
		}
	}
	return out
}
