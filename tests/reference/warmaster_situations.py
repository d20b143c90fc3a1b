# SPDX-License-Identifier: MIT
"""Random situations of Warmaster: armies from the lists, stands at right angles, states of every
kind. Every generator takes a random.Random and returns the text of a position."""
from warmaster_figures import ARMIES

BOOK = ('empire', 'orcs', 'undead', 'high-elves', 'dwarfs', 'chaos')


def cm(value):
    text = f'{value:.4f}'.rstrip('0').rstrip('.')
    return text or '0'


class Side:
    """One army of a situation: entries of its list and lines of its position."""

    def __init__(self, seat, army):
        self.seat, self.army, self.letter = seat, army, 'AB'[seat - 1]
        self.units, self.people = [], []     # (entry, line)
        self.kinds = ARMIES[army]
        self.boxes = []

    def keys(self, role, unless=()):
        return [k for k, v in self.kinds.items() if v.role == role and not v.keywords & set(unless)
                and 'attached_stand' not in v and 'no_breakpoint' not in v]

    def add_unit(self, key, stands, words='', items=''):
        self.units.append((key + items, ' '.join(f'{cm(x)},{cm(y)},{f}' for x, y, f in stands)
                           + (' ' + words if words else '') if stands else words))
        return f'{self.letter}{len(self.units)}'

    def add_person(self, key, x, y, words='', extras=''):
        self.people.append((key + extras, f'{cm(x)},{cm(y)}' + (' ' + words if words else '')))
        return f'{self.letter}c{len(self.people)}'

    def general(self):
        return next(k for k, v in self.kinds.items()
                    if v.role == 'character' and v.type == 'general')

    def lines(self):
        entries = [e for e, _ in self.units] + [e for e, _ in self.people]
        yield f'army {self.seat} {self.army}:' + '+'.join(entries)
        for place, (_, line) in enumerate(self.units):
            yield f'{self.letter}{place + 1} {line}'
        for place, (_, line) in enumerate(self.people):
            yield f'{self.letter}c{place + 1} {line}'


def row(kind, x, y, facing, count):
    """Stands in line, side by side, from the corner at the lower left; with the box they fill."""
    wide, deep = kind.front / 10, kind.depth / 10
    if facing in (90, 270):
        stands = [(x + deep / 2, y + wide * (i + .5), facing) for i in range(count)]
        return stands, (x, y, x + deep, y + wide * count)
    stands = [(x + wide * (i + .5), y + deep / 2, facing) for i in range(count)]
    return stands, (x, y, x + wide * count, y + deep)


def file(kind, x, y, facing, count):
    """Stands one behind another, in column."""
    wide, deep = kind.front / 10, kind.depth / 10
    places = [(x + wide / 2, y + deep * (i + .5)) for i in range(count)]
    if facing == 0:
        places.reverse()
    return [(px, py, facing) for px, py in places], (x, y, x + wide, y + deep * count)


def apart(box, boxes, room):
    return all(box[0] > other[2] + room or other[0] > box[2] + room or
               box[1] > other[3] + room or other[1] > box[3] + room for other in boxes)


def text_of(sides, features=(), options='', turn='turn 1 round 2', step='orders', field='180x120'):
    lines = ['position warmaster', f'options points=1000 turns=6{options}', f'field {field}']
    lines += list(features)
    for side in sides:
        lines += list(side.lines())
    return '\n'.join(lines + [turn, f'next {step}'])


def rectangle(kind, left, low, right, high):
    return f'{kind} {cm(left)},{cm(low)} {cm(right)},{cm(low)} {cm(right)},{cm(high)} ' \
           f'{cm(left)},{cm(high)}'


def random_side(random, seat, army=None):
    return Side(seat, army or random.choice(BOOK))


def unit_words(random, kind):
    """States of a unit between two orders."""
    words = []
    if random.random() < .12 and 'undead' not in kind:
        words.append('confused')
    if random.random() < .08:
        words.append('initiative')
    if random.random() < .08:
        words.append('locked')
    if random.random() < .3:
        words.append(f'orders {random.randint(1, 3)}')
    if random.random() < .2:
        words.append(f'madness {random.randint(1, 2)}')
    return ' '.join(words)


def command_situation(random):
    """A mass of units that touch, others apart from it, characters, enemies at all distances."""
    ours, theirs = random_side(random, 1), random_side(random, 2)
    boxes, block = [], []
    x, y = random.randint(20, 90), random.randint(25, 60)
    for place in range(random.randint(2, 6)):
        key = random.choice(ours.keys('unit', ('brigade_limits',)))
        kind = ours.kinds[key]
        count = max(1, kind.stands - random.choice((0, 0, 0, 1, 2)))
        if place and random.random() < .35:
            x, y = random.randint(5, 150), random.randint(5, 80)
        stands, box = row(kind, x, y, 0, count)
        while not apart(box, boxes, -.1):
            x, y = random.randint(5, 150), random.randint(5, 80)
            stands, box = row(kind, x, y, 0, count)
        boxes.append(box)
        words = unit_words(random, kind)
        running = 'orders' in words and random.random() < .5
        if 'orders' in words and not running and 'locked' not in words:
            words = 'locked ' + words       # the program locks what was left (WM-CMD-13)
        name = ours.add_unit(key, stands, words)
        if running:
            block.append(name)
        x = box[2]
    heads = [ours.general()]
    others = [k for k in ours.keys('character') if k not in heads]
    heads += random.sample(others, k=random.randint(0, min(2, len(others))))
    for key in heads:
        words = 'done' if random.random() < .15 else ''
        place = (random.randint(2, 178), random.randint(2, 118))
        if random.random() < .6:
            place = (boxes[0][0] + random.randint(-30, 30), boxes[0][1] + random.randint(-30, 30))
        ours.add_person(key, *place, words)
    for _ in range(random.randint(1, 3)):
        key = random.choice(theirs.keys('unit'))
        kind = theirs.kinds[key]
        stands, box = row(kind, random.randint(5, 150), random.randint(30, 110), 180, kind.stands)
        while not apart(box, boxes, 1 if random.random() < .9 else -.1):
            stands, box = row(kind, random.randint(5, 150), random.randint(30, 110), 180,
                              kind.stands)
        boxes.append(box)
        theirs.add_unit(key, stands)
    theirs.add_person(theirs.general(), random.randint(5, 175), 115)
    angry = [k for k in theirs.keys('character') if theirs.kinds[k].type == 'wizard']
    if angry and random.random() < .3:
        theirs.add_person(angry[0], random.randint(5, 175), random.randint(30, 110),
                          'used anger' if theirs.army == 'chaos' else '')
    features = []
    if random.random() < .5:
        left, low = random.randint(5, 120) + .5, random.randint(10, 70) + .5
        features.append(rectangle(random.choice(('wood', 'village', 'ruins', 'rocks')), left, low,
                                  left + random.randint(5, 40), low + random.randint(5, 20)))
    giver = ''
    if block:
        ours.people[0] = (ours.people[0][0], ours.people[0][1].replace(' done', ''))
        giver = ' giver Ac1 block ' + ' '.join(block)
    options = ' blunders=simple' if random.random() < .15 else ''
    return text_of((ours, theirs), features, options, 'turn 1 round 2' + giver)


def park(side, y, facing, count=8):
    """Units far from everything, so that no army breaks in the middle of a situation."""
    key = next(k for k in side.keys('unit') if side.kinds[k].type == 'infantry' and
               side.kinds[k].stands == 3 and not side.kinds[k].keywords - {'undead'})
    for place in range(count):
        stands, _ = row(side.kinds[key], 10 + place * 30, y, facing, 3)
        side.add_unit(key, stands)


WEAPONS = ('sword-of-might', 'sword-of-cleaving', 'sword-of-destruction')
BANNERS = ('battle-banner', 'banner-of-shielding', 'banner-of-fortitude', 'banner-of-fortune')


def fighter_words(random, kind, active):
    words = []
    if active and random.random() < .6:
        words.append('charges attacker')
    if random.random() < .15 and 'undead' not in kind:
        words.append('confused')
    if random.random() < .4 and kind.hits > 1:
        words.append(f'wounds {random.randint(1, min(3, kind.hits - 1))}')
    return words


class Melee:
    """Two lines that meet at y = 60 on a table 280 cm wide, with ranks behind and units in a flank."""

    def __init__(self, random):
        self.random = random
        self.ours, self.theirs = random_side(random, 1), random_side(random, 2)
        self.boxes, self.items, self.places = [], {1: set(), 2: set()}, {1: [], 2: []}

    def fighter(self, side, kinds):
        key = self.random.choice([k for k in side.keys('unit')
                                  if side.kinds[k].type in kinds and k not in ('giant',)])
        return key, side.kinds[key]

    def extras(self, side, kind):
        """An item, seldom, and each once in an army."""
        choice = self.random.choice(WEAPONS + BANNERS)
        if self.random.random() > .25 or kind.type not in ('infantry', 'cavalry', 'chariot') or \
                'no_magic_items' in kind or choice in self.items[side.seat]:
            return ''
        self.items[side.seat].add(choice)
        return '/' + choice

    def put(self, side, key, stands, box, charging=True):
        """Adds a unit if there is room."""
        if not apart(box, self.boxes, -.01):
            return False
        kind = side.kinds[key]
        self.boxes.append(box)
        words = fighter_words(self.random, kind, charging and side.seat == 1)
        name = side.add_unit(key, stands, ' '.join(words), self.extras(side, kind))
        self.places[side.seat].append((name, box, kind))
        return True

    def line(self, side, kinds, start, count):
        """Units side by side whose fronts lie on y = 60."""
        x = start
        for _ in range(count):
            key, kind = self.fighter(side, kinds)
            stands = max(1, kind.stands - self.random.choice((0, 0, 0, 1, 2)))
            deep = kind.depth / 10
            y = 60 - deep if side.seat == 1 else 60
            shape, box = row(kind, x, y, 0 if side.seat == 1 else 180, stands)
            self.put(side, key, shape, box)
            x = box[2] + self.random.choice((0, 0, 0, 2, 5))

    def ranks(self, side, start):
        """Infantry in a second rank."""
        key, kind = self.fighter(side, ('infantry',))
        deep = kind.depth / 10
        y = 60 - 2 * deep if side.seat == 1 else 60 + deep
        shape, box = row(kind, start + self.random.choice((0, 0, 2, 4)), y,
                         0 if side.seat == 1 else 180, kind.stands)
        self.put(side, key, shape, box, charging=False)

    def flank(self, side, others):
        """A unit whose front touches the flank of an enemy line."""
        if not self.places[others.seat]:
            return
        _, box, _ = self.random.choice(self.places[others.seat])
        key, kind = self.fighter(side, ('infantry', 'cavalry', 'monster', 'chariot'))
        wide, deep = kind.front / 10 * kind.stands, kind.depth / 10
        low = self.random.choice((box[1], box[3] - wide, box[1] - 1))
        if self.random.random() < .5:
            shape, new = row(kind, box[0] - deep, low, 90, kind.stands)
        else:
            shape, new = row(kind, box[2], low, 270, kind.stands)
        self.put(side, key, shape, new)

    def leader(self, side):
        """A character with a unit of the line."""
        if not self.places[side.seat] or self.random.random() > .6:
            return
        name, box, kind = self.random.choice(self.places[side.seat])
        if 'no_character' in kind:
            return
        key = self.random.choice([k for k in side.keys('character') if k != side.general()])
        extras = ''
        mounts = [k.split()[1] for k, v in side.kinds.items() if v.role == 'mount' and
                  v.type == 'monster']
        if mounts and self.random.random() < .3 and key not in ('goblin-shaman', 'runesmith'):
            extras = '/' + mounts[0]
        y = box[1] - 2 if side.seat == 1 else box[3] + 2
        side.add_person(key, (box[0] + box[2]) / 2, y, 'with ' + name, extras)


def combat_situation(random):
    melee = Melee(random)
    ours, theirs = melee.ours, melee.theirs
    kinds = ('infantry', 'cavalry', 'chariot', 'monster', 'machine')
    features, behind = [], kinds + ('artillery',)
    work = random.choice(('', '', '', 'ruins', 'village', 'rampart'))
    if work:
        behind = ('infantry', 'artillery') if work == 'rampart' else ('infantry',)
        kinds = ('infantry',) if work == 'rampart' else kinds
    melee.line(theirs, behind, 100, random.randint(1, 3))
    melee.line(ours, kinds, 100 + random.choice((-6, -4, -2, -1, 0, 0, 0, 2, 3, 4, 6)),
               random.randint(1, 3))
    for side in (ours, theirs):
        if random.random() < .5:
            melee.ranks(side, 100)
    if not work:
        if random.random() < .35:
            melee.flank(ours, theirs)
        if random.random() < .2:
            melee.flank(theirs, ours)
    else:
        _, last, _ = melee.places[2][-1]
        right = random.choice((last[2] + 1, (100 + last[2]) / 2 + .5, last[2] + 1))
        features.append(rectangle(work, 99, 60, int(right), 61.5))
    for side, y in ((ours, 10), (theirs, 110)):
        park(side, y, 0 if side.seat == 1 else 180)
        side.add_person(side.general(), 20, 20 if side.seat == 1 else 100)
        melee.leader(side)
    return text_of((ours, theirs), features, step='combat', field='280x120')


def shooting_situation(random):
    """Three lanes, each with one or two units that shoot and something ahead of them."""
    ours, theirs = random_side(random, 1), random_side(random, 2)
    features = []
    shooters = [k for k in ours.keys('unit') if ours.kinds[k].shots]
    if not shooters:
        return shooting_situation(random)
    for lane in (40, 135, 230):
        key = random.choice(shooters)
        kind = ours.kinds[key]
        stands = max(1, kind.stands - random.choice((0, 0, 1, 2)))
        wide = kind.front / 10 * stands
        shape, box = row(kind, lane - wide / 2, 20, 0, stands)
        ours.add_unit(key, shape, 'pressure' if key == 'steam-tank' and random.random() < .3
                      else 'shot' if random.random() < .05 else '')
        lined = 'bounce' in kind or 'skewer3' in kind
        if not lined and random.random() < .4:
            other = random.choice([k for k in shooters if not ours.kinds[k].keywords &
                                   {'bounce', 'skewer3'}])
            shape, _ = row(ours.kinds[other], box[2], box[3] - ours.kinds[other].depth / 10, 0,
                           ours.kinds[other].stands)
            ours.add_unit(other, shape)
        reach = kind.range + 3
        put_target(random, theirs, features, lane, box[3] + random.randint(2, reach), lined)
    park(ours, 5, 0)
    park(theirs, 110, 180)
    ours.add_person(ours.general(), 90, 15)
    theirs.add_person(theirs.general(), 90, 105)
    return text_of((ours, theirs), features, step='shooting', field='280x120')


def put_target(random, side, features, lane, low, lined):
    work = random.choice(('', '', '', 'ruins', 'village', 'rampart'))
    deep = lined or random.random() < .2
    if deep:
        work = random.choice(('', 'rampart'))       # who is deep in a ruin is not seen
    types = {'': ('infantry', 'cavalry', 'chariot', 'monster', 'machine', 'artillery'),
             'rampart': ('infantry', 'artillery')}.get(work, ('infantry',))
    key = random.choice([k for k in side.keys('unit') if side.kinds[k].type in types])
    kind = side.kinds[key]
    stands = max(1, kind.stands - random.choice((0, 0, 0, 1, 2)))
    wide = kind.front / 10
    if deep:
        shape, box = file(kind, lane - wide / 2, low, 180, stands)
    else:
        shape, box = row(kind, lane - wide * stands / 2, low, 180, stands)
    banner = ''
    if kind.type in ('infantry', 'cavalry', 'chariot') and 'no_magic_items' not in kind and \
            random.random() < .1 and not any('shielding' in e for e, _ in side.units):
        banner = '/banner-of-shielding'
    side.add_unit(key, shape, '', banner)
    if work:
        features.append(rectangle(work, box[0] - 1, box[1] - .5, box[2] + 1, box[3] + .5))
    elif lined and random.random() < .4:
        behind = next(k for k in side.keys('unit') if side.kinds[k].type == 'infantry')
        gap = random.choice((0, 1, 2, 4, 6))
        shape, _ = row(side.kinds[behind], lane - 6, box[3] + gap, 180, 3)
        side.add_unit(behind, shape)


def losses_of(random, side, limit):
    """Units in any state, at most `limit` of them lost."""
    lost = 0
    for place in range(random.randint(3, 9)):
        key = random.choice(side.keys('unit'))
        kind = side.kinds[key]
        items = ''
        if kind.type in ('infantry', 'cavalry', 'chariot') and 'no_magic_items' not in kind and \
                random.random() < .3:
            free = [i for i in WEAPONS + BANNERS if not any(i in e for e, _ in side.units)]
            items = '/' + random.choice(free) if free else ''
        if random.random() < .4 and lost < limit:
            lost += 1
            side.add_unit(key, [], 'lost', items)
        else:
            stands, _ = row(kind, 5 + place * 18, 30 if side.seat == 1 else 80,
                            0 if side.seat == 1 else 180, random.randint(1, kind.stands))
            side.add_unit(key, stands, '', items)
    side.add_person(side.general(), 20, 20 if side.seat == 1 else 100)
    for key in random.sample([k for k in side.keys('character') if k != side.general()], k=1):
        mounts = [k.split()[1] for k, v in side.kinds.items() if v.role == 'mount' and
                  v.type == 'monster']
        mount = '/' + mounts[0] if mounts and random.random() < .4 else ''
        item = '/sword-of-fate' if random.random() < .3 else ''
        if random.random() < .5:
            side.people.append((key + mount + item, 'lost'))
        else:
            side.add_person(key, 40, 20 if side.seat == 1 else 100, '', mount + item)


def points_situation(random):
    """The last turn of a battle is over but for the last word; or a unit is about to die."""
    ours, theirs = random_side(random, 1), random_side(random, 2)
    losses_of(random, ours, 2)
    losses_of(random, theirs, 4)
    if random.random() < .5:
        return text_of((ours, theirs), turn='turn 2 round 6', step='characters', field='280x120')
    strong = next(k for k in ours.keys('unit') if ours.kinds[k].stands == 3)
    weak = next(k for k in theirs.keys('unit') if theirs.kinds[k].type == 'infantry'
                and theirs.kinds[k].stands == 3)
    stands, box = row(ours.kinds[strong], 200, 50, 0, 3)
    ours.add_unit(strong, stands, 'charges attacker')
    stands, _ = row(theirs.kinds[weak], 200, box[3], 180, 1)
    theirs.add_unit(weak, stands, f'wounds {theirs.kinds[weak].hits - 1}')
    return text_of((ours, theirs), turn='turn 1 round 6', step='combat', field='280x120')


def magic_situation(random):
    """A wizard, alone or with a unit, an engagement beside him, friends and enemies around."""
    ours = random_side(random, 1, random.choice(('empire', 'orcs', 'undead', 'high-elves', 'chaos')))
    theirs = random_side(random, 2)
    foot = [k for k in ours.keys('unit') if ours.kinds[k].stands == 3]
    foes = [k for k in theirs.keys('unit') if theirs.kinds[k].type == 'infantry']
    boxes = []
    key, foe = random.choice(foot), random.choice(foes)
    stands, box = row(ours.kinds[key], 100, 60 - ours.kinds[key].depth / 10, 0, 3)
    fighter = ours.add_unit(key, stands)
    boxes.append(box)
    stands, box = row(theirs.kinds[foe], 100 + random.randint(-4, 4), 60, 180, 3)
    theirs.add_unit(foe, stands)
    boxes.append(box)
    for side, low, high, facing in ((ours, 25, 50, 0), (theirs, 66, 100, 180)):
        for _ in range(random.randint(1, 3)):
            key = random.choice(side.keys('unit'))
            kind = side.kinds[key]
            shape = row(kind, random.randint(60, 160), random.randint(low, high), facing,
                        kind.stands)
            if apart(shape[1], boxes, 1):
                boxes.append(shape[1])
                side.add_unit(key, shape[0], f'wounds {random.randint(1, kind.hits - 1)}'
                              if random.random() < .3 and kind.hits > 1 else '')
    park(ours, 5, 0)
    park(theirs, 112, 180)
    ours.add_person(ours.general(), 30, 20)
    theirs.add_person(theirs.general(), 30, 105)
    wizard = random.choice([k for k in ours.keys('character') if ours.kinds[k].type == 'wizard'])
    item = random.choice(('', '', '', '/wand-of-power', '/ring-of-magic'))
    if random.random() < .5:
        ours.add_person(wizard, 106, boxes[0][1] - 2, f'with {fighter}', item)
    else:
        ours.add_person(wizard, random.randint(60, 160), random.choice((20, 53)), '', item)
    if theirs.army == 'dwarfs' and random.random() < .6:
        theirs.add_person('runesmith', random.randint(60, 200), random.randint(70, 104))
    return text_of((ours, theirs), step='shooting', field='280x120')
