package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns macOS 15's programs for keys and accounts, and those that show
// the system.

// security is macOS 15.
var security = cli.Program{
	Name:        "security",
	AnyOperands: true,
	Options:     `-h; -i; -l; -p PROMPT; -q; -v`,
	Effect:      cli.Pure,
	Inspect:     inspectSecurity,
	Probes:      []string{"security list-keychains"},
	Commands: []cli.Command{
		{Name: "help error", Effect: cli.Pure},
		{Name: "find-generic-password find-internet-password", Effect: cli.Reads,
			Options: `
				-a ACCOUNT; -c CREATOR; -C TYPE; -D KIND; -d DOMAIN; -G VALUE; -g; -j COMMENT; -l LABEL; -P PORT
				-p PATH; -r PROTOCOL; -s SERVICE; -t TYPE; -w`,
			Rules: []cli.Rule{{Option: "-w -g", Effect: cli.ReadsSecrets, Does: "prints a password"}}},
		{Name: "find-certificate find-identity find-key get-identity-preference show-keychain-info " +
			"dump-trust-settings verify-cert list-smartcards translocate-status-check requirement-evaluate " +
			"user-trust-settings-enable translocate-original-path policies",
			Effect: cli.Reads, Options: `
				-a; -c NAME; -e ADDRESS; -m; -p X; -Z; -s X; -t X; -d X; -l X; -k X; -r X; -n X; -L; -q; -R X; -C
				-v; -u X; -h; -D`},
		{Name: "list-keychains", Effect: cli.Reads, Options: "-d DOMAIN; -s; -p",
			Rules: []cli.Rule{{Option: "-s", Effect: cli.Changes, Does: "sets which keychains are searched"}}},
		{Name: "default-keychain login-keychain", Effect: cli.Reads, Options: "-d DOMAIN; -s",
			Rules: []cli.Rule{{Option: "-s", Effect: cli.Changes, Does: "sets the default keychain"}}},
		{Name: "dump-keychain", Effect: cli.Reads, Options: "-a; -d; -i; -r", Rules: []cli.Rule{
			{Option: "-d", Effect: cli.ReadsSecrets, Does: "prints secrets of a keychain"},
			{Option: "-i", Effect: cli.Interactive, Does: "asks for changes of access lists"}}},
		{Name: "export", Effect: cli.ReadsSecrets, Does: "prints keys or certificates",
			Options: "-k X; -t X; -f X; -w; -p; -P X; -o FILE",
			Rules:   []cli.Rule{{Option: "-o", Effect: cli.WritesTo}}},
		{Name: "cms", Effect: cli.Reads, Options: `
			-C; -D; -E; -S; -c X; -d X; -e X; -G; -H X; -h X; -i FILE; -k X; -N X; -n; -O; -o FILE; -P; -p
			-r X; -s; -T; -u X; -v; -Y X; -Z X`,
			Rules: []cli.Rule{
				{Option: "-o", Effect: cli.WritesTo},
				{Option: "-E -S", Effect: cli.Unstated, Does: "signs or encrypts with a key of the keychain"},
			}},
		{Name: "authorizationdb", Commands: []cli.Command{
			{Name: "read", Effect: cli.Reads},
			{Name: "write remove smartcard merge reset", Effect: cli.Changes, Does: "changes who is authorized"}}},
		{Name: "smartcards", Commands: []cli.Command{
			{Name: "token", Effect: cli.Reads, Options: "-l; -e X; -d X",
				Rules: []cli.Rule{{Option: "-e -d", Effect: cli.Changes, Does: "enables or disables a token"}}}}},
		{Name: "authorize", Effect: cli.Changes, Does: "asks for authorization", StopAtOperand: true,
			Options: "-u; -p; -d; -i; -c; -C X; -e; -w; -x; -l; -E"},
		{Name: "execute-with-privileges", StopAtOperand: true, Wraps: &cli.Wrap{Elevated: true},
			Inspect: inspectPrompt},
		{Name: "leaks", Effect: cli.Reads},
		{Name: "trust-settings-export", Options: "-s; -d", Operands: cli.Operands{Each: cli.WritesTo}},
		{Name: "create-keychain delete-keychain lock-keychain unlock-keychain set-keychain-settings " +
			"set-keychain-password create-keypair add-generic-password add-internet-password " +
			"delete-generic-password delete-internet-password set-generic-password-partition-list " +
			"set-internet-password-partition-list set-key-partition-list add-certificates delete-certificate " +
			"delete-identity set-identity-preference import install-mds add-trusted-cert remove-trusted-cert " +
			"trust-settings-import create-filevaultmaster-keychain csr-enroll translocate-create",
			Style: cli.NoOptions, Effect: cli.Changes, Does: "changes a keychain"},
	},
}

// inspectSecurity: -i means something else to subcommands.
func inspectSecurity(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-i") {
		r.Add(cli.Interactive, "waits for commands")
	}
	if len(inv.Operands) > 0 {
		r.Unknown("security has no command " + inv.Operands[0].Text + " that is known here")
	}
}

// dscl is macOS 15: DATASOURCE, then the command as an option or a word.
var dscl = cli.Program{
	Name:    "dscl",
	Style:   cli.NoOptions,
	Inspect: inspectDscl,
	Probes:  []string{"dscl . -list /Users"},
}

// inspectPrompt: the command runs only once a person has given a password.
func inspectPrompt(_ *cli.Invocation, r *cli.Report) {
	r.Add(cli.Interactive, "waits for a person's password")
}

func inspectDscl(inv *cli.Invocation, r *cli.Report) {
	words := withoutLong(inv, r)
	for len(words) > 0 && words[0].Static {
		switch words[0].Text {
		case "-p", "-q", "-raw", "-plist", "-url", "-n":
			words = words[1:]
			continue
		case "-u", "-P", "-f":
			words = words[min(2, len(words)):]
			continue
		}
		break
	}
	if len(words) < 2 {
		r.Add(cli.Interactive, "waits for commands")
		return
	}
	name := words[1].Text
	if len(name) > 0 && name[0] == '-' {
		name = name[1:]
	}
	switch {
	case !words[1].Static:
		r.Unknown("the command of dscl is not known statically")
	case name == "read" || name == "readall" || name == "readpl" || name == "readpli" || name == "list" ||
		name == "search" || name == "diff" || name == "cat" || name == "ls" || name == "authonly":
		r.Add(cli.Reads, "shows accounts")
	case name == "create" || name == "createpl" || name == "createpli" || name == "append" || name == "merge" ||
		name == "delete" || name == "deletepl" || name == "deletepli" || name == "change" || name == "changei" ||
		name == "passwd" || name == "mk" || name == "rm":
		r.Add(cli.Changes, "changes the accounts of the system")
	default:
		r.Unknown("dscl has no command " + name + " that is known here")
	}
}

// dseditgroup is macOS 15.
var dseditgroup = cli.Program{
	Name: "dseditgroup",
	Options: `
		-o OPERATION; -p; -q; -v; -n NODE; -m MEMBER; -u USER; -P PASSWORD; -a NAME; -d NAME; -t TYPE
		-T TYPE; -L; -l X; -r NAME; -k WORD; -i GID; -g GUID; -S SID; -c TEXT; -s N; -f X`,
	Effect: cli.Reads,
	Rules: []cli.Rule{{Option: "-o", Value: "!read checkmember", Effect: cli.Changes,
		Does: "changes a group"}},
	Probes: []string{"dseditgroup -o checkmember -m root admin"},
}

// sysadminctl is macOS 15.
var sysadminctl = cli.Program{
	Name:  "sysadminctl",
	Style: cli.SingleDash,
	Options: `
		-addUser NAME; -deleteUser NAME; -newPassword X; -oldPassword X; -passwordHint X
		-resetPasswordFor NAME; -guestAccount X; -afpGuestAccess X; -smbGuestAccess X; -automaticTime X
		-filesystem X; -screenLock X; -autologin X; -secureTokenStatus NAME; -secureTokenOn NAME
		-secureTokenOff NAME; -password X; -adminUser NAME; -adminPassword X; -fullName X; -UID N; -GID N
		-shell X; -home X; -hint X; -admin; -roleAccount; -picture X; -secure; -keepHome; -interactive`,
	Effect: cli.Changes,
	Does:   "changes the accounts of the system",
	Rules: []cli.Rule{
		{Option: "-secureTokenStatus", Lowers: true, Effect: cli.Reads},
		{Option: "-guestAccount -afpGuestAccess -smbGuestAccess -automaticTime -filesystem -screenLock -autologin",
			Value: "status", Lowers: true, Effect: cli.Reads},
	},
	Inspect: inspectSysadminctl,
	Probes:  []string{"dscl . -list /Users"},
}

func inspectSysadminctl(inv *cli.Invocation, r *cli.Report) {
	for _, name := range [...]string{"-addUser", "-deleteUser", "-newPassword", "-resetPasswordFor",
		"-secureTokenOn", "-secureTokenOff"} {
		if inv.Has(name) {
			r.Add(cli.Changes, "changes the accounts of the system")
			return
		}
	}
}

// swVers, systemProfiler and ioreg are macOS 15.
var swVers = cli.Program{
	Name: "sw_vers",
	Options: `
		-productName, --productName; -productVersion, --productVersion
		-productVersionExtra, --productVersionExtra; -buildVersion, --buildVersion`,
	Style:  cli.SingleDash,
	Effect: cli.Reads,
}

var systemProfiler = cli.Program{
	Name:    "system_profiler",
	Style:   cli.SingleDash,
	Options: `-listDataTypes; -xml; -json; -detailLevel LEVEL; -timeout N; -usage; -nospawn; -skipTypes X`,
	Effect:  cli.Reads,
}

var ioreg = cli.Program{
	Name:    "ioreg",
	Options: `-a; -b; -c CLASS; -d N; -f; -i; -k KEY; -l; -n NAME; -p PLANE; -r; -S; -s; -t; -w N; -x`,
	Effect:  cli.Reads,
}

// logProgram is macOS 15's log.
var logProgram = cli.Program{
	Name: "log",
	Options: `
		--predicate TEXT; --style NAME; --last TIME; --start DATE; --end DATE; --info; --no-info; --debug
		--no-debug; --signpost; --no-signpost; --source; --no-source; --type TYPE; --process NAME
		--color WHEN; --timezone X; --mach-continuous-time; --loss; --backtrace; --level LEVEL; --user X
		--timeout TIME; --archive FILE; --file FILE; --pager; --no-pager; --bundle-id X; --force; --height X
		--width X; --time X; --subsystem X; --category X`,
	Effect: cli.Pure,
	Probes: []string{"log show --last 1m"},
	Commands: []cli.Command{
		{Name: "show stream stats statistics help repack", Effect: cli.Reads},
		{Name: "collect", Options: "--output >FILE; --size N; --device; --device-name X; --device-udid X",
			Effect: cli.Works, Does: "collects logs into a file"},
		{Name: "config", Options: "--mode X; --status; --reset; --subsystem X; --category X; --process X",
			Effect: cli.Changes, Does: "changes what is logged",
			Rules: []cli.Rule{{Option: "--status", Lowers: true, Effect: cli.Reads}}, Inspect: inspectLogConfig},
		{Name: "erase", Options: "--all; --ttl", Effect: cli.Changes, Does: "erases logs"},
	},
}

func inspectLogConfig(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--mode") || inv.Has("--reset") {
		r.Add(cli.Changes, "changes what is logged")
	}
}

// screencapture is macOS 15.
var screencapture = cli.Program{
	Name: "screencapture",
	Options: `
		-aBbCcdIiMmoPpSsUuvWwxk; -A; -D N; -G ID; -g; -J STYLE; -j; -l ID; -R RECT; -r; -T SECONDS
		-t FORMAT; -V SECONDS; -Z`,
	Effect:   cli.Reads,
	Operands: cli.Operands{Each: cli.WritesTo, Does: "writes a picture of the screen"},
}

// sample is macOS 15: it writes a report where -file says, else to /tmp.
var sample = cli.Program{
	Name:    "sample",
	Style:   cli.SingleDash,
	Options: `-wait; -mayDie; -fullPaths; -e; -file FILE; -f FILE; -subst X`,
	Effect:  cli.Reads,
	Rules:   []cli.Rule{{Option: "-file -f", Effect: cli.WritesTo, Does: "writes a report to a file"}},
}

// afplay is macOS 15.
var afplay = cli.Program{
	Name: "afplay",
	Options: `
		-d, --debug; -h, --help; -l, --leaks; -q, --rQuality X; -r, --rate X; -t, --time X; -v, --volume X`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
}
