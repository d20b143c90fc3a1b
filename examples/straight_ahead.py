#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A plain opponent for Warmaster: orders everybody straight ahead, charges and shoots when it can.

    vexillum arena warmaster --bots "level8,./examples/straight_ahead.py" --games 20

A yardstick for other bots: it never thinks about odds, flanks or its general."""
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
VEXILLUM = shutil.which("vexillum") or os.path.join(HERE, "..", "build", "vexillum")

# What it prefers, first to last; of one kind it takes the first in the list.
WISHES = ["charge", "shoot", "breathe", "advance", "pursue", "fight", "order", "give", "move", "done"]
AVOIDED = ["evade", "back", "stand", "with", "home", "hold", "fall", "no"]


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


def reply(status, *lines):
    print(f"{status} {len(lines)}", *lines, sep="\n", flush=True)


def ahead(action, seat):
    """How far a move leads towards the enemy's edge: "move A1 line 45,20 0"."""
    y = float(action.split()[3].split(",")[1])
    return y if seat == 1 else -y


def choose(actions, seat):
    for wish in WISHES:
        found = [action for action in actions if action.split()[0] == wish]
        if wish == "move":
            found.sort(key=lambda action: ahead(action, seat), reverse=True)
        if found:
            return found[0]
    kind = [action for action in actions if action.split()[0] not in AVOIDED]
    return (kind or actions)[0]


def main():
    game = Rules()
    for line in sys.stdin:
        command = line.split()[:1]
        if command == ["position"]:
            position = line + "".join(iter(sys.stdin.readline, "end\n"))
            game.ask(position + "end")
            reply("ok")
        elif command == ["go"]:
            state = dict(entry.split(maxsplit=1) for entry in game.ask("state") if " " in entry)
            reply("ok", choose(game.ask("actions"), int(state.get("acts", "1"))))
        elif command == ["quit"]:
            break
        else:
            reply("bad")


main()
