package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// vault is HashiCorp Vault 1.20 and OpenBao 2.3, whose command lines agree.
var vault = cli.Program{
	Name: "vault", Also: "bao", Style: cli.SingleDash,
	Options: `
		-address URL; -agent-address URL; -ca-cert FILE; -ca-path DIR; -client-cert FILE; -client-key FILE
		-tls-server-name NAME; -tls-skip-verify; -namespace NAME; -ns NAME; -header PAIR; -mfa TEXT
		-output-curl-string; -output-policy; -policy-override; -unlock-key TEXT; -wrap-ttl DURATION
		-non-interactive; -disable-redirects; -snapshot-id ID; -format FORMAT; -field NAME; -detailed
		-log-format FORMAT; -help; -h; -version; -v
	`,
	Effect: cli.Pure,
	Probes: []string{"vault status", "vault secrets list", "vault token capabilities sys/mounts"},
	Commands: []cli.Command{
		{Name: "status", Effect: cli.Reads},
		{Name: "read", Inspect: inspectVaultRead},
		{Name: "list", Effect: cli.Reads},
		{Name: "write", Effect: cli.Changes, Does: "writes to vault", Options: "-force; -f", Rules: vaultPrint},
		{Name: "patch", Effect: cli.Changes, Does: "writes to vault", Options: "-force; -f; -method METHOD",
			Rules: vaultPrint},
		{Name: "delete", Effect: cli.Changes, Does: "deletes from vault", Rules: vaultPrint},
		{Name: "unwrap", Effect: cli.Changes, Does: "uses a wrapping token up"},
		{Name: "path-help", Effect: cli.Reads},
		{Name: "version version-history", Effect: cli.Reads},
		{Name: "monitor events", Effect: cli.Reads, Options: "-log-level LEVEL; -namespaces LIST; -filter TEXT",
			Commands: []cli.Command{
				{Name: "subscribe", Effect: cli.Reads},
			}},
		{Name: "print", Effect: cli.Pure,
			Commands: []cli.Command{{Name: "token", Effect: cli.ReadsSecrets, Does: "shows the token"}}},
		{Name: "debug", Effect: cli.Works, Does: "writes an archive", Options: `
			-compress; -duration DURATION; -interval DURATION; -metrics-interval DURATION; -output >FILE
			-target NAME`},
		{Name: "kv", Effect: cli.Pure, Options: "-mount NAME; -version N; -versions LIST", Commands: []cli.Command{
			{Name: "get", Effect: cli.ReadsSecrets, Does: "shows secrets"},
			{Name: "list", Effect: cli.Reads},
			{Name: "metadata", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "get", Effect: cli.Reads},
				{Name: "put patch", Effect: cli.Changes, Does: "changes settings of a secret", Options: `
					-cas-required; -custom-metadata PAIR; -delete-version-after DURATION; -max-versions N
					-remove-custom-metadata NAME`},
				{Name: "delete", Effect: cli.Changes, Does: "deletes a secret with all its versions"},
			}},
			{Name: "put patch", Effect: cli.Changes, Does: "writes a secret",
				Options: "-cas N; -method METHOD; -remove-data NAME; -options PAIR", Rules: vaultPrint},
			{Name: "delete destroy", Effect: cli.Changes, Does: "deletes a secret", Rules: vaultPrint},
			{Name: "undelete rollback enable-versioning", Effect: cli.Changes, Does: "changes a secret",
				Rules: vaultPrint},
		}},
		{Name: "token", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "lookup", Effect: cli.ReadsSecrets, Does: "shows a token", Options: "-accessor"},
			{Name: "capabilities", Effect: cli.Reads, Options: "-accessor"},
			{Name: "create renew", Effect: cli.Changes, Does: "issues a token", Options: `
				-accessor; -increment DURATION; -i DURATION; -display-name NAME; -entity-alias NAME
				-explicit-max-ttl DURATION; -id ID; -metadata PAIR; -no-default-policy; -orphan; -period DURATION
				-policy NAME; -renewable; -role NAME; -ttl DURATION; -type TYPE; -use-limit N`},
			{Name: "revoke", Effect: cli.Changes, Does: "revokes tokens", Options: "-accessor; -mode MODE; -self"},
		}},
		{Name: "lease", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "lookup", Effect: cli.Reads},
			{Name: "renew revoke", Effect: cli.Changes, Does: "changes leases",
				Options: "-force; -prefix; -sync; -increment DURATION"},
		}},
		{Name: "policy", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list read", Effect: cli.Reads},
			{Name: "fmt", Effect: cli.Pure,
				Operands: cli.Operands{Each: cli.WritesTo, Does: "rewrites a policy file"}},
			{Name: "write delete", Effect: cli.Changes, Does: "changes a policy"},
		}},
		{Name: "secrets", Effect: cli.Pure, Options: vaultMount, Commands: vaultMounts},
		{Name: "auth", Effect: cli.Pure, Options: vaultMount, Commands: vaultMounts},
		{Name: "audit", Effect: cli.Pure, Options: vaultMount, Commands: vaultMounts},
		{Name: "namespace", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list lookup", Effect: cli.Reads},
			{Name: "create delete patch lock unlock", Effect: cli.Changes, Does: "changes namespaces",
				Options: "-custom-metadata PAIR; -remove-custom-metadata NAME"},
		}},
		{Name: "plugin", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "list info reload-status", Effect: cli.Reads, Options: "-version VERSION"},
			{Name: "register deregister reload runtime", Effect: cli.Changes, Does: "changes plug-ins", Options: `
				-args TEXT; -command TEXT; -env TEXT; -oci-image NAME; -runtime NAME; -sha256 TEXT
				-version VERSION; -mounts LIST; -plugin NAME; -scope SCOPE; -type TYPE; -download`},
		}},
		{Name: "pki", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "health-check list-intermediates verify-sign", Effect: cli.Reads, Options: `
				-default-disabled; -health-config FILE; -list; -return-indicator MODE; -direct_sign
				-indirect_sign; -key_id_match; -path_match; -signature_match; -subject_match; -use_names`},
			{Name: "issue reissue", Effect: cli.Changes, Does: "issues a certificate",
				Options: "-issuer_name NAME; -type TYPE"},
		}},
		{Name: "operator", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "members key-status usage utilization", Effect: cli.Reads, Options: `
				-start-time TIME; -end-time TIME; -message TEXT; -today-only; -output >FILE`},
			{Name: "diagnose", Effect: cli.Reads, Options: "-config FILE; -debug; -skip NAME"},
			{Name: "generate-root", Effect: cli.Changes, Does: "generates a root token", Options: `
				-cancel; -decode TEXT; -dr-token; -generate-otp; -init; -nonce TEXT; -otp TEXT; -pgp-key TEXT
				-recovery-token; -status`,
				Rules: []cli.Rule{{Option: "-status", Lowers: true, Effect: cli.Reads}}},
			{Name: "init", Effect: cli.Changes, Does: "initializes vault", Options: `
				-key-shares N; -n N; -key-threshold N; -t N; -pgp-keys LIST; -recovery-pgp-keys LIST
				-recovery-shares N; -recovery-threshold N; -root-token-pgp-key TEXT; -status; -stored-shares N
				-consul-auto; -consul-service NAME`,
				Rules: []cli.Rule{{Option: "-status", Lowers: true, Effect: cli.Reads}}},
			{Name: "rekey", Effect: cli.Changes, Does: "changes the keys of vault", Options: `
				-backup; -backup-delete; -backup-retrieve; -cancel; -init; -key-shares N; -key-threshold N; -n N
				-t N; -nonce TEXT; -pgp-keys LIST; -status; -target NAME; -verify`,
				Rules: []cli.Rule{{Option: "-status", Lowers: true, Effect: cli.Reads}}},
			{Name: "seal unseal rotate step-down migrate import", Effect: cli.Changes, Does: "changes a vault server",
				Options: "-reset; -migrate; -config FILE; -start TEXT; -max-parallel N"},
			{Name: "raft", Effect: cli.Pure, Commands: []cli.Command{
				{Name: "list-peers", Effect: cli.Reads},
				{Name: "autopilot", Effect: cli.Pure, Commands: []cli.Command{
					{Name: "get-config state", Effect: cli.Reads},
					{Name: "set-config", Effect: cli.Changes, Does: "changes a vault server"},
				}},
				{Name: "snapshot", Effect: cli.Pure, Commands: []cli.Command{
					{Name: "save", Effect: cli.ReadsSecrets, Does: "copies vault's data to a file",
						Operands: cli.Operands{Each: cli.WritesTo}},
					{Name: "inspect", Effect: cli.Reads, Options: "-details[=BOOL]; -depth N; -filter TEXT"},
					{Name: "restore load unload", Effect: cli.Changes, Does: "overwrites vault's data", Options: "-force"},
				}},
				{Name: "join remove-peer demote promote", Effect: cli.Changes, Does: "changes a vault server", Options: `
					-leader-ca-cert TEXT; -leader-client-cert TEXT; -leader-client-key TEXT; -retry; -non-voter
					-auto-join-scheme TEXT; -auto-join-port PORT; -dr-token TEXT`},
			}},
		}},
		{Name: "login", Effect: cli.Changes, Does: "stores a token",
			Options: "-method NAME; -path PATH; -no-print; -no-store; -token-only"},
		{Name: "ssh", Effect: cli.Interactive, Does: "opens a shell on another machine", Options: `
			-mode MODE; -role NAME; -no-exec; -mount-point PATH; -strict-host-key-checking MODE
			-user-known-hosts-file FILE; -valid-principals LIST; -public-key-path FILE; -private-key-path FILE
			-host-key-mount-point PATH; -host-key-hostnames LIST; -ssh-executable PROGRAM`},
		{Name: "agent server proxy", Effect: cli.Runs, Does: "runs a server", Options: `
			-config FILE; -dev; -dev-root-token-id TEXT; -dev-listen-address ADDRESS; -log-level LEVEL
			-exit-after-auth; -log-file >FILE; -dev-tls; -recovery`},
		{Name: "transit transform hcp", Effect: cli.Changes, Does: "changes keys or connections"},
	},
}

const vaultMount = `
	-path PATH; -description TEXT; -version N; -options PAIR; -default-lease-ttl DURATION
	-max-lease-ttl DURATION; -force-no-cache; -local; -seal-wrap; -external-entropy-access
	-plugin-name NAME; -plugin-version VERSION; -listing-visibility MODE; -token-type TYPE
	-audit-non-hmac-request-keys LIST; -audit-non-hmac-response-keys LIST
	-passthrough-request-headers LIST; -allowed-response-headers LIST; -allowed-managed-keys LIST
	-identity-token-key NAME; -delegated-auth-accessors LIST; -trim-request-trailing-slashes;`

// vaultMounts are the subcommands of secrets, auth and audit.
var vaultMounts = []cli.Command{
	{Name: "list help", Effect: cli.Reads},
	{Name: "enable disable move tune", Effect: cli.Changes, Does: "changes what is mounted in vault"},
}

// vaultPrint: forms that print the request instead of sending it.
var vaultPrint = []cli.Rule{{Option: "-output-curl-string -output-policy", Lowers: true,
	Effect: cli.ReadsSecrets, Does: "prints the request with its token"}}

// inspectVaultRead: reading a role's credentials makes new ones.
func inspectVaultRead(inv *cli.Invocation, r *cli.Report) {
	for _, w := range inv.Operands {
		if strings.Contains(w.Text, "/creds/") {
			r.Add(cli.Changes, "issues new credentials")
			return
		}
	}
	r.Add(cli.ReadsSecrets, "shows what vault holds")
}
