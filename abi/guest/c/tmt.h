/* tmt.h: the SDK for classifiers written in C, in one file, without a C library.
 *
 * A classifier defines one function, which fills in the response:
 *
 *     #include "tmt.h"
 *     void classify(const tmt_request *r, tmt_response *out) { ... }
 *
 * and is built so (clang and lld 14 or later):
 *
 *     clang --target=wasm32 -Oz -nostdlib -ffreestanding -fno-builtin \
 *         -Wl,--no-entry -Wl,--strip-all -Wl,-z,stack-size=16384 -o acmectl.wasm acmectl.c
 *
 * Texts are tmt_str, a pointer and a length, not ended by a zero; they are valid
 * until classify returns. The contract is abi/ABI.md.
 */
#ifndef TMT_H
#define TMT_H

typedef struct { const char *p; int n; } tmt_str;

#define TMT_STR(literal) ((tmt_str){literal, sizeof(literal) - 1})

/* The classes. TMT_UNKNOWN abstains: the step stays as the host judged it. */
typedef enum { TMT_MUTATING, TMT_UNKNOWN, TMT_WRITE_LOCAL, TMT_READONLY } tmt_class;

/* At most as many words, assignments and redirections are read; a request with
 * more is given up, which makes the step mutating. */
#ifndef TMT_MAX_ARGV
#define TMT_MAX_ARGV 1024
#endif
#define TMT_MAX_ENV 64
#define TMT_MAX_REDIRECTS 64
#define TMT_MAX_PROBES 5

typedef struct { tmt_str word; int dynamic; /* its value is not known */ } tmt_word;
typedef struct { tmt_str name, value; } tmt_pair;
typedef struct { tmt_str op, path; } tmt_redirect;

/* One step. Of kind "command" it has argv and what goes with it, of kind "tool"
 * it has tool and input. */
typedef struct {
    tmt_str kind;
    int argc;
    tmt_word argv[TMT_MAX_ARGV];
    int envc;
    tmt_pair env[TMT_MAX_ENV];
    tmt_str cwd, stdin_kind;
    int redirectc;
    tmt_redirect redirects[TMT_MAX_REDIRECTS];
    int elevated, remote;
    tmt_str tool;
    tmt_str input, settings; /* JSON objects, see tmt_get */
} tmt_request;

/* The judgement. A zero response is mutating, without a reason. */
typedef struct {
    tmt_class class_;
    char reason[512];
    int reason_n;
    int sensitive;
    int probec;
    tmt_str probes[TMT_MAX_PROBES];
} tmt_response;

void classify(const tmt_request *r, tmt_response *out);

/* tmt_is reports whether s is the text of a literal. */
static int tmt_is(tmt_str s, const char *literal) {
    int i = 0;
    for (; i < s.n; i++)
        if (!literal[i] || literal[i] != s.p[i]) return 0;
    return !literal[i];
}

/* tmt_eq reports whether two texts are the same. */
static inline int tmt_eq(tmt_str a, tmt_str b) {
    if (a.n != b.n) return 0;
    for (int i = 0; i < a.n; i++)
        if (a.p[i] != b.p[i]) return 0;
    return 1;
}

/* tmt_say appends to the reason as much as it holds: 500 bytes, whole
 * characters. */
static void tmt_say(tmt_response *out, tmt_str s) {
    int n = s.n;
    if (out->reason_n + n > 500) {
        n = 500 - out->reason_n;
        while (n > 0 && (s.p[n] & 0xc0) == 0x80) n--;
    }
    for (int i = 0; i < n; i++) out->reason[out->reason_n++] = s.p[i];
}

/* tmt_judge sets the class and starts the reason. */
static inline void tmt_judge(tmt_response *out, tmt_class c, const char *reason) {
    tmt_str s = {reason, 0};
    while (reason[s.n]) s.n++;
    out->class_ = c;
    out->reason_n = 0;
    tmt_say(out, s);
}

/* tmt_probe adds a readonly command worth running before a denied step. */
static inline void tmt_probe(tmt_response *out, tmt_str command) {
    if (out->probec < TMT_MAX_PROBES && command.n > 0 && command.n <= 500) out->probes[out->probec++] = command;
}

/* ---- JSON: a reader that trusts the host to send it, and on anything else
 * ends early without harm ---- */

/* tmt_json reads from p up to end; p is null after an error. */
typedef struct { const char *p, *end; } tmt_json;

static inline int tmt_peek(tmt_json *j) {
    while (j->p && j->p < j->end && (*j->p == ' ' || *j->p == '\t' || *j->p == '\n' || *j->p == '\r')) j->p++;
    return j->p && j->p < j->end ? (unsigned char)*j->p : -1;
}

static inline int tmt_eat(tmt_json *j, int c) {
    if (tmt_peek(j) != c) return 0;
    j->p++;
    return 1;
}

/* tmt_raw skips one value and returns its text. */
static tmt_str tmt_raw(tmt_json *j) {
    tmt_str v = {0, 0};
    int depth = 0, c = tmt_peek(j);
    const char *start = j->p;
    if (c < 0) { j->p = 0; return v; }
    for (; j->p < j->end; j->p++) {
        c = *j->p;
        if (c == '"') {
            for (j->p++; j->p < j->end && *j->p != '"'; j->p++)
                if (*j->p == '\\') j->p++;
            if (j->p >= j->end) break;
            if (!depth) { j->p++; goto done; }
        } else if (c == '{' || c == '[') {
            depth++;
        } else if (c == '}' || c == ']') {
            if (!depth) goto done;
            if (!--depth) { j->p++; goto done; }
        } else if (!depth && (c == ',' || c == ' ' || c == '\t' || c == '\n' || c == '\r')) {
            goto done;
        }
    }
    if (depth || c == '"') { j->p = 0; return v; }
done:
    v.p = start;
    v.n = (int)(j->p - start);
    if (!v.n) j->p = 0;
    return v;
}

static int tmt_hex4(const char *p, const char *end) {
    int v = 0;
    if (end - p < 6 || p[0] != '\\' || p[1] != 'u') return -1;
    for (int i = 2; i < 6; i++) {
        int c = p[i], d = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
        if (d < 0) return -1;
        v = v << 4 | d;
    }
    return v;
}

static char *tmt_put_rune(char *o, int c) {
    if (c < 0x80) {
        *o++ = (char)c;
    } else if (c < 0x800) {
        *o++ = (char)(0xc0 | c >> 6);
        *o++ = (char)(0x80 | (c & 63));
    } else if (c < 0x10000) {
        *o++ = (char)(0xe0 | c >> 12);
        *o++ = (char)(0x80 | (c >> 6 & 63));
        *o++ = (char)(0x80 | (c & 63));
    } else {
        *o++ = (char)(0xf0 | c >> 18);
        *o++ = (char)(0x80 | (c >> 12 & 63));
        *o++ = (char)(0x80 | (c >> 6 & 63));
        *o++ = (char)(0x80 | (c & 63));
    }
    return o;
}

/* Decoded texts with escapes go here: they are never longer than their source,
 * which tmt_text may be given more than once. */
static char tmt_texts[2 << 16];
static int tmt_texts_n;

/* tmt_text decodes the JSON string that v is the text of; {0, 0} for none. */
static tmt_str tmt_text(tmt_str v) {
    tmt_str none = {0, 0}, s;
    int i = 0;
    if (v.n < 2 || v.p[0] != '"' || v.p[v.n - 1] != '"') return none;
    s.p = v.p + 1;
    s.n = v.n - 2;
    while (i < s.n && s.p[i] != '\\') i++;
    if (i == s.n) return s;
    if (s.n > (int)sizeof tmt_texts - tmt_texts_n) return none;
    char *start = tmt_texts + tmt_texts_n, *o = start;
    const char *p = s.p, *end = s.p + s.n;
    while (p < end) {
        if (*p != '\\') { *o++ = *p++; continue; }
        if (p + 1 >= end) return none;
        int c = p[1];
        if (c == 'u') {
            c = tmt_hex4(p, end);
            if (c < 0) return none;
            p += 6;
            if (c >= 0xd800 && c < 0xdc00) {
                int low = tmt_hex4(p, end);
                if (low < 0xdc00 || low > 0xdfff) return none;
                c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
                p += 6;
            }
        } else {
            c = c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c == 'b' ? '\b' : c == 'f' ? '\f' : c;
            p += 2;
        }
        o = tmt_put_rune(o, c);
    }
    tmt_texts_n += (int)(o - start);
    s.p = start;
    s.n = (int)(o - start);
    return s;
}

/* tmt_each steps through an array or object: start it with
 * `tmt_json j = tmt_inside(v);` and call it until it returns 0. For an array
 * key may be null. */
static inline tmt_json tmt_inside(tmt_str v) {
    tmt_json j = {v.p, v.p + v.n};
    if (!tmt_eat(&j, '{') && !tmt_eat(&j, '[')) j.p = 0;
    return j;
}

static int tmt_each(tmt_json *j, tmt_str *key, tmt_str *value) {
    tmt_eat(j, ',');
    int c = tmt_peek(j);
    if (c < 0 || c == '}' || c == ']') return 0;
    if (key) {
        *key = tmt_text(tmt_raw(j));
        if (!key->p || !tmt_eat(j, ':')) return 0;
    }
    *value = tmt_raw(j);
    return value->p != 0;
}

/* tmt_get returns the text of the value of a key of an object, {0, 0} for
 * none. */
static tmt_str tmt_get(tmt_str object, const char *key) {
    tmt_json j = tmt_inside(object);
    tmt_str k, v;
    while (tmt_each(&j, &k, &v))
        if (tmt_is(k, key)) return v;
    return (tmt_str){0, 0};
}

static int tmt_number(tmt_str v) {
    int n = 0;
    for (int i = 0; i < v.n && v.p[i] >= '0' && v.p[i] <= '9'; i++) n = n * 10 + v.p[i] - '0';
    return n;
}

/* tmt_parse reads a request; 0 if it cannot. Keys it does not know are passed
 * over. */
static int tmt_parse(tmt_str text, tmt_request *r) {
    tmt_json all = tmt_inside(text), j;
    tmt_str key, v, e, k;
    while (tmt_each(&all, &key, &v)) {
        if (tmt_is(key, "kind")) r->kind = tmt_text(v);
        else if (tmt_is(key, "cwd")) r->cwd = tmt_text(v);
        else if (tmt_is(key, "stdin")) r->stdin_kind = tmt_text(v);
        else if (tmt_is(key, "tool")) r->tool = tmt_text(v);
        else if (tmt_is(key, "input")) r->input = v;
        else if (tmt_is(key, "settings")) r->settings = v;
        else if (tmt_is(key, "elevated")) r->elevated = tmt_is(v, "true");
        else if (tmt_is(key, "remote")) r->remote = tmt_is(v, "true");
        else if (tmt_is(key, "argv")) {
            for (j = tmt_inside(v); tmt_each(&j, 0, &e);) {
                if (r->argc == TMT_MAX_ARGV) return 0;
                r->argv[r->argc].word = tmt_text(e);
                if (!r->argv[r->argc++].word.p) return 0;
            }
        } else if (tmt_is(key, "dynamic")) { /* stands behind argv */
            for (j = tmt_inside(v); tmt_each(&j, 0, &e);) {
                int i = tmt_number(e);
                if (i >= r->argc) return 0;
                r->argv[i].dynamic = 1;
            }
        } else if (tmt_is(key, "env")) {
            for (j = tmt_inside(v); tmt_each(&j, &k, &e);) {
                if (r->envc == TMT_MAX_ENV) return 0;
                r->env[r->envc++] = (tmt_pair){k, tmt_text(e)};
            }
        } else if (tmt_is(key, "redirects")) {
            for (j = tmt_inside(v); tmt_each(&j, 0, &e);) {
                if (r->redirectc == TMT_MAX_REDIRECTS) return 0;
                r->redirects[r->redirectc++] = (tmt_redirect){tmt_text(tmt_get(e, "op")), tmt_text(tmt_get(e, "path"))};
            }
        }
    }
    if (!tmt_eat(&all, '}')) return 0;
    return (tmt_is(r->kind, "command") && r->argc > 0) || (tmt_is(r->kind, "tool") && r->tool.n > 0);
}

/* ---- writing the response ---- */

static char *tmt_put(char *o, const char *literal) {
    while (*literal) *o++ = *literal++;
    return o;
}

static char *tmt_put_string(char *o, tmt_str s) {
    static const char hex[] = "0123456789abcdef";
    *o++ = '"';
    for (int i = 0; i < s.n; i++) {
        unsigned char c = (unsigned char)s.p[i];
        if (c == '"' || c == '\\') { *o++ = '\\'; *o++ = (char)c; }
        else if (c == '\n') o = tmt_put(o, "\\n");
        else if (c == '\r') o = tmt_put(o, "\\r");
        else if (c == '\t') o = tmt_put(o, "\\t");
        else if (c < ' ') { o = tmt_put(o, "\\u00"); *o++ = hex[c >> 4]; *o++ = hex[c & 15]; }
        else *o++ = (char)c;
    }
    *o++ = '"';
    return o;
}

/* tmt_write writes a response to o, which has room for 24 KiB. */
static char *tmt_write(char *o, const tmt_response *r) {
    static const char *const names[] = {"mutating", "unknown", "write-local", "readonly"};
    o = tmt_put(o, "{\"class\":\"");
    o = tmt_put(o, names[(unsigned)r->class_ < 4 ? r->class_ : 0]);
    o = tmt_put(o, "\"");
    if (r->reason_n) {
        o = tmt_put(o, ",\"reason\":");
        o = tmt_put_string(o, (tmt_str){r->reason, r->reason_n});
    }
    if (r->sensitive) o = tmt_put(o, ",\"sensitive\":true");
    for (int i = 0; i < r->probec; i++) {
        o = tmt_put(o, i ? "," : ",\"probes\":[");
        o = tmt_put_string(o, r->probes[i]);
        if (i == r->probec - 1) *o++ = ']';
    }
    *o++ = '}';
    return o;
}

/* ---- the contract's imports and export ---- */

#ifdef __wasm__
__attribute__((import_module("tmt_v1"), import_name("request"))) int tmt_host_request(char *ptr, int cap);
__attribute__((import_module("tmt_v1"), import_name("respond"))) void tmt_host_respond(const char *ptr, int len);

static char tmt_in[1 << 16], tmt_out[24 << 10];
static tmt_request tmt_the_request;
static tmt_response tmt_the_response;

__attribute__((export_name("tmt_classify"))) int tmt_classify(void) {
    int n = tmt_host_request(tmt_in, sizeof tmt_in);
    if (n < 0 || n > (int)sizeof tmt_in || !tmt_parse((tmt_str){tmt_in, n}, &tmt_the_request)) return 1;
    classify(&tmt_the_request, &tmt_the_response);
    tmt_host_respond(tmt_out, (int)(tmt_write(tmt_out, &tmt_the_response) - tmt_out));
    return 0;
}
#endif

#endif
