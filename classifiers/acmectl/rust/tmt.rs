//! The SDK for classifiers written in Rust, in one file, without crates: reading
//! the request and command lines, writing the response, looking into JSON.
//!
//! A classifier is a function from Request to Response, testable like any other:
//!
//!     mod tmt;
//!     fn classify(r: &tmt::Request) -> tmt::Response { ... }
//!     tmt::export!(classify);
//!
//! build.sh beside this file builds it, with rustc 1.63 or later and its library
//! for wasm32-unknown-unknown. Nothing here panics or formats, which keeps
//! modules small. The contract is abi/ABI.md.
#![allow(dead_code)]

/// What a step can lastingly change. Unknown abstains: the step stays as the
/// host judged it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    ReadOnly,
    WriteLocal,
    Unknown,
    Mutating,
}

/// An operand, the argument of an option, or any word of a command line.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Word {
    pub text: String,
    /// Its value is not known; text is its source text.
    pub dynamic: bool,
}

/// One step: a command line (argv and what goes with it), or a call of a tool
/// (tool and input).
#[derive(Default, Debug)]
pub struct Request<'a> {
    pub argv: Vec<Word>,
    /// Assignments in front of the command.
    pub env: Vec<(String, String)>,
    /// "" where it is not known.
    pub cwd: String,
    /// none, pipe, file or data.
    pub stdin: String,
    /// Operators and paths.
    pub redirects: Vec<(String, String)>,
    /// Behind sudo and the like.
    pub elevated: bool,
    /// On another machine or in a container.
    pub remote: bool,
    /// "" for a command line.
    pub tool: String,
    /// The tool's input, an object.
    pub input: Value<'a>,
    /// The operator's settings, an object.
    pub settings: Value<'a>,
}

/// A judgement. Writing it keeps it within the contract's limits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Response {
    pub class: Class,
    /// What the step does, one line: "deletes a pod".
    pub reason: String,
    /// The step reads secrets.
    pub sensitive: bool,
    /// Readonly commands worth running before a denied step.
    pub probes: Vec<String>,
}

impl Response {
    pub fn new(class: Class, reason: &str) -> Response {
        Response { class, reason: reason.to_owned(), sensitive: false, probes: Vec::new() }
    }

    /// The response as the wire carries it. A reason that is too long is cut;
    /// probes that are too long, too many or cannot be shown are left out.
    pub fn write(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(256);
        put(&mut out, "{\"class\":\"");
        put(&mut out, match self.class {
            Class::ReadOnly => "readonly\"",
            Class::WriteLocal => "write-local\"",
            Class::Unknown => "unknown\"",
            Class::Mutating => "mutating\"",
        });
        if !self.reason.is_empty() {
            put(&mut out, ",\"reason\":");
            put_string(&mut out, &self.reason, 500);
        }
        if self.sensitive {
            put(&mut out, ",\"sensitive\":true");
        }
        let mut n = 0;
        for p in &self.probes {
            if n == 5 || p.is_empty() || p.len() > 500 || p.bytes().any(|c| c < b' ') {
                continue;
            }
            put(&mut out, if n == 0 { ",\"probes\":[" } else { "," });
            put_string(&mut out, p, 500);
            n += 1;
        }
        put(&mut out, if n > 0 { "]}" } else { "}" });
        out
    }
}

fn put(out: &mut Vec<u8>, s: &str) {
    out.extend_from_slice(s.as_bytes());
}

/// Writes a string, at most limit bytes of it, whole characters.
fn put_string(out: &mut Vec<u8>, s: &str, limit: usize) {
    let hex = |d: u8| if d < 10 { b'0' + d } else { b'a' + d - 10 };
    let mut n = limit.min(s.len());
    while !s.is_char_boundary(n) {
        n -= 1;
    }
    out.push(b'"');
    for c in s.bytes().take(n) {
        match c {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', c]),
            b'\n' => put(out, "\\n"),
            b'\r' => put(out, "\\r"),
            b'\t' => put(out, "\\t"),
            0..=31 => out.extend_from_slice(&[b'\\', b'u', b'0', b'0', hex(c >> 4), hex(c & 15)]),
            _ => out.push(c),
        }
    }
    out.push(b'"');
}

/// Answers the text of a request. One that cannot be read is answered with
/// Unknown.
pub fn serve(text: &[u8], classify: fn(&Request) -> Response) -> Vec<u8> {
    match parse(text) {
        Some(r) => classify(&r).write(),
        None => Response::new(Class::Unknown, "the request cannot be read").write(),
    }
}

/// Reads a request as the host writes it. Keys that it does not know are passed
/// over.
pub fn parse(text: &[u8]) -> Option<Request<'_>> {
    std::str::from_utf8(text).ok()?;
    let mut r = Request::default();
    let (mut kind, mut fine) = (String::new(), true);
    let whole = Value(text).object(|key, v| {
        let mut str = |v: Value| v.text().unwrap_or_else(|| { fine = false; String::new() });
        match key {
            "kind" => kind = str(v),
            "argv" => drop(v.array(|v| r.argv.push(Word { text: str(v), dynamic: false }))),
            "dynamic" => drop(v.array(|v| match v.index().and_then(|i| r.argv.get_mut(i)) {
                Some(w) => w.dynamic = true, // argv stands in front
                None => fine = false,
            })),
            "env" => drop(v.object(|name, v| r.env.push((name.to_owned(), str(v))))),
            "cwd" => r.cwd = str(v),
            "stdin" => r.stdin = str(v),
            "redirects" => drop(v.array(|v| r.redirects.push((str(v.get("op")), str(v.get("path")))))),
            "elevated" => r.elevated = v.is_true(),
            "remote" => r.remote = v.is_true(),
            "tool" => r.tool = str(v),
            "input" => r.input = v,
            "settings" => r.settings = v,
            _ => {}
        }
    });
    let asked = kind == "command" && !r.argv.is_empty() || kind == "tool" && !r.tool.is_empty();
    if whole && fine && asked { Some(r) } else { None }
}

/// The text of a JSON value, empty for none. Its methods return nothing where it
/// is of another type.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Value<'a>(pub &'a [u8]);

impl<'a> Value<'a> {
    /// The value of a key of an object.
    pub fn get(self, key: &str) -> Value<'a> {
        let mut found = Value::default();
        self.object(|k, v| if k == key { found = v });
        found
    }

    /// The decoded string.
    pub fn text(self) -> Option<String> {
        let mut s = Scan(self.0);
        s.string().filter(|_| s.0.is_empty())
    }

    /// The decoded strings of an array.
    pub fn texts(self) -> Vec<String> {
        let mut out = Vec::new();
        self.array(|v| out.extend(v.text()));
        out
    }

    pub fn is_true(self) -> bool {
        self.0 == b"true"
    }

    /// A whole number below 100,000.
    pub fn index(self) -> Option<usize> {
        if self.0.is_empty() || self.0.len() > 5 || !self.0.iter().all(u8::is_ascii_digit) {
            return None;
        }
        Some(self.0.iter().fold(0, |n, d| n * 10 + (d - b'0') as usize))
    }

    /// Calls each with the keys and values of an object. It reports whether
    /// there is a whole one.
    pub fn object(self, mut each: impl FnMut(&str, Value<'a>)) -> bool {
        self.list(b'{', b'}', |s| {
            let key = s.string()?;
            s.space();
            if !s.eat(b':') {
                return None;
            }
            each(&key, s.value()?);
            Some(())
        })
    }

    /// Calls each with the elements of an array. It reports whether there is a
    /// whole one.
    pub fn array(self, mut each: impl FnMut(Value<'a>)) -> bool {
        self.list(b'[', b']', |s| {
            each(s.value()?);
            Some(())
        })
    }

    fn list(self, start: u8, end: u8, mut item: impl FnMut(&mut Scan<'a>) -> Option<()>) -> bool {
        let mut s = Scan(self.0);
        s.space();
        if !s.eat(start) {
            return false;
        }
        s.space();
        if s.eat(end) {
            return true;
        }
        loop {
            s.space();
            if item(&mut s).is_none() {
                return false;
            }
            s.space();
            if s.eat(end) {
                return true;
            }
            if !s.eat(b',') {
                return false;
            }
        }
    }
}

/// What is left of a JSON text.
struct Scan<'a>(&'a [u8]);

impl<'a> Scan<'a> {
    fn peek(&self) -> u8 {
        self.0.first().copied().unwrap_or(0)
    }

    fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn eat(&mut self, c: u8) -> bool {
        self.peek() == c && self.next().is_some()
    }

    fn space(&mut self) {
        while matches!(self.peek(), b' ' | b'\t' | b'\n' | b'\r') {
            self.next();
        }
    }

    /// Skips a value and returns its text.
    fn value(&mut self) -> Option<Value<'a>> {
        self.space();
        let (start, mut depth) = (self.0, 0);
        loop {
            match self.peek() {
                b'"' => {
                    self.next();
                    loop {
                        match self.next()? {
                            b'"' => break,
                            b'\\' => drop(self.next()),
                            _ => {}
                        }
                    }
                }
                b'{' | b'[' => {
                    depth += 1;
                    self.next();
                    continue;
                }
                b'}' | b']' if depth > 0 => {
                    depth -= 1;
                    self.next();
                }
                b',' | b':' | b' ' | b'\t' | b'\n' | b'\r' if depth > 0 => {
                    self.next();
                    continue;
                }
                _ => {
                    let before = self.0.len();
                    while !matches!(self.peek(), 0 | b',' | b':' | b'}' | b']' | b' ' | b'\t' | b'\n' | b'\r') {
                        self.next();
                    }
                    if self.0.len() == before {
                        return None;
                    }
                }
            }
            if depth == 0 {
                return start.get(..start.len() - self.0.len()).map(Value);
            }
        }
    }

    /// Reads and decodes a string.
    fn string(&mut self) -> Option<String> {
        if !self.eat(b'"') {
            return None;
        }
        let mut out = Vec::new();
        loop {
            match self.next()? {
                b'"' => return String::from_utf8(out).ok(),
                b'\\' => {
                    let c = match self.next()? {
                        b'n' => '\n',
                        b't' => '\t',
                        b'r' => '\r',
                        b'b' => '\u{8}',
                        b'f' => '\u{c}',
                        b'u' => self.rune()?,
                        c => c as char,
                    };
                    out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
                }
                c => out.push(c),
            }
        }
    }

    /// Reads what follows \u, and the other half of a pair.
    fn rune(&mut self) -> Option<char> {
        let first = self.hex4()?;
        if first >> 10 != 0xd800 >> 10 {
            return char::from_u32(first);
        }
        if !self.eat(b'\\') || !self.eat(b'u') {
            return None;
        }
        let second = self.hex4()?;
        if second >> 10 != 0xdc00 >> 10 {
            return None;
        }
        char::from_u32(0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00))
    }

    fn hex4(&mut self) -> Option<u32> {
        let mut v = 0;
        for _ in 0..4 {
            v = v << 4 | (self.next()? as char).to_digit(16)?;
        }
        Some(v)
    }
}

/// What a program's command line looks like.
pub struct Spec<'a> {
    pub options: &'a [CliOption<'a>],
    pub commands: &'a [Command<'a>],
}

/// An option: its names, and whether it takes an argument.
pub struct CliOption<'a>(pub &'a [&'a str], pub Argument);

/// What an option takes: nothing; the next word or what is glued to it; only
/// what is glued to it with "=".
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Argument {
    None,
    Required,
    Optional,
}

/// A subcommand and what it does.
pub struct Command<'a> {
    /// "get", "release list".
    pub path: &'a str,
    pub class: Class,
    /// The reason: "deletes cluster objects".
    pub does: &'a str,
    /// A readonly command worth running before it, or "".
    pub probe: &'a str,
}

/// A command line that a Spec read.
pub struct Line<'a> {
    /// None where it is not known.
    pub command: Option<&'a Command<'a>>,
    pub operands: Vec<Word>,
    /// What cannot be told exactly, "" for nothing.
    pub trouble: String,
    options: &'a [CliOption<'a>],
    given: Vec<(usize, Word)>,
}

/// The trouble of a line without any subcommand.
pub const NO_SUBCOMMAND: &str = "no subcommand";

const UNKNOWN_OPTION: &str = "an option that is not known: ";

impl<'a> Spec<'a> {
    /// Reads the command line of a request. Options may stand before and behind
    /// the subcommand; words behind "--" are operands, and so is "-". Where
    /// something in front of the whole subcommand is not known, it is not known
    /// either.
    pub fn read(&'a self, r: &Request) -> Line<'a> {
        let mut l = Line { command: None, operands: Vec::new(), trouble: String::new(), options: self.options, given: Vec::new() };
        let (mut path, mut open, mut plain) = (String::new(), true, false); // open: the path may go on
        let mut words = r.argv.iter().peekable();
        let mut first = true;
        while let Some(w) = words.next() {
            let program = first;
            first = false;
            let mut trouble = "";
            if !program && !plain && w.text.len() > 1 && w.text.starts_with('-') {
                if w.text != "--" {
                    match l.read_options(w, words.peek().copied()) {
                        Ok(true) => drop(words.next()),
                        Ok(false) => {}
                        Err(t) => trouble = t,
                    }
                } else if open {
                    trouble = UNKNOWN_OPTION;
                } else {
                    plain = true;
                }
            } else if !open {
                l.operands.push(w.clone());
            } else if w.dynamic {
                trouble = "a subcommand that the call does not tell: ";
            } else if !program {
                let (ends, more) = self.extend(&mut path, &w.text);
                if ends.is_some() || more {
                    l.command = ends;
                    open = more;
                } else if l.command.is_some() {
                    open = false;
                    l.operands.push(w.clone());
                } else {
                    trouble = "a subcommand that is not known: ";
                }
            }
            if trouble.is_empty() {
                continue;
            }
            if open {
                open = false;
                l.command = None;
            }
            if l.trouble.is_empty() {
                l.trouble.push_str(trouble);
                l.trouble.push_str(&w.text);
            }
        }
        if l.command.is_none() && l.trouble.is_empty() {
            l.trouble.push_str(NO_SUBCOMMAND);
        }
        l
    }

    /// Goes on with a path by a word: the command that ends there, and whether
    /// one goes on.
    fn extend(&'a self, path: &mut String, word: &str) -> (Option<&'a Command<'a>>, bool) {
        if word.bytes().any(|c| c == b' ') {
            return (None, false);
        }
        if !path.is_empty() {
            path.push(' ');
        }
        path.push_str(word);
        let (mut ends, mut more) = (None, false);
        for c in self.commands {
            match c.path.strip_prefix(path.as_str()) {
                Some("") => ends = Some(c),
                Some(rest) => more |= rest.starts_with(' '),
                None => {}
            }
        }
        (ends, more)
    }
}

impl<'a> Line<'a> {
    /// Reads the options in a word that starts with "-": whether the next word
    /// is an option's argument, or what is wrong.
    fn read_options(&mut self, w: &Word, next: Option<&Word>) -> Result<bool, &'static str> {
        let (name, mut glued) = match w.text.split_once('=') {
            Some((name, glued)) => (name, Some(glued)),
            None => (w.text.as_str(), None),
        };
        let mut found = self.find(name.as_bytes());
        match found {
            Some((_, Argument::None)) if glued.is_some() => return Err(UNKNOWN_OPTION),
            Some(_) => {} // the whole word up to "="
            None if w.text.starts_with("--") => return Err(UNKNOWN_OPTION),
            None => {
                let mut rest = w.text.as_str();
                rest = rest.strip_prefix('-').unwrap_or("");
                while let Some(c) = rest.bytes().next() { // a bundle
                    found = self.find(&[b'-', c]);
                    let (k, argument) = found.ok_or(UNKNOWN_OPTION)?;
                    self.given.push((k, Word::default()));
                    rest = rest.get(1..).unwrap_or("");
                    glued = match argument {
                        Argument::Required if !rest.is_empty() => Some(rest),
                        Argument::Optional => rest.strip_prefix('='),
                        _ => None,
                    };
                    if glued.is_some() {
                        break;
                    }
                }
            }
        }
        let (k, argument) = found.ok_or(UNKNOWN_OPTION)?;
        if let Some(text) = glued {
            self.given.push((k, Word { text: text.to_owned(), dynamic: w.dynamic }));
            return Ok(false);
        }
        self.given.push((k, Word::default()));
        if w.dynamic {
            return Err(UNKNOWN_OPTION);
        }
        if argument != Argument::Required {
            return Ok(false);
        }
        self.given.push((k, next.ok_or("an option without its argument: ")?.clone()));
        Ok(true)
    }

    fn find(&self, name: &[u8]) -> Option<(usize, Argument)> {
        let k = self.options.iter().position(|o| o.0.iter().any(|n| n.as_bytes() == name))?;
        self.options.get(k).map(|o| (k, o.1))
    }

    /// The argument of the last option with the name or another of its names,
    /// text "" where it has none.
    pub fn given(&self, name: &str) -> Option<&Word> {
        let (k, _) = self.find(name.as_bytes())?;
        self.given.iter().rev().find(|g| g.0 == k).map(|g| &g.1)
    }

    /// Judges the line. Where something about it is not known, it is at least
    /// Unknown, and the reason says why.
    pub fn answer(&self, class: Class, reason: &str) -> Response {
        if self.trouble.is_empty() || class == Class::Mutating {
            return Response::new(class, reason);
        }
        Response::new(Class::Unknown, &self.trouble)
    }
}

// The contract's imports.
#[cfg(target_arch = "wasm32")]
#[link(wasm_import_module = "tmt_v1")]
extern "C" {
    fn request(ptr: *mut u8, room: usize) -> usize;
    fn respond(ptr: *const u8, len: usize);
}

/// Answers the request at hand.
#[cfg(target_arch = "wasm32")]
pub fn serve_host(classify: fn(&Request) -> Response) -> i32 {
    let mut text = vec![0; 64 << 10];
    let n = unsafe { request(text.as_mut_ptr(), text.len()) };
    let out = serve(text.get(..n).unwrap_or(&[]), classify);
    unsafe { respond(out.as_ptr(), out.len()) };
    0
}

/// Memory of one request is never given back: the instance ends with it. This
/// is a quarter of the size of a module.
#[cfg(target_arch = "wasm32")]
struct Bump(core::cell::UnsafeCell<usize>);

#[cfg(target_arch = "wasm32")]
unsafe impl Sync for Bump {}

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static HEAP: Bump = Bump(core::cell::UnsafeCell::new(0));

#[cfg(target_arch = "wasm32")]
unsafe impl std::alloc::GlobalAlloc for Bump {
    unsafe fn alloc(&self, layout: std::alloc::Layout) -> *mut u8 {
        use core::arch::wasm32::{memory_grow, memory_size};
        extern "C" {
            static __heap_base: u8;
        }
        const PAGE: usize = 64 << 10;
        let next = &mut *self.0.get();
        let start = ((*next).max(&__heap_base as *const u8 as usize) + layout.align() - 1) & !(layout.align() - 1);
        let (end, room) = (start.saturating_add(layout.size()), memory_size(0) * PAGE);
        if end > room && memory_grow(0, (end - room + PAGE - 1) / PAGE) == usize::MAX {
            return core::ptr::null_mut();
        }
        *next = end;
        start as *mut u8
    }

    unsafe fn dealloc(&self, _: *mut u8, _: std::alloc::Layout) {}
}

/// Exports a classifier.
#[allow(unused_macros)]
macro_rules! export {
    ($classify:path) => {
        #[cfg(target_arch = "wasm32")]
        #[no_mangle]
        pub extern "C" fn tmt_classify() -> i32 {
            $crate::tmt::serve_host($classify)
        }
    };
}
#[allow(unused_imports)]
pub(crate) use export;
