package session

// This file owns the mapping from a session's id to its file's name: injective,
// also on file systems that fold case, and short.

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
)

const (
	stateSuffix   = ".json"
	tempSuffix    = ".json.tmp"
	corruptPrefix = ".corrupt-"
	lockPrefix    = ".lock-"
	maxName       = 120 // bytes of an escaped id
)

// fileName returns the name of a session's state file. Lower-case letters,
// digits, "-" and "_" stand for themselves, so a UUID is its own name; any
// other byte becomes "=" and two hexadecimal digits; a long id becomes
// "=sha256-" and its digest.
func fileName(id string) (string, error) {
	if id == "" {
		return "", errors.New("the session has no id, so its state cannot be kept")
	}
	if len(id) > maxName {
		return digestName(id), nil
	}
	const hexDigits = "0123456789abcdef"
	b := make([]byte, 0, len(id)+len(stateSuffix))
	for i := range len(id) {
		c := id[i]
		if plain(c) && (i > 0 || !reserved(id)) {
			b = append(b, c)
			continue
		}
		b = append(b, '=', hexDigits[c>>4], hexDigits[c&15])
	}
	if len(b) > maxName {
		return digestName(id), nil
	}
	return string(append(b, stateSuffix...)), nil
}

func digestName(id string) string {
	sum := sha256.Sum256([]byte(id))
	return "=sha256-" + hex.EncodeToString(sum[:]) + stateSuffix
}

func plain(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-' || c == '_'
}

// reserved reports the device names of Windows, which no extension makes a
// file: con, prn, aux, nul, com1 … lpt9.
func reserved(id string) bool {
	switch len(id) {
	case 3:
		return id == "con" || id == "prn" || id == "aux" || id == "nul"
	case 4:
		return (id[:3] == "com" || id[:3] == "lpt") && id[3] >= '0' && id[3] <= '9'
	}
	return false
}

// stateOf returns the name of the state file that a file of the directory
// belongs to, "" for locks and files that are not ours.
func stateOf(name string) string {
	name = strings.TrimSuffix(strings.TrimPrefix(name, corruptPrefix), ".tmp")
	if strings.HasPrefix(name, ".") || !strings.HasSuffix(name, stateSuffix) {
		return ""
	}
	return name
}

// lockName returns the lock that a state file is under. Sixteen locks serve all
// sessions: they need no clean-up, which would race with taking them.
func lockName(state string) string {
	h := uint32(2166136261) // FNV-1a
	for i := range len(state) {
		h = (h ^ uint32(state[i])) * 16777619
	}
	return lockPrefix + string("0123456789abcdef"[(h>>16^h)&15])
}
