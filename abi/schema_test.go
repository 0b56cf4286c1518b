package abi

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// schema is the part of JSON Schema that our schemas use.
type schema struct {
	Type                                     string
	Const                                    any
	Enum                                     []any
	Properties                               map[string]*schema
	AdditionalProperties                     any
	Required                                 []string
	DependentRequired                        map[string][]string
	Items                                    *schema
	MinItems, MaxItems, MinLength, MaxLength *int
	OneOf, AnyOf                             []*schema
}

func readSchema(t *testing.T, name string) *schema {
	t.Helper()
	b, err := os.ReadFile("schema/" + name)
	if err != nil {
		t.Fatal(err)
	}
	s := new(schema)
	if err := json.Unmarshal(b, s); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return s
}

func (s *schema) validate(v any) error {
	if s.Const != nil && v != s.Const {
		return fmt.Errorf("%v, want %v", v, s.Const)
	}
	if s.Enum != nil && !slices.Contains(s.Enum, v) {
		return fmt.Errorf("%v, want one of %v", v, s.Enum)
	}
	switch v := v.(type) {
	case map[string]any:
		if err := s.validateObject(v); err != nil {
			return err
		}
	case []any:
		if s.MinItems != nil && len(v) < *s.MinItems || s.MaxItems != nil && len(v) > *s.MaxItems {
			return fmt.Errorf("%d items", len(v))
		}
		for i := range v {
			if s.Items != nil {
				if err := s.Items.validate(v[i]); err != nil {
					return fmt.Errorf("%d: %w", i, err)
				}
			}
		}
	case string:
		n := utf8.RuneCountInString(v)
		if s.MinLength != nil && n < *s.MinLength || s.MaxLength != nil && n > *s.MaxLength {
			return fmt.Errorf("%d characters", n)
		}
	}
	types := map[string]string{"map[string]interface {}": "object", "[]interface {}": "array", "string": "string", "bool": "boolean", "float64": "integer", "<nil>": "null"}
	if got := types[fmt.Sprintf("%T", v)]; s.Type != "" && got != s.Type {
		return fmt.Errorf("a %s, want a %s", got, s.Type)
	}
	return s.validateUnion(v)
}

func (s *schema) validateObject(v map[string]any) error {
	for _, k := range s.Required {
		if _, ok := v[k]; !ok {
			return fmt.Errorf("no %s", k)
		}
	}
	for k, e := range v {
		for _, need := range s.DependentRequired[k] {
			if _, ok := v[need]; !ok {
				return fmt.Errorf("%s without %s", k, need)
			}
		}
		if p := s.Properties[k]; p != nil {
			if err := p.validate(e); err != nil {
				return fmt.Errorf("%s: %w", k, err)
			}
		} else if s.AdditionalProperties == false {
			return fmt.Errorf("unknown %s", k)
		}
	}
	return nil
}

func (s *schema) validateUnion(v any) error {
	for _, union := range [...]struct {
		of   []*schema
		most int
	}{{s.OneOf, 1}, {s.AnyOf, len(s.AnyOf)}} {
		n, last := 0, error(nil)
		for _, o := range union.of {
			if err := o.validate(v); err == nil {
				n++
			} else {
				last = err
			}
		}
		if len(union.of) > 0 && (n == 0 || n > union.most) {
			return fmt.Errorf("fits %d alternatives, %v", n, last)
		}
	}
	return nil
}

func parse(t *testing.T, b []byte) (v any) {
	t.Helper()
	if err := json.Unmarshal(b, &v); err != nil {
		t.Fatalf("%s: %v", b, err)
	}
	return v
}

func TestRequestSchema(t *testing.T) {
	s := readSchema(t, "request.json")
	eachLine(t, "testdata/wire/requests.jsonl", func(v requestVector) {
		wire := parse(t, []byte(v.Wire))
		if err := s.validate(wire); err != nil {
			t.Errorf("%s: %v", v.Name, err)
		}
		for k := range wire.(map[string]any) {
			if s.OneOf[0].Properties[k] == nil && s.OneOf[1].Properties[k] == nil {
				t.Errorf("%s: the schema lacks %s", v.Name, k)
			}
		}
	})
}

// The schema and the decoder agree on every shared vector that JSON itself
// does not settle.
func TestResponseSchema(t *testing.T) {
	s := readSchema(t, "response.json")
	refused := 0
	eachLine(t, "testdata/wire/responses.jsonl", func(v responseVector) {
		b := v.bytes(t)
		if !json.Valid(b) || !utf8.Valid(b) || strings.Contains(v.Error, "twice") || strings.Contains(v.Error, "surrogate") {
			return
		}
		err := s.validate(parse(t, b))
		if (err == nil) != (v.Error == "") {
			t.Errorf("%s: the schema says %v, the decoder %q", v.Name, err, v.Error)
		}
		if err != nil {
			refused++
		}
	})
	if refused == 0 {
		t.Error("the schema refused nothing")
	}
}

func TestMetaAndVectorSchemas(t *testing.T) {
	meta, vector := readSchema(t, "meta.json"), readSchema(t, "vector.json")
	for _, line := range []string{
		`{"meta":1,"name":"acme","version":"1","abi":1,"programs":["acmectl"],"tools":[],"dynamic":true,"settings_schema":{},"source":"s","license":"MIT"}`,
		`{"meta":1,"name":"acme","version":"1","abi":1,"programs":[]}`,
		`{"meta":1,"name":"acme","version":"1","abi":1,"tools":["t*"],"x":1}`,
		`{"meta":2,"name":"acme","version":"1","abi":1,"tools":["t*"]}`,
	} {
		_, err := DecodeMeta([]byte(line))
		if got := meta.validate(parse(t, []byte(line))); (got == nil) != (err == nil) {
			t.Errorf("%s: the schema says %v, the decoder %v", line, got, err)
		}
	}
	for _, line := range []string{
		`{"name":"n","argv":["a"],"dynamic":[0],"env":{"A":"1"},"cwd":"/w","stdin":"pipe","redirects":[{"op":">","path":"f"}],"elevated":true,"remote":true,"settings":{},"class":"unknown"}`,
		`{"name":"n","tool":"t","input":{},"cwd":"/w","class":"readonly"}`,
		`{"name":"n","command":"a | b","class":"readonly"}`,
		`{"name":"n","command":"a | b","stdin":"pipe","class":"readonly"}`,
		`{"name":"n","argv":["a"],"tool":"t","class":"readonly"}`,
		`{"name":"n","argv":["a"],"input":{},"class":"readonly"}`,
		`{"name":"n","argv":["a"]}`,
	} {
		_, err := DecodeVectors([]byte(line))
		if got := vector.validate(parse(t, []byte(line))); (got == nil) != (err == nil) {
			t.Errorf("%s: the schema says %v, the decoder %v", line, got, err)
		}
	}
}
