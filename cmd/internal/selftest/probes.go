package selftest

// This file owns the steps that no author wrote: what agents' calls may hold,
// and mutants of the vectors. None may make the module fail, and an option or a
// subcommand that it cannot know must not come out readonly.

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// Words that no program has.
const (
	unknownOption     = "--zzz-unknown"
	unknownSubcommand = "zzz-unknown"
	otherOperand      = "zzz-other"
)

// made is a step that was made up.
type made struct {
	kind     Kind
	name     string
	ask      ask
	readonly bool // it may come out readonly
}

// probes puts to each claimed program what vectors seldom hold.
func (r *run) probes(ctx context.Context) error {
	var list []made
	for _, p := range r.module.Meta.Programs {
		add := func(name string, readonly bool, dynamic []int, argv ...string) {
			list = append(list, made{OfProbe, p + ": " + name, ask{step: abi.Step{Argv: argv, Dynamic: dynamic, Cwd: project}}, readonly})
		}
		add("no words at all", false, nil)
		add("no arguments", true, nil, p)
		add("an empty word", false, nil, p, "")
		add("an unknown subcommand", false, nil, p, unknownSubcommand)
		add("an unknown option alone", false, nil, p, unknownOption)
		add("a request at the size limit", false, nil, p, r.filler(p))
		add("many words", false, nil, append([]string{p, unknownSubcommand}, strings.Split(strings.Repeat("w ", 500), " ")...)...)
		add("control characters and other scripts", false, nil, p, "\x00\x1b[2J\x7f", "é削\U0001f680\ufffd", "\\\"\n\t")
		if r.module.Meta.Dynamic {
			add("a subcommand that is not known", false, []int{1}, p, "$X")
			add("words that are not known", false, []int{1, 2}, p, "$(cat x)", "*")
		}
		r.invalid(ctx, p)
	}
	for _, t := range r.module.Meta.Tools {
		name, any := strings.CutSuffix(t, "*")
		add := func(what, input string) {
			list = append(list, made{OfProbe, t + ": " + what, ask{step: abi.Step{Tool: name, Input: json.RawMessage(input), Cwd: project}}, !any})
		}
		if any {
			name += "zzz_unknown"
		}
		add("an empty input", `{}`)
		add("an input that is not known", `{"zzz":[1,{"a":null}],"é":"\u0000"}`)
	}
	return r.made(ctx, list)
}

// filler is a word that fills a request up to the size limit.
func (r *run) filler(program string) string {
	b, err := abi.EncodeRequest(&abi.Step{Argv: []string{program, ""}, Cwd: project}, nil)
	if err != nil {
		return ""
	}
	return strings.Repeat("x", abi.MaxRequest-len(b))
}

// invalid checks that words which are no UTF-8 never reach the module: the host
// makes such a step mutating.
func (r *run) invalid(ctx context.Context, program string) {
	res := Result{Kind: OfProbe, Name: program + ": invalid UTF-8", Want: "not asked"}
	a := ask{step: abi.Step{Argv: []string{program, "get", "\xff\xfe"}, Cwd: project}}
	if got := r.ask(ctx, []ask{a}, false)[0]; got.Failure == nil || got.Raw != nil {
		res.Problem = "reached the module"
	}
	r.report.Results = append(r.report.Results, res)
}

// mutants changes each vector of a program in ways that a module must tell.
func (r *run) mutants(ctx context.Context, vectors []Vector) error {
	var list []made
	for i := range vectors {
		v := &vectors[i]
		if v.Command != "" || len(v.Step.Argv) < 2 || len(v.Step.Dynamic) > 0 || r.claim(&v.Step) == "" {
			continue
		}
		argv := v.Step.Argv
		add := func(name string, readonly bool, words ...string) {
			s := v.Step
			s.Argv = words
			list = append(list, made{OfMutant, v.Name + ": " + name, ask{s, v.Settings}, readonly})
		}
		// Behind an option that lacks its argument a further word is that argument.
		strict := v.Class == abi.ReadOnly
		add("an unknown option in front", !strict, insert(argv, 1, unknownOption)...)
		if !slices.Contains(argv, "--") {
			add("an unknown option behind", !strict, insert(argv, len(argv), unknownOption)...)
		}
		if i := lastOption(argv); i > 1 {
			add("an option moved to the front", true, move(argv, i, 1)...)
			if i+1 < len(argv) {
				add("an option and the next word moved to the front", true, move(argv, i, 2)...)
			}
		}
		if i := lastOperand(argv); i > 1 {
			words := append([]string{}, argv...)
			words[i] = otherOperand
			add("another operand", true, words...)
		}
	}
	return r.made(ctx, list)
}

// made asks about steps that were made up.
func (r *run) made(ctx context.Context, list []made) error {
	asks := make([]ask, len(list))
	for i := range list {
		asks[i] = list[i].ask
	}
	answers := r.ask(ctx, asks, false)
	if err := ctx.Err(); err != nil {
		return err
	}
	for i := range list {
		r.report.Results = append(r.report.Results, r.check(&list[i], &answers[i]))
	}
	return nil
}

func (r *run) check(m *made, a *sandbox.Answer) Result {
	res := Result{Kind: m.kind, Name: m.name, Want: "an answer", Again: r.again(&m.ask)}
	if !m.readonly {
		res.Want = "not readonly"
	}
	res.fill(&m.ask, a)
	switch {
	case a.Failure != nil:
		res.Problem = "fails: " + a.Failure.Cause
	case !m.readonly && a.Response.Class == abi.ReadOnly:
		res.Problem = fmt.Sprintf("must not be readonly: %s", showStep(&m.ask.step))
	}
	r.saw(&m.ask.step, a)
	return res
}

func insert(argv []string, at int, word string) []string {
	return slices.Insert(slices.Clone(argv), at, word)
}

// move puts the n words at index i behind the program's name.
func move(argv []string, i, n int) []string {
	return slices.Concat(argv[:1], argv[i:i+n], argv[1:i], argv[i+n:])
}

func isOption(w string) bool { return len(w) > 1 && w[0] == '-' && w != "--" }

func lastOption(argv []string) int {
	if slices.Contains(argv, "--") {
		return 0
	}
	for i := len(argv) - 1; i > 0; i-- {
		if isOption(argv[i]) {
			return i
		}
	}
	return 0
}

func lastOperand(argv []string) int {
	for i := len(argv) - 1; i > 0; i-- {
		if !strings.HasPrefix(argv[i], "-") {
			return i
		}
	}
	return 0
}
