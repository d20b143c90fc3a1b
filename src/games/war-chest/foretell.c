/* SPDX-License-Identifier: MIT */
/* foretell.c - what an action will do, told at the hex it points at before anybody commits to it.
 * Russian avoids verbs after a unit's name: some names are plural, some are not. */
#include <string.h>

#include "games/war-chest/war_chest.h"

static bool is_attack(int kind)
{
    switch (kind) {
    case ACT_ATTACK:
    case ACT_SHOT:
    case ACT_CHARGE:
    case ACT_MARSHALL:
    case ACT_FOOT_ATTACK:
    case ACT_BISHOP_ATTACK:
    case ACT_GUARD:
    case ACT_SACRIFICE:
        return true;
    default:
        return false;
    }
}

/* Coins of a faction that have left the game. */
static int coins_lost(const war_chest *s, int faction)
{
    int lost = 0;
    for (int seat = faction; seat < s->players; seat += FACTIONS)
        lost += size_of_zone(s->out[seat]);
    return lost;
}

/* "Bannerman: the unit falls", "Knight: 2 to 1"; a Royal Guard may lose a coin of its supply. */
static void add_victim(vx_text *out, const war_chest *s, const war_chest *after, int unit,
                       vx_language language)
{
    static const char *const falls[VX_LANGUAGES] = {" falls", ": отряд пал"};
    static const char *const to[VX_LANGUAGES] = {" to ", " → "};
    static const char *const guarded[VX_LANGUAGES] = {": a coin of the stack or the supply",
                                                      ": жетон стопки или запаса"};
    bool waits = after->depth > 0 && frame_kind_of(top_frame(after)) == FRAME_SOAK;
    vx_add(out, wc_types[s->kind[unit]].name[language]);
    if (waits) {
        vx_add(out, guarded[language]);
    } else if (after->stack[unit] == 0) {
        vx_add(out, falls[language]);
    } else {
        vx_add(out, ": ");
        vx_add_number(out, s->stack[unit]);
        vx_add(out, to[language]);
        vx_add_number(out, after->stack[unit]);
    }
}

static void add_price(vx_text *out, int lost, vx_language language)
{
    static const char *const price[][VX_LANGUAGES] = {
        {"you lose nothing", "у вас без потерь"},
        {"you lose a coin too", "вы тоже теряете жетон"},
        {"you lose two coins", "вы теряете два жетона"}};
    vx_add(out, price[lost < 2 ? lost : 2][language]);
}

static void foretell_attack(vx_text *out, const war_chest *s, vx_action action, const act *a,
                            vx_language language)
{
    static const char *const last[VX_LANGUAGES] = {"its last coin; ", "последний жетон; "};
    int victim = s->unit_at[wc_hex_attacked(a)], faction = faction_of(s->actor);
    war_chest after;
    memcpy(&after, s, sizeof after);
    war_chest_game.rules.apply(&after, action);
    add_victim(out, s, &after, victim, language);
    vx_add_char(out, '\n');
    if (after.stack[victim] == 0) vx_add(out, last[language]);
    add_price(out, coins_lost(&after, faction) - coins_lost(s, faction), language);
}

/* "Yours: 4 of 6" */
static void foretell_control(vx_text *out, const war_chest *s, int hex, vx_language language)
{
    static const char *const yours[VX_LANGUAGES] = {"Yours: ", "Объект ваш: "};
    static const char *const of[VX_LANGUAGES] = {" of ", " из "};
    static const char *const wins[VX_LANGUAGES] = {"\nthat wins the game", "\nэто победа"};
    static const char *const loses[FACTIONS][VX_LANGUAGES] = {
        {"\nWolf loses it", "\nВолк теряет его"}, {"\nRaven loses it", "\nВорон теряет его"}};
    int faction = faction_of(s->actor);
    int held = __builtin_popcountll(s->marks[faction]) + 1;
    vx_add(out, yours[language]);
    vx_add_number(out, held);
    vx_add(out, of[language]);
    vx_add_number(out, s->markers);
    if (held == s->markers)
        vx_add(out, wins[language]);
    else if (has(s->marks[!faction], hex))
        vx_add(out, loses[!faction][language]);
}

/* What there is to take where a unit comes to stand. */
static void foretell_arrival(vx_text *out, const war_chest *s, int hex, vx_language language)
{
    static const char *const empty[VX_LANGUAGES] = {"location\nstill free", "объект\nпока ничей"};
    static const char *const theirs[FACTIONS][VX_LANGUAGES] = {
        {"Wolf's location", "объект Волка"}, {"Raven's location", "объект Ворона"}};
    int faction = faction_of(s->actor);
    if (!has(s->locations, hex) || has(s->marks[faction], hex)) return;
    vx_add(out, (has(s->marks[!faction], hex) ? theirs[!faction] : empty)[language]);
}

static void foretell_bolster(vx_text *out, const war_chest *s, int hex, vx_language language)
{
    static const char *const more[VX_LANGUAGES] = {"+1 coin: ", "+1 жетон: станет "};
    static const char *const high[VX_LANGUAGES] = {" high", ""};
    vx_add(out, more[language]);
    vx_add_number(out, s->stack[s->unit_at[hex]] + 1);
    vx_add(out, high[language]);
}

void wc_foretell(const void *state, vx_action action, vx_language language, vx_text *out)
{
    const war_chest *s = state;
    act a = unpack_act(action);
    if (!wc_is_well_formed(action) || s->actor < 0) return;
    if (is_attack(a.verb)) {
        foretell_attack(out, s, action, &a, language);
        return;
    }
    switch (a.verb) {
    case ACT_CONTROL:
    case ACT_FOOT_CONTROL:
    case ACT_EARL:
        foretell_control(out, s, a.h, language);
        break;
    case ACT_BOLSTER:
        foretell_bolster(out, s, a.h, language);
        break;
    case ACT_HERALD:
        foretell_bolster(out, s, a.i, language);
        break;
    case ACT_MOVE:
    case ACT_RIDE:
    case ACT_FOOT_MOVE:
    case ACT_BISHOP_MOVE:
    case ACT_MARCH:
    case ACT_REDEPLOY:
    case ACT_SHIFT:
        foretell_arrival(out, s, a.i, language);
        break;
    case ACT_ENSIGN:
        foretell_arrival(out, s, a.j, language);
        break;
    default:
        break;
    }
}
