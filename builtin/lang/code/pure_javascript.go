package code

// This file owns the subset of JavaScript (Node.js 22) that is provably
// harmless: programs whose every name is a keyword, a listed global or member,
// or bound by the program itself. No listed name leads to the Function
// constructor, to loading code or to a value that does; members by computed
// name are refused. A name that is not listed makes the program unknown.

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/lang"
)

const (
	jsKeywords = "const let var if else for of in return typeof new true false null undefined void instanceof break continue while do try catch throw switch case default NaN Infinity"
	// Functions that are called by their bare name, and classes.
	jsGlobals = "Number String Boolean parseInt parseFloat isNaN isFinite Date Set Map BigInt Error RegExp URL URLSearchParams encodeURIComponent decodeURIComponent encodeURI decodeURI"
	// A name that Node.js binds must not be taken for one that the program
	// binds in a scope that does not hold.
	jsReserved = "eval Function require module exports process global globalThis console Object Array Math JSON Symbol Reflect Proxy Promise fetch setTimeout setInterval setImmediate " +
		"queueMicrotask structuredClone WebAssembly Buffer WebSocket EventSource Worker Deno Bun window self import this arguments constructor prototype __proto__ " +
		jsKeywords + " " + jsGlobals
	jsMethods = "length map filter forEach reduce reduceRight join split slice splice concat indexOf lastIndexOf includes find findIndex findLast some every sort toSorted reverse " +
		"toReversed flat flatMap at fill keys values entries push pop shift unshift trim trimStart trimEnd toUpperCase toLowerCase startsWith endsWith padStart padEnd repeat " +
		"replace replaceAll match matchAll test search charAt charCodeAt codePointAt substring toString toFixed toPrecision toLocaleString toISOString toJSON getTime getFullYear " +
		"getMonth getDate getDay getHours getMinutes getSeconds getTimezoneOffset size has get add set delete message name code version versions description main scripts bin " +
		"dependencies devDependencies peerDependencies engines type private license author node v8 href host hostname pathname searchParams rss heapUsed heapTotal external " +
		"model speed address family id title"
)

// jsMembers lists harmless members of global objects and modules; a module is
// reached by require alone.
func jsMembers(of string) string {
	switch of {
	case "console":
		return "log error info warn table"
	case "process":
		return "version versions arch platform argv argv0 pid ppid execPath title release env exit exitCode cwd uptime memoryUsage cpuUsage hrtime stdout stderr features"
	case "stdout", "stderr":
		return "write isTTY columns rows"
	case "Math":
		return "PI E LN2 LN10 LOG2E LOG10E SQRT2 abs ceil floor round trunc sign sqrt cbrt pow exp log log2 log10 sin cos tan asin acos atan atan2 hypot min max random"
	case "JSON":
		return "parse stringify"
	case "Object":
		return "keys values entries"
	case "Array":
		return "from isArray of"
	case "Number":
		return "MAX_SAFE_INTEGER MIN_SAFE_INTEGER EPSILON MAX_VALUE MIN_VALUE isInteger isSafeInteger isNaN isFinite parseFloat parseInt"
	case "String":
		return "fromCharCode fromCodePoint raw"
	case "Date":
		return "now UTC parse"
	case "os":
		return "cpus totalmem freemem hostname platform release type arch uptime loadavg homedir tmpdir EOL version machine availableParallelism networkInterfaces"
	case "path":
		return "join resolve basename dirname extname relative normalize isAbsolute sep delimiter"
	case "url":
		return "fileURLToPath pathToFileURL"
	case "fs":
		return "existsSync"
	}
	return ""
}

type jsReader struct {
	*program
	bound  []string
	result lang.Result
}

func pureJavaScript(p *program) (lang.Result, bool) {
	// "<!--" and "-->" are comments to some readers.
	if len(p.toks) > maxPure || len(p.toks) == 0 || strings.Contains(p.text, "<!--") || strings.Contains(p.text, "-->") {
		return lang.Result{}, false
	}
	c := jsReader{program: p}
	c.result = lang.Result{Class: abi.ReadOnly, Basis: abi.Known, Reason: "only computes, reads and prints"}
	if !c.bindings() {
		return lang.Result{}, false
	}
	var open []byte // brackets
	for i, t := range p.toks {
		if t.kind == punct {
			switch t.text {
			case "(", "[", "{":
				if t.text == "[" && !c.subscript(i, open) {
					return lang.Result{}, false
				}
				open = append(open, t.text[0])
			case ")", "]", "}":
				if len(open) == 0 {
					return lang.Result{}, false
				}
				open = open[:len(open)-1]
			}
		}
		if !c.allowed(i) {
			return lang.Result{}, false
		}
	}
	return c.result, true
}

// bindings gathers declared names and the parameters of arrow functions.
func (c *jsReader) bindings() bool {
	for i, t := range c.toks {
		if t.kind != word || c.at(i-1).is(".") {
			continue
		}
		before, behind := c.at(i-1), c.at(i+1)
		declared := before.kind == word && has("const let var", before.text)
		arrow := behind.is("=>")
		listed := (before.is("(") || before.is(",") || before.is("[") || before.is("{")) && (behind.is(",") || behind.is(")") || behind.is("]") || behind.is("}")) && c.parameter(i)
		if before.is("(") && c.at(i-2).text == "catch" {
			declared = true
		}
		if !declared && !arrow && !listed {
			continue
		}
		if has(jsReserved, t.text) || jsMembers(t.text) != "" && !c.required(i+1, t.text) || len(c.bound) >= maxBound {
			return false
		}
		c.bound = append(c.bound, t.text)
	}
	return true
}

// parameter reports whether the list around the word at i ends in "=>", or is
// a pattern that is declared.
func (c *jsReader) parameter(i int) bool {
	for k := i + 1; k < i+24; k++ {
		switch t := c.at(k); {
		case t.is("=>"):
			return true
		case t.is("]") || t.is("}"):
			if c.at(k+1).is("=") || c.at(k+1).kind == word && c.at(k+1).text == "of" {
				return true
			}
		case t.kind != word && !t.is(",") && !t.is(")"):
			return false
		}
	}
	return false
}

// required reports whether require("NAME") is assigned at i.
func (c *jsReader) required(i int, name string) bool {
	return c.at(i).is("=") && c.at(i+1).text == "require" && c.at(i+2).is("(") && c.at(i+3).kind == str &&
		moduleName(c.at(i+3).text) == name && c.at(i+4).is(")") && !c.at(i+5).is(".")
}

// subscript reports whether the bracket at i begins an array, or a subscript
// by a number or a plain string that names no way out.
func (c *jsReader) subscript(i int, open []byte) bool {
	before := c.at(i - 1)
	if before.is(".") && c.at(i-2).is(".") {
		return true // a spread array
	}
	operand := before.kind == str || before.kind == number || before.kind == pattern || before.is(")") || before.is("]") || before.is("}") || before.is(".") ||
		before.kind == word && !has("return typeof in of case else do void const let var", before.text)
	if !operand {
		// In an object, a bracket begins a computed key.
		return !(before.is("{") || before.is(",") && len(open) > 0 && open[len(open)-1] == '{')
	}
	t := c.at(i + 1)
	return (t.kind == number || t.kind == str && t.plain && !leads(t.text)) && c.at(i+2).is("]")
}

// leads reports whether a member of this name leads to constructors.
func leads(name string) bool {
	return has("constructor prototype", name) || strings.HasPrefix(name, "__") || strings.HasPrefix(name, "caller")
}

func (c *jsReader) allowed(i int) bool {
	t := c.toks[i]
	switch t.kind {
	case str:
		return true
	case pattern: // what else may stand before a slash divides for some readers
		b := c.at(i - 1)
		return b.is("(") || b.is(",") || b.is("=") || b.is(":") || b.is("[") || b.is("!") || b.is("=>")
	case number:
		return isNumber(t.text)
	case punct:
		if t.text == "/" { // only behind what is an operand for every reader
			b := c.at(i - 1)
			return b.kind == number || b.kind == str || b.is("]") || b.kind == word && !has(jsKeywords, b.text)
		}
		return len(t.text) == 1 && strings.Contains("()[]{},:;.=<>+-*/%|&^~!?", t.text) || has("== != <= >= =>", t.text)
	case word:
		if !ascii(t.text) {
			return false
		}
	default:
		return false
	}
	before, behind := c.at(i-1), c.at(i+1)
	if before.is(".") && c.at(i-2).is(".") { // a spread: two of its dots, then the name
		before = token{}
	}
	switch {
	case leads(t.text):
		return false
	case before.is("."):
		return c.memberOf(i)
	case t.text == "require":
		return c.requires(i + 1)
	case jsMembers(t.text) != "" && behind.is("."):
		return c.global(t.text)
	case has(jsKeywords, t.text) || has(jsGlobals, t.text):
		return true
	case behind.is(":") && (before.is("{") || before.is(",")):
		return true // a key
	case jsMembers(t.text) != "":
		return before.kind == word && c.required(i+1, t.text)
	}
	for _, b := range c.bound {
		if b == t.text {
			return true
		}
	}
	return false
}

// global reports whether a name with members is an object of the language, or
// a module that the program required under its own name.
func (c *jsReader) global(name string) bool {
	if !has("os path url fs stdout stderr", name) {
		return true
	}
	for _, b := range c.bound {
		if b == name {
			return true
		}
	}
	return false
}

func (c *jsReader) memberOf(i int) bool {
	name, before := c.toks[i].text, c.at(i-2)
	if c.at(i + 1).is("=") {
		return false
	}
	if before.is(")") && c.at(i-5).text == "require" {
		if m := moduleName(c.at(i - 3).text); jsMembers(m) != "" {
			return has(jsMembers(m), name)
		}
	}
	if before.kind == word && jsMembers(before.text) != "" && (!c.at(i-3).is(".") || has("stdout stderr", before.text)) {
		if (name == "stdout" || name == "stderr") && !c.at(i+1).is(".") {
			return false // a stream as a value shows more than it lists
		}
		c.result.Sensitive = c.result.Sensitive || name == "env"
		return has(jsMembers(before.text), name)
	}
	if before.kind == word && before.text == "env" {
		return true
	}
	return has(jsMethods, name)
}

// requires reports whether a module is one with listed members, or data.
func (c *jsReader) requires(i int) bool {
	t := c.at(i + 1)
	if !c.at(i).is("(") || t.kind != str || !t.plain || !c.at(i+2).is(")") {
		return false
	}
	if strings.HasSuffix(t.text, ".json") {
		c.result.Observes = true
		if strings.HasPrefix(t.text, ".") || strings.HasPrefix(t.text, "/") {
			c.result.Reads = append(c.result.Reads, t.text)
		}
		return true
	}
	m := strings.TrimPrefix(t.text, "node:")
	if !has("os path url fs", m) {
		return false
	}
	c.result.Observes = c.result.Observes || m == "os" || m == "fs"
	return c.at(i+3).is(".") || c.at(i-2).is("=") && c.at(i-3).text == m
}
