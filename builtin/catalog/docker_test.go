package catalog

import (
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// The lists that Unlisted functions search are grammars too.
func TestUnlistedGrammars(t *testing.T) {
	for _, p := range []cli.Program{
		{Name: "docker container", Style: cli.Pflag, Commands: dockerContainers},
		{Name: "docker image", Style: cli.Pflag, Commands: dockerStore},
	} {
		if err := p.CheckGrammar(); err != nil {
			t.Error(err)
		}
	}
}
