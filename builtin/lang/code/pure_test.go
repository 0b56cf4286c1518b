package code

import "testing"

// Line ends and letters that a case file cannot hold.
func TestOneReading(t *testing.T) {
	for _, text := range []string{
		"print(1) # x\rf()",
		"print(1)\f",
		"print(1)\x00",
		"console.log(1) // x\u2028f()",
		"console.log(1) // x\rf()",
	} {
		if got := Python(text); got.Class.String() == "readonly" {
			t.Errorf("Python %q is readonly", text)
		}
		if got := JavaScript(text); got.Class.String() == "readonly" {
			t.Errorf("JavaScript %q is readonly", text)
		}
	}
}

// Nothing that is added to a harmless program makes an unlisted call harmless.
func TestPureIsStrict(t *testing.T) {
	harmless := []string{"print(1)", "import sys\nprint(sys.version)", "x = [1]\nfor y in x:\n    print(y)"}
	for _, text := range harmless {
		for _, added := range []string{"\nf()", "\nexec(x)", "\nopen('a', 'w')", "\nx.__class__", "\nimport ctypes", "\nprint(getattr(x, 'y'))", "\ndef f(): pass"} {
			if Python(text).Class.String() != "readonly" {
				t.Fatalf("Python %q is not readonly", text)
			}
			if Python(text+added).Class.String() == "readonly" {
				t.Errorf("Python %q is readonly", text+added)
			}
		}
	}
}
