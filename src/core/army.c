/* SPDX-License-Identifier: MIT */
/* army.c - faults and remarks about army lists as JSON. */
#include "core/army.h"

#include "core/json.h"

enum { SENTENCE_CAP = 512 };

static const char *const tongues[VX_LANGUAGES] = {"en", "ru"};

static void add_sentences(vx_text *out, const char *const text[VX_LANGUAGES],
                          const int64_t number[2], const char *const word[VX_LANGUAGES])
{
    for (int language = 0; language < VX_LANGUAGES; language++) {
        char sentence[SENTENCE_CAP];
        vx_text words = vx_text_on(sentence, sizeof sentence);
        vx_add_filled(&words, text[language], number, word[language]);
        vx_json_text(out, tongues[language], sentence);
    }
}

void vx_json_fault(vx_text *out, const char *key, const vx_problem *problem,
                   const char *const word[VX_LANGUAGES], const char *mend)
{
    const char *const own[VX_LANGUAGES] = {problem->word, problem->word};
    vx_json_open(out, key, '{');
    if (problem->line > 0) vx_json_number(out, "line", problem->line);
    vx_json_text(out, "clause", problem->message->clause);
    add_sentences(out, problem->message->text, problem->number, word == NULL ? own : word);
    vx_json_text(out, "mend", mend);
    vx_json_close(out, '}');
}

void vx_json_remark(vx_text *out, const char *const text[VX_LANGUAGES], int first, int second)
{
    static const char *const none[VX_LANGUAGES] = {"", ""};
    vx_json_open(out, NULL, '{');
    add_sentences(out, text, (const int64_t[2]){first, second}, none);
    vx_json_close(out, '}');
}
