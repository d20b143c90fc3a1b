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
