package cli

import "testing"

func TestHeadVerb(t *testing.T) {
	for name, want := range map[string]string{
		"delete": "delete", "delete-users": "delete", "deleteUsers": "delete", "purge_cache": "purge",
		"db:drop": "drop", "app.deploy": "deploy", "stacks/destroy": "destroy", "widgets-delete": "delete",
		"deploy-prod": "deploy", "publish-docs": "publish", "release": "release", "release:minor": "release",
		"RELEASE": "release", "apply-migrations": "apply", "_purge": "purge",
		// Another word heads the name, or decides.
		"build:release": "", "detect-release": "", "check-deploy": "", "lint:purge": "", "test:deploy": "", "testDelete": "",
		"lsb_release": "", "latest-release": "", "get-release": "", "list_deleted": "", "dispatch": "",
		// A noun, or a test of it.
		"release-notes": "", "release_date": "", "tools.delete_test": "", "apply_theme": "", "deploy-status": "",
		"": "", ":": "", "-": "",
	} {
		if got := HeadVerb(name); got != want {
			t.Errorf("HeadVerb(%q) = %q, want %q", name, got, want)
		}
	}
}

func TestSaysChange(t *testing.T) {
	words := func(texts ...string) (ws []Word) {
		for _, s := range texts {
			ws = append(ws, Lit(s))
		}
		return ws
	}
	for _, c := range []struct {
		want string
		args []Word
	}{
		{"delete", words("delete", "x")},
		{"delete", words("pods", "delete", "x")},
		{"delete", words("--yes", "delete", "x")},
		{"delete", words("-n", "prod", "delete", "x")},
		{"delete", words("--env=prod", "delete")},
		{"release", words("release")},
		{"release", words("release", "minor")},
		{"rm", words("--", "rm", "x")},
		{"delete", append([]Word{{Text: "$X", At: -1}}, words("delete")...)},
		{"", append([]Word{{Text: "$X", At: -1}, {Text: "$Y", At: -1}}, words("delete")...)},
		{"", words("show", "release")},
		{"", words("release", "list")},
		{"", words("help", "delete")},
		{"", words("generate", "component", "delete-dialog")},
		{"", words("--filter", "delete")},
		{"", words("-p", "purge")},
		{"", words("^k", "kill-line")},
		{"", words("tag", "list", "delete")},
		{"", nil},
	} {
		if _, got := SaysChange(c.args); got != c.want {
			t.Errorf("SaysChange(%v) = %q, want %q", c.args, got, c.want)
		}
	}
}
