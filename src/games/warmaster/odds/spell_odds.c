/* SPDX-License-Identifier: MIT */
/* spell_odds.c - the chance of a spell before it is cast, whom it would reach, and what its shots
 * would do then. Scrolls are a decision, not a chance: they are left out, and the answer says so. */
#include "games/warmaster/magic/casting.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/odds/odds.h"

enum { FACES = 6, TABLES_FOR_SHOTS = VX_ODDS_TABLES - 1 };

typedef struct {
    uint64_t at_once, again; /* of 36: cast by the first die, by one thrown again */
} casting_odds;

/* WM-MAGIC-05; WM-MAGIC-08: any failure but a 1 is rolled once more. A die that a side may have
 * thrown again is thrown again here. */
static casting_odds weigh(const battle *b, const act *cast)
{
    uint64_t good = (uint64_t)(FACES + 1 - wm_casting_need(b, cast)), bad = FACES - good;
    if (device_of(cast) == BY_RING) return (casting_odds){FACES * FACES, 0};
    switch (wm_again_of(b, side_of_person(cast->who))) {
    case AGAIN_HELPS:
        return (casting_odds){good * FACES, bad * good};
    case AGAIN_HARMS:
        return (casting_odds){0, good * good};
    default:
        return (casting_odds){good * FACES + (wm_rolls_again(b, cast->who) ? (bad - 1) * good : 0),
                              0};
    }
}

/* Who can have a die thrown again still, when the spell works. */
static again_left left_by(const battle *b, const act *cast, const casting_odds *odds)
{
    again_left out = {{0}}, before = wm_again_unused(b);
    unsigned caster = 1u << side_of_person(cast->who);
    for (unsigned held = 0; held < HOLDERS; held++) {
        out.ways[held] += before.ways[held] * odds->at_once;
        out.ways[held & ~caster] += before.ways[held] * odds->again;
    }
    return out;
}

static void add_row(vx_odds_table *t, uint64_t weight, const char *text)
{
    if (weight == 0) return;
    t->row[t->count].weight = weight;
    vx_text out = vx_text_on(t->row[t->count++].text, sizeof t->row[0].text);
    vx_add(&out, text);
}

/* "needs 5 or more; reaches A1, B3" */
static void add_title(const battle *b, const act *cast, vx_language language, vx_text *out)
{
    static const char *const needs[VX_LANGUAGES] = {"needs ", "нужно "};
    static const char *const or_more[VX_LANGUAGES] = {" or more", " и больше"};
    static const char *const certain[VX_LANGUAGES] = {"no die is needed", "бросок не нужен"};
    static const char *const reaches[VX_LANGUAGES] = {"; reaches ", "; цели: "};
    uint8_t hit[ALL_UNITS];
    int count = wm_list_targets(b, cast, hit);
    if (device_of(cast) == BY_RING) {
        vx_add(out, certain[language]);
    } else {
        vx_add(out, needs[language]);
        vx_add_number(out, wm_casting_need(b, cast));
        vx_add(out, or_more[language]);
    }
    for (int i = 0; i < count; i++) {
        vx_add(out, i == 0 ? reaches[language] : ", ");
        wm_name_unit(out, b, hit[i], language);
    }
}

/* Returns whose dice are thrown, a bit for each side. */
static unsigned add_shots(const battle *b, const act *cast, again_left left, vx_language language,
                          vx_odds *out)
{
    uint8_t hit[ALL_UNITS];
    int attacks = wm_spell_of(b, cast->at.x)->attacks, count = wm_list_targets(b, cast, hit);
    unsigned throwers = 1u << side_of_person(cast->who);
    for (int i = 0; attacks > 0 && i < count; i++) {
        volley v = wm_spell_volley(b, origin_of(cast), cast->at.x, hit[i], attacks);
        if (out->count + 2 > TABLES_FOR_SHOTS) break; /* hits, and the drive back */
        wm_volley_odds(b, &v, &left, language, out);
        throwers |= 1u << side_of_unit(hit[i]);
    }
    return throwers;
}

/* Freeze: one die against the Hits of the unit. */
static void add_freeze(const battle *b, const act *cast, vx_language language, vx_odds *out)
{
    static const char *const rows[2][VX_LANGUAGES] = {{"a stand is lost", "база потеряна"},
                                                      {"no effect", "без последствий"}};
    if (cast->at.x != FREEZE) return;
    int hits = wm_hits_per_stand(b, cast->detail), stays = hits < FACES ? hits : FACES;
    vx_odds_table *t = &out->table[out->count++];
    vx_text title = vx_text_on(t->title, sizeof t->title);
    wm_name_unit(&title, b, cast->detail, language);
    t->total = FACES;
    add_row(t, (uint64_t)(FACES - stays), rows[0][language]);
    add_row(t, (uint64_t)stays, rows[1][language]);
}

void wm_cast_odds(const battle *b, const act *cast, vx_language language, vx_odds *out)
{
    static const char *const rows[3][VX_LANGUAGES] = {
        {"the spell works", "заклинание действует"},
        {"anti-magic breaks the spell", "антимагия срывает заклинание"},
        {"the casting fails", "заклинание не удаётся"},
    };
    static const char *const unread[VX_LANGUAGES] = {"the enemy keeps his Scroll of Dispelling",
                                                     "враг бережёт Свиток Рассеивания Чар"};
    casting_odds odds = weigh(b, cast);
    vx_odds_table *t = &out->table[out->count++];
    vx_text title = vx_text_on(t->title, sizeof t->title);
    add_title(b, cast, language, &title);
    uint64_t cast_in = odds.at_once + odds.again, holds = (uint64_t)wm_breaking_need(b, cast) - 1;
    t->total = FACES * FACES * FACES;
    add_row(t, cast_in * holds, rows[0][language]);
    add_row(t, cast_in * (FACES - holds), rows[1][language]);
    add_row(t, (FACES * FACES - cast_in) * FACES, rows[2][language]);
    unsigned throwers = add_shots(b, cast, left_by(b, cast, &odds), language, out);
    add_freeze(b, cast, language, out);
    bool scroll = wm_scroll_bearer(b, 1 - side_of_person(cast->who)) >= 0; /* WM-ITEM-22 */
    wm_tell_granted(b, throwers, scroll ? unread : NULL, language, out);
}
