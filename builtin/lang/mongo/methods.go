package mongo

// This file owns the lists of methods, functions and database commands. It
// judges nothing. Source: the manuals of mongosh 2.5 and MongoDB 8.0.

import "strings"

// reads reports methods of databases, collections and cursors that only read.
func reads(name string) bool {
	switch name {
	case "find", "findOne", "aggregate", "count", "countDocuments", "estimatedDocumentCount", "distinct", "explain", "watch",
		"stats", "dataSize", "storageSize", "totalIndexSize", "totalSize", "latencyStats", "isCapped", "getShardDistribution", "getShardVersion",
		"getIndexes", "getIndexKeys", "getIndices", "getSearchIndexes", "getPlanCache", "list", "getFullName",
		"sort", "limit", "skip", "toArray", "pretty", "hasNext", "next", "tryNext", "itcount", "size", "projection", "project", "batchSize", "comment",
		"collation", "maxTimeMS", "maxAwaitTimeMS", "readConcern", "readPref", "hint", "min", "max", "returnKey", "showRecordId", "tailable", "allowDiskUse",
		"allowPartialResults", "noCursorTimeout", "objsLeftInBatch", "isExhausted", "isClosed", "close", "finish", "queryPlanner",
		"getCollection", "getCollectionNames", "getCollectionInfos", "getSiblingDB", "getSisterDB", "getName", "getMongo", "getDB", "getDBs", "getDBNames", "getURI",
		"getReadPref", "setReadPref", "getReadConcern", "setReadConcern", "getReadPrefMode", "serverStatus", "hostInfo", "version", "serverBuildInfo", "isMaster", "hello",
		"currentOp", "listCommands", "getProfilingStatus", "getUser", "getUsers", "getRole", "getRoles", "getReplicationInfo", "printReplicationInfo",
		"printSecondaryReplicationInfo", "printSlaveReplicationInfo", "printCollectionStats", "printShardingStatus", "serverCmdLineOpts", "getLogComponents", "commandHelp", "help", "auth", "logout":
		return true
	}
	return false
}

// readsCluster reports methods of rs and sh that only read.
func readsCluster(name string) bool {
	switch name {
	case "status", "conf", "config", "isMaster", "hello", "help", "printReplicationInfo", "printSecondaryReplicationInfo",
		"getBalancerState", "isBalancerRunning", "getShardedDataDistribution", "balancerCollectionStatus", "isConfigShardEnabled", "listShards":
		return true
	}
	return false
}

// neutral reports methods of JavaScript's own values.
func neutral(name string) bool {
	switch name {
	case "forEach", "map", "filter", "reduce", "some", "every", "includes", "indexOf", "join", "split", "slice", "concat", "flat", "flatMap", "push", "reverse",
		"keys", "values", "entries", "fromEntries", "isArray", "from", "has", "get", "at", "stringify", "parse", "log", "error", "info", "table",
		"toString", "toFixed", "toISOString", "toLocaleString", "toUpperCase", "toLowerCase", "trim", "startsWith", "endsWith", "padStart", "padEnd", "replace",
		"match", "test", "substring", "repeat", "round", "floor", "ceil", "abs", "now", "getTime", "getFullYear", "getMonth", "getDate", "getHours",
		"getTimestamp", "toHexString", "valueOf", "toNumber", "toInt", "localeCompare":
		return true
	}
	return false
}

// isFunction reports global functions and classes that read, print or build
// values.
func isFunction(name string) bool {
	switch name {
	case "print", "printjson", "tojson", "tojsononeline", "ObjectId", "ISODate", "Date", "NumberInt", "NumberLong", "NumberDecimal", "Int32", "Long", "Double", "Decimal128",
		"UUID", "BinData", "HexData", "Timestamp", "MinKey", "MaxKey", "RegExp", "DBRef", "Number", "String", "Boolean", "Array", "Object", "Set", "Map",
		"parseInt", "parseFloat", "isNaN", "Mongo", "connect", "sleep", "version", "quit", "exit", "help", "hello", "hostname", "getHostName", "config":
		return true
	}
	return false
}

func isKeyword(name string) bool {
	switch name {
	case "if", "for", "while", "switch", "catch", "return", "typeof", "function", "await", "async", "of", "in", "new", "void", "throw":
		return true
	}
	return false
}

// changes reports methods that change data, indexes, users or the server.
func changes(name string) bool {
	switch name {
	case "insert", "insertOne", "insertMany", "update", "updateOne", "updateMany", "replaceOne", "save", "remove", "deleteOne", "deleteMany",
		"findAndModify", "findOneAndUpdate", "findOneAndReplace", "findOneAndDelete", "bulkWrite", "initializeOrderedBulkOp", "initializeUnorderedBulkOp", "execute",
		"drop", "dropIndex", "dropIndexes", "dropDatabase", "dropSearchIndex", "createIndex", "createIndexes", "ensureIndex", "reIndex", "hideIndex", "unhideIndex",
		"createSearchIndex", "createSearchIndexes", "updateSearchIndex", "renameCollection", "convertToCapped", "compact", "copyTo", "cloneDatabase", "copyDatabase",
		"createCollection", "createView", "createUser", "updateUser", "dropUser", "dropAllUsers", "changeUserPassword", "createRole", "updateRole", "dropRole", "dropAllRoles",
		"grantRolesToUser", "revokeRolesFromUser", "grantPrivilegesToRole", "revokePrivilegesFromRole", "grantRolesToRole", "revokeRolesFromRole",
		"setProfilingLevel", "setLogLevel", "killOp", "killSessions", "shutdownServer", "fsyncLock", "fsyncUnlock", "rotateCertificates", "setIndexCommitQuorum",
		"clear", "clearPlansByQuery", "clearPlanCache", "commitTransaction", "setWriteConcern", "setDefaultRWConcern", "analyzeShardKey", "configureQueryAnalyzer",
		"upsert", "delete", "shardCollection", "reshardCollection", "unshardCollection":
		return true
	}
	return false
}

// startsChange reports names whose first word is a verb of change: methods of
// versions to come.
func startsChange(name string) bool {
	for _, verb := range [...]string{"insert", "update", "replace", "delete", "drop", "remove", "create", "rename", "kill", "shutdown", "grant", "revoke", "set", "enable", "disable", "clear", "move", "abort"} {
		if rest, ok := strings.CutPrefix(name, verb); ok && (rest != "" && rest[0] >= 'A' && rest[0] <= 'Z') {
			return true
		}
	}
	return false
}

// readsCommand reports database commands that only read; aggregate is judged
// by its stages, too.
func readsCommand(name string) bool {
	switch strings.ToLower(name) {
	case "ping", "hello", "ismaster", "buildinfo", "serverstatus", "dbstats", "collstats", "listcollections", "listdatabases", "listindexes", "find", "aggregate", "count",
		"distinct", "explain", "getparameter", "getcmdlineopts", "hostinfo", "connectionstatus", "currentop", "replsetgetstatus", "replsetgetconfig", "usersinfo", "rolesinfo",
		"top", "whatsmyuri", "datasize", "getlog", "listcommands", "features", "getshardmap", "listshards", "balancerstatus", "lockinfo", "getdefaultrwconcern", "connpoolstats",
		"plancachelistfilters", "getmore", "dbhash", "isdbgrid":
		return true
	}
	return false
}

// changesCommand reports database commands that change something and do not
// say so by their first word.
func changesCommand(name string) bool {
	switch strings.ToLower(name) {
	case "insert", "update", "delete", "drop", "create", "shutdown", "findandmodify", "bulkwrite", "collmod", "compact", "converttocapped", "clonecollectionascapped", "reindex", "fsync", "fsyncunlock", "logrotate", "applyops",
		"replsetreconfig", "replsetinitiate", "replsetstepdown", "replsetfreeze", "replsetmaintenance", "replsetsyncfrom", "replsetabortprimarycatchup",
		"addshard", "addshardtozone", "shardcollection", "reshardcollection", "balancerstart", "balancerstop", "flushrouterconfig", "split", "mergechunks",
		"committransaction", "profile", "plancacheclear", "invalidateusercache", "endsessions", "refinecollectionshardkey", "transitionfromdedicatedconfigserver", "transitiontodedicatedconfigserver":
		return true
	}
	return false
}
