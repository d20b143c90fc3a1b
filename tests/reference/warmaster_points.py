# SPDX-License-Identifier: MIT
"""Victory points and withdrawal, read a second time."""
from warmaster_figures import ITEMS


def cost(thing):
    """WM-END-07: with mount and items."""
    mount = getattr(thing, 'mount', None)
    return thing.kind.points + (mount.points if mount else 0) + sum(ITEMS[i] for i in thing.items)


def half(points):
    """WM-END-08, AMB-77: up to the next multiple of 5."""
    return -(-points // 10) * 5


def points_for(position, seat):
    """What a side has won of the other."""
    total = 0
    for unit in position.units.values():
        if unit.seat == seat or 'no_vp' in unit:
            continue
        if 'vp_inverted' in unit:
            total += cost(unit) if unit.alive() else 0
        elif not unit.alive():
            total += cost(unit)
        elif unit.kind.stands >= 3 and len(unit.stands) == 1:
            total += half(cost(unit))                                   # WM-END-09
    return total + sum(cost(c) for c in position.characters.values()
                       if c.seat != seat and c.state == 'lost')


def losses(position, seat):
    """(units lost, break point): WM-END-03, WM-END-04"""
    units = [u for u in position.units.values() if u.seat == seat]
    return sum(not u.alive() for u in units), -(-len(units) // 2)


def withdraws(position, seat):
    """WM-END-02, WM-END-03"""
    lost, limit = losses(position, seat)
    dead = any(c.seat == seat and c.kind.type == 'general' and c.state == 'lost'
               for c in position.characters.values())
    return dead or lost >= limit


def outcome(position):
    """WM-END-10, WM-END-11, AMB-46: as the program prints a result."""
    score = {s: points_for(position, s) for s in (1, 2)}
    gone = [s for s in (1, 2) if withdraws(position, s)]
    if len(gone) == 1:
        score[gone[0]] = min(score[gone[0]], score[3 - gone[0]])
    if score[1] == score[2]:
        return '1/2-1/2'
    return '1-0' if score[1] > score[2] else '0-1'
