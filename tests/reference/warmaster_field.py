# SPDX-License-Identifier: MIT
"""Positions of Warmaster as the model reads them, and the little geometry it needs: stands at right
angles to the table. Lengths are whole steps of 1/16 mm, so nothing is rounded."""
import re

from warmaster_figures import ARMIES, ITEMS

STEPS = 160          # to the centimetre
TOLERANCE = 8        # contact: 0.5 mm (AMB-66)
DISC = 200           # half of a character's 25 mm


def steps(text):
    return round(float(text) * STEPS)


class Crooked(Exception):
    """A stand is not at right angles to the table: left to the twins of the geometry."""


class Stand:
    def __init__(self, kind, x, y, facing):
        if facing not in (0, 90, 180, 270):
            raise Crooked
        self.kind, self.x, self.y, self.facing = kind, x, y, int(facing)
        wide, deep = (kind.front, kind.depth) if facing in (0, 180) else (kind.depth, kind.front)
        self.left, self.right = x - wide * 8, x + wide * 8
        self.low, self.high = y - deep * 8, y + deep * 8

    def side_towards(self, direction):
        """Which side of the stand looks this way."""
        return ('front', 'right', 'rear', 'left')[(direction - self.facing) % 360 // 90]

    def gap(self, other):
        """Squared distance between two stands."""
        across = max(0, other.left - self.right, self.left - other.right)
        along = max(0, other.low - self.high, self.low - other.high)
        return across ** 2 + along ** 2

    def corners(self, side):
        """The two corners of a side."""
        direction = (self.facing + ('front', 'right', 'rear', 'left').index(side) * 90) % 360
        return {0: [(self.left, self.high), (self.right, self.high)],
                90: [(self.right, self.low), (self.right, self.high)],
                180: [(self.left, self.low), (self.right, self.low)],
                270: [(self.left, self.low), (self.left, self.high)]}[direction]

    def __repr__(self):
        return f'{self.x / STEPS},{self.y / STEPS},{self.facing}'


def near(a, b):
    return abs(a[0] - b[0]) <= TOLERANCE and abs(a[1] - b[1]) <= TOLERANCE


class Contact:
    """How two stands touch: by an edge (`side` of the first, `facing_side` of the second), or only
    by a corner of each."""

    def __init__(self, first, second):
        across = min(first.right, second.right) - max(first.left, second.left)
        along = min(first.high, second.high) - max(first.low, second.low)
        self.touches = across >= -TOLERANCE and along >= -TOLERANCE
        self.edge = self.touches and max(across, along) > TOLERANCE
        self.first, self.second = first, second
        self.side = self.facing_side = None
        if self.edge:
            if across > along:
                direction = 0 if second.y > first.y else 180
            else:
                direction = 90 if second.x > first.x else 270
            self.side = first.side_towards(direction)
            self.facing_side = second.side_towards((direction + 180) % 360)
        elif self.touches:
            self.point = (first.right if second.x > first.x else first.left,
                          first.high if second.y > first.y else first.low)

    def of_front(self):
        """The first stand touches with its front edge, or with a front corner alone."""
        if self.edge:
            return self.side == 'front'
        return self.touches and any(near(self.point, c) for c in self.first.corners('front'))

    def in_flank_or_rear(self):
        """The second stand touches with its front the flank, the rear or a rear corner of the first
        (WM-COMBAT-13)."""
        if self.edge:
            return self.facing_side == 'front' and self.side != 'front'
        return self.touches and \
            any(near(self.point, c) for c in self.first.corners('rear')) and \
            any(near(self.point, c) for c in self.second.corners('front'))


# What stands behind a unit or a character: a word and a number, or a word and names.
NUMBERS = {'orders', 'madness', 'wounds', 'struck', 'skulls', 'carried', 'retreat', 'bonus', 'odd'}
LISTS = {'early', 'driver', 'used', 'magic', 'spells', 'charms', 'wards', 'keeper', 'rivals', 'cast'}


class Unit:
    def __init__(self, name, kind, items):
        self.name, self.kind, self.items = name, kind, items
        self.seat = 1 if name[0] == 'A' else 2
        self.stands, self.flags, self.number, self.named = [], set(), {}, {}
        self.state = 'placed'

    def __contains__(self, word):
        return word in self.flags or word in self.kind.keywords

    def get(self, word):
        return self.number.get(word, 0)

    def marked(self, key, word):
        return word in self.named.get(key, ())

    def lost(self):
        return max(0, self.kind.stands - len(self.stands))

    def alive(self):
        return self.state != 'lost'

    def distance(self, other):
        """Squared distance to another unit."""
        return min(a.gap(b) for a in self.stands for b in other.stands)

    def touches(self, other):
        return any(Contact(a, b).touches for a in self.stands for b in other.stands)


class Character:
    def __init__(self, name, kind, mount, items):
        self.name, self.kind, self.mount, self.items = name, kind, mount, items
        self.seat = 1 if name[0] == 'A' else 2
        self.flags, self.number, self.named = set(), {}, {}
        self.x = self.y = None
        self.unit, self.state = None, 'placed'

    def __contains__(self, word):
        return word in self.flags

    def get(self, word):
        return self.number.get(word, 0)

    def marked(self, key, word):
        return word in self.named.get(key, ())

    def attacks(self):
        return self.kind.attacks + (self.mount.attacks if self.mount else 0)

    def causes_terror(self):
        return self.mount is not None and 'terror' in self.mount

    def centre_gap(self, unit):
        """Squared distance from the middle of the character's stand to a unit."""
        return min(max(0, s.left - self.x, self.x - s.right) ** 2 +
                   max(0, s.low - self.y, self.y - s.high) ** 2 for s in unit.stands)

    def within(self, unit, centimetres):
        return self.centre_gap(unit) <= (centimetres * STEPS + DISC) ** 2


class Feature:
    """A right-angled feature of the map."""

    def __init__(self, kind, corners):
        self.kind = kind
        xs, ys = zip(*corners)
        self.left, self.right, self.low, self.high = min(xs), max(xs), min(ys), max(ys)

    def holds_part(self, stand):
        return self.left < stand.right and stand.left < self.right and \
            self.low < stand.high and stand.low < self.high


class Position:
    """A printed position."""

    def __init__(self, lines):
        self.units, self.characters, self.features, self.turn = {}, {}, [], {}
        self.next, self.seat, self.order = 'initiative', 1, None
        self.armies = {}
        self.asked = None            # the unit that the uppermost task is about
        for line in lines:
            words = line.split()
            if words[:1] == ['task']:
                self.asked = next((w[5:] for w in words if w.startswith('unit=')), None)
            if not words or words[0] in ('position', 'options', 'task', 'bout', 'start'):
                continue
            if words[0] == 'field':
                self.width, self.depth = (steps(n) for n in words[1].split('x'))
            elif words[0] == 'army':
                self.read_army(int(words[1]), words[2])
            elif words[0] == 'turn':
                self.read_turn(words)
            elif words[0] == 'next':
                self.next = words[1]
            elif words[0] == 'order':
                self.order = words[1:]
            elif words[0] in self.units:
                self.read_unit(self.units[words[0]], words[1:])
            elif words[0] in self.characters:
                self.read_character(self.characters[words[0]], words[1:])
            elif re.fullmatch('[a-z]+', words[0]):
                self.features.append(Feature(words[0], [
                    tuple(steps(n) for n in p.split(',')) for p in words[1:] if ',' in p]))

    def read_army(self, seat, text):
        army, _, entries = text.partition(':')
        self.armies[seat] = army
        letter, units, characters = 'AB'[seat - 1], 0, 0
        for entry in entries.split('+'):
            count, key = re.fullmatch(r'(?:(\d+)x)?(.*)', entry).groups()
            parts = key.split('/')
            for _ in range(int(count or 1)):
                kind = ARMIES[army][parts[0]]
                items = [p for p in parts[1:] if p in ITEMS]
                if kind.role == 'unit':
                    units += 1
                    name = f'{letter}{units}'
                    self.units[name] = Unit(name, kind, items)
                else:
                    characters += 1
                    name = f'{letter}c{characters}'
                    mounts = [ARMIES[army]['mount ' + p] for p in parts[1:] if p not in ITEMS]
                    self.characters[name] = Character(name, kind, mounts[0] if mounts else None,
                                                      items)

    @staticmethod
    def read_flags(thing, words):
        rest = iter(words)
        for word in rest:
            if word in NUMBERS:
                thing.number[word] = int(next(rest))
            elif word in LISTS:
                thing.named[word] = next(rest).split(',')
            else:
                thing.flags.add(word)

    def read_unit(self, unit, words):
        places = [w for w in words if re.match(r'[\d.]+,', w)]
        unit.stands = [Stand(unit.kind, steps(x), steps(y), float(facing))
                       for x, y, facing in (p.split(',') for p in places)]
        rest = [w for w in words if w not in places]
        if rest and rest[0] in ('-', 'lost', 'off'):
            unit.state = rest[0]
        self.read_flags(unit, [w for w in rest if w not in ('-', 'lost', 'off')])

    def read_character(self, character, words):
        if ',' in words[0]:
            character.x, character.y = (steps(n) for n in words[0].split(','))
        else:
            character.state = words[0]
        rest = words[1:]
        if 'with' in rest:
            place = rest.index('with')
            character.unit = rest[place + 1]
            rest = rest[:place] + rest[place + 2:]
        self.read_flags(character, rest)

    def read_turn(self, words):
        self.seat = int(words[1])
        found = re.search(r'giver (\S+)', ' '.join(words))
        self.turn = {'giver': found and found[1], 'block': []}
        if 'block' in words:
            self.turn['block'] = [w for w in words[words.index('block') + 1:]
                                  if re.fullmatch(r'[AB]\d+', w)]

    def on_table(self, seat=None):
        return [u for u in self.units.values()
                if u.state == 'placed' and (seat is None or u.seat == seat)]

    def enemies_of(self, seat):
        return self.on_table(3 - seat)

    def people(self, seat):
        return [c for c in self.characters.values() if c.seat == seat and c.state == 'placed']

    def with_unit(self, unit):
        return [c for c in self.characters.values() if c.unit == unit.name and c.state == 'placed']

    def engaged(self, unit):
        return any(unit.touches(e) for e in self.enemies_of(unit.seat))

    def in_dense(self, unit):
        return any(f.holds_part(s) for f in self.features for s in unit.stands
                   if f.kind in ('wood', 'village', 'ruins', 'rocks'))
