package builtin

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the words of a tool's name: which one is its verb, and what
// verbs say (CLASSES rule 18). No other word of a name decides: a noun that is
// also a reading verb ("status", "monitor") lowers nothing.

type verb uint8

const (
	noVerb  verb = iota // nothing that is known, or what only shows something else
	reads               // observes
	changes             // changes something
	generic             // does what the input says
)

// nameVerb finds the verb of a tool's name, and the word that is it. server
// names whose tool it is: its own name in front of the tool's is no verb.
func nameVerb(name, server string) (verb, string) {
	segs := segments(name)
	i := 0
	for i+1 < len(segs) && isThing(segs[i], server) && segmentVerb(segs, i) != changes {
		i++ // "browser_navigate", "pull_request_read", "slack_list_channels"
	}
	v := segmentVerb(segs, i)
	word := ""
	if i < len(segs) {
		word = segs[i]
	}
	switch {
	case v == reads || v == noVerb && isThing(word, server):
		if w := changeBehind(segs, i); w != "" {
			return changes, w
		}
		return v, word
	case v != noVerb:
		return v, word
	}
	// The first word is no verb that is known. A destructive word raises it; only a
	// word that is nothing but a verb may be the verb instead.
	for k := i + 1; k < len(segs); k++ {
		switch w := segs[k]; {
		case destructive(w), k == i+1 && k+1 < len(segs) && pureChange(w) && !shows(word):
			return changes, w
		case k == i+1 && (w == "get" || w == "describe" || w == "retrieve") && k+1 < len(segs) && !shows(word):
			if b := changeBehind(segs, k); b != "" {
				return changes, b
			}
			return reads, w
		}
	}
	return noVerb, word
}

// destructive reports whether a word destroys, wherever it stands.
func destructive(w string) bool {
	switch w {
	case "release", "apply", "reset", "deploy", "rotate", "promote", "drain", "flush":
		return false
	}
	return cli.IsChangeVerb(w)
}

// segments cuts a name into its words, in lower case; two words that name one
// thing are one.
func segments(name string) []string {
	var segs []string
	for rest := name; rest != ""; {
		var seg string
		seg, rest = cli.Segment(rest)
		if seg = strings.ToLower(seg); seg == "" {
			continue
		}
		if n := len(segs) - 1; n >= 0 && strings.TrimSuffix(seg, "s") == "request" {
			switch segs[n] {
			case "pull", "merge", "change", "feature", "network":
				segs[n] += " request"
				continue
			}
		}
		segs = append(segs, seg)
	}
	return segs
}

// changeBehind returns a change that follows a reading word: joined to it
// ("find_or_create"), or because the reading word is a noun ("status_update").
func changeBehind(segs []string, i int) string {
	joined := false
	for k := i + 1; k < len(segs); k++ {
		w := segs[k]
		switch {
		case w == "and" || w == "or" || w == "then":
			joined = true
			continue
		case k == i+1 && settles(segs[i], w):
			return w
		case joined && isChange(w), w == "replace":
			return w
		case mayBeThing(segs[i]) && (pureChange(w) || k == len(segs)-1 && isChange(w)):
			return w
		case k == len(segs)-1 && onlyVerb(w):
			return w
		}
		joined = false
	}
	return ""
}

// onlyVerb reports whether a changing word at a name's end is no noun: "get_order"
// reads, "read_write" does not.
func onlyVerb(seg string) bool {
	switch seg {
	case "delete", "remove", "write", "destroy", "insert", "upsert", "overwrite", "purge", "terminate", "uninstall":
		return true
	}
	return false
}

// settles reports whether a reading word and the next one mean a change together:
// "resolve_thread" closes it, "check_out" and "check_in" switch.
func settles(word, seg string) bool {
	switch word {
	case "resolve":
		switch seg {
		case "thread", "threads", "comment", "issue", "incident", "alert", "conversation", "discussion", "review", "conflict", "ticket":
			return true
		}
	case "check":
		return seg == "out" || seg == "in"
	}
	return false
}

// segmentVerb says what the word at i means as the verb of a name; what follows
// counts where the word alone says too little.
func segmentVerb(segs []string, i int) verb {
	if i >= len(segs) {
		return noVerb
	}
	seg, next := segs[i], ""
	if i+1 < len(segs) {
		next = segs[i+1]
	}
	switch seg {
	case "take", "capture":
		if next == "screenshot" || next == "snapshot" {
			return reads
		}
		return noVerb
	case "log":
		if i > 0 && next == "" {
			return reads // "git_log", but "log_work"
		}
		return noVerb
	case "top":
		if i > 0 && next == "" {
			return reads
		}
		return noVerb
	case "post":
		if next == "search" || next == "query" {
			return reads // the request's method: "post-search"
		}
		return changes
	case "message", "email", "comment", "order", "tag", "label", "commit", "share", "star", "fork", "release", "schedule", "trigger",
		"book", "link", "charge", "refund":
		if i+2 == len(segs) && listed(next) {
			return reads // "message_search"
		}
		return changes
	case "query":
		if observed(next) {
			return reads
		}
		return generic
	case "start":
		if next == "process" || next == "command" {
			return generic
		}
	case "close":
		if i > 0 && next == "" && (segs[i-1] == "browser" || segs[i-1] == "page" || segs[i-1] == "tab") || view(next) {
			return noVerb
		}
		return changes
	}
	switch {
	case shows(seg):
		switch seg {
		case "open", "start", "stop", "attach", "detach", "resize":
			for _, w := range segs[i+1:] {
				if runningThing(w) {
					return changes
				}
			}
		}
		return noVerb
	case isReading(seg):
		return reads
	case isGeneric(seg):
		return generic
	case isChange(seg):
		return changes
	}
	return noVerb
}

// listed reports whether a word behind a noun says that it is observed.
func listed(seg string) bool {
	switch seg {
	case "list", "get", "read", "search", "describe", "view", "show", "find", "count", "status", "history", "info":
		return true
	}
	return false
}

// shows reports whether a verb moves in what a browser, editor or device shows,
// or begins or ends an observation. Of things that run or are kept for others it
// is a change.
func shows(seg string) bool {
	switch seg {
	case "navigate", "goto", "open", "resize", "scroll", "type", "click", "dblclick", "tap", "hover", "drag", "fill", "press", "swipe",
		"select", "focus", "attach", "detach", "start", "stop", "wait", "reload", "maximize", "minimize", "zoom", "emulate", "handle",
		"go", "back", "forward", "switch":
		return true
	}
	return false
}

// view reports whether a word names what a browser or editor shows.
func view(seg string) bool {
	switch seg {
	case "page", "tab", "browser", "window", "dialog", "popup", "editor", "file", "session", "context":
		return true
	}
	return false
}

// runningThing reports whether a word names what runs for others or is kept by
// others, so that to start, stop, open or attach it changes something.
func runningThing(seg string) bool {
	switch strings.TrimSuffix(seg, "s") {
	case "instance", "container", "service", "server", "vm", "machine", "droplet", "node", "cluster", "database", "pod", "deployment",
		"pipeline", "workflow", "job", "build", "run", "sandbox", "environment", "stack", "process", "sprint",
		"issue", "ticket", "incident", "pull request", "merge request", "pr", "mr", "discussion", "case", "order", "account", "position",
		"volume", "disk", "policy", "policie", "role", "interface", "gateway", "certificate", "license", "payment", "subscription",
		"campaign", "auction", "replication", "backup", "migration", "task", "thread", "channel":
		return true
	}
	return false
}

// observed reports whether what is queried can only be observed.
func observed(seg string) bool {
	switch seg {
	case "prometheus", "loki", "tempo", "pyroscope", "metric", "metrics", "log", "logs", "trace", "traces", "spans", "span", "events",
		"docs", "documentation", "insights", "range", "timeseries", "elasticsearch", "opensearch", "history", "knowledge":
		return true
	}
	return false
}

// mayBeThing reports whether a reading word is a noun as often as a verb, so that
// the verb may follow: "snapshot_create", "status_update".
func mayBeThing(word string) bool {
	switch word {
	case "status", "info", "health", "history", "logs", "log", "tree", "snapshot", "screenshot", "diff", "stat", "stats", "monitor",
		"check", "list", "view", "search", "watch", "scan", "export", "preview", "alert", "audit", "whoami", "top", "count", "overview", "lint", "test", "poll":
		return true
	}
	return strings.Contains(word, " ") // a pull request
}

// isReading reports whether a word is a verb, or stands for one, that observes.
func isReading(seg string) bool {
	switch seg {
	case "get", "list", "read", "search", "fetch", "describe", "status", "find", "show", "view", "lookup", "count", "check",
		"inspect", "browse", "peek", "stat", "stats", "resolve", "retrieve", "download", "ls", "cat", "head", "tail",
		"info", "whoami", "ping", "health", "explain", "compare", "diff", "validate", "preview", "summarize", "monitor", "watch",
		"history", "logs", "tree", "glob", "grep", "screenshot", "snapshot", "export", "scan", "detect", "estimate", "analyze", "analyse",
		"audit", "verify", "lint", "suggest", "recommend", "overview", "ps", "is", "has", "exists", "dbsize", "smembers", "lrange",
		"zrange", "xrange", "hget", "hgetall", "hexists", "hkeys", "ttl":
		return true
	}
	return false
}

func isGeneric(seg string) bool {
	switch seg {
	case "run", "execute", "exec", "call", "invoke", "request", "eval", "evaluate", "command", "shell", "sql", "perform", "do", "bash",
		"terminal", "python", "javascript", "script", "graphql", "soql", "cypher":
		return true
	}
	return false
}

// isChange reports whether a word is a verb that changes something.
func isChange(seg string) bool {
	if pureChange(seg) || cli.IsChangeVerb(seg) {
		return true
	}
	switch seg { // nouns, too
	case "put", "post", "patch", "merge", "commit", "push", "comment", "reply", "react", "star", "unstar", "fork", "lock", "trigger",
		"dispatch", "schedule", "grant", "share", "transfer", "import", "upgrade", "mount", "sync", "notify", "email", "message", "mark",
		"tag", "label", "pin", "book", "order", "pay", "buy", "sell", "charge", "refund", "fix", "repair", "swap", "set", "move", "copy",
		"link", "unlink", "transition", "checkout", "scale", "rebase", "cherrypick", "revert", "upvote", "downvote", "vote", "withdraw",
		"transact", "trade", "cleanup", "change", "pause", "bid", "stage", "unstage", "backfill", "seed", "vacuum", "reindex":
		return true
	case "hset", "hdel", "lpush", "rpush", "lpop", "rpop", "sadd", "srem", "zadd", "zrem", "xadd", "xdel", "incr", "decr", "flushdb",
		"flushall":
		return true
	}
	return false
}

// pureChange reports whether a word is a verb of changing and nothing else.
func pureChange(seg string) bool {
	switch seg {
	case "create", "recreate", "update", "write", "rewrite", "send", "resend", "add", "insert", "edit", "modify", "upload", "replace",
		"save", "store", "append", "prepend", "rename", "close", "reopen", "assign", "unassign", "reassign", "approve", "unapprove",
		"reject", "cancel", "submit", "unlock", "archive", "unarchive", "enable", "restart", "subscribe", "unsubscribe", "invite",
		"install", "reinstall", "register", "deregister", "unregister", "unmount", "upsert", "restore", "clear", "clean", "overwrite",
		"untag", "unpin", "duplicate", "clone", "deactivate", "activate", "reactivate", "suspend", "unsuspend", "resume",
		"provision", "configure", "reconfigure", "acknowledge", "unacknowledge", "escalate", "finalize",
		"void", "ban", "unban", "kick", "expel", "dismiss", "ack", "nack", "complete", "uncomplete", "finish",
		"rerun", "retry", "redeploy", "redrive", "relaunch", "respawn", "rebuild", "reprovision", "reimage", "reinstate", "renew",
		"regenerate", "reset", "resync", "cordon", "uncordon", "taint", "untaint", "annotate", "launch", "spawn", "boot",
		"halt", "abort", "enqueue", "dequeue", "broadcast", "announce", "tweet", "toot", "reblog", "authorize", "deauthorize",
		"impersonate", "associate", "disassociate", "dissociate", "enroll", "unenroll", "onboard", "offboard", "hire", "demote", "elevate",
		"encrypt", "decrypt", "anonymize", "redact", "obliterate", "trash", "untrash", "shred", "destruct", "reclaim", "unshare", "unfollow",
		"unpause", "unsnooze", "relabel", "retag", "ingest", "persist", "migrate", "denylist", "allowlist",
		"blacklist", "whitelist", "unblock", "bulkcreate", "bulkupdate", "bulkdelete", "unschedule", "reschedule", "accept", "decline":
		return true
	}
	return false
}

// isThing reports whether a word in front of a verb is the name of a product, of
// its server, or of what the tool is about.
func isThing(seg, server string) bool {
	if strings.Contains(seg, " ") || inName(seg, server) {
		return true
	}
	switch seg {
	case "status", "info", "health", "history", "logs", "tree", "stat", "stats", "monitor", "monitors", "overview", "audit":
		return true // "history_search", but nothing is said by "history_compact"
	case "api", "mcp", "tool", "tools", "client", "admin", "batch", "bulk", "browser", "page", "pages", "tab", "tabs", "editor", "workspace",
		"performance", "memory", "network", "console", "device", "screen", "window", "mouse", "keyboard", "lighthouse",
		"issue", "issues", "sub", "pr", "prs", "mr", "mrs", "repo", "repos", "repository", "repositories", "branch", "branches", "commits",
		"release", "releases", "workflow", "workflows", "workitem", "wit", "actions", "action", "gist", "gists", "discussion", "discussions",
		"notification", "notifications", "project", "projects", "board", "boards", "sprint", "sprints", "epic", "epics", "story", "stories",
		"ticket", "tickets", "task", "tasks", "todo", "todos", "team", "teams", "user", "users", "member", "members", "group", "groups",
		"org", "orgs", "organization", "organizations", "channel", "channels", "conversation", "conversations", "thread", "threads",
		"message", "messages", "email", "emails", "mail", "calendar", "event", "events", "contact", "contacts", "company", "companies",
		"deal", "deals", "customer", "customers", "invoice", "invoices", "payment", "payments", "product", "products", "price", "prices",
		"subscription", "subscriptions", "order", "orders", "account", "accounts", "file", "files", "folder", "folders", "directory", "dir",
		"doc", "docs", "document", "documents", "block", "blocks", "sheet", "sheets", "spreadsheet", "drive", "slides", "form", "forms",
		"database", "databases", "db", "table", "tables", "row", "rows", "record", "records", "schema", "schemas", "column", "columns", "index", "indexes",
		"collection", "collections", "bucket", "buckets", "object", "objects", "queue", "queues", "topic", "topics",
		"key", "keys", "secret", "secrets", "config", "configuration", "configurations", "setting", "settings", "variable", "variables",
		"pod", "pods", "node", "nodes", "namespace", "namespaces", "resource", "resources", "deployment", "deployments", "service", "services",
		"container", "containers", "image", "images", "volume", "volumes", "networks", "cluster", "clusters", "instance", "instances",
		"function", "functions", "lambda", "stack", "stacks", "job", "jobs", "pipeline", "pipelines", "build", "builds",
		"alert", "alerts", "incident", "incidents", "dashboard", "dashboards", "datasource", "datasources", "metric", "metrics", "trace", "traces",
		"span", "spans", "error", "errors", "entity", "entities", "relation", "relations", "graph", "prompt", "prompts", "model", "models",
		"dataset", "datasets", "library", "package", "packages", "module", "modules", "provider", "providers", "policy", "policies", "vulnerability", "vulnerabilities",
		"space", "spaces", "comment", "comments", "review", "reviews", "label", "labels", "tag", "tags", "version", "versions", "quality", "web", "app", "apps",
		"json", "string", "hash", "stream", "set", "vector", "symbol", "symbols", "code", "security", "dependabot", "site", "sites", "zone", "zones", "dns":
		return true
	case "github", "gitlab", "git", "gh", "bitbucket", "gitea", "azure", "ado", "aws", "gcp", "gcloud", "google", "s3", "ec2", "iam", "slack", "discord", "telegram",
		"jira", "confluence", "atlassian", "linear", "notion", "asana", "trello", "clickup", "monday", "todoist", "airtable", "hubspot",
		"salesforce", "sf", "zendesk", "intercom", "stripe", "paypal", "square", "shopify", "okta", "auth0", "datadog", "sentry", "grafana",
		"prometheus", "loki", "newrelic", "pagerduty", "opsgenie", "splunk", "elastic", "elasticsearch", "opensearch", "kubernetes", "k8s", "kubectl", "helm",
		"docker", "podman", "terraform", "tf", "pulumi", "ansible", "argocd", "vault", "consul", "supabase", "firebase", "neon", "postgres",
		"postgresql", "pg", "mysql", "sqlite", "duckdb", "redis", "mongo", "mongodb", "snowflake", "bigquery", "bq", "clickhouse", "neo4j", "qdrant",
		"pinecone", "chroma", "weaviate", "playwright", "puppeteer", "chrome", "selenium", "figma", "sonar", "sonarqube", "semgrep", "snyk",
		"mastodon", "twitter", "x", "youtube", "gmail", "gcal", "gdrive", "outlook", "onedrive", "sharepoint", "zoom", "brave", "tavily",
		"exa", "perplexity", "firecrawl", "context7", "obsidian", "cloudflare", "vercel", "netlify", "heroku", "railway", "fly", "render", "npm", "pypi",
		"jenkins", "circleci", "buildkite", "databricks", "dbt", "airflow", "kafka", "rabbitmq", "launchdarkly", "posthog", "amplitude", "mixpanel", "xcode",
		"ios", "android", "unity", "blender", "jetbrains", "vscode", "ide", "maven", "gradle", "wiki", "wikipedia", "arxiv", "pubmed", "hf", "huggingface":
		return true
	}
	return false
}

// inName reports whether a word is one of those of a server's name.
func inName(seg, server string) bool {
	for rest := server; rest != ""; {
		var s string
		if s, rest = cli.Segment(rest); strings.EqualFold(s, seg) {
			return true
		}
	}
	return false
}
