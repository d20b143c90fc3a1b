# SPDX-License-Identifier: MIT
"""python -m vexillum: the games at a glance, and quick matches between machine players."""
import argparse
import sys

import vexillum


def list_games(_):
    for id in vexillum.games():
        game = vexillum.Game(id)
        print(f"{id:16} {game.name():16} {game.seats} seats")


def list_options(arguments):
    for option in vexillum.Game(arguments.game).all_options():
        values = option["values"] or "text"
        print(f"{option['key']}={option['default']}  ({values})  {option['english']}")


def chosen_game(arguments):
    return vexillum.Game(arguments.game, **dict(pair.split("=", 1) for pair in arguments.options))


def show(arguments):
    state = chosen_game(arguments).new().roll(vexillum.Random(arguments.seed))
    print(state.show(max(state.to_act, 0)))


def play(arguments):
    """Plays one match between bots and prints its record."""
    game = chosen_game(arguments)
    bots = arguments.bots.split(",")
    searchers = [vexillum.Searcher(game) for _ in range(game.seats)]
    random = vexillum.Random(arguments.seed)
    match = vexillum.Match(game, arguments.seed)
    match.roll()
    while match.to_act != vexillum.OVER:
        seat = match.to_act
        bot = bots[seat % len(bots)]
        match.play(searchers[seat].choose(match.state, bot, random.next()).action)
        match.roll()
    print(match.record())


def make_parser():
    parser = argparse.ArgumentParser(prog="python -m vexillum", description=__doc__)
    parser.add_argument("--version", action="version", version=vexillum.__version__)
    verbs = parser.add_subparsers(required=True)
    verbs.add_parser("games", help="lists the games").set_defaults(run=list_games)
    options = verbs.add_parser("options", help="lists the options of a game")
    options.set_defaults(run=list_options)
    options.add_argument("game")
    for name, run, words in (("show", show, "draws a new game"),
                             ("play", play, "plays bots and prints the record")):
        verb = verbs.add_parser(name, help=words)
        verb.set_defaults(run=run)
        verb.add_argument("game")
        verb.add_argument("options", nargs="*", metavar="key=value")
        verb.add_argument("--seed", type=int, default=1)
    verb.add_argument("--bots", default="level3,level1", help="one for each seat: level3,greedy")
    return parser


def main(words=None):
    arguments = make_parser().parse_args(words)
    try:
        arguments.run(arguments)
    except (vexillum.Error, ValueError) as error:
        print(f"vexillum: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
