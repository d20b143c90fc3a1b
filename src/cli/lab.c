/* SPDX-License-Identifier: MIT */
/* lab.c - the command: studies are checked, run, reported, merged; two rulesets are compared. */
#include "cli/lab.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/save.h"
#include "cli/terminal.h"
#include "command/numbers.h"
#include "command/session.h"

enum { PATH_CAP = 1024 };

/* ---- The study ---- */

/* Rulesets stand beside the study that names them, unless they have a path. */
typedef struct {
    const vx_host *host;
    const char *study;
} shelf;

static char *copy_of(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy != NULL ? memcpy(copy, text, size) : NULL;
}

/* A file, or a ruleset in one word: tile_ORC07_cost_4. */
static char *read_rules(void *context, const char *name, vx_problem *why)
{
    const shelf *s = context;
    char path[PATH_CAP];
    vx_text text = vx_text_on(path, sizeof path);
    const char *slash = strrchr(s->study, '/');
    if (slash != NULL && name[0] != '/')
        vx_add_bytes(&text, s->study, (size_t)(slash - s->study) + 1);
    vx_add(&text, name);
    bool is_text = strchr(name, '_') != NULL && !s->host->is_file(s->host->context, path);
    return is_text ? copy_of(name) : s->host->read_file(s->host->context, path, why);
}

/* NULL, and the session says why: the file, the line, the word. You free it. */
static lab_study *read_study(vx_session *session, const char *path, const char *text)
{
    vx_problem why = {0};
    shelf s = {session->host, path};
    lab_study *study = malloc(sizeof *study);
    if (study == NULL) {
        vx_fail_memory(session);
        return NULL;
    }
    if (lab_read_study(text, read_rules, &s, study, &why)) return study;
    vx_fail(session, VX_BAD, path, &why);
    free(study);
    return NULL;
}

static lab_study *open_study(vx_session *session, const char *path)
{
    vx_problem why = {0};
    char *text = session->host->read_file(session->host->context, path, &why);
    lab_study *study = text != NULL ? read_study(session, path, text) : NULL;
    if (text == NULL) vx_fail(session, VX_BAD, NULL, &why);
    free(text);
    return study;
}

/* "armies.study" keeps its games in "armies.results". */
static void results_path(const vx_arguments *arguments, const char *study, char *out)
{
    static const char ending[] = ".study";
    const char *given = vx_flag_text(arguments, "--out", NULL);
    vx_text text = vx_text_on(out, PATH_CAP);
    size_t length = strlen(study), end = sizeof ending - 1;
    bool has_ending = length > end && strcmp(study + length - end, ending) == 0;
    if (given != NULL) {
        vx_add(&text, given);
        return;
    }
    vx_add_bytes(&text, study, has_ending ? length - end : length);
    vx_add(&text, ".results");
}

/* ---- Reports ---- */

static vx_status write_page(vx_session *session, const lab_report *report, const char *path)
{
    static const vx_message no_write = {NULL, {"cannot write '{word}'", "не пишется «{word}»"}};
    char *memory = malloc(LAB_REPORT_CAP);
    if (memory == NULL) return vx_fail_memory(session);
    vx_text text = vx_text_on(memory, LAB_REPORT_CAP);
    lab_report_page(report, session->language, &text);
    bool is_saved = !text.cut && vx_save_text(path, memory);
    free(memory);
    return is_saved ? VX_YES : vx_fail_with(session, VX_BAD, &no_write, path);
}

static vx_status answer_report(vx_session *session, const vx_arguments *arguments,
                               const lab_study *study, const lab_results *results)
{
    lab_figures figures;
    lab_values values = {0};
    const char *page = vx_flag_text(arguments, "--html", NULL);
    if (!lab_figures_make(&figures, study, results)) return vx_fail_memory(session);
    bool has_values = study->counts_pieces && lab_values_make(&values, study, results);
    lab_report report = {study, &figures, has_values ? &values : NULL, results->count};
    vx_text *out = vx_answer(session, LAB_REPORT_CAP);
    if (vx_flag_given(arguments, "--json"))
        lab_report_json(&report, out);
    else
        lab_report_text(&report, session->language, out);
    vx_status status = page != NULL ? write_page(session, &report, page) : VX_YES;
    lab_values_free(&values);
    lab_figures_free(&figures);
    return status;
}

/* ---- Verbs ---- */

/* "2/8": the second of eight. */
static bool read_shard(const char *text, lab_manner *manner)
{
    vx_word word = {.start = text, .length = strlen(text)}, which, of;
    int64_t index, count;
    if (!vx_word_split(&word, '/', &which, &of) || !vx_word_number(&of, 1, 1000000, &count) ||
        !vx_word_number(&which, 1, count, &index))
        return false;
    manner->shard = (uint64_t)index - 1;
    manner->shards = (uint64_t)count;
    return true;
}

/* Plays what is missing of the study and answers with its report. */
static vx_status play_study(vx_session *session, const vx_arguments *arguments,
                            const lab_study *study, const char *name, const char *path)
{
    static const vx_message bad_shard = {NULL,
                                         {"--shard takes I/N, such as 2/8, not '{word}'",
                                          "после --shard стоит I/N, например 2/8, а не «{word}»"}};
    static const vx_message stopped = {NULL,
                                       {"stopped: the same command goes on from here",
                                        "остановлено: та же команда продолжит отсюда"}};
    const vx_host *host = session->host;
    lab_manner manner = {
        .host = host,
        .shards = 1,
        .threads = (int)vx_flag_number(arguments, "--threads", host->cores > 0 ? host->cores : 1),
        .most = (uint64_t)vx_flag_number(arguments, "--games", 0),
        .shows_progress = isatty(STDERR_FILENO)};
    const char *shard = vx_flag_text(arguments, "--shard", NULL);
    if (shard != NULL && !read_shard(shard, &manner))
        return vx_fail_with(session, VX_BAD, &bad_shard, shard);
    lab_results results = {0};
    lab_file file;
    vx_problem why = {0};
    lab_room room;
    vx_status status = VX_BAD;
    bool is_sound =
        lab_room_open(&room, study, &why); /* a study that is not leaves no file behind */
    if (is_sound) lab_room_close(&room);
    if (is_sound && lab_file_open(&file, path, study, &results, &why)) {
        status = lab_run(study, &manner, &file, &results, &why);
        lab_file_close(&file);
    }
    if (status == VX_BAD) {
        vx_fail(session, VX_BAD, why.line > 0 ? name : NULL, &why);
    } else {
        vx_status answered = answer_report(session, arguments, study, &results);
        if (answered != VX_YES) status = answered;
        if (status == VX_NO && manner.most == 0) vx_fail_with(session, VX_NO, &stopped, "");
    }
    lab_results_free(&results);
    return status;
}

static vx_status run_study(vx_session *session, const vx_arguments *arguments)
{
    char path[PATH_CAP];
    lab_study *study = open_study(session, arguments->word[1]);
    if (study == NULL) return VX_BAD;
    results_path(arguments, arguments->word[1], path);
    vx_status status = play_study(session, arguments, study, arguments->word[1], path);
    free(study);
    return status;
}

/* ---- Is a change good? ---- */

/* One factor of two values, each pair of games with the same chance, as few of them as the answer needs. */
static bool write_comparison(const vx_arguments *arguments, vx_text *out)
{
    static const char usual[] = "rules";
    vx_word word[2], key = {.start = usual, .length = sizeof usual - 1}, other;
    for (int i = 0; i < 2; i++) {
        const char *given = arguments->word[2 + i];
        word[i] = (vx_word){.start = given, .length = strlen(given)};
    }
    if (vx_word_split(&word[0], '=', &key, &word[0]) &&
        (!vx_word_split(&word[1], '=', &other, &word[1]) || other.length != key.length ||
         memcmp(other.start, key.start, key.length) != 0))
        return false;
    vx_add(out, "study compare\ngame ");
    vx_add(out, arguments->word[1]);
    vx_add(out, "\nfactor ");
    vx_add_bytes(out, key.start, key.length);
    for (int i = 0; i < 2; i++) {
        vx_add_char(out, ' ');
        vx_add_bytes(out, word[i].start, word[i].length);
    }
    vx_add(out, "\nbots ");
    vx_add(out, vx_flag_text(arguments, "--bots", "level4"));
    vx_add(out, "\ngames 100000\nuntil difference ");
    vx_add_number(out, vx_flag_number(arguments, "--matters", 5));
    vx_add_char(out, '\n');
    return !out->cut;
}

/* compare GAME A B: two rulesets, or two values of an option. Run it again to go on. */
static vx_status compare(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message bad = {
        NULL,
        {"compare takes two rulesets, or one option twice: layout=line layout=block",
         "compare берёт два набора правил или один параметр дважды: layout=line "
         "layout=block"}};
    char text[PATH_CAP * 3], path[64];
    vx_text written = vx_text_on(text, sizeof text), name = vx_text_on(path, sizeof path);
    if (!write_comparison(arguments, &written)) return vx_fail_with(session, VX_BAD, &bad, "");
    lab_study *study = read_study(session, "compare", text);
    if (study == NULL) return VX_BAD;
    vx_add(&name, "compare-");
    vx_add_hex(&name, study->hash);
    vx_add(&name, ".results");
    vx_status status =
        play_study(session, arguments, study, "compare", vx_flag_text(arguments, "--out", path));
    free(study);
    return status;
}

static vx_status report_study(vx_session *session, const vx_arguments *arguments)
{
    lab_study *study = open_study(session, arguments->word[1]);
    if (study == NULL) return VX_BAD;
    char path[PATH_CAP], name[LAB_NAME_CAP];
    lab_results results = {0};
    vx_problem why = {0};
    uint64_t hash = 0;
    results_path(arguments, arguments->word[1], path);
    vx_status status = VX_BAD;
    if (lab_file_read(path, study, &hash, name, &results, &why))
        status = answer_report(session, arguments, study, &results);
    else
        vx_fail(session, VX_BAD, NULL, &why);
    lab_results_free(&results);
    free(study);
    return status;
}

static vx_status check_study(vx_session *session, const vx_arguments *arguments)
{
    static const char *const cells[VX_LANGUAGES] = {" cells, ", " ячеек, "};
    static const char *const games[VX_LANGUAGES] = {" games at most\n", " партий самое большее\n"};
    lab_room room;
    vx_problem why = {0};
    lab_study *study = open_study(session, arguments->word[1]);
    if (study == NULL) return VX_BAD;
    vx_status status = VX_BAD;
    if (lab_room_open(&room, study, &why)) {
        vx_text *out = vx_answer(session, 1024);
        vx_add(out, study->name);
        vx_add_char(out, ' ');
        vx_add_hex(out, study->hash);
        vx_add(out, ": ");
        vx_add_number(out, study->cells);
        vx_add(out, cells[session->language]);
        vx_add_number(out, (int64_t)lab_game_count(study));
        vx_add(out, games[session->language]);
        lab_room_close(&room);
        status = VX_YES;
    } else {
        vx_fail(session, VX_BAD, arguments->word[1], &why);
    }
    free(study);
    return status;
}

/* ---- Merging ---- */

static bool write_results(const char *path, const char *name, uint64_t hash,
                          const lab_results *results)
{
    size_t size = 256;
    for (size_t i = 0; i < results->count; i++)
        size += 96 + (results->armies[i] != NULL ? strlen(results->armies[i]) : 0);
    char *memory = malloc(size);
    if (memory == NULL) return false;
    vx_text text = vx_text_on(memory, size);
    vx_add(&text, "lab 1 ");
    vx_add(&text, name);
    vx_add_char(&text, ' ');
    vx_add_hex(&text, hash);
    vx_add_char(&text, '\n');
    for (size_t i = 0; i < results->count; i++)
        lab_write_game(&results->game[i], results->armies[i], &text);
    bool is_saved = !text.cut && vx_save_text(path, memory);
    free(memory);
    return is_saved;
}

/* merge OUT A B ...: nothing is written unless all of them fit together. */
static vx_status merge_shards(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_write = {NULL, {"cannot write '{word}'", "не пишется «{word}»"}};
    static const char *const merged[VX_LANGUAGES] = {" games\n", " партий\n"};
    lab_results results = {0};
    char name[LAB_NAME_CAP];
    uint64_t hash = 0;
    vx_problem why = {0};
    bool is_good = true;
    for (int i = 2; i < arguments->count && is_good; i++)
        is_good = lab_file_read(arguments->word[i], NULL, &hash, name, &results, &why);
    vx_status status = VX_BAD;
    if (!is_good) {
        vx_fail(session, VX_BAD, NULL, &why);
    } else if (!write_results(arguments->word[1], name, hash, &results)) {
        vx_fail_with(session, VX_BAD, &no_write, arguments->word[1]);
    } else {
        vx_text *out = vx_answer(session, 1024);
        vx_add(out, arguments->word[1]);
        vx_add(out, ": ");
        vx_add_number(out, (int64_t)results.count);
        vx_add(out, merged[session->language]);
        status = VX_YES;
    }
    lab_results_free(&results);
    return status;
}

typedef struct {
    const char *name;
    int words_min, words_max; /* behind it; -1: any number */
    vx_status (*run)(vx_session *session, const vx_arguments *arguments);
} verb;

static const verb verbs[] = {
    {"run", 1, 1, run_study},       {"report", 1, 1, report_study}, {"check", 1, 1, check_study},
    {"merge", 2, -1, merge_shards}, {"compare", 3, 3, compare},
};

vx_status vx_run_terminal_lab(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message usage = {
        NULL,
        {"use: lab run STUDY | report STUDY | check STUDY | merge OUT SHARD... | compare GAME A B",
         "используйте: lab run ИССЛЕДОВАНИЕ | report ИССЛЕДОВАНИЕ | check ИССЛЕДОВАНИЕ | merge "
         "КУДА ЧАСТЬ..."}};
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
        int words = arguments->count - 1;
        if (strcmp(verbs[i].name, arguments->word[0]) != 0) continue;
        if (words < verbs[i].words_min || (verbs[i].words_max >= 0 && words > verbs[i].words_max))
            break;
        return verbs[i].run(session, arguments);
    }
    return vx_fail_with(session, VX_BAD, &usage, "");
}
