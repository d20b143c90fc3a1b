#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A bot for the arena: reads what it may know, answers with an action (docs/PROTOCOL.md).

    vexillum arena standard-bearer --bots "greedy,./examples/bot.py" --games 10

It knows no rules: it asks a second copy of vexillum which actions are legal, and takes one that
strikes somebody if it can."""
import os
import random
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
VEXILLUM = shutil.which("vexillum") or os.path.join(HERE, "..", "build", "vexillum")


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


def choose(actions):
    strikes = [action for action in actions if "x" in action]
    return random.choice(strikes or actions)


def reply(status, *lines):
    print(f"{status} {len(lines)}", *lines, sep="\n", flush=True)


def main():
    rules = Rules()
    for line in sys.stdin:
        command = line.split()[:1]
        if command == ["position"]:  # the view, up to a line "end"
            position = line + "".join(iter(sys.stdin.readline, "end\n"))
            rules.ask(position + "end")
            reply("ok")
        elif command == ["go"]:
            reply("ok", choose(rules.ask("actions")))
        elif command == ["quit"]:
            break
        else:
            reply("bad")


main()
