package catalog

import (
	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
)

// This file owns the databases that live in a file, SQLite and DuckDB; sql.go
// says where statements come from.

const sqliteOptions = `
	-append; -ascii; -bail; -batch; -box; -column; -cmd COMMAND; -csv; -deserialize; -echo; -escape MODE
	-init FILE; -header; -noheader; -heap N; -help; -html; -interactive; -json; -line; -list; -markdown
	-maxsize N; -memtrace; -mmap N; -newline TEXT; -nofollow; -nonce TEXT; -no-rowid-in-view
	-nullvalue TEXT; -pcachetrace; -quote; -readonly; -safe; -separator TEXT; -stats; -table; -tabs
	-version; -vfs NAME; -vfstrace; -zip
`

// sqlite3 is the shell of SQLite 3.50. Options with two arguments (-lookaside,
// -pagecache) and archives (-A) are left out.
var sqlite3 = cli.Program{
	Name: "sqlite3", Style: cli.SingleDash,
	Options: sqliteOptions,
	Probes:  []string{"sqlite3 app.db .schema"},
	Inspect: inspectSQLite,
}

func inspectSQLite(inv *cli.Invocation, r *cli.Report) {
	inFile(inv, r, sql.SQLite, nil, nil)
}

// duckdb is the shell of DuckDB 1.3.
var duckdb = cli.Program{
	Name: "duckdb", Style: cli.SingleDash,
	Options: sqliteOptions + `
		-c COMMAND; -s COMMAND; -f FILE; -duckbox; -jsonlines; -latex; -trash; -no-stdin; -no-init
		-storage-version VERSION; -ui; -unredacted; -unsigned; -format; -no-write`,
	Rules: []cli.Rule{
		{Option: "-ui", Effect: cli.Interactive, Does: "opens a page to type in"},
		{Option: "-unsigned", Effect: cli.Unstated, Does: "may load any extension"},
	},
	Probes:  []string{"duckdb app.db -c 'show tables'"},
	Inspect: inspectDuckDB,
}

func inspectDuckDB(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-ui") {
		return
	}
	inFile(inv, r, sql.DuckDB, append(inv.All("-c"), inv.All("-s")...), inv.All("-f"))
}

// inFile judges a shell whose first operand is the database and whose further
// ones are statements. -init and -cmd come before these, they replace nothing.
func inFile(inv *cli.Invocation, r *cli.Report, judge lang.Language, texts, files []cli.Word) {
	if inv.Has("-readonly") {
		judge = readOnly(judge)
	}
	if len(inv.Operands) > 0 {
		if db := inv.Operands[0]; db.Text != ":memory:" && db.Text != "" {
			r.Path(cli.ReadsFrom, db, "")
		}
		texts = append(texts, inv.Operands[1:]...)
	}
	for _, f := range inv.All("-init") {
		if f.Text != "/dev/null" {
			r.Unknown(inv.Path[0] + " reads commands from a file")
		}
	}
	for _, w := range inv.All("-cmd") {
		embed(r, w, judge)
	}
	statements(inv, r, judge, texts, files)
}

// readOnly judges statements in a database that is opened read-only: one that
// would change it fails. What they do beside the database stands.
func readOnly(judge lang.Language) lang.Language {
	return func(text string) lang.Result {
		res := judge(text)
		if res.Class == abi.Mutating && len(res.Commands)+len(res.Writes)+len(res.Deletes) == 0 {
			res.Class, res.Basis = abi.Unknown, abi.Guess
			res.Reason += ", in a database that is opened read-only"
		}
		return res
	}
}
