/* SPDX-License-Identifier: MIT */
/* words.c - what Russian players type: their words and letters for those of the notation. */
#include "cli/words.h"

#include <stdio.h>
#include <string.h>

/* ---- Letters ---- */

/* The small letter of a Cyrillic capital, two bytes each. */
static void lower_cyrillic(unsigned char letter[2])
{
    unsigned code = (letter[0] & 0x1Fu) << 6 | (letter[1] & 0x3Fu);
    if (code >= 0x410 && code <= 0x42F) code += 0x20; /* А .. Я */
    if (code == 0x401 || code == 0x451) code = 0x435; /* Ё, ё: е */
    letter[0] = (unsigned char)(0xC0 | code >> 6);
    letter[1] = (unsigned char)(0x80 | (code & 0x3F));
}

void vx_lower(const char *text, char *out, size_t capacity)
{
    size_t length = 0;
    for (; *text != '\0' && length + 2 < capacity; text++) {
        unsigned char letter[2] = {(unsigned char)text[0], (unsigned char)text[1]};
        if (letter[0] != 0xD0 && letter[0] != 0xD1) {
            out[length++] = (char)(letter[0] >= 'A' && letter[0] <= 'Z' ? letter[0] + 32 : *text);
            continue;
        }
        if (letter[1] == '\0') break;
        lower_cyrillic(letter);
        out[length++] = (char)letter[0];
        out[length++] = (char)letter[1];
        text++;
    }
    out[length] = '\0';
}

/* Keys that give one sign on a Russian keyboard and mean the Latin letter that looks the same. */
static char latin_twin(const char letter[2])
{
    static const char twins[][4] = {"аa", "вb", "еe", "кk", "мm", "нh", "оo", "рp",
                                    "сc", "тt", "хx", "уy", "АA", "ВB", "ЕE", "КK",
                                    "МM", "НH", "ОO", "РP", "СC", "ТT", "ХX"};
    for (size_t i = 0; i < sizeof twins / sizeof twins[0]; i++)
        if (memcmp(letter, twins[i], 2) == 0) return twins[i][2];
    return '\0';
}

static void write_latin(const char *text, char *out, size_t capacity)
{
    size_t length = 0;
    for (; *text != '\0' && length + 1 < capacity; text++) {
        char twin = text[1] != '\0' ? latin_twin(text) : '\0';
        out[length++] = twin != '\0' ? twin : *text;
        text += twin != '\0';
    }
    out[length] = '\0';
}

/* ---- Words ---- */

/* One Russian word may stand for several of the notation: the first that can be read is meant. */
static const char *const verbs[][2] = {
    {"ход", ""},
    {"ход", "move"},
    {"сыграть", ""},
    {"play", ""},
    {"идти", "move"},
    {"идет", "move"},
    {"движение", "move"},
    {"перемещение", "move"},
    {"тактика", "tactic"},
    {"вывод", "deploy"},
    {"вывести", "deploy"},
    {"поставить", "deploy"},
    {"поставить", "place"},
    {"ставлю", "deploy"},
    {"ставлю", "place"},
    {"расстановка", "deploy"},
    {"передислокация", "redeploy"},
    {"усиление", "bolster"},
    {"усилить", "bolster"},
    {"вербовка", "recruit"},
    {"набор", "recruit"},
    {"захват", "control"},
    {"контроль", "control"},
    {"инициатива", "claim"},
    {"атака", "attack"},
    {"атака", "charge"},
    {"атаковать", "attack"},
    {"атаковать", "charge"},
    {"наступление", "charge"},
    {"выстрел", "shoot"},
    {"обстрел", "shoot"},
    {"обстрел", "fire"},
    {"стрелять", "shoot"},
    {"стрелять", "fire"},
    {"пас", "pass"},
    {"пас", "skip"},
    {"пас", "end"},
    {"пас", "hold"},
    {"пас", "wait"},
    {"пропуск", "pass"},
    {"пропуск", "skip"},
    {"пропустить", "pass"},
    {"пропустить", "skip"},
    {"взять", "take"},
    {"взять", "pick"},
    {"выбрать", "pick"},
    {"указ", "proclaim"},
    {"убрать", "remove"},
    {"убрать", "cull"},
    {"снять", "remove"},
    {"готово", "done"},
    {"готово", "ready"},
    {"готово", "end"},
    {"конец", "end"},
    {"конец", "done"},
    {"закончить", "end"},
    {"приказ", "order"},
    {"отдать", "give"},
    {"да", "yes"},
    {"нет", "no"},
    {"ждать", "wait"},
    {"держать", "hold"},
    {"удар", "strike"},
    {"бой", "fight"},
    {"цель", "target"},
    {"перехват", "intercept"},
    {"выйти", "leave"},
    {"кубики", "dice"},
    {"рана", "wound"},
    {"потеря", "lose"},
    {"переброс", "reroll"},
    {"уклонение", "evade"},
    {"преследовать", "pursue"},
    {"преследование", "pursue"},
    {"отход", "fall"},
    {"отойти", "fall"},
    {"заклинание", "cast"},
    {"поддержка", "support"},
    {"лечить", "heal"},
    {"армия", "army"},
    {"присоединить", "join"},
    {"остаться", "stay"},
    {"остаться", "hold"},
};

enum {
    FIRST_VERB = 2, /* after the text as it stands, and with Latin letters */
    READINGS = FIRST_VERB + sizeof verbs / sizeof verbs[0]
};

/* The rest of the text behind its first word, if that is the verb. */
static const char *behind_verb(const char *typed, const char *verb)
{
    char word[64], small[64];
    size_t length = strcspn(typed, " ");
    if (length >= sizeof word) return NULL;
    memcpy(word, typed, length);
    word[length] = '\0';
    vx_lower(word, small, sizeof small);
    if (strcmp(small, verb) != 0) return NULL;
    return typed + length + strspn(typed + length, " ");
}

bool vx_write_reading(const char *typed, int index, char *out, size_t capacity)
{
    char latin[VX_LINE_LENGTH];
    out[0] = '\0';
    if (index >= READINGS) return false;
    const char *rest =
        index < FIRST_VERB ? typed : behind_verb(typed, verbs[index - FIRST_VERB][0]);
    const char *verb = index < FIRST_VERB ? "" : verbs[index - FIRST_VERB][1];
    if (rest == NULL) return true;
    if (index == 0)
        snprintf(latin, sizeof latin, "%s", rest);
    else
        write_latin(rest, latin, sizeof latin);
    snprintf(out, capacity, "%s%s%s", verb, verb[0] != '\0' && latin[0] != '\0' ? " " : "", latin);
    return true;
}

vx_status vx_read_typed_action(const vx_match *match, const char *typed, vx_action *out,
                               vx_problem *why)
{
    char text[VX_LINE_LENGTH];
    vx_action action;
    vx_problem problem;
    vx_status best = vx_match_read_action(match, typed, out, why);
    for (int i = 1; best != VX_YES && vx_write_reading(typed, i, text, sizeof text); i++) {
        if (text[0] == '\0') continue;
        vx_status status = vx_match_read_action(match, text, &action, &problem);
        if (status == VX_BAD || (status == VX_NO && best == VX_NO)) continue;
        best = status;
        *out = action;
        *why = problem;
    }
    return best;
}
