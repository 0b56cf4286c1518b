package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

// This file owns code of languages that builtin/lang/code does not read: it is
// unknown, and mutating where it names a primitive that deletes, runs programs
// or sends. Names in strings count too, which can only raise.

func elixirCode(text string) lang.Result {
	return namesPrimitive(text, "Elixir",
		"File.rm File.rmdir System.cmd System.shell :os.cmd Port.open System.halt System.stop :init.stop "+
			"Mix.Task.run Ecto.Adapters.SQL.query delete_all")
}

func erlangCode(text string) lang.Result {
	return namesPrimitive(text, "Erlang",
		"os:cmd file:delete file:del_dir open_port erlang:halt rpc:call httpc:request")
}

func haskellCode(text string) lang.Result {
	return namesPrimitive(text, "Haskell",
		"removeFile removeDirectory removePathForcibly removeDirectoryRecursive callCommand callProcess "+
			"createProcess readProcess rawSystem system spawnProcess spawnCommand signalProcess :!")
}

func ocamlCode(text string) lang.Result {
	return namesPrimitive(text, "OCaml",
		"Sys.remove Sys.rmdir Sys.command Unix.unlink Unix.rmdir Unix.system Unix.exec Unix.kill "+
			"Unix.open_process Unix.create_process")
}

func juliaCode(text string) lang.Result {
	return namesPrimitive(text, "Julia",
		"rm( run( kill( ccall( Pkg.rm Pkg.gc @ccall pipeline( unlink( HTTP.post HTTP.put HTTP.delete HTTP.request")
}

// namesPrimitive judges a text by the names, separated by spaces, that it
// contains.
func namesPrimitive(text, of, names string) lang.Result {
	for names != "" {
		name, rest, _ := strings.Cut(names, " ")
		if strings.Contains(text, name) {
			return lang.Result{Class: abi.Mutating, Basis: abi.Signal,
				Reason: of + " code that names " + strings.TrimSuffix(name, "(")}
		}
		names = rest
	}
	return lang.Result{Class: abi.Unknown, Basis: abi.Guess, Reason: "runs " + of + " code"}
}
