#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A steady opponent for Warmaster: every unit is ordered forward once a turn, characters follow behind.

    vexillum arena warmaster --bots "level8,./examples/marching.py" --games 20

A harder yardstick than straight_ahead.py: the whole army arrives, charges and shoots what it can. It
knows no brigades, no odds, no flanks, and fights for its own sake."""
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
VEXILLUM = shutil.which("vexillum") or os.path.join(HERE, "..", "build", "vexillum")

# What it prefers, first to last. What is not named comes before what is avoided.
WISHES = ["charge", "shoot", "breathe", "cast", "advance", "pursue", "fight", "deploy", "order", "give", "move",
          "done", "place", "end"]
AVOIDED = ["evade", "back", "stand", "with", "join", "home", "hold", "fall", "no"]
BEHIND = 6  # cm between the troops and their characters


class Rules:
    """The rules, one question away."""

    def __init__(self):
        self.process = subprocess.Popen(
            [VEXILLUM, "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        status, count, *_ = self.process.stdout.readline().split(maxsplit=2)
        lines = [self.process.stdout.readline().rstrip("\n") for _ in range(int(count))]
        return lines if status == "ok" else []


class Table:
    """Where everybody stands, read from the position: "A1 46,30,0 50,30,0 orders 1"."""

    def __init__(self, position, seat):
        self.seat, self.letter = seat, "AB"[seat - 1]
        self.at, self.ordered, self.wide, self.deep = {}, set(), 180, 120
        for words in map(str.split, position.split("\n")):
            if words[:1] == ["field"]:
                self.wide, self.deep = map(int, words[1].split("x"))
            elif words and words[0][0] in "AB" and words[0][1:].lstrip("c").isdigit():
                self.read(words)

    def read(self, words):
        places = [word for word in words[1:] if word.count(",") and word[0].isdigit()]
        if places:
            x, y = (sum(float(p.split(",")[i]) for p in places) / len(places) for i in (0, 1))
            self.at[words[0]] = (x, self.ahead(y))
        if "orders" in words:
            self.ordered.add(words[0])

    def ahead(self, y):
        """How far from the own edge."""
        return y if self.seat == 1 else self.deep - y

    def troops(self):
        own = [at for name, at in self.at.items() if name[0] == self.letter and name[1] != "c"]
        return own or [(self.wide / 2, 0)]

    def middle(self):
        own = self.troops()
        return sum(x for x, _ in own) / len(own), sum(y for _, y in own) / len(own)

    def apart(self, one, other):
        (x, y), (to_x, to_y) = self.at.get(one, (0, 0)), self.at.get(other, (0, 0))
        return (x - to_x) ** 2 + (y - to_y) ** 2

    def place_in(self, words):
        x, y = next(word for word in words[2:] if "," in word).split(",")[:2]
        return float(x), self.ahead(float(y))


def rank(action, table):
    """Of one kind of action the lowest is taken."""
    words = action.split()
    if words[0] == "deploy":
        x, y = table.place_in(words)
        return (words[2] != "line", -y, abs(x - table.wide / 2))
    if words[0] == "order":
        return (table.at[words[2]][1], table.apart(words[1], words[2]))
    if words[0] == "move":
        x, y = table.place_in(words)
        return (words[2] != "line", -y, abs(x - table.at[words[1]][0]))
    if words[0] == "place":
        (x, y), (to_x, to_y) = table.place_in(words), table.middle()
        return (x - to_x) ** 2 + (y - to_y + BEHIND) ** 2
    return 0


def is_sensible(action, table):
    words = action.split()
    if words[0] == "order":
        return words[2] in table.at and words[2] not in table.ordered
    if words[0] == "move":
        return table.place_in(words)[1] > table.at[words[1]][1]
    return True


def choose(actions, table):
    for wish in WISHES:
        found = [a for a in actions if a.split()[0] == wish and is_sensible(a, table)]
        if found:
            return min(found, key=lambda action: rank(action, table))
    kind = [action for action in actions if action.split()[0] not in AVOIDED]
    return (kind or actions)[0]


def reply(status, *lines):
    print(f"{status} {len(lines)}", *lines, sep="\n", flush=True)


def main():
    game, position = Rules(), ""
    for line in sys.stdin:
        command = line.split()[:1]
        if command == ["position"]:
            position = line + "".join(iter(sys.stdin.readline, "end\n"))
            game.ask(position + "end")
            reply("ok")
        elif command == ["go"]:
            state = dict(entry.split(maxsplit=1) for entry in game.ask("state") if " " in entry)
            table = Table(position, int(state.get("acts", "1")))
            reply("ok", choose(game.ask("actions"), table))
        elif command == ["quit"]:
            break
        else:
            reply("bad")


main()
