# SPDX-License-Identifier: MIT
"""Orders, read a second time: who may order whom, what the dice must show, what a failure costs."""


def distance_penalty(character, unit):
    """WM-CMD-17: nothing up to 20 cm, then one for every further 20 begun (AMB-01)."""
    steps = 0
    while not character.within(unit, 20 * (steps + 1)):
        steps += 1
    return steps


def command_of(character):
    """WM-ITEM-17: the Helm adds one, up to ten."""
    value = character.kind.command
    return min(10, value + 1) if character.marked('used', 'strong') else value


def penalties(position, character, block):
    """The sum of what is taken off the Command of a character for an order to these units."""
    enemies = position.enemies_of(character.seat)
    total = max(distance_penalty(character, u) for u in block)              # WM-CMD-17, WM-BRIG-04
    total += max(u.get('orders') for u in block)                            # WM-CMD-18, WM-BRIG-07
    total += any(u.distance(e) <= (20 * 160) ** 2 for u in block for e in enemies
                 if 'undead' not in u)                                      # WM-CMD-19, WM-BRIG-05
    total += any(position.in_dense(u) for u in block)                       # WM-CMD-20
    total += max(u.lost() for u in block)                                   # WM-CMD-21, WM-BRIG-06
    total += max(u.get('madness') for u in block)                           # WM-CMD-23, WM-CHAR-12
    total += any('order_minus1' in u for u in block)                        # Trolls
    total += any(u.kind.key == 'bone-giant' for u in block) and \
        character.kind.key == 'tomb-king'
    total += any(c.within(u, 30) for c in position.people(3 - character.seat) for u in block
                 if c.marked('used', 'anger'))                              # WM-MAGIC-28
    return total


def needed(position, character, block):
    """WM-CMD-04, WM-CMD-22: the order succeeds on this or less."""
    return command_of(character) - penalties(position, character, block)


def in_reach(character, unit):
    """WM-CMD-05, WM-FLY-02"""
    radius = character.kind.radius
    if 'fly' in unit:
        radius = 20
    return not radius or character.within(unit, radius)


def may_be_ordered(position, character, unit):
    """One unit of an order; WM-CMD-13 to WM-CMD-15, WM-CMD-24, WM-CMD-25, WM-CONF-08."""
    if unit.seat != position.seat or unit.state != 'placed':
        return False
    if any(word in unit for word in ('confused', 'locked', 'initiative', 'charged')):
        return False
    if position.engaged(unit):
        return False
    same_block = unit.name in position.turn['block'] and \
        position.turn.get('giver') == character.name
    if unit.get('orders') and not same_block:
        return False
    return in_reach(character, unit)


def givers(position):
    """WM-CMD-08, WM-CMD-10"""
    return [c for c in position.people(position.seat) if 'done' not in c]


def legal_orders(position):
    return {f'order {c.name} {u.name}' for c in givers(position) for u in position.on_table()
            if may_be_ordered(position, c, u)}


def fits_brigade(unit, others):
    """Steam Tanks and Gyrocopters go alone; Giants with Giants (WM-MACH-03, WM-MACH-17)."""
    kinds = {u.kind.key for u in others} | {unit.kind.key}
    if any('no_brigade' in u for u in others + [unit]):
        return False
    if any('brigade_same_only' in u for u in others + [unit]):
        return len(kinds) == 1
    slayers = [u for u in others + [unit] if u.kind.key == 'troll-slayers']
    return len(slayers) < 2


def may_join_block(position, character, block):
    """WM-BRIG-01 to WM-BRIG-04: who may be added to the order. Where an order continues, all must
    be of the same block (WM-BRIG-16)."""
    if len(block) >= 4:
        return set()
    running = {u.name for u in block} & set(position.turn['block'])
    found = set()
    for unit in position.on_table(position.seat):
        if unit in block or not may_be_ordered(position, character, unit):
            continue
        if bool(running) != (unit.name in position.turn['block']):
            continue
        if any(unit.touches(u) for u in block) and fits_brigade(unit, block):
            found.add('with ' + unit.name)
    return found


def after_the_roll(character, block, target, dice, simple=False):
    """What the order comes to: obeyed, failed, general (nobody orders any more), blunder, or the
    tables of tank and Giant."""
    total = sum(dice)
    if total == 12 and any(u.kind.key == 'steam-tank' for u in block):
        return 'tank'                                                       # WM-MACH-09
    if total <= target and not (total == 12 and character.kind.type != 'general'):
        return 'obeyed'
    if any(u.kind.key == 'giant' for u in block):
        return 'giant'
    if character.kind.type == 'general':
        return 'general'                                                    # WM-CMD-09
    if total == 12:
        return 'general' if simple else 'blunder'                           # WM-CHAR-10, OPTION-02
    return 'failed'                                                         # WM-CMD-07
