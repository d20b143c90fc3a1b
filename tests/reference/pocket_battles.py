# SPDX-License-Identifier: MIT
"""A second Pocket Battles, written from the clauses alone, to hold the first one against.

It is slow and plain on purpose: dictionaries, words, no packing, no tables shared with the program.
An action is the tuple of its words. pocket_battles_field.py knows what stands where,
pocket_battles_legal.py what is legal; here is what an action does. pocket_battles_test.py makes the
comparison.
"""
from pocket_battles_field import (DEFAULTS, TURN_WORDS, Allot, Blow, Knowledge, Order, Side,
                                  Troop, Unit, letter_of, letter_order)
from pocket_battles_legal import Legality


class State(Knowledge, Legality):
    """One position. next: what is asked; done: what was done in this turn and still counts."""

    def __init__(self, options=None):
        self.options = dict(DEFAULTS, **(options or {}))
        self.sides = {1: Side('elves'), 2: Side('orcs')}
        self.units, self.fights = {}, set()
        self.attacker, self.round, self.last_loss, self.turn = 1, 1, 0, 1
        self.done = dict.fromkeys(TURN_WORDS)
        self.order = self.blow = self.allot = None
        self.next, self.winner = 'order', None

    def copy(self):
        twin = State.__new__(State)
        twin.__dict__.update(self.__dict__)
        twin.sides = {seat: side.copy() for seat, side in self.sides.items()}
        twin.units = {letter: unit.copy() for letter, unit in self.units.items()}
        twin.fights, twin.done = set(self.fights), dict(self.done)
        for part in ('order', 'blow', 'allot'):
            if getattr(self, part):
                setattr(twin, part, getattr(self, part).copy())
        return twin

    def after(self, action):
        twin = self.copy()
        getattr(twin, 'do_' + action[0])(*action[1:])
        return twin

    # ---- Building and deployment ----

    def do_army(self, name):
        self.sides[self.turn].army = name

    def do_take(self, name, way=None, _=None):
        units = self.own(self.turn)
        if way:
            units[-1].troops.insert(0 if way == 'over' else len(units[-1].troops), Troop(name))
        else:
            letter = letter_of(self.turn, len(units))
            self.units[letter] = Unit(letter, self.turn, '-', [Troop(name)])

    def do_ready(self):
        self.sides[self.turn].stage = 'ready'
        if self.mixed():
            self.sides[self.turn].army = 'mixed'
        self.begin()

    def begin(self):
        """Who still builds, then who attacks, then where everybody stands."""
        building = [seat for seat in (1, 2) if self.sides[seat].stage == 'build']
        if building:
            self.next, self.turn = 'build', building[0]
        elif self.options['attacker'] == 'roll':
            self.next, self.turn = 'initiative', 1
        else:
            self.attacker = int(self.options['attacker'])
            self.begin_deployment()

    def do_initiative(self, first, second):
        if first == second:
            return
        self.attacker = 1 if int(first) > int(second) else 2
        self.begin_deployment()

    def begin_deployment(self):
        self.next, self.turn = 'deploy', self.attacker
        for seat in (1, 2):
            self.sides[seat].free = self.tokens(seat)

    def do_deploy(self, letter, zone):
        self.unit(letter).zone = zone
        waiting = {seat: any(u.zone == '-' for u in self.own(seat)) for seat in (1, 2)}
        if waiting[3 - self.turn]:
            self.turn = 3 - self.turn
        elif not waiting[self.turn]:  # PB-19, PB-20
            self.next, self.turn = 'order', self.attacker
            self.find_turn()

    # ---- Turns and rounds ----

    def find_turn(self):
        """A-7, PB-25: the turn goes to somebody who has a token, or the round ends."""
        self.done = dict.fromkeys(TURN_WORDS)
        self.order = self.blow = self.allot = None
        self.next = 'order'
        if not self.sides[self.turn].free:
            self.turn = 3 - self.turn
        if not self.sides[self.turn].free:
            self.end_round()

    def end_turn(self):
        self.turn = 3 - self.turn
        self.find_turn()

    def end_round(self):
        """A-6: Regenerate, eliminations, victory, tokens back."""
        for unit in self.units.values():
            if unit.alive and unit.has('Regenerate'):  # PB-T27
                for troop in unit.living():
                    self.give_back(unit.seat, troop.wounds)
                    troop.wounds = 0
        self.next, self.turn = 'cull', 3 - self.first_of(self.round + 1)
        if not self.culls():
            self.do_done()

    def first_of(self, number):
        """PB-26."""
        return self.attacker if number % 2 else 3 - self.attacker

    def do_cull(self, name):
        """PB-28: the tokens of those who are given up are recovered."""
        by_unit = self.options['cull'] == 'unit'
        unit, troop = (self.unit(name), None) if by_unit else self.find(name)
        recovered = 0
        for given in unit.living() if by_unit else [troop]:
            recovered += given.wounds
            given.wounds = 0
        if by_unit:
            self.destroy_unit(unit)
        else:
            self.destroy(unit, troop)
        self.give_back(unit.seat, recovered)
        if not self.culls():
            self.do_done()

    def do_done(self):
        last = self.first_of(self.round + 1)
        if self.turn != last:
            self.turn = last
            if self.culls():
                return
        self.judge()

    def judge(self):
        """PB-80 to PB-82, A-2, A-38."""
        tally = {seat: self.tally(seat) for seat in (1, 2)}
        winners = [s for s in (1, 2) if 2 * tally[s] >= self.army_cost(3 - s)]
        quiet = self.round - self.last_loss >= int(self.options['quiet_rounds'])
        if len(winners) == 1:
            return self.finish(winners[0])
        if winners or quiet:
            defender = 3 - self.attacker
            best = max(tally.values())
            return self.finish(defender if tally[1] == tally[2] else
                               next(s for s in tally if tally[s] == best))
        return self.begin_round()

    def finish(self, winner):
        self.next, self.winner, self.turn = 'over', winner, None
        self.done = dict.fromkeys(TURN_WORDS)
        self.order = self.blow = self.allot = None

    def begin_round(self):
        """PB-27: everything comes back but the wounds on the living."""
        self.round += 1
        for seat, side in self.sides.items():
            for unit in self.own(seat):
                unit.orders = 0
            free = self.tokens(seat) - self.wounds(seat)
            paid = min(side.debt, free)
            side.free, side.debt, side.passed, side.aside = free - paid, side.debt - paid, 0, 0
        self.turn = self.first_of(self.round)
        self.find_turn()

    # ---- Tokens ----

    def pay(self, word, unit):
        price = self.price(unit) if unit.seat != self.turn else self.cost(word, unit)
        unit.orders += price
        self.sides[unit.seat].free -= price

    def give_back(self, seat, count):
        """Tokens that come free in the middle of things; a debt takes them first (A-30)."""
        side = self.sides[seat]
        paid = min(side.debt, count)
        side.debt -= paid
        side.free += count - paid

    def do_pass(self):
        self.sides[self.turn].free -= 1
        self.sides[self.turn].passed += 1
        self.end_turn()

    def do_concede(self):
        self.finish(3 - self.turn)

    # ---- Losses ----

    def find(self, name):
        """The acting seat's living troop of this id, and its unit."""
        seats = [self.acts()] if self.next != 'order' else [self.turn]
        return next((u, t) for u in self.units.values() if u.seat in seats
                    for t in u.living() if t.id == name)

    def destroy(self, unit, troop):
        """PB-60, PB-64, A-3, A-4: without hit points left the whole unit goes."""
        self.remove(unit, troop)
        if unit.left == 0:
            self.destroy_unit(unit)
        if 'Leader' in troop.tile.traits:
            self.lose_leader_token(unit.seat)

    def destroy_unit(self, unit):
        leaders = sum('Leader' in t.tile.traits for t in unit.living())
        for troop in unit.living():
            self.remove(unit, troop)
        self.sides[unit.seat].aside += unit.orders
        unit.orders, unit.zone = 0, 'lost'
        self.fights = {p for p in self.fights if unit.letter not in p}
        self.release()
        for _ in range(leaders):
            self.lose_leader_token(unit.seat)

    def remove(self, unit, troop):
        self.sides[unit.seat].aside += troop.wounds
        troop.wounds, troop.dead = 0, True
        self.last_loss = self.round

    def lose_leader_token(self, seat):
        """A-30."""
        side = self.sides[seat]
        ordered = [u for u in self.own(seat) if u.orders]
        if side.free:
            side.free -= 1
        elif side.passed:
            side.passed -= 1
        elif ordered:
            ordered[0].orders -= 1
        else:
            side.debt += 1

    def release(self):
        """A-13: who is in contact with nobody goes back to the front; a charger that is being shot
        at is still on its way."""
        charger = self.order.unit if self.blow and self.blow.kind == 'reaction' else None
        for unit in self.units.values():
            if unit.row == 'e' and not self.foes(unit.letter) and unit.letter != charger:
                unit.zone = 'f' + unit.zone[1]

    # ---- The turn of a player ----

    def do_redeploy(self, letter, zone):
        self.unit(letter).zone = zone
        self.done['redeployed'] = letter

    def do_move(self, letter, zone):
        self.pay('move', self.unit(letter))
        self.done['control'] = None
        self.unit(letter).zone = zone
        self.end_order(letter)

    def do_control(self, letter):
        self.support('control', letter)

    def do_double(self, letter):
        self.support('double', letter)

    def do_excite(self, letter):
        self.support('excite', letter)

    def do_galvanize(self, letter):
        self.support('galvanize', letter)

    def support(self, word, letter):
        self.pay(word, self.unit(letter))
        self.done[word] = letter

    def do_stop(self):
        self.end_turn()

    def do_heal(self, letter, name):
        self.pay('heal', self.unit(letter))
        _, troop = self.find(name)
        troop.wounds -= 1
        self.give_back(self.turn, 1)
        self.end_order(letter)

    def end_order(self, letter):
        """What an order leads to when it is done: under Double Order another one."""
        self.order = self.blow = self.allot = None
        self.done['excite'] = self.done['galvanize'] = None
        if self.done['double'] and not self.done['after']:
            self.done['after'] = letter
            self.next = 'order'
            if any(a != ('stop',) for a in self.legal()):
                return
        self.end_turn()

    def begin_order(self, kind, letter, at=None, words=()):
        self.pay(kind, self.unit(letter))
        self.done['control'] = None
        words = set(words) | ({'excited'} if self.done['excite'] else set())
        words |= {'galvanized'} if self.done['galvanize'] else set()
        self.done['excite'] = self.done['galvanize'] = None
        self.order = Order(kind, letter, at, words)

    def do_attack(self, letter, target):
        self.begin_order('attack', letter, target)
        self.strike('attack', letter, target)

    def do_shoot(self, letter, target):
        self.begin_order('shoot', letter, target)
        self.strike('shot', letter, target)

    def do_leave(self, letter):
        self.begin_order('leave', letter)
        self.order.strikers = self.foes(letter)
        self.next_striker()

    def next_striker(self):
        """PB-68: one enemy after the other, then everybody goes back (PB-69)."""
        order, leaver = self.order, self.unit(self.order.unit)
        while order.strikers and leaver.alive:
            striker = order.strikers.pop(0)
            if self.unit(striker).alive and self.unit(striker).faces('black'):
                return self.strike('free', striker, order.unit)
        self.fights = {p for p in self.fights if order.unit not in p}
        self.release()
        return self.end_order(order.unit)

    # ---- Charges ----

    def do_charge(self, letter, target=None):
        words = {'named'} if target else set()
        if self.next == 'again':
            self.order.at = target
            self.order.words |= words
        else:
            self.begin_order('charge', letter, target, words)
        self.next = 'react'
        elsewhere = target and self.unit(target).sector != self.unit(letter).sector
        self.unit(letter).zone = 'e' + str(self.unit(target or letter).sector)
        if elsewhere or not self.reactions():  # PB-49
            self.do_wait()

    def do_wait(self):
        if self.order.at and not self.unit(self.order.at).alive:
            self.order.at = None
            self.order.words.discard('named')
        targets = self.targets()
        if len(targets) == 1:
            return self.do_target(targets[0])
        self.next = 'target'
        if not targets:  # nobody is left to fight
            self.release()
            self.end_order(self.order.unit)
        return None

    def do_intercept(self, letter):
        unit = self.unit(letter)
        if not unit.has('Skirmish'):
            self.pay('intercept', unit)
        self.order.words.add('intercepted')
        self.do_target(letter)

    def do_fire(self, letter):
        unit = self.unit(letter)
        if not unit.has('Skirmish'):
            self.pay('fire', unit)
        self.strike('reaction', letter, self.order.unit)

    def do_target(self, letter):
        charger, target = self.order.unit, self.unit(letter)
        self.order.at = letter
        self.engage(charger, letter)
        target.zone = 'e' + target.zone[1]
        first = target.has('First Strike') and not self.unit(charger).has('First Strike')
        if first and 'intercepted' not in self.order.words and target.faces('black'):
            self.order.words.add('struck')
            return self.strike('first', letter, charger)
        return self.strike('attack', charger, letter)

    def engage(self, charger, target):
        """A-12: a leaf that is charged leaves its hub; any other target becomes or stays one."""
        foes = self.foes(target)
        if len(foes) == 1 and len(self.foes(foes[0])) > 1:
            self.fights = {p for p in self.fights if target not in p}
        self.fights.add((charger, target) if self.unit(charger).seat == 1 else (target, charger))

    # ---- Blows ----

    def strike(self, kind, striker, victim):
        self.blow = Blow(kind, striker, victim)
        unit = self.unit(striker)
        if not unit.faces(self.blow.colour):
            self.blow.hits = 0
            return self.end_blow()
        if unit.has('Blood Lust'):
            self.next = 'dice'
            return None
        if kind in ('counter', 'first', 'free'):  # PB-54, PB-T4, PB-68: it may strike
            self.next = 'strike'
            return None
        return self.do_strike()

    def do_strike(self):
        self.blow.left = self.dice()
        self.next = 'roll'

    def do_hold(self):
        """PB-T4: a First Strike is a right to come first, not to strike twice or not at all."""
        if self.blow.kind == 'first':
            self.order.words.discard('struck')
        self.blow.hits = 0
        self.end_blow()

    def do_dice(self, count):
        if count == '0':
            return self.do_hold()
        self.blow.left, self.next = int(count), 'roll'
        return None

    def do_roll(self, *dice):
        blow = self.blow
        blow.faces = sorted(blow.faces + [int(d) for d in dice])
        blow.left -= len(dice)
        if blow.left:
            return
        foe = 3 - self.unit(blow.striker).seat
        tough = any(u.has('Tough') for u in self.sharing() if u.seat == foe)
        if tough and self.hits() and not blow.rerolled:
            self.next = 'tough'
            return
        self.work_out()

    def do_keep(self):
        self.work_out()

    def do_reroll(self, die):
        self.blow.faces.remove(int(die))
        self.blow.left, self.blow.rerolled, self.next = 1, True, 'roll'

    def work_out(self):
        """PB-T23, A-31: the wounds to itself come before those to the enemy."""
        self.blow.hits = self.hits()
        striker = self.unit(self.blow.striker)
        ones = self.blow.faces.count(1) if striker.has('Blood Lust') else 0
        if ones:
            self.allot = Allot(striker.letter, ones, own=True)
            return self.settle_allotment()
        return self.spread_hits()

    def spread_hits(self):
        """PB-53, PB-73, A-15."""
        blow = self.blow
        if not blow.hits or not self.unit(blow.striker).alive:
            return self.end_blow()
        shooter = self.unit(blow.striker).seat
        units = sorted(self.sharing(), key=lambda u: (u.seat == shooter, letter_order(u.letter)))
        queue = [u.letter for u in units]
        share = -(-blow.hits // len(queue))
        self.allot = Allot(queue[0], share)
        self.allot.share, self.allot.then = share, queue[1:]
        return self.settle_allotment()

    def do_lose(self, name):
        unit, troop = self.find(name)
        self.allot.hits -= troop.left
        self.allot.begun = True
        self.destroy(unit, troop)
        self.settle_allotment()

    def do_wound(self, name, _='', source=''):
        unit, troop = self.find(name)
        side = self.sides[unit.seat]
        if not source:
            side.free -= 1
        elif source == 'passed':
            side.passed -= 1
        else:
            self.unit(source).orders -= 1
        troop.wounds += 1
        self.allot.hits -= 1
        self.allot.begun = True
        self.settle_allotment()

    def do_sacrifice(self):
        unit = self.unit(self.allot.unit)
        troop = next(t for t in unit.living() if 'Sacrifice' in t.tile.traits)
        self.allot.hits = 0
        self.destroy(unit, troop)
        self.settle_allotment()

    def settle_allotment(self):
        """Everything that is one way only happens by itself."""
        allot = self.allot
        unit = self.unit(allot.unit)
        if unit.alive and allot.hits >= unit.left and not self.may_sacrifice():
            self.destroy_unit(unit)
        if unit.alive and allot.hits > 0:
            self.next = 'allot'
            ways = self.allotments()
            if len(ways) == 1:
                self.after_single(ways[0])
            return
        if allot.own:
            self.allot = None
            self.spread_hits()
        elif allot.then:
            self.allot = Allot(allot.then[0], allot.share)
            self.allot.share, self.allot.then = allot.share, allot.then[1:]
            self.settle_allotment()
        else:
            self.end_blow()

    def after_single(self, action):
        getattr(self, 'do_' + action[0])(*action[1:])

    def end_blow(self):
        blow = self.blow
        self.blow = self.allot = None
        striker, victim = self.unit(blow.striker), self.unit(blow.victim)
        side = self.sides[victim.seat]
        if blow.hits and striker.alive and striker.has('Disband') and victim.alive and side.free:
            side.free -= 1  # PB-T24, A-35
            side.passed += 1
        return getattr(self, 'after_' + blow.kind)(striker, victim)

    def after_first(self, _, charger):
        if not charger.alive:
            return self.end_order(self.order.unit)
        return self.strike('attack', charger.letter, self.order.at)

    def after_attack(self, striker, victim):
        if not victim.alive:
            return self.charge_on(striker)
        if striker.alive and 'struck' not in self.order.words:
            return self.strike('counter', victim.letter, striker.letter)
        return self.end_order(self.order.unit)

    def charge_on(self, striker):
        """PB-T9, A-26."""
        overwhelming = striker.has('Overwhelming') or 'galvanized' in self.order.words
        if self.order.kind == 'charge' and striker.alive and overwhelming:
            if striker.row == 'f' and self.charges(striker):
                self.order = Order('charge', striker.letter, None, {'free'})
                self.next = 'again'
                return None
        return self.end_order(self.order.unit)

    def after_counter(self, *_):
        self.end_order(self.order.unit)

    def after_free(self, *_):
        self.next_striker()

    def after_shot(self, *_):
        self.end_order(self.order.unit)

    def after_reaction(self, _, charger):
        if not charger.alive:
            return self.end_order(self.order.unit)
        return self.do_wait()
