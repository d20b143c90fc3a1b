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
import sys

import drawn
from pocket_battles import State
from pocket_battles_field import Troop, Unit, letter_of
from pocket_battles_text import (UNREADABLE, format_action, format_position, new_battle,
                                 parse_action, parse_position, spent)
from pocket_battles_tiles import ARMIES, TILES



# ---- Drawn positions, judged by this model ----

class Cases(drawn.Cases):
    """Left to the program: the wording of messages, views, odds, and everything about armies that
    are drawn at random."""
    parse_action, format_action = staticmethod(parse_action), staticmethod(format_action)
    format_position = staticmethod(format_position)

    def read(self, text):
        return None if UNREADABLE.search(text) else parse_position(text)

    def set_up(self, settings):
        return new_battle(settings)

    def problem(self, action):
        return self.state.problems(action) or None

    def claim_illegal(self, text):
        """The model knows the clause only where one alone forbids the action."""
        action, clause = text.rsplit(' : ', 1)
        found = self.problem(parse_action(action)) or ()
        return None if '?' in found or clause.strip() in found else found or 'legal'

    def claim_acts(self, text):
        return None if str(self.state.acts()) == text else self.state.acts()

    def claim_over(self, _):
        return None if self.state.next == 'over' else self.state.next

    def claim_score(self, text):
        found = {1: '1 -1', 2: '-1 1'}.get(self.state.winner)
        return None if ' '.join(text.split()) == found else found


# ---- Random armies and positions ----

def random_options(dice):
    options = {'size': str(dice.choice([20, 30, 40, 50, 50, 60, 80, 120]))}
    for key, value in (('impetus_free', '1'), ('scout', 'both'), ('cull', 'unit'),
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


class Model:
    game, cases = 'pocket-battles', Cases
    standard = ['build/release/tests/positions_test', '250', '40', '2009']
    write_position, write_game = staticmethod(write_position), staticmethod(write_game)


if __name__ == '__main__':
    sys.exit(0 if drawn.main(Model, sys.argv[1:]) else 1)
