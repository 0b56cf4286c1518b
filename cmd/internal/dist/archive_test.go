package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"slices"
	"testing"
)

var files = []entry{
	{"skills/x/SKILL.md", []byte("text\n"), false},
	{"bin/tmt", []byte("\x7fELF"), true},
	{".claude-plugin/plugin.json", []byte("{}\n"), false},
}

func TestTarball(t *testing.T) {
	b, err := tarball("tmt-1", files)
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	var got []entry
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil || !h.ModTime.Equal(epoch) || h.Uid != 0 {
			t.Errorf("%s: %v, uid %d, %v", h.Name, h.ModTime, h.Uid, err)
		}
		got = append(got, entry{h.Name, data, h.FileInfo().Mode().Perm() == 0o755})
	}
	same(t, got)
}

func TestZip(t *testing.T) {
	b, err := zipped("tmt-1", files)
	if err != nil {
		t.Fatal(err)
	}
	r, err := zip.NewReader(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	var got []entry
	for _, f := range r.File {
		data, err := fs.ReadFile(r, f.Name)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, entry{f.Name, data, f.Mode().Perm() == 0o755})
	}
	same(t, got)
}

// The order in which files come makes no difference.
func TestReproducible(t *testing.T) {
	for _, write := range []func(string, []entry) ([]byte, error){tarball, zipped} {
		one, err := write("r", files)
		if err != nil {
			t.Fatal(err)
		}
		other := slices.Clone(files)
		slices.Reverse(other)
		two, err := write("r", other)
		if err != nil || !bytes.Equal(one, two) {
			t.Errorf("the archives differ, %v", err)
		}
	}
}

func same(t *testing.T, got []entry) {
	t.Helper()
	want := sorted(files)
	if len(got) != len(want) {
		t.Fatalf("%d files, want %d", len(got), len(want))
	}
	for i, f := range got {
		if f.name != "tmt-1/"+want[i].name || !bytes.Equal(f.data, want[i].data) || f.executable != want[i].executable {
			t.Errorf("file %d is %q, %v", i, f.name, f.executable)
		}
	}
}
