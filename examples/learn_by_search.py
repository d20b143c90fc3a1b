#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Learns Standard-Bearer by a small search over a network's judgement, until it beats level 3, and writes its curve.

    pip install torch numpy .        then
    python examples/learn_by_search.py --curve curve.csv --keep standard-bearer.pt

The network judges positions in which a turn begins: how likely does the side to act win? At first it is taught: it learns what a
machine player thinks of positions. Then it plays against itself. A choice of a turn looks through all turns, and through all answers
to the best of them; what that finds, mixed with how the game ended, is what the network learns next, for each position the search
looked into. With --taught 0 it learns from nothing, which takes longer. Two processes play, and share one network."""
import argparse
import time

import numpy
import torch
import torch.multiprocessing

import vexillum
from standard_bearer_numbers import NOBODY, WARRIORS, mirrored, warriors_of

BATCH, RATE, MEMORY, REUSE = 256, 1e-3, 200_000, 10
NEVER = 20.0  # log odds of what is certain


class Network(torch.nn.Module):
    """Two vectors for each warrior, as standard_bearer_numbers.py tells them. Their sum goes through two layers; one number of each
    vector is a plain worth, which goes straight to the sum at the end."""

    def __init__(self, width):
        super().__init__()
        self.warriors = torch.nn.EmbeddingBag(NOBODY + 1, width + 1, mode="sum", padding_idx=NOBODY)
        self.start = torch.nn.Parameter(torch.zeros(width + 1))
        self.middle, self.end = torch.nn.Linear(width, 32), torch.nn.Linear(32, 1)
        torch.nn.init.normal_(self.warriors.weight, std=0.05)
        with torch.no_grad():
            self.warriors.weight[NOBODY] = 0

    def forward(self, warriors):
        """Log odds that the side to act wins."""
        sums = self.warriors(warriors) + self.start
        return sums[:, 0] + self.end(self.middle(sums[:, 1:].relu()).relu()).squeeze(1)


# ---- Search ----

def turns_of(state):
    """Every position that a whole turn can lead to, once."""
    seat, open_states, ends = state.to_act, [state], {}
    while open_states:
        following = []
        for before in open_states:
            for action in before.actions():
                after = before.copy()
                after.apply(action)
                if after.to_act == seat:
                    following.append(after)
                else:
                    ends[hash(after)] = after
        open_states = following
    return list(ends.values())


def judge(network, states, seat):
    """Log odds of the seat, which does not act in any of them."""
    odds = numpy.empty(len(states), numpy.float32)
    going_on = [at for at, state in enumerate(states) if not state.is_over]
    for at, state in enumerate(states):
        if state.is_over:
            odds[at] = NEVER * state.score(seat)
    warriors = warriors_of([states[at] for at in going_on]) if going_on else None
    if going_on:
        with torch.inference_mode():
            odds[going_on] = -network(torch.from_numpy(warriors)).numpy()
    return odds, going_on, warriors


def search(network, state, beam):
    """The best turns with their odds after the best answer (beam 0: without looking at answers), best first, and what was
    learnt on the way: warriors and log odds of the side to act."""
    seat = state.to_act
    ends = turns_of(state)
    odds, going_on, warriors = judge(network, ends, seat)
    best = numpy.argsort(-odds)
    if beam == 0 or odds[best[0]] >= NEVER:
        return [(ends[at], odds[at]) for at in best[:8]], []
    place = {at: row for row, at in enumerate(going_on)}
    looked, lessons = [], []
    for at in best[:beam]:
        if at not in place:
            looked.append((ends[at], odds[at]))
            continue
        answer = judge(network, turns_of(ends[at]), 1 - seat)[0].max()
        looked.append((ends[at], -answer))
        lessons.append((warriors[place[at]], answer))
    looked.sort(key=lambda pair: -pair[1])
    return looked, lessons


# ---- Playing against itself ----

def chosen(turns, heat, dice):
    """Mostly the best; the closer another comes, the more often it is tried."""
    odds = numpy.array([pair[1] for pair in turns])
    chances = numpy.exp((odds - odds.max()) / heat)
    return dice.choice(len(turns), p=chances / chances.sum())


def play_game(network, given, random, dice):
    """One game: rows of warriors and the chance to win of the side to act that the network should have said."""
    state, rows, seats, course, lessons = vexillum.Game("standard-bearer").new().roll(random), [], [], [], []
    while not state.is_over:
        turns, learnt = search(network, state, given.beam)
        lessons += learnt
        rows.append(warriors_of([state])[0])
        seats.append(state.to_act)
        course.append(turns[0][1])
        state = turns[chosen(turns, given.heat, dice)][0]
    targets, later = [], (1 + state.score(0)) / 2
    for seat, odds in zip(reversed(seats), reversed(course)):
        found = 1 / (1 + numpy.exp(-odds))
        found = found if seat == 0 else 1 - found
        later = given.trust * later + (1 - given.trust) * found
        targets.append(later if seat == 0 else 1 - later)
    rows += [lesson[0] for lesson in lessons]
    told = [1 / (1 + numpy.exp(-lesson[1])) for lesson in lessons]
    return numpy.array(rows), numpy.array(targets[::-1] + told, numpy.float32)


def taught_game(searcher, teacher, random, dice):
    """A game of the machine's with itself, in which one turn in four is played at random: what it thinks of each position, and of one
    to which a random turn leads."""
    state, rows, told = vexillum.Game("standard-bearer").new().roll(random), [], []

    def random_turn():
        after = state.copy()
        while after.to_act == state.to_act:
            actions = after.actions()
            after.apply(actions[random.below(len(actions))])
        return after

    def ask(position):
        choice = searcher.choose(position, teacher, seed=random.below(1 << 30))
        if choice.candidates[0].chance is not None:
            rows.append(position.copy())
            told.append(choice.candidates[0].chance)
        return choice.action

    while not state.is_over:
        action, aside, seat = ask(state), random_turn(), state.to_act
        if not aside.is_over:
            ask(aside)
        if dice.random() < 0.25:
            state = aside
            continue
        state.apply(action)
        while state.to_act == seat:
            state.apply(searcher.choose(state, teacher).action)
    return warriors_of(rows), numpy.array(told, numpy.float32)


class Pupil:
    """One process: it plays, remembers and learns. All pupils share the network."""

    def __init__(self, network, number, given):
        torch.set_num_threads(1)
        torch.manual_seed(number)
        self.network, self.given = network, given
        self.random, self.dice = vexillum.Random(1000 + number), numpy.random.default_rng(number)
        self.searcher, self.spent = vexillum.Searcher(vexillum.Game("standard-bearer")), 0.0
        self.optimizer = torch.optim.Adam(network.parameters(), lr=RATE)
        self.rows = torch.zeros((MEMORY, 2 * WARRIORS), dtype=torch.int64)
        self.targets, self.count, self.games, self.owed = torch.zeros(MEMORY), 0, 0, 0.0

    def remember(self, rows, targets):
        places = torch.arange(self.count, self.count + len(rows)) % MEMORY
        self.rows[places], self.targets[places] = torch.from_numpy(rows), torch.from_numpy(targets)
        self.count += len(rows)
        self.owed += REUSE * len(rows) / BATCH

    def step(self):
        part = torch.randint(min(self.count, MEMORY), (BATCH,))
        rows, targets = self.rows[part], self.targets[part]
        rows = torch.where(torch.rand(BATCH, 1) < 0.5, rows, torch.from_numpy(mirrored(rows.numpy())))
        loss = torch.nn.functional.binary_cross_entropy_with_logits(self.network(rows), targets)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()

    def learn_for(self, seconds):
        """Returns the games played."""
        start, before = time.process_time(), self.games
        while time.process_time() - start < seconds:
            if self.spent + time.process_time() - start < self.given.taught * 60 / self.given.processes:
                self.remember(*taught_game(self.searcher, self.given.teacher, self.random, self.dice))
            else:
                self.remember(*play_game(self.network, self.given, self.random, self.dice))
            self.games += 1
            while self.owed >= 1:
                self.step()
                self.owed -= 1
        self.spent += time.process_time() - start
        return self.games - before


# ---- Measuring ----

def score_against(network, bot, games, seed, beam):
    """The share of games won; each set-up is played from both sides."""
    game, won = vexillum.Game("standard-bearer"), 0
    searcher, random = vexillum.Searcher(game), vexillum.Random(seed)
    for number in range(games):
        if number % 2 == 0:
            start = game.new().roll(random)
        state = start.copy()
        while not state.is_over:
            if state.to_act == number % 2:
                state = search(network, state, beam)[0][0][0]
            elif bot == "random":
                actions = state.actions()
                state.apply(actions[random.below(len(actions))])
            else:
                state.apply(searcher.choose(state, bot, seed=random.below(1 << 30)).action)
        won += (1 + state.score(number % 2)) / 2
    return won / games


def live(network, number, given, orders, answers):
    """A pupil's process: does what it is told until it is told nothing."""
    pupil = Pupil(network, number, given)
    for what, *words in iter(orders.get, None):
        answers.put(pupil.learn_for(*words) if what == "learn" else score_against(network, *words))


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("--minutes", type=float, default=7.5, help="of processor time of all processes, measuring not counted")
    words.add_argument("--every", type=float, default=3.75, help="minutes from one measurement to the next")
    words.add_argument("--bots", default="level3", help="whom it is measured against")
    words.add_argument("--games", type=int, default=50, help="games against each of them")
    words.add_argument("--beam", type=int, default=4, help="turns whose answers are looked at; 0: none")
    words.add_argument("--play-beam", type=int, default=8, help="the same when it is measured")
    words.add_argument("--width", type=int, default=128, help="of the network")
    words.add_argument("--trust", type=float, default=0.8, help="how much later judgements weigh against the search's own")
    words.add_argument("--heat", type=float, default=0.1, help="log odds by which it tries other turns")
    words.add_argument("--taught", type=float, default=4, help="minutes of these in which it learns what a machine player thinks")
    words.add_argument("--teacher", default="level5", help="that machine player")
    words.add_argument("--processes", type=int, default=2)
    words.add_argument("--curve", default="curve.csv")
    words.add_argument("--keep", help="a file for the network")
    given = words.parse_args()
    torch.manual_seed(1)
    bots, spent, played = given.bots.split(","), 0.0, 0
    network = Network(given.width).share_memory()
    context = torch.multiprocessing.get_context("spawn")
    orders, answers = context.Queue(), context.Queue()
    pupils = [context.Process(target=live, args=(network, number, given, orders, answers)) for number in range(given.processes)]
    for pupil in pupils:
        pupil.start()

    with open(given.curve, "w", encoding="utf-8") as curve:
        print("minutes,games," + ",".join(bots), file=curve)
        while True:
            scores = []
            for bot in bots:
                for number in range(given.processes):
                    orders.put(("score", bot, given.games // given.processes, 7 + number, given.play_beam))
                scores.append(sum(answers.get() for _ in pupils) / given.processes)
            row = f"{spent:.1f},{played}," + ",".join(f"{score:.3f}" for score in scores)
            print(row, file=curve, flush=True)
            print(row, flush=True)
            if given.keep:
                torch.save(network.state_dict(), given.keep)
            if spent >= given.minutes:
                break
            for _ in pupils:
                orders.put(("learn", 60 * given.every / given.processes))
            played += sum(answers.get() for _ in pupils)
            spent += given.every
    for _ in pupils:
        orders.put(None)
    for pupil in pupils:
        pupil.join()


if __name__ == "__main__":
    main()
