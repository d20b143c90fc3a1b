# SPDX-License-Identifier: MIT
"""A server that is stopped, killed, locked out or out of room loses nothing it has acknowledged."""
import os
import random
import sqlite3
import subprocess
import threading
import time

import house as counting
from client import Closed
from house import FOLDER, PROGRAM, House, Player, Rules, act_randomly, ask, claim, equal, host, \
    play_randomly, wait_for

AWAY = 2  # seconds that the server is away
LOST = "could not be stored"


def stored(house, game_id):
    """Entries of a game as the database has them."""
    return [row[0] for row in house.rows(
        "SELECT action FROM entries WHERE id = ? ORDER BY number", game_id)]


# ---- Stopped and started ----

def games_survive_a_restart(house):
    with Rules() as rules:
        dice = random.Random(1)
        game_id, players = host(house, "war-chest", "clock=86400")
        play_randomly(players, rules, dice, 10)
        players[0].say("chat good night")
        players[1].settle()
        players[1].say("draw")
        before = players[0].settle()
        for player in players:
            player.leave()
        house.stop()
        house.start()
        for player in players:
            player.sit()
        after = players[0].frame
        for key in ("position", "draw", "names", "commitment", "result", "cuts"):
            equal(after[key], before[key], f"{key} is as it was")
        equal(after["chat"], [{"who": 0, "text": "good night"}], "talk too")
        claim(0 <= before["clock"]["left"][0] - after["clock"]["left"][0] < 60000, "and clocks")
        play_randomly(players, rules, dice, 10)
        equal(players[0].frame["draw"], None, "and play goes on")
        for player in players:
            player.leave()


def live_clocks_stand_still_while_away(house):
    began = time.time()
    _, players = host(house, "standard-bearer", "clock=60+0")
    seat = players[0].frame["clock"]["running"]
    for player in players:
        player.leave()
    house.kill()
    killed = time.time()
    wait_for(lambda: time.time() - killed >= AWAY)
    house.start()
    players[0].sit()
    left = players[0].frame["clock"]["left"][seat]
    there = time.time() - began - AWAY  # seconds at most that the clock may have run
    claim(left > 60000 - 1000 * there, "a live game does not lose the time that the server was away", (left, there))
    players[0].leave()


def machines_go_on_thinking(house):
    game_id, (player,) = host(house, "war-chest", "seat=2 machines=1:8")
    with Rules() as rules:
        while rules.mover(player.frame["position"]) == 1:
            act_randomly(player, rules, random.Random(7))
    length = len(player.log)
    house.kill()
    player.leave()
    house.start()
    claim(wait_for(lambda: len(stored(house, game_id)) > length), "a machine goes on though nobody is there")


# ---- Killed, again and again ----

class Load:
    """Pairs of players who act at random and note what was acknowledged to them."""

    def __init__(self, house, pairs):
        self.house, self.stopping = house, False
        self.acknowledged = {}
        self.threads = [threading.Thread(target=self.keep_playing, args=(number,))
                        for number in range(pairs)]
        self.errors = []
        for thread in self.threads:
            thread.start()

    def keep_playing(self, number):
        dice = random.Random(number)
        players = []
        with Rules() as rules:
            while not self.stopping:
                try:
                    if not players or players[0].is_over():
                        players = host(self.house, ["standard-bearer", "pocket-battles"][number % 2])[1]
                    for player in players:
                        if player.client is None:
                            player.sit()
                    self.act(players, rules, dice)
                except (Closed, OSError):
                    for player in players:
                        player.leave()
                    time.sleep(0.05)
                except Exception as error:
                    self.errors.append(error)
                    return

    def act(self, players, rules, dice):
        longest = max(len(player.log) for player in players)
        for player in players:
            player.until(lambda frame: len(player.log) >= longest)
        seat = rules.mover(players[0].frame["position"])
        if seat < 0:
            return
        actor = players[seat]
        act_randomly(actor, rules, dice)
        self.acknowledged[actor.id] = max(
            self.acknowledged.get(actor.id, []), [entry["action"] for entry in actor.log], key=len)

    def goes_on(self, actions):
        """So many more have been acknowledged; false where the players have given up."""
        wanted = self.count() + actions
        return wait_for(lambda: self.count() >= wanted or self.errors) and not self.errors

    def count(self):
        return sum(len(log) for log in list(self.acknowledged.values()))

    def stop(self):
        self.stopping = True
        for thread in self.threads:
            thread.join()


def killed_in_a_loop(house, rounds=12, pairs=4):
    load = Load(house, pairs)
    dice = random.Random(11)
    for _ in range(rounds):
        load.goes_on(dice.randint(1, 40))
        house.kill()
        house.start()
    claim(load.goes_on(1), "play goes on after the last kill")
    load.stop()
    house.kill()
    equal(load.errors, [], "players come back after each kill")
    house.start()
    lost = 0
    actions = 0
    for game_id, log in load.acknowledged.items():
        actions += len(log)
        lost += stored(house, game_id)[:len(log)] != log
    claim(actions > 100, f"{len(load.acknowledged)} games, {actions} entries were acknowledged")
    equal(lost, 0, "no acknowledged action is lost by kill -9")


# ---- Locked, full ----

def refused_action(player, rules, dice):
    """An action that cannot be stored: the answer and the table after it."""
    answer = player.play(dice.choice(rules.actions(player.frame["position"])))
    return answer, player.settle()


def actor_of(players, rules):
    return players[rules.mover(players[0].frame["position"])]


def a_locked_database(house):
    with Rules() as rules:
        dice = random.Random(2)
        game_id, players = host(house, "standard-bearer")
        play_randomly(players, rules, dice, 5)
        actor = actor_of(players, rules)
        before, length = actor.frame["position"], len(actor.log)
        other = sqlite3.connect(house.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer, table = refused_action(actor, rules, dice)
        claim(answer["type"] == "refused" and LOST in answer["en"] and answer["ru"], "a locked database is told", answer)
        equal((table["position"], len(actor.log)), (before, length), "and nothing has happened")
        fresh = ask(house, "host standard-bearer", "hosted")
        claim(fresh["type"] == "refused" and LOST in fresh["en"], "no table is opened either", fresh)
        signed = ask(house, "signup Locked long-enough", "signed")
        claim(signed["type"] == "refused" and LOST in signed["en"], "nor a name taken", signed)
        equal(ask(house, f"view {game_id} - --at 3", "view")["type"], "view", "reading goes on")
        other.execute("ROLLBACK")
        other.close()
        claim("cannot-store" in house.said(), "the server's log says why")
        play_randomly(players, rules, dice, 5)
        equal(stored(house, game_id), [entry["action"] for entry in actor.log], "then play goes on")
        for player in players:
            player.leave()


def a_machine_survives_a_lock(house):
    """What it chose could not be stored: it thinks again."""
    game_id, (player,) = host(house, "standard-bearer", "seat=2 machines=1:8")
    with Rules() as rules:
        while rules.mover(player.frame["position"]) == 1:
            act_randomly(player, rules, random.Random(7))
    other = sqlite3.connect(house.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    complaints = house.said().count("cannot-store")
    claim(wait_for(lambda: house.said().count("cannot-store") > complaints), "the machine has chosen, and it cannot be stored")
    length = len(stored(house, game_id))
    equal(length, len(player.log), "a machine's choice that cannot be stored has not happened")
    other.execute("ROLLBACK")
    other.close()
    claim(wait_for(lambda: len(stored(house, game_id)) > length), "a machine plays on after the lock is gone")
    player.leave()


def a_full_disk(house):
    with Rules() as rules:
        dice = random.Random(6)
        game_id, players = host(house, "standard-bearer")
        play_randomly(players, rules, dice, 5)
        house.limit_files(os.path.getsize(house.database + "-wal"))
        actor = actor_of(players, rules)
        before, length = actor.frame["position"], len(actor.log)
        answer, table = refused_action(actor, rules, dice)
        claim(answer["type"] == "refused" and LOST in answer["en"], "a full disk is told", answer)
        equal((table["position"], len(actor.log)), (before, length), "and nothing has happened")
        house.limit_files(1 << 40)
        made = play_randomly(players, rules, dice, 5)
        equal(made, 5, "play goes on when there is room again")
        log = [entry["action"] for entry in actor.log]
        house.limit_files(os.path.getsize(house.database + "-wal"))
        refused_action(actor_of(players, rules), rules, dice)
        house.kill()
        house.start()
        equal(stored(house, game_id), log, "killed with a full disk it has all it acknowledged")
        for player in players:
            player.leave()


# ---- At the door ----

def fails_to_open(what, said, *words):
    run = subprocess.run([PROGRAM, "serve", "--port", "0", *words], capture_output=True, text=True,
                         timeout=30)
    lines = run.stderr.strip().splitlines()
    claim(run.returncode == 2 and lines and said in lines[-1], what, (run.returncode, run.stderr))


def bad_beginnings(house):
    fails_to_open("a second server on the same database", "another server", "--db", house.database)
    fails_to_open("no such folder", "cannot write", "--db", "/nonexistent/x.db")
    broken = os.path.join(FOLDER, "broken.db")
    with open(broken, "w") as file:
        file.write("this is no database " * 1000)
    fails_to_open("a file that is no database", "not a database", "--db", broken)
    later = os.path.join(FOLDER, "later.db")
    connection = sqlite3.connect(later)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    fails_to_open("a database of another version", "another version", "--db", later)
    run = subprocess.run([PROGRAM, "serve", "--port", str(house.port), "--db",
                          os.path.join(FOLDER, "other.db")], capture_output=True, text=True, timeout=30)
    claim(run.returncode == 2 and run.stderr.startswith("vexillum: cannot listen on port"),
          "a port that is taken", run.stderr)


def run(house):
    of_files = () if counting.cluster else (a_locked_database, a_machine_survives_a_lock, a_full_disk, bad_beginnings)
    for test in (games_survive_a_restart, live_clocks_stand_still_while_away, machines_go_on_thinking,
                 *of_files, killed_in_a_loop):
        test(house)


if __name__ == "__main__":
    only = House("faults")
    run(only)
    only.stop()
