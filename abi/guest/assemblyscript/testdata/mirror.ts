/**
 * Mirror is a guest for tests of the contract: it answers with what it read, as
 * the mirrors of all SDKs do (abi/guest/testdata/mirror).
 */
import { Class, Request, Response, Value, serve } from "../tmt";

/** A value as the host wrote it. It needs no escapes: the vectors' settings and inputs have none. */
function json(v: Value): string {
  if (v.kind == 0x22) return '"' + v.text + '"';
  if (v.kind != 0x7b && v.kind != 0x5b) return v.text;
  let s = "";
  for (let i = 0; i < v.items.length; i++) {
    if (i) s += ",";
    if (v.kind == 0x7b) s += '"' + v.keys[i] + '":';
    s += json(v.items[i]);
  }
  return v.kind == 0x7b ? "{" + s + "}" : "[" + s + "]";
}

function answer(settings: Value): Response {
  const name = settings.get("class").text;
  const out = new Response(Class.MUTATING, settings.get("reason").text);
  if (name == "readonly") out.class_ = Class.READONLY;
  if (name == "write-local") out.class_ = Class.WRITE_LOCAL;
  if (name == "unknown") out.class_ = Class.UNKNOWN;
  out.sensitive = settings.get("sensitive").isTrue;
  const probes = settings.get("probes").items;
  for (let i = 0; i < probes.length; i++) out.probes.push(probes[i].text);
  return out;
}

function show(r: Request): string {
  if (r.tool.length) return "tool [" + r.tool + "] " + json(r.input) + " [" + r.cwd + "] " + json(r.settings);
  let s = "";
  for (let i = 0; i < r.argv.length && s.length < 500; i++) s += (r.argv[i].dynamic ? "?[" : "[") + r.argv[i].text + "]";
  for (let i = 0; i < r.env.items.length; i++) s += " " + r.env.keys[i] + "=" + r.env.items[i].text;
  for (let i = 0; i < r.redirects.length; i++) s += " " + r.redirects[i].get("op").text + r.redirects[i].get("path").text;
  s += " [" + r.cwd + "] " + r.stdin;
  if (r.elevated) s += " elevated";
  if (r.remote) s += " remote";
  return s + " " + json(r.settings);
}

function classify(r: Request): Response {
  return r.settings.get("class").kind ? answer(r.settings) : new Response(Class.UNKNOWN, show(r));
}

export function tmt_classify(): i32 {
  return serve(classify);
}
