#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tournaments of people at different nodes, while the node that runs them is killed.

    tests/server/nodes_tournaments.py      three servers on a throw-away PostgreSQL
"""
import os
import re
import sys
from collections import Counter

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import house as counting
import postgres_cluster
import tournaments
from house import House, claim, equal, together, wait_for
from tournaments import Entrant, play, result_of, sit_down, standings_again, told

NODES = 3


class Proxy:
    """Every socket goes to another node that lives. What is killed, or told to stop, is the node that holds the lease."""

    def __init__(self, nodes):
        self.nodes, self.name, self.turn, self.down = nodes, nodes[0].name, 0, None

    def client(self, **how):
        self.turn += 1
        living = [node for node in self.nodes if node is not self.down]
        return living[self.turn % len(living)].client(**how)

    def keeper(self):
        """The node that runs tournaments and clocks; each names itself in its log when it starts."""
        def holds(node):
            held = self.rows("SELECT node FROM leases WHERE task = 'house'")
            return held and re.findall(r"\bnode\b.*\bid=(\w+)", node.said())[-1] == held[0][0]
        found = []
        claim(wait_for(lambda: found.extend(filter(holds, self.nodes)) or found), "some node holds the lease")
        return found[0]

    def kill(self):
        self.down = self.keeper()
        self.down.kill()

    def stop(self):
        self.down = self.keeper()
        self.down.stop()

    def start(self):
        self.down.start()
        self.down = None

    def rows(self, query, *values):
        return self.nodes[0].rows(query, *values)

    def order(self, *words):
        return next(node for node in self.nodes if node is not self.down).order(*words)


def everything_is_counted_once(house):
    """Of all games of tournaments: each has its result in one place, and no rating was changed twice or forgotten."""
    games = house.rows("SELECT games.id, result, first_half, second_half FROM pairings JOIN states ON states.id = pairings.game JOIN games ON games.id = states.id")
    shown = {"1-0": (2, 0), "0-1": (0, 2), "1/2-1/2": (1, 1), "0-0": (0, 0)}
    equal([game for game in games if shown.get(game[1]) != game[2:]], [], f"all {len(games)} pairings have the result of their game")
    rated = Counter(name for (name,) in house.rows("SELECT name FROM outcomes WHERE before > 0"))
    equal(dict(house.rows("SELECT name, sum(games) FROM ratings GROUP BY name")), dict(rated), "every rated game is counted once for each player")
    broken = house.rows("SELECT count(*) FROM (SELECT before, lag(after) OVER (PARTITION BY outcomes.name ORDER BY outcomes.at, after) AS last FROM outcomes"
                        " JOIN games USING (id) WHERE before > 0) AS steps WHERE abs(before - last) > 0.001")
    equal(broken, [(0,)], "and each begins with the rating that the last one left")


def all_at_once(house, people, tournament):
    """The games of a round end in the same moment, each player being at another node."""
    pairings = [pairing for pairing in told(house, tournament)["pairings"] if pairing["score"] is None]
    seated = [sit_down(people, pairing) for pairing in pairings]
    together(*[lambda players=players, pairing=pairing: play(players, pairing, result_of(pairing["names"])) for players, pairing in zip(seated, pairings)])
    return len(pairings)


def is_in_round(house, tournament, number):
    frame = told(house, tournament)
    return (frame["phase"], frame["round"]) == ("playing", number)


def the_keeper_dies_and_stays_dead(house):
    """In the middle of a round, and then another one between two rounds: those that are left go on."""
    names = ["Ivan", "Jelena", "Karl", "Lidia", "Maxim", "Nina", "Oskar", "Polina"]
    people = {name: Entrant(house, name) for name in names}
    tournament = people["Ivan"].ask("schedule swiss standard-bearer starts=3 clock=120+0 rounds=4 wait=60 pause=3", "scheduled")["id"]
    for name in names:
        people[name].ask(f"enter {tournament}", "entered")
    claim(wait_for(lambda: is_in_round(house, tournament, 1)), "a tournament begins")
    first = told(house, tournament)["pairings"]
    play(sit_down(people, first[0]), first[0], result_of(first[0]["names"]))
    house.kill()
    equal(all_at_once(house, people, tournament), 3, "games go on without the node that made them")
    claim(wait_for(lambda: is_in_round(house, tournament, 2)), "another node begins the second round")
    house.start()
    equal(all_at_once(house, people, tournament), 4, "a round whose games end at once")
    claim(wait_for(lambda: told(house, tournament)["phase"] == "paused"), "is over")
    house.kill()
    claim(wait_for(lambda: is_in_round(house, tournament, 3)), "and the third begins though the node that counted the second is gone")
    all_at_once(house, people, tournament)
    house.start()
    claim(wait_for(lambda: is_in_round(house, tournament, 4)), "the fourth follows")
    counting.cluster.restart("immediate")
    claim(wait_for(lambda: all(can_be_asked(node, tournament) for node in house.nodes)), "after the database was gone")
    all_at_once(house, people, tournament)
    claim(wait_for(lambda: told(house, tournament)["phase"] == "over"), "it comes to its end")
    rounds = [told(house, tournament, f"--round {number}")["pairings"] for number in (1, 2, 3, 4)]
    equal([len(each) for each in rounds], [4, 4, 4, 4], "no round was paired twice")
    pairs = [frozenset(pairing["names"]) for each in rounds for pairing in each]
    equal(len(set(pairs)), 16, "nobody met anybody twice")
    final = {row["name"]: (row["score"], row["buchholz"], row["berger"]) for row in told(house, tournament)["standings"]}
    equal(final, standings_again(rounds), "standings are those of the pairings")


def can_be_asked(node, tournament):
    try:
        return told(node, tournament)["type"] == "tournament"
    except OSError:
        return False


def run(nodes):
    house = Proxy(nodes)
    tournaments.run(house)
    the_keeper_dies_and_stays_dead(house)
    everything_is_counted_once(house)


def main():
    counting.cluster = postgres_cluster.Cluster()
    try:
        first = House("rounds")
        nodes = [first] + [House(f"rounds-{number}", beside=first) for number in range(1, NODES)]
        run(nodes)
        for node in nodes:
            node.stop()
    finally:
        counting.end_servers()
        counting.cluster.remove()
    counting.finish()


if __name__ == "__main__":
    main()
