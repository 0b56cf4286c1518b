package host_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin"
	"github.com/seed-a23d08e7/tmt/builtin/paths"
	"github.com/seed-a23d08e7/tmt/host"
	"github.com/seed-a23d08e7/tmt/host/exceptions"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// excepting is a host with a file of exceptions, and a project to work in.
type excepting struct {
	t   *testing.T
	h   *host.Host
	dir string
	now time.Time
}

func newExcepting(t *testing.T) *excepting {
	t.Helper()
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	home := filepath.Join(dir, "home")
	e := &excepting{t: t, dir: filepath.Join(home, "project"), now: time.Unix(1_800_000_000, 0)}
	for _, d := range []string{e.dir, filepath.Join(home, "other")} {
		if err := os.MkdirAll(d, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	e.h = &host.Host{
		Builtin:    builtin.Classifier{Env: &paths.Env{Home: home, Root: e.dir}},
		Exceptions: filepath.Join(home, ".tmt", "exceptions.json"),
		Now:        func() time.Time { return e.now },
	}
	return e
}

func (e *excepting) call(command string, more ...any) abi.Call {
	in := map[string]any{"command": command}
	for i := 0; i+1 < len(more); i += 2 {
		in[more[i].(string)] = more[i+1]
	}
	b, err := json.Marshal(in)
	if err != nil {
		e.t.Fatal(err)
	}
	return abi.Call{Tool: "Bash", Input: b, Cwd: e.dir}
}

// allow makes an exception for a command.
func (e *excepting) allow(command string, anywhere bool) {
	e.t.Helper()
	v := e.h.Classify(e.call(command))
	form, err := exceptions.Form(command)
	if err != nil {
		e.t.Fatalf("%s: %v", command, err)
	}
	judged, err := exceptions.Judged(&v, anywhere)
	if err != nil {
		e.t.Fatalf("%s: %v", command, err)
	}
	x := exceptions.Exception{Command: form, Dir: e.dir, Judged: judged, Created: e.now.Unix(), Expires: e.now.Add(time.Hour).Unix()}
	if anywhere {
		x.Dir, x.Anywhere = "", true
	}
	if err := exceptions.Add(e.h.Exceptions, x, e.now); err != nil {
		e.t.Fatal(err)
	}
}

func (e *excepting) decide(call abi.Call) gate.Decision {
	d, _, err := e.h.Decide("", call)
	if err != nil {
		e.t.Fatal(err)
	}
	return d
}

// without is the decision that no exception touches.
func (e *excepting) without(call abi.Call) gate.Decision {
	h := *e.h
	h.Exceptions = ""
	d, _, err := h.Decide("", call)
	if err != nil {
		e.t.Fatal(err)
	}
	return d
}

var excepted = []string{
	"terraform destroy",
	"terraform destroy -target aws_instance.web -auto-approve",
	"cd prod && terraform destroy",
	"kubectl -n prod delete pod web-1 web-2",
	"AWS_PROFILE=prod aws s3 rm s3://bucket/key --recursive",
	"git push --force origin main",
	"git reset --hard HEAD~1",
	"rm -r 'old data' logs",
	"sudo systemctl restart nginx",
	"psql -c 'drop table t' > out.log 2>&1",
	"ssh db1 systemctl restart postgresql",
	"terraform destroy | tail -5",
	`git commit -m "it's done" && git push origin HEAD --force`,
	"find . -name '*.bak' -delete; docker system prune -f",
}

// An exception lets exactly its command pass: whatever is added, removed or changed
// is decided as if there was none.
func TestExceptionIsExact(t *testing.T) {
	e := newExcepting(t)
	for _, command := range excepted {
		os.Remove(e.h.Exceptions)
		call := e.call(command)
		if !e.decide(call).Deny {
			t.Fatalf("%s is not denied", command)
		}
		e.allow(command, false)
		for _, same := range []string{command, "  " + command + "  # why", strings.ReplaceAll(command, " && ", " &&\n"), command + ";"} {
			if d := e.decide(e.call(same, "description", "x", "timeout", 5, "run_in_background", false)); d != (gate.Decision{}) {
				t.Errorf("%s: %+v", same, d)
			}
		}
		denied := 0
		for _, other := range variants(command) {
			d := e.decide(e.call(other))
			if diff := cmp.Diff(e.without(e.call(other)), d); diff != "" {
				t.Errorf("the exception for %q decides about %q: %s", command, other, diff)
			}
			if d.Deny {
				denied++
			}
		}
		if denied < 30 {
			t.Errorf("%s: only %d variants are denied", command, denied)
		}
		for _, other := range e.otherCalls(command) {
			if d := e.decide(other); !d.Deny {
				t.Errorf("%s %s in %s passes", other.Tool, other.Input, other.Cwd)
			}
		}
	}
}

// variants are other commands, made of one.
func variants(command string) []string {
	words := strings.Split(command, " ")
	var out []string
	put := func(ws []string) { out = append(out, strings.Join(ws, " ")) }
	for i := range words {
		put(slices.Delete(slices.Clone(words), i, i+1))
		put(slices.Insert(slices.Clone(words), i, "extra"))
		put(slices.Insert(slices.Clone(words), i, "--force-all"))
		put(slices.Insert(slices.Clone(words), i, words[i]))
		ws := slices.Clone(words)
		ws[i] += "x"
		put(ws)
		if i > 0 && words[i] != words[i-1] {
			ws = slices.Clone(words)
			ws[i], ws[i-1] = ws[i-1], ws[i]
			put(ws)
		}
	}
	for _, prefix := range []string{"sudo ", "env ", "A=b ", "TF_WORKSPACE=prod ", "nohup ", "time ", "! ", "exec ", `\`, "command ", "ls; ", "ls && ", "cd /srv && ",
		"true || ", "echo y | ", "if true; then ", "PATH=/tmp/x:/bin ", "x() { :; }; ", "alias terraform=rm; "} {
		out = append(out, prefix+command)
	}
	for _, suffix := range []string{"; ls", "; rm -r /srv/x", " && ls", " && terraform apply", " || ls", " | cat", " > f", " 2> f", " >> /etc/passwd", " < f", " &", " & ls",
		"\nls", " <<< x", " <<E\nx\nE", " $X", " \"$X\"", " *", " $(ls)", " ~", " {a,b}", " ''", ";;", " -", " --", " #x\nls"} {
		out = append(out, command+suffix)
	}
	for _, around := range [][2]string{{"(", ")"}, {"{ ", "; }"}, {"eval '", "'"}, {"sh -c \"", "\""}, {"echo $(", ")"}, {"echo `", "`"}, {"for i in 1; do ", "; done"}, {"while ", "; do :; done"}} {
		out = append(out, around[0]+command+around[1])
	}
	return out
}

// otherCalls are calls with the same command that are not the same call.
func (e *excepting) otherCalls(command string) []abi.Call {
	var out []abi.Call
	for _, more := range [][]any{
		{"run_in_background", true}, {"run_in_background", "false"}, {"dangerouslyDisableSandbox", true}, {"workdir", ".."}, {"cwd", "/srv"},
		{"description", 5}, {"env", map[string]string{"A": "b"}}, {"Command", "x"}, {"stdin", "y"}, {"tty", true},
	} {
		out = append(out, e.call(command, more...))
	}
	for _, dir := range []string{"", "/", filepath.Dir(e.dir), filepath.Join(e.dir, "prod"), filepath.Join(filepath.Dir(e.dir), "other"), "project", e.dir + "x"} {
		c := e.call(command)
		c.Cwd = dir
		out = append(out, c)
	}
	c := e.call(command)
	c.Tool = "Monitor"
	return append(out, c)
}

// Bytes changed at random: a command of another form never passes, and one of the
// same form is judged alike, so that nothing hides in what the form leaves out.
func TestFormHidesNothing(t *testing.T) {
	e := newExcepting(t)
	const bytes = "  \t\n;&|<>(){}[]'\"\\$`#~!*?=:,.-+^%@/0aZ\x00\x1b"
	r := rand.New(rand.NewPCG(3, 4))
	alike := 0
	for _, command := range excepted {
		os.Remove(e.h.Exceptions)
		e.allow(command, false)
		want, err := exceptions.Form(command)
		if err != nil {
			t.Fatal(err)
		}
		for range 150 {
			b := []byte(command)
			for range 1 + r.IntN(2) {
				i := r.IntN(len(b))
				switch c := bytes[r.IntN(len(bytes))]; r.IntN(3) {
				case 0:
					b[i] = c
				case 1:
					b = slices.Insert(b, i, c)
				default:
					b = slices.Delete(b, i, i+1)
				}
			}
			text := string(b)
			form, err := exceptions.Form(text)
			if err == nil {
				if again, err := exceptions.Form(form); again != form || err != nil {
					t.Fatalf("%q has the form %q, and that %q, %v", text, form, again, err)
				}
				if diff := cmp.Diff(e.steps(text), e.steps(form)); diff != "" {
					t.Fatalf("%q and its form %q are judged differently: %s", text, form, diff)
				}
			}
			if form == want {
				alike++
				continue
			}
			if diff := cmp.Diff(e.without(e.call(text)), e.decide(e.call(text))); diff != "" {
				t.Errorf("the exception for %q decides about %q: %s", command, text, diff)
			}
		}
	}
	if alike < 30 {
		t.Errorf("only %d texts had the same form", alike)
	}
}

// steps are the findings of a command without what says where its words stand.
func (e *excepting) steps(text string) []abi.Finding {
	v := e.h.Classify(e.call(text))
	for i := range v.Findings {
		v.Findings[i].Span, v.Findings[i].Floor = abi.Span{}, nil
	}
	return v.Findings
}

// What a script, a link or the clock has become since ends an exception.
func TestExceptionEnds(t *testing.T) {
	e := newExcepting(t)
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(e.dir, name), []byte(text), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	passes := func(command string) bool { t.Helper(); return !e.decide(e.call(command)).Deny }

	write("clean.sh", "#!/bin/sh\nrm -r /srv/old\n")
	e.allow("./clean.sh", false)
	if !passes("./clean.sh") {
		t.Error("the script does not pass")
	}
	write("clean.sh", "#!/bin/sh\n# as before\nrm  -r /srv/old\n")
	if !passes("./clean.sh") {
		t.Error("a comment makes it another script")
	}
	write("clean.sh", "#!/bin/sh\nrm -r /srv/old /srv/new\n")
	if passes("./clean.sh") {
		t.Error("a script that deletes more passes")
	}

	for _, d := range []string{"a", "b"} {
		if err := os.Mkdir(filepath.Join(e.dir, d), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	link := filepath.Join(e.dir, "current")
	if err := os.Symlink("a", link); err != nil {
		t.Fatal(err)
	}
	e.allow("rm -r current/data", false)
	if !passes("rm -r current/data") {
		t.Error("what lies behind a link does not pass")
	}
	os.Remove(link)
	if err := os.Symlink("b", link); err != nil {
		t.Fatal(err)
	}
	if passes("rm -r current/data") {
		t.Error("a link that leads elsewhere passes")
	}

	e.allow("terraform destroy", false)
	for _, c := range []struct {
		after time.Duration
		want  bool
	}{{0, true}, {time.Hour - time.Second, true}, {time.Hour, false}, {-time.Second, false}, {-time.Hour, false}} {
		start := e.now
		e.now = start.Add(c.after)
		if passes("terraform destroy") != c.want {
			t.Errorf("after %v: passes %v", c.after, !c.want)
		}
		e.now = start
	}
	if err := os.Chmod(e.h.Exceptions, 0o644); err != nil {
		t.Fatal(err)
	}
	if passes("terraform destroy") {
		t.Error("a file that is open to others counts")
	}
}

// Everywhere is everywhere, but protection, agents and unreadable settings hold.
func TestAnywhere(t *testing.T) {
	e := newExcepting(t)
	e.allow("terraform destroy", true)
	for _, dir := range []string{e.dir, filepath.Dir(e.dir), "/", ""} {
		call := e.call("terraform destroy")
		if call.Cwd = dir; e.decide(call).Deny {
			t.Errorf("in %q it is denied", dir)
		}
	}
	e.h.Settings.UnknownWhy = "tmt.toml cannot be read"
	if !e.decide(e.call("terraform destroy")).Deny {
		t.Error("it passes under settings that cannot be read")
	}
}

// However an exception came into the file, it opens nothing that is closed.
func TestClosedStaysClosed(t *testing.T) {
	e := newExcepting(t)
	for _, command := range []string{
		"tmt trust", "tmt allow -- terraform destroy", "tmt hook pre-tool-use", "tmt-ground commit --force", "tmt-ground commit",
		"rm -r .claude/settings.json", "rm -r " + e.h.Exceptions, "rm -r " + filepath.Dir(e.h.Exceptions), "cp x tmt.toml",
		"claude -p x", "codex exec x", "CLAUDE_CONFIG_DIR=/tmp/x rm -r /srv/x", "TMT_GATE_MODE=off rm -r /srv/x",
	} {
		v := e.h.Classify(e.call(command))
		if _, err := exceptions.Judged(&v, false); err == nil && host.StartsAgent(&v) == nil {
			t.Errorf("%s can be excepted", command)
		}
		// Written by hand, with the digest that it would have.
		f := v.Findings
		for i := range f {
			f[i].Protected, f[i].Ground = false, ""
		}
		judged, err := exceptions.Judged(&v, false)
		if err != nil {
			judged = strings.Repeat("0", 64)
		}
		x := exceptions.Exception{Command: command, Dir: e.dir, Judged: judged, Created: e.now.Unix(), Expires: e.now.Add(time.Hour).Unix()}
		if err := exceptions.Add(e.h.Exceptions, x, e.now); err != nil {
			t.Fatalf("%s: %v", command, err)
		}
		if diff := cmp.Diff(e.without(e.call(command)), e.decide(e.call(command))); diff != "" {
			t.Errorf("%s: %s", command, diff)
		}
	}
}
