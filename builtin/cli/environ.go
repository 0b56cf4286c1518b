package cli

import "strings"

// This file owns what an entry says of environment variables: which ones choose
// code, configuration or a written file of its program (CLASSES rule 13).

// Variable is what a variable of the environment means to a program.
type Variable uint8

const (
	// Nothing: the program does not look at it.
	Nothing Variable = iota
	// Harmless: a setting that chooses neither code nor a file.
	Harmless
	// Chooses: chooses code, configuration or what is run; a plain switch or number
	// does not.
	Chooses
	// Governs: as Chooses, and a switch matters too.
	Governs
	// Place: names places of code or settings; those of the system and of the
	// project itself change nothing.
	Place
	// Machine: chooses the machine that it works on: what it runs or changes there is
	// another machine's.
	Machine
	// RunsValue: its value is a command that the program runs.
	RunsValue
	// WritesValue: its value is a file that the program writes.
	WritesValue
	// WritesIntoValue: its value is a directory that the program writes into.
	WritesIntoValue
)

// Variable says what a variable means to the program. A name that begins with
// the program's own ("SVN_", "svn_") belongs to it, as do those that its entry
// states; the entry's exact names decide first, then its longest prefix.
func (p *Program) Variable(name string) Variable {
	if role, ok := p.stated(name); ok {
		return role
	}
	if rest, ok := ownVariable(p.Name, name); ok {
		if setting(rest) {
			return Harmless
		}
		return Chooses
	}
	return Nothing
}

// stated looks a variable up in the entry's Env.
func (p *Program) stated(name string) (role Variable, ok bool) {
	longest := -1
	for list := p.Env; list != ""; {
		f := list
		if i := strings.IndexAny(list, " \t\n"); i >= 0 {
			f, list = list[:i], list[i+1:]
		} else {
			list = ""
		}
		if f == "" {
			continue
		}
		r := Chooses
		switch f[0] {
		case '-':
			r, f = Harmless, f[1:]
		case '!':
			r, f = Governs, f[1:]
		case '@':
			r, f = Machine, f[1:]
		case '~':
			r, f = Place, f[1:]
		case '$':
			r, f = RunsValue, f[1:]
		case '>':
			r, f = WritesValue, f[1:]
			if dir, ok := strings.CutSuffix(f, "/"); ok {
				r, f = WritesIntoValue, dir
			}
		}
		prefix, open := strings.CutSuffix(f, "*")
		switch {
		case f == name:
			return r, true
		case open && len(prefix) > longest && strings.HasPrefix(name, prefix):
			if (r == Chooses || r == Governs) && setting(name[len(prefix):]) {
				r = Harmless
			}
			role, ok, longest = r, true, len(prefix)
		}
	}
	return role, ok
}

// ownVariable reports whether a variable's name begins with a program's, and
// returns what follows.
func ownVariable(program, name string) (rest string, ok bool) {
	n := 0
	for i := 0; i < len(program); i++ {
		c := program[i]
		if c == '.' {
			break
		}
		if c == '-' {
			c = '_'
		}
		if n >= len(name) || lowerByte(name[n]) != lowerByte(c) {
			return "", false
		}
		n++
	}
	switch {
	case n < 2 || n >= len(name):
		return "", false
	case name[n] == '_':
		return name[n+1:], true
	}
	// HGRCPATH, ACKRC: the program's name and then what it is.
	switch name[n:] {
	case "RC", "RCPATH", "PATH", "OPTS", "OPT", "CONFIG", "HOME", "INIT", "FLAGS", "ARGS":
		return name[n:], true
	}
	return "", false
}

func lowerByte(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// setting reports whether the end of a variable's name says that it is a plain
// setting: a level, a name, a switch, a credential. None of them names code.
func setting(name string) bool {
	name = strings.ToUpper(name)
	for _, s := range [...]string{"DISABLE_", "SKIP_", "NO_", "ENABLE_", "ALLOW_", "USE_", "IGNORE_"} {
		if strings.HasPrefix(name, s) || strings.Contains(name, "_"+s) {
			return true
		}
	}
	last := name[strings.LastIndexByte(name, '_')+1:]
	switch last {
	case "LEVEL", "DEBUG", "VERBOSE", "VERBOSITY", "QUIET", "COLOR", "COLORS", "TOKEN", "PASSWORD", "PASSPHRASE", "PWD", "USER",
		"USERNAME", "LOGIN", "EMAIL", "NAME", "PORT", "REGION", "ZONE", "PROFILE", "PROJECT", "ACCOUNT", "ORG", "TENANT", "LOG",
		"SUBSCRIPTION", "NAMESPACE", "CONTEXT", "CLUSTER", "ENV", "ENVIRONMENT", "MODE", "TIMEOUT", "RETRIES", "RETRY",
		"JOBS", "THREADS", "FORMAT", "LANG", "LOCALE", "DATE", "TZ", "TELEMETRY", "OPTOUT", "ANALYTICS", "CI", "ENABLED", "DISABLED",
		"OFFLINE", "SIZE", "LIMIT", "WIDTH", "COUNT", "SEED", "ID", "ADDR", "ADDRESS", "STYLE", "THEME", "VERSION", "AUTOMATION",
		"NOTIFIER", "CHECK", "UPDATES", "HINTS", "PROGRESS", "PARALLELISM":
		return true
	}
	return strings.HasSuffix(name, "ACCESS_KEY") || strings.HasSuffix(name, "API_KEY") || strings.HasSuffix(name, "APP_KEY")
}

// Switch reports whether a value is a plain switch, number or version: it names
// nothing.
func Switch(value string) bool {
	switch strings.ToLower(value) {
	case "", "true", "false", "yes", "no", "on", "off", "auto", "always", "never", "none", "local", "default":
		return true
	}
	return len(value) < 10 && strings.Trim(value, "0123456789.") == "" && value[0] != '.'
}
