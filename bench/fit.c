/* SPDX-License-Identifier: MIT */
/* fit.c - teaches the network of Standard-Bearer from games of the machine with itself.
 *
 *     fit play FILE SECONDS SEED     appends the positions of games and how they ended
 *     fit train FILES... > weights.c fits the network to them and writes it down
 *
 * The network learns the result of the game and, for half of its lesson, what the search thought of the position,
 * which is less a matter of luck. One game of sixteen is kept apart to see what it has learnt. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games/standard-bearer/network.h"
#include "search/search.h"

static void fail(const char *what)
{
    fprintf(stderr, "fit: %s\n", what);
    exit(1);
}

/* ---- Playing ---- */

/* One position where a turn begins; value and result are for the side that has it. */
typedef struct {
    uint8_t warrior[CELLS];
    int16_t value;
    uint16_t game; /* a number to keep games together by */
    uint8_t side;
    int8_t result;
} record;

enum {
    SEARCHED = 3000, /* actions tried for a decision */
    STRAYS = 2,  /* of a hundred decisions anything is done, so that odd positions are seen too */
    OPENING = 7, /* and in every other game in fewer than this at the start */
    TURNS_MAX = 1000,
    ACTIONS_MAX = 8192,
};

static const vx_game *game;

static void deal(standard_bearer *state, vx_random *random)
{
    game->rules.setup(state, NULL, 0, NULL);
    if (vx_random_below(random, 2)) state->layout = (uint8_t)vx_random_below(random, LAYOUTS);
    while (game->rules.to_act(state) == VX_CHANCE)
        game->rules.apply(state, vx_chance_draw(game, state, random));
}

static vx_action any_action(const standard_bearer *state, vx_random *random)
{
    static vx_action actions[ACTIONS_MAX];
    int count = game->rules.list(state, actions);
    return actions[vx_random_below(random, (uint64_t)count)];
}

/* Returns how many turns were written down. */
static int play_game(vx_searcher *searcher, vx_random *random, record *out)
{
    standard_bearer state = {0};
    uint16_t number = (uint16_t)vx_random_next(random);
    deal(&state, random);
    int turns = 0, strays = vx_random_below(random, 2) ? (int)vx_random_below(random, OPENING) : 0;
    for (int seat; (seat = game->rules.to_act(&state)) != VX_OVER && turns < TURNS_MAX; strays--) {
        vx_limits limits = {.nodes = SEARCHED, .seed = vx_random_next(random), .lines = 1};
        vx_choice choice = vx_search(searcher, &state, seat, &limits, NULL);
        if (state.phase == PHASE_MOVE) {
            record *turn = &out[turns++];
            *turn = (record){.value = (int16_t)choice.candidates[0].value, .side = (uint8_t)seat};
            memcpy(turn->warrior, state.warrior, sizeof turn->warrior);
        }
        bool is_stray = strays > 0 || vx_random_below(random, 100) < STRAYS;
        game->rules.apply(&state, is_stray ? any_action(&state, random) : choice.action);
    }
    for (int i = 0; i < turns; i++) {
        out[i].result =
            (int8_t)(game->rules.to_act(&state) == VX_OVER ? game->rules.score(&state, out[i].side)
                                                           : 0);
        out[i].game = number;
    }
    return turns;
}

static int play(const char *path, double seconds, uint64_t seed)
{
    static record turns[TURNS_MAX];
    vx_random random;
    vx_random_seed(&random, seed);
    vx_searcher *searcher = vx_searcher_new(game, (size_t)64 << 20);
    FILE *file = fopen(path, "ab");
    if (searcher == NULL || file == NULL) fail("cannot play into that file");
    time_t end = time(NULL) + (time_t)seconds;
    long games = 0, positions = 0;
    for (; time(NULL) < end; games++) {
        int count = play_game(searcher, &random, turns);
        if (fwrite(turns, sizeof *turns, (size_t)count, file) != (size_t)count) fail("disk full");
        positions += count;
    }
    if (fclose(file) != 0) fail("disk full");
    vx_searcher_free(searcher);
    fprintf(stderr, "%ld games, %ld positions\n", games, positions);
    return 0;
}

/* ---- Lessons ---- */

enum { LESSONS_MAX = 8000000, APART = 16 };
static const double POINTS = 500; /* one unit of the logarithm of the odds: evaluate.c */

typedef struct {
    size_t first; /* in `inputs` */
    int count;
    float tables, target, result;
} lesson;

static lesson *lessons[2]; /* to learn from, and kept apart */
static size_t lesson_count[2];
static uint16_t *inputs;
static size_t input_count;

static float chance_of(double units)
{
    return (float)(1 / (1 + exp(-units)));
}

static standard_bearer restore(const record *from, bool mirrored)
{
    standard_bearer state = {0};
    game->rules.setup(&state, NULL, 0, NULL);
    state.phase = PHASE_MOVE;
    state.side = from->side;
    for (int cell = 0; cell < CELLS; cell++) {
        uint8_t warrior = from->warrior[cell];
        if (warrior == 0) continue;
        int at = mirrored ? cell_at(row_of(cell), COLUMNS - 1 - column_of(cell)) : cell;
        state.warrior[at] = warrior;
        state.army[side_of(warrior)] |= bit(at);
        if (type_of(warrior) == STANDARD_BEARER) state.standards[side_of(warrior)]++;
    }
    return state;
}

static void add_lesson(const record *from, bool mirrored, bool apart)
{
    if (lesson_count[apart] == LESSONS_MAX) fail("too many positions");
    standard_bearer state = restore(from, mirrored);
    dangers danger = sb_find_dangers(&state);
    lesson *one = &lessons[apart][lesson_count[apart]++];
    one->first = input_count;
    one->count = sb_list_inputs(&state, &danger, inputs + input_count);
    input_count += (size_t)one->count;
    one->tables =
        (float)(sb_evaluate_handicapped(&state, state.side, HANDICAP_NO_NETWORK) / POINTS);
    one->result = (float)(from->result + 1) / 2;
    one->target = (one->result + chance_of(from->value / POINTS)) / 2;
}

/* A proven end needs no evaluation. A board and its mirror image are worth the same. */
static void read_lessons(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) fail("cannot read a file of positions");
    for (record one; fread(&one, sizeof one, 1, file) == 1;) {
        bool apart = one.game % APART == 0;
        if (one.value >= VX_CERTAIN || one.value <= -VX_CERTAIN) continue;
        add_lesson(&one, false, apart);
        if (!apart) add_lesson(&one, true, apart);
    }
    fclose(file);
}

/* ---- The network, while it learns ---- */

typedef struct {
    float input[INPUTS][HIDDEN];
    float hidden_bias[HIDDEN];
    float inner[INNER][HIDDEN];
    float inner_bias[INNER];
    float outer[INNER];
    float outer_bias, table_share;
} network;

enum { WEIGHTS = sizeof(network) / sizeof(float), BATCH = 512, ROUNDS = 12 };
static const float STEP = 0.002f, DECAY = 4e-4f;

static network net, slope, slope_mean, slope_square;

typedef struct {
    float hidden[HIDDEN], inner[INNER]; /* before they are cut */
} activity;

static float cut(float value)
{
    return value < 0 ? 0 : value > 1 ? 1 : value;
}

static bool is_cut(float value)
{
    return value <= 0 || value >= 1;
}

static float ask(const lesson *one, activity *a)
{
    memcpy(a->hidden, net.hidden_bias, sizeof a->hidden);
    for (int i = 0; i < one->count; i++)
        for (int j = 0; j < HIDDEN; j++)
            a->hidden[j] += net.input[inputs[one->first + (size_t)i]][j];
    float out = net.outer_bias + net.table_share * one->tables;
    for (int i = 0; i < INNER; i++) {
        a->inner[i] = net.inner_bias[i];
        for (int j = 0; j < HIDDEN; j++) a->inner[i] += net.inner[i][j] * cut(a->hidden[j]);
        out += net.outer[i] * cut(a->inner[i]);
    }
    return out;
}

/* Adds to `slope` how the loss would change with each weight. */
static void learn(const lesson *one)
{
    activity a;
    float error = (chance_of(ask(one, &a)) - one->target) / BATCH, back[HIDDEN] = {0};
    slope.outer_bias += error;
    slope.table_share += error * one->tables;
    for (int i = 0; i < INNER; i++) {
        slope.outer[i] += error * cut(a.inner[i]);
        if (is_cut(a.inner[i])) continue;
        float part = error * net.outer[i];
        slope.inner_bias[i] += part;
        for (int j = 0; j < HIDDEN; j++) {
            slope.inner[i][j] += part * cut(a.hidden[j]);
            back[j] += part * net.inner[i][j];
        }
    }
    for (int j = 0; j < HIDDEN; j++) {
        if (is_cut(a.hidden[j])) back[j] = 0;
        slope.hidden_bias[j] += back[j];
    }
    for (int i = 0; i < one->count; i++)
        for (int j = 0; j < HIDDEN; j++) slope.input[inputs[one->first + (size_t)i]][j] += back[j];
}

/* Adam: each weight goes its own pace. */
static void step_on(float pace)
{
    float *weight = (float *)&net, *down = (float *)&slope;
    float *mean = (float *)&slope_mean, *square = (float *)&slope_square;
    for (int i = 0; i < WEIGHTS; i++) {
        bool is_input = i < INPUTS * HIDDEN;
        float along = down[i] + (is_input ? DECAY * weight[i] : 0);
        mean[i] += 0.1f * (along - mean[i]);
        square[i] += 0.001f * (along * along - square[i]);
        weight[i] -= pace * mean[i] / (sqrtf(square[i]) + 1e-8f);
    }
    memset(&slope, 0, sizeof slope);
}

static void shuffle(vx_random *random)
{
    for (size_t i = lesson_count[0] - 1; i > 0; i--) {
        size_t other = vx_random_below(random, i + 1);
        lesson kept = lessons[0][i];
        lessons[0][i] = lessons[0][other];
        lessons[0][other] = kept;
    }
}

/* The mean logarithmic loss of the results kept apart; by the tables alone, to compare. */
static double loss_apart(bool by_tables)
{
    double sum = 0;
    activity a;
    for (size_t i = 0; i < lesson_count[1]; i++) {
        const lesson *one = &lessons[1][i];
        double chance = chance_of(by_tables ? one->tables : ask(one, &a));
        chance = fmin(fmax(chance, 1e-6), 1 - 1e-6);
        sum -= one->result * log(chance) + (1 - one->result) * log(1 - chance);
    }
    return sum / (double)lesson_count[1];
}

static void start_anew(vx_random *random)
{
    float *weight = (float *)&net;
    for (int i = 0; i < WEIGHTS; i++) weight[i] = (float)(vx_random_below(random, 2001)) / 1000 - 1;
    for (int i = 0; i < INPUTS * HIDDEN; i++) weight[i] *= 0.05f;
    for (int i = 0; i < HIDDEN; i++) net.hidden_bias[i] = 0.3f;
    for (int i = 0; i < INNER; i++) {
        for (int j = 0; j < HIDDEN; j++) net.inner[i][j] *= 0.35f;
        net.inner_bias[i] = 0.3f;
        net.outer[i] *= 0.1f;
    }
    net.outer_bias = 0;
    net.table_share = 1;
}

static void fit(void)
{
    vx_random random;
    vx_random_seed(&random, 1);
    start_anew(&random);
    fprintf(stderr, "%zu lessons; apart %zu, loss by the tables %.4f\n", lesson_count[0],
            lesson_count[1], loss_apart(true));
    for (int round = 0; round < ROUNDS; round++) {
        float pace = STEP * (float)(ROUNDS - round) / ROUNDS;
        shuffle(&random);
        for (size_t i = 0; i + BATCH <= lesson_count[0]; i += BATCH) {
            for (size_t j = i; j < i + BATCH; j++) learn(&lessons[0][j]);
            step_on(pace);
        }
        fprintf(stderr, "round %d: loss %.4f\n", round + 1, loss_apart(false));
    }
}

/* ---- Writing it down ---- */

static void print_row(const char *start, const float *row, int count, double scale, const char *end)
{
    printf("%s", start);
    for (int i = 0; i < count; i++)
        printf("%ld%s", lrint(row[i] * scale), i + 1 < count ? "," : "");
    printf("%s", end);
}

static void print_network(void)
{
    printf("/* SPDX-License-Identifier: MIT */\n"
           "/* weights.c - what the network has learnt. Written by bench/fit.c, see "
           "docs/STRENGTH.md. */\n"
           "#include \"games/standard-bearer/network.h\"\n\n"
           "/* clang-format off */\nconst sb_network sb_weights = {\n    .input = {\n");
    for (int i = 0; i < INPUTS; i++) print_row("        {", net.input[i], HIDDEN, UNIT, "},\n");
    print_row("    },\n    .hidden_bias = {", net.hidden_bias, HIDDEN, UNIT,
              "},\n    .inner = {\n");
    for (int i = 0; i < INNER; i++) print_row("        {", net.inner[i], HIDDEN, UNIT, "},\n");
    print_row("    },\n    .inner_bias = {", net.inner_bias, INNER, UNIT, "},\n");
    print_row("    .outer = {", net.outer, INNER, POINTS, "},\n");
    print_row("    .outer_bias = ", &net.outer_bias, 1, POINTS, ",\n");
    print_row("    .table_share = ", &net.table_share, 1, UNIT, ",\n};\n");
}

static int train(char **paths)
{
    for (int i = 0; i < 2; i++) lessons[i] = malloc(sizeof(lesson) * LESSONS_MAX);
    inputs = malloc(sizeof *inputs * INPUTS_MAX * (size_t)LESSONS_MAX);
    if (lessons[0] == NULL || lessons[1] == NULL || inputs == NULL) fail("no memory");
    for (; *paths != NULL; paths++) read_lessons(*paths);
    if (lesson_count[0] < BATCH || lesson_count[1] == 0) fail("too few positions to learn from");
    fit();
    print_network();
    return 0;
}

int main(int count, char **words)
{
    game = vx_game_find("standard-bearer");
    if (count == 5 && strcmp(words[1], "play") == 0)
        return play(words[2], atof(words[3]), strtoull(words[4], NULL, 10));
    if (count > 2 && strcmp(words[1], "train") == 0) return train(words + 2);
    fail("say: fit play FILE SECONDS SEED, or: fit train FILES... > weights.c");
}
