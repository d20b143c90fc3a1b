#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A policy against a level of the machine, games spread over Ray's workers: on one machine or a cluster.

    pip install ray numpy .          then
    python examples/ray_arena.py --game war-chest --opponent level2 --games 200 --workers 2

A worker plays its games in one VectorEnv, so a policy is asked for many games at once. Put your own policy in place of
`attack_if_possible`: it is given observations (or states) and legal ids, and returns an id for each game."""
import argparse
import math

import numpy
import ray

import vexillum


def attack_if_possible(environment):
    """A simple policy: an action that its text calls an attack or a shot, else any."""
    generator = numpy.random.default_rng(int(environment.observations.sum()))
    ids = []
    for index in range(environment.count):
        state = environment.state(index).view(int(environment.to_act[index]))
        pairs = list(zip(state.actions(), state.action_ids()))
        strikes = [id for action, id in pairs if "x" in state.format(action)]
        ids.append(generator.choice(strikes or [id for _, id in pairs]))
    return ids


@ray.remote(num_cpus=1)
def play(game, opponent, games, seed, policy):
    """Scores of so many games. Every slot of the batch plays as many: whoever took the games that end first would count short ones only."""
    environment = vexillum.VectorEnv(game, min(games, 32), seed, opponent=opponent)
    environment.reset()
    seats = numpy.arange(environment.count) % environment.seats
    scores = [[] for _ in range(environment.count)]
    most = math.ceil(games / environment.count)
    while min(map(len, scores)) < most:
        _, _, rewards, ends = environment.step(policy(environment))
        for index in numpy.flatnonzero(ends):
            scores[index].append((1 + float(rewards[index, seats[index]])) / 2)
    return [score for slot in scores for score in slot[:most]]


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("--game", default="standard-bearer")
    words.add_argument("--opponent", default="random")
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--workers", type=int, default=2)
    given = words.parse_args()
    ray.init(num_cpus=given.workers, include_dashboard=False, log_to_driver=False)
    game, share = vexillum.Game(given.game), math.ceil(given.games / given.workers)
    waiting = [play.remote(game, given.opponent, share, seed, attack_if_possible) for seed in range(given.workers)]
    scores = numpy.concatenate(ray.get(waiting))
    half = 1.96 * scores.std(ddof=1) / math.sqrt(len(scores))
    print(f"{given.game}: {100 * scores.mean():.1f} ±{100 * half:.1f} % against {given.opponent}, "
          f"{len(scores)} games on {given.workers} workers")


if __name__ == "__main__":
    main()
