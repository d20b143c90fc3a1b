/* SPDX-License-Identifier: MIT */
/* lab.h - studies: questions about a game that many games between bots answer.
 *
 * A study is a text (docs/LAB.md). It has cells, one for each combination of its factors, and its games are
 * numbered. The cell, the seats and the seeds of a game follow from the study and the game's number alone,
 * so results do not depend on threads, shards, machines or stops, and shards merge exactly.
 * Nothing here reads files or starts threads: src/cli/lab_*.c does. */
#ifndef VX_LAB_LAB_H
#define VX_LAB_LAB_H

#include "core/game.h"
#include "search/bots.h"

enum {
    LAB_FACTORS = 4,
    LAB_VALUES = 64,   /* of a factor, or of the matchup */
    LAB_SETTINGS = 24, /* options of the game that every cell shares */
    LAB_CELLS = 4096,
    LAB_TEXT_CAP = 1 << 18, /* of a study with its rulesets */
    LAB_NAME_CAP = 64,
};
static const uint64_t LAB_GAMES_MAX = 100000000; /* of a study */

/* ---- A study (study.c, study_check.c) ---- */

/* A word of the study and where it stands. */
typedef struct {
    const char *text; /* in the study's own memory */
    const char *body; /* what the game gets: of a ruleset its text, else the same */
    int line, column;
} lab_word;

typedef struct {
    lab_word key; /* an option of the game, or "bots" */
    lab_word value[LAB_VALUES];
    int count;
} lab_factor;

typedef enum { LAB_ALL_GAMES, LAB_UNTIL_WIDTH, LAB_UNTIL_TEST, LAB_UNTIL_DIFFERENCE } lab_stop;

/* The two sides of a game are A and B. In the second game of a pair they swap seats. */
typedef struct {
    char name[LAB_NAME_CAP];
    const char *question[VX_LANGUAGES];
    const vx_game *game;
    vx_setting setting[LAB_SETTINGS];
    lab_word setting_word[LAB_SETTINGS];
    int setting_count;
    lab_word key[2];    /* the options that say what seat 1 and seat 2 take; "" without a matchup */
    lab_factor matchup; /* what A and B take; no values: there is nothing to take */
    bool has_mirrors;   /* values also meet themselves */
    int draw_low, draw_high; /* points of armies that the lab draws by lot; 0: it draws none */
    lab_factor factor[LAB_FACTORS];
    int factor_count;
    lab_word bot[2]; /* of A and B */
    vx_limits limits[2];
    bool counts_pieces; /* armies are written down, so that pieces can be valued */
    uint64_t seed;
    uint64_t games; /* of a cell, at most; even */
    lab_stop stop;
    double width;     /* half of the interval, 0 .. 1; of a difference: what would matter */
    double low, high; /* of the sequential test */
    uint64_t
        hash; /* of all that decides what is played: not of the question, nor of when to stop */
    int pairings, cells;
    char memory[LAB_TEXT_CAP]; /* the words */
    size_t used;
} lab_study;

/* Reads a study. A ruleset that it names is read by `read_rules`, which returns a text to free() or NULL
 * with a reason. False: `why` names the line. */
typedef char *lab_read_rules(void *context, const char *name, vx_problem *why);
bool lab_read_study(const char *text, lab_read_rules *read_rules, void *context, lab_study *out,
                    vx_problem *why);
/* study_check.c: what no single line can show; counts the cells and makes the hash. */
bool lab_check_study(lab_study *study, vx_problem *why);

/* What distinguishes a cell. */
typedef struct {
    int side[2];            /* values of the matchup that A and B take */
    int level[LAB_FACTORS]; /* values of the factors */
} lab_cell;

lab_cell lab_cell_at(const lab_study *study, int index);
/* Nothing distinguishes A from B: every game stands for itself, with A at seat 1. */
bool lab_is_mirror(const lab_study *study, int index);
/* "elves50 : orcs50, layout=line". */
void lab_name_cell(const lab_study *study, int index, vx_text *out);
uint64_t lab_game_count(const lab_study *study);

/* ---- A game (play.c, luck.c, draw.c) ---- */

typedef enum { LAB_OVER, LAB_CAPPED, LAB_ENDS } lab_end;
enum { LAB_NO_SIDE = 2 };

typedef struct {
    uint64_t number;
    int8_t result;  /* for A: 1, 0, -1 */
    uint8_t end;    /* lab_end */
    uint8_t first;  /* the side with the first turn: 0 A, 1 B, or LAB_NO_SIDE */
    int32_t length; /* decisions */
    int32_t luck;   /* of A, in thousandths of a game won */
} lab_game;

/* The armies of a game as text: "ORC07,2xORC16 ELV03", A's first. */
enum { LAB_ARMIES_CAP = 4096 };

/* What workers share: the start of every cell. */
typedef struct {
    const lab_study *study;
    unsigned char
        *starts;    /* for each cell with A at seat 1, then with B; NULL: the lab draws armies */
    bool is_random; /* no bot thinks */
} lab_room;

/* Sets up every cell. False: `why` names the word of the study that is wrong. */
bool lab_room_open(lab_room *room, const lab_study *study, vx_problem *why);
void lab_room_close(lab_room *room);

/* One worker's things. */
typedef struct lab_table lab_table;
lab_table *lab_table_new(const lab_room *room, const vx_platform *platform); /* NULL: no memory */
void lab_table_free(lab_table *table);

typedef enum { LAB_PLAYED, LAB_STOPPED, LAB_FAILED } lab_outcome;
/* Plays game `number`. `armies` is written where the study counts pieces, else "". LAB_FAILED: no memory, or
 * the rules had no room. */
lab_outcome lab_play(lab_table *table, uint64_t number, lab_game *out, vx_text *armies);

/* luck.c: what this outcome of chance changes against what was expected, for seat 1, in thousandths. */
double lab_luck_of(const vx_game *game, const void *state, vx_action outcome, vx_random *random,
                   void *scratch, vx_action *actions);
/* draw.c: the armies of a pair, drawn by lot. False: there is no memory or no such army. */
bool lab_draw_armies(const lab_study *study, const lab_cell *cell, uint64_t seed, char *lists[2],
                     size_t capacity, vx_problem *why);
bool lab_setup_cell(const lab_study *study, const lab_cell *cell, bool swapped,
                    const char *const lists[2], void *state, vx_problem *why);
uint64_t lab_pair_seed(const lab_study *study, int cell, uint64_t pair);

/* ---- Results (results.c) ---- */

void lab_write_header(const lab_study *study, vx_text *out);                 /* one line */
void lab_write_game(const lab_game *game, const char *armies, vx_text *out); /* one line */
/* Reads a line without its end; `armies` points into it, or is NULL. */
bool lab_read_game(const char *line, lab_game *out, const char **armies);

typedef struct {
    lab_game *game;
    char **armies; /* by game; NULL where nothing was written down */
    size_t count, capacity;
} lab_results;

bool lab_results_add(lab_results *results, const lab_game *game, const char *armies);
/* Sorts by number and drops repeated games. LAB_FAILED: no memory. LAB_STOPPED: `conflict` is a game with two
 * different results. */
lab_outcome lab_results_unite(lab_results *results, uint64_t *conflict);
void lab_results_free(lab_results *results);

/* ---- Figures (statistics.c, progress.c, figures.c) ---- */

/* A mean and half the width of its 95% interval; no units: nothing is known. */
typedef struct {
    double mean, error;
    uint64_t units; /* of evidence: pairs, or games of a mirror cell */
} lab_estimate;

/* Sums of units. */
typedef struct {
    double sum, squares;
    uint64_t count;
} lab_sample;

void lab_sample_add(lab_sample *sample, double value);
/* Of values within 0 .. 1. One unit of 0 and one of 1 are added to the variance, so that a clean sweep of
 * a few games is not taken for certainty. */
lab_estimate lab_estimate_share(const lab_sample *sample);
/* Of any values. */
lab_estimate lab_estimate_mean(const lab_sample *sample);
/* The mean of independent means, each with the same weight. */
lab_estimate lab_estimate_average(const lab_estimate *parts, int count);
/* Log-likelihood ratio of the generalised sequential test for "mean is high" against "mean is low". */
double lab_evidence(const lab_sample *sample, double low, double high);
/* -1: low is accepted, 1: high is, 0: open. */
int lab_verdict(const lab_sample *sample, double low, double high);

/* When no more games are needed. Units are looked at in the order of their numbers, so the answer does not
 * depend on which games happened to end first. A group is a cell, or where a difference is asked for two
 * cells that differ by the first factor alone. */
typedef struct {
    lab_sample sample;
    bool is_decided;
    int verdict; /* of the test: see lab_verdict(); of a difference: its sign, 0 for none that matters */
} lab_progress;

int lab_group_count(const lab_study *study);
int lab_group_of(const lab_study *study, int cell);
/* Adds the next unit, unless the group is decided. */
void lab_progress_add(const lab_study *study, lab_progress *progress, double unit);
/* What a unit of evidence measures: A's score of a pair, or in a mirror cell the score of the side that had the
 * first turn. `second` is NULL in a mirror cell. */
double lab_unit_score(const lab_game *first, const lab_game *second);

typedef struct {
    uint64_t games, draws, capped;
    lab_estimate score;  /* of A */
    lab_estimate evened; /* the same with the luck taken off; no units: luck was not measured */
    lab_estimate first;  /* of the side with the first turn */
    lab_estimate draw;
    lab_estimate length;
    int length_median, length_most; /* the latter: 95 of 100 games are no longer */
    lab_progress progress;
} lab_cell_figures;

typedef struct {
    uint64_t games; /* that count */
    uint64_t spare; /* played behind a stop, or without their other half */
    lab_cell_figures *cell;
    lab_cell_figures all;
    lab_estimate luck; /* share of the result that luck explains, 0 .. 1; no units: not measured */
    lab_progress *group; /* of lab_group_count(); with a difference its sample is of differences */
} lab_figures;

/* The results must be sorted. False if there is no memory. */
bool lab_figures_make(lab_figures *out, const lab_study *study, const lab_results *results);
void lab_figures_free(lab_figures *figures);

/* A's score for the pairing of two values over all factors, seen from `row`. */
lab_estimate lab_matchup_score(const lab_study *study, const lab_figures *figures, int row,
                               int column);
/* Of one value over all others. */
lab_estimate lab_value_score(const lab_study *study, const lab_figures *figures, int value);
/* A figure of all cells with this value of a factor. */
typedef enum { LAB_SCORE, LAB_FIRST, LAB_DRAW, LAB_LENGTH } lab_figure;
lab_estimate lab_factor_figure(const lab_study *study, const lab_figures *figures, int factor,
                               int value, lab_figure which);

/* ---- What pieces are worth (values.c, regression.c) ---- */

typedef struct {
    char key[48], name[VX_LANGUAGES][64];
    int cost;
    uint64_t games;      /* with at least one of them */
    lab_estimate change; /* of the chance to win by one more of them, 0 .. 1 */
    lab_estimate worth;  /* in points; no units: unknown */
} lab_value;

typedef struct {
    lab_value *value;
    int count;
    lab_estimate point; /* change of the chance to win by one more point */
    double explained;   /* share of the variance of results that armies explain */
    uint64_t games;
} lab_values;

bool lab_values_make(lab_values *out, const lab_study *study, const lab_results *results);
void lab_values_free(lab_values *values);
/* The whole number of points that the measured worth suggests; the cost itself where it fits. */
int lab_suggested_cost(const lab_value *value);

/* Linear regression by least squares: y = x . b, with intervals that hold for unequal variances. Rows are
 * sparse. */
typedef struct {
    int *column;
    double *value;
    size_t *start; /* of each row; one more behind the last */
    double *y;
    size_t rows;
    int columns;
} lab_sparse;

/* Writes estimate, error for each column. False if there is no memory. */
bool lab_regress(const lab_sparse *data, double *estimate, double *error, double *explained);

/* ---- Reports (words.c, findings.c, report.c, report_json.c, page.c, page_plots.c) ---- */

enum { LAB_REPORT_CAP = 1 << 22 };

typedef struct {
    const lab_study *study;
    const lab_figures *figures;
    const lab_values *values; /* NULL: pieces were not counted */
    uint64_t played;
} lab_report;

void lab_report_text(const lab_report *report, vx_language language, vx_text *out);
void lab_report_json(const lab_report *report, vx_text *out);
/* A page that stands alone: both languages (this one is shown first), light and dark, no network. */
void lab_report_page(const lab_report *report, vx_language language, vx_text *out);

/* What the figures say, a sentence a line. */
void lab_add_findings(const lab_report *report, vx_language language, vx_text *out);
/* "Pocket Battles, level4, 3000 games of 3000". */
void lab_add_summary(const lab_report *report, vx_language language, vx_text *out);
/* "54.3 ±2.1" in percent, or "-" where nothing is known. */
void lab_add_percent(vx_text *out, lab_estimate share);
/* page_plots.c: plots as SVG. */
void lab_plot_matrix(const lab_report *report, vx_language language, vx_text *out);
typedef struct {
    const char *name;
    lab_estimate estimate;
} lab_bar;
/* Dots with their intervals around a line at `middle`; `scale` turns figures into what is printed. */
void lab_plot_bars(const lab_bar *bars, int count, double middle, double scale, vx_text *out);
/* Pieces by what they are worth beyond their cost; those without enough games last. Free it. */
int *lab_order_values(const lab_values *values);

#endif
