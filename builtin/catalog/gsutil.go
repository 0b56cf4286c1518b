package catalog

import (
	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
	"github.com/seed-a23d08e7/tmt/builtin/lang/sql"
)

// This file owns gsutil and bq, the older tools of Google Cloud, and eksctl.

// gsutil is gsutil 5.35.
var gsutil = cli.Program{
	Name:         "gsutil",
	Env:          "CLOUDSDK_* BOTO_* -CLOUDSDK_CORE_*",
	LocalOptions: true,
	Options:      "-D; -h HEADER; -i ACCOUNT; -m; -o OPTION; -q; -u PROJECT; --version; --help",
	Effect:       cli.Pure,
	Probes:       []string{"gsutil ls", "gsutil version -l"},
	Commands: []cli.Command{
		{Name: "ls", Effect: cli.Reads, Options: "-a; -b; -d; -e; -h; -L; -l; -p PROJECT; -R; -r"},
		{Name: "du", Effect: cli.Reads, Options: "-0; -a; -c; -e PATTERN; -h; -s; -X FILE"},
		{Name: "cat", Effect: cli.Reads, Output: cli.Fetches, Options: "-h; -r RANGE"},
		{Name: "stat hash", Effect: cli.Reads, Options: "-c; -h; -m"},
		{Name: "version help", Effect: cli.Pure, Options: "-l"},
		{Name: "rsync", Options: `
			-a ACL; -C; -c; -d; -e; -i; -j LIST; -J; -n; -p; -P; -r; -R; -u; -U; -x REGEX; -y REGEX; -z LIST
			-Z; --stet`,
			Rules:   []cli.Rule{{Option: "-n", Lowers: true, Effect: cli.Reads, Does: "reports what it would do"}},
			Inspect: inspectGsutilSync},
		{Name: "cp mv", Output: cli.Fetches, Options: `
			-a ACL; -A; -c; -C; -D; -d; -e; -I; -j LIST; -J; -L FILE; -n; -p; -P; -r; -R; -s CLASS; -U; -u; -v
			-x REGEX; -y REGEX; -z LIST; -Z; -i; -q; --stet`, Inspect: inspectGsutilCopy},
		{Name: "rm rb", Effect: cli.Changes, Does: "deletes objects or buckets", Options: "-f; -I; -r; -R; -a"},
		{Name: "mb", Effect: cli.Changes, Does: "creates a bucket"},
		{Name: "setmeta compose rewrite restore signurl perfdiag test update config hmac kms", Effect: cli.Changes,
			Does: "changes objects or settings"},
		{Name: "acl defacl",
			Commands: []cli.Command{
				{Name: "get", Effect: cli.Reads},
				{Name: "set ch", Effect: cli.Changes, Does: "changes who may read a bucket"},
			}},
		{Name: "iam cors lifecycle logging versioning web label notification retention defstorageclass " +
			"requesterpays ubla bucketpolicyonly pap rpo autoclass publicaccessprevention", Commands: []cli.Command{
			{Name: "get list", Effect: cli.Reads},
			{Name: "set ch create delete clear watchbucket stopchannel lock event temp enable", Effect: cli.Changes,
				Does: "changes a bucket's settings"}}},
	},
}

func inspectGsutilCopy(inv *cli.Invocation, r *cli.Report) { inspectStorageCopy(inv, r, false) }

func inspectGsutilSync(inv *cli.Invocation, r *cli.Report) {
	if !inv.Has("-n") {
		inspectStorageCopy(inv, r, inv.Has("-d"))
	}
}

// bq is bq 2.1.
var bq = cli.Program{
	Name:  "bq",
	Env:   "CLOUDSDK_* -CLOUDSDK_CORE_*",
	Style: cli.SingleDash,
	Options: `
		-api URL; -api_version NAME; -apilog FILE; -application_default_credential_file FILE
		-bigqueryrc FILE; -ca_certificates_file FILE; -dataset_id NAME; -debug_mode; -disable_ssl_validation
		-discovery_file FILE; -enable_gdrive; -fingerprint_job_id[=BOOL]; -format, -f FORMAT
		-headless[=BOOL]; -httplib2_debuglevel N; -job_id ID; -job_property PAIR; -location NAME
		-max_rows_per_request N; -project_id ID; -proxy_address A; -proxy_port N; -quiet, -q
		-synchronous_mode[=BOOL]; -nosync; -sync; -trace TOKEN; -use_gce_service_account
		-impersonate_service_account NAME; -n, -max_results N; -j, -jobs; -d, -datasets; -p, -projects
		-m, -models; -routines; -transfer_config; -transfer_run; -a, -all; -filter TEXT; -page_token TOKEN
		-schema; -view; -materialized_view; -job; -dataset; -reservation; -connection
		-encryption_service_account; -model; -routine; -row_access_policies; -snapshot; -help; -version
	`,
	Effect: cli.Pure,
	Probes: []string{"bq ls", "bq show --schema dataset.table"},
	Commands: []cli.Command{
		{Name: "ls show head wait info version get-iam-policy", Effect: cli.Reads, Options: `
			-s, -start_row N; -c, -selected_fields LIST; -reservation_assignment; -capacity_commitment
			-migration_workflow; -min_creation_time N; -max_creation_time N; -print_last_token; -bi_reservation
			-run_attempt NAME; -message_type LIST; -reservation_id ID; -row_access_policy`},
		{Name: "help", Effect: cli.Pure},
		{Name: "query", Options: `
			-use_legacy_sql[=BOOL]; -nouse_legacy_sql; -dry_run; -destination_table NAME; -append_table
			-replace; -parameter TEXT; -batch; -use_cache[=BOOL]; -nouse_cache; -require_cache; -rpc
			-start_row N; -s N; -maximum_bytes_billed N; -udf_resource FILE; -label TEXT; -allow_large_results
			-flatten_results[=BOOL]; -noflatten_results; -min_completion_ratio N; -schema_update_option NAME
			-time_partitioning_field NAME; -time_partitioning_type NAME; -clustering_fields LIST
			-destination_kms_key NAME; -display_name TEXT; -schedule TEXT; -target_dataset NAME; -session_id ID
			-create_session; -external_table_definition TEXT; -continuous; -destination_schema FILE
			-range_partitioning TEXT; -max_statement_results N; -connection_property TEXT; -dataset_id NAME
			-flagfile FILE`,
			Rules: []cli.Rule{
				{Option: "-dry_run", Lowers: true, Effect: cli.Reads, Does: "checks the query only"},
				{Option: "-destination_table -append_table -replace -schedule -target_dataset", Effect: cli.Changes,
					Does: "writes the result to a table"},
				{Option: "-flagfile -udf_resource", Effect: cli.Runs, Does: "reads options or code from a file"}},
			Inspect: inspectBqQuery},
		{Name: "mk load insert cp rm update undelete add-iam-policy-binding remove-iam-policy-binding " +
			"set-iam-policy partition mkdef init cancel truncate", Effect: cli.Changes, Does: "changes BigQuery"},
		{Name: "extract", Effect: cli.Changes, Does: "writes a table to a bucket"},
		{Name: "shell", Effect: cli.Interactive, Does: "waits for commands"},
	},
}

func inspectBqQuery(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-dry_run") {
		return
	}
	switch in := inv.Input(); {
	case len(inv.Operands) > 0:
		text := cli.JoinWords(inv.Operands)
		r.Embed(text, bigQuery, "the query")
	case in.Text.Static:
		r.Embed(in.Text, bigQuery, "the query")
	default:
		r.Unknown("the query is read from standard input")
	}
}

func bigQuery(text string) lang.Result { return sql.Generic(text) }

// eksctl is eksctl 0.215.
var eksctl = cli.Program{
	Name: "eksctl",
	Options: `
		-C, --color WHEN; -d, --dumpLogs; -v, --verbose LEVEL; -r, --region NAME; -p, --profile NAME
		--timeout DURATION; --cfn-role-arn ARN; --cluster NAME; -f, --config-file FILE; -n, --name NAME
		-o, --output FORMAT; --chunk-size N; -A, --all-regions; -h, --help`,
	Effect: cli.Pure,
	Probes: []string{"eksctl get cluster"},
	Commands: []cli.Command{
		{Name: "get", Effect: cli.Reads, Options: "--arn ARN; --namespace NAME; --username NAME; --show-details"},
		{Name: "info version completion help", Effect: cli.Pure},
		{Name: "utils", Effect: cli.Pure, Commands: []cli.Command{
			{Name: "describe-stacks describe-addon-versions describe-addon-configuration schema nodegroup-health",
				Effect: cli.Reads, Options: `
				--all; --events; --trail; --kubernetes-version VERSION; --version VERSION; --publishers LIST
				--owners LIST; --types LIST`},
			{Name: "write-kubeconfig", Effect: cli.Changes, Does: "changes the user's kubeconfig"}},
			Unlisted: changesEKS},
		{Name: "create upgrade delete set unset scale drain enable register deregister associate disassociate " +
			"update install migrate", Effect: cli.Changes, Does: "changes EKS clusters"},
		{Name: "anywhere", Effect: cli.Unstated},
	},
}

var eksChange = cli.Command{Effect: cli.Changes, Does: "changes EKS clusters"}

func changesEKS([]string, string) *cli.Command { return &eksChange }
