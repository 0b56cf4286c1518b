package worker

// This file owns one request: a fresh instance, the contract's functions, and
// what the guest made of them.

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"
	"github.com/tetratelabs/wazero/sys"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox/internal/frame"
)

// maxCalls bounds how many functions one request may call. Recursion without a
// loop is stopped by nothing else.
const maxCalls = 20_000_000

// result is an answer, not decoded, or what went wrong.
type result struct {
	answer  []byte
	failure string

	calls int    // of functions
	pages uint32 // of memory in the end
}

// call is the state of one request, shared with the host functions.
type call struct {
	request  []byte
	answer   []byte
	answered bool
	running  bool // tmt_classify is
	pages    uint32
	calls    int
	fault    string // the guest broke the contract in a way the engine cannot name
}

// ask puts one request to a fresh instance.
func (e *engine) ask(ctx context.Context, request []byte) (r result) {
	defer func() {
		if p := recover(); p != nil {
			r = result{failure: e.call.cause(ctx, fmt.Errorf("the engine failed: %v", p))}
		}
		r.calls, r.pages = e.call.calls, e.call.pages
	}()
	e.call = call{request: request}
	if err := e.run(e.listen(ctx)); err != nil {
		return result{failure: e.call.cause(ctx, err)}
	}
	return result{answer: e.call.answer}
}

func (e *engine) run(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	guest, err := e.runtime.InstantiateModule(ctx, e.guest, e.instance())
	if err != nil {
		return err
	}
	defer guest.Close(context.Background())
	if len(e.guest.ExportedMemories()) != 1 {
		return errors.New("the module does not export exactly one memory")
	}
	if init := guest.ExportedFunction("_initialize"); init != nil {
		if _, err := init.Call(ctx); err != nil {
			return err
		}
	}
	classify := guest.ExportedFunction("tmt_classify")
	if classify == nil {
		return errors.New("the module does not export tmt_classify")
	}
	e.call.running = true
	defer func() { e.call.pages = guest.Memory().Size() >> 16 }()
	results, err := classify.Call(ctx)
	switch {
	case err != nil:
		return err
	case len(results) != 1:
		return errors.New("tmt_classify returned no result")
	case uint32(results[0]) != 0:
		return fmt.Errorf("gave up: tmt_classify returned %d", int32(results[0]))
	case !e.call.answered:
		return errors.New("returned without an answer")
	}
	return nil
}

// instance is how the module is instantiated: its own clock and random bytes
// are the engine's fixed ones.
func (e *engine) instance() wazero.ModuleConfig {
	config := wazero.NewModuleConfig().WithName("").WithStartFunctions()
	if !e.otherTime {
		return config
	}
	var later int64
	return config.
		WithRandSource(rand.NewChaCha8([32]byte{1})).
		WithWalltime(func() (int64, int32) { later++; return 2_000_000_000 + later, 7 }, sys.ClockResolution(1)).
		WithNanotime(func() int64 { later++; return 86_400_000_000_007 + later*1_000 }, sys.ClockResolution(1))
}

// onRequest is tmt_v1.request(ptr, cap) -> length.
func (c *call) onRequest(_ context.Context, guest api.Module, stack []uint64) {
	ptr, room := uint32(stack[0]), uint32(stack[1])
	if n := uint32(len(c.request)); n <= room && !guest.Memory().Write(ptr, c.request) {
		c.broke("asked for its request at an address outside its memory")
	}
	stack[0] = uint64(len(c.request))
}

// onRespond is tmt_v1.respond(ptr, len).
func (c *call) onRespond(_ context.Context, guest api.Module, stack []uint64) {
	ptr, n := uint32(stack[0]), uint32(stack[1])
	switch {
	case !c.running:
		c.broke("answered before tmt_classify was called")
	case c.answered:
		c.broke("answered twice")
	case n > abi.MaxResponse:
		c.broke("answered with %d bytes, more than the %d allowed", n, abi.MaxResponse)
	}
	b, ok := guest.Memory().Read(ptr, n)
	if !ok {
		c.broke("answered from an address outside its memory")
	}
	c.answer, c.answered = append([]byte{}, b...), true
}

// broke ends the guest. The engine turns the panic into an error of the call.
func (c *call) broke(format string, args ...any) {
	c.fault = fmt.Sprintf(format, args...)
	panic(errors.New(c.fault))
}

// cause names what went wrong in one line.
func (c *call) cause(ctx context.Context, err error) string {
	if c.fault != "" {
		return c.fault
	}
	return cause(ctx, err)
}

func cause(ctx context.Context, err error) string {
	if ctx.Err() != nil {
		return frame.OutOfTime
	}
	var exit *sys.ExitError
	if errors.As(err, &exit) {
		return fmt.Sprintf("ended itself with proc_exit(%d)", exit.ExitCode())
	}
	line, _, _ := strings.Cut(err.Error(), "\n")
	line = strings.TrimSuffix(line, " (recovered by wazero)")
	if _, trap, ok := strings.Cut(line, "wasm error: "); ok {
		return "trapped: " + trap
	}
	return line
}

// listenerFactory gives every function the same listener.
type listenerFactory struct{ call *call }

func (f listenerFactory) NewFunctionListener(api.FunctionDefinition) experimental.FunctionListener {
	return f.call
}

// Before counts a call of a function.
func (c *call) Before(context.Context, api.Module, api.FunctionDefinition, []uint64, experimental.StackIterator) {
	if c.calls++; c.calls > maxCalls {
		c.broke("called more than %d functions", maxCalls)
	}
}

// After does nothing.
func (c *call) After(context.Context, api.Module, api.FunctionDefinition, []uint64) {}

// Abort does nothing.
func (c *call) Abort(context.Context, api.Module, api.FunctionDefinition, error) {}
