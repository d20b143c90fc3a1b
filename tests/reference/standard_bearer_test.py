#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds the program against the model of Standard-Bearer. From the root of the repository:

  standard_bearer_test.py [RUNNER [POSITIONS [GAMES [SEED]]]]
                          judges the drawn positions, writes random positions and games with all
                          that is legal in them for the program's runner to judge, and replays the
                          recorded games
  standard_bearer_test.py cases FILE.t ...    the drawn positions, judged by the model
  standard_bearer_test.py perft FILE DEPTH    counts of action sequences from a position

The last line is "N passed, N failed".
"""
import glob
import itertools
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

from standard_bearer import (CELLS, COLUMNS, LAYOUTS, SIDES, State, TYPES, canonical,
                             cells_between, composition, difference, format_action, format_phase,
                             format_position, parse_action, parse_position, perft)

# What is compared when nothing is said
STANDARD = ['build/release/tests/positions_test', '1000', '25', '2012']


# ---- Drawn positions (docs/TESTING.md), judged by this model ----

class Cases:
    """Runs the claims of .t files; those about the wording of messages are left to the program."""

    def __init__(self):
        self.passed = self.failed = 0
        self.state = self.back = None

    def run(self, name):
        lines = enumerate(read_lines(name), 1)
        for number, line in lines:
            word, _, rest = line.partition(' ')
            if not line.strip() and self.back:
                self.state, self.back = self.back, None
            elif word in ('position', 'badposition'):
                text = list(itertools.takewhile(lambda l: l != 'end', (l for _, l in lines)))
                if word == 'position':
                    self.state, self.back = parse_position('\n'.join(text)), None
            elif word == 'setup':
                self.state, self.back = State(dict(o.split('=') for o in rest.split()[1:])), None
            elif hasattr(self, 'claim_' + word):
                self.judge(name, number, line, word, rest.strip())

    def judge(self, name, number, line, word, rest):
        try:
            found = getattr(self, 'claim_' + word)(rest)
        except (ValueError, KeyError, StopIteration) as error:
            found = repr(error)
        self.passed, self.failed = self.passed + (found is None), self.failed + (found is not None)
        if found is not None:
            print(f'{name}:{number}: {line}: found {found}')

    def claim_legal(self, text):
        return self.state.check(parse_action(text))

    def claim_illegal(self, text):
        action, clause = text.split(' : ')
        found = self.state.check(parse_action(action))
        return None if found == clause.strip() else found or 'legal'

    def claim_bad(self, text):
        try:
            parse_action(text.split(' : ')[0])
        except ValueError:
            return None
        return 'an action'

    def claim_apply(self, text):
        action = parse_action(text)
        problem = self.state.check(action)
        if problem is None:
            self.state = self.state.after(action)
        return problem

    def claim_try(self, text):
        self.back = self.state
        return self.claim_apply(text)

    def claim_shows(self, text):
        lines = [' '.join(l.split()) for l in format_position(self.state).splitlines()]
        return None if ' '.join(text.split()) in lines else lines

    def claim_lacks(self, text):
        return 'it' if self.claim_shows(text) is None else None

    def claim_actions(self, text):
        claimed = sorted(parse_action(a) for a in text.split('|'))
        found = self.state.legal()
        return None if claimed == found else ' | '.join(map(format_action, found))

    def claim_count(self, text):
        return None if len(self.state.legal()) == int(text) else len(self.state.legal())

    def claim_chance(self, text):
        return None if len(self.state.outcomes()) == int(text) else self.state.outcomes()

    def claim_weight(self, text):
        action, _, odds = text.rpartition(' ')
        outcomes = self.state.outcomes()
        found = f'{outcomes[parse_action(action)]}/{sum(outcomes.values())}'
        return None if found == odds else found

    def claim_acts(self, text):
        seat = {'blue': '1', 'red': '2'}.get(self.state.side, 'chance')
        return None if self.state.phase != 'over' and seat == text else format_phase(self.state)

    def claim_over(self, _):
        return None if self.state.phase == 'over' else format_phase(self.state)

    def claim_score(self, text):
        scores = {'blue': '1 -1', 'red': '-1 1', 'draw': '0 0'}
        found = scores.get(self.state.winner)
        return None if ' '.join(text.split()) == found else found


def read_lines(name):
    with open(name, encoding='utf-8') as file:
        return file.read().splitlines()


def run_cases(names):
    cases = Cases()
    for name in names:
        cases.run(name)
    return cases.passed, cases.failed


# ---- Random positions and games, written as drawn positions for the program to judge ----

def random_options(dice):
    options = {'berserker': dice.choice('34445')}
    options['composition'] = dice.choice(['A4P4B3H3I3S3', 'A4P5B2H3I3S3', 'A3P4B3H3I4S3'])
    options['layout'] = dice.choice(sorted(LAYOUTS))
    if dice.random() < 0.25:
        options.update(penalty='both', draw_after=dice.choice(['10', '11']))
    return options


def random_board(dice, options):
    """Both armies, or what is left of them, in a random part of the board: often a corner, where
    they hem each other in, and often near their end, when games are decided."""
    across, up = dice.randint(2, 7), dice.randint(2, 8)
    left, bottom = dice.choice([0, dice.randint(0, 7 - across)]), dice.choice([1, 9 - up])
    healthy = dice.choice([0.2, 0.5, 0.9])
    room = [c for c in CELLS if COLUMNS.index(c[0]) - left in range(across)
            and int(c[1]) - bottom in range(up)]
    dice.shuffle(room)
    board = {}
    most = min(20, len(room) // 2)
    most = max(dice.randint(1, most), dice.randint(1, most))
    for side in SIDES:
        deck = [l for l, n in composition(options['composition']).items() for _ in range(n)]
        deck.remove('S')
        dice.shuffle(deck)
        for letter in ['S'] + deck[:dice.randint(0, most - 1)]:
            wounds = 0 if dice.random() < healthy else dice.randrange(TYPES[letter][2])
            board[room.pop()] = (side, letter, wounds)
    return board


def random_position(dice):
    """A position in which something can be done, or in one of ten nothing but a removal."""
    while True:
        state = drawn_position(dice)
        wanted = state.phase
        state.settle()
        if state.phase == wanted or dice.random() < 0.1:
            return state


def drawn_position(dice):
    state = State(random_options(dice))
    state.board = random_board(dice, state.options)
    state.side = dice.choice(SIDES)
    state.phase = dice.choice(['move', 'move', 'attack', 'attack', 'attack', 'remove'])
    if state.options['penalty'] == 'both':
        state.quiet = dice.choice([0, 0, 5, 8, 9])
    if state.phase == 'attack' and dice.random() < 0.6:
        state.line = random_line(dice, state)
    # With penalty=both an attack phase without an attack is nothing a player could meet.
    if state.phase == 'attack' and state.options['penalty'] == 'both' and state.stuck():
        state.phase, state.line = 'move', ()
    return state


def random_line(dice, state):
    own = [c for c in CELLS if state.own(c)]
    runs = [cells_between(a, b) for a, b in itertools.combinations(own, 2)]
    runs = [r for r in runs if r and all(state.own(c) for c in r)
            and sum(state.letter(c) == 'S' for c in r) == 1]
    return tuple(dice.choice(runs)) if runs else ()


def random_wrong(dice, state):
    """A well-formed action near the legal ones that the model refuses, or None."""
    own = [c for c in CELLS if state.own(c)]
    start = dice.choice(own if dice.random() < 0.9 else CELLS)
    near = [c for c in CELLS if max(map(abs, difference(start, c))) <= 3]
    foes = [c for c in near if state.enemy(c)] or near
    end, other = dice.choice(near), dice.choice(near)
    foe, second = dice.choice(foes), dice.choice(foes)
    plain = dice.random() < 0.3
    ways = {
        'move': [('move', start, end), ('move', start, dice.choice(CELLS)),
                 ('line', start, dice.choice(own), end), ('line', start, other, end)],
        'attack': [('attack', start, (end,), plain), ('attack', start, (foe,), plain),
                   ('attack', start, (foe, second), plain), ('attack', start, (foe, end), plain)],
        'remove': [('remove', start), ('remove', foe), ('remove', end)],
    }
    phase = state.phase if dice.random() < 0.8 else dice.choice(sorted(ways))
    action = canonical(dice.choice(ways.get(phase, ways['move'])))
    return action if state.check(action) else None


def write_claims(out, state, actions=True):
    """Everything the printed position says, and all that may be done in it."""
    out.extend('shows ' + line for line in format_position(state).splitlines()
               if not line.startswith('options'))
    legal = state.legal()
    if state.phase == 'over':
        out.append({'blue': 'score 1 -1', 'red': 'score -1 1', 'draw': 'score 0 0'}[state.winner])
    elif actions:
        out.append('actions ' + ' | '.join(map(format_action, legal)))
    out.append(f'count {len(legal)}')


def write_position(out, dice, number):
    state = random_position(dice)
    out.append(f'# ZN-1 random position {number}')
    out.extend(format_position(state).splitlines() + ['end'])
    write_claims(out, state)
    for action in filter(None, (random_wrong(dice, state) for _ in range(8))):
        out.append(f'illegal {format_action(action)} : {state.check(action)}')
    for action in some_of_each(dice, state.legal()):
        out.append('try ' + format_action(action))
        write_claims(out, state.after(action))
        out.append('')
    out.append('')


def some_of_each(dice, legal):
    """Four moves, four lines, four removals, and all attacks that there may be."""
    for kind in ('move', 'line', 'attack', 'remove'):
        actions = [action for action in legal if action[0] == kind]
        yield from dice.sample(actions, min(len(actions), 40 if kind == 'attack' else 4))


def write_game(out, dice, number):
    layout = sorted(LAYOUTS)[number % len(LAYOUTS)]
    first = dice.choice(['random', 'blue', 'red'])
    state = State(dict(random_options(dice), layout=layout, first=first))
    out.append(f'# ZN-1 random game {number}')
    out.append('setup standard-bearer ' + ' '.join(f'{k}={v}' for k, v in state.options.items()))
    while state.phase != 'over':
        if state.phase in ('deal', 'coin'):
            outcomes = state.outcomes()
            out.extend(f'weight {format_action(a)} {n}/{sum(outcomes.values())}'
                       for a, n in outcomes.items())
        action = dice.choice(state.legal())
        out.append('apply ' + format_action(action))
        state = state.after(action)
        write_claims(out, state, actions=dice.random() < 0.2)
    out.append('')


def compare(program, positions, games, seed):
    """Lets the program's own runner of drawn positions judge what this model says."""
    dice, folder = random.Random(seed), tempfile.mkdtemp(prefix='standard-bearer-')
    names, passed = [], 0
    for number in range(positions + games):
        out = []
        (write_position if number < positions else write_game)(out, dice, number)
        names.append(os.path.join(folder, f'{number}.t'))
        with open(names[-1], 'w', encoding='utf-8') as file:
            file.write('\n'.join(out) + '\n')
    for first in range(0, len(names), 500):
        passed += judged(program, names[first:first + 500])
    if passed == len(names):
        shutil.rmtree(folder)
    else:
        print(f'seed {seed}: the claims are in {folder}')
    return passed, len(names) - passed


def judged(program, names):
    """How many of the cases the program agrees with, each file being one case."""
    done = subprocess.run([program] + names, capture_output=True, text=True, check=False)
    counts = re.search(r'(\d+) passed, (\d+) failed', done.stdout)
    if counts and done.returncode == 0 and int(counts[1]) == len(names):
        return len(names)
    print(done.stdout + done.stderr)
    return min(int(counts[1]), len(names) - 1) if counts else 0


def replays(name):
    """Whether a recorded game, played by this model, ends in the position kept beside it."""
    with open(name, encoding='utf-8') as record, \
            open(name.replace('.txt', '.end'), encoding='utf-8') as final:
        start, _, actions = record.read().partition('\nactions\n')
        wanted = parse_position(final.read())
    state = parse_position(start[start.index('position'):])
    for line in actions.splitlines()[:-1]:
        action = parse_action(line.partition(' ')[2])
        if state.check(action):
            print(f'{name}: {line}: {state.check(action)}')
            return False
        state = state.after(action)
    if state.key() != wanted.key():
        print(f'{name}: ends otherwise:\n{format_position(state)}')
    return state.key() == wanted.key()


def run_everything(arguments):
    program, positions, games, seed = (arguments + STANDARD[len(arguments):])[:4]
    drawn = run_cases(sorted(glob.glob('tests/positions/standard-bearer/*.t')))
    compared = compare(program, int(positions), int(games), int(seed))
    golden = [replays(name) for name in glob.glob('tests/golden/standard-bearer/*.txt')]
    replayed = golden.count(True), golden.count(False)
    return [sum(column) for column in zip(drawn, compared, replayed)]


def main(arguments):
    if arguments[:1] == ['perft']:
        with open(arguments[1], encoding='utf-8') as file:
            print(perft(parse_position(file.read()), int(arguments[2])))
        return True
    cases = arguments[:1] == ['cases']
    passed, failed = run_cases(arguments[1:]) if cases else run_everything(arguments)
    print(f'{passed} passed, {failed} failed')
    return failed == 0 and passed > 0


if __name__ == '__main__':
    sys.exit(0 if main(sys.argv[1:]) else 1)
