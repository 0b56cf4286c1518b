package abi

// This file owns responses, what a guest answers: their strict decoding and
// their canonical form. Making the text fit to be shown is Sanitize's.

import "fmt"

// Response is a guest's judgement of one step. Its texts are untrusted: they
// are shown through Sanitize only, and a probe only if the host itself finds it
// readonly.
type Response struct {
	Class     Class
	Reason    string   // at most MaxReason bytes, "" for none
	Sensitive bool     // the step reads secrets
	Probes    []string // at most MaxProbes of at most MaxProbe bytes
}

// DecodeResponse reads a response. Everything that the contract does not
// describe is an error: a missing class, an unknown, mis-cased or duplicate
// key, null, trailing text, invalid UTF-8, more than the limits allow.
func DecodeResponse(b []byte) (Response, error) {
	resp, err := decodeResponse(b)
	if err != nil {
		return Response{}, fmt.Errorf("malformed answer: %w", err)
	}
	return resp, nil
}

func decodeResponse(b []byte) (resp Response, err error) {
	r, err := newReader(b, MaxResponse)
	if err != nil {
		return resp, err
	}
	err = r.object(func(key string) (err error) {
		switch key {
		case "class":
			resp.Class, err = r.class()
		case "reason":
			resp.Reason, err = r.text(MaxReason)
		case "sensitive":
			resp.Sensitive, err = r.bool()
		case "probes":
			resp.Probes, err = r.texts(MaxProbes, MaxProbe)
		default:
			return r.fail("unknown key %s", quote(key))
		}
		if err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		return nil
	})
	if err != nil {
		return resp, err
	}
	if err := r.end(); err != nil {
		return resp, err
	}
	if !resp.Class.Valid() {
		return resp, fmt.Errorf("no class")
	}
	if len(resp.Probes) == 0 {
		resp.Probes = nil
	}
	return resp, nil
}

// class reads the name of a class.
func (r *reader) class() (Class, error) {
	r.peek()
	start := r.at
	s, err := r.string()
	if err != nil {
		return 0, err
	}
	c, err := ParseClass(s)
	if err != nil {
		r.at = start
		return 0, r.fail("%s is none of readonly, write-local, unknown, mutating", quote(s))
	}
	return c, nil
}

// AppendResponse appends the canonical form of a response: compact, keys in
// the order class, reason, sensitive, probes, those without a value left out.
// It is what every guest SDK writes.
func AppendResponse(dst []byte, resp Response) []byte {
	dst = append(dst, `{"class":"`...)
	dst = append(dst, resp.Class.String()...)
	dst = append(dst, '"')
	if resp.Reason != "" {
		dst = append(dst, `,"reason":`...)
		dst = appendString(dst, resp.Reason)
	}
	if resp.Sensitive {
		dst = append(dst, `,"sensitive":true`...)
	}
	for i, p := range resp.Probes {
		if i == 0 {
			dst = append(dst, `,"probes":[`...)
		} else {
			dst = append(dst, ',')
		}
		dst = appendString(dst, p)
		if i == len(resp.Probes)-1 {
			dst = append(dst, ']')
		}
	}
	return append(dst, '}')
}
