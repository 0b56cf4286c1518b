package code

// This file owns what JavaScript offers to delete, run and send in Node.js 22,
// Deno, Bun and JavaScript for Automation. What is provably harmless is in
// pure_javascript.go.

var javaScript = language{
	name: "JavaScript",
	grammar: grammar{
		comments: []string{"//"},
		blocks:   [][2]string{{"/*", "*/"}},
		quotes:   "\"'`",
		interp:   "${",
		interpIn: "`",
		letters:  "$#",
		access:   []string{"?."},
		literal:  javaScriptLiteral,
	},
	evals:   "eval Function constructor runInThisContext runInNewContext runInContext compileFunction",
	imports: javaScriptImports,
	pure:    pureJavaScript,
	rules: []rule{
		{"fs promises fsp fse fs-extra graceful-fs fsPromises", "rm rmSync rmdir rmdirSync unlink unlinkSync remove removeSync emptyDir emptyDirSync", "deletes files"},
		{".", "rmSync rmdirSync unlinkSync unlink removeSync emptyDirSync", "deletes files"},
		{"", "rmSync rmdirSync unlinkSync rimraf rimrafSync del trash", "deletes files"},
		{"child_process", "*", "runs programs"},
		{".", "execSync spawnSync execFileSync execFile doShellScript", "runs a program"},
		{"", "execSync spawnSync execFileSync execFile execa execaSync", "runs a program"},
		{"cp cluster", "exec spawn fork", "runs a program"},
		{"Deno", "run Command kill", "runs programs"},
		{"Deno", "remove removeSync", "deletes files"},
		{"Bun", "spawn spawnSync $", "runs programs"},
		{"process", "kill abort binding dlopen", "signals a process or loads native code"},
		{"axios got superagent ky request http https api client needle", "post put patch delete del", "sends data to a server"},
		{".", "sendMail sendBeacon", "sends data over the network"},
	},
}

func javaScriptImports(p *program) {
	for i, t := range p.toks {
		if t.kind != word {
			continue
		}
		switch {
		case t.text == "require" || t.text == "import" && p.at(i+1).is("("):
			p.assigned(i)
		case t.text == "from" && p.at(i+1).kind == str:
			p.javaScriptImport(i)
		}
	}
}

// javaScriptImport reads the names before "from"; i is at the word.
func (p *program) javaScriptImport(i int) {
	module, braces := p.at(i+1).text, false
	for k := i - 1; k > i-64; k-- {
		t := p.at(k)
		switch {
		case t.is("}"):
			braces = true
		case t.is("{"):
			braces = false
		case t.kind == word && t.text == "import" || t.kind == newline:
			return
		case t.kind != word || t.text == "as" || p.at(k+1).kind == word && p.at(k+1).text == "as":
		case braces:
			origin := t.text
			if p.at(k-1).kind == word && p.at(k-1).text == "as" {
				origin = p.at(k - 2).text
			}
			p.alias(t.text, module, origin)
		default:
			p.alias(t.text, module, "")
		}
	}
}
