/* SPDX-License-Identifier: MIT */
/* arena.c - the command: who meets whom, on how many threads, when it is enough. */
#include "cli/arena.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/save.h"
#include "cli/terminal.h"
#include "command/bots.h"
#include "command/session.h"

enum { REPORT_CAP = 1 << 22, THINK_FOR = 1000 /* milliseconds */, DEFAULT_GAMES = 200 };

/* ---- The tournament, shared by the workers under one lock ---- */

typedef struct {
    const arena_plan *plan;
    const vx_host *host;
    const vx_platform *platform;
    arena_results results;
    FILE *log;
    pthread_mutex_t lock;
    bool *is_taken;   /* games played or being played, by slot_of() */
    bool *is_decided; /* pairings, by the sequential test */
    uint64_t *spent;  /* microseconds of thought, by pairing */
    bool failed;
    bool shows_progress;
} tournament;

static volatile sig_atomic_t interrupted;

static void interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

static bool is_interrupted(void *context)
{
    (void)context;
    return interrupted != 0;
}

static size_t slot_of(const arena_plan *plan, int pairing, int pair, int swapped)
{
    return ((size_t)pair * (size_t)arena_pairing_count(plan) + (size_t)pairing) * 2 +
           (size_t)swapped;
}

static size_t slot_count(const arena_plan *plan)
{
    return slot_of(plan, 0, plan->pairs, 0);
}

/* The pairing's next game that nobody has taken. */
static bool has_game(const tournament *t, int pairing, arena_game *out)
{
    if (t->is_decided[pairing]) return false;
    for (int game = 0; game < 2 * t->plan->pairs; game++) {
        if (t->is_taken[slot_of(t->plan, pairing, game / 2, game % 2)]) continue;
        *out = (arena_game){.pairing = pairing, .pair = game / 2, .swapped = game % 2};
        return true;
    }
    return false;
}

/* Of all pairings the one that has had the least time, so that a stop finds all of them equally
 * advanced and slow bots do not keep the others waiting. */
static bool take_game(tournament *t, arena_game *out)
{
    uint64_t least = UINT64_MAX;
    arena_game game;
    for (int p = 0; p < arena_pairing_count(t->plan); p++) {
        if (t->spent[p] >= least || !has_game(t, p, &game)) continue;
        least = t->spent[p];
        *out = game;
    }
    if (least == UINT64_MAX) return false;
    t->is_taken[slot_of(t->plan, out->pairing, out->pair, out->swapped)] = true;
    t->spent[out->pairing]++; /* a token, until it is known what the game took */
    return true;
}

static void add_time(tournament *t, const arena_game *game)
{
    uint64_t both = game->microseconds[0] + game->microseconds[1];
    t->spent[game->pairing] += both * (uint64_t)game->decisions / 2;
}

static void decide(tournament *t, int pairing)
{
    if (t->plan->high > 0)
        t->is_decided[pairing] = arena_count(t->plan, &t->results, pairing).verdict != 0;
}

static void enter_game(tournament *t, const arena_game *game, const char *fault)
{
    bool kept = arena_results_add(&t->results, game) &&
                (t->log == NULL || arena_log_add(t->log, game, fault));
    if (!kept) t->failed = true;
    add_time(t, game);
    decide(t, game->pairing);
    if (t->shows_progress) fprintf(stderr, "\r%d / %zu", t->results.count, slot_count(t->plan));
}

static void work(void *argument, int index)
{
    tournament *t = argument;
    arena_table *table = arena_table_new(t->plan, t->host, t->platform);
    arena_game game;
    char fault[256];
    (void)index;
    if (table == NULL) t->failed = true;
    while (table != NULL && !interrupted) {
        pthread_mutex_lock(&t->lock);
        bool is_on = !t->failed && take_game(t, &game);
        pthread_mutex_unlock(&t->lock);
        if (!is_on) break;
        if (!arena_play(table, &game, fault, sizeof fault)) continue;
        pthread_mutex_lock(&t->lock);
        enter_game(t, &game, fault);
        pthread_mutex_unlock(&t->lock);
    }
    arena_table_free(table);
}

/* Marks what a log already holds. */
static void mark_played(tournament *t)
{
    for (int i = 0; i < t->results.count; i++) {
        const arena_game *game = &t->results.games[i];
        add_time(t, game);
        if (game->pair < t->plan->pairs)
            t->is_taken[slot_of(t->plan, game->pairing, game->pair, game->swapped)] = true;
    }
    for (int p = 0; p < arena_pairing_count(t->plan); p++) decide(t, p);
}

static bool hold_tournament(tournament *t)
{
    t->is_taken = calloc(slot_count(t->plan) + 1, sizeof *t->is_taken);
    t->is_decided = calloc((size_t)arena_pairing_count(t->plan), sizeof *t->is_decided);
    t->spent = calloc((size_t)arena_pairing_count(t->plan), sizeof *t->spent);
    if (t->is_taken != NULL && t->is_decided != NULL && t->spent != NULL) {
        pthread_mutex_init(&t->lock, NULL);
        mark_played(t);
        if (t->plan->threads > 1)
            t->host->run_parallel(t->host->context, t->plan->threads, work, t);
        else
            work(t, 0);
        pthread_mutex_destroy(&t->lock);
        if (t->shows_progress) fputs("\r", stderr);
    } else {
        t->failed = true;
    }
    free(t->is_taken);
    free(t->is_decided);
    free(t->spent);
    return !t->failed;
}

/* ---- What was asked for ---- */

/* A bot's name, or else a program where the word looks like a path. */
static vx_status take_bot(vx_session *session, arena_plan *plan, const vx_word *name)
{
    static const vx_message unknown = {
        NULL,
        {"'{word}' is neither a bot nor the path of a program (./bot)",
         "«{word}» — не бот и не путь к программе (./bot)"}};
    static const vx_message too_many = {NULL, {"too many bots", "слишком много ботов"}};
    static const vx_message too_long = {
        NULL, {"the name of a bot is too long: {word}", "слишком длинное имя бота: {word}"}};
    if (plan->bot_count == ARENA_BOTS) return vx_fail_with(session, VX_BAD, &too_many, "");
    arena_bot *bot = &plan->bots[plan->bot_count];
    vx_text text = vx_text_on(bot->name, sizeof bot->name);
    vx_add_bytes(&text, name->start, name->length);
    if (text.cut) return vx_fail_with(session, VX_BAD, &too_long, bot->name);
    bot->is_program = !vx_limits_parse(bot->name, &bot->limits);
    if (bot->is_program && strchr(bot->name, '/') == NULL)
        return vx_fail_with(session, VX_BAD, &unknown, bot->name);
    plan->bot_count++;
    return VX_YES;
}

static vx_status take_bots(vx_session *session, arena_plan *plan, const char *names)
{
    static const vx_message too_few = {NULL,
                                       {"name at least two bots: --bots level3,level5",
                                        "назовите хотя бы двух ботов: --bots level3,level5"}};
    vx_status status = VX_YES;
    vx_word name;
    for (const char *rest = names[0] != '\0' ? names : NULL;
         status == VX_YES && vx_next_bot(&rest, &name);)
        status = take_bot(session, plan, &name);
    if (status == VX_YES && plan->bot_count < 2) return vx_fail_with(session, VX_BAD, &too_few, "");
    return status;
}

/* "50,55": scores in percent. */
static vx_status take_test(vx_session *session, arena_plan *plan, const char *bounds)
{
    static const vx_message bad = {
        NULL,
        {"--test takes two scores in percent, the lower first: 50,55",
         "после --test стоят две доли очков в процентах, меньшая первой: 50,55"}};
    vx_word word = {.start = bounds, .length = strlen(bounds)}, low, high;
    int64_t numbers[2];
    if (!vx_word_split(&word, ',', &low, &high) || !vx_word_number(&low, 1, 98, &numbers[0]) ||
        !vx_word_number(&high, numbers[0] + 1, 99, &numbers[1]))
        return vx_fail_with(session, VX_BAD, &bad, "");
    plan->low = (double)numbers[0] / 100;
    plan->high = (double)numbers[1] / 100;
    return VX_YES;
}

static void write_options(const vx_arguments *arguments, arena_plan *plan)
{
    vx_text text = vx_text_on(plan->options, sizeof plan->options);
    for (int i = 0; i < arguments->setting_count; i++) {
        if (i > 0) vx_add_char(&text, ' ');
        vx_add(&text, arguments->setting[i].key);
        vx_add_char(&text, '=');
        vx_add(&text, arguments->setting[i].value);
    }
}

static vx_status make_plan(vx_session *session, const vx_arguments *arguments, arena_plan *plan)
{
    const vx_host *host = session->host;
    *plan = (arena_plan){
        .game = vx_wanted_game(session, arguments->word[0]),
        .mode = vx_flag_given(arguments, "--ladder")     ? ARENA_LADDER
                : vx_flag_given(arguments, "--gauntlet") ? ARENA_GAUNTLET
                                                         : ARENA_ROUND,
        .pairs = (int)(vx_flag_number(arguments, "--games", DEFAULT_GAMES) + 1) / 2,
        .seed = (uint64_t)vx_flag_number(arguments, "--seed", 1),
        .think_for = (int)vx_flag_number(arguments, "--ms", THINK_FOR),
        .threads = (int)vx_flag_number(arguments, "--threads", host->cores > 0 ? host->cores : 1)};
    if (plan->game == NULL) return VX_BAD;
    write_options(arguments, plan);
    vx_status status = take_bots(session, plan, vx_flag_text(arguments, "--bots", ""));
    if (status == VX_YES && vx_flag_given(arguments, "--test"))
        status = take_test(session, plan, vx_flag_text(arguments, "--test", ""));
    return status;
}

/* ---- Answers ---- */

static vx_status answer_report(vx_session *session, const vx_arguments *arguments,
                               const tournament *t)
{
    static const vx_message no_write = {NULL, {"cannot write '{word}'", "не пишется «{word}»"}};
    const char *page = vx_flag_text(arguments, "--html", NULL);
    vx_text *out = vx_answer(session, REPORT_CAP);
    if (vx_flag_given(arguments, "--json"))
        arena_report_json(t->plan, &t->results, out);
    else
        arena_report_text(t->plan, &t->results, session->language, out);
    if (page == NULL) return VX_YES;
    char *memory = malloc(REPORT_CAP);
    if (memory == NULL) return vx_fail_memory(session);
    vx_text text = vx_text_on(memory, REPORT_CAP);
    arena_report_page(t->plan, &t->results, session->language, &text);
    bool saved = !text.cut && vx_save_text(page, memory);
    free(memory);
    return saved ? VX_YES : vx_fail_with(session, VX_BAD, &no_write, page);
}

static vx_status play_plan(vx_session *session, const vx_arguments *arguments, arena_plan *plan)
{
    const vx_host *host = session->host;
    vx_platform platform = vx_search_platform(host);
    const char *path = vx_flag_text(arguments, "--log", NULL);
    tournament t = {
        .plan = plan, .host = host, .platform = &platform, .shows_progress = isatty(STDERR_FILENO)};
    vx_problem why;
    vx_status status = VX_YES;
    platform.should_stop = is_interrupted;
    /* A busy machine makes nobody weaker who thinks for a second. */
    if (host->processor_time != NULL) platform.clock = host->processor_time;
    interrupted = 0;
    if (path != NULL) t.log = arena_log_open(path, plan, &t.results, &why);
    if (path != NULL && t.log == NULL) {
        status = vx_fail(session, VX_BAD, NULL, &why);
    } else {
        struct sigaction before, ours = {.sa_handler = interrupt}; /* for every Ctrl-C, not one */
        sigaction(SIGINT, &ours, &before);
        status =
            hold_tournament(&t) ? answer_report(session, arguments, &t) : vx_fail_memory(session);
        sigaction(SIGINT, &before, NULL);
    }
    if (t.log != NULL) fclose(t.log);
    arena_results_free(&t.results);
    return status;
}

static vx_status check_program(vx_session *session, const vx_arguments *arguments)
{
    const char *id = arguments->count > 0 ? arguments->word[0] : vx_game_id(vx_game_at(0));
    const vx_game *game = vx_wanted_game(session, id);
    if (game == NULL) return VX_BAD;
    int think_for = (int)vx_flag_number(arguments, "--ms", 50);
    const char *command = vx_flag_text(arguments, "--check", "");
    bool keeps_all = arena_check_program(command, game, think_for, session->language,
                                         vx_answer(session, 1 << 14));
    return keeps_all ? VX_YES : VX_NO;
}

vx_status vx_run_terminal_arena(vx_session *session, const vx_arguments *arguments)
{
    static const vx_message no_game = {NULL, {"which game?", "какая игра?"}};
    arena_plan plan;
    if (vx_flag_given(arguments, "--check")) return check_program(session, arguments);
    if (arguments->count == 0) return vx_fail_with(session, VX_BAD, &no_game, "");
    vx_status status = make_plan(session, arguments, &plan);
    if (status != VX_YES) return status;
    void *start = vx_wanted_start(session, plan.game, arguments);
    if (start == NULL) return VX_BAD;
    plan.start = start;
    status = play_plan(session, arguments, &plan);
    free(start);
    return status;
}
