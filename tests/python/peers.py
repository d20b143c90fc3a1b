# SPDX-License-Identifier: MIT
"""`make python-peers`: the environments held to the own tests of PettingZoo, Gymnasium and OpenSpiel."""
import random
import sys
import unittest
from types import SimpleNamespace

import numpy
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.rl_environment import Environment
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import exploitability
import vexillum
import vexillum.open_spiel
from vexillum import pettingzoo as zoo
from vexillum.gymnasium import VexillumEnv

# Games of a size that these tests finish: their loops are in Python.
SMALL = {"standard-bearer": {"draw_after": 30, "penalty": "both"}, "war-chest": {"max_coins": 60},
         "pocket-battles": {}, "warmaster": {"points": 500, "turns": 1}}


class PettingZooTest(unittest.TestCase):
    def test_api(self):
        for id, options in SMALL.items():
            with self.subTest(id):
                api_test(zoo.env(id, max_cycles=300, **options), num_cycles=200)

    def test_seeds_give_the_same_games(self):
        for id, options in SMALL.items():
            with self.subTest(id):
                seed_test(lambda: zoo.env(id, max_cycles=200, **options), num_cycles=40)

    def test_parallel_api(self):
        for id, options in SMALL.items():
            with self.subTest(id):
                parallel_api_test(zoo.parallel_env(id, max_cycles=100, **options), num_cycles=100)

    def test_max_cycles_of_parallel_environments(self):
        for id, options in SMALL.items():
            with self.subTest(id):
                def parallel_env(max_cycles):
                    return zoo.parallel_env(id, max_cycles=max_cycles, **options)
                max_cycles_test(SimpleNamespace(
                    parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles))))

    def test_max_cycles_counts_actions(self):
        for id, options in SMALL.items():
            with self.subTest(id):
                environment = zoo.raw_env(id, max_cycles=4, **options)
                environment.reset(seed=1)
                played = 0
                for agent in environment.agent_iter():
                    observation, _, ended, truncated, _ = environment.last()
                    done = ended or truncated
                    environment.step(None if done else int(observation["action_mask"].argmax()))
                    played += not done
                self.assertEqual(played, 4)

    def test_speed_is_measured(self):
        environment = zoo.raw_env("war-chest", max_cycles=200)
        performance_benchmark(environment)


class GymnasiumTest(unittest.TestCase):
    def test_checker(self):
        for id, options in SMALL.items():
            with self.subTest(id):
                check_env(VexillumEnv(id, render_mode="ansi", **options), skip_render_check=True)


class OpenSpielTest(unittest.TestCase):
    def load(self, id):
        options = ";".join(f"{key}={value}" for key, value in SMALL[id].items())
        return pyspiel.load_game(f"python_vexillum_{id.replace('-', '_')}", {"options": options})

    def test_random_simulation(self):
        for id in SMALL:
            with self.subTest(id):
                pyspiel.random_sim_test(self.load(id), num_sims=1, serialize=False, verbose=False)

    def test_reinforcement_learning_environment(self):
        environment = Environment(self.load("standard-bearer"))
        step = environment.reset()
        for _ in range(20):
            player = step.observations["current_player"]
            step = environment.step([random.choice(step.observations["legal_actions"][player])])
        self.assertEqual(len(step.observations["info_state"][0]), vexillum.Game("standard-bearer").observation_size)

    def test_tree_search_plays(self):
        game = self.load("standard-bearer")
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(numpy.random.default_rng(1).choice(outcomes, p=chances)))
        bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1)),
                           random_state=numpy.random.RandomState(1))
        self.assertIn(bot.step(state), state.legal_actions())

    def test_search_over_samples_plays(self):
        game = self.load("war-chest")
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        bot = ismcts.ISMCTSBot(game=game, evaluator=mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1)), uct_c=1.4,
                               max_simulations=8, random_state=numpy.random.RandomState(1))
        bot.set_resampler(vexillum.open_spiel.resampler)
        self.assertIn(bot.step(state), state.legal_actions())

    def test_samples_look_the_same_and_differ(self):
        state = self.load("war-chest").new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        twins = [vexillum.open_spiel.resampler(state, 0) for _ in range(20)]
        self.assertEqual({twin.information_state_string(0) for twin in twins}, {state.information_state_string(0)})
        self.assertGreater(len({str(twin) for twin in twins}), 1)

    def test_counterfactual_regrets_approach_the_equilibrium(self):
        game = pyspiel.load_game("python_vexillum_war_chest", {"position": exploitability.POSITION.format(coins=3)})
        solver = pyspiel.CFRSolver(game)
        found = []
        for _ in range(2):
            for _ in range(6):
                solver.evaluate_and_update_policy()
            found.append(pyspiel.exploitability(game, solver.average_policy()))
        self.assertLess(found[1], found[0])


if __name__ == "__main__":
    program = unittest.main(exit=False)
    bad = len(program.result.failures) + len(program.result.errors)
    print(f"peers: {program.result.testsRun - bad} passed, {bad} failed")
    sys.exit(bad > 0)
