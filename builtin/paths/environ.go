package paths

import (
	"path"
	"path/filepath"
)

// This file owns the observation of an Env: environment variables and the search
// for the project's root. It starts no process.

// maxClimb bounds the search for a git root, in directories.
const maxClimb = 64

// FromEnviron observes the facts. start is the absolute directory in which the
// session started; its nearest ancestor with a .git is the project root, else
// start itself. The caller adds what the environment does not say: the folder of
// our binaries (Own) and the configuration's Scratch.
func FromEnviron(getenv func(string) string, start string) *Env {
	e := &Env{
		Home:   getenv("HOME"),
		Path:   filepath.SplitList(getenv("PATH")),
		TmpDir: getenv("TMPDIR"),
		User:   getenv("USER"),
	}
	for _, name := range [...]string{"TMT_DATA", "CLAUDE_PLUGIN_DATA", "CLAUDE_PLUGIN_ROOT"} {
		if dir := getenv(name); dir != "" {
			e.Own = append(e.Own, dir)
		}
	}
	for _, m := range movers {
		for _, dir := range filepath.SplitList(getenv(m.variable)) {
			e.Moved = append(e.Moved, Moved{Dir: dir, Name: m.name})
		}
	}
	e.Root = e.findRoot(start)
	return e
}

// movers are the variables by which programs find what else lies under a name
// of the home directory.
var movers = [...]struct{ variable, name string }{
	{"XDG_CONFIG_HOME", ".config"},
	{"XDG_DATA_HOME", ".local/share"},
	{"XDG_STATE_HOME", ".local/state"},
	{"CLAUDE_CONFIG_DIR", ".claude"},
	{"CODEX_HOME", ".codex"},
	{"GEMINI_CLI_HOME", ""},
	{"COPILOT_HOME", ".copilot"},
	{"OPENCODE_CONFIG_DIR", ".config/opencode"},
	{"OPENCODE_CONFIG", ".config/opencode/opencode.json"},
	{"ZDOTDIR", ""},
	{"BASH_ENV", ".bashrc"},
	{"ENV", ".shrc"},
	{"INPUTRC", ".inputrc"},
	{"GIT_CONFIG_GLOBAL", ".gitconfig"},
	{"GNUPGHOME", ".gnupg"},
	{"KUBECONFIG", ".kube/config"},
	{"DOCKER_CONFIG", ".docker"},
	{"AWS_SHARED_CREDENTIALS_FILE", ".aws/credentials"},
	{"AWS_CONFIG_FILE", ".aws/config"},
	{"CLOUDSDK_CONFIG", ".config/gcloud"},
	{"AZURE_CONFIG_DIR", ".azure"},
	{"GH_CONFIG_DIR", ".config/gh"},
	{"NPM_CONFIG_USERCONFIG", ".npmrc"},
	{"NETRC", ".netrc"},
	{"PGPASSFILE", ".pgpass"},
	{"CARGO_HOME", ".cargo"},
}

// findRoot climbs from start to the nearest directory with a .git. It stops
// below a home directory, so that a home under version control makes no project.
func (e *Env) findRoot(start string) string {
	if start = tidy(start); start == "" || !e.projectable(start) {
		return ""
	}
	fsys := e.fs()
	dir := start
	for range maxClimb {
		if _, err := fsys.Lstat(path.Join(dir, ".git")); err == nil {
			return dir
		}
		if dir = path.Dir(dir); !e.projectable(dir) {
			break
		}
	}
	return start
}
