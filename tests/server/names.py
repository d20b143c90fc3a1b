# SPDX-License-Identifier: MIT
"""Names with a password, and the games that they keep."""
from house import House, Player, ask, claim, equal


def signing(house):
    for frame in ("signup Anna short", "signup Anna", f"signup {'x' * 48} longenough",
                  f"signup Anna {'x' * 48}", 'signup "  " longenough'):
        equal(ask(house, frame, "signed")["type"], "refused", f"{frame[:20]} is refused")
    long_name = "Александра-Анастасия"  # twenty letters, forty bytes
    equal(ask(house, f"signup {long_name} longenough", "signed").get("name"), long_name, "letters are counted, not bytes")
    equal(ask(house, f"signup {long_name}я longenough", "signed")["type"], "refused", "one letter more is refused")
    signed = ask(house, "signup Anna correct-horse", "signed")
    equal((signed["type"], signed["name"]), ("signed", "Anna"), "a new name is taken")
    taken, wrong = "that name is taken", "name and password do not fit"
    equal(ask(house, "signup Anna another-one", "signed")["en"], taken, "once")
    equal(ask(house, "signin Anna wrong-horse", "signed")["en"], wrong, "wrong passwords fail")
    equal(ask(house, "signin Boris whatever-it-is", "signed")["en"], wrong, "unknown names alike")
    again = ask(house, "signin Anna correct-horse", "signed")
    claim(again["type"] == "signed" and again["token"] != signed["token"], "the right one fits")
    blanks = ask(house, 'signup "Anna Maria" "with blanks inside"', "signed")
    equal(blanks.get("name"), "Anna Maria", "quotation marks keep blanks in")
    hashes = house.rows("SELECT hash FROM accounts")
    claim(len(hashes) == 3 and all(row[0].startswith("$argon2id$") for row in hashes),
          "passwords are kept as argon2id", hashes)
    return signed["token"]


def own_games(house, token):
    with house.client() as anna:
        equal(anna.ask("mine", "mine")["games"], [], "who has not signed in has no games")
        equal(anna.ask("token nonsense", "signed")["type"], "refused", "a forged token is refused")
        equal(anna.ask(f"token {token}", "signed")["name"], "Anna", "a token signs in")
        hosted = anna.ask("host standard-bearer", "hosted")
        games = anna.ask("mine", "mine")["games"]
        equal(games, [{"id": hosted["id"], "key": hosted["key"], "game": "standard-bearer",
                       "result": "*"}], "her games are listed with their keys")
    friend = ask(house, "host war-chest seat=2", "hosted")
    with house.client() as anna:
        anna.ask(f"token {token}", "signed")
        joined = anna.ask(f"join {friend['id']} {friend['invitations'][0]}", "joined")
        anna.send(f"sit {friend['id']} {joined['key']}")
        equal(anna.until("table")["names"], ["Anna", ""], "she sits under her name")
        equal([game["id"] for game in anna.ask("mine", "mine")["games"]],
              [friend["id"], hosted["id"]], "and keeps that game too, the last one first")
        equal(anna.ask(f"token {token}", "signed")["token"], token, "a token may be used again")
    player = Player(house, hosted["id"], hosted["key"])
    equal(player.frame["names"][0], "Anna", "the host is called by her name")
    player.leave()


def nobody_joins_himself(house, token):
    hosted = None
    with house.client() as anna:
        anna.ask(f"token {token}", "signed")
        hosted = anna.ask("host standard-bearer open=1", "hosted")
    with house.client() as anna:
        anna.ask(f"token {token}", "signed")
        refused = anna.ask(f"join {hosted['id']}", "joined")
        claim("already" in refused.get("en", ""), "nobody joins a table of her own", refused)
    equal(ask(house, f"join {hosted['id']}", "joined")["seat"], 1, "others do")


def names_are_not_borrowed(house):
    hosted = ask(house, "host standard-bearer name=Anna", "hosted")
    player = Player(house, hosted["id"], hosted["key"])
    equal(player.frame["names"], ["", ""], "a name that belongs to somebody is for her alone")
    player.leave()


def passwords_are_not_guessed(house):
    refused = []
    for round_number in range(8):
        with house.client() as thief:
            for _ in range(3):
                refused.append(thief.ask(f"signin Anna guess-{round_number:06}", "signed")["en"])
    claim("too many attempts" in refused[-1], "guessing is slowed down", refused[-1])
    equal(len([text for text in refused if "do not fit" in text]) <= 20, True, "after twenty tries")


def an_address_is_slowed_down(house):
    answers = []
    for _ in range(5):
        with house.client(source="127.0.0.4") as client:
            for _ in range(3):
                answers.append(client.ask("signin Nobody whatever-it-is", "signed")["en"])
    claim("too many attempts" in answers[-1], "so is one address", answers[-1])


def run(house):
    token = signing(house)
    own_games(house, token)
    nobody_joins_himself(house, token)
    names_are_not_borrowed(house)
    passwords_are_not_guessed(house)
    an_address_is_slowed_down(house)
    return token


if __name__ == "__main__":
    only = House("names")
    run(only)
    only.stop()
