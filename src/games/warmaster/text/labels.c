/* SPDX-License-Identifier: MIT */
/* labels.c - the words of actions as they stand on buttons. Every word that a step can hold is here,
 * so that a page needs no list of its own. */
#include "core/json.h"
#include "games/warmaster/magic/spells.h"
#include "games/warmaster/text/text.h"
#include "games/warmaster/turn/tasks.h"
#include "games/warmaster/units/units.h"

/* clang-format off */
static const char *const act_labels[ACTS][VX_LANGUAGES] = {
    [ACT_DEPLOY]  = {"Set up", "Поставить"},
    [ACT_PLACE]   = {"Place", "Поставить"},
    [ACT_FIRST]   = {"Roll for the first turn", "Бросок за первый ход"},
    [ACT_CHARGE]  = {"Charge", "Атаковать"},
    [ACT_EVADE]   = {"Evade", "Уклониться"},
    [ACT_END]     = {"Done with this step", "Закончить шаг"},
    [ACT_ORDER]   = {"Order", "Приказать"},
    [ACT_WITH]    = {"Add to the brigade", "Добавить в бригаду"},
    [ACT_GIVE]    = {"Give the order", "Отдать приказ"},
    [ACT_LAAGER]  = {"Form a laager", "Встать табором"},
    [ACT_GUIDE]   = {"Give it under guidance", "Отдать под наставлением"},
    [ACT_TEST]    = {"Roll for the order", "Бросок на приказ"},
    [ACT_MOVE]    = {"Move", "Двигаться"},
    [ACT_STAND]   = {"Move one stand", "Двинуть базу"},
    [ACT_BACK]    = {"Take the move back", "Вернуть на место"},
    [ACT_DONE]    = {"Done moving", "Передвижение закончено"},
    [ACT_BLUNDER] = {"Roll for the blunder", "Бросок на ошибку"},
    [ACT_MAD]     = {"Penalise this unit", "Наказать этот отряд"},
    [ACT_HOME]    = {"Home back", "Вернуться к своим"},
    [ACT_WINGS]   = {"Roll for the flight", "Бросок на полёт"},
    [ACT_RETURN]  = {"Home back here", "Вернуться сюда"},
    [ACT_STAY]    = {"Stay", "Остаться"},
    [ACT_JOIN]    = {"Join", "Присоединиться"},
    [ACT_DIE]     = {"Roll", "Бросок"},
    [ACT_DICE]    = {"Roll", "Бросок"},
    [ACT_THREE]   = {"Roll", "Бросок"},
    [ACT_HITS]    = {"Roll", "Бросок"},
    [ACT_TALLY]   = {"Roll", "Бросок"},
    [ACT_DRIVEN]  = {"Roll", "Бросок"},
    [ACT_REMOVE]  = {"Remove", "Снять"},
    [ACT_WORD]    = {"Strengthen in combat", "Усилить в бою"},
    [ACT_ANVIL]   = {"Take fear away", "Избавить от ужаса"},
    [ACT_ENTER]   = {"Come out of hiding", "Выйти из засады"},
    [ACT_UNSEEN]  = {"Place unseen", "Поставить за экраном"},
    [ACT_CAST]    = {"Cast", "Заклинание"},
    [ACT_YES]     = {"Yes", "Да"},
    [ACT_NO]      = {"No", "Нет"},
    [ACT_SHOOT]   = {"Shoot", "Стрелять"},
    [ACT_ARMY]    = {"Choose this army", "Взять эту армию"},
    [ACT_TAKE]    = {"Take", "Взять"},
    [ACT_READY]   = {"Army ready", "Армия готова"},
    [ACT_DROP]    = {"Put back", "Убрать"},
    [ACT_LAY]     = {"Lay here", "Выложить сюда"},
    [ACT_BREATHE] = {"Breathe", "Дохнуть"},
    [ACT_PICK]    = {"This one next", "Следующий — этот"},
    [ACT_ASIDE]   = {"Make way to the side", "Уступить, уйдя в сторону"},
    [ACT_RETIRE]  = {"Make way backwards", "Уступить, отойдя назад"},
    [ACT_SUPPORT] = {"Make way into support", "Уступить и встать в поддержку"},
    [ACT_GROUND]  = {"Give ground", "Податься назад"},
    [ACT_FIGHT]   = {"Fight this combat", "Провести этот бой"},
    [ACT_STRIKE]  = {"Strike here", "Бить сюда"},
    [ACT_LEAD]    = {"Extra attacks here", "Дополнительные атаки здесь"},
    [ACT_FLEE]    = {"Retreat", "Бежать"},
    [ACT_HOLD]    = {"Stand", "Стоять на месте"},
    [ACT_FALL]    = {"Fall back", "Отойти"},
    [ACT_PURSUE]  = {"Pursue", "Преследовать"},
    [ACT_ADVANCE] = {"Advance", "Бросок вперёд"},
};

static const struct {
    const char *key;
    const char *name[VX_LANGUAGES];
} marks[] = {
    {"right",    {"to the right", "вправо"}},
    {"through",  {"through friends", "через своих"}},
    {"by1",      {"stand 1 first", "первой — база 1"}},
    {"by2",      {"stand 2 first", "первой — база 2"}},
    {"by3",      {"stand 3 first", "первой — база 3"}},
    {"by4",      {"stand 4 first", "первой — база 4"}},
    {"stands",   {"and set the other stands", "и расставить остальные базы"}},
    {"crown",    {"with the Crown", "с Короной"}},
    {"confused", {"confused", "деморализован"}},
};

/* "Done" and "no" mean something else at every step; where a button should say what, it has a word
 * of its own. */
enum { NO_TASK = -1 };
static const struct {
    int8_t phase, task; /* the task on top, or the phase where there is none */
    uint8_t kind;
    const char *key;
    const char *name[VX_LANGUAGES];
} places[] = {
    {PHASE_INITIATIVE, NO_TASK, ACT_END, "end-initiative", {"End moves on initiative", "Закончить ходы по инициативе"}},
    {PHASE_HOME,       NO_TASK, ACT_END, "end-homing",     {"Nobody else homes back", "Больше никто не возвращается"}},
    {PHASE_ORDERS,     NO_TASK, ACT_END, "end-orders",     {"End orders", "Закончить приказы"}},
    {PHASE_CHARACTERS, NO_TASK, ACT_END, "end-command",    {"End the Command phase", "Закончить фазу командования"}},
    {PHASES, TASK_SHOOTING,     ACT_END, "end-shooting",   {"End the Shooting phase", "Закончить фазу стрельбы"}},
    {PHASES, TASK_REFORMS,      ACT_END, "end-reforms",    {"Reform no more units", "Больше не перестраиваться"}},
    {PHASE_DEPLOY,     NO_TASK, ACT_HOLD, "hold-back",     {"Keep hidden for later", "Оставить в засаде"}},
    {PHASE_MOVE,       NO_TASK, ACT_DONE, "done-order",    {"Done moving", "Ход закончен"}},
    {PHASES, TASK_ARRANGE,      ACT_DONE, "done-stands",   {"Leave the stands so", "Базы стоят хорошо"}},
    {PHASES, TASK_ONSET,        ACT_DONE, "done-onset",    {"Leave the stands so", "Базы стоят хорошо"}},
    {PHASES, TASK_ANSWER,       ACT_NO,   "no-shots",      {"Hold fire", "Не стрелять"}},
    {PHASES, TASK_MAKE_WAY,     ACT_NO,   "no-way",        {"Do not make way", "Не уступать"}},
    {PHASES, TASK_TYRANT,       ACT_YES,  "yes-spare",     {"Spare him: -1 Command", "Пощадить: командование -1"}},
    {PHASES, TASK_TYRANT,       ACT_NO,   "no-execute",    {"Have him executed", "Казнить"}},
    {PHASES, TASK_DRAW,         ACT_YES,  "yes-we-first",  {"Fall back first", "Отойти первыми"}},
    {PHASES, TASK_DRAW,         ACT_NO,   "no-they-first", {"Let them fall back first", "Пусть первыми отойдут они"}},
    {PHASES, TASK_REFORMS,      ACT_YES,  "yes-we-begin",  {"Reform first", "Перестроиться первыми"}},
    {PHASES, TASK_REFORMS,      ACT_NO,   "no-they-begin", {"Let them reform first", "Пусть первыми перестроятся они"}},
    {PHASES, TASK_HELM,         ACT_YES,  "yes-this-turn", {"Yes, this turn", "Да, в этот ход"}},
    {PHASES, TASK_HELM,         ACT_NO,   "no-later",      {"Not yet", "Пока нет"}},
    {PHASES, TASK_ORB,          ACT_YES,  "yes-again",     {"Try again with the Orb", "Повторить с Шаром"}},
    {PHASES, TASK_ORB,          ACT_NO,   "no-failed",     {"Let the order fail", "Пусть приказ не выйдет"}},
    {PHASES, TASK_SCEPTRE,      ACT_YES,  "yes-undo",      {"Undo it with the Sceptre", "Отменить Скипетром"}},
    {PHASES, TASK_SCEPTRE,      ACT_NO,   "no-blunder",    {"Suffer the blunder", "Пусть будет ошибка"}},
    {PHASES, TASK_RAGE,         ACT_YES,  "yes-rage",      {"One more die", "Ещё кубик"}},
    {PHASES, TASK_RAGE,         ACT_NO,   "no-rage",       {"Enough", "Хватит"}},
    {PHASES, TASK_LAYING,       ACT_DONE, "done-laying",   {"Lay no more", "Больше не выкладывать"}},
    {PHASES, TASK_SIDES,        ACT_YES,  "yes-swap",      {"Take the other side", "Взять другую сторону"}},
    {PHASES, TASK_SIDES,        ACT_NO,   "no-swap",       {"Stay on this side", "Остаться на своей"}},
    {PHASES, TASK_LEAD,         ACT_YES,  "yes-lead",      {"Set up first", "Ставить первыми"}},
    {PHASES, TASK_LEAD,         ACT_NO,   "no-lead",       {"Let them set up first", "Пусть первыми ставят они"}},
    {PHASES, TASK_WAGON,        ACT_DONE, "done-wagon",    {"It stays so", "Стоит так"}},
};
enum { PLACES = sizeof places / sizeof *places };
/* clang-format on */

static const char *const form_labels[FORMS][VX_LANGUAGES] = {
    [FORM_LINE] = {"line", "шеренга"},
    [FORM_COLUMN] = {"column", "колонна"},
    [FORM_BLOCK] = {"block", "каре"},
    [FORM_LEFT] = {"echelon left", "уступ влево"},
    [FORM_RIGHT] = {"echelon right", "уступ вправо"},
};

/* Where in `places` this is; -1: nowhere. */
static int place_of(const battle *b, int kind)
{
    int task_now = b->task_count > 0 ? top_task(b)->kind : NO_TASK;
    for (int i = 0; i < PLACES; i++)
        if (places[i].kind == kind && places[i].task == task_now &&
            (task_now != NO_TASK || places[i].phase == b->phase))
            return i;
    return -1;
}

const char *wm_button_word(const battle *b, int kind)
{
    int i = place_of(b, kind);
    return i < 0 ? wm_acts[kind].key : places[i].key;
}

const char *wm_button_label(const battle *b, int kind, vx_language language)
{
    int i = place_of(b, kind);
    return i < 0 ? NULL : places[i].name[language];
}

void wm_add_labels(vx_text *out, vx_language language)
{
    vx_json_open(out, NULL, '{');
    for (int i = 0; i < ACTS; i++) vx_json_text(out, wm_acts[i].key, act_labels[i][language]);
    for (int i = 0; i < FORMS; i++)
        vx_json_text(out, wm_formation_keys[i], form_labels[i][language]);
    for (int i = 0; i < SPELLS; i++)
        vx_json_text(out, wm_spells[i].key, wm_spells[i].name[language]);
    for (int i = BY_RING; i < DEVICES; i++) /* the name begins with a space */
        vx_json_text(out, wm_devices[i].key, wm_devices[i].name[language] + 1);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        vx_json_text(out, marks[i].key, marks[i].name[language]);
    for (int i = 0; i < PLACES; i++) vx_json_text(out, places[i].key, places[i].name[language]);
    vx_json_close(out, '}');
}
