/* An example: a classifier for an in-house program acmectl, which has the
 * subcommands get, describe, apply and delete, an option -n NAMESPACE, and
 * --dry-run. Namespaces that the setting "protected" lists are told in the
 * reason. */
#include "tmt.h"

static int is_protected(const tmt_request *r, tmt_str namespace) {
    tmt_json j = tmt_inside(tmt_get(r->settings, "protected"));
    tmt_str e;
    while (tmt_each(&j, 0, &e))
        if (tmt_eq(tmt_text(e), namespace)) return 1;
    return 0;
}

static void change(const tmt_request *r, tmt_response *out, const char *does, tmt_str namespace) {
    tmt_judge(out, TMT_MUTATING, does);
    if (is_protected(r, namespace)) {
        tmt_say(out, TMT_STR(" in the protected namespace "));
        tmt_say(out, namespace);
    }
    tmt_probe(out, TMT_STR("acmectl get pods"));
}

void classify(const tmt_request *r, tmt_response *out) {
    tmt_str namespace = TMT_STR("default"), command = {0, 0};
    int dry_run = 0;

    for (int i = 1; i < r->argc; i++) {
        tmt_str w = r->argv[i].word;
        if (r->argv[i].dynamic && !command.p) { /* it may be anything */
            tmt_judge(out, TMT_UNKNOWN, "its subcommand is not known");
            return;
        }
        if (tmt_is(w, "-n") && i + 1 < r->argc) namespace = r->argv[++i].word;
        else if (tmt_is(w, "--dry-run")) dry_run = 1;
        else if (w.n > 0 && w.p[0] == '-') {
            tmt_judge(out, TMT_UNKNOWN, "an option that acmectl is not known to have: ");
            tmt_say(out, w);
            return;
        } else if (!command.p) command = w;
    }
    if (tmt_is(command, "get") || tmt_is(command, "describe")) tmt_judge(out, TMT_READONLY, "reads cluster objects");
    else if (tmt_is(command, "apply") && dry_run) tmt_judge(out, TMT_READONLY, "shows what it would apply");
    else if (tmt_is(command, "apply")) change(r, out, "changes cluster objects", namespace);
    else if (tmt_is(command, "delete")) change(r, out, "deletes cluster objects", namespace);
    else tmt_judge(out, TMT_UNKNOWN, "a subcommand that acmectl is not known to have");
}
