package catalog

import (
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// An option whose name says that it writes, and whose argument is a file or
// directory, states that it does: a mark in the grammar or a rule.
func TestOutputOptionsAreStated(t *testing.T) {
	seen := map[*cli.Program]bool{}
	for _, e := range Entries() {
		if seen[e.Program] {
			continue
		}
		seen[e.Program] = true
		outputs(t, e.Program, e.Name, nil)
	}
}

func outputs(t *testing.T, p *cli.Program, path string, rules []cli.Rule) {
	rules = append(rules[:len(rules):len(rules)], p.Rules...)
	for _, line := range strings.FieldsFunc(p.Options, func(r rune) bool { return r == ';' || r == '\n' }) {
		line = strings.TrimSpace(line)
		for _, spec := range strings.Split(line, ", ") {
			name, metavar, ok := strings.Cut(strings.TrimSpace(spec), " ")
			if !ok {
				name, metavar, ok = strings.Cut(spec, "[=")
				metavar = strings.TrimSuffix(metavar, "]")
			}
			if !ok || !saysItWrites(name) || !namesPath(metavar) {
				continue
			}
			if notAnOutput(name) {
				continue
			}
			stated := false
			for _, r := range rules {
				for _, n := range strings.Fields(r.Option) {
					stated = stated || strings.Contains(line, n)
				}
			}
			if !stated {
				t.Errorf("%s: %s %s writes, but no mark or rule says so", path, name, metavar)
			}
		}
	}
	for c := range p.Subcommands {
		outputs(t, c, path+" "+c.Name, rules)
	}
}

// notAnOutput reports options whose name says that they write though they read, name
// a remote place or are judged by an Inspect function.
func notAnOutput(name string) bool {
	switch name {
	case "--build-artifacts", "--changeLogFile", "--copy-dest", "--compare-dest", "--dest-authfile",
		"--dest-cacert", "--dest-cert", "--dest-cert-dir", "--dest-key", "--export-options-plist",
		"-exportOptionsPlist", "--from-dump", "--from-profile", "--header-backup-file", "--link-dest",
		"--load-backup", "--manifest", "--manifest-path", "--pidfile", "--profile", "--skip-manifest",
		"--target_pattern_file", "--target-file", "-target-file", "--target-rbconfig",
		"--tool-manifest", "--trace-path", "--trace-source", "--embedProfile", "--embedProfileIfNone",
		"--install-disk", "-destination_schema": // read, by their manuals
		return true
	case "--api-prefix", "--cmake-prefix-path", "--dest", "--destination", "--path-prefix", "--prefix",
		"--read-write", "--request-target", "--search-prefix", "--submodule-prefix", "--super-prefix",
		// remote, or no place to write
		"--target", "--target-prefix", "--www-prefix", "--allow-fs-write", "--store", "--install":
		return true
	case "--graph", "--output", "--log_target", "--persist-to", "--store-dir", "--virtual-store-dir",
		"--directory-prefix", "--trace", "--install-prefix": // judged by code, or by the rule of another level
		return true
	}
	return false
}

func namesPath(metavar string) bool {
	switch strings.Trim(metavar, "[]=") {
	case "FILE", "DIR", "PATH", "DIRECTORY", "FILENAME", "LOG", "OUT", "OUTFILE", "OUTPUT":
		return true
	}
	return false
}

func saysItWrites(name string) bool {
	for _, w := range strings.FieldsFunc(strings.ToLower(name),
		func(r rune) bool { return r == '-' || r == '_' }) {
		switch w {
		case "out", "output", "outfile", "outdir", "log", "logfile", "dump", "trace", "report", "dest",
			"destination", "save", "write",
			"export", "emit", "record", "graph", "actiongraph", "timing", "result", "results", "artifact", "artifacts",
			"junit", "stats", "profile",
			"persist", "memprofile", "cpuprofile", "target", "install", "prefix", "cachedir", "store", "download",
			"pidfile", "metrics", "manifest", "backup":
			return true
		}
	}
	return false
}
