package abi

// This file owns holding a value to a schema that settings.go passed, and the
// words in which the operator of tmt.toml is told.

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

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
