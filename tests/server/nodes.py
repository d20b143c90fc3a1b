#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Three servers on one throw-away PostgreSQL: one table for players at different nodes, whatever is killed.

    tests/server/nodes.py              everything, with a few kills
    tests/server/nodes.py KILLS        the kills alone, so many of them
"""
import os
import random
import re
import sqlite3
import sys
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import house as counting
import nodes_limits
import nodes_tournaments
import postgres_cluster
from client import Closed
from house import FOLDER, House, Player, Rules, act_randomly, ask, claim, equal, host, keys_of, play_randomly, wait_for

NODES = 3
GAMES = ("standard-bearer", "war-chest", "pocket-battles", "warmaster")


def start_nodes(name):
    first = House(name)
    return [first] + [House(f"{name}-{number}", beside=first) for number in range(1, NODES)]


def seated(nodes, game, words="", first=0):
    """A private table whose players sit at different nodes."""
    hosted = ask(nodes[first], f"host {game} {words}", "hosted")
    if hosted["type"] == "refused":
        raise AssertionError(hosted["en"])
    keys = [key for key in keys_of(nodes[(first + 1) % len(nodes)], hosted) if key]
    players = [Player(nodes[(first + seat) % len(nodes)], hosted["id"], key, f"n{seat}") for seat, key in enumerate(keys)]
    for player in players:
        player.until(lambda frame: frame["begun"])
    return hosted["id"], players


# ---- One table ----

def games_are_played_across_nodes(nodes):
    with Rules() as rules:
        for number, game in enumerate(GAMES):
            game_id, players = seated(nodes, game, first=number % NODES)
            spectator = Player(nodes[(number + 2) % NODES], game_id)
            play_randomly(players, rules, random.Random(number), 120, watchers=[spectator])
            equal({len(player.log) for player in (*players, spectator)}, {len(players[0].log)}, f"{game}: everybody has heard everything")
            same_as_on_one_node(nodes, game_id, players)
            for player in (*players, spectator):
                player.leave()


def raw_answers(server, game_id, keys):
    """What a server says about a game to each seat and to a spectator, as it comes."""
    texts = []
    for key in (*keys, "-"):
        with server.client() as client:
            for words in (f"sit {game_id} {key}", f"view {game_id} {key}", f"record {game_id} {key}", f"view {game_id} {key} --at 7"):
                client.send(words)
                texts.append(client.receive_text())
    return texts


def same_as_on_one_node(nodes, game_id, players):
    """The rows of the game in a file of SQLite, served by one server: every seat is told the same bytes."""
    keys = [player.key for player in players]
    for player in players:
        player.leave()
    wait_for(lambda: nodes[0].rows("SELECT count(*) FROM presence WHERE id = ?", game_id) == [(0,)])
    told = []
    for node in nodes:
        wait_for(lambda: Player(node, game_id).frame["present"] == [False] * len(players))
        told.append(raw_answers(node, game_id, keys))
    alone = alone_with(nodes[0], game_id)
    alone_told = raw_answers(alone, game_id, keys)
    alone.stop()
    for number, texts in enumerate(told):
        claim(texts == alone_told, f"node {number} tells each seat, byte for byte, what a single server does",
              [(one[:300], other[:300]) for one, other in zip(texts, alone_told) if one != other][:1])
    for player in players:
        player.sit()


def alone_with(node, game_id):
    cluster, counting.cluster = counting.cluster, None
    try:
        alone = House(f"alone-{game_id}")
        alone.stop()
        file = sqlite3.connect(alone.database)
        for table in ("games", "states", "seats", "entries", "chat"):
            columns = [row[1] for row in file.execute(f"PRAGMA table_info({table})")]
            shown = ", ".join(f"encode({column}, 'hex')" if column == "secret" else column for column in columns)
            for row in cluster.ask(node.name, f"SELECT {shown} FROM {table} WHERE id = ?", game_id):
                row = [bytes.fromhex(str(value)) if column == "secret" else value for column, value in zip(columns, row)]
                file.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
        file.commit()
        file.close()
        alone.start()
        return alone
    finally:
        counting.cluster = cluster


def the_table_is_one(nodes):
    """Talk, draws, taking back, presence, lobby and names at one node are seen at the others."""
    one, two, three = nodes
    with Rules() as rules:
        game_id, players = seated(nodes, "standard-bearer")
        play_randomly(players, rules, random.Random(5), 6)
        players[0].client.send("chat hello over there")
        players[1].until(lambda frame: frame.get("chat") and frame["chat"][-1]["text"] == "hello over there")
        claim(True, "talk comes over")
        players[1].leave()
        players[0].until(lambda frame: frame["present"] == [True, False])
        players[1].sit()
        players[0].until(lambda frame: frame["present"] == [True, True])
        claim(True, "who comes and goes is seen")
        mover = next(player for player in players if player.frame["seat"] == rules.mover(players[0].frame["position"]))
        other = players[1 - players.index(mover)]
        length = len(mover.log)
        act_randomly(mover, rules, random.Random(6))
        other.until(lambda frame: len(other.log) > length)
        if mover.frame["canUndo"]:
            mover.client.send("undo")
            other.until(lambda frame: frame["undo"] == mover.frame["seat"])
            other.client.send("undo yes")
            for player in players:
                player.until(lambda frame: frame["cuts"] == 1)
                equal(len(player.log), length, "what is taken back is gone at both nodes")
        players[0].client.send("draw")
        players[1].until(lambda frame: frame["draw"] == 0)
        players[1].client.send("draw yes")
        for player in players:
            player.until(lambda frame: frame["result"] == "1/2-1/2")
        claim(True, "a draw is agreed across nodes")
        again = [player.client.ask(f"rematch {game_id} {player.key}", "joined") for player in players]
        equal({answer["id"] for answer in again}, {again[0]["id"]}, "and both find the same rematch")
        for player in players:
            player.leave()
    watching = three.client()
    watching.ask("lobby watch", "lobby")
    hosted = ask(one, "host standard-bearer open=1 name=Waiting", "hosted")
    host_player = Player(one, hosted["id"], hosted["key"])
    claim(wait_for(lambda: [(game["id"], game["here"]) for game in watching.until("lobby")["games"]] == [(hosted["id"], True)]), "the lobby is one")
    joined = [ask(node, f"join {hosted['id']}", "joined")["type"] for node in (two, three)]
    equal(joined, ["joined", "refused"], "a seat is taken once")
    host_player.leave()
    watching.close()
    token = ask(one, "signup Nodes long-enough", "signed")["token"]
    with two.client() as person:
        equal(person.ask(f"token {token}", "signed")["name"], "Nodes", "who signed in at one node is known at another")
        equal(one.order("announce", "to all").returncode, 0, "an announcement")
        equal(person.until("notice")["text"], "to all", "comes to everybody")
        equal(one.order("ban", "Nodes").returncode, 0, "who is banned at one node")
        claim(person.is_ended(), "is shown out at all")


def clocks_and_machines_go_on(nodes):
    """Whoever thinks or keeps the clocks is killed: another node goes on."""
    game_id, players = seated(nodes, "standard-bearer", "clock=10+0")
    _, (human,) = host(nodes[1], "war-chest", "seat=2 machines=1:8")
    machine_id = human.id
    with Rules() as rules:
        while rules.mover(human.frame["position"]) == 1:
            act_randomly(human, rules, random.Random(7))
    length = len(human.log)
    for player in (*players, human):
        player.leave()
    nodes[0].kill()
    nodes[1].kill()
    claim(wait_for(lambda: len(entries(nodes[2], machine_id)) > length, 60), "a machine's turn is taken over by the node that is left")
    claim(wait_for(lambda: nodes[2].rows("SELECT result FROM states WHERE id = ?", game_id) != [("*",)], 60), "and so are the clocks")
    for node in nodes[:2]:
        node.start()


def entries(node, game_id):
    return [str(action) for (action,) in node.rows("SELECT action FROM entries WHERE id = ? ORDER BY number", game_id)]


# ---- Killed ----

class Load:
    """Pairs of players at different nodes who act at random and note what was acknowledged to them. Who cannot reach a
    node comes back through another one, as behind a proxy."""

    def __init__(self, nodes, pairs):
        self.nodes, self.stopping, self.errors, self.acknowledged, self.seconds = nodes, False, [], {}, []
        self.last = [time.time()] * pairs
        self.threads = [threading.Thread(target=self.keep_playing, args=(number,)) for number in range(pairs)]
        for thread in self.threads:
            thread.start()

    def keep_playing(self, number):
        dice, players = random.Random(number), []
        with Rules() as rules:
            while not self.stopping:
                try:
                    if not players or players[0].is_over():
                        for player in players:
                            player.leave()
                        players = []
                        players = seated(self.nodes, GAMES[number % len(GAMES)], "machines=2:1" if number % 4 == 3 else "", dice.randrange(NODES))[1]
                    for player in players:
                        if player.client is None:
                            player.house = dice.choice(self.nodes)
                            player.sit()
                    self.act(number, players, rules, dice)
                except (Closed, OSError, AssertionError, KeyError) as error:  # a key is missing where a seat was refused
                    if isinstance(error, AssertionError) and not is_passing(error):
                        self.errors.append(error)
                        return
                    for player in players:
                        player.leave()
                    time.sleep(0.05)
                except Exception as error:
                    self.errors.append(error)
                    return
        for player in players:
            player.leave()

    def act(self, number, players, rules, dice):
        longest = max(len(player.log) for player in players)
        for player in players:
            player.client.socket.settimeout(20)
            player.until(lambda frame: len(player.log) >= longest or player.is_over())
        if players[0].is_over():
            return
        seat = rules.mover(players[0].frame["position"])
        actor = [player for player in players if player.frame["seat"] == seat]
        if not actor:
            players[0].next()
            return
        began = time.time()
        act_randomly(actor[0], rules, dice)
        self.seconds.append(time.time() - began)
        self.last[number] = time.time()
        log = [entry["action"] for entry in actor[0].log]
        self.acknowledged[actor[0].id] = max(self.acknowledged.get(actor[0].id, []), log, key=len)

    def count(self):
        return sum(len(log) for log in list(self.acknowledged.values()))

    def goes_on(self, actions):
        wanted = self.count() + actions
        return wait_for(lambda: self.count() >= wanted or self.errors, 120) and not self.errors

    def all_go_on(self):
        since = time.time()
        return wait_for(lambda: min(self.last) > since or self.errors, 120) and not self.errors

    def stop(self):
        self.stopping = True
        for thread in self.threads:
            thread.join()


PASSING = ("could not be stored", "cannot be read", "has changed in the meantime", "not your turn", "no such table", "too fast", "sit down at a table")


def is_passing(error):
    """What a player may be told while a node or the database is away; asked again, it goes on."""
    return any(words in str(error) for words in PASSING)


def is_seen(stored, seen):
    """An action as a seat is told it: what the seat may not know is a question mark."""
    return re.fullmatch(re.escape(seen).replace(r"\?", r"\S+"), stored) is not None


def nothing_is_lost(nodes, load):
    lost = doubled = 0
    for game_id, log in load.acknowledged.items():
        kept = entries(nodes[0], game_id)
        lost += len(kept) < len(log) or not all(is_seen(stored, seen) for stored, seen in zip(kept, log))
    doubled = nodes[0].rows("SELECT count(*) FROM (SELECT id FROM entries GROUP BY id HAVING count(*) <> max(number) + 1) AS gaps")[0][0]
    equal(lost, 0, f"no acknowledged action is lost ({len(load.acknowledged)} games, {load.count()} entries)")
    equal(doubled, 0, "none is doubled or left out")


def kills(nodes, rounds, pairs=6):
    load, dice, database, killed = Load(nodes, pairs), random.Random(23), 0, 0
    for number in range(rounds):
        if not load.goes_on(dice.randint(2, 30)):
            break
        killed += 1
        if killed % 20 == 0:
            print(f"{killed} kills, {load.count()} entries", flush=True)
        if number % 10 == 9:
            counting.cluster.restart(dice.choice(["immediate", "fast"]))
            database += 1
        else:
            node = dice.choice(nodes)
            node.kill()
            if dice.random() < 0.5:
                time.sleep(dice.random())
            node.start()
    claim(load.all_go_on(), "every game goes on after the last kill", [time.time() - last for last in load.last])
    load.stop()
    equal((killed, load.errors), (rounds, []), "players come back after each kill")
    nothing_is_lost(nodes, load)
    print(f"{killed} kills ({database} of the database), {load.count()} entries of {len(load.acknowledged)} games acknowledged")


def main(words):
    counting.cluster = postgres_cluster.Cluster()
    nodes = []
    try:
        nodes += start_nodes("shared")
        if not words:
            for test in (games_are_played_across_nodes, the_table_is_one, clocks_and_machines_go_on, nodes_limits.run, nodes_tournaments.run):
                test(nodes)
        kills(nodes, int(words[0]) if words else 10)
        for node in nodes:
            node.stop()
    finally:
        counting.end_servers()
        counting.cluster.remove()
    counting.finish()


if __name__ == "__main__":
    main(sys.argv[1:])
