# SPDX-License-Identifier: MIT
"""Tournaments that run by themselves: a whole Swiss of eight and a short arena, with the server killed in the middle of each."""
import time
from collections import Counter

from house import House, ask, claim, equal, wait_for
from people import Person


class Entrant(Person):
    """Somebody who has signed in and, where asked to, keeps looking at a tournament."""

    socket = None

    def watch(self, tournament):
        self.leave()
        self.socket = self.house.client()
        self.socket.ask(f"token {self.token}", "signed")
        return self.socket.ask(f"tournament {tournament} watch", "tournament")

    def leave(self):
        if self.socket:
            self.socket.close()
        self.socket = None


def told(house, tournament, words=""):
    return ask(house, f"tournament {tournament} {words}", "tournament")


def sit_down(people, pairing, absent=()):
    return [people[name].sit(pairing["table"]) for name in pairing["names"] if name not in absent]


def play(players, pairing, winner):
    """One of those who sit there resigns; `winner` None: they agree on a draw."""
    for player in players:
        player.until(lambda frame: frame["begun"])
    if winner is None:
        players[0].client.send("draw")
        players[1].until(lambda frame: frame["draw"] is not None)
        players[1].client.send("draw yes")
    else:
        players[1 - pairing["names"].index(winner)].client.send("resign")
    for player in players:
        player.until(lambda frame: frame["result"] != "*")
    for player in players:
        player.leave()


def result_of(names):
    """Who is earlier in the alphabet wins, but for neighbours, who draw."""
    one, other = sorted(names)
    return None if ord(other[0]) - ord(one[0]) == 1 else one


# ---- Swiss ----

def standings_again(rounds):
    """Scores, Buchholz and Sonneborn-Berger once more, from the pairings alone."""
    games = [(pairing, side) for each in rounds for pairing in each for side in (0, 1) if pairing["names"][side]]
    score = Counter()
    for pairing, side in games:
        score[pairing["names"][side]] += pairing["score"][side]
    buchholz, berger = Counter(), Counter()
    for pairing, side in games:
        name = pairing["names"][side]
        against = score[pairing["names"][1 - side]] if pairing["played"] else score[name]
        buchholz[name] += against
        berger[name] += pairing["score"][side] * against
    return {name: (score[name], buchholz[name], berger[name]) for name in score}


def keep_playing(house, people, tournament, done, absent=(), during=None):
    """Plays what is paired until the tournament is as wanted: all sit down at once, then one game after the other ends."""
    seated = {}

    def look():
        fresh = [pairing for pairing in told(house, tournament)["pairings"] if pairing["score"] is None and pairing["table"] not in seated]
        seated.update((pairing["table"], sit_down(people, pairing, absent)) for pairing in fresh)
        for number, pairing in enumerate(fresh):
            if set(absent) & set(pairing["names"]):
                continue
            if during:
                during(number)
                seated[pairing["table"]] = sit_down(people, pairing)
            play(seated[pairing["table"]], pairing, result_of(pairing["names"]))
        return done(told(house, tournament))
    claim(wait_for(look, every=0.2), "the tournament goes on by itself", tournament)


def a_swiss_of_eight(house):
    names = ["Anna", "Boris", "Clara", "Dmitri", "Emma", "Fyodor", "Greta", "Hector"]
    people = {name: Entrant(house, name) for name in names}
    tournament = people["Anna"].ask('schedule swiss standard-bearer title="Friday night" starts=4 clock=60+0 rounds=3 wait=8 pause=1', "scheduled")["id"]
    for name in names:
        equal(people[name].ask(f"enter {tournament}", "entered")["type"], "entered", f"{name} enters")
    equal(people["Anna"].ask(f"enter {tournament}", "entered")["type"], "entered", "to enter twice is to have entered")
    frame = told(house, tournament)
    equal((frame["title"], frame["by"], frame["phase"], [row["name"] for row in frame["standings"]]), ("Friday night", "Anna", "waiting", names), "and is told so")
    watcher = house.client()
    equal(watcher.ask(f"tournament {tournament} watch", "tournament")["round"], 0, "somebody watches")
    began = watcher.until("tournament")
    equal((began["phase"], began["round"], began["rounds"], len(began["pairings"])), ("playing", 1, 3, 4), "it starts by itself, and whoever watches is told")
    watcher.close()
    keep_playing(house, people, tournament, lambda frame: frame["phase"] == "paused")
    equal(Entrant(house, "Late").ask(f"enter {tournament}", "entered")["type"], "refused", "who comes too late does not enter")

    killed = []

    def kill_once(number):
        if number == 2 and not killed:
            house.kill()
            house.start()
            killed.append(True)
    # In the second round Hector does not come, and between two of its games the server dies.
    keep_playing(house, people, tournament, lambda frame: frame["round"] == 2 and frame["phase"] != "playing" or frame["round"] > 2, ["Hector"], kill_once)
    claim(killed, "the server was killed")
    second = told(house, tournament, "--round 2")["pairings"]
    missed = [pairing for pairing in second if "Hector" in pairing["names"]][0]
    side = missed["names"].index("Hector")
    equal((missed["score"][side], missed["score"][1 - side], missed["played"]), (0, 1, False), "who does not come loses")
    equal([row["out"] for row in told(house, tournament)["standings"] if row["name"] == "Hector"], [True], "and is out")
    keep_playing(house, people, tournament, lambda frame: frame["phase"] == "over")

    rounds = [told(house, tournament, f"--round {number}")["pairings"] for number in (1, 2, 3)]
    pairs = [frozenset(pairing["names"]) for each in rounds for pairing in each if None not in pairing["names"]]
    equal(len(pairs), len(set(pairs)), "nobody met anybody twice")
    equal([len(each) for each in rounds], [4, 4, 4], "everybody was paired each round, who is out no more")
    equal([pairing["names"][1] for pairing in rounds[2]].count(None), 1, "seven are three pairs and a bye")
    claim(not any("Hector" in pairing["names"] for pairing in rounds[2]), "and he who is out has no pair")
    firsts = Counter(pairing["names"][0] for each in rounds for pairing in each if pairing["names"][1])
    games = Counter(name for each in rounds for pairing in each if pairing["names"][1] for name in pairing["names"])
    claim(all(abs(2 * firsts[name] - games[name]) <= 1 for name in names), "seats are balanced", (firsts, games))
    final = told(house, tournament)["standings"]
    again = standings_again(rounds)
    equal({row["name"]: (row["score"], row["buchholz"], row["berger"]) for row in final}, again, "points, Buchholz and Sonneborn-Berger are as counted from the pairings")
    order = [(-row["score"], -row["buchholz"], -row["berger"]) for row in final]
    equal(order, sorted(order), "the best stands first")
    equal(final[0]["name"], "Anna", "and is who wins")
    equal([told(house, tournament, "--round 4")["type"], told(house, "nonsense")["type"]], ["refused"] * 2, "what is not there is not told")
    history = ask(house, "profile Anna", "profile")
    equal((history["ratings"][0]["speed"], len(history["history"])), ("fast", 3), "its games are rated like any other")
    listed = ask(house, "tournaments", "tournaments")["tournaments"]
    equal([(each["id"], each["phase"], each["entrants"]) for each in listed], [(tournament, "over", 8)], "it stays in the list")
    table = people["Anna"].sit(rounds[0][0]["table"])
    equal(table.frame["tournament"], tournament, "a table tells where it belongs")
    table.leave()
    equal(people[rounds[0][0]["names"][0]].ask(f"rematch {rounds[0][0]['table']} @", "joined")["type"], "refused", "and has no rematch")
    house.stop()
    house.start()
    equal((told(house, tournament)["standings"], told(house, tournament)["phase"]), (final, "over"), "finished standings are kept")
    return people


# ---- Arena ----

def an_arena(house, people):
    names = ["Anna", "Boris", "Clara", "Dmitri"]
    tournament = people["Boris"].ask("schedule arena standard-bearer starts=2 clock=10+0 length=25 wait=6", "scheduled")["id"]
    for name in names[:3]:
        people[name].ask(f"enter {tournament}", "entered")
    people["Emma"].ask(f"enter {tournament}", "entered")  # who enters and does not look is not paired
    for name in names[:3]:
        people[name].watch(tournament)
    games, killed, absent = [], [], []

    def look():
        frame = told(house, tournament)
        if frame["phase"] == "playing" and len(games) == 1 and "Dmitri" not in [row["name"] for row in frame["standings"]]:
            equal(people["Dmitri"].ask(f"enter {tournament}", "entered")["type"], "entered", "an arena takes people in while it runs")
            people["Dmitri"].watch(tournament)
        for pairing in frame["pairings"]:
            if pairing["score"] is not None or pairing["table"] in [game["table"] for game in games + absent]:
                continue
            if len(games) > 3 and not absent:
                absent.append(pairing)  # nobody comes to this one
                continue
            games.append(pairing)
            play(sit_down(people, pairing), pairing, result_of(pairing["names"]))
            if len(games) == 3 and not killed:
                house.kill()
                house.start()
                for name in names:
                    people[name].watch(tournament)
                killed.append(True)
        return frame["phase"] == "over"
    claim(wait_for(look, 120, every=0.2), "an arena ends by itself", told(house, tournament))
    claim(killed and len(games) >= 4, "games went on after the server was killed", len(games))
    frame = told(house, tournament)
    equal(frame["kind"], "arena", "it is an arena")
    decided = frame["pairings"]
    equal(sum(pairing["score"] is None for pairing in decided), 0, "no game is left over")
    equal(sorted(pairing["table"] for pairing in decided), sorted(game["table"] for game in games + absent), "every pairing was a game")
    claim("Emma" not in {name for pairing in decided for name in pairing["names"]}, "whoever does not look on is not paired")
    score = Counter()
    for pairing in decided:
        for side in (0, 1):
            score[pairing["names"][side]] += pairing["score"][side]
    equal({row["name"]: row["score"] for row in frame["standings"] if row["games"]}, {name: score[name] for name in score}, "points are those of the games")
    order = [(-row["score"], -row["wins"], row["games"]) for row in frame["standings"]]
    equal(order, sorted(order), "by points, then wins, then fewer games")
    for pairing in absent:
        equal((pairing["names"], [each["score"] for each in decided if each["table"] == pairing["table"]]), (pairing["names"], [[0, 0]]), "where nobody came nobody won")
        claim(all(row["out"] for row in frame["standings"] if row["name"] in pairing["names"]), "and both are out")
    for name in names:
        people[name].leave()


# ---- What is refused ----

def bounds(house, people):
    anna = people["Anna"]
    for words in ("cup standard-bearer", "swiss chess", "swiss standard-bearer clock=none", "swiss standard-bearer rounds=99", "arena standard-bearer clock=86400",
                  "arena standard-bearer length=60 clock=300+0", "swiss war-chest players=4", "swiss standard-bearer starts=0", "swiss standard-bearer nonsense=1", f"swiss standard-bearer title={'x' * 41}"):
        equal(anna.ask(f"schedule {words}", "scheduled")["type"], "refused", f"{words} is no tournament")
    equal(ask(house, "schedule swiss standard-bearer", "scheduled")["type"], "refused", "a guest schedules none")
    first, second = [anna.ask("schedule swiss standard-bearer starts=3000", "scheduled")["id"] for _ in range(2)]
    equal(anna.ask("schedule swiss standard-bearer", "scheduled")["type"], "refused", "nobody fills the list alone")
    equal(ask(house, f"enter {first}", "entered")["type"], "refused", "a guest enters none")
    equal(people["Boris"].ask(f"cancel {first}", "cancelled")["type"], "refused", "it is not his to cancel")
    watching = house.client()
    watching.ask(f"tournament {first} watch", "tournament")
    equal(anna.ask(f"cancel {first}", "cancelled")["type"], "cancelled", "it is hers")
    equal(watching.until("tournament-gone", "tournament")["type"], "tournament-gone", "and whoever watches is told")
    watching.close()
    people["Boris"].ask(f"enter {second}", "entered")
    equal(people["Boris"].ask(f"withdraw {second}", "withdrawn")["type"], "withdrawn", "one may leave")
    equal(people["Boris"].ask(f"withdraw {second}", "withdrawn")["type"], "refused", "once")
    equal(told(house, second)["standings"], [], "and is not listed")
    alone = people["Clara"].ask("schedule swiss standard-bearer starts=1", "scheduled")["id"]
    people["Clara"].ask(f"enter {alone}", "entered")
    claim(wait_for(lambda: told(house, alone)["phase"] == "cancelled"), "with one entrant there is no tournament")
    order = house.order("schedule", "swiss", "war-chest", "title=Club night", "starts=3000")
    third = order.stdout.strip()
    equal((order.returncode, told(house, third)["title"], told(house, third)["by"]), (0, "Club night", ""), "those who run the server schedule too")
    claim(third in house.order("list", "tournaments").stdout, "and list them")
    equal([house.order("cancel", each).returncode for each in (third, third)], [0, 1], "and cancel them")
    equal(house.order("schedule", "swiss", "chess").returncode, 1, "what cannot be is not scheduled")


def names_change(house, people):
    """Who is renamed keeps the place; who leaves for good leaves a row without a name."""
    tournament = [each for each in ask(house, "tournaments", "tournaments")["tournaments"] if each["title"] == "Friday night"][0]["id"]
    before = told(house, tournament)["standings"]
    house.order("rename", "Greta", "Gerda")
    exported = people["Fyodor"].ask("export", "export")
    equal([each["title"] for each in exported["tournaments"]], ["Friday night"], "what is kept about a name tells its tournaments")
    people["Fyodor"].ask("delete long-enough", "deleted")
    after = told(house, tournament)["standings"]
    renamed = {"Greta": "Gerda", "Fyodor": ""}
    equal([(row["name"], row["score"]) for row in after], [(renamed.get(row["name"], row["name"]), row["score"]) for row in before], "standings follow names")


def run(house):
    people = a_swiss_of_eight(house)
    an_arena(house, people)
    bounds(house, people)
    names_change(house, people)


if __name__ == "__main__":
    import house as counting
    only = House("tournaments")
    run(only)
    only.stop()
    counting.finish()
