//! Mirror is a guest for tests of the contract: it answers with what it read, as
//! the mirrors of all SDKs do (abi/guest/testdata/mirror).

#[path = "../tmt.rs"]
mod tmt;

use tmt::{Class, Request, Response, Value};

fn classify(r: &Request) -> Response {
    match r.settings.get("class").text() {
        Some(class) => answer(&class, r.settings),
        None => Response::new(Class::Unknown, &show(r)),
    }
}

fn answer(class: &str, settings: Value) -> Response {
    let class = match class {
        "readonly" => Class::ReadOnly,
        "write-local" => Class::WriteLocal,
        "unknown" => Class::Unknown,
        _ => Class::Mutating,
    };
    let mut out = Response::new(class, &settings.get("reason").text().unwrap_or_default());
    out.sensitive = settings.get("sensitive").is_true();
    out.probes = settings.get("probes").texts();
    out
}

fn show(r: &Request) -> String {
    let raw = |v: Value| String::from_utf8_lossy(v.0).into_owned();
    if !r.tool.is_empty() {
        return ["tool [", &r.tool, "] ", &raw(r.input), " [", &r.cwd, "] ", &raw(r.settings)].concat();
    }
    let mut s = String::new();
    for w in &r.argv {
        s += if w.dynamic { "?[" } else { "[" };
        s += &w.text;
        s += "]";
    }
    for (name, value) in &r.env {
        s += &[" ", name, "=", value].concat();
    }
    for (op, path) in &r.redirects {
        s += &[" ", op, path].concat();
    }
    s += &[" [", &r.cwd, "] ", &r.stdin].concat();
    s += if r.elevated { " elevated" } else { "" };
    s += if r.remote { " remote" } else { "" };
    s + " " + &raw(r.settings)
}

tmt::export!(classify);
