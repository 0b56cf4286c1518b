package worker

// This file owns the engine: its features and limits, compiling a module,
// linking it to the contract's two functions and to an inert WASI.

import (
	"context"
	"fmt"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// features is WebAssembly 1.0 and what abi/ABI.md adds to it. Reference types
// stay off: with them a table grows beyond every limit.
const features = api.CoreFeatureMutableGlobal | api.CoreFeatureSignExtensionOps |
	api.CoreFeatureNonTrappingFloatToIntConversion | api.CoreFeatureBulkMemoryOperations |
	api.CoreFeatureMultiValue

// engine is one compiled module and what it links to.
type engine struct {
	runtime wazero.Runtime
	cache   wazero.CompilationCache // nil with the interpreter
	guest   wazero.CompiledModule
	memory  arena // of the instance at hand
	call    call  // the request at hand

	otherTime bool // guests see another clock and other random bytes
}

// newEngine compiles wasm. With cacheDir it uses the compiler and that cache,
// else the interpreter. Whatever the module does to the engine is an error, as
// far as Go can recover from it.
func newEngine(ctx context.Context, wasm []byte, cacheDir string) (e *engine, err error) {
	e = new(engine)
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the engine failed while it read the module: %v", p)
		}
		if err != nil {
			e.close()
			e = nil
		}
	}()
	module, err := sandbox.Inspect(wasm)
	if err != nil {
		return e, err
	}
	config := wazero.NewRuntimeConfigInterpreter()
	if cacheDir != "" {
		if e.cache, err = wazero.NewCompilationCacheWithDir(cacheDir); err != nil {
			return e, fmt.Errorf("the cache of compiled modules: %w", err)
		}
		config = wazero.NewRuntimeConfigCompiler().WithCompilationCache(e.cache)
	}
	config = config.WithCoreFeatures(features).
		WithMemoryLimitPages(sandbox.MaxPages).
		WithCloseOnContextDone(true).
		WithDebugInfoEnabled(false)
	ctx = e.listen(ctx)
	e.runtime = wazero.NewRuntimeWithConfig(ctx, config)
	if err := e.link(ctx, module); err != nil {
		return e, err
	}
	e.guest, err = e.runtime.CompileModule(ctx, wasm)
	if err != nil && cacheDir != "" {
		err = fmt.Errorf(sandbox.BadCache+": %w", err)
	}
	return e, err
}

// listen makes the engine report every call of a function, to count them, and
// take memory from the arena.
func (e *engine) listen(ctx context.Context) context.Context {
	ctx = experimental.WithMemoryAllocator(ctx, &e.memory)
	return experimental.WithFunctionListenerFactory(ctx, listenerFactory{&e.call})
}

// link instantiates what modules may import. WASI is inert by the engine's
// defaults: no files, arguments, environment or input, output discarded, a
// clock that starts at a fixed time and advances by a millisecond a reading,
// a fixed sequence of random bytes.
func (e *engine) link(ctx context.Context, module *sandbox.Module) error {
	const i32 = api.ValueTypeI32
	_, err := e.runtime.NewHostModuleBuilder(abi.Module).
		NewFunctionBuilder().WithGoModuleFunction(api.GoModuleFunc(e.call.onRequest), []api.ValueType{i32, i32}, []api.ValueType{i32}).Export("request").
		NewFunctionBuilder().WithGoModuleFunction(api.GoModuleFunc(e.call.onRespond), []api.ValueType{i32, i32}, nil).Export("respond").
		Instantiate(ctx)
	if err == nil && module.WASI {
		_, err = wasi_snapshot_preview1.Instantiate(ctx, e.runtime)
	}
	return err
}

func (e *engine) close() {
	ctx := context.Background()
	if e.runtime != nil {
		e.runtime.Close(ctx)
	}
	if e.cache != nil {
		e.cache.Close(ctx)
	}
}
