package catalog

import (
	"path"
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns tasks of the project's choosing (CLASSES rule 9): targets of
// make, scripts of package.json, script files of an interpreter. What they do
// stands in files that the call does not show; their names may tell.

// runsTask states that by (a task runner) runs the project's task name.
func runsTask(r *cli.Report, by string, name cli.Word) {
	if !name.Static {
		r.Unknown("the task that " + by + " runs is not known statically")
		return
	}
	if verb := taskVerb(name.Text); verb != "" {
		r.Signal("runs " + by + " " + name.Text + ", a name that says " + verb)
		return
	}
	r.Add(cli.Runs, "runs "+name.Text+", which the project defines, by "+by)
}

// taskVerb returns the verb of a task's name that says it destroys, publishes
// or migrates, "" where there is none.
func taskVerb(name string) string {
	if verb := cli.HeadVerb(name); verb != "" {
		return verb
	}
	migrates := false
	for name != "" {
		var seg string
		seg, name = cli.Segment(name)
		switch {
		case strings.EqualFold(seg, "migrate"):
			migrates = true
		case cli.ReadingVerb(seg):
			return "" // migrate:status
		}
	}
	if migrates {
		return "migrate"
	}
	return ""
}

// runsInstall is runsTask for runners whose task "install" writes into the
// system by custom (make).
func runsInstall(r *cli.Report, by string, name cli.Word) {
	if name.Static && (name.Text == "install" || strings.HasPrefix(name.Text, "install/")) {
		r.Signal("runs " + by + " install, which installs into the system by custom")
		return
	}
	runsTask(r, by, name)
}

// runsScript states that an interpreter runs a script file with arguments: the
// file's name and the arguments that look like subcommands may tell.
func runsScript(r *cli.Report, by string, words []cli.Word) {
	file := words[0]
	switch {
	case file.Foreign || file.Content != nil && file.Content.Foreign:
		r.Signal("runs remote or decoded content")
		return
	case !file.Static:
		r.Unknown("the script that " + by + " runs is not known statically")
		return
	}
	if verb := taskVerb(path.Base(file.Text)); verb != "" {
		r.Signal("runs " + file.Text + ", whose name says " + verb)
		return
	}
	if word, verb := cli.SaysChange(words[1:]); verb != "" {
		r.Signal("runs " + file.Text + " " + word + ", a name that says " + verb)
		return
	}
	for _, w := range words[1:] {
		if w.Static && taskVerb(w.Text) == "migrate" && !strings.ContainsAny(w.Text, "/. ") {
			r.Signal("runs " + file.Text + " " + w.Text + ", a name that says migrate")
			return
		}
	}
	r.Add(cli.Runs, "runs "+file.Text+", whose content is not judged")
}
