package config

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

// versionOf holds the bytes that each version of the image has for one program:
// who changes them changes magic too, and adds a line. An image of another
// version is made anew; one that is read wrongly would turn a "mutating" of the
// operator into something else.
const (
	versionOf    = "tmt config 4\n"
	programBytes = "\x03w v\x02-n1c\x01dRX\x01\x00\x01\x03w x\x02\x02-n\x00\x00r\x00\x01\x00\x02-m\x01y\x02W\x01e\x00\x00\x01\x01c\x00gs\x00--\x00\x00\x00\x00\x00"
	gateBytes    = "\x07observe\x01\x03ask\x01z"
)

func TestImageVersion(t *testing.T) {
	if magic != versionOf {
		t.Errorf("magic is %q; add its bytes here", magic)
	}
	p := program{
		Program: cli.Program{Name: "w v", Options: "-n", Style: cli.SingleDash, Effect: cli.Changes, Does: "d",
			Operands: cli.Operands{Each: cli.ReadsFrom, Last: cli.DeletesTree, Skip: 1}, Probes: []string{"w x"},
			Rules: []cli.Rule{{Option: "-n", Effect: cli.Reads, Lowers: true}, {Option: "-m", Value: "y", MinOperands: 2, Effect: cli.WritesTo, Does: "e"}}},
		embeds:   []string{"", ""},
		commands: []program{{Program: cli.Program{Name: "c", Effect: cli.Executes}}},
	}
	var w writer
	w.program(&p)
	if string(w.b) != programBytes {
		t.Errorf("the bytes of a program are\n%q, for this version\n%q", w.b, programBytes)
	}
	var got cli.Program
	r := reader{b: []byte(programBytes)}
	r.program(&got, &Known{}, 0)
	want := p.Program
	want.Commands = []cli.Command{p.commands[0].Program}
	if d := cmp.Diff(want, got); d != "" || r.bad || len(r.b) > 0 {
		t.Errorf("read as %s", d)
	}
	head, _ := (&merged{gate: gate.Settings{Mode: gate.Observe, Soft: true, Unknown: gate.AskUser, UnknownWhy: "z"}}).image()
	if len(head) < len(gateBytes) || string(head[:len(gateBytes)]) != gateBytes {
		t.Errorf("the gate's bytes are %q, for this version %q", head, gateBytes)
	}
}

// Each code stands for one effect; that each effect of a tmt.toml has one, TestStatedEffects shows.
func TestEffectCodes(t *testing.T) {
	codes := make(map[byte]bool)
	for _, c := range effectCodes {
		if codes[c.code] || effectCode(c.effect) != c.code {
			t.Errorf("%q stands twice", c.code)
		}
		codes[c.code] = true
	}
}
