package doctor

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/seed-a23d08e7/tmt/host/exceptions"
)

func TestExceptions(t *testing.T) {
	s := system(t, nil)
	path := filepath.Join(s.Cwd, ".tmt", "exceptions.json")
	check := func() []Result {
		r := &report{}
		s.exceptions(r)
		return r.list
	}
	if list := check(); len(list) != 0 {
		t.Errorf("without exceptions: %+v", list)
	}
	for _, command := range []string{"terraform destroy", "terraform apply"} {
		x := exceptions.Exception{Command: command, Anywhere: true, Judged: strings.Repeat("0", 64), Created: s.Now.Unix(), Expires: s.Now.Add(time.Hour).Unix()}
		if err := exceptions.Add(path, x, s.Now); err != nil {
			t.Fatal(err)
		}
	}
	if list := check(); len(list) != 1 || list[0].State != OK || !strings.HasPrefix(list[0].Text, "2 commands pass") {
		t.Errorf("with two: %+v", list)
	}
	now := s.Now
	s.Now = now.Add(-time.Hour)
	if list := check(); len(list) != 1 || list[0].State != Warning || list[0].Remedy == "" {
		t.Errorf("the clock set back: %+v", list)
	}
	s.Now = now.Add(2 * time.Hour)
	if list := check(); len(list) != 0 {
		t.Errorf("ended: %+v", list)
	}
	if runtime.GOOS == "windows" {
		return
	}
	if err := os.Chmod(path, 0o666); err != nil {
		t.Fatal(err)
	}
	if list := check(); len(list) != 1 || list[0].State != Problem || !strings.Contains(list[0].Remedy, "chmod 600 ") {
		t.Errorf("open to others: %+v", list)
	}
}
