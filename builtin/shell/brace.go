package shell

import (
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// This file owns brace expansion.

// hasBrace reports whether a word may hold a brace expansion.
func hasBrace(word *syntax.Word) bool {
	for _, p := range word.Parts {
		if l, ok := p.(*syntax.Lit); ok && strings.IndexByte(l.Value, '{') >= 0 {
			return true
		}
	}
	return false
}

// maxBraces bounds the "{" of one word: splitting it takes time quadratic in
// them.
const maxBraces = 200

// tooManyBraces reports whether a word is not split.
func tooManyBraces(word *syntax.Word) bool {
	n := 0
	for _, p := range word.Parts {
		if l, ok := p.(*syntax.Lit); ok {
			n += strings.Count(l.Value, "{")
		}
	}
	return n > maxBraces
}

// braces expands the brace expressions of a word. left is how many parts of
// words may still be made; past that they stand unexpanded, which makes their
// words dynamic.
func braces(word *syntax.Word, left *int) []*syntax.Word {
	for i, p := range word.Parts {
		b, ok := p.(*syntax.BraceExp)
		if !ok {
			continue
		}
		var out []*syntax.Word
		rest := braces(&syntax.Word{Parts: word.Parts[i+1:]}, left)
		alts := alternatives(b, left)
		for _, alt := range alts {
			for _, r := range rest {
				if *left -= i + len(alt.Parts) + len(r.Parts) + 1; *left < 0 {
					return []*syntax.Word{word}
				}
				parts := append(append(append([]syntax.WordPart(nil), word.Parts[:i]...), alt.Parts...), r.Parts...)
				out = append(out, &syntax.Word{Parts: parts})
			}
		}
		return out
	}
	return []*syntax.Word{word}
}

// alternatives are the words that one brace expression stands for.
func alternatives(b *syntax.BraceExp, left *int) []*syntax.Word {
	if b.Sequence {
		return sequence(b, *left)
	}
	var out []*syntax.Word
	for _, e := range b.Elems {
		out = append(out, braces(e, left)...)
	}
	return out
}

// sequence expands {x..y} and {x..y..step}.
func sequence(b *syntax.BraceExp, most int) []*syntax.Word {
	unexpanded := []*syntax.Word{{Parts: []syntax.WordPart{b}}}
	var n [3]int
	letters := false
	for i, e := range b.Elems {
		s := e.Lit()
		v, err := strconv.Atoi(s)
		if err != nil {
			if len(s) != 1 || i == 2 {
				return unexpanded
			}
			v, letters = int(s[0]), true
		}
		n[min(i, 2)] = v
	}
	step := max(n[2], -n[2], 1)
	if count := (max(n[0], n[1]) - min(n[0], n[1])) / step; count >= most || count < 0 || count > 1000 {
		return unexpanded
	}
	if n[0] > n[1] {
		step = -step
	}
	var out []*syntax.Word
	for v := n[0]; step > 0 && v <= n[1] || step < 0 && v >= n[1]; v += step {
		s := strconv.Itoa(v)
		if letters {
			s = string(rune(v))
		}
		out = append(out, &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{Value: s}}})
	}
	return out
}
