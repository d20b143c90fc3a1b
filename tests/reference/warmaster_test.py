#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds the program against the model of Warmaster. From the root of the repository:

    warmaster_test.py [--program build/vexillum] [--situations N] [--seed N] [--only CHAPTER]
                      [--show]

Each situation is a random position of one chapter: orders, shooting, combat, magic, points. The
program plays it by random choices and tells what dice it throws, what they need and what comes of
them; the model, written from the clauses alone, must come to the same. What is geometry is kept
simple (stands at right angles) and is not judged here. The last line is "N passed, N failed".
"""
import argparse
import random
import sys
import time
import traceback

from warmaster_field import Crooked
from warmaster_judges import JUDGES
from warmaster_program import Program, Refused


class Tally:
    def __init__(self):
        self.passed = self.failed = self.refused = self.crooked = 0


def judge_one(program, chapter, seed, tally, show):
    """One situation, made anew until the program takes it."""
    dice = random.Random(f'{chapter} {seed}')
    situation, judge = JUDGES[chapter]
    for _ in range(50):
        text = situation(dice)
        try:
            program.load(text)
            break
        except Refused as refusal:
            tally.refused += 1
            if show:
                print(f'{chapter} {seed}: {refusal.args[0].splitlines()[-1]}')
    else:
        raise AssertionError(f'{chapter} {seed}: no position is taken\n{text}')
    try:
        judge(program, dice)
        tally.passed += 1
    except Crooked:
        tally.crooked += 1
        tally.passed += 1
    except (AssertionError, Refused) as wrong:
        tally.failed += 1
        print(f'\n{chapter} {seed}: {wrong}')
        print(program.start)
        print('end')
        for action in program.played:
            print(f'apply {action}')
        if show:
            traceback.print_exc()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--program', default='build/vexillum')
    parser.add_argument('--situations', type=int, default=1000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--only', choices=sorted(JUDGES))
    parser.add_argument('--show', action='store_true')
    parser.add_argument('--failures', type=int, default=20)
    options = parser.parse_args()
    chapters = [options.only] if options.only else list(JUDGES)
    program, tally, start = Program(options.program), Tally(), time.monotonic()
    for number in range(options.situations):
        judge_one(program, chapters[number % len(chapters)], options.seed + number // len(chapters),
                  tally, options.show)
        if tally.failed >= options.failures:
            break
    program.close()
    print(f'{", ".join(chapters)}: {tally.passed + tally.failed} situations in '
          f'{time.monotonic() - start:.1f} s, {tally.refused} positions refused, '
          f'{tally.crooked} left where stands turned')
    print(f'warmaster model: {tally.passed} passed, {tally.failed} failed')
    return tally.failed > 0


if __name__ == '__main__':
    sys.exit(main())
