#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds the program against the model of Pocket Battles. From the root of the repository:

  pocket_battles_test.py [RUNNER [POSITIONS [GAMES [SEED]]]]
                          judges the drawn positions, writes random positions and battles with all
                          that is legal in them for the program's runner to judge, and replays the
                          recorded battles
  pocket_battles_test.py cases FILE.t ...    the drawn positions, judged by the model
  pocket_battles_test.py perft FILE DEPTH    counts of action sequences from a position

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

from pocket_battles import State
from pocket_battles_field import Troop, Unit, letter_of
from pocket_battles_text import (UNREADABLE, format_action, format_position, new_battle,
                                 parse_action, parse_position, spent)
from pocket_battles_tiles import ARMIES, TILES

# What is compared when nothing is said
STANDARD = ['build/release/tests/positions_test', '250', '40', '2009']


# ---- Drawn positions (docs/TESTING.md), judged by this model ----

class Cases:
    """Runs the claims of .t files. Left to the program: the wording of messages, views, odds, and
    everything about armies that are drawn at random."""

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
                self.start(word, '\n'.join(text))
            elif word == 'setup':
                settings = dict(word.split('=') for word in rest.split()[1:])
                self.state, self.back = new_battle(settings), None
            elif self.state and hasattr(self, 'claim_' + word):
                self.judge(name, number, line, word, rest.strip())

    def start(self, word, text):
        self.state = self.back = None
        if word == 'position' and not UNREADABLE.search(text):
            self.state = parse_position(text)

    def judge(self, name, number, line, word, rest):
        try:
            found = getattr(self, 'claim_' + word)(rest)
        except (ValueError, KeyError, StopIteration) as error:
            found = repr(error)
        self.passed, self.failed = self.passed + (found is None), self.failed + (found is not None)
        if found is not None:
            print(f'{name}:{number}: {line}: found {found}')

    def claim_legal(self, text):
        return self.state.problems(parse_action(text)) or None

    def claim_illegal(self, text):
        """The model knows the clause only where one alone forbids the action."""
        action, clause = text.rsplit(' : ', 1)
        found = self.state.problems(parse_action(action))
        return None if '?' in found or clause.strip() in found else found or 'legal'

    def claim_bad(self, text):
        try:
            parse_action(text.split(' : ')[0])
        except ValueError:
            return None
        return 'an action'

    def claim_apply(self, text):
        action = parse_action(text)
        problems = self.state.problems(action)
        if not problems:
            self.state = self.state.after(action)
        return problems or None

    def claim_try(self, text):
        self.back = self.back or self.state
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
        return None if len(self.state.outcomes()) == int(text) else len(self.state.outcomes())

    def claim_weight(self, text):
        action, _, odds = text.rpartition(' ')
        part, whole = map(int, odds.split('/'))
        outcomes = self.state.outcomes()
        found = outcomes[parse_action(action)]
        return None if found * whole == part * sum(outcomes.values()) else found

    def claim_acts(self, text):
        return None if str(self.state.acts()) == text else self.state.acts()

    def claim_over(self, _):
        return None if self.state.next == 'over' else self.state.next

    def claim_score(self, text):
        found = {1: '1 -1', 2: '-1 1'}.get(self.state.winner)
        return None if ' '.join(text.split()) == found else found


def read_lines(name):
    with open(name, encoding='utf-8') as file:
        return file.read().splitlines()


def run_cases(names):
    cases = Cases()
    for name in names:
        cases.run(name)
    return cases.passed, cases.failed


# ---- Random armies and positions ----

def random_options(dice):
    options = {'size': str(dice.choice([20, 30, 40, 50, 50, 60, 80, 120]))}
    for key, value in (('impetus_free', '1'), ('scout', 'intercept'), ('cull', 'unit'),
                       ('bonus', 'add'), ('mixed', '1'), ('concede', '1')):
        if dice.random() < 0.2:
            options[key] = value
    if dice.random() < 0.3:
        options['quiet_rounds'] = dice.choice(['1', '2', '3'])
    return options


def random_tiles(dice, names, size):
    """Tiles of these armies, none twice, for no more than the size."""
    pool = [t for t in TILES.values() if t.army in names]
    dice.shuffle(pool)
    taken, cost = [], 0
    for tile in pool[:dice.randint(1, 30)]:
        if cost + tile.cost <= size:
            taken.append(tile)
            cost += tile.cost
    return taken


def random_units(dice, names, size):
    """A legal army as lists of ids: PB-9 to PB-13."""
    units = []
    for tile in sorted(random_tiles(dice, names, size), key=lambda t: (t.auxiliary, t.hp == 0)):
        homes = [u for u in units if joins(tile, u)]
        alone = not tile.auxiliary and tile.hp
        if homes and (not alone or dice.random() < 0.6):
            dice.choice(homes).append(tile)
        elif alone:
            units.append([tile])
    for unit in units:
        dice.shuffle(unit)
    return [[tile.id for tile in unit] for unit in units[:30]]


def joins(tile, unit):
    if tile.auxiliary:
        return not any(t.auxiliary for t in unit)
    ordinary = [t for t in unit if not t.auxiliary] + [tile]
    return len(ordinary) <= min(t.formation for t in ordinary)


def random_armies(dice, options):
    """Two armies that are not the same, or with mixed=1 any tiles for either."""
    names = dice.sample(sorted(ARMIES), 2)
    armies = []
    for name in names:
        own = sorted(ARMIES) if options.get('mixed') == '1' else [name]
        units = []
        while not units:
            units = random_units(dice, own, int(options['size']))
        armies.append((('mixed' if options.get('mixed') == '1' else name), units))
    return armies


def random_position(dice):
    """A battle that has gone on for a while, with a player to give an order."""
    while True:
        state = State(random_options(dice))
        for seat, (name, units) in zip((1, 2), random_armies(dice, state.options)):
            state.sides[seat].army = name
            for index, ids in enumerate(units):
                letter = letter_of(seat, index)
                state.units[letter] = Unit(letter, seat, '-', [Troop(name) for name in ids])
        state.round = dice.randint(1, 4)
        state.attacker, state.turn = dice.randint(1, 2), dice.randint(1, 2)
        scatter(dice, state)
        for seat in (1, 2):
            spend(dice, state, seat)
        state = parse_position(format_position(state))
        if state.acts() in (1, 2):
            return state


def scatter(dice, state):
    """Units to their zones, some of them dead or hurt, and some in stars."""
    harm, busy = dice.choice([0, 0.1, 0.3]), dice.choice([0, 0.3, 0.6])
    sectors = dice.choice(['123', '12', '1', '2', '23'])
    for unit in state.units.values():
        unit.zone = dice.choice('fffr') + dice.choice(sectors)
        for troop in unit.troops:
            troop.dead = dice.random() < harm
        if unit.left == 0:
            unit.zone = 'lost'
            for troop in unit.troops:
                troop.dead = True
    if any(t.dead for u in state.units.values() for t in u.troops):
        state.last_loss = dice.randint(1, state.round)
    waiting = {seat: [u for u in state.own(seat)] for seat in (1, 2)}
    while all(waiting.values()) and dice.random() < busy:
        middle = dice.randint(1, 2)
        hub = waiting[middle].pop(dice.randrange(len(waiting[middle])))
        foes = waiting[3 - middle]
        points = dice.sample(foes, min(len(foes), dice.choice([1, 1, 2, 3])))
        hub.zone = 'e' + dice.choice(sectors)
        for unit in points:
            unit.zone = hub.zone
            foes.remove(unit)
            pair = (hub.letter, unit.letter)
            state.fights.add(pair if middle == 1 else pair[::-1])


def spend(dice, state, seat):
    """Tokens as wounds, orders, passed and aside; the rest is free."""
    side, greed = state.sides[seat], dice.choice([0, 0.3, 0.6, 0.9])
    left = state.tokens(seat)
    while left and dice.random() < greed:
        left -= 1
        hurt = [t for u in state.own(seat) for t in u.living() if t.left > 1]
        way = dice.choice(['wound', 'wound', 'order', 'order', 'passed', 'aside'])
        if way == 'wound' and hurt:
            dice.choice(hurt).wounds += 1
        elif way == 'order' and state.own(seat):
            dice.choice(state.own(seat)).orders += 1
        elif way == 'aside' and state.last_loss == state.round:
            side.aside += 1
        else:
            side.passed += 1
    side.free = state.tokens(seat) - spent(state, seat)


# ---- What the model says, written as drawn positions for the program to judge ----

def write_claims(out, state, dice):
    """Everything the printed position says, and all that may be done in it."""
    out.extend('shows ' + line for line in format_position(state).splitlines()
               if not line.startswith('options'))
    legal = state.legal()
    if state.next == 'over':
        out.append({1: 'score 1 -1', 2: 'score -1 1'}[state.winner])
    elif state.acts() == 'chance':
        write_weights(out, state, dice)
    else:
        out.append(f'acts {state.acts()}')
        out.append('actions ' + ' | '.join(map(format_action, legal)))
    out.append(f'count {len(legal)}')


def write_weights(out, state, dice):
    outcomes = state.outcomes()
    total = sum(outcomes.values())
    for action in dice.sample(sorted(outcomes), min(6, len(outcomes))):
        out.append(f'weight {format_action(action)} {outcomes[action]}/{total}')


def write_wrong(out, state, dice):
    """Actions near the legal ones, where the model is sure by which clause they are refused."""
    if state.next != 'order':
        return
    candidates = list(state.candidates())
    for action in dice.sample(candidates, min(20, len(candidates))):
        problems = state.problems(action)
        if len(problems) == 1 and problems != ['?']:
            out.append(f'illegal {format_action(action)} : {problems[0]}')


def write_odds(out, state, dice):
    """The chances of blows that come at once and can neither be turned back nor given up."""
    blows = [a for a in state.legal() if a[0] in ('attack', 'shoot', 'charge', 'leave')]
    for action in dice.sample(blows, min(2, len(blows))):
        after = state.after(action)
        if after.next != 'roll' or after.blow.kind not in ('attack', 'shot'):
            continue
        victim = after.unit(after.blow.victim)
        if any(u.has('Tough') for u in after.sharing()) or victim.has('Sacrifice'):
            continue
        odds, total = after.hit_odds(), 6 ** after.blow.left
        text = f'odds {format_action(action)} : '
        out.extend(f'{text}{weight}/{total} {hits}' for hits, weight in odds.items())
        side = after.sides[victim.seat]
        tokens = side.free + side.passed + sum(u.orders for u in after.own(victim.seat))
        dead = sum(weight for hits, weight in odds.items() if hits >= victim.left)
        surely = tokens >= victim.left and not victim.has('Blood Lust')  # PB-63, A-31
        if dead and surely and after.blow.kind == 'attack':
            out.append(f'{text}{dead}/{total} {victim.letter}')


def choose(dice, state):
    """What is done next: dice fall as they fall, and battles are sought rather than avoided."""
    legal = state.legal()
    if state.acts() == 'chance':
        outcomes = state.outcomes()
        return dice.choices(legal, [outcomes[a] for a in legal])[0]
    liking = {'redeploy': 0.3, 'move': 0.3, 'pass': 0.5, 'concede': 0.05, 'charge': 3, 'heal': 3,
              'shoot': 2, 'attack': 2, 'control': 3, 'double': 3, 'excite': 3, 'galvanize': 3,
              'ready': 5}
    return dice.choices(legal, [liking.get(a[0], 1) for a in legal])[0]


def play_on(out, dice, state, steps):
    """Plays, and now and then reads the position anew from what the model prints."""
    for _ in range(steps):
        if dice.random() < 0.1:
            out.extend(format_position(state).splitlines() + ['end'])
        write_claims(out, state, dice)
        if state.next == 'over':
            return
        write_wrong(out, state, dice)
        if state.next == 'order':
            write_odds(out, state, dice)
        action = choose(dice, state)
        out.append('apply ' + format_action(action))
        state = state.after(action)
    write_claims(out, state, dice)


def write_position(out, dice, number):
    state = random_position(dice)
    out.append(f'# PB-34 random position {number}')
    out.extend(format_position(state).splitlines() + ['end'])
    play_on(out, dice, state, 25)


def write_game(out, dice, number):
    options = random_options(dice)
    armies = random_armies(dice, options)
    options.update({f'army{seat}': ','.join('+'.join(u) for u in units)
                    for seat, (_, units) in zip((1, 2), armies)})
    options['attacker'] = dice.choice(['roll', '1', '2'])
    for key in ('army1', 'army2'):
        if dice.random() < 0.2:
            options[key] = 'build'
    state = new_battle(options)
    out.append(f'# PB-21 random battle {number}')
    out.append('setup pocket-battles ' + ' '.join(f'{k}={v}' for k, v in options.items()))
    play_on(out, dice, state, 250)


def compare(program, positions, games, seed):
    """Lets the program's own runner of drawn positions judge what this model says."""
    dice, folder = random.Random(seed), tempfile.mkdtemp(prefix='pocket-battles-')
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
    """Whether a recorded battle, played by this model, ends in the position kept beside it. One
    with an army drawn at random is left to the program."""
    with open(name, encoding='utf-8') as record, \
            open(name.replace('.txt', '.end'), encoding='utf-8') as final:
        start, _, actions = record.read().partition('\nactions\n')
        wanted = parse_position(final.read())
    if UNREADABLE.search(start):
        return True
    state = parse_position(start[start.index('position'):])
    for line in actions.splitlines()[:-1]:
        action = parse_action(line.partition(' ')[2])
        if state.problems(action):
            print(f'{name}: {line}: {state.problems(action)}')
            return False
        state = state.after(action)
    same = format_position(state) == format_position(wanted)
    if not same:
        print(f'{name}: ends otherwise:\n{format_position(state)}')
    return same


def run_everything(arguments):
    program, positions, games, seed = (arguments + STANDARD[len(arguments):])[:4]
    drawn = run_cases(sorted(glob.glob('tests/positions/pocket-battles/*.t')))
    compared = compare(program, int(positions), int(games), int(seed))
    golden = [replays(name) for name in glob.glob('tests/golden/pocket-battles/*.txt')]
    replayed = golden.count(True), golden.count(False)
    return [sum(column) for column in zip(drawn, compared, replayed)]


def perft(state, depth):
    actions = state.legal()
    return len(actions) if depth == 1 else sum(perft(state.after(a), depth - 1) for a in actions)


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
