# SPDX-License-Identifier: MIT
"""The games registered with OpenSpiel as python games. Needs `pip install open_spiel`.

    import vexillum.open_spiel
    game = pyspiel.load_game("python_vexillum_war_chest", {"options": "nobility=1;army=draft"})

    game = pyspiel.load_game("python_vexillum_war_chest", {"position": text})  # begins at that position

An action is its id. Chance outcomes are numbered in the order of State.chance_outcomes(). Armies drawn by lot
(army1=random) have more outcomes than can be listed, so they are refused. An information state is the seat's view
as text: it holds all that the seat may conclude from its past. resampler() serves OpenSpiel's IS-MCTS.
"""
import random

import numpy
import pyspiel

from ._core import CHANCE, OVER, Game, Random, games, position

CHANCE_OUTCOMES_MAX = 4096
LENGTH_MAX = {"standard-bearer": 20000, "war-chest": 20000, "pocket-battles": 20000, "warmaster": 60000}


def _name(id):
    return "python_vexillum_" + id.replace("-", "_")


def _type(id):
    hides = id != "standard-bearer"
    return pyspiel.GameType(
        short_name=_name(id), long_name=f"Vexillum {Game(id).name()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(pyspiel.GameType.Information.IMPERFECT_INFORMATION if hides
                     else pyspiel.GameType.Information.PERFECT_INFORMATION),
        utility=pyspiel.GameType.Utility.ZERO_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4, min_num_players=2, provides_information_state_string=True,
        provides_information_state_tensor=False, provides_observation_string=True,
        provides_observation_tensor=True, provides_factored_observation_string=False,
        parameter_specification={"options": "", "position": ""})


class VexillumGame(pyspiel.Game):
    """A game of ours; `options` are "key=value" words with `;` between. `position` is a text to begin at, with
    its own options."""

    def __init__(self, id, params=None):
        params = params or {}
        words = [word for word in params.get("options", "").split(";") if word]
        self.rules = Game(id, **dict(word.split("=", 1) for word in words))
        self.start = position(params["position"]) if params.get("position") else self.rules.new()
        if self.start.game_id != id:
            raise ValueError(f"the position is one of {self.start.game_id}, not of {id}")
        info = pyspiel.GameInfo(num_distinct_actions=self.rules.action_space_size,
                                max_chance_outcomes=CHANCE_OUTCOMES_MAX, num_players=self.start.seats,
                                min_utility=-1.0, max_utility=1.0, utility_sum=0.0,
                                max_game_length=LENGTH_MAX[id])
        super().__init__(TYPES[id], info, params)

    def new_initial_state(self):
        return VexillumState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return Observer(self.rules)


class VexillumState(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.state = game.start.copy()

    def current_player(self):
        to_act = self.state.to_act
        if to_act == OVER:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if to_act == CHANCE else to_act

    def _legal_actions(self, player):
        return sorted(self.state.action_ids()) if player == self.state.to_act else []

    def chance_outcomes(self):
        return [(number, chance) for number, (_, chance) in enumerate(self.state.chance_outcomes())]

    def _action_of(self, id):
        if self.state.to_act == CHANCE:
            return self.state.chance_outcomes()[id][0]
        return self.state.actions()[self.state.action_ids().index(id)]

    def _apply_action(self, action):
        self.state.apply(self._action_of(action))

    def _action_to_string(self, player, action):
        return self.state.format(self._action_of(action))

    def is_terminal(self):
        return self.state.is_over

    def returns(self):
        seats = range(self.state.seats)
        return [float(self.state.score(seat)) if self.state.is_over else 0.0 for seat in seats]

    def information_state_string(self, player=None):
        return str(self.state.view(self.state.to_act if player is None else player))

    def observation_string(self, player=None):
        return self.information_state_string(player)

    def __str__(self):
        return str(self.state)


def resampler(state, player):
    """For IS-MCTS of OpenSpiel, `bot.set_resampler(resampler)`: another state that looks the same to the player, drawn with its
    true probability."""
    twin = state.get_game().new_initial_state()
    twin.state = state.state.view(player).sample(Random(random.getrandbits(64)))
    return twin


class Observer:
    """Tensors and strings of one seat, from its view."""

    def __init__(self, rules):
        self.tensor = numpy.zeros(rules.observation_size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor[:] = numpy.frombuffer(state.state.observation(player), numpy.uint8)

    def string_from(self, state, player):
        return state.observation_string(player)


def _class(id):
    """A class of its own for each game: OpenSpiel keeps it until after the interpreter has ended."""
    return type(_name(id), (VexillumGame,), {"__init__": lambda self, params=None: VexillumGame.__init__(
        self, id, params)})


TYPES = {id: _type(id) for id in games()}
for _id in games():
    pyspiel.register_game(TYPES[_id], _class(_id))
