package exceptions

import "testing"

// A form is its own, whatever it was made of.
func FuzzForm(f *testing.F) {
	for _, text := range []string{
		"terraform destroy -target 'a b' # x", `rm "a\$b" \{x,y\} HEAD~1`, "A=1 B= x >f 2>&1 | y && z; w", "x <<<'y z'", "find . -exec rm {} \\;",
		"x $Y", "x 'a\nb'", `'rm' -- "it's"`, "(x)", "x \\\n y",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		form, err := Form(text)
		if err != nil {
			if form != "" {
				t.Errorf("%q: %q with %v", text, form, err)
			}
			return
		}
		if again, err := Form(form); again != form && len(form) <= MaxCommand {
			t.Errorf("%q has the form %q, and that %q, %v", text, form, again, err)
		}
	})
}
