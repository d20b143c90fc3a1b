# SPDX-License-Identifier: MIT
"""Magic, read a second time: what a casting needs, whom it reaches, what it does in numbers."""
from warmaster_field import DISC, STEPS

# spell: (army, number to cast, range in cm, whom it names): WM-MAGIC-10 to WM-MAGIC-31
SPELLS = {
    'ball-of-flame': ('empire', 5, 30, 'line'),
    'voice-of-command': ('empire', 5, 30, 'friend free'),
    'weird-enchantment': ('empire', 4, 30, 'enemy'),
    'teleport': ('empire', 2, 0, 'self'),
    'raise-dead': ('undead', 5, 30, 'engagement'),
    'touch-of-death': ('undead', 4, 0, 'touched'),
    'doom-and-despair': ('undead', 4, 60, 'enemy'),
    'death-bolt': ('undead', 5, 30, 'seen'),
    'foot-of-gork': ('orcs', 6, 50, 'enemy free'),
    'gotcha': ('orcs', 5, 30, 'line'),
    'gerroff': ('orcs', 5, 60, 'enemy free'),
    'waaagh': ('orcs', 4, 30, 'greenskin fighting'),
    'storm-of-stone': ('high-elves', 6, 30, 'self'),
    'light-of-battle': ('high-elves', 5, 30, 'self'),
    'heavens-fire': ('high-elves', 4, 30, 'friend shooting'),
    'hail-of-destruction': ('high-elves', 5, 30, 'seen'),
    'boon-of-chaos': ('chaos', 4, 0, 'own fighting'),
    'anger-of-the-gods': ('chaos', 4, 30, 'self'),
    'rage-of-chaos': ('chaos', 5, 30, 'friend fighting'),
    'curse-of-chaos': ('chaos', 5, 30, 'seen'),
}
GREENSKINS = ('orc-warriors', 'black-orcs', 'goblins', 'boar-riders', 'wolf-riders',
              'wolf-chariots')
MARKS = {'weird-enchantment': 'enchanted', 'doom-and-despair': 'doomed', 'gerroff': 'gerroff',
         'waaagh': 'attack-each', 'boon-of-chaos': 'attack-each', 'heavens-fire': 'fire'}
DICE = {'touch-of-death': 3, 'death-bolt': 3, 'foot-of-gork': 6, 'hail-of-destruction': 3,
        'curse-of-chaos': 3}
NO_ARMOUR = ('death-bolt', 'hail-of-destruction', 'curse-of-chaos')


def targets(position, wizard, spell):
    """Names of the units a spell may be cast at, or None where it names none or needs sight."""
    _, _, reach, whom = SPELLS[spell]
    friends, enemies = position.on_table(wizard.seat), position.enemies_of(wizard.seat)
    if whom == 'touched':
        unit = position.units.get(wizard.unit)
        return {e.name for e in enemies if unit and unit.touches(e)}
    found = {
        'enemy': enemies,
        'enemy free': [e for e in enemies if not position.engaged(e)],
        'friend free': [u for u in friends if not position.engaged(u)],
        'friend fighting': [u for u in friends if position.engaged(u)],
        'greenskin fighting': [u for u in friends if position.engaged(u) and
                               u.kind.key in GREENSKINS],
        'friend shooting': [u for u in friends if u.kind.shots and
                            u.kind.type in ('infantry', 'cavalry')],
    }.get(whom)
    return None if found is None else {u.name for u in found if wizard.within(u, reach)}


def may_be_seen(position, wizard, unit, spell):
    """What holds of every target of a spell that needs sight."""
    return unit.seat != wizard.seat and not position.engaged(unit) and \
        wizard.within(unit, SPELLS[spell][2])


def succeeds(face, needed, bonus=0):
    """WM-MAGIC-04, WM-MAGIC-05, WM-ITEM-23"""
    return face == 6 or (face != 1 and face + bonus >= needed)


def may_be_broken(position, wizard):
    """WM-MAGIC-09: a Runesmith within 50 cm of the caster."""
    return any((c.x - wizard.x) ** 2 + (c.y - wizard.y) ** 2 <= (50 * STEPS + 2 * DISC) ** 2
               for c in position.people(3 - wizard.seat) if c.kind.key == 'runesmith')


def reached(position, wizard, seat, centimetres):
    return {u.name for u in position.on_table(seat) if wizard.within(u, centimetres)}
