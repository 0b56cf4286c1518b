package paths

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/seed-a23d08e7/tmt/abi"
)

// This file owns the tests on the real file system and of what an Env observes.

func judge(e *Env, k Kind, cwd, p string) Ruling {
	return e.Judge(k, cwd, Target{Path: p, Static: true})
}

// tree makes a home with a project below a folder that is no temp root for the
// Env: links are real.
func tree(t *testing.T) (e *Env, home, root string) {
	t.Helper()
	base, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	home = filepath.Join(base, "home")
	root = filepath.Join(home, "work", "shop")
	for _, d := range []string{filepath.Join(root, ".git"), filepath.Join(root, "src", "deep"), filepath.Join(home, ".ssh")} {
		if err := os.MkdirAll(d, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	e = FromEnviron(func(name string) string {
		if name == "HOME" {
			return home
		}
		return ""
	}, filepath.Join(root, "src"))
	return e, home, root
}

func symlink(t *testing.T, target, name string) {
	t.Helper()
	if err := os.Symlink(target, name); err != nil {
		t.Fatal(err)
	}
}

func TestRealSymlinks(t *testing.T) {
	e, home, root := tree(t)
	if e.Root != root {
		t.Fatalf("root %q, want %q", e.Root, root)
	}
	in := func(name string) string { return filepath.Join(root, name) }
	symlink(t, "../../.ssh", in("keys"))
	symlink(t, "src/deep", in("short"))
	symlink(t, "/etc", in("etc"))
	symlink(t, in("etc"), in("etc2"))
	symlink(t, "self", in("self"))
	symlink(t, "gone/away", in("dangling"))
	symlink(t, home, in("dist"))
	tests := []struct {
		kind Kind
		path string
		want abi.Class
		at   string // the resolved path
	}{
		{Write, "src/x", abi.WriteLocal, in("src/x")},
		{Write, "keys/config", abi.Mutating, filepath.Join(home, ".ssh/config")},
		{Write, "short/x", abi.WriteLocal, in("src/deep/x")},
		{Write, "short/../x", abi.WriteLocal, in("src/x")},
		{Write, "short/../../.git/config", abi.Mutating, in(".git/config")},
		{Write, "etc/hosts.new", abi.Mutating, "/etc/hosts.new"},
		{Write, "etc2/hosts.new", abi.Mutating, "/etc/hosts.new"},
		{Write, "self", abi.Unknown, in("self")},
		{Write, "dangling", abi.Unknown, in("gone/away")},
		{Write, "gone/away", abi.WriteLocal, in("gone/away")},
		{Read, "keys/id_rsa", abi.ReadOnly, filepath.Join(home, ".ssh/id_rsa")},
		{Delete, "dist", abi.Mutating, in("dist")},
		{Delete, "dist/x", abi.Mutating, filepath.Join(home, "x")},
		{Delete, "build", abi.WriteLocal, in("build")},
		{Move, "etc", abi.WriteLocal, in("etc")},
	}
	for _, tt := range tests {
		r := judge(e, tt.kind, root, tt.path)
		if r.Class != tt.want || r.Path != tt.at {
			t.Errorf("%v %s: %v %q (%s), want %v %q", tt.kind, tt.path, r.Class, r.Path, r.Reason, tt.want, tt.at)
		}
	}
	if r := judge(e, Read, root, "keys/id_rsa"); !r.Sensitive {
		t.Error("a key behind a symlink is not sensitive")
	}
	if got := e.Resolve(root, "short/../y"); got != in("src/y") {
		t.Errorf("Resolve: %q", got)
	}
	if got := e.Resolve("", "a/../y"); got != "y" {
		t.Errorf("Resolve without a directory: %q", got)
	}
}

// The project may be reached by a link, and its own root be spelled through one.
func TestLinkedRoot(t *testing.T) {
	_, home, root := tree(t)
	alias := filepath.Join(home, "shop")
	symlink(t, root, alias)
	e := &Env{Home: home, Root: alias}
	for _, dir := range []string{root, alias} {
		if r := judge(e, Delete, dir, "build"); r.Class != abi.WriteLocal {
			t.Errorf("from %s: %v %s", dir, r.Class, r.Reason)
		}
		if r := judge(e, Delete, dir, "src"); r.Class != abi.Mutating {
			t.Errorf("from %s: %v %s", dir, r.Class, r.Reason)
		}
	}
}

func TestRootOf(t *testing.T) {
	home := "/home/user"
	m := machine{}
	for _, d := range []string{"/.git", "/home/user/.git", "/home/user/a/.git", "/etc/.git", "/srv/shop/.git", "/usr/src/app/.git"} {
		m[d] = node{}
	}
	e := &Env{Home: home, FS: m}
	tests := []struct{ start, want string }{
		{"/home/user/a/b/c", "/home/user/a"},
		{"/home/user/a", "/home/user/a"},
		{"/home/user/b/c", "/home/user/b/c"}, // the home's own .git makes no project
		{"/home/user", ""},
		{"/home/ann", ""},
		{"/home", ""},
		{"/", ""},
		{"/tmp", ""},
		{"/tmp/x", "/tmp/x"},
		{"/etc", ""},
		{"/etc/nginx", ""},
		{"/usr/lib/x", ""},
		{"/var/log/x", ""},
		{"/var/lib/dpkg/info", ""},
		{"/var/lib/jenkins/workspace/x", "/var/lib/jenkins/workspace/x"},
		{"/srv/shop/web", "/srv/shop"},
		{"/srv", ""},
		{"/opt/x", "/opt/x"},
		{"/usr/src/app", "/usr/src/app"},
		{"/var/www", "/var/www"},
		{"/data/x", "/data/x"},
		{"relative", ""},
		{"", ""},
	}
	for _, tt := range tests {
		if got := e.findRoot(tt.start); got != tt.want {
			t.Errorf("root of %q is %q, want %q", tt.start, got, tt.want)
		}
	}
}

// A project in a system tree is local, but for what is protected by name; a
// root that is no project is ignored.
func TestProjectInSystemTree(t *testing.T) {
	tests := []struct {
		root, path string
		want       abi.Class
	}{
		{"/srv/shop", "/srv/shop/main.go", abi.WriteLocal},
		{"/srv/shop", "/srv/other/main.go", abi.Mutating},
		{"/srv/shop", "/srv/shop/.git/config", abi.Mutating},
		{"/srv/shop", "/srv/shop/.envrc", abi.Mutating},
		{"/srv/shop", "/srv/shop/.claude/settings.json", abi.Mutating},
		{"/srv/shop", "/srv/shop/tmt.toml", abi.Mutating},
		{"/usr/src/app", "/usr/src/app/x", abi.WriteLocal},
		{"/root/app", "/root/app/x", abi.WriteLocal},
		{"/app", "/app/x", abi.WriteLocal},
		{"/etc", "/etc/hosts", abi.Mutating},
		{"/etc/nginx", "/etc/nginx/nginx.conf", abi.Mutating},
		{"/usr/local", "/usr/local/x", abi.Mutating},
		{"/", "/data/x", abi.Unknown},
		{"/home", "/home/x", abi.Unknown},
	}
	for _, tt := range tests {
		e := &Env{Home: "/home/user", Root: tt.root, FS: machine{}}
		if r := judge(e, Write, tt.root, tt.path); r.Class != tt.want {
			t.Errorf("root %s: %s is %v (%s), want %v", tt.root, tt.path, r.Class, r.Reason, tt.want)
		}
	}
}

// Nothing observed means nothing local but temp roots and other homes.
func TestBareEnv(t *testing.T) {
	tests := []struct {
		env  *Env
		path string
		want abi.Class
	}{
		{&Env{}, "/tmp/x", abi.WriteLocal},
		{&Env{}, "/home/ann/x", abi.WriteLocal},
		{&Env{}, "/project/x", abi.Unknown},
		{&Env{}, "/root/x", abi.Unknown},
		{&Env{Home: "/root"}, "/root/x", abi.WriteLocal},
		{&Env{Home: "/"}, "/data/x", abi.Unknown},
		{&Env{Home: "/etc"}, "/etc/x", abi.Mutating},
		{&Env{Home: "/data/me"}, "/data/me/x", abi.WriteLocal},
		{&Env{Home: "/data/me"}, "/data/me/.bashrc", abi.Mutating},
		{&Env{TmpDir: "/"}, "/data/x", abi.Unknown},
		{&Env{TmpDir: "/home"}, "/home/x", abi.Unknown},
		{&Env{TmpDir: "/data/tmp"}, "/data/tmp/x", abi.WriteLocal},
		{&Env{Path: []string{"/"}}, "/data/x", abi.Unknown},
		{&Env{Path: []string{"/data/bin"}}, "/data/bin/x", abi.Mutating},
		{&Env{Home: "/h/u", Path: []string{"/h/u"}}, "/h/u/x", abi.Mutating},
		{&Env{Home: "/h/u", Path: []string{"/h/u"}}, "/h/u/a/x", abi.WriteLocal},
		{&Env{Own: []string{"/"}}, "/tmp/x", abi.WriteLocal},
	}
	for _, tt := range tests {
		tt.env.FS = machine{}
		if r := judge(tt.env, Write, "/", tt.path); r.Class != tt.want {
			t.Errorf("%+v: %s is %v (%s), want %v", tt.env, tt.path, r.Class, r.Reason, tt.want)
		}
	}
}

// A plugin under development has its root at the project: only what the harness
// runs of it is guarded.
func TestOwnHoldsProject(t *testing.T) {
	e := &Env{Home: home, Root: project, Own: []string{project}, FS: readMachine(t)}
	for p, want := range map[string]bool{
		"main.go": false, "hooks/hooks.json": true, ".claude-plugin/plugin.json": true, "bin/tmt": true, "src/hooks/x": false,
	} {
		if r := judge(e, Write, project, p); r.Guarded != want {
			t.Errorf("%s: guarded %v, want %v (%s)", p, r.Guarded, want, r.Reason)
		}
	}
}

func TestFromEnviron(t *testing.T) {
	vars := map[string]string{
		"HOME": "/home/user", "PATH": "/usr/bin:/data/bin", "TMPDIR": "/data/tmp", "USER": "user",
		"TMT_DATA": "/data/tmt", "CLAUDE_PLUGIN_ROOT": "/data/plugin", "XDG_CONFIG_HOME": "/data/cfg",
		"KUBECONFIG": "/data/kube/a:/data/kube/b", "CLAUDE_CONFIG_DIR": "/data/claude",
	}
	e := FromEnviron(func(n string) string { return vars[n] }, "/data/nowhere")
	e.FS = machine{}
	tests := []struct {
		path    string
		want    abi.Class
		guarded bool
	}{
		{"/data/nowhere/x", abi.WriteLocal, false},
		{"/data/tmp/x", abi.WriteLocal, false},
		{"/data/bin/x", abi.Mutating, false},
		{"/data/tmt/x", abi.Mutating, true},
		{"/data/plugin/hooks/hooks.json", abi.Mutating, true},
		{"/data/cfg/git/config", abi.Mutating, false},
		{"/data/cfg/tmt/tmt.toml", abi.Mutating, true},
		{"/data/kube/b", abi.Mutating, false},
		{"/data/claude/settings.json", abi.Mutating, true},
		{"/data/other", abi.Unknown, false},
	}
	for _, tt := range tests {
		r := judge(e, Write, "/data/nowhere", tt.path)
		if r.Class != tt.want || r.Guarded != tt.guarded {
			t.Errorf("%s: %v guarded=%v (%s)", tt.path, r.Class, r.Guarded, r.Reason)
		}
	}
}
