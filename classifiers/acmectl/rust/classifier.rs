//! Judges acmectl, the command line of an in-house platform.

mod tmt;

use tmt::{Argument::*, Class::*, CliOption, Command, Line, Request, Response, Spec};

const SPEC: Spec = Spec {
    options: &[
        CliOption(&["-n", "--namespace"], Required),
        CliOption(&["--context"], Required),
        CliOption(&["-o", "--output"], Required),
        CliOption(&["--dry-run"], None),
    ],
    commands: &[
        Command { path: "get", class: ReadOnly, does: "reads cluster objects", probe: "" },
        Command { path: "list", class: ReadOnly, does: "reads cluster objects", probe: "" },
        Command { path: "describe", class: ReadOnly, does: "reads cluster objects", probe: "" },
        Command { path: "logs", class: ReadOnly, does: "reads logs", probe: "" },
        Command { path: "scale", class: Mutating, does: "changes how many replicas run", probe: "acmectl get deployments" },
        Command { path: "apply", class: Mutating, does: "changes cluster objects", probe: "acmectl apply --dry-run" },
        Command { path: "delete", class: Mutating, does: "deletes cluster objects", probe: "acmectl get pods" },
        Command { path: "drain", class: Mutating, does: "evicts everything from a node", probe: "acmectl describe nodes" },
        Command { path: "config set", class: WriteLocal, does: "changes acmectl's own configuration", probe: "" },
        Command { path: "release list", class: ReadOnly, does: "lists releases", probe: "" },
        Command { path: "release create", class: Mutating, does: "publishes a release", probe: "acmectl release list" },
    ],
};

/// Whether --dry-run keeps a command from changing anything: delete and drain
/// ignore it.
fn previews(line: &Line, command: &Command) -> bool {
    line.given("--dry-run").is_some() && ["apply", "scale", "release create"].contains(&command.path)
}

/// Whether the first operand, a kind of object, may be secrets.
fn secrets(line: &Line) -> bool {
    line.operands.first().map_or(false, |w| w.dynamic || w.text == "secret" || w.text == "secrets")
}

pub fn classify(r: &Request) -> Response {
    let line = SPEC.read(r);
    let command = match line.command {
        Some(command) => command,
        _ => return line.answer(Unknown, ""),
    };
    if previews(&line, command) {
        return line.answer(ReadOnly, "shows what it would change");
    }
    let mut out = line.answer(command.class, command.does);
    if !command.probe.is_empty() {
        out.probes.push(command.probe.to_owned());
    }
    if let (Mutating, Some(namespace)) = (out.class, line.given("-n")) {
        out.reason.push_str(" in the namespace ");
        out.reason.push_str(&namespace.text);
    }
    out.sensitive = out.class == ReadOnly && secrets(&line);
    out
}

tmt::export!(classify);
