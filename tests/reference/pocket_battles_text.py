# SPDX-License-Identifier: MIT
"""Reading and writing the actions and positions of Pocket Battles (docs/notation/pocket-battles.md)."""
import re

from pocket_battles import State
from pocket_battles_field import (DEFAULTS, TURN_WORDS, Allot, Blow, Order, Side, Troop, Unit,
                                  letter_of, letter_order)
from pocket_battles_tiles import ARMIES, EVEN, PRESETS, TILES

UNIT, ZONE, TILE, DIE = '[A-Za-z][A-Da-d]?', '[rfe][123]', '[A-Z]{3}[0-9]{2}', '[1-6]'
FORMS = [
    f'deploy {UNIT} {ZONE}', f'redeploy {UNIT} {ZONE}', f'move {UNIT} {ZONE}',
    f'charge {UNIT}( {UNIT})?', f'attack {UNIT} {UNIT}', f'leave {UNIT}', f'shoot {UNIT} {UNIT}',
    f'(excite|galvanize|control|double) {UNIT}', 'stop', f'heal {UNIT} {TILE}', 'pass', 'concede',
    f'intercept {UNIT}', f'fire {UNIT}', 'wait', f'target {UNIT}', 'strike', 'hold', 'dice [0-6]',
    f'roll( {DIE}){{1,6}}', f'reroll {DIE}', 'keep', f'lose {TILE}',
    f'wound {TILE}( from ({UNIT}|passed))?', 'sacrifice', f'cull ({TILE}|{UNIT})', 'done',
    f'initiative {DIE} {DIE}', f'army ({"|".join(ARMIES)})', f'take {TILE}( (with|over) {UNIT})?',
    'ready', r'muster \w+ \d+',
]


def parse_action(text):
    words = text.split()
    if not any(re.fullmatch(form, ' '.join(words)) for form in FORMS):
        raise ValueError(f'not an action: {text}')
    if any(re.fullmatch(TILE, w) and w not in TILES for w in words):
        raise ValueError(f'no such tile: {text}')
    return tuple(words[:1] + sorted(words[1:])) if words[0] == 'roll' else tuple(words)


def format_action(action):
    return ' '.join(action)


# ---- Reading a position ----

# What this model does not read: tiles that a viewer may not know, armies drawn at random
UNREADABLE = re.compile(r'\?|hidden|army \d random')

def parse_position(text):
    state, seat, given = State(), None, set()
    for line in text.splitlines():
        words = line.split()
        if not words or words[0].startswith('#') or words[0] == 'position':
            continue
        if words[0] == 'options':
            state.options.update(w.split('=', 1) for w in words[1:])
        elif words[0] == 'army':
            seat = int(words[1])
            parse_side(state, seat, words[2:], given)
        elif words[0] in READERS:
            READERS[words[0]](state, words[1:])
        else:
            parse_unit(state, seat, words)
    for side in (1, 2):
        if side not in given:
            state.sides[side].free = state.tokens(side) - spent(state, side)
    if not state.turn:
        state.turn = state.attacker
    if state.next == 'order' and not state.busy() and not state.sides[state.turn].free:
        state.find_turn()
    return state


def spent(state, seat):
    side = state.sides[seat]
    orders = sum(u.orders for u in state.own(seat))
    return side.passed + side.aside + orders + state.wounds(seat)


def parse_side(state, seat, words, given):
    stage = 'build' if words[0] == 'build' else 'ready'
    names = words[1:] if stage == 'build' else words
    state.sides[seat] = side = Side(names[0] if names else None, stage)
    for word, number in zip(names[1::2], names[2::2]):
        setattr(side, word, int(number))
        if word == 'free':
            given.add(seat)


def parse_unit(state, seat, words):
    colon = words.index(':')
    head, tiles = words[:colon], words[colon + 1:]
    orders = int(head[3]) if len(head) > 2 else 0
    troops = []
    for word in tiles:
        name, _, wounds = word.rstrip('x').partition('/')
        troops.append(Troop(name, int(wounds or 0), word.endswith('x')))
    state.units[head[0]] = Unit(head[0], seat, head[1], troops, orders)


def parse_order(state, words):
    state.order = order = Order(words[0], words[1])
    rest = list(words[2:])
    while rest:
        word = rest.pop(0)
        if word == 'at':
            order.at = rest.pop(0)
        elif word == 'strikers':
            order.strikers, rest = rest, []
        else:
            order.words.add(word)


def parse_blow(state, words):
    state.blow = blow = Blow(*words[:3])
    rest = list(words[3:])
    while rest:
        word = rest.pop(0)
        if word in ('left', 'hits'):
            setattr(blow, word, int(rest.pop(0)))
        elif word == 'rerolled':
            blow.rerolled = True
        else:
            while rest and rest[0].isdigit():
                blow.faces.append(int(rest.pop(0)))


def parse_allot(state, words):
    state.allot = allot = Allot(words[0], int(words[1]), 'self' in words)
    allot.begun = 'begun' in words
    if 'share' in words:
        at = words.index('share')
        allot.share, allot.then = int(words[at + 1]), list(words[at + 3:])


def parse_turn(state, words):
    state.turn = int(words[0])
    state.done.update(zip(words[1::2], words[2::2]))


def parse_round(state, words):
    state.round = int(words[0])
    state.last_loss = int(words[2]) if len(words) > 2 else 0


def parse_over(state, words):
    state.finish(int(words[0]))


READERS = {
    'fights': lambda state, words: state.fights.update(tuple(w.split('-')) for w in words),
    'attacker': lambda state, words: setattr(state, 'attacker', int(words[0])),
    'next': lambda state, words: setattr(state, 'next', words[0]),
    'round': parse_round, 'turn': parse_turn, 'order': parse_order, 'blow': parse_blow,
    'allot': parse_allot, 'over': parse_over,
}


# ---- Writing it ----

def format_position(state):
    lines = ['position pocket-battles']
    changed = [f'{k}={v}' for k, v in state.options.items() if v != DEFAULTS[k]]
    if changed:
        lines.append('options ' + ' '.join(changed))
    for seat in (1, 2):
        lines.append(format_side(state, seat))
        lines += [format_unit(u) for u in state.units.values() if u.seat == seat]
    lines += format_battle(state)
    return '\n'.join(lines) + '\n'


def format_side(state, seat):
    side = state.sides[seat]
    if side.stage == 'build':
        return f'army {seat} build' + (f' {side.army}' if side.army else '')
    text = f'army {seat} {side.army}'
    if state.next in ('build', 'initiative', 'deploy'):
        return text
    text += f' free {side.free}'
    for word in ('passed', 'aside', 'debt'):
        if getattr(side, word):
            text += f' {word} {getattr(side, word)}'
    return text


def format_unit(unit):
    orders = f' orders {unit.orders}' if unit.orders else ''
    return f'{unit.letter} {unit.zone}{orders} : ' + ' '.join(map(format_troop, unit.troops))


def format_troop(troop):
    return troop.id + ('x' if troop.dead else f'/{troop.wounds}' if troop.wounds else '')


def format_battle(state):
    lines = []
    if state.fights:
        pairs = sorted(state.fights, key=lambda p: (letter_order(p[0]), letter_order(p[1])))
        lines.append('fights ' + ' '.join('-'.join(p) for p in pairs))
    if state.next not in ('build', 'initiative'):
        lines.append(f'attacker {state.attacker}')
    if state.next not in ('build', 'initiative', 'deploy'):
        lines.append(f'round {state.round}'
                     + (f' last_loss {state.last_loss}' if state.last_loss else ''))
    if state.next == 'over':
        return lines + [f'over {state.winner}']
    done = [f' {w} {state.done[w]}' for w in TURN_WORDS if state.done[w]]
    lines.append(f'turn {state.turn}' + ''.join(done))
    lines += [format_order(state.order)] if state.order else []
    lines += [format_blow(state.blow)] if state.blow else []
    lines += [format_allot(state.allot)] if state.allot else []
    return lines + [f'next {state.next}']


def format_order(order):
    text = f'order {order.kind} {order.unit}' + (f' at {order.at}' if order.at else '')
    text += ''.join(f' {w}' for w in Order.WORDS if w in order.words)
    return text + (' strikers ' + ' '.join(order.strikers) if order.strikers else '')


def format_blow(blow):
    text = f'blow {blow.kind} {blow.striker} {blow.victim}'
    text += f' left {blow.left}' if blow.left else ''
    text += ' faces ' + ' '.join(map(str, blow.faces)) if blow.faces else ''
    text += ' rerolled' if blow.rerolled else ''
    return text + (f' hits {blow.hits}' if blow.hits else '')


def format_allot(allot):
    text = f'allot {allot.unit} {allot.hits}' + (' self' if allot.own else '')
    text += ' begun' if allot.begun else ''
    return text + (f' share {allot.share} then ' + ' '.join(allot.then) if allot.then else '')


# ---- A new battle ----

def new_battle(options):
    """A set-up with armies that are built or known, presets or lists; None where one is drawn."""
    lists = {1: options.get('army1', 'even'), 2: options.get('army2', 'even')}
    if any(words.startswith('random') for words in lists.values()):
        return None
    state = State({k: v for k, v in options.items() if k not in ('army1', 'army2')})
    size = int(state.options['size'])
    for seat, words in lists.items():
        sample = ('elves' if seat == 1 else 'orcs') + ('80' if size >= 80 else '50')
        if words == 'even' and size < 80:
            words = EVEN[seat]
        words = PRESETS.get(sample if words in ('sample', 'even') else words, words)
        if words.startswith('build'):
            name = words[6:] or ('mixed' if state.mixed() else None)
            state.sides[seat] = Side(name, 'build')
            continue
        for index, unit in enumerate(words.split(',')):
            letter = letter_of(seat, index)
            troops = [Troop(name) for name in unit.split('+')]
            state.units[letter] = Unit(letter, seat, '-', troops)
        armies = {TILES[name].army for name in words.replace(',', '+').split('+')}
        state.sides[seat].army = 'mixed' if state.mixed() else armies.pop()
    state.begin()
    return state
