/* SPDX-License-Identifier: MIT */
/* odds_shot.c - what shots may do, exactly: hits that stay, stands lost, and the drive back.
 *
 * A die that hits and the dice that fail to save it are one die of 216 faces, so hits are counted die
 * by die; what a die needs may change with the hits before it (WM-SHOOT-15). Weights are reduced
 * where all faces share a divisor; a table that would still not fit 64 bits leaves out the saves. */
#include "games/warmaster/combat.h"
#include "games/warmaster/kinds.h"
#include "games/warmaster/magic.h"
#include "games/warmaster/shooting.h"
#include "games/warmaster/tasks.h"

enum { HITS_MAX = 64, FACES = 6, PAIRS = 36, TRIPLES = 216 };

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

static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    while (b != 0) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
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

/* Of 36 pairs of dice so many let a hit pass: one save, or one and another where that fails. */
static int pairs_that_pass(const battle *b, const volley *v, int armour)
{
    if (armour == 0) return PAIRS;
    return (armour - 1) * (wm_saves_again(b, v) ? armour - 1 : FACES);
}

/* How many of the 216 faces stay a hit when so many dice are left and so many hits have stayed. */
static int faces_that_hit(const battle *b, volley v, int left, int hits, bool saves)
{
    unsigned first;
    battle then = after_hits(b, &v, hits);
    int armour = saves ? wm_armour(&then, v.target, v.saves) : 0;
    v.dice = (uint8_t)left;
    int need = wm_volley_need(&then, &v, &first);
    return (FACES + 1 - need) * pairs_that_pass(&then, &v, armour);
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

/* faces[left][hits]; where nothing is mixed all are the same. */
typedef struct {
    uint8_t faces[HITS_MAX + 1][HITS_MAX + 1];
    uint64_t divisor;
} needs;

static void read_needs(const battle *b, const volley *v, int most, bool saves, needs *out)
{
    unsigned mixed;
    int ward = warded(b, v);
    wm_volley_need(b, v, &mixed);
    int same = faces_that_hit(b, *v, v->dice, 0, saves);
    out->divisor = common_divisor(TRIPLES, (uint64_t)same);
    for (int left = v->dice; left > 0; left--)
        for (int hits = 0; hits <= v->dice - left && hits < most; hits++) {
            int faces = mixed != 0
                            ? faces_that_hit(b, *v, left, hits > ward ? hits - ward : 0, saves)
                            : same;
            out->faces[left][hits] = (uint8_t)faces;
            out->divisor = common_divisor(out->divisor, (uint64_t)faces);
        }
}

static void count_hits(const needs *n, int dice, hit_table *out)
{
    uint64_t whole = TRIPLES / n->divisor;
    out->weight[0] = out->total = 1;
    for (int left = dice; left > 0; left--) {
        uint64_t next[HITS_MAX + 1] = {0};
        out->fits = out->fits && multiply(&out->total, whole);
        for (int hits = 0; hits < out->most; hits++) {
            uint64_t stays = n->faces[left][hits] / n->divisor;
            next[hits] += out->weight[hits] * (whole - stays);
            next[hits + 1] += out->weight[hits] * stays;
        }
        next[out->most] += out->weight[out->most] * whole;
        for (int i = 0; i <= out->most; i++) out->weight[i] = next[i];
    }
}

static hit_table hits_of(const battle *b, const volley *v, bool saves)
{
    needs n;
    int ward = warded(b, v), most = hits_to_destroy(b, v) + ward;
    hit_table out = {.most = most < v->dice ? most : v->dice, .fits = v->dice < HITS_MAX};
    if (!out.fits) return out;
    read_needs(b, v, out.most, saves, &n);
    count_hits(&n, v->dice, &out);
    take_off(&out, ward);
    return out;
}

/* ---- Dice whose ones count too (WM-ART-19, WM-ART-20, WM-ART-21) ---- */

static uint64_t choose(int n, int k)
{
    uint64_t out = 1;
    for (int i = 1; i <= k; i++) out = out * (uint64_t)(n - k + i) / (uint64_t)i;
    return out;
}

static uint64_t power(uint64_t base, int exponent)
{
    uint64_t out = 1;
    while (exponent-- > 0) out *= base;
    return out;
}

static int hits_left_by_ones(const volley *v, int hits, int ones)
{
    if (ones <= 2) return hits > ones ? hits - ones : 0;
    return ones > 3 && (v->flags & VOLLEY_CHARGER) ? 6 : 0;
}

/* *lost is the weight of the throws in which the gun is destroyed. */
static hit_table hits_by_tally(const battle *b, const volley *v, uint64_t *lost)
{
    unsigned first;
    int ward = warded(b, v);
    int armour = wm_armour(b, v->target, v->saves), most = hits_to_destroy(b, v) + ward;
    uint64_t pass = (uint64_t)pairs_that_pass(b, v, armour), all = PAIRS;
    if (pass % FACES == 0) pass /= FACES, all /= FACES; /* one die will do */
    wm_dice dice = {
        .act = ACT_TALLY, .count = v->each, .need = (uint8_t)wm_volley_need(b, v, &first)};
    int saved_at_most = v->each > FACES ? v->each : FACES;
    hit_table out = {.most = most < saved_at_most ? most : saved_at_most,
                     .fits = v->each + (all > FACES ? 2 : 1) * saved_at_most <= 24};
    out.total = out.fits ? power(FACES, v->each) * power(all, saved_at_most) : 0;
    *lost = 0;
    for (int hits = 0; out.fits && hits <= v->each; hits++)
        for (int ones = 0; ones <= v->each - hits; ones++) {
            act a = {ACT_TALLY, (uint8_t)hits, (uint8_t)ones, {0}};
            uint64_t weight = wm_dice_weight(&dice, &a);
            int left = hits_left_by_ones(v, hits, ones);
            if (ones > 3) *lost += weight * power(all, saved_at_most);
            for (int stay = 0; stay <= left; stay++)
                out.weight[stay < out.most ? stay : out.most] +=
                    weight * choose(left, stay) * power(pass, stay) *
                    power(all - pass, left - stay) * power(all, saved_at_most - left);
        }
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
    wm_add_unit(&out, v->target);
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
    wm_add_unit(&title, v->target);
    vx_add(&title, titles[language]);
    t->total = total;
    for (int i = 0; i < ENDS; i++) {
        if (sums[i] == 0) continue;
        vx_text row = new_row(t, sums[i]);
        vx_add(&row, names[i][language]);
    }
}

void wm_volley_odds(const battle *b, const volley *v, vx_language language, vx_odds *out)
{
    static const char *const lost_gun[VX_LANGUAGES] = {"the gun blows up", "орудие взрывается"};
    static const char *const gun_stays[VX_LANGUAGES] = {"the gun stays whole", "орудие цело"};
    uint64_t lost = 0;
    bool tally = (v->flags & VOLLEY_TALLY) != 0, saves = true;
    hit_table h = tally ? hits_by_tally(b, v, &lost) : hits_of(b, v, true);
    if (!h.fits && !tally) h = hits_of(b, v, saves = false);
    vx_odds_table *t = h.fits ? new_table(out) : NULL;
    if (t == NULL) return;
    add_title(b, v, saves, language, t);
    t->total = h.total;
    for (int hits = 0; hits <= h.most; hits++) add_hits_row(b, v, &h, hits, language, t);
    if (saves) add_drive_table(b, v, &h, language, out);
    t = lost > 0 ? new_table(out) : NULL;
    if (t == NULL) return;
    vx_text title = vx_text_on(t->title, sizeof t->title);
    wm_add_unit(&title, v->source);
    t->total = h.total;
    vx_text row = new_row(t, lost);
    vx_add(&row, lost_gun[language]);
    row = new_row(t, h.total - lost);
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
    wm_add_unit(&title, flame->unit);
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
static void add_blind_shot(const task *flame, vx_language language, vx_odds *out)
{
    static const char *const titles[VX_LANGUAGES] = {": at somebody unseen", ": по невидимой цели"};
    static const char *const rows[2][VX_LANGUAGES] = {{"shoots", "стреляет"},
                                                      {"does not shoot", "не стреляет"}};
    vx_odds_table *t = new_table(out);
    if (t == NULL) return;
    vx_text title = vx_text_on(t->title, sizeof t->title);
    wm_add_unit(&title, flame->unit);
    vx_add(&title, titles[language]);
    t->total = FACES;
    for (int i = 0; i < 2; i++) {
        vx_text row = new_row(t, i == 0 ? 1 : FACES - 1);
        vx_add(&row, rows[i][language]);
    }
}

void wm_shot_odds(const battle *b, const act *a, vx_language language, vx_odds *out)
{
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
            add_blind_shot(top_task(&then), language, out);
    }
    for (; then.task_count > 0 && top_task(&then)->kind == TASK_VOLLEY; wm_pop_task(&then)) {
        volley v = wm_volley_of(top_task(&then));
        wm_volley_odds(&then, &v, language, out);
    }
}
