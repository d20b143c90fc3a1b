# SPDX-License-Identifier: MIT
"""Random games under every set of options that the conformance suite plays."""
import os

import vexillum

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def rulesets():
    """Every game with its defaults and with each line of conformance_options.txt."""
    yield from (vexillum.Game(id) for id in vexillum.games())
    with open(os.path.join(ROOT, "tests", "unit", "conformance_options.txt"), encoding="utf-8") as file:
        for line in file:
            words = line.split()
            if words and not line.startswith("#"):
                yield vexillum.Game(words[0], **dict(word.split("=", 1) for word in words[1:]))


def decisions(game, seed, most=200):
    """The states of one random game in which a seat decides."""
    random = vexillum.Random(seed)
    state = game.new().roll(random)
    for _ in range(most):
        if state.is_over:
            break
        yield state
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
        state.roll(random)
