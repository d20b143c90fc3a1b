# SPDX-License-Identifier: MIT
"""A second Standard-Bearer, written from the clauses alone, to hold the first one against.

It is slow and plain on purpose: sets, dictionaries, no packing, no tables shared with the program.
standard_bearer_test.py makes the comparison.
"""
import functools
import itertools
import re

COLUMNS, ROWS = 'abcdefg', range(1, 9)
CELLS = [c + str(r) for r in ROWS for c in COLUMNS]
STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
SIDES = ('blue', 'red')

# ZN-32..40: letter -> (name, weight, health, strength, speed, clause); 2 heavy, 1 medium, 0 light
TYPES = {
    'A': ('archer', 0, 2, 4, 3, 'ZN-32'),
    'P': ('pikeman', 0, 2, 3, 5, 'ZN-39'),
    'B': ('berserker', 1, 3, 4, 5, 'ZN-34'),
    'H': ('horseman', 1, 3, 4, 99, 'ZN-38'),
    'I': ('heavy-infantryman', 2, 4, 5, 3, 'ZN-36'),
    'S': ('standard-bearer', 2, 3, 3, 3, 'ZN-37'),
}
# ZN-6, front row first, as the owner sees it
LAYOUTS = {
    'line': 'xxxxxxx xxxxxxx xxxxxx. .......',
    'block': '.xxxxx. .xxxxx. .xxxxx. .xxxxx.',
    'wedge': '..xxx.. .xxxxx. .xxxxx. xxxxxxx',
    'funnel': 'xxxxxxx .xxxxx. .xxxxx. ..xxx..',
    'hollow': 'xxxxxxx xxx.xxx xxxxxxx .......',
}
DEFAULTS = {'layout': 'line', 'composition': 'A4P4B3H3I3S3', 'berserker': '4', 'first': 'random',
            'penalty': 'either', 'draw_after': '60'}


@functools.lru_cache(None)
def step(cell, direction, count=1):
    """The cell so many steps away, or None off the board."""
    column = COLUMNS.index(cell[0]) + direction[0] * count
    row = int(cell[1]) + direction[1] * count
    return COLUMNS[column] + str(row) if 0 <= column < 7 and row in ROWS else None


def shifted(cell, across, up):
    """The cell so far to the right and upwards, or None off the board."""
    beside = step(cell, (1, 0), across)
    return step(beside, (0, 1), up) if beside else None


def difference(start, end):
    return COLUMNS.index(end[0]) - COLUMNS.index(start[0]), int(end[1]) - int(start[1])


def cells_between(first, last):
    """All cells of a straight run, ends included, or None where it is not straight."""
    across, up = difference(first, last)
    if across and up:
        return None
    length = max(abs(across), abs(up))
    direction = ((across > 0) - (across < 0), (up > 0) - (up < 0))
    return [step(first, direction, i) for i in range(length + 1)]


def composition(text):
    return {letter: int(n) for letter, n in re.findall(r'([APBHIS])(\d+)', text)}


def layout_cells(name, side):
    """Where the cards of a side go, in the order of the deal (ZN-6, AZ-1)."""
    cells = []
    for depth, row in enumerate(LAYOUTS[name].split()):
        for place, mark in enumerate(row):
            if mark == 'x':
                blue = COLUMNS[place] + str(4 - depth)
                red = COLUMNS[6 - place] + str(5 + depth)
                cells.append(blue if side == 'blue' else red)
    return cells


class State:
    """board: cell -> (side, letter, wounds). phase: deal, coin, move, attack, remove or over."""

    def __init__(self, options=None):
        self.options = dict(DEFAULTS, **(options or {}))
        self.board, self.phase, self.side = {}, 'deal', None
        self.line = ()      # the cells of the line that moved this turn
        self.quiet = 0      # penalty=both: turns in a row without a wound
        self.winner = None  # when over: blue, red or draw
        self.walks = {}     # what distances() found on this very board

    def copy(self):
        twin = State.__new__(State)
        twin.__dict__.update(self.__dict__, board=dict(self.board), walks={})
        return twin

    def key(self):
        return (tuple(sorted(self.options.items())), tuple(sorted(self.board.items())), self.phase,
                self.side, frozenset(self.line), self.quiet, self.winner)

    # ---- What is where ----

    def own(self, cell):
        return cell in self.board and self.board[cell][0] == self.side

    def enemy(self, cell):
        return cell in self.board and self.board[cell][0] != self.side

    def letter(self, cell):
        return self.board[cell][1]

    def strength(self, cell):
        _, letter, wounds = self.board[cell]
        full = int(self.options['berserker']) if letter == 'B' else TYPES[letter][3]
        return full - wounds  # ZN-26

    def standards(self, side):
        return sum(1 for s, letter, _ in self.board.values() if s == side and letter == 'S')

    # ---- Moving ----

    def distances(self, start):
        """Steps to every cell that free cells lead to (ZN-13, ZN-14)."""
        if start in self.walks:
            return self.walks[start]
        reached, frontier, steps = {}, {start}, 0
        while frontier:
            steps += 1
            frontier = {n for c in frontier for n in (step(c, d) for d in STRAIGHT)
                        if n and n not in self.board and n not in reached}
            reached.update((n, steps) for n in frontier)
        self.walks[start] = reached
        return reached

    def move_problem(self, start, end):
        if not self.own(start):
            return 'ZN-12'
        if start == end:
            return 'AZ-4'
        distances = self.distances(start)
        if end in self.board or end not in distances:
            return 'ZN-14'
        return 'ZN-13' if distances[end] > TYPES[self.letter(start)][4] else None

    def line_problem(self, first, last, end):
        if first == last:
            return 'ZN-17'
        members = cells_between(first, last)
        if not members or not all(self.own(c) for c in members):
            return 'ZN-15'
        standards = [self.letter(c) for c in members].count('S')
        if standards != 1:
            return 'ZN-16' if standards else 'ZN-15'
        if first == end:
            return 'AZ-4'
        path = cells_between(first, end)
        if not path:
            return 'ZN-18'
        if len(path) - 1 > 3:
            return 'ZN-19'
        across, up = difference(first, end)
        direction = ((across > 0) - (across < 0), (up > 0) - (up < 0))
        for member, count in itertools.product(members, range(1, len(path))):
            cell = step(member, direction, count)
            if cell is None or (cell in self.board and cell not in members):  # AZ-6
                return 'ZN-18'
        return None

    # ---- Attacking ----

    def power(self, attacker, target, with_line):
        """The attacker's strength against this target, bonuses included."""
        weight = TYPES[self.letter(attacker)][1] > TYPES[self.letter(target)][1]  # ZN-27
        return self.strength(attacker) + weight + with_line  # ZN-30

    def reach_problem(self, attacker, target):
        letter = self.letter(attacker)
        across, up = (abs(n) for n in difference(attacker, target))
        if (across, up) in ((0, 1), (1, 0)):
            return None
        if (across, up) == (1, 1):
            return None if letter in 'AP' else TYPES[letter][5]
        if letter == 'A' and (across, up) in ((0, 2), (2, 0)):
            between = cells_between(attacker, target)[1]
            return 'ZN-33' if self.enemy(between) else None
        return TYPES[letter][5]

    def attack_problem(self, attacker, targets, plain):
        if not self.own(attacker):
            return 'ZN-20'
        if not all(self.enemy(t) for t in targets):
            return 'ZN-20'
        if len(targets) == 2 and (self.letter(attacker) != 'B' or targets[0] == targets[1]):
            return 'ZN-35'
        for target in targets:
            problem = self.reach_problem(attacker, target)
            if problem:
                return 'ZN-35' if len(targets) == 2 else problem
        member = attacker in self.line
        margins = [self.power(attacker, t, member and not plain) - self.strength(t)
                   for t in targets]
        if min(margins) < 0:
            return 'ZN-21'
        return 'AZ-7' if plain and (not member or min(margins) > 0) else None

    # ---- Any action ----

    def check(self, action):
        """None where the action is legal, else the clause that forbids it."""
        kind, data = action[0], action[1:]
        if self.phase == 'over':
            return 'ZN-2'
        if kind == 'deal' or self.phase == 'deal':
            return None if self.phase == 'deal' and action in self.outcomes() else 'ZN-5'
        if kind == 'first' or self.phase == 'coin':
            return None if self.phase == 'coin' and action in self.outcomes() else 'ZN-8'
        if kind == 'remove':
            return 'ZN-11' if self.phase != 'remove' else None if self.own(data[0]) else 'AZ-3'
        if kind in ('move', 'line'):
            if self.phase != 'move':
                return 'ZN-11' if self.phase == 'remove' else 'ZN-9'
            return self.move_problem(*data) if kind == 'move' else self.line_problem(*data)
        if self.phase != 'attack':
            return 'ZN-11' if self.phase == 'remove' else 'ZN-9'
        return self.attack_problem(*data)

    def candidates(self):
        """A superset of the legal actions of a player, without end."""
        own = [c for c in CELLS if self.own(c)]
        if self.phase == 'move':
            for start in own:
                yield from (('move', start, end) for end in self.distances(start))
            for first, last in itertools.combinations(own, 2):
                if cells_between(first, last):
                    ends = (step(first, d, n) for d in STRAIGHT for n in range(1, 5))
                    yield from (('line', first, last, end) for end in ends if end)
        elif self.phase == 'attack':
            for attacker in own:
                near = [c for c in CELLS if self.enemy(c)
                        and max(map(abs, difference(attacker, c))) <= 2]
                for plain in (False, True):
                    yield from (('attack', attacker, (t,), plain) for t in near)
                    yield from (('attack', attacker, pair, plain)
                                for pair in itertools.combinations(near, 2))
        elif self.phase == 'remove':
            yield from (('remove', cell) for cell in own)

    def each_legal(self):
        if self.phase in ('deal', 'coin'):
            return iter(sorted(self.outcomes()))
        return (action for action in self.candidates() if self.check(action) is None)

    def legal(self):
        return sorted(self.each_legal())

    def stuck(self):
        return next(self.each_legal(), None) is None

    # ---- Chance ----

    def dealing(self):
        count = {side: sum(1 for w in self.board.values() if w[0] == side) for side in SIDES}
        return 'blue' if count['blue'] == count['red'] else 'red'

    def outcomes(self):
        """Outcome -> weight."""
        if self.phase == 'coin':
            return {('first', 'blue'): 1, ('first', 'red'): 1}
        left, side = composition(self.options['composition']), self.dealing()
        for owner, letter, _ in self.board.values():
            left[letter] -= owner == side
        return {('deal', letter): n for letter, n in left.items() if n > 0}

    # ---- What an action does ----

    def after(self, action):
        twin = self.copy()
        getattr(twin, 'do_' + action[0])(*action[1:])
        return twin

    def do_deal(self, letter):
        side = self.dealing()
        cells = layout_cells(self.options['layout'], side)
        free = next(c for c in cells if c not in self.board)
        self.board[free] = (side, letter, 0)
        if len(self.board) == 40:
            self.phase = 'coin'
            if self.options['first'] != 'random':
                self.do_first(self.options['first'])

    def do_first(self, side):
        self.phase, self.side = 'move', side
        self.settle()

    def do_move(self, start, end):
        self.board[end] = self.board.pop(start)
        self.phase = 'attack'
        self.settle()

    def do_line(self, first, last, end):
        members = cells_between(first, last)
        places = [shifted(m, *difference(first, end)) for m in members]
        warriors = [self.board.pop(m) for m in members]
        self.board.update(zip(places, warriors))
        self.phase, self.line = 'attack', tuple(places)
        self.settle()

    def do_attack(self, attacker, targets, plain):
        bonus = attacker in self.line and not plain
        wounds = {attacker: len(targets) - 1}  # ZN-35
        for target in targets:
            pair = self.letter(attacker) + self.letter(target)
            wounds[target] = 2 if pair == 'PI' else 1  # ZN-24, ZN-40
            if self.power(attacker, target, bonus) == self.strength(target):
                wounds[attacker] += 1  # ZN-23
        for cell, more in wounds.items():  # AZ-9: all at the same moment
            side, letter, before = self.board[cell]
            self.board[cell] = (side, letter, before + more)
            if before + more >= TYPES[letter][2]:
                del self.board[cell]  # ZN-25
        self.end_turn(quiet=False)

    def do_remove(self, cell):
        del self.board[cell]
        self.end_turn(quiet=False)

    def end_turn(self, quiet):
        blue, red = self.standards('blue'), self.standards('red')
        self.line = ()
        if not (blue and red):  # ZN-2, AZ-17
            return self.finish('blue' if blue else 'red' if red else 'draw')
        self.side = SIDES[1 - SIDES.index(self.side)]
        self.phase = 'move'
        if self.options['penalty'] == 'both':
            self.quiet = self.quiet + 1 if quiet else 0
            if self.quiet >= int(self.options['draw_after']):
                return self.finish('draw')
        return self.settle()

    def finish(self, winner):
        self.phase, self.side, self.winner, self.quiet = 'over', None, winner, 0

    def settle(self):
        """ZN-11, AZ-2: what becomes of a phase that cannot be played."""
        self.walks = {}
        if self.phase not in ('move', 'attack') or not self.stuck():
            return
        if self.options['penalty'] == 'either':
            self.phase, self.line = 'remove', ()
        elif self.phase == 'move':
            self.phase = 'attack'
            if self.stuck():
                self.phase = 'remove'
        else:
            self.end_turn(quiet=True)


# ---- Text (docs/notation/standard-bearer.md) ----

CELL = '([a-g][1-8])'


def named(name):
    letters = [letter for letter, kind in TYPES.items() if kind[0] == name]
    if not letters:
        raise ValueError(f'no warrior is called {name}')
    return letters[0]


FORMS = [
    (f'{CELL}-{CELL}', lambda a, b: ('move', a, b)),
    (f'{CELL}:{CELL}-{CELL}', lambda a, b, c: ('line', a, b, c)),
    (f'{CELL}x{CELL}( plain)?', lambda a, b, p: ('attack', a, (b,), bool(p))),
    (fr'{CELL}x{CELL}\+{CELL}( plain)?', lambda a, b, c, p: ('attack', a, (b, c), bool(p))),
    (f'remove {CELL}', lambda a: ('remove', a)),
    (r'deal (\S+)', lambda name: ('deal', named(name))),
    ('first (blue|red)', lambda side: ('first', side)),
]


def parse_action(text):
    """The action, in one form whichever end of a line or target of a pair is named first."""
    for form, build in FORMS:
        found = re.fullmatch(form, ' '.join(text.split()))
        if found:
            return canonical(build(*found.groups()))
    raise ValueError(f'not an action: {text}')


def canonical(action):
    if action[0] == 'line':
        _, first, last, end = action
        if CELLS.index(first) > CELLS.index(last):
            moved = shifted(last, *difference(first, end))
            return ('line', last, first, moved) if moved else action
    if action[0] == 'attack':
        return action[:2] + (tuple(sorted(action[2], key=CELLS.index)), action[3])
    return action


def format_action(action):
    kind, data = action[0], action[1:]
    if kind == 'move':
        return '{}-{}'.format(*data)
    if kind == 'line':
        return '{}:{}-{}'.format(*data)
    if kind == 'attack':
        return data[0] + 'x' + '+'.join(data[1]) + (' plain' if data[2] else '')
    return kind + ' ' + (TYPES[data[0]][0] if kind == 'deal' else data[0])


def parse_position(text):
    state, rows = State(), {}
    for line in text.splitlines():
        words = line.split()
        if not words or words[0].startswith('#') or words == list(COLUMNS):
            continue
        if words[0] == 'position':
            continue
        if words[0] == 'options':
            state.options.update(w.split('=', 1) for w in words[1:])
        elif words[0].isdigit():
            rows[int(words[0])] = words[1:]
        else:
            parse_phase(state, words)
    for row, words in rows.items():
        for column, word in zip(COLUMNS, words):
            if word != '.':
                side = 'blue' if word[0].isupper() else 'red'
                state.board[column + str(row)] = (side, word[0].upper(), int(word[1:] or 0))
    for side, (letter, most) in itertools.product(
            SIDES, composition(state.options['composition']).items()):
        if sum(1 for s, l, _ in state.board.values() if (s, l) == (side, letter)) > most:
            raise ValueError(f'too many {TYPES[letter][0]} of {side}')
    state.settle()
    return state


def parse_phase(state, words):
    if words[0] == 'over':
        state.phase, state.winner = 'over', words[1]
    elif words[0] in ('deal', 'coin'):
        state.phase = words[0]
    else:
        state.side, state.phase = words[1:3]
        rest = dict(zip(words[3::2], words[4::2]))
        state.quiet = int(rest.get('quiet', 0))
        state.line = tuple(cells_between(*rest['line'].split(':'))) if 'line' in rest else ()


def format_position(state):
    lines = ['position standard-bearer']
    changed = [f'{k}={v}' for k, v in state.options.items() if v != DEFAULTS[k]]
    if changed:
        lines.append('options ' + ' '.join(changed))
    for row in reversed(ROWS):
        lines.append(str(row) + ''.join(' ' + format_cell(state, c + str(row)) for c in COLUMNS))
    lines.append(format_phase(state))
    return '\n'.join(lines) + '\n'


def format_cell(state, cell):
    if cell not in state.board:
        return '.'
    side, letter, wounds = state.board[cell]
    return (letter if side == 'blue' else letter.lower()) + (str(wounds) if wounds else '')


def format_phase(state):
    if state.phase == 'over':
        return 'over ' + state.winner
    if state.phase in ('deal', 'coin'):
        return state.phase
    line = sorted(state.line, key=CELLS.index)
    text = f'turn {state.side} {state.phase}'
    text += f' line {line[0]}:{line[-1]}' if line else ''
    return text + (f' quiet {state.quiet}' if state.quiet else '')
