package gate

// The state's JSON, its bounds, and the names of modes, policies and kinds.

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/seed-a23d08e7/tmt/abi"
)

func TestEncodeDecode(t *testing.T) {
	for _, sh := range shapes {
		s, _ := Next(Settings{}, sh.state, call(destroys, guards))
		got, err := Decode([]byte(mustEncode(t, s)))
		if err != nil || mustEncode(t, got) != mustEncode(t, s) || !reflect.DeepEqual(got.Denied, s.Denied) {
			t.Errorf("%s: %+v, %v; want %+v", sh.name, got, err, s)
		}
	}
}

func TestDecodeOriginal(t *testing.T) {
	text := `{"schema": 2, "session_id": "abc", "required": true, "grounded": true, "axes": {"reversibility": 3},
		"probes_run": ["qm list", "qm list", "kubectl get nodes"], "plan_hash": null,
		"approved_commands": null, "updated": 1764471234.52}`
	s, err := Decode([]byte(text))
	want := State{SessionID: "abc", Required: true, Grounded: true, Probes: []string{"qm list", "kubectl get nodes"}, Updated: 1764471234}
	if err != nil || !reflect.DeepEqual(s, want) {
		t.Errorf("got %+v, %v", s, err)
	}
	// The original's plan holds bare commands: they release nothing here.
	s, err = Decode([]byte(`{"grounded":true,"plan_hash":"9f","approved_commands":["terraform destroy"]}`))
	if _, d := Next(Settings{}, s, call(destroys)); err != nil || d.Kind != NotInPlan {
		t.Errorf("original plan: %+v, %v", d, err)
	}
}

func TestDecodeErrors(t *testing.T) {
	for _, text := range []string{"", "{", "[]", `"x"`, `{"grounded":"yes"}`, `{"schema":3,"grounded":true}`, `{"probes_run":[1]}`, `{} {}`, "\x00"} {
		if s, err := Decode([]byte(text)); err == nil || !reflect.DeepEqual(s, State{}) {
			t.Errorf("Decode(%q) = %+v, %v", text, s, err)
		}
	}
	if s, err := Decode([]byte("null")); err != nil || s.Grounded {
		t.Errorf("null: %+v, %v", s, err)
	}
}

func TestProbes(t *testing.T) {
	var s State
	for i := range 60 {
		s, _ = Next(Settings{}, s, Succeeded{At: int64(i), Text: fmt.Sprint("ls ", i), Verdict: abi.NewVerdict([]abi.Finding{looks})})
	}
	if len(s.Probes) != MaxProbes || s.Probes[0] != "ls 10" || s.Probes[49] != "ls 59" || s.Updated != 59 {
		t.Errorf("%d probes from %q to %q, updated %d", len(s.Probes), s.Probes[0], s.Probes[49], s.Updated)
	}
	before := slices.Clone(s.Probes)
	n, _ := Next(Settings{}, s, Succeeded{At: 99, Text: "ls 30", Verdict: abi.NewVerdict([]abi.Finding{looks})})
	if !slices.Equal(n.Probes, before) || n.Updated != 59 {
		t.Error("a repeated probe moved or changed the time")
	}
	n, _ = Next(Settings{}, s, Succeeded{Text: strings.Repeat("ü", 500), Verdict: abi.NewVerdict([]abi.Finding{looks})})
	if p := n.Probes[49]; utf8.RuneCountInString(p) != MaxProbeRunes || !utf8.ValidString(p) {
		t.Errorf("long probe has %d characters", utf8.RuneCountInString(p))
	}
	if !slices.Equal(s.Probes, before) {
		t.Error("the probes that Next was given changed")
	}
}

func TestDenials(t *testing.T) {
	s := State{}
	for i := range 30 {
		c := call(destroys)
		c.At, c.Text = int64(i), "short"
		s, _ = Next(Settings{}, s, c)
	}
	if len(s.Denied) != MaxDenials || s.Denied[19].At != 29 {
		t.Errorf("%d denials", len(s.Denied))
	}
	for range 30 {
		c := call(destroys)
		c.Text = strings.Repeat("x", 10_000)
		s, _ = Next(Settings{}, s, c)
	}
	total := 0
	for i := range s.Denied {
		total += s.Denied[i].size()
	}
	if total > maxDenialText || len(s.Denied) < 5 {
		t.Errorf("%d denials of %d bytes", len(s.Denied), total)
	}
	d := s.Denied[0]
	if d.Kind != "ungrounded" || d.Tool != "Bash" || len(d.Text) != MaxTextBytes || !slices.Equal(d.Findings, []string{"mutating  terraform destroy  does what its manual says"}) {
		t.Errorf("denial: %+v", d)
	}
	n, _ := Next(Settings{Mode: Observe}, State{}, call(destroys))
	if n.Observed != 1 || !n.Denied[0].Observed {
		t.Errorf("observed: %+v", n)
	}
}

func TestNames(t *testing.T) {
	for m := Full; m <= Off; m++ {
		if got, err := ParseMode(m.String()); got != m || err != nil {
			t.Errorf("mode %v: %v, %v", m, got, err)
		}
	}
	for p := Defer; p <= DenyUnknown; p++ {
		if got, err := ParsePolicy(p.String()); got != p || err != nil {
			t.Errorf("policy %v: %v, %v", p, got, err)
		}
	}
	for _, bad := range []string{"", "Full", "none", "off ", "\x1b[2J"} {
		if m, err := ParseMode(bad); m != Full || err == nil || strings.Contains(err.Error(), "\x1b") {
			t.Errorf("ParseMode(%q) = %v, %v", bad, m, err)
		}
		if p, err := ParsePolicy(bad); p != DenyUnknown || err == nil {
			t.Errorf("ParsePolicy(%q) = %v, %v", bad, p, err)
		}
	}
	if Kind(99).String() != "unknown" || None.String() != "" || Mode(9).String() != "full" || Policy(9).String() != "deny" {
		t.Error("values out of range")
	}
}

func FuzzDecode(f *testing.F) {
	for _, sh := range shapes {
		s, _ := Next(Settings{}, sh.state, call(destroys))
		b, _ := s.Encode()
		f.Add(b)
	}
	f.Add([]byte(`{"updated":-1e300,"observed":-5,"probes_run":["","a","a"],"denied":[{}]}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		s, err := Decode(b)
		if err != nil {
			return
		}
		if len(s.Probes) > MaxProbes || len(s.Denied) > MaxDenials || s.Observed < 0 {
			t.Errorf("out of bounds: %+v", s)
		}
		text := mustEncode(t, s)
		if again, err := Decode([]byte(text)); err != nil || mustEncode(t, again) != text {
			t.Errorf("%q becomes another state, %v", text, err)
		}
	})
}
