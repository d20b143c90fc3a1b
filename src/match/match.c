/* SPDX-License-Identifier: MIT */
/* match.c - one match: the present state, how it came about, the dice, and taking back. */
#include "match/match.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"

const vx_message vx_no_memory = {NULL, {"out of memory", "не хватает памяти"}};
const vx_message vx_match_is_over = {NULL, {"the game is over", "игра окончена"}};

/* ---- Making and freeing ---- */

vx_match *vx_match_new(const vx_game *game, const void *start, uint64_t seed)
{
    vx_match *match = calloc(1, sizeof *match);
    if (match == NULL) return NULL;
    match->game = game;
    match->start = malloc(game->state_size);
    match->state = malloc(game->state_size);
    if (match->start == NULL || match->state == NULL) {
        vx_match_free(match);
        return NULL;
    }
    memcpy(match->start, start, game->state_size);
    memcpy(match->state, start, game->state_size);
    vx_random_seed(&match->random, seed);
    return match;
}

void vx_match_free(vx_match *match)
{
    if (match == NULL) return;
    free(match->start);
    free(match->state);
    free(match->entries);
    free(match);
}

/* ---- Asking ---- */

const vx_game *vx_match_game(const vx_match *match)
{
    return match->game;
}

const void *vx_match_state(const vx_match *match)
{
    return match->state;
}

int vx_match_length(const vx_match *match)
{
    return match->count;
}

static bool has_resignation(const vx_match *match)
{
    return match->count > 0 && match->entries[match->count - 1].resigned;
}

bool vx_match_refuse_over(const vx_match *match, vx_problem *why)
{
    static const vx_message resigned = {NULL,
                                        {"the game is over: seat {0} has resigned and lost",
                                         "игра окончена: место {0} сдалось и проиграло"}};
    if (!has_resignation(match)) return vx_refuse(why, &vx_match_is_over);
    return vx_refuse_numbers(why, &resigned, match->entries[match->count - 1].actor + 1, 0);
}

int vx_match_to_act(const vx_match *match)
{
    return has_resignation(match) ? VX_OVER : vx_to_act(match->game, match->state);
}

int vx_match_score(const vx_match *match, int seat)
{
    if (!has_resignation(match)) return vx_score(match->game, match->state, seat);
    int loser = match->entries[match->count - 1].actor;
    return vx_team(match->game, match->state, seat) == vx_team(match->game, match->state, loser)
               ? -1
               : 1;
}

static void apply_entry(const vx_game *game, void *state, const vx_entry *entry)
{
    if (!entry->resigned) vx_apply(game, state, entry->action);
}

void vx_match_state_at(const vx_match *match, int index, void *out)
{
    memcpy(out, match->start, match->game->state_size);
    for (int i = 0; i < index; i++) apply_entry(match->game, out, &match->entries[i]);
}

/* ---- What is seen ---- */

vx_seen_entry vx_see_entry(const vx_game *game, const void *state, const vx_entry *entry, int seat,
                           void *before)
{
    vx_seen_entry seen = {.actor = entry->actor, .resigned = entry->resigned, .is_told = true};
    bool sees_all = seat == VX_UMPIRE;
    if (sees_all)
        memcpy(before, state, game->state_size);
    else
        vx_view(game, state, seat, before);
    if (entry->resigned) return seen;
    seen.action = sees_all ? entry->action : vx_hide_action(game, state, entry->action, seat);
    seen.is_told = seen.action == entry->action;
    return seen;
}

static vx_status read_action(const vx_match *match, const void *state, const char *text,
                             vx_action *out, vx_problem *why)
{
    if (!vx_parse_action(match->game, state, text, out, why)) return VX_BAD;
    if (has_resignation(match)) vx_match_refuse_over(match, why);
    return !has_resignation(match) && vx_check(match->game, state, *out, why) ? VX_YES : VX_NO;
}

vx_status vx_match_read_action(const vx_match *match, const char *text, vx_action *out,
                               vx_problem *why)
{
    int actor = vx_match_to_act(match);
    if (actor < 0) return read_action(match, match->state, text, out, why);
    void *view = malloc(match->game->state_size);
    vx_status status = VX_BAD;
    if (view != NULL) {
        vx_view(match->game, match->state, actor, view);
        status = read_action(match, view, text, out, why);
    } else {
        vx_refuse(why, &vx_no_memory);
    }
    free(view);
    return status;
}

/* ---- Playing ---- */

static bool make_room(vx_match *match)
{
    if (match->count < match->capacity) return true;
    int capacity = match->capacity == 0 ? 64 : 2 * match->capacity;
    vx_entry *entries = realloc(match->entries, (size_t)capacity * sizeof *entries);
    if (entries == NULL) return false;
    match->entries = entries;
    match->capacity = capacity;
    return true;
}

bool vx_match_play(vx_match *match, vx_action action, vx_problem *why)
{
    static const vx_message overfull = {
        NULL,
        {"the program has no room for everything that follows; please report the position",
         "программе не хватает места для всего, что из этого следует; сообщите нам позицию"}};
    if (has_resignation(match)) return vx_match_refuse_over(match, why);
    if (!vx_check(match->game, match->state, action, why)) return false;
    if (!make_room(match)) return vx_refuse(why, &vx_no_memory);
    int actor = vx_to_act(match->game, match->state);
    match->entries[match->count++] = (vx_entry){.action = action, .actor = (int8_t)actor};
    vx_apply(match->game, match->state, action);
    if (!vx_is_overfull(match->game, match->state)) return true;
    vx_match_state_at(match, --match->count, match->state);
    return vx_refuse(why, &overfull);
}

bool vx_match_resign(vx_match *match, int seat, vx_problem *why)
{
    static const vx_message no_seat = {NULL, {"there is no seat {0}", "нет места {0}"}};
    if (vx_match_to_act(match) == VX_OVER) return vx_match_refuse_over(match, why);
    if (seat < 0 || seat >= vx_seats(match->game, match->state))
        return vx_refuse_numbers(why, &no_seat, seat + 1, 0);
    if (!make_room(match)) return vx_refuse(why, &vx_no_memory);
    match->entries[match->count++] = (vx_entry){.actor = (int8_t)seat, .resigned = true};
    return true;
}

bool vx_match_roll(vx_match *match)
{
    while (vx_match_to_act(match) == VX_CHANCE) {
        vx_action outcome = vx_chance_draw(match->game, match->state, &match->random);
        if (!vx_match_play(match, outcome, NULL)) return false;
    }
    return true;
}

/* ---- Taking back ---- */

/* Was the action possible in `other`, and does it show `seat` there what it shows in `state`? */
static bool looks_the_same(const vx_game *game, const void *state, const void *other, int seat,
                           vx_action action, char *scratch)
{
    void *after = scratch, *seen = scratch + game->state_size;
    void *seen_in_other = scratch + 2 * game->state_size;
    if (!vx_check(game, other, action, NULL)) return false;
    memcpy(after, state, game->state_size);
    vx_apply(game, after, action);
    vx_view(game, after, seat, seen);
    memcpy(after, other, game->state_size);
    vx_apply(game, after, action);
    vx_view(game, after, seat, seen_in_other);
    return memcmp(seen, seen_in_other, game->state_size) == 0;
}

/* An action tells a seat nothing if, in every world that the seat held possible, it was possible
 * too and looked the same. Some worlds stand for all: the draws are fixed, so the answer is too. */
static bool tells_something(const vx_game *game, const void *state, int seat, vx_action action)
{
    enum { WORLDS = 24, BUFFERS = 5 };
    if (game->knowledge == NULL) return false;
    char *memory = malloc(BUFFERS * game->state_size);
    if (memory == NULL) return true;
    void *view = memory, *world = memory + game->state_size;
    vx_random random;
    vx_random_seed(&random, 1);
    vx_view(game, state, seat, view);
    bool same = true;
    for (int i = 0; i < WORLDS && same; i++) {
        vx_sample(game, view, &random, world);
        same = looks_the_same(game, state, world, seat, action, memory + 2 * game->state_size);
    }
    free(memory);
    return !same;
}

static bool may_undo(const vx_match *match, const void *before, unsigned seats, vx_problem *why)
{
    static const vx_message chance = {
        NULL, {"dice and draws cannot be taken back", "броски и раздачу взять назад нельзя"}};
    static const vx_message seen = {NULL,
                                    {"that showed something hidden and cannot be taken back",
                                     "это открыло скрытое: взять назад нельзя"}};
    const vx_entry *last = &match->entries[match->count - 1];
    if (last->actor == VX_CHANCE) return vx_refuse(why, &chance);
    if (last->resigned) return true;
    for (int seat = 0; seat < vx_seats(match->game, before); seat++)
        if ((seats >> seat & 1) && tells_something(match->game, before, seat, last->action))
            return vx_refuse(why, &seen);
    return true;
}

bool vx_match_undo(vx_match *match, unsigned seats, vx_problem *why)
{
    static const vx_message nothing = {NULL,
                                       {"there is nothing to take back", "взять назад нечего"}};
    if (match->count == 0) return vx_refuse(why, &nothing);
    void *before = malloc(match->game->state_size);
    if (before == NULL) return vx_refuse(why, &vx_no_memory);
    vx_match_state_at(match, match->count - 1, before);
    bool may = may_undo(match, before, seats, why);
    if (may) {
        memcpy(match->state, before, match->game->state_size);
        match->count--;
    }
    free(before);
    return may;
}

/* Where a single thing can be done, nothing is decided. What is open-ended lists good examples; one
 * alone is an ending that has to be said. */
static bool has_choice(const vx_match *match)
{
    vx_action *all = malloc((size_t)match->game->action_cap * sizeof *all);
    if (all == NULL) return true;
    bool has = vx_list(match->game, match->state, all) != 1;
    free(all);
    return has;
}

bool vx_match_undo_choice(vx_match *match, unsigned deciders, unsigned seats, vx_problem *why)
{
    int count = match->count, actor;
    void *now = malloc(match->game->state_size);
    if (now == NULL) return vx_refuse(why, &vx_no_memory);
    memcpy(now, match->state, match->game->state_size);
    bool undone;
    do {
        undone = vx_match_undo(match, seats, why);
        actor = vx_match_to_act(match);
    } while (undone && !(actor >= 0 && (deciders >> actor & 1) && has_choice(match)));
    if (!undone) { /* half the way is no way */
        memcpy(match->state, now, match->game->state_size);
        match->count = count;
    }
    free(now);
    return undone;
}

/* ---- Header lines ---- */

static vx_tag *find_tag(const vx_match *match, const char *key)
{
    for (int i = 0; i < match->tag_count; i++)
        if (strcmp(match->tags[i].key, key) == 0) return (vx_tag *)&match->tags[i];
    return NULL;
}

/* A line of its own, with something on it. */
static bool is_one_line(const char *text)
{
    for (const char *at = text; *at != '\0'; at++)
        if ((unsigned char)*at < ' ') return false;
    return text[0] != '\0';
}

bool vx_match_set_tag(vx_match *match, const char *key, const char *text)
{
    vx_tag *tag = find_tag(match, key);
    if (!is_one_line(key) || !is_one_line(text)) return false;
    if (strlen(key) >= VX_TAG_KEY_CAP || strlen(text) >= VX_TAG_TEXT_CAP) return false;
    if (tag == NULL && match->tag_count == VX_TAGS_MAX) return false;
    if (tag == NULL) tag = &match->tags[match->tag_count++];
    strcpy(tag->key, key);
    strcpy(tag->text, text);
    return true;
}

const char *vx_match_tag(const vx_match *match, const char *key)
{
    const vx_tag *tag = find_tag(match, key);
    return tag != NULL ? tag->text : NULL;
}
