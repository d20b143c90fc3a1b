#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""PPO by self-play in PyTorch: learns Standard-Bearer from nothing, and writes its curve as it goes.

    pip install torch numpy .        then
    python examples/learn.py --minutes 60 --curve curve.csv --keep standard-bearer.pt

One network plays both seats of a VectorEnv. An action is scored by the product of what is seen with a vector of its own, so only legal
ids are computed, not all 16,072. The value head says who wins; the learner is measured against bots by its policy alone."""
import argparse
import time

import numpy
import torch

import vexillum

GAMES, STEPS, EPOCHS, BATCH = 128, 64, 3, 1024
DISCOUNT, SMOOTH, CLIP, ENTROPY, RATE = 0.997, 0.9, 0.2, 0.01, 6e-4


class Network(torch.nn.Module):
    def __init__(self, game, width=256, depth=2, own=64):
        super().__init__()
        most = [numpy.full(int(numpy.prod(block["shape"])), block["most"]) for block in game.observation_spec()]
        self.register_buffer("most", torch.tensor(numpy.concatenate(most), dtype=torch.float32))
        layers = [torch.nn.Linear(game.observation_size, width), torch.nn.ReLU()]
        for _ in range(depth - 1):
            layers += [torch.nn.Linear(width, width), torch.nn.ReLU()]
        self.body = torch.nn.Sequential(*layers)
        self.query, self.value = torch.nn.Linear(width, own), torch.nn.Linear(width, 1)
        self.action = torch.nn.Embedding(game.action_space_size + 1, own)  # the last: no action
        torch.nn.init.normal_(self.action.weight, std=0.02)

    def forward(self, seen, ids):
        """Log-probabilities of the ids in each row, -1 where there is none, and the value for the seat to act."""
        body = self.body(seen.float() / self.most)
        none = ids < 0
        vectors = self.action(torch.where(none, self.action.num_embeddings - 1, ids))
        scores = torch.einsum("bo,bao->ba", self.query(body), vectors)
        scores = torch.log_softmax(scores.masked_fill(none, -1e9), 1)
        return scores, torch.tanh(self.value(body)).squeeze(1)


def legal_ids(environment):
    """Legal ids as an int64 array (games, most), filled up with -1."""
    rows, ids = numpy.nonzero(environment.legal())
    counts = numpy.bincount(rows, minlength=environment.count)
    out = numpy.full((environment.count, counts.max()), -1, numpy.int64)
    out[rows, numpy.arange(len(rows)) - (numpy.cumsum(counts) - counts)[rows]] = ids
    return out


def choose(network, environment, greedy=False):
    """What was seen, what was legal, the place of the choice in it, its log-probability and the value."""
    seen, ids = torch.from_numpy(environment.observations.copy()), torch.from_numpy(legal_ids(environment))
    with torch.no_grad():
        scores, value = network(seen, ids)
        place = scores.argmax(1) if greedy else torch.multinomial(scores.exp(), 1).squeeze(1)
    return seen, ids, place, scores.gather(1, place[:, None]).squeeze(1), value


# ---- Playing ----

def gather(network, environment):
    """STEPS decisions in each game: lists of tensors, one a step, and who acted, rewards of that seat's side and ends."""
    steps = []
    for _ in range(STEPS):
        seat = torch.from_numpy(environment.to_act.astype(numpy.int64))
        step = choose(network, environment)
        chosen = step[1].gather(1, step[2][:, None]).squeeze(1)
        _, _, rewards, ends = environment.step(chosen.numpy().astype(numpy.int32))
        # Two seats share one sum of rewards, so one number tells both.
        steps.append((*step, seat, torch.from_numpy(rewards[:, 0].copy()), torch.from_numpy(ends.copy())))
    return steps, torch.from_numpy(environment.to_act.astype(numpy.int64)), choose(network, environment)[4]


def advantages(steps, next_seat, next_value):
    """Generalised advantages for whoever acted: values are turned to seat 0, summed back, turned round again."""
    side = [1 - 2 * step[5] for step in steps] + [1 - 2 * next_seat]
    values = [step[4] * side[at] for at, step in enumerate(steps)] + [next_value * side[-1]]
    out, later = [None] * len(steps), torch.zeros(len(next_value))
    for at in reversed(range(len(steps))):
        going_on = 1 - steps[at][7].float()
        error = steps[at][6] + DISCOUNT * values[at + 1] * going_on - values[at]
        later = error + DISCOUNT * SMOOTH * going_on * later
        out[at] = later * side[at]
    return out


# ---- Learning ----

def joined(steps, which, fill=0):
    """One tensor of all steps; rows of different length are filled up."""
    parts = [step[which] for step in steps]
    if parts[0].dim() == 2 and which == 1:
        width = max(part.shape[1] for part in parts)
        parts = [torch.nn.functional.pad(part, (0, width - part.shape[1]), value=fill) for part in parts]
    return torch.cat(parts)


def parts_of(counts):
    """Random parts of the decisions, each of those with about as many actions: rows are filled up to the longest."""
    order = torch.randperm(len(counts))
    parts = order[counts[order].argsort(stable=True)].split(BATCH)
    return [parts[at] for at in torch.randperm(len(parts))]


def learn(network, optimizer, steps, gained):
    seen, ids, place, before = joined(steps, 0), joined(steps, 1, -1), joined(steps, 2), joined(steps, 3)
    advantage = torch.cat(gained)
    target = (advantage + joined(steps, 4)).clamp(-1, 1)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    counts = (ids >= 0).sum(1)
    for _ in range(EPOCHS):
        for part in parts_of(counts):
            scores, value = network(seen[part], ids[part, :counts[part].max()])
            ratio = (scores.gather(1, place[part][:, None]).squeeze(1) - before[part]).exp()
            gain = torch.min(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part]).mean()
            spread = -(scores.exp() * scores.clamp(min=-50)).sum(1).mean()
            loss = 0.5 * (value - target[part]).square().mean() - gain - ENTROPY * spread
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


# ---- Measuring ----

def score_against(network, game, bot, games, seed):
    """The share of games won by the greedy policy; seats alternate, every slot plays one game."""
    environment = vexillum.VectorEnv(game, games, seed, opponent=bot)
    environment.reset()
    seats, won = numpy.arange(games) % 2, numpy.full(games, numpy.nan)
    while numpy.isnan(won).any():
        ids, place = choose(network, environment, greedy=True)[1:3]
        chosen = ids.gather(1, place[:, None]).squeeze(1).numpy().astype(numpy.int32)
        chosen[~numpy.isnan(won)] = vexillum.WAIT
        _, _, rewards, ends = environment.step(chosen)
        for index in numpy.flatnonzero(ends & numpy.isnan(won)):
            won[index] = (1 + rewards[index, seats[index]]) / 2
    return won.mean()


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("--game", default="standard-bearer", help="any game of two seats")
    words.add_argument("--minutes", type=float, default=60, help="of processor time, measuring not counted")
    words.add_argument("--bots", default="random,level1,level3", help="whom it is measured against")
    words.add_argument("--games", type=int, default=100, help="games against each of them")
    words.add_argument("--every", type=float, default=5, help="minutes from one measurement to the next")
    words.add_argument("--threads", type=int, default=2, help="of PyTorch")
    words.add_argument("--curve", default="curve.csv")
    words.add_argument("--keep", help="a file for the network")
    given = words.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(given.threads)
    game, bots = vexillum.Game(given.game), given.bots.split(",")
    network, environment = Network(game), vexillum.VectorEnv(game, GAMES, seed=1)
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    environment.reset()
    decisions, spent, due = 0, 0.0, 0.0
    with open(given.curve, "w", encoding="utf-8") as curve:
        print("minutes,decisions," + ",".join(bots), file=curve)
        while True:
            if spent >= due or spent >= 60 * given.minutes:
                due += 60 * given.every
                scores = [score_against(network, game, bot, given.games, 7) for bot in bots]
                row = f"{spent / 60:.1f},{decisions}," + ",".join(f"{score:.3f}" for score in scores)
                print(row, file=curve, flush=True)
                print(row, flush=True)
                if given.keep:
                    torch.save(network.state_dict(), given.keep)
            if spent >= 60 * given.minutes:
                break
            start = time.process_time()
            steps, next_seat, next_value = gather(network, environment)
            learn(network, optimizer, steps, advantages(steps, next_seat, next_value))
            decisions += GAMES * STEPS
            spent += time.process_time() - start


if __name__ == "__main__":
    main()
