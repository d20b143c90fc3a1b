/* SPDX-License-Identifier: MIT */
/* bench.c - fixed work: random games, their signature and their speed. */
#include "command/bench.h"

#include <stdlib.h>
#include <string.h>

#include "command/numbers.h"
#include "command/session.h"
#include "core/hash.h"

enum {
    LONGEST_GAME = 20000, /* actions; no random game should get there */
    SIGNED_ACTIONS = 30000,
    TIMED_ACTIONS = 4000000,
    LONGEST_TIMING = 1000000, /* microseconds */
    LOOK_EVERY = 4096,        /* actions between two looks at the clock */
};

typedef struct {
    const vx_game *game;
    void *start, *state;
    vx_action *actions;
    vx_random random;
    uint64_t signature;
    uint64_t action_count;
} player;

static void close_player(player *p)
{
    free(p->start);
    free(p->state);
    free(p->actions);
}

static bool open_player(player *p, const vx_game *game)
{
    *p = (player){.game = game,
                  .start = malloc(game->state_size),
                  .state = malloc(game->state_size),
                  .actions = malloc((size_t)game->action_cap * sizeof(vx_action))};
    vx_random_seed(&p->random, 1);
    if (p->start != NULL && p->state != NULL && p->actions != NULL &&
        vx_setup(game, p->start, game->bench_settings, game->bench_setting_count, NULL))
        return true;
    close_player(p);
    return false;
}

/* Any action, each as likely as the next; outcomes of chance by their weights. */
static vx_action draw_action(const vx_game *game, const void *state, int actor, vx_action *actions,
                             vx_random *random)
{
    if (actor == VX_CHANCE) return vx_chance_draw(game, state, random);
    int count = vx_list(game, state, actions);
    return actions[vx_random_below(random, (uint64_t)count)];
}

static void sign(player *p, vx_action action)
{
    p->signature = vx_hash_bytes(&action, sizeof action, p->signature);
    p->signature = vx_hash_bytes(p->state, p->game->state_size, p->signature);
}

static void play_one(player *p, bool with_signature)
{
    const vx_game *game = p->game; /* not read anew after every call */
    void *state = p->state;
    vx_action *actions = p->actions;
    int i = 0;
    memcpy(state, p->start, game->state_size);
    for (int actor; i < LONGEST_GAME && (actor = vx_to_act(game, state)) != VX_OVER; i++) {
        vx_action action = draw_action(game, state, actor, actions, &p->random);
        vx_apply(game, state, action);
        if (with_signature) sign(p, action);
    }
    p->action_count += (uint64_t)i;
}

static bool add_signature(const vx_game *game, uint64_t *signature)
{
    player p;
    if (!open_player(&p, game)) return false;
    p.signature = *signature;
    while (p.action_count < SIGNED_ACTIONS) play_one(&p, true);
    *signature = p.signature;
    close_player(&p);
    return true;
}

uint64_t vx_bench_signature(void)
{
    uint64_t signature = 0;
    for (int i = 0; i < vx_game_count(); i++)
        if (!add_signature(vx_game_at(i), &signature)) return 0;
    return signature;
}

/* Time that others took on a busy machine does not count. */
static uint64_t time_spent(const vx_host *host)
{
    return host->processor_time != NULL ? host->processor_time(host->context) : 0;
}

bool vx_bench_play(int game_index, uint64_t actions, const vx_host *host, vx_bench_speed *out)
{
    player p;
    uint64_t start = time_spent(host), look = LOOK_EVERY;
    *out = (vx_bench_speed){0};
    if (!open_player(&p, vx_game_at(game_index))) return false;
    while (p.action_count < actions && out->microseconds < LONGEST_TIMING) {
        play_one(&p, false);
        out->games++;
        if (p.action_count < look) continue;
        look = p.action_count + LOOK_EVERY;
        out->microseconds = time_spent(host) - start;
    }
    out->microseconds = time_spent(host) - start;
    out->actions = p.action_count;
    close_player(&p);
    return true;
}

/* ---- The command ---- */

static void answer_signature(vx_session *session, uint64_t signature)
{
    vx_text *out = vx_answer(session, 64);
    vx_add(out, "signature ");
    vx_add_hex(out, signature);
    vx_add_char(out, '\n');
}

static vx_status answer_speed(vx_session *session, int game_index)
{
    bool has_clock = session->host->processor_time != NULL; /* nothing is timed without one */
    vx_bench_speed speed;
    if (!vx_bench_play(game_index, has_clock ? TIMED_ACTIONS : 1, session->host, &speed))
        return vx_fail_memory(session);
    vx_text *out = vx_answer(session, 256);
    vx_add(out, vx_game_id(vx_game_at(game_index)));
    vx_add(out, ": ");
    vx_add_number(out, (int64_t)vx_per_second(speed.games, speed.microseconds));
    vx_add(out, " games/s, ");
    vx_add_number(out, (int64_t)vx_per_second(speed.actions, speed.microseconds));
    vx_add(out, " actions/s\n");
    return VX_YES;
}

vx_status vx_run_bench(vx_session *session, const vx_arguments *arguments)
{
    (void)arguments;
    uint64_t signature = vx_bench_signature();
    if (signature == 0) return vx_fail_memory(session);
    answer_signature(session, signature);
    for (int i = 0; i < vx_game_count(); i++)
        if (answer_speed(session, i) != VX_YES) return VX_BAD;
    return VX_YES;
}
