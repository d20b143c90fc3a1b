# SPDX-License-Identifier: MIT
"""Shooting, read a second time: who may shoot at whom, how many dice, what they need, what armour is
worth against them, and how far the hits drive a unit back."""
from collections import Counter
from fractions import Fraction

from warmaster_combat import OPEN, protection
from warmaster_field import STEPS, Crooked


def in_range(stand, unit, centimetres):
    return any(stand.gap(s) <= (centimetres * STEPS) ** 2 for s in unit.stands)


def can_shoot(unit):
    return unit.kind.shots is not None and 'shot' not in unit and unit.state == 'placed'


def target_of(position, unit):
    """WM-SHOOT-03, WM-SHOOT-09: the nearest enemy in range that is not engaged. Everything here
    stands in the open ahead, so sight is not asked for."""
    found = [e for e in position.enemies_of(unit.seat) if not position.engaged(e) and
             any(in_range(s, e, unit.kind.range) for s in unit.stands)]
    return min(found, key=unit.distance) if found else None


def legal_shots(position):
    """WM-SHOOT-01, WM-SHOOT-02"""
    shots = set()
    for unit in position.on_table(position.seat):
        if can_shoot(unit) and not position.engaged(unit):
            target = target_of(position, unit)
            if target:
                shots.add(f'shoot {unit.name} {target.name}')
    return shots


def to_hit(unit, protected):
    """WM-SHOOT-13, WM-ART-09, WM-ART-24, WM-MACH-05"""
    if 'cover_down1' in unit:
        protected = max(OPEN, protected - 1)
    return protected - ('hit_plus1' in unit)


def save_against(shooter, target):
    """The armour that is left, or 0 (WM-ART-08, WM-ART-18, WM-ITEM-06)."""
    value = target.kind.armour
    if 'banner-of-shielding' in target.items and not target.lost():
        value = max(3, value - 1) if value else 6
    if 'ignore_armour' in shooter:
        return 0
    if 'pierce1' in shooter and value:
        value = value + 1 if value < 6 else 0
    return value


def line_of_fire(position, unit, target):
    """{unit name: stands crossed} for a shot straight ahead: the first stand, and what lies on the
    next 5 cm (cannon, WM-ART-10) or touches it, three in all (Bone Thrower, WM-ART-27)."""
    gun, near = min(((g, s) for g in unit.stands for s in target.stands),
                    key=lambda pair: pair[0].gap(pair[1]))
    left, right = max(gun.left, near.left), min(gun.right, near.right)
    if left >= right:
        raise Crooked
    ahead = sorted((s.low, s.high, u.name) for u in position.on_table() if u is not unit
                   for s in u.stands if s.left < (left + right) / 2 < s.right and
                   s.low >= gun.high)
    first = next(i for i, s in enumerate(ahead) if s[2] == target.name)
    crossed, end = Counter({target.name: 1}), ahead[first][1]
    if 'bounce' in unit:
        for low, high, name in ahead[first + 1:]:
            if min(high, end + 5 * STEPS) - max(low, end) >= STEPS // 10:
                crossed[name] += 1
        return crossed
    for low, high, name in ahead[first + 1:]:
        if low - end > 8 or sum(crossed.values()) == 3:
            break
        crossed[name] += 1
        end = high
    return crossed


def attacks(position, unit, target):
    """{unit name: dice}; the shots of a flame cannon come from dice of their own."""
    shooting = [s for s in unit.stands if in_range(s, target, unit.kind.range)]
    if 'bounce' in unit:
        crossed = line_of_fire(position, unit, target)
        crossed[target.name] += 1                                           # two at the first
        return {name: n * len(shooting) for name, n in crossed.items()}     # WM-ART-12, WM-ART-13
    if 'skewer3' in unit:
        return {name: n * len(shooting)
                for name, n in line_of_fire(position, unit, target).items()}
    if unit.kind.shots == '8-4-2':                                          # WM-ART-17, AMB-49
        return {target.name: sum(next(shots for shots, reach in ((8, 10), (4, 20), (2, 30))
                                      if in_range(s, target, reach)) for s in shooting)}
    each = int(unit.kind.shots) * (2 if 'pressure' in unit else 1)          # WM-MACH-15
    return {target.name: each * len(shooting)}                              # WM-SHOOT-12


def flames(first, second, hurt=False):
    """WM-ART-33 to WM-ART-39: (shots, more dice to throw, destroyed, hurt for good)."""
    if hurt:
        return first, None, False, True
    if first != second:
        return first + second, None, False, False
    return {1: (0, None, True, False), 2: (4, 'dice', True, False), 3: (6, None, False, True),
            4: (0, None, False, False), 5: (10, None, False, False),
            6: (12, 'die', False, False)}[first]


def drive_dice(position, unit, hits):
    """WM-SHOOT-22 to WM-SHOOT-24; `hits` are True for skulls, in the order they were taken. The
    dice that are thrown, as a list of the faces that confuse (AMB-50)."""
    worst = max([protection(position, unit, s) for s in unit.stands], default=OPEN)
    return [4 if skull else 6 for skull in hits[worst - OPEN:]]


def drive_chances(dice):
    """{(total, confused): chance}"""
    chances = {(0, False): Fraction(1)}
    for confusing in dice:
        after = Counter()
        for (total, confused), part in chances.items():
            for face in range(1, 7):
                after[total + face, confused or face >= confusing] += part / 6
        chances = after
    return chances
