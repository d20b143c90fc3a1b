/* SPDX-License-Identifier: MIT */
/* keywords.h - special rules of troops, each a bit of a set, by the names of the army lists. */
#ifndef VX_WARMASTER_ARMY_KEYWORDS_H
#define VX_WARMASTER_ARMY_KEYWORDS_H

#include "core/game.h"

/* clang-format off */
#define WM_KEYWORDS(X) \
    X(fly) X(terror) X(immune_terror) X(must_charge) X(must_charge_humans) X(no_evade)          \
    X(no_initiative) X(no_initiative_charge) X(no_drive_back) X(drive_back_confuse_only)        \
    X(must_pursue) X(must_pursue_only) X(pursue_any) X(pursued_by_any) X(all_round)             \
    X(all_round_charge) X(pierce1) X(ignore_armour) X(cover_down1) X(hit_plus1) X(bounce)       \
    X(grapeshot) X(skewer3) X(skewer2) X(no_shoot_chargers) X(overhead) X(blind_fire)           \
    X(confuse_on_4) X(variable_attacks) X(misfire) X(order_minus1) X(order_minus1_unless)       \
    X(ignore_distance) X(double_distance) X(no_dense_penalty) X(order_range20) X(no_brigade)    \
    X(brigade_same_only) X(brigade_limits) X(no_character) X(no_magic_items) X(regenerate1)     \
    X(undead) X(daemon) X(attached_stand) X(badly_hurt) X(charge_bonus_monster)                 \
    X(no_charge_bonus) X(first_round_front) X(always_defended) X(single_order)                  \
    X(destroyed_on_retreat) X(move20) X(move30c) X(immobile) X(base_40x60) X(long_edge)         \
    X(short_edge) X(breath20) X(spell_plus1_once) X(command_plus1_once) X(wizard_general)       \
    X(anti_magic) X(army_limit1) X(infiltrate) X(no_breakpoint) X(no_vp) X(instability)         \
    X(support_same_only) X(cannot_be_supported) X(never_support) X(vp_inverted)                 \
    X(vs_monster_plus1) X(hits_on_4) X(home_back_ok)
/* clang-format on */

typedef enum {
#define WM_KEYWORD_ID(name) HAS_##name,
    WM_KEYWORDS(WM_KEYWORD_ID)
#undef WM_KEYWORD_ID
        KEYWORDS
} keyword;

typedef struct {
    uint64_t word[2];
} keyword_set;

static inline bool has_keyword(const keyword_set *set, keyword id)
{
    return (set->word[id >> 6] >> (id & 63) & 1) != 0;
}

/* The names and what they mean, in a line each. */
typedef struct {
    const char *key;
    const char *text[VX_LANGUAGES];
} keyword_text;
extern const keyword_text wm_keyword_texts[KEYWORDS];

/* For tables: KEYWORD_SET(fly, terror), of one to twelve names. */
#define WM_BIT(half, name) (HAS_##name / 64 == (half) ? (uint64_t)1 << HAS_##name % 64 : 0)
#define WM_OF_1(half, a) WM_BIT(half, a)
#define WM_OF_2(half, a, ...) WM_BIT(half, a) | WM_OF_1(half, __VA_ARGS__)
#define WM_OF_3(half, a, ...) WM_BIT(half, a) | WM_OF_2(half, __VA_ARGS__)
#define WM_OF_4(half, a, ...) WM_BIT(half, a) | WM_OF_3(half, __VA_ARGS__)
#define WM_OF_5(half, a, ...) WM_BIT(half, a) | WM_OF_4(half, __VA_ARGS__)
#define WM_OF_6(half, a, ...) WM_BIT(half, a) | WM_OF_5(half, __VA_ARGS__)
#define WM_OF_7(half, a, ...) WM_BIT(half, a) | WM_OF_6(half, __VA_ARGS__)
#define WM_OF_8(half, a, ...) WM_BIT(half, a) | WM_OF_7(half, __VA_ARGS__)
#define WM_OF_9(half, a, ...) WM_BIT(half, a) | WM_OF_8(half, __VA_ARGS__)
#define WM_OF_10(half, a, ...) WM_BIT(half, a) | WM_OF_9(half, __VA_ARGS__)
#define WM_OF_11(half, a, ...) WM_BIT(half, a) | WM_OF_10(half, __VA_ARGS__)
#define WM_OF_12(half, a, ...) WM_BIT(half, a) | WM_OF_11(half, __VA_ARGS__)
#define WM_PICK(a, b, c, d, e, f, g, h, i, j, k, l, chosen, ...) chosen
/* clang-format off */
#define WM_OF(half, ...)                                                                          \
    WM_PICK(__VA_ARGS__, WM_OF_12, WM_OF_11, WM_OF_10, WM_OF_9, WM_OF_8, WM_OF_7, WM_OF_6,         \
            WM_OF_5, WM_OF_4, WM_OF_3, WM_OF_2, WM_OF_1, 0)(half, __VA_ARGS__)
#define KEYWORD_SET(...) {{WM_OF(0, __VA_ARGS__), WM_OF(1, __VA_ARGS__)}}
/* clang-format on */

#endif
