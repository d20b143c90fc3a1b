# SPDX-License-Identifier: MIT
"""Game, State, Match, Searcher and Random."""
import contextlib
import copy
import io
import pathlib
import pickle
import tempfile
import unittest

import vexillum
from common import decisions, rulesets
from vexillum.__main__ import main


class StateTest(unittest.TestCase):
    def test_text_pickle_copy_and_hash_keep_a_state(self):
        for game in rulesets():
            for number, state in enumerate(decisions(game, 1, 40)):
                if number % 13:
                    continue
                for other in (vexillum.position(str(state)), pickle.loads(pickle.dumps(state)),
                              copy.copy(state), copy.deepcopy(state)):
                    self.assertEqual(other, state)
                    self.assertEqual(hash(other), hash(state))

    def test_a_sample_looks_the_same_to_its_viewer(self):
        random = vexillum.Random(3)
        for game in rulesets():
            for number, state in enumerate(decisions(game, 2, 60)):
                if number % 17 == 0:
                    view = state.view(state.to_act)
                    self.assertEqual(view.sample(random).view(state.to_act), view)

    def test_actions_are_legal_and_read_back(self):
        for game in rulesets():
            for number, state in enumerate(decisions(game, 3, 30)):
                if number % 7:
                    continue
                for action in state.actions()[:20]:
                    self.assertTrue(state.is_legal(action))
                    self.assertIsNone(state.why(action))
                    self.assertEqual(state.parse(state.format(action)), action)
                    self.assertTrue(state.describe(action, language="ru"))

    def test_chances_add_up(self):
        state = vexillum.Game("standard-bearer").new()
        self.assertTrue(state.is_chance)
        self.assertAlmostEqual(sum(chance for _, chance in state.chance_outcomes()), 1)

    def test_odds_add_up(self):
        state = next(decisions(vexillum.Game("war-chest"), 1))
        for title, rows in state.odds(state.actions()[0]):
            self.assertAlmostEqual(sum(chance for chance, _ in rows), 1, msg=title)

    def test_refusals_carry_clause_and_sentence(self):
        state = next(decisions(vexillum.Game("standard-bearer"), 1))
        before = str(state)
        refusal = state.why("a1-a2")
        with self.assertRaises(vexillum.IllegalAction) as caught:
            state.apply("a1-a2")
        self.assertEqual(caught.exception.clause, refusal.clause)
        self.assertEqual(str(caught.exception), refusal.english)
        self.assertRegex(refusal.clause, "^[AZ]")
        self.assertEqual(str(state), before)

    def test_bad_text_names_its_place(self):
        text = str(next(decisions(vexillum.Game("standard-bearer"), 1)))
        with self.assertRaises(vexillum.BadText) as caught:
            vexillum.position(text.replace("turn", "torn"))
        self.assertGreater(caught.exception.line, 1)

    def test_a_view_is_neither_played_on_nor_turned_round(self):
        state = next(decisions(vexillum.Game("war-chest"), 1))
        view = state.view(0)
        self.assertEqual(view.viewer, 0)
        with self.assertRaises(vexillum.Error):
            view.apply(view.actions()[0])
        with self.assertRaises(vexillum.Error):
            view.view(1)


class RulesetTest(unittest.TestCase):
    TEXT = 'name "Cheap throwers" ru "Дешёвые метатели"\ntile ORC07 cost 4'

    def test_text_and_path_say_the_same(self):
        game = vexillum.Game("pocket-battles", rules=self.TEXT)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "cheap.rules")
            path.write_text(self.TEXT, "utf-8")
            self.assertEqual(vexillum.Game("pocket-battles", rules=path), game)
            with self.assertRaises(FileNotFoundError):
                vexillum.Game("pocket-battles", rules=path.with_name("none.rules"))
        self.assertEqual(game.ruleset["name"], "Cheap throwers")
        self.assertIn("ORC07", game.ruleset["text"])
        self.assertEqual(len(game.ruleset["hash"]), 16)
        self.assertTrue(game.ruleset["changes"])
        self.assertIsNone(vexillum.Game("pocket-battles").ruleset)
        self.assertIsNone(vexillum.Game("war-chest").ruleset)

    def test_pickles_positions_and_records_carry_it(self):
        game = vexillum.Game("pocket-battles", rules=self.TEXT)
        self.assertEqual(pickle.loads(pickle.dumps(game)).ruleset, game.ruleset)
        state = game.new()
        self.assertNotEqual(state, vexillum.Game("pocket-battles").new())
        self.assertEqual(pickle.loads(pickle.dumps(state)), state)
        self.assertEqual(vexillum.position(str(state)), state)
        match = vexillum.Match(game, 3)
        match.roll()
        match.play(match.state.actions()[0])
        self.assertIn("tile ORC07 cost 4", match.record())
        self.assertEqual(vexillum.Match.read(match.record()).state, match.state)

    def test_what_is_wrong_is_named_by_line(self):
        with self.assertRaises(vexillum.Error) as caught:
            vexillum.Game("pocket-battles", rules="base book\ntile ORC07 cost 40")
        self.assertEqual((caught.exception.line, caught.exception.column), (2, 17))
        self.assertIn("1 to 12", str(caught.exception))
        self.assertIn("12", caught.exception.russian)


class MatchTest(unittest.TestCase):
    def test_a_record_reads_back(self):
        for game in list(rulesets())[:4]:
            match = vexillum.Match(game, 7)
            match.roll()
            for _ in range(25):
                if match.to_act >= 0:
                    match.play(match.state.actions()[0])
                match.roll()
            again = vexillum.Match.read(match.record())
            self.assertEqual(again.state, match.state)
            self.assertEqual(len(again), len(match))
            self.assertEqual(pickle.loads(pickle.dumps(match)).record(), match.record())

    def test_resigning_ends_it(self):
        match = vexillum.Match(vexillum.Game("war-chest"), 1)
        match.roll()
        match.resign(0)
        self.assertEqual(match.to_act, vexillum.OVER)
        self.assertEqual([match.score(0), match.score(1)], [-1, 1])

    def test_undo_takes_one_back(self):
        match = vexillum.Match(vexillum.Game("standard-bearer"), 1)
        match.roll()
        before = match.state
        match.play(before.actions()[0])
        match.undo()
        self.assertEqual(match.state, before)


class SearcherTest(unittest.TestCase):
    def test_same_seed_same_choice(self):
        for id in vexillum.games():
            game = vexillum.Game(id)
            state = next(decisions(game, 5))
            choices = [vexillum.Searcher(game).choose(state, "nodes=300", seed=9) for _ in range(2)]
            self.assertEqual(choices[0][:4], choices[1][:4])
            self.assertTrue(state.is_legal(choices[0].action))  # where a list is open, it need not be listed
            self.assertEqual(choices[0].candidates[0].action, choices[0].action)

    def test_chances_are_chances(self):
        game = vexillum.Game("standard-bearer")
        choice = vexillum.Searcher(game).choose(next(decisions(game, 1)), "nodes=2000", lines=3)
        for candidate in choice.candidates[:3]:
            self.assertTrue(0 <= candidate.chance <= 1)


class RandomTest(unittest.TestCase):
    def test_a_seed_gives_the_same_numbers(self):
        first, second = vexillum.Random(5), vexillum.Random(5)
        self.assertEqual([first.next() for _ in range(9)], [second.next() for _ in range(9)])
        again = pickle.loads(pickle.dumps(first))
        self.assertEqual(again.next(), first.next())


class CommandLineTest(unittest.TestCase):
    def run_words(self, *words):
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            status = main(words)
        return status, out.getvalue()

    def test_it_lists_shows_and_plays(self):
        self.assertEqual(self.run_words("games")[1].count("\n"), len(vexillum.games()))
        self.assertIn("layout", self.run_words("options", "standard-bearer")[1])
        self.assertEqual(self.run_words("show", "war-chest", "players=4")[0], 0)
        status, record = self.run_words("play", "standard-bearer", "--bots", "random,random")
        self.assertEqual(status, 0)
        self.assertEqual(vexillum.Match.read(record).to_act, vexillum.OVER)
        self.assertEqual(self.run_words("show", "chess")[0], 2)
