/* SPDX-License-Identifier: MIT */
/* generals.c - Generals whose lists give them a rule that is theirs alone (WM-STAT-13): the Slann who
 * guides his Skinks, the Dark Elf who punishes failure, the Shogun before whom nobody errs far. */
#include "games/warmaster/command/command.h"
#include "games/warmaster/kinds/kinds.h"
#include "games/warmaster/kinds/registry.h"
#include "games/warmaster/magic/magic.h"
#include "games/warmaster/turn/tasks.h"

enum { GUIDANCE_RANGE = 20, LEVELS_TO_LOSE = 2 };

/* The General of a side if he is on the table; -1: he is not. */
static int lord_of(const battle *b, int side)
{
    for (int i = 0; i < b->side[side].list.character_count; i++) {
        int who = side * PERSONS_MAX + i;
        if (wm_person_profile(b, who)->role == GENERAL &&
            (person_of(b, who)->flags & PERSON_ON_TABLE))
            return who;
    }
    return -1;
}

/* ---- The Slann: a Skink beside him orders under his guidance. He gives no orders himself, so that
 * PERSON_ORDERED says of him that his guidance has failed this turn ---- */

static int slann_of(const battle *b, int side)
{
    int who = lord_of(b, side);
    return who >= 0 && wm_is_person(b, who, "slann-mage") ? who : -1;
}

static bool is_skink(const battle *b, int who)
{
    return wm_is_person(b, who, "skink-hero") || wm_is_person(b, who, "skink-shaman");
}

static bool check_guidance(const battle *b, const act *a, vx_problem *why)
{
    static const vx_message nobody = {
        "WM-STAT-13",
        {"only a Skink within {0} cm of his Slann orders under guidance",
         "под наставлением приказывает только сцинк не дальше {0} см от своего сланна"}};
    static const vx_message failed = {"WM-STAT-13",
                                      {"the Slann's guidance has failed this turn",
                                       "в этот ход наставление сланна уже не помогло"}};
    int who = b->order.person, slann = slann_of(b, side_of_person(who));
    (void)a;
    if (slann < 0 || !is_skink(b, who) || !wm_persons_within(b, who, slann, GUIDANCE_RANGE))
        return vx_refuse_numbers(why, &nobody, GUIDANCE_RANGE, 0);
    return !(person_of(b, slann)->used & PERSON_ORDERED) || vx_refuse(why, &failed);
}

/* -1 with guidance; +1 for the first order of each later character after it has failed. */
static int guidance(const battle *b)
{
    int who = b->order.person;
    if (b->order.aid == AID_GUIDED) return -1;
    if (person_of(b, who)->used & PERSON_ORDERED) return 0;
    int slann = slann_of(b, side_of_person(who));
    return slann >= 0 && (person_of(b, slann)->used & PERSON_ORDERED) != 0;
}

static void guidance_fails(battle *b)
{
    int slann = slann_of(b, side_of_person(b->order.person));
    if (b->order.aid == AID_GUIDED && slann >= 0) person_in(b, slann)->used |= PERSON_ORDERED;
}

static void guide(battle *b, const act *a)
{
    (void)a;
    b->order.aid = AID_GUIDED;
    b->phase = PHASE_TEST;
}

static vx_action *list_guidance(const battle *b, vx_action *out)
{
    act a = {.kind = ACT_GUIDE};
    if (check_guidance(b, &a, NULL)) *out++ = pack_act(a);
    return out;
}

/* He casts through any Skink Shaman of his and throws a failed casting again. */
static bool is_slann(const battle *b, int who)
{
    return wm_is_person(b, who, "slann-mage");
}

static bool casts_through(const battle *b, int who, int through)
{
    return is_slann(b, who) && wm_is_person(b, through, "skink-shaman");
}

const lord_hooks wm_slann = {.penalty = guidance};
const caster_hooks wm_slann_magic = {.casts_through = casts_through, .rolls_again = is_slann};
const aid_hooks wm_guided = {.never_blunders = true, .fails = guidance_fails};
const act_hooks wm_guiding = {.kind = ACT_GUIDE,
                              .phase = PHASE_BRIGADE,
                              .check = check_guidance,
                              .apply = guide,
                              .list = list_guidance};

/* ---- The Dark Elf General: two sixes cost him a level of Command, or a subordinate his life ---- */

static int levels_lost(const battle *b, int who)
{
    uint8_t flags = person_of(b, who)->flags;
    return (flags & PERSON_PUNISHED ? 1 : 0) + (flags & PERSON_PUNISHED_TWICE ? 1 : 0);
}

static void lose_level(battle *b, int who)
{
    person *p = person_in(b, who);
    p->flags |= levels_lost(b, who) == 0 ? PERSON_PUNISHED : PERSON_PUNISHED_TWICE;
}

static void execute(battle *b, int who)
{
    wm_kill_person(b, who);
    person_in(b, who)->flags |= PERSON_PUNISHED; /* his death is nobody's victory */
}

static bool is_executed(const battle *b, int who)
{
    uint8_t flags = person_of(b, who)->flags;
    return (flags & PERSON_GONE) && (flags & PERSON_PUNISHED);
}

static int tyrant_of(const battle *b, int side)
{
    bool tyranny = (army_profile_of(&b->side[side].list)->traits & TRAIT_TYRANT) != 0;
    return tyranny ? lord_of(b, side) : -1;
}

static bool ask_tyrant(battle *b)
{
    int who = b->order.person, side = side_of_person(who), lord = tyrant_of(b, side);
    if (lord < 0) return false;
    bool lowest = levels_lost(b, lord) == LEVELS_TO_LOSE;
    if (who == lord && !lowest) lose_level(b, lord);
    if (who != lord && lowest) execute(b, who);
    if (who == lord || lowest) return false;
    wm_push_task(b, (task){.kind = TASK_TYRANT,
                           .side = (uint8_t)side,
                           .unit = NOBODY_ID,
                           .of = {.person = (uint16_t)who}});
    return true;
}

static void answer_tyrant(battle *b, const act *a)
{
    int who = top_task(b)->of.person;
    wm_pop_task(b);
    if (a->kind == ACT_YES)
        lose_level(b, tyrant_of(b, side_of_person(who)));
    else
        execute(b, who);
    wm_suffer_failure(b, 12);
}

static bool is_tyrant_sound(const battle *b, const task *t)
{
    int who = t->of.person, lord = tyrant_of(b, t->side);
    return b->phase == PHASE_TEST && who == b->order.person && side_of_person(who) == t->side &&
           (person_of(b, who)->flags & PERSON_ON_TABLE) && lord >= 0 && lord != who &&
           levels_lost(b, lord) < LEVELS_TO_LOSE;
}

static void ask_about_life(const battle *b, vx_language language, vx_text *out)
{
    static const char *const question[VX_LANGUAGES] = {
        "two sixes: spare {word} for a level of the General's Command?",
        "две шестёрки: пощадить ли {word} ценой единицы командования Генерала?"};
    char name[64];
    vx_text word = vx_text_on(name, sizeof name);
    wm_name_person(&word, b, top_task(b)->of.person, language);
    vx_add_filled(out, question[language], (int64_t[2]){0, 0}, name);
}

const task_rules wm_tyrant_task = {
    .key = "tyrant",
    .layout = LAYOUT_PERSON,
    .acts = ACT_BIT(ACT_YES) | ACT_BIT(ACT_NO),
    .asked = {"WM-STAT-13",
              {"say whether the General spares him and loses a level of Command",
               "решите, пощадит ли его Генерал, теряя единицу командования"}},
    .ask = ask_about_life,
    .to_act = wm_owner_acts,
    .list = wm_list_yes_no,
    .check = wm_check_yes_no,
    .apply = answer_tyrant,
    .is_sound = is_tyrant_sound,
};

const lord_hooks wm_tyrant = {
    .asks_after_sixes = ask_tyrant, .is_no_loss = is_executed, .levels_lost = levels_lost};

/* ---- The Shogun: blunders of those below him count one less, and fall on Samurai ---- */

static bool has_shogun(const battle *b)
{
    int lord = lord_of(b, b->turn);
    return lord >= 0 && wm_is_person(b, lord, "shogun");
}

static int one_less(const battle *b, int die)
{
    return die > 1 && has_shogun(b) ? die - 1 : die;
}

static bool is_spared(const battle *b, int id)
{
    bool samurai = wm_count_special(b, SPECIAL_BUSHIDO) > 0;
    return samurai && has_shogun(b) && !wm_is_special(b, id, SPECIAL_BUSHIDO);
}

const lord_hooks wm_shogun = {.blunder_result = one_less, .spares = is_spared};
