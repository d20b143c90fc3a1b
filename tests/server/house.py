# SPDX-License-Identifier: MIT
"""A server on loopback with a database of its own, players, and a count of what held."""
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

from client import Client

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
RULES = os.path.join(ROOT, "build", "vexillum")  # asked about rules, whatever program serves
PROGRAM = os.path.abspath(os.environ.get("VEXILLUM", RULES))
SLOW = "san" in PROGRAM  # built with sanitizers
FOLDER = tempfile.mkdtemp(prefix="vexillum-server-")

passed = failed = 0
lock = threading.Lock()


def claim(holds, what, found=""):
    global passed, failed
    with lock:
        passed, failed = passed + bool(holds), failed + (not holds)
    if not holds:
        print(f"FAILED: {what}" + (f": {found}" if found != "" else ""), flush=True)


def finish():
    shutil.rmtree(FOLDER, ignore_errors=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


# ---- The server ----

class House:
    """A running server. Ends with the program; whatever a sanitizer says fails the test."""

    def __init__(self, name, **how):
        self.database = os.path.join(FOLDER, name + ".db")
        self.errors = os.path.join(FOLDER, name + ".err")
        self.start(**how)

    def start(self, file_limit=None, threads=2):
        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (file_limit, resource.RLIM_INFINITY))
        self.child = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--db", self.database, "--threads", str(threads)],
            stdout=subprocess.PIPE, stderr=open(self.errors, "a"), text=True,
            preexec_fn=limit if file_limit else None)
        line = self.child.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if found is None:
            raise SystemExit(f"the server does not open: {line} {self.said()}")
        self.port = int(found.group(1))

    def client(self, **how):
        return Client(self.port, **how)

    def kill(self):
        self.child.send_signal(signal.SIGKILL)
        self.child.wait()
        self.child.stdout.close()

    def stop(self):
        """Ends it politely and returns its last words."""
        self.child.send_signal(signal.SIGTERM)
        words = self.child.communicate(timeout=60)[0]
        claim(self.child.returncode == 0, "the server ends with 0 when told to",
              f"{self.child.returncode} {self.said()[-2000:]}")
        claim("Sanitizer" not in self.said(), "no sanitizer complains", self.said()[-3000:])
        return words

    def is_alive(self):
        return self.child.poll() is None

    def said(self):
        with open(self.errors) as file:
            return file.read()

    def limit_files(self, size):
        resource.prlimit(self.child.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def memory(self):
        """Kilobytes."""
        with open(f"/proc/{self.child.pid}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1))


# ---- The rules, asked by text alone ----

class Rules:
    """A dialogue with the program, which knows the rules; nothing hidden is ever told to it."""

    def __init__(self):
        self.child = subprocess.Popen([RULES, "protocol"], stdin=subprocess.PIPE,
                                      stdout=subprocess.PIPE, text=True, bufsize=1)

    def say(self, text):
        self.child.stdin.write(text + "\n")
        self.child.stdin.flush()
        words = self.child.stdout.readline().split(" ", 2)
        lines = [self.child.stdout.readline() for _ in range(int(words[1]))]
        return words[0], "".join(lines), words[2].strip() if len(words) > 2 else ""

    def load(self, text):
        status, _, message = self.say(text.rstrip("\n") + "\nend")
        if status != "ok":
            raise AssertionError(f"{message}\n{text}")

    def actions(self, position):
        """The legal actions of a view."""
        self.load(position)
        return self.say("actions")[1].splitlines()

    def view(self, record, seat, at):
        self.load(record)
        return self.say(f"view --seat {seat + 1} --at {at}")[1]

    def close(self):
        self.child.stdin.close()
        self.child.wait()
        self.child.stdout.close()


# ---- Players ----

class Player:
    """One seat (or a spectator) with a socket: keeps the log as the page does."""

    def __init__(self, house, game_id, key="-", nonce="-", **how):
        self.house, self.id, self.key, self.nonce = house, game_id, key, nonce
        self.how = how
        self.log, self.frames, self.frame = [], [], {}
        self.sit()

    def sit(self):
        self.client = self.house.client(**self.how)
        known, cuts = len(self.log), self.frame.get("cuts", 0)
        self.client.send(f"sit {self.id} {self.key} from {known} cuts={cuts}")
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

    def settle(self, seconds=0.2):
        """Takes everything that is under way."""
        while not self.client.silence(seconds):
            self.next()
        return self.frame

    def say(self, text):
        """Sends a frame and returns the first answer, a refusal or a table."""
        self.client.send(text)
        return self.next()

    def play(self, action):
        return self.say(f"play {len(self.log)} {action}")

    def is_over(self):
        return self.frame["result"] != "*"

    def leave(self):
        self.client.close()


def host(house, game, words="", **how):
    """A private table with a player in each seat that is not a machine's. Play has begun."""
    with house.client() as client:
        answer = client.ask(f"host {game} {words}", "hosted")
    if answer["type"] == "refused":
        raise AssertionError(answer["en"])
    players = [Player(house, answer["id"], key, f"n{seat}", **how)
               for seat, key in enumerate(answer["keys"]) if key]
    for player in players:
        player.until(lambda frame: frame["begun"])
    return answer, players


def play_randomly(players, rules, dice, most=100000, pause=0.5):
    """Everybody who can act does so at random, from his view alone, until it is over."""
    made = 0
    for player in players:
        player.settle(0.05)
    while made < most and not all(player.is_over() for player in players):
        for player in players:
            seat = player.frame["seat"]
            if player.is_over() or mover(rules, player) != seat:
                continue
            answer = player.play(dice.choice(rules.actions(player.frame["position"])))
            while answer["type"] == "refused":
                if "too fast" not in answer["en"]:
                    raise AssertionError(f"{answer}\n{player.frame['position']}")
                time.sleep(pause)
                answer = player.play(dice.choice(rules.actions(player.frame["position"])))
            made += 1
            length = len(player.log)
            for other in players:
                other.until(lambda frame: frame["from"] + len(frame["log"]) >= length)
    return made


def mover(rules, player):
    """The seat to act in a view, from 0; -1 for chance or nobody."""
    rules.load(player.frame["position"])
    found = re.search(r"^acts (\d+)$", rules.say("state")[1], re.M)
    return int(found.group(1)) - 1 if found else -1


def together(*works):
    """Runs these at once and passes on the first error."""
    errors = []

    def guard(work):
        try:
            work()
        except BaseException as error:  # noqa: B902 - the main thread reports it
            errors.append(error)
    threads = [threading.Thread(target=guard, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
