package session

// This file owns the record of what went wrong with each classifier last,
// DATA/classifiers.json. It is for people to look at.

import (
	"encoding/json"
	"path/filepath"
	"time"
)

// Failure is what went wrong when a classifier was last asked in vain.
type Failure struct {
	Classifier string `json:"classifier"`
	Cause      string `json:"cause"`
	At         string `json:"at"` // RFC 3339
}

const (
	maxFailures     = 50 // classifiers whose failures are kept
	maxFailureBytes = 64 << 10
)

func (s Store) failures() Own {
	return Own{Path: filepath.Join(s.Dir, "classifiers.json"), Limit: maxFailureBytes, Wait: 100 * time.Millisecond}
}

// Failures returns the last failure of each classifier that had one, the oldest
// first.
func (s Store) Failures() []Failure {
	b, err := s.failures().Read()
	if err != nil {
		return nil
	}
	return decodeFailures(b)
}

func decodeFailures(b []byte) (list []Failure) {
	if json.Unmarshal(b, &list) != nil {
		return nil
	}
	return list
}

// Failed records a failure. If it cannot be kept, the call is denied all the same,
// with the reason.
func (s Store) Failed(classifier, cause string, now time.Time) {
	_ = s.failures().Update(func(b []byte) ([]byte, error) { // see above
		list := []Failure{}
		for _, f := range decodeFailures(b) {
			if f.Classifier != classifier {
				list = append(list, f)
			}
		}
		list = append(list, Failure{classifier, cause, now.UTC().Format(time.RFC3339)})
		return json.MarshalIndent(list[max(0, len(list)-maxFailures):], "", " ")
	})
}
