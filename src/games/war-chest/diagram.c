/* SPDX-License-Identifier: MIT */
/* diagram.c - where a unit's tactic reaches, from the middle of a board on which everything it needs
 * is at hand. The sets are those of targets.h, so a diagram cannot say what the rules do not. */
#include "games/war-chest/war_chest.h"

#include "games/war-chest/targets.h"

/* Nobody but enemies on `enemies`, with all of `marks` under the Wolf's control. */
static war_chest lone_board(hex_set enemies, hex_set marks)
{
    war_chest s = {.players = 2, .map = MAP_2, .locations = LOCATIONS & MAP_2};
    s.side[WOLF] = bit(DIAGRAM_HEX);
    s.side[RAVEN] = enemies;
    s.marks[WOLF] = marks;
    return s;
}

static tactic_diagram of_shot(int type)
{
    const war_chest s = lone_board(wc_two_away[DIAGRAM_HEX], 0);
    return (tactic_diagram){.hits = shot_targets(&s, WOLF, type, DIAGRAM_HEX, 1)};
}

/* WC-CAVALRY-02: the step, and the units next to where it ends. */
static tactic_diagram of_cavalry(void)
{
    const war_chest s = lone_board(0, 0);
    hex_set steps = step_targets(&s, DIAGRAM_HEX);
    return (tactic_diagram){.ways = steps, .hits = hexes_next_to(steps) & ~bit(DIAGRAM_HEX)};
}

/* WC-LANCER-02: a way ends on its first or second hex, and the next one is hit. */
static tactic_diagram of_lancer(void)
{
    const war_chest s = lone_board(0, 0);
    tactic_diagram found = {0};
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        const lancer_way way = look_ahead(empty_hexes(&s), DIAGRAM_HEX, direction);
        for (int i = 0; i < 2; i++) {
            if (!way.is_free[i]) continue;
            found.ways |= bit(way.hex[i]);
            found.hits |= bit(way.hex[i + 1]);
        }
    }
    return found;
}

static tactic_diagram of_ride(int type)
{
    const war_chest s = lone_board(0, within_two(DIAGRAM_HEX));
    return (tactic_diagram){.ways = ride_targets(&s, WOLF, type, DIAGRAM_HEX)};
}

/* WC-BISHOP-02, WC-FOOTMAN-03: a step or a plain attack. */
static tactic_diagram of_manoeuvre(int type)
{
    const war_chest free = lone_board(0, 0), beset = lone_board(wc_around[DIAGRAM_HEX], 0);
    return (tactic_diagram){.ways = step_targets(&free, DIAGRAM_HEX),
                            .hits = attack_targets(&beset, WOLF, type, DIAGRAM_HEX, 1)};
}

tactic_diagram wc_tactic_diagram(int type)
{
    switch (type) {
    case ARCHER:
    case CROSSBOWMAN:
        return of_shot(type);
    case CAVALRY:
        return of_cavalry();
    case LANCER:
        return of_lancer();
    case LIGHT_CAVALRY:
    case ROYAL_GUARD:
        return of_ride(type);
    case BISHOP:
    case FOOTMAN:
        return of_manoeuvre(type);
    case ENSIGN: /* WC-ENSIGN-02, WC-MARSHALL-02 */
    case MARSHALL:
        return (tactic_diagram){.friends = within_two(DIAGRAM_HEX)};
    case HERALD: /* WC-HERALD-02 */
        return (tactic_diagram){.friends = wc_around[DIAGRAM_HEX]};
    default:
        return (tactic_diagram){0};
    }
}
