/* Judges the tools of an in-house MCP server. The settings say which
 * environments are protected, and which jobs only report. */
#include "tmt.h"

static const struct {
    const char *tool;
    tmt_class class_;
    const char *does;
} tools[] = {
    {"list_services", TMT_READONLY, "lists services"},
    {"get_service", TMT_READONLY, "reads a service"},
    {"get_logs", TMT_READONLY, "reads logs"},
    {"get_secret", TMT_READONLY, "reads a secret"},
    {"deploy_service", TMT_MUTATING, "deploys a service"},
    {"restart_service", TMT_MUTATING, "restarts a service"},
    {"rotate_keys", TMT_MUTATING, "replaces keys"},
    {"run_job", TMT_UNKNOWN, "runs a job"},
};

/* protects reports whether the settings protect an environment. Where a call
 * names none, it may be any. */
static int protects(const tmt_value *settings, const char *environment) {
    const tmt_value *list = tmt_get(settings, "protected");
    return *environment ? tmt_has(list, environment) : list->size > 1;
}

void classify(tmt_request *r, tmt_response *out) {
    static const char prefix[] = "mcp__acme__";
    const tmt_value *input = tmt_input(r), *settings = tmt_settings(r);
    const char *name = tmt_tool(r), *environment = tmt_get(input, "environment")->text;
    int protected = protects(settings, environment);

    for (int i = 0; prefix[i]; i++)
        if (*name++ != prefix[i]) {
            tmt_judge(out, TMT_UNKNOWN, "not a tool of acme");
            return;
        }
    tmt_judge(out, TMT_UNKNOWN, "a tool that is not known");
    for (unsigned i = 0; i < sizeof tools / sizeof *tools; i++)
        if (tmt_is(name, tools[i].tool)) tmt_judge(out, tools[i].class_, tools[i].does);

    out->sensitive = tmt_is(name, "get_secret");
    if (tmt_is(name, "run_job")) {
        const char *job = tmt_get(input, "job")->text;
        if (*job && tmt_has(tmt_get(settings, "readonly_jobs"), job)) tmt_judge(out, TMT_READONLY, "runs a job that only reports");
        else if (protected) tmt_judge(out, TMT_MUTATING, "runs a job");
    }
    if (out->class_ == TMT_READONLY) return;
    if (protected) {
        tmt_say(out, " in the protected environment ");
        tmt_say(out, *environment ? environment : "that the server chooses");
    }
    tmt_probe(out, "acmectl list services");
}
