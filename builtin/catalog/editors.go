package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns editors: vi and vim 9.1, neovim 0.10, nano 8, emacs 30, VS Code
// 1.95 and its relatives. They are interactive; the commands they are given are
// languages of their own, which nothing here reads.

// vim is also vi, view, nvim, ex, vimdiff, rvim.
var vim = cli.Program{
	Name: "vim",
	Also: "ex nvim rvim vi view vimdiff",
	Options: `
		-v; -e; -E; -s[FILE]; -d; -y; -R; -Z; -m; -M; -b; -l; -C; -N; -V[N]; -D; -n; -r; -L; -A; -H; -T TERM
		--not-a-term; --ttyfail; -u FILE; -U FILE; --noplugin; -p[N]; -o[N]; -O[N]; -c COMMAND
		--cmd COMMAND; -S[FILE]; -w FILE; -W FILE; -x; -X; -i FILE; -t TAG; -q[FILE]; -f; -g; --clean
		--startuptime FILE; --remote[=X]; --remote-send KEYS; --remote-expr EXPR; --server NAME
		--servername NAME; --serverlist; --headless; --embed; --listen ADDRESS; --api-info; -h, --help
		--version
	`,
	Effect:   cli.Interactive,
	Does:     "opens an editor",
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Rules: []cli.Rule{
		{Option: "-w -W --startuptime", Effect: cli.WritesTo, Does: "writes a file"},
		{Option: "--serverlist --api-info", Lowers: true, Effect: cli.Reads},
	},
	Inspect: inspectVim,
}

// inspectVim judges the commands that run a shell: "!command" in -c and as a
// first command behind "+".
func inspectVim(inv *cli.Invocation, r *cli.Report) {
	commands := append(inv.All("-c"), inv.All("--cmd")...)
	for _, w := range inv.Operands {
		if strings.HasPrefix(w.Text, "+") {
			commands = append(commands, w.Cut(1))
		}
	}
	for _, c := range commands {
		text := strings.TrimLeft(c.Text, ": ")
		for _, p := range [...]string{"!", "silent !", "sil !", "silent! !", "r !", "read !", "terminal ",
			"term "} {
			if strings.HasPrefix(text, p) {
				line := c.Cut(len(c.Text) - len(text) + len(p))
				r.Run(cli.Inner{Shell: &line, Via: inv.Program.Name})
			}
		}
	}
}

// editor is what edits the files it is given and has no more to tell: nano,
// pico, micro, ed, joe, helix.
var editor = cli.Program{
	Name: "nano",
	Also: "ed hx joe micro pico",
	Options: `
		-ABCDEFGHIKLMNPQRSTUVWXYZabcdefgijklmnopqrstuvwxyz; --help; --version
	`,
	Effect:   cli.Interactive,
	Does:     "opens an editor",
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

var emacs = cli.Program{
	Name:  "emacs",
	Also:  "emacsclient",
	Style: cli.SingleDash,
	Options: `
		-batch; -q, -no-init-file; -Q, -quick; -nw, -no-window-system; -t DEVICE; -u USER; -l, -load FILE
		-f, -funcall FUNCTION; -eval EXPR; -execute EXPR; -script FILE; -insert FILE; -visit FILE
		-file FILE; -kill; -daemon; -fg-daemon; -L, -directory DIR; -chdir DIR; -debug-init; -no-splash
		-x FILE; -no-site-file; -no-site-lisp; -help; -version
	`,
	Effect:   cli.Interactive,
	Does:     "opens an editor",
	Operands: cli.Operands{Each: cli.ReadsFrom},
}

// vscode is code, also code-insiders, codium, cursor and windsurf.
var vscode = cli.Program{
	Name: "code",
	Also: "code-insiders codium cursor windsurf",
	Options: `
		-d, --diff; -m, --merge; -a, --add FOLDER; --remove FOLDER; -g, --goto; -n, --new-window
		-r, --reuse-window; -w, --wait; --locale LOCALE; --user-data-dir DIR; --profile NAME; -h, --help
		--extensions-dir DIR; --list-extensions; --show-versions; --category NAME; --install-extension ID
		--pre-release; --uninstall-extension ID; --update-extensions; --enable-proposed-api ID
		--add-mcp JSON; -v, --version; --verbose; --log LEVEL; -s, --status; --prof-startup
		--disable-extensions; --disable-extension ID; --sync STATE; --inspect-extensions PORT
		--inspect-brk-extensions PORT; --disable-lcd-text; --disable-gpu; --disable-chromium-sandbox
		--telemetry; --force; --folder-uri URI; --file-uri URI; --remote AUTHORITY
		--locate-shell-integration-path SHELL
	`,
	Effect:   cli.Interactive,
	Does:     "opens an editor",
	Operands: cli.Operands{Each: cli.ReadsFrom},
	Probes:   []string{"code --list-extensions"},
	Rules: []cli.Rule{
		{Option: "--list-extensions --status --telemetry --locate-shell-integration-path", Lowers: true,
			Effect: cli.Reads},
		{Option: "--install-extension --uninstall-extension --update-extensions --add-mcp", Effect: cli.Changes,
			Does: "changes the editor's extensions"},
	},
	Commands: []cli.Command{
		{Name: "tunnel serve-web", Effect: cli.Changes, Does: "lets others reach this machine", OpenOptions: true},
		{Name: "chat", Effect: cli.Runs, Does: "starts an agent", OpenOptions: true},
	},
}
