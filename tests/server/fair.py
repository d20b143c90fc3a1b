# SPDX-License-Identifier: MIT
"""Dice by commitment, checked as a player would who trusts nobody."""
import hashlib
import hmac
import json
import os
import random
import re
import shutil
import subprocess

from house import ROOT, House, Player, Rules, ask, claim, equal, host, keys_of, play_randomly, vexillum


def ticket(secret, nonces, draw, total):
    """docs/FAIR_DICE.md, written a second time."""
    for attempt in range(1000):
        message = f"vexillum draw {draw} try {attempt}\n" + "\n".join(nonces)
        digest = hmac.new(secret, message.encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest[:8], "big")
        if value >= 2**64 % total:
            return value % total
    raise AssertionError("no ticket")


def commitment_comes_first(house):
    hosted = ask(house, "host standard-bearer", "hosted")
    one, two = [Player(house, hosted["id"], key, "") for key in keys_of(house, hosted)]
    for player in (one, two):
        equal(player.frame["log"], [], "nothing is drawn before everybody has given his number")
        equal(player.frame["commitment"], hosted["commitment"], "the commitment is shown first")
        equal((player.frame["secret"], player.frame["nonceWanted"]), (None, True), "the secret is not")
    one.settle()
    equal(one.say("nonce not-a-number")["type"], "refused", "an odd nonce is refused")
    equal(one.say("nonce " + "x" * 65)["type"], "refused", "so is a long one")
    one.settle()
    one.say("nonce Anna1")
    equal((one.log, one.frame["nonceWanted"]), ([], False), "still nothing is drawn")
    two.settle()
    two.say("nonce Boris2")
    equal(len(two.until(lambda frame: frame["begun"]) and two.log), 41, "then everything is")
    one.settle()
    one.say("resign")
    equal(hashlib.sha256(bytes.fromhex(one.frame["secret"])).hexdigest(), hosted["commitment"],
          "in the end the secret fits the commitment")
    one.leave()
    two.leave()
    return hosted["id"]


def every_draw_can_be_redone(house, game_id):
    record = ask(house, f"record {game_id} -", "record")["text"]
    claim("\nnonce 1 Anna1\nnonce 2 Boris2\n" in record, "the record holds the nonces as given")
    secret = bytes.fromhex(re.search(r"^secret (\w+)$", record, re.M).group(1))
    draws = [line[2:] for line in record.splitlines() if line.startswith("* ")]
    log = json.loads(vexillum("log", "-", text=record).stdout)
    totals = [entry["total"] for entry in log if entry["who"] == -1]
    coin = ticket(secret, ["Anna1", "Boris2", "", ""], 40, totals[40])
    with Rules() as rules:
        rules.say("seed none")
        rules.load("position" + record.split("\nposition", 1)[1].split("\nactions\n")[0])
        for draw in draws[:40]:
            rules.say(f"play {draw}")
        outcomes = rules.say("actions")[1].splitlines()
    equal(draws[40], outcomes[coin], "the coin that decides who begins is the one computed here")
    return record


def a_changed_draw_is_found(record):
    done = vexillum("replay", "-", "--verify", text=record)
    claim(done.returncode == 0 and "41" in done.stdout, "replay --verify agrees", done)
    other = {"blue": "red", "red": "blue"}
    changed = re.sub(r"^\* first (\w+)$", lambda found: f"* first {other[found[1]]}", record, flags=re.M)
    claim(changed != record, "the coin is found in the record")
    with Rules() as rules:
        rules.load(record)
        status, answer, _ = rules.say("verify")
        equal((status, json.loads(answer)), ("ok", {"checked": 41, "failed": None, "reason": ""}),
              "the page's verb agrees")
        rules.load(changed)
        status, answer, _ = rules.say("verify --lang ru")
        equal((status, json.loads(answer)["failed"]), ("no", 41), "and finds the draw that was changed")
    bad = vexillum("replay", "-", "--verify", text=changed)
    claim(bad.returncode == 1 and "41" in bad.stderr, "so does replay --verify", bad)
    for old, new, said in (("nonce 1 Anna1", "nonce 1 Anna2", "draw"), ("commitment ", "commitment 0", "")):
        bad = vexillum("replay", "-", "--verify", text=record.replace(old, new))
        claim(bad.returncode == 1 and said in bad.stderr, f"a changed {old} is found", bad)


def the_server_checks_too(house):
    with Rules() as rules:
        game_id, players = host(house, "pocket-battles")
        play_randomly(players, rules, random.Random(2))
    draws = len([entry for entry in players[0].log if entry["who"] == -1])
    answer = ask(house, f"verify {game_id}", "verified")
    equal(answer, {"type": "verified", "checked": draws, "failed": None}, "verify over the socket")
    for player in players:
        player.leave()


def the_document_keeps_its_word():
    """Every command of docs/FAIR_DICE.md gives what stands below it."""
    if not all(shutil.which(tool) for tool in ("openssl", "xxd", "bc")):
        return  # tests/unit/fair_test.c has the same numbers
    with open(os.path.join(ROOT, "docs", "FAIR_DICE.md")) as file:
        blocks = re.findall(r"^```\n(.*?)^```$", file.read(), re.M | re.S)
    lines = "".join(blocks).splitlines()
    script = "\n".join(line[2:] for line in lines if line.startswith("$ "))
    wanted = [line for line in lines if not line.startswith("$ ")]
    found = subprocess.run(["bash", "-c", script], capture_output=True, text=True, cwd=ROOT)
    equal(found.stdout.splitlines(), wanted, "the worked example can be redone")
    equal(len(wanted), 6, "all of it")


def run(house):
    the_document_keeps_its_word()
    game_id = commitment_comes_first(house)
    record = every_draw_can_be_redone(house, game_id)
    a_changed_draw_is_found(record)
    the_server_checks_too(house)


if __name__ == "__main__":
    only = House("fair")
    run(only)
    only.stop()
