# SPDX-License-Identifier: MIT
"""VectorEnv: many games side by side in numpy arrays, stepped in C without the interpreter's lock."""
import numpy

from ._core import BATCH_HISTORY, Batch, Error


def unpack_masks(masks, size):
    """Bits to booleans: an array (..., size) from packed masks (..., bytes)."""
    return numpy.unpackbits(masks, axis=-1, count=size, bitorder="little").view(bool)


def scale(game, observations):
    """Observations as float32 from 0 to 1: each number divided by the most it can be."""
    most = numpy.concatenate([numpy.full(int(numpy.prod(block["shape"])), block["most"], numpy.float32)
                              for block in game.observation_spec()])
    return observations.astype(numpy.float32) / most


class VectorEnv:
    """`count` games of `game`, one action in each a step.

    After reset() and step() these arrays hold what there is to decide; they are written in place:

        observations  uint8 (count, game.observation_size): what the seat to act knows
        masks         uint8 (count, bytes): legal ids as bits; legal() makes booleans of them
        rewards       float32 (count, seats): 1, 0 or -1 where a game has just ended, else 0
        ends          bool (count,): that game has ended; what is told here belongs to a new one
        to_act        int8 (count,): the seat that decides
        history       int32 (count, 8): the last ids as that seat saw them, the newest first; -1: none

    With `opponent` ('random', 'level3', ...) you play one seat a game, `seat` or game number % seats, and
    the machine the others. Results depend on seed and actions, not on `threads`.
    """

    def __init__(self, game, count, seed=0, threads=1, *, opponent=None, seat=None, observations=True,
                 masks=True, history=False):
        if isinstance(count, bool) or not 1 <= count <= 1 << 24:
            raise Error(f"the number of games is from 1 to {1 << 24}, not {count!r}")
        self.game, self.count, self.seats = game, count, game.seats
        self.action_space_size = game.action_space_size
        self.observations = numpy.zeros((count, game.observation_size), numpy.uint8) if observations else None
        width = (game.action_space_size + 7) // 8
        self.masks = numpy.zeros((count, width), numpy.uint8) if masks else None
        self.rewards = numpy.zeros((count, self.seats), numpy.float32)
        self.ends = numpy.zeros(count, bool)
        self.to_act = numpy.zeros(count, numpy.int8)
        self.history = numpy.zeros((count, BATCH_HISTORY), numpy.int32) if history else None
        self._batch = Batch(game, count, seed, threads, opponent=opponent, seat=seat,
                            observations=self.observations, masks=self.masks, rewards=self.rewards,
                            ends=self.ends, to_act=self.to_act, history=self.history)

    def _open_batch(self):
        if self._batch is None:
            raise Error("this VectorEnv is closed")
        return self._batch

    def reset(self):
        """Begins all games anew; the same seed gives the same games. Returns observations and masks."""
        self._open_batch().reset()
        return self.observations, self.masks

    def step(self, ids):
        """Plays an id in each game. Returns observations, masks, rewards, ends."""
        self._open_batch().step(numpy.ascontiguousarray(ids, numpy.int32))
        return self.observations, self.masks, self.rewards, self.ends

    def step_random(self):
        """Plays a random legal action in each game, chosen in C."""
        self._open_batch().step(None)
        return self.observations, self.masks, self.rewards, self.ends

    def legal(self):
        """Masks as booleans, (count, action_space_size)."""
        if self.masks is None:
            raise Error("this VectorEnv was made without masks")
        return unpack_masks(self.masks, self.action_space_size)

    def state(self, index):
        """A copy of one game's State, hidden things and all: for tests and pictures, not for players."""
        return self._open_batch().state(index)

    def close(self):
        """Frees the games; the arrays stay."""
        self._batch = None
