/* SPDX-License-Identifier: MIT */
/* review.c - a match looked through entry by entry, in three passes: a glance at every state, so that there is
 * a curve at once; then every decision and every throw; then a second, deeper look at what seemed an error.
 * Only what that look confirms is called one. */
#include "review/review.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "review/luck.h"
#include "search/explain.h"
#include "search/meter.h"

enum { GLANCES = 2, LOOKS = 4, THOUSAND = 1000, WORTH_A_SECOND_LOOK = 30, FACTS_CAP = 2048 };
enum { PASS_GLANCE, PASS_LOOK, PASS_VERIFY, PASSES };

bool vx_can_review(const vx_game *game)
{
    return vx_machine_of(game)->evaluate != NULL &&
           vx_chance_of_value(game, VX_EVALUATION_FULL, 0) != VX_CHANCE_UNKNOWN;
}

int vx_side_of(const vx_match *match, int seat)
{
    return vx_team(match->game, match->start, seat) != vx_team(match->game, match->start, 0);
}

/* ---- Making and freeing ---- */

static void begin_pass(vx_review *review, int pass)
{
    review->pass = pass;
    review->at = 0;
    memcpy(review->state, review->match->start, review->match->game->state_size);
}

static void list_entries(vx_review *review)
{
    for (int i = 0; i <= review->count; i++) {
        vx_reviewed *e = &review->entries[i];
        const vx_entry *entry = i < review->count ? &review->match->entries[i] : NULL;
        *e = (vx_reviewed){.actor = VX_OVER, .known = VX_CHANCE_UNKNOWN, .was = VX_CHANCE_UNKNOWN};
        e->kind.seat = VX_CHANCE;
        if (entry == NULL) continue;
        e->actor = entry->actor;
        e->action = e->better = entry->action;
        e->resigned = entry->resigned;
    }
}

vx_review *vx_review_new(const vx_match *match, int level, uint64_t seed,
                         const vx_platform *platform)
{
    vx_review *review = calloc(1, sizeof *review);
    if (review == NULL) return NULL;
    *review = (vx_review){
        .match = match, .level = level, .seed = seed, .count = match->count, .shares = 1};
    review->entries = malloc(((size_t)match->count + 1) * sizeof *review->entries);
    review->state = malloc(match->game->state_size);
    review->view = malloc(match->game->state_size);
    review->meter = vx_meter_new(match->game, level, platform);
    bool complete = review->entries != NULL && review->state != NULL && review->view != NULL &&
                    review->meter != NULL;
    if (review->entries != NULL) list_entries(review);
    if (!complete) {
        vx_review_free(review);
        return NULL;
    }
    begin_pass(review, PASS_GLANCE);
    return review;
}

static void free_texts(char *texts[VX_LANGUAGES])
{
    for (int i = 0; i < VX_LANGUAGES; i++) free(texts[i]);
}

void vx_review_free(vx_review *review)
{
    if (review == NULL) return;
    for (int i = 0; review->entries != NULL && i <= review->count; i++) {
        free_texts(review->entries[i].why);
        free_texts(review->entries[i].fault);
        free_texts(review->entries[i].line);
    }
    vx_meter_free(review->meter);
    free(review->entries);
    free(review->outcomes);
    free(review->state);
    free(review->view);
    free(review);
}

/* ---- Decisions ---- */

/* Nothing of a seed depends on what is hidden. */
static uint64_t seed_of(const vx_review *review, int at, int pass)
{
    uint64_t number = (uint64_t)at * PASSES + (uint64_t)pass + 1;
    return (number + (review->seed << 32)) * 0xD1B54A32D192ED03u;
}

static vx_mark mark_of(int loss, int noise)
{
    int certain = loss - noise;
    if (certain >= VX_LOSS_BLUNDER) return VX_MARK_BLUNDER;
    if (certain >= VX_LOSS_MISTAKE) return VX_MARK_MISTAKE;
    if (certain >= VX_LOSS_INACCURACY) return VX_MARK_INACCURACY;
    return VX_MARK_GOOD;
}

/* The view of the seat that decides, and whether it had anything to decide that can be judged: before the
 * first stage of a game nothing can. */
static bool has_choice(vx_review *review, const vx_reviewed *e)
{
    const vx_game *game = review->match->game;
    const vx_game_machine *machine = vx_machine_of(game);
    if (e->actor < 0 || e->resigned) return false;
    if (machine->stage != NULL && machine->stage(review->state) == 0) return false;
    vx_view(game, review->state, e->actor, review->view);
    if (vx_is_open_ended(game, review->view)) return true;
    vx_action *actions = malloc((size_t)game->action_cap * sizeof *actions);
    if (actions == NULL) return false;
    int count = vx_list(game, review->view, actions);
    free(actions);
    return count > 1;
}

/* What the machine would rather do than `action`, which stands first. */
static void list_rivals(const vx_choice *choice, vx_action action, vx_comparison *out)
{
    out->count = 1;
    out->action[0] = action;
    for (int i = 0; i < choice->count && out->count < VX_COMPARED_MAX; i++)
        if (choice->candidates[i].action != action)
            out->action[out->count++] = choice->candidates[i].action;
}

static int best_of(const vx_comparison *c)
{
    int best = 0;
    for (int i = 1; i < c->count; i++)
        if (c->lead[i] > c->lead[best]) best = i;
    return best;
}

static int rounded(double value)
{
    return (int)(value + (value < 0 ? -.5 : .5));
}

static int lesser(int one, int other)
{
    return one < other ? one : other;
}

/* What the search thinks of its choice, for side one. */
static int chance_of_choice(const vx_review *review, const vx_choice *choice, int seat)
{
    int chance = choice->candidates[0].chance;
    if (chance == VX_CHANCE_UNKNOWN) return chance;
    return vx_side_of(review->match, seat) == 0 ? chance : THOUSAND - chance;
}

/* What the machine would have done is best. But in a game that is evaluated at the end of a turn it tries few
 * things seldom: there its choice too is held against others. */
static void judge_decision(vx_review *review, vx_reviewed *e, int at)
{
    uint64_t seed = seed_of(review, at, PASS_LOOK);
    bool is_staged = vx_machine_of(review->match->game)->stage != NULL;
    vx_comparison c = {0};
    vx_choice choice = vx_meter_choose(review->meter, review->view, e->actor, seed, false);
    if (!choice.found) return;
    e->known = chance_of_choice(review, &choice, e->actor);
    e->mark = VX_MARK_BEST;
    if (choice.action == e->action && !is_staged) return;
    list_rivals(&choice, e->action, &c);
    int most = vx_meter_loss(review->meter, &choice, e->action);
    vx_meter_compare(review->meter, review->view, e->actor, seed, false, &c);
    int best = best_of(&c);
    if (is_staged) e->known = rounded(c.chance[best]);
    if (best == 0) return;
    e->mark = VX_MARK_GOOD;
    e->better = c.action[best];
    e->loss = lesser(rounded(c.lead[best]), most);
    e->noise = rounded(c.noise[best]);
    e->is_doubtful = e->loss >= WORTH_A_SECOND_LOOK && 2 * e->loss >= e->noise;
}

/* ---- Reasons ---- */

static char *copy_of(const char *text)
{
    size_t length = strlen(text);
    if (length == 0) return NULL;
    char *copy = malloc(length + 1);
    if (copy != NULL) memcpy(copy, text, length + 1);
    return copy;
}

static void add_step(void *context, const char *words)
{
    vx_text *out = context;
    vx_add(out, words);
    vx_add_char(out, '\n');
}

/* Facts about the better action and about the one that was taken, and what is expected after the better. */
static void find_reasons(vx_review *review, vx_reviewed *e, const vx_choice *choice)
{
    char facts[FACTS_CAP];
    const vx_candidate taken = {.action = e->action};
    vx_explainer *explainer = vx_explainer_new(review->match->game, review->view, e->actor);
    for (int i = 0; i < choice->count && explainer != NULL; i++) {
        const vx_candidate *candidate = &choice->candidates[i];
        if (candidate->action != e->better) continue;
        for (int language = 0; language < VX_LANGUAGES; language++) {
            vx_text text = vx_text_on(facts, sizeof facts);
            vx_explain(explainer, candidate, (vx_language)language, &text);
            e->why[language] = copy_of(facts);
            text = vx_text_on(facts, sizeof facts);
            vx_explain(explainer, &taken, (vx_language)language, &text);
            e->fault[language] = copy_of(facts);
            text = vx_text_on(facts, sizeof facts);
            vx_explain_line(explainer, candidate, choice->world, (vx_language)language, add_step,
                            &text);
            e->line[language] = copy_of(facts);
        }
    }
    vx_explainer_free(explainer);
}

/* Of the first action against the second; the loss is `most` at most. */
static vx_trial trial_of(const vx_comparison *c, int most)
{
    vx_trial trial = {.loss = c->lead[1] > 0 ? lesser(rounded(c->lead[1]), most) : 0,
                      .noise = rounded(c->noise[1])};
    trial.mark = trial.loss == 0 ? VX_MARK_BEST : mark_of(trial.loss, trial.noise);
    return trial;
}

/* A trial of the action against the better one, with fresh worlds and throws: so the better one was not
 * chosen because luck favoured it. Two instruments measure it, and the smaller loss counts. The view is set.
 * *choice is what the deeper search thinks. */
static vx_trial weigh(vx_review *review, const vx_reviewed *e, int at, vx_action action,
                      vx_choice *choice)
{
    vx_comparison c = {.count = 2, .action = {action, e->better}};
    uint64_t seed = seed_of(review, at, PASS_VERIFY);
    vx_meter_compare(review->meter, review->view, e->actor, seed, true, &c);
    *choice = vx_meter_choose(review->meter, review->view, e->actor, seed, true);
    return trial_of(&c, vx_meter_loss(review->meter, choice, action));
}

/* Of a game that is played out, not searched: the playout of an action may spoil what the seat meant by it, two
 * choices in another order for one. What the seat really did next, before any throw, speaks for the action too. */
static vx_trial weigh_with_the_next(vx_review *review, const vx_reviewed *e, int at, vx_trial trial)
{
    enum { FOLLOWED_MAX = 32 };
    vx_action followed[FOLLOWED_MAX];
    vx_comparison c = {.count = 2, .action = {e->action, e->better}, .followed = followed};
    for (int i = at + 1; i < review->count && c.followed_count < FOLLOWED_MAX; i++) {
        if (review->entries[i].actor != e->actor || review->entries[i].resigned) break;
        followed[c.followed_count++] = review->entries[i].action;
    }
    if (c.followed_count == 0) return trial;
    vx_meter_compare(review->meter, review->view, e->actor, seed_of(review, at, PASS_VERIFY), true,
                     &c);
    vx_trial next = trial_of(&c, INT_MAX);
    return next.loss - next.noise < trial.loss - trial.noise ? next : trial;
}

static void verify_decision(vx_review *review, vx_reviewed *e, int at)
{
    vx_choice choice;
    vx_view(review->match->game, review->state, e->actor, review->view);
    vx_trial trial = weigh(review, e, at, e->action, &choice);
    bool is_staged = vx_machine_of(review->match->game)->stage != NULL;
    if (is_staged && trial.mark >= VX_MARK_INACCURACY)
        trial = weigh_with_the_next(review, e, at, trial);
    e->is_doubtful = false;
    e->loss = trial.loss;
    e->noise = trial.noise;
    e->mark = trial.mark;
    if (e->mark >= VX_MARK_INACCURACY) find_reasons(review, e, &choice);
}

/* ---- Passes ---- */

static int chance_now(vx_review *review, int at, int playouts)
{
    if (at == review->count && vx_match_to_act(review->match) == VX_OVER)
        return THOUSAND * (1 + vx_match_score(review->match, 0)) / 2;
    return rounded(
        vx_meter_mean(review->meter, review->state, seed_of(review, at, PASS_GLANCE), playouts));
}

static void look_at(vx_review *review, vx_reviewed *e, int at)
{
    if (e->actor == VX_CHANCE) {
        if (!vx_review_luck(review, review->state, e, seed_of(review, at, PASS_LOOK)))
            review->failed = true;
        return;
    }
    e->was = chance_now(review, at, LOOKS);
    if (has_choice(review, e)) judge_decision(review, e, at);
}

/* A playout to the end of a turn is long: there most entries take over the glance before them, until they are
 * looked at. */
static void glance_at(vx_review *review, vx_reviewed *e, int at)
{
    enum { GLANCED_EVERY = 4 };
    bool is_long = vx_machine_of(review->match->game)->stage != NULL;
    bool is_skipped = is_long && at % GLANCED_EVERY != 0 && at < review->count;
    e->was = is_skipped ? review->entries[at - 1].was : chance_now(review, at, GLANCES);
}

/* What others have looked at already is left alone. */
static void do_entry(vx_review *review, vx_reviewed *e, int at)
{
    bool is_own = at % review->shares == review->share;
    if (review->pass == PASS_GLANCE && review->share == 0 && !e->is_looked_at) {
        glance_at(review, e, at);
    } else if (review->pass == PASS_LOOK && is_own) {
        look_at(review, e, at);
        e->is_looked_at = true;
    } else if (review->pass == PASS_VERIFY && e->is_doubtful) {
        verify_decision(review, e, at);
    }
}

bool vx_review_step(vx_review *review)
{
    if (review->pass == PASSES || review->failed) return false;
    vx_reviewed *e = &review->entries[review->at];
    e->hides = e->actor >= 0 && vx_may_hide(review->match->game, review->state);
    do_entry(review, e, review->at);
    if (review->at < review->count && !e->resigned)
        vx_apply(review->match->game, review->state, e->action);
    if (++review->at > review->count) begin_pass(review, review->pass + 1);
    return review->pass < PASSES && !review->failed;
}

/* The passes take about so much of the whole. */
int vx_review_done(const vx_review *review)
{
    static const int from[PASSES + 1] = {0, 30, 750, 1000};
    if (review->pass == PASSES) return THOUSAND;
    int share = from[review->pass + 1] - from[review->pass];
    return from[review->pass] + share * review->at / (review->count + 1);
}

bool vx_review_has_curve(const vx_review *review)
{
    return review->pass > PASS_GLANCE;
}

/* ---- Trying something else ---- */

bool vx_review_try(vx_review *review, int at, vx_action action, vx_trial *out)
{
    const vx_game *game = review->match->game;
    if (at < 0 || at >= review->count) return false;
    const vx_reviewed *e = &review->entries[at];
    void *now = malloc(game->state_size);
    if (now == NULL) return false;
    memcpy(now, review->state, game->state_size); /* a pass may be under way */
    vx_match_state_at(review->match, at, review->state);
    bool may = has_choice(review, e) && vx_check(game, review->view, action, NULL);
    if (may) {
        vx_choice choice;
        *out = (vx_trial){.mark = VX_MARK_BEST};
        if (action != e->better) *out = weigh(review, e, at, action, &choice);
    }
    memcpy(review->state, now, game->state_size);
    free(now);
    return may;
}
