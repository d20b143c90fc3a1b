/* SPDX-License-Identifier: MIT */
/* positions_test.c - reads drawn positions and tries each claim about them (docs/TESTING.md).
 *
 *     positions_test [-v] [--must-fail] [FILE | FOLDER | WORD] ...
 *
 * A WORD keeps the cases whose first line holds it. With --must-fail every case is a trap: it
 * passes when its last claim, and no other, is found wrong. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "core/text.h"
#include "vexillum.h"

enum { LINES_MAX = 20000, PATHS_MAX = 1000, WORDS_MAX = 16, SETTINGS_MAX = 64, CLAIMED_MAX = 1000 };

typedef struct {
    /* The file, cut into lines. */
    const char *path;
    char *lines[LINES_MAX];
    int line_count, at;

    /* What the claims are about. */
    const vx_game *game; /* NULL before a start */
    void *state, *before_try, *view;
    bool trying;
    vx_problem refusal; /* of the last illegal or bad line */

    /* What the last false claim found instead. */
    vx_text found;
    char found_text[2048];
} runner;

static char position[VX_POSITION_CAP + 1];
static char block[VX_POSITION_CAP + 1];
static vx_action *listed; /* room for the actions of any game */

/* ---- Words and lines ---- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Cuts the first word off, leaves `*rest` at what follows it. */
static char *take_word(char **rest)
{
    while (is_blank(**rest)) (*rest)++;
    char *word = *rest;
    while (**rest != '\0' && !is_blank(**rest)) (*rest)++;
    if (**rest != '\0') *(*rest)++ = '\0';
    while (is_blank(**rest)) (*rest)++;
    return word;
}

static char *take_last_word(char *text)
{
    char *cut = strrchr(text, ' ');
    if (cut == NULL) return text;
    *cut = '\0';
    return cut + 1;
}

/* Cuts at the last " : ", as an action may hold one itself, and returns what follows it or NULL. */
static char *cut_at_colon(char *text)
{
    char *colon = NULL;
    for (char *at = text; (at = strstr(at, " : ")) != NULL; at++) colon = at;
    if (colon == NULL) return NULL;
    *colon = '\0';
    colon += 3;
    while (is_blank(*colon)) colon++;
    return colon;
}

/* One blank between words, none at the ends. */
static void squeeze(char *text)
{
    char *to = text;
    for (char *from = text; *from != '\0'; from++) {
        if (!is_blank(*from))
            *to++ = *from;
        else if (to != text && !is_blank(from[1]) && from[1] != '\0')
            *to++ = ' ';
    }
    *to = '\0';
}

static bool read_number(const char *text, int64_t *out)
{
    vx_word word = {.start = text, .length = strlen(text)};
    return vx_word_number(&word, INT32_MIN, INT64_MAX, out);
}

/* "3/20" */
static bool read_fraction(const char *text, int64_t *part, int64_t *whole)
{
    vx_word word = {.start = text, .length = strlen(text)}, left, right;
    return vx_word_split(&word, '/', &left, &right) && vx_word_number(&left, 0, INT64_MAX, part) &&
           vx_word_number(&right, 1, INT64_MAX, whole);
}

static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    return b == 0 ? a : common_divisor(b, a % b);
}

/* Equal as fractions: a game may count its chances in finer parts than the claim does. */
static bool same_fraction(uint64_t part, uint64_t whole, int64_t claimed_part,
                          int64_t claimed_whole)
{
    uint64_t mine = common_divisor(part, whole);
    uint64_t theirs = common_divisor((uint64_t)claimed_part, (uint64_t)claimed_whole);
    return mine != 0 && part / mine == (uint64_t)claimed_part / theirs &&
           whole / mine == (uint64_t)claimed_whole / theirs;
}

/* ---- Saying what was found ---- */

static bool fail(runner *r, const char *text)
{
    vx_add(&r->found, text);
    return false;
}

static bool fail_problem(runner *r, const char *text, const vx_problem *why)
{
    char sentence[512];
    vx_format_problem(why, VX_ENGLISH, sentence, sizeof sentence);
    fail(r, text);
    return fail(r, sentence);
}

static bool fail_number(runner *r, const char *text, int64_t number)
{
    fail(r, text);
    vx_add_number(&r->found, number);
    return false;
}

static void add_action(runner *r, vx_action action)
{
    char text[256];
    vx_format_action(r->game, r->state, action, text, sizeof text);
    vx_add(&r->found, " ");
    vx_add(&r->found, text);
}

static bool problem_holds(const vx_problem *why, vx_language language, const char *text)
{
    char sentence[512];
    vx_format_problem(why, language, sentence, sizeof sentence);
    return text != NULL && *text != '\0' && strstr(sentence, text) != NULL;
}

static bool parse(runner *r, const char *text, vx_action *out)
{
    vx_problem why = {0};
    return vx_parse_action(r->game, r->state, text, out, &why) ||
           fail_problem(r, "does not parse: ", &why);
}

static bool parse_legal(runner *r, const char *text, vx_action *out)
{
    vx_problem why = {0};
    if (!parse(r, text, out)) return false;
    return vx_check(r->game, r->state, *out, &why) || fail_problem(r, "illegal: ", &why);
}

/* ---- Starts ---- */

/* Gathers the lines up to `end` behind what `text` holds already. */
static bool read_block(runner *r, vx_text *text)
{
    while (++r->at < r->line_count) {
        if (strcmp(r->lines[r->at], "end") == 0)
            return !text->cut || fail(r, "the position text is too long");
        vx_add(text, r->lines[r->at]);
        vx_add_char(text, '\n');
    }
    return fail(r, "no line 'end' follows");
}

/* A position somebody wrote by hand must print, and what it prints must read back the same. */
static bool prints_and_reads_back(runner *r)
{
    const vx_game *game;
    vx_problem why = {0};
    vx_format_position(r->game, r->state, position, sizeof position);
    if (!vx_parse_position(position, &game, r->view, &why))
        return fail_problem(r, "what it prints does not parse: ", &why);
    return memcmp(r->state, r->view, vx_state_size(r->game)) == 0 ||
           fail(r, "what it prints parses to another state");
}

static bool claim_position(runner *r, char *rest)
{
    vx_text text = vx_text_on(block, sizeof block);
    vx_problem why = {0};
    vx_add(&text, "position ");
    vx_add(&text, rest);
    vx_add_char(&text, '\n');
    r->game = NULL;
    const vx_game *game;
    if (!read_block(r, &text)) return false;
    if (!vx_parse_position(block, &game, r->state, &why)) return fail_problem(r, "", &why);
    r->game = game;
    return prints_and_reads_back(r);
}

static bool claim_bad_position(runner *r, char *rest)
{
    vx_text text = vx_text_on(block, sizeof block);
    const vx_game *game;
    r->game = NULL;
    r->refusal = (vx_problem){0};
    if (!read_block(r, &text)) return false;
    if (vx_parse_position(block, &game, r->state, &r->refusal)) return fail(r, "it was accepted");
    return problem_holds(&r->refusal, VX_ENGLISH, rest) || fail_problem(r, "", &r->refusal);
}

static bool set_up(runner *r, char *rest, const vx_game **game, vx_problem *why)
{
    vx_setting settings[SETTINGS_MAX];
    int count = 0;
    *game = vx_game_find(take_word(&rest));
    if (*game == NULL) return fail(r, "no such game");
    while (*rest != '\0' && count < SETTINGS_MAX) {
        char *key = take_word(&rest);
        char *equals = strchr(key, '=');
        if (equals == NULL) return fail(r, "a setting without '='");
        *equals = '\0';
        settings[count++] = (vx_setting){key, equals + 1};
    }
    return vx_setup(*game, r->state, settings, count, why);
}

static bool claim_setup(runner *r, char *rest)
{
    vx_problem why = {0};
    const vx_game *game;
    r->game = NULL;
    if (!set_up(r, rest, &game, &why)) return fail_problem(r, "", &why);
    r->game = game;
    return true;
}

static bool claim_refused(runner *r, char *rest)
{
    const vx_game *game;
    char *text = cut_at_colon(rest);
    r->game = NULL;
    r->refusal = (vx_problem){0};
    if (set_up(r, rest, &game, &r->refusal)) return fail(r, "it was accepted");
    return problem_holds(&r->refusal, VX_ENGLISH, text) || fail_problem(r, "", &r->refusal);
}

/* ---- Claims about actions ---- */

static bool claim_legal(runner *r, char *rest)
{
    vx_action action;
    return parse_legal(r, rest, &action);
}

static bool claim_illegal(runner *r, char *rest)
{
    vx_action action;
    char *clause = cut_at_colon(rest);
    r->refusal = (vx_problem){0};
    if (clause == NULL) return fail(r, "no clause is claimed");
    if (!parse(r, rest, &action)) return false;
    if (vx_check(r->game, r->state, action, &r->refusal)) return fail(r, "it is legal");
    const char *found = r->refusal.message != NULL ? r->refusal.message->clause : NULL;
    return (found != NULL && strcmp(found, clause) == 0) ||
           fail_problem(r, "refused by ", &r->refusal);
}

static bool claim_bad(runner *r, char *rest)
{
    vx_action action;
    char *text = cut_at_colon(rest);
    r->refusal = (vx_problem){0};
    if (vx_parse_action(r->game, r->state, rest, &action, &r->refusal))
        return fail(r, "it is an action");
    return problem_holds(&r->refusal, VX_ENGLISH, text) || fail_problem(r, "", &r->refusal);
}

static bool claim_apply(runner *r, char *rest)
{
    vx_action action;
    if (!parse_legal(r, rest, &action)) return false;
    vx_apply(r->game, r->state, action);
    if (!vx_is_overfull(r->game, r->state)) return true;
    vx_add(&r->found, "a capacity was reached");
    return false;
}

static bool claim_try(runner *r, char *rest)
{
    if (!r->trying) memcpy(r->before_try, r->state, vx_state_size(r->game));
    r->trying = true;
    return claim_apply(r, rest);
}

static bool is_among(vx_action action, const vx_action *list, int count)
{
    for (int i = 0; i < count; i++)
        if (list[i] == action) return true;
    return false;
}

static bool claim_actions(runner *r, char *rest)
{
    vx_action claimed[CLAIMED_MAX];
    int claimed_count = 0;
    for (char *text = rest; text != NULL;) {
        char *bar = strchr(text, '|');
        if (bar != NULL) *bar++ = '\0';
        squeeze(text);
        if (claimed_count == CLAIMED_MAX) return fail(r, "too many to claim: use count");
        if (!parse(r, text, &claimed[claimed_count++])) return false;
        text = bar;
    }
    int count = vx_list(r->game, r->state, listed);
    bool equal = true;
    for (int i = 0; i < count; i++) {
        if (is_among(listed[i], claimed, claimed_count)) continue;
        equal = fail(r, " also");
        add_action(r, listed[i]);
    }
    for (int i = 0; i < claimed_count; i++) {
        if (is_among(claimed[i], listed, count)) continue;
        equal = fail(r, " not");
        add_action(r, claimed[i]);
    }
    return equal;
}

/* Legal, and offered or not: for steps whose lists are not complete. */
static bool claim_listed(runner *r, char *rest)
{
    vx_action action;
    if (!parse_legal(r, rest, &action)) return false;
    int count = vx_list(r->game, r->state, listed);
    return is_among(action, listed, count) || fail(r, "legal, but not listed");
}

static bool claim_unlisted(runner *r, char *rest)
{
    vx_action action;
    if (!parse_legal(r, rest, &action)) return false;
    int count = vx_list(r->game, r->state, listed);
    return !is_among(action, listed, count) || fail(r, "it is listed");
}

static bool claim_count(runner *r, char *rest)
{
    int64_t claimed;
    int count = vx_list(r->game, r->state, listed);
    if (!read_number(rest, &claimed)) return fail(r, "no number is claimed");
    return count == claimed || fail_number(r, "", count);
}

static bool claim_hidden(runner *r, char *rest)
{
    int64_t seat;
    vx_action action;
    char seen[256];
    char *text = cut_at_colon(rest);
    if (!read_number(take_word(&rest), &seat) || text == NULL) return fail(r, "malformed claim");
    if (!parse_legal(r, rest, &action)) return false;
    int viewer = seat == 0 ? VX_SPECTATOR : (int)seat - 1;
    vx_view(r->game, r->state, viewer, r->view);
    vx_action hidden = vx_hide_action(r->game, r->state, action, viewer);
    vx_format_action(r->game, r->view, hidden, seen, sizeof seen);
    squeeze(text);
    return strcmp(seen, text) == 0 || fail(r, seen);
}

/* ---- Claims about chance ---- */

static bool chance_acts(runner *r)
{
    int acts = vx_to_act(r->game, r->state);
    return acts == VX_CHANCE || fail_number(r, "chance does not act, but seat ", acts + 1);
}

static bool claim_chance(runner *r, char *rest)
{
    return chance_acts(r) && claim_count(r, rest);
}

static bool claim_weight(runner *r, char *rest)
{
    int64_t part, whole;
    vx_action action;
    if (!read_fraction(take_last_word(rest), &part, &whole)) return fail(r, "no N/M is claimed");
    if (!chance_acts(r) || !parse(r, rest, &action)) return false;
    uint64_t weight = vx_chance_weight(r->game, r->state, action);
    uint64_t total = vx_chance_total(r->game, r->state);
    if (same_fraction(weight, total, part, whole)) return true;
    fail_number(r, "", (int64_t)weight);
    return fail_number(r, "/", (int64_t)total);
}

static bool rows_add_up(const vx_odds_table *table)
{
    uint64_t sum = 0;
    for (int i = 0; i < table->count; i++) sum += table->row[i].weight;
    return sum == table->total;
}

static bool claim_odds(runner *r, char *rest)
{
    static vx_odds odds;
    int64_t part, whole;
    vx_action action;
    char *text = cut_at_colon(rest);
    if (text == NULL || !read_fraction(take_word(&text), &part, &whole))
        return fail(r, "no N/M is claimed");
    if (!parse_legal(r, rest, &action)) return false;
    vx_get_odds(r->game, r->state, action, VX_ENGLISH, &odds);
    for (int t = 0; t < odds.count; t++) {
        const vx_odds_table *table = &odds.table[t];
        if (!rows_add_up(table)) return fail(r, "the rows do not add up to the total");
        for (int i = 0; i < table->count; i++) {
            if (strstr(table->row[i].text, text) != NULL &&
                same_fraction(table->row[i].weight, table->total, part, whole))
                return true;
            fail_number(r, "; ", (int64_t)table->row[i].weight);
            fail_number(r, "/", (int64_t)table->total);
            fail(r, " ");
            fail(r, table->row[i].text);
        }
    }
    return false;
}

/* ---- Claims about the state ---- */

static bool state_shows(const vx_game *game, const void *state, char *line)
{
    vx_format_position(game, state, position, sizeof position);
    squeeze(line);
    for (char *at = strtok(position, "\n"); at != NULL; at = strtok(NULL, "\n")) {
        squeeze(at);
        if (strcmp(at, line) == 0) return true;
    }
    return false;
}

static bool claim_shown(runner *r, const void *state, char *line, bool expected)
{
    if (state_shows(r->game, state, line) == expected) return true;
    vx_format_position(r->game, state, position, sizeof position);
    fail(r, "\n");
    return fail(r, position);
}

static bool claim_shows(runner *r, char *rest)
{
    return claim_shown(r, r->state, rest, true);
}

static bool claim_lacks(runner *r, char *rest)
{
    return claim_shown(r, r->state, rest, false);
}

static bool claim_view(runner *r, char *rest)
{
    int64_t seat;
    if (!read_number(take_word(&rest), &seat)) return fail(r, "no seat is named");
    const char *verb = take_word(&rest);
    bool expected = strcmp(verb, "shows") == 0;
    if (!expected && strcmp(verb, "lacks") != 0) return fail(r, "neither shows nor lacks");
    vx_view(r->game, r->state, seat == 0 ? VX_SPECTATOR : (int)seat - 1, r->view);
    return claim_shown(r, r->view, rest, expected);
}

static bool claim_acts(runner *r, char *rest)
{
    int64_t seat = VX_CHANCE + 1;
    if (strcmp(rest, "chance") != 0 && !read_number(rest, &seat))
        return fail(r, "no seat is named");
    int acts = vx_to_act(r->game, r->state);
    return acts == (int)seat - 1 || fail_number(r, "seat ", acts + 1);
}

static bool claim_over(runner *r, char *rest)
{
    (void)rest;
    int acts = vx_to_act(r->game, r->state);
    return acts == VX_OVER || fail_number(r, "seat ", acts + 1);
}

static bool claim_score(runner *r, char *rest)
{
    if (!claim_over(r, rest)) return false;
    bool equal = true;
    for (int seat = 0; seat < vx_seats(r->game, r->state); seat++) {
        int64_t claimed = INT64_MIN;
        int score = vx_score(r->game, r->state, seat);
        equal &= read_number(take_word(&rest), &claimed) && claimed == score;
        fail_number(r, " ", score);
    }
    return equal && *rest == '\0';
}

static bool claim_says(runner *r, char *rest)
{
    const char *name = take_word(&rest);
    vx_language language = strcmp(name, "ru") == 0 ? VX_RUSSIAN : VX_ENGLISH;
    char sentence[512];
    if (strcmp(name, "ru") != 0 && strcmp(name, "en") != 0) return fail(r, "neither en nor ru");
    if (r->refusal.message == NULL) return fail(r, "nothing was refused before");
    if (problem_holds(&r->refusal, language, rest)) return true;
    vx_format_problem(&r->refusal, language, sentence, sizeof sentence);
    return fail(r, sentence);
}

/* ---- Cases ---- */

static const struct claim {
    const char *word;
    bool (*holds)(runner *r, char *rest);
    bool needs_start;
} claims[] = {
    {"position", claim_position, false}, {"badposition", claim_bad_position, false},
    {"setup", claim_setup, false},       {"refused", claim_refused, false},
    {"says", claim_says, false},         {"legal", claim_legal, true},
    {"illegal", claim_illegal, true},    {"bad", claim_bad, true},
    {"apply", claim_apply, true},        {"try", claim_try, true},
    {"chance", claim_chance, true},      {"weight", claim_weight, true},
    {"shows", claim_shows, true},        {"lacks", claim_lacks, true},
    {"actions", claim_actions, true},    {"count", claim_count, true},
    {"listed", claim_listed, true},      {"unlisted", claim_unlisted, true},
    {"acts", claim_acts, true},          {"over", claim_over, true},
    {"score", claim_score, true},        {"view", claim_view, true},
    {"hidden", claim_hidden, true},      {"odds", claim_odds, true},
};

static bool try_claim(runner *r, char *line)
{
    char *rest = line;
    const char *word = take_word(&rest);
    r->found = vx_text_on(r->found_text, sizeof r->found_text);
    for (size_t i = 0; i < sizeof claims / sizeof claims[0]; i++) {
        if (strcmp(word, claims[i].word) != 0) continue;
        if (claims[i].needs_start && r->game == NULL) return fail(r, "there is no position yet");
        return claims[i].holds(r, rest);
    }
    return fail(r, "no such claim");
}

/* "# ZN-13 ..." begins a case; "# anything else" is a remark. A clause is capitals and a number. */
static bool begins_case(const char *line)
{
    if (strncmp(line, "# ", 2) != 0) return false;
    size_t length = strcspn(line + 2, " ");
    const char *word = line + 2;
    bool has_dash = memchr(word, '-', length) != NULL;
    bool ends_in_digit = length > 0 && word[length - 1] >= '0' && word[length - 1] <= '9';
    return word[0] >= 'A' && word[0] <= 'Z' && has_dash && ends_in_digit;
}

/* What came of a case: how many claims there were and failed, and whether the last one did. */
typedef struct {
    int claims, failed;
    bool last_failed;
} outcome;

static void report(const runner *r, int line, const char *claim)
{
    printf("%s:%d: %s\n    found: %s\n", r->path, line + 1, claim, r->found_text);
}

static void end_try(runner *r)
{
    if (!r->trying) return;
    memcpy(r->state, r->before_try, vx_state_size(r->game));
    r->trying = false;
}

/* Plays one case, from behind its first line to the next case or the end of the file. */
static outcome play_case(runner *r, bool quiet)
{
    outcome result = {0};
    r->game = NULL;
    r->trying = false;
    r->refusal = (vx_problem){0};
    for (r->at++; r->at < r->line_count && !begins_case(r->lines[r->at]); r->at++) {
        char *line = r->lines[r->at];
        if (line[0] == '\0') end_try(r);
        if (line[0] == '\0' || line[0] == '#') continue;
        char claim[1024];
        int first = r->at;
        snprintf(claim, sizeof claim, "%s", line);
        result.claims++;
        result.last_failed = !try_claim(r, line);
        if (!result.last_failed) continue;
        result.failed++;
        if (!quiet) report(r, first, claim);
    }
    return result;
}

/* ---- Files ---- */

typedef struct {
    const char *words[WORDS_MAX];
    int word_count;
    char *paths[PATHS_MAX];
    int path_count;
    bool verbose, must_fail;
    int passed, failed;
} session;

static bool is_wanted(const session *s, const char *line)
{
    for (int i = 0; i < s->word_count; i++)
        if (strstr(line, s->words[i]) == NULL) return false;
    return true;
}

static void run_case(session *s, runner *r)
{
    const char *title = r->lines[r->at];
    int first = r->at;
    bool wanted = is_wanted(s, title);
    outcome result = play_case(r, s->must_fail || !wanted);
    if (!wanted) return;
    bool passed = s->must_fail ? result.failed == 1 && result.last_failed
                               : result.claims > 0 && result.failed == 0;
    if (result.claims == 0) printf("%s:%d: no claim follows\n", r->path, first + 1);
    if (s->must_fail && !passed)
        printf("%s:%d: the last claim alone should fail; %d failed\n", r->path, first + 1,
               result.failed);
    if (!passed) printf("%s:%d: FAILED %s\n", r->path, first + 1, title);
    if (passed && s->verbose) printf("ok %s\n", title);
    *(passed ? &s->passed : &s->failed) += 1;
}

static char *read_whole_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    size_t length = 0, room = 1 << 16;
    char *text = malloc(room);
    while (text != NULL) {
        length += fread(text + length, 1, room - 1 - length, file);
        if (length < room - 1) break;
        room *= 2;
        text = realloc(text, room);
    }
    if (text != NULL) text[length] = '\0';
    fclose(file);
    return text;
}

static void trim_end(char *line)
{
    size_t length = strlen(line);
    while (length > 0 && is_blank(line[length - 1])) line[--length] = '\0';
}

static bool cut_into_lines(runner *r, char *text)
{
    r->line_count = 0;
    for (char *at = text; at != NULL && *at != '\0';) {
        char *next = strchr(at, '\n');
        if (next != NULL) *next++ = '\0';
        if (r->line_count == LINES_MAX) return false;
        trim_end(at);
        r->lines[r->line_count++] = at;
        at = next;
    }
    return true;
}

static void run_file(session *s, runner *r, const char *path)
{
    char *text = read_whole_file(path);
    r->path = path;
    if (text == NULL || !cut_into_lines(r, text)) {
        printf("%s: cannot be read\n", path);
        s->failed++;
        free(text);
        return;
    }
    r->at = 0;
    while (r->at < r->line_count) {
        const char *line = r->lines[r->at];
        if (begins_case(line)) {
            run_case(s, r);
            continue;
        }
        if (line[0] != '\0' && line[0] != '#') {
            printf("%s:%d: a line before the first case: %s\n", path, r->at + 1, line);
            s->failed++;
        }
        r->at++;
    }
    free(text);
}

static void add_path(session *s, const char *folder, const char *name)
{
    size_t room = strlen(folder) + strlen(name) + 2;
    char *path = malloc(room);
    if (path == NULL || s->path_count == PATHS_MAX) exit(2);
    snprintf(path, room, "%s%s%s", folder, *name != '\0' ? "/" : "", name);
    s->paths[s->path_count++] = path;
}

static bool is_folder(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* Replaces each folder in the list by the .t files and folders in it. */
static void open_folders(session *s)
{
    for (int i = 0; i < s->path_count; i++) {
        char *folder_path = s->paths[i];
        if (!is_folder(folder_path)) continue;
        DIR *folder = opendir(folder_path);
        if (folder == NULL) continue;
        for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
            char path[4096];
            snprintf(path, sizeof path, "%s/%s", folder_path, entry->d_name);
            if (entry->d_name[0] == '.') continue;
            if (is_folder(path) || ends_with(path, ".t")) add_path(s, folder_path, entry->d_name);
        }
        closedir(folder);
    }
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void read_arguments(session *s, int count, char **arguments)
{
    struct stat about;
    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "-v") == 0)
            s->verbose = true;
        else if (strcmp(arguments[i], "--must-fail") == 0)
            s->must_fail = true;
        else if (stat(arguments[i], &about) == 0)
            add_path(s, arguments[i], "");
        else if (s->word_count < WORDS_MAX)
            s->words[s->word_count++] = arguments[i];
    }
    if (s->path_count == 0) add_path(s, "tests/positions", "");
}

static void *reserve(size_t size)
{
    void *memory = malloc(size);
    if (memory == NULL) exit(2);
    return memory;
}

static size_t largest_list(void)
{
    int largest = 0;
    for (int i = 0; i < vx_game_count(); i++) {
        int cap = vx_action_cap(vx_game_at(i));
        if (cap > largest) largest = cap;
    }
    return (size_t)largest;
}

int main(int count, char **arguments)
{
    static session s;
    static runner r;
    r.state = reserve(vx_largest_state());
    r.before_try = reserve(vx_largest_state());
    r.view = reserve(vx_largest_state());
    listed = reserve(largest_list() * sizeof *listed);
    read_arguments(&s, count, arguments);
    open_folders(&s);
    qsort(s.paths, (size_t)s.path_count, sizeof s.paths[0], by_name);
    for (int i = 0; i < s.path_count; i++) {
        if (!is_folder(s.paths[i])) run_file(&s, &r, s.paths[i]);
        free(s.paths[i]);
    }
    free(r.state);
    free(r.before_try);
    free(r.view);
    free(listed);
    printf("positions: %d passed, %d failed\n", s.passed, s.failed);
    return s.failed > 0 || s.passed == 0;
}
