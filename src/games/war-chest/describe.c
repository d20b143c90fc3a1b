/* SPDX-License-Identifier: MIT */
/* describe.c - actions in words, and the odds of what follows them. */
#include <string.h>

#include "games/war-chest/riddle.h"

/* ---- Sentences ----
 *
 * {U} {V} name coins, {H} {I} {J} hexes, {S} a seat, {F} a faction, {D} three decrees, {T} the unit
 * attacked and what becomes of it. Russian avoids verbs after a unit's name: some names are
 * plural, some are not. */

typedef struct {
    const char *text[VX_LANGUAGES];
} sentence;

static const sentence sentences[VERBS] = {
    [ACT_DEPLOY] = {{"{U} is deployed on {H}", "{U} — вывод на {H}"}},
    [ACT_BOLSTER] = {{"{U} {H} is bolstered", "{U} {H} — усиление"}},
    [ACT_CLAIM] = {{"takes the initiative; face down: {U}", "перехват инициативы; взакрытую: {U}"}},
    [ACT_RECRUIT] = {{"recruits {V}; face down: {U}", "призыв из запаса: {V}; взакрытую: {U}"}},
    [ACT_PASS] = {{"passes; face down: {U}", "пас; взакрытую: {U}"}},
    [ACT_MOVE] = {{"{U} goes from {H} to {I}", "{U} — ход с {H} на {I}"}},
    [ACT_ATTACK] = {{"{U} {H} attacks {T}", "{U} {H} — атака на {T}"}},
    [ACT_CONTROL] = {{"{U} takes control of {H}", "{U} — взятие {H} под контроль"}},
    [ACT_SHOT] = {{"{U} {H} shoots at {T}", "{U} {H} — выстрел в {T}"}},
    [ACT_CHARGE] = {{"{U} goes from {H} to {I} and attacks {T}",
                     "{U} — ход с {H} на {I} и атака на {T}"}},
    [ACT_RIDE] = {{"by its tactic {U} goes from {H} to {I}", "{U} — тактика: ход с {H} на {I}"}},
    [ACT_ENSIGN] = {{"{U} {H} sends {V} from {I} to {J}", "{U} {H}: {V} — ход с {I} на {J}"}},
    [ACT_MARSHALL] = {{"{U} {H} has {V} {I} attack {T}", "{U} {H}: {V} {I} — атака на {T}"}},
    [ACT_FOOT_MOVE] = {{"by its tactic {U} goes from {H} to {I}",
                        "{U} — тактика: ход с {H} на {I}"}},
    [ACT_FOOT_ATTACK] = {{"by its tactic {U} {H} attacks {T}", "{U} {H} — тактика: атака на {T}"}},
    [ACT_FOOT_CONTROL] = {{"by its tactic {U} takes control of {H}",
                           "{U} — тактика: взятие {H} под контроль"}},
    [ACT_BISHOP_MOVE] = {{"{U} recruits {V} and goes from {H} to {I}",
                          "{U} — призыв ({V}) и ход с {H} на {I}"}},
    [ACT_BISHOP_ATTACK] = {{"{U} {H} recruits {V} and attacks {T}",
                            "{U} {H} — призыв ({V}) и атака на {T}"}},
    [ACT_HERALD] = {{"{U} {H} bolsters {V} {I} from supply",
                     "{U} {H} — усиление из запаса: {V} {I}"}},
    [ACT_EARL] = {{"{U} takes control of {H} and will proclaim",
                   "{U} — взятие {H} под контроль, затем оглашение"}},
    [ACT_ENLIST] = {{"proclaims Enlist: {U}, {V}", "указ «Призыв»: {U}, {V}"}},
    [ACT_GUARD] = {{"proclaims Guard: {U} {H} attacks {T}",
                    "указ «Стража»: {U} {H} — атака на {T}"}},
    [ACT_SACRIFICE] = {{"proclaims Sacrifice: {U} {H} attacks {T} and loses a coin",
                        "указ «Жертва»: {U} {H} — атака на {T} и потеря своего жетона"}},
    [ACT_MARCH] = {{"proclaims March: {U} goes from {H} to {I}",
                    "указ «Марш»: {U} — ход с {H} на {I}"}},
    [ACT_REDEPLOY] = {{"proclaims Redeploy: {U}, {H} to {I}",
                       "указ «Перегруппировка»: {U}, с {H} на {I}"}},
    [ACT_REINFORCE] = {{"proclaims Reinforce: {U} returns to supply",
                        "указ «Пополнение»: {U} возвращается в запас"}},
    [ACT_SPY] = {{"proclaims Spy: looks at the hand of {S}",
                  "указ «Шпион»: смотрит руку игрока {S}"}},
    [ACT_SPY_DROP] = {{"has a coin dropped: {U}", "заставляет сбросить жетон: {U}"}},
    [ACT_SPY_KEEP] = {{"leaves the hand as it is", "оставляет руку как есть"}},
    [ACT_SHIFT] = {{"Bannerman shifts {U} from {H} to {I}", "Знаменосец сдвигает: {U}, {H} — {I}"}},
    [ACT_SKIP] = {{"{U}: declined", "{U}: отказ"}},
    [ACT_NEXT] = {{"next: {U}", "следующее: {U}"}},
    [ACT_SOAK_STACK] = {{"the Royal Guard loses a coin of its stack",
                         "Королевская гвардия теряет жетон стопки"}},
    [ACT_SOAK_SUPPLY] = {{"the Royal Guard loses a coin of the supply",
                          "Королевская гвардия теряет жетон из запаса"}},
    [ACT_PICK] = {{"picks {U}", "выбор карты: {U}"}},
    [ACT_SEAT] = {{"{S} takes the marker", "маркер берёт {S}"}},
    [ACT_DECREES] = {{"the decrees are {D}", "указы: {D}"}},
    [ACT_DEAL] = {{"{S} is dealt {U}", "{S} получает карту: {U}"}},
    [ACT_POOL] = {{"on offer: {U}", "на выбор: {U}"}},
    [ACT_FLIP] = {{"the marker shows {F}", "маркер показывает: {F}"}},
    [ACT_DRAW] = {{"{S} draws {U}", "{S} тянет жетон: {U}"}},
};

const char *const wc_faction_names[FACTIONS][VX_LANGUAGES] = {{"Wolf", "Волк"}, {"Raven", "Ворон"}};

static void add_coin(vx_text *out, int type, vx_language language)
{
    static const char *const unknown[VX_LANGUAGES] = {"a hidden coin", "скрытый жетон"};
    vx_add(out, type == UNKNOWN_COIN ? unknown[language] : wc_types[type].name[language]);
}

int wc_hex_attacked(const act *a)
{
    return a->verb == ACT_CHARGE || a->verb == ACT_MARSHALL ? a->j : a->i;
}

/* The unit under attack, and how many coins it will have. */
static void add_target(vx_text *out, const war_chest *s, int hex, vx_language language)
{
    static const char *const nobody[VX_LANGUAGES] = {"nobody", "пустую ячейку"};
    static const char *const gone[VX_LANGUAGES] = {" (its last coin)", " (последний жетон)"};
    static const char *const left[VX_LANGUAGES] = {" (coins left: ", " (останется жетонов: "};
    int unit = s->unit_at[hex];
    vx_add(out, unit == NO_UNIT ? nobody[language] : wc_types[s->kind[unit]].object[language]);
    vx_add_char(out, ' ');
    wc_add_hex(out, hex);
    if (unit == NO_UNIT) return;
    if (s->stack[unit] == 1) {
        vx_add(out, gone[language]);
        return;
    }
    vx_add(out, left[language]);
    vx_add_number(out, s->stack[unit] - 1);
    vx_add_char(out, ')');
}

static void add_trio_names(vx_text *out, int trio, vx_language language)
{
    bool is_first = true;
    for (int which = 0; which < DECREES; which++) {
        if ((wc_decree_trios[trio] >> which & 1) == 0) continue;
        if (!is_first) vx_add(out, ", ");
        vx_add(out, wc_decrees[which].name[language]);
        is_first = false;
    }
}

static void add_blank(vx_text *out, const war_chest *s, const act *a, char what,
                      vx_language language)
{
    switch (what) {
    case 'U':
        add_coin(out, a->u, language);
        break;
    case 'V':
        if (a->verb == ACT_ENLIST && a->v == UNKNOWN_COIN)
            vx_add_char(out, '-');
        else
            add_coin(out, a->v, language);
        break;
    case 'T':
        add_target(out, s, wc_hex_attacked(a), language);
        break;
    case 'S': /* partners have the third and fourth seat */
        vx_add(out, wc_faction_names[faction_of(a->seat)][language]);
        if (a->seat >= FACTIONS) vx_add(out, " 2");
        break;
    case 'F':
        vx_add(out, wc_faction_names[a->seat][language]);
        break;
    case 'D':
        add_trio_names(out, a->h, language);
        break;
    default: /* H, I, J */
        wc_add_hex(out, what == 'H' ? a->h : what == 'I' ? a->i : a->j);
        break;
    }
}

void wc_describe_action(const void *state, vx_action action, vx_language language, vx_text *out)
{
    static const char *const drawn[VX_LANGUAGES] = {", with the drawn coin", ", вытянутым жетоном"};
    static const char *const nothing[VX_LANGUAGES] = {"not an action", "не действие"};
    const war_chest *s = state;
    act a = unpack_act(action);
    if (!wc_is_well_formed(action)) {
        vx_add(out, nothing[language]);
        return;
    }
    for (const char *at = sentences[a.verb].text[language]; *at != '\0'; at++) {
        if (*at != '{') {
            vx_add_char(out, *at);
            continue;
        }
        add_blank(out, s, &a, at[1], language);
        at += 2;
    }
    if (a.by == BY_PRIEST) vx_add(out, drawn[language]);
}

/* ---- Odds ----
 *
 * The only chance after a decision is a coin drawn at once: by the Warrior Priest, or in place of
 * one that Spy has dropped. */

static void add_draw_table(const war_chest *s, vx_language language, vx_odds *out)
{
    static const char *const priest[VX_LANGUAGES] = {"the Warrior Priest's coin",
                                                     "жетон Воина-священника"};
    static const char *const spied[VX_LANGUAGES] = {"the coin drawn instead",
                                                    "жетон, вытянутый взамен"};
    bool is_priest = frame_kind_of(top_frame(s)) == FRAME_PRIEST;
    uint64_t weight[SLOTS];
    wc_weigh_draw(s, s->drawer, weight);
    vx_odds_table *table = &out->table[out->count++];
    vx_text title = vx_text_on(table->title, sizeof table->title);
    vx_add(&title, (is_priest ? priest : spied)[language]);
    for (int slot = 0; slot < SLOTS; slot++) {
        if (weight[slot] == 0) continue;
        table->total += weight[slot];
        table->row[table->count].weight = weight[slot];
        vx_text row = vx_text_on(table->row[table->count].text, sizeof table->row[0].text);
        vx_add(&row, wc_types[slot_type(s, s->drawer, slot)].name[language]);
        table->count++;
    }
}

static void add_certain_table(const war_chest *s, vx_action action, vx_language language,
                              vx_odds *out)
{
    static const char *const certain[VX_LANGUAGES] = {"certain", "наверняка"};
    vx_odds_table *table = &out->table[out->count++];
    vx_text title = vx_text_on(table->title, sizeof table->title);
    vx_add(&title, certain[language]);
    table->total = 1;
    table->count = 1;
    table->row[0].weight = 1;
    vx_text row = vx_text_on(table->row[0].text, sizeof table->row[0].text);
    wc_describe_action(s, action, language, &row);
}

/* Somebody else's action: the coin that pays for it is one of those that his hand hides, so it is
 * none of those that he may draw. */
static void show_paid_coin(war_chest *s, vx_action action)
{
    act a = unpack_act(action);
    if (s->actor < 0 || a.by != BY_COIN) return;
    int slot = slot_of(s, s->actor, wc_paid_type(&a));
    zone *hand = &s->hand[s->actor];
    if (slot < 0 || coins_in(*hand, slot) > 0 || coins_in(*hand, UNKNOWN_SLOT) == 0) return;
    *hand = *hand - one_coin(UNKNOWN_SLOT) + one_coin(slot);
}

/* The coins of the actor's own hand are known to him, and so is what his bag may give. For another
 * seat it is as likely as a sample of the view would have it. */
void wc_odds(const void *state, vx_action action, vx_language language, vx_odds *out)
{
    war_chest after;
    memcpy(&after, state, sizeof after);
    out->count = 0;
    show_paid_coin(&after, action);
    war_chest_game.rules.apply(&after, action);
    bool draws = after.node == NODE_DRAW && after.depth > 0;
    if (draws)
        add_draw_table(&after, language, out);
    else
        add_certain_table(state, action, language, out);
}

/* ---- Themes ---- */

vx_theme wc_theme(vx_action action)
{
    static const uint8_t themes[VERBS] = {
        [ACT_DEPLOY] = VX_THEME_PLACE,       [ACT_REDEPLOY] = VX_THEME_PLACE,
        [ACT_BOLSTER] = VX_THEME_MUSTER,     [ACT_RECRUIT] = VX_THEME_MUSTER,
        [ACT_HERALD] = VX_THEME_MUSTER,      [ACT_ENLIST] = VX_THEME_MUSTER,
        [ACT_REINFORCE] = VX_THEME_MUSTER,   [ACT_PICK] = VX_THEME_MUSTER,
        [ACT_MOVE] = VX_THEME_MOVE,          [ACT_RIDE] = VX_THEME_MOVE,
        [ACT_ENSIGN] = VX_THEME_MOVE,        [ACT_FOOT_MOVE] = VX_THEME_MOVE,
        [ACT_BISHOP_MOVE] = VX_THEME_MOVE,   [ACT_MARCH] = VX_THEME_MOVE,
        [ACT_SHIFT] = VX_THEME_MOVE,         [ACT_ATTACK] = VX_THEME_ATTACK,
        [ACT_CHARGE] = VX_THEME_ATTACK,      [ACT_MARSHALL] = VX_THEME_ATTACK,
        [ACT_FOOT_ATTACK] = VX_THEME_ATTACK, [ACT_BISHOP_ATTACK] = VX_THEME_ATTACK,
        [ACT_GUARD] = VX_THEME_ATTACK,       [ACT_SHOT] = VX_THEME_SHOT,
        [ACT_CONTROL] = VX_THEME_CONTROL,    [ACT_FOOT_CONTROL] = VX_THEME_CONTROL,
        [ACT_SACRIFICE] = VX_THEME_LOSS,     [ACT_SOAK_STACK] = VX_THEME_LOSS,
        [ACT_SOAK_SUPPLY] = VX_THEME_LOSS,
    };
    return (vx_theme)themes[verb_of(action)];
}
