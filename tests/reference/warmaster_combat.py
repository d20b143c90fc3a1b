# SPDX-License-Identifier: MIT
"""Close combat, read a second time: who fights, how many dice, what they need, what armour saves,
who loses stands, who wins and how far the loser runs."""
from fractions import Fraction
from math import comb

from warmaster_field import TOLERANCE, Contact, near

OPEN, DEFENDED, FORTIFIED = 4, 5, 6      # the number to hit (WM-COMBAT-17)
DENSE = ('wood', 'village', 'ruins', 'rocks')


def chance(dice, successes, needed):
    """How likely so many of the dice show the number or more."""
    good = Fraction(7 - needed, 6)
    return comb(dice, successes) * good ** successes * (1 - good) ** (dice - successes)


def protection(position, unit, stand):
    """The number that hits a stand. Who charges, advances, pursues or has retreated is in the open
    (WM-DEFEND-12, WM-DEFEND-13); the Steam Tank is always defended (WM-MACH-06)."""
    if 'always_defended' in unit:
        return DEFENDED
    if unit.kind.type not in ('infantry', 'artillery'):
        return OPEN                                                     # WM-DEFEND-02
    if 'attacker' in unit or 'retreated' in unit:
        return OPEN
    kinds = {f.kind for f in position.features if f.holds_part(stand)}
    if 'rampart' in kinds:
        return FORTIFIED                                                # WM-DEFEND-06
    return DEFENDED if kinds & set(DENSE) else OPEN                     # WM-DEFEND-04


def causes_terror(position, unit):
    if unit.marked('magic', 'enchanted'):
        return False                                                    # WM-MAGIC-12
    return 'terror' in unit.kind or any(c.causes_terror() for c in position.with_unit(unit))


def fears(position, unit, enemy):
    """WM-COMBAT-12"""
    if 'undead' in unit:
        return False
    if unit.marked('magic', 'enchanted'):
        return True                                                     # WM-MAGIC-12
    if causes_terror(position, unit) or 'immune_terror' in unit or unit.marked('magic', 'fearless'):
        return False
    return causes_terror(position, enemy)


def armour(unit, lost_before):
    """The armour of a unit in combat; the Banner of Shielding makes it one better while no stand is
    lost (WM-ITEM-06)."""
    value = unit.kind.armour
    if 'banner-of-shielding' in unit.items and not lost_before:
        value = max(3, value - 1) if value else 6
    return value


class Fighter:
    """A unit in a round; in the first of its engagement it has what a charge gives."""

    def __init__(self, position, unit, first_round):
        self.unit, self.first_round = unit, first_round
        self.stands = list(unit.stands)
        self.contacts = []           # for each stand: [(enemy unit, enemy stand, Contact)]
        for stand in self.stands:
            touched = [(e, s, Contact(stand, s)) for e in position.enemies_of(unit.seat)
                       for s in e.stands]
            self.contacts.append([t for t in touched if t[2].touches])
        self.wounds = unit.get('wounds')
        self.suffered = 0
        self.pending = 0             # hits not yet saved
        self.targets = {}            # stand -> (enemy unit, needed, dice)

    def fighting(self):
        return [i for i, c in enumerate(self.contacts) if c]

    def enemies(self):
        return {e.name for c in self.contacts for e, _, _ in c}

    def hits_each(self):
        each = self.unit.kind.hits
        if self.unit.marked('used', 'hurt') and 'badly_hurt' in self.unit:
            each //= 2
        return each + ('banner-of-fortitude' in self.unit.items and self.banner_works())

    def banner_works(self):
        """WM-ITEM-05, WM-ITEM-07: in the first Combat phase of the unit alone."""
        return not self.unit.marked('used', 'item') or self.unit.marked('used', 'item-now')

    def capacity(self):
        return max(0, len(self.stands) * self.hits_each() - self.wounds)

    def losses(self):
        """How many stands go, and what hits are left; Trolls heal one of those (regenerate)."""
        total = self.wounds + self.suffered
        gone = min(len(self.stands), total // self.hits_each())
        left = total - gone * self.hits_each() if gone < len(self.stands) else 0
        if left and 'regenerate1' in self.unit:
            left -= 1
        return gone, left


def base_attacks(fighter, position, index, enemy, stand, pursuit):
    """Dice of one stand against a stand of an enemy unit, without characters, items and spells
    (WM-COMBAT-07 to WM-COMBAT-15, AMB-32)."""
    unit = fighter.unit
    attacks = unit.kind.attacks
    if unit.marked('used', 'hurt') and 'badly_hurt' in unit:
        attacks //= 2
    needed = protection(position, enemy, stand)
    if fighter.first_round and 'charges' in unit and needed == OPEN:
        attacks += 2 if unit.kind.type in ('monster', 'chariot') else 1
    attacks += pursuit.get((unit.name, enemy.name), 0)
    if 'vs_monster_plus1' in unit and enemy.kind.type == 'monster':
        attacks += 1
    touched = fighter.contacts[index]
    if any(fears(position, unit, e) for e, _, _ in touched):
        attacks -= 1
    if any(c.in_flank_or_rear() for _, _, c in touched):
        attacks -= 1
    if 'confused' in unit and 'undead' not in unit:
        attacks -= 1
    return max(0, attacks)


def stand_bonus(fighter):
    """What every stand adds: the Battle Banner, Waaagh and Boon (WM-ITEM-05, WM-MAGIC-22), a
    King's word."""
    unit = fighter.unit
    bonus = 'battle-banner' in unit.items and fighter.banner_works()
    return bonus + unit.marked('magic', 'attack-each') + unit.marked('magic', 'king')


def leader_bonus(position, fighter):
    """What one stand adds for the best character and his weapon (WM-CHAR-06, WM-ITEM-12,
    WM-ITEM-14), for Light of Battle (WM-MAGIC-24) and the unit's own weapon."""
    unit, total = fighter.unit, 0
    people = position.with_unit(unit)
    spell = unit.marked('magic', 'attack-each')
    if people:
        total += max(c.attacks() for c in people) + spell
    total += 'sword-of-might' in unit.items or any('sword-of-might' in c.items for c in people)
    return total


def engagement_of(position, name):
    """WM-COMBAT-01: all units linked by contact with enemies."""
    group, todo = {name}, [name]
    while todo:
        unit = position.units[todo.pop()]
        for enemy in position.enemies_of(unit.seat):
            if enemy.name not in group and unit.touches(enemy):
                group.add(enemy.name)
                todo.append(enemy.name)
    return group


def stands_behind(back, front):
    """The full front edge of one on the full rear edge of the other, both looking the same way."""
    return back.facing == front.facing and back.gap(front) <= 2 * TOLERANCE ** 2 and all(
        any(near(a, b) for b in front.corners('rear')) for a in back.corners('front'))


def stands_beside(one, other):
    return one.facing == other.facing and one.gap(other) <= 2 * TOLERANCE ** 2 and any(
        all(any(near(a, b) for b in other.corners(theirs)) for a in one.corners(ours))
        for ours, theirs in (('left', 'right'), ('right', 'left')))


class Round:
    """One round of an engagement: what the model expects, and what it has seen."""

    def __init__(self, position, group, fresh, pursuit):
        self.position, self.pursuit = position, pursuit
        self.fighters = {n: Fighter(position, position.units[n], n in fresh)
                         for n in sorted(group)}
        self.alive = {u.name: list(u.stands) for u in position.on_table()}

    def options(self, name, index):
        """[(enemy unit, needed, dice)] of a stand, one for each enemy stand it touches."""
        fighter = self.fighters[name]
        found = []
        for enemy, stand, _ in fighter.contacts[index]:
            needed = protection(self.position, enemy, stand)
            dice = base_attacks(fighter, self.position, index, enemy, stand, self.pursuit) + \
                stand_bonus(fighter)
            if (enemy.name, needed, dice) not in found:
                found.append((enemy.name, needed, dice))
        return found

    def support(self, seat):
        """WM-COMBAT-28 to WM-COMBAT-34: stands still there, judged by the contacts at the start."""
        supported = []
        for name, fighter in self.fighters.items():
            if fighter.unit.seat != seat or fighter.unit.kind.type != 'infantry':
                continue
            for index in fighter.fighting():
                stand = fighter.stands[index]
                if stand in self.alive[name] and \
                        any(c.of_front() for _, _, c in fighter.contacts[index]):
                    supported.append(stand)
        return sum(self.supports(unit, stand, supported) for unit in self.position.on_table(seat)
                   for stand in self.alive[unit.name])

    def supports(self, unit, stand, supported):
        if unit.kind.type != 'infantry' or ('confused' in unit and 'undead' not in unit):
            return False
        if not any(stands_behind(stand, s) or stands_beside(stand, s) for s in supported):
            return False
        return not any(Contact(stand, s).touches for e in self.position.enemies_of(unit.seat)
                       for s in e.stands)

    def hits_for(self, seat):
        """WM-COMBAT-26, WM-COMBAT-27: hits inflicted by a side in this round."""
        total = 0
        for fighter in self.fighters.values():
            if fighter.unit.seat != seat:
                total += min(fighter.suffered, fighter.capacity())
                if fighter.first_round:
                    total += fighter.unit.get('carried')
        return total

    def result(self):
        """(winner's seat or 0, retreat in cm), or None where both sides are gone."""
        left = {s: any(self.alive[f.unit.name] for f in self.fighters.values()
                       if f.unit.seat == s) for s in (1, 2)}
        scores = {s: self.hits_for(s) + self.support(s) for s in (1, 2)}
        if not left[1] and not left[2]:
            return None                                                 # AMB-34
        winner = 0
        if left[1] != left[2]:
            winner = 1 if left[1] else 2                                # WM-COMBAT-25
        elif scores[1] != scores[2]:
            winner = 1 if scores[1] > scores[2] else 2
        if not winner:
            return 0, 0
        losers = sum(f.unit.seat != winner for f in self.fighters.values())
        difference = max(0, scores[winner] - scores[3 - winner])
        return winner, max(1, -(-difference // losers))                 # WM-MULTI-02

    def removable(self, name):
        """WM-COMBAT-21: stands without which the rest still touches."""
        stands = self.alive[name]
        found = []
        for index in range(len(stands)):
            rest = stands[:index] + stands[index + 1:]
            if connected(rest):
                found.append(index + 1)
        return found or list(range(1, len(stands) + 1))


def connected(stands):
    if not stands:
        return True
    group, todo = {0}, [0]
    while todo:
        here = stands[todo.pop()]
        for index, stand in enumerate(stands):
            if index not in group and Contact(here, stand).touches:
                group.add(index)
                todo.append(index)
    return len(group) == len(stands)


def may_pursue(position, unit, enemy):
    """WM-PURSUE-03 to WM-PURSUE-07, by kind alone."""
    if unit.kind.type == 'artillery' or unit.marked('magic', 'doomed'):
        return False
    if 'pursue_any' not in unit:
        if 'fly' in enemy and 'fly' not in unit:
            return False
        if unit.kind.type == 'infantry' and enemy.kind.type in ('cavalry', 'chariot'):
            return False
    return not any(protection(position, unit, s) == FORTIFIED for s in unit.stands)
