/* SPDX-License-Identifier: MIT */
/* pairing.c - a price for every pair, and the cheapest pairs: of all there are for a few people, and
 * for many such that no two pairs could change partners and be cheaper. */
#include "server/pairing.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* Each is dearer than all that stand below it together. */
static const int64_t price_of_meeting = 10000000000000;
static const int64_t price_of_seat = 10000000000; /* three times more, or three in a row */
static const int64_t price_of_gap = 100000;       /* times the square of the gap in half points */
static const int64_t price_of_balance = 200;      /* times the square of what is out of balance */

/* ---- Seats ---- */

static int64_t square(int64_t number)
{
    return number * number;
}

/* What it costs to give a player the first seat (+1) or the second (-1). */
static int64_t cost_of_seat(const pairing_player *who, int seat)
{
    int balance = who->balance + seat;
    int run = who->run * seat > 0 ? who->run + seat : seat;
    bool is_hard = abs(balance) >= 3 || abs(run) >= 3;
    return (is_hard ? price_of_seat : 0) + price_of_balance * square(balance) + abs(run);
}

static int64_t cost_of_seats(const pairing_player *first, const pairing_player *second)
{
    return cost_of_seat(first, 1) + cost_of_seat(second, -1);
}

/* Where nothing speaks for either, places take turns. */
bool pairing_is_first(const pairing_player *a, const pairing_player *b, int rank)
{
    int64_t cost = cost_of_seats(a, b), other = cost_of_seats(b, a);
    return cost != other ? cost < other : rank % 2 == 0;
}

/* ---- What a pair costs ---- */

typedef struct {
    const pairing_field *field;
    int size;   /* players, and the bye where their number is odd */
    int *half;  /* of those with the same score, for each player */
    int lowest; /* score */
} market;

static int64_t cost_of_bye(const market *m, int who)
{
    const pairing_field *field = m->field;
    int64_t meetings = field->met[who * (field->count + 1) + field->count];
    return meetings * price_of_meeting +
           price_of_gap * square(field->player[who].score - m->lowest) + (field->count - who);
}

static int64_t cost_of_pair(const market *m, int one, int other)
{
    const pairing_field *field = m->field;
    int a = one < other ? one : other, b = one < other ? other : one;
    if (b == field->count) return cost_of_bye(m, a);
    const pairing_player *upper = &field->player[a], *lower = &field->player[b];
    int64_t straight = cost_of_seats(upper, lower), crossed = cost_of_seats(lower, upper);
    int64_t gap = upper->score - lower->score;
    int wanted = gap == 0 ? m->half[a] : 1; /* places between them */
    return field->met[a * (field->count + 1) + b] * price_of_meeting + price_of_gap * square(gap) +
           (straight < crossed ? straight : crossed) + abs(b - a - wanted);
}

static bool open_market(market *m, const pairing_field *field)
{
    *m = (market){.field = field, .size = field->count + field->count % 2, .lowest = INT_MAX};
    m->half = calloc((size_t)field->count + 1, sizeof *m->half);
    if (m->half == NULL) return false;
    for (int i = 0; i < field->count; i++) {
        int alike = 0;
        for (int j = 0; j < field->count; j++)
            alike += field->player[j].score == field->player[i].score;
        m->half[i] = alike > 1 ? alike / 2 : 1;
        if (field->player[i].score < m->lowest) m->lowest = field->player[i].score;
    }
    return true;
}

/* ---- A few people: every way there is ---- */

/* best[set]: the least that pairing the people of the set costs; with[set]: the partner of its first. */
static bool find_best(const market *m, int *partner)
{
    size_t sets = (size_t)1 << m->size;
    int64_t *best = malloc(sets * sizeof *best);
    uint8_t *with = malloc(sets);
    bool is_fine = best != NULL && with != NULL;
    if (is_fine) best[0] = 0;
    for (unsigned set = 1; is_fine && set < sets; set++) {
        unsigned first = (unsigned)__builtin_ctz(set);
        best[set] = INT64_MAX;
        if (__builtin_popcount(set) % 2 != 0) continue;
        for (int other = (int)first + 1; other < m->size; other++) {
            if ((set >> other & 1) == 0) continue;
            int64_t cost =
                best[set & ~(1u << first) & ~(1u << other)] + cost_of_pair(m, (int)first, other);
            if (cost >= best[set]) continue;
            best[set] = cost;
            with[set] = (uint8_t)other;
        }
    }
    for (unsigned set = (unsigned)sets - 1; is_fine && set != 0;) {
        int first = __builtin_ctz(set), other = with[set];
        partner[first] = other;
        partner[other] = first;
        set &= ~(1u << first) & ~(1u << other);
    }
    free(best);
    free(with);
    return is_fine;
}

/* ---- Many: from the top, then better by exchanges ---- */

static void pair_from_top(const market *m, int *partner)
{
    for (int i = 0; i < m->size; i++) partner[i] = -1;
    for (int i = 0; i < m->size; i++) {
        int best = -1;
        for (int j = i + 1; partner[i] < 0 && j < m->size; j++)
            if (partner[j] < 0 && (best < 0 || cost_of_pair(m, i, j) < cost_of_pair(m, i, best)))
                best = j;
        if (best < 0) continue;
        partner[i] = best;
        partner[best] = i;
    }
}

static void join(int *partner, int a, int b)
{
    partner[a] = b;
    partner[b] = a;
}

/* Two pairs change partners if that is cheaper. */
static bool exchange(const market *m, int *partner, int a, int c)
{
    int b = partner[a], d = partner[c];
    int64_t now = cost_of_pair(m, a, b) + cost_of_pair(m, c, d);
    int64_t straight = cost_of_pair(m, a, c) + cost_of_pair(m, b, d);
    int64_t crossed = cost_of_pair(m, a, d) + cost_of_pair(m, b, c);
    if (straight >= now && crossed >= now) return false;
    join(partner, a, straight <= crossed ? c : d);
    join(partner, b, straight <= crossed ? d : c);
    return true;
}

/* It ends, for every exchange makes the whole cheaper. And nobody meets anybody again if each has
 * played r < n/2 others: were a and b to meet again, the n - 2 others could be put to them in n - 2
 * ways (a with one of a pair, b with the other), of which what a and b have played forbids 2(r - 1)
 * at most; so one is left, and it is cheaper. */
static void improve(const market *m, int *partner)
{
    bool is_better = true;
    while (is_better) {
        is_better = false;
        for (int a = 0; a < m->size; a++)
            for (int c = a + 1; c < m->size; c++)
                if (partner[a] != c) is_better = exchange(m, partner, a, c) || is_better;
    }
}

bool pairing_find(const pairing_field *field, int *opponent)
{
    market m;
    if (field->count == 0) return true;
    int *partner = malloc(((size_t)field->count + 1) * sizeof *partner);
    bool is_fine = open_market(&m, field) && partner != NULL;
    if (is_fine && m.size <= PAIRING_EXACT) {
        is_fine = find_best(&m, partner);
    } else if (is_fine) {
        pair_from_top(&m, partner);
        improve(&m, partner);
    }
    for (int i = 0; is_fine && i < field->count; i++)
        opponent[i] = partner[i] == field->count ? PAIRING_NOBODY : partner[i];
    free(m.half);
    free(partner);
    return is_fine;
}
