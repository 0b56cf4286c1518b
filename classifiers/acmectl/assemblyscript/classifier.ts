/** Judges acmectl, the command line of an in-house platform. */
import { Argument, Class, Command, Line, Option, Request, Response, Spec, serve } from "./tmt";

const spec = new Spec(
  [
    new Option("-n", "--namespace", Argument.REQUIRED),
    new Option("--context", "", Argument.REQUIRED),
    new Option("-o", "--output", Argument.REQUIRED),
    new Option("--dry-run", "", Argument.NONE),
  ],
  [
    new Command("get", Class.READONLY, "reads cluster objects", ""),
    new Command("list", Class.READONLY, "reads cluster objects", ""),
    new Command("describe", Class.READONLY, "reads cluster objects", ""),
    new Command("logs", Class.READONLY, "reads logs", ""),
    new Command("scale", Class.MUTATING, "changes how many replicas run", "acmectl get deployments"),
    new Command("apply", Class.MUTATING, "changes cluster objects", "acmectl apply --dry-run"),
    new Command("delete", Class.MUTATING, "deletes cluster objects", "acmectl get pods"),
    new Command("drain", Class.MUTATING, "evicts everything from a node", "acmectl describe nodes"),
    new Command("config set", Class.WRITE_LOCAL, "changes acmectl's own configuration", ""),
    new Command("release list", Class.READONLY, "lists releases", ""),
    new Command("release create", Class.MUTATING, "publishes a release", "acmectl release list"),
  ],
);

/** Whether --dry-run keeps a command from changing anything: delete and drain ignore it. */
function previews(line: Line): bool {
  const path = line.command.path;
  return line.given("--dry-run") !== null && (path == "apply" || path == "scale" || path == "release create");
}

/** Whether the first operand, a kind of object, may be secrets. */
function secrets(line: Line): bool {
  if (!line.operands.length) return false;
  const kind = line.operands[0];
  return kind.dynamic || kind.text == "secret" || kind.text == "secrets";
}

function classify(r: Request): Response {
  const line = new Line(spec, r), command = line.command;
  if (previews(line)) return line.answer(Class.READONLY, "shows what it would change");

  const out = line.answer(command.class_, command.does);
  if (command.probe.length) out.probes.push(command.probe);
  const namespace = line.given("-n");
  if (namespace && out.class_ == Class.MUTATING) out.reason += " in the namespace " + namespace.text;
  out.sensitive = out.class_ == Class.READONLY && secrets(line);
  return out;
}

export function tmt_classify(): i32 {
  return serve(classify);
}
