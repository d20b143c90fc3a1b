# SPDX-License-Identifier: MIT
"""`make python-speed`: decisions a CPU second of VectorEnv beside plain random play in C, in one run."""
import subprocess
import time

import vexillum

SECONDS = 2.0


def in_c(id):
    return float(subprocess.run(["build/release/bench/steps", id, str(SECONDS)], check=True, capture_output=True,
                                text=True).stdout)


def in_batch(game, **wanted):
    count = 32 if game.id == "warmaster" else 256
    environment = vexillum.VectorEnv(game, count, seed=1, **wanted)
    environment.reset()
    steps, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        environment.step_random()
        steps += 1
    return steps * count / (time.process_time() - start)


def main():
    print("| game | plain C | batch | of C | with masks | with masks and observations |\n|---|---|---|---|---|---|")
    for id in vexillum.games():
        game = vexillum.Game(id)
        plain, bare = in_c(id), in_batch(game, observations=False, masks=False)
        masks, all = in_batch(game, observations=False), in_batch(game)
        print(f"| {id} | {plain:,.0f} | {bare:,.0f} | {bare / plain:.0%} | {masks:,.0f} | {all:,.0f} |")


if __name__ == "__main__":
    main()
