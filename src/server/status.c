/* SPDX-License-Identifier: MIT */
/* status.c - health and figures. */
#include "server/status.h"

#include <string.h>

/* Well: the last thing that was to be stored has been. */
static int add_health(const hall *house, vx_text *out)
{
    bool is_well = house->failed == 0 || house->failed < house->stored;
    vx_add(out, is_well ? "ok\n" : "cannot store\n");
    return is_well ? 200 : 503;
}

static void add_gauges(const hall *house, vx_text *out)
{
    metrics_add_gauge(out, "sockets", "open WebSockets", net_sockets(house->net));
    metrics_add_gauge(out, "callers", "connections that are no WebSockets",
                      net_callers(house->net));
    metrics_add_gauge(out, "backlog_bytes", "bytes that wait for slow readers",
                      (int64_t)net_backlog(house->net));
    metrics_add_gauge(out, "tables_in_memory", "tables in memory", house->table_count);
    metrics_add_gauge(out, "games_kept", "games in the database", store_count_games(house->store));
    metrics_add_gauge(out, "names_kept", "names in the database",
                      store_count_accounts(house->store));
    metrics_add_gauge(out, "choices_waiting", "machine players that wait for a thread",
                      thinkers_waiting(house->thinkers, JOB_CHOOSE));
    metrics_add_gauge(out, "passwords_waiting", "passwords that wait to be hashed",
                      thinkers_waiting(house->thinkers, JOB_PASSWORD));
    metrics_add_gauge(out, "start_time_seconds", "when the server started", house->started / 1000);
}

static void add_counters(const hall *house, vx_text *out)
{
    metrics_add_counter(out, "frames_total", "frames that came in", house->count.frames);
    metrics_add_counter(out, "refused_total", "frames that were refused", house->count.refused);
    metrics_add_counter(out, "malformed_total", "frames that ended their socket",
                        net_malformed(house->net));
    metrics_add_counter(out, "actions_total", "actions and draws of games", house->count.actions);
    metrics_add_counter(out, "tables_total", "tables opened", house->count.tables);
    metrics_add_counter(out, "commits_total", "transactions stored", house->count.commits);
    metrics_add_counter(out, "failures_total", "transactions that could not be stored",
                        house->count.failures);
    metrics_add_counter(out, "signins_total", "names signed in", house->count.signins);
    metrics_add_counter(out, "wrong_passwords_total", "passwords that did not fit",
                        house->count.wrong_passwords);
    metrics_add_times(out, "pass_seconds",
                      "from the last frame of a pass to its commit: what an answer waits for",
                      &house->count.passes);
}

int status_answer(const hall *house, const char *path, bool is_here, vx_text *out)
{
    path += strspn(path, "/");
    if (strcmp(path, "health") == 0) return add_health(house, out);
    if (strcmp(path, "metrics") != 0 || !is_here) return 0;
    add_gauges(house, out);
    add_counters(house, out);
    return 200;
}
