# SPDX-License-Identifier: MIT
"""Follows one casting of the program with the model beside it."""
import re
from collections import Counter

import warmaster_magic as magic
from warmaster_combat import armour, protection
from warmaster_field import Position
from warmaster_melee import reported, same, same_chance


class Casting:
    def __init__(self, program, dice):
        self.program, self.dice = program, dice
        self.before = Position(program.position())

    def run(self):
        casts = [a for a in self.program.actions() if a.startswith('cast ')]
        self.compare_lists(casts)
        if not casts:
            return
        action = self.dice.choice(casts)
        words = action.split()
        self.wizard, self.spell = self.before.characters[words[1]], words[2]
        self.target = words[3] if len(words) > 3 and words[3] in self.before.units else None
        self.used = words[-1] if words[-1] in ('ring', 'wand') else None
        self.program.play(action)
        if self.cast() and not self.broken():
            self.effect()

    def compare_lists(self, casts):
        for wizard in self.before.people(self.before.seat):
            if wizard.kind.type != 'wizard':
                continue
            for spell in magic.SPELLS:
                if magic.SPELLS[spell][0] != self.before.armies[wizard.seat]:
                    assert not any(c.split()[2] == spell for c in casts), f'{spell}: not his'
                    continue
                named = {c.split()[3] for c in casts if c.split()[1:3] == [wizard.name, spell] and
                         len(c.split()) > 3 and c.split()[3] in self.before.units}
                found = magic.targets(self.before, wizard, spell)
                if found is not None:
                    same(f'targets of {spell}', sorted(named), sorted(found))
                elif magic.SPELLS[spell][3] == 'seen':
                    for name in named:
                        assert magic.may_be_seen(self.before, wizard, self.before.units[name],
                                                 spell), f'{spell} at {name}'

    def cast(self):
        """The casting die, and for Mages a second one (WM-MAGIC-08)."""
        needed = magic.SPELLS[self.spell][1]
        if self.used == 'ring':
            return True                                                 # WM-ITEM-19
        face = self.dice.choice((1, needed - 1, needed, 6, self.dice.randint(1, 6)))
        entry = self.program.play(f'die {face}')
        said = re.search(r'on (\d)\+: the die shows', entry['words'])
        bonus = self.used == 'wand'
        same(f'number to cast {self.spell}', int(said[1]), max(2, needed - bonus))
        done = magic.succeeds(face, needed, bonus)
        again = not done and face != 1 and self.before.armies[self.wizard.seat] == 'high-elves'
        actions = self.program.actions()
        if again:
            same('the Mage may cast again', actions, ['yes', 'no'])
            self.program.play('yes')
            face = self.dice.randint(1, 6)
            self.program.play(f'die {face}')
            done = magic.succeeds(face, needed, bonus)
        after = Position(self.program.position()).characters[self.wizard.name]
        if after.state == 'placed' and not self.asked_to_break():
            same(f'{self.spell} is cast on {face}', after.marked('cast', 'worked'), done)
        return done

    def asked_to_break(self):
        actions = self.program.actions()
        return actions == ['yes', 'no'] and 'break' in ' '.join(
            self.program.ask('describe yes'))

    def broken(self):
        """WM-MAGIC-09, WM-ITEM-22"""
        if magic.may_be_broken(self.before, self.wizard):
            same('anti-magic is asked for', self.program.actions(), ['yes', 'no'])
            if self.dice.random() < .5:
                self.program.play('yes')
                face = self.dice.randint(1, 6)
                self.program.play(f'die {face}')
                if face >= 4:
                    return True
            else:
                self.program.play('no')
        return False

    def effect(self):
        """What the spell does, in numbers and marks."""
        after = Position(self.program.position())
        if self.spell == 'gerroff' and 'end' not in self.program.actions():
            return                                  # the phase is over and the unit on its way
        if self.spell in magic.MARKS:
            name = self.target or self.wizard.unit
            same(f'{self.spell} on {name}', after.units[name].marked('magic', magic.MARKS[self.spell]),
                 True)
        elif self.spell == 'light-of-battle':
            same('lit', sorted(u.name for u in after.on_table() if u.marked('magic', 'light')),
                 sorted(magic.reached(self.before, self.wizard, self.wizard.seat, 30)))
        elif self.spell == 'anger-of-the-gods':
            same('angry', after.characters[self.wizard.name].marked('used', 'anger'), True)
        elif self.spell == 'rage-of-chaos':
            self.rage()
        elif self.spell in magic.DICE:
            self.shots({self.target: magic.DICE[self.spell]}, self.spell not in magic.NO_ARMOUR)
        elif self.spell in ('ball-of-flame', 'gotcha'):
            self.shots(None, True)
        elif self.spell == 'storm-of-stone':
            self.storm()

    def shots(self, expected, saved):
        """Volleys of a spell. A ball gives three dice to everybody on its way."""
        seen, pending, hurt = Counter(), Counter(), Counter()
        while True:
            actions = self.program.actions()
            if not actions or not actions[0].startswith('hits '):
                break
            before = Position(self.program.position())
            if before.next != 'shooting':
                break
            entry = self.program.play(self.dice.choice(actions))
            shots, save = reported(entry, 'hits'), reported(entry, 'saves')
            if shots:
                _, name, hits, dice, needed = shots
                unit = self.before.units[name]
                same(f'number to hit {name}', needed,
                     min(protection(self.before, unit, s) for s in unit.stands))
                same_chance(entry, dice, hits, needed)
                seen[name] += dice
                pending[name] += hits
            elif save:
                _, name, saves, dice, needed = save
                unit = self.before.units[name]
                assert saved, f'{name} saves against {self.spell}'
                same(f'hits to save on {name}', dice, pending.pop(name))
                same(f'armour of {name}', needed, armour(unit, unit.lost()))
                same_chance(entry, dice, saves, needed)
                hurt[name] += dice - saves
            else:
                raise AssertionError(f'what is {entry["words"]}?')
        for name, hits in pending.items():
            assert not hits or not saved or not armour(self.before.units[name],
                                                       self.before.units[name].lost()), \
                f'{name} has not saved'
            hurt[name] += hits
        if expected == {}:
            pass
        elif expected is None:
            same('dice of the ball', set(seen.values()) | {3}, {3})
        else:
            same(f'dice of {self.spell}', dict(seen), {k: v for k, v in expected.items() if v})
        self.hurt(hurt)
        return seen

    def hurt(self, hurt):
        """AMB-55: nobody who fights loses stands now; all his hits are carried."""
        after = Position(self.program.position())
        if after.next != 'shooting':
            return
        for name, hits in hurt.items():
            unit, now = self.before.units[name], after.units[name]
            if self.before.engaged(unit):
                same(f'hits carried by {name}', now.get('carried'), unit.get('carried') + hits)
                same(f'stands of {name}', len(now.stands), len(unit.stands))
            elif now.alive() and hits < unit.kind.hits - unit.get('wounds'):
                same(f'wounds on {name}', now.get('wounds'), unit.get('wounds') + hits)

    def storm(self):
        """WM-MAGIC-23: D3 dice on each enemy within reach, thrown apart."""
        left = magic.reached(self.before, self.wizard, 3 - self.wizard.seat, 30)
        while left and Position(self.program.position()).next == 'shooting':
            actions = self.program.actions()
            if actions != [f'die {n}' for n in range(1, 7)]:
                break
            face = self.dice.randint(1, 6)
            self.program.play(f'die {face}')
            seen = self.shots({}, True)
            same('dice of a stone', list(seen.values()), [(face + 1) // 2])     # WM-DICE-04
            same('the storm reaches them', sorted(set(seen) - left), [])
            left -= set(seen)
            if self.program.actions()[0].startswith('remove '):
                return
        if Position(self.program.position()).next == 'shooting':
            same('units the storm has missed', sorted(left), [])

    def rage(self):
        """WM-MAGIC-29, WM-MAGIC-30"""
        faces, unit = [], self.before.units[self.target]
        while True:
            face = self.dice.randint(1, 6)
            self.program.play(f'die {face}')
            faces.append(face)
            if self.program.actions() != ['yes', 'no'] or \
                    len(set(faces)) < len(faces) or len(faces) == len(unit.stands):
                break
            answer = self.dice.choice(('yes', 'yes', 'no'))
            self.program.play(answer)
            if answer == 'no':
                break
        after = Position(self.program.position()).units[self.target]
        same(f'bonus of rage {faces}', after.get('bonus'), sum(faces))
        twice = len(set(faces)) < len(faces)
        same(f'mark of rage {faces}', (after.marked('magic', 'rage'), after.marked('magic', 'rage-at-itself')),
             (not twice, twice))
