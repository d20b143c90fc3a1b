/* SPDX-License-Identifier: MIT */
/* away.c - absences, kept in the store. */
#include "server/away.h"

#include "server/log.h"
#include "server/nodes.h"
#include "server/store_nodes.h"

static const char alive[] = "alive"; /* when the server last said that it runs */

void away_begin(hall *house)
{
    store_guard(house->store, "away", "");
    int64_t last = store_fact(house->store, alive), real = net_now();
    net_not_before(last);
    int64_t now = net_now();
    bool is_alone = !store_is_shared(house->store) || store_count_others(house->store, now) == 0;
    house->started = now;
    if (now > real)
        log_event(LOG_WARNING, "clock-behind", "milliseconds", log_number(now - real), LOG_END);
    if (last > 0 && now > last && is_alone)
        store_add_absence(house->store, last, now, now - (int64_t)AWAY_KEPT_DAYS * 86400000);
    if (is_alone) away_note(house);
    nodes_beat(house);
    store_commit(house->store);
    house->absence_count = store_list_absences(house->store, house->absences, HALL_ABSENCES_MAX);
}

void away_note(hall *house)
{
    house->noted = net_now();
    store_set_fact(house->store, alive, house->noted);
}

int64_t away_since(const hall *house, int64_t since)
{
    int64_t sum = 0;
    for (int i = 0; i < house->absence_count; i++) {
        const store_absence *gone = &house->absences[i];
        int64_t from = gone->since > since ? gone->since : since;
        if (gone->until > from) sum += gone->until - from;
    }
    return sum;
}
