package shell

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the variables that the shell, the system's loader and language
// runtimes obey whatever program runs (CLASSES rule 13); environ.go owns those of
// one program.

// dangerousEnv adds what the assignments in front of a command, or alone, change
// about what runs.
func (w *walker) dangerousEnv(s *simple, r *cli.Report, sc *scope, f frame) {
	for _, a := range s.env {
		if dangerousValue(a.name, a.value) {
			r.Unknown(a.name + "=" + short(a.value.Text) + " changes what the command does")
		}
		if w.innocent(a, sc) {
			continue
		}
		if !w.dangerousName(r, a.name) || !runsValue(a.name) || !a.value.Static || a.value.Text == "" {
			continue
		}
		mark := sc.mark()
		g := f.through(a.name)
		g.loop = true
		w.text(a.value.Text, sc, &source{text: a.value.Text, base: a.value.At, span: a.value.Span}, g)
		sc.rollback(mark)
	}
}

// innocent reports whether a variable that changes what runs is given a value that
// changes nothing (CLASSES rule 13): a pager that only shows, an editor that does
// nothing, code of the project itself.
func (w *walker) innocent(a assignment, sc *scope) bool {
	if !a.value.Static {
		return false
	}
	switch a.name {
	case "PYTHONPATH", "NODE_PATH", "PERL5LIB", "RUBYLIB", "CLASSPATH", "GOROOT":
		return w.ownPlace(a.value, true, sc)
	case "GOTOOLCHAIN", "GOPROXY":
		return cli.Switch(a.value.Text)
	case "GOFLAGS":
		return plainGoFlags(a.value.Text)
	}
	if !runsValue(a.name) {
		return false
	}
	switch a.value.Text {
	case "", "cat", "true", ":", "/bin/cat", "/bin/true", "/usr/bin/cat", "/usr/bin/true":
		return true
	case "less", "more", "head", "less -R", "less -F", "less -FRX", "less -FX", "less -S":
		return strings.HasSuffix(a.name, "PAGER")
	}
	return false
}

// plainGoFlags reports whether GOFLAGS holds only options that choose no program
// and no file.
func plainGoFlags(text string) bool {
	for _, o := range strings.Fields(text) {
		o = "-" + strings.TrimLeft(o, "-")
		name, _, _ := strings.Cut(o, "=")
		switch name {
		case "-mod", "-v", "-x", "-race", "-count", "-tags", "-short", "-timeout", "-buildvcs", "-trimpath", "-p", "-run", "-msan", "-asan", "-cover":
		default:
			return false
		}
	}
	return true
}

// dangerousValue reports whether a variable that is usually harmless holds a
// value that makes programs write a file (GIT_TRACE) or run a command (LESS).
func dangerousValue(name string, v cli.Word) bool {
	switch {
	case strings.HasPrefix(name, "GIT_TRACE"):
		return !v.Static || len(v.Text) > 1 && v.Text != "true" && v.Text != "false"
	case name == "LESS":
		return !v.Static || strings.Trim(v.Text, "-FRXSKMNiIqQeEr ") != ""
	case name == "FZF_DEFAULT_COMMAND":
		return true
	}
	return false
}

// dangerousName states that a variable changes what runs, if it does.
func (w *walker) dangerousName(r *cli.Report, name string) bool {
	if !changesWhatRuns(name) {
		return false
	}
	r.Unknown(name + " changes what the command runs")
	return true
}

func changesWhatRuns(name string) bool {
	switch name {
	case "HOME", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR", "CURL_HOME", "WGETRC", "RIPGREP_CONFIG_PATH",
		"BAT_CONFIG_PATH", "FZF_DEFAULT_OPTS", "FZF_DEFAULT_OPTS_FILE", "VIMINIT", "EXINIT", "MYVIMRC", "INPUTRC", "LESSKEYIN", "LESSKEY_CONTENT",
		"RUSTC_WORKSPACE_WRAPPER", "CARGO_BUILD_RUSTC", "RUSTFLAGS", "RUSTDOC", "OPENSSL_MODULES", "AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE",
		"PIP_CONFIG_FILE", "PIP_TARGET", "PIP_PREFIX", "PERL5SHELL", "GCC_EXEC_PREFIX", "COMPILER_PATH", "SSLKEYLOGFILE":
		return true
	case "PATH", "BASH_ENV", "ENV", "ZDOTDIR", "SHELLOPTS", "BASHOPTS", "PROMPT_COMMAND", "READNULLCMD", "NULLCMD", "PS4", "PS0", "IFS_COMMAND", "FPATH", "fpath", "path",
		"PYTHONPATH", "PYTHONSTARTUP", "PYTHONHOME", "PYTHONINSPECT", "PYTHONBREAKPOINT", "NODE_OPTIONS", "NODE_PATH",
		"PERL5LIB", "PERL5OPT", "PERLLIB", "PERL5DB", "RUBYOPT", "RUBYLIB", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS",
		"CLASSPATH", "MAVEN_OPTS", "GRADLE_OPTS", "GOFLAGS", "GOTOOLCHAIN", "GOPROXY", "GOROOT", "CC", "CXX", "RUSTC", "RUSTC_WRAPPER", "CARGO_BUILD_RUSTC_WRAPPER",
		"MAKEFLAGS", "MAKEFILES", "MAKE", "SHELL", "TAR_OPTIONS", "RSYNC_RSH", "RSYNC_CONNECT_PROG", "CVS_RSH", "SSH_ASKPASS", "SUDO_ASKPASS",
		"AWKPATH", "AWKLIBPATH", "KUBECTL_EXTERNAL_DIFF", "KUBE_EDITOR", "TF_CLI_CONFIG_FILE", "TERRAFORM_CONFIG",
		"DOCKER_HOST", "PSQLRC", "NPM_CONFIG_SCRIPT_SHELL", "npm_config_script_shell", "OPENSSL_CONF", "OPENSSL_ENGINES", "GCONV_PATH", "LOCPATH", "XDG_CONFIG_HOME":
		return true
	}
	return runsValue(name) || strings.HasPrefix(name, "LD_") || strings.HasPrefix(name, "DYLD_") ||
		strings.HasPrefix(name, "GIT_CONFIG") || strings.HasPrefix(name, "BASH_FUNC_") || strings.HasPrefix(name, "TF_CLI_ARGS") ||
		strings.HasPrefix(name, "CARGO_TARGET_") && (strings.HasSuffix(name, "_RUNNER") || strings.HasSuffix(name, "_LINKER")) || name == "GIT_EXEC_PATH" ||
		name == "GIT_TEMPLATE_DIR" || name == "GIT_SSH_VARIANT" || strings.HasPrefix(name, "TMT_") || strings.HasPrefix(name, "CLAUDE_")
}

// runsValue reports whether programs run the variable's value as a command.
func runsValue(name string) bool {
	switch name {
	case "PAGER", "GIT_PAGER", "MANPAGER", "SYSTEMD_PAGER", "DELTA_PAGER", "BAT_PAGER", "AWS_PAGER", "GH_PAGER", "PSQL_PAGER",
		"EDITOR", "VISUAL", "GIT_EDITOR", "GIT_SEQUENCE_EDITOR", "FCEDIT", "SUDO_EDITOR", "SYSTEMD_EDITOR", "PSQL_EDITOR", "GH_EDITOR",
		"BROWSER", "GH_BROWSER", "MANOPT", "LESSOPEN", "LESSCLOSE", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_ASKPASS",
		"GIT_EXTERNAL_DIFF", "GIT_PROXY_COMMAND", "PROMPT_COMMAND":
		return true
	}
	return false
}
