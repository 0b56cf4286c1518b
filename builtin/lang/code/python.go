package code

// This file owns what Python 3.13 and its usual libraries offer to delete, run
// and send. What is provably harmless is in pure_python.go.

var python = language{
	name: "Python",
	grammar: grammar{
		comments: []string{"#"},
		interp:   "{",
		newlines: true,
		sigils:   "@",
		literal:  pythonLiteral,
	},
	evals:   "eval exec",
	imports: pythonImports,
	pure:    purePython,
	rules: []rule{
		{"os posix nt", "remove unlink rmdir removedirs", "deletes files"},
		{"os posix nt pty", "system popen execl execle execlp execlpe execv execve execvp execvpe spawnl spawnle spawnlp spawnlpe " +
			"spawnv spawnve spawnvp spawnvpe posix_spawn posix_spawnp startfile fork forkpty spawn", "runs a program"},
		{"os posix signal", "kill killpg abort pthread_kill pidfd_send_signal", "signals a process"},
		{"os", "reboot setuid setgid", "changes the system"},
		{"shutil", "rmtree", "deletes a directory tree"},
		{"subprocess", "*", "runs programs"},
		{"asyncio", "create_subprocess_exec create_subprocess_shell", "runs a program"},
		{"smtplib", "*", "sends mail"},
		{"requests httpx session aiohttp http", "post put patch delete", "sends data to a server"},
		{".", "rmtree unlink rmdir hard_delete", "deletes files"},
		{".", "kill terminate send_signal", "signals a process"},
		{".", "sendall sendto sendmsg sendmail send_message storbinary storlines", "sends data over the network"},
		{".", "exec_command", "runs a command on another machine"},
		{"socket sock conn", "send", "sends data over the network"},
		{"", "rmtree send2trash", "deletes files"},
	},
}

// pythonImports gathers names from import statements, and from assignments of
// modules.
func pythonImports(p *program) {
	for i, t := range p.toks {
		if t.kind != word {
			continue
		}
		switch t.text {
		case "import":
			p.pythonImport(i)
		case "__import__", "import_module":
			p.assigned(i)
		case "as":
			// with httpx.Client() as c
			if p.at(i-1).is(")") && p.at(i+1).kind == word {
				p.connection(p.at(i+1).text, p.opening(i-1))
			}
		default:
			if p.at(i + 1).is("=") {
				p.connection(t.text, i+2)
			}
			if p.at(i+1).is("=") && p.at(i+2).kind == word && (p.at(i+3).kind == newline || p.at(i+3).is(";")) && p.knows(p.resolve(p.at(i+2).text)) {
				p.alias(t.text, p.resolve(p.at(i+2).text), "")
			}
		}
	}
}

// opening finds where the call begins that the parenthesis at i ends.
func (p *program) opening(i int) int {
	for depth := 0; i > 0; i-- {
		switch t := p.at(i); {
		case t.is(")"):
			depth++
		case t.is("("):
			if depth--; depth == 0 {
				for i--; p.at(i-1).is(".") && p.at(i-2).kind == word; i -= 2 {
				}
				return i
			}
		}
	}
	return 0
}

// connection notes a name that stands for a connection which the call at i makes:
// "requests.Session()", "socket.create_connection(…)".
func (p *program) connection(local string, i int) {
	if p.at(i).kind == word && p.at(i).text == "await" {
		i++
	}
	module := p.resolve(p.at(i).text)
	if p.at(i).kind != word || !has("requests httpx aiohttp http client socket asyncio", module) {
		return
	}
	for p.at(i+1).is(".") && p.at(i+2).kind == word {
		i += 2
	}
	made := p.at(i).text
	if !p.at(i + 1).is("(") {
		return
	}
	switch {
	case has("socket create_connection", made):
		p.alias(local, "socket", "")
	case has("Session session Client AsyncClient ClientSession HTTPConnection HTTPSConnection", made):
		p.alias(local, "session", "")
	}
}

// pythonImport reads "import a.b as c, d" and, with from before it, the names
// of a module.
func (p *program) pythonImport(i int) {
	module := ""
	if p.at(i-1).kind == word && p.at(i-1).text != "from" {
		for k := i - 1; k > i-12; k -= 2 {
			if p.at(k-1).kind == word && p.at(k-1).text == "from" {
				module = p.at(i - 1).text
				break
			}
			if !p.at(k - 1).is(".") {
				break
			}
		}
	}
	for i++; ; i++ {
		if p.at(i).is("(") {
			i++
		}
		if p.at(i).is("*") && module != "" {
			p.stars = append(p.stars[:min(len(p.stars), 8)], module)
			return
		}
		name := p.at(i)
		for name.kind == word && p.at(i+1).is(".") && p.at(i+2).kind == word {
			i += 2
			name = p.at(i)
		}
		if name.kind != word {
			return
		}
		local := name.text
		if p.at(i+1).kind == word && p.at(i+1).text == "as" {
			local = p.at(i + 2).text
			i += 2
		}
		switch {
		case module == "":
			p.alias(local, name.text, "")
		default:
			p.alias(local, module, name.text)
			p.alias(local, name.text, "") // the name may be a module
		}
		if i++; !p.at(i).is(",") {
			return
		}
	}
}

// assigned records "x = require('fs')" and the like; i is at the function.
func (p *program) assigned(i int) {
	module := p.at(i + 2)
	if !p.at(i+1).is("(") || module.kind != str || !p.at(i+3).is(")") {
		return
	}
	name := module.text
	if p.at(i+4).is(".") && p.at(i+5).kind == word {
		if p.at(i + 6).is("(") {
			return // what its function returns is another thing
		}
		name = p.at(i + 5).text
	}
	for p.at(i-1).is(".") || p.at(i-1).kind == word && p.at(i-1).text == "await" {
		i--
		if p.at(i-1).kind == word {
			i--
		}
	}
	if !p.at(i - 1).is("=") {
		return
	}
	if local := p.at(i - 2); local.kind == word {
		p.alias(local.text, name, "")
		return
	}
	if !p.at(i - 2).is("}") {
		return
	}
	for k := i - 3; k > i-64 && !p.at(k).is("{"); k-- {
		if p.at(k).kind != word || p.at(k+1).is(":") || p.at(k+1).is("as") {
			continue
		}
		origin := p.at(k).text
		if p.at(k-1).is(":") && p.at(k-2).kind == word {
			origin = p.at(k - 2).text
		}
		p.alias(p.at(k).text, name, origin)
	}
}
