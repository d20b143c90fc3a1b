# SPDX-License-Identifier: MIT
"""What PettingZoo's and Gymnasium's environments share: one match as numbers."""
import numpy

from ._core import Game, Random


def observation_array(state, seat):
    """What the seat knows, uint8."""
    return numpy.frombuffer(state.observation(seat), numpy.uint8).copy()


def action_mask(state, seat, size):
    """1 for each id that the seat may play now, int8."""
    mask = numpy.zeros(size, numpy.int8)
    if state.to_act == seat:
        mask[state.action_ids()] = 1
    return mask


class Table:
    """One game that is played by ids. Chance acts by itself."""

    def __init__(self, game, max_cycles=None):
        self.game = game if isinstance(game, Game) else Game(game)
        self.max_cycles = max_cycles
        self.random = Random(0)
        self.deal()

    def deal(self, seed=None):
        if seed is not None:
            self.random = Random(seed)
        self.state = self.game.new().roll(self.random)
        self.cycles = 0

    @property
    def is_cut_short(self):
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.state.is_over

    def play(self, id):
        """Plays the action of this id; ValueError where there is none."""
        ids = self.state.action_ids()
        try:
            action = self.state.actions()[ids.index(int(id))]
        except ValueError:
            raise ValueError(f"id {id} is not legal here; the action mask says which are") from None
        self.state.apply(action)
        self.state.roll(self.random)
        self.cycles += 1

    def observe(self, seat):
        return {"observation": observation_array(self.state, seat),
                "action_mask": action_mask(self.state, seat, self.game.action_space_size)}
