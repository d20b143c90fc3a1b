# ZN-1 the composition sets how many cards of each type are in a deck
setup standard-bearer composition=A3P5B3H3I3S3
shows   options composition=A3P5B3H3I3S3
chance 6
weight  deal archer 3/20
weight  deal pikeman 5/20
weight  deal berserker 3/20
weight  deal standard-bearer 3/20

# ZN-1 ZN-5 a type may be missing from a deck altogether
setup standard-bearer composition=A5P5B0H4I3S3
chance 5
weight  deal archer 5/20
weight  deal horseman 4/20
illegal deal berserker : ZN-5

# ZN-1 the facts' other proposals can be set up
setup standard-bearer composition=A4P5B2H3I3S3
weight  deal berserker 2/20

# ZN-1 another of them
setup standard-bearer composition=A3P4B3H3I4S3
weight  deal heavy-infantryman 4/20

# ZN-1 the default composition is not printed
setup standard-bearer composition=A4P4B3H3I3S3
lacks   options composition=A4P4B3H3I3S3
weight  deal archer 4/20

# ZN-1 a composition of nineteen or twenty-one is refused
refused standard-bearer composition=A3P4B3H3I3S3 : ZN-1
refused standard-bearer composition=A5P4B3H3I3S3 : ZN-1
refused standard-bearer composition=A0P0B0H0I0S3 : ZN-1

# ZN-2 a composition without exactly three standard-bearers is refused
refused standard-bearer composition=A5P4B3H3I3S2 : ZN-2
refused standard-bearer composition=A4P4B3H3I2S4 : ZN-2
refused standard-bearer composition=A5P5B4H3I3S0 : ZN-2

# ZN-1 a composition that cannot be read is refused
refused standard-bearer composition=A4P4B3H3I3 : 17
refused standard-bearer composition=A4P4B3H3X3S3 : composition
refused standard-bearer composition=4P4B3H3I3S3 : composition
refused standard-bearer composition=A4P4B3H3I3S3A1 : composition
refused standard-bearer composition=A-4P12B3H3I3S3 : composition

# ZN-6 ZN-8 values and keys that do not exist are refused
refused standard-bearer layout=circle : layout
says en 'layout=circle' will not do; the values are line, block, wedge, funnel, hollow
says ru возможные значения: line, block, wedge, funnel, hollow
refused standard-bearer berserker=2 : berserker
says en it is a number from 3 to 5
says ru нужно число от 3 до 5
refused standard-bearer berserker=6 : berserker
refused standard-bearer berserker=four : berserker
refused standard-bearer first=green : first
refused standard-bearer penalty=none : penalty
refused standard-bearer draw_after=9 : draw_after
refused standard-bearer draw_after=201 : draw_after
refused standard-bearer colour=red : colour

# ZN-8 first=blue: no coin, Blue begins
position standard-bearer
options first=blue
8  .  .  .  .  .  .  .
7  .  .  a  s  i  h  b
6  p  a  s  i  h  b  p
5  a  s  i  h  b  p  a
4  A  P  B  H  I  S  A
3  P  B  H  I  S  A  P
2  B  H  I  S  A  P  .
1  .  .  .  .  .  .  .
deal
end
apply   deal pikeman
shows   turn blue move
acts    1

# ZN-8 first=red: no coin, Red begins
position standard-bearer
options first=red
8  .  .  .  .  .  .  .
7  .  .  a  s  i  h  b
6  p  a  s  i  h  b  p
5  a  s  i  h  b  p  a
4  A  P  B  H  I  S  A
3  P  B  H  I  S  A  P
2  B  H  I  S  A  P  .
1  .  .  .  .  .  .  .
deal
end
apply   deal pikeman
shows   turn red move
acts    2

# ZN-8 first=random is the default
setup standard-bearer first=random
lacks   options first=random

# ZN-34 berserker=5: the berserker is the equal of a heavy infantryman
position standard-bearer
options berserker=5
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  .  .
4  .  .  b  B  h  .  .
3  .  .  .  a  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . i1 . . .
shows   4 . . b B1 h . .

try     d4xe4
shows   4 . . b B h1 . .

try     d4xc4
shows   4 . . b1 B1 h . .

# ZN-34 berserker=5 in defence
position standard-bearer
options berserker=5
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  .  .  .
4  .  .  .  B  i  .  .
3  .  .  .  a  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn red attack
end
illegal d5xd4 : ZN-21
illegal d3xd4 : ZN-21
legal   e4xd4

# ZN-34 berserker=3: with +1 it is the archer's equal, and too weak for a horseman
position standard-bearer
options berserker=3
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a  .  .  .
4  .  .  p  B  h  .  .
3  .  .  .  s  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xe4 : ZN-21
try     d4xd5
shows   5 . . . a1 . . .
shows   4 . . p B1 h . .

try     d4xd3
shows   3 . . . s1 . . .
shows   4 . . p B1 h . .

try     d4xc4
shows   4 . . p1 B h . .

# AZ-16 ZN-26 berserker=3 with two wounds has strength 1
position standard-bearer
options berserker=3
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  p  B2 p1 .  .
3  .  .  .  s1 .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xd3 : ZN-21
illegal d4xc4 : ZN-21
legal   d4xd5
legal   d4xe4

# AZ-2 penalty=both: a turn without an attack costs nothing
position standard-bearer
options penalty=both
8  .  .  .  s  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  p  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  S  .  H  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   c3-c4
acts    2
shows   turn red move quiet 1
apply   d8-d7
acts    1
shows   turn blue move quiet 2
apply   e3-e5
shows   turn blue attack quiet 2
apply   e5xe6
shows   turn red move
lacks   turn red move quiet 1
shows   6 . . . . p1 . .

# AZ-2 ZN-10 penalty=both: an attack that can be made must be made
position standard-bearer
options penalty=both
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   d4-e5
actions e5xd5

# AZ-2 penalty=both: without a move one attacks at once
position standard-bearer
options penalty=both
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  p1 .  .  .  .  .  .
1  S  p  .  .  .  .  .
turn blue move
end
shows   turn blue attack
acts    1
actions a1xa2 | a1xb1
apply   a1xb1
shows   1 S p1 . . . . .
shows   turn red move

# AZ-2 ZN-11 penalty=both: who can neither move nor attack removes a warrior
position standard-bearer
options penalty=both
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  i  .  .  .  .  .  .
1  S  i  .  .  .  .  .
turn blue move
end
shows   turn blue remove
actions remove a1
apply   remove a1
shows   over red

# AZ-2 ZN-11 penalty=both: the same with a choice
position standard-bearer
options penalty=both
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  i  .  .  .  .  .  .
2  P  i  .  .  .  .  .
1  S  i  .  .  .  .  .
turn blue move
end
shows   turn blue remove
actions remove a1 | remove a2
apply   remove a2
shows   2 . i . . . . .
acts    2

# AZ-2 penalty=both: a draw after so many turns in a row without a wound
position standard-bearer
options penalty=both draw_after=10
8  .  .  .  .  .  .  .
7  .  .  .  s  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue move quiet 8
end
apply   d2-d1
shows   turn red move quiet 9
acts    2
apply   d7-d8
over
shows   over draw
score   0 0
illegal d1-d2 : ZN-2

# AZ-2 penalty=both: from the first quiet turn to the tenth
position standard-bearer
options penalty=both draw_after=10
8  .  .  .  .  .  .  .
7  .  .  .  s  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   d2-d1
apply   d7-d8
apply   d1-d2
apply   d8-d7
apply   d2-d1
apply   d7-d8
apply   d1-d2
apply   d8-d7
apply   d2-d1
acts    2
apply   d7-d8
over
score   0 0

# AZ-2 penalty=both: a wound begins the count anew
position standard-bearer
options penalty=both draw_after=10
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue move quiet 9
end
apply   d4-e5
shows   turn blue attack quiet 9
apply   e5xd5
acts    2
shows   turn red move
apply   g8-g7
shows   turn blue move quiet 1

# AZ-2 penalty=either: a quiet turn is impossible, and nobody counts
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  s  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  H  .  .  .  .  .  .
turn blue move
end
apply   d2-d1
shows   turn blue remove
apply   remove a1
shows   turn red move

# ZN-30 AZ-2 penalty=both: a line that finds nobody to attack just passes the turn
position standard-bearer
options penalty=both
8  .  .  .  .  .  .  .
7  .  .  .  s  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  H  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   d2:e2-d4
shows   4 . . . S H . .
shows   turn red move quiet 1

# AZ-2 penalty=both: the limit is sixty quiet turns unless something else is said
position standard-bearer
options penalty=both
8  .  .  .  .  .  .  .
7  .  .  .  s  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue move quiet 59
end
acts    1
apply   d2-d1
over
score   0 0

# AZ-2 the default limit is not printed
setup standard-bearer penalty=both draw_after=60
shows   options penalty=both

# AZ-2 ZN-11 penalty=both: a removal begins the count anew as well
position standard-bearer
options penalty=both draw_after=10
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  i  .  .  .  .  .  .
2  P  i  .  .  .  .  .
1  S  i  .  .  .  .  .
turn blue remove quiet 9
end
apply   remove a2
shows   turn red move
lacks   turn red move quiet 10
