package jsonc

// This file owns the way from the JSON that people write to that of the standard.

import "bytes"

// Plain returns an object as standard JSON: without comments, trailing commas
// and byte order mark. What it holds stays as it is.
func Plain(text []byte) ([]byte, error) {
	if _, err := parse(text); err != nil {
		return nil, err
	}
	s := &scanner{text: text, at: len(text) - len(trimBOM(text))}
	out := make([]byte, 0, len(text))
	comma, word := false, false // a comma that is not written yet; a number or name was last
	for {
		if err := s.space(); err != nil {
			return nil, err
		}
		if s.at >= len(text) {
			return out, nil
		}
		c := text[s.at]
		if comma && c != '}' && c != ']' {
			out = append(out, ',')
		}
		comma = c == ','
		start := s.at
		switch {
		case comma:
			s.at++
			word = false
			continue
		case c == '"':
			if _, err := s.str(); err != nil {
				return nil, err
			}
			word = false
		case bytes.IndexByte([]byte("{}[]:"), c) >= 0:
			s.at++
			word = false
		default:
			if word {
				out = append(out, ' ') // two in a row are an error, and stay one
			}
			for s.at++; s.at < len(text) && bytes.IndexByte([]byte("{}[],:\"/"), text[s.at]) < 0 && !isSpace(text[s.at]); s.at++ {
			}
			word = true
		}
		out = append(out, text[start:s.at]...)
	}
}
