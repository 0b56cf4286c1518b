package abi

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestCheckSettings(t *testing.T) {
	const schema = `{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","title":"acme",
		"properties":{
			"protected":{"type":"array","items":{"type":"string","minLength":1},"maxItems":2,"description":"environments"},
			"level":{"type":"integer","minimum":1,"maximum":9},
			"share":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1},
			"mode":{"enum":["strict","loose"]},
			"only":{"const":"x"},
			"who":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},
			"one":{"oneOf":[{"type":"integer"},{"type":"number"}]},
			"nested":{"type":"object","properties":{"on":{"type":"boolean"}},"required":["on"],"additionalProperties":{"type":"string"}},
			"free":true,"never":false,"other":{"not":{"type":"string"}},
			"both":{"allOf":[{"minimum":2},{"maximum":3}]},
			"some":{"type":["string","null"]}
		},
		"additionalProperties":false}`
	for _, c := range []struct{ settings, want string }{
		{``, ""},
		{`{}`, ""},
		{`{"protected":["prod"],"level":3,"share":0.5,"mode":"strict","only":"x","who":["a"],"one":1.5,"nested":{"on":true,"x":"y"},"free":[1],"other":1,"both":2}`, ""},
		{`{"protected":"prod"}`, "settings.protected: it is text, the module takes an array"},
		{`{"protected":["a",1]}`, "settings.protected[1]: it is a whole number, the module takes text"},
		{`{"protected":[""]}`, "settings.protected[0]: the module takes at least 1 characters"},
		{`{"protected":["a","b","c"]}`, "settings.protected: the module takes at most 2 elements"},
		{`{"level":1.5}`, "settings.level: it is a number, the module takes a whole number"},
		{`{"level":0}`, "settings.level: the module takes at least 1"},
		{`{"level":10}`, "settings.level: the module takes at most 9"},
		{`{"level":true}`, "settings.level: it is true or false, the module takes a whole number"},
		{`{"share":0}`, "settings.share: the module takes more than 0"},
		{`{"share":1}`, "settings.share: the module takes less than 1"},
		{`{"mode":"Strict"}`, `settings.mode: the module takes one of ["strict","loose"]`},
		{`{"only":"y"}`, `settings.only: the module takes "x" alone`},
		{`{"who":1}`, "settings.who: it is a whole number, the module takes text"},
		{`{"one":1}`, "settings.one: it fits more than one"},
		{`{"nested":{}}`, `settings.nested: the module needs "on"`},
		{`{"nested":{"on":true,"x":1}}`, "settings.nested.x: it is a whole number, the module takes text"},
		{`{"never":1}`, "settings.never: the module takes no such setting"},
		{`{"other":"x"}`, "settings.other: the module does not take this value"},
		{`{"both":4}`, "settings.both: the module takes at most 3"},
		{`{"some":1}`, "settings.some: it is a whole number, the module takes text or null"},
		{`{"protcted":[]}`, "settings.protcted: the module has no such setting; it has both, free, level"},
		{`{"a\u001b[2J":1}`, "settings.a: the module has no such setting"},
		{`[]`, "settings: it is an array, the module takes a table"},
		{`{`, "settings: "},
	} {
		err := CheckSettings(json.RawMessage(schema), json.RawMessage(c.settings))
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.HasPrefix(err.Error(), c.want)) {
			t.Errorf("%s: got %v, want %q", c.settings, err, c.want)
		}
	}
	if err := CheckSettings(nil, json.RawMessage(`{"x":1}`)); err != nil {
		t.Error(err)
	}
}

// A schema whose rules are not all read is refused, not read in part.
func TestSchemaErrors(t *testing.T) {
	deep := strings.Repeat(`{"items":`, 40) + "true" + strings.Repeat("}", 40)
	for _, c := range []struct{ schema, want string }{
		{`{"pattern":"^a"}`, `"pattern": this tmt does not read`},
		{`{"properties":{"a":{"$ref":"#"}}}`, `"properties": "a": "$ref": this tmt`},
		{`{"type":"text"}`, `"type": its value is not`},
		{`{"type":[]}`, `"type": its value is not`},
		{`{"type":[1]}`, `"type": its value is not`},
		{`{"enum":"a"}`, `"enum": its value is not`},
		{`{"required":["a",1]}`, `"required": its value is not`},
		{`{"minimum":"1"}`, `"minimum": its value is not`},
		{`{"maxItems":-1}`, `"maxItems": its value is not`},
		{`{"properties":[]}`, `"properties": its value is not`},
		{`{"anyOf":[]}`, `"anyOf": its value is not`},
		{`{"oneOf":[1]}`, `"oneOf": a schema is`},
		{`{"items":1}`, `"items": a schema is`},
		{deep, "a schema is an object"},
	} {
		err := CheckSettings(json.RawMessage(c.schema), nil)
		if err == nil || !strings.HasPrefix(err.Error(), "settings_schema: ") || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.60s: got %v, want %q", c.schema, err, c.want)
		}
		meta := `{"meta":1,"name":"acme","version":"1","abi":1,"programs":["acmectl"],"settings_schema":` + c.schema + `}`
		if _, err := DecodeMeta([]byte(meta)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.60s in tmt.meta: got %v", c.schema, err)
		}
	}
}
