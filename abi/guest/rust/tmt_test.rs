//! Tests of tmt.rs, run natively: rustc --test tmt_test.rs && ./tmt_test
#![cfg(test)]

mod tmt;

use tmt::{Argument::*, Class, Class::*, CliOption, Command, Line, Request, Response, Spec, Value, Word};

const TOOL: Spec = Spec {
    options: &[
        CliOption(&["-n", "--name"], Required),
        CliOption(&["-v"], None),
        CliOption(&["--color"], Optional),
        CliOption(&["-c"], Optional),
        CliOption(&["-long"], Required),
    ],
    commands: &[
        Command { path: "get", class: ReadOnly, does: "reads", probe: "" },
        Command { path: "config", class: ReadOnly, does: "shows", probe: "" },
        Command { path: "config set", class: WriteLocal, does: "sets", probe: "" },
        Command { path: "a b c", class: Mutating, does: "acts", probe: "" },
    ],
};

fn line(words: &[&str]) -> Line<'static> {
    let word = |w: &&str| Word { text: w.to_string(), dynamic: w.contains('$') };
    let argv = std::iter::once(&"tool").chain(words).map(word).collect();
    static TOOL: Spec = self::TOOL;
    TOOL.read(&Request { argv, ..Request::default() })
}

/// The subcommand, operands, trouble, and the argument of -n.
fn show(words: &[&str]) -> String {
    let l = line(words);
    let mut s = l.command.map_or("", |c| c.path).to_owned();
    for o in &l.operands {
        s += &format!("|{}", o.text);
    }
    if !l.trouble.is_empty() {
        s += &format!("!{}", l.trouble);
    }
    if let Some(n) = l.given("--name") {
        s += &format!(" n={}", n.text);
    }
    s
}

#[test]
fn reads_lines() {
    let cases: &[(&[&str], &str)] = &[
        (&["get", "x"], "get|x"),
        (&["-n", "get", "get", "x"], "get|x n=get"),
        (&["--name=get", "-v", "get"], "get n=get"),
        (&["-vnx", "get"], "get n=x"),
        (&["get", "-nx=y"], "get n=x=y"),
        (&["get", "-n=x", "--name="], "get n="),
        (&["-long", "get", "get"], "get"),
        (&["--color", "get"], "get"),
        (&["get", "--", "-x", "--"], "get|-x|--"),
        (&["get", "-"], "get|-"),
        (&["config", "-v", "set", "x"], "config set|x"),
        (&["config", "x", "set"], "config|x|set"),
        (&["a", "b", "c", "d"], "a b c|d"),
        (&["get", "$X"], "get|$X"),
        (&["config set"], "!a subcommand that is not known: config set"),
        (&[""], "!a subcommand that is not known: "),
        (&["a", "b"], "!no subcommand"),
        (&[], "!no subcommand"),
        (&["--", "get"], "|get!an option that is not known: --"),
        (&["config", "--x", "set"], "|set!an option that is not known: --x"),
        (&["get", "-vx"], "get!an option that is not known: -vx"),
        (&["get", "-v=1"], "get!an option that is not known: -v=1"),
        (&["get", "-é"], "get!an option that is not known: -é"),
        (&["get", "-n"], "get!an option without its argument: -n n="),
        (&["$X", "get"], "|get!a subcommand that the call does not tell: $X"),
        (&["config", "$X"], "!a subcommand that the call does not tell: $X"),
    ];
    for (words, want) in cases {
        assert_eq!(&show(words), want, "{:?}", words);
    }
}

#[test]
fn gives_arguments() {
    assert_eq!(line(&["get", "-vc=auto"]).given("-c").map(|w| w.text.as_str()), Some("auto"));
    assert_eq!(line(&["get", "-cv"]).given("-v").map(|w| w.text.as_str()), Some(""));
    assert_eq!(line(&["get", "-n", "$X"]).given("-n").map(|w| w.dynamic), Some(true));
    assert!(line(&["get", "--", "-v"]).given("-v").is_none());
    assert!(line(&["get", "-n", "-v"]).given("-v").is_none());
}

#[test]
fn answers() {
    let strange = line(&["get", "--x"]);
    assert_eq!(line(&["get"]).answer(ReadOnly, "r"), Response::new(ReadOnly, "r"));
    assert_eq!(strange.answer(WriteLocal, "r"), Response::new(Unknown, "an option that is not known: --x"));
    assert_eq!(strange.answer(Mutating, "r"), Response::new(Mutating, "r"));
}

#[test]
fn writes_within_limits() {
    let mut r = Response::new(Mutating, &("x".to_owned() + &"é".repeat(300)));
    r.probes = ["a", "", "b\n", "\"\\", "c", "d", "e", "f"].iter().map(|p| p.to_string()).collect();
    r.probes.push("é".repeat(300));
    let want = format!("{{\"class\":\"mutating\",\"reason\":\"x{}\",\"probes\":[\"a\",\"\\\"\\\\\",\"c\",\"d\",\"e\"]}}", "é".repeat(249));
    assert_eq!(String::from_utf8(r.write()).unwrap(), want);
}

fn class_of(text: &[u8]) -> String {
    fn classify(r: &Request) -> Response {
        Response::new(Class::ReadOnly, &r.argv.iter().map(|w| w.text.as_str()).collect::<Vec<_>>().join("|"))
    }
    String::from_utf8(tmt::serve(text, classify)).unwrap()
}

#[test]
fn refuses_what_is_no_request() {
    let cases: &[&[u8]] = &[
        b"", b"{", b"[]", b"{}", b"null", br#"{"kind":"command","argv":[]}"#, br#"{"kind":"command","argv":[1]}"#,
        br#"{"kind":"command","argv":["a]}"#, br#"{"kind":"command","argv":["a"]"#, b"{\"kind\":\"command\",\"argv\":[\"\xff\"]}",
        br#"{"kind":"command","argv":["\ud800"]}"#, br#"{"kind":"command","argv":["\ud800\u0041"]}"#, br#"{"kind":"command","argv":["\u12g4"]}"#,
        br#"{"kind":"command","argv":["a"],"dynamic":[1]}"#, br#"{"kind":"command","argv":["a"],"dynamic":[4294967296]}"#,
        br#"{"kind":"tool","tool":""}"#, br#"{"kind":"other","argv":["a"]}"#,
    ];
    for text in cases {
        assert_eq!(class_of(text), r#"{"class":"unknown","reason":"the request cannot be read"}"#, "{}", String::from_utf8_lossy(text));
    }
    assert_eq!(class_of("{\"kind\":\"command\",\"argv\":[\"\\u00e9\\ud83d\\ude80\\/\\b\"],\"later\":[{}]}".as_bytes()), "{\"class\":\"readonly\",\"reason\":\"é🚀/\\u0008\"}");
}

#[test]
fn looks_into_values() {
    let v = Value(br#" { "text" : "a\u0062" , "list":["x",{"deep":[]},"y"], "on":true, "n":12, "big":123456, "none":null } "#);
    assert_eq!(v.get("text").text().as_deref(), Some("ab"));
    assert_eq!(v.get("list").texts(), ["x", "y"]);
    assert!(v.get("on").is_true() && !v.get("n").is_true() && v.get("gone").text().is_none());
    assert_eq!((v.get("n").index(), v.get("big").index(), v.get("none").0), (Some(12), Option::None, &b"null"[..]));
}
