/* SPDX-License-Identifier: MIT */
/* rethrow.c - one die thrown again, as odds count it. */
#include "games/warmaster/odds/rethrow.h"
#include "games/warmaster/magic/magic.h"

again_kind wm_again_of(const battle *b, int side)
{
    if (wm_has_eye(b, side)) return AGAIN_HELPS;
    return side == b->turn ? wm_favour(b) : AGAIN_NEVER;
}

bool wm_throw_again(const battle *b, const act *test, int die, act *out)
{
    return wm_favour_throws(b, test, die, out) || wm_raven_throws(b, test, die, out);
}

again_left wm_again_unused(const battle *b)
{
    again_left out = {{0}};
    unsigned held = 0;
    for (int side = 0; side < SIDES; side++)
        if (wm_again_of(b, side) != AGAIN_NEVER) held |= 1u << side;
    out.ways[held] = 1;
    return out;
}

void wm_add_again(const battle *b, unsigned sides, vx_language language, vx_text *out)
{
    static const char *const helps[VX_LANGUAGES] = {
        ": one die that fails is thrown again, at the first chance",
        ": один неудачный кубик перебрасывается при первой возможности"};
    static const char *const harms[VX_LANGUAGES] = {
        ": the enemy has one die that succeeds thrown again, at the first chance",
        ": при первой возможности враг заставит перебросить один удачный кубик"};
    for (int side = 0; side < SIDES; side++) {
        again_kind kind = wm_again_of(b, side);
        if (kind == AGAIN_NEVER || !(sides >> side & 1)) continue;
        if (out->length > 0) vx_add(out, "; ");
        vx_add(out, wm_side_name(b, side, language));
        vx_add(out, (kind == AGAIN_HELPS ? helps : harms)[language]);
    }
}

void wm_tell_granted(const battle *b, unsigned sides, const char *const more[VX_LANGUAGES],
                     vx_language language, vx_odds *out)
{
    static const char *const title[VX_LANGUAGES] = {"taken for granted", "при допущениях"};
    if (out->count == VX_ODDS_TABLES) return;
    vx_odds_table *t = &out->table[out->count];
    vx_text text = vx_text_on(t->row[0].text, sizeof t->row[0].text);
    if (more != NULL) vx_add(&text, more[language]);
    wm_add_again(b, sides, language, &text);
    if (text.length == 0) return;
    text = vx_text_on(t->title, sizeof t->title);
    vx_add(&text, title[language]);
    t->row[0].weight = t->total = 1;
    t->count = 1;
    out->count++;
}
