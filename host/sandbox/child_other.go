//go:build !unix

package sandbox

// This file owns the lesser guarantee of systems without process groups: the
// worker itself is killed, not what a replaced one may have started.

import "os"

const openNonblock = 0

type process struct{ *os.Process }

func startProcess(program string, argv []string, files [3]*os.File) (process, error) {
	p, err := os.StartProcess(program, argv, &os.ProcAttr{Env: []string{}, Files: files[:]})
	return process{p}, err
}

func (p process) kill() {
	if p.Process != nil {
		p.Kill()
	}
}

func (p process) wait() ending {
	state, err := p.Wait()
	if err != nil {
		return ending{code: -1}
	}
	return ending{true, state.ExitCode(), state.String()}
}
