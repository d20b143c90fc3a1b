# SPDX-License-Identifier: MIT
"""A server on loopback with a database of its own, players, and a count of what held."""
import atexit
import os
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

from client import Client

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
RULES = os.path.join(ROOT, "build", "vexillum")  # asked about rules, whatever program serves
PROGRAM = os.path.abspath(os.environ.get("VEXILLUM", RULES))
FOLDER = tempfile.mkdtemp(prefix="vexillum-server-")

cluster = None  # a PostgreSQL for all servers, or None: each has a file of SQLite
passed = failed = 0
lock = threading.Lock()


def claim(holds, what, found=""):
    global passed, failed
    with lock:
        passed, failed = passed + bool(holds), failed + (not holds)
    if not holds:
        print(f"FAILED: {what}" + (f": {found}" if found != "" else ""), flush=True)


def equal(found, wanted, what):
    claim(found == wanted, what, f"{found!r} instead of {wanted!r}")


def finish():
    shutil.rmtree(FOLDER, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


# ---- The server ----

started = []  # every server, so that none outlives a test that failed


@atexit.register
def end_servers():
    for child in started:
        if child.poll() is None:
            child.kill()
            child.wait()


signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # who is told to end leaves nothing behind


class House:
    """A running server. Whatever a sanitizer says fails the test."""

    def __init__(self, name, beside=None, **how):
        """With a database of its own, or with that of the server that it stands beside."""
        self.name = beside.name if beside else re.sub(r"\W", "_", name).lower()
        self.database = beside.database if beside else cluster.make(self.name) if cluster else os.path.join(FOLDER, name + ".db")
        self.admin = os.path.join(FOLDER, name + ".db-admin")
        self.errors = os.path.join(FOLDER, name + ".err")
        self.start(**how)

    def start(self, file_limit=None, open_files=None, threads=2, ping=45, words=()):
        def limit():
            if file_limit:
                resource.setrlimit(resource.RLIMIT_FSIZE, (file_limit, resource.RLIM_INFINITY))
            if open_files:
                resource.setrlimit(resource.RLIMIT_NOFILE, (open_files, open_files))
        with open(self.errors, "a") as errors:
            self.child = subprocess.Popen(
                [PROGRAM, "serve", "--port", "0", "--db", self.database, "--admin", self.admin, "--threads", str(threads),
                 "--ping", str(ping), *words],
                stdout=subprocess.PIPE, stderr=errors, text=True,
                preexec_fn=limit if file_limit or open_files else None)
        started.append(self.child)
        line = self.child.stdout.readline()
        found = re.search(r"https?://127\.0\.0\.1:(\d+)/", line)
        if found is None:
            raise SystemExit(f"the server does not open: {line} {self.said()}")
        self.port = int(found.group(1))

    def client(self, **how):
        return Client(self.port, **how)

    def kill(self):
        self.child.send_signal(signal.SIGKILL)
        self.child.wait()
        self.child.stdout.close()
        claim("Sanitizer" not in self.said(), "no sanitizer complains", self.said()[-3000:])

    def stop(self):
        """Ends it politely and returns its last words."""
        self.child.send_signal(signal.SIGTERM)
        words = self.child.communicate(timeout=60)[0]
        equal(self.child.returncode, 0, f"the server ends well when told to {self.said()[-1000:]}")
        claim("Sanitizer" not in self.said(), "no sanitizer complains", self.said()[-3000:])
        return words

    def is_alive(self):
        return self.child.poll() is None

    def said(self):
        with open(self.errors) as file:
            return file.read()

    def limit_files(self, size):
        resource.prlimit(self.child.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def rows(self, query, *values):
        """What the database holds, read beside the running server."""
        if cluster:
            return cluster.ask(self.name, query, *values)
        connection = sqlite3.connect(self.database, timeout=10)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()

    def tables(self):
        """The names of the database's tables."""
        where = "pg_tables WHERE schemaname = 'public'" if cluster else "sqlite_master WHERE type = 'table'"
        return [name for (name,) in self.rows(f"SELECT {'tablename' if cluster else 'name'} FROM {where}")]

    def order(self, *words):
        """An order of whoever runs the server."""
        return subprocess.run([PROGRAM, "admin", "--admin", self.admin, *words], capture_output=True, text=True, timeout=120)


# ---- The rules, asked by text alone ----

def vexillum(*words, text=None):
    return subprocess.run([RULES, *words], input=text, capture_output=True, text=True, timeout=60)


class Rules:
    """A dialogue with the program, which knows the rules; it is told views and records."""

    def __init__(self):
        self.child = subprocess.Popen([RULES, "protocol"], stdin=subprocess.PIPE,
                                      stdout=subprocess.PIPE, text=True, bufsize=1)

    def say(self, text):
        """Status, lines and message of the reply."""
        self.child.stdin.write(text + "\n")
        self.child.stdin.flush()
        words = self.child.stdout.readline().rstrip("\n").split(" ", 2)
        lines = [self.child.stdout.readline() for _ in range(int(words[1]))]
        return words[0], "".join(lines), words[2] if len(words) > 2 else ""

    def load(self, text):
        status, _, message = self.say(text.rstrip("\n") + "\nend")
        if status != "ok":
            raise AssertionError(f"{message}\n{text}")

    def actions(self, position):
        """The legal actions of a view."""
        self.load(position)
        return self.say("actions")[1].splitlines()

    def mover(self, position):
        """The seat to act in a view, from 0; -1 for chance or nobody."""
        self.load(position)
        found = re.search(r"^acts (\d+)$", self.say("state")[1], re.M)
        return int(found.group(1)) - 1 if found else -1

    def close(self):
        self.child.stdin.close()
        self.child.wait()
        self.child.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


# ---- Players ----

def frames_before_answer(client):
    """What comes before the answer to a question that is asked now."""
    client.send("lobby")
    frame = client.receive()
    while frame["type"] != "lobby" and not is_haste(frame):
        yield frame
        frame = client.receive()


class Player:
    """One seat (or a spectator) with a socket: keeps the log as the page does."""

    def __init__(self, house, game_id, key="-", nonce="-", **how):
        self.house, self.id, self.key, self.nonce, self.how = house, game_id, key, nonce, how
        self.log, self.frames, self.frame = [], [], {}
        self.sit()

    def sit(self):
        self.client = self.house.client(**self.how)
        known, cuts = len(self.log), self.frame.get("cuts", 0)
        self.client.send(f"sit {self.id} {self.key} from={known} cuts={cuts}")
        self.next()
        if self.frame["nonceWanted"] and self.nonce:
            self.client.send(f"nonce {self.nonce}")

    def take(self, frame):
        if frame["type"] == "table":
            frame.setdefault("chat", self.frame.get("chat", []))
            self.frame = frame
            self.frames.append(frame)
            self.log = self.log[:frame["from"]] + frame["log"]
        return frame

    def next(self):
        """The next frame, whatever it is."""
        return self.take(self.client.receive())

    def until(self, holds):
        """Takes frames until the table is as wanted."""
        while not holds(self.frame):
            frame = self.next()
            if frame["type"] == "refused":
                raise AssertionError(frame["en"])
        return self.frame

    def settle(self):
        """Takes everything that is under way: the server answers a question after all that it had to say before."""
        for frame in frames_before_answer(self.client):
            self.take(frame)
        return self.frame

    def hears_nothing(self):
        """Nothing is under way to this player."""
        return [self.take(frame) for frame in frames_before_answer(self.client)] == []

    def say(self, text):
        """Sends a frame and returns the first answer, a refusal or a table."""
        self.client.send(text)
        return self.next()

    def play(self, action):
        """The refusal, or the table once the action is in the log."""
        length = len(self.log)
        answer = self.say(f"play {length} {action}")
        while answer["type"] == "table" and len(self.log) <= length:
            answer = self.next()
        return answer

    def is_over(self):
        return self.frame["result"] != "*"

    def leave(self):
        if self.client is not None:
            self.client.close()
        self.client = None


def ask(house, frame, wanted):
    """A question over a socket of its own."""
    with house.client() as client:
        return client.ask(frame, wanted)


def keys_of(house, hosted):
    """The key of each person's seat, invitations being taken up by those who are invited."""
    keys = [invitation and ask(house, f"join {hosted['id']} {invitation}", "joined")["key"]
            for invitation in hosted["invitations"]]
    keys[hosted["seat"]] = hosted["key"]
    return keys


def host(house, game, words="", **how):
    """A private table with a player in each seat that is not a machine's. Play has begun."""
    answer = ask(house, f"host {game} {words}", "hosted")
    if answer["type"] == "refused":
        raise AssertionError(answer["en"])
    players = [Player(house, answer["id"], key, f"n{seat}", **how)
               for seat, key in enumerate(keys_of(house, answer)) if key]
    for player in players:
        player.until(lambda frame: frame["begun"])
    return answer["id"], players


def is_haste(answer):
    return answer["type"] == "refused" and "too fast" in answer["en"]


def wait_for(holds, seconds=60, every=0.02):
    """Looks until it holds, for so long at most. Did it?"""
    deadline = time.time() + seconds
    while not holds():
        if time.time() > deadline:
            return False
        time.sleep(every)
    return True


def patiently(asks, seconds=60):
    """The answer, asked for anew while the server finds that it is asked too fast."""
    deadline = time.time() + seconds
    answer = asks()
    while is_haste(answer) and time.time() < deadline:
        time.sleep(0.25)
        answer = asks()
    return answer


def act_randomly(player, rules, dice):
    """One legal action, chosen from the view alone. Waits where the server asks to."""
    action = dice.choice(rules.actions(player.frame["position"]))
    answer = patiently(lambda: player.play(action))
    if answer["type"] == "refused":
        raise AssertionError(f"{action}: {answer}\n{player.frame['position']}")


def play_randomly(players, rules, dice, most=100000, watchers=()):
    """Everybody who can act does so at random until it is over, or for so many actions."""
    made = 0
    for player in (*players, *watchers):
        player.settle()
    while made < most and not players[0].is_over():
        seat = rules.mover(players[0].frame["position"])
        actor = [player for player in players if player.frame["seat"] == seat]
        if not actor:  # a machine
            players[0].next()
            continue
        act_randomly(actor[0], rules, dice)
        made += 1
        for other in (*players, *watchers):
            other.until(lambda frame: len(other.log) >= len(actor[0].log))
    return made


def together(*works):
    """Runs these at once and passes on the first error."""
    errors = []

    def guard(work):
        try:
            work()
        except BaseException as error:
            errors.append(error)
    threads = [threading.Thread(target=guard, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
