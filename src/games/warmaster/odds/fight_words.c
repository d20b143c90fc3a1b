/* SPDX-License-Identifier: MIT */
/* fight_words.c - a charge in the words of a coach: who can be charged, from where, and what it costs. */
#include "games/warmaster/odds/odds.h"

/* Before who is charged and before who charges: now or next turn, from the front or from the flank. */
static const char *const beginnings[2][2][VX_LANGUAGES] = {
    {{"", "Сейчас возможна атака. Цель — "}, {"", "Сейчас возможна атака во фланг. Цель — "}},
    {{"", "Следующим ходом возможна атака. Цель — "},
     {"", "Следующим ходом возможна атака во фланг. Цель — "}}};
static const char *const middles[2][2][VX_LANGUAGES] = {
    {{" can be charged now by ", ", атакуют "},
     {" can be charged from the flank now, by ", ", атакуют "}},
    {{" can be charged next turn by ", ", атакуют "},
     {" can be charged from the flank next turn, by ", ", атакуют "}}};
static const char *const costs[2][VX_LANGUAGES] = {
    {": {0}% to take a stand, {1}% to win the round.", ": {0} % снять базу, {1} % выиграть раунд."},
    {": {0}% to lose a stand, {1}% to lose the round.",
     ": {0} % потерять базу, {1} % проиграть раунд."}};

int wm_tell_fight(const void *state, vx_action action, bool is_threat, vx_language language,
                  vx_text *out)
{
    const battle *b = state;
    round_prospect round;
    act a;
    if (!wm_unpack(action, &a) || a.kind != ACT_CHARGE || !wm_round_prospect(b, &a, &round))
        return -1;
    vx_add(out, beginnings[is_threat][round.is_flanked][language]);
    wm_name_unit(out, b, a.detail, language);
    vx_add(out, middles[is_threat][round.is_flanked][language]);
    wm_name_unit(out, b, a.who, language);
    vx_add_filled(out, costs[is_threat][language], (int64_t[2]){round.kills, round.wins}, "");
    return 10 * round.kills;
}
