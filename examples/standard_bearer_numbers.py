# SPDX-License-Identifier: MIT
"""Positions of Standard-Bearer as numbers that a network learns quickly from; for learn_by_search.py.

Each warrior becomes two whole numbers: one for his side, type, wounds and danger, one for his side, type and cell. The side to act is
always called the first, and its own edge is below."""
import numpy

ROWS, COLUMNS, TYPES, HEALTH = 8, 7, 6, 4
CELLS, WARRIORS = ROWS * COLUMNS, 40

# The book's numbers by type: archer, pikeman, berserker, horseman, heavy infantryman, standard-bearer.
STRENGTH, FULL_HEALTH, SPEED, WEIGHT = [4, 3, 4, 4, 5, 3], [2, 2, 3, 3, 4, 3], [3, 5, 5, 12, 3, 3], [1, 1, 2, 2, 3, 3]
ALIKE = sorted(((side, kind, wounds) for side in range(2) for kind in range(TYPES) for wounds in range(FULL_HEALTH[kind])),
               key=lambda alike: -SPEED[alike[1]])  # the quickest first
DANGERS = 3  # of a warrior: none, somebody as strong could strike him, somebody stronger could
STANDINGS = 2 * TYPES * HEALTH * DANGERS
NOBODY = STANDINGS + 2 * TYPES * CELLS
BOARD = numpy.uint64(sum(0x7F << 8 * row for row in range(ROWS)))
ONE, TWO, EIGHT, SIXTEEN = (numpy.uint64(bits) for bits in (1, 2, 8, 16))


def beside(cells):
    return (cells << EIGHT | cells >> EIGHT | cells << ONE | cells >> ONE) & BOARD


def struck(kind, cells):
    """What a warrior could strike from any of the cells; an archer's second cell is taken to be open."""
    sides = (cells << ONE | cells >> ONE) & BOARD
    out = sides | cells << EIGHT | cells >> EIGHT
    if kind < 2:
        out |= sides << EIGHT | sides >> EIGHT
    if kind == 0:
        out |= cells << SIXTEEN | cells >> SIXTEEN | (cells & BOARD) << TWO & BOARD | cells >> TWO
    return out & BOARD


def dangers_of(which, sides, kinds, wounds, cells, count):
    """For each warrior of so many positions what threatens him, if his enemies had the turn."""
    bits = ONE << (cells // COLUMNS * 8 + cells % COLUMNS).astype(numpy.uint64)
    boards = numpy.zeros((len(ALIKE), count), numpy.uint64)
    row_of = numpy.zeros((2, TYPES, HEALTH), numpy.int64)
    for row, alike in enumerate(ALIKE):
        row_of[alike] = row
    numpy.bitwise_or.at(boards, (row_of[sides, kinds, wounds], which), bits)
    free, reached = BOARD & ~numpy.bitwise_or.reduce(boards), boards.copy()
    for step in range(SPEED[3]):
        moving = sum(SPEED[kind] > step for _, kind, _ in ALIKE)
        reached[:moving] |= beside(reached[:moving]) & free
    blows = numpy.zeros((2, 3, 8, count), numpy.uint64)  # by side, weight of the victim, least margin of strength
    for row, (side, kind, hurt) in enumerate(ALIKE):
        blow = struck(kind, reached[row])
        for weight in range(3):
            strength = STRENGTH[kind] - hurt + (WEIGHT[kind] > weight + 1)
            blows[side, weight, :strength + 1] |= blow
    own = numpy.array(STRENGTH)[kinds] - wounds
    weights = numpy.array(WEIGHT)[kinds] - 1
    equal = blows[1 - sides, weights, own, which] & bits != 0
    stronger = blows[1 - sides, weights, own + 1, which] & bits != 0
    return equal.astype(numpy.int64) + stronger


def warriors_of(states):
    """Numbers of the warriors in each position, seen from the side to act, whose own edge is always below."""
    seats = numpy.array([state.to_act for state in states])
    seen = numpy.frombuffer(b"".join(state.observation(state.to_act) for state in states), numpy.uint8).reshape(len(states), -1)
    planes = 2 * TYPES * CELLS
    health = seen[:, planes:planes + CELLS]
    which, places = numpy.divmod(numpy.flatnonzero(numpy.ascontiguousarray(seen[:, :planes]).view(bool)), planes)
    cells = places % CELLS
    sides, kinds = numpy.divmod(places // CELLS, TYPES)
    wounds = numpy.array(FULL_HEALTH)[kinds] - health[which, cells]
    danger = dangers_of(which, sides, kinds, wounds, cells, len(states))
    kinds += sides * TYPES
    standings = (kinds * HEALTH + wounds) * DANGERS + danger
    turned = (ROWS - 1 - cells // COLUMNS) * COLUMNS + cells % COLUMNS
    cells = numpy.where(seats[which] == 1, turned, cells)
    counts = numpy.bincount(which, minlength=len(states))
    out = numpy.full((len(states), 2 * WARRIORS), NOBODY, numpy.int64)
    places = numpy.arange(len(which)) - (numpy.cumsum(counts) - counts)[which]
    out[which, places] = standings
    out[which, places + WARRIORS] = STANDINGS + kinds * CELLS + cells
    return out


def mirrored(warriors):
    """Left and right are alike."""
    columns = (warriors - STANDINGS) % COLUMNS
    return numpy.where((warriors >= STANDINGS) & (warriors < NOBODY), warriors + COLUMNS - 1 - 2 * columns, warriors)
