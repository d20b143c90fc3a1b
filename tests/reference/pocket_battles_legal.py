# SPDX-License-Identifier: MIT
"""The second Pocket Battles (pocket_battles.py): which actions are legal, and why not."""
from pocket_battles_field import ORDERS, SPECIAL, ZONES, adjacent
from pocket_battles_tiles import ARMIES, TILES


class Legality:
    """Which actions are legal, and by which clauses the others are refused."""

    def problems(self, action):
        """The clauses that forbid it: none where it is legal. '?' where the clauses name none."""
        word = action[0]
        home = {'order': set(ORDERS) | set(SPECIAL) | {'redeploy', 'pass', 'stop', 'concede'},
                'react': {'intercept', 'fire', 'wait'}, 'target': {'target'}, 'again': {'charge'},
                'strike': {'strike', 'hold'}, 'dice': {'dice'}, 'tough': {'reroll', 'keep'}, 'cull': {'cull', 'done'},
                'allot': {'lose', 'wound', 'sacrifice'}, 'deploy': {'deploy'},
                'roll': {'roll'}, 'initiative': {'initiative'}, 'build': {'army', 'take', 'ready'}}
        if word not in home.get(self.next, set()):
            return ['?']
        if self.next in ('roll', 'initiative'):
            return [] if action in self.outcomes() else ['?']
        return getattr(self, f'{self.next}_problems')(*action)

    def order_problems(self, word, *rest):
        if word == 'redeploy':
            return self.redeploy_problems(*rest)
        if word == 'pass':
            return ['?'] if self.busy() else []
        if word == 'stop':
            if any(self.done[w] for w in ('control', 'excite', 'galvanize')):
                return ['?']
            return [] if self.done['after'] else ['PB-T19']
        if word == 'concede':
            if self.busy():
                return ['?']
            return [] if self.options['concede'] == '1' else ['PB-79']
        unit = self.unit(rest[0])
        if unit is None or unit.seat != self.turn or not unit.alive:
            return ['?']
        if word not in self.words_allowed():
            return ['?']
        if word in SPECIAL:
            return self.special_problems(word, unit, *rest[1:])
        found = [SPECIAL[w][1] for w in ('excite', 'galvanize') if self.done[w] == unit.letter]
        found += self.payment_problems(word, unit)
        return found + self.action_problems(word, unit, *rest[1:])

    def busy(self):
        """Whether something that must be followed by an order was done in this turn."""
        return any(self.done[w] for w in ('control', 'double', 'excite', 'galvanize'))

    def words_allowed(self):
        """What kinds of order may come next in this turn."""
        supports = {w for w in ('excite', 'galvanize') if not self.done[w]}
        if self.done['galvanize']:
            return {'charge'} | supports
        if self.done['excite']:
            return {'charge', 'attack', 'shoot'} | supports
        if self.done['control'] or self.done['double']:
            return set(ORDERS) | {'heal', 'excite', 'galvanize'}
        return set(ORDERS) | set(SPECIAL)

    def redeploy_problems(self, letter, zone):
        unit = self.unit(letter)
        if unit is None or unit.seat != self.turn or not unit.alive:
            return ['?']
        found = ['PB-29'] if self.done['redeployed'] or self.busy() else []
        found += self.step_problems(unit, zone)
        return found + (['PB-T15'] if unit.has('Slow') else [])

    def step_problems(self, unit, zone):
        if 'e' in (unit.row, zone[0]):
            return ['PB-31']
        return [] if adjacent(unit.zone, zone) else ['PB-30']

    def payment_problems(self, word, unit):
        found = []
        if self.done['redeployed'] == unit.letter and not unit.has('Fast'):
            found.append('PB-32')
        if self.done['control'] == unit.letter:
            found.append('PB-T18')
        if unit.letter in (self.done['double'], self.done['after']):
            found.append('PB-T19')
        if self.cost(word, unit) > self.sides[unit.seat].free:
            found.append('PB-33')
        return found

    def cost(self, word, unit):
        """PB-T18: under Control the acting unit's order is free; a support is paid for as ever."""
        free = self.done['control'] and word not in ('excite', 'galvanize')
        return 0 if free else self.price(unit)

    def action_problems(self, word, unit, *rest):
        if word == 'move':
            return self.step_problems(unit, rest[0])
        target = self.unit(rest[0]) if rest else None
        if rest and (target is None or target.seat == unit.seat or not target.alive):
            return ['?']
        if word == 'charge':
            return self.charge_problems(unit, target)
        if word == 'attack':
            found = [] if unit.faces('black') else ['PB-36']
            return found + ([] if target.letter in self.foes(unit.letter) else ['PB-65'])
        if word == 'leave':
            return [] if unit.row == 'e' else ['PB-67']
        return self.shot_problems(unit, target)

    def special_problems(self, word, unit, *rest):
        trait, clause = SPECIAL[word]
        found = [] if unit.has(trait) else [clause]
        if self.round == 1 and self.turn == self.attacker:
            found.append('PB-77')
        found += self.payment_problems(word, unit)
        if found:
            return found
        if word == 'heal':
            return [] if self.healable(unit, rest[0]) else ['PB-T22']
        twin = self.copy()
        twin.pay(word, twin.unit(unit.letter))
        twin.done[word] = unit.letter
        return [] if twin.can_follow() else ['PB-76']

    def can_follow(self):
        """Whether any order can follow the support that has just been paid for."""
        return any(not self.problems(a) for a in self.candidates()
                   if a[0] in self.words_allowed() and a[0] in ORDERS)

    def healable(self, healer, name):
        return any(t.id == name and t.wounds for u in self.own(healer.seat)
                   if u is not healer for t in u.living())

    def again_problems(self, word, letter, target=None):
        if letter != self.order.unit:
            return ['PB-T9']
        return self.action_problems(word, self.unit(letter), *([target] if target else []))

    def react_problems(self, word, letter=None):
        return [] if word == 'wait' or (word, letter) in self.reactions() else ['?']

    def target_problems(self, _, letter):
        return [] if letter in self.targets() else ['?']

    def strike_problems(self, _):
        return []

    def dice_problems(self, _, count):
        least = 0 if self.blow.kind in ('counter', 'free', 'first') else 1
        return [] if least <= int(count) <= 6 else ['PB-T23']

    def tough_problems(self, word, die=None):
        return [] if word == 'keep' or int(die) in self.hitting() else ['PB-T16']

    def allot_problems(self, *action):
        return [] if action in self.allotments() else ['?']

    def allotments(self):
        """PB-57, PB-58, PB-T11."""
        unit = self.unit(self.allot.unit)
        found = []
        for troop in unit.living():
            if troop.left >= 1:
                found.append(('lose', troop.id))
            if troop.left > 1:
                found += [('wound', troop.id) + source for source in self.token_sources(unit.seat)]
        if self.may_sacrifice():
            found.append(('sacrifice',))
        return found

    def may_sacrifice(self):
        unit = self.unit(self.allot.unit)
        return unit.has('Sacrifice') and not self.allot.begun and not self.allot.own

    def cull_problems(self, word, name=None):
        return [] if word == 'done' or (word, name) in self.culls() else ['?']

    def culls(self):
        """PB-28, A-6."""
        if self.options['cull'] == 'unit':
            return [('cull', u.letter) for u in self.own(self.turn)
                    if any(t.wounds for t in u.living())]
        return [('cull', t.id) for u in self.own(self.turn) for t in u.living() if t.wounds]

    def deploy_problems(self, _, letter, zone):
        unit = self.unit(letter)
        if unit is None or unit.seat != self.turn or unit.zone != '-':
            return ['PB-17']
        return ['PB-17'] if zone[0] == 'e' else []

    # ---- Building an army ----

    def build_problems(self, word, name=None, way=None, letter=None):
        side, units = self.sides[self.turn], self.own(self.turn)
        if word == 'ready':
            return [] if units else ['PB-10']
        if word == 'army':
            taken = side.army or (self.sides[3 - self.turn].army == name and not self.mixed())
            return ['PB-6'] if taken else []
        if not side.army:
            return ['PB-6']
        if way and (not units or units[-1].letter != letter):
            return ['PB-10']
        return self.tile_problems(TILES[name], units) + self.unit_problems(
            [t.tile for t in units[-1].troops] if way else [], TILES[name])

    def tile_problems(self, tile, units):
        """PB-1, PB-6, PB-9."""
        found = ['PB-6'] if self.sides[self.turn].army not in ('mixed', tile.army) else []
        taken = [t.tile for u in units for t in u.troops]
        found += ['PB-1'] if len(taken) >= 30 else []
        found += ['PB-6'] if tile in taken else []
        cost = sum(t.cost for t in taken) + tile.cost
        return found + (['PB-9'] if cost > int(self.options['size']) else [])

    @staticmethod
    def unit_problems(mates, tile):
        """PB-11 to PB-13, A-32: whether the tile may join these, or begin a unit where none are."""
        ordinary = [t for t in mates + [tile] if not t.auxiliary]
        if tile.auxiliary:
            return [] if mates and len(ordinary) == len(mates) else ['PB-13']
        found = ['PB-12'] if len(ordinary) > min(t.formation for t in ordinary) else []
        return found + (['PB-11'] if not sum(t.hp for t in mates + [tile]) else [])

    def mixed(self):
        return self.options['mixed'] == '1'

    def build_candidates(self):
        units = self.own(self.turn)
        yield ('ready',)
        yield from (('army', name) for name in ARMIES)
        for name in TILES:
            yield ('take', name)
            if units:
                yield from (('take', name, way, units[-1].letter) for way in ('with', 'over'))

    # ---- Listing ----

    def candidates(self):
        """A superset of the legal actions of a player."""
        if self.next == 'order':
            yield from self.order_candidates()
        elif self.next == 'build':
            yield from self.build_candidates()
        elif self.next == 'deploy':
            yield from (('deploy', u.letter, z) for u in self.own(self.turn) for z in ZONES)
        elif self.next == 'react':
            yield from self.reactions() + [('wait',)]
        elif self.next == 'target':
            yield from (('target', letter) for letter in self.targets())
        elif self.next == 'again':
            unit = self.unit(self.order.unit)
            yield from (('charge', unit.letter) + way for way in self.charges(unit))
        elif self.next == 'strike':
            yield from (('strike',), ('hold',))
        elif self.next == 'dice':
            yield from (('dice', str(n)) for n in range(7))
        elif self.next == 'tough':
            yield from [('reroll', str(die)) for die in self.hitting()] + [('keep',)]
        elif self.next == 'allot':
            yield from self.allotments()
        elif self.next == 'cull':
            yield from self.culls() + [('done',)]

    def order_candidates(self):
        enemies = [u.letter for u in self.own(3 - self.turn)]
        for word in ('pass', 'stop', 'concede'):
            yield (word,)
        for unit in self.own(self.turn):
            yield from (('redeploy', unit.letter, z) for z in ZONES)
            yield from (('move', unit.letter, z) for z in ZONES)
            yield from [('charge', unit.letter), ('leave', unit.letter)]
            yield from ((word, unit.letter, foe) for word in ('charge', 'attack', 'shoot')
                        for foe in enemies)
            yield from ((word, unit.letter) for word in SPECIAL if word != 'heal')
            yield from (('heal', unit.letter, t.id) for u in self.own(self.turn)
                        for t in u.living())

    def legal(self):
        if self.acts() == 'over':
            return []
        if self.acts() == 'chance':
            return sorted(self.outcomes())
        return sorted({a for a in self.candidates() if not self.problems(a)})
