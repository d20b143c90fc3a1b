# SPDX-License-Identifier: MIT
"""Follows a Combat phase of the program, entry by entry, with a model of each round beside it."""
import itertools
from collections import Counter
from fractions import Fraction

import warmaster_combat as combat
from warmaster_field import Position

def reported(entry, what):
    """Who threw at whom, successes, dice and the number needed; None where nothing of the kind is said."""
    found = [e for e in entry['events'] if e['kind'] == 'report' and e['what'] == what]
    if not found or not entry['action'].startswith(('hits ', 'tally ')):
        return None
    event = found[0]
    return event['from'], event['to'], event['number'], event['against'], event['need']


def same(what, program, model):
    if program != model:
        raise AssertionError(f'{what}: the program says {program}, the model {model}')


def same_chance(entry, dice, successes, needed):
    same(f'chance of {entry["action"]} with {dice} dice on {needed}+',
         Fraction(entry['weight'], entry['total']), combat.chance(dice, successes, needed))


def thrown_again(entry):
    """Dice that are thrown again belong to no seat."""
    return next(e.get('seat', -1) for e in entry['events'] if e['kind'] == 'dice') == -1


class Follower:
    """The rounds of one Combat phase."""

    def __init__(self, program, dice):
        self.program, self.dice = program, dice
        self.round = None
        self.thrown = Counter()      # (unit, enemy, needed) -> dice
        self.closed = True           # no more blows are struck in this round
        self.judged = True
        self.fought, self.bonus = set(), {}
        self.cleft, self.rent, self.again = set(), set(), None
        self.advanced = set()
        self.shooting = False
        self.said = []               # what the program reports of the round

    def run(self, steps=120):
        before = Position(self.program.position())
        seat = before.seat
        for _ in range(steps):
            actions = self.program.actions()
            if before.next != 'combat' or before.seat != seat or not actions:
                break
            self.look(before, actions)
            action = self.choose(actions)
            entry = self.program.play(action)
            if 'reform' in entry['words']:
                break
            self.hear(before, entry)
            before = Position(self.program.position())
            self.conclude(before)
        return before

    def choose(self, actions):
        """Dice fall as they fall; of a choice, one at random."""
        return self.dice.choice(actions)

    # ---- What is said ----

    def hear(self, before, entry):
        self.said += [e for e in entry['events'] if e['kind'] == 'report' and
                      e['what'] in ('score', 'result')]
        strike, save = reported(entry, 'hits'), reported(entry, 'saves')
        if entry['words'].startswith('shots at'):
            strike = None
        if entry['action'].startswith(('shoot ', 'breathe ')):
            self.shooting = True                    # at a unit that advances: judged by shooting
        elif strike or entry['action'].startswith(('pursue ', 'advance ', 'hold ', 'fall ')):
            self.shooting = False                   # the next unit is asked, or a round begins
        if self.shooting:
            return
        if strike:
            self.blow(before, entry, *strike)
        elif save:
            self.save(entry, *save[1:])
        elif entry['action'] == 'yes' and 'Fortune' in entry['words']:
            self.again = before.asked
        elif entry['action'].startswith('remove '):
            _, name, index = entry['action'].split()
            self.round.alive[name].pop(int(index) - 1)
        elif entry['action'].startswith('pursue '):
            self.pursue(before, entry['action'].split()[1])
        elif entry['action'].startswith('advance '):
            self.advanced.add(entry['action'].split()[1])

    def pursue(self, before, name):
        """WM-COMBAT-10, WM-COMBAT-11, WM-PURSUE-23"""
        for enemy in before.enemies_of(before.units[name].seat):
            if enemy.name in self.round.fighters and 'retreated' in enemy:
                self.bonus[name, enemy.name] = 1 + self.retreat // 3

    def blow(self, before, entry, unit, enemy, hits, dice, needed):
        if self.round is None or self.closed or unit not in self.round.fighters:
            self.begin(before, unit)
        same_chance(entry, dice, hits, needed)
        if thrown_again(entry):
            self.throw_again(unit, enemy, hits, dice, needed)
        else:
            self.thrown[unit, enemy, needed] += dice
            self.blows.append([unit, enemy, needed, dice, hits])
        self.round.fighters[enemy].pending += hits

    def throw_again(self, unit, enemy, hits, dice, needed):
        """The Banner of Fortune replaces a throw, the Sword of Cleaving mends one die."""
        mine = [b for b in self.blows if b[:3] == [unit, enemy, needed]]
        if self.again == unit:
            old = next((b for b in mine if b[3] == dice), None)
            assert old, f'{unit} throws {dice} dice again, of {mine}'
            self.round.fighters[enemy].pending -= old[4]
            self.blows.remove(old)
            self.blows.append([unit, enemy, needed, dice + 100, hits])
            return
        same('die of the Sword of Cleaving', dice, 1)
        assert unit not in self.cleft, f'{unit} has cleft in this round'
        owners = [self.round.position.units[unit]] + \
            self.round.position.with_unit(self.round.position.units[unit])
        assert any('sword-of-cleaving' in o.items for o in owners), f'{unit} has no such sword'
        assert any(b[4] < b[3] for b in mine), f'{unit} missed nothing'
        self.cleft.add(unit)

    def save(self, entry, name, saves, dice, needed):
        fighter = self.round.fighters[name]
        same(f'armour of {name}', needed, combat.armour(fighter.unit, fighter.unit.lost()))
        same_chance(entry, dice, saves, needed)
        if thrown_again(entry):
            same('die of the Sword of Destruction', dice, 1)
            fighter.suffered += 1 - saves
            return
        assert dice <= fighter.pending, f'{name} saves {dice} of {fighter.pending} hits'
        fighter.pending -= dice
        fighter.suffered += dice - saves

    # ---- Rounds ----

    def begin(self, before, unit):
        """A round begins with a blow."""
        if self.round is not None and not self.judged:
            if not self.closed:
                self.close()
            self.compare_reports()                  # both sides fell: nobody was asked anything
        group = combat.engagement_of(before, unit)
        pursuit = {pair: bonus for pair, bonus in self.bonus.items() if pair[0] in group}
        fresh = {name for name in group if name not in self.fought or name in self.advanced}
        self.round = combat.Round(before, group, fresh, pursuit)
        self.fought |= group
        self.advanced -= group
        self.bonus = {pair: bonus for pair, bonus in self.bonus.items() if pair[0] not in group}
        self.thrown.clear()
        self.blows = []
        self.cleft, self.closed, self.judged, self.again = set(), False, False, None

    def close(self):
        """All blows have been struck: dice and saves must add up."""
        self.closed = True
        for name, fighter in self.round.fighters.items():
            if not combat.armour(fighter.unit, fighter.unit.lost()):
                fighter.suffered += fighter.pending
                fighter.pending = 0
            same(f'hits on {name} not saved', fighter.pending, 0)
            self.check_dice(name, fighter)
        self.removals = {n: f.losses()[0] for n, f in self.round.fighters.items()}
        for name, gone in self.removals.items():
            if gone == len(self.round.fighters[name].stands):
                self.round.alive[name] = []

    def check_dice(self, name, fighter):
        """Some choice of targets gives the dice that were thrown."""
        thrown = Counter({key[1:]: n for key, n in self.thrown.items() if key[0] == name and n})
        options = [self.round.options(name, i) for i in fighter.fighting()]
        extra = combat.leader_bonus(self.round.position, fighter) if options else 0
        for choice in itertools.product(*options):
            expected = Counter()
            for enemy, needed, dice in choice:
                expected[enemy, needed] += dice
            places = {(e, n) for e, n, _ in choice}
            if all(thrown[p] >= expected[p] for p in places) and set(thrown) <= places and \
                    sum(thrown.values()) == sum(expected.values()) + extra:
                return
        raise AssertionError(f'dice of {name}: the program throws {dict(thrown)}, the model '
                             f'{options} and {extra} more; fresh: {fighter.first_round}, '
                             f'pursuit {self.round.pursuit}')

    def look(self, before, actions):
        """Questions that show that the blows are over, and what may be answered."""
        word = actions[0].split()[0]
        if self.round is None or word in ('hits', 'strike', 'lead', 'yes', 'no', 'fight'):
            return
        if not self.closed:
            self.close()
        if word == 'remove' and not self.shooting:
            self.look_at_removal(actions)
        elif any(a.startswith(('hold ', 'fall ', 'pursue ')) for a in actions):
            self.look_at_options(before, actions)

    def look_at_removal(self, actions):
        name = actions[0].split()[1]
        asked = [int(a.split()[2]) for a in actions if a.split()[1] == name]
        same(f'stands {name} may lose', sorted(asked), self.round.removable(name))
        gone = len(self.round.fighters[name].stands) - len(self.round.alive[name])
        assert gone < self.removals[name], \
            f'{name} loses more than {self.removals[name]} stands'

    def missing(self):
        """Stands that are still to be removed."""
        return sum(len(f.stands) - len(self.round.alive[n]) < self.removals[n]
                   for n, f in self.round.fighters.items())

    def conclude(self, after):
        """After an entry: is the round over, and did it end as it should?"""
        if self.round is None or self.judged:
            return
        actions = self.program.actions()
        word = actions[0].split()[0] if actions else ''
        if word in ('hits', 'strike', 'lead') and not self.closed:
            return
        if not self.closed and word in ('yes', 'no') and after.next == 'combat' and \
                any('Fortune' in a for a in self.program.ask('describe ' + actions[0])):
            return
        if not self.closed:
            self.close()
        if self.missing() or word == 'remove':
            return
        if word == 'dice' and self.any_losses_left(after):
            return
        self.compare_reports()
        self.judge_result(after, actions)

    def compare_reports(self):
        """Hits and support of both sides, who won and how far the loser runs."""
        if not any(e['what'] == 'result' for e in self.said):
            return
        for event in self.said:
            if event['what'] == 'score':
                seat = event['seat'] + 1
                same(f'hits and support of seat {seat}', (event['number'], event.get('against', 0)),
                     (self.round.hits_for(seat), self.round.support(seat)))
            elif self.round.result() is not None:
                winner, retreat = self.round.result()
                gone = not any(self.round.alive[n] for n, f in self.round.fighters.items()
                               if f.unit.seat != winner)
                same('winner and retreat', (event.get('seat', -1) + 1, event['number']),
                     (winner, 0 if gone else retreat))
        self.said = []

    def any_losses_left(self, after):
        return any(len(after.units[n].stands) > len(self.round.alive[n])
                   for n in self.round.fighters if after.units[n].alive())

    def judge_result(self, after, actions):
        if not any(a.startswith(('hold ', 'fall ', 'pursue ', 'advance ', 'three '))
                   for a in actions):
            return                                  # the loser still has to move
        self.judged = True
        result = self.round.result()
        self.retreat = result[1] if result else 0
        if after.next != 'combat':
            return
        scores = {s: (self.round.hits_for(s), self.round.support(s)) for s in (1, 2)}
        for name, fighter in self.round.fighters.items():
            unit = after.units[name]
            if not unit.alive():
                continue
            self.judge_wounds(name, fighter, unit)
            lost = result and result[0] and unit.seat != result[0]
            same(f'{name} retreats; hits and support {scores}, result {result}',
                 unit.get('retreat') if 'retreated' in unit and lost else 0,
                 self.retreat if lost else 0)
            if lost:
                assert unit.kind.type != 'artillery' and 'destroyed_on_retreat' not in unit, \
                    f'{name} should be destroyed'

    @staticmethod
    def judge_wounds(name, fighter, unit):
        if unit.state == 'placed':
            same(f'wounds left on {name}', unit.get('wounds'), fighter.losses()[1])

    def look_at_options(self, before, actions):
        """WM-COMBAT-40: what winners may do; after a draw who may stay."""
        result = self.round.result()
        if not result:
            return
        for action in actions:
            words = action.split()
            unit = before.units.get(words[1])
            if words[0] == 'pursue':
                enemy = before.units[words[2]]
                same(f'{action}: won', unit.seat, result[0])
                assert 'retreated' in enemy, f'{action}: {enemy.name} has not retreated'
                assert enemy.name in self.round.fighters[unit.name].enemies(), \
                    f'{action}: they did not touch'
                assert combat.may_pursue(before, unit, enemy), f'{action}: not by kind'
            elif words[0] in ('hold', 'fall') and result[0]:
                same(f'{action}: won', unit.seat, result[0])
