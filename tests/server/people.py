# SPDX-License-Identifier: MIT
"""People among each other: ratings, profiles, challenges, blocks, reports, who looks on, and the club."""
import math

from house import House, Player, ask, claim, equal, patiently


class Person:
    """Somebody who has signed in and says things, each on a socket of its own."""

    def __init__(self, house, name):
        self.house, self.name = house, name
        self.token = patiently(lambda: ask(house, f"signup {name} long-enough", "signed"))["token"]

    def ask(self, frame, wanted):
        with self.house.client() as client:
            client.ask(f"token {self.token}", "signed")
            return patiently(lambda: client.ask(frame, wanted))

    def sit(self, game_id):
        """At the table, by name."""
        player = Player.__new__(Player)
        player.house, player.id, player.key, player.nonce, player.how = self.house, game_id, "@", "-", {}
        player.log, player.frames, player.frame = [], [], {}
        player.client = self.house.client()
        player.client.ask(f"token {self.token}", "signed")
        player.client.send(f"sit {game_id} @ nonce=-")
        player.next()
        return player


def game(winner, loser, words=""):
    """One game that the loser gives up; its id."""
    hosted = winner.ask(f"host standard-bearer {words}", "hosted")
    loser.ask(f"join {hosted['id']}" + ("" if "open=1" in words else f" {hosted['invitations'][1]}"), "joined")
    players = [person.sit(hosted["id"]) for person in (winner, loser)]
    for player in players:
        player.until(lambda frame: frame["begun"])
    players[1].client.send("resign")
    for player in players:
        player.until(lambda frame: frame["result"] != "*")
        player.leave()
    return hosted["id"]


# ---- Ratings ----

def glicko(own, other, score):
    """Glicko-2 once more, written from the paper: (rating, deviation, volatility) after one game."""
    tau, scale = 0.5, 173.7178
    mu, phi, sigma = (own[0] - 1500) / scale, own[1] / scale, own[2]
    mu_j, phi_j = (other[0] - 1500) / scale, other[1] / scale
    g = 1 / math.sqrt(1 + 3 * phi_j ** 2 / math.pi ** 2)
    e = 1 / (1 + math.exp(-g * (mu - mu_j)))
    v = 1 / (g * g * e * (1 - e))
    delta = v * g * (score - e)
    a = math.log(sigma ** 2)

    def f(x):
        ex = math.exp(x)
        return ex * (delta ** 2 - phi ** 2 - v - ex) / (2 * (phi ** 2 + v + ex) ** 2) - (x - a) / tau ** 2
    low, high = a - 10, a + 10  # f falls: halving finds its root
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    sigma = math.exp(low / 2)
    phi = 1 / math.sqrt(1 / (phi ** 2 + sigma ** 2) + 1 / v)
    return scale * (mu + phi ** 2 * g * (score - e)) + 1500, scale * phi, sigma


def ratings(house, anna, boris):
    first = (1500, 350, 0.06)
    wanted = {"Anna": glicko(first, first, 1), "Boris": glicko(first, first, 0)}
    game(anna, boris)
    for name, (rating, deviation, _) in wanted.items():
        told = ask(house, f"profile {name}", "profile")["ratings"]
        equal([(each["game"], each["speed"], each["games"], each["provisional"]) for each in told], [("standard-bearer", "none", 1, True)], f"{name} has one rating, provisional")
        claim(abs(told[0]["rating"] - rating) <= 1 and abs(told[0]["deviation"] - deviation) <= 1, "as Glicko-2 has it", (told, rating, deviation))
    again = glicko(wanted["Boris"], wanted["Anna"], 1)
    game(boris, anna)
    told = ask(house, "profile boris", "profile")["ratings"][0]
    claim(abs(told["rating"] - again[0]) <= 1 and abs(told["deviation"] - again[1]) <= 1, "and after the next game", (told, again))
    game(anna, boris, "clock=60+0")
    game(anna, boris, "clock=86400")
    speeds = [each["speed"] for each in ask(house, "profile Anna", "profile")["ratings"]]
    equal(speeds, ["days", "fast", "none"], "each speed has a rating of its own")
    before = ask(house, "profile Anna", "profile")
    game(anna, boris, "hints=1")
    after = ask(house, "profile Anna", "profile")
    equal((after["ratings"], len(after["history"]), after["history"][0]["change"]), (before["ratings"], 5, None), "with the machine's help nothing is rated, but it is a game")
    row = after["history"][-1]
    equal((row["result"], row["names"], row["seat"], row["change"] > 0), ("1-0", ["Anna", "Boris"], 0, True), "the history tells who, what and how much")
    equal(ask(house, "profile Nobody", "profile")["type"], "refused", "who has no name has no profile")


# ---- Challenges, blocks, reports ----

def challenges(house, anna, boris, clara):
    hosted = anna.ask("host war-chest clock=600+5 for=boris", "hosted")
    told = boris.ask("challenges", "challenges")["challenges"]
    equal([(each["id"], each["game"], each["clock"], each["from"]) for each in told], [(hosted["id"], "war-chest", "600+5", "Anna")], "a challenge comes to whom it names")
    equal(clara.ask("challenges", "challenges")["challenges"], [], "and to nobody else")
    equal(clara.ask(f"join {hosted['id']}", "joined")["type"], "refused", "who cannot take it up")
    equal(ask(house, f"join {hosted['id']}", "joined")["type"], "refused", "nor can a guest")
    equal(boris.ask(f"join {hosted['id']}", "joined")["seat"], 1, "he can, without a link")
    equal(boris.ask("challenges", "challenges")["challenges"], [], "then it is none any more")
    hosted = anna.ask("host war-chest for=Boris", "hosted")
    equal(clara.ask(f"decline {hosted['id']}", "declined")["type"], "refused", "nobody else declines it")
    equal(boris.ask(f"decline {hosted['id']}", "declined")["type"], "declined", "he does")
    equal(boris.ask("challenges", "challenges")["challenges"], [], "and it is gone")
    waiting = anna.sit(hosted["id"])
    equal(waiting.frame["ended"], "declined", "and she is told")
    waiting.leave()
    for words in ("for=Nobody", "for=Anna"):
        equal(anna.ask(f"host war-chest {words}", "hosted")["type"], "refused", f"{words} is no challenge")
    equal(ask(house, "host war-chest for=Boris", "hosted")["type"], "refused", "a guest challenges nobody")


def blocks(house, anna, boris, clara):
    equal(boris.ask("block anna", "blocks")["names"], ["Anna"], "somebody is blocked")
    equal(anna.ask("host war-chest for=Boris", "hosted")["type"], "refused", "and cannot challenge")
    hosted = boris.ask("host standard-bearer open=1", "hosted")
    equal(anna.ask(f"join {hosted['id']}", "joined")["type"], "refused", "nor sit down with him")
    equal(clara.ask(f"join {hosted['id']}", "joined")["type"], "joined", "others can")
    equal(boris.ask("profile Anna", "profile")["blocked"], True, "her profile says so to him")
    equal(boris.ask("block Anna no", "blocks")["names"], [], "until he forgives")
    equal(anna.ask("host war-chest for=Boris", "hosted")["type"], "hosted", "then she can")
    equal(ask(house, "block Anna", "blocks")["type"], "refused", "a guest blocks nobody")


def reports(house, anna):
    equal(anna.ask('report Boris "says odd things"', "reported")["type"], "reported", "somebody is reported")
    listed = house.order("list", "reports").stdout
    claim('"Anna" about "Boris" "says odd things"' in listed, "and those who run the server read it", listed)


# ---- Looking on ----

def onlookers(house, anna, clara):
    hosted = anna.ask("host standard-bearer open=1", "hosted")
    with house.client() as one, house.client() as other:
        one.ask(f"token {clara.token}", "signed")
        one.ask(f"sit {hosted['id']} -")
        other.ask(f"sit {hosted['id']} -")
        told = ask(house, f"watchers {hosted['id']}", "watchers")
        equal((told["count"], told["names"]), (2, ["Clara"]), "who looks on is told, those who have a name by name")


def club(house, anna, boris):
    private, public = game(anna, boris), game(anna, boris, "open=1")
    told = ask(house, "club", "club")
    recent = [each["id"] for each in told["recent"]]
    claim(public in recent and private not in recent, "open games stand on the club's page, private ones do not")
    equal(told["players"], 3, "players are counted")
    claim(all(not each["provisional"] for each in told["leaders"]), "who has played little leads no list")
    hosted = anna.ask("host standard-bearer open=1", "hosted")
    boris.ask(f"join {hosted['id']}", "joined")
    players = [person.sit(hosted["id"]) for person in (anna, boris)]
    players[0].until(lambda frame: frame["begun"])
    live = {each["id"]: each for each in ask(house, "club", "club")["live"]}
    equal(live.get(hosted["id"], {}).get("names"), ["Anna", "Boris"], "games that are played now can be watched")
    for player in players:
        player.leave()


def a_deleted_name_leaves_no_trace(house, clara):
    clara.ask("block Anna", "blocks")
    clara.ask("delete long-enough", "deleted")
    everything = str([house.rows(f"SELECT * FROM {table}") for table in house.tables()])
    claim("Clara" not in everything, "whoever leaves leaves no trace here either")


def run(house):
    anna, boris, clara = (Person(house, name) for name in ("Anna", "Boris", "Clara"))
    ratings(house, anna, boris)
    challenges(house, anna, boris, clara)
    blocks(house, anna, boris, clara)
    reports(house, anna)
    onlookers(house, anna, clara)
    club(house, anna, boris)
    a_deleted_name_leaves_no_trace(house, clara)


if __name__ == "__main__":
    only = House("people")
    run(only)
    only.stop()
