#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What one person may do is counted at all nodes together: passwords tried, tables opened, places in the lobby.

    tests/server/nodes_limits.py      three servers on a throw-away PostgreSQL
"""
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import house as counting
import postgres_cluster
from house import House, Player, ask, claim, equal, wait_for
from names import guess_until_refused, said

NODES = 3


class InTurn:
    """Every socket goes to the next node."""

    def __init__(self, nodes):
        self.nodes, self.turn = nodes, 0

    def client(self, **how):
        self.turn += 1
        return self.nodes[self.turn % len(self.nodes)].client(**how)


def all_refuse(nodes, frame, wanted, words, **how):
    """Each node by itself, though none was asked more often than its own share allows."""
    def refusal(node):
        with node.client(**how) as client:
            return said(client.ask(frame, wanted))
    return all(words in str(refusal(node)) for node in nodes)


def passwords(nodes):
    ask(nodes[0], "signup Shared correct-horse", "signed")
    tries, most = guess_until_refused(InTurn(nodes), "Shared", 20, 60)
    claim(tries <= most, "twenty tries for a name are twenty at all nodes together", (tries, most))
    claim(all_refuse(nodes, "signin Shared guess-again", "signed", "too many attempts"), "then every node refuses")
    with nodes[1].client(source="127.0.0.6") as owner:
        equal(owner.ask("signin Shared correct-horse", "signed").get("name"), "Shared", "and the owner comes in from elsewhere")
    tries, most = guess_until_refused(InTurn(nodes), "Nobody", 10, 10, source="127.0.0.9")
    claim(tries <= most, "so are ten tries of an address, whatever name it gives", (tries, most))


def sign_ups(nodes):
    house, made, began, answer = InTurn(nodes), 0, time.monotonic(), {}
    while "too many attempts" not in str(said(answer)) and made < 40:
        with house.client(source="127.0.0.11") as client:
            answer = client.ask(f"signup Crowd{made}x long-enough-{made}", "signed")
        made += 1
    claim(made <= 11 + (time.monotonic() - began) / 10 + 1, "names are taken from one address as slowly as from one server", made)


def tables(nodes):
    house, made, began, refused = InTurn(nodes), 0, time.monotonic(), {}
    while "too many tables" not in refused.get("en", "") and made < 200:
        with house.client(source="127.0.0.8") as client:
            refused = client.ask("host standard-bearer", "hosted")
            made += refused["type"] == "hosted"
    most = 30 + (time.monotonic() - began) / 10 + 1
    claim(30 <= made <= most, "thirty tables of an address are thirty at all nodes together", (made, most))


def lobby(nodes):
    """Tables of one address, sat at through different nodes, hide nobody else's."""
    crowd = []
    for number in range(9):
        node = nodes[number % len(nodes)]
        with node.client(source="127.0.0.12") as client:
            made = client.ask("host standard-bearer open=1", "hosted")
        crowd.append(Player(node, made["id"], made["key"], source="127.0.0.12"))
    late = ask(nodes[0], "host pocket-battles open=1", "hosted")
    stranger = Player(nodes[0], late["id"], late["key"])
    crowded = {player.id for player in crowd}

    def shown(node):
        games = [game["id"] for game in ask(node, "lobby", "lobby")["games"] if game["here"]]
        return len([game for game in games if game in crowded]), late["id"] in games
    for node in nodes:
        claim(wait_for(lambda: shown(node) == (5, True)), "every node shows five of them and the table that came last", shown(node))
    for player in (*crowd, stranger):
        player.leave()


def an_older_database_is_brought_up():
    """Version 8 had no purses, and did not know where people come from."""
    house = House("older")
    house.stop()
    counting.cluster.ask(house.name, "DROP TABLE purses; ALTER TABLE presence DROP COLUMN place; UPDATE format SET version = 8")
    house.start()
    hosted = ask(house, "host standard-bearer open=1", "hosted")
    player = Player(house, hosted["id"], hosted["key"])
    equal([game["here"] for game in ask(house, "lobby", "lobby")["games"]], [True], "an older database is brought up")
    equal(house.rows("SELECT version FROM format"), [(9,)], "to this version")
    player.leave()
    house.stop()


def run(nodes):
    for test in (passwords, sign_ups, tables, lobby):
        test(nodes)
    an_older_database_is_brought_up()
    claim(nodes[0].rows("SELECT count(*) FROM purses")[0][0] >= 4, "what is counted is kept in the database")
    equal(nodes[0].rows("SELECT count(*) FROM purses WHERE whose LIKE '%127.0.0%' OR whose LIKE '%Shared%'"), [(0,)], "without names and addresses")


def main():
    counting.cluster = postgres_cluster.Cluster()
    try:
        first = House("limits")
        nodes = [first] + [House(f"limits-{number}", beside=first) for number in range(1, NODES)]
        run(nodes)
        for node in nodes:
            node.stop()
    finally:
        counting.end_servers()
        counting.cluster.remove()
    counting.finish()


if __name__ == "__main__":
    main()
