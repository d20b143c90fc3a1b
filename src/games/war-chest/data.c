/* SPDX-License-Identifier: MIT */
/* data.c - the tables of War Chest: coins, decrees and the board. */
#include "games/war-chest/war_chest.h"

/* WC-SETUP2-15: 74 coins in the base game, 19 in Nobility. */
const type_facts wc_types[TYPES] = {
    [ARCHER] =
        {.code = "ar",
         .key = "archer",
         .name = {"Archer", "Лучники"},
         .object = {"Archer", "Лучников"},
         .tactic = {"Attack a unit exactly two hexes away, in any direction and over anybody.",
                    "Атакует отряд ровно в двух ячейках от себя, в любую сторону и через любых."},
         .attribute = {"Attacks by its tactic only.", "Атакует только тактикой."},
         .is_limit = true},
    [BERSERKER] =
        {.code = "be",
         .key = "berserker",
         .name = {"Berserker", "Берсерки"},
         .object = {"Berserker", "Берсерков"},
         .attribute = {"After any manoeuvre it may discard a coin of its stack, but not the last, "
                       "and manoeuvre again.",
                       "После любого манёвра может сбросить жетон своей стопки, кроме последнего, "
                       "и сделать ещё один манёвр."}},
    [CAVALRY] = {.code = "ca",
                 .key = "cavalry",
                 .name = {"Cavalry", "Кавалерия"},
                 .object = {"Cavalry", "Кавалерию"},
                 .tactic = {"Move one hex, then attack from there.",
                            "Делает шаг и атакует с нового места."}},
    [CROSSBOWMAN] =
        {.code = "cb",
         .key = "crossbowman",
         .name = {"Crossbowman", "Арбалетчики"},
         .object = {"Crossbowman", "Арбалетчиков"},
         .tactic = {"Attack a unit two hexes away in a straight line with nobody between.",
                    "Атакует отряд в двух ячейках по прямой, если между ними никого нет."}},
    [ENSIGN] = {.code = "en",
                .key = "ensign",
                .name = {"Ensign", "Энсины"},
                .object = {"Ensign", "Энсинов"},
                .tactic = {"Another friendly unit within two hexes moves one hex and stays within "
                           "two hexes.",
                           "Другой свой отряд не далее двух ячеек делает шаг и остаётся не далее "
                           "двух ячеек."}},
    [FOOTMAN] =
        {.code = "fo",
         .key = "footman",
         .name = {"Footman", "Пехотинцы"},
         .object = {"Footman", "Пехотинцев"},
         .tactic = {"With two Footmen on the board each of them moves, attacks or controls.",
                    "Если на поле два отряда Пехотинцев, каждый из них идёт, атакует или берёт "
                    "контроль."},
         .attribute = {"Two units of it may be on the board.",
                       "На поле может быть два таких отряда."}},
    [KNIGHT] = {.code = "kn",
                .key = "knight",
                .name = {"Knight", "Рыцари"},
                .object = {"Knight", "Рыцарей"},
                .attribute = {"Only a unit of two or more coins can attack it.",
                              "Атаковать их может только отряд из двух и более жетонов."}},
    [LANCER] =
        {.code = "la",
         .key = "lancer",
         .name = {"Lancer", "Уланы"},
         .object = {"Lancer", "Улан"},
         .tactic =
             {"Move one or two hexes in a straight line, then attack the next hex of the line.",
              "Проходит по прямой одну или две ячейки и атакует следующую на этой прямой."},
         .attribute = {"Attacks by its tactic only.", "Атакует только тактикой."},
         .is_limit = true},
    [LIGHT_CAVALRY] = {.code = "lc",
                       .key = "light-cavalry",
                       .name = {"Light Cavalry", "Лёгкая кавалерия"},
                       .object = {"Light Cavalry", "Лёгкую кавалерию"},
                       .tactic = {"Move two hexes.", "Проходит две ячейки."}},
    [MARSHALL] = {.code = "ma",
                  .key = "marshall",
                  .name = {"Marshall", "Маршал"},
                  .object = {"Marshall", "Маршала"},
                  .tactic = {"Another friendly unit within two hexes makes a plain attack.",
                             "Другой свой отряд не далее двух ячеек делает обычную атаку."}},
    [MERCENARY] =
        {.code = "me",
         .key = "mercenary",
         .name = {"Mercenary", "Наёмники"},
         .object = {"Mercenary", "Наёмников"},
         .attribute = {"When a coin of it is recruited, the unit on the board may manoeuvre.",
                       "Когда призван их жетон, отряд на поле может сделать манёвр."}},
    [PIKEMAN] = {.code = "pk",
                 .key = "pikeman",
                 .name = {"Pikeman", "Копейщики"},
                 .object = {"Pikeman", "Копейщиков"},
                 .attribute = {"A unit that attacks it from the next hex loses a coin too.",
                               "Атаковавший их соседний отряд тоже теряет жетон."}},
    [ROYAL_GUARD] =
        {.code = "rg",
         .key = "royal-guard",
         .name = {"Royal Guard", "Королевская гвардия"},
         .object = {"Royal Guard", "Королевскую гвардию"},
         .tactic = {"Paid with the Royal coin: move one or two hexes onto a Location you control.",
                    "Оплачивается королевским жетоном: проходит одну или две ячейки на свой "
                    "объект."},
         .attribute = {"A coin lost to an attack may come from your supply.",
                       "Жетон, потерянный от атаки, можно взять из запаса."}},
    [SCOUT] = {.code = "sc",
               .key = "scout",
               .name = {"Scout", "Разведчики"},
               .object = {"Scout", "Разведчиков"},
               .attribute = {"May also be deployed next to a friendly unit.",
                             "Может выйти на поле и рядом со своим отрядом."}},
    [SWORDSMAN] = {.code = "sw",
                   .key = "swordsman",
                   .name = {"Swordsman", "Мечники"},
                   .object = {"Swordsman", "Мечников"},
                   .attribute = {"After it attacks it may move one hex.",
                                 "После своей атаки может сделать шаг."}},
    [WARRIOR_PRIEST] =
        {.code = "wp",
         .key = "warrior-priest",
         .name = {"Warrior Priest", "Воин-священник"},
         .object = {"Warrior Priest", "Воина-священника"},
         .attribute = {"After it attacks or controls you draw a coin and play it at once.",
                       "После его атаки или взятия контроля вытяните жетон и сразу сыграйте его."}},
    [EARL] =
        {.code = "ea",
         .key = "earl",
         .name = {"Earl", "Граф"},
         .object = {"Earl", "Графа"},
         .tactic = {"Control, then proclaim any decree without the Royal coin and without a seal.",
                    "Берёт контроль, затем оглашает любой указ без королевского жетона и печати."},
         .attribute = {"After it is deployed it may move one hex.",
                       "Выйдя на поле, может сделать шаг."}},
    [BISHOP] = {.code = "bi",
                .key = "bishop",
                .name = {"Bishop", "Епископ"},
                .object = {"Bishop", "Епископа"},
                .tactic = {"Recruit a coin, then move or attack.",
                           "Призывает жетон, затем идёт или атакует."},
                .attribute = {"Only a unit of one coin can attack it.",
                              "Атаковать его может только отряд из одного жетона."}},
    [BANNERMAN] = {.code = "ba",
                   .key = "bannerman",
                   .name = {"Bannerman", "Знаменосец"},
                   .object = {"Bannerman", "Знаменосца"},
                   .attribute =
                       {"After it manoeuvres it may shift an adjacent enemy unit by one hex.",
                        "После манёвра может сдвинуть соседний вражеский отряд на одну ячейку."}},
    [HERALD] = {.code = "he",
                .key = "herald",
                .name = {"Herald", "Глашатай"},
                .object = {"Herald", "Глашатая"},
                .tactic = {"An adjacent friendly unit of one coin gets a second from its supply.",
                           "Соседний свой отряд из одного жетона получает второй из запаса."},
                .attribute = {"After its owner proclaims it may manoeuvre.",
                              "После оглашения его владельцем может сделать манёвр."}},
    [ROYAL] =
        {.code = "ro",
         .key = "royal",
         .name = {"Royal coin", "Королевский жетон"},
         .object = {"Royal coin", "Королевский жетон"},
         .attribute = {"No soldier: it pays for face-down actions, and with Nobility for decrees.",
                       "Не воин: годится для скрытых действий, а с «Аристократией» и для указов."}},
};

/* the rulebook names four of them in Russian; the other names are ours. */
const decree_facts wc_decrees[DECREES] = {
    [ENLIST] = {.key = "enlist",
                .name = {"Enlist", "Призыв"},
                .effect = {"Recruit two coins.", "Призовите два жетона."}},
    [GUARD] = {.key = "guard",
               .name = {"Guard", "Стража"},
               .effect = {"A friendly unit on a Location you control attacks.",
                          "Свой отряд на своём объекте атакует."}},
    [MARCH] = {.key = "march",
               .name = {"March", "Марш"},
               .effect = {"A friendly unit of two or more coins moves.",
                          "Свой отряд из двух и более жетонов делает шаг."}},
    [REDEPLOY] = {.key = "redeploy",
                  .name = {"Redeploy", "Перегруппировка"},
                  .effect = {"Take a friendly unit off the board and deploy it again.",
                             "Снимите свой отряд с поля и выведите его заново."}},
    [REINFORCE] = {.key = "reinforce",
                   .name = {"Reinforce", "Пополнение"},
                   .effect = {"A coin of yours that is out of the game returns to your supply.",
                              "Ваш выбывший жетон возвращается в запас."}},
    [SACRIFICE] = {.key = "sacrifice",
                   .name = {"Sacrifice", "Жертва"},
                   .effect = {"A friendly unit attacks, then loses a coin.",
                              "Свой отряд атакует, затем теряет жетон."}},
    [SPY] =
        {.key = "spy",
         .name = {"Spy", "Шпион"},
         .effect =
             {"See an opponent's hand; swap a coin of it for one from the bag, if you like.",
              "Посмотрите руку противника; если хотите, смените в ней жетон на другой из мешка."}},
};

const uint8_t wc_decree_trios[TRIOS] = {
    0x07, 0x0b, 0x13, 0x23, 0x43, 0x0d, 0x15, 0x25, 0x45, 0x19, 0x29, 0x49,
    0x31, 0x51, 0x61, 0x0e, 0x16, 0x26, 0x46, 0x1a, 0x2a, 0x4a, 0x32, 0x52,
    0x62, 0x1c, 0x2c, 0x4c, 0x34, 0x54, 0x64, 0x38, 0x58, 0x68, 0x70,
};

const char *const wc_node_names[NODES] = {
    [NODE_DECREES] = "decrees", [NODE_DEAL] = "deal",     [NODE_POOL] = "pool",
    [NODE_FLIP] = "flip",       [NODE_SEAT] = "seat",     [NODE_PICK] = "pick",
    [NODE_DRAW] = "draw",       [NODE_PLAY] = "play",     [NODE_SOAK] = "soak",
    [NODE_FOOT] = "foot",       [NODE_DECREE] = "decree", [NODE_SPY] = "spy",
    [NODE_ORDER] = "order",     [NODE_THEN] = "then",     [NODE_FORCED] = "forced",
    [NODE_OVER] = "over",
};

const uint8_t wc_grant_type[GRANTS] = {
    [BY_COIN] = NO_TYPE,        [BY_BERSERKER] = BERSERKER,   [BY_SWORDSMAN] = SWORDSMAN,
    [BY_BANNERMAN] = BANNERMAN, [BY_MERCENARY] = MERCENARY,   [BY_HERALD] = HERALD,
    [BY_EARL] = EARL,           [BY_PRIEST] = WARRIOR_PRIEST, [BY_FOOTMAN] = FOOTMAN,
};

const uint8_t wc_grant_due[GRANTS] = {
    [BY_BERSERKER] = DUE_BERSERKER, [BY_SWORDSMAN] = DUE_SWORDSMAN, [BY_BANNERMAN] = DUE_BANNERMAN,
    [BY_MERCENARY] = DUE_MERCENARY, [BY_HERALD] = DUE_HERALD,       [BY_EARL] = DUE_EARL,
    [BY_PRIEST] = DUE_PRIEST,
};

/* ---- The board ----
 *
 * WC-SETUP2-01, WC-SETUP2-02, WC-SETUP4-02. Hex (c,u): c is the file counted from f, u twice the
 * rank less the height of the file less 1; neighbours are (c,u+-2) and (c+-1,u+-1). The tables are
 * written out so that nothing has to be made ready at run time; a test makes them anew from the
 * coordinates. */

/* clang-format off */
const hex_set wc_around[HEXES] = {
    0x00000000000e, 0x000000000019, 0x000000000069, 0x0000000000d7,
    0x00000000018a, 0x000000000644, 0x000000000cac, 0x000000001958,
    0x000000003090, 0x00000000c420, 0x000000018a60, 0x0000000314c0,
    0x000000062980, 0x0000000c1100, 0x000000308200, 0x000000614600,
    0x000000c28c00, 0x000001851800, 0x0000030a3000, 0x000006042000,
    0x000008204000, 0x00001850c000, 0x000030a18000, 0x000061430000,
    0x0000c2860000, 0x0001850c0000, 0x000102080000, 0x000210300000,
    0x000628600000, 0x000c50c00000, 0x0018a1800000, 0x003143000000,
    0x002086000000, 0x004418000000, 0x00ca30000000, 0x019460000000,
    0x0328c0000000, 0x021180000000, 0x048600000000, 0x0d4c00000000,
    0x1a9800000000, 0x113000000000, 0x28c000000000, 0x758000000000,
    0x4b0000000000, 0x4c0000000000, 0x380000000000,
};

const hex_set wc_two_away[HEXES] = {
    0x0000000000f0, 0x0000000001c4, 0x000000000e92, 0x000000001d20,
    0x000000003845, 0x00000001c889, 0x000000039313, 0x000000072427,
    0x0000000e084a, 0x000000710844, 0x000000e2508c, 0x000001c4a33c,
    0x000003890458, 0x000007020890, 0x000018410420, 0x000038920860,
    0x0000712452e0, 0x0000e248a5c0, 0x0001c4810980, 0x000181021100,
    0x000210408200, 0x000620810600, 0x000e49124e00, 0x001c92249c00,
    0x003924493800, 0x003040823000, 0x002081042000, 0x00442040c000,
    0x00c84091c000, 0x01d289238000, 0x03a512470000, 0x0308248e0000,
    0x0210410c0000, 0x048820700000, 0x0d1048e00000, 0x1e6291c00000,
    0x188523800000, 0x110847000000, 0x290838000000, 0x721270000000,
    0x6464e0000000, 0x4889c0000000, 0x510e00000000, 0x025c00000000,
    0x24b800000000, 0x11c000000000, 0x078000000000,
};

const uint8_t wc_step[NO_HEX + 1][DIRECTIONS] = {
    {1, 3, 2, 63, 63, 63}, {63, 4, 3, 0, 63, 63}, {3, 6, 5, 63, 63, 0}, {4, 7, 6, 2, 0, 1},
    {63, 8, 7, 3, 1, 63}, {6, 10, 9, 63, 63, 2}, {7, 11, 10, 5, 2, 3}, {8, 12, 11, 6, 3, 4},
    {63, 13, 12, 7, 4, 63}, {10, 15, 14, 63, 63, 5}, {11, 16, 15, 9, 5, 6}, {12, 17, 16, 10, 6, 7},
    {13, 18, 17, 11, 7, 8}, {63, 19, 18, 12, 8, 63}, {15, 21, 20, 63, 63, 9}, {16, 22, 21, 14, 9, 10},
    {17, 23, 22, 15, 10, 11}, {18, 24, 23, 16, 11, 12}, {19, 25, 24, 17, 12, 13}, {63, 26, 25, 18, 13, 63},
    {21, 27, 63, 63, 63, 14}, {22, 28, 27, 20, 14, 15}, {23, 29, 28, 21, 15, 16}, {24, 30, 29, 22, 16, 17},
    {25, 31, 30, 23, 17, 18}, {26, 32, 31, 24, 18, 19}, {63, 63, 32, 25, 19, 63}, {28, 33, 63, 63, 20, 21},
    {29, 34, 33, 27, 21, 22}, {30, 35, 34, 28, 22, 23}, {31, 36, 35, 29, 23, 24}, {32, 37, 36, 30, 24, 25},
    {63, 63, 37, 31, 25, 26}, {34, 38, 63, 63, 27, 28}, {35, 39, 38, 33, 28, 29}, {36, 40, 39, 34, 29, 30},
    {37, 41, 40, 35, 30, 31}, {63, 63, 41, 36, 31, 32}, {39, 42, 63, 63, 33, 34}, {40, 43, 42, 38, 34, 35},
    {41, 44, 43, 39, 35, 36}, {63, 63, 44, 40, 36, 37}, {43, 45, 63, 63, 38, 39}, {44, 46, 45, 42, 39, 40},
    {63, 63, 46, 43, 40, 41}, {46, 63, 63, 63, 42, 43}, {63, 63, 63, 45, 43, 44},
    [NO_HEX] = {63, 63, 63, 63, 63, 63},
};
/* clang-format on */
