/* SPDX-License-Identifier: MIT */
/* fit_war_chest.c - learns War Chest from games of the machine with itself.
 *
 *     fit_war_chest FILES... > weights.c      from decisions that selfplay has written down
 *
 * Positions teach the result of the game and, for half of the lesson, what the search thought; actions
 * how often the search tried each. One game of sixteen is kept apart to see what was learnt. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/war-chest/learnt.h"
#include "selfplay.h"

static void fail(const char *what)
{
    fprintf(stderr, "fit_war_chest: %s\n", what);
    exit(1);
}

enum { LEARNT, APART, PARTS };
enum { APART_EVERY = 16, BATCH = 512, SHARES = UINT16_MAX };
static const double POINTS = 809; /* one unit of the logarithm of the odds: evaluate.c */

static const vx_game *game;

/* ---- A pool of numbers that grows: traits of positions, clues of actions ---- */

typedef struct {
    uint16_t *at;
    size_t count, size;
} pool;

static uint16_t *room_in(pool *p, size_t more)
{
    if (p->count + more > p->size) {
        p->size = 2 * (p->size + more);
        p->at = realloc(p->at, p->size * sizeof *p->at);
        if (p->at == NULL) fail("no memory");
    }
    return p->at + p->count;
}

/* ---- Lessons ---- */

typedef struct {
    size_t first; /* in `traits` */
    int count;
    float tables, target, result;
} position;

/* A decision among `count` actions: for each, in `clues`, its share of visits, how many clues, the clues. */
typedef struct {
    size_t first;
    int count;
} decision;

static position *positions[PARTS];
static decision *decisions[PARTS];
static size_t position_count[PARTS], decision_count[PARTS], lessons_size[PARTS];
static pool traits, clues;

static float chance_of(double units)
{
    return (float)(1 / (1 + exp(-units)));
}

static void make_room(int part)
{
    if (position_count[part] < lessons_size[part]) return;
    lessons_size[part] = 2 * lessons_size[part] + BATCH;
    positions[part] = realloc(positions[part], lessons_size[part] * sizeof(position));
    decisions[part] = realloc(decisions[part], lessons_size[part] * sizeof(decision));
    if (positions[part] == NULL || decisions[part] == NULL) fail("no memory");
}

static void add_position(const war_chest *s, const vx_decision *head, int part)
{
    position *one = &positions[part][position_count[part]++];
    one->first = traits.count;
    one->count = wc_list_traits(s, room_in(&traits, TRAITS_MAX));
    traits.count += (size_t)one->count;
    one->tables = (float)(wc_weigh(s, wc_faction_to_act(s)) / POINTS);
    one->result = (float)(head->result + 1) / 2;
    int chance = vx_chance_of_value(game, VX_EVALUATION_FULL, head->value);
    one->target = (one->result + (float)chance / 1000) / 2;
}

static void add_decision(const war_chest *s, const uint16_t *shares, int part)
{
    static vx_action actions[WC_ACTION_CAP];
    outlook_of_acts at = wc_look(s);
    decision *one = &decisions[part][decision_count[part]++];
    one->first = clues.count;
    one->count = wc_list(s, actions);
    for (int i = 0; i < one->count; i++) {
        uint16_t *room = room_in(&clues, 2 + CLUES_MAX);
        room[0] = shares[i];
        room[1] = (uint16_t)wc_list_clues(&at, actions[i], room + 2);
        clues.count += 2u + room[1];
    }
}

static void read_lessons(const char *path)
{
    static uint16_t shares[WC_ACTION_CAP];
    war_chest s;
    vx_decision head;
    FILE *file = fopen(path, "rb");
    if (file == NULL) fail("cannot read a file of decisions");
    while (fread(&head, sizeof head, 1, file) == 1 && fread(&s, sizeof s, 1, file) == 1 &&
           fread(shares, sizeof *shares, head.count, file) == head.count) {
        int part = head.game % APART_EVERY == 0 ? APART : LEARNT;
        if (s.round == 0) continue; /* the draft */
        make_room(part);
        add_position(&s, &head, part);
        add_decision(&s, shares, part);
    }
    fclose(file);
}

/* ---- Adam: each weight goes its own pace ---- */

typedef struct {
    float *weight, *down, *mean, *square;
    int count;
} learner;

static learner new_learner(float *weight, int count)
{
    learner l = {weight, calloc((size_t)count, sizeof(float)), calloc((size_t)count, sizeof(float)),
                 calloc((size_t)count, sizeof(float)), count};
    if (l.down == NULL || l.mean == NULL || l.square == NULL) fail("no memory");
    return l;
}

static void step_on(learner *l, float pace, float decay)
{
    for (int i = 0; i < l->count; i++) {
        float along = l->down[i] + decay * l->weight[i];
        l->mean[i] += 0.1f * (along - l->mean[i]);
        l->square[i] += 0.001f * (along * along - l->square[i]);
        l->weight[i] -= pace * l->mean[i] / (sqrtf(l->square[i]) + 1e-8f);
        l->down[i] = 0;
    }
}

static void shuffle(uint32_t *order, size_t count, vx_random *random)
{
    for (size_t i = 0; i < count; i++) order[i] = (uint32_t)i;
    for (size_t i = count - 1; i > 0; i--) {
        size_t other = vx_random_below(random, i + 1);
        uint32_t kept = order[i];
        order[i] = order[other];
        order[other] = kept;
    }
}

/* ---- What positions are worth, while it is learnt ---- */

typedef struct {
    float trait[TRAITS];
    float table_share;
} worths;

static worths worth;
static learner worth_learner;

static float ask(const position *one)
{
    float sum = worth.table_share * one->tables;
    for (int i = 0; i < one->count; i++) sum += worth.trait[traits.at[one->first + (size_t)i]];
    return sum;
}

static void learn(const position *one)
{
    worths *down = (worths *)(void *)worth_learner.down;
    float error = (chance_of(ask(one)) - one->target) / (float)BATCH;
    down->table_share += error * one->tables;
    for (int i = 0; i < one->count; i++) down->trait[traits.at[one->first + (size_t)i]] += error;
}

/* The mean logarithmic loss of the results kept apart; by the tables alone, to compare. */
static double loss_apart(bool by_tables)
{
    double sum = 0;
    for (size_t i = 0; i < position_count[APART]; i++) {
        const position *one = &positions[APART][i];
        double chance = chance_of(by_tables ? one->tables : ask(one));
        chance = fmin(fmax(chance, 1e-6), 1 - 1e-6);
        sum -= one->result * log(chance) + (1 - one->result) * log(1 - chance);
    }
    return sum / (double)position_count[APART];
}

static void fit_positions(vx_random *random, int rounds, uint32_t *order)
{
    static const float STEP = 0.002f, DECAY = 1e-5f;
    worth.table_share = 1;
    worth_learner = new_learner((float *)&worth, sizeof worth / sizeof(float));
    fprintf(stderr, "positions: %zu; apart %zu, loss by the tables %.4f\n", position_count[LEARNT],
            position_count[APART], loss_apart(true));
    for (int round = 0; round < rounds; round++) {
        float pace = STEP * (float)(rounds - round) / (float)rounds;
        shuffle(order, position_count[LEARNT], random);
        for (size_t i = 0; i + BATCH <= position_count[LEARNT]; i += BATCH) {
            for (size_t j = i; j < i + BATCH; j++) learn(&positions[LEARNT][order[j]]);
            step_on(&worth_learner, pace, DECAY);
        }
        fprintf(stderr, "round %d: loss %.4f\n", round + 1, loss_apart(false));
    }
}

/* ---- The likelihoods of actions, while they are learnt ---- */

static float clue_weights[CLUES];
static learner clue_learner;

/* Fills the likelihood of each action; returns the loss. */
static double likelihoods(const decision *one, float *out)
{
    const uint16_t *at = clues.at + one->first;
    float most = -1e9f, sum = 0;
    double loss = 0;
    for (int i = 0; i < one->count; i++, at += 2 + at[1]) {
        out[i] = 0;
        for (int j = 0; j < at[1]; j++) out[i] += clue_weights[at[2 + j]];
        if (out[i] > most) most = out[i];
    }
    for (int i = 0; i < one->count; i++) sum += out[i] = expf(out[i] - most);
    at = clues.at + one->first;
    for (int i = 0; i < one->count; i++, at += 2 + at[1]) {
        out[i] /= sum;
        loss -= at[0] / (double)SHARES * log(out[i] + 1e-12);
    }
    return loss;
}

static void learn_decision(const decision *one)
{
    float chance[WC_ACTION_CAP];
    likelihoods(one, chance);
    const uint16_t *at = clues.at + one->first;
    for (int i = 0; i < one->count; i++, at += 2 + at[1]) {
        float error = (chance[i] - (float)at[0] / (float)SHARES) / (float)BATCH;
        for (int j = 0; j < at[1]; j++) clue_learner.down[at[2 + j]] += error;
    }
}

/* The mean loss, and how often the likeliest is what the search tried most. */
static void tell_decisions(const char *what)
{
    float chance[WC_ACTION_CAP];
    double loss = 0;
    size_t right = 0;
    for (size_t i = 0; i < decision_count[APART]; i++) {
        const decision *one = &decisions[APART][i];
        loss += likelihoods(one, chance);
        const uint16_t *at = clues.at + one->first;
        int likeliest = 0, tried = 0, most = -1;
        for (int j = 0; j < one->count; j++, at += 2 + at[1]) {
            if (chance[j] > chance[likeliest]) likeliest = j;
            if (at[0] > most) most = at[0], tried = j;
        }
        right += likeliest == tried;
    }
    fprintf(stderr, "%s: loss %.4f, right %.3f\n", what, loss / (double)decision_count[APART],
            (double)right / (double)decision_count[APART]);
}

static void fit_decisions(vx_random *random, int rounds, uint32_t *order)
{
    static const float STEP = 0.02f, DECAY = 1e-6f;
    clue_learner = new_learner(clue_weights, CLUES);
    tell_decisions("decisions, none known");
    for (int round = 0; round < rounds; round++) {
        float pace = STEP * (float)(rounds - round) / (float)rounds;
        char name[32];
        shuffle(order, decision_count[LEARNT], random);
        for (size_t i = 0; i + BATCH <= decision_count[LEARNT]; i += BATCH) {
            for (size_t j = i; j < i + BATCH; j++) learn_decision(&decisions[LEARNT][order[j]]);
            step_on(&clue_learner, pace, DECAY);
        }
        snprintf(name, sizeof name, "round %d", round + 1);
        tell_decisions(name);
    }
}

/* ---- Writing it down ---- */

/* So many numbers a line, none beyond `most`. */
static void print_table(const char *head, const float *weight, int count, double scale, int most)
{
    enum { A_LINE = 16 };
    printf("%s", head);
    for (int i = 0; i < count; i++) {
        long rounded = lrint(weight[i] * scale);
        if (rounded > most) rounded = most;
        if (rounded < -most) rounded = -most;
        printf("%s%ld,%s", i % A_LINE == 0 ? "    " : " ", rounded,
               i % A_LINE == A_LINE - 1 || i == count - 1 ? "\n" : "");
    }
    printf("};\n");
}

static void print_weights(void)
{
    printf("/* SPDX-License-Identifier: MIT */\n"
           "/* weights.c - what was learnt. Written by bench/fit_war_chest.c, see "
           "docs/STRENGTH.md. */\n"
           "#include \"games/war-chest/learnt.h\"\n\n/* clang-format off */\n");
    printf("const int16_t wc_table_share = %ld;\n\n", lrint(worth.table_share * 256));
    print_table("const int16_t wc_trait_weights[TRAITS] = {\n", worth.trait, TRAITS, POINTS,
                INT16_MAX);
    print_table("\nconst int8_t wc_clue_weights[CLUES] = {\n", clue_weights, CLUES, LIKELIHOOD,
                INT8_MAX);
}

int main(int count, char **words)
{
    enum { POSITION_ROUNDS = 5, DECISION_ROUNDS = 4 };
    vx_random random;
    vx_random_seed(&random, 1);
    game = vx_game_find("war-chest");
    if (count < 2) fail("say: fit_war_chest FILES... > weights.c");
    for (int i = 1; i < count; i++) read_lessons(words[i]);
    if (position_count[LEARNT] < BATCH || position_count[APART] == 0) fail("too few lessons");
    uint32_t *order = malloc(position_count[LEARNT] * sizeof *order);
    if (order == NULL) fail("no memory");
    fit_decisions(&random, DECISION_ROUNDS, order);
    fit_positions(&random, POSITION_ROUNDS, order);
    print_weights();
    free(order);
    return 0;
}
