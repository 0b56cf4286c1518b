/* Mirror is a guest for tests of the contract: it answers with what it read, as
 * the mirrors of all SDKs do (abi/guest/testdata/mirror). */
#include "tmt.h"

/* json says a value as the host wrote it. It needs no escapes: the vectors'
 * settings and inputs have none. */
static void json(tmt_response *out, const tmt_value *v) {
    int n = 0;
    if (v->kind == '"') tmt_say(out, "\"");
    tmt_say(out, v->kind == '{' ? "{" : v->kind == '[' ? "[" : v->text);
    if (v->kind == '"') tmt_say(out, "\"");
    tmt_each(e, v) {
        if (n++) tmt_say(out, ",");
        if (e->key) {
            tmt_say(out, "\"");
            tmt_say(out, e->key);
            tmt_say(out, "\":");
        }
        json(out, e);
    }
    if (v->kind == '{') tmt_say(out, "}");
    if (v->kind == '[') tmt_say(out, "]");
}

static void bracket(tmt_response *out, const char *s) {
    tmt_say(out, "[");
    tmt_say(out, s);
    tmt_say(out, "]");
}

static void answer(tmt_response *out, const tmt_value *settings) {
    const char *class_ = tmt_get(settings, "class")->text;
    tmt_class c = tmt_is(class_, "readonly") ? TMT_READONLY : tmt_is(class_, "write-local") ? TMT_WRITE_LOCAL :
        tmt_is(class_, "unknown") ? TMT_UNKNOWN : TMT_MUTATING;
    tmt_judge(out, c, tmt_get(settings, "reason")->text);
    out->sensitive = tmt_true(tmt_get(settings, "sensitive"));
    tmt_each(e, tmt_get(settings, "probes")) tmt_probe(out, e->text);
}

void classify(tmt_request *r, tmt_response *out) {
    const tmt_value *settings = tmt_settings(r);
    if (tmt_get(settings, "class")->kind) {
        answer(out, settings);
        return;
    }
    tmt_judge(out, TMT_UNKNOWN, "");
    if (*tmt_tool(r)) {
        tmt_say(out, "tool ");
        bracket(out, tmt_tool(r));
        tmt_say(out, " ");
        json(out, tmt_input(r));
        tmt_say(out, " ");
        bracket(out, tmt_cwd(r));
    } else {
        for (int i = 0; i < r->argc; i++) {
            if (r->argv[i].dynamic) tmt_say(out, "?");
            bracket(out, r->argv[i].text);
        }
        tmt_each(e, tmt_env(r)) {
            tmt_say(out, " ");
            tmt_say(out, e->key);
            tmt_say(out, "=");
            tmt_say(out, e->text);
        }
        tmt_each(d, tmt_redirects(r)) {
            tmt_say(out, " ");
            tmt_say(out, tmt_get(d, "op")->text);
            tmt_say(out, tmt_get(d, "path")->text);
        }
        tmt_say(out, " ");
        bracket(out, tmt_cwd(r));
        tmt_say(out, " ");
        tmt_say(out, tmt_stdin(r));
        if (tmt_elevated(r)) tmt_say(out, " elevated");
        if (tmt_remote(r)) tmt_say(out, " remote");
    }
    tmt_say(out, " ");
    json(out, settings);
}
