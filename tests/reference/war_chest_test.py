#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds the program against the model of War Chest. From the root of the repository:

    war_chest_test.py [--program build/vexillum] [--games N] [--positions N] [--length N]
                      [--seed N]

The model judges the drawn positions. Then random games are played on both sides at once, from the
start and from scattered units, two and four players, with and without Nobility: after each action the board, the coins and the list of what
may follow must be the same. The last line is "N passed, N failed".
"""
import argparse
import copy
import glob
import random
import re
import subprocess
import sys
from collections import Counter

from war_chest import (CODES, COINS, DECREES, LOCATIONS, OUTER_LOCATIONS, PLACE, UNITS, ZONES, Game,
                       Position)

# ---- Drawn positions (docs/TESTING.md), judged by the model ----


def in_code_order(action):
    """Enlist may name its two types in any order; the model knows one."""
    found = re.fullmatch(r"(.*proclaim enlist : )(\w\w) (\w\w)", action)
    if not found:
        return action
    return found[1] + " ".join(sorted(found.groups()[1:], key=CODES.index))


class Case:
    """One drawn case. Claims about views, weights, limits and wording are left to the program."""

    def __init__(self, position):
        self.game = Game(position)
        self.before = None

    def judge(self, line):
        """What is wrong with the claim, or None."""
        verb, _, rest = " ".join(line.split()).partition(" ")
        claim = getattr(self, "claim_" + verb, None)
        return claim(rest) if claim else None

    def end_try(self):
        if self.before is not None:
            self.game, self.before = self.before, None

    def listed(self):
        return set(self.game.legal()) if self.game.winner is None else set()

    def claim_apply(self, action):
        if in_code_order(action) not in self.listed():
            return "not legal"
        return self.game.apply(in_code_order(action))

    def claim_try(self, action):
        self.before = self.before or copy.deepcopy(self.game)
        return self.claim_apply(action)

    def claim_legal(self, action):
        return None if in_code_order(action) in self.listed() else "not legal"

    def claim_illegal(self, rest):
        action = rest.rpartition(" : ")[0]
        return "legal" if in_code_order(action) in self.listed() else None

    def claim_actions(self, rest):
        wrong = self.listed() ^ {action.strip() for action in rest.split("|")}
        return f"differs in {sorted(wrong)}" if wrong else None

    def claim_count(self, number):
        return None if len(self.listed()) == int(number) else f"{len(self.listed())}"

    def claim_chance(self, number):
        is_chance = self.game.actor() is None and len(self.listed()) == int(number)
        return None if is_chance else f"{sorted(self.listed())}"

    def claim_acts(self, who):
        actor = "nobody" if self.game.winner else self.game.actor() or "chance"
        return None if str(actor) == who else f"{actor}"

    def claim_shows(self, line):
        """Lines of the board and of the seats are compared, read as a position each."""
        shown = Position("\n" + line)
        if line.startswith(("units", "marks", "decrees")):
            part = line.split()[0]
            wrong = getattr(shown, part) != getattr(self.game, part)
        else:
            ours = {seat: {k: +v for k, v in zones.items()} for seat, zones in self.game.zone.items()}
            wrong = any(ours[seat] != zones for seat, zones in shown.zone.items())
        return "shows something else" if wrong else None


def cases_of(path):
    """The cases that begin where a coin is played, as (head, start, claims)."""
    with open(path, encoding="utf-8") as file:
        for text in re.split(r"\n(?=# )", file.read()):
            head, _, rest = text.partition("\n")
            start, _, claims = rest.partition("\nend\n")
            beyond = ("node=", "=?", "quiet_rounds", "max_coins")  # inside a turn, views, limits
            if start.startswith("position") and not any(word in start for word in beyond):
                yield head, start, claims


def judge_case(head, start, claims):
    case = Case(start)
    for line in claims.splitlines():
        if not line.strip():
            case.end_try()
            continue
        wrong = case.judge(line)
        if wrong is not None:
            print(f"{head}\n    {line}: {wrong}")
            return False
    return True


def judge_drawn_positions():
    paths = glob.glob("tests/positions/war-chest/*.t")
    # The model knows the book's rules alone: rules.t is played by rulesets.
    paths = [path for path in sorted(paths) if not path.endswith(("notation.t", "badposition.t", "rules.t"))]
    return [judge_case(*case) for path in paths for case in cases_of(path)]


# ---- Random games against the program ----


class Program:
    def __init__(self, path):
        self.path = path

    def run(self, *words, text=None):
        done = subprocess.run([self.path, *words], input=text, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(words)}: {done.stderr.strip()}")
        return done.stdout


def coins_that_do_not_add_up(game):
    """WC-INFO-13, over all seats: a type has one owner."""
    total = Counter(task[2] for task in game.waiting if task[0] == "forced")
    for zones in game.zone.values():
        total += sum((zones[zone] for zone in ZONES), Counter())
    for _, unit, height in game.units.values():
        total[unit] += height
    wrong = [code for code in UNITS if total[code] not in (0, COINS[code])]
    return wrong + (["ro"] if total["ro"] != game.players else [])


def differences(game, text, listed):
    """Where the program's position and list are not those of the model, as lines."""
    theirs = Position(text)
    found = [f"coins of {code} do not add up" for code in coins_that_do_not_add_up(game)]
    for part in ("units", "marks", "decrees"):
        if getattr(game, part) != getattr(theirs, part):
            found.append(f"{part}: expected {getattr(game, part)}")
    for seat, zones in game.zone.items():
        for zone in ZONES:
            if +zones[zone] != theirs.zone[seat][zone]:
                found.append(f"p{seat} {zone}: expected {dict(+zones[zone])}")
    if game.winner:
        return found + ([] if theirs.node == "over" else [f"{game.winner} has won"])
    for part in ("round", "first", "turn", "init", "claimed"):
        if theirs.node != "draw" and getattr(game, part) != getattr(theirs, part):
            found.append(f"{part}: expected {getattr(game, part)}")
    ours, listed_once = set(game.legal()), set(listed)
    found += [f"not offered: {action}" for action in sorted(ours - listed_once)]
    found += [f"should not be offered: {action}" for action in sorted(listed_once - ours)]
    return found + (["an action is listed twice"] if len(listed) != len(listed_once) else [])


def prefer_action(dice, listed):
    """Random, but seldom a pass or a recruit: units must meet for the rules to matter."""
    weight = [1 if re.search(r"\b(pass|recruit|claim|skip)\b", a) else 6 for a in listed]
    return dice.choices(listed, weight)[0]


def form_armies(program, seed, settings, dice):
    """The first position in which a coin is played."""
    text = program.run("new", "war-chest", "--seed", str(seed), *settings)
    while Position(text).node != "play":
        listed = program.run("actions", "-", text=text).splitlines()
        action = dice.choice(listed)
        text = program.run("apply", "-", "--seed", str(seed), action, text=text)
    return text


def scatter(dice, settings):
    """A position nobody would reach soon: all units close together, coins all over the zones."""
    options = dict(word.split("=") for word in settings if not word.startswith("army="))
    players, nobility = int(options.get("players", 2)), options.get("nobility") == "1"
    cards = dice.sample(UNITS if nobility else UNITS[:16], 8 if players == 2 else 12)
    hexes = [name for name in PLACE if name[0] in "defgh"]
    dice.shuffle(hexes)
    units, seats = {}, []
    for seat in range(1, players + 1):
        zones = {zone: Counter() for zone in ZONES}
        for unit in cards[seat - 1 :: players]:
            scatter_coins(dice, seat, unit, zones, units, hexes)
        zones[dice.choice(("hand", "hand", "bag", "up", "down"))]["ro"] += 1
        while zones["hand"].total() > 3:
            coin = dice.choice(list(zones["hand"].elements()))
            zones["hand"][coin] -= 1
            zones["bag"][coin] += 1
        seats.append(zones)
    held = [zones["hand"].total() > 0 for zones in seats]
    if not any(held):
        return scatter(dice, settings)
    turn = dice.choice([seat for seat, has in enumerate(held, 1) if has])
    init, first = dice.choice(((1, 1), (2, 2), (1, 2)))
    lines = ["position war-chest"]
    lines += ["options " + " ".join(f"{k}={v}" for k, v in options.items())] if options else []
    lines.append(f"state first={first} turn={turn} init={init} claimed={int(init != first)}")
    if nobility:
        names = sorted(dice.sample(sorted(DECREES), 3))
        lines.append("decrees " + " ".join(f"{n}={dice.choice(('-', 'W', 'R'))}" for n in names))
    lines.append("units " + (" ".join(f"{n}={u}" for n, u in sorted(units.items())) or "-"))
    lines.append(scatter_marks(dice, players))
    return "\n".join(lines + [seat_line(i, zones) for i, zones in enumerate(seats, 1)]) + "\n"


def scatter_coins(dice, seat, unit, zones, units, hexes):
    left = COINS[unit]
    for _ in range(2 if unit == "fo" else 1):
        if dice.random() < 0.75:
            height = min(left, dice.choice((1, 1, 2, 3)))
            units[hexes.pop()] = f"{seat}{unit}{height}" if height else ""
            left -= height
    for _ in range(left):
        zones[dice.choice(ZONES)][unit] += 1


def scatter_marks(dice, players):
    marks = {"W": [], "R": []}
    for name in sorted(LOCATIONS | (OUTER_LOCATIONS if players == 4 else set())):
        owner = dice.choice("WR- ")
        if owner in marks and len(marks[owner]) < (7 if players == 4 else 5):
            marks[owner].append(name)
    return f"marks W={','.join(marks['W']) or '-'} R={','.join(marks['R']) or '-'}"


def seat_line(seat, zones):
    words = [f"hand={','.join(sorted(zones['hand'].elements(), key=CODES.index)) or '-'}"]
    for zone in ZONES[1:]:
        coins = [f"{code}{zones[zone][code]}" for code in CODES if zones[zone][code]]
        words.append(f"{zone}={','.join(coins) or '-'}")
    return f"p{seat} " + " ".join(words)


def play_on(program, dice, text, length):
    """Yields (position, differences) along a random game from a position."""
    game = Game(text)
    for _ in range(length):
        listed = program.run("actions", "-", text=text).splitlines()
        found = differences(game, text, listed)
        yield text, found
        if found or not listed:
            return
        action = prefer_action(dice, listed)
        text = program.run("apply", "-", action, text=text)
        game.apply(action)


VARIANTS = (
    ["army=deal"],
    ["army=draft", "rg=classic"],
    ["nobility=1"],
    ["players=4", "army=deal"],
    ["players=4", "nobility=1"],
    ["nobility=1", "enlist_strict=0", "redeploy_single=1", "priest_draw_if_gone=0"],
    ["nobility=1", "players=4", "spy_face=down", "rg=classic"],
)


def judge_game(steps):
    judged = []
    for text, found in steps:
        judged.append(not found)
        if found:
            print(text + "\n".join(found) + "\n")
    return judged


def judge_random_games(program, chosen):
    judged = []
    for settings in VARIANTS:
        for seed in range(chosen.seed, chosen.seed + chosen.games):
            dice = random.Random(seed)
            text = form_armies(program, seed, settings, dice)
            judged += judge_game(play_on(program, dice, text, chosen.length))
        dice = random.Random(chosen.seed)
        for _ in range(chosen.positions):
            judged += judge_game(play_on(program, dice, scatter(dice, settings), 8))
    return judged


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default="build/vexillum")
    parser.add_argument("--games", type=int, default=2, help="games of each set of options")
    parser.add_argument("--positions", type=int, default=15, help="scattered ones, of each set")
    parser.add_argument("--length", type=int, default=60, help="actions of a game, draws too")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    program = Program(chosen.program)
    judged = judge_drawn_positions()
    judged += judge_random_games(program, chosen)
    print(f"{judged.count(True)} passed, {judged.count(False)} failed")
    return 0 if all(judged) else 1


if __name__ == "__main__":
    sys.exit(main())
