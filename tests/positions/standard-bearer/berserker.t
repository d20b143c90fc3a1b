# ZN-34 the berserker attacks its four straight neighbours
position standard-bearer
8  S  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s  .  .  .
4  .  .  i  B  i  .  .
3  .  .  .  i  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd5

# ZN-34 diagonal and distant cells are out of its reach
position standard-bearer
8  S  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  s  .  .  .
5  .  .  p  .  p  .  .
4  .  .  .  B  .  s  .
3  .  .  p  s  p  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xe5 : ZN-34
illegal d4xc5 : ZN-34
illegal d4xe3 : ZN-34
illegal d4xc3 : ZN-34
illegal d4xd6 : ZN-34
illegal d4xf4 : ZN-34
actions d4xd3

# ZN-35 the double blow wounds two neighbours and the berserker
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  B  a  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd5 | d4xe4 | d4xd5+e4
apply   d4xd5+e4
shows   5 . . . p1 . . .
shows   4 . . . B1 a1 . .
shows   turn red move

# ZN-35 the two may be named in either order
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  B  a  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xe4+d5
shows   5 . . . p1 . . .
shows   4 . . . B1 a1 . .

# ZN-35 the double blow is a choice: a single blow costs nothing
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  B  a  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . p1 . . .
shows   4 . . . B a . .

try     d4xe4
shows   5 . . . p . . .
shows   4 . . . B a1 . .

# ZN-35 AZ-12 all six pairs of straight neighbours, opposite ones too
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  p  B  p  .  .
3  .  .  .  p  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd5 | d4xe4 | d4xd3 | d4xc4 | d4xd5+e4 | d4xd5+d3 | d4xd5+c4 | d4xe4+d3 | d4xe4+c4 | d4xd3+c4

# AZ-12 opposite neighbours: both fall wounded
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  p  B  p  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xc4+e4
shows   4 . . p1 B1 p1 . .

# ZN-35 no double blow on a diagonal or distant enemy
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  p  .  .
4  .  .  .  B  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  p  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5+e5 : ZN-35
illegal d4xd5+d2 : ZN-35
illegal d4xe5+d2 : ZN-35
actions d4xd5

# ZN-35 two different enemies, not the same one twice
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  B  p  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5+d5 : ZN-35

# ZN-20 ZN-35 friends and empty cells are no targets of a double blow
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  B  P  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5+e4 : ZN-20
illegal d4xd5+c4 : ZN-20
actions d4xd5 | e4xd5

# ZN-35 nobody but the berserker strikes two at once
position standard-bearer
8  I  s  .  .  b  .  .
7  a  .  .  s  S  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  P  p  .  .
3  .  .  .  .  .  .  .
2  a  .  .  .  .  .  a
1  H  a  .  .  .  p  A
turn blue attack
end
illegal a1xa2+b1 : ZN-35
illegal g1xg2+f1 : ZN-35
illegal d4xd5+e4 : ZN-35
illegal a8xb8+a7 : ZN-35
illegal e7xd7+e8 : ZN-35
legal   a1xa2
legal   g1xf1
legal   d4xd5
legal   a8xb8
legal   e7xd7

# AZ-12 each target must be one it could attack alone
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  B  i  .  .
3  .  .  .  h  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5+e4 : ZN-21
illegal d4xe4+d3 : ZN-21
legal   d4xd5+d3

# AZ-12 a wounded berserker compares the strength it has before the blow
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a  .  .  .
4  .  .  .  B1 h  .  .
3  .  .  .  s  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5+e4 : ZN-21
legal   d4xd5+d3
actions d4xd5 | d4xd3 | d4xd5+d3

# AZ-12 one equal target: two wounds for the berserker
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  B  h  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5+e4
shows   5 . . . p1 . . .
shows   4 . . . B2 h1 . .

# AZ-12 two equal targets: three wounds, and the blows still count
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  b  .  .  .
4  .  .  .  B  h  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5+e4
shows   5 . . . b1 . . .
shows   4 . . . . h1 . .
acts    2

# AZ-12 a berserker with two wounds dies of any double blow, and its blows still count
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p1 .  .  .
4  .  .  .  B2 s2 .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5+e4
shows   5 . . . . . . .
shows   4 . . . . . . .

# AZ-12 a berserker with one wound dies if one target is equal
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p1 .  .  .
4  .  .  .  B1 h1 .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5+e4
shows   5 . . . . . . .
shows   4 . . . . h2 . .

# AZ-12 a berserker with one wound survives if no target is equal
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p1 .  .  .
4  .  .  .  B1 p  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5+e4
shows   5 . . . . . . .
shows   4 . . . B2 p1 . .

# ZN-35 ZN-25 both targets may be killed at once
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p1 .  .  .
4  .  .  .  B  a1 .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5+e4
shows   5 . . . . . . .
shows   4 . . . B1 . . .

# ZN-24 ZN-35 a heavy infantryman takes one wound of a double blow
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i2 .  .  .
4  .  .  .  B  p  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5+e4
shows   5 . . . i3 . . .
shows   4 . . . B1 p1 . .

# ZN-30 ZN-35 a berserker of a line that moved has +1 against both targets
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  .  .  .
4  .  .  B  .  h  .  .
3  .  .  S  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   c3:c4-d3
shows   turn blue attack line d3:d4
apply   d4xd5+e4
shows   5 . . . h1 . . .
shows   4 . . . B1 h1 . .

# AZ-7 ZN-35 the line's bonus may be left unused in a double blow too
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  .  .  .
4  .  .  .  B  h  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d3:d4
end
legal   d4xd5+e4
apply   d4xd5+e4 plain
shows   5 . . . h1 . . .
shows   4 . . . . h1 . .

# AZ-7 a double blow without the bonus is another one as soon as one target becomes an equal
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  B  h  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d3:d4
end
apply   d4xd5+e4 plain
shows   5 . . . p1 . . .
shows   4 . . . B2 h1 . .

# AZ-7 no other blow without the bonus where both targets are weaker all the same
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  B  a  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d3:d4
end
illegal d4xd5+e4 plain : AZ-7
actions d4xd5 | d4xe4 | d4xd5+e4

# AZ-12 ZN-30 with the line's +1 even a heavy infantryman is an equal
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  .  .
4  .  .  .  B  p  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d3:d4
end
illegal d4xd5+e4 plain : ZN-21
apply   d4xd5+e4
shows   5 . . . i1 . . .
shows   4 . . . B2 p1 . .

# ZN-34 ZN-35 Red's berserker strikes in the same way, in the corner too
position standard-bearer
8  s  .  .  .  .  P  b
7  .  .  .  .  .  .  P
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn red attack
end
actions g8xg7 | g8xf8 | g8xg7+f8
apply   g8xg7+f8
shows   8 s . . . . P1 b1
shows   7 . . . . . . P1
