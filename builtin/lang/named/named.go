// Package named lists the embedded languages by the names under which a tmt.toml
// asks for them.
package named

import (
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/awk"
	"github.com/seed-a23d08e7/tmt/builtin/lang/code"
	"github.com/seed-a23d08e7/tmt/builtin/lang/graphql"
	"github.com/seed-a23d08e7/tmt/builtin/lang/jq"
	"github.com/seed-a23d08e7/tmt/builtin/lang/mongo"
	"github.com/seed-a23d08e7/tmt/builtin/lang/redis"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sed"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
	"github.com/seed-a23d08e7/tmt/builtin/lang/yq"
)

var languages = [...]struct {
	name  string
	judge lang.Language
}{
	{"awk", awk.Judge},
	{"duckdb", sql.DuckDB},
	{"graphql", graphql.Judge},
	{"javascript", code.JavaScript},
	{"jq", jq.Judge},
	{"mongo", mongo.Judge},
	{"mysql", sql.MySQL},
	{"perl", code.Perl},
	{"php", code.PHP},
	{"postgres", sql.Postgres},
	{"powershell", code.PowerShell},
	{"python", code.Python},
	{"redis", redis.Line},
	{"ruby", code.Ruby},
	{"sed", sed.Judge},
	{"sql", sql.Generic},
	{"sqlite", sql.SQLite},
	{"sqlserver", sql.SQLServer},
	{"yq", yq.Judge},
}

func Language(name string) lang.Language {
	for i := range languages {
		if languages[i].name == name {
			return languages[i].judge
		}
	}
	return nil
}

func Names() []string {
	names := make([]string, len(languages))
	for i := range languages {
		names[i] = languages[i].name
	}
	return names
}
