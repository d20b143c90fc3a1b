# SPDX-License-Identifier: MIT
"""What whoever runs the server does with it: looks at it, configures it, gives orders, keeps copies, restarts."""
import json
import os
import random
import re
import socket
import sqlite3
import subprocess
import time

import house as counting
from client import Closed
from house import FOLDER, PROGRAM, House, Player, Rules, ask, claim, equal, host, play_randomly, wait_for

KEPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "kept")
DAY = 86400000


def vexillum(*words, **environment):
    """The program that is tested, as a person runs it."""
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=120, env={**os.environ, **environment})


def get(house, path, head="", source=""):
    """Status and text of an HTTP answer."""
    with socket.create_connection(("127.0.0.1", house.port), 10, source_address=(source, 0) if source else None) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{head}\r\n".encode())
        answer = b""
        while more := raw.recv(65536):
            answer += more
    head, _, text = answer.decode().partition("\r\n\r\n")
    return int(head.split(" ")[1]), text


# ---- Looking ----

def figures(house):
    status, text = get(house, "/metrics")
    equal(status, 200, "figures are told")
    return {line.split(" ")[0]: float(line.split(" ")[1]) for line in text.splitlines() if not line.startswith("#")}


def health_and_figures(house):
    equal(get(house, "/health"), (200, "ok\n"), "the server says that it is well")
    equal(get(house, "/metrics", source="127.0.0.5")[0], 404, "figures are for its own machine")
    equal(get(house, "/metrics", head="X-Forwarded-For: 1.2.3.4\r\n")[0], 404, "and not for others through a proxy")
    before = figures(house)
    game_id, players = host(house, "standard-bearer")
    with Rules() as rules:
        play_randomly(players, rules, random.Random(1), 5)
    after = figures(house)
    grown = {name: after[f"vexillum_{name}"] - before[f"vexillum_{name}"] for name in
             ("sockets", "frames_total", "actions_total", "tables_total", "commits_total", "pass_seconds_count")}
    equal((grown["sockets"], grown["tables_total"]), (2, 1), "sockets and tables are counted")
    claim(grown["actions_total"] >= 5 and grown["frames_total"] >= 10 and grown["commits_total"] >= 5, "actions, frames, commits", grown)
    equal(after["vexillum_pass_seconds_count"], after['vexillum_pass_seconds_bucket{le="+Inf"}'], "each commit has its time")
    for player in players:
        player.leave()
    return players[0].key


def the_log_tells_no_secrets(house, key):
    token = ask(house, "signup Logged secret-password", "signed")["token"]
    ask(house, "signin Logged wrong-password", "signed")
    claim(wait_for(lambda: "signin" in house.said()), "signing in stands in the log")
    plain = [line for line in house.said().splitlines() if not line.startswith("{")]
    claim(plain and all(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (info|warning|error) [a-z-]+( \w+=.*)?$", line) for line in plain),
          "lines are text where nobody asked for JSON", plain)
    lines = [json.loads(line) for line in house.said().splitlines() if line.startswith("{")]
    claim(all({"time", "level", "event"} <= set(line) for line in lines), "every line has time, level and event")
    events = {line["event"] for line in lines}
    claim({"open", "table-opened", "signup", "signin"} <= events, "and tells what happened", events)
    told = house.said()
    for what, secret in (("a key", key), ("a token", token), ("a password", "secret-password"), ("a wrong one", "wrong-password")):
        claim(secret not in told, f"{what} does not stand in the log")


# ---- Configuring ----

def configuration():
    file = os.path.join(FOLDER, "serve.conf")

    def check(text, *words, **environment):
        with open(file, "w") as out:
            out.write(text)
        answer = vexillum("serve", "--check", "--config", file, *words, **environment)
        return answer.returncode, {line.split(" = ")[0]: " ".join(line.split(" = ")[1].split()) for line in answer.stdout.splitlines()}, answer.stderr

    status, found, _ = check("# a club\nport = 9000\nping = 30\nthreads = 1\n", "--port", "9001", VEXILLUM_PORT="9002", VEXILLUM_PING="31")
    equal((status, found["port"], found["ping"], found["threads"]), (0, "9001 # option", "31 # environment", "1 # file"),
          "options go before the environment, and that before the file")
    for name, text, words in (("an unknown key", "prot = 1\n", ()), ("a port that is none", "port = 70000\n", ()), ("half a line", "port\n", ()),
                              ("a page that is not there", "page = /no/such/folder\n", ()), ("a certificate alone", f"tls-cert = {file}\n", ()),
                              ("a database that is none", "", ("--db", file)), ("a folder that is not there", "", ("--db", "/no/such/folder/games.db"))):
        status, _, said = check(text + "\n" * 5, *words)
        claim(status == 2 and said, f"{name} is found", (status, said))


# ---- Orders ----

def orders(house):
    def order(*words):
        answer = house.order(*words)
        return answer.returncode, answer.stdout
    game_id, players = host(house, "standard-bearer")
    claim(any(line.startswith(f"{game_id} standard-bearer") for line in order("list")[1].splitlines()), "tables are listed")
    claim("127.0.0.1" in order("list", "guests")[1], "and guests")
    equal(order("announce", "back", "in a minute")[0], 0, "an announcement is made")
    equal(players[0].client.until("notice")["text"], "back in a minute", "and comes to everybody")
    equal(order("close", game_id)[0], 0, "a game is closed")
    players[0].until(lambda frame: frame["result"] != "*")
    equal((players[0].frame["result"], players[0].frame["ended"]), ("1/2-1/2", "closed"), "as a draw")
    equal((order("close", game_id)[0], order("close", "nonsense")[0], order("dance")[0], order()[0]), (1, 1, 1, 2), "what cannot be done is not")
    for player in players:
        player.leave()
    token = ask(house, "signup Bannable long-enough", "signed")["token"]
    with house.client() as person:
        person.ask(f"token {token}", "signed")
        equal(order("ban", "Bannable")[0], 0, "a name is banned")
        claim(person.is_ended(), "and shown out")
    equal([ask(house, words, "signed")["type"] for words in (f"token {token}", "signin Bannable long-enough")], ["refused"] * 2, "and does not come back")
    equal((order("unban", "Bannable")[0], order("unban", "Bannable")[0]), (0, 1), "until the ban is lifted")
    equal(ask(house, f"token {token}", "signed")["type"], "signed", "then it does")
    order("ban", "127.0.0.9")
    claim(comes_in(house, "127.0.0.8") and not comes_in(house, "127.0.0.9"), "an address is banned too")
    order("unban", "127.0.0.9")
    equal(os.stat(house.admin).st_mode & 0o777, 0o700, "orders are for the owner alone")
    equal(vexillum("admin", "--db", "/nowhere", "list").returncode, 2, "where no server runs nobody answers")


def comes_in(house, source):
    try:
        with house.client(source=source) as client:
            return client.ask("lobby", "lobby")["type"] == "lobby"
    except (Closed, OSError):
        return False


# ---- Copies ----

def copies(house):
    """A copy of a busy server is the games at one moment; put back, they go on from there."""
    copy = os.path.join(FOLDER, "copy.db")
    game_id, players = host(house, "war-chest")
    with Rules() as rules:
        play_randomly(players, rules, random.Random(2), 10)
        length, position = len(players[0].log), players[0].frame["position"]
        equal(vexillum("backup", "--db", house.database, copy).returncode, 0, "a running server is copied")
        equal(os.stat(copy).st_mode & 0o777, 0o600, "for its owner alone")
        play_randomly(players, rules, random.Random(3), 4)
    equal(vexillum("restore", "--db", house.database, copy).returncode, 2, "a running server is not overwritten")
    for player in players:
        player.leave()
    house.stop()
    with open(house.database, "r+b") as file:  # a bad disk
        file.seek(4096)
        file.write(b"\xff" * 4096 * 3)
    said = vexillum("serve", "--db", house.database, "--port", "0")
    claim(said.returncode == 2 and "restore" in said.stderr, "a damaged database is not served", said.stderr)
    equal(vexillum("restore", "--db", house.database, copy).returncode, 0, "the copy is put back")
    house.start(words=("--log-json",))
    again = Player(house, game_id, players[0].key)
    equal((len(again.log), again.frame["position"]), (length, position), "and the game goes on from there")
    again.leave()
    equal(vexillum("restore", "--db", house.database, "/no/such/copy").returncode, 2, "no copy, no restoring")


# ---- Earlier versions ----

def earlier_versions():
    with open(os.path.join(KEPT, "secrets.json")) as file:
        secrets = json.load(file)
    versions = sorted(int(name[8:-4]) for name in os.listdir(KEPT) if name.endswith(".sql"))
    for version in versions:
        name = f"version-{version}"
        with open(os.path.join(KEPT, name + ".sql")) as file:
            kept = sqlite3.connect(os.path.join(FOLDER, name + ".db"))
            kept.executescript(file.read())
        kept.execute("UPDATE tokens SET at = ?" if version < 5 else "UPDATE sessions SET seen = ?", [int(time.time() * 1000)])  # as if used today
        kept.commit()
        kept.close()
        house = House(name)
        claim(house.rows("PRAGMA user_version")[0][0] > max(versions), f"version {version} is brought up")
        players = [Player(house, secrets["game"], key) for key in secrets["keys"]]
        with Rules() as rules:
            play_randomly(players, rules, random.Random(5), 4)
        equal(players[0].frame["chat"][0]["text"], "hello from an older version", "its game goes on")
        if version > 1:
            equal(ask(house, f"join {secrets['waiting']} {secrets['invitation']}", "joined")["seat"], 1, "its invitations hold")
        else:
            players.append(Player(house, secrets["waiting"], secrets["invitation"]))
            equal(players[2].frame["seat"], 1, "a key that was passed on before there were invitations holds")
        with house.client() as anna:
            equal(anna.ask(f"token {secrets['token']}", "signed").get("name"), "Anna", "whoever had signed in still has")
            equal([game["id"] for game in anna.ask("mine", "mine")["games"]], [secrets["hosted"]], "and her games")
        for player in players:
            player.leave()
        house.stop()


# ---- Restarts ----

def change(house, query, *values):
    if counting.cluster:
        counting.cluster.ask(house.name, query, *values)
        return
    database = sqlite3.connect(house.database)
    database.execute(query, values)
    database.commit()
    database.close()


def clocks_of_machines_jump():
    house = House("jumps")
    game_id, players = host(house, "standard-bearer", "clock=86400")
    empty = ask(house, "host standard-bearer open=1", "hosted")["id"]
    seat = players[0].frame["clock"]["running"]
    for player in players:
        player.leave()

    def restarted(days):
        """The server comes back, and the machine's clock says that it was so many days away."""
        house.stop()
        for table, column in (("states", "turn"), ("states", "created"), ("states", "deadline"), ("facts", "value"), ("absences", "since"), ("absences", "until")):
            change(house, f"UPDATE {table} SET {column} = {column} - ? WHERE {column} > 0", days * DAY)
        house.start()
        again = Player(house, game_id, players[0].key)
        equal(again.frame["result"], "*", f"after {days} days a game by the day goes on")
        claim(again.frame["clock"]["left"][seat] > DAY - 120000, "with the time that was left", again.frame["clock"])
        again.leave()
        equal([game["id"] for game in ask(house, "lobby", "lobby")["games"]], [empty], "and an open table is still there")

    restarted(40)
    restarted(40)
    restarted(-1)  # the clock was a day ahead and has been set right
    house.stop()


def seconds_to_start():
    """What a start of the program alone takes on this machine just now, which may be busy."""
    began = time.time()
    vexillum("games")
    return time.time() - began


def a_restart_is_announced():
    house = House("restart")
    game_id, players = host(house, "standard-bearer")
    began = time.time()
    house.stop()
    equal([player.client.is_ended() for player in players], [1012, 1012], "players are told that the server restarts")
    house.start()
    for player in players:
        player.sit()
    players[0].until(lambda frame: frame["present"] == [True, True])
    taken = time.time() - began
    claim(taken < 5 + 20 * seconds_to_start(), "and they are back", taken)
    for player in players:
        player.leave()
    house.stop()


def run(house):
    house.stop()
    house.start(words=("--log-json",))
    key = health_and_figures(house)
    the_log_tells_no_secrets(house, key)
    configuration()
    orders(house)
    if not counting.cluster:
        copies(house)
        earlier_versions()
    clocks_of_machines_jump()
    a_restart_is_announced()


if __name__ == "__main__":
    only = House("running")
    run(only)
    only.stop()
