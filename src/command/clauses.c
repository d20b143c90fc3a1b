/* SPDX-License-Identifier: MIT */
/* clauses.c - which clauses of RULES.md does the code cite, and which do the tests?
 *
 * A citation says that somebody thought of the clause, not that it is played. So a clause that the
 * program does not play is marked "(not playable)" in RULES.md and counted apart, and a citation whose
 * sentence goes on to say "not used" counts as none. */
#include <stdlib.h>
#include <string.h>

#include "command/session.h"
#include "core/limit.h"

enum { CLAUSES_MAX = 2048, ID_CAP = 32, PATH_CAP = 512 };

typedef struct {
    char id[ID_CAP];
    bool in_code, in_tests;
    bool is_playable;
} clause;

/* One game's clauses and the folder that is being read for them. */
typedef struct {
    vx_session *session;
    const char *root, *game;
    clause *clauses;
    int count;
    char folder[PATH_CAP];
    const char *ending; /* of the files that matter in it; ".c" takes ".h" too */
    bool is_test;
    bool is_shared; /* the folder speaks of other games too: what is unknown is not ours */
    int unknown;
} survey;

/* ---- Ids ---- */

static bool is_id_char(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

/* The number of an id may have one letter before it: PB-T9. */
static bool starts_number(const char *at)
{
    return is_digit(at[0]) || (is_capital(at[0]) && is_digit(at[1]));
}

/* The length of an id such as ZN-13, PB-T9 or WC-SETUP2-01 at `at`, 0 if there is none. */
static size_t id_length(const char *at)
{
    size_t length = 0, dash = 0;
    if (!is_capital(at[0])) return 0;
    while (is_id_char(at[length])) {
        if (at[length] == '-' && starts_number(at + length + 1)) dash = length;
        length++;
    }
    if (dash == 0 || length >= ID_CAP) return 0;
    for (size_t i = 0; i < dash; i++)
        if (at[i] >= 'a' && at[i] <= 'z') return 0;
    length = is_digit(at[dash + 1]) ? dash + 1 : dash + 2;
    while (is_digit(at[length])) length++;
    return length;
}

static clause *find(const survey *s, const char *id, size_t length)
{
    for (int i = 0; i < s->count; i++)
        if (strncmp(s->clauses[i].id, id, length) == 0 && s->clauses[i].id[length] == '\0')
            return &s->clauses[i];
    return NULL;
}

/* Rulings, where the book is silent, have ids that begin with A. */
static bool is_ruling(const clause *c)
{
    return c->id[0] == 'A';
}

/* The part of an id before its number. */
static size_t stem_length(const char *id, size_t length)
{
    while (length > 0 && is_digit(id[length - 1])) length--;
    return length;
}

static bool has_known_stem(const survey *s, const char *id, size_t length)
{
    size_t stem = stem_length(id, length);
    for (int i = 0; i < s->count; i++)
        if (strncmp(s->clauses[i].id, id, stem) == 0 && is_digit(s->clauses[i].id[stem]))
            return true;
    return false;
}

/* ---- Reading ---- */

static char *read_under_root(survey *s, const char *folder, const char *name)
{
    const vx_host *host = s->session->host;
    char path[2 * PATH_CAP];
    vx_problem problem;
    vx_text text = vx_text_on(path, sizeof path);
    vx_add(&text, folder);
    vx_add_char(&text, '/');
    vx_add(&text, name);
    return text.cut ? NULL : host->read_file(host->context, path, &problem);
}

static bool begins_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

static void define_clauses(survey *s, const char *page)
{
    for (const char *line = page; line != NULL; line = strchr(line, '\n')) {
        if (*line == '\n') line++;
        if (strncmp(line, "- **", 4) != 0) continue;
        size_t length = id_length(line + 4);
        if (length == 0 || find(s, line + 4, length) != NULL) continue;
        vx_require(s->count < CLAUSES_MAX);
        clause *c = &s->clauses[s->count++];
        memcpy(c->id, line + 4, length);
        c->is_playable = !begins_with(line + 4 + length, "** (not playable)");
    }
}

static void mark(const survey *s, clause *c)
{
    if (s->is_test)
        c->in_tests = true;
    else
        c->in_code = true;
}

static void report_unknown(survey *s, const char *id, size_t length, const char *file)
{
    vx_text *out = vx_answer(s->session, length + strlen(s->folder) + strlen(file) + 32);
    vx_add(out, "unknown ");
    vx_add_bytes(out, id, length);
    vx_add(out, " in ");
    vx_add(out, s->folder);
    vx_add_char(out, '/');
    vx_add(out, file);
    vx_add_char(out, '\n');
    s->unknown++;
}

/* "ZN-15..19" cites them all. */
static void mark_range(survey *s, const char *id, size_t length)
{
    if (strncmp(id + length, "..", 2) != 0 || !is_digit(id[length + 2])) return;
    size_t stem = stem_length(id, length);
    long first = strtol(id + stem, NULL, 10), last = strtol(id + length + 2, NULL, 10);
    for (int i = 0; i < s->count; i++) {
        clause *c = &s->clauses[i];
        if (strncmp(c->id, id, stem) != 0 || !is_digit(c->id[stem])) continue;
        long number = strtol(c->id + stem, NULL, 10);
        if (number > first && number <= last) mark(s, c);
    }
}

static void note_citation(survey *s, const char *id, size_t length, const char *file)
{
    clause *c = find(s, id, length);
    if (c != NULL) {
        mark(s, c);
        mark_range(s, id, length);
    } else if (!s->is_shared && has_known_stem(s, id, length)) {
        report_unknown(s, id, length, file);
    }
}

/* Blanks, line ends and the stars of a comment between two words. */
static const char *skip_gap(const char *at)
{
    while (*at == ' ' || *at == '\n' || *at == '\t' || (*at == '*' && at[1] != '/')) at++;
    return at;
}

/* The rest of the sentence after an id says that the clause is not used. */
static bool is_disowned(const char *at)
{
    enum { SENTENCE = 160 };
    for (const char *end = at + SENTENCE; at < end && *at != '\0'; at++) {
        if (*at == '.' || *at == ';' || *at == '"' || begins_with(at, "*/")) return false;
        if (begins_with(at, "not") && begins_with(skip_gap(at + 3), "used")) return true;
    }
    return false;
}

static void scan(survey *s, const char *text, const char *file)
{
    for (const char *at = text; *at != '\0';) {
        size_t length = id_length(at);
        if (length > 0 && !is_disowned(at + length)) note_citation(s, at, length, file);
        if (is_id_char(*at))
            while (is_id_char(*at)) at++;
        else
            at++;
    }
}

static bool ends_with(const char *name, const char *ending)
{
    size_t length = strlen(name), tail = strlen(ending);
    return length >= tail && strcmp(name + length - tail, ending) == 0;
}

static void visit(void *argument, const char *name);

/* The folder being read grows by a name, is read, and is as before. */
static void scan_inner_folder(survey *s, const char *name)
{
    const vx_host *host = s->session->host;
    size_t length = strlen(s->folder), added = strlen(name); /* with the '/' at its end */
    if (length + added >= sizeof s->folder) return;
    s->folder[length] = '/';
    memcpy(s->folder + length + 1, name, added - 1);
    s->folder[length + added] = '\0';
    host->list_folder(host->context, s->folder, visit, s);
    s->folder[length] = '\0';
}

static void visit(void *argument, const char *name)
{
    survey *s = argument;
    if (ends_with(name, "/")) {
        scan_inner_folder(s, name);
        return;
    }
    bool is_header = strcmp(s->ending, ".c") == 0 && ends_with(name, ".h");
    if (!is_header && !ends_with(name, s->ending)) return;
    char *text = read_under_root(s, s->folder, name);
    if (text != NULL) scan(s, text, name);
    free(text);
}

static bool enter_folder(survey *s, const char *folder, const char *game)
{
    vx_text path = vx_text_on(s->folder, sizeof s->folder);
    if (strcmp(s->root, ".") != 0) {
        vx_add(&path, s->root);
        vx_add_char(&path, '/');
    }
    vx_add(&path, folder);
    vx_add(&path, game);
    return !path.cut;
}

static void scan_folder(survey *s, const char *folder, const char *game, const char *ending)
{
    const vx_host *host = s->session->host;
    if (!enter_folder(s, folder, game)) return;
    s->ending = ending;
    host->list_folder(host->context, s->folder, visit, s);
}

/* ---- Answering ---- */

static void answer_clause(vx_session *session, const clause *c)
{
    vx_text *out = vx_answer(session, 128);
    size_t start = out->length;
    vx_add(out, c->id);
    vx_add_padding(out, start, 18);
    if (!c->is_playable) {
        vx_add(out, " not playable\n");
        return;
    }
    vx_add(out, c->in_code ? " code " : " -    ");
    vx_add(out, c->in_tests ? "tests\n" : "-\n");
}

typedef struct {
    int all, in_code, in_tests; /* of those that are playable */
    int not_playable;
} totals;

static totals count_clauses(const survey *s, bool rulings)
{
    totals t = {0};
    for (int i = 0; i < s->count; i++) {
        const clause *c = &s->clauses[i];
        if (is_ruling(c) != rulings) continue;
        t.not_playable += !c->is_playable;
        if (!c->is_playable) continue;
        t.all++;
        t.in_code += c->in_code;
        t.in_tests += c->in_tests;
    }
    return t;
}

static void answer_totals(survey *s, totals t, const char *what)
{
    vx_text *out = vx_answer(s->session, 256);
    vx_add(out, s->game);
    vx_add(out, ": ");
    vx_add_number(out, t.all);
    vx_add(out, what);
    vx_add_number(out, t.in_code);
    vx_add(out, " in code, ");
    vx_add_number(out, t.in_tests);
    vx_add(out, " in tests, ");
    vx_add_number(out, t.not_playable);
    vx_add(out, " not playable\n");
}

static vx_status answer_survey(survey *s)
{
    totals rulings = count_clauses(s, true), clauses = count_clauses(s, false);
    for (int i = 0; i < s->count; i++) answer_clause(s->session, &s->clauses[i]);
    if (rulings.all > 0) answer_totals(s, rulings, " rulings, ");
    answer_totals(s, clauses, " clauses, ");
    bool complete = clauses.in_code == clauses.all && clauses.in_tests == clauses.all;
    return complete && s->unknown == 0 ? VX_YES : VX_NO;
}

static vx_status survey_game(vx_session *session, const char *root, const char *game)
{
    static const vx_message no_page = {NULL,
                                       {"there is no src/games/{word}/RULES.md here (use --root)",
                                        "здесь нет src/games/{word}/RULES.md (укажите --root)"}};
    survey s = {.session = session, .root = root, .game = game};
    char *page =
        enter_folder(&s, "src/games/", game) ? read_under_root(&s, s.folder, "RULES.md") : NULL;
    s.clauses = calloc(CLAUSES_MAX, sizeof *s.clauses);
    vx_status status;
    if (page == NULL) {
        status = vx_fail_with(session, VX_BAD, &no_page, game);
    } else if (s.clauses == NULL) {
        status = vx_fail_memory(session);
    } else {
        define_clauses(&s, page);
        scan_folder(&s, "src/games/", game, ".c");
        s.is_test = true;
        scan_folder(&s, "tests/positions/", game, ".t");
        s.is_shared = true;
        scan_folder(&s, "tests/unit", "", ".c");
        status = answer_survey(&s);
    }
    free(page);
    free(s.clauses);
    return status;
}

vx_status vx_run_clauses(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_files = {
        NULL, {"files cannot be read from here", "отсюда файлы читать нельзя"}};
    const char *root = vx_flag_text(arguments, "--root", ".");
    const vx_host *host = session->host;
    vx_status worst = VX_YES;
    if (host->read_file == NULL || host->list_folder == NULL)
        return vx_fail_with(session, VX_BAD, &no_files, "");
    const vx_game *only = NULL;
    if (arguments->count > 0) {
        only = vx_wanted_game(session, arguments->word[0]);
        if (only == NULL) return VX_BAD;
    }
    for (int i = 0; i < vx_game_count(); i++) {
        const vx_game *game = vx_game_at(i);
        if (only != NULL && game != only) continue;
        vx_status status = survey_game(session, root, game->id);
        if (status > worst) worst = status;
    }
    return worst;
}
