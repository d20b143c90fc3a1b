/* SPDX-License-Identifier: MIT */
/* spelling.c - names: one alphabet, composed letters, and what looks like what. */
#include "server/spelling.h"

#include <stdio.h>
#include <string.h>

#include "core/game.h"
#include "core/text.h"

/* ---- Letters in UTF-8; texts have been checked to be that ---- */

static uint32_t take_letter(const char **at)
{
    const unsigned char *byte = (const unsigned char *)*at;
    int more = byte[0] < 0x80 ? 0 : byte[0] < 0xE0 ? 1 : byte[0] < 0xF0 ? 2 : 3;
    uint32_t letter = more == 0 ? byte[0] : byte[0] & (0x3Fu >> more);
    for (int i = 1; i <= more; i++) letter = letter << 6 | (byte[i] & 0x3F);
    *at += more + 1;
    return letter;
}

static void add_letter(vx_text *out, uint32_t letter)
{
    if (letter < 0x80) {
        vx_add_char(out, (char)letter);
    } else if (letter < 0x800) {
        vx_add_char(out, (char)(0xC0 | letter >> 6));
        vx_add_char(out, (char)(0x80 | (letter & 0x3F)));
    } else {
        vx_add_char(out, (char)(0xE0 | letter >> 12));
        vx_add_char(out, (char)(0x80 | (letter >> 6 & 0x3F)));
        vx_add_char(out, (char)(0x80 | (letter & 0x3F)));
    }
}

/* Its place in the text, counted in letters, or -1. */
static int place_in(const char *text, uint32_t letter)
{
    for (int place = 0; *text != '\0'; place++)
        if (take_letter(&text) == letter) return place;
    return -1;
}

static uint32_t letter_at(const char *text, int place)
{
    uint32_t letter = 0;
    for (int i = 0; i <= place; i++) letter = take_letter(&text);
    return letter;
}

/* ---- Marks: what Unicode composes of a letter and a mark, for the letters of names ---- */

static const struct {
    uint32_t mark;
    const char *plain, *marked;
} compositions[] = {
    {0x300, "AEINOUaeinouЕИеи", "ÀÈÌǸÒÙàèìǹòùЀЍѐѝ"},
    {0x301, "ACEILNORSUYZaceilnorsuyzГКгк", "ÁĆÉÍĹŃÓŔŚÚÝŹáćéíĺńóŕśúýźЃЌѓќ"},
    {0x302, "ACEGHIJOSUWYaceghijosuwy", "ÂĈÊĜĤÎĴÔŜÛŴŶâĉêĝĥîĵôŝûŵŷ"},
    {0x303, "AINOUainou", "ÃĨÑÕŨãĩñõũ"},
    {0x304, "AEIOUaeiouИУиу", "ĀĒĪŌŪāēīōūӢӮӣӯ"},
    {0x306, "AEGIOUaegiouИУАЕЖиуаеж", "ĂĔĞĬŎŬăĕğĭŏŭЙЎӐӖӁйўӑӗӂ"},
    {0x307, "CEGIZcegz", "ĊĖĠİŻċėġż"},
    {0x308, "AEIOUYaeiouyЕІАЖЗИОЭУЧЫеіажзиоэучы", "ÄËÏÖÜŸäëïöüÿЁЇӒӜӞӤӦӬӰӴӸёїӓӝӟӥӧӭӱӵӹ"},
    {0x30A, "AUau", "ÅŮåů"},
    {0x30B, "OUouУу", "ŐŰőűӲӳ"},
    {0x30C, "CDENRSTZcdenrstz", "ČĎĚŇŘŠŤŽčďěňřšťž"},
    {0x326, "STst", "ȘȚșț"},
    {0x327, "CGKLNRSTcgklnrst", "ÇĢĶĻŅŖŞŢçģķļņŗşţ"},
    {0x328, "AEIUaeiu", "ĄĘĮŲąęįų"},
};
enum { MARKS = sizeof compositions / sizeof compositions[0] };

static uint32_t compose(uint32_t plain, uint32_t mark)
{
    for (int i = 0; i < MARKS; i++) {
        int place = compositions[i].mark == mark ? place_in(compositions[i].plain, plain) : -1;
        if (place >= 0) return letter_at(compositions[i].marked, place);
    }
    return 0;
}

static uint32_t without_mark(uint32_t letter)
{
    for (int i = 0; i < MARKS; i++) {
        int place = place_in(compositions[i].marked, letter);
        if (place >= 0) return letter_at(compositions[i].plain, place);
    }
    return letter;
}

/* ---- What a name may be made of ---- */

static const char separators[] = " -_.'";

typedef enum { NO_LETTER, DIGIT, SEPARATOR, LATIN, CYRILLIC } letter_kind;

static letter_kind kind_of(uint32_t letter)
{
    static const char latin[] = "ÆÐØÞßæðøþĐđĦħıŁłŊŋŒœŦŧẞ";
    uint32_t plain = without_mark(letter);
    if (plain >= '0' && plain <= '9') return DIGIT;
    if (plain < 0x80 && strchr(separators, (int)plain) != NULL && plain != 0) return SEPARATOR;
    if ((plain >= 'A' && plain <= 'Z') || (plain >= 'a' && plain <= 'z')) return LATIN;
    if (place_in(latin, letter) >= 0) return LATIN;
    bool is_cyrillic = (plain >= 0x400 && plain <= 0x45F) || (plain >= 0x490 && plain <= 0x4FF);
    return is_cyrillic ? CYRILLIC : NO_LETTER;
}

/* The forms that NFKC maps to a plain letter and that a keyboard may give: wide ones, and blanks. */
static uint32_t plain_form(uint32_t letter)
{
    if (letter >= 0xFF01 && letter <= 0xFF5E) return letter - 0xFF01 + '!';
    if (letter == 0xA0 || letter == 0x3000 || letter == 0x202F ||
        (letter >= 0x2000 && letter <= 0x200A))
        return ' ';
    return letter;
}

/* The letters in their one form, blanks as one. The number of letters, or -1: too many. */
static int take_letters(const char *text, uint32_t out[SPELLING_LETTERS])
{
    int count = 0;
    while (*text != '\0') {
        uint32_t letter = plain_form(take_letter(&text));
        uint32_t marked = count > 0 ? compose(out[count - 1], letter) : 0;
        if (marked != 0) {
            out[count - 1] = marked;
            continue;
        }
        if (letter == ' ' && (count == 0 || out[count - 1] == ' ')) continue;
        if (count == SPELLING_LETTERS && letter == ' ') continue;
        if (count == SPELLING_LETTERS) return -1;
        out[count++] = letter;
    }
    while (count > 0 && out[count - 1] == ' ') count--;
    return count;
}

static bool is_one_script(const uint32_t *letters, int count)
{
    letter_kind script = NO_LETTER, last = SEPARATOR;
    for (int i = 0; i < count; i++) {
        letter_kind kind = kind_of(letters[i]);
        if (kind == NO_LETTER || (kind == SEPARATOR && last == SEPARATOR)) return false;
        if (kind >= LATIN && script != NO_LETTER && kind != script) return false;
        if (kind >= LATIN) script = kind;
        last = kind;
    }
    return script != NO_LETTER && last != SEPARATOR;
}

/* ---- Skeletons ---- */

/* Each line: what is written, and the letters of both alphabets that look like it in some case. */
static const struct {
    const char *skeleton, *letters;
} twins[] = {
    {"a", "aAаАӘәæÆӔӕ"}, {"b", "bBвВьЬЪъ"},       {"c", "cCсС"},         {"d", "dDðÐđĐ"},
    {"e", "eEеЕєЄҽҾœŒ"}, {"f", "fFҒғ"},           {"g", "gG"},           {"h", "hHнНһҺħĦҢңӇӈӉӊ"},
    {"j", "jJјЈ"},       {"k", "kKкКқҚҝҜҟҞҡҠӃӄ"}, {"l", "lLiI1ıіІӀӏłŁ"}, {"m", "mMмМӍӎ"},
    {"n", "nNŋŊпП"},     {"o", "oO0оОøØӨөѲѳ"},    {"p", "pPрРþÞҏҎ"},     {"q", "qQԛ"},
    {"r", "rRгГґҐ"},     {"s", "sSѕЅß"},          {"t", "tTтТŧŦҬҭ"},     {"u", "uUиИцЦ"},
    {"v", "vVѵѴ"},       {"w", "wWшШщЩ"},         {"x", "xXхХҲҳӼӽӾӿ"},   {"y", "yYуУүҮұҰ"},
    {"z", "zZ"},         {"3", "3зЗэЭҘҙӠӡ"},      {"4", "4чЧҶҷҸҹӋӌҺ"},   {"6", "6бБ"},
};

static const char *twin_of(uint32_t letter)
{
    for (size_t i = 0; i < sizeof twins / sizeof twins[0]; i++)
        if (place_in(twins[i].letters, letter) >= 0) return twins[i].skeleton;
    return NULL;
}

/* Of Cyrillic letters that look like no Latin one. */
static uint32_t lower(uint32_t letter)
{
    if (letter >= 0x410 && letter <= 0x42F) return letter + 0x20;
    if (letter >= 0x400 && letter <= 0x40F) return letter + 0x50;
    if (letter >= 0x4C1 && letter <= 0x4CE) return letter + (letter & 1);
    return letter >= 0x490 ? letter | 1 : letter;
}

/* "rn" is read as "m", and "vv" as "w". */
static void join_pairs(char *text)
{
    char *to = text;
    for (const char *at = text; *at != '\0'; to++) {
        bool is_pair = (at[0] == 'r' && at[1] == 'n') || (at[0] == 'v' && at[1] == 'v');
        *to = !is_pair ? at[0] : at[0] == 'r' ? 'm' : 'w';
        at += is_pair ? 2 : 1;
    }
    *to = '\0';
}

void spelling_skeleton(const char *name, char out[SPELLING_SKELETON_CAP])
{
    vx_text text = vx_text_on(out, SPELLING_SKELETON_CAP);
    while (*name != '\0') {
        uint32_t letter = without_mark(take_letter(&name));
        const char *twin = twin_of(letter);
        if (kind_of(letter) == SEPARATOR) continue;
        if (twin != NULL)
            vx_add(&text, twin);
        else
            add_letter(&text, lower(letter));
    }
    join_pairs(out);
}

/* ---- Names that nobody is given ---- */

/* With any number behind them: "machine 9", "guest 12". */
static bool is_reserved(const char *name)
{
    static const char *const words[] = {
        "machine",       "машина",        "guest",     "гость",     "level",
        "уровень",       "human",         "человек",   "admin",     "админ",
        "administrator", "администратор", "moderator", "модератор", "server",
        "сервер",        "system",        "система",   "vexillum",  "vexillum club",
        "spectator",     "зритель",       "umpire",    "судья",     "nobody",
        "никто",         "you",           "вы",        "me",        "chance",
        "жребий",        "bye",           "null",      "root",      "support",
        "поддержка",     "deleted",       "удалён",
    };
    char bare[STORE_NAME_CAP], found[SPELLING_SKELETON_CAP], wanted[SPELLING_SKELETON_CAP];
    size_t length = strlen(name);
    while (length > 0 && strchr("0123456789 -_.'", name[length - 1]) != NULL) length--;
    snprintf(bare, sizeof bare, "%.*s", (int)length, name);
    spelling_skeleton(bare, found);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        spelling_skeleton(words[i], wanted);
        if (strcmp(found, wanted) == 0) return true;
    }
    return false;
}

/* ---- Taking a name ---- */

bool spelling_take(const char *text, char out[STORE_NAME_CAP], vx_problem *why)
{
    static const vx_message too_long = {
        NULL, {"a name has up to {0} letters", "в имени не больше {0} букв"}};
    static const vx_message odd = {
        NULL,
        {"a name has Latin or Cyrillic letters, not both, and digits, blanks, - _ . ' between them",
         "имя пишется латиницей или кириллицей, но не вместе; между буквами могут стоять цифры, "
         "пробелы и - _ . '"}};
    static const vx_message reserved = {
        NULL,
        {"this name is kept for machines, guests or those who run the server",
         "это имя оставлено для машин, гостей или хозяев сервера"}};
    uint32_t letters[SPELLING_LETTERS];
    int count = take_letters(text, letters);
    if (count < 0) return vx_refuse_numbers(why, &too_long, SPELLING_LETTERS, 0);
    if (!is_one_script(letters, count)) return vx_refuse(why, &odd);
    vx_text name = vx_text_on(out, STORE_NAME_CAP);
    for (int i = 0; i < count; i++) add_letter(&name, letters[i]);
    return !is_reserved(out) || vx_refuse(why, &reserved);
}
