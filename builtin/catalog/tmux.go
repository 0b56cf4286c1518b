package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns terminal multiplexers: tmux 3.5, GNU screen 5.0. What they start
// or type runs in another terminal, as if it ran here.

var tmux = cli.Program{
	Name:         "tmux",
	Options:      `-2CDlNuvV; -c COMMAND; -f FILE; -L NAME; -S PATH; -T FEATURES; -h, --help; --version`,
	LocalOptions: true,
	Effect:       cli.Interactive,
	Does:         "opens a terminal",
	Probes:       []string{"tmux ls", "tmux list-panes -a"},
	Rules: []cli.Rule{
		{Option: "-V", Lowers: true, Effect: cli.Pure},
		{Option: "-c", Effect: cli.Executes, Does: "runs a command"},
		{Option: "-f", Effect: cli.Unstated, Does: "reads commands from a file"},
	},
	Commands: []cli.Command{
		{Name: "ls list-sessions lsw list-windows lsp list-panes lsc list-clients lsk list-keys lscm " +
			"list-commands lsb list-buffers show show-options showw show-window-options showenv show-environment " +
			"show-hooks showmsgs show-messages info server-info has has-session start start-server showphist " +
			"show-prompt-history",
			Effect: cli.Reads, Options: `
				-t TARGET; -F FORMAT; -f FILTER; -O ORDER; -T TABLE; -P PREFIX; -a; -g; -h; -H; -J; -N; -q; -r; -s
				-v; -w; -p; -A; -1`, Inspect: inspectTmux},
		{Name: "display display-message", Effect: cli.Reads, Options: `
			-a; -C; -I; -l; -N; -p; -v; -c CLIENT; -d DELAY; -F FORMAT; -t TARGET`, Inspect: inspectTmux},
		{Name: "capturep capture-pane", Effect: cli.Reads, Options: `
			-a; -C; -e; -J; -M; -N; -p; -P; -q; -T; -b NAME; -E LINE; -S LINE; -t TARGET`, Inspect: inspectTmux},
		{Name: "showb show-buffer", Effect: cli.Reads, Options: `-b NAME`, Inspect: inspectTmux},
		{Name: "saveb save-buffer", Effect: cli.Pure, Options: `
			-a; -b NAME`, Operands: cli.Operands{Each: cli.WritesTo}, Inspect: inspectTmux},
		{Name: "loadb load-buffer", Effect: cli.Pure, Options: `
			-w; -b NAME; -t CLIENT`, Operands: cli.Operands{Each: cli.ReadsFrom}, Inspect: inspectTmux},
		{Name: "new new-session neww new-window splitw split-window respawnp respawn-pane respawnw " +
			"respawn-window popup display-popup", Effect: cli.Works, Does: "opens a terminal",
			StopAtOperand: true, Options: `
			-A; -a; -B; -b; -C; -D; -d; -E; -f FLAGS; -h; -I; -k; -N; -P; -v; -X; -Z; -c DIR; -e NAME=VALUE
			-F FORMAT; -n NAME; -s NAME; -S STYLE; -t TARGET; -x N; -y N; -l SIZE; -p N; -T TITLE; -w N`,
			Wraps: &cli.Wrap{Via: "tmux", Shell: true, Optional: true}, Inspect: inspectTmux},
		{Name: "run run-shell", Effect: cli.Runs, Does: "runs a command", StopAtOperand: true, Options: `
			-b; -C; -F; -c DIR; -d DELAY; -t TARGET`, Wraps: &cli.Wrap{Via: "tmux", Shell: true, Optional: true},
			Inspect: inspectTmux},
		{Name: "if if-shell", Effect: cli.Runs, Does: "runs commands", Options: `
			-b; -F; -t TARGET`, Inspect: inspectTmuxIf},
		{Name: "send send-keys", Effect: cli.Runs, Does: "types into a terminal", Options: `
			-F; -H; -K; -l; -M; -R; -X; -c CLIENT; -N N; -t TARGET`,
			Inspect: inspectTmuxKeys},
		{Name: "pipep pipe-pane", Effect: cli.Runs, Does: "sends a terminal's output to a command",
			StopAtOperand: true, Options: `
			-I; -O; -o; -t TARGET`,
			Wraps: &cli.Wrap{Via: "tmux", Shell: true, Optional: true}, Inspect: inspectTmux},
		{Name: "source source-file pasteb paste-buffer set-hook bind bind-key confirm confirm-before " +
			"command-prompt", Effect: cli.Runs, Does: "runs what the call does not show", OpenOptions: true,
			StopAtOperand: true, Options: `
				-F; -n; -q; -v; -d; -p; -r; -a; -g; -R; -u; -w; -b NAME; -t TARGET; -s SEP; -T TABLE; -N NOTE`,
			Inspect: inspectTmux},
		{Name: "kill-session kill-server kill-window killw kill-pane killp", Effect: cli.Changes,
			Does: "ends terminals and what runs in them", Options: `
			-a; -C; -t TARGET`, Inspect: inspectTmux},
		{Name: "attach attach-session a at switchc switch-client", Effect: cli.Interactive,
			Does: "opens a terminal", Options: `
			-d; -E; -r; -x; -l; -n; -p; -Z; -c DIR; -f FLAGS; -t TARGET; -T TABLE; -O ORDER`, Inspect: inspectTmux},
		{Name: "set set-option setw set-window-option setenv set-environment", Effect: cli.Works,
			Does: "sets options of tmux", StopAtOperand: true, Options: `
			-a; -F; -g; -h; -o; -p; -q; -r; -s; -u; -U; -w; -t TARGET`, Inspect: inspectTmuxSet},
		{Name: "rename rename-session renamew rename-window selectw select-window selectp select-pane selectl " +
			"select-layout resizep resize-pane resizew resize-window last lastp last-pane last-window next " +
			"next-window prev previous-window swapp swap-pane swapw swap-window movep move-pane movew move-window " +
			"joinp join-pane breakp break-pane linkw link-window unlinkw unlink-window rotatew rotate-window detach " +
			"detach-client refresh refresh-client clearhist clear-history setb set-buffer deleteb delete-buffer " +
			"copy-mode clock-mode",
			Effect: cli.Works, Does: "arranges terminals", Options: `
			-a; -b; -B; -d; -D; -e; -E; -f X; -F X; -h; -H; -k; -l; -L; -M; -m; -n X; -N; -o; -p; -P; -r; -R
			-S; -s X; -T X; -t TARGET; -U; -u; -v; -w; -x X; -y X; -Z; -A; -c X; -C X`, Inspect: inspectTmux},
	},
}

// inspectTmux looks for what any command may hold: a format that runs a command
// ("#(…)"), and a further command after ";".
func inspectTmux(inv *cli.Invocation, r *cli.Report) {
	for i, w := range inv.Args {
		if strings.Contains(w.Text, "#(") {
			r.Unknown("a format of tmux that runs a command")
		}
		if strings.HasSuffix(w.Text, ";") && i+1 < len(inv.Args) {
			r.Run(cli.Inner{Argv: append([]cli.Word{cli.Lit("tmux")}, inv.Args[i+1:]...), Via: "tmux"})
			return
		}
	}
}

// inspectTmuxIf: the first operand is shell text, the others are commands of
// tmux.
func inspectTmuxIf(inv *cli.Invocation, r *cli.Report) {
	inspectTmux(inv, r)
	for i, w := range inv.Operands {
		if i > 0 {
			w.Text, w.At = "tmux "+w.Text, -1
		}
		r.Run(cli.Inner{Shell: &w, Via: "tmux if-shell"})
	}
}

// inspectTmuxKeys judges what is typed as if a shell read it; names of keys end
// a line.
func inspectTmuxKeys(inv *cli.Invocation, r *cli.Report) {
	inspectTmux(inv, r)
	for _, w := range inv.Operands {
		if strings.ContainsAny(w.Text, " /") {
			r.Run(cli.Inner{Shell: &w, Via: "tmux send-keys"})
		}
	}
}

// inspectTmuxSet: options whose value is a command that tmux runs.
func inspectTmuxSet(inv *cli.Invocation, r *cli.Report) {
	inspectTmux(inv, r)
	for _, w := range inv.Operands[:min(1, len(inv.Operands))] {
		switch {
		case !w.Static, w.Text == "default-command", w.Text == "default-shell", w.Text == "lock-command",
			w.Text == "copy-command",
			w.Text == "editor", strings.HasPrefix(w.Text, "status"), w.Text == "update-environment":
			r.Add(cli.Runs, "sets what tmux runs")
		}
	}
}

var screen = cli.Program{
	Name: "screen",
	Options: `
		-4; -6; -a; -A; -c FILE; -d; -D; -e XY; -f; --flow; -h N; -i; -l; -L; --log-file >FILE; --list; -m
		-O; -p WINDOW; -q; -Q; -r; -R; -s SHELL; -S NAME; -t TITLE; -T TERM; -U; -v; --wipe; -x; -X; --help
		--version
	`,
	StopAtOperand: true,
	Effect:        cli.Works,
	Does:          "opens a terminal",
	Probes:        []string{"screen -ls"},
	Prepare:       prepareScreen,
	Rules: []cli.Rule{
		{Option: "-v", Lowers: true, Effect: cli.Pure},
		{Option: "--wipe", Lowers: true, Effect: cli.Changes, Does: "removes dead sessions"}, // also with --list
		{Option: "--list -Q", Lowers: true, Effect: cli.Reads},
		{Option: "-X", Effect: cli.Changes, Does: "sends a command to a session"},
		{Option: "-c -s", Effect: cli.Unstated, Does: "reads commands from a file"},
		{Option: "--log-file", Effect: cli.WritesTo, Does: "writes a log"},
	},
	Inspect: inspectScreen,
}

// prepareScreen writes out the options of more than one letter.
func prepareScreen(args []cli.Word) []cli.Word {
	out := append([]cli.Word(nil), args...)
	for i, w := range out {
		switch w.Text {
		case "-ls", "-list":
			out[i] = cli.Lit("--list")
		case "-wipe":
			out[i] = cli.Lit("--wipe")
		case "-Logfile":
			out[i] = cli.Lit("--log-file")
		case "-fn", "-fa":
			out[i] = cli.Lit("--flow")
		}
	}
	return out
}

// inspectScreen: the operands are a session to attach, or a command.
func inspectScreen(inv *cli.Invocation, r *cli.Report) {
	switch {
	case inv.Has("-v"), inv.Has("--list"), inv.Has("-Q"), inv.Has("-X"), inv.Has("--wipe"):
	case inv.Has("-r"), inv.Has("-R"), inv.Has("-x"), len(inv.Operands) == 0 && !inv.Has("-d") && !inv.Has("-D"):
		r.Add(cli.Interactive, "opens a terminal")
	case len(inv.Operands) > 0:
		r.Run(cli.Inner{Argv: inv.Operands, Via: "screen"})
	}
}
