/* SPDX-License-Identifier: MIT */
/* spells.c - the spells as a table (WM-MAGIC-10 to WM-MAGIC-31), and in text. */
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/field/measures.h"
#include "games/warmaster/units/units.h"

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
    [STORM_OF_STONE]      = {"storm-of-stone", {"Storm of Stone", "Каменный Шторм"}, "WM-MAGIC-23", 6, 30, AIM_NOBODY, TARGET_ENEMIES, 0, STORM_OF_STONE},
    [LIGHT_OF_BATTLE]     = {"light-of-battle", {"Light of Battle", "Свет Битвы"}, "WM-MAGIC-24", 5, 30, AIM_NOBODY, TARGET_FRIENDS, 0, LIGHT_OF_BATTLE},
    [HEAVENS_FIRE]        = {"heavens-fire", {"Heaven's Fire", "Небесный Огонь"}, "WM-MAGIC-25", 4, 30, AIM_FRIEND, 0, 0, HEAVENS_FIRE},
    [HAIL_OF_DESTRUCTION] = {"hail-of-destruction", {"Hail of Destruction", "Разрушительный Град"}, "WM-MAGIC-26", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, HAIL_OF_DESTRUCTION},
    [BOON_OF_CHAOS]       = {"boon-of-chaos", {"Boon of Chaos", "Дар Хаоса"}, "WM-MAGIC-27", 4, 0, AIM_NOBODY, TARGET_JOINED | TARGET_ENGAGED, 0, BOON_OF_CHAOS},
    [ANGER_OF_THE_GODS]   = {"anger-of-the-gods", {"Anger of the Gods", "Ярость Богов"}, "WM-MAGIC-28", 4, 30, AIM_NOBODY, 0, 0, ANGER_OF_THE_GODS},
    [RAGE_OF_CHAOS]       = {"rage-of-chaos", {"Rage of Chaos", "Гнев Хаоса"}, "WM-MAGIC-29", 5, 30, AIM_FRIEND, TARGET_ENGAGED, 0, RAGE_OF_CHAOS},
    [CURSE_OF_CHAOS]      = {"curse-of-chaos", {"Curse of Chaos", "Проклятие Хаоса"}, "WM-MAGIC-31", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, CURSE_OF_CHAOS},
    [SKITTERLEAP] = {"skitterleap", {"Skitterleap", "Крысиный Скачок"}, "WM-MAGIC-13", 2, 0, AIM_NOBODY, 0, 0, TELEPORT},
    [WARP_LIGHTNING] = {"warp-lightning", {"Warp Lightning", "Варп-молния"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [DEATH_FRENZY] = {"death-frenzy", {"Death Frenzy", "Смертное Исступление"}, "WM-MAGIC-29", 5, 30, AIM_FRIEND, TARGET_ENGAGED, 0, RAGE_OF_CHAOS},
    [PLAGUE] = {"plague", {"Plague", "Чума"}, "WM-MAGIC-19", 6, 30, AIM_ENEMY, TARGET_FREE, 6, FOOT_OF_GORK},
    [GAZE_OF_SOTEK] = {"gaze-of-sotek", {"Gaze of Sotek", "Взор Сотека"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [MAZDAMUNDIS_REVENGE] = {"mazdamundis-revenge", {"Mazdamundi's Revenge", "Месть Маздамунди"}, "WM-MAGIC-17", 4, 60, AIM_ENEMY, 0, 0, DOOM_AND_DESPAIR},
    [WINGS_IN_THE_JUNGLE] = {"wings-in-the-jungle", {"Wings in the Jungle", "Крылья в Джунглях"}, "WM-MAGIC-11", 5, 0, AIM_NOBODY, TARGET_JOINED | TARGET_FREE, 0, WINGS_IN_THE_JUNGLE},
    [SHIELD_OF_THE_OLD_ONES] = {"shield-of-the-old-ones", {"Shield of the Old Ones", "Щит Древних"}, "WM-MAGIC-01", 5, 30, AIM_FRIEND, TARGET_ENGAGED, 0, SHIELD_OF_THE_OLD_ONES},
    [AERIAL_SHIELD] = {"aerial-shield", {"Aerial Shield", "Воздушный Щит"}, "WM-MAGIC-01", 4, 15, AIM_NOBODY, 0, 0, AERIAL_SHIELD},
    [SHIELD_OF_COMBAT] = {"shield-of-combat", {"Shield of Combat", "Щит Битвы"}, "WM-MAGIC-01", 4, 0, AIM_NOBODY, TARGET_JOINED, 0, SHIELD_OF_COMBAT},
    [EERIE_MIST] = {"eerie-mist", {"Eerie Mist", "Зловещий Туман"}, "WM-MAGIC-28", 4, 30, AIM_ENEMY, 0, 0, EERIE_MIST},
    [LADYS_FAVOUR] = {"ladys-favour", {"Lady's Favour", "Милость Владычицы"}, "WM-MAGIC-11", 5, 30, AIM_FRIEND, TARGET_FREE, 0, VOICE_OF_COMMAND},
    [ICY_BLAST] = {"icy-blast", {"Icy Blast", "Ледяной Удар"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [CHILL] = {"chill", {"Chill", "Стужа"}, "WM-MAGIC-01", 4, 30, AIM_ENEMY, TARGET_ENGAGED, 0, CHILL},
    [MONSTER_BEAR] = {"monster-bear", {"Monster Bear", "Чудовищный Медведь"}, "WM-MAGIC-27", 5, 0, AIM_NOBODY, TARGET_JOINED | TARGET_ENGAGED, 0, MONSTER_BEAR},
    [FREEZE] = {"freeze", {"Freeze", "Заморозка"}, "WM-MAGIC-01", 6, 60, AIM_ENEMY, TARGET_FREE, 0, FREEZE},
    [DOOM_BOLT] = {"doom-bolt", {"Doom Bolt", "Стрела Рока"}, "WM-MAGIC-10", 5, 30, AIM_LINE, 0, 3, BALL_OF_FLAME},
    [BLACK_HORROR] = {"black-horror", {"Black Horror", "Чёрный Ужас"}, "WM-MAGIC-18", 6, 50, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 4, DEATH_BOLT},
    [DOMINION] = {"dominion", {"Dominion", "Господство"}, "WM-MAGIC-17", 4, 60, AIM_ENEMY, 0, 0, DOOM_AND_DESPAIR},
    [SOUL_STEALER] = {"soul-stealer", {"Soul Stealer", "Похититель Душ"}, "WM-MAGIC-16", 5, 0, AIM_ENEMY, TARGET_TOUCHED, 3, TOUCH_OF_DEATH},
    [RAISE_THE_DEAD] = {"raise-the-dead", {"Raise Dead", "Мертвые, подъем"}, "WM-MAGIC-14", 5, 30, AIM_ENEMY, TARGET_ENGAGED, 0, RAISE_DEAD},
    [DANSE_MACABRE] = {"danse-macabre", {"Vanhel's Danse Macabre", "Пляска Смерти Ванхеля"}, "WM-MAGIC-11", 5, 40, AIM_FRIEND, TARGET_FREE, 0, VOICE_OF_COMMAND},
    [BOLT_OF_DEATH] = {"bolt-of-death", {"Death Bolt", "Стрела Смерти"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [CURSE_OF_YEARS] = {"curse-of-years", {"Curse of Years", "Проклятие Лет"}, "WM-MAGIC-16", 6, 0, AIM_ENEMY, TARGET_TOUCHED, 6, TOUCH_OF_DEATH},
    [SUMMON_DAEMONS] = {"summon-daemons", {"Summon Daemons", "Призыв Демонов"}, "WM-MAGIC-14", 4, 60, AIM_FRIEND, 0, 0, SUMMON_DAEMONS},
    [DAEMONIC_RAGE] = {"daemonic-rage", {"Daemonic Rage", "Демоническая Ярость"}, "WM-MAGIC-24", 5, 30, AIM_NOBODY, TARGET_FRIENDS, 0, DAEMONIC_RAGE},
    [SORCEROUS_BLAST] = {"sorcerous-blast", {"Sorcerous Blast", "Колдовской Удар"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [FRENZY_OF_CHAOS] = {"frenzy-of-chaos", {"Frenzy of Chaos", "Неистовство Хаоса"}, "WM-MAGIC-01", 6, 30, AIM_FRIEND, TARGET_ENGAGED, 0, FRENZY_OF_CHAOS},
    [SAND_STORM] = {"sand-storm", {"Sand Storm", "Песчаная Буря"}, "WM-MAGIC-28", 4, 30, AIM_NOBODY, 0, 0, ANGER_OF_THE_GODS},
    [MIRAGE] = {"mirage", {"Mirage", "Мираж"}, "WM-MAGIC-01", 4, 60, AIM_NOBODY, 0, 0, MIRAGE},
    [SUNSTRIKE] = {"sunstrike", {"Sunstrike", "Солнечный Удар"}, "WM-MAGIC-10", 5, 30, AIM_LINE, 0, 3, BALL_OF_FLAME},
    [CURSE_OF_THE_DJINN] = {"curse-of-the-djinn", {"Curse of the Djinn", "Проклятие Джинна"}, "WM-MAGIC-01", 6, 30, AIM_ENEMY, 0, 0, CURSE_OF_THE_DJINN},
    [TOOTH_CRACKER] = {"tooth-cracker", {"Tooth Cracker", "Зубодробитель"}, "WM-MAGIC-01", 3, 30, AIM_FRIEND, 0, 0, TOOTH_CRACKER},
    [BONE_CRUNCHER] = {"bone-cruncher", {"Bone Cruncher", "Костолом"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [BULL_GORGER] = {"bull-gorger", {"Bull Gorger", "Бычье Обжорство"}, "WM-MAGIC-27", 4, 0, AIM_NOBODY, TARGET_JOINED, 0, BOON_OF_CHAOS},
    [TROLL_GUTS] = {"troll-guts", {"Troll Guts", "Троллье Нутро"}, "WM-MAGIC-01", 5, 30, AIM_FRIEND, TARGET_ENGAGED, 0, TROLL_GUTS},
    [DOWNPOUR] = {"downpour", {"Downpour", "Ливень"}, "WM-MAGIC-28", 4, 30, AIM_NOBODY, 0, 0, ANGER_OF_THE_GODS},
    [STORM_OF_HAIL] = {"storm-of-hail", {"Storm of Hail", "Град"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [MISTS_OF_ALBION] = {"mists-of-albion", {"Mists of Albion", "Туманы Альбиона"}, "WM-MAGIC-01", 5, 30, AIM_FRIEND, 0, 0, MISTS_OF_ALBION},
    [SUMMON_FENBEAST] = {"summon-fenbeast", {"Summon Fenbeast", "Призыв Болотной твари"}, "WM-MAGIC-14", 6, 30, AIM_NOBODY, 0, 0, SUMMON_FENBEAST},
    [MORK_SAVE_UZ] = {"mork-save-uz", {"Mork Save Uz", "Морк, спаси!"}, "WM-MAGIC-01", 5, 30, AIM_FRIEND, 0, 0, MORK_SAVE_UZ},
    [GOBLIN_GERROFF] = {"goblin-gerroff", {"Gerroff", "Брысь"}, "WM-MAGIC-21", 5, 60, AIM_ENEMY, TARGET_FREE, 0, GERROFF},
    [BRAIN_BUSTA] = {"brain-busta", {"Brain Busta", "Мозголом"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [GOBLIN_WAAAGH] = {"goblin-waaagh", {"Waaagh", "Вааах"}, "WM-MAGIC-22", 4, 30, AIM_FRIEND, TARGET_ENGAGED, 0, WAAAGH},
    [SANCTUARY] = {"sanctuary", {"Sanctuary", "Убежище"}, "WM-MAGIC-01", 5, 0, AIM_NOBODY, TARGET_JOINED, 0, SANCTUARY},
    [DOCTRINE_OF_SIGMAR] = {"doctrine-of-sigmar", {"Doctrine of Sigmar", "Учение Сигмара"}, "WM-MAGIC-11", 5, 30, AIM_FRIEND, TARGET_FREE, 0, VOICE_OF_COMMAND},
    [HOLY_FERVOUR] = {"holy-fervour", {"Holy Fervour", "Святое Рвение"}, "WM-MAGIC-27", 5, 0, AIM_NOBODY, TARGET_JOINED, 0, BOON_OF_CHAOS},
    [DIVINE_CURSE] = {"divine-curse", {"Divine Curse", "Божье Проклятие"}, "WM-MAGIC-12", 4, 30, AIM_ENEMY, 0, 0, WEIRD_ENCHANTMENT},
    [FLAMING_HAND] = {"flaming-hand", {"Flaming Hand", "Пылающая Рука"}, "WM-MAGIC-16", 4, 0, AIM_ENEMY, TARGET_TOUCHED, 3, TOUCH_OF_DEATH},
    [VOLCANIC_ERUPTION] = {"volcanic-eruption", {"Volcanic Eruption", "Извержение"}, "WM-MAGIC-23", 6, 30, AIM_NOBODY, TARGET_ENEMIES, 3, STORM_OF_STONE},
    [WORD_OF_FEAR] = {"word-of-fear", {"Word of Fear", "Слово Страха"}, "WM-MAGIC-01", 4, 30, AIM_FRIEND, 0, 0, WORD_OF_FEAR},
    [METEOR_STORM] = {"meteor-storm", {"Meteor Storm", "Метеоритный Шторм"}, "WM-MAGIC-10", 5, 30, AIM_LINE, 0, 3, BALL_OF_FLAME},
    [TREE_SINGING] = {"tree-singing", {"Tree Singing", "Песнь Деревьев"}, "WM-MAGIC-01", 5, 30, AIM_FRIEND, TARGET_FREE, 0, TREE_SINGING},
    [TWILIGHT_HOST] = {"twilight-host", {"Twilight Host", "Сумеречное Воинство"}, "WM-MAGIC-01", 5, 30, AIM_FRIEND, 0, 0, TWILIGHT_HOST},
    [CALL_OF_THE_HUNT] = {"call-of-the-hunt", {"Call of the Hunt", "Зов Охоты"}, "WM-MAGIC-11", 5, 30, AIM_FRIEND, TARGET_FREE, 0, CALL_OF_THE_HUNT},
    [FURY_OF_THE_FOREST] = {"fury-of-the-forest", {"Fury of the Forest", "Гнев Леса"}, "WM-MAGIC-23", 6, 60, AIM_WOOD, 0, 3, FURY_OF_THE_FOREST},
    [TRAITOR_KIN] = {"traitor-kin", {"Traitor Kin", "Предательство Сородичей"}, "WM-MAGIC-28", 4, 30, AIM_ENEMY, 0, 0, TRAITOR_KIN},
    [HUNTING_FOR_GORE] = {"hunting-for-gore", {"Hunting for Gore", "Кровавая Охота"}, "WM-MAGIC-11", 5, 30, AIM_FRIEND, TARGET_FREE, 0, VOICE_OF_COMMAND},
    [CHAOS_BOLT] = {"chaos-bolt", {"Chaos Bolt", "Стрела Хаоса"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [POWER_OF_HERD] = {"power-of-herd", {"Power of Herd", "Сила Стада"}, "WM-MAGIC-22", 6, 30, AIM_NOBODY, TARGET_FRIENDS | TARGET_ENGAGED, 0, POWER_OF_HERD},
    [ASPECT_OF_WULFEN] = {"aspect-of-wulfen", {"Aspect of Wulfen", "Облик Вульфена"}, "WM-MAGIC-01", 4, 30, AIM_FRIEND, 0, 0, ASPECT_OF_WULFEN},
    [THUNDER_OF_FOWOR] = {"thunder-of-fowor", {"Thunder of Fo'Wor", "Гром Фо-Вора"}, "WM-MAGIC-10", 5, 30, AIM_LINE, 0, 3, BALL_OF_FLAME},
    [EYE_OF_THE_RAVEN] = {"eye-of-the-raven", {"Eye of the Raven", "Око Ворона"}, "WM-MAGIC-01", 5, 0, AIM_NOBODY, 0, 0, EYE_OF_THE_RAVEN},
    [SPITE_OF_LOW_KEY] = {"spite-of-low-key", {"Spite of Low'Key", "Злоба Лоу-Ки"}, "WM-MAGIC-28", 5, 30, AIM_NOBODY, 0, 0, SPITE_OF_LOW_KEY},
    [GLORY_OF_CATHAY] = {"glory-of-cathay", {"Glory of Cathay", "Слава Катая"}, "WM-MAGIC-25", 4, 30, AIM_FRIEND, 0, 0, HEAVENS_FIRE},
    [LION_DOGS] = {"lion-dogs", {"Lion Dogs Attack", "Псы-львы"}, "WM-MAGIC-17", 4, 30, AIM_ENEMY, 0, 0, DOOM_AND_DESPAIR},
    [FEROCITY_OF_TIGERS] = {"ferocity-of-tigers", {"Ferocity of Tigers", "Свирепость Тигров"}, "WM-MAGIC-22", 5, 30, AIM_FRIEND, TARGET_ENGAGED, 0, FEROCITY_OF_TIGERS},
    [TRANQUILITY] = {"tranquility", {"Tranquility of Heaven", "Небесный Покой"}, "WM-MAGIC-24", 5, 15, AIM_NOBODY, TARGET_FRIENDS, 0, LIGHT_OF_BATTLE},
    [BEHOLD_THE_AVATAR] = {"behold-the-avatar", {"Behold the Avatar", "Явление Аватара"}, "WM-MAGIC-01", 6, 0, AIM_NOBODY, 0, 0, BEHOLD_THE_AVATAR},
    [THOUSAND_EYED_SPIES] = {"thousand-eyed-spies", {"Thousand-Eyed Spies", "Тысячеокие Соглядатаи"}, "WM-MAGIC-01", 5, 50, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 0, THOUSAND_EYED_SPIES},
    [TONGUES_OF_FIRE] = {"tongues-of-fire", {"Tongues of Fire", "Языки Пламени"}, "WM-MAGIC-18", 5, 30, AIM_ENEMY, TARGET_SEEN | TARGET_FREE, 3, DEATH_BOLT},
    [SUMMON_DEVANS] = {"summon-devans", {"Summon Devans", "Призыв Дэвов"}, "WM-MAGIC-14", 4, 30, AIM_FRIEND, 0, 0, SUMMON_DAEMONS},
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
    if (a->who >= ALL_PERSONS || a->at.x >= SPELLS || device_of(a) >= DEVICES ||
        through_of(a) > (has_target(a) ? PERSONS_MAX : 0))
        return false;
    uint8_t aim = wm_spells[a->at.x].aim;
    if (a->at.facing >= (aim == AIM_LINE ? FULL_TURN : aim == AIM_WOOD ? PIECES_MAX : 1))
        return false;
    if (has_target(a)) return a->detail < ALL_UNITS;
    return a->detail == NO_TARGET ||
           (aim == AIM_LINE && a->detail <= 2 * ASIDE_MAX && a->detail != ASIDE_MAX);
}

static const char *const sides[] = {"left", "right"};

static void add_aside(vx_text *out, int aside)
{
    if (aside == 0) return;
    vx_add_char(out, ' ');
    vx_add(out, sides[aside > 0]);
    vx_add_char(out, ' ');
    vx_add_number(out, aside > 0 ? aside : -aside);
}

void wm_add_spell(vx_text *out, const act *a)
{
    uint8_t aim = wm_spells[a->at.x].aim;
    vx_add(out, wm_spells[a->at.x].key);
    if (aim != AIM_NOBODY) vx_add_char(out, ' ');
    if (has_target(a)) wm_add_unit(out, a->detail);
    if (aim == AIM_WOOD) vx_add_number(out, a->at.facing + 1);
    if (aim == AIM_LINE) {
        wm_add_angle(out, a->at.facing);
        add_aside(out, aside_of(a));
    }
    if (through_of(a) != 0) {
        vx_add(out, " through ");
        wm_add_person(out, origin_of(a));
    }
    if (device_of(a) == BY_SKILL) return;
    vx_add_char(out, ' ');
    vx_add(out, wm_devices[device_of(a)].key);
}

/* "left 12": from so many mm left of the middle of his stand. */
static bool read_aside(vx_reader *in, act *a, vx_problem *why)
{
    static const vx_message bad = {NULL,
                                   {"say how many mm from the middle of his stand, 1 to 12",
                                    "скажите, на сколько мм от середины базы, от 1 до 12"}};
    vx_reader ahead = *in;
    vx_word word;
    int64_t aside;
    if (!vx_next_word(&ahead, &word)) return true;
    bool right = vx_word_is(&word, sides[1]);
    if (!right && !vx_word_is(&word, sides[0])) return true;
    *in = ahead;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &bad, in);
    if (!vx_word_number(&word, 1, ASIDE_MAX, &aside)) return vx_refuse_at(why, &bad, &word);
    a->detail = (uint8_t)(right ? ASIDE_MAX + aside : ASIDE_MAX - aside);
    return true;
}

static bool read_aim(vx_reader *in, act *a, vx_problem *why)
{
    static const vx_message no_target = {
        NULL,
        {"name the target of the spell: a unit as B4, the degrees of a line, the number of a wood",
         "назовите цель заклинания: отряд, как B4, направление линии в градусах или номер леса"}};
    vx_word word;
    int32_t facing;
    int64_t number;
    a->detail = NO_TARGET;
    uint8_t aim = wm_spells[a->at.x].aim;
    if (aim == AIM_NOBODY) return true;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_target, in);
    if (has_target(a))
        return wm_read_unit(&word, &a->detail) || vx_refuse_at(why, &no_target, &word);
    if (aim == AIM_WOOD) {
        if (!vx_word_number(&word, 1, PIECES_MAX, &number))
            return vx_refuse_at(why, &no_target, &word);
        a->at.facing = (uint16_t)(number - 1);
        return true;
    }
    if (!wm_read_angle(&word, &facing)) return vx_refuse_at(why, &no_target, &word);
    a->at.facing = (uint16_t)facing;
    return read_aside(in, a, why);
}

static bool read_through(vx_reader *in, act *a, vx_problem *why)
{
    static const vx_message nobody = {
        NULL,
        {"name the character of the wizard's side through whom he casts",
         "назовите персонажа его стороны, через которого он насылает"}};
    vx_reader ahead = *in;
    vx_word word;
    uint8_t who;
    if (!vx_next_word(&ahead, &word) || !vx_word_is(&word, "through")) return true;
    *in = ahead;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &nobody, in);
    if (!has_target(a) || !wm_read_person(&word, &who) ||
        side_of_person(who) != side_of_person(a->who))
        return vx_refuse_at(why, &nobody, &word);
    a->at.y = (uint16_t)((1 + who % PERSONS_MAX) << THROUGH_AT);
    return true;
}

static void read_device(vx_reader *in, act *a)
{
    vx_reader ahead = *in;
    vx_word word;
    if (!vx_next_word(&ahead, &word)) return;
    for (uint16_t i = BY_RING; i < DEVICES; i++)
        if (vx_word_is(&word, wm_devices[i].key)) {
            a->at.y |= i;
            *in = ahead;
        }
}

bool wm_read_spell(vx_reader *in, act *a, vx_problem *why)
{
    static const vx_message no_spell = {NULL, {"{word} is not a spell", "{word} — не заклинание"}};
    vx_word word;
    if (!vx_next_word(in, &word)) return vx_refuse_here(why, &no_spell, in);
    uint16_t spell = 0;
    while (spell < SPELLS && !vx_word_is(&word, wm_spells[spell].key)) spell++;
    if (spell == SPELLS) return vx_refuse_at(why, &no_spell, &word);
    a->at.x = spell;
    if (!read_aim(in, a, why) || !read_through(in, a, why)) return false;
    read_device(in, a);
    return true;
}

void wm_describe_spell(vx_text *out, const battle *b, const act *a, vx_language language)
{
    static const char *const at[VX_LANGUAGES] = {" at ", " — цель "};
    static const char *const through[VX_LANGUAGES] = {" through ", " через "};
    static const char *const wood[VX_LANGUAGES] = {", wood ", ", лес "};
    static const char *const beside[2][VX_LANGUAGES] = {
        {" from the left of his stand", " от левого края базы"},
        {" from the right of his stand", " от правого края базы"}};
    uint8_t aim = wm_spells[a->at.x].aim;
    vx_add(out, wm_spells[a->at.x].name[language]);
    if (has_target(a)) {
        vx_add(out, at[language]);
        wm_name_unit(out, b, a->detail, language);
    }
    if (aim == AIM_WOOD) {
        vx_add(out, wood[language]);
        vx_add_number(out, a->at.facing + 1);
    }
    if (aim == AIM_LINE) {
        vx_add(out, ", ");
        wm_add_angle(out, a->at.facing);
        vx_add(out, "°");
        if (aside_of(a) != 0) vx_add(out, beside[aside_of(a) > 0][language]);
    }
    if (through_of(a) != 0) {
        vx_add(out, through[language]);
        wm_name_person(out, b, origin_of(a), language);
    }
    if (device_of(a) != BY_SKILL) vx_add(out, wm_devices[device_of(a)].name[language]);
}
