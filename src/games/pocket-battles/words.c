/* SPDX-License-Identifier: MIT */
/* words.c - names of sides, units and tiles, and words that agree with them in number. */
#include "games/pocket-battles/words.h"

#include <string.h>

#include "games/pocket-battles/battle.h"

/* ---- Names ---- */

void pb_add_side_name(vx_text *out, const battle *b, int seat, vx_language language)
{
    static const char *const seat_word[VX_LANGUAGES] = {"Player ", "Игрок "};
    int army = b->side[seat].army;
    bool tells_apart = army != NONE && army != b->side[!seat].army;
    if (tells_apart) {
        vx_add(out, armies_of(&b->side[seat])[army].name[language]);
        return;
    }
    vx_add(out, seat_word[language]);
    vx_add_number(out, seat + 1);
}

/* The troop that a unit is known by: the first one alive. */
int pb_leading_tile(const side *s, int unit)
{
    for (int troop = s->first[unit]; troop < s->first[unit] + s->height[unit]; troop++)
        if (s->wounds[troop] != DEAD) return s->tile[troop];
    return s->tile[s->first[unit]];
}

/* "Bugbears d": what it is, and the letter by which units of one kind are told apart. */
void pb_add_unit_name(vx_text *out, const battle *b, int seat, int unit, vx_language language)
{
    const side *s = &b->side[seat];
    if (unit < s->unit_count) {
        vx_add(out, tiles_of(s)[pb_leading_tile(s, unit)].name[language]);
        vx_add_char(out, ' ');
    }
    pb_add_unit(out, seat, unit);
}

static void add_faces(vx_text *out, uint32_t faces, bool *opened)
{
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < faces_with(faces, face); i++) {
            vx_add(out, *opened ? " " : " (");
            vx_add_number(out, face + 1);
            *opened = true;
        }
}

static bool has_namesake(const tile_facts *tiles, int tile)
{
    int first = army_of(tile) * ARMY_TILES;
    for (int other = first; other < first + ARMY_TILES; other++)
        if (other != tile && strcmp(tiles[other].name[0], tiles[tile].name[0]) == 0) return true;
    return false;
}

/* "Archers (4 5)": of one name there are several tiles, and their faces tell them apart. */
void pb_add_tile_name(vx_text *out, const battle *b, int tile, vx_language language)
{
    const tile_facts *tiles = tiles_of(&b->side[0]);
    bool opened = false;
    vx_add(out, tiles[tile].name[language]);
    if (tile >= TILES || !has_namesake(tiles, tile)) return;
    add_faces(out, tiles[tile].black, &opened);
    add_faces(out, tiles[tile].white, &opened);
    if (opened) vx_add_char(out, ')');
}

/* ---- One or many: a name tells by its ending, and the verb agrees with it ---- */

static bool ends_in(const char *word, size_t length, const char *const *endings)
{
    for (; *endings != NULL; endings++) {
        size_t size = strlen(*endings);
        if (length >= size && memcmp(word + length - size, *endings, size) == 0) return true;
    }
    return false;
}

/* English shows it at the last word ("Half Orcs"), Russian at the first ("Силы леса"). */
bool pb_is_many(const char *name, vx_language language)
{
    static const char *const english[] = {"s", "men", "oi", "ai", "ae", NULL};
    static const char *const one[] = {"ss", "is", "os", "us", NULL}; /* Magess, Darius */
    static const char *const russian[] = {"ы", "и", "е", "Чудовища", NULL};
    if (language == VX_RUSSIAN) return ends_in(name, strcspn(name, " "), russian);
    return ends_in(name, strlen(name), english) && !ends_in(name, strlen(name), one);
}

/* "1 hit", "2 hits"; "1 удар", "2 удара", "5 ударов". */
void pb_add_counted(vx_text *out, int count, const char *const words[VX_LANGUAGES][3],
                    vx_language language)
{
    bool is_teen = count % 100 / 10 == 1;
    bool is_few = !is_teen && count % 10 >= 2 && count % 10 <= 4;
    bool is_one = language == VX_RUSSIAN ? !is_teen && count % 10 == 1 : count == 1;
    vx_add_number(out, count);
    vx_add_char(out, ' ');
    vx_add(out, words[language][is_one ? 0 : is_few ? 1 : 2]);
}
