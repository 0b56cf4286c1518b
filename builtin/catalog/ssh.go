package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns OpenSSH 10.2's programs that reach another machine; ssh_keys.go
// those about keys.

// ssh runs a command elsewhere, which a shell there reads.
var ssh = cli.Program{
	Name:          "ssh",
	StopAtOperand: true,
	Prepare:       prepareSSH,
	Options: `
		-46AaCfGgKkMNnqsTtVvXxYy; -B NAME; -b ADDRESS; -c CIPHERS; -D ADDRESS; -E FILE; -e CHAR; -F FILE
		-I LIBRARY; -i FILE; -J HOSTS; -L ADDRESS; -l NAME; -m MACS; -O COMMAND; -o OPTION; -P TAG; -p PORT
		-Q QUERY; -R ADDRESS; -S PATH; -W ADDRESS; -w TUNNEL
	`,
	Inspect: inspectSSH,
	Probes:  []string{"ssh -G HOST", "ssh HOST uptime"},
	Rules: []cli.Rule{
		{Option: "-E", Effect: cli.WritesTo},
		{Option: "-I", Effect: cli.Runs, Does: "-I loads a library"},
		{Option: "-F", Value: "!none /dev/null", Effect: cli.Runs, Does: "-F reads options from a file"},
		{Option: "-L -R -D -W -w", Effect: cli.Connects, Does: "forwards a connection"},
		{Option: "-s", Effect: cli.Connects, Does: "opens a subsystem"},
	},
}

// sshArguments are the options of ssh that take an argument.
const sshArguments = "BbcDEeFIiJLlmOoPpQRSWw"

// prepareSSH moves options behind the host to its front, where ssh reads them
// too: what follows them is the command.
func prepareSSH(args []cli.Word) []cli.Word {
	host := sshOptions(args, 0)
	if host >= len(args) || args[host].Text == "--" {
		return args
	}
	end := sshOptions(args, host+1)
	out := append([]cli.Word(nil), args[:host]...)
	out = append(out, args[host+1:end]...)
	out = append(out, args[host])
	if end < len(args) && args[end].Text == "--" && args[end].Static {
		end++
	}
	return append(out, args[end:]...)
}

// sshOptions returns the index of the first word from i on that is neither an
// option of ssh nor the argument of one.
func sshOptions(args []cli.Word, i int) int {
	for ; i < len(args); i++ {
		text := args[i].Text
		if len(text) < 2 || text[0] != '-' || text == "--" {
			return i
		}
		if sshTakesNext(text) {
			i++
		}
	}
	return min(i, len(args))
}

// sshTakesNext reports whether an option word takes the next one as argument.
func sshTakesNext(text string) bool {
	j := strings.IndexAny(text[1:], sshArguments)
	return j >= 0 && j+2 == len(text)
}

func inspectSSH(inv *cli.Invocation, r *cli.Report) {
	for _, o := range inv.All("-o") {
		sshSetting(o, r)
	}
	switch command, ok := inv.Last("-O"); {
	case inv.Has("-V"), inv.Has("-Q"):
		r.Add(cli.Pure, "")
		return
	case ok && command.Text == "check":
		r.Add(cli.Reads, "")
		return
	case ok:
		r.Add(cli.Changes, "-O "+command.Text+" changes a shared connection")
		return
	case inv.Has("-G"):
		r.Add(cli.Reads, "")
		return
	}
	switch {
	case len(inv.Operands) == 0:
		r.Unknown("the host that ssh reaches is not given")
	case len(inv.Operands) > 1 && !inv.Has("-s"):
		line := cli.JoinWords(inv.Operands[1:])
		r.Run(cli.Inner{Shell: &line, Via: "ssh", Remote: true})
	case inv.Has("-N"):
		r.Add(cli.Connects, "holds a connection open")
	case inv.Input().Kind != abi.StdinNone && !inv.Has("-n"):
		r.Run(cli.Inner{Stdin: true, Via: "ssh", Remote: true})
	default:
		r.Add(cli.Interactive, "opens a shell on another machine")
	}
}

// sshSetting judges an argument of -o, "Name=value" or "Name value".
func sshSetting(o cli.Word, r *cli.Report) {
	if !o.Static {
		r.Unknown("the setting " + o.Text + " is not known statically")
		return
	}
	i := strings.IndexAny(o.Text, "= \t")
	if i < 0 {
		return
	}
	value := o.Cut(i + 1)
	for value.Text != "" && strings.IndexByte(" \t=", value.Text[0]) >= 0 {
		value = value.Cut(1)
	}
	name := strings.ToLower(o.Text[:i])
	switch name {
	case "proxycommand", "localcommand", "knownhostscommand":
		if value.Text != "none" {
			r.Run(cli.Inner{Shell: &value, Via: "ssh -o " + o.Text[:i]})
		}
	case "remotecommand":
		r.Run(cli.Inner{Shell: &value, Via: "ssh -o RemoteCommand", Remote: true})
	case "localforward", "remoteforward", "dynamicforward", "tunnel", "permitremoteopen":
		r.Add(cli.Connects, "forwards a connection")
	case "include", "pkcs11provider", "securitykeyprovider", "xauthlocation", "match":
		r.Unknown("-o " + o.Text[:i] + " says what ssh runs")
	case "userknownhostsfile", "controlpath":
		if value.Text != "/dev/null" && value.Text != "none" && strings.IndexByte(value.Text, '%') < 0 {
			r.Path(cli.WritesTo, value, "")
		}
	}
}

// sshShared are the options that scp and sftp pass on to ssh.
const sshShared = `
	-o OPTION; -F FILE; -i FILE; -J HOSTS; -c CIPHER; -l LIMIT; -P PORT; -S PROGRAM; -X OPTION
	-D PROGRAM; -46ACpqrv;`

var scp = cli.Program{
	Name:    "scp",
	Options: sshShared + "-3BORTs",
	Inspect: inspectSCP,
	Probes:  []string{"ssh HOST ls -l"},
	Rules: []cli.Rule{
		{Option: "-S -D", Effect: cli.Executes},
		{Option: "-F", Value: "!none /dev/null", Effect: cli.Runs, Does: "-F reads options from a file"},
	},
}

func inspectSCP(inv *cli.Invocation, r *cli.Report) {
	for _, o := range inv.All("-o") {
		sshSetting(o, r)
	}
	copyBetween(inv.Operands, r, hostPath)
}

// hostPath reports whether a word names a path of another machine: "host:path",
// or an address.
func hostPath(w cli.Word) bool {
	i := strings.IndexByte(w.Text, ':')
	return i > 0 && strings.IndexByte(w.Text[:i], '/') < 0
}

var sftp = cli.Program{
	Name:    "sftp",
	Options: sshShared + "-aNf; -B SIZE; -b FILE; -R N; -s SUBSYSTEM",
	Inspect: inspectSFTP,
	Rules: []cli.Rule{
		{Option: "-S -D", Effect: cli.Executes},
		{Option: "-b", Effect: cli.Runs, Does: "-b reads commands from a file"},
	},
}

func inspectSFTP(inv *cli.Invocation, r *cli.Report) {
	for _, o := range inv.All("-o") {
		sshSetting(o, r)
	}
	r.Add(cli.Interactive, "waits for commands")
}

// mosh is mosh 1.4.
var mosh = cli.Program{
	Name:          "mosh",
	StopAtOperand: true,
	Options: `
		--client PATH; --server COMMAND; --ssh COMMAND; --predict MODE; -a; -n; -4; -6; -o; --family NAME
		-p, --port RANGE; --bind-server ADDRESS; --no-ssh-pty; --no-init; --local
		--experimental-remote-ip MODE; --predict-overwrite; --help; --version
	`,
	Effect: cli.Interactive, Does: "opens a shell on another machine",
	Wraps: &cli.Wrap{Skip: 1, Remote: true, Optional: true},
	Rules: []cli.Rule{{Option: "--client --server --ssh", Effect: cli.Executes}},
}

// sshpass is sshpass 1.10.
var sshpass = cli.Program{
	Name:          "sshpass",
	StopAtOperand: true,
	Options:       "-f FILE; -d FD; -p PASSWORD; -e[NAME]; -P PROMPT; -v; -h; -V",
	Wraps:         &cli.Wrap{},
}

// autossh is autossh 1.4: ssh, kept alive.
var autossh = cli.Program{
	Name:    "autossh",
	Style:   cli.NoOptions,
	Effect:  cli.Connects,
	Does:    "holds a connection open",
	Inspect: inspectAutoSSH,
}

func inspectAutoSSH(inv *cli.Invocation, r *cli.Report) {
	argv := []cli.Word{cli.Lit("ssh")}
	args := inv.Args
	for len(args) > 0 && strings.HasPrefix(args[0].Text, "-") {
		// -M takes an argument here, -f is autossh's own.
		n := 1
		switch {
		case args[0].Text == "-M":
			n = min(2, len(args))
		case args[0].Text == "-f", strings.HasPrefix(args[0].Text, "-M"):
		case sshTakesNext(args[0].Text):
			n = min(2, len(args))
			argv = append(argv, args[:n]...)
		default:
			argv = append(argv, args[0])
		}
		args = args[n:]
	}
	r.Run(cli.Inner{Argv: append(argv, args...), Via: "autossh"})
}
