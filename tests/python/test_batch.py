# SPDX-License-Identifier: MIT
"""Ids, observations and VectorEnv."""
import unittest

import numpy

import vexillum
from common import decisions, rulesets
from vexillum.aec import Table, action_mask


def random_ids(environment, generator):
    return [generator.choice(numpy.flatnonzero(row)) for row in environment.legal()]


class NumbersTest(unittest.TestCase):
    def test_every_action_has_an_id_and_every_number_a_meaning(self):
        for game in rulesets():
            spec = game.observation_spec()
            self.assertEqual(sum(int(numpy.prod(block["shape"])) for block in spec), game.observation_size)
            for number, state in enumerate(decisions(game, 1, 60)):
                ids = state.action_ids()
                self.assertEqual(len(set(ids)), len(state.actions()))
                self.assertLess(max(ids), game.action_space_size)
                if number % 10 == 0:
                    self.assertEqual(len(state.observation(state.to_act)), game.observation_size)

    def test_what_a_seat_cannot_know_is_in_no_number(self):
        random = vexillum.Random(5)
        for game in (vexillum.Game("war-chest", nobility=1), vexillum.Game("pocket-battles")):
            differ = 0
            for state in decisions(game, 2, 80):
                seat = state.to_act
                twin = state.view(seat).sample(random)
                differ += twin != state
                self.assertEqual(twin.observation(seat), state.observation(seat))
                self.assertEqual(twin.action_ids(), state.action_ids())
            if game.id == "war-chest":
                self.assertGreater(differ, 20)

    def test_a_view_gives_its_own_numbers_only(self):
        state = next(decisions(vexillum.Game("war-chest"), 1))
        self.assertEqual(state.view(1).observation(1), state.observation(1))
        with self.assertRaises(vexillum.Error):
            state.view(0).observation(1)

    def test_beliefs_are_the_means_of_samples(self):
        random = vexillum.Random(6)
        game = vexillum.Game("war-chest")
        uncertain = 0
        for number, state in enumerate(decisions(game, 3, 60)):
            if number % 20:
                continue
            view = state.view(state.to_act)
            believed = numpy.array(view.beliefs(state.to_act))
            self.assertEqual(believed.size, game.belief_size)
            samples = [view.sample(random) for _ in range(1500)]
            # Shown to a seat that hides nothing from itself, a zone holds what lies there.
            hands = [sample.view(1 - state.to_act).beliefs(1 - state.to_act) for sample in samples]
            own, other = believed.reshape(game.belief_spec()[0]["shape"])[:2]
            mean = numpy.mean(hands, 0).reshape(game.belief_spec()[0]["shape"])[0]
            self.assertLess(numpy.abs(other - mean).max(), 0.15)
            self.assertTrue((own == own.round()).all())
            uncertain += int((other != other.round()).sum())
        self.assertGreater(uncertain, 10)

    def test_beliefs_in_stacks_are_the_means_of_samples(self):
        """Pocket Battles before PB-20: 1,000 samples of each view lie within five standard deviations of what was counted."""
        random = vexillum.Random(8)
        shape, uncertain = (2, 30, 180), 0
        for seed, options in enumerate(({}, {"army1": "random", "army2": "random"}, {"army1": "random", "army2": "random", "size": 90})):
            game = vexillum.Game("pocket-battles", **options)
            state = next(state for state in decisions(game, 100 + seed, 400) if "next deploy" in str(state))
            seat = state.to_act
            view = state.view(seat)
            own, enemy = numpy.array(view.beliefs(seat)).reshape(shape)
            self.assertTrue((own == own.round()).all())
            self.assertLess(numpy.abs(enemy.sum(1) - enemy.sum(1).round()).max(), 1e-4, "as many tiles as lie there")
            self.assertLess(enemy.sum(0).max(), 1 + 1e-4, "each of them in one place")
            mean = numpy.mean([numpy.array(view.sample(random).beliefs(1 - seat)).reshape(shape)[0] for _ in range(1000)], 0)
            allowed = 5 * numpy.sqrt(numpy.maximum(enemy * (1 - enemy), 4e-3) / 1000)
            self.assertTrue((numpy.abs(enemy - mean) < allowed).all(), numpy.abs(enemy - mean).max())
            uncertain += int((enemy != enemy.round()).sum())
        self.assertGreater(uncertain, 50)

    def test_a_game_that_hides_no_coins_has_no_beliefs(self):
        game = vexillum.Game("standard-bearer")
        self.assertEqual((game.belief_size, game.belief_spec(), game.new().beliefs(0)), (0, [], []))

    def test_scaled_numbers_are_shares(self):
        game = vexillum.Game("war-chest")
        state = next(decisions(game, 1))
        scaled = vexillum.scale(game, numpy.frombuffer(state.observation(0), numpy.uint8))
        self.assertTrue(scaled.min() >= 0 and 0 < scaled.max() <= 1)


class VectorEnvTest(unittest.TestCase):
    def test_arrays_say_what_the_states_say(self):
        for id in vexillum.games():
            game = vexillum.Game(id)
            generator = numpy.random.default_rng(1)
            environment = vexillum.VectorEnv(game, 5, seed=3)
            environment.reset()
            for _ in range(30):
                for index in range(environment.count):
                    state = environment.state(index)
                    seat = int(environment.to_act[index])
                    self.assertEqual(state.to_act, seat)
                    self.assertEqual(environment.observations[index].tobytes(), state.observation(seat))
                    self.assertEqual(set(numpy.flatnonzero(environment.legal()[index])), set(state.action_ids()))
                environment.step(random_ids(environment, generator))

    def test_threads_change_nothing(self):
        for id, opponent in (("war-chest", None), ("standard-bearer", "random"), ("pocket-battles", "level2")):
            told = []
            for threads in (1, 3):
                environment = vexillum.VectorEnv(vexillum.Game(id), 7, 11, threads, opponent=opponent, history=True)
                environment.reset()
                for _ in range(25):
                    environment.step_random()
                told.append((environment.observations.tobytes(), environment.masks.tobytes(),
                             environment.rewards.tobytes(), environment.history.tobytes()))
            self.assertEqual(told[0], told[1], id)

    def test_games_end_with_scores_and_begin_anew(self):
        environment = vexillum.VectorEnv(vexillum.Game("war-chest"), 64, 1, observations=False, masks=False)
        environment.reset()
        ended = 0
        for _ in range(2000):
            _, _, rewards, ends = environment.step_random()
            self.assertTrue((rewards[~ends] == 0).all())
            self.assertTrue((rewards[ends].sum(axis=1) == 0).all())
            ended += int(ends.sum())
        self.assertGreater(ended, 100)

    def test_an_opponent_leaves_one_seat(self):
        environment = vexillum.VectorEnv(vexillum.Game("standard-bearer"), 6, 1, opponent="random", seat=1)
        environment.reset()
        for _ in range(30):
            self.assertTrue((environment.to_act == 1).all())
            environment.step_random()

    def test_an_opponent_who_gives_up_at_once_leaves_something_to_decide(self):
        game = vexillum.Game("pocket-battles", concede=1)
        environment = vexillum.VectorEnv(game, 64, 1, opponent="random", seat=1)
        environment.reset()
        for _ in range(200):
            self.assertTrue((environment.to_act == 1).all())
            environment.step_random()

    def test_a_game_that_waits_stays_as_it_is(self):
        environment = vexillum.VectorEnv(vexillum.Game("war-chest"), 3, 5)
        environment.reset()
        generator = numpy.random.default_rng(3)
        for _ in range(40):
            before = [str(environment.state(index)) for index in range(3)]
            ids = random_ids(environment, generator)
            ids[1] = vexillum.WAIT
            environment.step(ids)
            after = [str(environment.state(index)) for index in range(3)]
            self.assertEqual(before[1], after[1])
            self.assertNotEqual(before[0], after[0])
            self.assertEqual(environment.ends[1], False)

    def test_a_policy_plays_the_other_seats(self):
        asked = []

        def policy(environment, games):
            asked.append(set(environment.to_act[games].tolist()))
            legal = environment.legal()
            return [int(numpy.flatnonzero(legal[index])[0]) for index in games]

        game = vexillum.Game("war-chest", max_coins=40)
        environment = vexillum.VectorEnv(game, 6, 1, opponent=policy, seat=1)
        environment.reset()
        ended = 0
        for _ in range(400):
            self.assertTrue((environment.to_act == 1).all())
            _, _, rewards, ends = environment.step_random()
            self.assertTrue((rewards[~ends] == 0).all())
            ended += int(ends.sum())
        self.assertEqual(set.union(*asked), {0})
        self.assertGreater(ended, 5)

    def test_exposed_chance_is_the_callers(self):
        game = vexillum.Game("pocket-battles")
        environment = vexillum.VectorEnv(game, 6, 1, expose_chance=True, history=True)
        environment.reset()
        generator = numpy.random.default_rng(4)
        drawn = 0
        for _ in range(300):
            ids, expected = [], {}
            legal = environment.legal()
            for index in range(environment.count):
                state = environment.state(index)
                self.assertEqual(state.to_act, environment.to_act[index])
                if not state.is_chance:
                    self.assertEqual(environment.outcomes[index], 0)
                    ids.append(int(generator.choice(numpy.flatnonzero(legal[index]))))
                    continue
                outcomes = state.chance_outcomes()
                self.assertEqual(environment.outcomes[index], len(outcomes))
                self.assertFalse(legal[index].any() or environment.observations[index].any())
                place = len(outcomes) - 1 if index % 2 else vexillum.ROLL
                if place != vexillum.ROLL:
                    state.apply(outcomes[place][0])
                    expected[index] = state
                ids.append(place)
            with self.assertRaises(vexillum.IllegalAction):
                environment.step([environment.outcomes[0] if environment.to_act[0] == vexillum.CHANCE else -2] + ids[1:])
            environment.step(ids)
            for index, state in expected.items():
                drawn += 1
                if not environment.ends[index]:
                    self.assertEqual(environment.state(index), state)
        self.assertGreater(drawn, 20)

    def test_beliefs_are_those_of_the_seat_to_act(self):
        for id in ("war-chest", "standard-bearer"):
            environment = vexillum.VectorEnv(vexillum.Game(id), 6, 3, threads=2, beliefs=True, observations=False)
            environment.reset()
            for _ in range(40):
                environment.step_random()
                for index in range(environment.count):
                    expected = environment.state(index).beliefs(int(environment.to_act[index]))
                    self.assertTrue(numpy.allclose(environment.beliefs[index], expected, atol=1e-6))

    def test_history_is_what_the_seat_saw(self):
        game = vexillum.Game("war-chest")
        environment = vexillum.VectorEnv(game, 8, 2, history=True)
        environment.reset()
        self.assertTrue((environment.history == -1).all())
        generator = numpy.random.default_rng(2)
        for _ in range(12):
            before = [environment.state(index) for index in range(8)]
            ids = random_ids(environment, generator)
            environment.step(ids)
            for index, state in enumerate(before):
                seat = int(environment.to_act[index])
                action = state.actions()[state.action_ids().index(ids[index])]
                if not environment.ends[index] and state.hide(action, seat) == action:
                    self.assertEqual(environment.history[index, 0], ids[index])

    def test_bad_input_is_refused_and_plays_nothing(self):
        game = vexillum.Game("standard-bearer")
        environment = vexillum.VectorEnv(game, 2, 1)
        with self.assertRaises(vexillum.Error):
            environment.step([0, 0])
        environment.reset()
        before = environment.observations.copy()
        legal = random_ids(environment, numpy.random.default_rng(1))
        wrong = int(numpy.flatnonzero(~environment.legal()[1])[0])
        for ids in ([legal[0], wrong], [legal[0], vexillum.ROLL], [legal[0], -3], [legal[0], 1 << 30]):
            with self.assertRaises(vexillum.IllegalAction):
                environment.step(ids)
        for ids in ([0], [0, 0, 0], "ab", None):
            with self.assertRaises((vexillum.Error, TypeError, ValueError)):
                environment.step(ids)
        self.assertTrue((environment.observations == before).all())
        for arguments in ({"count": 0}, {"count": -1}, {"threads": 0}, {"seed": -1}, {"opponent": "level99"},
                          {"opponent": "random", "seat": 9}):
            with self.assertRaises(vexillum.Error):
                vexillum.VectorEnv(game, **{"count": 2, **arguments})
        environment.close()
        with self.assertRaises(vexillum.Error):
            environment.reset()

    def test_foreign_arrays_are_refused(self):
        from vexillum._core import Batch
        game = vexillum.Game("standard-bearer")
        for array in (numpy.zeros(3, numpy.uint8), b"fixed", numpy.zeros((2, 9000), numpy.uint8)[:, ::2]):
            with self.assertRaises((vexillum.Error, BufferError, ValueError)):
                Batch(game, 2, 0, 1, observations=array)


class TableTest(unittest.TestCase):
    def test_ids_are_played_and_wrong_ones_refused(self):
        table = Table("standard-bearer", max_cycles=3)
        table.deal(4)
        size = table.game.action_space_size
        for _ in range(3):
            mask = action_mask(table.state, table.state.to_act, size)
            with self.assertRaises(ValueError):
                table.play(int((mask == 0).argmax()))
            table.play(int(mask.argmax()))
        self.assertTrue(table.is_cut_short)
