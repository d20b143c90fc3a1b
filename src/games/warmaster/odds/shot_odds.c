/* SPDX-License-Identifier: MIT */
/* shot_odds.c - what shots may do, exactly: hits that stay, stands lost, and the drive back.
 *
 * A die that hits and the dice that fail to save it are one die of 216 faces, so hits are counted die
 * by die; what a die needs may change with the hits before it (WM-SHOOT-15). Weights are divided by
 * what they have in common; a table that would still not fit 64 bits leaves out the saves. */
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/movement/movement.h"
#include "games/warmaster/odds/odds.h"
#include "games/warmaster/turn/tasks.h"

enum { HITS_MAX = 64, FACES = 6, PAIRS = 36, TRIPLES = 216 };

__extension__ typedef unsigned __int128 wide;

/* Hits on one unit, each number with its weight; the last is destruction. */
typedef struct {
    uint64_t weight[HITS_MAX + 1], total;
    int most; /* hits that destroy it, or all the dice */
    bool fits;
} hit_table;

static bool multiply(uint64_t *value, uint64_t by)
{
    if (by != 0 && *value > UINT64_MAX / by) return false;
    *value *= by;
    return true;
}

static uint64_t power(uint64_t base, int exponent)
{
    uint64_t out = 1;
    while (exponent-- > 0) out *= base;
    return out;
}

/* ---- What each die needs ---- */

/* The battle when that many of these hits have stayed: the first that may go has gone. */
static battle after_hits(const battle *b, const volley *v, int hits)
{
    battle then = *b;
    unit *u = unit_in(&then, v->target);
    for (int left = u->wounds + hits; left >= wm_hits_per_stand(b, v->target) && u->stands > 1;
         left -= wm_hits_per_stand(b, v->target)) {
        unsigned first;
        wm_volley_need(&then, v, &first);
        int gone = 0;
        while (first != 0 && !(first >> gone & 1)) gone++;
        wm_remove_stand(&then, v->target, gone);
    }
    return then;
}

/* Faces of a die that succeed: to hit, and to save; and whether what is not saved is tried again. */
typedef struct {
    uint8_t hit, save;
    bool twice;
} faces;

static int faces_from(int need)
{
    return need == 0 || need > FACES ? 0 : FACES + 1 - need;
}

/* What a die needs when so many are left and so many hits have stayed. */
static faces needs_of(const battle *b, volley v, int left, int hits, bool saves)
{
    unsigned first;
    battle then = after_hits(b, &v, hits);
    v.dice = (uint8_t)left;
    int armour = saves ? wm_armour(&then, v.target, v.saves) : 0;
    return (faces){(uint8_t)faces_from(wm_volley_need(&then, &v, &first)),
                   (uint8_t)faces_from(armour), wm_saves_again(&then, &v)};
}

static bool is_engaged(const battle *b, int id)
{
    stand_list s;
    wm_list_stands(b, &s);
    return wm_is_engaged(&s, b, id);
}

/* Hits that can still be taken; a unit in combat loses nothing now (AMB-55). */
static int hits_to_destroy(const battle *b, const volley *v)
{
    const unit *u = unit_of(b, v->target);
    if (!(v->flags & VOLLEY_CHARGER) && is_engaged(b, v->target)) return HITS_MAX;
    return u->stands * wm_hits_per_stand(b, v->target) - u->wounds;
}

/* WM-ITEM-08: the first hit that a banner wards off; 0 or 1. */
static int warded(const battle *b, const volley *v)
{
    battle then = *b;
    return 1 - wm_item_wards(&then, v->target, 1);
}

static void take_off(hit_table *h, int ward)
{
    if (ward == 0 || h->most == 0) return;
    h->weight[0] += h->weight[1];
    for (int i = 1; i < h->most; i++) h->weight[i] = h->weight[i + 1];
    h->weight[h->most--] = 0;
}

/* ---- Dice that hit and are saved one by one ---- */

/* One die of a pool that failed, or one that succeeded, may be thrown again: which one does not
 * matter, so it is the first. A target would not help the shots of its own side. */
typedef struct {
    int shooter, owner; /* sides */
    again_kind shots, saves;
} rethrows;

static rethrows rethrows_of(const battle *b, const volley *v)
{
    rethrows r = {.shooter = wm_side_of_source(v->source), .owner = side_of_unit(v->target)};
    r.saves = wm_again_of(b, r.owner);
    r.shots = r.shooter == r.owner ? AGAIN_NEVER : wm_again_of(b, r.shooter);
    return r;
}

/* One throw that succeeds on so many faces: ways that end well and badly, [1] where it was thrown
 * again, which are six times as many. */
typedef struct {
    unsigned good[2], bad[2];
} one_throw;

static one_throw throw_one(unsigned succeeds, again_kind kind)
{
    unsigned fails = FACES - succeeds;
    if (kind == AGAIN_HELPS) return (one_throw){{succeeds, fails * succeeds}, {0, fails * fails}};
    if (kind == AGAIN_HARMS)
        return (one_throw){{0, succeeds * succeeds}, {fails, succeeds * fails}};
    return (one_throw){{succeeds, 0}, {fails, 0}};
}

/* Ways to have so many hits with these sides still free to throw a die again. */
typedef struct {
    wide ways[HITS_MAX + 1][HOLDERS];
} ways_table;

static again_kind while_held(again_kind kind, int side, unsigned held)
{
    return (held >> side & 1) ? kind : AGAIN_NEVER;
}

static unsigned held_after(unsigned held, int side, int thrown_again)
{
    return thrown_again ? held & ~(1u << side) : held;
}

/* A hit meets armour, by PAIRS of dice: the first, and the one that some may throw after it. */
static void meet_armour(const faces *f, const rethrows *r, wide ways, int hits, unsigned held,
                        int most, ways_table *out)
{
    int stays = hits < most ? hits + 1 : most;
    if (f->save == 0) {
        out->ways[stays][held] += ways * PAIRS;
        return;
    }
    one_throw t = throw_one(f->save, while_held(r->saves, r->owner, held));
    for (int again = 0; again < 2; again++) {
        unsigned after = held_after(held, r->owner, again);
        wide failed = ways * t.bad[again];
        wide saved = f->twice && !again ? failed * f->save : 0; /* WM-DICE-05: not a third time */
        out->ways[hits][after] += ways * t.good[again] * FACES + saved;
        out->ways[stays][after] += failed * FACES - saved;
    }
}

static void throw_shot(const faces *f, const rethrows *r, wide ways, int hits, unsigned held,
                       int most, ways_table *out)
{
    one_throw t = throw_one(f->hit, while_held(r->shots, r->shooter, held));
    for (int again = 0; again < 2; again++) {
        unsigned after = held_after(held, r->shooter, again);
        out->ways[hits][after] += ways * t.bad[again] * PAIRS;
        if (t.good[again] > 0) meet_armour(f, r, ways * t.good[again], hits, after, most, out);
    }
}

/* By halves and differences: where the browser's module is built there is no % for so wide a number. */
static wide common_divisor(wide a, wide b)
{
    int twos = 0;
    if (a == 0 || b == 0) return a | b;
    for (; ((a | b) & 1) == 0; twos++) a >>= 1, b >>= 1;
    while ((a & 1) == 0) a >>= 1;
    while (b != 0) {
        while ((b & 1) == 0) b >>= 1;
        wide less = a < b ? a : b;
        b = (a < b ? b : a) - less;
        a = less;
    }
    return a << twos;
}

/* Divides by what all have in common; returns how many ways there are then. */
static wide reduce(ways_table *t, int most)
{
    wide divisor = 0, sum = 0;
    for (int i = 0; i <= most; i++)
        for (int k = 0; k < HOLDERS; k++) divisor = common_divisor(divisor, t->ways[i][k]);
    for (int i = 0; i <= most; i++)
        for (int k = 0; k < HOLDERS; k++) sum += t->ways[i][k] /= divisor;
    return sum;
}

static int count_sides(unsigned held)
{
    return (int)(held & 1) + (int)(held >> 1);
}

/* Every throw again makes the ways six times as many: a table with none to begin with, or one
 * left in the end, has as many more. */
static ways_table start_ways(const again_left *left)
{
    ways_table t = {{{0}}};
    for (unsigned held = 0; held < HOLDERS; held++)
        t.ways[0][held] = (wide)left->ways[held] * power(FACES, SIDES - count_sides(held));
    return t;
}

/* The hits by number, and who is left to throw again; false: they do not fit. */
static bool end_ways(ways_table *t, hit_table *out, again_left *left)
{
    again_left after = {{0}};
    for (int i = 0; i <= out->most; i++)
        for (unsigned held = 0; held < HOLDERS; held++)
            t->ways[i][held] *= power(FACES, count_sides(held));
    if (reduce(t, out->most) > UINT64_MAX) return false;
    for (int i = 0; i <= out->most; i++)
        for (unsigned held = 0; held < HOLDERS; held++) {
            out->weight[i] += (uint64_t)t->ways[i][held];
            after.ways[held] += (uint64_t)t->ways[i][held];
        }
    for (int i = 0; i <= out->most; i++) out->total += out->weight[i];
    *left = after;
    return true;
}

/* Hits after so many dice; of a unit whose stands are covered differently each needs its own. */
static hit_table hits_of(const battle *b, const volley *v, bool saves, again_left *left)
{
    unsigned mixed;
    int ward = warded(b, v), most = hits_to_destroy(b, v) + ward;
    hit_table out = {.most = most < v->dice ? most : v->dice, .fits = v->dice < HITS_MAX};
    rethrows r = rethrows_of(b, v);
    ways_table now = start_ways(left);
    const wide room = ~(wide)0 / (TRIPLES * PAIRS * PAIRS);
    wm_volley_need(b, v, &mixed);
    faces same = needs_of(b, *v, v->dice, 0, saves);
    for (int dice = v->dice; out.fits && dice > 0; dice--) {
        ways_table next = {{{0}}};
        if (reduce(&now, out.most) > room) out.fits = false;
        for (int hits = 0; out.fits && hits <= out.most; hits++) {
            int stay = hits > ward ? hits - ward : 0;
            bool done = hits == most;
            faces f = mixed != 0 && !done ? needs_of(b, *v, dice, stay, saves) : same;
            for (unsigned held = 0; held < HOLDERS; held++) {
                wide ways = now.ways[hits][held];
                if (ways != 0 && !done)
                    throw_shot(&f, &r, ways, hits, held, out.most, &next);
                else
                    next.ways[hits][held] += ways * TRIPLES;
            }
        }
        now = next;
    }
    out.fits = out.fits && end_ways(&now, &out, left);
    take_off(&out, ward);
    return out;
}

/* ---- Dice whose ones count too (WM-ART-19, WM-ART-20, WM-ART-21) ---- */

static int hits_left_by_ones(const volley *v, int hits, int ones)
{
    if (ones <= 2) return hits > ones ? hits - ones : 0;
    return ones > 3 && (v->flags & VOLLEY_CHARGER) ? 6 : 0;
}

/* So many hits meet the armour of the target. */
static void save_hits(const faces *f, const rethrows *r, wide ways, int hits, int most,
                      const ways_table *start, ways_table *sum)
{
    ways_table now = *start;
    for (int i = 0; i < hits; i++) {
        ways_table next = {{{0}}};
        for (int n = 0; n <= most; n++)
            for (unsigned held = 0; held < HOLDERS; held++)
                if (now.ways[n][held] != 0)
                    meet_armour(f, r, now.ways[n][held], n, held, most, &next);
        now = next;
    }
    for (int n = 0; n <= most; n++)
        for (unsigned held = 0; held < HOLDERS; held++)
            sum->ways[n][held] += now.ways[n][held] * ways;
}

/* Dice that count ones are never thrown again, saves may be. *lost is the weight, of 6 to the power
 * of its dice, of the throws in which the gun is destroyed. */
static hit_table hits_by_tally(const battle *b, const volley *v, again_left *left, uint64_t *lost)
{
    int ward = warded(b, v), most = hits_to_destroy(b, v) + ward;
    int saved_at_most = v->each > FACES ? v->each : FACES;
    faces f = needs_of(b, *v, v->dice, 0, true);
    rethrows r = rethrows_of(b, v);
    wm_dice dice = {.act = ACT_TALLY, .count = v->each, .need = (uint8_t)(FACES + 1 - f.hit)};
    ways_table start = start_ways(left), sum = {{{0}}};
    hit_table out = {.most = most < saved_at_most ? most : saved_at_most,
                     .fits = v->each <= 12 && reduce(&start, 0) < 1 << 24};
    for (int hits = 0; out.fits && hits <= v->each; hits++)
        for (int ones = 0; ones <= v->each - hits; ones++) {
            act a = {ACT_TALLY, (uint8_t)hits, (uint8_t)ones, {0}};
            wide weight = wm_dice_weight(&dice, &a);
            int met = hits_left_by_ones(v, hits, ones);
            if (ones > 3) *lost += (uint64_t)weight;
            for (int i = met; i < saved_at_most; i++) weight *= PAIRS;
            save_hits(&f, &r, weight, met, out.most, &start, &sum);
        }
    out.fits = out.fits && end_ways(&sum, &out, left);
    take_off(&out, ward);
    return out;
}

/* ---- Tables ---- */

static vx_odds_table *new_table(vx_odds *out)
{
    if (out->count == VX_ODDS_TABLES) return NULL;
    vx_odds_table *t = &out->table[out->count++];
    t->count = 0;
    return t;
}

static vx_text new_row(vx_odds_table *t, uint64_t weight)
{
    t->row[t->count].weight = weight;
    return vx_text_on(t->row[t->count++].text, sizeof t->row[0].text);
}

static void add_hits_row(const battle *b, const volley *v, const hit_table *h, int hits,
                         vx_language language, vx_odds_table *t)
{
    static const char *const words[VX_LANGUAGES] = {"hits: ", "хитов: "};
    static const char *const stands[VX_LANGUAGES] = {", stands lost: ", ", потеряно баз: "};
    static const char *const destroyed[VX_LANGUAGES] = {"destroyed", "отряд уничтожен"};
    const unit *u = unit_of(b, v->target);
    int each = wm_hits_per_stand(b, v->target), most = hits_to_destroy(b, v);
    int lost = most == HITS_MAX ? 0 : (u->wounds + hits) / each;
    if (h->weight[hits] == 0) return;
    vx_text out = new_row(t, h->weight[hits]);
    if (hits >= most) {
        vx_add(&out, destroyed[language]);
        return;
    }
    vx_add(&out, words[language]);
    vx_add_number(&out, hits);
    if (lost == 0) return;
    vx_add(&out, stands[language]);
    vx_add_number(&out, lost);
}

/* "B2: 6 dice, each needs 4; armour 5" */
static void add_title(const battle *b, const volley *v, bool saves, vx_language language,
                      vx_odds_table *t)
{
    static const char *const dice[VX_LANGUAGES] = {": dice ", ": кубиков "};
    static const char *const need[VX_LANGUAGES] = {", each needs ", ", на каждом нужно "};
    static const char *const armour[VX_LANGUAGES] = {"; armour ", "; броня "};
    static const char *const before[VX_LANGUAGES] = {"; before armour", "; до спасбросков"};
    unsigned first;
    int value = wm_armour(b, v->target, v->saves);
    vx_text out = vx_text_on(t->title, sizeof t->title);
    wm_name_unit(&out, b, v->target, language);
    vx_add(&out, dice[language]);
    vx_add_number(&out, v->dice);
    vx_add(&out, need[language]);
    vx_add_number(&out, wm_volley_need(b, v, &first));
    if (value == 0) return;
    vx_add(&out, saves ? armour[language] : before[language]);
    if (saves) vx_add_number(&out, value);
}

/* ---- The drive back ---- */

enum { STAYS, DRIVEN, CONFUSED, DISPERSED, LOST, ENDS };

/* Throws of so many dice that drive it back, confuse it, disperse it. */
static void weigh_drive(const battle *b, const volley *v, int dice, uint64_t out[ENDS])
{
    int pace = wm_full_pace(b, v->target) / CENTIMETRE;
    wm_dice d = {
        .act = ACT_DRIVEN, .count = (uint8_t)dice, .need = v->flags & VOLLEY_SKULLS ? 4 : 6};
    for (int i = 0; i < ENDS; i++) out[i] = 0;
    if (dice == 0) out[STAYS] = 1;
    for (int sum = dice; dice > 0 && sum <= dice * FACES; sum++)
        for (uint16_t mark = 0; mark < 2; mark++) {
            act a = {ACT_DRIVEN, (uint8_t)sum, 0, {.x = mark}};
            out[sum > pace ? DISPERSED : mark ? CONFUSED : DRIVEN] += wm_dice_weight(&d, &a);
        }
}

/* Whether all its hits are of one kind and what covers it will not change with its losses. */
static bool may_foretell_drive(const battle *b, const volley *v)
{
    const unit *u = unit_of(b, v->target);
    const keyword_set *words = &wm_unit_profile(b, v->target)->keywords;
    unsigned mixed;
    wm_volley_need(b, v, &mixed);
    if (mixed != 0 || (v->flags & (VOLLEY_CHARGER | VOLLEY_STAYS)) || is_engaged(b, v->target))
        return false;
    if (has_ward(b, v->target, WARD_TOOTH) || has_keyword(words, HAS_no_drive_back) ||
        wm_is_never_moved(b, v->target) || has_keyword(words, HAS_undead))
        return false;
    return v->flags & VOLLEY_SKULLS ? u->skulls == u->struck : u->skulls == 0;
}

static void add_drive_table(const battle *b, const volley *v, const hit_table *h,
                            vx_language language, vx_odds *out)
{
    static const int spared[] = {[IN_OPEN] = 0, [DEFENDED] = 1, [FORTIFIED] = 2};
    static const char *const titles[VX_LANGUAGES] = {": what follows, if nobody else shoots at it",
                                                     ": что будет, если больше в него не стреляют"};
    static const char *const names[ENDS][VX_LANGUAGES] = {
        [STAYS] = {"is not driven back", "не отброшен"},
        [DRIVEN] = {"driven back", "отброшен"},
        [CONFUSED] = {"driven back and confused", "отброшен и деморализован"},
        [DISPERSED] = {"disperses", "рассеян"},
        [LOST] = {"destroyed", "уничтожен"},
    };
    const unit *u = unit_of(b, v->target);
    box at = wm_stand_box(b, v->target, u->at[0]), from = wm_source_box(b, v->source, &at);
    int skip = spared[wm_unit_protection(b, v->target, &from)],
        dice_max = u->struck + h->most - skip;
    uint64_t sums[ENDS] = {0}, total = h->total, weight[ENDS];
    if (!may_foretell_drive(b, v) || dice_max > DICE_AT_ONCE) return;
    for (int i = 0; i < dice_max; i++)
        if (!multiply(&total, FACES)) return;
    for (int hits = 0; hits <= h->most; hits++) {
        int dice = u->struck + hits > skip ? u->struck + hits - skip : 0;
        weigh_drive(b, v, dice, weight);
        for (int i = 0; i < ENDS; i++) {
            bool lost = hits >= hits_to_destroy(b, v);
            sums[lost ? LOST : i] +=
                h->weight[hits] * weight[i] * power(FACES, (dice_max > 0 ? dice_max : 0) - dice);
        }
    }
    vx_odds_table *t = new_table(out);
    if (t == NULL) return;
    vx_text title = vx_text_on(t->title, sizeof t->title);
    wm_name_unit(&title, b, v->target, language);
    vx_add(&title, titles[language]);
    t->total = total;
    for (int i = 0; i < ENDS; i++) {
        if (sums[i] == 0) continue;
        vx_text row = new_row(t, sums[i]);
        vx_add(&row, names[i][language]);
    }
}

void wm_volley_odds(const battle *b, const volley *v, again_left *left, vx_language language,
                    vx_odds *out)
{
    static const char *const lost_gun[VX_LANGUAGES] = {"the gun blows up", "орудие взрывается"};
    static const char *const gun_stays[VX_LANGUAGES] = {"the gun stays whole", "орудие цело"};
    uint64_t lost = 0;
    bool tally = (v->flags & VOLLEY_TALLY) != 0, saves = true;
    hit_table h = tally ? hits_by_tally(b, v, left, &lost) : hits_of(b, v, true, left);
    if (!h.fits && !tally) h = hits_of(b, v, saves = false, left);
    vx_odds_table *t = h.fits ? new_table(out) : NULL;
    if (t == NULL) return;
    add_title(b, v, saves, language, t);
    t->total = h.total;
    for (int hits = 0; hits <= h.most; hits++) add_hits_row(b, v, &h, hits, language, t);
    if (saves) add_drive_table(b, v, &h, language, out);
    t = lost > 0 ? new_table(out) : NULL;
    if (t == NULL) return;
    vx_text title = vx_text_on(t->title, sizeof t->title);
    wm_name_unit(&title, b, v->source, language);
    t->total = power(FACES, v->each);
    vx_text row = new_row(t, lost);
    vx_add(&row, lost_gun[language]);
    row = new_row(t, t->total - lost);
    vx_add(&row, gun_stays[language]);
}

/* WM-ART-33 and the doubles: how many shots there will be, the first throw alone. */
static void add_flames(const battle *b, const task *flame, vx_language language, vx_odds *out)
{
    static const char *const titles[VX_LANGUAGES] = {": shots", ": выстрелы"};
    static const char *const doubles[][VX_LANGUAGES] = {
        {"double 1: it blows up", "дубль 1: пушка взрывается"},
        {"double 2: 4 + 2D6 shots, then it blows up", "дубль 2: 4 + 2D6 выстрелов, затем взрыв"},
        {"double 3: 6 shots, from then on 1D6", "дубль 3: 6 выстрелов, потом только 1D6"},
        {"double 4: no shots", "дубль 4: выстрелов нет"},
        {"double 5: 10 shots", "дубль 5: 10 выстрелов"},
        {"double 6: 12 + D6 shots", "дубль 6: 12 + D6 выстрелов"}};
    static const char *const misfire[VX_LANGUAGES] = {": misfire", ": осечка"};
    const unit_profile *p = wm_unit_profile(b, flame->unit);
    vx_odds_table *t = new_table(out);
    if (t == NULL) return;
    bool one = wm_task_rules(b)->dice(b).act == ACT_DIE;
    bool fails = p->special == SPECIAL_WARP_CANNON || p->special == SPECIAL_ROCKET;
    vx_text title = vx_text_on(t->title, sizeof t->title);
    wm_name_unit(&title, b, flame->unit, language);
    vx_add(&title, titles[language]);
    t->total = one ? FACES : FACES * FACES;
    for (int sum = one ? 1 : 3; sum <= (one ? FACES : 11); sum++) {
        int ways = one ? 1 : sum <= 7 ? sum - 1 : 13 - sum;
        vx_text row = new_row(t, (uint64_t)(ways - (!one && sum % 2 == 0)));
        vx_add_number(&row, sum);
        if (sum == 1 && fails) vx_add(&row, misfire[language]);
    }
    for (int face = 1; !one && face <= FACES; face++) {
        vx_text row = new_row(t, 1);
        vx_add(&row, doubles[face - 1][language]);
    }
}

/* A trebuchet that does not see its target needs a 6 to shoot at all. */
static void add_blind_shot(const battle *b, const task *flame, vx_language language, vx_odds *out)
{
    static const char *const titles[VX_LANGUAGES] = {": at somebody unseen", ": по невидимой цели"};
    static const char *const rows[2][VX_LANGUAGES] = {{"shoots", "стреляет"},
                                                      {"does not shoot", "не стреляет"}};
    vx_odds_table *t = new_table(out);
    if (t == NULL) return;
    vx_text title = vx_text_on(t->title, sizeof t->title);
    wm_name_unit(&title, b, flame->unit, language);
    vx_add(&title, titles[language]);
    t->total = FACES;
    for (int i = 0; i < 2; i++) {
        vx_text row = new_row(t, i == 0 ? 1 : FACES - 1);
        vx_add(&row, rows[i][language]);
    }
}

void wm_shot_odds(const battle *b, const act *a, vx_language language, vx_odds *out)
{
    static const char *const kept[VX_LANGUAGES] = {
        "the Banner of Fortune is not used", /* WM-ITEM-09 */
        "Знамя Удачи не применяется"};
    battle then = *b;
    wm_task_rules(&then)->apply(&then, a);
    for (int steps = 0; steps < 8 && then.task_count > 0; steps++) {
        uint8_t kind = top_task(&then)->kind;
        if (kind == TASK_VOLLEY || kind == TASK_FLAME) break;
        if (wm_task_rules(&then)->to_act(&then) != TASK_RUNS) break;
        wm_task_rules(&then)->run(&then);
    }
    if (then.task_count > 0 && top_task(&then)->kind == TASK_FLAME) {
        bool rolled = wm_unit_profile(b, top_task(&then)->unit)->shots_kind == SHOTS_DICE;
        if (rolled)
            add_flames(&then, top_task(&then), language, out);
        else
            add_blind_shot(b, top_task(&then), language, out);
    }
    again_left left = wm_again_unused(b);
    unsigned throwers = 0;
    for (; then.task_count > 0 && top_task(&then)->kind == TASK_VOLLEY; wm_pop_task(&then)) {
        volley v = wm_volley_of(top_task(&then));
        wm_volley_odds(&then, &v, &left, language, out);
        throwers = (1u << SIDES) - 1;
    }
    bool banner = a->kind == ACT_SHOOT && throwers != 0 && wm_may_reroll_all(b, a->who);
    wm_tell_granted(b, throwers, banner ? kept : NULL, language, out);
}
