// Runs tmt_test.wasm: its own tests, and requests of which it trusts nothing.
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
let failures = 0;

// Each request has an instance of its own, as with the host.
function instance(request, lie) {
  let memory, answer;
  const bytes = (ptr, n) => new Uint8Array(memory.buffer, ptr, n);
  const { exports } = new WebAssembly.Instance(module, {
    test: { fail(ptr, n) { failures++; console.log(Buffer.from(bytes(ptr, n)).toString()); } },
    tmt_v1: {
      request(ptr, room) {
        if (request.length <= room) bytes(ptr, request.length).set(request);
        return lie ?? request.length;
      },
      respond(ptr, n) { answer = Buffer.from(bytes(ptr, n)).toString(); },
    },
  });
  memory = exports.memory;
  exports._initialize();
  return { exports, answer: () => (exports.tmt_classify(), answer) };
}

function check(what, want, got) {
  if (got === want) return;
  failures++;
  console.log(`${what}: got ${got}, want ${want}`);
}

instance(Buffer.from("")).exports.test();

const unreadable = '{"class":"unknown","reason":"the request cannot be read"}';
for (const text of [
  "", "{", "[]", "{}", "null", '{"argv":[]}', '{"argv":[1]}', '{"argv":["a]}', '{"argv":["a"]', '{"argv":["a"]}}', '{"argv":["a"],}', '{"argv":["a\\',
  '{"argv":["\xff"]}', '{"argv":["\xc0\xaf"]}', '{"argv":["\xed\xa0\x80"]}', '{"argv":["\xf4\x90\x80\x80"]}', '{"argv":["a\nb"]}',
  '{"argv":["\\ud800"]}', '{"argv":["\\ud800\\u0041"]}', '{"argv":["\\udc00"]}', '{"argv":["\\u12g4"]}',
  '{"argv":["a"],"dynamic":[1]}', '{"argv":["a"],"dynamic":[99999999999]}', '{"argv":["a"],"dynamic":[-1]}', "[".repeat(60000),
]) {
  check(text.slice(0, 40), unreadable, instance(Buffer.from(text, "latin1")).answer());
}
for (const lie of [-1, 65537, 1 << 30]) check(`length ${lie}`, unreadable, instance(Buffer.from('{"argv":["a"]}'), lie).answer());
check("readable", '{"class":"readonly","reason":"a|?é🚀/\\u0008|-1.5e3 has b"}', instance(Buffer.from(
  '{"argv":["a","\\u00e9\\ud83d\\ude80\\/\\b"],"dynamic":[1],"later":[[],{}],"settings":{"list":["a","b"],"deep":{"x":-1.5e3}}}')).answer());

process.exit(failures ? 1 : 0);
