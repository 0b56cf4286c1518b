package shell_test

import (
	"testing"

	"github.com/seed-a23d08e7/tmt/builtin/catalog"
	"github.com/seed-a23d08e7/tmt/builtin/shell/shelltest"
)

func TestCases(t *testing.T) { shelltest.Run(t, "testdata/*.txt", catalog.Lookup) }
