package settings

// This file owns what the settings say of tmt as a plugin: three objects, which
// Claude Code's own commands write.

import (
	"encoding/json"
	"maps"
	"slices"

	"github.com/seed-a23d08e7/tmt/cmd/internal/jsonc"
)

// The names under which tmt is a plugin.
const (
	Marketplace = "tmt"
	Plugin      = "tmt@" + Marketplace
)

// places are the objects that name plugins, with the name that is ours.
var places = [...]struct{ object, name string }{
	{"enabledPlugins", Plugin},
	{"extraKnownMarketplaces", Marketplace},
	{"pluginConfigs", Plugin},
}

// HasPlugin reports whether settings name tmt as a plugin.
func HasPlugin(text []byte) bool {
	for _, p := range places {
		if _, there, err := jsonc.Value(text, p.object, p.name); err == nil && there {
			return true
		}
	}
	return false
}

// WithoutEmpty returns settings without those of the objects that are empty and
// that before does not have.
func WithoutEmpty(text, before []byte) ([]byte, error) {
	for _, p := range places {
		v, there, err := jsonc.Value(text, p.object)
		if err != nil {
			return nil, err
		}
		if !there || !Same(v, []byte("{}")) {
			continue
		}
		if _, had, err := jsonc.Value(before, p.object); err == nil && had {
			continue
		}
		if text, err = jsonc.Delete(text, p.object); err != nil {
			return nil, err
		}
	}
	return text, nil
}

// Carry does to text what a program did that read it and wrote written: members
// of the outermost object that came, went or say something else. All other bytes
// of text stay as they are.
func Carry(text, written []byte) ([]byte, error) {
	var now map[string]json.RawMessage
	if err := json.Unmarshal(written, &now); err != nil {
		return nil, err
	}
	var then map[string]json.RawMessage
	if len(text) > 0 {
		plain, err := jsonc.Plain(text)
		if err != nil {
			return nil, err
		}
		if err := json.Unmarshal(plain, &then); err != nil {
			return nil, err
		}
	}
	out := text
	for _, key := range union(then, now) {
		var err error
		old, had := then[key]
		value, has := now[key]
		switch {
		case !has:
			out, err = jsonc.Delete(out, key)
		case !had:
			out, err = jsonc.Add(out, key, value)
		case !Same(old, value):
			out, err = jsonc.Replace(out, value, key)
		}
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// union returns the keys of both, sorted.
func union(a, b map[string]json.RawMessage) []string {
	keys := slices.AppendSeq(slices.Collect(maps.Keys(a)), maps.Keys(b))
	slices.Sort(keys)
	return slices.Compact(keys)
}
