/* SPDX-License-Identifier: MIT */
/* ruleset.c - what a designer may change in Warmaster. docs/RULESETS.md is made of these tables. A new army comes behind
 * those of the book. */
#include <stddef.h>
#include <string.h>

#include "games/warmaster/magic/spells.h"
#include "games/warmaster/ruleset/things.h"
#include "games/warmaster/warmaster.h"

/* ---- Special rules: those that ask for nothing but themselves ---- */

#define UNIT_WORDS                                                                  \
    "fly|terror|immune-terror|must-charge|must-charge-humans|no-evade|"             \
    "no-initiative|no-initiative-charge|no-drive-back|drive-back-confuse-only|"     \
    "must-pursue|must-pursue-only|pursue-any|pursued-by-any|all-round|"             \
    "all-round-charge|pierce1|ignore-armour|cover-down1|hit-plus1|"                 \
    "no-shoot-chargers|overhead|blind-fire|confuse-on-4|order-minus1|"              \
    "ignore-distance|double-distance|no-dense-penalty|order-range20|no-brigade|"    \
    "brigade-same-only|no-character|no-magic-items|regenerate1|undead|daemon|"      \
    "charge-bonus-monster|no-charge-bonus|first-round-front|always-defended|"       \
    "single-order|destroyed-on-retreat|infiltrate|no-breakpoint|no-vp|instability|" \
    "support-same-only|cannot-be-supported|never-support|vs-monster-plus1|hits-on-4"

static const uint8_t unit_words[] = {
    HAS_fly,
    HAS_terror,
    HAS_immune_terror,
    HAS_must_charge,
    HAS_must_charge_humans,
    HAS_no_evade,
    HAS_no_initiative,
    HAS_no_initiative_charge,
    HAS_no_drive_back,
    HAS_drive_back_confuse_only,
    HAS_must_pursue,
    HAS_must_pursue_only,
    HAS_pursue_any,
    HAS_pursued_by_any,
    HAS_all_round,
    HAS_all_round_charge,
    HAS_pierce1,
    HAS_ignore_armour,
    HAS_cover_down1,
    HAS_hit_plus1,
    HAS_no_shoot_chargers,
    HAS_overhead,
    HAS_blind_fire,
    HAS_confuse_on_4,
    HAS_order_minus1,
    HAS_ignore_distance,
    HAS_double_distance,
    HAS_no_dense_penalty,
    HAS_order_range20,
    HAS_no_brigade,
    HAS_brigade_same_only,
    HAS_no_character,
    HAS_no_magic_items,
    HAS_regenerate1,
    HAS_undead,
    HAS_daemon,
    HAS_charge_bonus_monster,
    HAS_no_charge_bonus,
    HAS_first_round_front,
    HAS_always_defended,
    HAS_single_order,
    HAS_destroyed_on_retreat,
    HAS_infiltrate,
    HAS_no_breakpoint,
    HAS_no_vp,
    HAS_instability,
    HAS_support_same_only,
    HAS_cannot_be_supported,
    HAS_never_support,
    HAS_vs_monster_plus1,
    HAS_hits_on_4,
};

#define MOUNT_WORDS "fly|terror"

static const uint8_t mount_words[] = {HAS_fly, HAS_terror};

/* In a file they have '-' where C has '_', which is a blank there. */
static bool is_keyword(const vx_word *word, int id)
{
    const char *key = wm_keyword_texts[id].key;
    for (size_t i = 0; i < word->length; i++)
        if (word->start[i] != (key[i] == '_' ? '-' : key[i]) || key[i] == '\0') return false;
    return key[word->length] == '\0';
}

static void set_keyword(keyword_set *set, int id, bool is_set)
{
    uint64_t bit = (uint64_t)1 << (id & 63);
    set->word[id >> 6] = is_set ? set->word[id >> 6] | bit : set->word[id >> 6] & ~bit;
}

static bool read_keywords(const vx_word *list, const uint8_t *ids, int count, keyword_set *set)
{
    vx_word rest = *list, word;
    keyword_set out = *set;
    for (int i = 0; i < count; i++) set_keyword(&out, ids[i], false);
    for (bool more = !vx_word_is(list, "none"); more;) {
        int found = 0;
        more = vx_word_split(&rest, ',', &word, &rest);
        if (!more) word = rest;
        while (found < count && !is_keyword(&word, ids[found])) found++;
        if (found == count) return false;
        set_keyword(&out, ids[found], true);
    }
    *set = out;
    return true;
}

static void write_keywords(const keyword_set *set, const uint8_t *ids, int count, vx_text *out)
{
    bool is_first = true;
    for (int i = 0; i < count; i++) {
        if (!has_keyword(set, (keyword)ids[i])) continue;
        if (!is_first) vx_add_char(out, ',');
        for (const char *at = wm_keyword_texts[ids[i]].key; *at != '\0'; at++)
            vx_add_char(out, *at == '_' ? '-' : *at);
        is_first = false;
    }
    if (is_first) vx_add(out, "none");
}

#define KEYWORD_FIELD(what, profile)                                                           \
    static bool read_##what##_rules(const vx_word *word, void *thing)                          \
    {                                                                                          \
        return read_keywords(word, what##_words, sizeof what##_words,                          \
                             &((profile *)thing)->keywords);                                   \
    }                                                                                          \
    static void write_##what##_rules(const void *thing, vx_text *out)                          \
    {                                                                                          \
        write_keywords(&((const profile *)thing)->keywords, what##_words, sizeof what##_words, \
                       out);                                                                   \
    }                                                                                          \
    static const char *what##_rule_title(int index, vx_language language)                      \
    {                                                                                          \
        return wm_keyword_texts[what##_words[index]].text[language];                           \
    }

KEYWORD_FIELD(unit, unit_profile)
KEYWORD_FIELD(mount, mount_profile)

/* ---- Fields ---- */

/* clang-format off */
#define NUMBER(type, member, word_, english, russian, low, high)                               \
    {.key = (word_), .help = {english, russian}, .offset = offsetof(type, member), .least = (low), \
     .most = (high)}
#define WIDE(type, member, word_, english, russian, low, high)                                 \
    {.key = (word_), .help = {english, russian}, .form = VX_RULE_WIDE,                           \
     .offset = offsetof(type, member), .least = (low), .most = (high)}
#define NUMBER_OR(type, member, word_, english, russian, low, high, other)                     \
    {.key = (word_), .help = {english, russian}, .offset = offsetof(type, member), .least = (low), \
     .most = (high), .word = (other), .word_value = 0}
#define CHOICE(type, member, word_, english, russian, choices)                                 \
    {.key = (word_), .help = {english, russian}, .form = VX_RULE_CHOICE,                         \
     .offset = offsetof(type, member), .values = (choices)}
#define NAME(type)                                                                             \
    {.key = "name", .help = {"name", "название"}, .form = VX_RULE_NAME,                        \
     .offset = offsetof(type, name)}
#define LIMITS(type)                                                                           \
    NUMBER(type, limit.minimum, "least", "at least for each 1,000 points", "не меньше на каждые 1000 очков", 0, 6), \
    NUMBER_OR(type, limit.maximum, "most", "at most for each 1,000 points", "не больше на каждые 1000 очков", 1, 12, "any"), \
    NUMBER_OR(type, limit.army_maximum, "total", "at most in an army", "не больше в армии", 1, 12, "any")

static const vx_rule_field army_fields[] = {
    NAME(army_profile),
    CHOICE(army_profile, spells, "spells", "whose spells its wizards cast", "чьи заклинания у её волшебников",
           "none|empire|undead|orcs|high-elves|chaos|skaven|lizardmen|bretonnia|kislev|dark-elves|vampire-counts|daemons|araby|ogre-kingdoms|albion|goblins|witch-hunters|chaos-dwarfs|wood-elves|beastmen|norse|cathay|kingdoms-of-ind"),
};

static const vx_rule_field unit_fields[] = {
    NAME(unit_profile),
    CHOICE(unit_profile, type, "type", "type (of a new unit)", "тип (у нового отряда)",
           "infantry|cavalry|chariot|monster|artillery|machine"),
    CHOICE(unit_profile, race, "race", "race", "раса", "other|human|greenskin"),
    NUMBER(unit_profile, attacks, "attacks", "attacks of a stand", "атак у базы", 0, 10),
    NUMBER(unit_profile, hits, "hits", "hits of a stand", "хитов у базы", 1, 12),
    NUMBER_OR(unit_profile, armour, "armour", "armour", "броня", 3, 6, "none"),
    NUMBER(unit_profile, shots, "shots", "dice when shooting", "кубиков при стрельбе", 0, 8),
    NUMBER(unit_profile, range, "range", "range of shots, cm", "дальность стрельбы, см", 0, 100),
    NUMBER(unit_profile, stands, "stands", "stands", "баз", 1, 3),
    NUMBER(unit_profile, move, "move", "full pace, cm", "полный шаг, см", 0, 100),
    WIDE(unit_profile, points, "points", "points", "очков", 0, 500),
    LIMITS(unit_profile),
    {.key = "rules", .help = {"special rules", "особые правила"}, .form = VX_RULE_LIST, .values = UNIT_WORDS,
     .title = unit_rule_title, .read = read_unit_rules, .write = write_unit_rules},
};

static const vx_rule_field character_fields[] = {
    NAME(character_profile),
    CHOICE(character_profile, role, "role", "role (of a new one)", "роль (у нового)", "general|hero|wizard"),
    NUMBER(character_profile, attacks, "attacks", "attacks he adds", "добавляет атак", 0, 6),
    NUMBER_OR(character_profile, command, "command", "Command", "командование", 4, 10, "none"),
    NUMBER_OR(character_profile, command_range, "range", "range of his orders, cm", "дальность приказов, см", 10, 200, "any"),
    WIDE(character_profile, points, "points", "points", "очков", 0, 500),
    LIMITS(character_profile),
};

static const vx_rule_field mount_fields[] = {
    NAME(mount_profile),
    CHOICE(mount_profile, kind, "kind", "what it is", "что это", "monster|chariot|other|boon"),
    NUMBER(mount_profile, attacks, "attacks", "attacks it adds", "добавляет атак", 0, 6),
    WIDE(mount_profile, points, "points", "points", "очков", 0, 500),
    NUMBER_OR(mount_profile, limit.maximum, "most", "at most for each 1,000 points", "не больше на каждые 1000 очков", 1, 12, "any"),
    NUMBER_OR(mount_profile, limit.army_maximum, "total", "at most in an army", "не больше в армии", 1, 12, "any"),
    {.key = "rules", .help = {"special rules", "особые правила"}, .form = VX_RULE_LIST, .values = MOUNT_WORDS,
     .title = mount_rule_title, .read = read_mount_rules, .write = write_mount_rules},
};

static const vx_rule_field item_fields[] = {
    NAME(item_profile),
    NUMBER(item_profile, points, "points", "points", "очков", 0, 250),
};

static const vx_rule_field spell_fields[] = {
    NAME(spell_facts),
    NUMBER(spell_facts, need, "need", "the die must show", "нужно выбросить", 2, 6),
    NUMBER(spell_facts, range, "range", "range, cm", "дальность, см", 0, 100),
    NUMBER(spell_facts, attacks, "attacks", "attacks, of a spell that strikes", "атак, если заклинание бьёт", 0, 12),
};

static const vx_rule_field scenario_fields[] = {
    NUMBER(scenario_numbers, turns, "turns", "turns of each player", "ходов у каждого", 1, 20),
    NUMBER(scenario_numbers, share, "share", "what an objective is worth, in percent", "сколько стоит цель, в процентах", 0, 100),
    NUMBER(scenario_numbers, reach, "reach", "how near it is held from, cm", "с какого расстояния её держат, см", 5, 60),
};

static const vx_rule_field battle_fields[] = {
    NUMBER(battle_numbers, turns, "turns", "turns of each player where nobody says how many", "ходов у каждого, если не сказано иначе", 1, 20),
};
/* clang-format on */

/* ---- Names ---- */

static const char *army_key(const void *table, int index)
{
    return wm_host_of(table, index)->key;
}

static const char *army_title(const void *table, int index, vx_language language)
{
    return wm_host_of(table, index)->name[language];
}

#define OF_ARMY(what, profile, places)                                  \
    static const char *what##_owner(const void *table, int index)       \
    {                                                                   \
        return wm_host_of(table, index / (places))->key;                \
    }                                                                   \
    static const char *what##_key(const void *table, int index)         \
    {                                                                   \
        return ((const profile *)wm_##what##_thing(table, index))->key; \
    }

OF_ARMY(unit, unit_profile, UNIT_PLACES)
OF_ARMY(character, character_profile, CHARACTER_PLACES)
OF_ARMY(mount, mount_profile, MOUNT_PLACES)

static const char *item_key(const void *table, int index)
{
    (void)table;
    return wm_items[index].key;
}

static const char *spell_key(const void *table, int index)
{
    (void)table;
    return wm_spells[index].key;
}

/* The first, a pitched battle, has no objective. */
static const char *scenario_key(const void *table, int index)
{
    static const char *const keys[SCENARIOS - 1] = {"crossings", "height", "breakthrough",
                                                    "old-fort"};
    (void)table;
    return keys[index];
}

/* ---- The rulebook ---- */

#define FIELDS(list) .fields = (list), .field_count = sizeof(list) / sizeof *(list)
#define ARMY_KEYS                                                                              \
    "empire|orcs|undead|high-elves|dwarfs|chaos|skaven|lizardmen|bretonnia|kislev|dark-elves|" \
    "vampire-counts|daemons|araby|dogs-of-war|ogre-kingdoms|albion|goblins|witch-hunters|"     \
    "chaos-dwarfs|wood-elves|beastmen|norse|cathay|nippon|kingdoms-of-ind|renown"

static const vx_rule_kind kinds[] = {
    {.key = "army",
     .help = {"Armies", "Армии"},
     .count = HOSTS,
     .name = army_key,
     .names = ARMY_KEYS "|own|own2",
     .title = army_title,
     FIELDS(army_fields),
     .keys = "name|spells",
     .thing = wm_army_thing,
     .own = wm_own_army,
     .make = wm_make_army,
     .blank = &wm_blank_army},
    {.key = "unit",
     .help = {"Units", "Отряды"},
     .count = HOSTS * UNIT_PLACES,
     .name = unit_key,
     .owner = unit_owner,
     .names = "empire/halberdiers..own/...",
     FIELDS(unit_fields),
     .keys = "name|type|race|attacks|hits|armour|shots|range|stands|move|points|least|most|total|"
             "rules",
     .thing = wm_unit_thing,
     .own = wm_own_unit,
     .make = wm_make_unit,
     .blank = &wm_blank_unit},
    {.key = "character",
     .help = {"Characters", "Персонажи"},
     .count = HOSTS * CHARACTER_PLACES,
     .name = character_key,
     .owner = character_owner,
     .names = "empire/general..own/...",
     FIELDS(character_fields),
     .keys = "name|role|attacks|command|range|points|least|most|total",
     .thing = wm_character_thing,
     .own = wm_own_character,
     .make = wm_make_character,
     .blank = &wm_blank_character},
    {.key = "mount",
     .help = {"Mounts", "Скакуны"},
     .count = HOSTS * MOUNT_PLACES,
     .name = mount_key,
     .owner = mount_owner,
     .names = "empire/griffon..own/...",
     FIELDS(mount_fields),
     .keys = "name|kind|attacks|points|most|total|rules",
     .thing = wm_mount_thing,
     .own = wm_own_mount,
     .make = wm_make_mount,
     .blank = &wm_blank_mount},
    {.key = "item",
     .help = {"Magic items", "Магические предметы"},
     .count = ITEMS,
     .name = item_key,
     .names = "battle-banner|banner-of-shielding|banner-of-fortitude|banner-of-steadfastness|"
              "banner-of-fortune|sword-of-destruction|sword-of-fate|sword-of-cleaving|"
              "sword-of-might|crown-of-command|helm-of-dominion|orb-of-majesty|ring-of-magic|"
              "staff-of-spellbinding|sceptre-of-sovereignty|scroll-of-dispelling|wand-of-power|"
              "rod-of-repetition",
     FIELDS(item_fields),
     .keys = "name|points",
     .thing = wm_item_thing,
     .own = wm_own_item},
    {.key = "spell",
     .help = {"Spells", "Заклинания"},
     .count = SPELLS,
     .name = spell_key,
     .names = "ball-of-flame..summon-devans",
     FIELDS(spell_fields),
     .keys = "name|need|range|attacks",
     .thing = wm_spell_thing,
     .own = wm_own_spell},
    {.key = "scenario",
     .help = {"Scenarios", "Сценарии"},
     .offset = offsetof(wm_numbers, scenario[1]),
     .stride = sizeof(scenario_numbers),
     .count = SCENARIOS - 1,
     .name = scenario_key,
     .names = "crossings|height|breakthrough|old-fort",
     FIELDS(scenario_fields),
     .keys = "turns|share|reach"},
    {.key = "battle",
     .help = {"Battles", "Битвы"},
     .offset = offsetof(wm_numbers, battle),
     .count = 1,
     FIELDS(battle_fields),
     .keys = "turns"},
};

static uint32_t of_state(const void *state)
{
    return ((const battle *)state)->side[0].list.ruleset;
}

const vx_rulebook wm_rulebook = {
    .game = "warmaster",
    .book = &wm_book,
    .size = sizeof(wm_numbers),
    .kinds = kinds,
    .kind_count = sizeof kinds / sizeof *kinds,
    .keys = "army|unit|character|mount|item|spell|scenario|battle",
    .settle = wm_settle_numbers,
    .check = wm_check_numbers,
    .of_state = of_state,
};
