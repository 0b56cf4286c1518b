package claude

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/seed-a23d08e7/tmt/cmd/internal/badge"
	"github.com/seed-a23d08e7/tmt/cmd/internal/settings"
)

// TestMain is Claude Code, too, where a test has made a claude of this program:
// it edits settings as Claude Code 2.1.332 does.
func TestMain(m *testing.M) {
	if filepath.Base(os.Args[0]) != "claude" {
		os.Exit(m.Run())
	}
	if err := edit(os.Args[1:]); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

// edit is one command of Claude Code.
func edit(args []string) error {
	path, err := settings.Path(os.Getenv)
	if err != nil {
		return err
	}
	all := map[string]any{}
	if b, err := os.ReadFile(path); err == nil && len(b) > 0 {
		if err := json.Unmarshal(b, &all); err != nil {
			return errors.New("Invalid JSON syntax in settings file")
		}
	}
	object := func(key string) map[string]any {
		if _, is := all[key].(map[string]any); !is {
			all[key] = map[string]any{}
		}
		return all[key].(map[string]any)
	}
	switch words := strings.Join(args, " "); {
	case strings.HasPrefix(words, "plugin marketplace add "):
		object("extraKnownMarketplaces")["tmt"] = map[string]any{"source": map[string]any{"source": "directory", "path": args[3]}}
	case words == "plugin install tmt@tmt":
		object("enabledPlugins")["tmt@tmt"] = true
	case words == "plugin uninstall tmt@tmt":
		delete(object("enabledPlugins"), "tmt@tmt")
		if all["pluginConfigs"] != nil {
			delete(object("pluginConfigs"), "tmt@tmt")
		}
	case words == "plugin marketplace remove tmt":
		delete(object("extraKnownMarketplaces"), "tmt")
	default:
		return fmt.Errorf("no such command: %s", words)
	}
	b, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(path, append(b, '\n'), 0o600)
}

// stage makes a home with settings and a claude, and a plugin's folder.
func stage(t *testing.T, text string) (path, root string) {
	t.Helper()
	dir := t.TempDir()
	path, root = filepath.Join(dir, "config", "settings.json"), filepath.Join(dir, "plugin")
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range []string{filepath.Dir(path), filepath.Join(dir, "path"), filepath.Join(root, "bin"), filepath.Join(root, ".claude-plugin")} {
		if err := os.MkdirAll(d, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(self, filepath.Join(dir, "path", "claude")); err != nil {
		t.Skip(err)
	}
	put(t, filepath.Join(root, ".claude-plugin", "marketplace.json"), "{}")
	put(t, filepath.Join(root, "bin", "tmt"), "")
	if text != "" {
		put(t, path, text)
	}
	t.Setenv("CLAUDE_CONFIG_DIR", filepath.Dir(path))
	t.Setenv("PATH", filepath.Join(dir, "path"))
	return path, root
}

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o640); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return string(b)
}

// The shapes of settings that Claude Code takes; "" for no file.
var shapes = map[string]string{
	"none":            "",
	"object":          "{}",
	"minified":        `{"model":"opus","big":12345678901234567890,"f":2.50}`,
	"usual":           "{\n  \"model\": \"opus\",\n  \"env\": {\n    \"A\": \"1\"\n  }\n}\n",
	"odd":             "{ \"z\": 30,\n\t\"env\": {\"A\": \"b\"}, \"a\": [1,\n2] }\n\n",
	"other plugins":   "{\n\t\"enabledPlugins\": {\"x@y\": true},\n\t\"extraKnownMarketplaces\": {\"y\": {}}\n}",
	"empty objects":   `{"enabledPlugins": {}, "pluginConfigs":{},"extraKnownMarketplaces":{ }}`,
	"foreign line":    `{"statusLine": {"type":"command","command":"mine"}}`,
	"CRLF":            "{\r\n\t\"model\": \"opus\"\r\n}\r\n",
	"no last newline": "{\n    \"model\": \"opus\"\n}",
}

// Whatever happens between the two that says nothing new, the bytes come back,
// and nothing is left beside them.
func TestRoundTrip(t *testing.T) {
	for shape, text := range shapes {
		for between, do := range map[string]func(t *testing.T, path, root string){
			"nothing": func(*testing.T, string, string) {},
			"again": func(t *testing.T, path, root string) {
				if copied, err := Install(path, root); err != nil || copied != "" {
					t.Errorf("Install again: %q, %v", copied, err)
				}
			},
			"badge": func(t *testing.T, path, root string) {
				if _, _, err := badge.Install(path, filepath.Join(root, "bin", "tmt"), true); err != nil {
					t.Error(err)
				}
			},
			"badge and out": func(t *testing.T, path, root string) {
				if _, _, err := badge.Install(path, filepath.Join(root, "bin", "tmt"), true); err != nil {
					t.Error(err)
				}
				if _, err := badge.Uninstall(path); err != nil {
					t.Error(err)
				}
			},
			"written anew": func(t *testing.T, path, _ string) {
				if err := edit([]string{"plugin", "install", "tmt@tmt"}); err != nil {
					t.Error(err)
				}
			},
			"by hand": func(t *testing.T, path, _ string) {
				for _, words := range []string{"plugin uninstall tmt@tmt", "plugin marketplace remove tmt"} {
					if err := edit(strings.Fields(words)); err != nil {
						t.Error(err)
					}
				}
			},
		} {
			t.Run(shape+"/"+between, func(t *testing.T) {
				path, root := stage(t, text)
				if _, err := Install(path, root); err != nil {
					t.Fatal(err)
				}
				do(t, path, root)
				if _, err := badge.Uninstall(path); err != nil {
					t.Fatal(err)
				}
				if changed, err := Uninstall(path); err != nil || !changed && text != "" {
					t.Fatalf("Uninstall: %v, %v", changed, err)
				}
				if got := read(t, path); got != text && !(text == "" && between == "by hand") {
					t.Errorf("after Uninstall %q, want %q", got, text)
				}
				if changed, err := Uninstall(path); changed || err != nil {
					t.Errorf("Uninstall again: %v, %v", changed, err)
				}
				if left := read(t, path+settings.Suffix); left != "" {
					t.Errorf("the copy is left: %q", left)
				}
			})
		}
	}
}

// Install touches nothing but its own entries, and keeps a copy.
func TestInstall(t *testing.T) {
	path, root := stage(t, shapes["odd"])
	copied, err := Install(path, root)
	if err != nil || read(t, copied) != shapes["odd"] {
		t.Fatalf("Install: %q, %v: %q", copied, err, read(t, copied))
	}
	now := read(t, path)
	if want := strings.TrimSuffix(shapes["odd"], " }\n\n"); !strings.HasPrefix(now, want) {
		t.Errorf("settings %q do not begin with %q", now, want)
	}
	if !settings.HasPlugin([]byte(now)) || !json.Valid([]byte(now)) {
		t.Errorf("settings: %s", now)
	}
}

// Edits made between the two stay, in the form that they have.
func TestEditedMeanwhile(t *testing.T) {
	for shape, text := range shapes {
		if text == "" {
			text = "{}"
		}
		path, root := stage(t, text)
		if _, err := Install(path, root); err != nil {
			t.Fatalf("%s: %v", shape, err)
		}
		put(t, path, strings.Replace(read(t, path), "{", "{\"new\":   1, ", 1))
		if _, err := Uninstall(path); err != nil {
			t.Fatalf("%s: %v", shape, err)
		}
		got := read(t, path)
		want := strings.Replace(text, "{", "{\"new\":   1, ", 1)
		if !strings.Contains(got, "\"new\":   1") || strings.Contains(got, "tmt") || text != "{}" && !settings.Same([]byte(got), []byte(want)) {
			t.Errorf("%s: %q, want as %q", shape, got, want)
		}
		if read(t, path+settings.Suffix) != "" {
			t.Errorf("%s: the copy is left", shape)
		}
	}
}

func TestRefused(t *testing.T) {
	path, root := stage(t, "{\"a\": 1 // mine\n}")
	if _, err := Install(path, root); err == nil || !strings.Contains(err.Error(), "take comments and trailing commas out") {
		t.Errorf("comments: %v", err)
	}
	if read(t, path) != "{\"a\": 1 // mine\n}" || read(t, path+settings.Suffix) != "" {
		t.Error("something was written")
	}
	put(t, path, "{}")
	t.Setenv("PATH", t.TempDir())
	if _, err := Install(path, root); err == nil || !strings.Contains(err.Error(), "not in PATH") {
		t.Errorf("no claude: %v", err)
	}
	if read(t, path+settings.Suffix) != "" {
		t.Error("a copy was kept")
	}
}

// A claude that is no program, or one for another machine.
func TestDoesNotStart(t *testing.T) {
	path, root := stage(t, "{}")
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	for _, name := range []string{"claude", "claude.exe"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("no program"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := Install(path, root); err == nil || !strings.Contains(err.Error(), "does not start") || !strings.Contains(err.Error(), "claude --version") {
		t.Errorf("Install: %v", err)
	}
	if got := read(t, path); got != "{}" {
		t.Errorf("the settings became %q", got)
	}
}

func TestRoot(t *testing.T) {
	_, root := stage(t, "")
	if got, err := Root(filepath.Join(root, "bin", "tmt")); err != nil || !strings.HasSuffix(got, "plugin") {
		t.Errorf("Root: %q, %v", got, err)
	}
	if _, err := Root(filepath.Join(root, "tmt")); err == nil {
		t.Error("a program elsewhere has a root")
	}
}
