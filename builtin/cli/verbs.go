package cli

// ChangeVerb returns the destructive or publishing verb that a name carries as
// one of its segments (CLASSES rule 3), "" where it carries none. Names are cut
// at "-", "_", ":", ".", "/" and at a change of case: "dispatch" is not
// "patch", "list_deleted" carries none.
func ChangeVerb(name string) string {
	for name != "" {
		var seg string
		seg, name = Segment(name)
		if IsChangeVerb(seg) {
			return lower(seg)
		}
	}
	return ""
}

// Segment cuts the first segment off a name.
func Segment(name string) (seg, rest string) {
	for i := 0; i < len(name); i++ {
		switch c := name[i]; {
		case c == '-' || c == '_' || c == ':' || c == '.' || c == '/' || c == ' ':
			return name[:i], name[i+1:]
		case i > 0 && 'A' <= c && c <= 'Z' && 'a' <= name[i-1] && name[i-1] <= 'z':
			return name[:i], name[i:]
		}
	}
	return name, ""
}

// IsChangeVerb reports whether a segment is a verb that destroys or publishes,
// in any case.
func IsChangeVerb(seg string) bool {
	switch lower(seg) {
	case "delete", "destroy", "drop", "purge", "wipe", "erase", "terminate", "uninstall",
		"revoke", "deprovision", "decommission", "flush", "deploy", "publish", "release",
		"apply", "rollback", "remove", "truncate", "prune", "kill", "shutdown", "reboot",
		"reset", "undeploy", "unpublish", "nuke", "rotate", "promote",
		"evict", "drain", "disable", "failover", "del", "rm", "rmi":
		return true
	}
	return false
}

func lower(s string) string {
	for i := 0; i < len(s); i++ {
		if 'A' <= s[i] && s[i] <= 'Z' {
			b := []byte(s)
			for j := i; j < len(b); j++ {
				if 'A' <= b[j] && b[j] <= 'Z' {
					b[j] += 'a' - 'A'
				}
			}
			return string(b)
		}
	}
	return s
}
