/* SPDX-License-Identifier: MIT */
/* names.c - units and characters by their names: A3, Ac1 in notation, "Knights" in sentences, "Knights A3" where others bear that name too. */
#include <string.h>

#include "games/warmaster/units/units.h"

void wm_add_unit(vx_text *out, int id)
{
    vx_add_char(out, (char)('A' + id / UNITS_MAX));
    vx_add_number(out, id % UNITS_MAX + 1);
}

void wm_add_person(vx_text *out, int id)
{
    vx_add_char(out, (char)('A' + id / PERSONS_MAX));
    vx_add_char(out, 'c');
    vx_add_number(out, id % PERSONS_MAX + 1);
}

static bool read_name(const vx_word *word, size_t prefix, int most, uint8_t *out)
{
    vx_word digits = *word;
    int64_t number;
    if (word->length <= prefix || word->start[0] < 'A' || word->start[0] > 'B') return false;
    digits.start += prefix;
    digits.length -= prefix;
    if (digits.start[0] == '0' || !vx_word_number(&digits, 1, most, &number)) return false;
    *out = (uint8_t)((word->start[0] - 'A') * most + number - 1);
    return true;
}

bool wm_read_unit(const vx_word *word, uint8_t *out)
{
    return read_name(word, 1, UNITS_MAX, out);
}

bool wm_read_person(const vx_word *word, uint8_t *out)
{
    return word->length > 1 && word->start[1] == 'c' && read_name(word, 2, PERSONS_MAX, out);
}

const char *const wm_side_names[SIDES][VX_LANGUAGES] = {{"Blue", "Синие"}, {"Red", "Красные"}};

const char *wm_side_name(const battle *b, int side, vx_language language)
{
    const roster *own = &b->side[side].list, *other = &b->side[!side].list;
    bool tells_apart = own->unit_count > 0 && other->unit_count > 0 && own->army != other->army;
    return tells_apart ? army_profile_of(own)->name[language] : wm_side_names[side][language];
}

static const char *unit_word(const battle *b, int id, vx_language language)
{
    return wm_unit_exists(b, id) ? wm_unit_profile(b, id)->name[language] : "";
}

static const char *person_word(const battle *b, int id, vx_language language)
{
    return wm_person_exists(b, id) ? wm_person_profile(b, id)->name[language] : "";
}

/* Among all pieces of the battle, of either side, lost ones too: a name
 * does not change in its course. */
static bool is_shared(const battle *b, const char *name, int most,
                      const char *(*word_of)(const battle *, int, vx_language),
                      vx_language language)
{
    int bearers = 0;
    for (int id = 0; id < most && bearers < 2; id++)
        bearers += strcmp(word_of(b, id, language), name) == 0;
    return bearers > 1;
}

void wm_name_unit(vx_text *out, const battle *b, int id, vx_language language)
{
    const char *name = unit_word(b, id, language);
    vx_add(out, name);
    if (*name != '\0' && !is_shared(b, name, ALL_UNITS, unit_word, language)) return;
    if (*name != '\0') vx_add_char(out, ' ');
    wm_add_unit(out, id);
}

void wm_name_person(vx_text *out, const battle *b, int id, vx_language language)
{
    const char *name = person_word(b, id, language);
    vx_add(out, name);
    if (*name != '\0' && !is_shared(b, name, ALL_PERSONS, person_word, language)) return;
    if (*name != '\0') vx_add_char(out, ' ');
    wm_add_person(out, id);
}
