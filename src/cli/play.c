/* SPDX-License-Identifier: MIT */
/* play.c - a game at the terminal: who sits where, whose turn it is, the record on disk. */
#include "cli/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/terminal.h"

enum { DEFAULT_LEVEL = 3, WATCHED_NEWS = 4, RESULT_LINES = 6 };

const char *vx_say(const vx_evening *e, const char *english, const char *russian)
{
    return e->language == VX_RUSSIAN ? russian : english;
}

/* ---- The record ---- */

static const vx_message not_kept = {
    NULL, {"the record cannot be written to {word}", "запись не пишется в {word}"}};

bool vx_keep_record(vx_evening *e)
{
    char *text = vx_match_record(e->match, VX_UMPIRE, false);
    bool kept = text != NULL && vx_save_text(e->path, text);
    free(text);
    return kept;
}

/* ---- Steps ---- */

/* A turn, a phase or a round begins with what the viewer sees happen between two states. */
static bool begins_turn(const vx_evening *e, const void *before, vx_action action,
                        const void *after)
{
    enum { EVENTS_CAP = 1 << 16 };
    const vx_game *game = e->match->game;
    size_t size = game->state_size;
    char *text = malloc(EVENTS_CAP), *views = malloc(2 * size);
    bool begins = false;
    if (text != NULL && views != NULL) {
        vx_text out = vx_text_on(text, EVENTS_CAP);
        vx_view(game, before, e->viewer, views);
        vx_view(game, after, e->viewer, views + size);
        begins = vx_add_events(game, views, action, views + size, &out) &&
                 strstr(text, "\"kind\":\"turn\"") != NULL;
    }
    free(text);
    free(views);
    return begins;
}

static void note_turn(vx_evening *e, const void *before, vx_action action)
{
    if (before == NULL || !begins_turn(e, before, action, e->match->state)) return;
    e->has_begun = e->is_step_over = true;
}

/* A match that is resumed, or whose first turn fell to a machine, may be set up already. */
static void find_first_turn(vx_evening *e)
{
    const vx_match *match = e->match;
    size_t size = match->game->state_size;
    char *states = malloc(2 * size);
    if (states == NULL) return;
    vx_match_state_at(match, 0, states);
    for (int i = 0; i < match->count && !e->has_begun; i++) {
        const vx_entry *entry = &match->entries[i];
        if (entry->resigned) break;
        memcpy(states + size, states, size);
        vx_apply(match->game, states, entry->action);
        e->has_begun = begins_turn(e, states + size, entry->action, states);
    }
    free(states);
}

/* ---- Playing ---- */

static bool play_action(vx_evening *e, vx_action action, vx_problem *why)
{
    if (!vx_match_play(e->match, action, why)) return false;
    if (vx_keep_record(e)) return true;
    /* What is not on disk has not happened. */
    vx_refuse_word(why, &not_kept, e->path, strlen(e->path));
    vx_match *match = e->match;
    vx_match_state_at(match, match->count - 1, match->state);
    match->count--;
    return false;
}

bool vx_make_action(vx_evening *e, vx_action action, vx_problem *why)
{
    size_t size = e->match->game->state_size;
    void *before = malloc(size);
    if (before != NULL) memcpy(before, e->match->state, size);
    bool played = play_action(e, action, why);
    if (played) note_turn(e, before, action);
    free(before);
    e->needs_drawing = e->needs_drawing || played;
    if (played) e->page = 0;
    return played;
}

static void name_seats(vx_evening *e)
{
    for (int seat = 0; seat < e->seats; seat++) {
        char key[VX_TAG_KEY_CAP], text[32];
        snprintf(key, sizeof key, "seat %d", seat + 1);
        if (e->is_human[seat] || e->bot != NULL)
            snprintf(text, sizeof text, "%s", e->is_human[seat] ? "human" : e->bot);
        else
            snprintf(text, sizeof text, "level %d", e->level);
        vx_match_set_tag(e->match, key, text);
    }
}

static void date_record(vx_match *match)
{
    char date[32];
    time_t now = time(NULL);
    struct tm parts;
    if (vx_match_tag(match, "date") != NULL || localtime_r(&now, &parts) == NULL) return;
    strftime(date, sizeof date, "%Y-%m-%d", &parts);
    vx_match_set_tag(match, "date", date);
}

/* ---- Turns ---- */

/* Chance, and a machine's seat. */
static void take_machine_turn(vx_evening *e, int actor)
{
    vx_action action;
    vx_problem problem;
    bool thinks = actor != VX_CHANCE && e->humans > 0 && e->is_screen;
    if (thinks) {
        printf("%s", vx_say(e, "The machine is thinking ...", "Машина думает ..."));
        fflush(stdout);
    }
    bool chosen = vx_bots_choose(&e->bots, e->match->state, actor, &action);
    if (thinks) fputs("\r\033[K", stdout);
    if (!chosen) {
        printf("%s\n", vx_say(e, "Out of memory.", "Не хватает памяти."));
        e->has_left = true;
    } else if (!vx_make_action(e, action, &problem)) {
        vx_answer_problem(e, &problem);
        fputs(e->answer, stdout);
        e->has_left = true;
    }
}

static void pause_for_watcher(const vx_evening *e)
{
    struct timespec pause = {.tv_nsec = 700000000};
    if (e->is_screen) nanosleep(&pause, NULL);
}

static void take_human_turn(vx_evening *e, int actor)
{
    bool hides = e->match->game->knowledge != NULL && e->humans > 1;
    if (e->entrusted > 0 && e->viewer == actor) {
        vx_take_entrusted_turn(e);
        return;
    }
    e->entrusted = 0;
    if (hides && e->viewer != actor && !vx_draw_curtain(e, actor)) {
        e->has_left = true;
        return;
    }
    if (e->viewer != actor) e->needs_drawing = true;
    e->viewer = actor;
    vx_session_sit(e->session, actor);
    if (e->needs_drawing && e->pending[0] == '\0') vx_draw_table(e);
    vx_ask_player(e);
}

static void take_turn(vx_evening *e, int actor)
{
    if (actor == VX_CHANCE || !e->is_human[actor]) {
        take_machine_turn(e, actor);
        if (e->humans == 0 && actor != VX_CHANCE) {
            vx_draw_board(e);
            vx_tell_news(e, WATCHED_NEWS);
            e->shown[0] = e->match->count;
            pause_for_watcher(e);
        }
    } else {
        take_human_turn(e, actor);
    }
    if (vx_is_interrupted()) e->has_left = true;
}

/* ---- The end ---- */

/* The only person at the table. */
static int human_seat(const vx_evening *e)
{
    int seat = 0;
    while (!e->is_human[seat]) seat++;
    return seat;
}

static void tell_result(vx_evening *e)
{
    const vx_match *match = e->match;
    char result[64];
    vx_text text = vx_text_on(result, sizeof result);
    if (e->humans > 1) e->viewer = VX_SPECTATOR; /* all of them look now */
    vx_draw_board(e);
    int room = e->is_screen ? vx_lines_left(e) - RESULT_LINES : WATCHED_NEWS;
    vx_tell_news(e, room > 1 ? room : 1);
    vx_match_add_result(match, &text);
    if (vx_to_act(match->game, match->state) == VX_OVER) vx_tell_turn(e);
    if (e->humans == 1) {
        int score = vx_match_score(match, human_seat(e));
        printf("%s\n", score > 0   ? vx_say(e, "You have won!", "Вы победили!")
                       : score < 0 ? vx_say(e, "You have lost.", "Вы проиграли.")
                                   : vx_say(e, "Nobody has won.", "Никто не победил."));
    }
    printf("%s %s\n%s\n%s\n", vx_say(e, "Result:", "Результат:"), result,
           vx_say(e, "The record is in", "Запись партии:"), e->path);
}

static void say_goodbye(const vx_evening *e)
{
    printf("\n%s %s\n%s vexillum play --resume %s\n",
           vx_say(e, "The game is kept in", "Партия сохранена в"), e->path,
           vx_say(e, "Go on with:", "Продолжить:"), e->path);
}

static void play_on(vx_evening *e)
{
    int actor;
    e->needs_drawing = true;
    while (!e->has_left && (actor = vx_match_to_act(e->match)) != VX_OVER) take_turn(e, actor);
    if (e->has_left)
        say_goodbye(e);
    else
        tell_result(e);
}

/* ---- Sitting down ---- */

static vx_match *resume_match(vx_session *session, const char *file, uint64_t seed)
{
    vx_problem problem;
    vx_match *match = NULL;
    char *text = vx_read_text(session, file);
    if (text != NULL && vx_match_read(text, seed, &match, &problem) != VX_YES)
        vx_fail(session, VX_BAD, file, &problem);
    free(text);
    return match;
}

static vx_match *begin_match(vx_session *session, const vx_arguments *arguments, vx_evening *e,
                             uint64_t seed)
{
    static const vx_message no_game = {
        NULL,
        {"say which game: vexillum play GAME (vexillum games lists them)",
         "назовите игру: vexillum play ИГРА (список: vexillum games)"}};
    if (arguments->count == 0) {
        vx_fail_with(session, VX_BAD, &no_game, "");
        return NULL;
    }
    const vx_game *game = vx_wanted_game(session, arguments->word[0]);
    vx_arguments given = *arguments;
    if (game != NULL && vx_flag_given(arguments, "--guide")) vx_take_guide(e, game, &given);
    void *start = game != NULL ? vx_wanted_start(session, game, &given) : NULL;
    if (start == NULL) return NULL;
    vx_match *match = vx_match_new(game, start, seed);
    free(start);
    if (match == NULL) vx_fail_memory(session);
    return match;
}

/* Who is human: as --seat says, as the record says, or seat 1. */
static bool seat_players(vx_session *session, const vx_arguments *arguments, vx_evening *e)
{
    static const vx_message bad_seat = {
        NULL,
        {"--seat is a seat's number, 'both' or 'none', not '{word}'",
         "--seat — номер места, both или none, а не «{word}»"}};
    const char *wanted = vx_flag_text(arguments, "--seat", NULL);
    bool everybody = wanted != NULL && strcmp(wanted, "both") == 0;
    int64_t number = wanted == NULL ? 1 : 0;
    if (wanted != NULL && !everybody && strcmp(wanted, "none") != 0) {
        vx_word word = {.start = wanted, .length = strlen(wanted)};
        if (!vx_word_number(&word, 1, e->seats, &number)) {
            vx_fail_with(session, VX_BAD, &bad_seat, wanted);
            return false;
        }
    }
    for (int seat = 0; seat < e->seats; seat++) {
        char key[VX_TAG_KEY_CAP];
        snprintf(key, sizeof key, "seat %d", seat + 1);
        const char *tag = vx_match_tag(e->match, key);
        e->is_human[seat] = wanted == NULL && tag != NULL ? strcmp(tag, "human") == 0
                                                          : everybody || number == seat + 1;
        e->humans += e->is_human[seat];
        if (wanted == NULL && tag != NULL && sscanf(tag, "level %d", &e->level) == 1 &&
            (e->level < VX_LEVEL_MIN || e->level > VX_LEVEL_MAX))
            e->level = DEFAULT_LEVEL;
    }
    return true;
}

static bool choose_path(vx_session *session, const vx_arguments *arguments, vx_evening *e)
{
    static const vx_message no_path = {
        NULL, {"the name of the record is too long", "имя файла записи слишком длинное"}};
    static const vx_message exists = {NULL,
                                      {"'{word}' already exists: --resume continues it",
                                       "«{word}» уже есть: --resume продолжит"}};
    const char *resumed = vx_flag_text(arguments, "--resume", NULL);
    const char *wanted = vx_flag_text(arguments, "--record", resumed);
    if (wanted == NULL && vx_new_record_path(e->match->game->id, e->path, sizeof e->path))
        return true;
    if (wanted == NULL || strlen(wanted) >= sizeof e->path) {
        vx_fail_with(session, VX_BAD, &no_path, "");
        return false;
    }
    if (resumed == NULL && session->host->is_file(session->host->context, wanted)) {
        vx_fail_with(session, VX_BAD, &exists, wanted);
        return false;
    }
    snprintf(e->path, sizeof e->path, "%s", wanted);
    return true;
}

/* The machine's seats: by --bot if it is there, else by level. */
static bool choose_opponent(vx_session *session, const vx_arguments *arguments, vx_evening *e)
{
    e->bot = vx_flag_text(arguments, "--bot", NULL);
    e->level = (int)vx_flag_number(arguments, "--level", e->level);
    e->opponent = (vx_limits){.level = e->level};
    if (e->bot == NULL) return true;
    vx_word word = {.start = e->bot, .length = strlen(e->bot)};
    return vx_wanted_bot(session, &word, &e->opponent);
}

static bool open_bots(vx_evening *e, uint64_t seed)
{
    vx_limits limits[VX_SEATS_MAX] = {{0}};
    for (int seat = 0; seat < e->seats; seat++) {
        limits[seat] = e->opponent;
        if (e->is_human[seat]) limits[seat].method = VX_METHOD_RANDOM; /* needs no memory */
    }
    e->platform = vx_search_platform(&e->host);
    return vx_bots_open(&e->bots, e->match->game, limits, e->seats, &e->platform) &&
           vx_bots_start(&e->bots, seed);
}

static bool should_stop(void *context)
{
    (void)context;
    return vx_is_interrupted();
}

/* Everything that can fail before the first turn. */
static bool sit_down(vx_session *session, const vx_arguments *arguments, vx_evening *e,
                     uint64_t seed)
{
    const char *resumed = vx_flag_text(arguments, "--resume", NULL);
    vx_match *match = resumed != NULL ? resume_match(session, resumed, seed)
                                      : begin_match(session, arguments, e, seed);
    if (match == NULL) return false;
    e->match = match;
    vx_hold_match(e->session, match);
    e->seats = vx_seats(match->game, match->state);
    if (!seat_players(session, arguments, e)) return false;
    if (!choose_opponent(session, arguments, e)) return false;
    if (!choose_path(session, arguments, e)) return false;
    if (resumed == NULL && !vx_match_roll(match)) return vx_fail_memory(session) == VX_YES;
    for (int seat = 0; seat < e->seats; seat++) e->shown[seat] = match->count;
    find_first_turn(e);
    name_seats(e);
    date_record(match);
    if (!vx_keep_record(e)) return vx_fail_with(session, VX_BAD, &not_kept, e->path) == VX_YES;
    if (!open_bots(e, seed)) return vx_fail_memory(session) == VX_YES;
    return true;
}

vx_status vx_run_terminal_play(vx_session *session, const vx_arguments *arguments)
{
    vx_evening e = {.host = *session->host, .language = session->language, .level = DEFAULT_LEVEL};
    uint64_t seed = vx_wanted_seed(session, arguments);
    vx_status status = VX_BAD;
    e.host.language = session->language;
    e.host.should_stop = should_stop;
    e.host.is_file = NULL; /* what a player types is an action, never a file */
    e.is_screen = e.host.color && isatty(STDIN_FILENO);
    e.viewer = VX_SPECTATOR;
    e.session = vx_session_new(&e.host, VX_DIALOGUE);
    if (e.session == NULL) return vx_fail_memory(session);
    if (sit_down(session, arguments, &e, seed)) {
        vx_catch_interrupts();
        play_on(&e);
        vx_bots_close(&e.bots);
        status = VX_YES;
    }
    vx_end_guide(&e);
    vx_session_free(e.session);
    return status;
}
