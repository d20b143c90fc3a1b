/* SPDX-License-Identifier: MIT */
/* armies.c - host lists before a battle: what is in one, what breaks the section ARMY, every step that can be
 * taken, and what a player would say about it. A entry is a unit or, behind all units, a character. */
#include <string.h>

#include "core/army.h"
#include "core/json.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/page/armies.h"
#include "games/warmaster/setup/choosing_army.h"

enum { LIST_CAP = 4096, TEXT_CAP = 4096, FAULTS_CAP = 64, LEAST = 300, MOST = 5000, USUAL = 1000 };

static bool read_list(uint32_t ruleset, const char *text, int size, roster *out, vx_problem *why)
{
    vx_word word = {text, strlen(text), 1, 1};
    int host = wm_find_army(ruleset, &word); /* "empire": its usual army */
    if (host < 0) return wm_parse_roster(ruleset, &word, out, why);
    wm_usual_roster(ruleset, host, size, out);
    return true;
}

static void json_list(vx_text *out, const char *key, const roster *list)
{
    char text[LIST_CAP];
    vx_text words = vx_text_on(text, sizeof text);
    wm_format_roster(list, &words);
    vx_json_text(out, key, text);
}

/* ---- Steps: a copy of the list with one thing more or less ---- */

static bool with_unit(roster *list, int profile)
{
    int at = list->unit_count;
    if (at == ROSTER_UNITS) return false;
    for (int i = 0; i < list->unit_count; i++)
        if (list->unit[i].profile == profile) at = i + 1; /* beside others of its kind */
    for (int i = list->unit_count; i > at; i--) list->unit[i] = list->unit[i - 1];
    list->unit[at] = (roster_unit){(uint8_t)profile, NONE_CHOSEN, NONE_CHOSEN};
    list->unit_count++;
    return true;
}

static bool with_character(roster *list, int profile)
{
    int at = list->character_count;
    if (at == ROSTER_CHARACTERS) return false;
    for (int i = 0; i < list->character_count; i++)
        if (list->character[i].profile == profile) at = i + 1;
    for (int i = list->character_count; i > at; i--) list->character[i] = list->character[i - 1];
    list->character[at] =
        (roster_character){(uint8_t)profile, NONE_CHOSEN, NONE_CHOSEN, NONE_CHOSEN};
    list->character_count++;
    return true;
}

static roster without_piece(const roster *from, int entry)
{
    roster list = *from;
    if (entry < list.unit_count) {
        list.unit_count--;
        for (int i = entry; i < list.unit_count; i++) list.unit[i] = list.unit[i + 1];
        list.unit[list.unit_count] = (roster_unit){0};
        return list;
    }
    list.character_count--;
    for (int i = entry - from->unit_count; i < list.character_count; i++)
        list.character[i] = list.character[i + 1];
    list.character[list.character_count] = (roster_character){0};
    return list;
}

/* The last piece of this kind; -1: there is none. */
static int last_like(const roster *list, int profile, bool is_character)
{
    int found = -1;
    for (int i = 0; !is_character && i < list->unit_count; i++)
        if (list->unit[i].profile == profile) found = i;
    for (int i = 0; is_character && i < list->character_count; i++)
        if (list->character[i].profile == profile) found = list->unit_count + i;
    return found;
}

/* ---- Faults ---- */

typedef struct {
    int count;
    vx_problem at[FAULTS_CAP];
} fault_list;

static void keep_fault(void *context, const vx_problem *why)
{
    fault_list *faults = context;
    if (faults->count < FAULTS_CAP) faults->at[faults->count++] = *why;
}

static void find_faults(const roster *list, int points, fault_list *out)
{
    out->count = 0;
    wm_visit_faults(list, points, keep_fault, out);
}

/* What the key in a refusal is called; NULL: it is no key. */
static const char *const *name_among(const army_profile *host, const char *key)
{
    for (int i = 0; i < host->unit_count; i++)
        if (strcmp(host->units[i].key, key) == 0) return host->units[i].name;
    for (int i = 0; i < host->character_count; i++)
        if (strcmp(host->characters[i].key, key) == 0) return host->characters[i].name;
    for (int i = 0; i < host->mount_count; i++)
        if (strcmp(host->mounts[i].key, key) == 0) return host->mounts[i].name;
    return NULL;
}

static const char *const *name_of(const roster *list, const char *key)
{
    const wm_numbers *numbers = wm_numbers_of(list->ruleset);
    const char *const *own = name_among(army_profile_of(list), key);
    for (int i = 0; i < ITEMS; i++)
        if (strcmp(numbers->items[i].key, key) == 0) return numbers->items[i].name;
    return own != NULL ? own : name_among(numbers->renown, key);
}

static bool has_fault(const fault_list *faults, const vx_problem *why)
{
    for (int i = 0; i < faults->count; i++)
        if (faults->at[i].message == why->message && strcmp(faults->at[i].word, why->word) == 0)
            return true;
    return false;
}

/* The list has a fault that the one before it had not. */
static bool is_worse(const roster *list, const fault_list *before, int points)
{
    fault_list after;
    find_faults(list, points, &after);
    for (int i = 0; i < after.count; i++)
        if (!has_fault(before, &after.at[i])) return true;
    return false;
}

static int price_of(const roster *list, int entry)
{
    return entry < list->unit_count ? wm_unit_points(list, entry)
                                    : wm_character_points(list, entry - list->unit_count);
}

/* Which entry to remove from a list that costs so many points too much and has no other fault: the
 * cheapest that is enough alone, else the most expensive. -1: none can go. */
static int to_go(const roster *list, int points, int over)
{
    fault_list before;
    int best = -1, best_price = 0;
    find_faults(list, points, &before);
    for (int i = list->unit_count + list->character_count - 1; i >= 0; i--) {
        roster less = without_piece(list, i);
        int price = price_of(list, i);
        bool is_enough = price >= over, was_enough = best_price >= over;
        if (is_worse(&less, &before, points)) continue;
        if (best >= 0 &&
            (is_enough ? was_enough && price >= best_price : was_enough || price <= best_price))
            continue;
        best = i, best_price = price;
    }
    return best;
}

/* WM-ARMY-02: pieces go until the army costs no more than was agreed. */
static bool mend_cost(const roster *from, int points, const vx_problem *why, roster *out)
{
    int64_t over = why->number[0] - why->number[1];
    *out = *from;
    while (over > 0) {
        int entry = to_go(out, points, (int)over);
        if (entry < 0) return false;
        over -= price_of(out, entry);
        *out = without_piece(out, entry);
    }
    return true;
}

/* A list in which the fault is mended, where one thing more will do. */
static bool mend(const roster *from, int points, const vx_problem *why, roster *out)
{
    fault_list before, after;
    const army_profile *host = army_profile_of(from);
    if (strcmp(why->message->clause, "WM-ARMY-02") == 0) return mend_cost(from, points, why, out);
    *out = *from;
    find_faults(from, points, &before);
    for (int i = 0; i < host->unit_count; i++)
        if (strcmp(host->units[i].key, why->word) == 0 && host->units[i].parents == 0)
            with_unit(out, i);
    if (strcmp(why->message->clause, "WM-ARMY-03") == 0 && why->number[1] == 0)
        for (int i = 0; i < host->character_count; i++)
            if (host->characters[i].role == GENERAL &&
                out->character_count == from->character_count)
                with_character(out, i);
    if (memcmp(from, out, sizeof *out) == 0) return false;
    find_faults(out, points, &after);
    if (after.count < before.count) return true;
    for (int i = 0; i < after.count; i++) /* nearer to the least number there is to be */
        if (after.at[i].message == why->message && strcmp(after.at[i].word, why->word) == 0)
            return after.at[i].number[0] - after.at[i].number[1] <
                       why->number[0] - why->number[1] &&
                   why->number[1] < why->number[0];
    return false;
}

static void add_fault(vx_text *out, const char *key, const roster *list, int points,
                      const vx_problem *why, bool with_mend)
{
    char text[LIST_CAP];
    vx_text words = vx_text_on(text, sizeof text);
    roster mended;
    bool can_mend = with_mend && mend(list, points, why, &mended);
    if (can_mend) wm_format_roster(&mended, &words);
    vx_json_fault(out, key, why, name_of(list, why->word), can_mend ? text : NULL);
}

static int add_faults(vx_text *out, const roster *list, int points)
{
    fault_list faults;
    find_faults(list, points, &faults);
    vx_json_open(out, "faults", '[');
    for (int i = 0; i < faults.count; i++) add_fault(out, NULL, list, points, &faults.at[i], true);
    vx_json_close(out, ']');
    return faults.count;
}

/* The step, and why it is against the rules where it is. */
static void add_step(vx_text *out, const char *key, const roster *before, const roster *after,
                     int points)
{
    fault_list old, new;
    json_list(out, key, after);
    find_faults(before, points, &old);
    find_faults(after, points, &new);
    for (int i = 0; i < new.count; i++) {
        if (has_fault(&old, &new.at[i])) continue;
        add_fault(out, "why", after, points, &new.at[i], false);
        return;
    }
}

/* ---- Texts ---- */

static void add_sentence(vx_text *out, const char *sentence)
{
    if (sentence == NULL) return;
    if (out->length > 0) vx_add(out, out->data[out->length - 1] == '.' ? " " : "; ");
    vx_add(out, sentence);
}

static void add_text(vx_text *out, const char *const rules[VX_LANGUAGES], const keyword_set *set,
                     vx_language language)
{
    char text[TEXT_CAP];
    vx_text words = vx_text_on(text, sizeof text);
    for (int i = 0; i < KEYWORDS; i++)
        if (has_keyword(set, (keyword)i)) add_sentence(&words, wm_keyword_texts[i].text[language]);
    add_sentence(&words, rules[language]);
    vx_json_text(out, "text", text);
}

static void add_figure(vx_text *out, const char *const name[VX_LANGUAGES], vx_language language,
                       int value, const char *sign)
{
    char text[32];
    vx_text words = vx_text_on(text, sizeof text);
    vx_add_number(&words, value);
    vx_add(&words, sign);
    vx_json_open(out, NULL, '[');
    vx_json_text(out, NULL, name[language]);
    vx_json_text(out, NULL, text);
    vx_json_close(out, ']');
}

typedef const char *const words[VX_LANGUAGES];
static words attacks = {"attacks", "атаки"}, shots = {"shots", "стрельба"},
             range = {"range", "дальность"}, hits = {"hits", "хиты"}, armour = {"armour", "броня"},
             stands = {"stands", "базы"}, move = {"move", "движение"},
             command = {"command", "командование"};
static const char *const centimetres[VX_LANGUAGES] = {" cm", " см"};

static void add_unit_figures(vx_text *out, const unit_profile *p, vx_language language)
{
    vx_json_open(out, "figures", '[');
    add_figure(out, attacks, language, p->attacks, "");
    if (p->shots_kind != SHOTS_NONE) {
        add_figure(out, shots, language, p->shots, "");
        add_figure(out, range, language, p->range, centimetres[language]);
    }
    add_figure(out, hits, language, p->hits, "");
    if (p->armour != 0) add_figure(out, armour, language, p->armour, "+");
    add_figure(out, stands, language, p->stands, "");
    add_figure(out, move, language, p->move, centimetres[language]);
    vx_json_close(out, ']');
}

static void add_character_figures(vx_text *out, const character_profile *p, vx_language language)
{
    vx_json_open(out, "figures", '[');
    if (p->command != 0) add_figure(out, command, language, p->command, "");
    if (p->command_range != 0)
        add_figure(out, range, language, p->command_range, centimetres[language]);
    add_figure(out, attacks, language, p->attacks, "");
    vx_json_close(out, ']');
}

/* ---- Pieces: who is in the list ---- */

static void add_part(vx_text *out, const char *key, const char *name, int points)
{
    vx_json_open(out, NULL, '{');
    vx_json_text(out, "key", key);
    vx_json_text(out, "name", name);
    vx_json_number(out, "points", points);
}

static void add_slot(vx_text *out, const roster *list, uint8_t *slot, const char *key,
                     const char *name, int points)
{
    uint8_t kept = *slot;
    add_part(out, key, name, points);
    *slot = NONE_CHOSEN;
    json_list(out, "without", list);
    *slot = kept;
    vx_json_close(out, '}');
}

static void add_item_part(vx_text *out, const roster *list, uint8_t *slot, vx_language language)
{
    if (*slot == NONE_CHOSEN) return;
    const item_profile *item = item_profile_of(list, *slot);
    add_slot(out, list, slot, item->key, item->name[language], item->points);
}

static void add_mount_part(vx_text *out, const roster *list, uint8_t *slot, vx_language language)
{
    if (*slot == NONE_CHOSEN) return;
    const mount_profile *mount = &army_profile_of(list)->mounts[*slot];
    add_slot(out, list, slot, mount->key, mount->name[language], mount->points);
}

static void open_piece(vx_text *out, const char *key, const char *name, int points)
{
    add_part(out, key, name, points);
    vx_json_open(out, "parts", '[');
}

static void close_piece(vx_text *out, const roster *list, int entry)
{
    roster less = without_piece(list, entry);
    vx_json_close(out, ']');
    json_list(out, "without", &less);
    vx_json_close(out, '}');
}

static void add_pieces(vx_text *out, const roster *from, vx_language language)
{
    roster list = *from;
    vx_json_open(out, "pieces", '[');
    for (int i = 0; i < list.unit_count; i++) {
        roster_unit *u = &list.unit[i];
        const unit_profile *p = unit_profile_of(&list, u->profile);
        open_piece(out, p->key, p->name[language], wm_unit_points(&list, i));
        if (u->extra != NONE_CHOSEN) {
            const unit_profile *extra = &army_profile_of(&list)->units[u->extra];
            add_slot(out, &list, &u->extra, extra->key, extra->name[language], extra->points);
        }
        add_item_part(out, &list, &u->item, language);
        close_piece(out, &list, i);
    }
    for (int i = 0; i < list.character_count; i++) {
        roster_character *c = &list.character[i];
        const character_profile *p = character_profile_of(&list, c->profile);
        open_piece(out, p->key, p->name[language], wm_character_points(&list, i));
        add_mount_part(out, &list, &c->mount, language);
        add_mount_part(out, &list, &c->boon, language);
        add_item_part(out, &list, &c->item, language);
        close_piece(out, &list, list.unit_count + i);
    }
    vx_json_close(out, ']');
}

/* ---- Choices: what can be taken ---- */

enum { CHARACTERS = TROOP_TYPES, HIRED, GROUPS };
static const char *const group_keys[GROUPS] = {"infantry",  "cavalry", "chariot",    "monster",
                                               "artillery", "machine", "characters", "renown"};
static const char *const group_names[GROUPS][VX_LANGUAGES] = {
    {"Infantry", "Пехота"},      {"Cavalry", "Кавалерия"},
    {"Chariots", "Колесницы"},   {"Monsters", "Монстры"},
    {"Artillery", "Артиллерия"}, {"Machines", "Машины"},
    {"Characters", "Персонажи"}, {"Regiments of Renown", "Прославленные полки"},
};

static int count_like(const roster *list, int profile, bool is_character)
{
    int count = 0;
    for (int i = 0; !is_character && i < list->unit_count; i++)
        count += list->unit[i].profile == profile;
    for (int i = 0; is_character && i < list->character_count; i++)
        count += list->character[i].profile == profile;
    return count;
}

static void add_bounds(vx_text *out, const limits *limit, int points)
{
    int least, most;
    wm_limit_bounds(limit, points, &least, &most);
    vx_json_number(out, "least", least);
    if (most != 0) vx_json_number(out, "most", most);
}

static void add_steps(vx_text *out, const roster *list, int points, int profile, bool is_character)
{
    roster more = *list;
    int last = last_like(list, profile, is_character);
    if (last >= 0) {
        roster fewer = without_piece(list, last);
        json_list(out, "fewer", &fewer);
    }
    if (is_character ? with_character(&more, profile) : with_unit(&more, profile))
        add_step(out, "more", list, &more, points);
}

static void add_unit_choice(vx_text *out, const roster *list, const vx_army_question *asked,
                            int profile)
{
    const unit_profile *p = unit_profile_of(list, profile);
    if (p->summoned || p->parents != 0) return;
    add_part(out, p->key, p->name[asked->language], p->points);
    vx_json_text(out, "group", group_keys[is_renowned(profile) ? HIRED : p->type]);
    vx_json_number(out, "count", count_like(list, profile, false));
    add_bounds(out, &p->limit, asked->size);
    add_unit_figures(out, p, asked->language);
    add_text(out, p->rules, &p->keywords, asked->language);
    add_steps(out, list, asked->size, profile, false);
    vx_json_close(out, '}');
}

static void add_character_choice(vx_text *out, const roster *list, const vx_army_question *asked,
                                 int profile)
{
    const character_profile *p = character_profile_of(list, profile);
    if (p->summoned) return;
    add_part(out, p->key, p->name[asked->language], p->points);
    vx_json_text(out, "group", group_keys[is_renowned(profile) ? HIRED : CHARACTERS]);
    vx_json_number(out, "count", count_like(list, profile, true));
    add_bounds(out, &p->limit, asked->size);
    add_character_figures(out, p, asked->language);
    add_text(out, p->rules, &p->keywords, asked->language);
    add_steps(out, list, asked->size, profile, true);
    vx_json_close(out, '}');
}

static void add_groups(vx_text *out, vx_language language)
{
    vx_json_open(out, "groups", '[');
    for (int i = 0; i < GROUPS; i++) {
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "key", group_keys[i]);
        vx_json_text(out, "name", group_names[i][language]);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

/* Regiments are hired for each full thousand points: below that there is nothing to choose. */
static void add_choices(vx_text *out, const roster *list, const vx_army_question *asked)
{
    vx_json_open(out, "choices", '[');
    for (int i = 0; i < army_profile_of(list)->unit_count; i++)
        add_unit_choice(out, list, asked, i);
    for (int i = 0; i < army_profile_of(list)->character_count; i++)
        add_character_choice(out, list, asked, i);
    for (int i = 0; asked->size >= 1000 && i < RENOWN_UNITS; i++)
        add_unit_choice(out, list, asked, RENOWN + i);
    for (int i = 0; asked->size >= 1000 && i < RENOWN_CHARACTERS; i++)
        add_character_choice(out, list, asked, RENOWN + i);
    vx_json_close(out, ']');
}

/* ---- Extras: what the chosen piece may have ---- */

static void add_extra(vx_text *out, const roster *list, roster *trial, uint8_t *slot, int value,
                      int points)
{
    bool is_chosen = *slot == value;
    *slot = is_chosen ? NONE_CHOSEN : (uint8_t)value;
    vx_json_number(out, "count", is_chosen);
    add_step(out, is_chosen ? "fewer" : "more", list, trial, points);
    vx_json_close(out, '}');
}

static void add_item_extras(vx_text *out, const roster *list, roster *trial, uint8_t *slot,
                            int bearer, const vx_army_question *asked)
{
    uint8_t kept = *slot;
    for (int i = 0; i < ITEMS; i++) {
        const item_profile *item = item_profile_of(list, i);
        if (!(item->bearers & bearer)) continue;
        add_part(out, item->key, item->name[asked->language], item->points);
        vx_json_text(out, "clause", item->clause);
        add_extra(out, list, trial, slot, i, asked->size);
        *slot = kept;
    }
}

static void add_unit_extras(vx_text *out, const roster *list, int number,
                            const vx_army_question *asked)
{
    roster trial = *list;
    roster_unit *u = &trial.unit[number];
    const army_profile *host = army_profile_of(list);
    const unit_profile *p = unit_profile_of(list, u->profile);
    uint8_t kept = u->extra;
    for (int i = 0; !is_renowned(u->profile) && i < host->unit_count; i++) {
        const unit_profile *stand = &host->units[i];
        if (!(stand->parents >> u->profile & 1)) continue;
        add_part(out, stand->key, stand->name[asked->language], stand->points);
        add_text(out, stand->rules, &stand->keywords, asked->language);
        add_extra(out, list, &trial, &u->extra, i, asked->size);
        u->extra = kept;
    }
    bool carries = p->type <= CHARIOT && !has_keyword(&p->keywords, HAS_no_magic_items);
    if (carries) add_item_extras(out, list, &trial, &u->item, BY_UNIT, asked);
}

static void add_character_extras(vx_text *out, const roster *list, int character,
                                 const vx_army_question *asked)
{
    roster trial = *list;
    roster_character *c = &trial.character[character];
    const army_profile *host = army_profile_of(list);
    const character_profile *p = character_profile_of(list, c->profile);
    for (int i = 0; !is_renowned(c->profile) && i < host->mount_count; i++) {
        const mount_profile *mount = &host->mounts[i];
        uint8_t *slot = mount->kind == MOUNT_BOON ? &c->boon : &c->mount, kept = *slot;
        if (!(mount->riders >> c->profile & 1)) continue;
        add_part(out, mount->key, mount->name[asked->language], mount->points);
        add_text(out, mount->rules, &mount->keywords, asked->language);
        add_extra(out, list, &trial, slot, i, asked->size);
        *slot = kept;
    }
    int bearer = p->bearer;
    if (wm_character_has(list, character, HAS_wizard_general)) bearer |= BY_WIZARD;
    if (has_keyword(&p->keywords, HAS_no_magic_items)) bearer = 0;
    add_item_extras(out, list, &trial, &c->item, bearer, asked);
}

static void add_extras(vx_text *out, const roster *list, const vx_army_question *asked)
{
    int character = asked->piece - list->unit_count;
    vx_json_open(out, "extras", '[');
    if (asked->piece >= 0 && asked->piece < list->unit_count)
        add_unit_extras(out, list, asked->piece, asked);
    else if (asked->piece >= 0 && character < list->character_count)
        add_character_extras(out, list, character, asked);
    vx_json_close(out, ']');
}

static void add_spells(vx_text *out, const roster *list, vx_language language)
{
    int spells = army_profile_of(list)->spells;
    vx_json_open(out, "spells", '[');
    for (int i = 0; spells != SPELLS_NONE && i < LIST_LENGTH; i++) {
        const spell_facts *spell = &wm_spells_by(list->ruleset)[LIST_LENGTH * (spells - 1) + i];
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "key", spell->key);
        vx_json_text(out, "name", spell->name[language]);
        vx_json_text(out, "clause", spell->clause);
        vx_json_number(out, "need", spell->need);
        vx_json_close(out, '}');
    }
    vx_json_close(out, ']');
}

/* ---- Telling ---- */

static void add_summary(vx_text *out, const roster *list, vx_language language)
{
    static const char *const units[] = {"Units: ", "Отрядов: "};
    static const char *const characters[] = {". Characters: ", ". Персонажей: "};
    static const char *const breaks[] = {". Units whose loss makes it withdraw: ",
                                         ". Отступает, потеряв отрядов: "};
    char text[256];
    vx_text told = vx_text_on(text, sizeof text);
    vx_add(&told, units[language]);
    vx_add_number(&told, list->unit_count);
    vx_add(&told, characters[language]);
    vx_add_number(&told, list->character_count);
    if (list->unit_count > 0) {
        vx_add(&told, breaks[language]);
        vx_add_number(&told, wm_break_point(list));
    }
    vx_json_text(out, "summary", text);
}

static bool describe(const vx_army_question *asked, vx_text *out, vx_problem *why)
{
    roster list;
    if (!read_list(asked->ruleset, asked->list, asked->size, &list, why)) return false;
    vx_json_open(out, NULL, '{');
    json_list(out, "list", &list);
    vx_json_text(out, "army", army_profile_of(&list)->key);
    vx_json_text(out, "name", army_profile_of(&list)->name[asked->language]);
    vx_json_text(out, "text", army_profile_of(&list)->rules[asked->language]);
    vx_json_number(out, "points", wm_roster_points(&list));
    vx_json_number(out, "size", asked->size);
    add_summary(out, &list, asked->language);
    int faults = add_faults(out, &list, asked->size);
    vx_json_bool(out, "legal", faults == 0);
    add_pieces(out, &list, asked->language);
    if (asked->with_choices) {
        add_groups(out, asked->language);
        add_choices(out, &list, asked);
        add_extras(out, &list, asked);
        add_spells(out, &list, asked->language);
    }
    vx_json_close(out, '}');
    return true;
}

static void write_list(vx_text *out, const roster *list)
{
    wm_format_roster(list, out);
}

static bool fill(uint32_t ruleset, const char *text, int size, vx_text *out, vx_problem *why)
{
    roster list;
    if (!read_list(ruleset, text, size, &list, why)) return false;
    wm_fill_roster(&list, size);
    write_list(out, &list);
    return true;
}

static bool draw(uint32_t ruleset, const char *host, int size, vx_random *random, vx_text *out,
                 vx_problem *why)
{
    static const vx_message unknown = {NULL, {"there is no army '{word}'", "нет армии «{word}»"}};
    vx_word word = {host, strlen(host), 1, 1};
    int which = wm_find_army(ruleset, &word);
    roster list;
    if (which < 0) return vx_refuse_word(why, &unknown, host, strlen(host));
    wm_random_roster(ruleset, which, size, random, &list);
    write_list(out, &list);
    return true;
}

/* ---- What a player would say ---- */

typedef struct {
    int commanders, wizards, shooters, riders, units;
} census;

static census count(const roster *list)
{
    census c = {.units = list->unit_count};
    for (int i = 0; i < list->unit_count; i++) {
        const unit_profile *p = unit_profile_of(list, list->unit[i].profile);
        c.shooters += p->shots_kind != SHOTS_NONE;
        c.riders += p->type == CAVALRY || p->type == CHARIOT;
    }
    for (int i = 0; i < list->character_count; i++) {
        const character_profile *p = character_profile_of(list, list->character[i].profile);
        c.commanders += p->command != 0;
        c.wizards += p->role == WIZARD;
    }
    return c;
}

static bool has_wizards(const army_profile *host)
{
    for (int i = 0; i < host->character_count; i++)
        if (host->characters[i].role == WIZARD && !host->characters[i].summoned) return true;
    return false;
}

static bool has_riders(const army_profile *host)
{
    for (int i = 0; i < host->unit_count; i++)
        if (host->units[i].type == CAVALRY || host->units[i].type == CHARIOT) return true;
    return false;
}

static bool criticise(uint32_t ruleset, const char *text, int size, vx_text *out, vx_problem *why)
{
    static words unspent = {"{0} points are not spent.", "Не потрачено очков: {0}."};
    static words few_commanders = {
        "{0} units for {1} commanders: more than four or five to one will not get their orders.",
        "Отрядов {0}, а командуют ими {1}: больше четырёх–пяти на одного приказов не дождутся."};
    static words no_wizard = {"No wizard: the enemy casts undisturbed.",
                              "Нет волшебника: враг колдует без помех."};
    static words no_shooting = {"Nobody shoots: enemy flyers and skirmishers go where they like.",
                                "Никто не стреляет: летуны и застрельщики врага ходят где хотят."};
    static words no_riders = {"No cavalry or chariots: retreating enemies get away.",
                              "Нет ни кавалерии, ни колесниц: бегущего врага не догнать."};
    static words brittle = {"Only {0} units: the army withdraws after losing {1}.",
                            "Отрядов всего {0}: армия отступит, потеряв {1}."};
    static words sound = {"A sound army: nothing stands out.",
                          "Крепкая армия: явных слабостей нет."};
    roster list;
    if (!read_list(ruleset, text, size, &list, why)) return false;
    size_t before = out->length;
    int left = size - wm_roster_points(&list);
    census c = count(&list);
    if (left >= 25) vx_json_remark(out, unspent, left, 0);
    if (c.units > 5 * c.commanders) vx_json_remark(out, few_commanders, c.units, c.commanders);
    if (c.wizards == 0 && has_wizards(army_profile_of(&list))) vx_json_remark(out, no_wizard, 0, 0);
    if (c.units > 0 && c.shooters == 0) vx_json_remark(out, no_shooting, 0, 0);
    if (c.units > 0 && c.riders == 0 && has_riders(army_profile_of(&list)))
        vx_json_remark(out, no_riders, 0, 0);
    if (c.units > 0 && 150 * c.units < size)
        vx_json_remark(out, brittle, c.units, wm_break_point(&list));
    if (out->length == before) vx_json_remark(out, sound, 0, 0);
    return true;
}

static void ready(uint32_t ruleset, int size, vx_language language, vx_text *out)
{
    const wm_numbers *numbers = wm_numbers_of(ruleset);
    for (int i = 0; numbers->army[i] != NULL; i++) {
        roster list;
        wm_usual_roster(ruleset, i, size, &list);
        vx_json_open(out, NULL, '{');
        vx_json_text(out, "key", numbers->army[i]->key);
        vx_json_text(out, "name", numbers->army[i]->name[language]);
        json_list(out, "list", &list);
        vx_json_close(out, '}');
    }
}

const vx_game_armies wm_army_lists = {
    .size_option = "points",
    .size_min = LEAST,
    .size_max = MOST,
    .size_usual = USUAL,
    .describe = describe,
    .fill = fill,
    .draw = draw,
    .criticise = criticise,
    .ready = ready,
};
