package guest

import (
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"
)

// tool is a made-up program: a command inside another's path, an option whose
// argument is glued to it only.
var tool = Spec{
	Options: []Option{
		{"-n", "--name", Required}, {Name: "-v"}, {Name: "--color", Argument: Optional}, {Name: "-c", Argument: Optional}, {Name: "-long", Argument: Required},
	},
	Commands: []Command{{"get", ReadOnly, "reads", ""}, {"config", ReadOnly, "shows", ""}, {"config set", WriteLocal, "sets", ""}, {"a b c", Mutating, "acts", ""}},
}

func readLine(line string) (Request, Line) {
	r := Request{Kind: "command", Argv: append([]string{"tool"}, strings.Fields(line)...)}
	for i, w := range r.Argv {
		if strings.Contains(w, "$") {
			r.Dynamic = append(r.Dynamic, i)
		}
	}
	return r, tool.Read(&r)
}

func TestRead(t *testing.T) {
	for _, c := range []struct{ line, path, operands, trouble string }{
		{"get x y", "get", "x y", ""},
		{"-n get get x", "get", "x", ""},
		{"get -n x y -v", "get", "y", ""},
		{"--name=get -v get", "get", "", ""},
		{"-vnx get", "get", "", ""},
		{"-long get get", "get", "", ""},
		{"--color get", "get", "", ""},
		{"get -- -x --", "get", "-x --", ""},
		{"get -", "get", "-", ""},
		{"get set", "get", "set", ""},
		{"config", "config", "", ""},
		{"config x set", "config", "x set", ""},
		{"config -v set x", "config set", "x", ""},
		{"a b c d", "a b c", "d", ""},
		{"get $X", "get", "$X", ""},
		{"-n $X get", "get", "", ""},
		{"-n$X get", "get", "", ""},

		{"", "", "", "no subcommand"},
		{"a b", "", "", "no subcommand"},
		{"ge", "", "", "a subcommand that is not known: ge"},
		{"a b x", "", "", "a subcommand that is not known: x"},
		{"-- get", "", "get", "an option that is not known: --"},
		{"--x get", "", "get", "an option that is not known: --x"},
		{"config --x set", "", "set", "an option that is not known: --x"},
		{"get --x y", "get", "y", "an option that is not known: --x"},
		{"get -vx", "get", "", "an option that is not known: -vx"},
		{"get -v=1", "get", "", "an option that is not known: -v=1"},
		{"get --nam x", "get", "x", "an option that is not known: --nam"},
		{"get -é", "get", "", "an option that is not known: -é"},
		{"get --x -y", "get", "", "an option that is not known: --x"},
		{"get -n", "get", "", "an option without its argument: -n"},
		{"get -vn", "get", "", "an option without its argument: -vn"},
		{"$X get", "", "get", "a subcommand that the call does not tell: $X"},
		{"config $X", "", "", "a subcommand that the call does not tell: $X"},
		{"get -$X", "get", "", "an option that is not known: -$X"},
	} {
		_, l := readLine(c.line)
		var operands []string
		for _, o := range l.Operands {
			operands = append(operands, o.Text)
		}
		got := []string{l.Command.Path, strings.Join(operands, " "), l.Trouble}
		if diff := cmp.Diff([]string{c.path, c.operands, c.trouble}, got); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", c.line, diff)
		}
	}
}

func TestReadOneWord(t *testing.T) {
	for _, word := range []string{"", "a b", "config set", "get "} {
		r := Request{Argv: []string{"tool", word}}
		if l := tool.Read(&r); l.Command.Path != "" || l.Trouble == "" {
			t.Errorf("%q is taken for %q", word, l.Command.Path)
		}
	}
	r := Request{Argv: []string{"$X", "get"}, Dynamic: []int{0}}
	if l := tool.Read(&r); l.Command.Path != "" || l.Trouble == "" {
		t.Error("a program that is not known has a subcommand")
	}
}

func TestGiven(t *testing.T) {
	for _, c := range []struct {
		line, name string
		want       Word
		given      bool
	}{
		{"get -n x", "--name", Word{Text: "x"}, true},
		{"get --name x -n y", "-n", Word{Text: "y"}, true},
		{"get --name=", "-n", Word{}, true},
		{"get -nx=y", "-n", Word{Text: "x=y"}, true},
		{"get -n=x", "-n", Word{Text: "x"}, true},
		{"get -n $X", "-n", Word{"$X", true}, true},
		{"get --name=$X", "-n", Word{"$X", true}, true},
		{"get -v", "-v", Word{}, true},
		{"get -vvnv", "-n", Word{Text: "v"}, true},
		{"get --color=auto", "--color", Word{Text: "auto"}, true},
		{"get --color auto", "--color", Word{}, true},
		{"get -vc=auto", "-c", Word{Text: "auto"}, true},
		{"get -cv", "-v", Word{}, true},
		{"get -- -v", "-v", Word{}, false},
		{"get -n -v", "-v", Word{}, false},
		{"get", "--none", Word{}, false},
		{"get", "", Word{}, false},
	} {
		_, l := readLine(c.line)
		got, given := l.Given(c.name)
		if got != c.want || given != c.given {
			t.Errorf("%s: %s is %v, %v, want %v, %v", c.line, c.name, got, given, c.want, c.given)
		}
	}
}

func TestAnswer(t *testing.T) {
	_, strange := readLine("get --x")
	_, plain := readLine("get")
	for _, c := range []struct {
		line  Line
		class Class
		want  Response
	}{
		{plain, ReadOnly, Response{Class: ReadOnly, Reason: "r"}},
		{strange, ReadOnly, Response{Class: Unknown, Reason: "an option that is not known: --x"}},
		{strange, WriteLocal, Response{Class: Unknown, Reason: "an option that is not known: --x"}},
		{strange, Mutating, Response{Class: Mutating, Reason: "r"}},
	} {
		if diff := cmp.Diff(c.want, c.line.Answer(c.class, "r")); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
	}
}

// Serve trusts no length that it is told.
func TestServe(t *testing.T) {
	text := `{"kind":"command","argv":["tool","` + strings.Repeat("x", 5000) + `"],"dynamic":[]}`
	for _, c := range []struct {
		name    string
		lengths []uint32 // what the host says, call by call
		want    Class
	}{
		{"honest", []uint32{uint32(len(text)), uint32(len(text))}, ReadOnly},
		{"too large", []uint32{65<<10 + 1}, Unknown},
		{"negative", []uint32{1<<32 - 1}, Unknown},
		{"grows", []uint32{uint32(len(text)), 1 << 20}, Unknown},
		{"empty", []uint32{0}, Unknown},
	} {
		var got string
		calls := 0
		request := func(ptr unsafe.Pointer, room uint32) uint32 {
			n := c.lengths[calls]
			calls++
			if n <= room {
				copy(unsafe.Slice((*byte)(ptr), room), text)
			}
			return n
		}
		respond := func(ptr unsafe.Pointer, n uint32) { got += string(unsafe.Slice((*byte)(ptr), n)) }
		status := Serve(func(*Request) Response { return Response{Class: ReadOnly} }, request, respond)
		if !strings.HasPrefix(got, `{"class":"`+string(c.want)+`"`) || status != 0 {
			t.Errorf("%s: answered %s, %d", c.name, got, status)
		}
	}
}
