/* SPDX-License-Identifier: MIT */
/* terrain_words.c - what a kind of ground does, in words, from the same table that the rules ask. */
#include "games/warmaster/field/field.h"

typedef const char *const both[VX_LANGUAGES];

static void add_sentence(vx_text *out, vx_language language, both sentence)
{
    vx_add(out, sentence[language]);
    vx_add_char(out, ' ');
}

static void add_who_enters(vx_text *out, uint8_t enter, vx_language language)
{
    static const char *const types[TROOP_TYPES][VX_LANGUAGES] = {
        [INFANTRY] = {"infantry", "пехота"},       [CAVALRY] = {"cavalry", "кавалерия"},
        [CHARIOT] = {"chariots", "колесницы"},     [MONSTER] = {"monsters", "монстры"},
        [ARTILLERY] = {"artillery", "артиллерия"}, [MACHINE] = {"machines", "машины"}};
    static both all = {"Everybody crosses it.", "Проходят все."};
    static both none = {"Nobody enters it.", "Не войдёт никто."};
    static both only = {"Who may enter: ", "Могут войти: "};
    uint8_t everybody = (1 << TROOP_TYPES) - 1;
    bool any = false;
    if ((enter & everybody) == everybody) {
        add_sentence(out, language, all);
        return;
    }
    if ((enter & everybody) == 0) {
        add_sentence(out, language, none);
        return;
    }
    vx_add(out, only[language]);
    for (int i = 0; i < TROOP_TYPES; i++) {
        if (!(enter >> i & 1)) continue;
        if (any) vx_add(out, ", ");
        vx_add(out, types[i][language]);
        any = true;
    }
    vx_add(out, ". ");
}

void wm_add_terrain_effect(vx_text *out, terrain_kind kind, vx_language language)
{
    static both no_landing = {"Flyers do not end a move there.", "Летающие там не садятся."};
    static both dense = {"It hides what is behind it.", "Закрывает обзор тому, что за ним."};
    static both solid = {"Nobody sees through it.", "Сквозь него не видно."};
    static both orders = {"Orders to units in it are harder by 1.",
                          "Приказывать отрядам в нём труднее на 1."};
    static both defended = {"Infantry and artillery in it are defended.",
                            "Пехота и артиллерия в нём защищены."};
    static both fortified = {"Infantry and artillery on it are fortified.",
                             "Пехота и артиллерия на нём укреплены."};
    static both lane = {"A way for all through what lies below.",
                        "Путь для всех через то, что под ней."};
    static both height = {"Higher ground: it hides what lies behind.",
                          "Высота: закрывает то, что за ней."};
    const terrain_facts *f = &wm_terrains[kind];
    add_who_enters(out, f->enter, language);
    if (f->enter != 0 && !f->land) add_sentence(out, language, no_landing);
    if (kind == HILL || kind == TERRACE || kind == STEEP) add_sentence(out, language, height);
    if (f->sight != SIGHT_FLAT)
        add_sentence(out, language, f->sight == SIGHT_DENSE ? dense : solid);
    if (f->dense) add_sentence(out, language, orders);
    if (f->protects != IN_OPEN)
        add_sentence(out, language, f->protects == DEFENDED ? defended : fortified);
    if (f->lane) add_sentence(out, language, lane);
}
