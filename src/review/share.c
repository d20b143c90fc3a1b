/* SPDX-License-Identifier: MIT */
/* share.c - one review made by several machines: what one of them has looked at, as lines for another. Luck is
 * kept in millionths, so that nothing is lost on the way and the review is the same however it was shared. */
#include <stdlib.h>
#include <string.h>

#include "review/luck.h"
#include "review/review.h"

enum { FAR_OFF = 1000000 };

static const double million = 1e6;

void vx_review_share(vx_review *review, int share, int shares)
{
    review->share = share;
    review->shares = shares;
}

static int64_t millionths(double value)
{
    return (int64_t)(value * million + (value < 0 ? -.5 : .5));
}

double vx_in_millionths(double value)
{
    return (double)millionths(value) / million;
}

/* ---- Giving ---- */

static void add_numbers(vx_text *out, const int64_t *numbers, int count)
{
    for (int i = 0; i < count; i++) {
        vx_add_char(out, ' ');
        vx_add_number(out, numbers[i]);
    }
}

/* Lines of a text stand in one. */
static void add_texts(vx_text *out, const char *key, char *const texts[VX_LANGUAGES])
{
    for (int language = 0; language < VX_LANGUAGES; language++) {
        if (texts[language] == NULL) continue;
        vx_add(out, key);
        vx_add_char(out, ' ');
        vx_add_number(out, language);
        vx_add_char(out, ' ');
        for (const char *at = texts[language]; *at != '\0'; at++)
            vx_add_char(out, *at == '\n' ? '\t' : *at);
        vx_add_char(out, '\n');
    }
}

static void add_outcomes(const vx_review *review, const vx_reviewed *e, vx_text *out)
{
    if (e->count == 0) return;
    vx_add(out, "outcomes");
    for (int i = 0; i < e->count; i++) {
        const vx_outcome *outcome = &review->outcomes[e->first_outcome + i];
        add_numbers(out, (int64_t[]){millionths(outcome->luck), (int64_t)outcome->weight}, 2);
    }
    vx_add_char(out, '\n');
}

void vx_review_give(const vx_review *review, int at, vx_text *out)
{
    const vx_reviewed *e = &review->entries[at];
    if (!e->is_looked_at) return;
    vx_add(out, "entry");
    add_numbers(out,
                (int64_t[]){at, e->known, e->was, e->mark, e->loss, e->noise,
                            (int64_t)(e->better >> 32), (int64_t)(e->better & UINT32_MAX),
                            e->kind.kind, e->kind.seat, millionths(e->luck)},
                11);
    for (int b = 0; b < VX_LUCK_BATCHES; b++)
        add_numbers(out, (int64_t[]){millionths(e->batches[b])}, 1);
    vx_add_char(out, '\n');
    add_outcomes(review, e, out);
    add_texts(out, "why", e->why);
    add_texts(out, "fault", e->fault);
    add_texts(out, "line", e->line);
}

/* ---- Taking ---- */

typedef struct {
    vx_reader in;
    vx_review *review;
    vx_reviewed *entry; /* that the lines are about; NULL before the first */
} taker;

static bool take_number(taker *t, int64_t least, int64_t most, int64_t *out)
{
    vx_word word;
    return vx_next_word(&t->in, &word) && vx_word_number(&word, least, most, out);
}

static bool take_luck(taker *t, double *out)
{
    int64_t number;
    if (!take_number(t, -(int64_t)FAR_OFF * FAR_OFF, (int64_t)FAR_OFF * FAR_OFF, &number))
        return false;
    *out = (double)number / million;
    return true;
}

static bool take_small(taker *t, int least, int most, int *out)
{
    int64_t number;
    if (!take_number(t, least, most, &number)) return false;
    *out = (int)number;
    return true;
}

/* Was it legal then, for the seat that decided? Words are made of it later. */
static bool is_sound(const vx_review *review, int at, const vx_reviewed *e)
{
    const vx_game *game = review->match->game;
    if (e->better == e->action) return true;
    if (e->actor < 0 || e->resigned) return false;
    void *state = malloc(2 * game->state_size);
    if (state == NULL) return false;
    void *view = (char *)state + game->state_size;
    vx_match_state_at(review->match, at, state);
    vx_view(game, state, e->actor, view);
    bool is_legal = vx_check(game, view, e->better, NULL);
    free(state);
    return is_legal;
}

static bool take_entry(taker *t)
{
    int at, mark, kind;
    int64_t high, low;
    if (!take_small(t, 0, t->review->count, &at)) return false;
    vx_reviewed *e = &t->review->entries[at], now = *e;
    bool is_read =
        take_small(t, VX_CHANCE_UNKNOWN, 1000, &now.known) &&
        take_small(t, VX_CHANCE_UNKNOWN, 1000, &now.was) &&
        take_small(t, VX_MARK_NONE, VX_MARK_BLUNDER, &mark) && take_small(t, 0, 1000, &now.loss) &&
        take_small(t, 0, FAR_OFF, &now.noise) && take_number(t, 0, UINT32_MAX, &high) &&
        take_number(t, 0, UINT32_MAX, &low) && take_small(t, 0, VX_LUCK_KINDS - 1, &kind) &&
        take_small(t, VX_CHANCE, VX_SEATS_MAX - 1, &now.kind.seat) && take_luck(t, &now.luck);
    for (int b = 0; is_read && b < VX_LUCK_BATCHES; b++) is_read = take_luck(t, &now.batches[b]);
    if (!is_read) return false;
    now.better = (vx_action)high << 32 | (vx_action)low;
    now.mark = (vx_mark)mark;
    now.kind.kind = (vx_luck_kind)kind;
    now.is_looked_at = true;

    if (!is_sound(t->review, at, &now)) return false;
    *e = now;
    t->entry = e;
    return true;
}

static bool take_outcomes(taker *t)
{
    enum { MOST = 64 };
    vx_outcome outcomes[MOST];
    int64_t weight;
    int count = 0;
    while (!vx_at_line_end(&t->in)) {
        if (count == MOST || !take_luck(t, &outcomes[count].luck) ||
            !take_number(t, 1, INT64_MAX, &weight))
            return false;
        outcomes[count++].weight = (double)weight;
    }
    return vx_review_keep_outcomes(t->review, t->entry, outcomes, count);
}

static bool take_text(taker *t, char *texts[VX_LANGUAGES])
{
    int language;
    if (!take_small(t, 0, VX_LANGUAGES - 1, &language)) return false;
    vx_at_line_end(&t->in); /* past the blank */
    size_t length = strcspn(t->in.at, "\r\n");
    char *copy = malloc(length + 1);
    if (copy == NULL) return false;
    memcpy(copy, t->in.at, length);
    copy[length] = '\0';
    for (char *tab = strchr(copy, '\t'); tab != NULL; tab = strchr(tab, '\t')) *tab = '\n';
    free(texts[language]);
    texts[language] = copy;
    return true;
}

static bool take_line(taker *t)
{
    vx_word word;
    if (!vx_next_word(&t->in, &word)) return true;
    if (vx_word_is(&word, "entry")) return take_entry(t);
    if (t->entry == NULL) return false;
    if (vx_word_is(&word, "outcomes")) return take_outcomes(t);
    if (vx_word_is(&word, "why")) return take_text(t, t->entry->why);
    if (vx_word_is(&word, "fault")) return take_text(t, t->entry->fault);
    return vx_word_is(&word, "line") && take_text(t, t->entry->line);
}

bool vx_review_take(vx_review *review, const char *lines)
{
    taker t = {.in = vx_read(lines), .review = review};
    do {
        if (!take_line(&t)) return false;
    } while (vx_next_line(&t.in));
    return true;
}
