/* SPDX-License-Identifier: MIT */
/* spells.c - the spells as a table (WM-MAGIC-10 to WM-MAGIC-31), and in text. */
#include "games/warmaster/spells.h"

#include "games/warmaster/numbers.h"
#include "games/warmaster/words.h"

/* clang-format off */
const spell_facts wm_spells[SPELLS] = {
    [BALL_OF_FLAME]       = {"ball-of-flame", {"Ball of Flame", "Огненный Шар"}, "WM-MAGIC-10", 5, 30, AIM_LINE, 0, 3, BALL_OF_FLAME},
    [VOICE_OF_COMMAND]    = {"voice-of-command", {"Voice of Command", "Командный Глас"}, "WM-MAGIC-11", 5, 30, AIM_FRIEND, TARGET_FREE, 0, VOICE_OF_COMMAND},
    [WEIRD_ENCHANTMENT]   = {"weird-enchantment", {"Weird Enchantment", "Страшное Колдовство"}, "WM-MAGIC-12", 4, 30, AIM_ENEMY, 0, 0, WEIRD_ENCHANTMENT},
    [TELEPORT]            = {"teleport", {"Teleport", "Телепорт"}, "WM-MAGIC-13", 2, 0, AIM_NOBODY, 0, 0, TELEPORT},
    [RAISE_DEAD]          = {"raise-dead", {"Raise Dead", "Мертвые, подъем"}, "WM-MAGIC-14", 5, 30, AIM_ENEMY, TARGET_ENGAGED, 0, RAISE_DEAD},
    [TOUCH_OF_DEATH]      = {"touch-of-death", {"Touch of Death", "Прикосновение Смерти"}, "WM-MAGIC-16", 4, 0, AIM_ENEMY, TARGET_TOUCHED, 3, TOUCH_OF_DEATH},
    [DOOM_AND_DESPAIR]    = {"doom-and-despair", {"Doom and Despair", "Рок и Отчаяние"}, "WM-MAGIC-17", 4, 60, AIM_ENEMY, 0, 0, DOOM_AND_DESPAIR},
    [DEATH_BOLT]          = {"death-bolt", {"Death Bolt", "Стрела Смерти"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [FOOT_OF_GORK]        = {"foot-of-gork", {"Foot of Gork", "Нога Горка"}, "WM-MAGIC-19", 6, 50, AIM_ENEMY, TARGET_FREE, 6, FOOT_OF_GORK},
    [GOTCHA]              = {"gotcha", {"Gotcha", "Долбить"}, "WM-MAGIC-20", 5, 30, AIM_LINE, 0, 3, GOTCHA},
    [GERROFF]             = {"gerroff", {"Gerroff", "Брысь"}, "WM-MAGIC-21", 5, 60, AIM_ENEMY, TARGET_FREE, 0, GERROFF},
    [WAAAGH]              = {"waaagh", {"Waaagh", "Вааах"}, "WM-MAGIC-22", 4, 30, AIM_FRIEND, TARGET_ENGAGED, 0, WAAAGH},
    [STORM_OF_STONE]      = {"storm-of-stone", {"Storm of Stone", "Каменный Шторм"}, "WM-MAGIC-23", 6, 30, AIM_NOBODY, 0, 0, STORM_OF_STONE},
    [LIGHT_OF_BATTLE]     = {"light-of-battle", {"Light of Battle", "Свет Битвы"}, "WM-MAGIC-24", 5, 30, AIM_NOBODY, 0, 0, LIGHT_OF_BATTLE},
    [HEAVENS_FIRE]        = {"heavens-fire", {"Heaven's Fire", "Небесный Огонь"}, "WM-MAGIC-25", 4, 30, AIM_FRIEND, 0, 0, HEAVENS_FIRE},
    [HAIL_OF_DESTRUCTION] = {"hail-of-destruction", {"Hail of Destruction", "Разрушительный Град"}, "WM-MAGIC-26", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, HAIL_OF_DESTRUCTION},
    [BOON_OF_CHAOS]       = {"boon-of-chaos", {"Boon of Chaos", "Дар Хаоса"}, "WM-MAGIC-27", 4, 0, AIM_NOBODY, TARGET_JOINED, 0, BOON_OF_CHAOS},
    [ANGER_OF_THE_GODS]   = {"anger-of-the-gods", {"Anger of the Gods", "Ярость Богов"}, "WM-MAGIC-28", 4, 30, AIM_NOBODY, 0, 0, ANGER_OF_THE_GODS},
    [RAGE_OF_CHAOS]       = {"rage-of-chaos", {"Rage of Chaos", "Гнев Хаоса"}, "WM-MAGIC-29", 5, 30, AIM_FRIEND, TARGET_ENGAGED, 0, RAGE_OF_CHAOS},
    [CURSE_OF_CHAOS]      = {"curse-of-chaos", {"Curse of Chaos", "Проклятие Хаоса"}, "WM-MAGIC-31", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, CURSE_OF_CHAOS},
    [SKITTERLEAP] = {"skitterleap", {"Skitterleap", "Крысиный Скачок"}, "WM-MAGIC-13", 2, 0, AIM_NOBODY, 0, 0, TELEPORT},
    [WARP_LIGHTNING] = {"warp-lightning", {"Warp Lightning", "Варп-молния"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [DEATH_FRENZY] = {"death-frenzy", {"Death Frenzy", "Смертное Исступление"}, "WM-MAGIC-29", 5, 30, AIM_FRIEND, TARGET_ENGAGED, 0, RAGE_OF_CHAOS},
    [PLAGUE] = {"plague", {"Plague", "Чума"}, "WM-MAGIC-19", 6, 30, AIM_ENEMY, TARGET_FREE, 6, FOOT_OF_GORK},
    [GAZE_OF_SOTEK] = {"gaze-of-sotek", {"Gaze of Sotek", "Взор Сотека"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [MAZDAMUNDIS_REVENGE] = {"mazdamundis-revenge", {"Mazdamundi's Revenge", "Месть Маздамунди"}, "WM-MAGIC-17", 4, 60, AIM_ENEMY, 0, 0, DOOM_AND_DESPAIR},
    [LADYS_FAVOUR] = {"ladys-favour", {"Lady's Favour", "Милость Владычицы"}, "WM-MAGIC-11", 5, 30, AIM_FRIEND, TARGET_FREE, 0, VOICE_OF_COMMAND},
    [ICY_BLAST] = {"icy-blast", {"Icy Blast", "Ледяной Удар"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [DOOM_BOLT] = {"doom-bolt", {"Doom Bolt", "Стрела Рока"}, "WM-MAGIC-10", 5, 30, AIM_LINE, 0, 3, BALL_OF_FLAME},
    [BLACK_HORROR] = {"black-horror", {"Black Horror", "Чёрный Ужас"}, "WM-MAGIC-18", 6, 50, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 4, DEATH_BOLT},
    [DOMINION] = {"dominion", {"Dominion", "Господство"}, "WM-MAGIC-17", 4, 60, AIM_ENEMY, 0, 0, DOOM_AND_DESPAIR},
    [SOUL_STEALER] = {"soul-stealer", {"Soul Stealer", "Похититель Душ"}, "WM-MAGIC-16", 5, 0, AIM_ENEMY, TARGET_TOUCHED, 3, TOUCH_OF_DEATH},
    [RAISE_THE_DEAD] = {"raise-the-dead", {"Raise Dead", "Мертвые, подъем"}, "WM-MAGIC-14", 5, 30, AIM_ENEMY, TARGET_ENGAGED, 0, RAISE_DEAD},
    [DANSE_MACABRE] = {"danse-macabre", {"Vanhel's Danse Macabre", "Пляска Смерти Ванхеля"}, "WM-MAGIC-11", 5, 40, AIM_FRIEND, TARGET_FREE, 0, VOICE_OF_COMMAND},
    [BOLT_OF_DEATH] = {"bolt-of-death", {"Death Bolt", "Стрела Смерти"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [CURSE_OF_YEARS] = {"curse-of-years", {"Curse of Years", "Проклятие Лет"}, "WM-MAGIC-16", 6, 0, AIM_ENEMY, TARGET_TOUCHED, 6, TOUCH_OF_DEATH},
    [SORCEROUS_BLAST] = {"sorcerous-blast", {"Sorcerous Blast", "Колдовской Удар"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [SAND_STORM] = {"sand-storm", {"Sand Storm", "Песчаная Буря"}, "WM-MAGIC-28", 4, 30, AIM_NOBODY, 0, 0, ANGER_OF_THE_GODS},
    [SUNSTRIKE] = {"sunstrike", {"Sunstrike", "Солнечный Удар"}, "WM-MAGIC-10", 5, 30, AIM_LINE, 0, 3, BALL_OF_FLAME},
    [BONE_CRUNCHER] = {"bone-cruncher", {"Bone Cruncher", "Костолом"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [BULL_GORGER] = {"bull-gorger", {"Bull Gorger", "Бычье Обжорство"}, "WM-MAGIC-27", 4, 0, AIM_NOBODY, TARGET_JOINED, 0, BOON_OF_CHAOS},
    [DOWNPOUR] = {"downpour", {"Downpour", "Ливень"}, "WM-MAGIC-28", 4, 30, AIM_NOBODY, 0, 0, ANGER_OF_THE_GODS},
    [STORM_OF_HAIL] = {"storm-of-hail", {"Storm of Hail", "Град"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [GOBLIN_GERROFF] = {"goblin-gerroff", {"Gerroff", "Брысь"}, "WM-MAGIC-21", 5, 60, AIM_ENEMY, TARGET_FREE, 0, GERROFF},
    [BRAIN_BUSTA] = {"brain-busta", {"Brain Busta", "Мозголом"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [GOBLIN_WAAAGH] = {"goblin-waaagh", {"Waaagh", "Вааах"}, "WM-MAGIC-22", 4, 30, AIM_FRIEND, TARGET_ENGAGED, 0, WAAAGH},
    [DOCTRINE_OF_SIGMAR] = {"doctrine-of-sigmar", {"Doctrine of Sigmar", "Учение Сигмара"}, "WM-MAGIC-11", 5, 30, AIM_FRIEND, TARGET_FREE, 0, VOICE_OF_COMMAND},
    [HOLY_FERVOUR] = {"holy-fervour", {"Holy Fervour", "Святое Рвение"}, "WM-MAGIC-27", 5, 0, AIM_NOBODY, TARGET_JOINED, 0, BOON_OF_CHAOS},
    [DIVINE_CURSE] = {"divine-curse", {"Divine Curse", "Божье Проклятие"}, "WM-MAGIC-12", 4, 30, AIM_ENEMY, 0, 0, WEIRD_ENCHANTMENT},
    [FLAMING_HAND] = {"flaming-hand", {"Flaming Hand", "Пылающая Рука"}, "WM-MAGIC-16", 4, 0, AIM_ENEMY, TARGET_TOUCHED, 3, TOUCH_OF_DEATH},
    [VOLCANIC_ERUPTION] = {"volcanic-eruption", {"Volcanic Eruption", "Извержение"}, "WM-MAGIC-23", 6, 30, AIM_NOBODY, 0, 3, STORM_OF_STONE},
    [METEOR_STORM] = {"meteor-storm", {"Meteor Storm", "Метеоритный Шторм"}, "WM-MAGIC-10", 5, 30, AIM_LINE, 0, 3, BALL_OF_FLAME},
    [HUNTING_FOR_GORE] = {"hunting-for-gore", {"Hunting for Gore", "Кровавая Охота"}, "WM-MAGIC-11", 5, 30, AIM_FRIEND, TARGET_FREE, 0, VOICE_OF_COMMAND},
    [CHAOS_BOLT] = {"chaos-bolt", {"Chaos Bolt", "Стрела Хаоса"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [THUNDER_OF_FOWOR] = {"thunder-of-fowor", {"Thunder of Fo'Wor", "Гром Фо-Вора"}, "WM-MAGIC-10", 5, 30, AIM_LINE, 0, 3, BALL_OF_FLAME},
    [GLORY_OF_CATHAY] = {"glory-of-cathay", {"Glory of Cathay", "Слава Катая"}, "WM-MAGIC-25", 4, 30, AIM_FRIEND, 0, 0, HEAVENS_FIRE},
    [LION_DOGS] = {"lion-dogs", {"Lion Dogs Attack", "Псы-львы"}, "WM-MAGIC-17", 4, 30, AIM_ENEMY, 0, 0, DOOM_AND_DESPAIR},
    [TRANQUILITY] = {"tranquility", {"Tranquility of Heaven", "Небесный Покой"}, "WM-MAGIC-24", 5, 15, AIM_NOBODY, 0, 0, LIGHT_OF_BATTLE},
    [TONGUES_OF_FIRE] = {"tongues-of-fire", {"Tongues of Fire", "Языки Пламени"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
};
/* clang-format on */

const device_facts wm_devices[DEVICES] = {
    [BY_RING] = {"ring", {" with the ring", " с помощью кольца"}},
    [BY_WAND] = {"wand", {" with the wand", " с помощью посоха"}},
    [BY_ALTAR] = {"altar", {" with the altar", " с помощью алтаря"}},
};

static bool has_target(const act *a)
{
    return wm_spells[a->at.x].aim == AIM_ENEMY || wm_spells[a->at.x].aim == AIM_FRIEND;
}

bool wm_has_spell_shape(const act *a)
{
    if (a->who >= ALL_PERSONS || a->at.x >= SPELLS || a->at.y >= DEVICES) return false;
    if (a->at.facing >= (wm_spells[a->at.x].aim == AIM_LINE ? FULL_TURN : 1)) return false;
    return has_target(a) ? a->detail < ALL_UNITS : a->detail == NO_TARGET;
}

void wm_add_spell(vx_text *out, const act *a)
{
    vx_add(out, wm_spells[a->at.x].key);
    if (has_target(a)) {
        vx_add_char(out, ' ');
        wm_add_unit(out, a->detail);
    } else if (wm_spells[a->at.x].aim == AIM_LINE) {
        vx_add_char(out, ' ');
        wm_add_angle(out, a->at.facing);
    }
    if (a->at.y == BY_SKILL) return;
    vx_add_char(out, ' ');
    vx_add(out, wm_devices[a->at.y].key);
}

static bool read_aim(vx_reader *in, act *a, vx_problem *why)
{
    static const vx_message no_target = {
        NULL,
        {"say at whom the spell is cast: a unit as B4, or the degrees of a line",
         "назовите цель заклятья: отряд, как B4, или направление линии в градусах"}};
    vx_word word;
    int32_t facing;
    a->detail = NO_TARGET;
    if (wm_spells[a->at.x].aim == AIM_NOBODY) return true;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_target, in);
    if (has_target(a))
        return wm_read_unit(&word, &a->detail) || vx_refuse_at(why, &no_target, &word);
    if (!wm_read_angle(&word, &facing)) return vx_refuse_at(why, &no_target, &word);
    a->at.facing = (uint16_t)facing;
    return true;
}

static void read_device(vx_reader *in, act *a)
{
    vx_reader ahead = *in;
    vx_word word;
    if (!vx_next_word(&ahead, &word)) return;
    for (uint16_t i = BY_RING; i < DEVICES; i++)
        if (vx_word_is(&word, wm_devices[i].key)) {
            a->at.y = i;
            *in = ahead;
        }
}

bool wm_read_spell(vx_reader *in, act *a, vx_problem *why)
{
    static const vx_message no_spell = {NULL, {"{word} is no spell", "{word} — не заклятье"}};
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_spell, in);
    uint16_t spell = 0;
    while (spell < SPELLS && !vx_word_is(&word, wm_spells[spell].key)) spell++;
    if (spell == SPELLS) return vx_refuse_at(why, &no_spell, &word);
    a->at.x = spell;
    if (!read_aim(in, a, why)) return false;
    read_device(in, a);
    return true;
}

void wm_describe_spell(vx_text *out, const battle *b, const act *a, vx_language language)
{
    static const char *const at[VX_LANGUAGES] = {" at ", " — цель "};
    vx_add(out, wm_spells[a->at.x].name[language]);
    if (has_target(a)) {
        vx_add(out, at[language]);
        wm_name_unit(out, b, a->detail, language);
    } else if (wm_spells[a->at.x].aim == AIM_LINE) {
        vx_add(out, ", ");
        wm_add_angle(out, a->at.facing);
        vx_add(out, "°");
    }
    if (a->at.y != BY_SKILL) vx_add(out, wm_devices[a->at.y].name[language]);
}
