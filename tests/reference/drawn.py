# SPDX-License-Identifier: MIT
"""What tests of the models share: judging drawn positions (docs/TESTING.md) by a model, and letting
the program's own runner of drawn positions judge what a model says."""
import glob
import itertools
import os
import random
import re
import shutil
import subprocess
import tempfile


class Cases:
    """Runs the claims of .t files; those that nobody here judges, such as the wording of messages,
    are left to the program. A model says how it reads, writes and judges."""

    parse_action = format_action = format_position = None  # functions of the model

    def __init__(self):
        self.passed = self.failed = 0
        self.state = self.back = None

    def read(self, text):
        """The position as a state, or None where the model cannot read it."""
        raise NotImplementedError

    def set_up(self, settings):
        """The start of a game with these options."""
        raise NotImplementedError

    def problem(self, action):
        """Why the action is illegal, or None."""
        raise NotImplementedError

    def run(self, name):
        lines = enumerate(read_lines(name), 1)
        for number, line in lines:
            word, _, rest = line.partition(' ')
            if not line.strip() and self.back:
                self.state, self.back = self.back, None
            elif word in ('position', 'badposition'):
                text = itertools.takewhile(lambda l: l != 'end', (l for _, l in lines))
                text, self.back = '\n'.join(text), None
                self.state = self.read(text) if word == 'position' else None
            elif word == 'setup':
                settings = dict(option.split('=') for option in rest.split()[1:])
                self.state, self.back = self.set_up(settings), None
            elif self.state and hasattr(self, 'claim_' + word):
                self.judge(name, number, line, word, rest.strip())

    def judge(self, name, number, line, word, rest):
        try:
            found = getattr(self, 'claim_' + word)(rest)
        except (ValueError, KeyError, StopIteration) as error:
            found = repr(error)
        self.passed, self.failed = self.passed + (found is None), self.failed + (found is not None)
        if found is not None:
            print(f'{name}:{number}: {line}: found {found}')

    def claim_legal(self, text):
        return self.problem(self.parse_action(text))

    def claim_bad(self, text):
        try:
            self.parse_action(text.split(' : ')[0])
        except ValueError:
            return None
        return 'an action'

    def claim_apply(self, text):
        action = self.parse_action(text)
        problem = self.problem(action)
        if problem is None:
            self.state = self.state.after(action)
        return problem

    def claim_try(self, text):
        self.back = self.back or self.state
        return self.claim_apply(text)

    def claim_shows(self, text):
        lines = [' '.join(l.split()) for l in self.format_position(self.state).splitlines()]
        return None if ' '.join(text.split()) in lines else lines

    def claim_lacks(self, text):
        return 'it' if self.claim_shows(text) is None else None

    def claim_actions(self, text):
        claimed = sorted(self.parse_action(a) for a in text.split('|'))
        found = self.state.legal()
        return None if claimed == found else ' | '.join(map(self.format_action, found))

    def claim_count(self, text):
        return None if len(self.state.legal()) == int(text) else len(self.state.legal())

    def claim_chance(self, text):
        return None if len(self.state.outcomes()) == int(text) else self.state.outcomes()

    def claim_weight(self, text):
        action, _, odds = text.rpartition(' ')
        part, whole = map(int, odds.split('/'))
        outcomes = self.state.outcomes()
        found = outcomes[self.parse_action(action)]
        return None if found * whole == part * sum(outcomes.values()) else found


def read_lines(name):
    with open(name, encoding='utf-8') as file:
        return file.read().splitlines()


def run_cases(cases, names):
    for name in names:
        cases.run(name)
    return cases.passed, cases.failed


# ---- What a model says, judged by the program ----

def compare(model, program, positions, games, seed):
    """Writes random positions and games with all that is legal in them, each a file."""
    dice, folder = random.Random(seed), tempfile.mkdtemp(prefix=model.game + '-')
    names, passed = [], 0
    for number in range(positions + games):
        out = []
        (model.write_position if number < positions else model.write_game)(out, dice, number)
        names.append(os.path.join(folder, f'{number}.t'))
        with open(names[-1], 'w', encoding='utf-8') as file:
            file.write('\n'.join(out) + '\n')
    for first in range(0, len(names), 500):
        passed += judged(program, names[first:first + 500])
    if passed == len(names):
        shutil.rmtree(folder)
    else:
        print(f'seed {seed}: the claims are in {folder}')
    return passed, len(names) - passed


def judged(program, names):
    """How many of the cases the program agrees with, each file being one case."""
    done = subprocess.run([program] + names, capture_output=True, text=True, check=False)
    counts = re.search(r'(\d+) passed, (\d+) failed', done.stdout)
    if counts and done.returncode == 0 and int(counts[1]) == len(names):
        return len(names)
    print(done.stdout + done.stderr)
    return min(int(counts[1]), len(names) - 1) if counts else 0


def replays(model, name):
    """Whether a recorded game, played by the model, ends in the position kept beside it. What the
    model cannot read is left to the program."""
    with open(name, encoding='utf-8') as record, \
            open(name.replace('.txt', '.end'), encoding='utf-8') as final:
        start, _, actions = record.read().partition('\nactions\n')
        wanted = final.read()
    cases = model.cases()
    cases.state = cases.read(start[start.index('position'):])
    if cases.state is None:
        return True
    for line in actions.splitlines()[:-1]:
        problem = cases.claim_apply(line.partition(' ')[2])
        if problem is not None:
            print(f'{name}: {line}: {problem}')
            return False
    found = cases.format_position(cases.state)
    same = found == cases.format_position(cases.read(wanted))
    if not same:
        print(f'{name}: ends otherwise:\n{found}')
    return same


def run_everything(model, arguments):
    program, positions, games, seed = (arguments + model.standard[len(arguments):])[:4]
    drawn = run_cases(model.cases(), sorted(glob.glob(f'tests/positions/{model.game}/*.t')))
    compared = compare(model, program, int(positions), int(games), int(seed))
    golden = [replays(model, name) for name in glob.glob(f'tests/golden/{model.game}/*.txt')]
    replayed = golden.count(True), golden.count(False)
    return [sum(column) for column in zip(drawn, compared, replayed)]


def perft(state, depth):
    actions = state.legal()
    return len(actions) if depth == 1 else sum(perft(state.after(a), depth - 1) for a in actions)


def main(model, arguments):
    """What the test of a model does with its arguments. `model` has the `game`, its `cases`, the
    functions that `write_position` and `write_game`, and as `standard` what is compared when
    nothing is said: runner, positions, games, seed."""
    if arguments[:1] == ['perft']:
        with open(arguments[1], encoding='utf-8') as file:
            print(perft(model.cases().read(file.read()), int(arguments[2])))
        return True
    is_drawn = arguments[:1] == ['cases']
    passed, failed = (run_cases(model.cases(), arguments[1:]) if is_drawn
                      else run_everything(model, arguments))
    print(f'{passed} passed, {failed} failed')
    return failed == 0 and passed > 0
