# SPDX-License-Identifier: MIT
"""A Gymnasium environment: one seat against the machine. Needs `pip install gymnasium`."""
import gymnasium
import numpy

from ._core import Game, Searcher
from .aec import Table


class VexillumEnv(gymnasium.Env):
    """You play `seat`; `opponent` ('random', 'level3', ...) plays the others. An id that is not legal loses."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, id="standard-bearer", opponent="random", seat=0, render_mode=None, **options):
        self.table = Table(Game(id, **options))
        self.opponent, self.seat, self.render_mode = opponent, seat, render_mode
        game = self.table.game
        self.searcher = Searcher(game, 16 << 20)
        self.action_space = gymnasium.spaces.Discrete(game.action_space_size)
        self.observation_space = gymnasium.spaces.Dict({
            "observation": gymnasium.spaces.Box(0, 255, (game.observation_size,), numpy.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (game.action_space_size,), numpy.int8),
        })

    def _run_opponents(self):
        state = self.table.state
        while not state.is_over and state.to_act != self.seat:
            state.apply(self.searcher.choose(state, self.opponent, self.table.random.next()).action)
            state.roll(self.table.random)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(1 << 62))
        self.table.deal(seed)
        self._run_opponents()
        return self.table.observe(self.seat), {}

    def step(self, action):
        try:
            self.table.play(action)
        except ValueError:
            return self.table.observe(self.seat), -1.0, True, False, {"illegal": True}
        self._run_opponents()
        state = self.table.state
        reward = float(state.score(self.seat)) if state.is_over else 0.0
        return self.table.observe(self.seat), reward, state.is_over, False, {"illegal": False}

    def render(self):
        return self.table.state.view(self.seat).show(self.seat)
