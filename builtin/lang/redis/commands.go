package redis

// This file owns the lists of commands, names in upper case. It makes no
// results. Source: the command reference of Redis 7.4 and 8.0.

// reads reports commands that read keys or the server's state.
func reads(name string) bool {
	switch name {
	case "GET", "MGET", "GETRANGE", "SUBSTR", "STRLEN", "LCS", "GETBIT", "BITCOUNT", "BITPOS", "BITFIELD_RO",
		"EXISTS", "TYPE", "TTL", "PTTL", "EXPIRETIME", "PEXPIRETIME", "KEYS", "SCAN", "RANDOMKEY", "DUMP", "TOUCH", "DBSIZE",
		"HGET", "HMGET", "HGETALL", "HKEYS", "HVALS", "HLEN", "HEXISTS", "HSTRLEN", "HSCAN", "HRANDFIELD",
		"HTTL", "HPTTL", "HEXPIRETIME", "HPEXPIRETIME",
		"LLEN", "LRANGE", "LINDEX", "LPOS",
		"SMEMBERS", "SCARD", "SISMEMBER", "SMISMEMBER", "SRANDMEMBER", "SSCAN", "SINTER", "SINTERCARD", "SUNION", "SDIFF",
		"ZRANGE", "ZREVRANGE", "ZRANGEBYSCORE", "ZREVRANGEBYSCORE", "ZRANGEBYLEX", "ZREVRANGEBYLEX", "ZCARD", "ZCOUNT", "ZLEXCOUNT",
		"ZSCORE", "ZMSCORE", "ZRANK", "ZREVRANK", "ZSCAN", "ZRANDMEMBER", "ZINTER", "ZINTERCARD", "ZUNION", "ZDIFF",
		"XRANGE", "XREVRANGE", "XLEN", "XREAD", "XPENDING", "SORT_RO", "PFCOUNT",
		"GEODIST", "GEOHASH", "GEOPOS", "GEOSEARCH", "GEORADIUS_RO", "GEORADIUSBYMEMBER_RO",
		"EVAL_RO", "EVALSHA_RO", "FCALL_RO", // the server refuses changes in them
		"SUBSCRIBE", "PSUBSCRIBE", "SSUBSCRIBE", "MONITOR",
		"INFO", "TIME", "LASTSAVE", "ROLE", "WAIT", "WAITAOF",
		"JSON.GET", "JSON.MGET", "JSON.TYPE", "JSON.STRLEN", "JSON.OBJKEYS", "JSON.OBJLEN", "JSON.ARRLEN", "JSON.ARRINDEX", "JSON.RESP",
		"FT.SEARCH", "FT.AGGREGATE", "FT.INFO", "FT._LIST", "FT.EXPLAIN", "FT.EXPLAINCLI", "FT.PROFILE", "FT.TAGVALS", "FT.DICTDUMP", "FT.SUGGET", "FT.SUGLEN",
		"TS.GET", "TS.MGET", "TS.RANGE", "TS.REVRANGE", "TS.MRANGE", "TS.MREVRANGE", "TS.INFO", "TS.QUERYINDEX",
		"BF.EXISTS", "BF.MEXISTS", "BF.INFO", "BF.CARD", "CF.EXISTS", "CF.MEXISTS", "CF.COUNT", "CF.INFO", "CMS.QUERY", "CMS.INFO", "TOPK.LIST", "TOPK.QUERY", "TOPK.INFO",
		"VSIM", "VCARD", "VDIM", "VEMB", "VINFO", "VLINKS", "VRANDMEMBER", "VGETATTR":
		return true
	}
	return false
}

// local reports commands whose effect ends with the connection, or that ask
// nothing of the server's data.
func local(name string) bool {
	switch name {
	case "PING", "ECHO", "AUTH", "HELLO", "SELECT", "QUIT", "RESET", "ASKING", "READONLY", "READWRITE", "LOLWUT",
		"MULTI", "EXEC", "DISCARD", "WATCH", "UNWATCH", "UNSUBSCRIBE", "PUNSUBSCRIBE", "SUNSUBSCRIBE",
		"HELP", "?", "CLEAR", "EXIT": // of redis-cli itself
		return true
	}
	return false
}

// changes says what a changing command does, "" for any other command.
func changes(name string) string {
	switch name {
	case "DEL", "UNLINK", "GETDEL", "JSON.DEL", "JSON.FORGET", "JSON.CLEAR", "TS.DEL", "CF.DEL", "VREM":
		return "deletes keys or what they hold"
	case "FLUSHALL":
		return "deletes every key of every database"
	case "FLUSHDB":
		return "deletes every key of the database"
	case "FT.DROPINDEX", "FT.DROP", "FT.ALIASDEL", "FT.DICTDEL", "FT.SUGDEL":
		return "deletes a search index or its data"
	case "SET", "SETNX", "SETEX", "PSETEX", "SETRANGE", "MSET", "MSETNX", "MSETEX", "GETSET", "APPEND", "SETBIT", "BITOP", "PFADD", "PFMERGE", "PFDEBUG",
		"INCR", "INCRBY", "INCRBYFLOAT", "DECR", "DECRBY", "RESTORE", "RESTORE-ASKING", "COPY", "RENAME", "RENAMENX", "MOVE",
		"HSET", "HSETNX", "HMSET", "HINCRBY", "HINCRBYFLOAT", "HSETEX", "HGETEX",
		"LPUSH", "LPUSHX", "RPUSH", "RPUSHX", "LSET", "LINSERT", "SADD", "SMOVE", "SINTERSTORE", "SUNIONSTORE", "SDIFFSTORE",
		"ZADD", "ZINCRBY", "ZRANGESTORE", "ZINTERSTORE", "ZUNIONSTORE", "ZDIFFSTORE", "GEOADD", "GEOSEARCHSTORE",
		"XADD", "XSETID", "JSON.SET", "JSON.MSET", "JSON.MERGE", "JSON.NUMINCRBY", "JSON.NUMMULTBY", "JSON.STRAPPEND", "JSON.ARRAPPEND", "JSON.ARRINSERT", "JSON.TOGGLE",
		"FT.CREATE", "FT.ALTER", "FT.ALIASADD", "FT.ALIASUPDATE", "FT.CONFIG", "FT.DICTADD", "FT.SUGADD", "FT.SYNUPDATE",
		"TS.ADD", "TS.MADD", "TS.CREATE", "TS.ALTER", "TS.INCRBY", "TS.DECRBY", "TS.CREATERULE", "TS.DELETERULE",
		"BF.ADD", "BF.MADD", "BF.INSERT", "BF.RESERVE", "CF.ADD", "CF.ADDNX", "CF.INSERT", "CF.INSERTNX", "CF.RESERVE", "CMS.INCRBY", "CMS.MERGE", "TOPK.ADD", "TOPK.INCRBY", "VADD", "VSETATTR":
		return "changes keys"
	case "HDEL", "HGETDEL", "LREM", "LTRIM", "SREM", "ZREM", "ZREMRANGEBYLEX", "ZREMRANGEBYRANK", "ZREMRANGEBYSCORE", "XDEL", "XDELEX", "XTRIM", "JSON.ARRTRIM":
		return "removes members of a key"
	case "LPOP", "RPOP", "LMPOP", "BLPOP", "BRPOP", "BLMPOP", "LMOVE", "BLMOVE", "RPOPLPUSH", "BRPOPLPUSH", "SPOP", "ZPOPMIN", "ZPOPMAX", "ZMPOP", "BZPOPMIN", "BZPOPMAX", "BZMPOP", "JSON.ARRPOP":
		return "takes members out of a key"
	case "EXPIRE", "PEXPIRE", "EXPIREAT", "PEXPIREAT", "PERSIST", "HEXPIRE", "HPEXPIRE", "HEXPIREAT", "HPEXPIREAT", "HPERSIST":
		return "changes when keys expire"
	case "XREADGROUP", "XACK", "XACKDEL", "XCLAIM", "XAUTOCLAIM", "XGROUP":
		return "changes what a consumer group has read"
	case "PUBLISH", "SPUBLISH":
		return "publishes a message"
	case "MIGRATE":
		return "moves keys to another server"
	case "SWAPDB":
		return "swaps databases"
	case "SAVE", "BGSAVE", "BGREWRITEAOF":
		return "writes the server's files"
	case "SHUTDOWN":
		return "stops the server"
	case "REPLICAOF", "SLAVEOF", "FAILOVER":
		return "changes the server's replication"
	case "DEBUG":
		return "runs a debugging command on the server"
	}
	return ""
}

func isContainer(name string) bool {
	switch name {
	case "ACL", "CLIENT", "CLUSTER", "COMMAND", "CONFIG", "FUNCTION", "LATENCY", "MEMORY", "MODULE",
		"OBJECT", "PUBSUB", "SCRIPT", "SENTINEL", "SLOWLOG", "XINFO":
		return true
	}
	return false
}

// subReads reports subcommands that read.
func subReads(name, sub string) bool {
	switch name {
	case "COMMAND":
		return sub == "" || oneOf(sub, "COUNT", "DOCS", "GETKEYS", "GETKEYSANDFLAGS", "INFO", "LIST")
	case "ACL":
		return oneOf(sub, "LIST", "USERS", "GETUSER", "WHOAMI", "CAT", "DRYRUN", "GENPASS", "LOG")
	case "CLIENT":
		return oneOf(sub, "LIST", "INFO", "GETNAME", "ID", "GETREDIR", "TRACKINGINFO")
	case "CLUSTER":
		return oneOf(sub, "INFO", "NODES", "SLOTS", "SHARDS", "MYID", "MYSHARDID", "LINKS", "REPLICAS", "SLAVES",
			"KEYSLOT", "COUNTKEYSINSLOT", "GETKEYSINSLOT", "COUNT-FAILURE-REPORTS", "SLOT-STATS")
	case "CONFIG":
		return sub == "GET"
	case "FUNCTION":
		return oneOf(sub, "LIST", "DUMP", "STATS")
	case "LATENCY":
		return oneOf(sub, "DOCTOR", "GRAPH", "HISTOGRAM", "HISTORY", "LATEST")
	case "MEMORY":
		return oneOf(sub, "USAGE", "STATS", "DOCTOR", "MALLOC-STATS")
	case "MODULE":
		return sub == "LIST"
	case "OBJECT":
		return oneOf(sub, "ENCODING", "FREQ", "IDLETIME", "REFCOUNT")
	case "PUBSUB":
		return oneOf(sub, "CHANNELS", "NUMPAT", "NUMSUB", "SHARDCHANNELS", "SHARDNUMSUB")
	case "SCRIPT":
		return sub == "EXISTS"
	case "SENTINEL":
		return oneOf(sub, "MASTERS", "MASTER", "REPLICAS", "SLAVES", "SENTINELS", "GET-MASTER-ADDR-BY-NAME", "CKQUORUM", "MYID", "INFO-CACHE")
	case "SLOWLOG":
		return oneOf(sub, "GET", "LEN")
	case "XINFO":
		return oneOf(sub, "STREAM", "GROUPS", "CONSUMERS")
	}
	return false
}

// localClient reports subcommands of CLIENT that concern the own connection.
func localClient(sub string) bool {
	return oneOf(sub, "SETNAME", "SETINFO", "REPLY", "CACHING", "TRACKING", "NO-TOUCH", "NO-EVICT")
}

// subChanges reports subcommands that are documented to change something.
func subChanges(name, sub string) bool {
	switch name {
	case "ACL":
		return oneOf(sub, "SETUSER", "DELUSER", "LOAD", "SAVE")
	case "CLIENT":
		return oneOf(sub, "KILL", "PAUSE", "UNPAUSE", "UNBLOCK")
	case "CLUSTER":
		return oneOf(sub, "ADDSLOTS", "ADDSLOTSRANGE", "DELSLOTS", "DELSLOTSRANGE", "BUMPEPOCH", "FAILOVER", "FLUSHSLOTS", "FORGET",
			"MEET", "MIGRATION", "REPLICATE", "RESET", "SAVECONFIG", "SET-CONFIG-EPOCH", "SETSLOT")
	case "CONFIG":
		return oneOf(sub, "SET", "REWRITE", "RESETSTAT")
	case "FUNCTION":
		return oneOf(sub, "DELETE", "FLUSH", "KILL", "LOAD", "RESTORE")
	case "LATENCY", "SLOWLOG":
		return sub == "RESET"
	case "MEMORY":
		return sub == "PURGE"
	case "MODULE":
		return oneOf(sub, "LOAD", "LOADEX", "UNLOAD")
	case "SCRIPT":
		return oneOf(sub, "LOAD", "FLUSH", "KILL", "DEBUG")
	case "SENTINEL":
		return oneOf(sub, "FAILOVER", "RESET", "REMOVE", "SET", "MONITOR", "CONFIG", "FLUSHCONFIG", "SIMULATE-FAILURE")
	}
	return false
}

func oneOf(s string, list ...string) bool {
	for _, l := range list {
		if s == l {
			return true
		}
	}
	return false
}
