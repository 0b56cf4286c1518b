package sandbox

// This file owns writing the two custom sections that describe a module. What
// they may hold is abi's; reading them is Inspect's.

import (
	"bytes"
	"encoding/binary"
	"fmt"

	"github.com/seed-a23d08e7/tmt/abi"
)

// Annotate returns a module with meta, a JSON object, as its section tmt.meta
// and vectors, JSON lines, as its section tmt.vectors, behind all others. What
// the module had of either is replaced; nil keeps it, empty vectors remove it.
// Annotating twice changes nothing.
//
// A module that could not be a classifier, texts that the contract does not
// allow, and a module without tmt.meta are errors.
func Annotate(module, meta, vectors []byte) ([]byte, error) {
	old, err := Inspect(module)
	if err != nil {
		return nil, err
	}
	if meta == nil {
		meta = old.Meta
	}
	if vectors == nil {
		vectors = old.Vectors
	}
	if meta == nil {
		return nil, fmt.Errorf("the module has no section %s, and none was given", abi.MetaSection)
	}
	m, err := abi.DecodeMeta(meta)
	if err != nil {
		return nil, err
	}
	if m.ABI != abi.Version {
		return nil, fmt.Errorf("section %s: abi: version %d, this tmt speaks %d", abi.MetaSection, m.ABI, abi.Version)
	}
	if _, err := abi.DecodeVectors(vectors); err != nil {
		return nil, err
	}
	out := withoutAnnotations(module)
	out = appendCustom(out, abi.MetaSection, meta)
	if len(bytes.TrimSpace(vectors)) > 0 {
		out = appendCustom(out, abi.VectorsSection, vectors)
	}
	if _, err := Inspect(out); err != nil {
		return nil, fmt.Errorf("with its annotations: %w", err)
	}
	return out, nil
}

// withoutAnnotations copies a module that Inspect accepts, less the two
// sections.
func withoutAnnotations(module []byte) []byte {
	out := append(make([]byte, 0, len(module)), module[:8]...)
	all := cursor{b: module[8:]}
	for all.left() > 0 {
		before := all.b
		id := all.byte()
		body := cursor{b: all.take(all.u32())}
		if id == secCustom {
			if name := body.name(); name == abi.MetaSection || name == abi.VectorsSection {
				continue
			}
		}
		out = append(out, before[:len(before)-all.left()]...)
	}
	return out
}

func appendCustom(out []byte, name string, content []byte) []byte {
	body := binary.AppendUvarint(nil, uint64(len(name)))
	body = append(append(body, name...), content...)
	out = binary.AppendUvarint(append(out, secCustom), uint64(len(body)))
	return append(out, body...)
}
