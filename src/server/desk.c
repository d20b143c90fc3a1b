/* SPDX-License-Identifier: MIT */
/* desk.c - frames come in here and are given to the verb that they name, or refused. */
#include "server/desk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/request.h"
#include "server/utf8.h"
#include "server/visitors.h"

static const struct {
    const char *name;
    request_verb *run;
    int cost; /* in frames: what takes more work may come less often */
} verbs[] = {
    {"play", run_play, 1},      {"sit", run_sit, 2},       {"lobby", run_lobby, 2},
    {"host", run_host, 5},      {"join", run_join, 2},     {"past", run_past, 2},
    {"record", run_record, 5},  {"verify", run_verify, 5}, {"rematch", run_rematch, 5},
    {"undo", run_undo, 5},      {"draw", run_draw, 2},     {"resign", run_resign, 1},
    {"chat", run_chat, 5},      {"nonce", run_nonce, 1},   {"signup", run_signup, 20},
    {"signin", run_signin, 20}, {"token", run_token, 1},   {"mine", run_mine, 2},
};

enum { UNKNOWN_COST = 2 };

bool desk_may_send(guest *who, int cost)
{
    return budget_take(&who->frames, net_now(), DESK_FRAMES_AT_ONCE, DESK_FRAME_EVERY, cost);
}

/* Everybody errs; who does nothing else is shown out. */
static void note_badness(guest *who)
{
    if (!budget_take(&who->badness, net_now(), DESK_BAD_AT_ONCE, DESK_BAD_EVERY, 1))
        net_close(who->socket);
}

static void carry_out(request *r, request_verb *run, int cost)
{
    if (desk_may_send(r->who, cost))
        run(r);
    else
        request_refuse(r, &request_too_fast);
}

static void run_unknown(request *r)
{
    static const vx_message unknown = {NULL, {"there is no such command", "такой команды нет"}};
    static const vx_message control = {
        NULL, {"a frame is one line of text", "команда — одна строка текста"}};
    request_refuse(r, r->count == 0 || !has_control(r->rest[0]) ? &unknown : &control);
}

void desk_take_frame(hall *house, guest *who, char *text)
{
    static char copy[NET_FRAME_CAP + 1];
    request r = {.house = house, .who = who};
    request_verb *run = run_unknown;
    int cost = UNKNOWN_COST;
    house->frames++;
    request_split(&r, text, copy);
    for (size_t i = 0; r.count > 0 && i < sizeof verbs / sizeof verbs[0]; i++) {
        if (strcmp(r.word[0], verbs[i].name) != 0 || has_control(text)) continue;
        run = verbs[i].run;
        cost = verbs[i].cost;
    }
    carry_out(&r, run, cost);
    if (r.is_refused) note_badness(who);
}

/* ---- Coming and going ---- */

guest *desk_welcome(hall *house, net_socket *socket)
{
    visitor *from = visitor_come(house->visitors, net_address(socket));
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
    visitor_go(who->from);
    *who->link = who->next;
    if (who->next != NULL) who->next->link = who->link;
    free(who);
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
    if (who->signed_in == house->pass) who->name[0] = '\0';
    hall_refuse(house, who, &problem);
}

/* What could not be stored has not happened: nobody is told, and the tables are read again. */
static void give_up(hall *house)
{
    enum { COMPLAIN_EVERY = 10000 }; /* milliseconds: a full disk stays full for a while */
    if (net_now() - house->complained > COMPLAIN_EVERY) {
        fprintf(stderr, "vexillum: cannot store: %s\n", store_error(house->store));
        house->complained = net_now();
    }
    net_discard(house->net, tell_loss, house);
    hall_forget_touched(house);
    hall_tell_touched(house);
}

void desk_turn(hall *house)
{
    take_finished_jobs(house);
    hall_save_touched(house);
    hall_tell_touched(house);
    if (!store_commit(house->store)) give_up(house);
    hall_clear_touched(house);
    net_release(house->net);
    house->pass++;
}
