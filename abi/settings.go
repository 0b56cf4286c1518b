package abi

// This file owns the check of an operator's settings against the schema that a
// module carries. It reads the part of JSON Schema that checkKeyword
// lists; a schema that uses more is an error, so that no rule of it is passed over
// in silence.

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxSchemaDepth bounds how deep a schema nests.
const maxSchemaDepth = 32

// CheckSettings reports what of settings, a JSON object or empty for none, the
// schema of Meta.SettingsSchema does not allow: "settings.protected: it is text,
// the module takes an array". A nil schema allows everything.
func CheckSettings(schema, settings json.RawMessage) error {
	s, err := decodeSchema(schema)
	if err != nil || s == nil {
		return err
	}
	var v any
	if len(settings) == 0 {
		settings = json.RawMessage("{}")
	}
	if err := json.Unmarshal(settings, &v); err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	return validate(s, v, "settings")
}

// decodeSchema decodes a schema, nil for none, that can be read.
func decodeSchema(schema json.RawMessage) (s any, err error) {
	if schema == nil {
		return nil, nil
	}
	if err = json.Unmarshal(schema, &s); err == nil {
		err = checkSchema(s, 0)
	}
	if err != nil {
		return nil, fmt.Errorf("settings_schema: %w", err)
	}
	return s, nil
}

// checkSchema reports what of a schema cannot be read.
func checkSchema(s any, depth int) error {
	if _, ok := s.(bool); ok {
		return nil
	}
	m, ok := s.(map[string]any)
	if !ok || depth > maxSchemaDepth {
		return errors.New("a schema is an object or a truth value, at most 32 in each other")
	}
	for _, key := range keysOf(m) {
		if err := checkKeyword(key, m[key], depth); err != nil {
			return fmt.Errorf("%s: %w", quote(key), err)
		}
	}
	return nil
}

// checkKeyword checks that a keyword is one that is read, and its value's form.
func checkKeyword(key string, v any, depth int) error {
	bad := false
	switch key {
	case "title", "description", "default", "examples", "$schema", "$id", "$comment", "deprecated", "readOnly", "writeOnly", "format",
		"const": // they say nothing, or take any value
	case "type":
		names, ok := typeNames(v)
		bad = !ok || slices.ContainsFunc(names, func(n string) bool { return nameOfType(n) == "" })
	case "enum":
		_, ok := v.([]any)
		bad = !ok
	case "required":
		list, ok := v.([]any)
		bad = !ok || slices.ContainsFunc(list, func(x any) bool { _, ok := x.(string); return !ok })
	case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
		_, ok := v.(float64)
		bad = !ok
	case "minLength", "maxLength", "minItems", "maxItems":
		n, ok := v.(float64)
		bad = !ok || n < 0
	case "additionalProperties", "items", "not":
		return checkSchema(v, depth+1)
	case "properties":
		m, ok := v.(map[string]any)
		for _, k := range keysOf(m) {
			if err := checkSchema(m[k], depth+1); err != nil {
				return fmt.Errorf("%s: %w", quote(k), err)
			}
		}
		bad = !ok
	case "anyOf", "allOf", "oneOf":
		list, ok := v.([]any)
		for _, x := range list {
			if err := checkSchema(x, depth+1); err != nil {
				return err
			}
		}
		bad = !ok || len(list) == 0
	default:
		return errors.New("this tmt does not read that keyword of JSON Schema")
	}
	if bad {
		return errors.New("its value is not what JSON Schema has there")
	}
	return nil
}

// validate checks a value that stands at a place against a schema that
// checkSchema passed.
func validate(s, v any, at string) error {
	m, ok := s.(map[string]any)
	if !ok {
		if s == false {
			return fmt.Errorf("%s: the module takes no such setting", at)
		}
		return nil
	}
	if names, ok := typeNames(m["type"]); ok && !slices.ContainsFunc(names, func(n string) bool { return isOfType(v, n) }) {
		for i, n := range names {
			names[i] = nameOfType(n)
		}
		return fmt.Errorf("%s: it is %s, the module takes %s", at, kindOf(v), strings.Join(names, " or "))
	}
	if list, ok := m["enum"].([]any); ok && !slices.ContainsFunc(list, func(x any) bool { return reflect.DeepEqual(x, v) }) {
		return fmt.Errorf("%s: the module takes one of %s", at, shown(list))
	}
	if x, ok := m["const"]; ok && !reflect.DeepEqual(x, v) {
		return fmt.Errorf("%s: the module takes %s alone", at, shown(x))
	}
	if err := validateSize(m, v, at); err != nil {
		return err
	}
	switch v := v.(type) {
	case map[string]any:
		if err := validateObject(m, v, at); err != nil {
			return err
		}
	case []any:
		if items, ok := m["items"]; ok {
			for i := range v {
				if err := validate(items, v[i], at+"["+strconv.Itoa(i)+"]"); err != nil {
					return err
				}
			}
		}
	}
	return validateUnion(m, v, at)
}

func validateObject(m, v map[string]any, at string) error {
	list, _ := m["required"].([]any)
	for _, x := range list {
		if k, _ := x.(string); v[k] == nil {
			return fmt.Errorf("%s: the module needs %s", at, quote(k))
		}
	}
	known, _ := m["properties"].(map[string]any)
	rest, closed := m["additionalProperties"]
	for _, k := range keysOf(v) {
		place := at + "." + Sanitize(k, 60)
		sub, ok := known[k]
		switch {
		case ok:
		case !closed:
			continue
		case rest == false:
			return fmt.Errorf("%s: the module has no such setting; it has %s", place, Sanitize(strings.Join(keysOf(known), ", "), 200))
		default:
			sub = rest
		}
		if err := validate(sub, v[k], place); err != nil {
			return err
		}
	}
	return nil
}

// validateSize checks numbers by value, texts and arrays by length.
func validateSize(m map[string]any, v any, at string) error {
	n, low, high, unit := 0.0, "minimum", "maximum", ""
	switch v := v.(type) {
	case float64:
		n = v
		if x, ok := m["exclusiveMinimum"].(float64); ok && n <= x {
			return fmt.Errorf("%s: the module takes more than %v", at, x)
		}
		if x, ok := m["exclusiveMaximum"].(float64); ok && n >= x {
			return fmt.Errorf("%s: the module takes less than %v", at, x)
		}
	case string:
		n, low, high, unit = float64(utf8.RuneCountInString(v)), "minLength", "maxLength", " characters"
	case []any:
		n, low, high, unit = float64(len(v)), "minItems", "maxItems", " elements"
	default:
		return nil
	}
	if x, ok := m[low].(float64); ok && n < x {
		return fmt.Errorf("%s: the module takes at least %v%s", at, x, unit)
	}
	if x, ok := m[high].(float64); ok && n > x {
		return fmt.Errorf("%s: the module takes at most %v%s", at, x, unit)
	}
	return nil
}

func validateUnion(m map[string]any, v any, at string) error {
	all, _ := m["allOf"].([]any)
	for _, s := range all {
		if err := validate(s, v, at); err != nil {
			return err
		}
	}
	for _, key := range [...]string{"anyOf", "oneOf"} {
		list, ok := m[key].([]any)
		fits, first := 0, error(nil)
		for _, s := range list {
			err := validate(s, v, at)
			if err == nil {
				fits++
			} else if first == nil {
				first = err
			}
		}
		switch {
		case ok && fits == 0:
			return first
		case key == "oneOf" && fits > 1:
			return fmt.Errorf("%s: it fits more than one of the forms that the module takes", at)
		}
	}
	if s, ok := m["not"]; ok && validate(s, v, at) == nil {
		return fmt.Errorf("%s: the module does not take this value", at)
	}
	return nil
}

// typeNames are those of the keyword type: one or several.
func typeNames(v any) (names []string, ok bool) {
	switch v := v.(type) {
	case string:
		return []string{v}, true
	case []any:
		for _, x := range v {
			n, isText := x.(string)
			if !isText {
				return nil, false
			}
			names = append(names, n)
		}
		return names, len(names) > 0
	}
	return nil, false
}

func isOfType(v any, name string) bool {
	switch v := v.(type) {
	case map[string]any:
		return name == "object"
	case []any:
		return name == "array"
	case string:
		return name == "string"
	case bool:
		return name == "boolean"
	case float64:
		return name == "number" || name == "integer" && v == math.Trunc(v)
	}
	return name == "null"
}

// nameOfType is a type as tmt.toml's users know it, "" for one that is none.
func nameOfType(name string) string {
	switch name {
	case "object":
		return "a table"
	case "array":
		return "an array"
	case "string":
		return "text"
	case "boolean":
		return "true or false"
	case "number":
		return "a number"
	case "integer":
		return "a whole number"
	case "null":
		return "null"
	}
	return ""
}

func kindOf(v any) string {
	for _, n := range [...]string{"object", "array", "string", "boolean", "integer", "number"} {
		if isOfType(v, n) {
			return nameOfType(n)
		}
	}
	return "null"
}

func shown(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		return "another value"
	}
	return Sanitize(string(b), 200)
}

// keysOf returns the sorted keys.
func keysOf(m map[string]any) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
