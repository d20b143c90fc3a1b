/* SPDX-License-Identifier: MIT */
/* army_figures_test.c - every figure of Warmaster's army lists, against what is written elsewhere. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/warmaster/army/army.h"
#include "harness.h"

/* ---- Rows ---- */

static void check_names(const char *key, const char *const name[VX_LANGUAGES])
{
    assert_true(strspn(key, "abcdefghijklmnopqrstuvwxyz-") == strlen(key) && key[0] != '\0');
    assert_true(name[VX_ENGLISH] != NULL && name[VX_RUSSIAN] != NULL);
    assert_string_not_equal(name[VX_ENGLISH], name[VX_RUSSIAN]);
}

static void check_pair_of_rules(const char *const rules[VX_LANGUAGES])
{
    assert_int_equal(rules[VX_ENGLISH] == NULL, rules[VX_RUSSIAN] == NULL);
}

/* WM-STAT-05, WM-STAT-06: armour is 3+ to 6+ or none; WM-STAT-11: characters have neither */
static void check_unit_row(const army_profile *army, const unit_profile *p)
{
    check_names(p->key, p->name);
    check_pair_of_rules(p->rules);
    assert_true(p->type < TROOP_TYPES);
    assert_true(p->armour == 0 || (p->armour >= 3 && p->armour <= 6));
    assert_true(p->hits > 0 && p->stands >= 1 && p->stands <= 3);
    assert_true(p->front > 0 && p->depth > 0);
    assert_true(p->summoned || p->points > 0);
    assert_int_equal(p->shots_kind == SHOTS_NONE, p->range == 0);
    assert_int_equal(p->shots_kind == SHOTS_BY_RANGE, p->bands != 0);
    assert_int_equal(p->parents != 0, has_keyword(&p->keywords, HAS_attached_stand));
    assert_int_equal(p->hurt_from != 0, has_keyword(&p->keywords, HAS_badly_hurt));
    assert_true(p->parents >> army->unit_count == 0 && p->counts_as <= army->unit_count);
    for (int i = 0; i < army->unit_count; i++)
        if (p->parents >> i & 1) assert_int_equal(army->units[i].stands, 3);
}

static void note_key(const char *seen[], int *count, const char *key)
{
    for (int i = 0; i < *count; i++)
        if (strcmp(seen[i], key) == 0) fail_msg("%s stands twice in one army", key);
    seen[(*count)++] = key;
}

static void every_row_is_whole(void **state)
{
    (void)state;
    int units = 0, characters = 0, mounts = 0;
    assert_int_equal(wm_count_armies(0), BOOK_ARMIES);
    for (int i = 0; wm_book.army[i] != NULL; i++) {
        const army_profile *army = wm_book.army[i];
        const char *seen[64];
        int count = 0, generals = 0;
        check_names(army->key, army->name);
        check_pair_of_rules(army->rules);
        assert_true(army->unit_count <= PROFILES_MAX && army->mount_count <= PROFILES_MAX);
        for (int j = 0; j < army->unit_count; j++) {
            check_unit_row(army, &army->units[j]);
            note_key(seen, &count, army->units[j].key);
        }
        for (int j = 0; j < army->character_count; j++) {
            const character_profile *p = &army->characters[j];
            check_names(p->key, p->name);
            check_pair_of_rules(p->rules);
            note_key(seen, &count, p->key);
            generals += p->role == GENERAL;
            assert_true(p->command <= 10); /* WM-STAT-07 */
            assert_true((p->bearer & (BY_GENERAL << p->role)) != 0);
        }
        for (int j = 0; j < army->mount_count; j++) {
            check_names(army->mounts[j].key, army->mounts[j].name);
            check_pair_of_rules(army->mounts[j].rules);
            note_key(seen, &count, army->mounts[j].key);
            assert_true(army->mounts[j].riders != 0 &&
                        army->mounts[j].riders >> army->character_count == 0);
        }
        assert_int_equal(generals, 1);
        units += army->unit_count;
        characters += army->character_count;
        mounts += army->mount_count;
    }
    assert_int_equal(units, 235);
    assert_int_equal(characters, 85);
    assert_int_equal(mounts, 52);
}

/* No army has anything of the same name, so that a list says what it means */
static void regiments_of_renown_are_whole(void **state)
{
    (void)state;
    assert_int_equal(wm_renown.unit_count, RENOWN_UNITS);
    assert_int_equal(wm_renown.character_count, RENOWN_CHARACTERS);
    for (int i = 0; wm_book.army[i] != NULL; i++) {
        const army_profile *army = wm_book.army[i];
        const char *seen[96];
        int count = 0;
        for (int j = 0; j < army->unit_count; j++) note_key(seen, &count, army->units[j].key);
        for (int j = 0; j < army->character_count; j++)
            note_key(seen, &count, army->characters[j].key);
        for (int j = 0; j < army->mount_count; j++) note_key(seen, &count, army->mounts[j].key);
        for (int j = 0; j < RENOWN_CHARACTERS; j++)
            note_key(seen, &count, wm_renown.characters[j].key);
        for (int j = 0; j < RENOWN_UNITS; j++) note_key(seen, &count, wm_renown.units[j].key);
    }
    for (int j = 0; j < RENOWN_UNITS; j++) check_unit_row(&wm_renown, &wm_renown.units[j]);
    for (int j = 0; j < RENOWN_CHARACTERS; j++)
        check_names(wm_renown.characters[j].key, wm_renown.characters[j].name);
}

/* WM-STAT-13: special rules have names, and each is explained in both languages */
static void every_keyword_is_explained(void **state)
{
    (void)state;
    assert_int_equal(KEYWORDS, 75);
    for (int i = 0; i < KEYWORDS; i++) {
        const keyword_text *k = &wm_keyword_texts[i];
        assert_true(k->key != NULL && k->text[VX_ENGLISH] != NULL && k->text[VX_RUSSIAN] != NULL);
        assert_string_not_equal(k->text[VX_ENGLISH], k->text[VX_RUSSIAN]);
        for (int j = 0; j < i; j++) assert_string_not_equal(k->key, wm_keyword_texts[j].key);
    }
}

/* ---- The figures once more, from a file that was not made from the tables ---- */

static int by_name(const void *one, const void *other)
{
    return strcmp(*(const char *const *)one, *(const char *const *)other);
}

static void print_keywords(char *out, const keyword_set *set)
{
    const char *names[KEYWORDS];
    size_t count = 0;
    for (int i = 0; i < KEYWORDS; i++)
        if (has_keyword(set, (keyword)i)) names[count++] = wm_keyword_texts[i].key;
    qsort(names, count, sizeof names[0], by_name);
    for (size_t i = 0; i < count; i++)
        sprintf(out + strlen(out), "%s%s", i == 0 ? " " : ",", names[i]);
}

static void print_limit(char *out, const limits *limit)
{
    char least[8] = "-", most[8] = "-";
    if (limit->minimum != 0) sprintf(least, "%d", limit->minimum);
    if (limit->maximum != 0) sprintf(most, "%d", limit->maximum);
    sprintf(out + strlen(out), " %s/%s", least, most);
    if (limit->army_maximum != 0) sprintf(out + strlen(out), " army %d", limit->army_maximum);
}

static void print_shots(char *out, const unit_profile *p)
{
    static const char *const forms[] = {
        [SHOTS_PLAIN] = "/%d", [SHOTS_BOUNCE] = "/%d+b", [SHOTS_PER_STAND] = "/%d*"};
    char *end = out + strlen(out);
    if (p->shots_kind == SHOTS_NONE) return;
    if (p->shots_kind == SHOTS_BY_RANGE) {
        end += sprintf(end, "/%d", p->shots);
        for (int i = 1; i < p->bands; i++) end += sprintf(end, "-%d", p->shots >> i);
    } else if (p->shots_kind == SHOTS_DICE) {
        end += p->shots == 1 ? sprintf(end, "/D6") : sprintf(end, "/%dD6", p->shots);
    } else {
        end += sprintf(end, forms[p->shots_kind], p->shots);
    }
    if (p->least_range != 0)
        sprintf(end, " %d-%d", p->least_range, p->range);
    else
        sprintf(end, " %d", p->range);
}

static void print_unit(char *out, const unit_profile *p)
{
    static const char *const types[] = {"infantry", "cavalry",   "chariot",
                                        "monster",  "artillery", "machine"};
    bool wagon = p->special == SPECIAL_PUMP_WAGON; /* its attacks and pace are dice */
    sprintf(out, "unit %s %s ", p->key, types[p->type]);
    if (wagon)
        strcat(out, "D6");
    else
        sprintf(out + strlen(out), "%d", p->attacks);
    print_shots(out, p);
    sprintf(out + strlen(out), " hits %d armour ", p->hits);
    if (p->armour == 0)
        strcat(out, "-");
    else
        sprintf(out + strlen(out), "%d+", p->armour);
    sprintf(out + strlen(out), " stands %d move ", p->stands);
    if (wagon)
        strcat(out, "10xD6");
    else
        sprintf(out + strlen(out), "%d", p->move);
    sprintf(out + strlen(out), " base %dx%d points %d", p->front, p->depth, p->points);
    print_limit(out, &p->limit);
    print_keywords(out, &p->keywords);
}

static void print_character(char *out, const character_profile *p)
{
    static const char *const roles[] = {"general", "hero", "wizard"};
    sprintf(out, "character %s %s +%d command %d range ", p->key, roles[p->role], p->attacks,
            p->command);
    if (p->command_range == 0)
        strcat(out, "-");
    else
        sprintf(out + strlen(out), "%d", p->command_range);
    sprintf(out + strlen(out), " points %d", p->points);
    print_limit(out, &p->limit);
    print_keywords(out, &p->keywords);
}

static void print_mount(char *out, const army_profile *army, const mount_profile *p)
{
    static const char *const kinds[] = {"monster", "chariot", "other", "other"};
    const char *separator = " ";
    sprintf(out, "mount %s %s +%d points %d", p->key, kinds[p->kind], p->attacks, p->points);
    print_limit(out, &p->limit);
    strcat(out, " for");
    for (int i = 0; i < army->character_count; i++) {
        if (!(p->riders >> i & 1)) continue;
        sprintf(out + strlen(out), "%s%s", separator, army->characters[i].key);
        separator = ",";
    }
    strcat(out, ":");
    print_keywords(out, &p->keywords);
}

static void print_item(char *out, const item_profile *p)
{
    static const char *const kinds[] = {"banner", "weapon", "device"};
    const char *who = p->bearers == BY_UNIT     ? "unit"
                      : p->bearers & BY_UNIT    ? "unit_or_character"
                      : p->bearers & BY_GENERAL ? "general"
                      : p->bearers & ~BY_WIZARD ? "wizard_or_runesmith"
                                                : "wizard";
    sprintf(out, "item %s %s %s %d", p->key, kinds[p->kind], who, p->points);
}

static FILE *figures;
static int figure_lines;

static void expect_line(const char *printed)
{
    char line[512];
    do {
        if (fgets(line, sizeof line, figures) == NULL) fail_msg("no line for: %s", printed);
        line[strcspn(line, "\n")] = '\0';
    } while (line[0] == '#');
    assert_string_equal(printed, line);
    figure_lines++;
}

static void army_figures_are_those_of_the_lists(void **state)
{
    (void)state;
    char line[1024];
    figures = fopen("tests/data/warmaster-armies.txt", "r");
    assert_non_null(figures);
    figure_lines = 0;
    for (int i = 0; wm_book.army[i] != NULL; i++) {
        const army_profile *army = wm_book.army[i];
        sprintf(line, "army %s", army->key);
        expect_line(line);
        for (int j = 0; j < army->unit_count; j++)
            print_unit(line, &army->units[j]), expect_line(line);
        for (int j = 0; j < army->character_count; j++)
            print_character(line, &army->characters[j]), expect_line(line);
        for (int j = 0; j < army->mount_count; j++)
            print_mount(line, army, &army->mounts[j]), expect_line(line);
    }
    expect_line("army renown");
    for (int j = 0; j < wm_renown.unit_count; j++)
        print_unit(line, &wm_renown.units[j]), expect_line(line);
    for (int j = 0; j < wm_renown.character_count; j++)
        print_character(line, &wm_renown.characters[j]), expect_line(line);
    for (int i = 0; i < ITEMS; i++) print_item(line, &wm_items[i]), expect_line(line);
    assert_null(fgets(line, sizeof line, figures));
    assert_int_equal(figure_lines, 26 + 235 + 85 + 52 + 18 + 1 + 24);
    fclose(figures);
}

/* ---- And as the rules pages print them ---- */

/* The next row of a table in part 33, cut into its cells; false at the end of the part. */
static bool next_row(FILE *page, char *line, int size, char *cell[10])
{
    while (fgets(line, size, page) != NULL && strncmp(line, "## 34", 5) != 0) {
        bool heading = strncmp(line, "| unit", 6) == 0 || strncmp(line, "|--", 3) == 0 ||
                       strncmp(line, "| отряд", strlen("| отряд")) == 0;
        if (line[0] != '|' || heading) continue;
        char *at = line + 2;
        for (int i = 0; i < 10; i++) {
            char *end = strstr(at, " |");
            assert_non_null(end);
            *end = '\0';
            cell[i] = at;
            at = end + 3;
        }
        return true;
    }
    return false;
}

static void expect_cell(const char *name, const char *cell, const char *expected)
{
    if (strcmp(cell, expected) != 0) fail_msg("%s: %s, not %s", name, cell, expected);
}

/* The page marks names of our own. */
static void expect_name(char *cell, const char *name)
{
    char *mark = strstr(cell, "°");
    if (mark != NULL) *mark = '\0';
    expect_cell(name, cell, name);
}

/* "2/-", and "1!" or "0-1!" for the whole army. */
static void expect_limit(const char *name, const char *cell, const limits *limit, bool must)
{
    char text[32] = "";
    print_limit(text, limit);
    if (limit->army_maximum != 0) sprintf(text, must ? " %d!" : " 0-%d!", limit->army_maximum);
    expect_cell(name, cell, text + 1);
}

static void expect_number(const char *name, const char *cell, const char *form, int number)
{
    char text[32];
    snprintf(text, sizeof text, form, number);
    expect_cell(name, cell, text);
}

static void expect_unit_cells(char *cell[10], const unit_profile *p, vx_language language)
{
    char attacks[64] = "";
    const char *name = p->name[language];
    bool attached = p->parents != 0;
    expect_name(cell[0], name);
    print_shots(attacks, p);
    attacks[strcspn(attacks, " ")] = '\0'; /* the range has a cell of its own */
    char *special = strpbrk(attacks, "b*");
    if (special != NULL) *special = '\0'; /* said in words there */
    char text[80];
    snprintf(text, sizeof text, "%d%s", p->attacks, attacks);
    if (strncmp(cell[2], text, strlen(text)) != 0) fail_msg("%s: %s, not %s", name, cell[2], text);
    if (p->range != 0) expect_number(name, cell[3], "%d", p->range);
    expect_number(name, cell[4], "%d", p->hits);
    if (!attached) expect_number(name, cell[5], p->armour == 0 ? "-" : "%d+", p->armour);
    expect_number(name, cell[7], attached ? "+%d" : "%d", p->stands);
    expect_number(name, cell[8], "%d", p->points);
    expect_limit(name, cell[9], &p->limit, false);
}

static void expect_character_cells(char *cell[10], const character_profile *p, vx_language language)
{
    const char *name = p->name[language];
    expect_name(cell[0], name);
    expect_number(name, cell[2], "+%d", p->attacks);
    expect_number(name, cell[6], "%d", p->command);
    expect_number(name, cell[8], "%d", p->points);
    expect_limit(name, cell[9], &p->limit, p->role == GENERAL);
}

static void expect_mount_cells(char *cell[10], const mount_profile *p, vx_language language)
{
    const char *name = p->name[language];
    cell[2][strcspn(cell[2], "/")] = '\0';
    expect_name(cell[0], name);
    expect_number(name, cell[2], "+%d", p->attacks);
    expect_number(name, cell[8], "+%d", p->points);
    expect_limit(name, cell[9], &p->limit, false);
}

static void the_rules_pages_print_the_same_figures(void **state)
{
    (void)state;
    static const char *const pages[VX_LANGUAGES] = {"src/games/warmaster/RULES.md",
                                                    "src/games/warmaster/RULES.ru.md"};
    for (vx_language language = 0; language < VX_LANGUAGES; language++) {
        char line[4096], *cell[10];
        FILE *page = fopen(pages[language], "r");
        assert_non_null(page);
        while (fgets(line, sizeof line, page) != NULL && strncmp(line, "## 33", 5) != 0) continue;
        for (int i = 0; i < 6; i++) {
            const army_profile *army = wm_book.army[i];
            for (int j = 0; j < army->unit_count; j++) {
                assert_true(next_row(page, line, sizeof line, cell));
                expect_unit_cells(cell, &army->units[j], language);
            }
            for (int j = 0; j < army->character_count; j++) {
                assert_true(next_row(page, line, sizeof line, cell));
                expect_character_cells(cell, &army->characters[j], language);
            }
            for (int j = 0; j < army->mount_count; j++) {
                assert_true(next_row(page, line, sizeof line, cell));
                expect_mount_cells(cell, &army->mounts[j], language);
            }
        }
        assert_false(next_row(page, line, sizeof line, cell));
        fclose(page);
    }
}

int main(int words, char **word)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_is_whole),
        cmocka_unit_test(regiments_of_renown_are_whole),
        cmocka_unit_test(every_keyword_is_explained),
        cmocka_unit_test(army_figures_are_those_of_the_lists),
        cmocka_unit_test(the_rules_pages_print_the_same_figures),
    };
    return RUN_SUITE("army_figures", tests, words, word);
}
