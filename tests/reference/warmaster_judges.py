# SPDX-License-Identifier: MIT
"""How each chapter of Warmaster is held against its model: a random situation, and what is compared
while the program plays it. A judge raises AssertionError where the two disagree."""
import re

import warmaster_command as command
import warmaster_points as points
from warmaster_castings import Casting
from warmaster_field import Position
from warmaster_melee import Follower, same
from warmaster_situations import (combat_situation, command_situation, magic_situation,
                                  points_situation, shooting_situation)
from warmaster_volleys import Volleys


def judge_command(program, dice):
    position = Position(program.position())
    listed = {a for a in program.actions() if a.startswith('order ')}
    same('orders', sorted(listed), sorted(command.legal_orders(position)))
    if not listed:
        return
    order = dice.choice(sorted(listed))
    _, giver, name = order.split()
    character, block = position.characters[giver], [position.units[name]]
    program.play(order)
    while True:
        offered = {a for a in program.actions() if a.startswith('with ')}
        same('brigade', sorted(offered),
             sorted(command.may_join_block(position, character, block)))
        if not offered or dice.random() < .3:
            break
        joined = dice.choice(sorted(offered))
        program.play(joined)
        block.append(position.units[joined.split()[1]])
    program.play('give')
    target = command.needed(position, character, block)
    total = dice.choice([t for t in (target, target + 1, 12, dice.randint(2, 12)) if 2 <= t <= 12])
    first = dice.randint(max(1, total - 6), min(6, total - 1))
    entry = program.play(f'roll {first} {total - first}')
    said = re.search(r'(-?\d+) or less needed', entry['words'])
    if said:
        same('needed', int(said[1]), target)
    same('chance of a pair', (entry['weight'], entry['total']), (1, 36))
    simple = 'blunders=simple' in program.start
    judge_outcome(program, character, block, command.after_the_roll(
        character, block, target, (first, total - first), simple), dice)


def judge_outcome(program, character, block, outcome, dice):
    after = Position(program.position())
    giver = after.characters[character.name]
    if outcome == 'obeyed':
        same('step after an order obeyed', after.next, 'move')
        judge_next_order(program, block)
        return
    if outcome == 'blunder':
        same('step after a blunder', after.next, 'blunder')
        same('outcomes of a blunder', program.actions(), [f'blunder {n}' for n in range(1, 7)])
        judge_madness(program, after, block)
        return
    if outcome in ('tank', 'giant'):
        same('dice of the table', program.actions(), [f'die {n}' for n in range(1, 7)])
        if outcome == 'tank':
            judge_tank(program, after, block[0], dice.randint(1, 6))
        return
    if outcome == 'general':
        same('step after the General failed', after.next, 'characters')
        return
    for unit in block:
        same(f'{unit.name} locked', 'locked' in after.units[unit.name], True)
    if after.next == 'orders':
        same('giver done', 'done' in giver, True)


def judge_next_order(program, block):
    """The units stay where they are; the order counts all the same (WM-CMD-18, WM-BRIG-16)."""
    if 'done' not in program.actions():
        return
    program.play('done')
    after = Position(program.position())
    same('step after the move', after.next, 'orders')
    for unit in block:
        same(f'orders of {unit.name}', after.units[unit.name].get('orders'),
             unit.get('orders') + 1)
    listed = {a for a in program.actions() if a.startswith('order ')}
    same('orders afterwards', sorted(listed), sorted(command.legal_orders(after)))


def judge_madness(program, before, block):
    """WM-CHAR-12: one unit takes a lasting -1; in a brigade its owner says which."""
    program.play('blunder 1')
    mad = block[-1]
    if len(block) > 1:
        same('who may go mad', sorted(program.actions()), sorted(f'mad {u.name}' for u in block))
        program.play('mad ' + mad.name)
    after = Position(program.position())
    for unit in block:
        same(f'madness of {unit.name}', after.units[unit.name].get('madness'),
             before.units[unit.name].get('madness') + (unit is mad))
        same(f'{unit.name} locked', 'locked' in after.units[unit.name], True)


def judge_tank(program, before, tank, face):
    """WM-MACH-10 to WM-MACH-15"""
    program.play(f'die {face}')
    after = Position(program.position()).units[tank.name]
    same('tank destroyed', not after.alive(), face == 1)
    if face == 1:
        return
    same('tank broken', after.marked('used', 'engine'), face == 2)
    same('madness of the tank', after.get('madness'),
         before.units[tank.name].get('madness') + (face == 4))
    same('pressure', 'pressure' in after, face == 6)


def judge_combat(program, dice):
    Follower(program, dice).run()


def judge_shooting(program, dice):
    Volleys(program, dice).run()


def compare_points(program):
    position = Position(program.position())
    shown = program.ask('show --seat all')
    for seat in (1, 2):
        line = next(l for l in shown if re.match(rf'{seat}\. .* points, lost', l))
        said = [int(n) for n in re.search(r': (\d+) points, lost (\d+)/(\d+)', line).groups()]
        same(f'points, losses and break point of seat {seat}', said,
             [points.points_for(position, seat), *points.losses(position, seat)])
    return position


def judge_points(program, dice):
    """To the end of the battle, or of the phase."""
    position = compare_points(program)
    while position.next not in ('over', 'initiative'):
        actions = program.actions()
        if position.next == 'characters':
            actions = ['end']
        program.play(dice.choice(actions))
        position = Position(program.position())
        if position.next != 'over' and actions[0].split()[0] in ('hits', 'remove'):
            for seat in (1, 2):
                same(f'seat {seat} has withdrawn', False, points.withdraws(position, seat))
    compare_points(program)
    if position.next == 'over':
        same('result', program.ask('state')[4].split()[1], points.outcome(position))


def judge_magic(program, dice):
    Casting(program, dice).run()


JUDGES = {
    'command': (command_situation, judge_command),
    'shooting': (shooting_situation, judge_shooting),
    'combat': (combat_situation, judge_combat),
    'magic': (magic_situation, judge_magic),
    'points': (points_situation, judge_points),
}
