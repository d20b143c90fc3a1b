# SPDX-License-Identifier: MIT
"""Two servers whose tables differ only in what a seat may not know send that seat the same bytes, whatever it says.

A table is hosted; then its database is copied twice, with another position to begin with in each. Both have the same
secret and the same keys, so that everything that is told may be held byte against byte."""
import json
import os
import random
import re
import shutil
import sqlite3
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "server"))
import house  # noqa: E402
from house import House, Rules, claim, equal, host  # noqa: E402

DESK = os.path.join(HERE, "..", "..", "src", "server", "desk.c")
TABLES = [("war-chest", "nobility=1 p1=ea,he,wp,me p2=be,bi,ba,rg", 14), ("war-chest", "players=4", 25),
          ("pocket-battles", "army1=random army2=random", 4), ("warmaster", "deploy=screen army1=undead army2=orcs", 3)]
SPECTATOR = -3
FRAMES_A_SOCKET = 8  # fewer than would be too fast


def asked(*frames):
    return lambda c: [frame.format(**c) for frame in frames]


def sat(*frames):
    """Said by whoever has sat down there."""
    return lambda c: [each for frame in frames for each in (f"sit {c['id']} {c['key']}", frame.format(**c))]


# How each verb is said. One that is not here fails the test: whoever adds one says how.
VERBS = {
    "sit": asked("sit {id} {key}", "sit {id} {key} from=1", "sit {id} -"),
    "view": asked("view {id} {key}", "view {id} {key} --at 0"),
    "hint": asked("hint {id} {key}", "hint {id} {key} --at 0"),
    "record": asked("record {id} {key}", "record {id} -"),
    "verify": asked("verify {id}"),
    "lobby": asked("lobby"),
    "mine": asked("mine"),
    "join": asked("join {id}", "join {id} aaaaaaaaaaaaaaaaaaaaaaaaaa"),
    "rematch": asked("rematch {id} {key}"),
    "token": asked("token abc"),
    "chat": sat("chat hello"),
    "nonce": sat("nonce abc"),
    "draw": sat("draw", "draw no"),
    "undo": sat("undo", "undo no", "undo yes"),
    "play": lambda c: sat(*[f"play {c['length']} {action}" for action in c["probes"]])(c),
    "resign": sat("resign"),
    "host": None,  # about a table that is not there yet, with an id and keys drawn by lot
    "signup": None,  # about no table; a token is drawn by lot
    "signin": None,
    "recover": asked("recover Nobody aaaaaaaaaaaaaaaaaaaaaaaaaa long-enough"),
    "signout": asked("signout"),
    "sessions": asked("sessions"),
    "password": asked("password long-enough longer-still"),
    "recovery": asked("recovery long-enough"),
    "delete": asked("delete long-enough"),
    "export": asked("export"),
    "profile": asked("profile Nobody"),
    "club": asked("club"),
    "watchers": asked("watchers {id}"),
    "block": asked("block"),
    "report": asked("report Nobody odd"),
    "challenges": asked("challenges"),
    "decline": asked("decline {id}"),
    "tournaments": asked("tournaments"),
    "tournament": asked("tournament {id}", "tournament {id} watch"),
    "schedule": asked("schedule swiss standard-bearer"),
    "enter": asked("enter {id}"),
    "withdraw": asked("withdraw {id}"),
    "cancel": asked("cancel {id}"),
}
COSTLY = ["recover", "sessions", "password", "recovery", "delete", "export", "club", "report", "schedule"]
wires = []  # for each table: was there something to look at?
LAST = ["play", "resign"]  # these change what both tables are about


def played(game, options, steps, seed):
    """A whole position some way into the game."""
    dice = random.Random(seed)
    with Rules() as rules:
        rules.say(f"new {game} --seed {seed} {options}")
        for _ in range(steps):
            actions = rules.say("actions --seat all")[1].splitlines()
            if not actions:
                break
            rules.say(f"play {dice.choice(actions)} --seat all")
        return rules.say("position --seat all")[1]


def about(position, word):
    with Rules() as rules:
        rules.load(position)
        return rules.say(word)[1]


def twin_of(position, seat, seed):
    """Another position that looks the same to the seat, or None."""
    word = seat + 1 if seat >= 0 else 0
    for each in range(seed, seed + 4):
        drawn = about(position, f"sample --seat {word} --seed {each}")
        if drawn != position and about(drawn, f"view --seat {word}") == about(position, f"view --seat {word}"):
            return drawn
    return None


def some_actions(position, seed):
    """Legal for whoever acts, and so perhaps naming what is hidden from others."""
    actions = about(position, "actions --seat all").splitlines()
    return random.Random(seed).sample(actions, min(4, len(actions)))


def table_from(template, name, game_id, position):
    """A server like the template, at whose table play begins with this position."""
    target = os.path.join(house.FOLDER, name + ".db")
    shutil.copy(template, target)
    database = sqlite3.connect(target)
    database.execute("UPDATE games SET start = ? WHERE id = ?", (position, game_id))
    database.execute("DELETE FROM entries WHERE id = ?", (game_id,))
    database.commit()
    database.close()
    return House(name)


class Listener:
    """One who sits at a table of one server and hears everything that is sent there."""

    def __init__(self, server):
        self.server, self.client, self.left = server, None, 0

    def fresh(self):
        """A socket that has said nothing yet: one that has said much is too fast."""
        self.close()
        self.client, self.left = self.server.client(), FRAMES_A_SOCKET

    def lobby_after(self, texts):
        """Takes what comes before the answer to `lobby`, which is asked again where the server finds that too fast: a refusal
        is no answer to wait for."""
        self.client.send("lobby")
        while True:
            text = self.client.receive_text()
            answer = json.loads(text)
            if answer["type"] == "lobby":
                return
            if house.is_haste(answer):
                time.sleep(0.25)
                self.client.send("lobby")
            else:
                texts.append(text)

    def hears(self, frame):
        """What is sent because of this: it has all come before the second answer to `lobby`. What costs much is said on a fresh
        socket, where it is not too fast itself."""
        is_costly = frame.split(" ")[0] in COSTLY
        if self.left == 0 or is_costly:
            self.fresh()
        self.left = 0 if is_costly else self.left - 1
        self.client.send(frame)
        texts = [self.client.receive_text()] if frame == "lobby" else []
        for _ in range(2):
            self.lobby_after(texts)
        return texts

    def close(self):
        if self.client is not None:
            self.client.close()


def compare(name, servers, seat, context):
    listeners = [Listener(server) for server in servers]
    for verb in [verb for verb in VERBS if verb not in LAST] + LAST:
        for frame in VERBS[verb](context) if VERBS[verb] else []:
            one, other = [listener.hears(frame) for listener in listeners]
            parted = [pair for pair in zip(one, other) if pair[0] != pair[1]]
            claim(one == other, f"{name}: '{verb}' tells seat {seat} what it may know", (frame, parted[:1]))
    for listener in listeners:
        listener.close()


# ---- The wire: whoever sees only how long frames are and when they come learns no more than the seat ----

def seen_after(position, action, seat):
    """What the seat sees once this has been played in the position."""
    with Rules() as rules:
        rules.load(position)
        if rules.say(f"play {action} --seat all")[0] != "ok":
            return None
        return rules.say(f"view --seat {seat + 1 if seat >= 0 else 0}")[1]


def same_to(seat, positions):
    """Two actions, one for each position, that look the same to the seat; two different ones if there are such."""
    told = [[(action, seen_after(position, action, seat)) for action in about(position, "actions --seat all").splitlines()[:30]] for position in positions]
    pairs = [(one, other) for one, view in told[0] for other, other_view in told[1] if view is not None and view == other_view]
    return next((pair for pair in pairs if pair[0] != pair[1]), pairs[0] if pairs else None)


def sit_down(server, game_id, key):
    client = server.client()
    client.send(f"sit {game_id} {key}")
    client.receive()
    return client


def quickest(clients, frame, times=12):
    """The least time that an answer takes on each server, asked in turn."""
    least = [float("inf")] * len(clients)
    for _ in range(times):
        for index, client in enumerate(clients):
            began = time.perf_counter()
            answer = client.ask(frame, "view")
            if not house.is_haste(answer):
                least[index] = min(least[index], time.perf_counter() - began)
        time.sleep(0.15)
    return least


def the_wire_tells_no_more(name, servers, positions, seat, actor, game_id, keys):
    """Somebody else does what looks the same to this seat, and it is sent the same bytes in the same frames, as quickly."""
    pair = same_to(seat, positions)
    if pair is None:
        return False
    key = keys[seat] if seat >= 0 else "-"
    watching = [sit_down(server, game_id, key) for server in servers]
    acting = [sit_down(server, game_id, keys[actor]) for server in servers]
    for client in (*watching, *acting):
        client.ask("lobby", "lobby")  # whatever was under way has come
    heard = []
    for client, other, action in zip(acting, watching, pair):
        client.send(f"play 0 {action}")
        client.until("table", "refused")
        other.send("lobby")
        texts = [other.receive_text()]
        while json.loads(texts[-1])["type"] != "lobby":
            texts.append(other.receive_text())
        heard.append(texts)
    equal([len(text) for text in heard[0]], [len(text) for text in heard[1]], f"{name}: frames to seat {seat} are as long and as many after {pair}")
    claim(heard[0] == heard[1], f"{name}: and of the same bytes", pair)
    times = quickest(watching, f"view {game_id} {key}")
    claim(abs(times[0] - times[1]) < max(0.02, max(times) / 2), f"{name}: and answers take as long", times)
    for client in (*watching, *acting):
        client.close()
    return True


def compare_wire(game, options, seed, template, game_id, keys, position):
    """For the first seat from which something is hidden while another acts."""
    with Rules() as rules:
        actor = rules.mover(position)
    for seat in (other for other in (SPECTATOR, *range(len(keys))) if other != actor and actor >= 0):
        twin = twin_of(position, seat, seed)
        if twin is None:
            continue
        servers = [table_from(template, f"{game}-{seed}-wire-{seat}-{i}", game_id, text) for i, text in enumerate((position, twin))]
        done = the_wire_tells_no_more(f"{game} {options}", servers, (position, twin), seat, actor, game_id, keys)
        for server in servers:
            server.stop()
        if done:
            return 1
    return 0


def compare_tables(game, options, steps, seed):
    template = House(f"{game}-{seed}")
    game_id, players = host(template, game, options)
    keys = [player.key for player in players]
    for player in players:
        player.leave()
    template.stop()
    position = played(game, options, steps, seed)
    pairs = 0
    for seat in (SPECTATOR, *range(len(keys))):
        twin = twin_of(position, seat, seed)
        if twin is None:
            continue
        pairs += 1
        servers = [table_from(template.database, f"{game}-{seed}-{seat}-{i}", game_id, text)
                   for i, text in enumerate((position, twin))]
        probes = {action for text in (position, twin) for action in some_actions(text, seed)}
        compare(f"{game} {options}", servers, seat, {"id": game_id, "key": keys[seat] if seat >= 0 else "-", "length": 0,
                                                     "probes": sorted(probes)})
        for server in servers:
            server.stop()
    claim(pairs > 0, f"{game} {options}: something is hidden there")
    wires.append(compare_wire(game, options, seed, template.database, game_id, keys, position))


def every_verb_is_known():
    with open(DESK) as source:
        listed = re.findall(r'^    \{"([a-z]+)", VERB', source.read(), re.M)
    claim(len(listed) > 15, "the desk lists its verbs", listed)
    equal(sorted(listed), sorted(VERBS), "this test says how each verb is said")


every_verb_is_known()
house.together(*[lambda each=each, seed=seed: compare_tables(*each, seed + 1) for seed, each in enumerate(TABLES)])
claim(sum(wires) >= 2, "the wire was looked at where something is hidden", wires)
house.finish()
