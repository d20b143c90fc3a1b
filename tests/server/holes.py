# SPDX-License-Identifier: MIT
"""What a stranger may not do to everybody else: stay for ever, speak for another page, make a crowd
of sockets stop the rest, or sign up so often that no machine gets to think."""
import random
import resource
import select
import selectors
import socket
import threading
import time

from client import PING, PONG, Closed
from house import House, Player, Rules, act_randomly, ask, claim, equal, host, patiently, together, wait_for

CROWD = 2000


def answer_to(house, head):
    """The first line that a request for a WebSocket is answered with, or "" for none."""
    with socket.create_connection(("127.0.0.1", house.port), 10) as raw:
        raw.sendall((head + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
                     "AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        return raw.recv(4096).decode().split("\r\n")[0]


def only_our_own_page_and_path(house):
    own = f"Host: 127.0.0.1:{house.port}\r\n"
    for name, head, wanted in (
            ("a program without an origin", f"GET /ws HTTP/1.1\r\n{own}", True),
            ("our own page", f"GET /ws HTTP/1.1\r\n{own}Origin: http://127.0.0.1:{house.port}\r\n", True),
            ("our own page behind TLS", f"GET /ws HTTP/1.1\r\n{own}Origin: https://127.0.0.1:{house.port}\r\n", True),
            ("another page", f"GET /ws HTTP/1.1\r\n{own}Origin: http://evil.example\r\n", False),
            ("a page whose host begins like ours", f"GET /ws HTTP/1.1\r\n{own}Origin: http://127.0.0.1:{house.port}.evil.example\r\n", False),
            ("a page without a host", f"GET /ws HTTP/1.1\r\n{own}Origin: null\r\n", False),
            ("another path", f"GET / HTTP/1.1\r\n{own}", False),
            ("a path that begins like ours", f"GET /wsx HTTP/1.1\r\n{own}", False),
            ("a long path", f"GET /ws{'x' * 300} HTTP/1.1\r\n{own}", False)):
        equal(" 101 " in answer_to(house, head), wanted, f"{name} {'may' if wanted else 'may not'} open a socket")


def the_policy_names_our_own_socket(house):
    with socket.create_connection(("127.0.0.1", house.port), 10) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        head = b""
        while b"\r\n\r\n" not in head and (more := raw.recv(65536)):
            head += more
    policy = [line for line in head.decode(errors="replace").split("\r\n") if line.lower().startswith("content-security-policy")]
    claim(policy and "connect-src 'self';" in policy[0] and "ws:" not in policy[0], "the page may speak to its own server only", policy)


def every_connection_has_a_deadline(house):
    started = time.time()
    beginnings = {"nothing at all": b"", "half a request": b"GET / HT", "a method we do not know": b"CONNECT x HTTP/1.1\r\n\r\n",
                  "headers without end": b"GET / HTTP/1.1\r\nHost: x\r\nX: y\r\n"}
    waiting = {}
    for name, text in beginnings.items():
        raw = socket.create_connection(("127.0.0.1", house.port), 80)
        if text:
            raw.sendall(text)
        waiting[name] = raw
    for name, raw in waiting.items():
        ended = False
        try:
            while raw.recv(4096):
                pass
            ended = True
        except OSError as error:
            ended = isinstance(error, ConnectionResetError)
        claim(ended and time.time() - started < 75, f"who sends {name} is shown out", time.time() - started)
        raw.close()


def first_line(house, request):
    with socket.create_connection(("127.0.0.1", house.port), 10) as raw:
        raw.sendall(request.encode())
        return raw.recv(4096).decode(errors="replace").split("\r\n")[0]


UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


def requests_are_plain(house):
    both = "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n"
    equal(first_line(house, "GET / HTTP/1.1\r\nHost: x\r\n\r\n"), "HTTP/1.1 200 OK", "a file is served")
    for name, request in (
            ("two lengths", f"GET / HTTP/1.1\r\nHost: x\r\n{both}\r\n0\r\n\r\n"),
            ("one length twice", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd"),
            ("pieces", "GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
            ("a body", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nabcd"),
            ("two lengths and a socket", f"GET /ws HTTP/1.1\r\nHost: x\r\n{both}{UPGRADE}Sec-WebSocket-Version: 13\r\n\r\n"),
            ("a body and a socket", f"GET /ws HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n{UPGRADE}Sec-WebSocket-Version: 13\r\n\r\nabcd"),
            ("an old WebSocket", f"GET /ws HTTP/1.1\r\nHost: x\r\n{UPGRADE}Sec-WebSocket-Version: 8\r\n\r\n"),
            ("HTTP/2", "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n"
                       "HTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n")):
        equal(first_line(house, request), "", f"a request with {name} ends its connection")
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        line = first_line(house, f"{method} / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
        claim(" 200 " not in line, f"{method} is not answered", line)


def connections_count_before_they_speak(house):
    """Whoever only connects, or sends CONNECT and waits, fills the places of one address and no others."""
    crowd = [socket.create_connection(("127.0.0.1", house.port), 10, source_address=("127.0.0.7", 0)) for _ in range(210)]
    for number, raw in enumerate(crowd):
        if number % 2:
            try:
                raw.sendall(b"CONNECT x HTTP/1.1\r\n\r\n")
            except OSError:
                pass
    equal(ask(house, "lobby", "lobby")["type"], "lobby", "others come in")
    ended = lambda: len(select.select(crowd, [], [], 0)[0])
    claim(wait_for(lambda: ended() >= 10) and ended() == 10, "so many connections of one address stay", 210 - ended())
    try:
        house.client(source="127.0.0.7").close()
        came_in = True
    except (Closed, OSError):
        came_in = False
    claim(not came_in, "and with them it has no place for a socket left")
    for raw in crowd:
        raw.close()


# ---- Pings ----

def silence_is_asked_about():
    house = House("pings", ping=6)  # seconds; who does not answer within a third of that goes
    with house.client() as good, house.client() as mute, house.client() as busy:
        pings = 0
        while pings < 2:
            first, second = good.take(2)
            pings += first & 15 == PING
            good.send_bytes(good.take(second & 127), PONG)
            busy.ask("lobby", "lobby")
        claim(pings == 2, "a silent socket is asked whether it is alive", pings)
        equal(good.ask("lobby", "lobby")["type"], "lobby", "who answers stays")
        mute.socket.settimeout(60)
        try:
            while mute.socket.recv(4096):
                pass
            is_gone = True
        except OSError as error:
            is_gone = isinstance(error, ConnectionResetError)
        claim(is_gone, "who does not goes")
        equal(busy.ask("lobby", "lobby")["type"], "lobby", "who speaks is left alone")
    house.stop()


class Crowd:
    """Many idle sockets that answer pings and do nothing else."""

    def __init__(self, house, count):
        self.all, self.pings, self.dropped, self.stopping = [], 0, 0, False
        self.selector = selectors.DefaultSelector()
        self.thread = threading.Thread(target=self.answer)
        self.thread.start()  # first: on a busy machine the first sockets are asked before the last ones are there
        for _ in range(count):
            client = house.client()
            client.socket.setblocking(False)
            self.all.append(client)
            self.selector.register(client.socket, selectors.EVENT_READ, client)

    def answer(self):
        while not self.stopping:
            for key, _ in self.selector.select(0.2):
                try:
                    data = key.fileobj.recv(4096)
                    if not data:
                        raise Closed()
                    self.pings += data.count(b"\x89\x01")
                    key.data.send_bytes(data[2:3], PONG)
                except (OSError, Closed):
                    self.dropped += 1
                    self.selector.unregister(key.fileobj)

    def stop(self):
        self.stopping = True
        self.thread.join()
        for client in self.all:
            client.close()


def a_crowd_of_idle_sockets():
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CROWD + 500
    if limit[1] != resource.RLIM_INFINITY and limit[1] < wanted:
        return
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(limit[0], wanted), limit[1]))
    house = House("crowd", ping=24)  # eight seconds for an answer: this program is slower than the server
    crowd = Crowd(house, CROWD)
    slowest = 0
    with house.client() as client:
        deadline = time.time() + 240
        while crowd.pings < CROWD and time.time() < deadline:
            asked = time.time()
            client.ask("lobby", "lobby")
            slowest = max(slowest, time.time() - asked)
            time.sleep(0.11)
    crowd.stop()
    equal(crowd.dropped, 0, f"none of {CROWD} idle sockets is dropped")
    claim(crowd.pings >= CROWD, "all were asked whether they are there", crowd.pings)
    claim(slowest < 12, "and the server answers all the time", slowest)
    house.stop()


# ---- Tables ----

def nobody_fills_the_lobby(house):
    """Tables that nobody sits at hide no table at which somebody waits, nor do those of one address."""
    with house.client() as hasty:
        made = 0
        for _ in range(14):
            made += patiently(lambda: hasty.ask("host standard-bearer open=1", "hosted"))["type"] == "hosted"
        claim(12 <= made < 14, "one socket opens twelve tables and no more", made)
    first = ask(house, "host war-chest open=1", "hosted")
    waiting = Player(house, first["id"], first["key"])
    for _ in range(60):
        ask(house, "host standard-bearer open=1", "hosted")
    games = ask(house, "lobby", "lobby")["games"]
    equal((games[0]["id"], games[0]["here"], len(games)), (first["id"], True, 50), "who sits at a table stands before empty ones")
    crowd = []
    for number in range(30):
        with house.client(source="127.0.0.6") as client:
            made = client.ask("host standard-bearer open=1", "hosted")
        crowd.append(Player(house, made["id"], made["key"], source="127.0.0.6"))
    late = ask(house, "host pocket-battles open=1", "hosted")
    stranger = Player(house, late["id"], late["key"])
    games = [game for game in ask(house, "lobby", "lobby")["games"] if game["here"]]
    crowded = {player.id for player in crowd}
    equal([game["id"] for game in games if game["id"] not in crowded], [first["id"], late["id"]], "both are seen, the older first")
    equal(len([game for game in games if game["id"] in crowded]), 5, "of one address only some are")
    for player in (waiting, stranger, *crowd):
        player.leave()
    equal(ask(house, f"join {first['id']}", "joined")["type"], "joined", "a table whose host went away can be joined still")


# ---- Passwords ----

def passwords_do_not_keep_machines_waiting():
    house = House("door", threads=1)
    _, (player,) = host(house, "standard-bearer", "machines=2:1 first=blue")
    clients = [house.client() for _ in range(40)]
    with Rules() as rules:
        for number, client in enumerate(clients):
            client.send(f"signup Crowd{number} long-enough-{number}")
        while rules.mover(player.frame["position"]) == 0:
            act_randomly(player, rules, random.Random(3))
        player.until(lambda frame: player.log[-1]["who"] == 1 or frame["result"] != "*")
    unanswered = 0
    for client in clients:
        unanswered += client.silence(0.01)
    claim(unanswered > 0, "a machine plays while people still wait at the door", unanswered)
    for client in clients:
        client.close()
    player.leave()
    house.stop()


def run(house):
    together(lambda: every_connection_has_a_deadline(house), silence_is_asked_about)
    for test in (only_our_own_page_and_path, the_policy_names_our_own_socket, requests_are_plain, connections_count_before_they_speak,
                 nobody_fills_the_lobby):
        test(house)
    passwords_do_not_keep_machines_waiting()
    a_crowd_of_idle_sockets()
    equal(ask(house, "lobby", "lobby")["type"], "lobby", "after all that the server still serves")


if __name__ == "__main__":
    only = House("holes")
    run(only)
    only.stop()
