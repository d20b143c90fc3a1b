#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A bot for the arena in 30 lines, with the Python package: it takes the action that leaves its enemy the least to do.

    PYTHONPATH=build/python build/vexillum arena standard-bearer --bots "random,./examples/package_bot.py" --games 10"""
import sys

import vexillum

random = vexillum.Random(1)


def worth(view, action):
    """In a world that the view allows: a win, or how few actions the enemy has then."""
    seat, world = view.to_act, view.sample(random)
    world.apply(action)
    world.roll(random)
    room = 0 if world.is_over else len(world.actions())
    return 1000 * world.score(seat) if world.is_over else room if world.to_act == seat else -room


for line in sys.stdin:
    if line.startswith("position"):  # what the seat to act may know, up to a line "end"
        state = vexillum.position(line + "".join(iter(sys.stdin.readline, "end\n")))
        print("ok 0", flush=True)
    elif line.startswith("go"):
        view = state.view(state.to_act)
        print("ok 1", view.format(max(view.actions(), key=lambda action: worth(view, action))), sep="\n", flush=True)
    else:
        print("bad 0", flush=True)
