/* SPDX-License-Identifier: MIT */
/* ruleset.h - the numbers of a game that a designer may change, as text.
 *
 * A game lays these numbers out in one struct, its table, and describes the table by a vx_rulebook. A ruleset is the
 * book's table with differences. It is kept once, for good and never changed, under a number made from its text; a
 * state holds that number, 0 for the book, so a state stays plain bytes that are the same on every machine.
 * docs/RULESETS.md is the file format, docs/decisions/0018-rulesets.md says why it is so. */
#ifndef VX_CORE_RULESET_H
#define VX_CORE_RULESET_H

#include "core/text.h"

typedef enum {
    VX_RULE_NUMBER, /* a uint8_t */
    VX_RULE_WIDE,   /* a uint16_t */
    VX_RULE_CHOICE, /* a uint8_t: which of `values`, "infantry|cavalry" */
    VX_RULE_SET,    /* a uint32_t, a bit for each of `values`: "fast,scout" or "none" */
    VX_RULE_LIST,   /* the same, read and written by the game */
    VX_RULE_NAME,   /* a const char *[VX_LANGUAGES]: "Trolls" ru "Тролли" */
    VX_RULE_OTHER,  /* read and written by the game */
} vx_rule_form;

/* One value of a thing: what it is called, where it lies in the thing and what it may be. */
typedef struct {
    const char *key;
    const char *help[VX_LANGUAGES];
    vx_rule_form form;
    size_t offset; /* in the thing */
    int least, most;
    const char
        *word; /* of a number: a word for `word_value`, which lies beyond the range; or NULL */
    int word_value;
    const char *
        values; /* of a choice or a set: its words, "fast|scout"; of another: an example of what would do */
    /* Of a set: what people call its words. NULL: as the file does. */
    const char *(*title)(int index, vx_language language);
    bool (*read)(const vx_word *word, void *thing);
    void (*write)(const void *thing, vx_text *out);
} vx_rule_field;

struct vx_draft; /* a ruleset while it is read: ruleset_draft.h */

/* Things of one kind: "tile ORC07 cost 4" is a line of the kind "tile" about the thing "ORC07". */
typedef struct {
    const char *key;
    const char *help[VX_LANGUAGES];
    size_t offset, stride; /* in the table: of the first thing, and from one to the next */
    int count;
    /* The name of a thing in the file. NULL: there is one thing, and lines do not name it. A thing with an owner is named
     * by both: "orcs/trolls". */
    const char *(*name)(const void *table, int index);
    const char *(*owner)(const void *table, int index); /* NULL: things of this kind have none */
    const char *names; /* all the names, as "archer|pikeman" or "ELV01..OWN30" */
    /* What people call it. NULL: as the file does. */
    const char *(*title)(const void *table, int index, vx_language language);
    const vx_rule_field *fields;
    int field_count;
    const char *keys; /* of all fields, as "cost|health" */
    /* Where things lie behind pointers; NULL: they lie in the table. What a ruleset leaves alone it shares with the book, so
     * `own` makes it a copy to write to, in room of the draft. NULL: there is no such thing, or no room. */
    const void *(*thing)(const void *table, int index);
    void *(*own)(struct vx_draft *draft, void *table, int index);
    /* Makes a thing of a new name, a copy of `blank`; its place, or -1: this is no name for one. NULL: no new things. */
    int (*make)(struct vx_draft *draft, void *table, const vx_word *name);
    const void *blank;
} vx_rule_kind;

typedef struct {
    const char *game; /* the id */
    const void *book;
    size_t size; /* of the table */
    const vx_rule_kind *kinds;
    int kind_count;
    const char *keys;            /* of all kinds, as "tile|army" */
    void (*settle)(void *table); /* sets what follows from the values; NULL: nothing does */
    /* What holds between several values. NULL: nothing does. `why` gets no place. */
    bool (*check)(const void *table, vx_problem *why);
    uint32_t (*of_state)(const void *state);
} vx_rulebook;

/* A ruleset that is kept. Everything here stays as it is until the program ends. */
typedef struct {
    const vx_rulebook *rulebook;
    const void *table;
    const char *name[VX_LANGUAGES];
    const char *text; /* the differences, a line each, always written the same way */
    uint64_t hash;    /* of the game and the text */
} vx_ruleset;

enum { VX_RULESET_TEXT_CAP = 24 << 10, VX_RULESET_NAME_CAP = 96 };

/* Reads a text: the lines of a file, which ';' may part too. "book" or nothing is the book, *id = 0. */
bool vx_read_ruleset(const vx_rulebook *rulebook, const char *text, uint32_t *id, vx_problem *why);

/* At the line after the first of a position: reads the lines that begin with "rules", if there are any, and
 * leaves the reader at the next one. False if something is wrong, or no line follows. */
bool vx_read_rules_lines(const vx_rulebook *rulebook, vx_reader *in, uint32_t *id, vx_problem *why);
/* The same lines; none for the book. */
void vx_add_rules_lines(uint32_t id, vx_text *out);

/* NULL for the book. */
const vx_ruleset *vx_find_ruleset(uint32_t id);
/* As vx_read_ruleset() takes it: "book", or the differences. */
const char *vx_ruleset_text(uint32_t id);
/* The table of a ruleset that is not the book. What is kept never changes, so a compiler may ask once for many
 * times, and the book's way is the straight one. */
__attribute__((const, cold)) const void *vx_ruleset_table(uint32_t id);

/* The differences for people, one a line: "archer: strength 5 (4 in the book)". */
void vx_describe_ruleset(const vx_ruleset *ruleset, vx_language language, vx_text *out);
/* What can be changed, as JSON: kinds, fields with their ranges, things with their values here and in the
 * book. The pages of docs/RULESETS.md and the form of the page are made of it. */
void vx_add_rules_form(const vx_rulebook *rulebook, uint32_t id, vx_language language,
                       vx_text *out);
/* What can be changed and within which limits, as the tables of docs/RULESETS.md. */
void vx_add_rules_limits(const vx_rulebook *rulebook, vx_text *out);
/* Fields of an object: "name", "hash", "text" as one line, "changes" as a list of sentences. */
void vx_add_ruleset_head(const vx_ruleset *ruleset, vx_language language, vx_text *out);
/* Sixteen digits. */
void vx_add_ruleset_hash(const vx_ruleset *ruleset, vx_text *out);
/* A value as a file has it, without its key. */
void vx_add_rule_value(const vx_rule_field *field, const void *thing, vx_text *out);

#endif
