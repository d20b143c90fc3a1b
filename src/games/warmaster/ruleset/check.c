/* SPDX-License-Identifier: MIT */
/* check.c - what must hold between the numbers of a changed army, and what follows from them. */
#include "games/warmaster/ruleset/things.h"

#include <string.h>

/* ---- What follows ---- */

/* WM-STAND-02, WM-STAND-03 */
static void settle_unit(unit_profile *p, bool is_new)
{
    bool is_plain = p->shots_kind == SHOTS_NONE || p->shots_kind == SHOTS_PLAIN;
    if (is_plain) p->shots_kind = p->shots > 0 ? SHOTS_PLAIN : SHOTS_NONE;
    if (!is_new) return;
    p->front = p->type == INFANTRY ? 40 : 20;
    p->depth = p->type == INFANTRY ? 20 : 40;
}

/* What is shared with the book is left alone; the rest lies in room that is still written to. */
static void settle_host(const army_profile *of, const army_profile *book)
{
    int units = book != NULL ? book->unit_count : 0;
    int characters = book != NULL ? book->character_count : 0;
    int mounts = book != NULL ? book->mount_count : 0;
    for (int i = 0; of->units != (book != NULL ? book->units : NULL) && i < of->unit_count; i++)
        settle_unit((unit_profile *)&of->units[i], i >= units);
    for (int i = characters; i < of->character_count; i++)
        ((character_profile *)of->characters)[i].bearer =
            (uint8_t)(BY_GENERAL << of->characters[i].role);
    for (int i = mounts; i < of->mount_count; i++)
        ((mount_profile *)of->mounts)[i].riders = (uint8_t)((1 << of->character_count) - 1);
}

void wm_settle_numbers(void *table)
{
    for (int host = 0; host < HOSTS; host++) {
        const army_profile *of = wm_host_of(table, host), *book = wm_host_of(&wm_book, host);
        if (of != book) settle_host(of, book);
    }
}

/* ---- What must hold ---- */

static bool refuse(vx_problem *why, const vx_message *message, const char *key, int first,
                   int second)
{
    vx_refuse_word(why, message, key, strlen(key));
    if (why != NULL) why->number[0] = first, why->number[1] = second;
    return false;
}

static const vx_message nameless = {
    NULL,
    {"{word} is new and has no name: name \"...\" ru \"...\"",
     "{word} — новое, и у него нет названия: name \"...\" ru \"...\""}};
static const vx_message free_of_cost = {"WM-ARMY-01",
                                        {"{word} is new and costs {0}: points 5 at least",
                                         "{word} — новое и стоит {0}: points — хотя бы 5"}};

static bool has_names(const char *const name[VX_LANGUAGES])
{
    return name[VX_ENGLISH][0] != '\0' && name[VX_RUSSIAN][0] != '\0';
}

static bool check_new(const char *key, const char *const name[VX_LANGUAGES], int points,
                      vx_problem *why)
{
    enum { LEAST = 5 };
    if (!has_names(name)) return refuse(why, &nameless, key, 0, 0);
    return points >= LEAST || refuse(why, &free_of_cost, key, points, 0);
}

static bool check_limits(const limits *limit, const char *key, vx_problem *why)
{
    static const vx_message crossed = {
        "WM-ARMY-04",
        {"{word}: at least {0}, but at most {1} for each thousand points",
         "{word}: не меньше {0}, но не больше {1} на тысячу очков"}};
    return limit->maximum == 0 || limit->minimum <= limit->maximum ||
           refuse(why, &crossed, key, limit->minimum, limit->maximum);
}

static bool check_shots(const unit_profile *p, vx_problem *why)
{
    static const vx_message short_range = {
        "WM-STAT-03",
        {"{word} shoots {0} dice to a range of {1} cm: it needs both",
         "{word}: {0} кубиков стрельбы на {1} см, а нужно и то и другое"}};
    bool shoots = p->shots > 0, reaches = p->range > p->least_range;
    return shoots == reaches || refuse(why, &short_range, p->key, p->shots, p->range);
}

static bool check_changed_unit(const unit_profile *p, const unit_profile *book, vx_problem *why)
{
    static const vx_message typed = {"WM-STAT-09",
                                     {"{word}: only a new unit takes another type",
                                      "{word}: другой тип бывает только у нового отряда"}};
    static const vx_message counted = {
        "WM-STAT-05",
        {"{word} has {0} stands in the book, and its rules count on that",
         "{word}: по книге баз {0}, и на этом стоят правила отряда"}};
    static const vx_message hurt = {
        "WM-STAT-13",
        {"{word} is badly hurt from {0} hits on, so it has more of them than that",
         "{word} тяжело ранен с {0} попаданий, поэтому хитов у него больше"}};
    bool is_special = p->special != SPECIAL_NONE || p->parents != 0 || p->summoned;
    if (p->type != book->type) return refuse(why, &typed, p->key, 0, 0);
    if (is_special && p->stands != book->stands)
        return refuse(why, &counted, p->key, book->stands, 0);
    return p->hits > p->hurt_from || refuse(why, &hurt, p->key, p->hurt_from, 0);
}

/* Each kind by itself. */
static bool check_units(const army_profile *of, const army_profile *book, vx_problem *why)
{
    for (int i = 0; i < of->unit_count; i++) {
        const unit_profile *p = &of->units[i];
        bool is_new = book == NULL || i >= book->unit_count;
        bool is_sound = is_new ? check_new(p->key, p->name, p->points, why)
                               : check_changed_unit(p, &book->units[i], why);
        if (!is_sound || !check_limits(&p->limit, p->key, why) || !check_shots(p, why))
            return false;
    }
    return true;
}

static bool check_mounts(const army_profile *of, const army_profile *book, vx_problem *why)
{
    for (int i = 0; i < of->mount_count; i++) {
        const mount_profile *p = &of->mounts[i];
        bool is_new = book == NULL || i >= book->mount_count;
        if (is_new && !check_new(p->key, p->name, p->points, why)) return false;
    }
    return true;
}

static bool check_characters(const army_profile *of, const army_profile *book, vx_problem *why)
{
    static const vx_message generals = {"WM-ARMY-03",
                                        {"{word} has {0} kinds of General; it needs {1}",
                                         "{word}: видов Генерала {0}, а нужен {1}"}};
    static const vx_message speechless = {
        "WM-MAGIC-01",
        {"{word} casts spells, and the army has none: spells empire",
         "{word} колдует, а заклинаний у армии нет: spells empire"}};
    int count = 0;
    for (int i = 0; i < of->character_count; i++) {
        const character_profile *p = &of->characters[i];
        bool is_new = book == NULL || i >= book->character_count;
        count += p->role == GENERAL && !p->summoned;
        if (is_new && !check_new(p->key, p->name, p->points, why)) return false;
        if (is_new && p->role == WIZARD && of->spells == SPELLS_NONE)
            return refuse(why, &speechless, p->key, 0, 0);
        if (!check_limits(&p->limit, p->key, why)) return false;
    }
    return count == 1 || refuse(why, &generals, of->key, count, 1);
}

/* WM-ARMY-03, WM-ARMY-04: what every army must have, at a thousand points. */
static bool check_needs(const army_profile *of, vx_problem *why)
{
    enum { THOUSAND = 1000 };
    static const vx_message dear = {
        "WM-ARMY-04",
        {"{word}: the General and what an army of 1000 points must have cost {0} together",
         "{word}: Генерал и всё обязательное для армии на 1000 очков вместе стоят {0}"}};
    static const vx_message nobody = {
        "WM-ARMY-01",
        {"{word} has no unit that can be chosen", "{word}: нет ни одного отряда на выбор"}};
    int cost = 0, choices = 0;
    for (int i = 0; i < of->unit_count; i++) {
        const unit_profile *p = &of->units[i];
        cost += p->limit.minimum * p->points;
        choices += !p->summoned && p->parents == 0;
    }
    for (int i = 0; i < of->character_count; i++)
        if (of->characters[i].role == GENERAL) cost += of->characters[i].points;
    if (choices == 0) return refuse(why, &nobody, of->key, 0, 0);
    return cost <= THOUSAND || refuse(why, &dear, of->key, cost, 0);
}

static bool check_host(const army_profile *of, const army_profile *book, vx_problem *why)
{
    if (!has_names(of->name)) return refuse(why, &nameless, of->key, 0, 0);
    if (!check_units(of, book, why) || !check_mounts(of, book, why)) return false;
    if (book == wm_book.renown) return true; /* hired one by one */
    return check_characters(of, book, why) && check_needs(of, why);
}

bool wm_check_numbers(const void *table, vx_problem *why)
{
    static const vx_message gap = {NULL,
                                   {"{word} comes behind the army own, which is not there",
                                    "{word} идёт за армией own, а её нет"}};
    const wm_numbers *numbers = table;
    for (int host = 0; host < HOSTS; host++) {
        const army_profile *of = wm_host_of(numbers, host), *book = wm_host_of(&wm_book, host);
        if (of != book && !check_host(of, book, why)) return false;
        bool is_alone = host > BOOK_ARMIES && host < ARMIES_MAX && of != NULL &&
                        numbers->army[host - 1] == NULL;
        if (is_alone) return refuse(why, &gap, of->key, 0, 0);
    }
    return true;
}
