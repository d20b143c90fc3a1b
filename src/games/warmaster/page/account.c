/* SPDX-License-Identifier: MIT */
/* account.c - what dice and their results mean, as events for the page and sentences for the log.
 *
 * The battle makes many steps between two decisions. The action is made once more on a copy, and
 * each step is looked at: so the account has the order of the rules and nothing is guessed. */
#include <string.h>

#include "core/event.h"
#include "games/warmaster/combat/combat.h"
#include "games/warmaster/page/account.h"
#include "games/warmaster/shooting/shooting.h"
#include "games/warmaster/text/inches.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/turn/turn.h"

enum { NAME_CAP = 8, SENTENCE_CAP = 256 };
enum { USUAL_NEED = 4 }; /* WM-SHOOT-12, WM-COMBAT-17: in the open */

typedef const char *const sentence[VX_LANGUAGES];

typedef struct {
    char text[VX_LANGUAGES][SENTENCE_CAP];
} told;

static const char *name_piece(int id, char name[NAME_CAP])
{
    vx_text text = vx_text_on(name, NAME_CAP);
    if (id < ALL_UNITS)
        wm_add_unit(&text, id);
    else
        wm_add_person(&text, id - ALL_UNITS);
    return name;
}

/* "{unit}" stands for the unit, "{0}" and "{1}" for the numbers. */
static told tell(const battle *b, sentence words, int id, int64_t first, int64_t second)
{
    static const char mark[] = "{unit}";
    told out;
    for (int language = 0; language < VX_LANGUAGES; language++) {
        vx_text text = vx_text_on(out.text[language], SENTENCE_CAP);
        const char *rest = words[language], *at = strstr(rest, mark);
        if (at != NULL) {
            vx_add_bytes(&text, rest, (size_t)(at - rest));
            wm_name_unit(&text, b, id, (vx_language)language);
            rest = at + sizeof mark - 1;
        }
        vx_add_filled(&text, rest, (int64_t[2]){first, second}, "");
        wm_tell_lengths(b, &text, 0);
    }
    return out;
}

static void add_report(vx_text *out, vx_event event, const told *words)
{
    event.kind = VX_EVENT_REPORT;
    if (words != NULL)
        for (int language = 0; language < VX_LANGUAGES; language++)
            event.told[language] = words->text[language];
    vx_add_event(out, &event);
}

/* ---- Attacks, with what made them so many ---- */

static void add_part(vx_text *out, const char *from, const char *to, int number, const told *words)
{
    if (number == 0) return;
    add_report(out,
               (vx_event){.what = "part",
                          .seat = VX_NO_SEAT,
                          .from = from,
                          .to = to,
                          .has_number = true,
                          .number = number},
               words);
}

static told plainly(sentence words)
{
    told out;
    for (int language = 0; language < VX_LANGUAGES; language++) {
        vx_text text = vx_text_on(out.text[language], SENTENCE_CAP);
        vx_add(&text, words[language]);
    }
    return out;
}

typedef struct {
    int stands, base, gain[ATTACK_PARTS], lead[LEADS];
} attack_parts;

static bool strikes_so(const battle *b, int id, int stand, const blows *v)
{
    int aim = b->bout[id].aim[stand];
    return aim != 0 && aimed_unit(id, aim) == v->target &&
           wm_blow_need(b, id, stand, v->target, aimed_stand(aim)) == v->need;
}

static attack_parts parts_of(const battle *b, const blows_due *due)
{
    attack_parts out = {0};
    blows v = wm_volley(b, due->striker, due->head);
    for (int i = due->head; i < unit_of(b, due->striker)->stands; i++) {
        int gain[ATTACK_PARTS], aim = b->bout[due->striker].aim[i];
        if (!strikes_so(b, due->striker, i, &v)) continue;
        int dice = wm_stand_attacks(b, due->striker, i, v.target, aimed_stand(aim), gain);
        out.stands++;
        for (int k = 0; k < ATTACK_PARTS; k++) {
            out.gain[k] += gain[k];
            dice -= gain[k];
        }
        out.base += dice;
        for (int source = 0; source < LEADS; source++)
            if (b->bout[due->striker].lead[source] == i + 1)
                out.lead[source] += wm_lead_attacks(b, due->striker, (lead_source)source);
    }
    return out;
}

static void add_attacks(vx_text *out, const battle *b, const blows_due *due, int need)
{
    static sentence stands = {"stands that strike: {0}", "бьющих баз: {0}"};
    static sentence die = {"its die", "её кубик"};
    static const char *const leads[LEADS][VX_LANGUAGES] = {
        [LEAD_CHARACTER] = {"character", "персонаж"},
        [LEAD_WEAPON] = {"magic weapon", "магическое оружие"},
        [LEAD_SPELL] = {"spell", "заклинание"},
    };
    char one[NAME_CAP], other[NAME_CAP];
    const char *from = name_piece(due->striker, one), *to = name_piece(due->target, other);
    attack_parts p = parts_of(b, due);
    int sum = p.base;
    told words = tell(b, stands, due->striker, p.stands, 0);
    add_part(out, from, to, p.base, &words);
    for (int i = 0; i < ATTACK_PARTS; i++) {
        words = plainly(wm_attack_names[i]);
        add_part(out, from, to, p.gain[i], &words);
        sum += p.gain[i];
    }
    for (int i = 0; i < LEADS; i++) {
        words = plainly(leads[i]);
        add_part(out, from, to, p.lead[i], &words);
        sum += p.lead[i];
    }
    words = plainly(die);
    add_part(out, from, to, due->dice - sum, &words);
    add_report(out,
               (vx_event){.what = "attacks",
                          .seat = side_of_unit(due->striker),
                          .from = from,
                          .to = to,
                          .has_number = true,
                          .number = due->dice,
                          .need = need},
               NULL);
}

static void add_throw(vx_text *out, const battle *b, const char *from, const char *to, int number)
{
    wm_dice dice = wm_due_dice(b);
    add_report(out,
               (vx_event){.what = dice.saves ? "saves" : "hits",
                          .seat = VX_NO_SEAT,
                          .from = from,
                          .to = to,
                          .has_number = true,
                          .number = number,
                          .against = dice.count,
                          .need = dice.need},
               NULL);
}

/* What made the number to be thrown another than the usual one. */
static void add_reason(vx_text *out, const char *from, const char *to, int number, sentence words)
{
    char text[VX_LANGUAGES][SENTENCE_CAP];
    vx_event event = {
        .kind = VX_EVENT_REPORT, .what = "why", .seat = VX_NO_SEAT, .from = from, .to = to};
    if (number <= 0) return;
    for (int language = 0; language < VX_LANGUAGES; language++) {
        vx_text line = vx_text_on(text[language], SENTENCE_CAP);
        vx_add_filled(&line, words[language], (int64_t[2]){number, 0}, "");
        event.told[language] = text[language];
    }
    vx_add_event(out, &event);
}

static sentence behind_cover = {"cover: +{0} to the number", "укрытие: +{0} к числу"};

static void add_blow_reasons(vx_text *out, const battle *was, const char *from, const char *to)
{
    wm_dice dice = wm_due_dice(was);
    if (!dice.saves) add_reason(out, from, to, dice.need - USUAL_NEED, behind_cover);
}

static int count_stands(unsigned set)
{
    int count = 0;
    for (; set != 0; set &= set - 1) count++;
    return count;
}

/* WM-SHOOT-12, WM-SHOOT-13, WM-ART-18: how many shots there are, what they need, and what armour does. */
static void add_volley_reasons(vx_text *out, const battle *was, const volley *v, const char *from,
                               const char *to)
{
    static sentence stands = {"stands that shoot: {0}", "стреляющих баз: {0}"};
    static sentence harder = {"a hard shot: +{0} to the number", "трудный выстрел: +{0} к числу"};
    static sentence easier = {"a good shot: -{0} to the number", "меткий выстрел: -{0} к числу"};
    static sentence worse = {"armour is worse by {0}", "броня хуже на {0}"};
    wm_dice dice = wm_due_dice(was);
    int shooters = count_stands(v->shooters);
    if (dice.saves) {
        add_reason(out, from, to, v->saves == SAVES_WORSE, worse);
        return;
    }
    if (shooters > 0 && v->dice == shooters * v->each) {
        told words = tell(was, stands, v->target, shooters, 0);
        add_part(out, from, to, v->dice, &words);
    }
    add_reason(out, from, to, v->need - USUAL_NEED, harder);
    add_reason(out, from, to, USUAL_NEED - v->need, easier);
    add_reason(out, from, to, dice.need - v->need, behind_cover);
}

void wm_add_throw_account(vx_text *out, const battle *was, const act *a)
{
    char one[NAME_CAP], other[NAME_CAP];
    blows_due due;
    if ((a->kind != ACT_HITS && a->kind != ACT_TALLY) || was->task_count == 0) return;
    if (wm_blows_due(was, &due)) {
        const char *from = name_piece(due.striker, one), *to = name_piece(due.target, other);
        if (due.opens) add_attacks(out, was, &due, wm_due_dice(was).need);
        add_blow_reasons(out, was, from, to);
        add_throw(out, was, from, to, a->who);
        return;
    }
    if (top_task(was)->kind != TASK_VOLLEY) return;
    volley v = wm_volley_of(top_task(was));
    const char *from = name_piece(v.source, one), *to = name_piece(v.target, other);
    add_volley_reasons(out, was, &v, from, to);
    add_throw(out, was, from, to, a->who);
}

/* ---- What came of it ---- */

/* A round begins: who fights in it. */
static void note_round(vx_text *out, const battle *before, const battle *now)
{
    int at = before->task_count, round = 0;
    char name[NAME_CAP];
    if (now->task_count <= at || now->task[at].kind != TASK_ROUND) return;
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_fights(now, id) && now->bout[id].round > round) round = now->bout[id].round;
    add_report(out,
               (vx_event){.what = "round", .seat = now->turn, .has_number = true, .number = round},
               NULL);
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_fights(now, id))
            add_report(out,
                       (vx_event){.what = "fights",
                                  .seat = side_of_unit(id),
                                  .to = name_piece(id, name),
                                  .has_number = true,
                                  .number = unit_of(now, id)->stands},
                       NULL);
}

static told tell_result(const battle *b, const round_result *r)
{
    static sentence wins = {"the round is won by {word}, {0} to {1}",
                            "раунд выигран: {word}, {0} к {1}"};
    static sentence by = {" (by {0})", " (на {0})"};
    static sentence drawn = {"the round is a draw, {0} to {1}: both sides fall back",
                             "раунд вничью, {0} к {1}: обе стороны отходят"};
    static sentence gone = {"nobody is left of either side",
                            "ни с той, ни с другой стороны никого не осталось"};
    static sentence flee = {": the losers retreat {0} cm", ": проигравшие бегут на {0} см"};
    static sentence dead = {": none of the losers is left", ": из проигравших никого не осталось"};
    int high = r->winner >= 0 ? r->winner : 0;
    int64_t score[2] = {r->hits[high] + r->support[high], r->hits[1 - high] + r->support[1 - high]};
    told out;
    for (int language = 0; language < VX_LANGUAGES; language++) {
        vx_text text = vx_text_on(out.text[language], SENTENCE_CAP);
        const char *const *first = r->winner >= 0 ? wins : r->drawn ? drawn : gone;
        vx_add_filled(&text, first[language], score, wm_side_name(b, high, (vx_language)language));
        if (r->winner >= 0) {
            if (score[0] > score[1])
                vx_add_filled(&text, by[language], (int64_t[2]){score[0] - score[1], 0}, "");
            vx_add_filled(&text, (r->distance > 0 ? flee : dead)[language],
                          (int64_t[2]){r->distance, 0}, "");
        }
        wm_tell_lengths(b, &text, 0);
    }
    return out;
}

static void note_result(vx_text *out, const battle *before, const battle *now)
{
    round_result r;
    if (!wm_is_round_decided(before, now, &r)) return;
    for (int side = 0; side < SIDES; side++)
        add_report(out,
                   (vx_event){.what = "score",
                              .seat = side,
                              .has_number = true,
                              .number = r.hits[side],
                              .against = r.support[side]},
                   NULL);
    told words = tell_result(now, &r);
    add_report(out,
               (vx_event){.what = "result",
                          .seat = r.winner >= 0 ? r.winner : VX_NO_SEAT,
                          .has_number = true,
                          .number = r.distance},
               &words);
}

/* Stands of the unit that are to be removed and still stand. */
static int doomed_stands(const battle *b, int id)
{
    for (int i = 0; i < b->task_count; i++)
        if (b->task[i].kind == TASK_CASUALTIES && b->task[i].unit == id)
            return b->task[i].casualties.lost;
    return 0;
}

/* Hits that this step has landed on the unit; a stand that goes takes its own with it. */
static int hits_between(const battle *before, const battle *now, int id)
{
    const unit *was = unit_of(before, id), *is = unit_of(now, id);
    int gone = was->stands - doomed_stands(before, id) - (is->stands - doomed_stands(now, id));
    return gone * wm_hits_per_stand(now, id) + is->wounds - was->wounds;
}

static void add_of_unit(vx_text *out, const battle *b, const char *what, int id, int number,
                        sentence words)
{
    char name[NAME_CAP];
    told said = tell(b, words, id, number, 0);
    add_report(out,
               (vx_event){.what = what,
                          .seat = side_of_unit(id),
                          .to = name_piece(id, name),
                          .has_number = true,
                          .number = number},
               &said);
}

static void note_unit(vx_text *out, const battle *before, const battle *now, int id)
{
    static sentence destroyed = {"{unit} is destroyed", "{unit}: отряд уничтожен"};
    static sentence left = {"{unit} has left the table", "{unit}: отряд ушёл со стола"};
    static sentence taken = {"{unit}: hits taken: {0}", "{unit}: получено хитов: {0}"};
    static sentence loses = {"{unit}: stands lost: {0}", "{unit}: потеряно баз: {0}"};
    static sentence confused = {"{unit} is confused", "{unit}: отряд деморализован"};
    static sentence retreats = {"{unit} retreats {0} cm", "{unit}: бегство на {0} см"};
    const unit *was = unit_of(before, id), *is = unit_of(now, id);
    if (!is_on_table(was)) return;
    if (!is_on_table(is)) {
        if (is->flags & (UNIT_GONE | UNIT_OFF))
            add_of_unit(out, before, is->flags & UNIT_GONE ? "destroyed" : "left", id, was->stands,
                        is->flags & UNIT_GONE ? destroyed : left);
        return;
    }
    if (now->phase != PHASE_COMBAT && hits_between(before, now, id) > 0)
        add_of_unit(out, now, "taken", id, hits_between(before, now, id), taken);
    int lost = was->stands - doomed_stands(before, id) - (is->stands - doomed_stands(now, id));
    if (lost > 0) add_of_unit(out, now, "lost", id, lost, loses);
    if (is->retreated > was->retreated)
        add_of_unit(out, now, "retreats", id, is->retreated, retreats);
    if (is->flags & ~was->flags & UNIT_CONFUSED) add_of_unit(out, now, "confused", id, 1, confused);
}

static void watch(void *context, const battle *before, const battle *now)
{
    vx_text *out = context;
    if (memcmp(before, now, sizeof *before) == 0) return;
    note_round(out, before, now);
    for (int id = 0; id < ALL_UNITS; id++)
        if (wm_unit_exists(before, id)) note_unit(out, before, now, id);
    note_result(out, before, now);
}

void wm_add_result_account(vx_text *out, const battle *was, const act *a)
{
    battle copy = *was;
    if (was->phase < PHASE_INITIATIVE || was->phase == PHASE_OVER) return;
    if (!warmaster_game.rules.check(was, pack_act(*a), NULL))
        return; /* a seat may not know all of it */
    wm_play_watched(&copy, a, watch, out);
}
