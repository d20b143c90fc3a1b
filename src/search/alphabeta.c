/* SPDX-License-Identifier: MIT */
/* alphabeta.c - looks through all replies, deeper turn by turn, and skips what cannot matter.
 *
 * A turn may be several actions of one side, so nothing here takes turns for granted: a value is
 * always for the side that acts in its node, and changes sign only where the other side acts next.
 * Depth counts turns; a position is evaluated only where a turn begins. Chance is averaged over its
 * outcomes. More than two teams are played as one side against all others. */
#include <stdlib.h>
#include <string.h>

#include "search/internal.h"

enum {
    OUTCOMES_LISTED = 36, /* more outcomes of chance than this are drawn, not listed */
    OUTCOMES_DRAWN = 8,
    QUIET_TURNS = 1, /* turns looked on where the depth ends, unless the evaluation sees threats */
    QUIET_WIDTH = 6, /* and how many actions of each */
    LATE = 3,        /* actions before the first that is looked at less deeply */
    LAST_WIDTH = 12, /* actions looked at where the last turn begins or goes on */
    HISTORY_LIMIT = 1 << 14,
    DEPTH_CAP = 60,
};

typedef struct {
    vx_searcher *searcher;
    vx_run *run;
} job;

static int search_node(vx_searcher *searcher, vx_worker *worker, int ply, int depth, int alpha,
                       int beta);

/* ---- Values ---- */

static bool is_ours(const vx_worker *worker, const vx_frame *frame)
{
    return vx_is_friend(worker->run, frame->state, worker->run->game->rules.to_act(frame->state));
}

static bool is_mate(int value)
{
    return value >= MATE_EDGE || value <= -MATE_EDGE;
}

/* The end of the game, for our side. */
static int end_value(const vx_worker *worker, const vx_frame *frame, int ply)
{
    return worker->run->game->rules.score(frame->state, worker->run->seat) * (MATE - ply);
}

/* A proven end is kept in the table by its distance from the node, not from the root. */
static int to_table(int value, int ply)
{
    return value >= MATE_EDGE ? value + ply : value <= -MATE_EDGE ? value - ply : value;
}

static int from_table(int value, int ply)
{
    return value >= MATE_EDGE ? value - ply : value <= -MATE_EDGE ? value + ply : value;
}

/* The evaluation for our side. One in five has been done before: a turn is often searched again, with
 * another window or a turn deeper, and ends where it ended. */
static int evaluation_of(vx_worker *worker, const void *state)
{
    uint64_t key = vx_key_of(state, worker->run->game->state_size);
    vx_evaluated *known = &worker->walk->evaluated[key % EVALUATED_SIZE];
    if (known->key != key) *known = (vx_evaluated){key, vx_value_of(worker->run, state)};
    return known->value;
}

/* ---- The line expected ---- */

static void set_line(vx_worker *worker, int ply, vx_action action)
{
    vx_line *line = &worker->walk->lines[ply];
    const vx_line *rest = &worker->walk->lines[ply + 1];
    int taken = rest->length < VX_LINE_CAP - 1 ? rest->length : VX_LINE_CAP - 1;
    line->actions[0] = action;
    memcpy(line->actions + 1, rest->actions, (size_t)taken * sizeof *rest->actions);
    line->length = taken + 1;
}

static void end_line(vx_worker *worker, int ply)
{
    worker->walk->lines[ply].length = 0;
}

/* ---- Chance ---- */

/* Sums up outcomes: a mean, or the slowest proven end where every outcome is proven the same. */
typedef struct {
    double sum, weights;
    int proven; /* the proven value that is farthest off; 0: not all are proven */
    bool first;
} mean;

static void add_outcome(mean *all, int value, double weight)
{
    double bounded = value > VX_CERTAIN ? VX_CERTAIN : value < -VX_CERTAIN ? -VX_CERTAIN : value;
    all->sum += weight * bounded;
    all->weights += weight;
    bool agrees =
        is_mate(value) && (all->first || (all->proven != 0 && (value > 0) == (all->proven > 0)));
    bool slower = all->first || (value > 0 ? value < all->proven : value > all->proven);
    if (!agrees)
        all->proven = 0;
    else if (slower)
        all->proven = value;
    all->first = false;
}

static int value_after(vx_searcher *searcher, vx_worker *worker, int ply, int depth, bool ours,
                       int alpha, int beta);

static int chance_value(vx_searcher *searcher, vx_worker *worker, int ply, int depth, bool ours)
{
    vx_frame *frame = &worker->frames[ply];
    vx_list_plain(worker->run, frame);
    bool listed = frame->count <= OUTCOMES_LISTED;
    mean all = {.first = true};
    double likeliest = 0;
    vx_frame *next = vx_frame_at(worker, ply + 1);
    for (int i = 0; next != NULL && i < (listed ? frame->count : OUTCOMES_DRAWN); i++) {
        vx_action outcome = listed ? frame->actions[i] : vx_draw_outcome(worker, frame->state);
        double weight =
            listed ? (double)worker->run->game->chance->weight(frame->state, outcome) : 1;
        vx_step(worker, next, frame->state, outcome);
        int value =
            value_after(searcher, worker, ply + 1, depth, ours, -INFINITE_VALUE, INFINITE_VALUE);
        add_outcome(&all, value, weight);
        if (weight > likeliest) set_line(worker, ply, outcome);
        if (weight > likeliest) likeliest = weight;
    }
    if (listed && all.proven != 0) return all.proven;
    return (int)(all.sum / all.weights);
}

/* ---- Order ---- */

static int *history_of(vx_worker *worker, bool ours, uint16_t fingerprint)
{
    return &worker->walk->history[ours][fingerprint & (HISTORY_SIZE - 1)];
}

/* Where a level errs it must know how promising actions look before it knows what it notices. */
static bool errs(const vx_run *run)
{
    return run->overlooks[0] != 0 || run->overlooks[1] != 0;
}

/* The table's action first, then what refuted a neighbour node, then what the game finds
 * promising; among equals what has been refuting elsewhere. Two nodes of five end with one of those
 * that need no evaluation, so the others are evaluated only when it is their turn; but by the history
 * of now, for the order must not depend on that. */
static void order_actions(vx_worker *worker, int ply, bool ours, uint16_t best)
{
    vx_frame *frame = &worker->frames[ply];
    const vx_action *killers = worker->walk->killers[ply];
    if (errs(worker->run)) vx_score_actions(worker->run, frame);
    frame->first_count = frame->first_taken = 0;
    frame->is_ranked = false;
    for (int i = 0; i < frame->count; i++) {
        uint16_t fingerprint = vx_fingerprint(frame->actions[i]);
        frame->history[i] = *history_of(worker, ours, fingerprint);
        if (best != 0 && fingerprint == best) frame->first[frame->first_count++] = i;
    }
    for (int i = 0; i < frame->count; i++) {
        vx_action action = frame->actions[i];
        if (action != killers[0] && action != killers[1]) continue;
        if (best == 0 || vx_fingerprint(action) != best) frame->first[frame->first_count++] = i;
    }
}

static void rank_others(vx_worker *worker, vx_frame *frame)
{
    enum { SCORE_LIMIT = 1 << 14 };
    if (!errs(worker->run)) vx_score_actions(worker->run, frame);
    for (int i = 0; i < frame->count; i++) {
        int score = frame->scores[i];
        score = score > SCORE_LIMIT ? SCORE_LIMIT : score < -SCORE_LIMIT ? -SCORE_LIMIT : score;
        frame->scores[i] = score * (2 * HISTORY_LIMIT) + frame->history[i];
    }
    for (int i = 0; i < frame->first_count; i++) frame->scores[frame->first[i]] = VX_LEFT_OUT;
    vx_rank(frame);
    frame->is_ranked = true;
}

/* The next of the frame's actions; -1: none left. */
static int next_action(vx_worker *worker, vx_frame *frame)
{
    if (frame->first_taken < frame->first_count) return frame->first[frame->first_taken++];
    if (!frame->is_ranked) rank_others(worker, frame);
    return vx_next_ranked(frame);
}

static void pull_history(int *entry, int bonus)
{
    int size = bonus < 0 ? -bonus : bonus;
    *entry += bonus - *entry * size / HISTORY_LIMIT; /* never leaves the limit */
}

/* `action` refuted the node: try it early elsewhere. */
static void remember_refutation(vx_worker *worker, int ply, bool ours, int depth, vx_action action)
{
    vx_action *killers = worker->walk->killers[ply];
    if (killers[0] != action) {
        killers[1] = killers[0];
        killers[0] = action;
    }
    pull_history(history_of(worker, ours, vx_fingerprint(action)), 16 * depth * depth);
}

/* ---- Where the depth ends ---- */

static int quiet_value(vx_worker *worker, int ply, int turns, int alpha, int beta);

static int quiet_after(vx_worker *worker, int ply, int turns, bool ours, int alpha, int beta)
{
    const vx_frame *frame = &worker->frames[ply];
    int actor = worker->run->game->rules.to_act(frame->state);
    end_line(worker, ply);
    if (actor == VX_OVER) return end_value(worker, frame, ply) * (ours ? 1 : -1);
    if (actor == VX_CHANCE) return vx_value_of(worker->run, frame->state) * (ours ? 1 : -1);
    if (is_ours(worker, frame) == ours) return quiet_value(worker, ply, turns, alpha, beta);
    return -quiet_value(worker, ply, turns - 1, -beta, -alpha);
}

/* Measured at equal time in the first open game: looking on scores 57% where the evaluation counts only
 * what stands on the board, and 42% where it also counts the blows to come (docs/STRENGTH.md). */
static int turns_to_look_on(const vx_run *run)
{
    return run->evaluator == NULL || run->evaluator->sees_threats ? 0 : QUIET_TURNS;
}

/* The side to act may accept the evaluation, or try its few most promising actions. */
static int quiet_value(vx_worker *worker, int ply, int turns, int alpha, int beta)
{
    vx_frame *frame = &worker->frames[ply];
    bool ours = is_ours(worker, frame);
    int best = evaluation_of(worker, frame->state) * (ours ? 1 : -1);
    end_line(worker, ply);
    if (best >= beta || turns == 0 || ply >= PLY_CAP) return best;
    vx_frame *next = vx_frame_at(worker, ply + 1);
    if (next == NULL) return best;
    vx_list_plain(worker->run, frame);
    order_actions(worker, ply, ours, 0);
    for (int tried = 0; tried < QUIET_WIDTH; tried++) {
        int index = next_action(worker, frame);
        if (index < 0) break;
        vx_step(worker, next, frame->state, frame->actions[index]);
        int value = quiet_after(worker, ply + 1, turns, ours, best > alpha ? best : alpha, beta);
        if (value > best) best = value;
        if (best >= beta) break;
    }
    return best;
}

/* ---- The search itself ---- */

/* The value for side `ours` of what stands in frame `ply` after an action of that side. */
static int value_after(vx_searcher *searcher, vx_worker *worker, int ply, int depth, bool ours,
                       int alpha, int beta)
{
    const vx_frame *frame = &worker->frames[ply];
    int actor = worker->run->game->rules.to_act(frame->state);
    end_line(worker, ply);
    if (actor == VX_OVER) return end_value(worker, frame, ply) * (ours ? 1 : -1);
    if (ply >= PLY_CAP) return vx_value_of(worker->run, frame->state) * (ours ? 1 : -1);
    if (actor == VX_CHANCE) return chance_value(searcher, worker, ply, depth, ours);
    if (is_ours(worker, frame) == ours)
        return search_node(searcher, worker, ply, depth, alpha, beta);
    return -search_node(searcher, worker, ply, depth - 1, -beta, -alpha);
}

static bool table_decides(const vx_known *known, int value, int depth, int alpha, int beta)
{
    if (known->depth < depth && !is_mate(value)) return false;
    if (known->bound == BOUND_EXACT) return true;
    if (known->bound == BOUND_LOWER) return value >= beta;
    return value <= alpha;
}

/* One action of a node: late ones are first looked at a turn less deeply and with a window that
 * only asks whether they are better at all. */
static int try_action(vx_searcher *searcher, vx_worker *worker, int ply, int depth, bool ours,
                      int alpha, int beta, int tried)
{
    if (tried == 0) return value_after(searcher, worker, ply + 1, depth, ours, alpha, beta);
    if (tried >= LATE && depth >= 2) {
        int value = value_after(searcher, worker, ply + 1, depth - 1, ours, alpha, alpha + 1);
        if (value <= alpha) return value;
    }
    int value = value_after(searcher, worker, ply + 1, depth, ours, alpha, alpha + 1);
    if (value <= alpha || value >= beta) return value;
    return value_after(searcher, worker, ply + 1, depth, ours, alpha, beta);
}

/* In the last turn only what is promising is tried, unless all of it loses: a proof needs every
 * action. */
static bool is_enough(int depth, int tried, int best)
{
    return depth == 1 && tried >= LAST_WIDTH && best > -MATE_EDGE;
}

/* The value of frame `ply` for the side that acts in it, exact if strictly between the bounds. */
static int search_node(vx_searcher *searcher, vx_worker *worker, int ply, int depth, int alpha,
                       int beta)
{
    vx_frame *frame = &worker->frames[ply];
    bool ours = is_ours(worker, frame), is_principal = beta - alpha > 1;

    /* Step 1. Ends: of the budget, of the depth. */
    if (!worker->aborted) worker->aborted = vx_is_out_of_budget(worker);
    if (worker->aborted) return 0;
    if (depth <= 0) return quiet_value(worker, ply, turns_to_look_on(worker->run), alpha, beta);

    /* Step 2. Known from before? Principal nodes go on, for the sake of the line. The actions are
     * listed while the table's answer is on its way: few nodes end without them. */
    uint64_t key = vx_key_of(frame->state, worker->run->game->state_size);
    vx_known known = {.bound = BOUND_NONE};
    vx_table_expect(&searcher->table, key);
    vx_list_plain(worker->run, frame);
    if (vx_table_find(&searcher->table, key, &known)) {
        int value = from_table(known.value, ply);
        if (!is_principal && table_decides(&known, value, depth, alpha, beta)) return value;
    }

    /* Step 3. Every action, the promising first. */
    vx_frame *next = vx_frame_at(worker, ply + 1);
    if (next == NULL) return 0;
    order_actions(worker, ply, ours, known.best);
    int best = -INFINITE_VALUE, low = alpha, tried = 0;
    vx_action best_action = 0;
    for (int index; (index = next_action(worker, frame)) >= 0; tried++) {
        if (!is_principal && is_enough(depth, tried, best)) break;
        vx_action action = frame->actions[index];
        vx_step(worker, next, frame->state, action);
        int value = try_action(searcher, worker, ply, depth, ours, low, beta, tried);
        if (worker->aborted) return 0;
        if (value <= best) continue;
        best = value;
        best_action = action;
        if (value > low) {
            low = value;
            set_line(worker, ply, action);
        }
        if (low >= beta) break;
    }
    if (best >= beta) remember_refutation(worker, ply, ours, depth, best_action);

    /* Step 4. Keep it. */
    known = (vx_known){
        .value = to_table(best, ply), .depth = depth, .best = vx_fingerprint(best_action)};
    known.bound = best >= beta ? BOUND_LOWER : best > alpha ? BOUND_EXACT : BOUND_UPPER;
    vx_table_keep(&searcher->table, key, &known);
    return best;
}

/* ---- The root ---- */

/* The candidates searched so far in this round stand in front, best first, so that an aborted
 * round leaves a good order too. */
static void place_root(vx_worker *worker, int at)
{
    vx_candidate root = worker->roots[at];
    for (; at > 0 && worker->roots[at - 1].value < root.value; at--)
        worker->roots[at] = worker->roots[at - 1];
    worker->roots[at] = root;
}

static void search_root(vx_searcher *searcher, vx_worker *worker, int depth)
{
    int lines = worker->run->limits.lines > 1 ? worker->run->limits.lines : 1;
    const vx_frame *frame = &worker->frames[0];
    int doubt = worker->run->noise; /* whatever may yet seem the best is searched exactly */
    for (int i = 0; i < worker->root_count; i++) {
        vx_candidate *root = &worker->roots[i];
        uint64_t nodes_before = worker->nodes;
        int low = i < lines ? -INFINITE_VALUE : worker->roots[lines - 1].value - doubt;
        vx_step(worker, &worker->frames[1], frame->state, root->action);
        int value =
            try_action(searcher, worker, 0, depth, true, low, INFINITE_VALUE, i < lines ? 0 : i);
        if (worker->aborted) return;
        root->value = value;
        root->visits += worker->nodes - nodes_before;
        if (value > low) {
            set_line(worker, 0, root->action);
            root->line_length = worker->walk->lines[0].length;
            memcpy(root->line, worker->walk->lines[0].actions, sizeof root->line);
        }
        place_root(worker, i);
    }
    worker->depth = depth;
}

/* From the values inside the search to those it answers with. */
static void publish(vx_searcher *searcher, const vx_worker *worker)
{
    searcher->count = worker->root_count;
    for (int i = 0; i < worker->root_count; i++) {
        vx_candidate *candidate = &searcher->candidates[i];
        *candidate = worker->roots[i];
        if (!is_mate(candidate->value)) continue;
        bool won = candidate->value > 0;
        candidate->distance = MATE - (won ? candidate->value : -candidate->value);
        candidate->value = won ? VX_CERTAIN : -VX_CERTAIN;
        if (vx_sees_everything(worker->run)) candidate->proof = won ? VX_WINS : VX_LOSES;
    }
    searcher->depth = worker->depth;
}

/* A round that was broken off has looked farther at some candidates than at others. That does for a
 * choice, but where several are told they must bear comparison. */
static bool is_comparable(const vx_worker *worker)
{
    return !worker->aborted || worker->run->limits.lines <= 1 || worker->depth == 0;
}

/* Nothing is left to find once the best is a proven win or even the best is lost. */
static bool is_settled(const vx_worker *worker)
{
    int lines = worker->run->limits.lines > 1 ? worker->run->limits.lines : 1;
    return lines == 1 && is_mate(worker->roots[0].value);
}

static void deepen(void *argument, int index)
{
    const job *work = argument;
    vx_worker *worker = &work->searcher->workers[index];
    int cap = work->run->limits.depth > 0 && work->run->limits.depth < DEPTH_CAP
                  ? work->run->limits.depth
                  : DEPTH_CAP;
    int depth = 1 + (index & 1); /* helpers start apart, so that they do not all do the same */
    for (; depth <= cap && !worker->aborted; depth++) {
        search_root(work->searcher, worker, depth);
        if (index == 0 && is_comparable(worker)) {
            publish(work->searcher, worker);
            vx_report(work->searcher, work->run);
        }
        if (is_settled(worker)) break;
    }
    if (index == 0) atomic_store_explicit(&work->run->stop, true, memory_order_relaxed);
}

/* The promising first, for a search that is stopped before it has compared them. */
static void list_roots(vx_worker *worker)
{
    vx_frame *root = &worker->frames[0];
    vx_list_root(worker->run, root);
    vx_rank(root);
    worker->root_count = root->count;
    for (int i = 0; i < root->count; i++) {
        vx_action action = root->actions[vx_next_ranked(root)];
        worker->roots[i] = (vx_candidate){.action = action, .line_length = 1, .line = {action}};
    }
}

static bool prepare(vx_searcher *searcher, vx_worker *worker)
{
    if (worker->walk == NULL) worker->walk = malloc(sizeof *worker->walk);
    if (worker->roots == NULL)
        worker->roots = malloc((size_t)searcher->game->action_cap * sizeof *worker->roots);
    vx_frame *root = vx_frame_at(worker, 0);
    if (worker->walk == NULL || worker->roots == NULL || root == NULL ||
        vx_frame_at(worker, 1) == NULL)
        return false;
    memset(worker->walk, 0, sizeof *worker->walk);
    memcpy(root->state, searcher->world, searcher->game->state_size);
    list_roots(worker);
    worker->aborted = false;
    worker->depth = 0;
    return true;
}

/* A table is cleared before each search, so that a choice depends on nothing that went before; a
 * short search gets one that is soon cleared. */
static size_t table_memory(const vx_searcher *searcher, const vx_run *run)
{
    enum { BYTES_A_NODE = 16, NODES_A_MILLISECOND = 2000 };
    uint64_t nodes = run->limits.nodes;
    if (nodes == 0) nodes = run->limits.milliseconds * NODES_A_MILLISECOND;
    uint64_t useful = nodes * BYTES_A_NODE;
    return useful != 0 && useful < searcher->memory ? (size_t)useful : searcher->memory;
}

void vx_choose_by_alphabeta(vx_searcher *searcher, vx_run *run)
{
    job work = {searcher, run};
    if (!vx_table_make(&searcher->table, table_memory(searcher, run))) return;
    vx_table_clear(&searcher->table);
    for (int i = 0; i < searcher->worker_count; i++)
        if (!prepare(searcher, &searcher->workers[i])) return;
    vx_run_workers(run, deepen, &work);
}
