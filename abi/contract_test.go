package abi

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// The examples in ABI.md are what they are said to be.
func TestContractExamples(t *testing.T) {
	b, err := os.ReadFile("ABI.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(b), "```json\n")[1:]
	if len(blocks) != 4 {
		t.Fatalf("%d examples", len(blocks))
	}
	for i := range blocks {
		blocks[i], _, _ = strings.Cut(blocks[i], "```")
	}
	request := readSchema(t, "request.json")
	for _, line := range strings.Split(strings.TrimSpace(blocks[0]), "\n") {
		if err := request.validate(parse(t, []byte(line))); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
	if _, err := DecodeResponse([]byte(blocks[1])); err != nil {
		t.Error(err)
	}
	if _, err := DecodeMeta([]byte(blocks[2])); err != nil {
		t.Error(err)
	}
	if _, err := DecodeVectors([]byte(blocks[3])); err != nil {
		t.Error(err)
	}
	for _, fact := range []string{
		fmt.Sprintf("at most %d KiB, compact", MaxRequest>>10), fmt.Sprintf("At most %d KiB, one JSON object", MaxResponse>>10),
		fmt.Sprintf("| %d bytes |", MaxReason), fmt.Sprintf("| %d of %d bytes |", MaxProbes, MaxProbe), Module + ".request",
	} {
		if !strings.Contains(string(b), fact) {
			t.Errorf("ABI.md does not say %q", fact)
		}
	}
}
