# SPDX-License-Identifier: MIT
"""Calls everything in the package with whatever comes: `make python-fuzz SECONDS=60`, under sanitizers.

Nothing but an exception may come of it. The seed is printed first, so that a crash can be had again:
tests/python/fuzz.py SECONDS SEED.
"""
import gc
import random
import sys
import time

import numpy

import vexillum
from vexillum._core import Batch

JUNK = (None, True, -1, 0, 1, 2, 7, 255, 1 << 31, -(1 << 31), 1 << 63, (1 << 64) - 1, 1 << 200, 0.5, float("nan"),
        "", "x", "pass", "level2", "random", "nodes=50", "mcts:ms=1", "greedy", "level99", "d2-d5", "ru", "en", "\0", "\ud800", "я" * 300,
        b"", b"bytes", (), [], {}, [1, 2], object(), numpy.zeros(3, numpy.int32), numpy.zeros((2, 2)))
# What would take minutes and prove nothing.
COUNT_MAX = 8


class Fuzzer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.pool = [vexillum.Random(seed)]
        self.calls = self.answers = 0

    def something(self):
        """A thing that an earlier call made, or junk."""
        return self.random.choice(self.pool) if self.random.random() < 0.4 else self.random.choice(JUNK)

    def keep(self, thing):
        if isinstance(thing, (vexillum.State, vexillum.Game, vexillum.Match, vexillum.Random, vexillum.Searcher, str, int)):
            self.pool.append(thing)
        if len(self.pool) > 60:
            del self.pool[self.random.randrange(len(self.pool))]

    def attempt(self, function, *arguments, **named):
        """Calls it; returns what it gave, or None after an exception of an ordinary kind."""
        self.calls += 1
        try:
            answer = function(*arguments, **named)
        except (ValueError, TypeError, OverflowError, BufferError, UnicodeError, MemoryError, AttributeError,
                IndexError, NotImplementedError):
            return None
        self.answers += 1
        self.keep(answer)
        return answer

    def spoil(self, text):
        """A text with a piece of it lost, doubled or changed."""
        at = self.random.randrange(len(text) + 1)
        piece = self.random.choice(("", text[at:at + 9], self.random.choice("-0 9x\n#=;A")))
        return text[:at] + piece + text[at + self.random.randrange(3):]

    def new_game(self):
        id = self.random.choice(vexillum.games())
        game = vexillum.Game(id)
        if self.random.random() < 0.5:
            option = self.random.choice(game.all_options())
            values = [option["default"], *(option.get("values") or ()), self.something()]
            game = self.attempt(vexillum.Game, id, **{option["key"]: self.random.choice(values)}) or game
        self.keep(game)
        self.keep(self.attempt(game.new))

    def play_on(self):
        states = [thing for thing in self.pool if isinstance(thing, vexillum.State)]
        if not states:
            return
        state = self.random.choice(states)
        self.attempt(state.roll, self.pool[0] if isinstance(self.pool[0], vexillum.Random) else vexillum.Random(1))
        actions = self.attempt(state.actions)
        if actions:
            self.attempt(state.apply, self.random.choice(actions))
        text = self.attempt(str, state)
        if text and self.random.random() < 0.3:
            self.attempt(vexillum.position, self.spoil(text))

    def call_any_method(self):
        thing = self.something()
        names = [name for name in dir(thing) if not name.startswith("__") or name in ("__reduce__", "__eq__", "__hash__")]
        if type(thing).__module__.split(".")[0] != "vexillum" or not names:
            return
        name = self.random.choice(names)
        member = self.attempt(getattr, thing, name)
        if not callable(member):
            return
        if name == "choose":
            self.attempt(member, self.something(), self.random.choice(("random", "nodes=20", "level99", 3)), self.something())
            return
        self.attempt(member, *(self.something() for _ in range(self.random.randrange(4))))

    def make_things(self):
        makers = (vexillum.Match, vexillum.Random, vexillum.Match.read, vexillum.position, vexillum.State, vexillum.Game)
        self.attempt(self.random.choice(makers), *(self.something() for _ in range(self.random.randrange(3))))

    def batch(self):
        games = [thing for thing in self.pool if isinstance(thing, vexillum.Game)]
        if not games:
            return
        game = self.random.choice(games)
        count = self.random.randint(-1, COUNT_MAX)
        opponent = self.random.choice((None, None, "random", "x"))
        environment = self.attempt(vexillum.VectorEnv, game, count, self.something(), self.random.choice((1, 2, 0)),
                                   opponent=opponent, seat=self.random.choice((None, 0, 1, 9, "a")),
                                   history=self.random.random() < 0.5, expose_chance=self.random.random() < 0.5,
                                   beliefs=self.random.random() < 0.3)
        if environment is not None:
            self.step_batch(environment)
        self.attempt(Batch, game, 2, 0, 1, observations=self.something(), masks=self.something(), outcomes=self.something())

    def step_batch(self, environment):
        self.attempt(environment.reset)
        for _ in range(self.random.randrange(30)):
            ids = [self.random.randint(-3, environment.action_space_size) for _ in range(environment.count)]
            self.attempt(environment.step, ids if self.random.random() < 0.7 else self.something())
            self.attempt(environment.step_random)
        self.attempt(environment.state, self.something())
        self.attempt(environment.close)
        self.attempt(environment.step_random)

    def run(self, seconds):
        moves = ((self.new_game, 1), (self.play_on, 6), (self.call_any_method, 12), (self.make_things, 2), (self.batch, 1))
        functions, weights = zip(*moves)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.random.choices(functions, weights)[0]()
        gc.collect()


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % (1 << 32)
    print(f"seed {seed}", flush=True)
    fuzzer = Fuzzer(seed)
    fuzzer.run(seconds)
    print(f"{fuzzer.calls} calls, {fuzzer.answers} answered, the rest refused by exceptions")
    is_sound = fuzzer.answers > 100 and fuzzer.calls > fuzzer.answers
    print(f"python-fuzz: {int(is_sound)} passed, {int(not is_sound)} failed")
    sys.exit(not is_sound)


main()
