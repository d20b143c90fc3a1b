# SPDX-License-Identifier: MIT
"""The examples that need nothing but the package: they run, and say what the program says."""
import os
import re
import subprocess
import sys
import tempfile
import unittest

from common import ROOT

PROGRAM = os.path.join(ROOT, "build", "vexillum")
STUDY = "study tiny\ngame standard-bearer\nfactor layout line block\nbots random\ngames 40\n"


def run(*words):
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


@unittest.skipUnless(os.path.exists(PROGRAM), "make builds the program")
class ExamplesTest(unittest.TestCase):
    def test_the_bot_keeps_the_protocol_of_the_arena(self):
        status, said = run(PROGRAM, "arena", "--check", f"{sys.executable} examples/package_bot.py")
        self.assertEqual(status, 0, said)
        with open(os.path.join(ROOT, "examples", "package_bot.py"), encoding="utf-8") as file:
            self.assertLessEqual(len(file.readlines()), 30)

    def test_the_notebook_counts_as_the_lab_does(self):
        with tempfile.TemporaryDirectory() as folder:
            study = os.path.join(folder, "tiny.study")
            with open(study, "w", encoding="utf-8") as file:
                file.write(STUDY)
            _, report = run(PROGRAM, "lab", "run", study)
            status, said = run(sys.executable, "examples/study_notebook.py", study)
        self.assertEqual(status, 0, said)
        for layout in ("line", "block"):
            counted = re.search(rf"first turn, layout={layout}: ([0-9.]+)", said)[1]
            self.assertRegex(report, rf"{layout} +{re.escape(counted)} ±")

    def test_a_learner_s_numbers_are_the_warriors(self):
        """Two for each, the same for both sides of a turned board, and mirrored twice they are what they were."""
        sys.path.insert(0, os.path.join(ROOT, "examples"))
        import standard_bearer_numbers as numbers
        import vexillum
        random, states = vexillum.Random(3), []
        state = vexillum.Game("standard-bearer").new().roll(random)
        while not state.is_over:
            states.append(state.copy())
            actions = state.actions()
            state.apply(actions[random.below(len(actions))])
        rows = numbers.warriors_of(states)
        for state, row in zip(states, rows):
            pieces = re.findall(r"(?<=[ \n])[a-zA-Z]\d?(?=[ \n])", "\n".join(line[1:] for line in str(state).splitlines()[1:9]) + "\n")
            self.assertEqual((row != numbers.NOBODY).sum(), 2 * len(pieces), str(state))
        self.assertTrue((numbers.mirrored(numbers.mirrored(rows)) == rows).all())
        text = str(states[0])
        turned = text.splitlines()[:1] + [line[0] + other[1:].swapcase() for line, other in zip(text.splitlines()[1:9], text.splitlines()[8:0:-1])] + text.splitlines()[9:]
        there = vexillum.position("\n".join(turned).replace("turn blue", "turn RED").replace("turn red", "turn blue").replace("RED", "red") + "\n")
        self.assertEqual(sorted(numbers.warriors_of([there])[0]), sorted(rows[0]))
