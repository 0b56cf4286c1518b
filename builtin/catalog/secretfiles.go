package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// This file owns stores of secrets and what encrypts files: sops 3.10, age 1.2,
// pass 1.7, 1Password's op 2.31 and Bitwarden's bw 2025.8.

const sopsOptions = `
	-d, --decrypt; -e, --encrypt; -r, --rotate; -i, --in-place; --output >FILE; --output-type TYPE
	--input-type TYPE; --extract TEXT; --filename-override NAME; --ignore-mac; -s, --show-master-keys
	-k, --kms LIST; --aws-profile NAME; --gcp-kms LIST; --azure-kv LIST; --hc-vault-transit LIST
	-p, --pgp LIST; -a, --age LIST; --enable-local-keyservice; --keyservice LIST; --config FILE
	--set TEXT; --unencrypted-suffix TEXT; --encrypted-suffix TEXT; --unencrypted-regex TEXT
	--encrypted-regex TEXT; --encryption-context TEXT; --mac-only-encrypted
	--shamir-secret-sharing-threshold N; --verbose; --indent N; --decryption-order LIST; --add-age LIST
	--rm-age LIST; --add-pgp LIST; --rm-pgp LIST; --add-kms LIST; --rm-kms LIST; --add-gcp-kms LIST
	--rm-gcp-kms LIST; --add-azure-kv LIST; --rm-azure-kv LIST; --disable-version-check
	--check-for-updates; -h, --help; -v, --version`

// sops edits a file by an editor, unless an option says otherwise.
var sops = cli.Program{
	Name: "sops", AnyOperands: true, Options: sopsOptions, Inspect: inspectSops,
	Commands: []cli.Command{
		{Name: "decrypt", Effect: cli.ReadsSecrets, Does: "shows secrets", Inspect: inspectSopsFile},
		{Name: "encrypt", Effect: cli.Pure, Inspect: inspectSopsFile},
		{Name: "rotate", Effect: cli.Pure, Inspect: inspectSopsFile},
		{Name: "set unset", Options: "--idempotent; --value-file; --value-stdin", Inspect: inspectSopsSet},
		{Name: "filestatus", Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom}},
		{Name: "updatekeys", Effect: cli.Pure, Options: "-y, --yes",
			Operands: cli.Operands{Each: cli.WritesTo, Does: "encrypts a file to other keys"}},
		{Name: "groups", Effect: cli.Works, Does: "changes who can read a file",
			Commands: []cli.Command{{Name: "add delete", Effect: cli.Works, Does: "changes who can read a file",
				Options: `
			-f, --file FILE; --kms LIST; --aws-profile NAME; --gcp-kms LIST; --azure-kv LIST
			--hc-vault-transit LIST; --pgp LIST; --age LIST; -i, --in-place; --group-threshold N
			--encryption-context TEXT`,
				Rules: []cli.Rule{{Option: "--file", Effect: cli.WritesTo, Does: "changes who can read a file"}}}}},
		{Name: "exec-env exec-file", StopAtOperand: true, Options: `
			--background; --pristine; --same-process; --no-fifo; --user NAME; --filename NAME`,
			Inspect: inspectSopsExec},
		{Name: "publish", Effect: cli.Changes, Does: "uploads secrets"},
		{Name: "keyservice", Effect: cli.Runs, Does: "starts a server"},
		{Name: "edit", Effect: cli.Interactive, Does: "opens an editor"},
		{Name: "help completion", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure}},
	},
}

func inspectSops(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("--set"):
		inspectSopsSet(inv, r)
	case inv.Has("--decrypt"):
		r.Add(cli.ReadsSecrets, "shows secrets")
		inspectSopsFile(inv, r)
	case inv.Has("--encrypt") || inv.Has("--rotate"):
		r.Add(cli.Pure, "")
		inspectSopsFile(inv, r)
	default:
		r.Add(cli.Interactive, "opens an editor")
	}
}

func inspectSopsFile(inv *cli.Invocation, r *cli.Report) {
	e := cli.ReadsFrom
	if inv.Has("--in-place") {
		e = cli.WritesTo
	}
	for _, w := range inv.Operands {
		r.Path(e, w, "encrypts or decrypts a file in place")
	}
}

func inspectSopsSet(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 {
		r.Unknown("the file that sops edits is not given")
		return
	}
	r.Path(cli.WritesTo, inv.Operands[0], "edits a secret")
}

// inspectSopsExec: FILE COMMAND, which a shell reads.
func inspectSopsExec(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("--background") || inv.Has("--user") || len(inv.Operands) < 2 {
		r.Unknown("the command that sops runs is not known")
	}
	if len(inv.Operands) >= 2 {
		line := inv.Operands[1]
		r.Run(cli.Inner{Shell: &line, Via: "sops"})
	}
}

var age = cli.Program{
	Name: "age", Output: cli.Decodes, Style: cli.SingleDash, Effect: cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Options: `
		-e; --encrypt; -d; --decrypt; -o FILE; --output >FILE; -a; --armor; -p; --passphrase; -r TEXT
		--recipient TEXT; -R FILE; --recipients-file FILE; -i FILE; --identity FILE; -j NAME; -help
		-version`,
	Rules: []cli.Rule{
		{Option: "-o --output", Effect: cli.WritesTo, Does: "writes a file"},
		{Option: "-d --decrypt", Effect: cli.ReadsSecrets},
		{Option: "-R --recipients-file -i --identity", Effect: cli.ReadsFrom},
		{Option: "-j", Effect: cli.Runs, Does: "-j runs a plug-in"}},
}

var ageKeygen = cli.Program{
	Name: "age-keygen", Style: cli.SingleDash, Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom},
	Options: "-y; -o FILE; --output >FILE; -pq; -help; -version",
	Rules:   []cli.Rule{{Option: "-o --output", Effect: cli.WritesTo, Does: "writes a key"}},
}

// pass NAME shows a secret, as pass show does.
var pass = cli.Program{
	Name: "pass",
	Env:  "PASSWORD_STORE_* GNUPGHOME", Effect: cli.Reads, StopAtOperand: true,
	Options:  "-c, --clip[=LINE]; -q, --qrcode[=LINE]; -h, --help; --version",
	Operands: cli.Operands{Each: cli.ReadsSecrets},
	Rules:    []cli.Rule{{MinOperands: 2, Effect: cli.Unstated, Does: "may be the command of an extension"}},
	Probes:   []string{"pass ls"},
	Commands: []cli.Command{
		{Name: "ls list find search", Effect: cli.Reads},
		{Name: "show", Effect: cli.ReadsSecrets, Options: "-c; --clip[=LINE]; -q; --qrcode[=LINE]"},
		{Name: "grep", Effect: cli.ReadsSecrets, Options: "-i; -n; -e TEXT; -v; -w; -F; -E; -l; -c"},
		{Name: "insert add edit generate rm remove delete mv rename cp copy init", Effect: cli.Changes,
			Does: "changes stored secrets"},
		{Name: "otp import update tail tomb open close timer backup checkup file ln meta audit rotate genphrase " +
			"pwned", Effect: cli.Unstated, Does: "may be the command of an extension"},
		{Name: "git", Style: cli.NoOptions, Wraps: &cli.Wrap{Before: "git"}},
		{Name: "help version", Effect: cli.Pure},
	},
}

var op = cli.Program{
	Name: "op", Style: cli.Pflag, Effect: cli.Pure,
	Options: `
		--account NAME; --cache; --config DIR; --debug; --encoding NAME; --format FORMAT; -h, --help
		--iso-timestamps; --no-color; --session TEXT; -v, --version; --vault NAME`,
	Probes: []string{"op vault list", "op whoami"},
	Commands: []cli.Command{
		{Name: "whoami", Effect: cli.Reads},
		{Name: "item document", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list ls", Effect: cli.Reads,
				Options: "--categories LIST; --favorite; --include-archive; --long; --tags LIST"},
			{Name: "get", Effect: cli.ReadsSecrets, Does: "shows a secret", Options: `
				--fields LIST; --include-archive; --otp; --reveal; --share-link; -o, --out-file >FILE
				--output >FILE; --force; --file-mode MODE`, Rules: []cli.Rule{
				{Option: "--share-link", Effect: cli.Unstated, Does: "makes a link to share"}}},
			{Name: "template", Effect: cli.Pure,
				Commands: []cli.Command{{Name: "list get", Effect: cli.Reads,
					Options: "-o, --out-file >FILE; --file-mode MODE; -f, --force"}}},
			{Name: "create edit delete move share", Effect: cli.Changes, Does: "changes or shares secrets"}}},
		{Name: "read", Effect: cli.ReadsSecrets, Does: "shows a secret",
			Options: "-n, --no-newline; -o, --out-file >FILE; -f, --force; --file-mode MODE"},
		{Name: "inject", Effect: cli.ReadsSecrets, Does: "puts secrets into a text",
			Options: "-i, --in-file FILE; -o, --out-file >FILE; -f, --force; --file-mode MODE", Rules: []cli.Rule{
				{Option: "--in-file", Effect: cli.ReadsFrom}}},
		{Name: "run", StopAtOperand: true, Options: "--env-file FILE; --environment ID; --no-masking",
			Wraps: &cli.Wrap{}},
		{Name: "vault user group account connect service-account events-api environment", Effect: cli.Pure,
			Unlisted: opGroup},
		{Name: "signin signout update plugin ssh", Effect: cli.Changes,
			Does: "changes credentials or the user's settings"}, {Name: "completion", Effect: cli.Pure},
	},
}

// opGroup: vault user list, connect token delete.
func opGroup(path []string, name string) *cli.Command {
	switch name {
	case "user", "group", "server", "token", "vault":
		return &opNested
	case "list", "ls", "get", "ratelimit":
		return &opReads
	case "forget", "confirm", "grant", "revoke", "provision", "suspend", "reactivate", "recovery":
		return &remoteChanges
	}
	return remoteVerb(path, name)
}

var (
	opNested = cli.Command{Effect: cli.Pure, Unlisted: remoteVerb}
	opReads  = cli.Command{Effect: cli.Reads, Options: `
		--group NAME; --user NAME; --permission LIST; --fingerprint; --publickey; --me; --server NAME`}
)

var bw = cli.Program{
	Name: "bw", Effect: cli.Pure, Options: `
		--pretty; --raw; --response; --cleanexit; --quiet; --nointeraction; --session KEY; -v, --version
		-h, --help`,
	Probes: []string{"bw status"},
	Commands: []cli.Command{
		{Name: "status sdk-version", Effect: cli.Reads},
		{Name: "list get", Effect: cli.ReadsSecrets, Does: "shows secrets", Inspect: inspectBWGet, Options: `
			--search TEXT; --url URL; --folderid ID; --collectionid ID; --organizationid ID; --trash
			--itemid ID; --output >FILE`},
		{Name: "export", Effect: cli.ReadsSecrets, Does: "writes the vault to a file", Inspect: inspectBWExport,
			Options: "--output >FILE; --format NAME; --password TEXT; --organizationid ID", Rules: []cli.Rule{
				{Option: "--format", Value: "!json csv encrypted_json zip", Effect: cli.Unstated,
					Does: "the format is not known here"}}},
		{Name: "generate", Effect: cli.Pure, Options: `
			-u, --uppercase; -l, --lowercase; -n, --number; -s, --special; -p, --passphrase; --length N
			--words N; --minNumber N; --minSpecial N; --separator TEXT; -c, --capitalize; --includeNumber
			--ambiguous`}, {Name: "encode", Effect: cli.Pure},
		{Name: "sync", Effect: cli.Works, Does: "refreshes the vault's local copy", Options: "-f, --force; --last"},
		{Name: "lock unlock login logout create edit delete restore move share confirm import send receive " +
			"config update device-approval approve deny", Effect: cli.Changes, Does: "changes secrets or credentials"},
		{Name: "serve", Effect: cli.Runs, Does: "starts a server"},
		{Name: "completion help", Effect: cli.Pure, Operands: cli.Operands{Each: cli.Pure},
			Options: "--shell NAME"},
	},
}

// inspectBWGet: an attachment goes to a file, into the working directory where
// --output does not say.
func inspectBWGet(inv *cli.Invocation, r *cli.Report) {
	if len(inv.Operands) == 0 || inv.Has("--output") || inv.Has("--raw") {
		return
	}
	if w := inv.Operands[0]; !w.Static || w.Text == "attachment" {
		r.Add(cli.Works, "writes an attachment into the working directory")
	}
}

func inspectBWExport(inv *cli.Invocation, r *cli.Report) {
	if !inv.Has("--output") && !inv.Has("--raw") {
		r.Add(cli.Works, "writes the vault into the working directory")
	}
}
