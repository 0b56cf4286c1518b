package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/builtin/lang/mongo"
)

// This file owns MongoDB's shell and its database tools 100.13.

const mongoConnect = `
	-h, --host HOST; --port PORT; --ssl; --tls; --sslCAFile FILE; --tlsCAFile FILE; --sslPEMKeyFile FILE
	--tlsCertificateKeyFile FILE; --sslPEMKeyPassword TEXT; --tlsCertificateKeyFilePassword TEXT
	--sslCRLFile FILE; --tlsCRLFile FILE; --sslFIPSMode; --tlsInsecure; --sslAllowInvalidCertificates
	--sslAllowInvalidHostnames; --tlsAllowInvalidCertificates; --tlsAllowInvalidHostnames
	-u, --username NAME; -p, --password[=TEXT]; --authenticationDatabase NAME
	--authenticationMechanism NAME; --gssapiServiceName NAME; --gssapiHostName NAME
	--awsSessionToken TEXT; -v, --verbose; --quiet; --version
`

// mongosh is mongosh 2.5 and the older mongo.
var mongosh = cli.Program{
	Name: "mongosh",
	Also: "mongo",
	Options: mongoConnect + `
		--eval CODE; -f, --file FILE; --nodb; --norc; --shell; --json[=MODE]; --retryWrites; --apiVersion N
		--apiStrict; --apiDeprecationErrors; --ipv6; --help; --build-info; --no-quiet; --skipStartupWarnings
		--perfTests; --tlsUseSystemCA; --tlsCertificateSelector TEXT; --tlsDisabledProtocols LIST
		--awsAccessKeyId TEXT; --awsSecretAccessKey TEXT; --keyVaultNamespace NAME; --kmsURL URL
		--awsIamSessionToken TEXT; --networkMessageCompressors LIST; --disableImplicitSessions
		--oidcFlows LIST; --oidcRedirectUri URI; --oidcTrustedEndpoint; --oidcIdTokenAsAccessToken
		--browser PROGRAM; --oidcDumpTokens[=MODE]`,
	Rules: []cli.Rule{
		{Option: "--browser", Effect: cli.ExecutesProgram},
		{Option: "--shell", Effect: cli.Interactive, Does: "waits for statements afterwards"},
	},
	Probes:  []string{"mongosh --eval 'db.stats()'"},
	Inspect: inspectMongo,
}

func inspectMongo(inv *cli.Invocation, r *cli.Report) {
	files := inv.All("--file")
	for i, w := range inv.Operands {
		if i > 0 || strings.HasSuffix(w.Text, ".js") || strings.HasSuffix(w.Text, ".mongodb") ||
			strings.HasSuffix(w.Text, ".cjs") || strings.HasSuffix(w.Text, ".mjs") {
			files = append(files, w)
		}
	}
	statements(inv, r, mongo.Judge, inv.All("--eval"), files)
}

const mongoData = `
	--uri URI; -d, --db NAME; -c, --collection NAME; --config FILE; --help; --readPreference TEXT
	-q, --query JSON; --queryFile FILE; --gzip; -j, --numParallelCollections N;`

var mongodump = cli.Program{
	Name: "mongodump", Effect: cli.Reads,
	Options: mongoConnect + mongoData + `
		-o, --out >DIR/; --archive[=FILE]; --oplog; --dumpDbUsersAndRoles; --excludeCollection NAME
		--excludeCollectionsWithPrefix NAME; --viewsAsCollections; --compressors LIST`,
	Inspect: inspectMongodump,
}

// inspectMongodump: it writes into ./dump, unless told otherwise.
func inspectMongodump(inv *cli.Invocation, r *cli.Report) {
	for _, n := range [...]string{"--out", "--archive"} {
		for _, w := range inv.All(n) {
			if w.Text != "-" {
				r.Path(cli.WritesTo, w, "writes the dump to files")
			}
		}
	}
	if !inv.Has("--out") && !inv.Has("--archive") {
		r.Add(cli.Works, "writes the dump to files")
	}
}

var mongoexport = cli.Program{
	Name: "mongoexport", Effect: cli.Reads,
	Options: mongoConnect + mongoData + `
		-o, --out >FILE; -f, --fields LIST; --fieldFile FILE; --type TYPE; --jsonArray; --pretty
		--noHeaderLine; --jsonFormat NAME; --skip N; --limit N; --sort JSON; --assertExists
		--forceTableScan`,
}

// mongorestore stands for mongoimport too.
var mongorestore = cli.Program{
	Name: "mongorestore", Also: "mongoimport", Effect: cli.Changes, Does: "loads data into a database",
	Options: mongoConnect + mongoData + `
		--drop; --dryRun; --archive[=FILE]; --dir DIR; --objcheck; --oplogReplay; --oplogLimit TIME
		--oplogFile FILE; --restoreDbUsersAndRoles; --nsExclude NAME; --nsInclude NAME; --nsFrom NAME
		--nsTo NAME; --writeConcern TEXT; --noIndexRestore; --convertLegacyIndexes; --noOptionsRestore
		--keepIndexVersion; --maintainInsertionOrder; --numInsertionWorkersPerCollection N; --stopOnError
		--bypassDocumentValidation; --preserveUUID; --fixDottedHashIndex; --file FILE; --type TYPE
		-f, --fields LIST; --fieldFile FILE; --headerline; --ignoreBlanks; --jsonArray; --mode MODE
		--upsert; --upsertFields LIST; --columnsHaveTypes; --parseGrace MODE; --legacy
		--useArrayIndexFields`,
	Rules: []cli.Rule{{Option: "--dryRun", Lowers: true, Effect: cli.Reads}},
}

// mongostat stands for mongotop too.
var mongostat = cli.Program{
	Name: "mongostat", Also: "mongotop", Effect: cli.Reads,
	Options: mongoConnect + `
		--uri URI; --config FILE; --help; -o FILE; -O TEXT; --humanReadable BOOL; --noheaders
		-n, --rowcount N; --discover; --http; --all; --json; --locks; -i, --interactive`,
}
