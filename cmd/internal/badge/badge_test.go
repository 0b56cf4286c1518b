package badge

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/cmd/internal/settings"
	"github.com/seed-a23d08e7/tmt/host/gate"
)

func TestText(t *testing.T) {
	for _, c := range []struct {
		g    gate.Settings
		s    gate.State
		want string
	}{
		{want: ""},
		{s: gate.State{Probes: []string{"ls"}}, want: ""},
		{s: gate.State{Required: true}, want: "⏚ TMT:armed"},
		{s: gate.State{Required: true, Grounded: true}, want: "⏚ TMT:grounded"},
		{s: gate.State{Grounded: true}, want: "⏚ TMT:grounded"},
		{g: gate.Settings{Mode: gate.Off}, s: gate.State{Required: true}, want: "⏚ TMT:off"},
		{g: gate.Settings{Mode: gate.Brief}, want: "⏚ TMT:off"},
		{g: gate.Settings{Soft: true}, want: "⏚ TMT:off"},
		{g: gate.Settings{Mode: gate.Observe}, want: "⏚ TMT:observe"},
		{s: gate.State{Mode: "off"}, want: "⏚ TMT:off"},
		{s: gate.State{Mode: "observe", Required: true}, want: "⏚ TMT:observe"},
	} {
		if got := Text(c.g, c.s); got != c.want {
			t.Errorf("Text(%+v, %+v) = %q, want %q", c.g, c.s, got, c.want)
		}
	}
}

const program = "/opt/it's here/bin/tmt"

// The shapes that users' settings have.
var shapes = map[string]string{
	"empty":          "",
	"blank":          "\n",
	"object":         "{}",
	"object, line":   "{}\n",
	"minified":       `{"model":"opus","permissions":{"allow":["Bash(ls:*)"]}}`,
	"usual":          "{\n  \"model\": \"opus\",\n  \"env\": {\n    \"A\": \"1\"\n  }\n}\n",
	"tabs":           "{\n\t\"model\": \"opus\"\n}\n",
	"CRLF":           "{\r\n  \"model\": \"opus\"\r\n}\r\n",
	"BOM":            "\xef\xbb\xbf{\n  \"model\": \"opus\"\n}\n",
	"comments":       "// mine\n{\n  // model\n  \"model\": \"opus\", /* big */\n  \"x\": 1 // last\n  // end\n}\n// eof",
	"trailing comma": "{\n  \"model\": \"opus\",\n}\n",
	"comma, comment": "{\n  \"model\": \"opus\", // why\n}\n",
	"only comment":   "{\n  // nothing yet\n}\n",
	"escapes":        `{"a\"}": "\\", "statusLine2": {"statusLine": 1}}`,
	"no last line":   "{\n  \"model\": \"opus\"\n}",
	"huge":           "{\n  \"a\": [" + strings.Repeat("{\"k\": \"some text\"},\n", 20_000) + "1]\n}\n",
	"foreign":        "{\n  \"statusLine\": {\"type\": \"command\", \"command\": \"echo 'x' # c\", \"padding\": 0},\n  \"z\": 1\n}\n",
	"foreign, CRLF":  "{\r\n  \"statusLine\": {\r\n    \"command\": \"~/line.sh \\\"a\\\"\", // mine\r\n    \"type\": \"command\"\r\n  }\r\n}\r\n",
}

// What is installed and taken out leaves every byte as it was.
func TestRoundTrip(t *testing.T) {
	for name, text := range shapes {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "settings.json")
			if err := os.WriteFile(path, []byte(text), 0o640); err != nil {
				t.Fatal(err)
			}
			replace := strings.HasPrefix(name, "foreign")
			changed, copied, err := Install(path, program, replace)
			if err != nil || !changed || copied != path+settings.Suffix {
				t.Fatalf("Install: %v, %q, %v", changed, copied, err)
			}
			now := read(t, path)
			cmd, there, err := current([]byte(now))
			if err != nil || !there || !ours(cmd) {
				t.Fatalf("the status line of %.300q: %q, %v, %v", now, cmd, there, err)
			}
			for range 2 { // again, and with the program moved and back
				if changed, _, err = Install(path, program, false); err != nil || changed || read(t, path) != now {
					t.Errorf("Install again: %v, %v, %.300q", changed, err, read(t, path))
				}
				for _, p := range []string{"/elsewhere/tmt", program} {
					if changed, _, err = Install(path, p, false); err != nil || !changed {
						t.Errorf("Install from %s: %v, %v", p, changed, err)
					}
				}
			}
			if changed, err = Uninstall(path); err != nil || !changed {
				t.Fatalf("Uninstall: %v, %v", changed, err)
			}
			if got := read(t, path); got != text {
				t.Errorf("after Uninstall %.300q, want %.300q", got, text)
			}
			if info, err := os.Stat(path); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o640 {
				t.Errorf("mode %v, %v", info.Mode(), err)
			}
			alone(t, path)
			if changed, err = Uninstall(path); err != nil || changed {
				t.Errorf("Uninstall again: %v, %v", changed, err)
			}
		})
	}
}

// Edits made between the two are kept.
func TestEditedMeanwhile(t *testing.T) {
	for name, text := range shapes {
		path := filepath.Join(t.TempDir(), "settings.json")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, _, err := Install(path, program, true); err != nil {
			t.Fatalf("%s: Install: %v", name, err)
		}
		edited := strings.Replace(read(t, path), "{", "{\"new\": 1, ", 1)
		if err := os.WriteFile(path, []byte(edited), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Uninstall(path); err != nil {
			t.Fatalf("%s: Uninstall: %v", name, err)
		}
		got := read(t, path)
		if !strings.Contains(got, `"new": 1`) || strings.Contains(got, "tmt") {
			t.Errorf("%s: %.300q", name, got)
		}
		if want := strings.Replace(text, "{", "{\"new\": 1, ", 1); strings.HasPrefix(name, "foreign") && got != want {
			t.Errorf("%s: %.300q, want %.300q", name, got, want)
		}
		alone(t, path)
	}
}

func TestMissing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "settings.json")
	if changed, err := Uninstall(path); changed || err != nil {
		t.Errorf("Uninstall: %v, %v", changed, err)
	}
	if changed, copied, err := Install(path, program, false); !changed || copied != "" || err != nil {
		t.Fatalf("Install: %v, %q, %v", changed, copied, err)
	}
	var plain map[string]any
	if err := json.Unmarshal([]byte(read(t, path)), &plain); err != nil {
		t.Error(err)
	}
	if changed, err := Uninstall(path); !changed || err != nil {
		t.Errorf("Uninstall: %v, %v", changed, err)
	}
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the file that was not there: %v", err)
	}
}

func TestForeignIsKept(t *testing.T) {
	for _, text := range []string{shapes["foreign"], `{"statusLine": {"type": "command", "command": "tmt statusline"}}`} {
		path := filepath.Join(t.TempDir(), "settings.json")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, _, err := Install(path, program, false); !errors.Is(err, ErrForeign) {
			t.Errorf("Install: %v, want %v", err, ErrForeign)
		}
		if changed, err := Uninstall(path); changed || err != nil {
			t.Errorf("Uninstall: %v, %v", changed, err)
		}
		if read(t, path) != text {
			t.Error("the file was changed")
		}
		alone(t, path)
	}
}

func TestRefused(t *testing.T) {
	for name, text := range map[string]string{
		"malformed":  `{"a": `,
		"array":      `[]`,
		"twice":      `{"statusLine": {}, "statusLine": {}}`,
		"no command": `{"statusLine": {"type": "text"}}`,
		"no object":  `{"statusLine": "x"}`,
		"null":       `{"statusLine": null}`,
		"no string":  `{"statusLine": {"type": "command", "command": 1}}`,
	} {
		path := filepath.Join(t.TempDir(), "settings.json")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if changed, _, err := Install(path, program, true); changed || err == nil {
			t.Errorf("%s: Install: %v, %v", name, changed, err)
		}
		if read(t, path) != text {
			t.Errorf("%s: the file was changed", name)
		}
		alone(t, path)
	}
}

func TestReadOnly(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.json")
	if err := os.WriteFile(path, []byte("{}"), 0o400); err != nil {
		t.Fatal(err)
	}
	if changed, _, err := Install(path, program, false); changed || err == nil || !strings.Contains(err.Error(), "read-only") {
		t.Errorf("Install: %v, %v", changed, err)
	}
	alone(t, path)
}

func TestSymlink(t *testing.T) {
	dir := t.TempDir()
	path, target := filepath.Join(dir, "settings.json"), filepath.Join(dir, "dotfiles.json")
	if err := os.Symlink(target, path); err != nil {
		t.Skip(err)
	}
	if _, _, err := Install(path, program, false); err == nil {
		t.Error("a link to nothing: no error")
	}
	if err := os.WriteFile(target, []byte("{ }"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, _, err := Install(path, program, false); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Lstat(path); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v, %v", info.Mode(), err)
	}
	if _, err := Uninstall(path); err != nil || read(t, target) != "{ }" {
		t.Errorf("Uninstall: %v, %q", err, read(t, target))
	}
}

// The wrapped command shows both, and both read the harness's JSON.
func TestWrapped(t *testing.T) {
	sh, err := exec.LookPath("sh")
	if err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	tmt := filepath.Join(dir, "it's", "tmt")
	if err := os.MkdirAll(filepath.Dir(tmt), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(tmt, []byte("#!/bin/sh\nprintf 'badge '; cat\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	for foreign, want := range map[string]string{
		`printf 'mine '; cat # all`:                    "mine {x}\nbadge {x}",
		`read -r x; case $x in '{'*) echo "$x";; esac`: "{x}\nbadge {x}",
		`echo one; echo two; exit 3`:                   "one\ntwo\nbadge {x}",
	} {
		b, err := json.Marshal(foreign)
		if err != nil {
			t.Fatal(err)
		}
		text, err := Add([]byte(`{"statusLine":{"type":"command","command":`+string(b)+`}}`), tmt, true)
		if err != nil {
			t.Fatal(err)
		}
		cmd, _, err := current(text)
		if err != nil {
			t.Fatal(err)
		}
		run := exec.Command(sh, "-c", cmd)
		run.Stdin = strings.NewReader("{x}\n")
		out, err := run.CombinedOutput()
		if err != nil || string(bytes.TrimSpace(out)) != want {
			t.Errorf("%s: %q, %v; want %q", cmd, out, err, want)
		}
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// alone fails where anything but the settings is left in their folder.
func alone(t *testing.T, path string) {
	t.Helper()
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 1 {
		t.Errorf("left beside the settings: %v, %v", entries, err)
	}
}
