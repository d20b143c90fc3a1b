# SPDX-License-Identifier: MIT
"""A second reading of the War Chest rules, worked out from the clauses alone.

A Game holds a position and what waits in it: legal() lists what may be done next (for chance: what
may be drawn) in the notation of docs/notation/war-chest.md, apply() does it. Set-up, views and the wording of
refusals are left to the program. war_chest_test.py compares the two.
"""
import re
from collections import Counter

# ---- The board: file and rank become (c, u), c from the middle file, u in half hexes upwards ----

HEIGHT = dict(zip("abcdefghijk", (2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2)))
PLACE = {
    f"{file}{rank}": (ord(file) - ord("f"), 2 * rank - height - 1)
    for file, height in HEIGHT.items()
    for rank in range(1, height + 1)
}
NAME = {place: name for name, place in PLACE.items()}
DIRECTIONS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
LOCATIONS = set("d1 g1 e6 h5 c2 e3 h2 d4 g4 i3".split())  # WC-SETUP2-02
OUTER_LOCATIONS = set("j1 b3 a1 k2".split())  # WC-SETUP4-02

UNITS = "ar be ca cb en fo kn la lc ma me pk rg sc sw wp ea bi ba he".split()
CODES = UNITS + ["ro"]
COINS = dict(zip(CODES, (4, 5, 4, 5, 5, 5, 4, 4, 5, 5, 5, 4, 5, 5, 5, 4, 5, 5, 4, 5, 1)))
ZONES = ("hand", "bag", "up", "down", "sup", "out")


def step(name, direction, length=1):
    """The hex that lies so far in that direction, or None."""
    c, u = PLACE[name]
    return NAME.get((c + direction[0] * length, u + direction[1] * length))


def distance(one, other):
    (c1, u1), (c2, u2) = PLACE[one], PLACE[other]
    return max(abs(c1 - c2), (abs(c1 - c2) + abs(u1 - u2)) // 2)


def side(seat):
    return "W" if seat % 2 == 1 else "R"


# ---- A position, read from its text ----


class Position:
    def __init__(self, text):
        self.options, self.state, self.decrees, self.units = {}, {}, {}, {}
        self.marks, self.zone = {}, {}
        for line in text.splitlines()[1:]:
            key, _, rest = line.partition(" ")
            key = "seat" if re.fullmatch(r"p\d", key) else key
            getattr(self, "read_" + key, lambda *_: None)(line, rest)
        self.players = int(self.options.get("players", 2))
        self.node = self.state.get("node", "play")
        self.round, self.first = int(self.state.get("round", 1)), int(self.state.get("first", 1))
        self.turn = int(self.state.get("turn", self.first))
        self.init = int(self.state.get("init", self.first))
        self.claimed = self.state.get("claimed") == "1"

    def read_options(self, _, rest):
        self.options = dict(word.split("=") for word in rest.split())

    def read_state(self, _, rest):
        self.state = dict(word.split("=") for word in rest.split())

    def read_decrees(self, _, rest):
        self.decrees = dict(word.split("=") for word in rest.split() if word != "-")

    def read_units(self, _, rest):
        for word in rest.split() if rest != "-" else []:
            where, what = word.split("=")
            self.units[where] = (int(what[0]), what[1:3], int(what[3:]))

    def read_marks(self, _, rest):
        for word in rest.split():
            owner, held = word.split("=")
            self.marks.update({name: owner for name in held.split(",") if name != "-"})

    def read_seat(self, line, rest):
        zones = {zone: Counter() for zone in ZONES}
        for word in rest.split():
            zone, coins = word.split("=")
            for coin in coins.split(",") if coins != "-" else []:
                zones[zone][coin[:2]] += int(coin[2:] or 1)
        self.zone[int(line[1])] = zones

    # ---- What the rules ask about a position ----

    def on_map(self, name):
        return name is not None and (self.players == 4 or name[0] in "cdefghi")  # WC-SETUP2-01

    def is_location(self, name):
        return name in LOCATIONS or (self.players == 4 and name in OUTER_LOCATIONS)

    def neighbours(self, name):
        around = (step(name, direction) for direction in DIRECTIONS)
        return [other for other in around if self.on_map(other)]

    def is_empty(self, name):
        return self.on_map(name) and name not in self.units

    def hexes_of(self, seat, unit):
        return [name for name, (o, u, _) in self.units.items() if (o, u) == (seat, unit)]

    def friends(self, seat):
        """Own and partner's units: WC-TEAM-02."""
        return [(n, o, u, k) for n, (o, u, k) in self.units.items() if side(o) == side(seat)]

    def changed(self, **parts):
        twin = Position.__new__(Position)
        twin.__dict__ = dict(self.__dict__, **parts)
        return twin

    def without(self, name):
        """The position with the unit on that hex lifted."""
        return self.changed(units={n: u for n, u in self.units.items() if n != name})


# ---- Manoeuvres ----


def may_hit(p, seat, stack, target):
    """WC-ATTACK-05, WC-KNIGHT-02, WC-BISHOP-05; the range is the caller's business."""
    if target not in p.units or side(p.units[target][0]) == side(seat):
        return False
    unit = p.units[target][1]
    return not (unit == "kn" and stack < 2) and not (unit == "bi" and stack > 1)


def steps_from(p, name):
    return [other for other in p.neighbours(name) if p.is_empty(other)]  # WC-MOVE-01


def targets(p, seat, unit, name, stack):
    if unit in ("ar", "la"):
        return []  # WC-ARCHER-03, WC-LANCER-05
    return [other for other in p.neighbours(name) if may_hit(p, seat, stack, other)]


def may_control(p, seat, name):
    return p.is_location(name) and p.marks.get(name) != side(seat)  # WC-CONTROL-01 .. 07


def manoeuvres(p, name, stack=None):
    """Plain move, attack and control of the unit on a hex, written without its code."""
    owner, unit, height = p.units[name]
    stack = height if stack is None else stack
    found = [f"move {name} {other}" for other in steps_from(p, name)]
    found += [f"attack {name} x {other}" for other in targets(p, owner, unit, name, stack)]
    return found + ([f"control {name}"] if may_control(p, owner, name) else [])


def with_code(unit, manoeuvre):
    kind, rest = manoeuvre.split(" ", 1)
    return f"{kind} {unit} {rest}"


# ---- Tactics ----


def tactic_ar(p, seat, name, stack):
    return [f"x {t}" for t in p.units if distance(name, t) == 2 and may_hit(p, seat, stack, t)]


def tactic_cb(p, seat, name, stack):
    lines = [(step(name, d), step(name, d, 2)) for d in DIRECTIONS]
    return [f"x {t}" for m, t in lines if p.is_empty(m) and may_hit(p, seat, stack, t)]


def tactic_ca(p, seat, name, stack):
    moved = p.without(name)
    return [
        f"{to} x {t}"
        for to in steps_from(p, name)
        for t in p.neighbours(to)
        if may_hit(moved, seat, stack, t)
    ]


def tactic_la(p, seat, name, stack):
    found = []
    for direction in DIRECTIONS:
        for length in (1, 2):
            way = [step(name, direction, n) for n in range(1, length + 1)]
            end = step(name, direction, length + 1)
            if all(p.is_empty(n) for n in way) and may_hit(p, seat, stack, end):
                found.append(f"{way[-1]} x {end}")
    return found


def two_steps(p, name):
    return {b for a in steps_from(p, name) for b in steps_from(p, a) if distance(name, b) == 2}


def tactic_lc(p, seat, name, stack):
    return list(two_steps(p, name))


def tactic_rg(p, seat, name, stack):
    if p.options.get("rg") == "classic":
        return steps_from(p, name)  # WC-ROYALGUARD-03
    ends = set(steps_from(p, name)) | two_steps(p, name)
    return [end for end in ends if p.marks.get(end) == side(seat)]  # WC-ROYALGUARD-04


def tactic_en(p, seat, name, stack):
    return [
        f": move {unit} {at} {to}"
        for at, _, unit, _ in p.friends(seat)
        if at != name and distance(name, at) <= 2
        for to in steps_from(p, at)
        if distance(name, to) <= 2
    ]


def tactic_ma(p, seat, name, stack):
    return [
        f": attack {unit} {at} x {t}"
        for at, _, unit, height in p.friends(seat)
        if at != name and distance(name, at) <= 2
        for t in targets(p, seat, unit, at, height)
    ]


def tactic_bi(p, seat, name, stack):
    ways = [f"move {to}" for to in steps_from(p, name)]
    ways += [f"attack x {t}" for t in targets(p, seat, "bi", name, stack)]
    return [f"recruit {unit} : {way}" for unit in supply(p, seat) for way in ways]


def tactic_he(p, seat, name, stack):
    return [
        f": bolster {unit} {at}"
        for at, owner, unit, height in p.friends(seat)
        if distance(name, at) == 1 and height == 1 and p.zone[owner]["sup"][unit] > 0
    ]


def tactic_ea(p, seat, name, stack):
    if not may_control(p, seat, name):
        return []
    after = p.changed(marks=dict(p.marks, **{name: side(seat)}))
    return [""] if decrees(after, seat, sealed_too=True) else []  # WC-EARL-05


TACTICS = {
    "ar": tactic_ar, "cb": tactic_cb, "ca": tactic_ca, "la": tactic_la, "lc": tactic_lc,
    "en": tactic_en, "ma": tactic_ma, "bi": tactic_bi, "he": tactic_he, "ea": tactic_ea,
    "rg": tactic_rg,
}  # fmt: skip


def tactics(p, seat, unit):
    if unit == "fo":
        feet = p.hexes_of(seat, "fo")
        ways = [way for name in feet for way in manoeuvres(p, name)]
        return ["tactic fo : " + with_code("fo", way) for way in ways] if len(feet) == 2 else []
    return [
        f"tactic {unit} {name} {rest}".rstrip()
        for name in (p.hexes_of(seat, unit) if unit in TACTICS else [])
        for rest in TACTICS[unit](p, seat, name, p.units[name][2])
    ]


# ---- Decrees ----


def deploy_hexes(p, seat, unit):
    held = [name for name, owner in p.marks.items() if owner == side(seat)]
    goals = {name for name in held if p.is_empty(name)}  # WC-DEPLOY-01
    if unit == "sc":  # WC-SCOUT-02
        goals |= {to for at, _, _, _ in p.friends(seat) for to in steps_from(p, at)}
    return goals


def supply(p, seat):
    return [unit for unit in UNITS if p.zone[seat]["sup"][unit] > 0]


def decree_enlist(p, seat):
    coins = p.zone[seat]["sup"]
    if sum(coins.values()) == 1 and p.options.get("enlist_strict") == "0":
        return supply(p, seat)
    return [
        f"{a} {b}"
        for i, a in enumerate(UNITS)
        for b in UNITS[i:]
        if coins[a] > 0 and coins[b] > (1 if a == b else 0)
    ]


def attacks_of_friends(p, seat, allowed):
    return [
        f"attack {unit} {at} x {t}"
        for at, _, unit, height in p.friends(seat)
        if allowed(at)
        for t in targets(p, seat, unit, at, height)
    ]


def decree_guard(p, seat):
    return attacks_of_friends(p, seat, lambda at: p.marks.get(at) == side(seat))


def decree_sacrifice(p, seat):
    return attacks_of_friends(p, seat, lambda at: True)


def decree_march(p, seat):
    return [
        f"move {unit} {at} {to}"
        for at, _, unit, height in p.friends(seat)
        if height >= 2
        for to in steps_from(p, at)
    ]


def decree_redeploy(p, seat):
    return [
        f"{unit} {at} {to}"
        for at, owner, unit, _ in p.friends(seat)
        for to in deploy_hexes(p.without(at), owner, unit)
    ]


def decree_reinforce(p, seat):
    return [unit for unit in UNITS if p.zone[seat]["out"][unit] > 0]


def decree_spy(p, seat):
    enemies = [other for other in p.zone if side(other) != side(seat)]
    return [f"p{other}" for other in enemies if p.zone[other]["hand"].total() > 0]


DECREES = {
    "enlist": decree_enlist, "guard": decree_guard, "march": decree_march,
    "redeploy": decree_redeploy, "reinforce": decree_reinforce,
    "sacrifice": decree_sacrifice, "spy": decree_spy,
}  # fmt: skip


def decrees(p, seat, sealed_too=False):
    return [
        f"proclaim {name} : {rest}"
        for name, seals in p.decrees.items()
        if sealed_too or side(seat) not in seals
        for rest in DECREES[name](p, seat)
    ]


# ---- What may be done with a coin ----


def may_claim(p, seat):
    return not p.claimed and seat not in (p.init, p.first) and side(p.init) != side(seat)


def plays(p, seat, coin):
    found = [f"pass with {coin}"]
    found += [f"recruit {unit} with {coin}" for unit in supply(p, seat)]
    found += [f"claim with {coin}"] if may_claim(p, seat) else []
    if coin == "ro":
        return found + tactics(p, seat, "rg") + decrees(p, seat)
    here = p.hexes_of(seat, coin)
    if len(here) < (2 if coin == "fo" else 1):  # WC-DEPLOY-03, WC-FOOTMAN-02
        found += [f"deploy {coin} {name}" for name in deploy_hexes(p, seat, coin)]
    for name in here:
        found.append(f"bolster {coin} {name}")
        found += [with_code(coin, way) for way in manoeuvres(p, name)]
    return found + (tactics(p, seat, coin) if coin != "rg" else [])


def trigger_ways(p, code, name):
    """What a waiting trigger offers beside declining it."""
    owner, _, height = p.units[name]
    if code == "be":  # WC-BERSERKER-03, WC-BERSERKER-06
        ways = manoeuvres(p, name, height - 1) if height >= 2 else []
    elif code in ("sw", "ea"):
        ways = [f"move {name} {to}" for to in steps_from(p, name)]
    elif code == "ba":
        ways = [
            f"shift {p.units[at][1]} {at} {to}"
            for at in p.neighbours(name)
            if at in p.units and side(p.units[at][0]) != side(owner)
            for to in steps_from(p, at)
        ]
    else:
        ways = manoeuvres(p, name)
        tactic = tactic_he(p, owner, name, height) if code == "he" else []
        ways += [f"tactic {name} {rest}" for rest in tactic]
    return [f"then {code} {way}" for way in ways]


# ---- A game: a position in which things wait ----


class Trigger:
    """Something a unit may do after an action. A priest's draw needs no unit."""

    def __init__(self, code, owner):
        self.code, self.owner = code, owner

    def hex(self, p):
        """Where its unit stands: nobody has two units of a type that reacts."""
        return p.hexes_of(self.owner, self.code)[0]

    def ways(self, p):
        return ["next wp"] if self.code == "wp" else trigger_ways(p, self.code, self.hex(p))


class Game(Position):
    """A position in which a coin is to be played, and all that follows from it.

    `waiting` holds tasks, the last one first. A task is a tuple that begins with its kind."""

    def __init__(self, text):
        super().__init__(text)
        self.waiting = [("play", self.turn)]
        self.winner = None

    # ---- Who is asked what ----

    def settle(self):
        """Drops what has nothing left to ask, ends turns and rounds."""
        while self.winner is None:
            if not self.waiting:
                self.end_turn()
                continue
            kind, *rest = self.waiting[-1]
            if kind == "triggers" and not [t for t in rest[0] if t.ways(self)]:
                self.waiting.pop()
            elif kind == "triggers" and [t.code for t in rest[0] if t.ways(self)] == ["wp"]:
                self.take_trigger("wp")
            elif kind == "foot" and not self.foot_ways(rest[0]):
                self.waiting.pop()
            elif kind == "draw" and not self.can_draw(rest[0]):
                self.waiting.pop()
            elif kind == "play" and not self.zone[rest[0]]["hand"].total():
                self.waiting.pop()
            else:
                return

    def end_turn(self):
        """Queues the next turn, or the draws of the next round."""
        for offset in range(1, self.players + 1):
            seat = (self.turn - 1 + offset) % self.players + 1
            if self.zone[seat]["hand"].total():
                self.turn = seat
                self.waiting.append(("play", seat))
                return
        self.waiting.append(("round",))
        for seat in range(self.players, 0, -1):
            self.waiting += [("draw", seat, "hand")] * 3

    def begin_round(self):
        self.round += 1
        self.first = self.turn = self.init
        self.claimed = False
        self.waiting.append(("play", self.turn))

    def foot_ways(self, name):
        is_there = self.units.get(name, (0, ""))[1] == "fo"
        return [f"then fo {way}" for way in manoeuvres(self, name)] if is_there else []

    def can_draw(self, seat):
        zones = self.zone[seat]
        return any(zones[zone].total() for zone in ("bag", "up", "down"))

    def actor(self):
        """A seat, or None for chance."""
        kind, *rest = self.waiting[-1]
        if kind == "triggers":
            owners = {t.owner for t in rest[0] if t.ways(self)}
            return self.turn if len(owners) > 1 else owners.pop()
        if kind == "foot":
            return self.units[rest[0]][0]
        return None if kind == "draw" else rest[0]

    def legal(self):
        kind, *rest = self.waiting[-1]
        return getattr(self, "ask_" + kind)(*rest)

    def ask_play(self, seat):
        hand = self.zone[seat]["hand"]
        return [action for coin in +hand for action in plays(self, seat, coin)]

    def ask_forced(self, seat, coin):
        return [f"then wp {action}" for action in plays(self, seat, coin)]

    def ask_draw(self, seat, _):
        zones = self.zone[seat]
        coins = +zones["bag"] or zones["up"] + zones["down"]  # WC-ROUND-03
        return [f"draw p{seat} {coin}" for coin in coins]

    def ask_triggers(self, triggers):
        live = [t for t in triggers if t.ways(self)]
        if len({t.owner for t in live} | {self.turn}) > 1 and len(live) > 1:
            return [f"next {t.code}" for t in live]
        skips = [f"skip {t.code}" for t in live if t.code != "wp"]
        return [way for t in live for way in t.ways(self)] + skips

    def ask_foot(self, name):
        return self.foot_ways(name)

    def ask_decree(self, seat):
        return decrees(self, seat, sealed_too=True)

    def ask_spy(self, _, other):
        return ["spy keep"] + [f"spy drop {coin}" for coin in +self.zone[other]["hand"]]

    def ask_soak(self, *_):
        return ["soak stack", "soak supply"]

    # ---- What an action does ----

    def apply(self, action):
        kind, *rest = self.waiting.pop()
        words = action.split()
        getattr(self, "do_" + kind)(words, *rest)
        self.settle()
        while self.waiting and self.waiting[-1] == ("round",) and self.winner is None:
            self.waiting.pop()
            self.begin_round()
            self.settle()

    def do_play(self, words, seat):
        self.play(seat, words, "hand")

    def do_forced(self, words, seat, _):
        self.play(seat, words[2:], None)

    def play(self, seat, words, source):
        """Pays the coin (WC-TURN-07, WC-TURN-08), then acts."""
        verb = words[0]
        if verb in ("pass", "claim", "recruit"):
            coin, goal = words[-1], "down"
        else:
            coin = "ro" if verb == "proclaim" or words[:2] == ["tactic", "rg"] else words[1]
            goal = None if verb in ("deploy", "bolster") else "up"
        if source:
            self.zone[seat][source][coin] -= 1
        if goal:
            self.zone[seat][goal][coin] += 1
        frame = self.new_frame()
        if verb == "proclaim":
            self.seal(words[1], seat)
        self.act(seat, words, frame)

    def new_frame(self):
        frame = []
        self.waiting.append(("triggers", frame))
        return frame

    def seal(self, decree, seat):
        seals = set(self.decrees[decree].replace("-", "")) | {side(seat)}
        self.decrees[decree] = "".join(c for c in "WR" if c in seals)

    def act(self, seat, words, frame):
        getattr(self, "act_" + words[0])(seat, words, frame)

    def act_pass(self, seat, words, frame):
        pass

    def act_claim(self, seat, words, frame):
        self.init, self.claimed = seat, True

    def act_recruit(self, seat, words, frame):
        self.recruit(seat, words[1], frame)

    def recruit(self, seat, unit, frame):
        self.zone[seat]["sup"][unit] -= 1
        self.zone[seat]["up"][unit] += 1
        if unit == "me":  # WC-MERCENARY-02
            frame += [Trigger("me", seat) for _ in self.hexes_of(seat, "me")]

    def act_deploy(self, seat, words, frame):
        self.put(seat, words[1], words[2], 1, frame)

    def put(self, seat, unit, name, height, frame):
        self.units[name] = (seat, unit, height)
        if unit == "ea":  # WC-EARL-06
            frame.append(Trigger("ea", seat))

    def act_bolster(self, seat, words, frame):
        self.grow(words[2], 1)

    def grow(self, name, coins):
        owner, unit, height = self.units[name]
        self.units[name] = (owner, unit, height + coins)
        if height + coins == 0:
            del self.units[name]
            self.forget(owner, unit)

    def forget(self, owner, unit):
        """What the unit might have done lapses: WC-ATTR-07."""
        for task in self.waiting:
            if task[0] == "triggers" and unit != "wp":
                task[1][:] = [t for t in task[1] if (t.owner, t.code) != (owner, unit)]

    def act_move(self, seat, words, frame):
        self.move(words[2], words[3])
        self.react(words[3], frame)

    def move(self, name, to):
        self.units[to] = self.units.pop(name)

    def react(self, name, frame):
        """After any manoeuvre: WC-BERSERKER-02, WC-BANNERMAN-02."""
        owner, unit, _ = self.units[name]
        if unit in ("be", "ba"):
            frame.append(Trigger(unit, owner))

    def act_attack(self, seat, words, frame):
        self.strike(words[2], words[4], frame)

    def act_control(self, seat, words, frame):
        self.control(words[2], frame)

    def control(self, name, frame):
        owner, unit, _ = self.units[name]
        self.marks[name] = side(owner)
        held = list(self.marks.values()).count(side(owner))
        if held == (8 if self.players == 4 else 6):  # WC-WIN-01
            self.winner, self.waiting = side(owner), []
            return
        self.react(name, frame)
        if unit == "wp":
            frame.append(Trigger("wp", owner))

    def strike(self, name, target, frame, sacrifice=False):
        owner, unit, _ = self.units[target]
        if unit == "rg" and self.zone[owner]["sup"]["rg"]:  # WC-ROYALGUARD-06
            self.waiting.append(("soak", owner, name, target, frame, sacrifice))
            return
        self.lose(target)
        self.after_blow(name, target, unit, frame, sacrifice)

    def lose(self, name):
        owner, unit, _ = self.units[name]
        self.zone[owner]["out"][unit] += 1
        self.grow(name, -1)

    def after_blow(self, name, target, struck, frame, sacrifice):
        owner, unit, _ = self.units[name]
        if sacrifice:
            self.lose(name)
        if struck == "pk" and distance(name, target) == 1 and name in self.units:
            self.lose(name)  # WC-PIKEMAN-02, WC-SACRIFICE-05
        if unit in ("be", "ba", "sw") and name in self.units:
            frame.append(Trigger(unit, owner))
        stays = name in self.units or self.options.get("priest_draw_if_gone") != "0"
        if unit == "wp" and stays:  # WC-PRIEST-02, WC-PRIEST-08
            frame.append(Trigger("wp", owner))

    def do_soak(self, words, owner, name, target, frame, sacrifice):
        if words[1] == "supply":
            self.zone[owner]["sup"]["rg"] -= 1
            self.zone[owner]["out"]["rg"] += 1
        else:
            self.lose(target)
        self.after_blow(name, target, "rg", frame, sacrifice)

    def act_tactic(self, seat, words, frame):
        unit, rest = words[1], words[2:]
        if unit in ("ar", "cb"):
            self.strike(rest[0], rest[2], frame)
        elif unit in ("ca", "la"):
            self.move(rest[0], rest[1])
            self.strike(rest[1], rest[3], frame)
        elif unit in ("lc", "rg"):
            self.move(rest[0], rest[1])
        elif unit in ("en", "ma"):
            self.act(seat, rest[2:], frame)
        elif unit == "fo":
            self.feet(seat, rest[1:], frame)
        elif unit == "bi":
            self.bishop(seat, rest, frame)
        elif unit == "he":
            self.herald(rest[4], rest[3])
        elif unit == "ea":
            self.waiting.append(("decree", seat))
            self.control(rest[0], frame)

    def feet(self, seat, words, frame):
        other = [name for name in self.hexes_of(seat, "fo") if name != words[2]]
        self.waiting.append(("foot", other[0]))
        self.act(seat, words, frame)

    def do_foot(self, words, name):
        frame = self.new_frame()
        self.act(self.units[name][0], with_code("fo", " ".join(words[2:])).split(), frame)

    def bishop(self, seat, rest, frame):
        self.recruit(seat, rest[2], frame)
        if rest[4] == "move":
            self.move(rest[0], rest[5])
        else:
            self.strike(rest[0], rest[6], frame)

    def herald(self, name, unit):
        self.zone[self.units[name][0]]["sup"][unit] -= 1
        self.grow(name, 1)

    def act_proclaim(self, seat, words, frame):
        """The herald reacts when all is done: WC-HERALD-06, WC-HERALD-08."""
        decree, rest = words[1], words[3:]
        frame += [Trigger("he", seat) for _ in self.hexes_of(seat, "he")]
        if decree == "enlist":
            for unit in rest:
                self.recruit(seat, unit, frame)
        elif decree in ("guard", "sacrifice"):
            self.strike(rest[2], rest[4], frame, decree == "sacrifice")
        elif decree == "march":
            self.act(seat, rest, frame)
        elif decree == "redeploy":
            self.redeploy(rest[1], rest[2], frame)
        elif decree == "reinforce":
            self.zone[seat]["out"][rest[0]] -= 1
            self.zone[seat]["sup"][rest[0]] += 1
        elif decree == "spy":
            self.waiting.append(("spy", seat, int(rest[0][1])))

    def redeploy(self, name, to, frame):
        owner, unit, height = self.units.pop(name)
        if self.options.get("redeploy_single") == "1":
            self.zone[owner]["up"][unit] += height - 1
            height = 1
        self.put(owner, unit, to, height, frame)

    def do_decree(self, words, seat):
        self.act(seat, words, self.new_frame())

    def do_spy(self, words, seat, other):
        if words[1] == "drop":
            self.zone[other]["hand"][words[2]] -= 1
            face = self.options.get("spy_face", "up")
            self.zone[other][face][words[2]] += 1
            self.waiting.append(("draw", other, "hand"))

    def do_draw(self, words, seat, goal):
        zones, coin = self.zone[seat], words[2]
        if not zones["bag"].total():
            zones["bag"] = zones["up"] + zones["down"]
            zones["up"], zones["down"] = Counter(), Counter()
        zones["bag"][coin] -= 1
        if goal == "hand":
            zones["hand"][coin] += 1
        else:
            self.waiting.append(("forced", seat, coin))

    def do_triggers(self, words, triggers):
        self.waiting.append(("triggers", triggers))
        verb, code = words[:2]
        trigger = self.take_trigger(code)
        if verb == "next" and code != "wp":
            self.waiting.append(("triggers", [trigger]))
        elif verb == "then":
            self.follow(trigger, words[2:])

    def take_trigger(self, code):
        """Removes it from the frame on top; a priest's turns into a draw."""
        triggers = self.waiting[-1][1]
        trigger = next(t for t in triggers if t.code == code)
        triggers.remove(trigger)
        if code == "wp":
            self.waiting.append(("draw", trigger.owner, "pending"))
        return trigger

    def follow(self, trigger, words):
        """New triggers come on top of the older ones: WC-ATTR-08."""
        frame = self.new_frame()
        if trigger.code == "be":  # WC-BERSERKER-05
            self.grow(trigger.hex(self), -1)
            self.zone[trigger.owner]["up"]["be"] += 1
        if words[0] == "shift":  # WC-BANNERMAN-03
            self.move(words[2], words[3])
        elif words[0] == "tactic":
            self.herald(words[5], words[4])
        else:
            self.act(trigger.owner, with_code(trigger.code, " ".join(words)).split(), frame)
