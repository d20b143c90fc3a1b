# SPDX-License-Identifier: MIT
"""Names with a password: how they are spelt, who gets in, sessions, and the games that they keep."""
import re
import time
import unicodedata

import house as counting
from client import Closed
from house import House, Player, ROOT, ask, claim, equal, host, patiently, wait_for

TAKEN, WRONG = "that name is taken", "name and password do not match"


def said(answer):
    return answer.get("en", answer)


def signing(house):
    for frame in ("signup Anna short", "signup Anna", f"signup {'x' * 48} longenough", f"signup Anna {'x' * 128}", 'signup "  " longenough',
                  "signup Anna password", "signup Longish-Name Longish-Name"):
        equal(ask(house, frame, "signed")["type"], "refused", f"{frame[:20]} is refused")
    long_name = "Александра-Анастасия"  # twenty letters, forty bytes
    equal(ask(house, f"signup {long_name} longenough", "signed").get("name"), long_name, "letters are counted, not bytes")
    equal(ask(house, f"signup {long_name}я longenough", "signed")["type"], "refused", "one letter more is refused")
    equal(ask(house, "signup Мария семьбук", "signed")["type"], "refused", "so are those of a password: seven are too few")
    equal(ask(house, "signup Мария семьбукв", "signed")["type"], "signed", "eight are enough")
    signed = ask(house, "signup Anna correct-horse", "signed")
    equal((signed["type"], signed["name"]), ("signed", "Anna"), "a new name is taken")
    claim(TAKEN in said(ask(house, "signup Anna another-one", "signed")), "once")
    equal(said(ask(house, "signin Anna wrong-horse", "signed")), WRONG, "wrong passwords fail")
    equal(said(ask(house, "signin Boris whatever-it-is", "signed")), WRONG, "unknown names alike")
    again = ask(house, "signin Anna correct-horse", "signed")
    claim(again["type"] == "signed" and again["token"] != signed["token"], "the right one fits")
    claim("recovery" in signed and "recovery" not in again, "the recovery code is told once")
    blanks = ask(house, 'signup "Anna Maria" "with blanks inside"', "signed")
    equal(blanks.get("name"), "Anna Maria", "quotation marks keep blanks in")
    hashes = house.rows("SELECT hash FROM accounts")
    claim(len(hashes) == 4 and all(row[0].startswith("$argon2id$") for row in hashes), "passwords are kept as argon2id", hashes)
    return signed


# ---- Spelling ----

def compositions_are_those_of_unicode():
    with open(f"{ROOT}/src/server/spelling.c") as source:
        rows = re.findall(r'\{(0x3[0-9A-F]{2}), "([^"]*)", "([^"]*)"\}', source.read())
    wrong = [(plain, marked) for mark, all_plain, all_marked in rows for plain, marked in zip(all_plain, all_marked, strict=True)
             if unicodedata.normalize("NFC", plain + chr(int(mark, 16))) != marked]
    claim(len(rows) > 10 and not wrong, "letters and marks are put together as Unicode does", wrong)


def spelling(house):
    compositions_are_those_of_unicode()
    for written in ("Ёлка Ёж", "Ｗｉｄｅ　Ａｎｎ", "Zoë", "Zoë B", "  Two   Blanks ", "Łukasz", "Їжак", "O'Neil-Smith_2.b"):
        answer = ask(house, f'host standard-bearer name="{written}"', "hosted")
        player = Player(house, answer["id"], answer["key"])
        equal(player.frame["names"][0], " ".join(unicodedata.normalize("NFKC", written).split()), f"{written!r} is kept as NFKC writes it")
        player.leave()
    for written in ("Аnna", "Boris Борис", "machine 9", "Machine", "машина 3", "mасhine", "guest 12", "Гость", "Admin", "АДМИН", "V3x", "12345", "a\u200bb", "-Ann", "Ann-",
                    "a--b", "名前", "ﷺ", "a\u0301\u0323", "Ann\u0301", "𝓐nn", "lеvel 3", "MODERAT0R"):
        refused = ask(house, f'signup "{written}" long-enough', "signed")
        wanted = written in ("V3x", "Ann\u0301")  # the mark goes with its letter: ń is one
        equal(refused["type"], "signed" if wanted else "refused", f"{written!r} {'is' if wanted else 'is not'} a name")
    for written in ("anna", "ANNA", "An-na", "Аппа", "Ann a", "Ánna"):  # the fourth is Cyrillic
        claim(TAKEN in said(ask(house, f'signup "{written}" long-enough', "signed")), f"{written!r} looks like Anna")
    equal(ask(house, "signin anna correct-horse", "signed").get("name"), "Anna", "who signs in need not mind capitals")


def guests_have_names(house):
    hosted = ask(house, "host standard-bearer", "hosted")
    player = Player(house, hosted["id"], hosted["key"])
    claim(re.fullmatch(r"guest \d{4}", player.frame["names"][0]), "a guest without a name is given one", player.frame["names"])
    equal(player.frame["names"][1], "", "a seat that nobody has taken has none")
    player.leave()
    hosted = ask(house, "host standard-bearer name=Anna", "hosted")
    player = Player(house, hosted["id"], hosted["key"])
    claim(player.frame["names"][0].startswith("guest "), "a name that belongs to somebody is for her alone", player.frame["names"])
    player.leave()


# ---- Own games ----

def own_games(house, token):
    with house.client() as anna:
        equal(anna.ask("mine", "mine")["games"], [], "who has not signed in has no games")
        equal(anna.ask("token nonsense", "signed")["type"], "refused", "a forged token is refused")
        equal(anna.ask(f"token {token}", "signed")["name"], "Anna", "a token signs in")
        hosted = anna.ask("host standard-bearer", "hosted")
        games = anna.ask("mine", "mine")["games"]
        equal(games, [{"id": hosted["id"], "seat": 0, "game": "standard-bearer", "result": "*", "clock": "none", "turn": False, "left": None}], "her games are listed")
        claim(anna.ask(f"sit {hosted['id']} @")["seat"] == 0, "and she sits there by her name, without a key")
    equal(ask(house, f"sit {hosted['id']} @", "table")["type"], "refused", "nobody else does")
    friend = ask(house, "host war-chest seat=2", "hosted")
    with house.client() as anna:
        anna.ask(f"token {token}", "signed")
        joined = anna.ask(f"join {friend['id']} {friend['invitations'][0]}", "joined")
        anna.send(f"sit {friend['id']} {joined['key']}")
        names = anna.until("table")["names"]
        claim(names[0] == "Anna" and names[1].startswith("guest "), "she sits under her name", names)
        equal([game["id"] for game in anna.ask("mine", "mine")["games"]], [friend["id"], hosted["id"]], "and keeps that game too, the last one first")
        equal(anna.ask(f"token {token}", "signed")["token"], token, "a token may be used again")
    player = Player(house, hosted["id"], hosted["key"])
    equal(player.frame["names"][0], "Anna", "the host is called by her name")
    player.leave()


def games_by_the_time_that_is_left(house, token):
    """Those in which it is her turn come first, the most urgent before all."""
    urgent = {}
    for clock in ("none", "864000", "86400", "60+0"):
        with house.client() as anna:
            anna.ask(f"token {token}", "signed")
            hosted = anna.ask(f"host standard-bearer clock={clock}", "hosted")
            anna.ask(f"sit {hosted['id']} @ nonce=a")
            key = ask(house, f"join {hosted['id']} {hosted['invitations'][1]}", "joined")["key"]
            other = Player(house, hosted["id"], key)
            other.until(lambda frame: frame["begun"])
            urgent[hosted["id"]] = clock
            other.leave()
    with house.client() as anna:
        anna.ask(f"token {token}", "signed")
        games = [game for game in anna.ask("mine", "mine")["games"] if game["id"] in urgent]
    order = [(not game["turn"], game["left"] is None, game["left"] or 0) for game in games]
    equal(order, sorted(order), "her games are sorted by whose turn it is and by the time that is left")
    claim(any(game["left"] for game in games), "and the time is told", games)


def nobody_joins_himself(house, token):
    with house.client() as anna:
        anna.ask(f"token {token}", "signed")
        hosted = anna.ask("host standard-bearer open=1", "hosted")
    with house.client() as anna:
        anna.ask(f"token {token}", "signed")
        refused = anna.ask(f"join {hosted['id']}", "joined")
        claim("already" in refused.get("en", ""), "nobody joins a table of her own", refused)
    equal(ask(house, f"join {hosted['id']}", "joined")["seat"], 1, "others do")


# ---- Secrets ----

def secrets_are_kept_as_digests(house, token):
    hosted = ask(house, "host war-chest", "hosted")
    key = ask(house, f"join {hosted['id']} {hosted['invitations'][1]}", "joined")["key"]
    code = ask(house, "signup Digested long-enough", "signed")["recovery"]
    ask(house, "lobby", "lobby")
    kept = str([house.rows(f"SELECT * FROM {table}") for table in house.tables()]).encode()
    for ending in () if counting.cluster else ("", "-wal"):
        with open(house.database + ending, "rb") as file:
            kept += file.read()
    for what, secret in (("a token", token), ("a key", hosted["key"]), ("a key that was joined with", key), ("an invitation", hosted["invitations"][1]), ("a recovery code", code)):
        claim(secret.encode() not in kept, f"{what} does not stand in the database")


def rematch_keys(house):
    game_id, players = host(house, "standard-bearer")
    players[0].client.send("resign")
    for player in players:
        player.until(lambda frame: frame["result"] != "*")
    one, again = [ask(house, f"rematch {game_id} {players[0].key}", "joined") for _ in range(2)]
    equal((one["id"], one["key"], one["seat"]), (again["id"], again["key"], 1), "whoever asks for the rematch again is told the same key")
    other = ask(house, f"rematch {game_id} {players[1].key}", "joined")
    claim(other["key"] != one["key"] and other["id"] == one["id"], "and the other player another")
    equal([Player(house, one["id"], key).frame["seat"] for key in (one["key"], other["key"])], [1, 0], "both open their seats")
    for player in players:
        player.leave()


# ---- Guessing ----

def guess_until_refused(house, name, full, seconds, **how):
    """Guesses until the server has enough of it. Returns how many guesses it looked at, and how many it may have: a purse
    of so many that wins one back in so many seconds. Guesses are not waited for one by one: a busy machine takes seconds
    for each, and those would win tries back."""
    began, looked_at, answers = time.monotonic(), 0, []
    while not any("too many attempts" in text for text in answers) and looked_at < 3 * full:
        thieves = [house.client(**how) for _ in range(4)]
        for thief in thieves:
            for number in range(3):
                thief.send(f"signin {name} guess-{number:06}")
        answers = [said(thief.until("refused", "signed")) for thief in thieves for _ in range(3)]
        looked_at += len([text for text in answers if "too many attempts" not in text])
        for thief in thieves:
            thief.close()
    claim(any("too many attempts" in text for text in answers), f"guessing is slowed down for {name}", answers)
    return looked_at, full + int((time.monotonic() - began) / seconds) + 1  # one may have been nearly won back


def passwords_are_not_guessed(house):
    tries, most = guess_until_refused(house, "Anna", 20, 60)
    claim(tries <= most, "after twenty tries", (tries, most))
    with house.client(source="127.0.0.6") as anna:
        equal(anna.ask("signin Anna correct-horse", "signed").get("name"), "Anna", "and the owner comes in from elsewhere all the same")


def an_address_is_slowed_down(house):
    tries, most = guess_until_refused(house, "Nobody", 10, 10, source="127.0.0.4")
    claim(tries <= most, "so is one address", (tries, most))


def processor_time(house):
    """Of the server, in ticks."""
    with open(f"/proc/{house.child.pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def nobody_learns_who_is_known(house):
    """A wrong password for a known name takes as much work as one for an unknown name; work, for a busy machine makes anybody wait."""
    def work(name):
        with house.client(source="127.0.0.7") as client:
            before = processor_time(house)
            equal(said(client.ask(f"signin {name} wrong-and-long", "signed")), WRONG, f"{name} does not come in")
            return processor_time(house) - before
    pairs = [(work("Digested"), work(f"Unknown{letter}")) for letter in "abcd"]
    known, unknown = (min(ticks) for ticks in zip(*pairs))
    claim(known > 0 and known / 2 < unknown < 2 * known, "names that nobody has are tried as long as others", pairs)


# ---- Sessions ----

def is_signed_out(client):
    try:
        return client.is_ended() is not False
    except (Closed, OSError):
        return True


def sessions(house):
    tokens = [ask(house, "signup Sessions long-enough", "signed")["token"]] + [ask(house, "signin Sessions long-enough", "signed")["token"] for _ in range(2)]
    clients = [house.client() for _ in tokens]
    for client, token in zip(clients, tokens):
        client.ask(f"token {token}", "signed")
    listed = clients[0].ask("sessions", "sessions")["sessions"]
    equal((len(listed), [session["here"] for session in listed].count(True)), (3, 1), "every session is listed, this one marked")
    other = next(session["id"] for session in listed if not session["here"])
    left = clients[0].ask(f"sessions end {other}", "sessions")["sessions"]
    equal(len(left), 2, "one is ended")
    claim(sum(is_signed_out(client) for client in clients[1:2]) + sum(is_signed_out(client) for client in clients[2:]) >= 1, "whoever had it is disconnected")
    equal(clients[0].ask("sessions end nonsense", "sessions")["type"], "refused", "one that is not there is not ended")
    equal(len(clients[0].ask("sessions end others", "sessions")["sessions"]), 1, "or all others")
    equal([ask(house, f"token {token}", "signed")["type"] for token in tokens], ["signed", "refused", "refused"], "their tokens are worth nothing")
    equal(clients[0].ask("signout", "signed-out")["type"], "signed-out", "who signs out")
    equal(ask(house, f"token {tokens[0]}", "signed")["type"], "refused", "has no session any more")
    equal(clients[0].ask("mine", "mine")["games"], [], "not even on the same socket")
    equal([clients[0].ask(verb, "x")["type"] for verb in ("sessions", "export", "password a b-long-enough", "delete x")], ["refused"] * 4, "and is nobody")


def sessions_expire():
    import running
    house = House("expiring")
    token = ask(house, "signup Expiring long-enough", "signed")["token"]
    equal(ask(house, f"token {token}", "signed")["type"], "signed", "a session holds")
    house.stop()
    running.change(house, "UPDATE sessions SET seen = seen - ?", 61 * running.DAY)
    house.start()
    equal(ask(house, f"token {token}", "signed")["type"], "refused", "until nobody has used it for sixty days")
    claim(wait_for(lambda: house.rows("SELECT count(*) FROM sessions")[0][0] == 0), "then it is cleared away")
    house.stop()


# ---- Changing and losing a password, leaving ----

def passwords_change(house):
    first = ask(house, "signup Changing first-password", "signed")
    other = ask(house, "signin Changing first-password", "signed")["token"]
    with house.client() as client:
        client.ask(f"token {first['token']}", "signed")
        equal(said(client.ask("password wrong-password next-password", "changed")), WRONG, "the old password is asked for")
        equal(client.ask("password first-password short", "changed")["type"], "refused", "the new one has to be one")
        equal(patiently(lambda: client.ask("password first-password next-password", "changed"))["type"], "changed", "the password is changed")
    equal([ask(house, f"token {token}", "signed")["type"] for token in (first["token"], other)], ["signed", "refused"], "other sessions end")
    equal([ask(house, f"signin Changing {word}-password", "signed")["type"] for word in ("first", "next")], ["refused", "signed"], "the new one holds")
    equal(ask(house, "recover Changing aaaaaaaaaaaaaaaaaaaaaaaaaa third-password", "signed")["type"], "refused", "a wrong code recovers nothing")
    spaced = "-".join(first["recovery"][i:i + 5] for i in range(0, 26, 5))
    back = ask(house, f"recover changing {spaced} third-password", "signed")
    claim(back["type"] == "signed" and back["recovery"] != first["recovery"], "the code gives a new password and a new code", back)
    equal(ask(house, f"recover Changing {first['recovery']} fourth-password", "signed")["type"], "refused", "and is worth nothing then")
    equal([ask(house, f"signin Changing {word}-password", "signed")["type"] for word in ("next", "third")], ["refused", "signed"], "the recovered one holds")
    with house.client() as client:
        client.ask(f"token {back['token']}", "signed")
        code = client.ask("recovery third-password", "recovery")["recovery"]
        claim(code not in (back["recovery"], first["recovery"]), "another code can be asked for")


def leaving(house):
    signed = ask(house, "signup Leaving long-enough", "signed")
    with house.client() as leaving_one:
        leaving_one.ask(f"token {signed['token']}", "signed")
        hosted = leaving_one.ask("host standard-bearer", "hosted")
        leaving_one.ask(f"sit {hosted['id']} @ nonce=a")
        key = ask(house, f"join {hosted['id']} {hosted['invitations'][1]}", "joined")["key"]
        other = Player(house, hosted["id"], key)
        other.until(lambda frame: frame["begun"])
        leaving_one.send("chat something private")
        other.until(lambda frame: frame["chat"])
        told = patiently(lambda: leaving_one.ask("export", "export"))
        equal((told["name"], [game["id"] for game in told["games"]], told["talk"]), ("Leaving", [hosted["id"]], [{"id": hosted["id"], "text": "something private"}]),
              "one's data are given out")
        equal(said(patiently(lambda: leaving_one.ask("delete wrong-password", "deleted"))), WRONG, "leaving takes the password")
        equal(patiently(lambda: leaving_one.ask("delete long-enough", "deleted"))["type"], "deleted", "then the name is gone")
    other.until(lambda frame: frame["result"] != "*")
    equal((other.frame["result"], other.frame["names"][0]), ("0-1", ""), "a running game is given up, and the seat has no name")
    equal(house.rows("SELECT text FROM chat WHERE id = ?", hosted["id"]), [("",)], "what was said is gone")
    other.leave()
    everything = str([house.rows(f"SELECT * FROM {table}") for table in house.tables()])
    claim("Leaving" not in everything, "and nothing else is kept under that name")
    equal(ask(house, f"token {signed['token']}", "signed")["type"], "refused", "sessions are over")
    equal(ask(house, "signup Leaving long-enough", "signed")["type"], "signed", "and the name is free")


def run(house):
    signed = signing(house)
    spelling(house)
    guests_have_names(house)
    own_games(house, signed["token"])
    games_by_the_time_that_is_left(house, signed["token"])
    nobody_joins_himself(house, signed["token"])
    secrets_are_kept_as_digests(house, signed["token"])
    rematch_keys(house)
    nobody_learns_who_is_known(house)
    sessions(house)
    sessions_expire()
    passwords_change(house)
    leaving(house)
    passwords_are_not_guessed(house)
    an_address_is_slowed_down(house)


if __name__ == "__main__":
    only = House("names")
    run(only)
    only.stop()
