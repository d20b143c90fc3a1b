# SPDX-License-Identifier: MIT
"""The 180 tiles of six armies, for the second Pocket Battles (pocket_battles.py).

Written from the list of facts, not from the tables of the program: id, cost, hit points, formation
(* is Auxiliary), black faces, white faces, traits.
"""
TEXT = '''
ELV01 6 1 1 - - Control
ELV02 5 1 1 - - Heal
ELV03 7 2 1 456 - Overwhelming Fast Impetus
ELV04 6 1 4 - - Long_Range
ELV05 6 1 4 - - +1_Engagement +1_Shooting
ELV06 6 1 1 - 456 Reactive +2_Shooting
ELV07 6 2 1 456 - Flying Fast
ELV08 4 1 4 6 - Slow +1_Engagement
ELV09 8 4 1 456 - Slow +3_Engagement
ELV10 4 0 3 - - Fast Scout
ELV11 5 2 1 56 56 Skirmish Fast +1_Shooting
ELV12 5 2 1 56 56 Skirmish Fast +1_Shooting
ELV13 4 2 3 236 -
ELV14 4 2 3 456 -
ELV15 4 1 3 3344 -
ELV16 4 1 3 5566 -
ELV17 4 1 4 - 236
ELV18 4 1 4 - 346
ELV19 4 1 4 - 456
ELV20 4 1 4 - 256
ELV21 3 1 4 - 23
ELV22 3 1 4 - 26
ELV23 3 1 4 - 23
ELV24 3 1 4 - 45
ELV25 3 1 4 - 45
ELV26 2 1 4 23 -
ELV27 2 1 4 34 -
ELV28 2 1 4 45 -
ELV29 2 1 4 56 -
ELV30 2 1 4 26 -
ORC01 6 1 3 26 - +2_Engagement
ORC02 5 1 1 - - Galvanize Excite
ORC03 3 1 4 - - +1_Engagement
ORC04 5 2 1 56 - Overwhelming +1_Engagement Impetus
ORC05 4 1 1 456 - Blood_Lust
ORC06 6 3 1 456 - Regenerate +2_Engagement Slow
ORC07 6 2 1 - 56 Blood_Lust Wide_Arc Long_Range
ORC08 6 2 1 - 456 +1_Shooting Wide_Arc Long_Range
ORC09 5 2 4 33 - Impetus
ORC10 5 2 4 44 - Impetus
ORC11 5 2 4 55 - Impetus
ORC12 5 2 4 66 - Impetus
ORC13 2 2 4 5 -
ORC14 2 2 4 6 -
ORC15 4 1 4 5 - +1_Wounds
ORC16 4 1 4 6 - +1_Wounds
ORC17 3 1 4 34 -
ORC18 3 1 4 45 -
ORC19 3 1 4 56 -
ORC20 3 1 4 36 -
ORC21 3 1 3 3 34
ORC22 3 1 3 4 45
ORC23 3 1 3 5 56
ORC24 3 1 3 6 36
ORC25 2 1 4 3 3
ORC26 2 1 4 4 4
ORC27 2 1 4 5 5
ORC28 2 1 4 6 6
ORC29 1 1 * - - Auxiliary
ORC30 1 1 * - - Auxiliary
MAC01 8 2 3 26 - Leader +1_Engagement
MAC02 4 0 4 - - +1_Engagement +1_Shooting
MAC03 4 0 4 - - Reactive Fast
MAC04 6 2 1 3456 - Tough Reactive +1_Engagement
MAC05 3 1 4 34 -
MAC06 3 1 4 36 -
MAC07 3 1 4 45 -
MAC08 3 1 4 56 -
MAC09 2 1 3 33 -
MAC10 2 1 3 44 -
MAC11 2 1 3 55 -
MAC12 2 1 3 66 -
MAC13 4 1 4 34 - First_Strike Slow
MAC14 4 1 4 56 - First_Strike Slow
MAC15 4 1 4 45 - First_Strike Slow
MAC16 4 1 4 36 - First_Strike Slow
MAC17 3 1 4 - 23
MAC18 3 1 4 - 34
MAC19 3 1 4 - 45
MAC20 3 1 4 - 56
MAC21 3 1 4 - 26
MAC22 5 2 2 56 - Scout
MAC23 5 2 2 34 - Scout
MAC24 5 2 3 6 - Sacrifice
MAC25 3 1 2 5 5 Skirmish
MAC26 3 1 2 6 6 Skirmish
MAC27 5 2 3 34 - Impetus
MAC28 5 2 3 36 - Impetus
MAC29 5 2 3 45 - Impetus
MAC30 5 2 3 56 - Impetus
PER01 5 1 4 - - Prestige
PER02 3 1 4 44 -
PER03 3 1 4 55 -
PER04 3 1 4 66 -
PER05 5 1 3 44 - +1_Engagement
PER06 5 1 3 55 - +1_Engagement
PER07 5 1 3 66 - +1_Engagement
PER08 4 1 4 3 - Tough
PER09 4 1 4 3 - Tough
PER10 6 3 2 5 - Slow Overwhelming +2_Engagement
PER11 6 3 2 6 - Slow Overwhelming +2_Engagement
PER12 3 1 4 45 -
PER13 3 1 4 56 -
PER14 3 1 4 46 -
PER15 5 1 4 23 - +1_Engagement
PER16 4 1 4 - - +1_Wounds
PER17 2 1 * 4 - Auxiliary
PER18 2 1 * 5 - Auxiliary
PER19 2 1 * 6 - Auxiliary
PER20 3 1 3 - 4 +1_Shooting
PER21 3 1 3 - 5 +1_Shooting
PER22 3 1 3 - 6 +1_Shooting
PER23 3 1 3 - 4 +1_Shooting
PER24 3 1 3 - 5 +1_Shooting
PER25 3 1 3 - 6 +1_Shooting
PER26 4 2 4 46 -
PER27 4 2 4 56 -
PER28 4 2 4 45 -
PER29 6 2 1 456 - Impetus Overwhelming
PER30 6 2 1 456 - Impetus Fast
CEL01 6 1 1 - - Heal Excite
CEL02 7 2 1 456 - +1_Wounds Fast Impetus
CEL03 7 2 1 56 - Overwhelming Fast Impetus
CEL04 5 1 1 - 456 Reactive +1_Shooting
CEL05 5 1 2 56 - Overwhelming Fury
CEL06 5 1 2 34 - Overwhelming Fury
CEL07 2 1 4 3 3
CEL08 2 1 4 4 4
CEL09 2 1 4 6 6
CEL10 2 1 4 5 5
CEL11 5 1 4 2 2 Disband
CEL12 5 2 2 33 - Fast
CEL13 5 2 2 44 - Fast
CEL14 5 2 2 55 - Fast
CEL15 5 2 3 344 -
CEL16 5 2 3 366 -
CEL17 5 2 3 556 -
CEL18 3 1 3 344 -
CEL19 3 1 3 455 -
CEL20 3 1 3 566 -
CEL21 3 1 4 - 36
CEL22 3 1 4 - 34
CEL23 3 1 4 - 45
CEL24 3 1 4 - 56
CEL25 3 1 4 22 -
CEL26 3 1 4 33 -
CEL27 3 1 4 44 -
CEL28 3 1 4 55 -
CEL29 3 1 4 66 -
CEL30 5 1 2 - - +2_Engagement
ROM01 4 1 1 - - Excite
ROM02 4 1 3 - - +1_Engagement +1_Shooting
ROM03 5 2 1 - 56 Long_Range +2_Wounds
ROM04 5 1 1 - 456 Reactive +1_Shooting
ROM05 5 2 1 - 56 Wide_Arc +1_Shooting Long_Range
ROM06 4 1 4 6 6 Reactive
ROM07 4 1 4 456 -
ROM08 4 1 4 256 -
ROM09 4 1 4 356 -
ROM10 7 1 1 456 - Double_Order Leader
ROM11 2 1 3 33 -
ROM12 2 1 3 44 -
ROM13 2 1 3 55 -
ROM14 2 1 3 66 -
ROM15 3 1 4 24 -
ROM16 3 1 4 35 -
ROM17 3 1 4 46 -
ROM18 3 1 4 25 -
ROM19 3 1 4 36 -
ROM20 3 1 4 - 23
ROM21 3 1 4 - 34
ROM22 3 1 4 - 45
ROM23 3 1 4 - 26
ROM24 3 1 4 - 56
ROM25 5 2 3 233 - Slow Impetus
ROM26 5 2 3 455 - Slow Impetus
ROM27 5 2 3 466 - Slow Impetus
ROM28 4 2 3 45 -
ROM29 4 2 3 56 -
ROM30 4 2 3 36 -
'''

ARMIES = {'elves': 'ELV', 'orcs': 'ORC', 'macedonians': 'MAC', 'persians': 'PER', 'celts': 'CEL',
          'romans': 'ROM'}
PREFIXES = {prefix: name for name, prefix in ARMIES.items()}

# The sample armies of the rulebook
PRESETS = {
    'elves50':
        'ELV03,ELV06,ELV11,ELV30,ELV17+ELV25,ELV19+ELV23,ELV26+ELV27+ELV29,'
        'ELV13+ELV28+ELV08',
    'elves80':
        'ELV01,ELV03,ELV06,ELV09,ELV11,ELV30,ELV17+ELV25+ELV05+ELV24,'
        'ELV19+ELV23+ELV18+ELV21,ELV26+ELV27+ELV29,ELV13+ELV28+ELV08',
    'orcs50':
        'ORC06,ORC08,ORC05+ORC29,ORC09+ORC16+ORC18+ORC28,ORC17+ORC19+ORC25+ORC26,'
        'ORC21+ORC22+ORC23',
    'orcs80':
        'ORC01+ORC09+ORC10,ORC02,ORC06,ORC08,ORC05+ORC29,ORC11+ORC03+ORC18+ORC28,'
        'ORC17+ORC19+ORC25+ORC26,ORC21+ORC22+ORC23,ORC16+ORC27+ORC13+ORC14',
}

# What is played when nothing is said, below 80 points
EVEN = {
    1: 'ELV03,ELV09,ELV30,ELV17+ELV25+ELV19+ELV23,ELV26+ELV27+ELV29,ELV13+ELV28+ELV08,ELV22',
    2: 'ORC06,ORC07,ORC05+ORC29,ORC09+ORC16+ORC18+ORC28,ORC17+ORC19+ORC25+ORC26,'
       'ORC21+ORC22+ORC23',
}


class Tile:
    """What is printed on one tile (PB-2)."""

    def __init__(self, line):
        self.id, cost, hp, formation, black, white, *traits = line.split()
        self.cost, self.hp = int(cost), int(hp)
        self.auxiliary = formation == '*'
        self.formation = 99 if self.auxiliary else int(formation)
        self.black = [int(f) for f in black if f != '-']
        self.white = [int(f) for f in white if f != '-']
        self.traits, self.bonus = set(), {}
        for word in traits:
            if word[0] == '+':
                number, name = word[1:].split('_')
                self.bonus[name] = int(number)
            else:
                self.traits.add(word.replace('_', ' '))

    @property
    def army(self):
        return PREFIXES[self.id[:3]]


TILES = {tile.id: tile for tile in map(Tile, TEXT.split('\n')[1:-1])}
