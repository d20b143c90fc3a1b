/* SPDX-License-Identifier: MIT */
/* war_chest_diagram_test.c - the diagrams of tactics, held against the actions that are listed when
 * somebody stands on each hex of the board in turn. */
#include <stdio.h>
#include <stdlib.h>

#include "games/war-chest/targets.h"
#include "games/war-chest/war_chest.h"
#include "harness.h"

/* ",be5,sc5,wp4": so many cards of these that are not `type`, all their coins in the supply. */
static void add_army(char *out, const coin_type *cards, int type, int count)
{
    for (; count > 0; cards++) {
        if ((int)*cards == type) continue;
        count--;
        out += sprintf(out, ",%s%d", wc_types[*cards].code, wc_book.unit[*cards].coins);
    }
}

static war_chest unit_in_the_middle(int type)
{
    static const coin_type own[] = {BERSERKER, SCOUT, WARRIOR_PRIEST, MERCENARY};
    static const coin_type theirs[] = {SWORDSMAN, BANNERMAN, PIKEMAN, CAVALRY, CROSSBOWMAN};
    const type_facts *facts = &wc_types[type];
    char position[400], friends[40], enemies[40];
    add_army(friends, own, type, 3);
    add_army(enemies, theirs, type, 4);
    snprintf(position, sizeof position,
             "position war-chest\noptions nobility=1\nstate turn=1\n"
             "decrees march=- reinforce=- spy=-\nunits f4=1%s1\nmarks W=d1,g1 R=e6,h5\n"
             "p1 hand=%s,ro sup=%s%d%s\np2 hand=ro sup=%s\n",
             facts->code, facts->code, facts->code, wc_book.unit[type].coins - 2, friends,
             enemies + 1);
    war_chest state;
    const vx_game *found;
    vx_problem why;
    char problem[256];
    if (!vx_parse_position(position, &found, &state, &why)) {
        vx_format_problem(&why, VX_ENGLISH, problem, sizeof problem);
        fail_msg("%s: %s", facts->code, problem);
    }
    state.marks[WOLF] = MAP_2;
    return state;
}

static void add_reach(tactic_diagram *reach, const war_chest *s)
{
    vx_action *list = malloc(sizeof *list * (size_t)vx_action_cap(&war_chest_game));
    assert_non_null(list);
    int count = wc_list(s, list);
    for (int i = 0; i < count; i++) {
        act a = unpack_act(list[i]);
        if (a.h != DIAGRAM_HEX) continue;
        switch (a.verb) {
        case ACT_SHOT:
        case ACT_FOOT_ATTACK:
        case ACT_BISHOP_ATTACK:
            reach->hits |= bit(a.i);
            break;
        case ACT_CHARGE:
            reach->ways |= bit(a.i);
            reach->hits |= bit(a.j);
            break;
        case ACT_RIDE:
        case ACT_FOOT_MOVE:
        case ACT_BISHOP_MOVE:
            reach->ways |= bit(a.i);
            break;
        case ACT_ENSIGN:
        case ACT_MARSHALL:
        case ACT_HERALD:
            reach->friends |= bit(a.i);
            break;
        default:
            break;
        }
    }
    free(list);
}

/* With an enemy on each hex in turn, with a friend, and with a friend who has an enemy beside it. */
static tactic_diagram reach_of(const war_chest *alone)
{
    enum { ENEMY = UNITS_EACH };
    const int friend = alone->place[0] == NO_HEX ? 0 : 1;
    tactic_diagram reach = {0};
    for (int hex = 0; hex < HEXES; hex++) {
        if (!has(empty_hexes(alone), hex)) continue;
        war_chest with_enemy = *alone, with_friend = *alone;
        wc_put_unit(&with_enemy, ENEMY, hex, 1);
        add_reach(&reach, &with_enemy);
        wc_put_unit(&with_friend, friend, hex, 1);
        add_reach(&reach, &with_friend);
        wc_put_unit(&with_friend, ENEMY, first_hex(step_targets(&with_friend, hex)), 1);
        add_reach(&reach, &with_friend);
    }
    return reach;
}

static void a_diagram_shows_what_the_rules_list(void **state)
{
    (void)state;
    int drawn = 0;
    for (int type = 0; type < UNIT_TYPES; type++) {
        war_chest alone = unit_in_the_middle(type);
        if (type == FOOTMAN) wc_put_unit(&alone, SECOND_FOOTMAN, first_hex(RAVEN_START), 1);
        tactic_diagram listed = reach_of(&alone), shown = wc_tactic_diagram(type);
        if (listed.ways != shown.ways || listed.hits != shown.hits ||
            listed.friends != shown.friends)
            fail_msg("the diagram of the %s is not what the rules list", wc_types[type].key);
        drawn += (shown.ways | shown.hits | shown.friends) != 0;
    }
    assert_int_equal(drawn, 11); /* of twelve tactics; the Earl's reaches its own hex only */
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_diagram_shows_what_the_rules_list),
    };
    return RUN_SUITE("war-chest diagrams", tests, words, word);
}
