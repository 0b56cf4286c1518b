package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/redis"
)

// redisCLI is redis-cli 8.0 and valkey-cli 8.1.
var redisCLI = cli.Program{
	Name: "redis-cli",
	Also: "valkey-cli",
	Env:  "REDISCLI_* -REDISCLI_AUTH", StopAtOperand: true,
	Options: `
		-h HOST; -p PORT; -t SECONDS; -s SOCKET; -a, --pass TEXT; --user NAME; --askpass; -u URI; -r N
		-i SECONDS; -n DATABASE; -2; -3; -x; -X TAG; -d TEXT; -D TEXT; -c; -e; -4; -6; --tls; --sni HOST
		--cacert FILE; --cacertdir DIR; --insecure; --cert FILE; --key FILE; --tls-ciphers LIST
		--tls-ciphersuites LIST; --raw; --no-raw; --quoted-input; --csv; --json; --quoted-json
		--show-pushes BOOL; --stat; --latency; --latency-history; --latency-dist; --vset-recall KEY
		--lru-test KEYS; --replica; --slave; --rdb FILE; --functions-rdb FILE; --pipe; --pipe-timeout N
		--bigkeys; --memkeys; --memkeys-samples N; --keystats; --keystats-samples N; --cursor N; --top N
		--hotkeys; --scan; --pattern TEXT; --quoted-pattern TEXT; --count N; --intrinsic-latency N
		--eval FILE; --ldb; --ldb-sync-mode; --cluster COMMAND; --verbose; --no-auth-warning; --rdma; --help
		--version; -v; --cluster-yes; --cluster-replicas N; --cluster-search-multiple-owners
		--cluster-only-masters
	`,
	Probes:  []string{"redis-cli info", "redis-cli dbsize"},
	Inspect: inspectRedis,
}

// inspectRedis finds the mode that redis-cli runs in, else the command.
func inspectRedis(inv *cli.Invocation, r *cli.Report) {
	wrote := false
	for _, n := range [...]string{"--rdb", "--functions-rdb"} {
		for _, f := range inv.All(n) {
			wrote = true
			r.Path(cli.WritesTo, f, "copies the database to a file")
			r.Add(cli.Reads, "")
		}
	}
	switch {
	case wrote:
	case inv.Has("--cluster"):
		redisCluster(inv, r)
	case inv.Has("--pipe"):
		r.Add(cli.Changes, "loads data into the database")
	case inv.Has("--lru-test"):
		r.Add(cli.Changes, "writes keys to test the cache")
	case inv.Has("--eval"):
		r.Add(cli.Runs, "runs a script file in the database")
	case inv.Has("-v"):
		r.Add(cli.Pure, "prints its version")
	case inv.Has("--stat"), inv.Has("--latency"), inv.Has("--latency-history"), inv.Has("--latency-dist"),
		inv.Has("--vset-recall"), inv.Has("--replica"), inv.Has("--slave"),
		inv.Has("--bigkeys"), inv.Has("--memkeys"), inv.Has("--keystats"), inv.Has("--hotkeys"), inv.Has("--scan"),
		inv.Has("--intrinsic-latency"):
		r.Add(cli.Reads, "")
	case len(inv.Operands) > 0:
		redisCommand(inv.Operands, r)
	default:
		fromInput(inv, r, redisScript)
	}
}

func redisCommand(operands []cli.Word, r *cli.Report) {
	words := make([]string, len(operands))
	for i, w := range operands {
		words[i] = w.Text
	}
	res := redis.Judge(words)
	r.Judged(res)
	// A subcommand or an option may hide in the words that are not known.
	for i, w := range operands {
		if !w.Static && i < 2 {
			r.Unknown("the command is not known statically")
		}
	}
}

// redisCluster judges --cluster, whose first argument is a command of its own.
func redisCluster(inv *cli.Invocation, r *cli.Report) {
	cmd, _ := inv.Last("--cluster")
	switch {
	case !cmd.Static:
		r.Unknown("the cluster command is not known statically")
	case cmd.Text == "check" && !hasWord(inv.Operands, "--cluster-fix-with-unreachable-masters"),
		cmd.Text == "info", cmd.Text == "help":
		r.Add(cli.Reads, "")
	case cmd.Text == "backup" && len(inv.Operands) > 1:
		r.Path(cli.WritesTo, inv.Operands[1], "writes a backup")
		r.Add(cli.Reads, "")
	case cmd.Text == "call" && len(inv.Operands) > 1:
		redisCommand(inv.Operands[1:], r)
	default:
		r.Add(cli.Changes, "changes a cluster")
	}
}

func hasWord(words []cli.Word, text string) bool {
	for _, w := range words {
		if w.Text == text {
			return true
		}
	}
	return false
}

// redisScript judges commands as redis-cli reads them from standard input, one a
// line.
func redisScript(text string) lang.Result {
	res := lang.Result{Class: abi.ReadOnly, Basis: abi.Known}
	for _, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		for i := range words {
			words[i] = strings.Trim(words[i], `"'`)
		}
		if len(words) > 0 {
			res.Join(redis.Judge(words))
		}
	}
	return res
}
