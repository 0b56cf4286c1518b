package main

import (
	"errors"
	"io"
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"github.com/seed-a23d08e7/tmt/host/hook"
)

// This file reads an event with a deadline and without a timer: ppoll waits for
// the bytes, so that no second thread is started for a call that arrives at once.

var errNoEvent = errors.New("no whole event came in time")

// readEvent returns the event, at most one byte more than it may have.
func readEvent(stdin io.Reader, w *watch) ([]byte, error) {
	f, ok := stdin.(*os.File)
	if !ok {
		return io.ReadAll(io.LimitReader(stdin, hook.MaxBytes+1))
	}
	end := time.Now().Add(deadline)
	fd := int(f.Fd())
	buf := make([]byte, 0, 4096)
	for len(buf) <= hook.MaxBytes {
		if ready, err := readable(fd, time.Until(end)); err != nil {
			return nil, err
		} else if !ready {
			return nil, errNoEvent
		}
		if len(buf) == cap(buf) {
			buf = append(buf, 0)[:len(buf)]
		}
		n, err := syscall.Read(fd, buf[len(buf):cap(buf)])
		switch {
		case err == syscall.EINTR || err == syscall.EAGAIN:
			continue
		case err != nil:
			return nil, err
		case n == 0:
			return buf, nil
		}
		buf = buf[:len(buf)+n]
	}
	return buf[:hook.MaxBytes+1], nil
}

// readable waits until fd has bytes or is at its end.
func readable(fd int, wait time.Duration) (bool, error) {
	if wait <= 0 {
		return false, nil
	}
	ts := unix.NsecToTimespec(wait.Nanoseconds())
	n, err := unix.Ppoll([]unix.PollFd{{Fd: int32(fd), Events: unix.POLLIN}}, &ts, nil)
	switch {
	case err == unix.EINTR:
		return true, nil // the read says
	case err != nil:
		return false, err
	}
	return n > 0, nil
}
