# SPDX-License-Identifier: MIT
"""VectorEnv: many games side by side in numpy arrays, stepped in C without the interpreter's lock."""
import numpy

from ._core import BATCH_HISTORY, CHANCE, WAIT, Batch, Error


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
        ends          bool (count,): that game has ended; everything else belongs to a new one
        to_act        int8 (count,): the seat that decides, or CHANCE where chance is exposed
        history       int32 (count, 8): the last ids as that seat saw them, the newest first; -1: none
        beliefs       float32 (count, game.belief_size): pieces that seat expects in each hidden place

    `history` and `beliefs` are made only if they are wanted; beliefs take more time than all the rest.

    With `opponent` you play one seat a game, `seat` or game number % seats. An opponent is a bot in C
    ('random', 'level3', ...) or a policy of your own: a function that is given this VectorEnv and the numbers
    of the games in which it acts, and returns their ids. Results depend on seed and actions, not on `threads`.

    With `expose_chance` you act for chance too. Where to_act is CHANCE, an id is a place in
    state(index).chance_outcomes(), or ROLL: the batch draws. `outcomes`, int32 (count,), says how many there are.
    An id of WAIT leaves a game as it is.
    """

    def __init__(self, game, count, seed=0, threads=1, *, opponent=None, seat=None, observations=True,
                 masks=True, history=False, expose_chance=False, beliefs=False):
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
        self.outcomes = numpy.zeros(count, numpy.int32) if expose_chance else None
        self.beliefs = numpy.zeros((count, game.belief_size), numpy.float32) if beliefs else None
        self._policy = opponent if callable(opponent) else None
        self._learners = numpy.arange(count) % self.seats if seat is None else numpy.full(count, seat)
        self._batch = Batch(game, count, seed, threads, opponent=None if self._policy else opponent, seat=seat,
                            observations=self.observations, masks=self.masks, rewards=self.rewards,
                            ends=self.ends, to_act=self.to_act, history=self.history, outcomes=self.outcomes,
                            expose_chance=expose_chance, beliefs=self.beliefs)

    def _open_batch(self):
        if self._batch is None:
            raise Error("this VectorEnv is closed")
        return self._batch

    def reset(self):
        """Begins all games anew; the same seed gives the same games. Returns observations and masks."""
        self._open_batch().reset()
        self._let_opponents_act()
        self.rewards[:], self.ends[:] = 0, False
        return self.observations, self.masks

    def step(self, ids):
        """Plays an id in each game. Returns observations, masks, rewards, ends."""
        self._open_batch().step(numpy.ascontiguousarray(ids, numpy.int32))
        self._let_opponents_act()
        return self.observations, self.masks, self.rewards, self.ends

    def step_random(self):
        """Plays a random legal action in each game, chosen in C."""
        self._open_batch().step(None)
        self._let_opponents_act()
        return self.observations, self.masks, self.rewards, self.ends

    def _let_opponents_act(self):
        """Asks the policy for the seats that are not the caller's, until none of them is to act.

        A game that ends in between and another that ends before the caller acts in it are one end.
        """
        if self._policy is None:
            return
        rewards, ends = self.rewards.copy(), self.ends.copy()
        while (games := numpy.flatnonzero((self.to_act != self._learners) & (self.to_act != CHANCE))).size:
            ids = numpy.full(self.count, WAIT, numpy.int32)
            ids[games] = self._policy(self, games)
            self._open_batch().step(ids)
            first = self.ends & ~ends
            rewards[first] = self.rewards[first]
            ends |= first
        self.rewards[:], self.ends[:] = rewards, ends

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
