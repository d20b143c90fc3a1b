/* SPDX-License-Identifier: MIT */
/* fixture.h - one game under one set of options, played at random, with every claim able to say
 * where it was when it proved wrong. */
#ifndef VX_TESTS_FIXTURE_H
#define VX_TESTS_FIXTURE_H

#include "core/game.h"
#include "harness.h"

enum { SETTINGS_MAX = 16, STEPS_MAX = 20000 };

typedef struct {
    char label[160]; /* "war-chest seats=4" */
    const vx_game *game;
    vx_setting settings[SETTINGS_MAX];
    int setting_count;
    char *line;  /* owns the words of the settings */
    char *rules; /* the RULES.md of the game: the clauses that a refusal may name */

    void *state, *twin, *view, *sampled, *scratch; /* each vx_state_size() bytes */
    vx_action *list, *other;                       /* each vx_action_cap() and one more */
    vx_random random;
    uint64_t seed; /* of the game being played */
    int step;
    const vx_message *judged[1024]; /* messages found well said, by a hash of their address */
} fixture;

/* Reads the options file and adds the plain set of every game. The caller frees each. */
fixture *make_fixtures(const char *path, size_t *count);
void free_fixtures(fixture *all, size_t count);

/* How many random games a test plays: CONFORMANCE_GAMES, or a few. */
int games_to_play(const fixture *f);

/* Fails the running test with the game, seed, step, action and position unless `holds`. */
void claim(fixture *f, bool holds, const char *what);
void claim_action(fixture *f, bool holds, const char *what, vx_action action);

/* Sets up f->state for the game with this number. */
void start_game(fixture *f, int number);

/* Draws what happens next: an outcome by its weight, or any listed action. Nothing is applied. */
vx_action draw_action(fixture *f, const void *state);

/* Plays random games and calls `visit` in every state, the last included, until `visits` are done
 * or games_to_play(f) are over; more games mean more visits. Between two visits about `stride`
 * states are passed by. */
void visit_states(fixture *f, int visits, int stride, void (*visit)(fixture *f));

/* The number of seats and a spectator: viewer_at(f, 0 .. viewer_count(f)-1). */
int viewer_count(const fixture *f);
int viewer_at(const fixture *f, int index);

void sort_actions(vx_action *actions, int count);
bool is_listed(vx_action action, const vx_action *sorted, int count);

#endif
