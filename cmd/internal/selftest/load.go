package selftest

// This file owns reading modules and vectors. The vectors of a module are those
// in its section tmt.vectors and those in files beside it.

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"sort"
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/host/sandbox"
)

// The endings of files with vectors: JSON lines, and cases as
//
//	acmectl get pods | head   # want readonly
const (
	LinesEnding = ".vectors.jsonl"
	CasesEnding = ".vectors.txt"
)

// maxVectorFile bounds a file with vectors, in bytes.
const maxVectorFile = 4 << 20

// Module is a module and its tests.
type Module struct {
	Path    string
	Named   string // the file or folder, as it was named
	SHA256  string
	Size    int
	Meta    abi.Meta
	Vectors []Vector
	Stale   bool   // files beside it have other vectors than it, which are tested in their place
	Newer   string // a source file that was changed after the module was built, "" for none
}

// Vector is a test and where it is from.
type Vector struct {
	abi.Vector
	Where string
}

// Load reads a module, and the files with vectors, which may be none.
func Load(path string, files []string) (*Module, error) {
	wasm, err := sandbox.ReadModule(path)
	if err != nil {
		return nil, err
	}
	info, err := sandbox.Inspect(wasm)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if info.Meta == nil {
		return nil, fmt.Errorf("%s has no section %s; tmt classifiers build writes it, or tmt classifiers annotate", path, abi.MetaSection)
	}
	m := &Module{Path: path, Named: path, SHA256: sandbox.Digest(wasm), Size: len(wasm)}
	if m.Meta, err = abi.DecodeMeta(info.Meta); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	inside, err := abi.DecodeVectors(info.Vectors)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	lines := false
	for _, f := range files {
		vs, err := ReadVectors(f)
		if err != nil {
			return nil, err
		}
		lines = lines || strings.HasSuffix(f, LinesEnding)
		m.Vectors = append(m.Vectors, vs...)
	}
	for i, v := range inside {
		switch {
		case m.has(&v):
		case lines:
			m.Stale = true
		default:
			m.Vectors = append(m.Vectors, Vector{v, fmt.Sprintf("%s, section %s, test %d", filepath.Base(path), abi.VectorsSection, i+1)})
		}
	}
	return m, nil
}

func (m *Module) has(v *abi.Vector) bool {
	for i := range m.Vectors {
		if reflect.DeepEqual(m.Vectors[i].Vector, *v) {
			return true
		}
	}
	return false
}

// VectorFiles returns the files with vectors in a folder, sorted.
func VectorFiles(dir string) ([]string, error) {
	var files []string
	for _, ending := range [...]string{LinesEnding, CasesEnding} {
		m, err := filepath.Glob(filepath.Join(dir, "*"+ending))
		if err != nil {
			return nil, err
		}
		files = append(files, m...)
	}
	sort.Strings(files)
	return files, nil
}

// ReadVectors reads one file, by its ending.
func ReadVectors(path string) ([]Vector, error) {
	info, err := os.Stat(path)
	if err == nil && info.Size() > maxVectorFile {
		err = fmt.Errorf("it has more than %d bytes", maxVectorFile)
	}
	if err != nil {
		return nil, fmt.Errorf("read vectors: %s: %w", path, err)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("read vectors: %w", err)
	}
	if strings.HasSuffix(path, CasesEnding) {
		return cases(path, string(b))
	}
	var list []Vector
	for n, line := range bytes.Split(b, []byte("\n")) {
		vs, err := abi.DecodeVectors(line)
		if err != nil {
			text := err.Error()
			if _, rest, ok := strings.Cut(text, ": "); ok {
				text = rest
			}
			return nil, fmt.Errorf("%s:%d: %s", path, n+1, text)
		}
		for _, v := range vs {
			list = append(list, Vector{v, fmt.Sprintf("%s:%d", filepath.Base(path), n+1)})
		}
	}
	return list, nil
}

// cases reads the case-file form. Each is judged through the whole host.
func cases(path, text string) ([]Vector, error) {
	var list []Vector
	for n, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		v, err := oneCase(line)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, n+1, err)
		}
		list = append(list, Vector{v, fmt.Sprintf("%s:%d", filepath.Base(path), n+1)})
	}
	return list, nil
}

func oneCase(line string) (v abi.Vector, err error) {
	i := strings.LastIndex(line, "# want ")
	if i < 0 {
		return v, errors.New("a case ends in \"# want CLASS\"")
	}
	v.Command = strings.TrimSpace(line[:i])
	v.Name = v.Command
	if v.Command == "" {
		return v, errors.New("a case starts with a command")
	}
	v.Class, err = abi.ParseClass(strings.TrimSpace(line[i+len("# want "):]))
	return v, err
}
