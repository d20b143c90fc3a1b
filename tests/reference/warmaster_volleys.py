# SPDX-License-Identifier: MIT
"""Follows a Shooting phase of the program, entry by entry, with the model beside it."""
import re
from collections import Counter, defaultdict
from fractions import Fraction
from math import comb, hypot

import warmaster_shooting as shooting
from warmaster_combat import protection
from warmaster_field import Position
from warmaster_melee import reported, same, same_chance

ONES = re.compile(r'; ones: (\d+)')


class Volleys:
    def __init__(self, program, dice):
        self.program, self.dice = program, dice
        self.struck = defaultdict(list)          # unit -> hits of this phase: by a skull?
        self.shooter = self.expected = None
        self.pending, self.ones = Counter(), 0
        self.wounds, self.stands = {}, {}
        self.shape = None                        # of a flame cannon: (shots, more)
        self.throws, self.sum = {}, (0, False)   # drive back dice still to be thrown

    def run(self, steps=80):
        before = Position(self.program.position())
        seat = before.seat
        self.stands = {u.name: len(u.stands) for u in before.on_table()}
        self.wounds = {u.name: u.get('wounds') for u in before.on_table()}
        ended = False
        for _ in range(steps):
            actions = self.program.actions()
            if before.next != 'shooting' or before.seat != seat or not actions:
                break
            if 'end' in actions:
                self.settle(before)
                listed = {a for a in actions if a.startswith('shoot ')}
                same('shots', sorted(listed), sorted(shooting.legal_shots(before)))
            elif actions[0].startswith('driven') and not ended:
                ended = True
            action = self.choose(actions)
            entry = self.program.play(action)
            self.hear(before, entry)
            before = Position(self.program.position())
        if before.next != 'over':
            for name, hits in self.struck.items():
                if before.units[name].alive() and before.seat == seat and before.next == 'combat':
                    same(f'hits that should have driven {name} back', bool(
                        shooting.drive_dice(before, before.units[name], hits)
                        and 'no_drive_back' not in before.units[name]), False)

    def choose(self, actions):
        shots = [a for a in actions if a.startswith('shoot ')]
        if shots and self.dice.random() < .9:
            return self.dice.choice(shots)
        casts = [a for a in actions if not a.startswith(('cast ', 'breathe '))]
        return self.dice.choice(casts or actions)

    def hear(self, before, entry):
        words, action = entry['words'], entry['action'].split()
        shots, save = reported(entry, 'hits'), reported(entry, 'saves')
        if action[0] == 'shoot':
            self.take_aim(before, action[1], action[2])
        elif action[0] in ('dice', 'die') and 'number of shots' in words:
            self.flame([int(n) for n in action[1:]])
        elif shots:
            self.volley(before, entry, shots)
        elif save:
            self.save(before, entry, save)
        elif action[0] == 'driven':
            self.driven(before, entry)

    def take_aim(self, before, name, target):
        self.shooter, target = before.units[name], before.units[target]
        self.at = before
        self.shape = None
        if self.shooter.kind.shots == '2D6':
            self.shape, self.expected = 'dice', None
            self.target = target.name
        else:
            self.expected = dict(shooting.attacks(before, self.shooter, target))

    def flame(self, faces):
        if self.shape == 'dice':
            shots, more, _, _ = shooting.flames(*(faces if len(faces) > 1 else (faces[0], 0)),
                                                hurt=len(faces) == 1)
            self.shape = ('more', shots) if more else None
        else:
            shots = self.shape[1] + sum(faces)
            self.shape = None
        if self.shape is None:
            self.expected = {self.target: shots} if shots else {}

    def volley(self, before, entry, shots):
        _, name, hits, dice, needed = shots
        target = before.units[name]
        assert name in self.expected, f'shots at {name}, the model has {self.expected}'
        if dice <= 24:
            same(f'dice at {name}', dice, min(24, self.expected[name]))
        self.expected[name] -= dice
        worst = min(protection(self.at, target, s) for s in self.at.units[name].stands)
        same(f'number to hit {name}', needed, shooting.to_hit(self.shooter, worst))
        misfires = ONES.search(entry['words'])
        if misfires is None:
            same_chance(entry, dice, hits, needed)
        else:
            ones = int(misfires[1])
            same('chance of hits and ones', Fraction(entry['weight'], entry['total']),
                 tally_chance(dice, hits, ones, needed))
            hits = misfire(hits, ones)
        self.pending[name] += hits
        if not shooting.save_against(self.shooter, target):
            self.wound(name, self.pending.pop(name))

    def save(self, before, entry, save):
        _, name, saves, dice, needed = save
        target = before.units[name]
        same(f'armour of {name}', needed, shooting.save_against(self.shooter, target))
        same(f'hits on {name} to save', dice, self.pending[name])
        same_chance(entry, dice, saves, needed)
        self.wound(name, self.pending.pop(name) - saves)

    def wound(self, name, hits):
        self.struck[name] += ['confuse_on_4' in self.shooter] * hits
        unit = self.at.units[name]
        room = self.stands[name] * unit.kind.hits - self.wounds[name]
        del self.struck[name][len(self.struck[name]) - max(0, hits - room):]
        self.wounds[name] += hits
        while self.stands[name] and self.wounds[name] >= unit.kind.hits:
            self.wounds[name] -= unit.kind.hits
            self.stands[name] -= 1

    def settle(self, position):
        """Between two shooters: wounds and stands are what the hits have made of them."""
        for name, count in self.stands.items():
            unit = position.units[name]
            if self.shooter is not None and self.shooter.kind.key in ('flame-cannon', 'helblaster') \
                    and name == self.shooter.name:
                self.stands[name] = len(unit.stands)
                continue
            same(f'stands of {name}', len(unit.stands) if unit.alive() else 0, count)
            if count:
                same(f'wounds on {name}', unit.get('wounds'), self.wounds[name])

    def driven(self, before, entry):
        """WM-SHOOT-22 to WM-SHOOT-30"""
        name = before.asked
        unit = before.units[name]
        words = entry['action'].split()
        total, confused = int(words[1]), len(words) > 2
        if name not in self.throws:
            found = shooting.drive_dice(before, unit, self.struck.pop(name))
            assert found and 'no_drive_back' not in unit, f'{name} is driven back for nothing'
            self.throws[name] = [[f for f in found if f == face] for face in (6, 4)]
        found = next(t for t in self.throws[name] if t)         # skulls are thrown apart
        self.throws[name].remove(found)
        same(f'chance of {entry["action"]} with {len(found)} dice',
             Fraction(entry['weight'], entry['total']),
             shooting.drive_chances(found)[total, confused])
        if any(self.throws[name]):
            self.sum = total, confused
            return
        total, confused = total + self.sum[0], confused or self.sum[1]
        self.sum = 0, False
        after = Position(self.program.position()).units[name]
        if 'drive_back_confuse_only' in unit:
            same(f'{name} stays', repr(after.stands), repr(unit.stands))
            same(f'{name} confused', 'confused' in after, confused)
            return
        same(f'{name} dispersed', not after.alive(), total > unit.kind.move)
        if after.alive() and 'undead' in unit:
            same(f'{name} confused', 'confused' in after, False)
        elif after.alive() and confused:
            same(f'{name} confused', 'confused' in after, True)
        if after.state == 'placed' and not self.blocked(before, unit, total):
            moved = {round(hypot(a.x - b.x, a.y - b.y) / 16) for a in unit.stands
                     for b in after.stands}         # the first stand goes so far (WM-SHOOT-27)
            assert 10 * total in moved, f'{name} goes from {unit.stands} to {after.stands}, not {total} cm'


    @staticmethod
    def blocked(position, unit, centimetres):
        """A friend stands where the unit is driven to: who makes way is left to other tests."""
        top = max(s.high for s in unit.stands)
        return any(s.high > top and s.low < top + (centimetres + 10) * 160
                   for u in position.on_table(unit.seat) if u is not unit for s in u.stands
                   if any(s.left < t.right and t.left < s.right for t in unit.stands))


def misfire(hits, ones):
    """WM-ART-19 to WM-ART-21"""
    return 0 if ones >= 3 else max(0, hits - ones)


def tally_chance(dice, hits, ones, needed):
    good, bad = Fraction(7 - needed, 6), Fraction(1, 6)
    rest = 1 - good - bad
    return comb(dice, hits) * comb(dice - hits, ones) * good ** hits * bad ** ones * \
        rest ** (dice - hits - ones)
