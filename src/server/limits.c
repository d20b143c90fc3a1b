/* SPDX-License-Identifier: MIT */
/* limits.c - the bounds of the server, in words and taken from where they are kept. */
#include "server/limits.h"

#include "server/clock.h"
#include "server/desk.h"
#include "server/tournament.h"
#include "server/visitors.h"

typedef struct {
    const char *text[VX_LANGUAGES];
    int64_t number[2];
} limit;

static const limit limits[] = {
    {{"sockets: {0}, connections from one address {1} (127.0.0.1 is not limited)",
      "соединений: {0}, с одного адреса {1} (для 127.0.0.1 без предела)"},
     {NET_SOCKETS_CAP, VISITOR_SOCKETS_MAX}},
    {{"a frame that comes in: {0} KiB of UTF-8 text; anything else ends the socket",
      "входящее сообщение: до {0} КиБ текста UTF-8; при любом другом соединение закрывается"},
     {NET_FRAME_CAP >> 10, 0}},
    {{"frames of a socket: {0} at once, {1} a second; costly ones count several times",
      "сообщений от соединения: {0} сразу, {1} в секунду; трудные идут за несколько"},
     {DESK_FRAMES_AT_ONCE, 1000 / DESK_FRAME_EVERY}},
    {{"refusals: {0} at once, one a second; then the socket is closed",
      "отказов: {0} сразу, один в секунду; дальше соединение закрывается"},
     {DESK_BAD_AT_ONCE, 0}},
    {{"waiting for a slow reader: {0} MiB, for all together {1} MiB; then its socket is closed",
      "ждёт медленного читателя: {0} МиБ, всех вместе {1} МиБ; дальше он отключается"},
     {NET_BACKLOG_CAP >> 20, NET_BACKLOGS_CAP >> 20}},
    {{"games: {0}; tables where play never began are cleared away after {1} days",
      "партий: {0}; столы, где не начали играть, убираются через {1} дней"},
     {HALL_GAMES_MAX, HALL_STALE_DAYS}},
    {{"new tables from one address: {0} at once, one in {1} seconds",
      "новых столов с одного адреса: {0} сразу, один за {1} секунд"},
     {VISITOR_TABLES_AT_ONCE, VISITOR_TABLE_EVERY / 1000}},
    {{"new tables through one socket: {0} at once, one in {1} seconds",
      "новых столов через одно соединение: {0} сразу, один за {1} секунд"},
     {HALL_TABLES_AT_ONCE, HALL_TABLE_EVERY / 1000}},
    {{"tables of one address that the lobby shows: {0}; those that wait longest come first",
      "столов с одного адреса в списке открытых: {0}; те, что ждут дольше, стоят выше"},
     {VISITOR_LOBBY_MAX, 0}},
    {{"tournaments that are not over: {0} of one name; {1} that one name has entered",
      "неоконченных турниров: {0} от одного имени; {1}, в которые одно имя записано"},
     {TOURNAMENTS_A_NAME, TOURNAMENTS_ENTERED_MAX}},
    {{"tournaments: {0} at once, {1} people in each",
      "турниров сразу: {0}, в каждом до {1} человек"},
     {TOURNAMENTS_OPEN_MAX, TOURNAMENT_ENTRANTS_MAX}},
    {{"actions of a game: {0}, then it is a draw", "действий в партии: {0}, затем ничья"},
     {HALL_ENTRIES_MAX, 0}},
    {{"spectators of a table: {0}; screens of a player: {1}, the oldest goes",
      "зрителей у стола: {0}; экранов у игрока: {1}, самый старый отключается"},
     {HALL_SPECTATORS_MAX, HALL_SOCKETS_A_SEAT}},
    {{"talk at a table: the last {0} lines of {1} letters",
      "разговор за столом: последние {0} строк по {1} букв"},
     {HALL_CHAT_MAX, HALL_TEXT_LETTERS}},
    {{"clocks: from {0} seconds to {1} days a turn", "часы: от {0} секунд до {1} дней на ход"},
     {CLOCK_SECONDS_MIN, CLOCK_TURN_MAX / 86400}},
    {{"machines waiting for a thread: {0}", "машин в очереди к потокам: {0}"},
     {THINKERS_CHOICES_MAX, 0}},
    {{"names: {0}, each signed in at {1} places at most", "имён: {0}, под каждым до {1} входов"},
     {DESK_ACCOUNTS_MAX, STORE_SESSIONS_MAX}},
    {{"a session ends after {0} days without use",
      "сеанс закрывается, если {0} дней не использован"},
     {HALL_SESSION_DAYS, 0}},
    {{"passwords tried from one address: {0} at once, one in {1} seconds",
      "попыток пароля с одного адреса: {0} сразу, одна за {1} секунд"},
     {VISITOR_NAMES_AT_ONCE, VISITOR_NAME_EVERY / 1000}},
};

void limits_explain(vx_text *out, vx_language language)
{
    static const char *const title[VX_LANGUAGES] = {
        "Limits, so that nobody can use up the server:\n",
        "Пределы, чтобы никто не занял весь сервер:\n"};
    vx_add(out, title[language]);
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++) {
        vx_add(out, "  ");
        vx_add_filled(out, limits[i].text[language], limits[i].number, "");
        vx_add_char(out, '\n');
    }
}
