# SPDX-License-Identifier: MIT
"""`make python-peers-speed`: decisions a CPU second of one thread beside OpenSpiel and PettingZoo, all in one run.

Everybody plays at random. OpenSpiel's backgammon runs in its C++ core alone, through two uniform random bots. PettingZoo's classic
games and ours as PettingZoo environments run one game in Python with masks and observations; VectorEnv makes the same for 256 games."""
import time

import numpy
import pyspiel
from pettingzoo.classic import chess_v6, connect_four_v3, tictactoe_v3

import vexillum
from vexillum import pettingzoo as zoo

SECONDS = 1.0


def rate(play):
    """Decisions a second of play(), which plays some and returns their number."""
    decisions, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        decisions += play()
    return decisions / (time.process_time() - start)


def backgammon():
    game = pyspiel.load_game("backgammon")
    seeds = iter(range(1 << 30))

    def play():
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, [pyspiel.make_uniform_random_bot(seat, next(seeds)) for seat in (0, 1)], next(seeds))
        return sum(entry.player >= 0 for entry in state.full_history())
    return rate(play)


def environment_rate(make):
    environment, generator = make(), numpy.random.default_rng(1)

    def play():
        environment.reset(seed=int(generator.integers(1 << 30)))
        decisions = 0
        for agent in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            environment.step(None if ended or cut else int(generator.choice(numpy.flatnonzero(observation["action_mask"]))))
            decisions += not (ended or cut)
        return decisions
    return rate(play)


def batch_rate(id):
    environment = vexillum.VectorEnv(vexillum.Game(id), 256, seed=1)
    environment.reset()

    def play():
        environment.step_random()
        return 256
    return rate(play)


def main():
    core = backgammon()
    classic = {name: environment_rate(module.raw_env) for name, module in
               (("tictactoe", tictactoe_v3), ("connect_four", connect_four_v3), ("chess", chess_v6))}
    print("| what | decisions a second | of OpenSpiel's backgammon in C++ |\n|---|---|---|")
    print(f"| OpenSpiel backgammon, C++ core, nothing but play | {core:,.0f} | 1 |")
    for name, found in classic.items():
        print(f"| PettingZoo {name}, observations and masks | {found:,.0f} | {found / core:.3f} |")
    for id in ("standard-bearer", "war-chest", "pocket-battles"):
        found, all = environment_rate(lambda: zoo.raw_env(id)), batch_rate(id)
        print(f"| {id} as a PettingZoo environment | {found:,.0f} | {found / core:.3f} |")
        print(f"| {id}, VectorEnv with observations and masks | {all:,.0f} | {all / core:.1f} |")


if __name__ == "__main__":
    main()
