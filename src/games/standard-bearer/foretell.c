/* SPDX-License-Identifier: MIT */
/* foretell.c - what an attack will do, told at its target before anybody commits to it; and the move
 * that leaves nobody to attack, which costs a warrior. */
#include "games/standard-bearer/standard_bearer.h"

/* "6 against 4" */
static void add_strengths(vx_text *out, const standard_bearer *game, const act *a, int target,
                          vx_language language)
{
    static const char *const against[VX_LANGUAGES] = {" against ", " против "};
    vx_add_number(out, sb_attack_strength(game, a->from, target, a->plain));
    vx_add(out, against[language]);
    vx_add_number(out, sb_strength_of(game, game->warrior[target]));
}

/* "Archer wounded" */
static void add_fate(vx_text *out, const standard_bearer *game, int cell, int damage,
                     vx_language language)
{
    static const char *const killed[VX_LANGUAGES] = {" killed", " убит"};
    static const char *const twice[VX_LANGUAGES] = {" wounded twice", " ранен дважды"};
    static const char *const thrice[VX_LANGUAGES] = {" wounded three times", " ранен трижды"};
    static const char *const once[VX_LANGUAGES] = {" wounded", " ранен"};
    bool dies = damage >= health_of(game, game->warrior[cell]);
    vx_add(out, sb_types[type_of(game->warrior[cell])].name[language]);
    vx_add(out, (dies ? killed : damage > 2 ? thrice : damage > 1 ? twice : once)[language]);
}

static void add_price(vx_text *out, const standard_bearer *game, const act *a, vx_language language)
{
    static const char *const nothing[VX_LANGUAGES] = {"you lose nothing", "у вас без потерь"};
    static const char *const wounded[VX_LANGUAGES] = {"yours is wounded too", "ваш тоже ранен"};
    static const char *const twice[VX_LANGUAGES] = {"yours is wounded twice", "ваш ранен дважды"};
    static const char *const thrice[VX_LANGUAGES] = {"yours is wounded three times",
                                                     "ваш ранен трижды"};
    static const char *const killed[VX_LANGUAGES] = {"yours is killed too", "ваш тоже убит"};
    int damage = sb_damage_to_attacker(game, a);
    bool dies = damage >= health_of(game, game->warrior[a->from]);
    const char *const *words = damage == 0  ? nothing
                               : dies       ? killed
                               : damage > 2 ? thrice
                               : damage > 1 ? twice
                                            : wounded;
    vx_add(out, words[language]);
}

/* ZN-11, AZ-2 */
static void add_penalty(vx_text *out, const standard_bearer *game, vx_action move,
                        vx_language language)
{
    static const char *const words[VX_LANGUAGES] = {
        "nobody left to attack\nyou give up a warrior",
        "атаковать будет некого\nвы отдадите воина",
    };
    standard_bearer after = *game;
    standard_bearer_game.rules.apply(&after, move);
    if (after.phase == PHASE_REMOVE && after.side == game->side) vx_add(out, words[language]);
}

static void add_blow(vx_text *out, const standard_bearer *game, act a, vx_language language)
{
    bool is_double = a.other != NO_CELL;
    add_strengths(out, game, &a, a.to, language);
    if (is_double) {
        vx_add(out, ", ");
        add_strengths(out, game, &a, a.other, language);
    }
    vx_add_char(out, '\n');
    add_fate(out, game, a.to, sb_damage_to(game, a.from, a.to), language);
    if (is_double) {
        vx_add(out, ", ");
        add_fate(out, game, a.other, 1, language);
    }
    vx_add_char(out, '\n');
    add_price(out, game, &a, language);
}

void sb_foretell(const void *state, vx_action action, vx_language language, vx_text *out)
{
    act a;
    sb_unpack(action, &a);
    if (a.kind == ACT_ATTACK) add_blow(out, state, a, language);
    if (a.kind == ACT_MOVE || a.kind == ACT_LINE) add_penalty(out, state, action, language);
}
