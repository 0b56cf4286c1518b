package abi

// This file owns the schema of an operator's settings that a module carries, and
// which keywords of JSON Schema are read: a schema that uses others is an error,
// so that no rule of it is passed over in silence. Holding settings to it is
// settings_fit.go's.

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
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
