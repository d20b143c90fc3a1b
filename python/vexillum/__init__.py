# SPDX-License-Identifier: MIT
"""Vexillum: four tabletop wargames on one rules core in C.

    >>> import vexillum
    >>> game = vexillum.Game("standard-bearer")
    >>> random = vexillum.Random(1)
    >>> state = game.new().roll(random)
    >>> while not state.is_over:
    ...     actions = state.actions()
    ...     state.apply(actions[random.below(len(actions))])
    >>> sum(state.scores())
    0

An action is an int; `State.format` and `State.parse` turn it into text and back. Seats count from 0.
Every question about hidden things is asked of a view: `state.view(seat)`.
docs/PYTHON.md is the guide.
"""
from ._core import (CHANCE, OVER, ROLL, SPECTATOR, UMPIRE, WAIT, BadText, Candidate, Choice, Error, Game,
                    IllegalAction, Match, Random, Refusal, Searcher, State, __version__, games,
                    position)
from .batch import VectorEnv, scale, unpack_masks

__all__ = [
    "CHANCE", "OVER", "ROLL", "SPECTATOR", "UMPIRE", "WAIT", "BadText", "Candidate", "Choice", "Error", "Game",
    "IllegalAction", "Match", "Random", "Refusal", "Searcher", "State", "__version__", "games",
    "position", "VectorEnv", "scale", "unpack_masks",
]
