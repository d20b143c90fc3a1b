# SPDX-License-Identifier: MIT
"""The second Pocket Battles (pocket_battles.py): what stands on the field, and what it can do."""
import collections
import itertools
import math

from pocket_battles_tiles import TILES

DEFAULTS = {'size': '50', 'attacker': 'roll', 'impetus_free': '0', 'scout': 'intercept', 'cull': 'troop',
            'quiet_rounds': '10', 'bonus': 'highest', 'mixed': '0', 'concede': '0'}
ZONES = [row + sector for row in 'rfe' for sector in '123']
ORDERS = ('move', 'charge', 'attack', 'leave', 'shoot')
TURN_WORDS = ('redeployed', 'control', 'double', 'after', 'excite', 'galvanize')
SPECIAL = {'control': ('Control', 'PB-T18'), 'double': ('Double Order', 'PB-T19'),
           'excite': ('Excite', 'PB-T20'), 'galvanize': ('Galvanize', 'PB-T21'),
           'heal': ('Heal', 'PB-T22')}


def letter_of(seat, index):
    letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    word = letters[index] if index < 26 else 'A' + letters[index - 26]
    return word if seat == 1 else word.lower()


def letter_order(letter):
    return len(letter), letter


def adjacent(zone, other):
    """PB-30: rear and front of a sector, rears and fronts of neighbouring sectors."""
    if 'e' in zone[0] + other[0]:
        return False
    if zone[0] == other[0]:
        return abs(int(zone[1]) - int(other[1])) == 1
    return zone[1] == other[1]


class Troop:
    def __init__(self, name, wounds=0, dead=False):
        self.id, self.wounds, self.dead = name, wounds, dead

    @property
    def tile(self):
        return TILES[self.id]

    @property
    def left(self):
        return 0 if self.dead else self.tile.hp - self.wounds


class Unit:
    def __init__(self, letter, seat, zone, troops, orders=0):
        self.letter, self.seat, self.zone = letter, seat, zone
        self.troops, self.orders = troops, orders

    def copy(self):
        troops = [Troop(t.id, t.wounds, t.dead) for t in self.troops]
        return Unit(self.letter, self.seat, self.zone, troops, self.orders)

    @property
    def alive(self):
        return self.zone != 'lost'

    @property
    def sector(self):
        return int(self.zone[1]) if self.zone[1:] in ('1', '2', '3') else 0

    @property
    def row(self):
        return self.zone[0] if self.sector else ''

    @property
    def left(self):
        return sum(t.left for t in self.troops)

    def living(self):
        return [t for t in self.troops if not t.dead]

    def has(self, trait):
        return any(trait in t.tile.traits for t in self.living())

    def bonus(self, name, add):
        """A-21: the highest of the same kind, or their sum where that is the option."""
        bonuses = [t.tile.bonus.get(name, 0) for t in self.living()]
        return sum(bonuses) if add else max(bonuses, default=0)

    def faces(self, colour):
        return [f for t in self.living() for f in getattr(t.tile, colour)]


class Side:
    """Tokens that lie nowhere on the field, and the army while it is not there yet."""

    def __init__(self, army, stage='ready'):
        self.army, self.stage = army, stage  # ready, random, build
        self.free = self.passed = self.aside = self.debt = 0

    def copy(self):
        twin = Side(self.army, self.stage)
        twin.__dict__.update(self.__dict__)
        return twin


class Order:
    WORDS = ('named', 'free', 'excited', 'galvanized', 'intercepted', 'struck')

    def __init__(self, kind, unit, at=None, words=(), strikers=()):
        self.kind, self.unit, self.at = kind, unit, at
        self.words, self.strikers = set(words), list(strikers)

    def copy(self):
        return Order(self.kind, self.unit, self.at, self.words, self.strikers)


class Blow:
    def __init__(self, kind, striker, victim):
        self.kind, self.striker, self.victim = kind, striker, victim
        self.left, self.faces, self.rerolled, self.hits = 0, [], False, 0

    def copy(self):
        twin = Blow(self.kind, self.striker, self.victim)
        twin.__dict__.update(self.__dict__, faces=list(self.faces))
        return twin

    @property
    def colour(self):
        return 'white' if self.kind in ('shot', 'reaction') else 'black'


class Allot:
    def __init__(self, unit, hits, own=False):
        self.unit, self.hits, self.own = unit, hits, own
        self.begun, self.share, self.then = False, 0, []

    def copy(self):
        twin = Allot(self.unit, self.hits)
        twin.__dict__.update(self.__dict__, then=list(self.then))
        return twin


class Knowledge:
    """What there is on the field, and what the rules say about it. Nothing changes here."""

    def unit(self, letter):
        return self.units.get(letter)

    def own(self, seat):
        return [u for u in self.units.values() if u.seat == seat and u.alive]

    def in_zone(self, seat, row, sector):
        return [u for u in self.own(seat) if u.row == row and u.sector == sector]

    def add(self):
        return self.options['bonus'] == 'add'

    def foes(self, letter):
        """The enemy units in contact with this one."""
        pairs = [p for p in self.fights if letter in p]
        return sorted(((set(p) - {letter}).pop() for p in pairs), key=letter_order)

    def combat(self, letter):
        """All units of the star that this one is part of (A-12)."""
        found, frontier = {letter}, [letter]
        while frontier:
            for foe in self.foes(frontier.pop()):
                if foe not in found:
                    found.add(foe)
                    frontier.append(foe)
        return found

    # ---- Tokens ----

    def price(self, unit):
        """PB-33, PB-T10."""
        return max(1, unit.orders) if unit.has('Reactive') else unit.orders + 1

    def leaders(self, seat):
        return sum('Leader' in t.tile.traits for u in self.own(seat) for t in u.living())

    def wounds(self, seat):
        return sum(t.wounds for u in self.own(seat) for t in u.living())

    def tokens(self, seat):
        """PB-8, PB-T6, A-30: all that this side has, wherever they lie."""
        return int(self.options['size']) // 10 + self.leaders(seat) + self.sides[seat].debt

    def token_sources(self, seat):
        """PB-61, PB-62, A-5: where a Wound may come from, as the words behind `wound TILE`."""
        if self.sides[seat].free:
            return [()]
        sources = [('from', u.letter) for u in self.own(seat) if u.orders]
        return sources + ([('from', 'passed')] if self.sides[seat].passed else [])

    # ---- Scoring ----

    def army_cost(self, seat):
        return sum(t.tile.cost for u in self.units.values() if u.seat == seat for t in u.troops)

    def tally(self, seat):
        """PB-64, PB-T5: the cost that this seat has destroyed, with its own Prestige."""
        killed = sum(t.tile.cost for u in self.units.values() if u.seat != seat
                     for t in u.troops if t.dead)
        prestige = [t.tile.cost for u in self.own(seat) for t in u.living()
                    if 'Prestige' in t.tile.traits]
        return killed + max(prestige, default=0)

    # ---- Where a unit may charge and shoot ----

    def holds_enemy(self, seat, rows, sector):
        return any(self.in_zone(3 - seat, row, sector) for row in rows)

    def charge_problems(self, unit, target):
        """PB-36 to PB-49: target is None for the charge whose target is chosen later."""
        found = []
        if unit.row != 'f' or not unit.faces('black'):
            found.append('PB-36')
        if target is None:
            if unit.row == 'f' and not self.holds_enemy(unit.seat, 'fe', unit.sector):
                found.append('PB-37')
        elif not found:
            found += self.named_problems(unit, target)
        return found

    def named_problems(self, unit, target):
        apart = abs(unit.sector - target.sector)
        if apart == 0:
            if target.row == 'f':
                return [] if unit.has('Scout') else ['PB-43']
            if target.row == 'e':
                return ['PB-43']
            blocked = self.holds_enemy(unit.seat, 'fe', unit.sector)
            return ['PB-48'] if blocked and not unit.has('Flying') else []
        if apart == 2:
            return ['PB-49']
        return ['PB-49'] if self.holds_enemy(unit.seat, 'rfe', unit.sector) else []

    def charges(self, unit):
        """The words that may follow `charge UNIT`."""
        ways = [None] + self.own(3 - unit.seat)
        return [(t.letter,) if t else () for t in ways if not self.charge_problems(unit, t)]

    def shot_problems(self, unit, target):
        """PB-70 to PB-75, PB-T8, PB-T28."""
        found = []
        if not unit.faces('white') or unit.row not in ('fr' if unit.has('Long Range') else 'f'):
            return ['PB-70']
        apart = abs(unit.sector - target.sector)
        screened = target.row == 'r' and self.holds_enemy(unit.seat, 'fe', target.sector)
        if apart == 0:
            return ['PB-74'] if screened else []
        if apart == 2:
            return ['PB-75']
        wide = unit.has('Wide Arc') and target.row != 'r'
        if not wide and (screened or self.holds_enemy(unit.seat, 'rfe', unit.sector)):
            found.append('PB-75')
        return found

    # ---- Reactions ----

    def barred(self):
        """PB-48, PB-49, A-17, A-37: what the charge being made bars of `intercept` and `fire`."""
        target = self.unit(self.order.at)
        if 'named' not in self.order.words or target.row != 'f':
            return set()
        return {'intercept', 'fire'} if self.options['scout'] == 'both' else {'intercept'}

    def may_pay(self, unit):
        return unit.has('Skirmish') or self.price(unit) <= self.sides[unit.seat].free

    def reactions(self):
        charger = self.unit(self.order.unit)
        found = []
        for unit in self.in_zone(3 - charger.seat, 'f', charger.sector):
            for word, colour in (('intercept', 'black'), ('fire', 'white')):
                if unit.faces(colour) and self.may_pay(unit) and word not in self.barred():
                    found.append((word, unit.letter))
        return found

    def targets(self):
        """PB-42, PB-43, A-37."""
        if 'named' in self.order.words:
            return [self.order.at]
        charger = self.unit(self.order.unit)
        foe = 3 - charger.seat
        return [u.letter for row in 'fe' for u in self.in_zone(foe, row, charger.sector)]

    # ---- Dice ----

    def dice(self):
        """How many dice the blow being made is worth (PB-51, PB-72, PB-T2, T7, T13, T20, T26)."""
        blow, order, striker = self.blow, self.order, self.unit(self.blow.striker)
        if blow.colour == 'white':
            count = 1 + striker.bonus('Shooting', self.add())
        else:
            count = 1 + striker.bonus('Engagement', self.add())
            count += striker.orders if striker.has('Fury') else 0
        if blow.kind == 'attack' and order.kind == 'charge':
            free = 'free' in order.words and self.options['impetus_free'] == '0'
            count += 2 if striker.has('Impetus') and not free else 1
        if blow.kind in ('attack', 'shot') and 'excited' in order.words:
            count += 1
        return count

    def hits(self):
        """PB-52, PB-T17."""
        striker = self.unit(self.blow.striker)
        faces = striker.faces(self.blow.colour)
        hits = sum(faces.count(die) for die in self.blow.faces)
        return hits + striker.bonus('Wounds', self.add()) if hits else 0

    def hit_odds(self):
        """How many of all falls of the dice make how many hits: hits -> weight."""
        striker = self.unit(self.blow.striker)
        faces = striker.faces(self.blow.colour)
        odds = {0: 1}
        for _ in range(self.blow.left):
            longer = collections.Counter()
            for (hits, weight), die in itertools.product(odds.items(), range(1, 7)):
                longer[hits + faces.count(die)] += weight
            odds = longer
        more = striker.bonus('Wounds', self.add())
        return {hits + more if hits else 0: weight for hits, weight in odds.items()}

    def hitting(self):
        faces = self.unit(self.blow.striker).faces(self.blow.colour)
        return sorted({die for die in self.blow.faces if die in faces})

    def outcomes(self):
        """What chance may do now: action -> weight."""
        if self.next == 'initiative':
            return {('initiative', str(a), str(b)): 1
                    for a, b in itertools.product(range(1, 7), repeat=2)}
        count = min(6, self.blow.left)
        found = {}
        for dice in itertools.combinations_with_replacement(range(1, 7), count):
            weight = math.factorial(count)
            for value in collections.Counter(dice).values():
                weight //= math.factorial(value)
            found[('roll',) + tuple(map(str, dice))] = weight
        return found

    def sharing(self):
        """The units among which the hits are divided (PB-73)."""
        blow = self.blow
        return [self.unit(u) for u in (self.combat(blow.victim) if blow.kind == 'shot'
                                       else [blow.victim])]

    def acts(self):
        """A seat, 'chance' or 'over'."""
        if self.next in ('over', 'muster', 'initiative', 'roll'):
            return 'over' if self.next == 'over' else 'chance'
        if self.next == 'react':
            return 3 - self.turn
        if self.next in ('strike', 'dice'):
            return self.unit(self.blow.striker).seat
        if self.next == 'tough':
            return self.unit(self.blow.victim).seat
        if self.next == 'allot':
            return self.unit(self.allot.unit).seat
        return self.turn
