package paths

import "strings"

// This file owns what is sensitive to read. It changes no class.

// secretHome are the names below a home directory whose reading shows secrets.
var secretHome = [...]row{
	{secret, []string{
		".ssh", ".gnupg", ".aws", ".azure", ".config/gcloud", ".oci", ".kube", ".docker/config.json", ".config/containers/auth.json",
		".netrc", ".git-credentials", ".password-store", ".pgpass", ".my.cnf", ".mylogin.cnf", ".vault-token", ".boto", ".s3cfg",
		".config/rclone", ".config/doctl", ".fly", ".databrickscfg", ".terraformrc", ".terraform.d/credentials*",
		".config/gh/hosts.yml", ".config/glab-cli", ".config/hub", ".config/github-copilot", ".npmrc", ".yarnrc*", ".pypirc",
		".cargo/credentials*", ".gem/credentials", ".m2/settings*.xml", ".gradle/gradle.properties",
		".composer/auth.json", ".config/composer/auth.json", ".config/op", ".op", ".config/sops", ".config/age",
		".local/share/keyrings", "Library/Keychains", ".pki",
		".mozilla", ".config/google-chrome*", ".config/chromium", ".config/BraveSoftware", "Library/Cookies",
		"Library/Application Support/Google/Chrome", "Library/Application Support/Firefox",
		".bash_history", ".zsh_history", ".zhistory", ".history", ".sh_history", ".python_history", ".node_repl_history",
		".psql_history", ".mysql_history", ".sqlite_history", ".rediscli_history", ".irb_history", ".local/share/fish/fish_history",
		".claude.json", ".claude/.credentials.json", ".codex/auth.json", ".gemini/oauth_creds.json",
		".local/share/opencode/auth.json", ".copilot/config.json",
	}},
	{ordinary, []string{
		".ssh/*.pub", ".ssh/known_hosts*", ".ssh/config", ".ssh/config.d", ".ssh/authorized_keys", ".aws/config", ".aws/cli",
		".kube/cache", ".azure/config",
	}},
}

// secretAnywhere are the names that hold secrets in whatever directory.
var secretAnywhere = [...]row{
	{secret, []string{
		".env", ".env.*", "*.env", ".envrc", ".netrc", "_netrc", ".npmrc", ".pypirc", ".pgpass", ".git-credentials", ".htpasswd",
		".ssh/id_*", "id_rsa", "id_dsa", "id_ecdsa*", "id_ed25519*", "*.pem", "*.key", "*.p12", "*.pfx", "*.jks", "*.keystore", "*.kdbx",
		".aws/credentials", ".kube/config", ".docker/config.json", "kubeconfig", "*.kubeconfig",
		"credentials.json", "service-account*.json", "service_account*.json", "*.tfstate", "*.tfstate.backup", ".vault_pass*",
	}},
	{ordinary, []string{
		"*.pub", ".ssh/*.pub", "*.pub.pem", "*.pub.key",
		".env.example", ".env.sample", ".env.template", ".env.dist", ".env.defaults", "example.env", "sample.env", "template.env",
	}},
}

// secretMachine are names below the root of the file system.
var secretMachine = [...]row{
	{secret, []string{
		"etc/shadow*", "etc/gshadow*", "etc/sudoers*", "etc/ssh/ssh_host_*_key", "etc/ssl/private", "etc/kubernetes/*.conf",
		"etc/krb5.keytab", "etc/wireguard", "etc/NetworkManager/system-connections",
		"run/secrets", "var/run/secrets", "private/var/run/secrets", "var/lib/docker", "proc/kcore", "dev/mem", "dev/sd*", "dev/nvme*", "dev/disk*",
		"proc/*/environ", "proc/*/mem", "proc/*/task/*/environ", "private/etc/master.passwd", "etc/master.passwd",
		"Library/Keychains",
	}},
}

// sensitive reports whether reading p shows secrets. rels are p's paths below
// the home directories that hold it.
func sensitive(p string, rels []string, glob bool) bool {
	for _, rel := range rels {
		if g, _ := find(secretHome[:], parts(rel), glob); g == secret {
			return true
		}
	}
	comps := parts(p)
	if strings.HasPrefix(p, "/") {
		if g, _ := find(secretMachine[:], comps, glob); g == secret {
			return true
		}
	}
	for i := max(0, len(comps)-2); i < len(comps); i++ {
		// Only the file's own name counts: a directory "x.key" is no key.
		if g, n := find(secretAnywhere[:], comps[i:], glob); g == secret && i+n == len(comps) {
			return true
		}
	}
	return false
}
