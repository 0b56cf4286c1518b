/* Judges acmectl, the command line of an in-house platform. */
#include "tmt.h"

static const tmt_command commands[] = {
    {"get", TMT_READONLY, "reads cluster objects", 0},
    {"list", TMT_READONLY, "reads cluster objects", 0},
    {"describe", TMT_READONLY, "reads cluster objects", 0},
    {"logs", TMT_READONLY, "reads logs", 0},
    {"scale", TMT_MUTATING, "changes how many replicas run", "acmectl get deployments"},
    {"apply", TMT_MUTATING, "changes cluster objects", "acmectl apply --dry-run"},
    {"delete", TMT_MUTATING, "deletes cluster objects", "acmectl get pods"},
    {"drain", TMT_MUTATING, "evicts everything from a node", "acmectl describe nodes"},
    {"config set", TMT_WRITE_LOCAL, "changes acmectl's own configuration", 0},
    {"release list", TMT_READONLY, "lists releases", 0},
    {"release create", TMT_MUTATING, "publishes a release", "acmectl release list"},
};

static const tmt_option options[] = {
    {"-n", "--namespace", '='},
    {"--context", 0, '='},
    {"-o", "--output", '='},
    {"--dry-run", 0, 0},
};

static const tmt_spec spec = TMT_SPEC(options, commands);

/* previews reports whether --dry-run keeps a command from changing anything:
 * delete and drain ignore it. */
static int previews(const tmt_request *r) {
    const char *path = r->command->path;
    return tmt_given(r, "--dry-run") && (tmt_is(path, "apply") || tmt_is(path, "scale") || tmt_is(path, "release create"));
}

/* secrets reports whether the first operand, a kind of object, may be secrets. */
static int secrets(const tmt_request *r) {
    for (const tmt_value *w = r->argv; w < r->argv + r->argc; w++)
        if (w->role == TMT_OPERAND) return w->dynamic || tmt_is(w->text, "secret") || tmt_is(w->text, "secrets");
    return 0;
}

void classify(tmt_request *r, tmt_response *out) {
    const tmt_value *namespace;
    tmt_read(r, &spec);
    if (previews(r)) {
        tmt_answer(r, out, TMT_READONLY, "shows what it would change");
        return;
    }
    tmt_answer(r, out, r->command->class_, r->command->does);
    tmt_probe(out, r->command->probe);
    namespace = tmt_given(r, "-n");
    if (out->class_ == TMT_MUTATING && namespace) {
        tmt_say(out, " in the namespace ");
        tmt_say(out, namespace->text);
    }
    out->sensitive = out->class_ == TMT_READONLY && secrets(r);
}
