# SPDX-License-Identifier: MIT
"""What the server refuses: wrong words, wrong people, wrong bytes, too much of anything."""
import re
import socket
import struct
import time

from client import BINARY, CLOSE, TEXT, Closed
from house import House, Player, Rules, ask, claim, equal, host, patiently, vexillum, wait_for


def is_refused(answer, what, said=""):
    """A refusal has a sentence in both languages, and they differ."""
    holds = answer["type"] == "refused" and said in answer["en"] and \
        re.search("[а-яё]", answer["ru"]) and not re.search("[а-яё]", answer["en"]) and \
        not re.search(r"\{\w+\}", answer["en"] + answer["ru"])
    claim(holds, what, answer)


# ---- Words ----

WRONG_WORDS = [
    "", " ", "   ", "hello", "PLAY 0 x", "play", "sit", "sit x", "sit x y", "join", "join abc", "view",
    "view abcdefghijkl - --at 0", "view abcdefghijkl - --at x", "view abcdefghijkl - --on 0", "lobby x", "resign 1", "record", "verify", "verify x", "rematch", "rematch a b", "signup",
    "signup a", "signin a b c", "token", "token x", "host", "host chess", "undo", "draw", "resign",
    "chat hello", "nonce abc", "play 3 d3-d4", "lobby\tx", "lobby\nx", '"', '"""', "host \x7f",
    "host standard-bearer seat=0", "host standard-bearer seat=3", "host standard-bearer seat=x",
    "host standard-bearer clock=5", "host standard-bearer clock=10+", "host standard-bearer clock=+",
    "host standard-bearer clock=1e9", "host standard-bearer clock=99999999", "host standard-bearer clock=",
    "host standard-bearer machines=1:3", "host standard-bearer machines=2:9",
    "host standard-bearer machines=3:3", "host standard-bearer machines=2", "host standard-bearer extra",
    "host standard-bearer layout=circle", "host standard-bearer nonsense=1", "host war-chest players=3",
    'host standard-bearer name="' + "x" * 48 + '"', 'host standard-bearer name=" "',
    "host standard-bearer " + " ".join(f"k{i}=1" for i in range(60)),
]


def words(house):
    for frame in WRONG_WORDS:
        with house.client() as client:
            client.send(frame)
            is_refused(client.receive(), f"{frame[:50]!r} is refused in words")


def seats(house):
    game_id, (one, two) = host(house, "standard-bearer")
    one.settle()
    two.settle()
    with Rules() as rules:
        seat = rules.mover(one.frame["position"])
        legal = rules.actions(one.frame["position"])[0]
    actor, other = (one, two)[seat], (one, two)[1 - seat]
    is_refused(other.play(legal), "out of turn", "not your turn")
    is_refused(actor.say(f"play {len(actor.log) - 1} {legal}"), "a stale version", "changed in the meantime")
    is_refused(actor.say(f"play {len(actor.log) + 1} {legal}"), "a version to come", "changed")
    is_refused(actor.say(f"play -1 {legal}"), "no version at all")
    answer = actor.play("d1-d8")
    is_refused(answer, "an illegal action")
    claim(answer["clause"].startswith("ZN-"), "with the clause that forbids it", answer)
    is_refused(actor.play("kb" + "x" * 500), "no action at all")
    is_refused(actor.say("draw maybe"), "draw maybe", "yes or no")
    is_refused(actor.say("undo maybe"), "undo maybe", "yes or no")
    is_refused(actor.say("nonce again"), "a second nonce", "already")
    before = actor.frame["position"]
    actor.client.send(f"play {len(actor.log)} {legal}")
    actor.client.send(f"play {len(actor.log)} {legal}")
    first, second = actor.next(), actor.next()
    if first["type"] != "table":
        first, second = second, first
    equal((first["type"], second["type"]), ("table", "refused"), "a frame sent twice acts once")
    claim(before != first["position"], "and does act")
    forged = one.key[:-1] + ("a" if one.key[-1] != "a" else "b")
    for key in (forged, one.key + "x", one.key[:-1], "x", two.key.upper()):
        is_refused(ask(house, f"sit {game_id} {key}", "table"), "a forged key", "opens no seat")
    is_refused(ask(house, f"view {game_id} {forged} --at 3", "view"), "the past with a forged key")
    is_refused(ask(house, f"record {game_id} {forged}", "record"), "the record with a forged key")
    third, _ = host(house, "standard-bearer")
    is_refused(ask(house, f"sit {third} {one.key}", "table"), "the key of another table")
    is_refused(ask(house, f"sit {'x' * 12} {one.key}", "table"), "no such table", "no such table")
    one.leave()
    two.leave()


# ---- Bytes ----

def ended(house, what, send, wanted=None):
    """After these bytes the socket is ended, with the status wanted."""
    with house.client() as client:
        try:
            send(client)
        except Closed:
            pass
        code = client.is_ended()
        claim(code and (wanted is None or code == wanted), f"{what} ends the socket", code)


def bytes_of_all_kinds(house):
    ended(house, "a binary frame", lambda c: c.send_bytes(b"lobby", BINARY), 1003)
    ended(house, "a frame too long", lambda c: c.send_bytes(b"chat " + b"x" * 16384), 1009)
    ended(house, "a very long frame", lambda c: c.send_bytes(b"x" * 4000000))
    ended(house, "a letter cut in two", lambda c: c.send_bytes(b"chat \xd0"), 1007)
    ended(house, "an overlong letter", lambda c: c.send_bytes(b"chat \xc0\xaf"), 1007)
    ended(house, "a surrogate", lambda c: c.send_bytes(b"chat \xed\xa0\x80"), 1007)
    ended(house, "a zero byte", lambda c: c.send_bytes(b"lobby\0x"), 1007)
    ended(house, "an unknown opcode", lambda c: c.send_bytes(b"x", 5))
    ended(house, "a length beyond all", lambda c: c.socket.sendall(
        b"\x81\xff" + struct.pack(">Q", 2**63 + 5) + b"abcd" + b"x" * 100))
    ended(house, "a polite goodbye", lambda c: c.send_bytes(b"\x03\xe8", CLOSE))

    def pieces(client):
        client.send_bytes(b"lo", TEXT, final=False)
        for _ in range(20000):
            client.send_bytes(b"x", 0, final=False)
    ended(house, "a frame of endless pieces", pieces)
    with house.client() as client:
        client.send_bytes(b"lo", TEXT, final=False)
        client.send_bytes("éé".encode()[:1], 0, final=False)
        client.send_bytes("éé".encode()[1:], 0)
        is_refused(client.receive(), "a frame in pieces is one frame", "there is no command 'lo")
        equal(client.ask("lobby", "lobby")["type"], "lobby", "whoever erred once is still served")
        client.send_bytes(b"chat " + b"x" * 16379)
        is_refused(client.receive(), "a frame of exactly the longest length")


def no_web_socket_at_all(house):
    for text in (b"\0" * 2000, b"GET /\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20000,
                 b"A" * 100000, b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", house.port), 10) as raw:
            try:
                raw.sendall(text)
            except OSError:
                pass
    for path in ("/../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
                 "/..%2f..%2f..%2fetc/passwd"):
        with socket.create_connection(("127.0.0.1", house.port), 10) as raw:
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            raw.settimeout(10)
            answer = b""
            try:
                while more := raw.recv(65536):
                    answer += more
            except OSError:
                pass
            claim(b"root:" not in answer, f"{path} is not served")


# ---- Too much ----

def haste(house):
    with house.client() as calm, house.client() as hasty:
        for _ in range(70):
            hasty.send("lobby")
        answers = [hasty.receive() for _ in range(70)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        claim(30 <= len(refused) <= 50, "a burst is served, what is beyond is not", len(refused))
        is_refused(refused[0], "and is told so", "too fast")
        equal(calm.ask("lobby", "lobby")["type"], "lobby", "others are served as before")
        equal(patiently(lambda: hasty.ask("lobby", "lobby"))["type"], "lobby", "who waits is served again")
        try:
            for _ in range(400):
                hasty.send("lobby")
        except Closed:
            pass
        claim(hasty.is_ended(), "who does not stop is disconnected")


def is_let_in(house, source):
    try:
        with house.client(source=source) as client:
            return client.ask("lobby", "lobby")["type"] == "lobby"
    except (Closed, OSError):
        return False


def one_address(house):
    crowd = [house.client(source="127.0.0.2") for _ in range(200)]
    try:
        extra = house.client(source="127.0.0.2")
        claim(extra.is_ended(), "one address holds 200 sockets and no more")
    except Closed:
        claim(True, "one address holds 200 sockets and no more")
    equal(ask(house, "lobby", "lobby")["type"], "lobby", "others still come in")
    for client in crowd:
        client.close()
    claim(wait_for(lambda: is_let_in(house, "127.0.0.2")), "and so do others from there when some have gone")
    hosted = 0
    for _ in range(7):
        with house.client(source="127.0.0.3") as client:
            for _ in range(6):
                answer = client.ask("host standard-bearer", "hosted")
                hosted += answer["type"] == "hosted"
    claim(30 <= hosted <= 32, "one address opens 30 tables at once and no more", hosted)
    is_refused(answer, "and is told why", "too many tables")


def spectators_are_bounded(house):
    game_id, players = host(house, "standard-bearer")
    crowd = [Player(house, game_id) for _ in range(500)]
    is_refused(ask(house, f"sit {game_id} -", "table"), "the 501st spectator", "too many")
    for spectator in crowd:
        spectator.leave()
    for player in players:
        player.leave()


def bounds_are_in_the_help(house):
    text = vexillum("help", "serve").stdout
    for number in ("24000", "16 KiB", "60 at once, 20 a second", "1000000", "20000", "500", "200"):
        claim(number in text, f"help serve tells {number}")
    russian = vexillum("help", "serve", "--lang", "ru").stdout
    equal(len(russian.splitlines()), len(text.splitlines()), "in both languages")


def run(house):
    for test in (words, seats, bytes_of_all_kinds, no_web_socket_at_all, haste, one_address,
                 spectators_are_bounded, bounds_are_in_the_help):
        test(house)
        claim(house.is_alive(), f"the server lives after {test.__name__}")


if __name__ == "__main__":
    only = House("refusals")
    run(only)
    only.stop()
