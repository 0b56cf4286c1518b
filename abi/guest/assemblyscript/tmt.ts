/**
 * The SDK for classifiers written in AssemblyScript, in one file: reading the
 * request and command lines, writing the response, looking into JSON.
 *
 * A classifier is a function from Request to Response, which its module exports:
 *
 *     import { Request, Response, serve } from "./tmt";
 *     function classify(r: Request): Response { ... }
 *     export function tmt_classify(): i32 { return serve(classify); }
 *
 * build.sh beside this file builds it. A request that cannot be read is answered
 * with UNKNOWN. The contract is abi/ABI.md.
 */

// @ts-ignore: decorator
@external("tmt_v1", "request")
declare function hostRequest(ptr: usize, room: i32): i32;
// @ts-ignore: decorator
@external("tmt_v1", "respond")
declare function hostRespond(ptr: usize, n: i32): void;

/** What a step can lastingly change. UNKNOWN abstains: the step stays as the host judged it. */
export const enum Class { MUTATING, UNKNOWN, WRITE_LOCAL, READONLY }

// ---- reading JSON: compact, as the host writes it ----

const MAX_REQUEST: i32 = 64 << 10;
const input: usize = memory.data(65537);

const NO_KEYS: string[] = [];
const NO_ITEMS: Value[] = [];

/** A JSON value. kind is its first byte, 0 for none. */
export class Value {
  kind: i32 = 0;
  /** A string decoded; a number, true, false, null as it stands. */
  text: string = "";
  /** The keys of an object. */
  keys: string[] = NO_KEYS;
  /** The values of an object or array. */
  items: Value[] = NO_ITEMS;

  /** The value of a key of an object. */
  get(key: string): Value {
    const i = this.keys.indexOf(key);
    return i < 0 ? new Value() : this.items[i];
  }

  /** Whether an array holds a text. */
  has(text: string): bool {
    for (let i = 0; i < this.items.length; i++) {
      if (this.items[i].kind == 0x22 && this.items[i].text == text) return true;
    }
    return false;
  }

  get isTrue(): bool { return this.kind == 0x74; }
}

/** Reads a JSON text that ends with a zero. p is 0 after an error. */
class Reader {
  constructor(public p: usize) {}

  peek(): i32 { return this.p ? load<u8>(this.p) : 0; }

  eat(c: i32): bool {
    if (this.peek() != c || !c) return false;
    this.p++;
    return true;
  }

  value(depth: i32): Value {
    const v = new Value(), start = this.p, kind = this.peek();
    v.kind = kind;
    if (depth == 80) {
      this.p = 0;
    } else if (kind == 0x22) {
      v.text = this.string();
    } else if (kind == 0x5b || kind == 0x7b) { // [ {
      this.p++;
      if (this.eat(kind + 2)) return v;
      v.items = [];
      if (kind == 0x7b) v.keys = [];
      do {
        if (kind == 0x7b) {
          v.keys.push(this.string());
          if (!this.eat(0x3a)) this.p = 0;
        }
        v.items.push(this.value(depth + 1));
      } while (this.eat(0x2c));
      if (!this.eat(kind + 2)) this.p = 0;
    } else {
      while ((this.peek() | 32) > 0x2c && (this.peek() | 32) != 0x7d) this.p++;
      v.text = String.UTF8.decodeUnsafe(start, this.p - start);
      if (this.p == start) this.p = 0;
    }
    return v;
  }

  string(): string {
    let s = "", start = this.p + 1;
    if (!this.eat(0x22)) this.p = 0;
    while (this.p) {
      const c = this.peek();
      if (c < 0x20) {
        this.p = 0;
      } else if (c == 0x22 || c == 0x5c) {
        s += String.UTF8.decodeUnsafe(start, this.p - start);
        this.p++;
        if (c == 0x22) return s;
        s += this.escape();
        start = this.p;
      } else {
        this.p++;
      }
    }
    return "";
  }

  escape(): string {
    let c = this.peek();
    this.p = c ? this.p + 1 : 0;
    switch (c) {
      case 0x6e: c = 10; break;
      case 0x74: c = 9; break;
      case 0x72: c = 13; break;
      case 0x62: c = 8; break;
      case 0x66: c = 12; break;
      case 0x75: {
        c = this.hex4();
        if (c >> 11 != 0x1b) break;
        let low = 0;
        if (c >> 10 == 0x36 && this.eat(0x5c) && this.eat(0x75)) low = this.hex4();
        if (low >> 10 != 0x37) this.p = 0;
        return String.fromCharCode(c) + String.fromCharCode(low);
      }
    }
    return String.fromCharCode(c);
  }

  hex4(): i32 {
    let v = 0;
    for (let i = 0; i < 4; i++) {
      const c = this.peek(), d = c <= 0x39 ? c - 0x30 : (c | 32) - 0x57;
      if (d < 0 || d > 15 || (d < 10) != (c <= 0x39)) {
        this.p = 0;
        return 0;
      }
      this.p++;
      v = v << 4 | d;
    }
    return v;
  }
}

/** Whether n bytes at p are UTF-8. */
function isUTF8(p: usize, n: i32): bool {
  const end = p + n;
  while (p < end) {
    let c: i32 = load<u8>(p++);
    if (c < 0x80) continue;
    const more = c < 0xe0 ? 1 : c < 0xf0 ? 2 : 3;
    if (c < 0xc2 || c > 0xf4 || p + more > end) return false;
    c &= 0x3f >> more;
    for (let i = 0; i < more; i++) {
      const next: i32 = load<u8>(p++);
      if ((next & 0xc0) != 0x80) return false;
      c = c << 6 | (next & 0x3f);
    }
    if (c < (more == 1 ? 0x80 : more == 2 ? 0x800 : 0x10000) || c > 0x10ffff || c >> 11 == 0x1b) return false;
  }
  return true;
}

// ---- the request ----

/** A word of a command line. */
export class Word {
  /** dynamic: its value is not known, text is its source text. */
  constructor(public text: string, public dynamic: bool) {}
}

/** One step: a command line (argv and what goes with it), or a call of a tool. */
export class Request {
  argv: Word[] = [];
  /** Assignments in front of the command, an object. */
  env: Value = new Value();
  /** "" where it is not known. */
  cwd: string = "";
  /** none, pipe, file or data. */
  stdin: string = "";
  /** Objects with op and path. */
  redirects: Value[] = [];
  /** Behind sudo and the like. */
  elevated: bool = false;
  /** On another machine or in a container. */
  remote: bool = false;
  /** "" for a command line. */
  tool: string = "";
  /** The tool's input, an object. */
  input: Value = new Value();
  /** The operator's settings, an object. */
  settings: Value = new Value();
}

/** Reads a request of n bytes, behind which there is a zero; null if it cannot. */
export function parse(p: usize, n: i32): Request | null {
  const reader = new Reader(p);
  if (!isUTF8(p, n) || load<u8>(p) != 0x7b) return null;
  const all = reader.value(0);
  if (reader.p != p + n) return null;
  const r = new Request(), argv = all.get("argv").items, dynamic = all.get("dynamic").items;
  for (let i = 0; i < argv.length; i++) {
    if (argv[i].kind != 0x22) return null;
    r.argv.push(new Word(argv[i].text, false));
  }
  for (let i = 0; i < dynamic.length; i++) {
    const text = dynamic[i].text;
    let k = 0;
    for (let j = 0; j < text.length && k < argv.length; j++) {
      const d = text.charCodeAt(j) - 0x30;
      k = d < 0 || d > 9 ? argv.length : k * 10 + d;
    }
    if (k >= argv.length) return null;
    r.argv[k].dynamic = true;
  }
  r.env = all.get("env");
  r.cwd = all.get("cwd").text;
  r.stdin = all.get("stdin").text;
  r.redirects = all.get("redirects").items;
  r.elevated = all.get("elevated").isTrue;
  r.remote = all.get("remote").isTrue;
  r.tool = all.get("tool").text;
  r.input = all.get("input");
  r.settings = all.get("settings");
  return r.argv.length || r.tool.length ? r : null;
}

// ---- the response ----

/** A judgement. Writing it keeps it within the contract's limits. */
export class Response {
  sensitive: bool = false; // the step reads secrets
  probes: string[] = []; // readonly commands worth running before a denied step
  constructor(public class_: Class, public reason: string) {}
}

const output: usize = memory.data(12 << 10);

class Writer {
  constructor(public p: usize) {}

  byte(c: i32): void { store<u8>(this.p++, <u8>c); }

  raw(s: string): void {
    for (let i = 0; i < s.length; i++) this.byte(s.charCodeAt(i));
  }

  /** Writes a string, at most 500 bytes of it, whole characters. */
  string(s: string): void {
    this.byte(0x22);
    let room = 500;
    for (let i = 0; i < s.length; i++) {
      let c = s.codePointAt(i);
      if (c >> 11 == 0x1b) c = 0xfffd;
      if (c > 0xffff) i++;
      const more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
      room -= more + 1;
      if (room < 0) break;
      if (more) {
        this.byte(-128 >> more | c >> 6 * more);
        for (let k = more - 1; k >= 0; k--) this.byte(0x80 | (c >> 6 * k & 0x3f));
        continue;
      }
      const e = c == 10 ? 0x6e : c == 13 ? 0x72 : c == 9 ? 0x74 : c == 0x22 || c == 0x5c ? c : 0;
      if (e) {
        this.byte(0x5c);
        this.byte(e);
      } else if (c < 0x20) {
        this.raw(c < 16 ? "\\u000" : "\\u001");
        c &= 15;
        this.byte(c < 10 ? 0x30 + c : 0x57 + c);
      } else {
        this.byte(c);
      }
    }
    this.byte(0x22);
  }
}

function showable(s: string): bool {
  for (let i = 0; i < s.length; i++) {
    if (s.charCodeAt(i) < 0x20) return false;
  }
  return s.length > 0 && String.UTF8.byteLength(s) <= 500;
}

/** Writes a response to p, which has room for 12 KiB, and returns its length. */
export function write(r: Response, p: usize): i32 {
  const w = new Writer(p);
  w.raw('{"class":"');
  const c = r.class_;
  w.raw(c == Class.READONLY ? "readonly\"" : c == Class.WRITE_LOCAL ? "write-local\"" : c == Class.UNKNOWN ? "unknown\"" : "mutating\"");
  if (r.reason.length) {
    w.raw(',"reason":');
    w.string(r.reason);
  }
  if (r.sensitive) w.raw(',"sensitive":true');
  let n = 0;
  for (let i = 0; i < r.probes.length && n < 5; i++) {
    if (!showable(r.probes[i])) continue;
    w.raw(n++ ? "," : ',"probes":[');
    w.string(r.probes[i]);
  }
  w.raw(n ? "]}" : "}");
  return <i32>(w.p - p);
}

/** Answers the request at hand: the body of the export tmt_classify, and its result. */
export function serve(classify: (r: Request) => Response): i32 {
  const n = hostRequest(input, MAX_REQUEST);
  const r = parse(input, n < 0 || n > MAX_REQUEST ? 0 : n);
  const out = r ? classify(r) : new Response(Class.UNKNOWN, "the request cannot be read");
  hostRespond(output, write(out, output));
  return 0;
}

// ---- command lines: options may stand before the subcommand ----

/** What an option takes: nothing; the next word or what is glued to it; only what is glued to it with "=". */
export const enum Argument { NONE, REQUIRED, OPTIONAL }

/** An option by its names, the second of which may be "". */
export class Option {
  constructor(public name: string, public other: string, public argument: Argument) {}
}

/** A subcommand ("get", "release list"), what it does (the reason), and a readonly command worth running before it, or "". */
export class Command {
  constructor(public path: string, public class_: Class, public does: string, public probe: string) {}
}

const NOTHING = new Command("", Class.UNKNOWN, "", "");
/** The trouble of a line without any subcommand. */
export const NO_SUBCOMMAND = "no subcommand";

const UNKNOWN_OPTION = "an option that is not known: ";

/** What a program's command line looks like. */
export class Spec {
  constructor(public options: Option[], public commands: Command[]) {}
}

/**
 * A command line. Options may stand before and behind the subcommand; words
 * behind "--" are operands, and so is "-". Where something in front of the whole
 * subcommand is not known, it is not known either.
 */
export class Line {
  /** Its path is "" where it is not known. */
  command: Command = NOTHING;
  operands: Word[] = [];
  /** What cannot be told exactly, "" for nothing. */
  trouble: string = "";
  private given_: Array<Word | null>;
  private path: string = "";

  constructor(private spec: Spec, private r: Request) {
    this.given_ = new Array<Word | null>(spec.options.length);
    const argv = r.argv;
    let ends = 2, plain = false; // ends: as of extend
    for (let i = 0; i < argv.length; i++) {
      const w = argv[i], text = w.text;
      let trouble = "", at = i;
      if (i && !plain && text.length > 1 && text.charCodeAt(0) == 0x2d) {
        if (text != "--") {
          trouble = this.readOptions(i);
          if (this.next) i++;
        } else if (ends & 2) {
          trouble = UNKNOWN_OPTION;
        } else {
          plain = true;
        }
      } else if (!(ends & 2)) {
        this.operands.push(w);
      } else if (w.dynamic) {
        trouble = "a subcommand that the call does not tell: ";
      } else if (i) {
        const now = this.extend(text);
        if (now) {
          ends = now;
        } else if (ends & 1) {
          ends = 1;
          this.operands.push(w);
        } else {
          trouble = "a subcommand that is not known: ";
        }
      }
      if (!trouble.length) continue;
      if (ends & 2) {
        ends = 0;
        this.command = NOTHING;
      }
      if (!this.trouble.length) this.trouble = trouble + argv[at].text;
    }
    if (this.command == NOTHING && !this.trouble.length) this.trouble = NO_SUBCOMMAND;
  }

  private next: bool = false; // the last option takes the next word

  /** Reads the options in the word i, which starts with "-", and returns what is wrong with it. */
  private readOptions(i: i32): string {
    const w = this.r.argv[i], text = w.text, options = this.spec.options, none = new Word("", false);
    let at = text.indexOf("="), glued: string | null = null;
    let k = this.find(at < 0 ? text : text.slice(0, at));
    this.next = false;
    if (k >= 0) { // the whole word up to "="
      if (at >= 0) {
        if (options[k].argument == Argument.NONE) return UNKNOWN_OPTION;
        glued = text.slice(at + 1);
      }
    } else {
      if (text.charCodeAt(1) == 0x2d) return UNKNOWN_OPTION;
      at = 1;
      for (; at < text.length; at++) { // a bundle
        k = this.find("-" + text.charAt(at));
        if (k < 0) return UNKNOWN_OPTION;
        this.given_[k] = none;
        const rest = text.slice(at + 1), argument = options[k].argument;
        if (rest.length && argument == Argument.REQUIRED) {
          glued = rest;
          break;
        }
        if (argument == Argument.OPTIONAL && rest.charAt(0) == "=") {
          glued = rest.slice(1);
          break;
        }
      }
    }
    this.given_[k] = none;
    if (glued !== null) {
      this.given_[k] = new Word(glued, w.dynamic);
      return "";
    }
    if (w.dynamic) return UNKNOWN_OPTION;
    if (options[k].argument != Argument.REQUIRED) return "";
    if (i + 1 == this.r.argv.length) return "an option without its argument: ";
    this.given_[k] = this.r.argv[i + 1];
    this.next = true;
    return "";
  }

  private find(name: string): i32 {
    const options = this.spec.options;
    for (let k = 0; k < options.length; k++) {
      if (options[k].name == name || options[k].other == name) return k;
    }
    return -1;
  }

  /**
   * Goes on with the path of a command by a word: 1 if a command ends there, 2
   * if one goes on, 3 for both, 0 if there is none.
   */
  private extend(word: string): i32 {
    if (word.includes(" ")) return 0;
    this.path += this.path.length ? " " + word : word;
    let ends = 0, whole = NOTHING;
    for (let i = 0; i < this.spec.commands.length; i++) {
      const c = this.spec.commands[i];
      if (c.path == this.path) {
        ends |= 1;
        whole = c;
      } else if (c.path.startsWith(this.path + " ")) {
        ends |= 2;
      }
    }
    if (ends) this.command = whole;
    return ends;
  }

  /** The argument of the last option with the name or its other name, text "" where it has none; null if it is not given. */
  given(name: string): Word | null {
    const k = this.find(name);
    return k < 0 ? null : this.given_[k];
  }

  /** Judges the line. Where something about it is not known, it is at least UNKNOWN, and the reason says why. */
  answer(class_: Class, reason: string): Response {
    if (!this.trouble.length || class_ == Class.MUTATING) return new Response(class_, reason);
    return new Response(Class.UNKNOWN, this.trouble);
  }
}
