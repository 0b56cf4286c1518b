/* Tests of tmt.h, run natively: cc -o tmt_test tmt_test.c && ./tmt_test */
#include <stdio.h>
#include <string.h>

#include "tmt.h"

static const tmt_option options[] = {
    {"-n", "--name", '='}, {"-v", 0, 0}, {"--color", 0, '?'}, {"-c", 0, '?'}, {"-long", 0, '='},
};
static const tmt_command commands[] = {
    {"get", TMT_READONLY, "reads", 0}, {"config", TMT_READONLY, "shows", 0}, {"config set", TMT_WRITE_LOCAL, "sets", 0}, {"a b c", TMT_MUTATING, "acts", 0},
};
static const tmt_spec spec = TMT_SPEC(options, commands);

static int failures;

static void check(const char *what, const char *want, const char *got) {
    if (!strcmp(want, got)) return;
    printf("%s: got %s, want %s\n", what, got, want);
    failures++;
}

static tmt_request r;
static tmt_response out;
static char text[(1 << 16) + 1];

/* The request at hand: what classify is to do with it. */
static void (*act)(tmt_request *, tmt_response *);
void classify(tmt_request *request, tmt_response *response) { act(request, response); }

static const char *serve(const char *request) {
    memset(&r, 0, sizeof r);
    memset(&out, 0, sizeof out);
    memset(tmt_values, 0, sizeof *tmt_values * 100);
    int n = (int)strlen(request);
    memcpy(text, request, (size_t)n);
    out.text[tmt_serve(text, n, &r, &out)] = 0;
    return out.text;
}

/* line_of shows how a command line is read: the subcommand, operands, trouble
 * and the argument of -n. */
static void show(tmt_request *request, tmt_response *response) {
    tmt_read(request, &spec);
    tmt_judge(response, TMT_UNKNOWN, request->command->path);
    for (int i = 0; i < request->argc; i++)
        if (request->argv[i].role == TMT_OPERAND) tmt_say(response, "|"), tmt_say(response, request->argv[i].text);
    if (request->trouble) tmt_say(response, "!"), tmt_say(response, request->trouble), tmt_say(response, request->stray);
    if (tmt_given(request, "--name")) tmt_say(response, " n="), tmt_say(response, tmt_given(request, "--name")->text);
}

static void test_lines(void) {
    static const struct { const char *argv, *dynamic, *want; } cases[] = {
        {"\"get\",\"x\"", "", "get|x"},
        {"\"-n\",\"get\",\"get\",\"x\"", "", "get|x n=get"},
        {"\"--name=get\",\"-v\",\"get\"", "", "get n=get"},
        {"\"-vnx\",\"get\"", "", "get n=x"},
        {"\"get\",\"-nx=y\"", "", "get n=x=y"},
        {"\"get\",\"-n=x\",\"--name=\"", "", "get n="},
        {"\"-long\",\"get\",\"get\"", "", "get"},
        {"\"--color\",\"get\"", "", "get"},
        {"\"get\",\"--\",\"-x\",\"--\"", "", "get|-x|--"},
        {"\"get\",\"-\"", "", "get|-"},
        {"\"config\",\"-v\",\"set\",\"x\"", "", "config set|x"},
        {"\"config\",\"x\",\"set\"", "", "config|x|set"},
        {"\"a\",\"b\",\"c\",\"d\"", "", "a b c|d"},
        {"\"get\",\"$X\"", "2", "get|$X"},
        {"\"config set\"", "", "|config set!a subcommand that is not known: config set"},
        {"\"\"", "", "|!a subcommand that is not known: "},
        {"\"a\",\"b\"", "", "!no subcommand"},
        {"\"--\",\"get\"", "", "|get!an option that is not known: --"},
        {"\"config\",\"--x\",\"set\"", "", "|set!an option that is not known: --x"},
        {"\"get\",\"-vx\"", "", "get!an option that is not known: -vx"},
        {"\"get\",\"-v=1\"", "", "get!an option that is not known: -v=1"},
        {"\"get\",\"-n\"", "", "get!an option without its argument: -n n="},
        {"\"$X\",\"get\"", "1", "|get!a subcommand that the call does not tell: $X"},
        {"\"config\",\"$X\"", "2", "!a subcommand that the call does not tell: $X"},
        {"\"get\",\"-v\"", "2", "get!an option that is not known: -v"},
    };
    act = show;
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        char request[400], want[400];
        snprintf(request, sizeof request, "{\"argv\":[\"tool\",%s],\"dynamic\":[%s]}", cases[i].argv, cases[i].dynamic);
        snprintf(want, sizeof want, "{\"class\":\"unknown\",\"reason\":\"%s\"}", cases[i].want);
        check(cases[i].argv, want, serve(request));
        if (cases[i].want[0] == '!' || cases[i].want[0] == '|') check(cases[i].argv, "", r.command->path);
    }
}

static void answer(tmt_request *request, tmt_response *response) {
    tmt_read(request, &spec);
    tmt_answer(request, response, request->command->class_, request->command->does);
}

static void test_answers(void) {
    act = answer;
    check("plain", "{\"class\":\"readonly\",\"reason\":\"reads\"}", serve("{\"argv\":[\"tool\",\"get\"]}"));
    check("strange", "{\"class\":\"unknown\",\"reason\":\"an option that is not known: --x\"}", serve("{\"argv\":[\"tool\",\"get\",\"--x\"]}"));
    check("strange change", "{\"class\":\"mutating\",\"reason\":\"acts\"}", serve("{\"argv\":[\"tool\",\"a\",\"b\",\"c\",\"--x\"]}"));
}

static void limits(tmt_request *request, tmt_response *response) {
    static char wide[600];
    for (int i = 0; i < 598; i++) wide[i] = "\xc3\xa9"[i & 1];
    tmt_judge(response, TMT_READONLY, "x");
    tmt_say(response, wide);
    tmt_say(response, "more");
    tmt_probe(response, wide);
    tmt_probe(response, "a\nb");
    tmt_probe(response, "");
    for (int i = 0; i < 7; i++) tmt_probe(response, tmt_get(request->all, "p")->text);
}

static void nothing(tmt_request *request, tmt_response *response) { (void)request, (void)response; }

static void test_response(void) {
    act = limits;
    const char *got = serve("{\"argv\":[\"a\"],\"p\":\"\\\"\\\\\"}");
    check("its end", "\",\"probes\":[\"\\\"\\\\\",\"\\\"\\\\\",\"\\\"\\\\\",\"\\\"\\\\\",\"\\\"\\\\\"]}", strstr(got, "\",\"probes"));
    if (strstr(got, "\",\"probes") - strstr(got, ":\"x") - 2 != 499) check("reason cut to whole characters", "499 bytes", got);
    act = nothing;
    check("no answer", "{\"class\":\"mutating\",\"reason\":\"\"}", serve("{\"argv\":[\"a\"]}"));
}

static void test_unreadable(void) {
    static const char *const cases[] = {
        "", "{", "[]", "{}", "null", "{\"argv\":[]}", "{\"argv\":[1]}", "{\"argv\":[\"a]}", "{\"argv\":[\"a\"]", "{\"argv\":[\"a\"]}}", "{\"argv\":[\"a\"],}",
        "{\"argv\":[\"\xff\"]}", "{\"argv\":[\"\xc0\xaf\"]}", "{\"argv\":[\"\xed\xa0\x80\"]}", "{\"argv\":[\"\xf4\x90\x80\x80\"]}", "{\"argv\":[\"\xc3\"]}",
        "{\"argv\":[\"\\ud800\"]}", "{\"argv\":[\"\\udc00\"]}", "{\"argv\":[\"\\ud800\\u0041\"]}", "{\"argv\":[\"\\u12g4\"]}", "{\"argv\":[\"\\u0000\"]}",
        "{\"argv\":[\"a\nb\"]}", "{\"argv\":[\"a\"],\"dynamic\":[1]}", "{\"argv\":[\"a\"],\"dynamic\":[99999999999]}", "{\"argv\":[\"a\"],\"dynamic\":[-1]}", "{\"dynamic\":[0]}",
    };
    act = nothing;
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++)
        check(cases[i], "{\"class\":\"unknown\",\"reason\":\"the request cannot be read\"}", serve(cases[i]));
}

static void look(tmt_request *request, tmt_response *response) {
    const tmt_value *settings = tmt_settings(request);
    tmt_judge(response, TMT_READONLY, request->argv[1].text);
    if (tmt_has(tmt_get(settings, "list"), "b") && !tmt_has(tmt_get(settings, "list"), "1") && tmt_true(tmt_get(settings, "on"))) tmt_say(response, " settings");
    if (tmt_get(settings, "gone")->kind || *tmt_get(settings, "gone")->text) tmt_say(response, " gone");
    tmt_say(response, tmt_get(tmt_get(tmt_get(settings, "deep"), "x"), "y")->text);
}

static void test_values(void) {
    act = look;
    check("values", "{\"class\":\"readonly\",\"reason\":\"\xc3\xa9\xf0\x9f\x9a\x80/\\u0008 settings-1.5e3\"}",
        serve("{\"argv\":[\"a\",\"\\u00e9\\ud83d\\ude80\\/\\b\"],\"settings\":{\"list\":[\"a\",\"b\",1],\"on\":true,\"deep\":{\"x\":{\"y\":-1.5e3}}},\"later\":[[],{}]}"));
}

int main(void) {
    test_lines();
    test_answers();
    test_response();
    test_unreadable();
    test_values();
    return failures > 0;
}
