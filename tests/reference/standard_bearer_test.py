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
import itertools
import sys

import drawn
from standard_bearer import (CELLS, COLUMNS, LAYOUTS, SIDES, State, TYPES, canonical,
                             cells_between, composition, difference, format_action, format_phase,
                             format_position, parse_action, parse_position)



# ---- Drawn positions, judged by this model ----

class Cases(drawn.Cases):
    parse_action, format_action = staticmethod(parse_action), staticmethod(format_action)
    format_position = staticmethod(format_position)

    def read(self, text):
        """The model knows the book's rules alone."""
        changed = any(line.startswith('rules ') for line in text.split('\n'))
        return None if changed else parse_position(text)

    def set_up(self, settings):
        return State(settings)

    def problem(self, action):
        return self.state.check(action)

    def claim_illegal(self, text):
        action, clause = text.split(' : ')
        found = self.problem(parse_action(action))
        return None if found == clause.strip() else found or 'legal'

    def claim_acts(self, text):
        seat = {'blue': '1', 'red': '2'}.get(self.state.side, 'chance')
        return None if self.state.phase != 'over' and seat == text else format_phase(self.state)

    def claim_over(self, _):
        return None if self.state.phase == 'over' else format_phase(self.state)

    def claim_score(self, text):
        scores = {'blue': '1 -1', 'red': '-1 1', 'draw': '0 0'}
        found = scores.get(self.state.winner)
        return None if ' '.join(text.split()) == found else found


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


class Model:
    game, cases = 'standard-bearer', Cases
    standard = ['build/release/tests/positions_test', '1000', '25', '2012']
    write_position, write_game = staticmethod(write_position), staticmethod(write_game)


if __name__ == '__main__':
    sys.exit(0 if drawn.main(Model, sys.argv[1:]) else 1)
