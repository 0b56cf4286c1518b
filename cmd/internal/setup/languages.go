package setup

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
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

// This file owns the names by which tmt.toml embeds a language.

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
	{"redis", redisLine},
	{"ruby", code.Ruby},
	{"sed", sed.Judge},
	{"sql", sql.Generic},
	{"sqlite", sql.SQLite},
	{"sqlserver", sql.SQLServer},
	{"yq", yq.Judge},
}

func language(name string) lang.Language {
	for i := range languages {
		if languages[i].name == name {
			return languages[i].judge
		}
	}
	return nil
}

func languageNames() []string {
	names := make([]string, len(languages))
	for i := range languages {
		names[i] = languages[i].name
	}
	return names
}

// redisLine judges one command. Quotes would need redis-cli's own splitting.
func redisLine(text string) lang.Result {
	words := strings.Fields(text)
	if len(words) == 0 || strings.ContainsAny(text, "\"'\\\n") {
		return lang.Result{Class: abi.Unknown, Basis: abi.Guess, Reason: "runs Redis commands that cannot be told apart"}
	}
	return redis.Judge(words)
}
