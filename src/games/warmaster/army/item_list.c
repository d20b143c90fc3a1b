/* SPDX-License-Identifier: MIT */
/* item_list.c - WM-ITEM-05 to WM-ITEM-24: magic items, what they cost and who may carry them. */
#include "games/warmaster/army/army.h"

/* clang-format off */
const item_profile wm_items[ITEMS] = {
    [ITEM_BATTLE_BANNER] = {"battle-banner", {"Battle Banner", "Боевое Знамя"},
        "WM-ITEM-05", ITEM_BANNER, BY_UNIT, 50},
    [ITEM_SHIELDING] = {"banner-of-shielding", {"Banner of Shielding", "Знамя Защиты"},
        "WM-ITEM-06", ITEM_BANNER, BY_UNIT, 50},
    [ITEM_FORTITUDE] = {"banner-of-fortitude", {"Banner of Fortitude", "Знамя Стойкости"},
        "WM-ITEM-07", ITEM_BANNER, BY_UNIT, 50},
    [ITEM_STEADFASTNESS] = {"banner-of-steadfastness", {"Banner of Steadfastness", "Знамя Непоколебимости"},
        "WM-ITEM-08", ITEM_BANNER, BY_UNIT, 30},
    [ITEM_FORTUNE] = {"banner-of-fortune", {"Banner of Fortune", "Знамя Удачи"},
        "WM-ITEM-09", ITEM_BANNER, BY_UNIT, 20},
    [ITEM_DESTRUCTION] = {"sword-of-destruction", {"Sword of Destruction", "Меч Разрушения"},
        "WM-ITEM-11", ITEM_WEAPON, BY_UNIT | BY_CHARACTER, 10},
    [ITEM_FATE] = {"sword-of-fate", {"Sword of Fate", "Меч Гибели"},
        "WM-ITEM-12", ITEM_WEAPON, BY_UNIT | BY_CHARACTER, 5},
    [ITEM_CLEAVING] = {"sword-of-cleaving", {"Sword of Cleaving", "Пробивающий Меч"},
        "WM-ITEM-13", ITEM_WEAPON, BY_UNIT | BY_CHARACTER, 10},
    [ITEM_MIGHT] = {"sword-of-might", {"Sword of Might", "Меч Силы"},
        "WM-ITEM-14", ITEM_WEAPON, BY_UNIT | BY_CHARACTER, 10},
    [ITEM_CROWN] = {"crown-of-command", {"Crown of Command", "Корона Власти"},
        "WM-ITEM-16", ITEM_DEVICE, BY_GENERAL, 100},
    [ITEM_HELM] = {"helm-of-dominion", {"Helm of Dominion", "Шлем Господства"},
        "WM-ITEM-17", ITEM_DEVICE, BY_GENERAL, 50},
    [ITEM_ORB] = {"orb-of-majesty", {"Orb of Majesty", "Шар Величия"},
        "WM-ITEM-18", ITEM_DEVICE, BY_GENERAL, 30},
    [ITEM_RING] = {"ring-of-magic", {"Ring of Magic", "Кольцо Магии"},
        "WM-ITEM-19", ITEM_DEVICE, BY_WIZARD, 30},
    [ITEM_STAFF] = {"staff-of-spellbinding", {"Staff of Spellbinding", "Посох Антизаклинательный"},
        "WM-ITEM-20", ITEM_DEVICE, BY_WIZARD | BY_RUNESMITH, 30},
    [ITEM_SCEPTRE] = {"sceptre-of-sovereignty", {"Sceptre of Sovereignty", "Скипетр Верховной Власти"},
        "WM-ITEM-21", ITEM_DEVICE, BY_GENERAL, 30},
    [ITEM_SCROLL] = {"scroll-of-dispelling", {"Scroll of Dispelling", "Свиток Рассеивания Чар"},
        "WM-ITEM-22", ITEM_DEVICE, BY_WIZARD | BY_DISPELLER, 20},
    [ITEM_WAND] = {"wand-of-power", {"Wand of Power", "Посох Мощи"},
        "WM-ITEM-23", ITEM_DEVICE, BY_WIZARD, 10},
    [ITEM_ROD] = {"rod-of-repetition", {"Rod of Repetition", "Жезл Повторения"},
        "WM-ITEM-24", ITEM_DEVICE, BY_WIZARD, 10},
};
/* clang-format on */
