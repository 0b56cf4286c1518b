package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
)

// This file owns operations of AWS: what their verbs say, and the operations
// whose verb misleads. Checked against the 18,378 operations of botocore 1.43.

// awsCall are the options that every operation has besides its parameters,
// which are open.
const awsCall = `
	--cli-input-json TEXT; --cli-input-yaml TEXT; --generate-cli-skeleton[=KIND]; --starting-token TOKEN
	--page-size N; --max-items N; --dry-run; --no-dry-run; --with-decryption; --no-with-decryption
	--include-values; --include-value; --query-string SQL; --statement SQL; --sql SQL; --kubeconfig !FILE
	--command COMMAND; --path TEXT; --path-prefix TEXT; --file-path TEXT; --folder-path TEXT
	--log-file-name TEXT`

// awsService takes the name of a service.
func awsService(_ []string, name string) *cli.Command {
	if !awsServices.has(name) {
		return nil
	}
	return &awsOperations
}

var awsOperations = cli.Command{Effect: cli.Pure, Unlisted: awsOperation}

// awsOperation states what one operation does.
func awsOperation(path []string, op string) *cli.Command {
	service := path[len(path)-1]
	c := &cli.Command{Options: awsCall, OpenOptions: true}
	if custom := awsCustom(service, op, c); custom {
		return c
	}
	switch {
	case op == "help":
		c.Effect = cli.Pure
	case awsSecret(service, op):
		c.Effect = cli.ReadsSecrets
	case awsReads(service, op):
		c.Effect = cli.Reads
		c.Rules = awsReadRules
		if awsStreams(op) {
			c.Inspect = inspectOutfile
		}
	case strings.IndexByte(op, '-') > 0 || awsPlainChange(op):
		c.Effect, c.Does = cli.Changes, "calls "+service+" "+op+", which changes AWS"
		c.Rules = awsChangeRules[1:]
		if service == "ec2" {
			c.Rules = awsChangeRules
		}
	default:
		return nil
	}
	return c
}

var awsReadRules = []cli.Rule{
	{Option: "--generate-cli-skeleton", Lowers: true, Effect: cli.Pure, Does: "prints a skeleton of the input"},
	{Option: "--with-decryption --include-values --include-value", Effect: cli.ReadsSecrets},
}

var awsChangeRules = []cli.Rule{
	{Option: "--dry-run", Lowers: true, Effect: cli.Reads, Does: "checks the permissions only"},
	{Option: "--generate-cli-skeleton", Lowers: true, Effect: cli.Pure, Does: "prints a skeleton of the input"},
}

// awsReads reports whether an operation only observes.
func awsReads(service, op string) bool {
	verb, rest, _ := strings.Cut(op, "-")
	switch verb {
	case "describe", "list", "search", "lookup", "scan", "query", "filter", "tail", "wait", "select", "estimate",
		"simulate", "count", "compare", "contains", "head", "discover", "preview", "infer", "probe", "decode",
		"geocode", "suggest", "autocomplete", "download":
		return true
	case "get":
		// cognito-identity get-id creates an identity where there is none.
		return !(service == "cognito-identity" && op == "get-id")
	case "batch", "admin":
		verb, _, _ = strings.Cut(rest, "-")
		return verb == "get" || verb == "describe" || verb == "list" || verb == "check" || verb == "is" ||
			verb == "detect" || verb == "lookup"
	case "detect":
		return service == "comprehend" || service == "comprehendmedical" || service == "rekognition" ||
			service == "textract" || service == "cloudformation"
	case "check":
		return op != "check-in-license"
	case "is":
		return true
	case "generate":
		return op == "generate-credential-report" || op == "generate-service-last-accessed-details" ||
			op == "generate-organizations-access-report"
	case "validate":
		return service != "devops-agent"
	case "verify":
		return service == "kms" || service == "payment-cryptography-data" || service == "cloudfront" ||
			service == "location" || service == "codecatalyst"
	case "test":
		switch op {
		case "test-event-pattern", "test-metric-filter", "test-transformer", "test-dns-answer",
			"test-render-template", "test-render-email-template", "test-custom-data-identifier",
			"test-authorization", "test-function", "test-mapping", "test-parsing", "test-conversion":
			return true
		}
	case "retrieve":
		return op == "retrieve" || op == "retrieve-environment-info" || op == "retrieve-memory-records"
	case "calculate":
		return true
	case "start":
		return service == "logs" && (op == "start-query" || op == "start-live-tail")
	case "view":
		return op == "view-billing"
	case "resolve":
		return op == "resolve-alias" || op == "resolve-component-candidates"
	}
	return false
}

// awsSecret reports whether an operation's answer is a secret.
func awsSecret(service, op string) bool {
	switch op {
	case "get-secret-value", "batch-get-secret-value", "get-login-password", "get-login",
		"generate-db-auth-token", "generate-db-connect-auth-token", "generate-db-connect-admin-auth-token",
		"generate-data-key", "generate-data-key-pair", "generate-data-key-without-plaintext", "get-data-access",
		"retrieve-domain-auth-code", "credential-helper", "get-decrypted-api-key", "download-default-key-pair":
		return true
	case "decrypt":
		return service == "kms"
	}
	verb, rest, _ := strings.Cut(op, "-")
	if verb == "assume" {
		return true
	}
	if verb != "get" {
		return false
	}
	for rest != "" {
		var seg string
		switch seg, rest, _ = strings.Cut(rest, "-"); seg {
		case "token", "tokens", "credentials", "password":
			return true
		case "api":
			if strings.HasPrefix(rest, "key") && service != "apigateway" {
				return true
			}
		}
	}
	return false
}

// awsStreams reports whether an operation takes the file that its answer is
// written to as an operand.
func awsStreams(op string) bool {
	switch op {
	case "get-object", "get-object-torrent", "select-object-content", "get-export", "get-sdk",
		"get-configuration", "get-hosted-configuration-version", "get-latest-configuration",
		"get-introspection-schema", "get-function",
		"get-connection-function", "get-package-version-asset", "get-profile", "get-lineage-event",
		"get-snapshot-block", "get-glyphs", "get-sprites", "get-static-map", "get-style-descriptor", "get-tile",
		"get-job-output",
		"get-thing-shadow", "get-position-estimate", "get-resource-position", "get-clip", "get-media",
		"get-media-for-fragment-list", "get-work-unit-results", "describe-input-device-thumbnail",
		"get-image-frame",
		"get-image-set-metadata", "get-read-set", "get-reference", "get-code-binding-source",
		"get-raw-message-content", "get-sol-function-package-content", "get-sol-network-package-content",
		"get-map-tile", "get-game-session-log":
		return true
	}
	return false
}

// inspectOutfile finds the operand among the open options: the last word, where
// no option stands in front of it, or the one behind an option's argument.
func inspectOutfile(inv *cli.Invocation, r *cli.Report) {
	words := inv.Args
	if inv.Has("--generate-cli-skeleton") {
		return
	}
	found := false
	for i := 2; i < len(words); i++ {
		w := words[i]
		if strings.HasPrefix(w.Text, "--") ||
			strings.HasPrefix(words[i-1].Text, "--") && !strings.Contains(words[i-1].Text, "=") {
			continue
		}
		r.Path(cli.WritesTo, w, "writes the answer to a file")
		found = true
	}
	if !found && inv.Command.Effect == cli.Reads {
		switch inv.Path[len(inv.Path)-1] {
		case "get-object", "get-object-torrent", "get-job-output", "get-snapshot-block":
			r.Add(cli.Works, "writes the answer to a file")
		}
	}
}

// awsPlainChange lists operations of one word that change something.
func awsPlainChange(op string) bool {
	switch op {
	case "invoke", "publish", "subscribe", "unsubscribe", "deploy", "package", "push", "register", "deregister",
		"install", "uninstall", "encrypt", "sign", "converse", "chat", "peer", "login", "logout", "put", "socks":
		return true
	}
	return false
}

// awsCustom states commands of the CLI that are no operations, or that carry a
// language.
func awsCustom(service, op string, c *cli.Command) bool {
	switch service + " " + op {
	case "athena start-query-execution":
		c.Rules = []cli.Rule{{Option: "--query-string", Embeds: awsSQL}}
		c.Inspect = requiresSQL
	case "dynamodb execute-statement":
		c.Rules = []cli.Rule{{Option: "--statement", Embeds: awsSQL}}
		c.Inspect = requiresSQL
	case "rds-data execute-statement", "redshift-data execute-statement":
		c.Rules = []cli.Rule{{Option: "--sql", Embeds: awsSQL}}
		c.Inspect = requiresSQL
	case "eks update-kubeconfig":
		c.Effect, c.Does = cli.Changes, "changes the user's kubeconfig"
		c.Rules = awsChangeRules
	case "sqs receive-message":
		// AWS calls its access level Read: the messages stay, out of sight for a time.
		c.Effect, c.Does = cli.Connects, "hides the messages that it reads from other readers for a time"
	case "ecs execute-command":
		c.Inspect = inspectExecuteCommand
	case "ssm start-session", "ec2-instance-connect ssh", "ec2-instance-connect open-tunnel", "emr ssh":
		c.Effect, c.Does = cli.Interactive, "opens a session on another machine"
	case "cloudfront sign":
		c.Effect = cli.ReadsSecrets
	case "lambda invoke":
		c.Effect, c.Does = cli.Changes, "invokes a function"
		c.Inspect = inspectOutfile
	default:
		return false
	}
	return true
}

func awsSQL(text string) lang.Result { return sql.Generic(text) }

func requiresSQL(inv *cli.Invocation, r *cli.Report) {
	for _, o := range []string{"--query-string", "--statement", "--sql"} {
		if text, ok := inv.Last(o); ok && text.Static && strings.TrimSpace(text.Text) == "" {
			r.Unknown("the statement of " + o + " is empty")
		}
	}
	if !inv.Has("--query-string") && !inv.Has("--statement") && !inv.Has("--sql") {
		r.Unknown("the statement that " + strings.Join(inv.Path, " ") + " runs is not given")
	}
}

func inspectExecuteCommand(inv *cli.Invocation, r *cli.Report) {
	line, ok := inv.Last("--command")
	if !ok {
		r.Unknown("the command that aws ecs execute-command runs is not given")
		return
	}
	r.Run(cli.Inner{Shell: &line, Via: "aws ecs execute-command", Remote: true})
}
