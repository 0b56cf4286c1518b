package catalog

import "github.com/seed-a23d08e7/tmt/builtin/cli"

// gpg is GnuPG 2.4 (also gpg2). Its commands are options; without one it does
// what suits its input.
var gpg = cli.Program{
	Name: "gpg",
	Also: "gpg2",
	Options: `
		-s, --sign; --clear-sign, --clearsign; -b, --detach-sign; -e, --encrypt; --encrypt-files
		-c, --symmetric; --store; -d, --decrypt; --decrypt-files; --verify; --verify-files
		-k, --list-keys, --list-key, --list-public-keys; --list-signatures, --list-sigs, --list-sig
		--check-signatures, --check-sigs, --check-sig; --fingerprint; -K, --list-secret-keys
		--generate-key, --gen-key; --quick-generate-key, --quick-gen-key; --quick-add-uid, --quick-adduid
		--quick-add-key, --quick-addkey; --quick-add-adsk; --quick-revoke-uid, --quick-revuid
		--quick-set-expire; --quick-set-primary-uid; --quick-update-pref; --quick-set-ownertrust
		--full-generate-key, --full-gen-key; --generate-revocation, --gen-revoke
		--delete-keys, --delete-key; --delete-secret-keys, --delete-secret-key
		--delete-secret-and-public-keys, --delete-secret-and-public-key; --quick-sign-key; --quick-lsign-key
		--quick-revoke-sig; --sign-key; --lsign-key; --edit-key, --key-edit; --change-passphrase, --passwd
		--desig-revoke, --generate-designated-revocation; --export; --send-keys; --receive-keys, --recv-keys
		--search-keys; --refresh-keys; --locate-keys; --locate-external-keys; --fetch-keys
		--show-keys, --show-key; --export-secret-keys; --export-secret-subkeys; --export-ssh-key; --import
		--fast-import; --card-status; --edit-card, --card-edit; --change-pin; --list-config
		--list-gcrypt-config; --gpgconf-list; --gpgconf-test; --list-packets; --export-ownertrust
		--import-ownertrust; --update-trustdb; --check-trustdb; --fix-trustdb; --list-trustdb
		--dearmor, --dearmour; --enarmor, --enarmour; --print-md; --print-mds; --gen-prime; --gen-random
		--server; --tofu-policy; --rebuild-keydb-caches; --list-filter FILTER; -v, --verbose; --no-verbose
		-q, --quiet; --no-tty; --no-greeting; --debug FLAGS; --debug-level LEVEL; --debug-all
		--display-charset, --charset NAME; --options FILE; --no-options; --logger-fd N
		--log-file, --logger-file FILE; --homedir DIR; --faked-system-time TIME; --default-key NAME
		--encrypt-to NAME; --no-encrypt-to; --hidden-encrypt-to NAME; --encrypt-to-default-key
		--default-recipient NAME; --default-recipient-self; --no-default-recipient; --group SPEC
		--ungroup NAME; --no-groups; --compliance NAME; --gnupg; --openpgp; --rfc4880; --rfc2440
		--default-new-key-algo ALGO; --always-trust; --trust-model MODEL; --photo-viewer COMMAND
		--agent-program FILE; --dirmngr-program FILE; --keyboxd-program FILE; --exit-on-status-write-error
		--exec-path DIR; --expert; --no-expert; -n, --dry-run; -i, --interactive; --ask-sig-expire
		--default-sig-expire TIME; --default-cert-expire TIME; --ask-cert-expire; --default-cert-level N
		--min-cert-level N; --ask-cert-level; --enable-large-rsa; --personal-cipher-preferences TEXT
		--personal-digest-preferences TEXT; --personal-compress-preferences TEXT
		--default-preference-list TEXT; --default-keyserver-url URL; --allow-freeform-uid
		--preserve-permissions; --compress-algo ALGO; --completes-needed N; --marginals-needed N
		--max-cert-depth N; --trustdb-name FILE; --auto-check-trustdb; --no-auto-check-trustdb
		-m, --multifile; --input-size-hint N; --utf8-strings; --set-filesize N
		--set-notation, -N, --sig-notation, --cert-notation TEXT; --set-policy-url URL; --sig-policy-url URL
		--cert-policy-url URL; --sig-keyserver-url URL; -a, --armor, --armour; --no-armor
		-o, --output >FILE; --max-output N; --comment TEXT; --default-comment; --no-comments; --emit-version
		--no-emit-version; --textmode; -t; --no-textmode; --set-filename TEXT; --for-your-eyes-only
		--use-embedded-filename; --no-use-embedded-filename; --unwrap; --no-symkey-cache; --skip-verify
		--list-only; -z N; --compress-level N; --bzip2-compress-level N; --disable-signer-uid
		--auto-key-locate LIST; --no-auto-key-locate; --auto-key-import; --no-auto-key-import
		--auto-key-retrieve; --no-auto-key-retrieve; --include-key-block; --disable-dirmngr; --keyserver URL
		--keyserver-options LIST; --key-origin TEXT; --import-options LIST; --import-filter SPEC
		--export-options LIST; --export-filter SPEC; --merge-only; --list-options LIST; --show-photos
		--with-colons; --with-tofu-info; --with-key-data; --with-sig-list; --with-sig-check
		--with-fingerprint; --with-subkey-fingerprint; --with-icao-spelling; --with-keygrip; --with-secret
		--with-wkd-hash; --with-key-origin; --with-key-screening; --fast-list-mode; --fixed-list-mode
		--legacy-list-mode; --keyid-format FORMAT; --show-keyring; -r, --recipient NAME
		-R, --hidden-recipient NAME; -f, --recipient-file FILE; -F, --hidden-recipient-file FILE
		--throw-keyids; --no-throw-keyids; -u, --local-user NAME; --trusted-key ID; --sender ADDRESS
		--try-secret-key NAME; --try-all-secrets; --no-default-keyring; --no-keyring; --keyring FILE
		--primary-keyring FILE; --secret-keyring FILE; --skip-hidden-recipients; --override-session-key KEY
		--show-session-key; --s2k-mode N; --s2k-digest-algo ALGO; --s2k-cipher-algo ALGO; --s2k-count N
		--require-cross-certification; --verify-options LIST; --enable-special-filenames
		--no-random-seed-file; --no-sig-cache; --ignore-time-conflict; --ignore-valid-from
		--ignore-crc-error; --ignore-mdc-error; --cipher-algo ALGO; --digest-algo ALGO
		--cert-digest-algo ALGO; --disable-cipher-algo ALGO; --disable-pubkey-algo ALGO
		--allow-weak-digest-algos; --weak-digest ALGO; --allow-multiple-messages; --batch; --no-batch; --yes
		--no; --status-fd N; --status-file FILE; --attribute-fd N; --attribute-file FILE; --command-fd N
		--command-file FILE; --passphrase TEXT; --passphrase-fd N; --passphrase-file FILE
		--passphrase-repeat N; --pinentry-mode MODE; --force-sign-key; --request-origin TEXT; --display TEXT
		--ttyname TEXT; --ttytype TEXT; --lc-ctype TEXT; --lc-messages TEXT; --xauthority FILE
		--no-autostart; --use-agent; --no-use-agent; --no-permission-warning; --no-secmem-warning
		--force-mdc; --disable-mdc; --assert-signer FILE; --assert-pubkey-algo LIST; -h, --help; --version
		--warranty; --dump-options; --dump-option-table; --chuid USER; --lock-once; --lock-multiple
		--lock-never
	`,
	Effect: cli.Pure,
	Probes: []string{"gpg --list-keys", "gpg --list-secret-keys"},
	Rules: []cli.Rule{
		{Option: "--decrypt", Output: cli.Decodes},
		{Option: "--output --log-file --status-file --attribute-file", Effect: cli.WritesTo,
			Does: "writes the result to a file"},
		{Option: "--photo-viewer", Effect: cli.Executes, Does: "runs a viewer"},
		{Option: "--agent-program --dirmngr-program --keyboxd-program", Effect: cli.ExecutesProgram,
			Does: "runs another program"},
		{Option: "--exec-path --options", Effect: cli.Unstated, Does: "may run other programs"},
		{Option: "--use-embedded-filename", Effect: cli.Unstated, Does: "writes the file that its input names"},
		{Option: "--import --fast-import --receive-keys --fetch-keys --refresh-keys --locate-keys " +
			"--locate-external-keys --import-ownertrust",
			Effect: cli.Changes, Does: "changes the keyring"},
		{Option: "--delete-keys --delete-secret-keys --delete-secret-and-public-keys", Effect: cli.Changes,
			Does: "deletes keys"},
		{Option: "--generate-key --quick-generate-key --full-generate-key --quick-add-uid --quick-add-key " +
			"--quick-add-adsk --quick-revoke-uid --quick-set-expire --quick-set-primary-uid --quick-update-pref " +
			"--quick-set-ownertrust",
			Effect: cli.Changes, Does: "makes or changes keys"},
		{Option: "--sign-key --lsign-key --quick-sign-key --quick-lsign-key --quick-revoke-sig --edit-key " +
			"--change-passphrase --tofu-policy --edit-card --change-pin",
			Effect: cli.Changes, Does: "changes keys"},
		{Option: "--update-trustdb --fix-trustdb", Effect: cli.Changes, Does: "changes the trust database"},
		{Option: "--send-keys", Effect: cli.Changes, Does: "publishes keys"},
		{Option: "--export-secret-keys --export-secret-subkeys", Effect: cli.ReadsSecrets,
			Does: "shows secret keys"},
		{Option: "--list-keys --list-signatures --check-signatures --fingerprint --list-secret-keys --export " +
			"--export-ssh-key --search-keys --card-status --list-config --list-gcrypt-config --gpgconf-list " +
			"--gpgconf-test --export-ownertrust --check-trustdb --list-trustdb",
			Effect: cli.Reads},
		{Option: "--server", Effect: cli.Interactive, Does: "waits for commands"},
	},
	Inspect: inspectGpg,
}

// inspectGpg finds what happens to the operands.
func inspectGpg(inv *cli.Invocation, r *cli.Report) {
	_, out := inv.Last("--output")
	e, any := cli.ReadsFrom, false
	for i := range inv.Options {
		switch inv.Options[i].Name {
		case "--sign", "--clear-sign", "--detach-sign", "--encrypt", "--symmetric", "--store", "--dearmor",
			"--enarmor":
			any = true
			if !out {
				e = cli.WritesTo // FILE.gpg, FILE.sig or FILE.asc beside it
			}
		case "--encrypt-files", "--decrypt-files", "--multifile":
			any, e = true, cli.WritesTo
		case "--decrypt", "--verify", "--verify-files", "--list-packets", "--show-keys", "--print-md",
			"--print-mds", "--import", "--fast-import", "--import-ownertrust":
			any = true
		case "--gen-random", "--gen-prime", "--generate-revocation", "--desig-revoke", "--warranty",
			"--dump-options", "--dump-option-table",
			"--rebuild-keydb-caches", "--server":
			return
		}
	}
	if any {
		for _, w := range inv.Operands {
			if w.Text != "-" {
				r.Path(e, w, "")
			}
		}
		return
	}
	if len(r.Facts) == 1 { // nothing but the base: no command
		r.Unknown("what gpg does depends on its input")
	}
}

var gpgv = cli.Program{
	Name: "gpgv",
	Options: `
		-v, --verbose; -q, --quiet; --keyring FILE; -o, --output >FILE; --ignore-time-conflict
		--homedir DIR; --logger-fd N; --log-file >FILE; --status-fd N; --weak-digest NAME
		--enable-special-filenames; --debug FLAGS; --assert-pubkey-algo LIST; --help; --version
	`,
	Effect:   cli.Pure,
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "--keyring", Effect: cli.ReadsFrom},
	},
}
