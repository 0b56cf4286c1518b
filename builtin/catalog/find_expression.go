package catalog

import "strings"

// This file owns the names of find's expression (GNU findutils 4.10, FreeBSD 14,
// macOS 15) and how many words each takes. Actions that run or delete are
// find.go's.

// takes returns the number of arguments of a test, option, operator or action;
// -1 for a name that is not known.
func takes(name string) int {
	switch name {
	case "(", ")", "!", ",", "-a", "-and", "-o", "-or", "-not",
		"-d", "-daystart", "-delete", "-depth", "-empty", "-executable", "-false", "-follow",
		"-ignore_readdir_race", "-ls",
		"-mount", "-nogroup", "-noignore_readdir_race", "-noleaf", "-nouser", "-nowarn", "-print", "-print0",
		"-prune",
		"-quit", "-readable", "-true", "-warn", "-writable", "-x", "-xdev", "-acl", "-sparse", "-xattr":
		return 0
	case "-fprintf":
		return 2
	case "-amin", "-anewer", "-atime", "-cmin", "-cnewer", "-context", "-ctime", "-files0-from", "-fls",
		"-fprint",
		"-fprint0", "-fstype", "-gid", "-group", "-ilname", "-iname", "-inum", "-ipath", "-iregex", "-iwholename",
		"-links", "-lname", "-maxdepth", "-mindepth", "-mmin", "-mtime", "-name", "-newer", "-path", "-perm",
		"-printf",
		"-regex", "-regextype", "-samefile", "-size", "-type", "-uid", "-used", "-user", "-wholename", "-xtype",
		"-Bmin", "-Bnewer", "-Btime", "-flags", "-xattrname", "-mnewer":
		return 1
	}
	if len(name) == len("-newerXY") && strings.HasPrefix(name, "-newer") &&
		strings.ContainsAny(name[6:7], "aBcm") && strings.ContainsAny(name[7:], "aBcmt") {
		return 1
	}
	return -1
}
