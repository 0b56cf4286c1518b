package code

// This file owns a set of words that may answer yes for a word it does not
// hold, never no for one it does. It is built anew for each program, for a
// fraction of what matching every word with every list costs.

import "strings"

type filter [32]uint64

func (f *filter) add(w string) {
	h := hash(w)
	f[h/64] |= 1 << (h % 64)
}

func (f *filter) has(w string) bool {
	h := hash(w)
	return f[h/64]&(1<<(h%64)) != 0
}

func (f *filter) addList(list string) {
	for list != "" {
		var w string
		w, list, _ = strings.Cut(list, " ")
		f.add(w)
	}
}

func hash(w string) uint {
	if w == "" {
		return 0
	}
	n := uint(len(w))
	return (uint(w[0])*31 + uint(w[n/2])*7 + uint(w[n-1])*131 + n*17) % 2048
}

// newFilter holds every name that the signals of a language are told by.
func newFilter(l *language) (f filter) {
	for _, r := range l.rules {
		f.addList(r.of)
		f.addList(r.names)
	}
	for _, list := range [...]string{l.evals, decoders, clients, methods, requests, payloads, statements, "getattr __dict__"} {
		f.addList(list)
	}
	return f
}
