#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A club that has outgrown its file: everything in it, and in the file of any earlier version, goes on in PostgreSQL.

    tests/server/moving.py      a throw-away PostgreSQL
"""
import os
import random
import sqlite3
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
import house as counting
import postgres_cluster
from house import FOLDER, House, Player, Rules, ask, claim, equal, host, play_randomly
from running import KEPT, vexillum


def fill(house):
    """Games with dice and hidden hands, people and what they said, a tournament."""
    for name in ("Anna", "Boris"):
        ask(house, f"signup {name} correct-horse", "signed")
    with house.client() as anna:
        anna.ask("signin Anna correct-horse", "signed")
        anna.ask("block Boris", "blocks")
        anna.ask('report Boris "it\'s odd"', "reported")
    equal(house.order("schedule", "swiss", "war-chest", "title=It's Friday; ночь", "starts=3600").returncode, 0, "a tournament is announced")
    found = []
    for game in ("war-chest", "pocket-battles"):
        game_id, players = host(house, game)
        with Rules() as rules:
            play_randomly(players, rules, random.Random(4), 12)
        players[0].client.send("chat it's \\\\ 'quoted'")
        players[0].until(lambda frame: frame["chat"])
        found.append((game_id, [player.key for player in players], players[0].log, players[0].frame["position"]))
        for player in players:
            player.leave()
    return found


def content(rows, tables):
    """Every table as sorted rows of texts; numbers as they are counted, and nothing told apart from an empty text."""
    def plain(value):
        return value.hex() if isinstance(value, bytes) else f"{float(value):.9g}" if str(value).lstrip("-").replace(".", "", 1).isdigit() else value or ""
    return {table: sorted(tuple(map(plain, row)) for row in rows(table)) for table in tables}


def of_file(file):
    connection = sqlite3.connect(file)
    names = [name for name, in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")]
    columns = {name: ", ".join(row[1] for row in connection.execute(f"PRAGMA table_info({name})")) for name in names}
    told = content(lambda table: connection.execute(f"SELECT * FROM {table}").fetchall(), names)
    connection.close()
    return columns, told


def of_cluster(name, columns):
    def rows(table):
        texts = ", ".join(f"encode({column}, 'hex')" if column == "secret" else column for column in columns[table].split(", "))
        return counting.cluster.ask(name, f"SELECT {texts} FROM {table}")
    return content(rows, columns)


def moves(copy, name):
    address = counting.cluster.make(name)
    moved = vexillum("restore", "--db", address, copy)
    equal((moved.returncode, moved.stderr), (0, ""), f"{name}: everything is moved")
    return address


def a_club_goes_on():
    file = House("club")
    games = fill(file)
    copy = os.path.join(FOLDER, "club-copy.db")
    file.stop()
    equal(vexillum("backup", "--db", file.database, copy).returncode, 0, "its games are copied")
    counting.cluster = postgres_cluster.Cluster()
    address = moves(copy, "club")
    columns, wanted = of_file(copy)
    claim(all(wanted[table] for table in ("games", "states", "seats", "entries", "accounts", "blocks", "reports", "chat", "tournaments")), "there was something to move", {table: len(rows) for table, rows in wanted.items()})
    equal(of_cluster("club", columns), wanted, "row by row")
    again = vexillum("restore", "--db", address, copy)
    claim(again.returncode == 2 and "already" in again.stderr, "nothing is put on top of games", again.stderr)
    equal(of_cluster("club", columns), wanted, "and a refusal changes nothing")
    there = House("there", beside=file_of(address))
    with there.client() as anna:
        equal(anna.ask("signin Anna correct-horse", "signed").get("name"), "Anna", "people sign in")
    for game_id, keys, log, position in games:
        players = [Player(there, game_id, key) for key in keys]
        equal((players[0].log, players[0].frame["position"]), (log, position), "a game is where it was")
        with Rules() as rules:
            play_randomly(players, rules, random.Random(5), 4)
        claim(len(players[0].log) > len(log), "and goes on")
        for player in players:
            player.leave()
    there.stop()


def file_of(address):
    """What a House asks of the one that it stands beside."""
    class Beside:
        name, database = "club", address
    return Beside


def earlier_versions():
    for name in sorted(name for name in os.listdir(KEPT) if name.endswith(".sql")):
        copy = os.path.join(FOLDER, name.replace(".sql", ".db"))
        connection = sqlite3.connect(copy)
        with open(os.path.join(KEPT, name)) as file:
            connection.executescript(file.read())
        games = connection.execute("SELECT count(*) FROM games").fetchone()[0]
        connection.close()
        database = name.replace("-", "_").replace(".sql", "")
        moves(copy, database)
        equal(counting.cluster.ask(database, "SELECT count(*) FROM games"), [(games,)], f"{name}: with all games")


def main():
    try:
        a_club_goes_on()
        earlier_versions()
        broken = os.path.join(FOLDER, "broken.db")
        with open(broken, "w") as file:
            file.write("no database")
        equal(vexillum("restore", "--db", counting.cluster.make("empty"), broken).returncode, 2, "what is no copy is refused")
    finally:
        counting.end_servers()
        if counting.cluster:
            counting.cluster.remove()
    counting.finish()


if __name__ == "__main__":
    main()
