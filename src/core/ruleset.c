/* SPDX-License-Identifier: MIT */
/* ruleset.c - rulesets that are kept: found by their number, never moved, changed or forgotten.
 *
 * All lie behind each other in one store of fixed size. A draft is written where it would stay, under a lock, and either kept
 * or written over by the next. Readers take no lock: a number gets into a state only after the ruleset is kept. */
#include "core/ruleset.h"

#include <stdatomic.h>
#include <string.h>

#include "core/hash.h"
#include "core/limit.h"
#include "core/ruleset_draft.h"

/* ---- The store ---- */

#ifdef __wasm__
enum { STORE_SIZE = 4 << 20, SLOTS = 1 << 10 };
#else
enum { STORE_SIZE = 64 << 20, SLOTS = 1 << 14 }; /* no page of it is real before it is used */
#endif

/* Room that is never given away: what is known already can be read again even when all else is full. */
enum { DRAFT_ROOM = 256 << 10 };

static _Alignas(16) char store[STORE_SIZE];
static size_t store_used;
static int kept_count;
static vx_ruleset *_Atomic slots[SLOTS]; /* by number, then the next free one */
static atomic_flag busy = ATOMIC_FLAG_INIT;

static uint32_t id_of(const vx_ruleset *ruleset)
{
    uint32_t id = (uint32_t)ruleset->hash;
    return id != 0 ? id : 1;
}

const vx_ruleset *vx_find_ruleset(uint32_t id)
{
    if (id == 0) return NULL;
    for (uint32_t at = id;; at++) {
        const vx_ruleset *found = atomic_load_explicit(&slots[at % SLOTS], memory_order_acquire);
        if (found == NULL || id_of(found) == id) return found;
    }
}

const void *vx_ruleset_table(uint32_t id)
{
    const vx_ruleset *found = vx_find_ruleset(id);
    vx_require(found != NULL);
    return found->table;
}

const char *vx_ruleset_text(uint32_t id)
{
    return id == 0 ? "book" : vx_find_ruleset(id)->text;
}

static void keep(vx_ruleset *ruleset, size_t used)
{
    uint32_t at = id_of(ruleset);
    while (atomic_load_explicit(&slots[at % SLOTS], memory_order_relaxed) != NULL) at++;
    atomic_store_explicit(&slots[at % SLOTS], ruleset, memory_order_release);
    store_used = (used + 15) / 16 * 16;
    kept_count++;
}

/* ---- Drafts ---- */

void *vx_draft_room(vx_draft *draft, size_t size)
{
    size = (size + 15) / 16 * 16;
    if (size > STORE_SIZE - draft->used) return NULL;
    void *room = store + draft->used;
    draft->used += size;
    return room;
}

bool vx_refuse_full(vx_problem *why)
{
    static const vx_message full = {
        NULL,
        {"this program holds as many rulesets as it can: start it anew",
         "больше наборов правил программа не вмещает: запустите её заново"}};
    return vx_refuse_here(why, &full, &(vx_reader){.at = "", .line_start = ""});
}

/* Takes the lock. */
static bool begin_draft(vx_draft *draft, const vx_rulebook *rulebook, vx_problem *why)
{
    while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) continue;
    *draft = (vx_draft){.rulebook = rulebook, .used = store_used};
    draft->ruleset = vx_draft_room(draft, sizeof *draft->ruleset);
    draft->table = vx_draft_room(draft, rulebook->size);
    if (draft->table == NULL) return vx_refuse_full(why);
    memcpy(draft->table, rulebook->book, rulebook->size);
    *draft->ruleset = (vx_ruleset){.rulebook = rulebook, .table = draft->table, .name = {"", ""}};
    return true;
}

/* Writes the differences behind the draft and makes its hash of them. */
static bool write_text(vx_draft *draft, vx_problem *why)
{
    static const vx_message too_long = {NULL,
                                        {"the ruleset is too long", "набор правил слишком велик"}};
    char *room = vx_draft_room(draft, VX_RULESET_TEXT_CAP);
    if (room == NULL) return vx_refuse_full(why);
    vx_text text = vx_text_on(room, VX_RULESET_TEXT_CAP);
    vx_add_differences(draft->ruleset, &text);
    if (text.cut) return vx_refuse_here(why, &too_long, &(vx_reader){.at = "", .line_start = ""});
    draft->used = (size_t)(room - store) + text.length + 1;
    const char *game = draft->rulebook->game;
    uint64_t seed = vx_hash_bytes(game, strlen(game), 0);
    draft->ruleset->text = room;
    draft->ruleset->hash = vx_hash_bytes(room, text.length, seed);
    return true;
}

/* The number of the draft, which may be kept already. */
static bool settle_draft(vx_draft *draft, uint32_t *id, vx_problem *why)
{
    static const vx_message taken = {NULL,
                                     {"another ruleset has the number of this one: change its name",
                                      "у другого набора правил тот же номер: измените название"}};
    const vx_rulebook *rulebook = draft->rulebook;
    vx_ruleset *made = draft->ruleset;
    if (rulebook->settle != NULL) rulebook->settle(draft->table);
    if (rulebook->check != NULL && !rulebook->check(draft->table, why)) return false;
    if (!write_text(draft, why)) return false;
    *id = made->text != NULL && made->text[0] != '\0' ? id_of(made) : 0;
    if (*id == 0) return true;
    const vx_ruleset *same = vx_find_ruleset(*id);
    bool is_full = kept_count >= SLOTS / 2 || draft->used > STORE_SIZE - DRAFT_ROOM;
    if (same == NULL && is_full) return vx_refuse_full(why);
    if (same == NULL)
        keep(made, draft->used);
    else if (same->rulebook != rulebook || strcmp(same->text, made->text) != 0)
        return vx_refuse_here(why, &taken, &(vx_reader){.at = "", .line_start = ""});
    return true;
}

/* ---- Reading ---- */

static bool read_whole(vx_draft *draft, vx_reader *in, vx_problem *why)
{
    do {
        if (!vx_read_rule_line(draft, in, why)) return false;
    } while (vx_next_line(in));
    return true;
}

bool vx_read_ruleset(const vx_rulebook *rulebook, const char *text, uint32_t *id, vx_problem *why)
{
    vx_draft draft;
    vx_reader in = vx_read(text);
    *id = 0;
    if (strcmp(text, "book") == 0) return true;
    bool done = begin_draft(&draft, rulebook, why) && read_whole(&draft, &in, why) &&
                settle_draft(&draft, id, why);
    atomic_flag_clear_explicit(&busy, memory_order_release);
    return done;
}

static bool begins_with_rules(const vx_reader *in)
{
    vx_reader ahead = *in;
    vx_word word;
    return vx_next_word(&ahead, &word) && vx_word_is(&word, "rules");
}

/* Reads "rules ..." line by line. `follows`: there is a line behind them. */
static bool read_lines(vx_draft *draft, vx_reader *in, bool *follows, vx_problem *why)
{
    vx_word rules;
    for (*follows = true; *follows && begins_with_rules(in); *follows = vx_next_line(in)) {
        vx_next_word(in, &rules);
        if (!vx_read_rule_line(draft, in, why)) return false;
    }
    return true;
}

bool vx_read_rules_lines(const vx_rulebook *rulebook, vx_reader *in, uint32_t *id, vx_problem *why)
{
    static const vx_message ends = {
        NULL, {"the position ends after its rules", "позиция обрывается после строк «rules»"}};
    vx_draft draft;
    bool follows = true;
    *id = 0;
    if (!begins_with_rules(in)) return true;
    vx_reader start = *in;
    bool done = begin_draft(&draft, rulebook, why) && read_lines(&draft, in, &follows, why);
    if (done && !settle_draft(&draft, id, why)) {
        done = false;
        if (why != NULL && why->line == 0) why->line = start.line, why->column = 1;
    }
    atomic_flag_clear_explicit(&busy, memory_order_release);
    return done && (follows || vx_refuse_here(why, &ends, in));
}

void vx_add_rules_lines(uint32_t id, vx_text *out)
{
    const vx_ruleset *ruleset = vx_find_ruleset(id);
    const char *rest = ruleset != NULL ? ruleset->text : "";
    while (*rest != '\0') {
        vx_add(out, "rules ");
        vx_add_line_of(out, &rest);
        vx_add_char(out, '\n');
    }
}
