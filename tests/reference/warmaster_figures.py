# SPDX-License-Identifier: MIT
"""The figures of Warmaster's troops and characters, read from the published lists in
tests/data/warmaster-armies.txt. Nothing here comes from the tables of the program."""
import os
import re

FIGURES = os.path.join(os.path.dirname(__file__), '..', 'data', 'warmaster-armies.txt')


class Kind:
    """A line of an army list: troops, a character or a mount."""

    def __init__(self, words):
        self.role, self.key, self.type = words[:3]
        figures = ' '.join(words)
        found = re.search(r' \+?(\d+)(?:/(\S+))?(?: (\d+))? hits', figures)
        self.attacks, self.shots, self.range = 0, None, 0
        if found:
            self.attacks = int(found[1])
            self.shots, self.range = found[2], int(found[3] or 0)
        elif words[3].startswith('+'):
            self.attacks = int(words[3].split('/')[0])
        self.hits = self.number(figures, 'hits')
        self.armour = int((re.search(r'armour (\d)', figures) or [0, 0])[1])
        self.stands = self.number(figures, 'stands')
        self.move = self.number(figures, 'move')
        self.points = self.number(figures, 'points')
        self.command = self.number(figures, 'command')
        self.radius = self.number(figures, 'range')
        base = re.search(r'base (\d+)x(\d+)', figures)
        self.front, self.depth = (int(base[1]), int(base[2])) if base else (0, 0)
        last = words[-1]
        self.keywords = set(last.split(',')) if re.fullmatch(r'[a-z][a-z0-9_,]*', last) else set()

    @staticmethod
    def number(figures, name):
        found = re.search(rf' {name} (\d+)', figures)
        return int(found[1]) if found else 0

    def __contains__(self, keyword):
        return keyword in self.keywords


def read_figures():
    """{army: {key: Kind}}"""
    armies, army = {}, None
    with open(FIGURES, encoding='utf-8') as file:
        for line in file:
            words = line.split()
            if not words or words[0] == '#':
                continue
            if words[0] == 'army':
                army = armies.setdefault(words[1], {})
            elif words[0] in ('unit', 'character', 'mount'):
                kind = Kind(words)
                army[kind.key if words[0] != 'mount' else 'mount ' + kind.key] = kind
    return armies


ARMIES = read_figures()

# Magic items: points (WM-ITEM-05 to WM-ITEM-24).
ITEMS = {
    'battle-banner': 50, 'banner-of-shielding': 50, 'banner-of-fortitude': 50,
    'banner-of-steadfastness': 30, 'banner-of-fortune': 20, 'sword-of-destruction': 10,
    'sword-of-fate': 5, 'sword-of-cleaving': 10, 'sword-of-might': 10, 'crown-of-command': 100,
    'helm-of-dominion': 50, 'orb-of-majesty': 30, 'ring-of-magic': 30, 'staff-of-spellbinding': 30,
    'sceptre-of-sovereignty': 30, 'scroll-of-dispelling': 20, 'wand-of-power': 10,
    'rod-of-repetition': 10,
}
