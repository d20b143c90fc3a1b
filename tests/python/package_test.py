# SPDX-License-Identifier: MIT
"""All tests of the Python package in this folder, with the closing line that ./test reads."""
import os
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    suite = unittest.defaultTestLoader.discover(HERE, pattern=(sys.argv[1:] or ["test_*.py"])[0])
    result = unittest.TextTestRunner(verbosity=1).run(suite)
    bad = len(result.failures) + len(result.errors)
    print(f"python: {result.testsRun - bad} passed, {bad} failed")
    return bad > 0 or result.testsRun == 0


if __name__ == "__main__":
    sys.exit(main())
