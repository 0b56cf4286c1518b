package cli

import "testing"

func TestVariable(t *testing.T) {
	p := &Program{Name: "acme-ctl", Env: `ACMERC WIDGET_* !WIDGET_SCOPE ~WIDGET_HOME $WIDGET_PAGER
		>WIDGET_TRACE >WIDGET_OUT/ -WIDGET_HINT* LIBACME_*`}
	for name, want := range map[string]Variable{
		"ACMERC": Chooses, "WIDGET_PLUGINS": Chooses, "WIDGET_SCOPE": Governs, "WIDGET_HOME": Place, "WIDGET_PAGER": RunsValue,
		"WIDGET_TRACE": WritesValue, "WIDGET_OUT": WritesIntoValue, "WIDGET_HINT": Harmless, "WIDGET_HINTS_FILE": Harmless,
		"WIDGET_LOG_LEVEL": Harmless, "LIBACME_PLUGIN_DIR": Chooses,
		// Its own name.
		"ACME_CTL_CONFIG": Chooses, "acme_ctl_config": Chooses, "ACME_CTL_REGION": Harmless, "ACME_CTL_NO_COLOR": Harmless,
		"ACME_CTLRC": Chooses, "ACME_CTLX": Nothing, "ACME_CTL": Nothing,
		"ACME": Nothing, "LANG": Nothing, "": Nothing, "PROJECT_CONFIG": Nothing,
	} {
		if got := p.Variable(name); got != want {
			t.Errorf("Variable(%q) = %v, want %v", name, got, want)
		}
	}
	if (&Program{Name: "w"}).Variable("W_X") != Nothing {
		t.Error("a name of one letter claims variables")
	}
}

func TestSwitch(t *testing.T) {
	for value, want := range map[string]bool{
		"": true, "1": true, "0": true, "true": true, "Off": true, "250": true,
		"1.5": true, "never": true, "cat": false, "/x": false, ".": false, "..": false, "12345678901": false, "truely": false,
	} {
		if got := Switch(value); got != want {
			t.Errorf("Switch(%q) = %v", value, got)
		}
	}
}
