/* SPDX-License-Identifier: MIT */
/* desk.c - frames come in here and are given to the verb that they name, or refused. */
#include "server/desk.h"

#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "core/json.h"
#include "server/log.h"
#include "server/nodes.h"
#include "server/request.h"
#include "server/store_nodes.h"
#include "server/tournament.h"
#include "server/utf8.h"
#include "server/visitors.h"

/* ---- The table of verbs ---- */

static const vx_flag view_flags[] = {
    {"--at", "N", true, 0, HALL_ENTRIES_MAX, {"before entry N", "до записи N"}}};

static const vx_flag round_flags[] = {
    {"--round", "N", true, 1, TOURNAMENT_ROUNDS_MAX, {"that round", "этот тур"}}};

/* clang-format off */
#define VERB VX_IN_DIALOGUE
static const vx_command commands[] = {
    {"play", VERB, 2, -1, "LENGTH ACTION", {"makes the action", "делает действие"}, NULL, 0, NULL, NULL},
    {"sit", VERB | VX_SETTINGS, 2, 2, "ID KEY [from=N] [cuts=C] [nonce=TEXT] [name=NAME]", {"takes the seat that the key opens", "занимает место по ключу"}, NULL, 0, NULL, NULL},
    {"lobby", VERB, 0, 1, "[watch]", {"open tables, once or whenever they change", "открытые столы, один раз или при каждой перемене"}, NULL, 0, NULL, NULL},
    {"host", VERB | VX_SETTINGS, 1, 1, "GAME [seat=N] [open=0|1] [clock=C] [hints=0|1] [name=NAME] [machines=SEAT:LEVEL,...] [for=NAME] [key=value ...]", {"opens a table", "открывает стол"}, NULL, 0, NULL, NULL},
    {"join", VERB | VX_SETTINGS, 1, 2, "ID [INVITATION] [key=KEY] [name=NAME]", {"takes a free seat", "занимает свободное место"}, NULL, 0, NULL, NULL},
    {"view", VERB, 2, 2, "ID KEY [--at N]", {"the position as the seat may know it", "позиция, какой её может знать место"}, view_flags, 1, NULL, NULL},
    {"hint", VERB, 2, 2, "ID KEY [--at N]", {"the same, for the machine to advise on", "то же, чтобы машина подсказала"}, view_flags, 1, NULL, NULL},
    {"record", VERB, 2, 2, "ID KEY", {"the record as the seat may see it", "запись, какой её может видеть место"}, NULL, 0, NULL, NULL},
    {"verify", VERB, 1, 1, "ID", {"redoes every draw of a finished game", "заново проверяет все броски и раздачи оконченной партии"}, NULL, 0, NULL, NULL},
    {"rematch", VERB, 2, 2, "ID KEY", {"the next game, seats moved on", "следующая партия со сменой мест"}, NULL, 0, NULL, NULL},
    {"undo", VERB, 0, 1, "[yes|no]", {"asks to take back, or answers", "просит вернуть ход или отвечает"}, NULL, 0, NULL, NULL},
    {"draw", VERB, 0, 1, "[yes|no]", {"offers a draw, or answers", "предлагает ничью или отвечает"}, NULL, 0, NULL, NULL},
    {"resign", VERB, 0, 0, NULL, {"gives up", "сдаётся"}, NULL, 0, NULL, NULL},
    {"chat", VERB, 0, -1, "TEXT", {"talk, taken as it is", "слова другим игрокам, как есть"}, NULL, 0, NULL, NULL},
    {"nonce", VERB, 1, 1, "TEXT", {"this seat's share in the dice", "вклад этого места в жребий"}, NULL, 0, NULL, NULL},
    {"signup", VERB, 2, 2, "NAME PASSWORD", {"a new name", "новое имя"}, NULL, 0, NULL, NULL},
    {"signin", VERB, 2, 2, "NAME PASSWORD", {"a known name", "известное имя"}, NULL, 0, NULL, NULL},
    {"recover", VERB, 3, 3, "NAME CODE PASSWORD", {"a new password by the recovery code", "новый пароль по коду восстановления"}, NULL, 0, NULL, NULL},
    {"token", VERB, 1, 1, "TOKEN", {"speaks for a name that has signed in", "говорит от имени вошедшего"}, NULL, 0, NULL, NULL},
    {"signout", VERB, 0, 0, NULL, {"ends this session", "закрывает этот сеанс"}, NULL, 0, NULL, NULL},
    {"sessions", VERB, 0, 2, "[end ID|others]", {"where that name has signed in", "где открыто это имя"}, NULL, 0, NULL, NULL},
    {"password", VERB, 2, 2, "OLD NEW", {"another password", "другой пароль"}, NULL, 0, NULL, NULL},
    {"recovery", VERB, 1, 1, "PASSWORD", {"another recovery code", "другой код восстановления"}, NULL, 0, NULL, NULL},
    {"delete", VERB, 1, 1, "PASSWORD", {"the name and what is kept about it", "удаляет имя и всё, что о нём хранится"}, NULL, 0, NULL, NULL},
    {"profile", VERB, 1, 1, "NAME", {"ratings and last games of a name", "рейтинги и последние партии имени"}, NULL, 0, NULL, NULL},
    {"club", VERB, 0, 0, NULL, {"the strongest, and games in the open", "сильнейшие и открытые партии"}, NULL, 0, NULL, NULL},
    {"watchers", VERB, 1, 1, "ID", {"who looks on at a table", "кто смотрит за столом"}, NULL, 0, NULL, NULL},
    {"block", VERB, 0, 2, "[NAME [no]]", {"neither challenges nor joins, or may again", "запрещает вызывать вас и садиться за ваш стол или снова разрешает"}, NULL, 0, NULL, NULL},
    {"report", VERB, 2, 2, "NAME TEXT", {"tells those who run the server", "жалоба хозяевам сервера"}, NULL, 0, NULL, NULL},
    {"challenges", VERB, 0, 0, NULL, {"tables that wait for that name", "столы, за которые зовут это имя"}, NULL, 0, NULL, NULL},
    {"decline", VERB, 1, 1, "ID", {"a challenge", "отклоняет вызов"}, NULL, 0, NULL, NULL},
    {"tournaments", VERB, 0, 0, NULL, {"those to come, those that are played, the last ones", "будущие, идущие и последние турниры"}, NULL, 0, NULL, NULL},
    {"tournament", VERB, 1, 2, "ID [watch] [--round N]", {"standings and pairings, once or whenever they change", "таблица и пары, один раз или при каждой перемене"}, round_flags, 1, NULL, NULL},
    {"schedule", VERB | VX_SETTINGS, 2, 2, "swiss|arena GAME [title=TEXT] [starts=SECONDS] [clock=C] [rounds=N] [length=SECONDS] [wait=SECONDS] [pause=SECONDS] [key=value ...]", {"a tournament", "назначает турнир"}, NULL, 0, NULL, NULL},
    {"enter", VERB, 1, 1, "ID", {"a tournament", "записывается в турнир"}, NULL, 0, NULL, NULL},
    {"withdraw", VERB, 1, 1, "ID", {"from a tournament", "выходит из турнира"}, NULL, 0, NULL, NULL},
    {"cancel", VERB, 1, 1, "ID", {"one's own tournament before it begins", "отменяет свой турнир до начала"}, NULL, 0, NULL, NULL},
    {"mine", VERB, 0, 0, NULL, {"the games of that name", "партии этого имени"}, NULL, 0, NULL, NULL},
    {"export", VERB, 0, 0, NULL, {"everything that is kept about that name", "всё, что хранится об этом имени"}, NULL, 0, NULL, NULL},
};

/* In the same order. */
static const struct {
    request_verb *run;
    int cost;        /* in frames: what takes more work may come less often */
    bool takes_text; /* whatever stands behind the verb is one text, quotes and all */
} verbs[] = {
    {run_play, 1, false},   {run_sit, 2, false},     {run_lobby, 2, false},  {run_host, 5, false},
    {run_join, 2, false},   {run_view, 2, false},    {run_hint, 2, false},   {run_record, 5, false}, {run_verify, 5, false},
    {run_rematch, 5, false}, {run_undo, 5, false},   {run_draw, 2, false},   {run_resign, 1, false},
    {run_chat, 5, true},    {run_nonce, 1, false},   {run_signup, 20, false}, {run_signin, 20, false},
    {run_recover, 20, false}, {run_token, 1, false}, {run_signout, 2, false}, {run_sessions, 5, false},
    {run_password, 20, false}, {run_recovery, 20, false}, {run_delete, 20, false}, {run_profile, 5, false},
    {run_club, 10, false},  {run_watchers, 2, false}, {run_block, 2, false}, {run_report, 20, false},
    {run_challenges, 2, false}, {run_decline, 2, false},
    {run_tournaments, 5, false}, {run_tournament, 5, false}, {run_schedule, 20, false}, {run_enter, 5, false},
    {run_withdraw, 5, false}, {run_cancel, 5, false}, {run_mine, 2, false},
    {run_export, 20, false},
};
/* clang-format on */

_Static_assert(sizeof commands / sizeof commands[0] == sizeof verbs / sizeof verbs[0],
               "every verb has its row in both tables");

enum { UNKNOWN_COST = 2 };

static bool is_replaying; /* frames that have been paid for */

bool desk_may_send(guest *who, int cost)
{
    return is_replaying ||
           budget_take(&who->frames, net_now(), DESK_FRAMES_AT_ONCE, DESK_FRAME_EVERY, cost);
}

/* Everybody errs; who does nothing else is shown out. */
static void note_badness(guest *who)
{
    if (!budget_take(&who->badness, net_now(), DESK_BAD_AT_ONCE, DESK_BAD_EVERY, 1))
        net_close(who->socket);
}

/* The words of a frame are split, sorted and complained about as those of any dialogue: a frame is a
 * line of the same language, with verbs of its own. */
static vx_session *speech_of(hall *house)
{
    static const vx_host host = {.language = VX_ENGLISH};
    if (house->speech != NULL) return house->speech;
    house->speech = vx_session_new(&host, VX_DIALOGUE);
    if (house->speech == NULL) return NULL;
    vx_session_sit(house->speech, VX_SPECTATOR); /* a key says who asks, and no word can */
    house->speech->table_count = 0;              /* nothing that a terminal may ask is asked here */
    vx_session_add_commands(house->speech, commands, (int)(sizeof commands / sizeof commands[0]));
    return house->speech;
}

typedef struct {
    char words[NET_FRAME_CAP + 1], sorted[NET_FRAME_CAP + 1];
    const char *slots[NET_FRAME_CAP / 2 + 2], *behind[NET_FRAME_CAP / 2 + 2];
} frame_memory;

/* False: session->error says what is wrong with the frame. */
static bool sort_frame(vx_session *speech, const char *text, frame_memory *memory, request *r)
{
    static const vx_message open_quote = {NULL,
                                          {"a quotation mark is not closed", "кавычка не закрыта"}};
    int count = vx_split_line(text, strlen(text), memory->words, memory->slots);
    if (count < 0) {
        vx_fail_with(speech, VX_BAD, &open_quote, "");
        return false;
    }
    memset(&r->arguments, 0, sizeof r->arguments);
    return vx_sort_arguments(speech, count, memory->slots, memory->sorted, memory->behind,
                             &r->arguments) == VX_YES;
}

/* Says it once in each language: the guest reads one of them. */
static void refuse_frame(vx_session *speech, const char *text, frame_memory *memory, request *r)
{
    char said[VX_LANGUAGES][sizeof speech->error];
    const char *words[VX_LANGUAGES];
    for (int i = 0; i < VX_LANGUAGES; i++) {
        speech->language = (vx_language)i;
        sort_frame(speech, text, memory, r);
        memcpy(said[i], speech->error, sizeof said[i]);
        words[i] = said[i];
    }
    speech->language = VX_ENGLISH;
    request_refuse_words(r, words);
}

static void carry_out(request *r, int index)
{
    if (desk_may_send(r->who, verbs[index].cost))
        verbs[index].run(r);
    else
        request_refuse(r, &request_too_fast);
}

/* The row of the verb that takes the rest of the frame as one text, or -1. */
static int find_text_verb(const char *text)
{
    size_t length = strcspn(text, " ");
    for (int i = 0; i < (int)(sizeof verbs / sizeof verbs[0]); i++)
        if (verbs[i].takes_text && strlen(commands[i].name) == length &&
            strncmp(commands[i].name, text, length) == 0)
            return i;
    return -1;
}

static void take_words(request *r, const char *text)
{
    static frame_memory memory;
    vx_session *speech = speech_of(r->house);
    int index = find_text_verb(text);
    if (speech == NULL) {
        request_refuse(r, &vx_no_memory);
    } else if (index >= 0) {
        r->text = text + strlen(commands[index].name);
        r->text += strspn(r->text, " ");
        carry_out(r, index);
    } else if (sort_frame(speech, text, &memory, r)) {
        carry_out(r, (int)(r->arguments.command - commands));
    } else if (desk_may_send(r->who, UNKNOWN_COST)) {
        refuse_frame(speech, text, &memory, r);
    } else {
        request_refuse(r, &request_too_fast);
    }
}

/* Frames of this pass, in the order in which they came; those that wait for a password are on their way
 * already. */
static void keep_frame(hall *house, const guest *who, char *text)
{
    if (house->kept_count == house->kept_room) {
        int room = house->kept_room > 0 ? 2 * house->kept_room : 64;
        kept_frame *grown = realloc(house->kept, (size_t)room * sizeof *grown);
        if (grown == NULL) {
            free(text);
            return;
        }
        house->kept = grown;
        house->kept_room = room;
    }
    house->kept[house->kept_count++] = (kept_frame){who->number, text};
}

static void take_frame(hall *house, guest *who, char *text)
{
    static const vx_message control = {
        NULL, {"a frame is one line of text", "команда — одна строка текста"}};
    request r = {.house = house, .who = who};
    house->count.frames++;
    if (has_control(text))
        request_refuse(&r, &control);
    else
        take_words(&r, text + strspn(text, " "));
    if (r.is_refused && !is_replaying) note_badness(who);
}

void desk_take_frame(hall *house, guest *who, char *text)
{
    int64_t passwords = house->passwords;
    char *copy = store_is_shared(house->store) ? strdup(text) : NULL;
    take_frame(house, who, text);
    if (copy != NULL && house->passwords == passwords)
        keep_frame(house, who, copy);
    else
        free(copy);
}

/* ---- Coming and going ---- */

guest *desk_welcome(hall *house, net_socket *socket)
{
    bool may_come = !store_is_banned(house->store, net_address(socket));
    visitor *from = may_come ? visitor_come(house, net_address(socket)) : NULL;
    guest *who = from != NULL ? calloc(1, sizeof *who) : NULL;
    if (who == NULL) {
        if (from != NULL) visitor_go(from);
        return NULL;
    }
    who->socket = socket;
    who->from = from;
    who->number = ++house->next_guest;
    who->seat = VX_SPECTATOR;
    who->next = house->guests;
    who->link = &house->guests;
    if (who->next != NULL) who->next->link = &who->next;
    house->guests = who;
    return who;
}

void desk_part(hall *house, guest *who)
{
    table_leave(house, who);
    nodes_forget_watching(house, who);
    visitor_go(who->from);
    *who->link = who->next;
    if (who->next != NULL) who->next->link = who->link;
    free(who);
}

/* ---- Everybody ---- */

void desk_show_out(hall *house, const char *who)
{
    for (guest *at = house->guests; at != NULL; at = at->next)
        if (strcmp(at->name, who) == 0 || strcmp(net_address(at->socket), who) == 0)
            net_close(at->socket);
}

void desk_announce(hall *house, const char *text)
{
    vx_text *frame = hall_new_frame(house);
    vx_json_open(frame, NULL, '{');
    vx_json_text(frame, "type", "notice");
    vx_json_text(frame, "text", text);
    vx_json_close(frame, '}');
    for (guest *who = house->guests; who != NULL; who = who->next) hall_send(who, frame);
}

/* ---- A pass of the loop ---- */

static void take_finished_jobs(hall *house)
{
    for (job *work = thinkers_take(house->thinkers); work != NULL;
         work = thinkers_take(house->thinkers)) {
        if (work->kind == JOB_CHOOSE)
            hall_take_choice(house, work);
        else
            desk_take_password(house, work);
        job_free(work);
    }
}

static void tell_loss(void *context, net_socket *socket)
{
    static const vx_message lost = {
        NULL,
        {"that could not be stored and has not happened; please try again",
         "это не удалось сохранить, и ничего не произошло; попробуйте ещё раз"}};
    vx_problem problem = {.message = &lost};
    hall *house = context;
    guest *who = net_user(socket);
    if (who == NULL) return;
    if (who->signed_in == house->pass) who->name[0] = who->session[0] = '\0';
    hall_refuse(house, who, &problem);
}

/* What could not be stored has not happened: nobody is told, and the tables are read again. */
static void give_up(hall *house)
{
    enum { COMPLAIN_EVERY = 10000 }; /* milliseconds: a full disk stays full for a while */
    house->count.failures++;
    house->failed = net_now();
    if (net_now() - house->complained > COMPLAIN_EVERY) {
        log_event(LOG_ERROR, "cannot-store", "why", store_error(house->store), LOG_END);
        house->complained = net_now();
    }
    net_discard(house->net, tell_loss, house);
    hall_forget_touched(house);
    hall_tell_touched(house);
}

static void note_stored(hall *house, int64_t began)
{
    house->stored = net_now();
    house->count.commits++;
    metrics_note(&house->count.passes, net_microseconds() - began);
}

static void finish_pass(hall *house, int64_t began, void (*fail)(hall *house))
{
    hall_save_touched(house);
    hall_tell_touched(house);
    bool has_written = store_is_writing(house->store);
    if (store_commit(house->store)) {
        if (has_written) note_stored(house, began);
        desk_tell_lobby(house);
        desk_tell_tournaments(house);
    } else {
        fail(house);
    }
    hall_clear_touched(house);
    net_release(house->net);
    house->pass++;
}

/* ---- A pass that another node has overtaken ---- */

static void forget_frames(hall *house)
{
    for (int i = 0; i < house->kept_count; i++) free(house->kept[i].text);
    house->kept_count = 0;
}

static guest *find_guest(const hall *house, uint64_t number)
{
    guest *who = house->guests;
    while (who != NULL && who->number != number) who = who->next;
    return who;
}

/* Whose name was being stored is told; frames are taken again, and tables told again. */
static void tell_late(void *context, net_socket *socket)
{
    hall *house = context;
    const guest *who = net_user(socket);
    if (who != NULL && who->signed_in == house->pass) tell_loss(context, socket);
}

/* What the pass has done is forgotten, and its tables are read again. False: that is no help. */
static bool step_back(hall *house)
{
    if (!store_was_late(house->store)) {
        give_up(house);
        return false;
    }
    house->count.failures++;
    net_discard(house->net, tell_late, house);
    hall_forget_touched(house);
    return true;
}

static void take_again(hall *house, const kept_frame *frame)
{
    guest *who = find_guest(house, frame->guest);
    char *copy = who != NULL ? strdup(frame->text) : NULL;
    if (copy != NULL) take_frame(house, who, copy);
    free(copy);
}

/* Late twice: each frame by itself, so that only who is late hears so. */
static void go_one_by_one(hall *house)
{
    if (!step_back(house)) return;
    finish_pass(house, net_microseconds(), give_up);
    for (int i = 0; i < house->kept_count; i++) {
        int64_t began = net_microseconds();
        take_again(house, &house->kept[i]);
        finish_pass(house, began, give_up);
    }
}

/* Everything that came in this pass is gone through once more. */
static void go_through_again(hall *house)
{
    int64_t began = net_microseconds();
    if (!step_back(house)) return;
    is_replaying = true;
    for (int i = 0; i < house->kept_count; i++) take_again(house, &house->kept[i]);
    finish_pass(house, began, go_one_by_one);
    is_replaying = false;
}

void desk_turn(hall *house)
{
    int64_t began = net_microseconds();
    nodes_hear(house);
    take_finished_jobs(house);
    finish_pass(house, began, go_through_again);
    forget_frames(house);
}
