package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns what openssl's tables cannot say: what s_client sends, and where
// rehash writes.

// inspectTLSClient: s_client shows a server's certificates; what stands on
// standard input is sent.
func inspectTLSClient(inv *cli.Invocation, r *cli.Report) {
	in := inv.Input()
	switch {
	case in.Text.Static && strings.TrimSpace(in.Text.Text) == "",
		in.Text.Static && strings.TrimSpace(in.Text.Text) == "Q",
		in.File.Text == "/dev/null", in.Kind == abi.StdinNone:
	default:
		r.Add(cli.Connects, "sends its input over a raw connection")
	}
}

// inspectRehash: without a directory it is the system's.
func inspectRehash(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-n") {
		return
	}
	if len(inv.Operands) == 0 {
		r.Add(cli.Changes, "links the system's certificates anew")
	}
	for _, w := range inv.Operands {
		r.Path(cli.WritesInto, w, "")
	}
}
