/* Mirror is a guest for tests of the contract: it answers with what it read, as
 * the mirrors of all SDKs do (abi/guest/testdata/mirror). */
#include "tmt.h"

static void text(tmt_response *out, const char *literal) {
    tmt_str s = {literal, 0};
    while (literal[s.n]) s.n++;
    tmt_say(out, s);
}

static void bracket(tmt_response *out, tmt_str s) {
    text(out, "[");
    tmt_say(out, s);
    text(out, "]");
}

static void answer(const tmt_request *r, tmt_response *out, tmt_str class_) {
    static const char *const names[] = {"mutating", "unknown", "write-local", "readonly"};
    tmt_json j = tmt_inside(tmt_get(r->settings, "probes"));
    tmt_str e;
    for (int i = 0; i < 4; i++)
        if (tmt_is(tmt_text(class_), names[i])) out->class_ = i;
    tmt_say(out, tmt_text(tmt_get(r->settings, "reason")));
    out->sensitive = tmt_is(tmt_get(r->settings, "sensitive"), "true");
    while (tmt_each(&j, 0, &e)) tmt_probe(out, tmt_text(e));
}

void classify(const tmt_request *r, tmt_response *out) {
    tmt_str class_ = tmt_get(r->settings, "class");
    if (class_.p) {
        answer(r, out, class_);
        return;
    }
    out->class_ = TMT_UNKNOWN;
    if (tmt_is(r->kind, "tool")) {
        text(out, "tool ");
        bracket(out, r->tool);
        text(out, " ");
        tmt_say(out, r->input);
        text(out, " ");
        bracket(out, r->cwd);
    } else {
        for (int i = 0; i < r->argc; i++) {
            if (r->argv[i].dynamic) text(out, "?");
            bracket(out, r->argv[i].word);
        }
        for (int i = 0; i < r->envc; i++) {
            text(out, " ");
            tmt_say(out, r->env[i].name);
            text(out, "=");
            tmt_say(out, r->env[i].value);
        }
        for (int i = 0; i < r->redirectc; i++) {
            text(out, " ");
            tmt_say(out, r->redirects[i].op);
            tmt_say(out, r->redirects[i].path);
        }
        text(out, " ");
        bracket(out, r->cwd);
        text(out, " ");
        tmt_say(out, r->stdin_kind);
        if (r->elevated) text(out, " elevated");
        if (r->remote) text(out, " remote");
    }
    text(out, " ");
    tmt_say(out, r->settings);
}
