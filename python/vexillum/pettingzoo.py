# SPDX-License-Identifier: MIT
"""PettingZoo environments of all games: env(), raw_env() and parallel_env(). Needs `pip install pettingzoo`."""
import gymnasium
import numpy
import pettingzoo
from pettingzoo.utils import wrappers

from ._core import Game
from .aec import Table


def _observation_space(game):
    return gymnasium.spaces.Dict({
        "observation": gymnasium.spaces.Box(0, 255, (game.observation_size,), numpy.uint8),
        "action_mask": gymnasium.spaces.Box(0, 1, (game.action_space_size,), numpy.int8),
    })


class raw_env(pettingzoo.AECEnv):
    """A game of `id` as an agent environment cycle; a seat's observation is made from its view only.

    `max_cycles` actions at most (None: to the end of the game): then the game is truncated, all rewards 0.
    """

    metadata = {"name": "vexillum_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(self, id="standard-bearer", render_mode=None, max_cycles=None, **options):
        super().__init__()
        self.render_mode = render_mode
        self.table = Table(Game(id, **options), max_cycles)
        game = self.table.game
        self.metadata = dict(raw_env.metadata, name=f"vexillum_{id.replace('-', '_')}_v{game.learning_version}")
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.agents = list(self.possible_agents)
        self._actions = {agent: gymnasium.spaces.Discrete(game.action_space_size) for agent in self.agents}
        self._observations = {agent: _observation_space(game) for agent in self.agents}

    def observation_space(self, agent):
        return self._observations[agent]

    def action_space(self, agent):
        return self._actions[agent]

    def seat_of(self, agent):
        return self.possible_agents.index(agent)

    def observe(self, agent):
        return self.table.observe(self.seat_of(agent))

    def reset(self, seed=None, options=None):
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self):
        seat = self.table.state.to_act
        self.agent_selection = self.possible_agents[seat] if seat >= 0 else self.agents[0]

    def _finish(self):
        state = self.table.state
        if state.is_over:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = state.score(seat)
                self.terminations[agent] = True
        elif self.table.is_cut_short:
            self.truncations = dict.fromkeys(self.agents, True)

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.table.play(action)
        self._finish()
        self._accumulate_rewards()
        self._select()

    def render(self):
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs render_mode='ansi'")
            return None
        state = self.table.state
        return state.view(max(state.to_act, 0)).show(max(state.to_act, 0))

    def close(self):
        pass


def env(id="standard-bearer", **options):
    """raw_env with PettingZoo's checks: an id that is not legal ends the game for its player."""
    environment = wrappers.TerminateIllegalWrapper(raw_env(id, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(environment))


class parallel_env(pettingzoo.ParallelEnv):
    """The same for agents that all act at once: who is not to act may play any id, and it is ignored."""

    metadata = {"name": "vexillum_parallel_v0", "render_modes": ["ansi"]}

    def __init__(self, id="standard-bearer", render_mode=None, max_cycles=None, **options):
        self.aec = raw_env(id, render_mode, max_cycles, **options)
        self.metadata = dict(parallel_env.metadata, name=self.aec.metadata["name"] + "_parallel")
        self.render_mode = render_mode
        self.possible_agents = self.aec.possible_agents
        self.agents = list(self.possible_agents)

    def observation_space(self, agent):
        return self.aec.observation_space(agent)

    def action_space(self, agent):
        return self.aec.action_space(agent)

    def reset(self, seed=None, options=None):
        self.aec.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {"to_act": agent == self.aec.agent_selection} for agent in self.agents}

    def _observe(self):
        return {agent: self.aec.observe(agent) for agent in self.agents}

    def step(self, actions):
        actor = self.aec.agent_selection
        mask = self.aec.observe(actor)["action_mask"]
        id = int(actions[actor])
        if not mask[id]:  # a parallel caller cannot know who acts: the first legal id stands in
            id = int(mask.argmax())
        self.aec.step(id)
        told = (self._observe(), dict(self.aec.rewards), dict(self.aec.terminations), dict(self.aec.truncations),
                {agent: {"to_act": agent == self.aec.agent_selection} for agent in self.agents})
        if any(told[2].values()) or any(told[3].values()):
            self.agents = []
        return told

    def render(self):
        return self.aec.render()

    def close(self):
        pass
