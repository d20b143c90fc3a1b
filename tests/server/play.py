# SPDX-License-Identifier: MIT
"""Whole games over sockets, and everything people do at a table besides."""
import json
import os
import random
import time

from client import Client, Closed
from house import FOLDER, House, Player, Rules, act_randomly, ask, claim, equal, host, keys_of, \
    play_randomly, together, vexillum, wait_for

GAMES = [("standard-bearer", ""), ("war-chest", ""), ("war-chest", "players=4 nobility=1"),
         ("pocket-battles", "army1=random army2=random"),
         ("war-chest", r'rules="name \"Small\"; unit archer coins 6; board two markers 5"'),
         ("warmaster", r'army1=random-own points=500 turns=2 rules="army own name \"Mobs\"; unit own/mob name '
          r'\"Mob\" points 20; character own/boss name \"Boss\" role general points 50"')]


# ---- Whole games ----

def told_log(player):
    return [(entry["who"], entry["action"], entry["en"]) for entry in player.log]


def rightful_log(record_file, seat):
    text = vexillum("log", record_file, "--seat", str(seat + 1 if seat >= 0 else 0)).stdout
    return [(entry["who"], entry["action"], entry["words"]) for entry in json.loads(text)]


def check_views(player, record, name, rules):
    """Every position that was ever sent is the seat's view of that moment, byte for byte."""
    rules.load(record)
    seat = player.frame["seat"]
    wrong = 0
    for frame in player.frames:
        at = frame["from"] + len(frame["log"])
        rightful = rules.say(f"view --seat {seat + 1 if seat >= 0 else 0} --at {at}")[1]
        wrong += frame["position"] != rightful
    equal(wrong, 0, f"{name}: seat {seat} was sent its own view in all {len(player.frames)} frames")


def check_secrets(player, keys, name):
    """Until the end no frame holds the secret or a key."""
    secret = player.frame["secret"]
    early = [json.dumps(frame) for frame in player.frames if frame["result"] == "*"]
    claim(not any(secret in text for text in early), f"{name}: the secret is told at the end only")
    claim(not any(key in text for text in early for key in keys), f"{name}: keys are told to nobody")


def whole_game(house, game, words, seed):
    name = f"{game} {words}".strip()
    with Rules() as rules:
        game_id, players = host(house, game, words)
        spectator = Player(house, game_id)
        equal(spectator.frame["seat"], -3, f"{name}: who has no key is a spectator")
        keys = [player.key for player in players]
        made = play_randomly(players, rules, random.Random(seed), watchers=[spectator])
        claim(made > 20, f"{name}: played to the end from views alone", made)
        record = ask(house, f"record {game_id} -", "record")["text"]
        file = os.path.join(FOLDER, f"{game_id}.txt")
        with open(file, "w") as out:
            out.write(record)
        replay = vexillum("replay", file, "--verify")
        equal(replay.returncode, 0, f"{name}: the record replays and its draws agree {replay.stderr}")
        claim(f"result {players[0].frame['result']}\n" in record, f"{name}: the same result")
        for player in (*players, spectator):
            check_views(player, record, name, rules)
            check_secrets(player, keys, name)
            claim(told_log(player) == rightful_log(file, player.frame["seat"]),
                  f"{name}: seat {player.frame['seat']} was told what it may see")
            equal(player.frame["ended"], "rules", f"{name}: ended by the rules")
            player.leave()
        if len(spectator.log) > 1000:
            a_long_log_comes_in_pieces(house, game_id, spectator.log)
            a_slow_reader_is_dropped(house, game_id)


def a_long_log_comes_in_pieces(house, game_id, log):
    late = Player(house, game_id)
    late.until(lambda frame: len(late.log) >= len(log))
    claim(len(late.frames) > 1 and late.log == log, "a long log comes in pieces, and whole",
          (len(late.frames), len(late.log), len(log)))
    late.leave()


def a_slow_reader_is_dropped(house, game_id):
    """Whoever asks and does not read cannot make the server keep it all."""
    with house.client(receive_buffer=4096) as lazy:
        asked, is_dropped, deadline = 0, False, time.time() + 60
        try:
            while time.time() < deadline:
                lazy.send(f"sit {game_id} -")
                asked += 1
                time.sleep(0.05 if asked < 12 else 0.25)
        except Closed:
            is_dropped = True
        claim(is_dropped and asked > 20, "a slow reader is dropped, but not for haste", asked)


def whole_games(house):
    together(*[lambda game=game, words=words, seed=seed: whole_game(house, game, words, seed)
               for seed, (game, words) in enumerate(GAMES)])


def machines_play_to_the_end(house, games=("standard-bearer", "war-chest", "pocket-battles")):
    def one(game):
        with Rules() as rules:
            _, (player,) = host(house, game, "seat=2 machines=1:1")
            equal(player.frame["names"][0], "machine 1", f"{game}: the machine is named")
            play_randomly([player], rules, random.Random(5))
            claim(player.is_over(), f"{game}: a machine plays to the end")
            claim({entry["who"] for entry in player.log} >= {0, 1}, f"{game}: both have acted")
            player.leave()
    together(*[lambda game=game: one(game) for game in games])


# ---- Finding each other ----

def private_tables_are_joined_by_link(house):
    answer = ask(house, 'host standard-bearer seat=2 name="Anna B"', "hosted")
    equal(answer["seat"], 1, "the host sits where she wished")
    claim(len(answer["key"]) == 26 and "keys" not in answer, "she is given her own key and no other", answer)
    equal([invitation and len(invitation) for invitation in answer["invitations"]], [26, None],
          "and an invitation for the other seat")
    equal(ask(house, f"join {answer['id']}", "joined")["type"], "refused", "nobody joins unasked")
    claim(answer["id"] not in str(ask(house, "lobby", "lobby")), "nor sees it in the lobby")
    anna = Player(house, answer["id"], answer["key"], "a")
    equal(anna.frame["names"], ["", "Anna B"], "names are told")
    equal(anna.frame["taken"], [False, True], "the other seat is free")
    equal(anna.settle()["begun"], False, "alone she waits")
    refused = anna.play("d3-d4")
    claim("not begun" in refused["en"], "and cannot play", refused)
    friend = Player(house, answer["id"], keys_of(house, answer)[0], "b")
    equal(friend.frame["taken"], [True, True], "then both seats are taken")
    equal(friend.frame["present"], [True, True], "the friend sees that she is there")
    anna.until(lambda frame: frame["present"] == [True, True] and frame["begun"])
    friend.leave()
    anna.until(lambda frame: frame["present"] == [False, True])
    anna.leave()


def an_invitation_is_used_once(house):
    answer = ask(house, "host war-chest", "hosted")
    game_id, invitation = answer["id"], answer["invitations"][1]
    other = ask(house, "host war-chest", "hosted")
    own = "k" * 26
    for frame in (f"sit {game_id} {invitation}", f"view {game_id} {invitation} --at 0", f"record {game_id} {invitation}"):
        equal(ask(house, frame, "table")["type"], "refused", f"an invitation is no key: {frame.split()[0]}")
    for wrong in (f"join {game_id} {other['invitations'][1]}", f"join {game_id} {invitation[:-1]}",
                  f"join {game_id} {answer['key']}", f"join {game_id} {invitation} key=short",
                  f"join {game_id} {invitation} key={'K' * 26}"):
        equal(ask(house, wrong, "joined")["type"], "refused", f"{wrong[:40]} takes no seat")
    joined = ask(house, f"join {game_id} {invitation} key={own} name=Gregor", "joined")
    equal((joined["seat"], joined["key"], joined["commitment"]), (1, own, answer["commitment"]),
          "it is exchanged for a key that the guest has made himself")
    again = ask(house, f"join {game_id} {invitation} key={own}", "joined")
    equal(again, joined, "an answer that was lost can be had again with that key")
    for late in (f"join {game_id} {invitation}", f"join {game_id} {invitation} key={'j' * 26}"):
        refused = ask(house, late, "joined")
        claim("used" in refused.get("en", ""), "nobody else uses it a second time", refused)
    host_, guest = Player(house, game_id, answer["key"], "a"), Player(house, game_id, own, "b")
    guest.until(lambda frame: frame["begun"])
    for frame in (f"sit {game_id} {invitation}", f"view {game_id} {invitation} --at 4", f"record {game_id} {invitation}"):
        equal(ask(house, frame, "table")["type"], "refused", f"the host reads no hand with it: {frame.split()[0]}")
    with house.client() as thief:
        thief.ask(f"sit {game_id} {invitation}")
        equal(thief.ask("resign")["type"], "refused", "nor resigns for the guest")
    claim(invitation not in str(guest.frames) and own not in str(host_.frames), "neither is ever told to others")
    host_.leave()
    guest.leave()


def a_free_seat_is_joined_again_with_its_key(house):
    answer = ask(house, "host standard-bearer open=1", "hosted")
    first = ask(house, f"join {answer['id']} key={'q' * 26}", "joined")
    equal(ask(house, f"join {answer['id']} key={'q' * 26}", "joined"), first, "joining twice with one key is joining once")
    equal(ask(house, f"join {answer['id']} key={'r' * 26}", "joined")["type"], "refused", "another finds no seat")


def one_quoting_everywhere(house):
    """Frames and lines of a dialogue split alike: what a line takes, a frame takes."""
    answer = ask(house, 'host standard-bearer layout="line" name="Anna  B" "first=blue"', "hosted")
    anna = Player(house, answer["id"], answer["key"], "a")
    equal(anna.frame["names"], ['Anna B', ""], "a quoted name keeps its blank")
    with Rules() as rules:
        equal(rules.say('new standard-bearer layout="line" "first=blue" --seed 1')[0], "ok", "so does a line")
    friend = Player(house, answer["id"], keys_of(house, answer)[1], "b")
    anna.until(lambda frame: frame["begun"])
    friend.settle()
    with Rules() as rules:
        legal = rules.actions(anna.frame["position"])[0]
    equal(anna.play(f'"{legal}"')["type"], "table", "an action may stand in quotes, or not")
    refused = ask(house, "plya 3 d3-d4", "table")
    claim("did you mean 'play'" in refused["en"] and "play" in refused["ru"], "a mistyped verb is guessed at", refused)
    refused = ask(house, "sit", "table")
    claim("sit ID KEY" in refused["en"] and refused["en"] != refused["ru"], "a short one says how it is used", refused)
    spaced = ask(house, 'host pocket-battles army1="orcs and elves" open=1', "hosted")
    claim("orcs and elves" in spaced.get("en", ""), "a value with blanks reaches the game", spaced)
    anna.leave()
    friend.leave()


def the_lobby_can_be_watched(house):
    watcher = Client(house.port)
    known = watcher.ask("lobby watch", "lobby")["games"]
    answer = ask(house, "host war-chest open=1 name=Clara", "hosted")

    def until(holds, claimed):
        """Waits for the frame in which it holds; nothing is asked meanwhile."""
        while True:
            told = watcher.receive()
            equal(told["type"], "lobby", "nothing but the lobby is told")
            here = [game["here"] for game in told["games"] if game["id"] == answer["id"]]
            if holds(here):
                return claim(True, claimed)
    claim(answer["id"] not in str(known), "a table that is not open yet is not told")
    until(lambda here: here == [False], "a new table is told to whoever watches")
    clara = Player(house, answer["id"], answer["key"])
    until(lambda here: here == [True], "and that its host sits there")
    clara.leave()
    until(lambda here: here == [False], "and that its host has gone")
    ask(house, f"join {answer['id']} name=Dora", "joined")
    until(lambda here: here == [], "and that it is full")
    equal(watcher.ask("lobby now", "lobby")["type"], "refused", "no other word means anything")
    watcher.close()


def open_tables_are_found_in_the_lobby(house):
    answer = ask(house, 'host war-chest open=1 clock=600+5 nobility=1 name=Boris', "hosted")
    equal(answer["invitations"], [None, None], "an open table needs no invitation")

    def listed():
        return [game for game in ask(house, "lobby", "lobby")["games"] if game["id"] == answer["id"]]
    equal(listed(), [{"id": answer["id"], "game": "war-chest", "host": "Boris",
                      "options": "nobility=1", "clock": "600+5", "hints": False, "here": False}], "the lobby lists it")
    boris = Player(house, answer["id"], answer["key"])
    equal(listed()[0]["here"], True, "and tells that its host sits there")
    boris.leave()
    joined = ask(house, f"join {answer['id']} name=Vera", "joined")
    equal((joined["seat"], len(joined["key"])), (1, 26), "a stranger takes the free seat")
    equal(joined["commitment"], answer["commitment"], "and is shown the same commitment")
    claim(answer["id"] not in str(ask(house, "lobby", "lobby")), "a full table is not listed")
    equal(ask(house, f"join {answer['id']}", "joined")["type"], "refused", "nor joined")
    vera = Player(house, answer["id"], joined["key"])
    equal(vera.frame["names"], ["Boris", "Vera"], "both names are told")
    vera.leave()


def spectators_see_and_do_nothing(house):
    game_id, players = host(house, "war-chest")
    spectator = Player(house, game_id)
    for frame in ("play 15 pass", "resign", "draw", "undo", "undo yes", "chat hello", "nonce abc"):
        equal(spectator.say(frame)["type"], "refused", f"a spectator cannot {frame.split()[0]}")
    claim(players[0].hears_nothing(), "players are not told who looks on")
    spectator.leave()
    for player in players:
        player.leave()


def coming_back_resumes(house):
    with Rules() as rules:
        game_id, players = host(house, "standard-bearer")
        dice = random.Random(3)
        play_randomly(players, rules, dice, 4)
        away = players[1]
        length = len(away.log)
        away.leave()
        while rules.mover(players[0].frame["position"]) == 0:
            act_randomly(players[0], rules, dice)
        away.sit()
        equal(away.frame["from"], length, "only what was missed is sent")
        equal(away.log, players[0].log, "and it is all")
        with house.client() as other:
            other.send(f"sit {game_id} {away.key} from=3 cuts=7")
            equal(other.receive()["from"], 0, "a log of another past is sent anew")
        with house.client() as other:
            other.send(f"sit {game_id} {away.key} from=999")
            equal(other.receive()["from"], 0, "so is one that is too long")
        for player in players:
            player.leave()


def screens_are_bounded(house):
    game_id, players = host(house, "standard-bearer")
    players[1].settle()
    screens = [Player(house, game_id, players[0].key) for _ in range(8)]
    claim(players[0].client.is_ended(), "the oldest of nine screens goes")
    equal(screens[-1].frame["seat"], 0, "the newest stays")
    claim(players[1].hears_nothing(), "the other player hears nothing of it")
    for player in (*screens, players[1]):
        player.leave()


# ---- Consent ----

def offers(house):
    with Rules() as rules:
        _, (one, two) = host(house, "standard-bearer")
        play_randomly([one, two], rules, random.Random(4), 5)
        refused = two.say("draw no")
        equal(refused["type"], "refused", "there is nothing to decline yet")
        one.say("draw")
        equal(two.until(lambda frame: frame["draw"] is not None)["draw"], 0, "the offer is told")
        two.say("draw no")
        one.until(lambda frame: frame["draw"] is None)
        one.say("draw")
        one.say("draw")
        equal(one.frame["result"], "*", "nobody draws with himself")
        equal(two.settle()["draw"], 0, "the offer stands")
        two.say("draw yes")
        equal((two.frame["result"], two.frame["ended"]), ("1/2-1/2", "agreed"), "both agree")
        record = ask(house, f"record {one.id} -", "record")["text"]
        claim("\nended agreed 1/2-1/2\n" in record, "the record says how it ended")
        equal(vexillum("replay", "-", "--verify", text=record).returncode, 0, "and can be checked")
        equal(two.play("d3-d4")["en"], "the game is over", "then it is over")
        one.leave()
        two.leave()


def taking_back(house):
    with Rules() as rules:
        _, players = host(house, "standard-bearer")
        dice = random.Random(8)
        play_randomly(players, rules, dice, 4)
        one, two = players
        seat = one.log[-1]["who"]
        asker, other = players[seat], players[1 - seat]
        before = len(asker.log)
        equal(other.say("undo yes")["type"], "refused", "nobody has asked")
        asker.say("undo")
        equal(other.until(lambda frame: frame["undo"] is not None)["undo"], seat, "asking is told")
        equal(asker.say("undo yes")["type"], "refused", "the asker cannot consent")
        other.say("undo no")
        equal(asker.until(lambda frame: frame["undo"] is None) and len(asker.log), before, "declined")
        asker.say("undo")
        other.until(lambda frame: frame["undo"] == seat)
        other.say("undo yes")
        asker.until(lambda frame: frame["undo"] is None)
        equal((len(asker.log), asker.frame["cuts"]), (before - 1, 1), "one entry is taken back")
        equal(rules.mover(asker.frame["position"]), seat, "and it is the asker's turn again")
        play_randomly(players, rules, dice, 3)
        equal(one.log, two.log, "the game goes on, the same for both")
        for player in players:
            player.leave()
        _, (alone,) = host(house, "standard-bearer", "machines=2:1")
        alone.client.send("undo")
        equal(alone.client.until("refused")["en"], "dice and draws cannot be taken back", "the deal stays")
        alone.leave()


def resigning_and_rematch(house):
    game_id, (one, two) = host(house, "standard-bearer", 'name=Anna')
    equal(ask(house, f"rematch {game_id} {one.key}", "joined")["type"], "refused", "not before it is over")
    one.say("resign")
    two.until(lambda frame: frame["result"] != "*")
    equal((two.frame["result"], two.frame["ended"]), ("0-1", "resigned"), "who resigns has lost")
    again = ask(house, f"rematch {game_id} {one.key}", "joined")
    equal(again["seat"], 1, "sides are swapped")
    equal(two.until(lambda frame: frame["next"])["next"], again["id"], "the other is told")
    other = ask(house, f"rematch {game_id} {two.key}", "joined")
    equal((other["id"], other["seat"]), (again["id"], 0), "and finds the same table")
    equal(ask(house, f"rematch {game_id} -", "joined")["type"], "refused", "spectators do not")
    claim(again["commitment"] != one.frame["commitment"], "with a new secret")
    left, right = Player(house, other["id"], other["key"]), Player(house, again["id"], again["key"])
    equal(right.until(lambda frame: frame["begun"])["names"][1], "Anna", "names move along")
    for player in (one, two, left, right):
        player.leave()


# ---- Advice ----

def hints_are_agreed_on_before_the_game(house):
    """Against people the machine advises only where the table said so when they sat down."""
    def asked(words, clock="none"):
        game_id, players = host(house, "war-chest", f"{words} clock={clock}")
        frames = [player.settle()["hints"] for player in players]
        answers = [ask(house, f"hint {game_id} {key} --at 3", "hint") for key in (players[0].key, "-")]
        return game_id, players, frames, answers
    for clock in ("none", "600+5"):
        game_id, players, frames, answers = asked("", clock)
        equal(frames, [False, False], f"hints are off against a person, clock {clock}")
        claim(all("hints are off" in answer.get("en", "") for answer in answers), "and refused, to onlookers too", answers)
        players[0].say("resign")
        equal(players[0].frame["hints"], True, "a finished game may be looked through with the machine")
        equal(ask(house, f"hint {game_id} {players[0].key}", "hint")["type"], "hint", "and is")
        again = ask(house, f"rematch {game_id} {players[0].key}", "joined")
        equal(ask(house, f"hint {again['id']} {again['key']}", "hint")["type"], "refused", "off again in the rematch")
        for player in players:
            player.leave()
    game_id, players, frames, answers = asked("hints=1", "600+5")
    equal(frames, [True, True], "who agreed on hints has them")
    past = ask(house, f"view {game_id} {players[0].key} --at 3", "view")
    equal(answers[0]["position"], past["position"], "about the moment that was asked for, as the seat knew it")
    for player in players:
        player.leave()
    game_id, (alone,) = host(house, "war-chest", "machines=2:1")
    equal(alone.settle()["hints"], True, "against the machine nobody need agree")
    alone.leave()
    open_table = ask(house, "host war-chest open=1 hints=1", "hosted")["id"]
    listed = [game["hints"] for game in ask(house, "lobby", "lobby")["games"] if game["id"] == open_table]
    equal(listed, [True], "the lobby tells it before anybody joins")


# ---- Talk, clocks, the past ----

def talk(house):
    _, (one, two) = host(house, "standard-bearer")
    one.say('chat  "hello" there, \\ всем <b>привет</b>')
    line = two.until(lambda frame: frame["chat"])["chat"][-1]
    equal(line, {"who": 0, "text": '"hello" there, \\ всем <b>привет</b>'}, "talk comes through unchanged")
    words = " ".join(["a"] * 120)
    two.say("chat " + words)
    equal(one.until(lambda frame: len(frame["chat"]) == 2)["chat"][-1]["text"], words, "many words too")
    equal(one.say("chat " + "x" * 301)["type"], "refused", "but not too long")
    equal(one.say("chat")["type"], "refused", "nor nothing")
    raw = two.say("draw")
    claim("chat" in raw, "kept by the player")
    two.client.send("draw no")
    equal("chat" in two.client.receive(), False, "talk that has been heard is not sent again")
    one.leave()
    two.leave()


def time_left(house, game_id, seat):
    """What the clock of the seat shows to somebody who comes to look."""
    onlooker = Player(house, game_id)
    onlooker.leave()
    return onlooker.frame["clock"]["left"][seat]


def clocks(house):
    def sudden_death():
        _, (one, two) = host(house, "standard-bearer", "clock=10+0")
        with Rules() as rules:
            seat = rules.mover(one.frame["position"])
        began = time.time()
        equal(one.frame["clock"]["running"], seat, "the clock of who acts runs")
        claim(5000 < one.frame["clock"]["left"][seat] <= 10000, "from its full time",
              one.frame["clock"])
        one.until(lambda frame: frame["result"] != "*")
        claim(5 < time.time() - began < 40, "it runs out in its time", time.time() - began)
        equal((one.frame["result"], one.frame["ended"]), (["0-1", "1-0"][seat], "time"), "and loses")
        left = one.frame["clock"]["left"]
        claim(left[seat] == 0 and left[1 - seat] > 9000, "the loser's clock shows nothing, the other's its time", left)
        again = Player(house, one.id)
        equal(again.frame["clock"], {"left": left, "running": -1}, "and so it stays")
        again.leave()
        one.leave()
        two.leave()

    def teams():
        _, players = host(house, "war-chest", "players=4 clock=10")
        with Rules() as rules:
            seat = rules.mover(players[0].frame["position"])
        players[0].until(lambda frame: frame["result"] != "*")
        equal(players[0].frame["result"], ["0-1", "1-0"][seat % 2], "a team of two loses together")
        for player in players:
            player.leave()

    def increment():
        _, players = host(house, "standard-bearer", "clock=60+30")
        with Rules() as rules:
            seat = rules.mover(players[0].frame["position"])
            while rules.mover(players[0].frame["position"]) == seat:
                play_randomly(players, rules, random.Random(1), 1)
        left = players[0].frame["clock"]["left"]
        claim(88000 < left[seat] <= 90000, "a turn earns the increment once", left)
        claim(58000 < left[1 - seat] <= 60000, "the other has his time still", left)
        equal(players[0].frame["clock"]["running"], 1 - seat, "and his clock runs now")
        for player in players:
            player.leave()

    def resigned():
        game_id, players = host(house, "standard-bearer", "clock=60+0")
        seat = players[0].frame["clock"]["running"]
        claim(wait_for(lambda: time_left(house, game_id, seat) < 59000, every=0.1), "the clock of the one who thinks runs")
        players[1 - seat].settle()
        players[1 - seat].say("resign")
        players[0].until(lambda frame: frame["result"] != "*")
        left = players[0].frame["clock"]["left"]
        claim(left[seat] < 59000 and left[1 - seat] > 59500, "who thought when the other resigned has used his time", left)
        for player in players:
            player.leave()
    together(sudden_death, teams, increment, resigned)


def the_past_is_a_view_too(house):
    with Rules() as rules:
        game_id, players = host(house, "war-chest")
        play_randomly(players, rules, random.Random(9), 12)
        for player in players:
            frame = player.frames[-3]
            at = frame["from"] + len(frame["log"])
            past = ask(house, f"view {game_id} {player.key} --at {at}", "view")
            equal(past["position"], frame["position"], "the past looks as it looked")
        equal(ask(house, f"view {game_id} {players[0].key}", "view")["position"], players[0].frame["position"],
              "without --at it is the present")
        own = ask(house, f"record {game_id} {players[0].key}", "record")["text"]
        claim("\nview 1\n" in own and "secret" not in own, "the record of a running game is a view")
        equal(ask(house, f"verify {game_id}", "verified")["type"], "refused", "no secret before the end")
        for player in players:
            player.leave()


def run(house):
    together(lambda: whole_games(house), lambda: machines_play_to_the_end(house),
             lambda: clocks(house))
    for test in (private_tables_are_joined_by_link, an_invitation_is_used_once,
                 a_free_seat_is_joined_again_with_its_key, one_quoting_everywhere, open_tables_are_found_in_the_lobby, the_lobby_can_be_watched,
                 spectators_see_and_do_nothing, coming_back_resumes, screens_are_bounded, offers,
                 taking_back, resigning_and_rematch, hints_are_agreed_on_before_the_game, talk, the_past_is_a_view_too):
        test(house)


if __name__ == "__main__":
    only = House("play")
    run(only)
    only.stop()
