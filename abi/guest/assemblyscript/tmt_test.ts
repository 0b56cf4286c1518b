/** Tests of tmt.ts: sh build.sh tmt_test.wasm tmt_test.ts && node tmt_test.mjs tmt_test.wasm */
import { Argument, Class, Command, Line, Option, Request, Response, Spec, Word, serve, write } from "./tmt";

// @ts-ignore: decorator
@external("test", "fail")
declare function fail(ptr: usize, n: i32): void;

function check(what: string, want: string, got: string): void {
  if (want == got) return;
  const message = String.UTF8.encode(what + ": got " + got + ", want " + want);
  fail(changetype<usize>(message), message.byteLength);
}

const tool = new Spec(
  [
    new Option("-n", "--name", Argument.REQUIRED), new Option("-v", "", Argument.NONE), new Option("--color", "", Argument.OPTIONAL),
    new Option("-c", "", Argument.OPTIONAL), new Option("-long", "", Argument.REQUIRED),
  ],
  [
    new Command("get", Class.READONLY, "reads", ""), new Command("config", Class.READONLY, "shows", ""),
    new Command("config set", Class.WRITE_LOCAL, "sets", ""), new Command("a b c", Class.MUTATING, "acts", ""),
  ],
);

/** Reads words that are separated by blanks; "_" stands for a blank in a word. */
function line(words: string): Line {
  const r = new Request(), list = words.length ? words.split(" ") : [];
  r.argv.push(new Word("tool", false));
  for (let i = 0; i < list.length; i++) r.argv.push(new Word(list[i].replace("_", " "), list[i].includes("$")));
  return new Line(tool, r);
}

/** The subcommand, operands, trouble, and the argument of -n. */
function show(words: string): string {
  const l = line(words), name = l.given("--name");
  let s = l.command.path;
  for (let i = 0; i < l.operands.length; i++) s += "|" + l.operands[i].text;
  if (l.trouble.length) s += "!" + l.trouble;
  return name ? s + " n=" + name.text : s;
}

function argument(words: string, name: string): string {
  const w = line(words).given(name);
  return w ? (w.dynamic ? "?" : "=") + w.text : "";
}

function written(r: Response): string {
  const p = heap.alloc(12 << 10);
  return String.UTF8.decodeUnsafe(p, write(r, p));
}

export function test(): void {
  const cases: string[][] = [
    ["get x", "get|x"],
    ["-n get get x", "get|x n=get"],
    ["--name=get -v get", "get n=get"],
    ["-vnx get", "get n=x"],
    ["get -nx=y", "get n=x=y"],
    ["get -n=x --name=", "get n="],
    ["-long get get", "get"],
    ["--color get", "get"],
    ["get -- -x --", "get|-x|--"],
    ["get -", "get|-"],
    ["config -v set x", "config set|x"],
    ["config x set", "config|x|set"],
    ["a b c d", "a b c|d"],
    ["get $X", "get|$X"],
    ["config_set", "!a subcommand that is not known: config set"],
    ["a b", "!no subcommand"],
    ["", "!no subcommand"],
    ["-- get", "|get!an option that is not known: --"],
    ["config --x set", "|set!an option that is not known: --x"],
    ["get -vx", "get!an option that is not known: -vx"],
    ["get -v=1", "get!an option that is not known: -v=1"],
    ["get -é", "get!an option that is not known: -é"],
    ["get -n", "get!an option without its argument: -n n="],
    ["$X get", "|get!a subcommand that the call does not tell: $X"],
    ["config $X", "!a subcommand that the call does not tell: $X"],
  ];
  for (let i = 0; i < cases.length; i++) check(cases[i][0], cases[i][1], show(cases[i][0]));

  check("glued with =", "=auto", argument("get -vc=auto", "-c"));
  check("in a bundle", "=", argument("get -cv", "-v"));
  check("dynamic", "?$X", argument("get -n $X", "-n"));
  check("behind --", "", argument("get -- -v", "-v"));
  check("an argument", "", argument("get -n -v", "-v"));

  const strange = line("get --x");
  check("answer", '{"class":"readonly","reason":"r"}', written(line("get").answer(Class.READONLY, "r")));
  check("strange", '{"class":"unknown","reason":"an option that is not known: --x"}', written(strange.answer(Class.WRITE_LOCAL, "r")));
  check("strange change", '{"class":"mutating","reason":"r"}', written(strange.answer(Class.MUTATING, "r")));

  const long = new Response(Class.MUTATING, "x" + "é".repeat(300));
  long.probes = ["a", "", "b\n", '"\\', "c", "d", "e", "f", "é".repeat(300)];
  check("limits", '{"class":"mutating","reason":"x' + "é".repeat(249) + '","probes":["a","\\"\\\\","c","d","e"]}', written(long));
  check("lone surrogate", '{"class":"readonly","reason":"a\ufffdb"}', written(new Response(Class.READONLY, "a" + String.fromCharCode(0xd800) + "b")));
}

function classify(r: Request): Response {
  let s = "";
  for (let i = 0; i < r.argv.length; i++) s += (r.argv[i].dynamic ? "?" : "") + r.argv[i].text + "|";
  return new Response(Class.READONLY, s + r.settings.get("deep").get("x").text + (r.settings.get("list").has("b") ? " has b" : ""));
}

export function tmt_classify(): i32 {
  return serve(classify);
}
