// Mirror is a guest for tests of the contract: it answers with what it read.
// With settings that have a class it answers what they say, else with a reason
// that shows the request. The mirrors of all SDKs answer alike.
package main

import "github.com/seed-a23d08e7/tmt/abi/guest"

func main() {}

func classify(r *guest.Request) guest.Response {
	if class := r.Settings.Get("class"); class != "" {
		return guest.Response{
			Class: guest.Class(class.Text()), Reason: r.Settings.Get("reason").Text(),
			Sensitive: r.Settings.Get("sensitive").Bool(), Probes: r.Settings.Get("probes").Texts(),
		}
	}
	return guest.Response{Class: guest.Unknown, Reason: show(r)}
}

func show(r *guest.Request) string {
	if r.Kind == "tool" {
		return "tool [" + r.Tool + "] " + string(r.Input) + " [" + r.Cwd + "] " + string(r.Settings)
	}
	s := ""
	for i, word := range r.Argv {
		if len(s) > 500 {
			break // more would be cut off
		}
		if r.IsDynamic(i) {
			s += "?"
		}
		s += "[" + word + "]"
	}
	for _, name := range [...]string{"ACME_ENV", "B", "EMPTY"} {
		if value, ok := r.Env[name]; ok {
			s += " " + name + "=" + value
		}
	}
	for _, d := range r.Redirects {
		s += " " + d.Op + d.Path
	}
	s += " [" + r.Cwd + "] " + r.Stdin
	if r.Elevated {
		s += " elevated"
	}
	if r.Remote {
		s += " remote"
	}
	return s + " " + string(r.Settings)
}
