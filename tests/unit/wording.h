/* SPDX-License-Identifier: MIT */
/* wording.h - what makes a text fit to be read: whole letters, the right alphabet, valid JSON. */
#ifndef VX_TESTS_WORDING_H
#define VX_TESTS_WORDING_H

#include "fixture.h"

bool is_utf8(const char *text);
bool is_ascii(const char *text);
bool has_cyrillic(const char *text);
bool is_json(const char *text);

/* English without Cyrillic letters, Russian with some, both whole and filled in. */
void claim_sentence(fixture *f, vx_language language, const char *text, const char *what);
/* The problem has a message in both languages and, if a clause, one that RULES.md knows. */
void claim_reasoned(fixture *f, const vx_problem *why, bool needs_clause, const char *what);

#endif
