package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns OpenSSH 10.2's programs about keys.

var sshKeygen = cli.Program{
	Name: "ssh-keygen",
	Options: `
		-ABceHhiKLlopquvUyk; -a ROUNDS; -b BITS; -C COMMENT; -D LIBRARY; -E HASH; -F HOST; -f FILE; -g
		-I NAME; -M MODE; -m FORMAT; -N PHRASE; -n NAMES; -O OPTION; -P PHRASE; -Q; -R HOST; -r NAME; -s KEY
		-t TYPE; -V TIME; -w PROVIDER; -Y ACTION; -Z CIPHER; -z SERIAL
	`,
	Inspect: inspectSSHKeygen,
	Probes:  []string{"ssh-keygen -l -f FILE"},
	Rules: []cli.Rule{
		{Option: "-D -w", Effect: cli.Runs, Does: "loads a library"},
	},
}

// inspectSSHKeygen: one option says what is done; without it a key is made.
func inspectSSHKeygen(inv *cli.Invocation, r *cli.Report) {
	file, given := inv.Last("-f")
	action, acts := inv.Last("-Y")
	look := inv.Has("-l") || inv.Has("-L") || inv.Has("-y") || inv.Has("-e") || inv.Has("-i") || inv.Has("-F") ||
		inv.Has("-B") ||
		inv.Has("-Q") || inv.Has("-r") || acts && action.Text != "sign"
	switch {
	case inv.Has("-A"):
		r.Add(cli.Changes, "makes this system's host keys")
	case inv.Has("-R"), inv.Has("-H"):
		if given {
			r.Path(cli.WritesTo, file, "")
		} else {
			r.Add(cli.Changes, "changes ~/.ssh/known_hosts")
		}
	case look && given && (inv.Has("-k") || inv.Has("-c") || inv.Has("-p") ||
		inv.Has("-s") && !acts || inv.Has("-M")):
		// The last of several modes wins; they are not told apart.
		r.Path(cli.WritesTo, file, "writes a key or a revocation list")
	case look && given:
		r.Path(cli.ReadsFrom, file, "")
	case look:
		r.Add(cli.Reads, "")
	case acts, inv.Has("-s"):
		r.Add(cli.Works, "signs files")
		for _, w := range inv.Operands {
			r.Path(cli.WritesTo, w, "")
		}
	case inv.Has("-M"), inv.Has("-K"):
		r.Add(cli.Works, "writes files")
		for _, w := range inv.Operands {
			r.Path(cli.WritesTo, w, "")
		}
	case given:
		r.Path(cli.WritesTo, file, "writes a key")
	default:
		r.Add(cli.Changes, "writes a key to ~/.ssh")
	}
}

var sshAdd = cli.Program{
	Name: "ssh-add",
	Options: `
		-cCDdKkLlNqvXx; -E HASH; -H FILE; -h DESTINATION; -S PROVIDER; -s LIBRARY; -e LIBRARY; -T FILE
		-t LIFE`,
	Effect: cli.Changes, Does: "changes what the key agent holds",
	Probes: []string{"ssh-add -l"},
	Rules: []cli.Rule{
		{Option: "-l -L -T", Lowers: true, Effect: cli.Reads},
	},
}

var sshAgent = cli.Program{
	Name:          "ssh-agent",
	StopAtOperand: true,
	Options:       "-cDdksTuUv; -a PATH; -E HASH; -O OPTION; -P LIST; -t LIFE",
	Does:          "starts a key agent",
	Wraps:         &cli.Wrap{Optional: true},
	Rules:         []cli.Rule{{Option: "-k", Effect: cli.Changes, Does: "stops a process"}},
}

var sshCopyID = cli.Program{
	Name:    "ssh-copy-id",
	Options: "-fnsxh; -i[FILE]; -t PATH; -p PORT; -F FILE; -o OPTION",
	Effect:  cli.Changes, Does: "lets a key into another machine",
	Probes: []string{"ssh-copy-id -n HOST"},
	Rules:  []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads}},
}

var sshKeyscan = cli.Program{
	Name:    "ssh-keyscan",
	Options: "-46cDHqv; -f FILE; -O OPTION; -p PORT; -T SECONDS; -t TYPES",
	Effect:  cli.Reads,
	Rules:   []cli.Rule{{Option: "-f", Effect: cli.ReadsFrom}},
}
