/* SPDX-License-Identifier: MIT */
/* chances.c - from the lines of bench/calibrate.c to tables of chances, and how far these hold.
 *
 *     chances fit GAME FILES... > src/games/GAME/chances.c    the tables, from some of the games
 *     chances keep GAME FILES... > tests/calibration/GAME.txt  other games, for the test
 *     chances report                                           the kept games as Markdown
 *     chances plot                                             the kept games as a picture (SVG)
 *     chances judges GAME FILES...                             each judge by itself, to compare
 *     chances cross GAME FILES...                              each fifth of the games by a table of the others
 *
 * A table is fitted by logistic regression: the logarithm of the odds goes in straight lines between
 * a few values, as the likelihood wants it, and never falls. `report` calls a bin undecided where so
 * few games leave more than three points open. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "search/search.h"

enum { ROWS_MAX = 2000000, NODES_MAX = 19, BINS = 10, JUDGES_MAX = 8, FEW = 20 };

static const char *const kind_names[VX_EVALUATIONS] = {"blind", "partial", "full"};

static void fail(const char *what)
{
    fprintf(stderr, "chances: %s\n", what);
    exit(1);
}

/* ---- Rows ---- */

typedef struct {
    int kind, judge, value, points; /* points: 0 lost, 1 drawn, 2 won */
    unsigned game;
} row;

static row *rows;
static int row_count;
static char judges[JUDGES_MAX][32];
static int judge_count;

static int judge_number(const char *name)
{
    for (int i = 0; i < judge_count; i++)
        if (strcmp(judges[i], name) == 0) return i;
    if (judge_count == JUDGES_MAX) fail("too many judges");
    snprintf(judges[judge_count], sizeof judges[0], "%s", name);
    return judge_count++;
}

/* As src/search/chance.c tells them apart. */
static vx_evaluation kind_of(const vx_game *game, const char *judge)
{
    vx_limits limits;
    if (!vx_limits_parse(judge, &limits)) fail("no such judge");
    if (limits.level == 0) return VX_EVALUATION_FULL;
    const vx_level *level = &vx_machine_of(game)->levels[limits.level - VX_LEVEL_MIN];
    if (level->is_blind) return VX_EVALUATION_BLIND;
    bool is_partial = level->overlooks[0] > 0 || level->overlooks[1] > 0 || level->handicaps != 0;
    return is_partial ? VX_EVALUATION_PARTIAL : VX_EVALUATION_FULL;
}

static void read_rows(const vx_game *game, char **paths)
{
    rows = malloc(ROWS_MAX * sizeof *rows);
    if (rows == NULL) fail("no memory");
    for (unsigned file = 0; paths[file] != NULL; file++) {
        FILE *in = fopen(paths[file], "r");
        char judge[32];
        int value, points;
        unsigned number;
        if (in == NULL) fail("cannot read a file of games");
        while (fscanf(in, "%31s %d %d %u", judge, &value, &points, &number) == 4) {
            if (row_count == ROWS_MAX) fail("too many lines");
            rows[row_count++] = (row){(int)kind_of(game, judge), judge_number(judge), value, points,
                                      file << 16 | number};
        }
        fclose(in);
    }
}

static int by_kind_and_value(const void *a, const void *b)
{
    const row *one = a, *other = b;
    if (one->kind != other->kind) return one->kind < other->kind ? -1 : 1;
    return (one->value > other->value) - (one->value < other->value);
}

/* ---- Fitting ---- */

typedef struct {
    int count;
    double at[NODES_MAX], odds[NODES_MAX]; /* values, and the logarithm of the odds there */
    double weight[NODES_MAX];              /* how much the rows near a node say about it */
} curve;

/* Which two nodes a value lies between, and how much of it belongs to the second. Beyond the ends the
 * last line goes on. */
static int place(const curve *c, double value, double *share)
{
    int i = 0;
    while (i + 2 < c->count && value > c->at[i + 1]) i++;
    *share = (value - c->at[i]) / (c->at[i + 1] - c->at[i]);
    return i;
}

static double chance_at(const curve *c, double value)
{
    double share;
    int i = place(c, value, &share);
    return 1 / (1 + exp(-(c->odds[i] + share * (c->odds[i + 1] - c->odds[i]))));
}

/* Where a game keeps its own table, and how many nodes it has: cross-validation among the games of
 * the tables chose their number. */
static const struct {
    const char *id, *header, *name;
    int nodes;
} homes[] = {
    {"standard-bearer", "standard_bearer.h", "sb_chances", 9},
    {"war-chest", "war_chest.h", "wc_chances", NODES_MAX},
    {"pocket-battles", "battle.h", "pb_chances", NODES_MAX},
    {"warmaster", "warmaster.h", "wm_chances", 9},
};
enum { HOMES = sizeof homes / sizeof homes[0] };

static int home_of(const vx_game *game)
{
    for (int i = 0; i < HOMES; i++)
        if (strcmp(homes[i].id, game->id) == 0) return i;
    fail("no such game");
    return 0;
}

/* The share of the rows below a node: equal steps of the logarithm of the odds, close together at
 * both ends. */
static double share_below(int node, int nodes)
{
    const double LEAST = 0.006;
    double end = log((1 - LEAST) / LEAST);
    return 1 / (1 + exp(end - 2 * end * node / (nodes - 1)));
}

static void set_nodes(curve *c, const row *first, int count, int nodes)
{
    enum { APART = 20 };
    c->count = 0;
    for (int i = 0; i < nodes; i++) {
        double value = first[(int)(share_below(i, nodes) * (count - 1))].value;
        if (c->count > 0 && value < c->at[c->count - 1] + APART) continue;
        c->at[c->count++] = value;
    }
    if (c->count < 2) fail("all values are the same");
}

/* Solves `matrix` x = `side` in place, by elimination. */
static void solve(double matrix[NODES_MAX][NODES_MAX], double *side, int count)
{
    for (int i = 0; i < count; i++) {
        for (int k = i + 1; k < count; k++) {
            double factor = matrix[k][i] / matrix[i][i];
            for (int j = i; j < count; j++) matrix[k][j] -= factor * matrix[i][j];
            side[k] -= factor * side[i];
        }
    }
    for (int i = count - 1; i >= 0; i--) {
        for (int j = i + 1; j < count; j++) side[i] -= matrix[i][j] * side[j];
        side[i] /= matrix[i][i];
    }
}

/* One step of Newton's method on the likelihood. */
static void improve(curve *c, const row *first, int count)
{
    double matrix[NODES_MAX][NODES_MAX] = {{0}}, side[NODES_MAX] = {0};
    for (int r = 0; r < count; r++) {
        double share, chance = chance_at(c, first[r].value);
        int i = place(c, first[r].value, &share);
        double part[2] = {1 - share, share};
        for (int a = 0; a < 2; a++) {
            side[i + a] += part[a] * (first[r].points / 2.0 - chance);
            for (int b = 0; b < 2; b++)
                matrix[i + a][i + b] += part[a] * part[b] * chance * (1 - chance);
        }
    }
    for (int i = 0; i < c->count; i++) {
        c->weight[i] = 0;
        for (int j = 0; j < c->count; j++) c->weight[i] += matrix[i][j];
    }
    for (int i = 0; i < c->count; i++) { /* a little pull towards even odds keeps it finite */
        matrix[i][i] += 0.02;
        side[i] -= 0.02 * c->odds[i];
    }
    solve(matrix, side, c->count);
    for (int i = 0; i < c->count; i++) c->odds[i] += side[i];
}

/* Neighbours that fall are pooled at their weighted mean, until none does. */
static void make_monotone(curve *c)
{
    int end[NODES_MAX], pools = 0; /* of each pool the node behind its last */
    double odds[NODES_MAX], weight[NODES_MAX];
    for (int i = 0; i < c->count; i++) {
        odds[pools] = c->odds[i];
        weight[pools] = c->weight[i] + 1e-9;
        end[pools++] = i + 1;
        while (pools > 1 && odds[pools - 2] > odds[pools - 1]) {
            double sum = weight[pools - 2] + weight[pools - 1];
            odds[pools - 2] =
                (odds[pools - 2] * weight[pools - 2] + odds[pools - 1] * weight[pools - 1]) / sum;
            weight[pools - 2] = sum;
            end[pools - 2] = end[pools - 1];
            pools--;
        }
    }
    for (int pool = 0, i = 0; pool < pools; pool++)
        while (i < end[pool]) c->odds[i++] = odds[pool];
}

static curve fit_curve(const row *first, int count, int nodes)
{
    enum { ROUNDS = 12 };
    curve c = {0};
    set_nodes(&c, first, count, nodes);
    for (int i = 0; i < ROUNDS; i++) improve(&c, first, count);
    make_monotone(&c);
    return c;
}

/* ---- Writing the tables ---- */

static int thousandths(double chance)
{
    int rounded = (int)lrint(1000 * chance);
    return rounded < 1 ? 1 : rounded > 999 ? 999 : rounded; /* nothing is certain without a proof */
}

/* Does a straight line between two values stay near the curve? */
static bool is_straight(const curve *c, int from, int to)
{
    const double NEAR = 2; /* thousandths, of what is rounded to one */
    int first = thousandths(chance_at(c, from)), last = thousandths(chance_at(c, to));
    for (int value = from; value <= to; value += 10) {
        double said = first + (last - first) * (double)(value - from) / (to - from);
        if (fabs(said - 1000 * chance_at(c, value)) > NEAR) return false;
    }
    return true;
}

/* As few points as follow the curve by straight lines. */
static void print_table(const char *kind, const curve *c)
{
    int printed = 0;
    printf("    [VX_EVALUATION_%s] = {.point = {", kind);
    for (int value = -VX_CERTAIN, next; value <= VX_CERTAIN; value = next) {
        if (printed == VX_CHANCE_POINTS) fail("a table needs more points than there are");
        printf("%s{%d, %d}%s", printed++ % 8 == 0 ? "\n        " : " ", value,
               thousandths(chance_at(c, value)), value == VX_CERTAIN ? "" : ",");
        next = value + 10;
        while (next + 10 <= VX_CERTAIN && is_straight(c, value, next + 10)) next += 10;
    }
    printf("},\n        .count = %d},\n", printed);
}

static void print_opening(const vx_game *game)
{
    int home = home_of(game);
    printf("/* SPDX-License-Identifier: MIT */\n"
           "/* chances.c - what the values of the search are worth, as measured. Written by\n"
           " * `make calibrate`, see docs/CALIBRATION.md. */\n"
           "#include \"games/%s/%s\"\n\n"
           "/* clang-format off */\nconst vx_chance_table %s[VX_EVALUATIONS] = {\n",
           game->id, homes[home].header, homes[home].name);
}

static int fit(const vx_game *game, char **paths)
{
    static const char *const names[VX_EVALUATIONS] = {"BLIND", "PARTIAL", "FULL"};
    read_rows(game, paths);
    qsort(rows, (size_t)row_count, sizeof *rows, by_kind_and_value);
    print_opening(game);
    for (int from = 0, to; from < row_count; from = to) {
        for (to = from; to < row_count && rows[to].kind == rows[from].kind;) to++;
        curve c = fit_curve(rows + from, to - from, homes[home_of(game)].nodes);
        print_table(names[rows[from].kind], &c);
        fprintf(stderr, "%s %s: %d lines\n", game->id, kind_names[rows[from].kind], to - from);
    }
    printf("};\n");
    return 0;
}

/* ---- Keeping games for the test ---- */

/* A game is a line: "f-350+ p12- b80=" says that the full search gave -350 to an action whose side won,
 * the partial one 12 to one that lost, the blind one 80 to one that drew. */
static int keep(const vx_game *game, char **paths)
{
    static const char marks[] = "-=+";
    read_rows(game, paths);
    printf("# Games that no table was fitted to, one a line: what was said, and how it ended.\n");
    for (int i = 0; i < row_count; i++) {
        bool is_last = i + 1 == row_count || rows[i + 1].game != rows[i].game;
        printf("%c%d%c%c", kind_names[rows[i].kind][0], rows[i].value, marks[rows[i].points],
               is_last ? '\n' : ' ');
    }
    return 0;
}

/* ---- How far they hold ---- */

/* Positions of one game end alike: what is independent is the game. */
typedef struct {
    double said, points;
    int count;
    double game_said, game_points; /* of the game being read */
    int game_count;
    double squares, cross, counts; /* sums over games, for the error */
} bin;

static void close_game(bin *bins)
{
    for (int i = 0; i < BINS; i++) {
        bin *b = &bins[i];
        b->said += b->game_said;
        b->points += b->game_points;
        b->count += b->game_count;
        b->squares += b->game_points * b->game_points;
        b->cross += b->game_points * b->game_count;
        b->counts += (double)b->game_count * b->game_count;
        b->game_said = b->game_points = b->game_count = 0;
    }
}

static void add_to_bin(bin *bins, int chance, int points)
{
    bin *b = &bins[chance < 1000 ? chance / 100 : BINS - 1];
    b->game_said += chance / 1000.0;
    b->game_points += points / 2.0;
    b->game_count++;
}

/* Half the width of the 95% interval of the share won. */
static double error_of(const bin *b)
{
    double won = b->points / b->count;
    return 1.96 * sqrt(b->squares - 2 * won * b->cross + won * won * b->counts) / b->count;
}

static void read_kept(const vx_game *game, bin bins[VX_EVALUATIONS][BINS])
{
    char path[128], kind, end, space;
    int value;
    snprintf(path, sizeof path, "tests/calibration/%s.txt", game->id);
    FILE *in = fopen(path, "r");
    if (in == NULL || fscanf(in, "#%*[^\n]") != 0) fail("no kept games");
    while (fscanf(in, " %c%d%c%c", &kind, &value, &end, &space) == 4) {
        for (int k = 0; k < VX_EVALUATIONS; k++) {
            if (kind == kind_names[k][0])
                add_to_bin(bins[k], vx_chance_of_value(game, (vx_evaluation)k, value),
                           end == '+'   ? 2
                           : end == '=' ? 1
                                        : 0);
            if (space == '\n') close_game(bins[k]);
        }
    }
    fclose(in);
}

static void print_bins(const char *title, const bin *bins)
{
    printf("| %s |", title);
    for (int b = 0; b < BINS; b++) {
        if (bins[b].count < FEW)
            printf(" - |");
        else
            printf(" %.0f: **%.0f** ±%.0f (%d) |", 100 * bins[b].said / bins[b].count,
                   100 * bins[b].points / bins[b].count, 100 * error_of(&bins[b]), bins[b].count);
    }
    printf("\n");
}

/* What the test games say of a bin. */
typedef enum { HOLDS, IS_UNDECIDED, IS_OFF, VERDICTS } verdict;

static verdict judge(const bin *b)
{
    const double TOLERANCE = 0.03;
    if (b->count < FEW || error_of(b) > TOLERANCE) return IS_UNDECIDED;
    return fabs(b->points - b->said) > TOLERANCE * b->count ? IS_OFF : HOLDS;
}

static void print_heading(const char *what)
{
    printf("| %s |", what);
    for (int b = 0; b < BINS; b++) printf(" %d-%d%% |", 10 * b, 10 * b + 10);
    printf("\n|---|");
    for (int b = 0; b < BINS; b++) printf("---|");
    printf("\n");
}

/* Calls `add` for every table of chances, with its bins. */
static void for_tables(void (*add)(const char *title, const bin *bins))
{
    for (int g = 0; g < vx_game_count(); g++) {
        bin bins[VX_EVALUATIONS][BINS] = {{{0}}};
        const vx_chance_table *chances = vx_machine_of(vx_game_at(g))->chances;
        if (chances == NULL) continue;
        read_kept(vx_game_at(g), bins);
        for (int k = VX_EVALUATIONS - 1; k >= 0; k--) {
            char title[64];
            if (chances[k].count == 0) continue;
            snprintf(title, sizeof title, "%s, %s", vx_game_at(g)->id, kind_names[k]);
            add(title, bins[k]);
        }
    }
}

static void print_doubtful(const char *title, const bin *bins)
{
    static const char *const names[VERDICTS] = {"holds", "undecided", "off"};
    static bool has_heading;
    for (int b = 0; b < BINS; b++)
        if (judge(&bins[b]) != HOLDS && bins[b].count > 0) {
            if (!has_heading)
                printf("\n| bin | said | won | positions | verdict |\n|---|---|---|---|---|\n");
            has_heading = true;
            printf("| %s, %d-%d%% | %.1f%% | %.1f%% ±%.1f | %d | %s |\n", title, 10 * b,
                   10 * b + 10, 100 * bins[b].said / bins[b].count,
                   100 * bins[b].points / bins[b].count, 100 * error_of(&bins[b]), bins[b].count,
                   names[judge(&bins[b])]);
        }
}

static int report(void)
{
    print_heading("game, kind");
    for_tables(print_bins);
    for_tables(print_doubtful);
    return 0;
}

/* Each judge alone, by the shipped table: does much more thought change what a value is worth? */
static int compare_judges(const vx_game *game, char **paths)
{
    read_rows(game, paths);
    print_heading(game->id);
    for (int j = 0; j < judge_count; j++) {
        bin bins[BINS] = {{0}};
        for (int i = 0; i < row_count; i++) {
            if (i > 0 && rows[i].game != rows[i - 1].game) close_game(bins);
            if (rows[i].judge != j) continue;
            vx_evaluation kind = (vx_evaluation)rows[i].kind;
            add_to_bin(bins, vx_chance_of_value(game, kind, rows[i].value), rows[i].points);
        }
        close_game(bins);
        print_bins(judges[j], bins);
    }
    return 0;
}

/* ---- Cross-validation ---- */

enum { FOLDS = 5 };

static int fold_of(const row *r)
{
    return (int)((r->game * 2654435761U >> 16) % FOLDS);
}

/* The rows of one kind that lie outside a fold, by value. */
static int rows_outside(int fold, int kind, row *out)
{
    int count = 0;
    for (int i = 0; i < row_count; i++)
        if (rows[i].kind == kind && fold_of(&rows[i]) != fold) out[count++] = rows[i];
    qsort(out, (size_t)count, sizeof *out, by_kind_and_value);
    return count;
}

static bool fit_folds(const vx_game *game, int kind, curve of[FOLDS])
{
    row *others = malloc((size_t)row_count * sizeof *others);
    bool is_measured = true;
    if (others == NULL) fail("no memory");
    for (int fold = 0; fold < FOLDS && is_measured; fold++) {
        int count = rows_outside(fold, kind, others);
        is_measured = count > 0;
        if (is_measured) of[fold] = fit_curve(others, count, homes[home_of(game)].nodes);
    }
    free(others);
    return is_measured;
}

/* Tests the way the tables are made on all the games that make them. */
static int cross(const vx_game *game, char **paths)
{
    read_rows(game, paths);
    print_heading(game->id);
    for (int kind = VX_EVALUATIONS - 1; kind >= 0; kind--) {
        bin bins[BINS] = {{0}};
        curve of[FOLDS];
        if (!fit_folds(game, kind, of)) continue;
        for (int i = 0; i < row_count; i++) {
            if (i > 0 && rows[i].game != rows[i - 1].game) close_game(bins);
            if (rows[i].kind != kind) continue;
            double chance = chance_at(&of[fold_of(&rows[i])], rows[i].value);
            add_to_bin(bins, thousandths(chance), rows[i].points);
        }
        close_game(bins);
        print_bins(kind_names[kind], bins);
        print_doubtful(kind_names[kind], bins);
    }
    return 0;
}

/* ---- The picture ---- */

enum { SIDE = 260, MARGIN = 46, PANEL = SIDE + MARGIN };

static void draw_frame(const vx_game *game, int left, int top)
{
    printf("<text x=\"%d\" y=\"%d\" font-weight=\"bold\">%s</text>\n", left, top - 8,
           game->name[VX_ENGLISH]);
    printf("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#888\"/>\n",
           left, top, SIDE, SIDE);
    printf("<path d=\"M%d %dL%d %d\" stroke=\"#888\" stroke-dasharray=\"4 3\"/>\n", left,
           top + SIDE, left + SIDE, top);
    for (int i = 0; i <= 100; i += 20) {
        printf("<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%d</text>\n", left + i * SIDE / 100,
               top + SIDE + 14, i);
        printf("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%d</text>\n", left - 4,
               top + SIDE - i * SIDE / 100 + 4, i);
    }
}

static void draw_bins(const bin *bins, const char *color, int left, int top)
{
    for (int b = 0; b < BINS; b++) {
        if (bins[b].count < FEW) continue;
        double x = left + SIDE * bins[b].said / bins[b].count;
        double won = bins[b].points / bins[b].count, y = top + SIDE * (1 - won);
        double error = SIDE * error_of(&bins[b]);
        printf("<path d=\"M%.1f %.1fV%.1f\" stroke=\"%s\"/><circle cx=\"%.1f\" cy=\"%.1f\" "
               "r=\"3.5\" fill=\"%s\"/>\n",
               x, y - error, y + error, color, x, y, color);
    }
}

static int plot(void)
{
    static const char *const colors[VX_EVALUATIONS] = {"#b8860b", "#b03060", "#1f5fa8"};
    int width = 2 * PANEL + MARGIN, height = 2 * (PANEL + 10) + 40;
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" "
           "font-family=\"sans-serif\" font-size=\"11\" fill=\"#222\">\n"
           "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
           width, height, width);
    for (int g = 0; g < vx_game_count(); g++) {
        int left = MARGIN + g % 2 * PANEL, top = 30 + g / 2 * (PANEL + 10);
        bin bins[VX_EVALUATIONS][BINS] = {{{0}}};
        read_kept(vx_game_at(g), bins);
        draw_frame(vx_game_at(g), left, top);
        for (int k = 0; k < VX_EVALUATIONS; k++) draw_bins(bins[k], colors[k], left, top);
    }
    printf("<text x=\"%d\" y=\"%d\">across: chance said, %%; up: games won, %%, with 95%% "
           "intervals</text>\n",
           MARGIN, height - 24);
    for (int k = 0; k < VX_EVALUATIONS; k++)
        printf("<circle cx=\"%d\" cy=\"%d\" r=\"4\" fill=\"%s\"/><text x=\"%d\" "
               "y=\"%d\">%s</text>\n",
               MARGIN + 6 + 110 * k, height - 10, colors[k], MARGIN + 16 + 110 * k, height - 6,
               kind_names[k]);
    printf("</svg>\n");
    return 0;
}

int main(int count, char **words)
{
    const vx_game *game = count > 2 ? vx_game_find(words[2]) : NULL;
    if (game != NULL && strcmp(words[1], "fit") == 0) return fit(game, words + 3);
    if (game != NULL && strcmp(words[1], "keep") == 0) return keep(game, words + 3);
    if (game != NULL && strcmp(words[1], "judges") == 0) return compare_judges(game, words + 3);
    if (game != NULL && strcmp(words[1], "cross") == 0) return cross(game, words + 3);
    if (count == 2 && strcmp(words[1], "report") == 0) return report();
    if (count == 2 && strcmp(words[1], "plot") == 0) return plot();
    fail("say: chances fit|keep|judges|cross GAME FILES..., or: chances report|plot");
    return 1;
}
