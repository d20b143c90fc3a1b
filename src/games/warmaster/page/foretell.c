/* SPDX-License-Identifier: MIT */
/* foretell.c - what an action does at the thing that is pointed at, before anybody commits to it: the odds of
 * an order, of the round that a charge leads to, and a place in words. */
#include "games/warmaster/command/command.h"
#include "games/warmaster/odds/odds.h"
#include "games/warmaster/page/page.h"
#include "games/warmaster/text/inches.h"
#include "games/warmaster/text/spots.h"

static void foretell_order(const battle *b, const act *a, vx_language language, vx_text *out)
{
    battle after = *b;
    if (a->kind == ACT_ORDER)
        wm_begin_order(&after, a);
    else if (a->kind == ACT_WITH)
        after.order.member[after.order.count++] = a->who;
    wm_tell_order_chance(&after, language, out);
}

/* Of the ways to end a charge only the first: the others are asked about one by one. */
static void foretell_round(const battle *b, const act *a, vx_language language, vx_text *out)
{
    static const char *const text[VX_LANGUAGES] = {"wins {0}%\nloses {1}%",
                                                   "победа {0}%\nпоражение {1}%"};
    round_prospect round;
    if (a->at.x != 0 || a->at.y != 0 || a->at.facing != 0) return;
    if (!wm_round_prospect(b, a, &round)) return;
    vx_add_filled(out, text[language], (int64_t[2]){round.wins, round.loses}, "");
}

void wm_foretell(const void *state, vx_action action, vx_language language, vx_text *out)
{
    size_t from = out->length;
    act a;
    if (warmaster_game.rules.to_act(state) < 0 || !wm_unpack(action, &a)) return;
    switch (a.kind) {
    case ACT_ORDER:
    case ACT_WITH:
        foretell_order(state, &a, language, out);
        break;
    case ACT_CHARGE:
    case ACT_PURSUE:
    case ACT_ADVANCE:
        foretell_round(state, &a, language, out);
        break;
    case ACT_MOVE:
    case ACT_STAND:
    case ACT_PLACE:
    case ACT_DEPLOY:
        wm_add_spot(out, state, &a, true, language);
        break;
    default:
        break;
    }
    wm_tell_lengths(state, out, from);
}
