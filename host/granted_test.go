package host_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/config"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// This file owns hostile answers: a classifier that calls everything readonly,
// and what of a command stays as severe as it is nonetheless.

// lax answers readonly to everything and keeps what it was asked.
type lax struct{ asked []abi.Step }

func (l *lax) Ask(_ context.Context, jobs []sandbox.Job) []sandbox.Answer {
	as := make([]sandbox.Answer, len(jobs))
	for i, j := range jobs {
		l.asked = append(l.asked, *j.Step)
		as[i].Response = abi.Response{Class: abi.ReadOnly, Reason: "nothing to see"}
	}
	return as
}

// A classifier decides about its own steps and about nothing beside them.
func TestNothingKnownIsLowered(t *testing.T) {
	for _, c := range []struct {
		command string
		want    abi.Class
		asked   int // steps
	}{
		// Redirections, whatever the program does.
		{"acmectl get > /etc/passwd", abi.Mutating, 0},
		{"acmectl get >> ~/.bashrc", abi.Mutating, 0},
		{"acmectl get &> /usr/bin/acmectl", abi.Mutating, 0},
		{"acmectl get > .git/hooks/pre-commit", abi.Mutating, 0},
		{"acmectl get 3<> notes.txt", abi.WriteLocal, 1},
		{"acmectl get > notes.txt", abi.WriteLocal, 1},
		{"acmectl get > $OUT", abi.Unknown, 1},
		{"acmectl get >& $OUT", abi.Unknown, 1},
		{"acmectl get <& $IN", abi.Unknown, 1},
		{"acmectl get > /dev/tcp/example.org/80", abi.Unknown, 1},
		{"acmectl get < /dev/udp/example.org/80", abi.Unknown, 1},
		{"acmectl get > /data/out", abi.Unknown, 1},
		// Other steps of the same line.
		{"acmectl get; rm -rf /srv", abi.Mutating, 1},
		{"acmectl get || rm -rf /srv", abi.Mutating, 1},
		{"acmectl get & rm -rf /srv", abi.Mutating, 1},
		{"if acmectl get; then rm -rf /srv; fi", abi.Mutating, 1},
		{"acmectl get | sh", abi.Unknown, 1},
		{"acmectl get | xargs rm", abi.Mutating, 1},
		{"acmectl get | tee /etc/hosts", abi.Mutating, 1},
		{`eval "$(acmectl get)"`, abi.Unknown, 1},
		{"source <(acmectl get)", abi.Unknown, 1},
		{`acmectl "$(rm -rf /srv)"`, abi.Mutating, 1},
		{"acmectl `rm -rf /srv`", abi.Mutating, 1},
		{"acmectl get <(rm -rf /srv)", abi.Mutating, 1},
		{"acmectl get >(rm -rf /srv)", abi.Mutating, 1},
		{"acmectl ${X:=$(rm -rf /srv)}", abi.Mutating, 1},
		{"acmectl $((a[$(rm -rf /srv)]))", abi.Mutating, 1},
		{"acmectl get <<< \"$(rm -rf /srv)\"", abi.Mutating, 1},
		{"acmectl get <<X\n$(rm -rf /srv)\nX", abi.Mutating, 1},
		{"A=$(rm -rf /srv) acmectl get", abi.Mutating, 1},
		{"trap 'rm -rf /srv' EXIT; acmectl get", abi.Mutating, 1},
		// What changes the program that the name stands for.
		{"PATH=/tmp acmectl get", abi.Unknown, 1},
		{"env PATH=/tmp acmectl get", abi.Unknown, 1},
		{"sudo env PATH=/tmp acmectl get", abi.Mutating, 1},
		{"export PATH=/tmp:$PATH; acmectl get", abi.Unknown, 1},
		{"PATH=/tmp; acmectl get", abi.Unknown, 1},
		{"LD_PRELOAD=./x.so acmectl get", abi.Unknown, 1},
		{"BASH_ENV=./x acmectl get", abi.Unknown, 1},
		{"hash -p ./x acmectl; acmectl get", abi.Unknown, 0},
		{"enable -f ./x.so acmectl; acmectl get", abi.Unknown, 1},
		{"source ./x.sh; acmectl get", abi.Unknown, 1},
		{"cp x ~/.local/bin/acmectl && acmectl get", abi.Mutating, 1},
		{"ln -sf /srv/x /usr/local/bin/acmectl; acmectl get", abi.Mutating, 1},
		// Functions and aliases are judged by their bodies.
		{"acmectl() { rm -rf /srv; }; acmectl get", abi.Mutating, 0},
		{"function acmectl { rm -rf /srv; }; acmectl get", abi.Mutating, 0},
		{"true && acmectl() { rm -rf /srv; }; acmectl get", abi.Mutating, 1},
		{"eval 'acmectl() { rm -rf /srv; }'; acmectl get", abi.Mutating, 0},
		{"alias acmectl='rm -rf /srv'; acmectl get", abi.Mutating, 0},
		{"alias acmectl='rm -rf /srv;:'\nacmectl get", abi.Mutating, 0},
		// A file that the agent can write is not the program of that name.
		{"./acmectl get", abi.Unknown, 0},
		{"bin/acmectl get", abi.Unknown, 0},
		{"/tmp/acmectl get", abi.Unknown, 0},
		{"~/acmectl get", abi.Unknown, 0},
		{"/usr/bin/../../tmp/acmectl get", abi.Unknown, 0},
		{"cd /tmp && ./acmectl get", abi.Unknown, 0},
		{"sudo ./acmectl get", abi.Mutating, 0},
		{"exec ./acmectl get", abi.Unknown, 0},
		{"exec -a acmectl rm -rf /srv", abi.Mutating, 0},
		{"ssh host ./acmectl get", abi.Unknown, 0},
		{"docker exec c /tmp/acmectl get", abi.Unknown, 0},
		// Nor is a name that is known only when it runs.
		{"$ACME get", abi.Unknown, 0},
		{`"$ACME" get`, abi.Unknown, 0},
		{"acme$X get", abi.Unknown, 0},
		{"$(which acmectl) get", abi.Unknown, 1}, // asked about, for it can only get worse
		{"acmect? get", abi.Unknown, 0},
		{"find . -name acmectl -exec {} get ';'", abi.Unknown, 0},
		{"xargs -I@ @ get < names", abi.Unknown, 0},
	} {
		h, _ := newHost(t, grants{"acmectl": grant("acme")}, nil)
		guest := &lax{}
		h.Asker = guest
		v := classify(h, c.command)
		if v.Class != c.want || len(guest.asked) != c.asked {
			t.Errorf("%s: got %v, asked %d steps, want %v, %d", c.command, v.Class, len(guest.asked), c.want, c.asked)
		}
	}
}

// What a classifier is told of a step that wrappers and loops run.
func TestStepsAsTold(t *testing.T) {
	for _, c := range []struct{ command, want string }{
		{"sudo timeout 5 acmectl get x | head", `["acmectl" "get" "x"] elevated`},
		{"doas acmectl get", `["acmectl" "get"] elevated`},
		{"ssh host acmectl get", `["acmectl" "get"] remote`},
		{"docker exec c acmectl get", `["acmectl" "get"] remote`},
		{"kubectl exec p -- sh -c 'sudo acmectl get'", `["acmectl" "get"] elevated remote`},
		{"env -i FOO=1 acmectl get", `["acmectl" "get"] FOO=1`},
		{"FOO=1 nohup acmectl get >/dev/null 2>&1", `["acmectl" "get"] FOO=1 > /dev/null`},
		{"acmectl apply <<X\nrm -rf /\nX", `["acmectl" "apply"] stdin data`},
		{"cat f | acmectl apply -f -", `["acmectl" "apply" "-f" "-"] stdin pipe`},
		{"acmectl apply < f", `["acmectl" "apply"] stdin file < f`},
		{"xargs acmectl delete", `["acmectl" "delete" "…"] dynamic [2]`},
		{"xargs acmectl", `["acmectl" "…"] dynamic [1]`},
		{"echo x | xargs -I@ acmectl get @", `["acmectl" "get" "@"] stdin pipe dynamic [2]`},
		{"find . -exec acmectl get {} ';'", `["acmectl" "get" "."] dynamic [2]`},
		{"find a -exec acmectl --file={} ';'", `["acmectl" "--file=a"] dynamic [1]`},
		{"acmectl get *.yaml $X '$Y'", `["acmectl" "get" "*.yaml" "$X" "$Y"] dynamic [2 3]`},
		{"acmectl apply -f <(date)", `["acmectl" "apply" "-f" "/dev/fd/63"] dynamic [3]`},
		{`a"cme"ctl g\et`, `["acmectl" "get"]`},
		{"/usr/bin/acmectl get", `["/usr/bin/acmectl" "get"]`},
		{"cd /tmp && acmectl get", `["acmectl" "get"] in /tmp`},
		{"parallel acmectl get ::: a b", `["acmectl" "get" "a"]; ["acmectl" "get" "b"]`},
		// Turns of a loop that differ in anything are all asked about.
		{"for i in a b a; do acmectl get $i; done", `["acmectl" "get" "a"]; ["acmectl" "get" "b"]`},
		{"for i in a b; do E=$i acmectl get; done", `["acmectl" "get"] E=a; ["acmectl" "get"] E=b`},
		{"for i in a b; do acmectl get <$i; done", `["acmectl" "get"] stdin file < a; ["acmectl" "get"] stdin file < b`},
		{"f() { acmectl get; }; f; cd /tmp; f", `["acmectl" "get"]; ["acmectl" "get"] in /tmp`},
		{"f() { acmectl get; }; f; f | f", `["acmectl" "get"]; ["acmectl" "get"] stdin pipe`},
	} {
		h, _ := newHost(t, grants{"acmectl": grant("acme")}, nil)
		guest := &lax{}
		h.Asker = guest
		classify(h, c.command)
		var got []string
		for _, s := range guest.asked {
			got = append(got, told(s))
		}
		if diff := cmp.Diff(c.want, strings.Join(got, "; ")); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", c.command, diff)
		}
	}
}

func told(s abi.Step) string {
	text := fmt.Sprintf("%q", s.Argv)
	for k, v := range s.Env {
		text += " " + k + "=" + v
	}
	if s.Stdin != abi.StdinNone {
		text += " stdin " + s.Stdin.String()
	}
	for _, r := range s.Redirects {
		text += " " + r.Op + " " + r.Path
	}
	if len(s.Dynamic) > 0 {
		text += fmt.Sprint(" dynamic ", s.Dynamic)
	}
	if s.Elevated {
		text += " elevated"
	}
	if s.Remote {
		text += " remote"
	}
	if s.Cwd != "" && s.Cwd != "/home/user/project" {
		text += " in " + s.Cwd
	}
	return text
}

// Behind sudo what a classifier abstains from, or calls local, is mutating.
func TestRaisesAfterAnswer(t *testing.T) {
	for _, c := range []struct {
		command, answer string
		want            abi.Class
	}{
		{"sudo acmectl x", "readonly", abi.ReadOnly},
		{"sudo acmectl x", "write-local", abi.Mutating},
		{"sudo acmectl x", "unknown", abi.Mutating},
		{"ssh host acmectl x", "write-local", abi.Mutating},
		{"ssh host acmectl x", "unknown", abi.Unknown},
		{"acmectl delete x", "unknown", abi.Mutating}, // the guess stays
		{"acmectl delete x", "write-local", abi.WriteLocal},
		{"sudo acmectl get > notes.txt", "readonly", abi.WriteLocal}, // the shell writes it
		{"sudo acmectl get > /data/x", "readonly", abi.Unknown},
		// No redirection keeps the classifier from its say.
		{"acmectl frob > /data/x", "mutating", abi.Mutating},
		{"acmectl frob > $OUT", "mutating", abi.Mutating},
		{"acmectl frob > /dev/tcp/h/1", "mutating", abi.Mutating},
		{"PATH=/tmp acmectl frob", "mutating", abi.Mutating},
		{"$X acmectl frob", "mutating", abi.Mutating},
		{"\"$X\" acmectl frob", "readonly", abi.Unknown},
	} {
		h, _ := newHost(t, grants{"acmectl": grant("acme")}, map[string]string{"acme": c.answer})
		if v := classify(h, c.command); v.Class != c.want {
			t.Errorf("%s, %s: got %v, want %v", c.command, c.answer, v.Class, c.want)
		}
	}
}

// A tool's answer does not lower what is known of the file that it writes.
func TestToolFloor(t *testing.T) {
	for _, c := range []struct {
		tool, input string
		want        abi.Class
	}{
		{"mcp__acme__download_report", `{"path":"/etc/cron.d/x"}`, abi.Mutating},
		{"mcp__acme__download_report", `{"path":"report.pdf"}`, abi.WriteLocal},
		{"mcp__acme__rotate_keys", `{}`, abi.ReadOnly},
		{"mcp__acme__delete_key", `{"key":"x"}`, abi.ReadOnly},
	} {
		h, _ := newHost(t, grants{c.tool: grant("acme")}, nil)
		h.Asker = &lax{}
		v := h.Classify(abi.Call{Tool: c.tool, Input: json.RawMessage(c.input), Cwd: "/home/user/project"})
		if v.Class != c.want {
			t.Errorf("%s %s: got %v, want %v", c.tool, c.input, v.Class, c.want)
		}
	}
}

// A call of very many steps is bounded, and closed beyond the bound.
func TestManySteps(t *testing.T) {
	var command strings.Builder
	for i := range 1500 {
		fmt.Fprintf(&command, "acmectl get x%d\n", i)
	}
	h, _ := newHost(t, grants{"acmectl": grant("one", "two")}, nil)
	guest := &lax{}
	h.Asker = guest
	v := classify(h, command.String())
	f := v.Worst()
	if v.Class != abi.Mutating || !strings.Contains(f.Reason, `classifier "one": was not asked: one call puts more than 1000 questions`) || len(guest.asked) != 1000 {
		t.Errorf("got %v, %q, asked %d", v.Class, f.Reason, len(guest.asked))
	}
	if v.Findings[0].Class != abi.ReadOnly {
		t.Errorf("the first step is %v", v.Findings[0].Class)
	}
}

// Nobody else's classifier answers, and one that is not trusted does not stand
// in the way of one that is.
func TestLayersBeside(t *testing.T) {
	mine, theirs := grant("acme"), grant("acme")
	theirs[0].Layer, theirs[0].Untrusted = config.Project, true
	both := append(append([]config.Classifier{}, mine...), theirs...)
	for _, answer := range []string{"readonly", "mutating", "unknown"} {
		alone, _ := newHost(t, grants{"acmectl": mine}, map[string]string{"acme": answer})
		beside, guest := newHost(t, grants{"acmectl": both}, map[string]string{"acme": answer})
		if a, b := classify(alone, "acmectl get").Class, classify(beside, "acmectl get").Class; a != b || len(guest.asked) != 1 {
			t.Errorf("%s: %v alone, %v beside one that is not trusted, asked %q", answer, a, b, guest.asked)
		}
	}
	// A trusted project's can only make the user's stricter.
	theirs[0].Untrusted = false
	theirs[0].Name = "theirs"
	h, _ := newHost(t, grants{"acmectl": append(mine, theirs...)}, map[string]string{"acme": "mutating", "theirs": "readonly"})
	if v := classify(h, "acmectl get"); v.Class != abi.Mutating {
		t.Errorf("a project lowers the user's classifier to %v", v.Class)
	}
}

// A suggestion that reads secrets is no suggestion.
func TestSuggestionsOfSecrets(t *testing.T) {
	h, _ := newHost(t, grants{"acmectl": grant("acme")}, map[string]string{
		"acme: acmectl del": "mutating deletes | cat ~/.aws/credentials | printenv | git log\nrm -rf / | git log;rm -rf /srv | git log | cat /etc/hosts > x | sudo rm x",
	})
	f := classify(h, "acmectl del").Findings[0]
	if diff := cmp.Diff([]string{"git log"}, f.Probes); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}
