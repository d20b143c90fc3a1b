#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A second reading of the War Chest rules, to hold the program against.

The legal actions of a position are worked out here from the clauses alone, and compared with
`vexillum actions` in positions reached by random play: two and four players, with and without
Nobility. The coins are counted as well. Prints "N passed, N failed".

    tests/reference/war_chest.py [--program build/vexillum] [--games N] [--length N] [--seed N]
"""
import argparse
import random
import re
import subprocess
import sys
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
        self.marks, self.zone, self.todo = {}, {}, "-"
        for line in text.splitlines()[1:]:
            key, _, rest = line.partition(" ")
            getattr(self, "read_" + (key if not re.fullmatch(r"p\d", key) else "seat"))(key, rest)
        self.players = int(self.options.get("players", 2))
        self.nobility = self.options.get("nobility") == "1"
        self.node = self.state["node"]
        self.turn = int(self.state["turn"])

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

    def read_seat(self, key, rest):
        zones = {}
        for word in rest.split():
            zone, coins = word.split("=")
            zones[zone] = Counter()
            for coin in coins.split(",") if coins != "-" else []:
                zones[zone][coin[:2]] += int(coin[2:] or 1)
        self.zone[int(key[1])] = zones

    def read_todo(self, _, rest):
        self.todo = rest

    def read_pool(self, _, rest):
        self.pool = rest.split(",")

    def read_refill(self, _, rest):
        pass

    read_seen = read_refill

    # ---- What the rules ask about a position ----

    def on_map(self, name):
        return name is not None and (self.players == 4 or name[0] in "cdefghi")

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

    def controlled(self, seat):
        return [name for name, owner in self.marks.items() if owner == side(seat)]

    def without(self, name):
        """The position with the unit on that hex lifted."""
        twin = Position.__new__(Position)
        twin.__dict__ = dict(self.__dict__, units={n: u for n, u in self.units.items() if n != name})
        return twin

    def with_mark(self, name, owner):
        twin = Position.__new__(Position)
        twin.__dict__ = dict(self.__dict__, marks=dict(self.marks, **{name: owner}))
        return twin


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


def manoeuvres(p, seat, name, stack=None):
    """Plain move, attack and control of the unit on a hex, written without its code."""
    owner, unit, height = p.units[name]
    stack = height if stack is None else stack
    found = [f"move {name} {other}" for other in steps_from(p, name)]
    found += [f"attack {name} x {other}" for other in targets(p, seat, unit, name, stack)]
    return found + ([f"control {name}"] if may_control(p, seat, name) else [])


def with_code(unit, manoeuvre):
    kind, rest = manoeuvre.split(" ", 1)
    return f"{kind} {unit} {rest}"


# ---- Tactics ----


def tactic_ar(p, seat, name, stack):
    return [f"x {t}" for t in p.units if distance(name, t) == 2 and may_hit(p, seat, stack, t)]


def tactic_cb(p, seat, name, stack):
    lines = [(step(name, d), step(name, d, 2)) for d in DIRECTIONS]
    return [f"x {t}" for m, t in lines if m and p.is_empty(m) and may_hit(p, seat, stack, t)]


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
    after = p.with_mark(name, side(seat))
    return [""] if decrees(after, seat, sealed_too=True) else []  # WC-EARL-05


TACTICS = {
    "ar": tactic_ar, "cb": tactic_cb, "ca": tactic_ca, "la": tactic_la, "lc": tactic_lc,
    "en": tactic_en, "ma": tactic_ma, "bi": tactic_bi, "he": tactic_he, "ea": tactic_ea,
}  # fmt: skip


def tactics(p, seat, unit):
    if unit == "fo":
        feet = p.hexes_of(seat, "fo")
        ways = [w for name in feet for w in manoeuvres(p, seat, name)]
        return ["tactic fo : " + with_code("fo", w) for w in ways] if len(feet) == 2 else []
    rule = tactic_rg if unit == "rg" else TACTICS.get(unit)
    if rule is None:
        return []
    return [
        f"tactic {unit} {name} {rest}".rstrip()
        for name in p.hexes_of(seat, unit)
        for rest in rule(p, seat, name, p.units[name][2])
    ]


# ---- Decrees ----


def deploy_hexes(p, seat, unit):
    goals = {name for name in p.controlled(seat) if p.is_empty(name)}  # WC-DEPLOY-01
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
    return [
        f"p{other}"
        for other in p.zone
        if side(other) != side(seat) and sum(p.zone[other]["hand"].values()) > 0
    ]


DECREES = {
    "enlist": decree_enlist, "guard": decree_guard, "march": decree_march,
    "redeploy": decree_redeploy, "reinforce": decree_reinforce,
    "sacrifice": decree_sacrifice, "spy": decree_spy,
}  # fmt: skip


def decrees(p, seat, sealed_too=False):
    return [
        f"proclaim {name} : {rest}"
        for name, seals in p.decrees.items()
        if sealed_too or side(seat) not in seals.replace("-", "")
        for rest in DECREES[name](p, seat)
    ]


# ---- What may be done with a coin, and what a node asks ----


def may_claim(p, seat):
    init, first = int(p.state["init"]), int(p.state["first"])
    return p.state["claimed"] == "0" and seat not in (init, first) and side(init) != side(seat)


def plays(p, seat, coin):
    found = [f"pass with {coin}"]
    found += [f"recruit {unit} with {coin}" for unit in supply(p, seat)]
    found += [f"claim with {coin}"] if may_claim(p, seat) else []
    if coin == "ro":
        return found + tactics(p, seat, "rg") + (decrees(p, seat) if p.nobility else [])
    here = p.hexes_of(seat, coin)
    if len(here) < (2 if coin == "fo" else 1):  # WC-DEPLOY-03, WC-FOOTMAN-02
        found += [f"deploy {coin} {name}" for name in deploy_hexes(p, seat, coin)]
    for name in here:
        found.append(f"bolster {coin} {name}")
        found += [with_code(coin, way) for way in manoeuvres(p, seat, name)]
    return found + (tactics(p, seat, coin) if coin != "rg" else [])


def trigger_ways(p, code, name):
    """What a waiting trigger offers beside declining it."""
    owner, _, height = p.units[name]
    if code == "be":
        ways = manoeuvres(p, owner, name, height - 1) if height >= 2 else []
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
        ways = manoeuvres(p, owner, name)
        if code == "he":
            height = p.units[name][2]
            ways += [f"tactic {name} {rest}" for rest in tactic_he(p, owner, name, height)]
    return [f"then {code} {way}" for way in ways]


def asked_then(p):
    waiting = [w.partition("@") for w in p.todo.split()[0].strip("[]").split(",")]
    found = []
    for code, _, name in waiting:
        found += ["next wp"] if code == "wp" else trigger_ways(p, code, name) + [f"skip {code}"]
    return found


def asked_order(p):
    waiting = [w.partition("@")[0] for w in p.todo.split()[0].strip("[]").split(",")]
    return [f"next {code}" for code in waiting]


def asked_play(p):
    return [action for coin in p.zone[p.turn]["hand"] for action in plays(p, p.turn, coin)]


def asked_forced(p):
    coin = p.todo.split()[0].partition("=")[2]
    seat = next((s for s in p.zone if owns(p, s, "wp")), None)
    return [f"then wp {action}" for action in plays(p, seat, coin)]


def asked_foot(p):
    name = p.todo.split()[0].partition(":")[2]
    return [f"then fo {way}" for way in manoeuvres(p, p.units[name][0], name)]


def asked_decree(p):
    return decrees(p, int(p.todo.split()[0][-1]), sealed_too=True)


def asked_spy(p):
    hand = p.zone[int(p.todo.split()[0][-1])]["hand"]
    return ["spy keep"] + [f"spy drop {coin}" for coin in hand]


def asked_soak(p):
    return ["soak stack", "soak supply"]


def asked_pick(p):
    return [f"pick {unit}" for unit in p.pool]


NODES = {
    "play": asked_play, "then": asked_then, "order": asked_order, "forced": asked_forced,
    "foot": asked_foot, "decree": asked_decree, "spy": asked_spy, "soak": asked_soak,
    "pick": asked_pick,
}  # fmt: skip


# ---- Counting the coins: WC-INFO-13 ----


def coins_of(p, seat):
    total = Counter()
    for zone in ZONES:
        total += p.zone[seat][zone]
    for owner, unit, height in p.units.values():
        total[unit] += height if owner == seat else 0
    return total


def owns(p, seat, unit):
    return coins_of(p, seat)[unit] > 0


def uncounted(p):
    """The types that do not add up to their card, the coin a priest has drawn left aside."""
    total = Counter()
    for seat in p.zone:
        total += coins_of(p, seat)
    if "pend=" in p.todo:
        total[re.search(r"pend=(\w\w)", p.todo)[1]] += 1
    wrong = [c for c in UNITS if total[c] not in (0, COINS[c])]
    return wrong + (["ro"] if total["ro"] != p.players else [])


# ---- Against the program ----


class Program:
    def __init__(self, path):
        self.path = path

    def run(self, *words, text=None):
        done = subprocess.run([self.path, *words], input=text, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(words)}: {done.stderr.strip()}")
        return done.stdout


def compare(text, listed):
    """What is wrong with the list of actions of a position, as lines."""
    p = Position(text)
    problems = [f"coins of {code} do not add up" for code in uncounted(p)]
    if p.node not in NODES:
        return problems
    ours, theirs = set(NODES[p.node](p)), set(listed)
    problems += [f"not offered: {a}" for a in sorted(ours - theirs)]
    problems += [f"should not be offered: {a}" for a in sorted(theirs - ours)]
    return problems + (["an action is listed twice"] if len(listed) != len(theirs) else [])


def prefer_action(dice, listed):
    """Random, but seldom a pass or a recruit: units must meet for the rules to matter."""
    weight = [1 if re.search(r"\b(pass|recruit|claim|skip)\b", a) else 6 for a in listed]
    return dice.choices(listed, weight)[0]


def play_one(program, seed, length, settings):
    """Yields (position, problems) along one random game."""
    dice = random.Random(seed)
    text = program.run("new", "war-chest", "--seed", str(seed), *settings)
    for turn in range(length):
        listed = program.run("actions", "-", text=text).splitlines()
        if not listed:
            return
        yield text, compare(text, listed)
        action = prefer_action(dice, listed)
        text = program.run("apply", "-", "--seed", str(seed * 1000 + turn), action, text=text)


VARIANTS = (
    ["army=deal"],
    ["army=draft", "rg=classic"],
    ["nobility=1"],
    ["players=4", "army=deal"],
    ["players=4", "nobility=1"],
    ["nobility=1", "enlist_strict=0", "redeploy_single=1", "priest_draw_if_gone=0"],
)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default="build/vexillum")
    parser.add_argument("--games", type=int, default=2, help="games of each set of options")
    parser.add_argument("--length", type=int, default=60, help="decisions of a game")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    program, passed, failed = Program(chosen.program), 0, 0
    for settings in VARIANTS:
        for seed in range(chosen.seed, chosen.seed + chosen.games):
            for text, problems in play_one(program, seed, chosen.length, settings):
                passed, failed = passed + (not problems), failed + bool(problems)
                if problems and failed <= 5:
                    print(text + "".join(f"  {line}\n" for line in problems))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
