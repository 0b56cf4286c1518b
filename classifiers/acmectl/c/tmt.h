/* tmt.h: the SDK for classifiers written in C, in one file, without a C library.
 *
 * A classifier defines one function, which gives the answer:
 *
 *     #include "tmt.h"
 *     void classify(tmt_request *r, tmt_response *out) { ... }
 *
 * build.sh beside this file builds it with clang and lld 14 or later. Texts end
 * with a zero and are valid until classify returns. A request that cannot be
 * read is answered with unknown. The contract is abi/ABI.md.
 */
#ifndef TMT_H
#define TMT_H

/* The classes. TMT_UNKNOWN abstains: the step stays as the host judged it. */
typedef enum { TMT_MUTATING, TMT_UNKNOWN, TMT_WRITE_LOCAL, TMT_READONLY } tmt_class;

/* What tmt_read finds a word to be. An option's argument is a word of its own
 * only where it is not glued to the option. */
typedef enum { TMT_OPERAND, TMT_COMMAND, TMT_OPTION, TMT_ARGUMENT } tmt_role;

/* tmt_value is a JSON value. The values in an array or object follow it. */
typedef struct {
    const char *text; /* a string decoded; a number, true, false, null as it stands */
    const char *key;  /* in an object; else null */
    int size;         /* how many values it is, itself and what it holds */
    char kind;        /* its first byte: '"', '{', '[', 't', ...; 0 for none */
    char dynamic;     /* of a word: its value is not known, text is its source text */
    char role;        /* of a word: a tmt_role, set by tmt_read */
} tmt_value;

/* An option, by its names, the second of which may be null. */
typedef struct {
    const char *name, *other;
    char argument; /* 0: takes none; '=': takes one; '?': only one glued to it with "=" */
} tmt_option;

/* A subcommand and what it does. */
typedef struct {
    const char *path; /* "get", "release list" */
    tmt_class class_;
    const char *does;  /* the reason: "deletes cluster objects" */
    const char *probe; /* a readonly command worth running before it, or null */
} tmt_command;

static const tmt_command tmt_nothing = {"", TMT_UNKNOWN, "", 0};

/* The trouble of a line without any subcommand. */
static const char tmt_no_subcommand[] = "no subcommand";

/* tmt_spec is what a program's command line looks like. */
typedef struct {
    const tmt_option *options;
    int optionc;
    const tmt_command *commands;
    int commandc;
} tmt_spec;
#define TMT_SPEC(options, commands) {options, sizeof(options) / sizeof *(options), commands, sizeof(commands) / sizeof *(commands)}
#define TMT_MAX_OPTIONS 64 /* the ones behind them are not known */

/* One step: a command line, or a call of a tool. */
typedef struct {
    const tmt_value *all; /* the whole request, see tmt_get */
    tmt_value *argv;      /* none for a tool */
    int argc;
    /* set by tmt_read: */
    const tmt_spec *spec;
    const tmt_command *command; /* never null; its path is "" where it is not known */
    const char *trouble, *stray; /* what cannot be told exactly, and the word; or null */
    const tmt_value *found[TMT_MAX_OPTIONS];
    tmt_value glued[TMT_MAX_OPTIONS];
    const char *path; /* of a command that goes on behind the words read, */
    int known;        /* so many bytes of it */
} tmt_request;

/* The answer, written as it is given. Without any it is mutating. */
typedef struct {
    tmt_class class_;
    int sensitive; /* the step reads secrets */
    int room;      /* for how many more bytes of the reason */
    int probec;
    char *o;
    const char *probes[5];
    char text[12 << 10];
} tmt_response;

void classify(tmt_request *r, tmt_response *out);

/* tmt_after returns what follows a prefix of a text, null if it has another. */
static const char *tmt_after(const char *text, const char *prefix) {
    while (*prefix)
        if (*text++ != *prefix++) return 0;
    return text;
}

/* tmt_is reports whether two texts are the same. */
static int tmt_is(const char *a, const char *b) {
    a = tmt_after(a, b);
    return a && !*a;
}

/* ---- reading JSON: compact, as the host writes it ---- */

/* No request has more values than this, which is one in two bytes. */
#define TMT_MAX_VALUES (1 << 15)

static tmt_value tmt_values[TMT_MAX_VALUES];
static tmt_value *tmt_next; /* behind those in use */
static const tmt_value tmt_none = {"", 0, 1, 0, 0, 0};

/* tmt_decode decodes a string in place and returns what follows it, null if it
 * is none: not UTF-8, or with a zero in it. */
static char *tmt_decode(char *p) {
    char *o = p;
    int high = 0;
    for (;;) {
        int lead = (unsigned char)*p++, c = lead, n = 0;
        if (c == '"') break;
        if (c < ' ') return 0;
        if (c == '\\') {
            c = *p++;
            for (const char *e = "n\nt\tr\rb\bf\f"; *e; e += 2)
                if (c == *e) { c = e[1]; break; }
            if (c == 'u') {
                for (c = 0; n < 4; n++) {
                    int d = *p++ - '0';
                    if (d > 9) d = ((d + '0') | 32) - 'a' + 10;
                    if (d < 0 || d > 15) return 0;
                    c = c << 4 | d;
                }
                if (c >> 10 == 0xd800 >> 10) { /* the first half of a pair */
                    if (high) return 0;
                    high = c;
                    continue;
                }
            }
        } else if (c >= 0x80) {
            n = c < 0xe0 ? 1 : c < 0xf0 ? 2 : 3;
            for (c &= 0x3f >> n; n; n--) {
                if ((*p & 0xc0) != 0x80) return 0;
                c = c << 6 | (*p++ & 0x3f);
            }
        }
        if (high) c = c >> 10 == 0xdc00 >> 10 ? (high << 10) + c - 0x35fdc00 : 0;
        if (!c || c > 0x10ffff || c >> 11 == 0xd800 >> 11) return 0;
        high = 0;
        n = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
        *o = (char)(n ? -128 >> n | c >> 6 * n : c);
        /* A sequence that is not the shortest has another first byte. */
        if (lead >= 0x80 && (unsigned char)*o != lead) return 0;
        for (o++; n; o++) *o = (char)(0x80 | (c >> 6 * --n & 0x3f));
    }
    *o = 0;
    return high ? 0 : p;
}

/* tmt_json reads a value into tmt_values and returns what follows it, null if
 * it is none. Its text ends only where a zero is written to the result. */
static char *tmt_json(char *p, const char *key, int depth) {
    tmt_value *v = tmt_next;
    char end = (char)(*p + 2), next = ',';
    if (depth == 80 || tmt_next++ == tmt_values + TMT_MAX_VALUES) return 0;
    v->key = key;
    v->kind = *p;
    v->text = p;
    if (*p == '"') {
        v->text = ++p;
        p = tmt_decode(p);
    } else if (end == ']' || end == '}') {
        if (p[1] == end) next = *++p;
        while (next == ',') {
            key = 0;
            p++;
            if (end == '}') {
                key = p + 1;
                if (*p != '"' || !(p = tmt_decode(p + 1)) || *p++ != ':') return 0;
            }
            if (!(p = tmt_json(p, key, depth + 1))) return 0;
            next = *p;
            *p = 0;
        }
        if (next != end) return 0;
        p++;
    } else {
        while ((*p | 32) > ',' && (*p | 32) != '}') p++; /* up to ",", "]", "}" or the end */
        if (p == v->text) return 0;
    }
    v->size = (int)(tmt_next - v);
    return p;
}

/* tmt_each steps through the values of an array or object. */
#define tmt_each(v, container) \
    for (const tmt_value *v = (container) + 1, *v##_end = (container) + (container)->size; v < v##_end; v += v->size)

/* tmt_get returns the value of a key of an object, one of kind 0 and text ""
 * where there is none. */
static const tmt_value *tmt_get(const tmt_value *object, const char *key) {
    tmt_each(v, object)
        if (v->key && tmt_is(v->key, key)) return v;
    return &tmt_none;
}

/* tmt_has reports whether an array holds a text. */
static inline int tmt_has(const tmt_value *array, const char *text) {
    tmt_each(v, array)
        if (v->kind == '"' && tmt_is(v->text, text)) return 1;
    return 0;
}

static inline int tmt_true(const tmt_value *v) { return v->kind == 't'; }

/* ---- the request ---- */

/* tmt_tool is the tool's name, "" for a command line. */
static inline const char *tmt_tool(const tmt_request *r) { return tmt_get(r->all, "tool")->text; }

/* tmt_input is the tool's input and tmt_settings the operator's settings, both
 * objects. */
static inline const tmt_value *tmt_input(const tmt_request *r) { return tmt_get(r->all, "input"); }
static inline const tmt_value *tmt_settings(const tmt_request *r) { return tmt_get(r->all, "settings"); }

/* tmt_cwd is the directory, "" where it is not known; tmt_stdin is none, pipe,
 * file or data. */
static inline const char *tmt_cwd(const tmt_request *r) { return tmt_get(r->all, "cwd")->text; }
static inline const char *tmt_stdin(const tmt_request *r) { return tmt_get(r->all, "stdin")->text; }

/* tmt_env is an object, the assignments in front of the command; tmt_redirects
 * is an array of objects with op and path. */
static inline const tmt_value *tmt_env(const tmt_request *r) { return tmt_get(r->all, "env"); }
static inline const tmt_value *tmt_redirects(const tmt_request *r) { return tmt_get(r->all, "redirects"); }

/* tmt_elevated: behind sudo and the like. tmt_remote: not on this machine. */
static inline int tmt_elevated(const tmt_request *r) { return tmt_true(tmt_get(r->all, "elevated")); }
static inline int tmt_remote(const tmt_request *r) { return tmt_true(tmt_get(r->all, "remote")); }

/* tmt_parse reads a request of n bytes, behind which there is room for one; 0
 * if it cannot. Keys it does not know are passed over. */
static int tmt_parse(tmt_request *r, char *text, int n) {
    const tmt_value *argv;
    text[n] = 0;
    tmt_next = tmt_values;
    r->all = tmt_values;
    if (tmt_json(text, 0, 0) != text + n) return 0;
    argv = tmt_get(r->all, "argv");
    r->argv = (tmt_value *)argv + 1;
    r->argc = argv->size - 1;
    for (int i = 0; i < r->argc; i++)
        if (r->argv[i].kind != '"') return 0;
    tmt_each(v, tmt_get(r->all, "dynamic")) {
        int i = 0;
        for (const char *p = v->text; *p && i < r->argc; p++) i = *p < '0' || *p > '9' ? r->argc : i * 10 + *p - '0';
        if (i >= r->argc) return 0;
        r->argv[i].dynamic = 1;
    }
    return r->argc > 0 || *tmt_tool(r);
}

/* ---- writing the response ---- */

static void tmt_put(tmt_response *out, const char *text) {
    while (*text) *out->o++ = *text++;
}

/* tmt_put_text writes as much of the inside of a string as there is room for:
 * whole characters. */
static void tmt_put_text(tmt_response *out, const char *s) {
    for (; *s; s++) {
        int c = (unsigned char)*s;
        if (--out->room < 0) { /* take back a character that is cut in two */
            if ((c & 0xc0) == 0x80)
                while ((*--out->o & 0xc0) == 0x80) {}
            out->room = 0;
            return;
        }
        if (c < ' ') {
            tmt_put(out, c < 16 ? "\\u000" : "\\u001");
            c = "0123456789abcdef"[c & 15];
        } else if (c == '"' || c == '\\') {
            *out->o++ = '\\';
        }
        *out->o++ = (char)c;
    }
}

/* tmt_say appends to the reason, up to 500 bytes. */
static void tmt_say(tmt_response *out, const char *s) { tmt_put_text(out, s); }

/* tmt_judge sets the class and starts the reason. It may be called again. */
static void tmt_judge(tmt_response *out, tmt_class c, const char *reason) {
    static const char names[][12] = {"mutating", "unknown", "write-local", "readonly"};
    out->class_ = c;
    out->o = out->text;
    tmt_put(out, "{\"class\":\"");
    tmt_put(out, names[c]);
    tmt_put(out, "\",\"reason\":\"");
    out->room = 500;
    tmt_say(out, reason);
}

/* tmt_probe adds a readonly command worth running before a denied step, up to
 * five. One that cannot be shown is left out. */
static void tmt_probe(tmt_response *out, const char *command) {
    int n = 0;
    if (!command || out->probec == 5) return;
    for (; command[n]; n++)
        if ((unsigned char)command[n] < ' ' || n == 500) return;
    if (n) out->probes[out->probec++] = command;
}

/* tmt_end ends the response and returns its length. */
static int tmt_end(tmt_response *out) {
    if (!out->o) tmt_judge(out, TMT_MUTATING, "");
    tmt_put(out, out->sensitive ? "\",\"sensitive\":true" : "\"");
    for (int i = 0; i < out->probec; i++) {
        out->room = 500;
        tmt_put(out, i ? ",\"" : ",\"probes\":[\"");
        tmt_put_text(out, out->probes[i]);
        tmt_put(out, "\"");
    }
    tmt_put(out, out->probec ? "]}" : "}");
    return (int)(out->o - out->text);
}

/* ---- command lines: options may stand before the subcommand ---- */

/* tmt_names reports whether name, up to a zero or "=", is that of an option. */
static int tmt_names(const char *option, const char *name) {
    name = option ? tmt_after(name, option) : 0;
    return name && (!*name || *name == '=');
}

/* tmt_find returns the index of the option with a name, TMT_MAX_OPTIONS for
 * none. */
static int tmt_find(const tmt_spec *s, const char *name) {
    for (int i = 0; i < s->optionc && i < TMT_MAX_OPTIONS; i++)
        if (tmt_names(s->options[i].name, name) || tmt_names(s->options[i].other, name)) return i;
    return TMT_MAX_OPTIONS;
}

/* tmt_options reads the options in a word that starts with "-". It returns what
 * is wrong with it, or null. */
static const char *tmt_options(tmt_request *r, tmt_value *w) {
    static const char unknown[] = "an option that is not known: ";
    const char *p = w->text;
    int i = tmt_find(r->spec, p), skip = 1, takes;
    if (i < TMT_MAX_OPTIONS) { /* the whole word up to "=" */
        takes = r->spec->options[i].argument;
        while (*p && *p != '=') p++;
        if (*p && !takes) return unknown;
    } else {
        if (p[1] == '-') return unknown;
        do { /* a bundle */
            char name[3] = {'-', *++p, 0};
            i = tmt_find(r->spec, name);
            if (i == TMT_MAX_OPTIONS) return unknown;
            takes = r->spec->options[i].argument;
            r->found[i] = &tmt_none;
        } while (p[1] && takes != '=' && (!takes || p[1] != '='));
        p++;
        skip = takes != '=';
    }
    r->found[i] = &tmt_none;
    if (*p) {
        r->glued[i].text = p + skip;
        r->glued[i].dynamic = w->dynamic;
        r->found[i] = &r->glued[i];
    } else if (w->dynamic) {
        return unknown;
    } else if (takes == '=') {
        if (++w == r->argv + r->argc) return "an option without its argument: ";
        w->role = TMT_ARGUMENT;
        r->found[i] = w;
    }
    return 0;
}

/* tmt_given returns the argument of the last option with the name or its other
 * name, text "" where it has none; null if the line does not have it. */
static const tmt_value *tmt_given(const tmt_request *r, const char *name) {
    int i = tmt_find(r->spec, name);
    return i < TMT_MAX_OPTIONS ? r->found[i] : 0;
}

/* tmt_extend goes on with the path of a command by a word: 1 if a command ends
 * there, 2 if one goes on, 3 for both, 0 if there is none. */
static int tmt_extend(tmt_request *r, const char *word) {
    const tmt_command *c = r->spec->commands, *end = c + r->spec->commandc;
    const char *path = r->path;
    int ends = 0, n = r->known;
    for (; c < end; c++) {
        const char *a = c->path, *b = path, *w = word;
        while (b < path + n && *a == *b) a++, b++;
        if (b < path + n) continue;
        while (*w && *w != ' ' && *a == *w) a++, w++;
        if (*w) continue;
        if (!*a) {
            r->command = c;
            ends |= 1;
        } else if (*a == ' ') {
            r->path = c->path;
            r->known = (int)(a + 1 - c->path);
            ends |= 2;
        }
    }
    if (ends == 2) r->command = &tmt_nothing;
    return ends;
}

/* tmt_read reads a command line. Words behind "--" are operands, and so is "-".
 * Where something in front of the whole subcommand is not known, it is not
 * known either. */
static void tmt_read(tmt_request *r, const tmt_spec *spec) {
    int ends = 2, plain = 0; /* ends: as of tmt_extend */
    r->spec = spec;
    r->command = &tmt_nothing;
    for (tmt_value *w = r->argv; w < r->argv + r->argc; w++) {
        const char *trouble = 0;
        if (w->role) continue;
        if (w > r->argv && !plain && w->text[0] == '-' && w->text[1]) {
            w->role = TMT_OPTION;
            if (!tmt_is(w->text, "--")) trouble = tmt_options(r, w);
            else if (ends & 2) trouble = "an option that is not known: ";
            else plain = 1;
        } else if (ends & 2) {
            int now = 2;
            if (w->dynamic) trouble = "a subcommand that the call does not tell: ";
            else if (w > r->argv) now = tmt_extend(r, w->text);
            if (now) w->role = TMT_COMMAND;
            else if (ends & 1) now = 1; /* the first operand */
            else trouble = "a subcommand that is not known: ";
            if (!trouble) ends = now;
        }
        if (!trouble) continue;
        if (ends & 2) {
            ends = 0;
            r->command = &tmt_nothing;
        }
        if (!r->trouble) {
            r->trouble = trouble;
            r->stray = w->text;
        }
    }
    if (r->command == &tmt_nothing && !r->trouble) r->trouble = tmt_no_subcommand, r->stray = "";
}

/* tmt_answer sets the class and starts the reason, unless something about the
 * line is not known: then it is at least unknown, and the reason says why. */
static void tmt_answer(const tmt_request *r, tmt_response *out, tmt_class c, const char *reason) {
    int strange = r->trouble && c != TMT_MUTATING;
    tmt_judge(out, strange ? TMT_UNKNOWN : c, strange ? r->trouble : reason);
    if (strange) tmt_say(out, r->stray);
}

/* tmt_serve answers a request of n bytes, behind which there is room for one. r,
 * out and tmt_values are all zero. It returns the length of out->text. */
static int tmt_serve(char *text, int n, tmt_request *r, tmt_response *out) {
    if (tmt_parse(r, text, n)) classify(r, out);
    else tmt_judge(out, TMT_UNKNOWN, "the request cannot be read");
    return tmt_end(out);
}

/* ---- the contract's imports and export ---- */

#ifdef __wasm__
__attribute__((import_module("tmt_v1"), import_name("request"))) int tmt_host_request(char *ptr, int cap);
__attribute__((import_module("tmt_v1"), import_name("respond"))) void tmt_host_respond(const char *ptr, int len);

__attribute__((export_name("tmt_classify"))) int tmt_classify(void) {
    static char in[(1 << 16) + 1];
    static tmt_request r;
    static tmt_response out;
    int n = tmt_host_request(in, 1 << 16);
    n = tmt_serve(in, n >= 0 && n <= 1 << 16 ? n : 0, &r, &out);
    tmt_host_respond(out.text, n);
    return 0;
}
#endif

#endif
