# ZN-39 the pikeman attacks all eight neighbours
position standard-bearer
8  S  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  a1 p  p  .  .
4  .  .  p  P  p  .  .
3  .  .  s  s  s  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
count   8
legal   d4xd5
legal   d4xe5
legal   d4xe4
legal   d4xe3
legal   d4xd3
legal   d4xc3
legal   d4xc4
legal   d4xc5

# ZN-39 two cells are too far
position standard-bearer
8  S  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  p  p  p  .
5  .  .  .  .  .  .  .
4  .  .  .  P  .  p  .
3  .  .  .  s  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd6 : ZN-39
illegal d4xf4 : ZN-39
illegal d4xf6 : ZN-39
illegal d4xe6 : ZN-39
actions d4xd3

# ZN-39 a corner has three neighbours
position standard-bearer
8  S  .  .  .  .  p  P
7  p  .  .  .  .  s  p
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  p  .  .  .  .  .  .
turn blue attack
end
actions g8xg7 | g8xf8 | g8xf7 | a8xa7

# ZN-40 two wounds to a heavy infantryman, straight or diagonal
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i3 i2 .  .
4  .  .  .  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . . i2 . .
shows   4 . . . P . . .

try     d4xe5
shows   5 . . . i3 . . .
shows   4 . . . P1 . . .

# ZN-40 AZ-10 an equal heavy infantryman takes two wounds and the pikeman one
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  i1 .  .  .
5  .  .  .  P  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:d5
end
apply   d5xd6
shows   6 . . . i3 . . .
shows   5 . . . P1 . . .

# ZN-40 ZN-25 more wounds than health kill as well: three and two make five
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i3 .  .  .
4  .  .  .  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . . . . .
shows   4 . . . P . . .

# AZ-10 a wounded pikeman who meets his equal dies, and his two wounds count
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  i2 .  .  .
5  .  .  .  P1 .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:d5
end
apply   d5xd6
shows   6 . . . . . . .
shows   5 . . . . . . .
shows   4 . . . S . . .

# ZN-40 ZN-21 a wounded pikeman, even with the line's help, is no match for an infantryman with one wound
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  i1 .  .  .
5  .  .  i3 P1 .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:d5
end
illegal d5xd6 : ZN-21
legal   d5xc5

# ZN-40 ZN-21 the two wounds do not make the pikeman any stronger
position standard-bearer
8  S  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  i1 .  .
4  .  .  .  P  .  .  .
3  .  .  .  s  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 : ZN-21
illegal d4xe5 : ZN-21
legal   d4xd3

# ZN-40 only the attack of a pikeman wounds twice: an infantryman attacking a pikeman wounds once and takes nothing
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  .  .
4  .  .  .  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn red attack
end
apply   d5xd4
shows   5 . . . i . . .
shows   4 . . . P1 . . .

# ZN-40 others wound a heavy infantryman once
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i2 .  i2 .
4  .  .  .  A  .  H  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . i3 . i2 .

try     f4xf5
shows   5 . . . i2 . i3 .

# AZ-11 a standard-bearer, heavy as well, takes one wound
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s1 .  .  .
4  .  .  .  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . s2 . . .
shows   4 . . . P . . .

# AZ-11 one wound each between an equal pikeman and standard-bearer
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s  .  .  .
4  .  .  .  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . s1 . . .
shows   4 . . . P1 . . .

# AZ-11 ZN-24 everybody else takes one wound from a pikeman too
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  h1 p  .  .  .
4  .  .  b2 P  a1 .  .
3  .  .  .  h2 .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . h1 p1 . . .

try     d4xc5
shows   5 . . h2 p . . .
shows   4 . . b2 P1 a1 . .

# ZN-40 Red's pikeman wounds Blue's infantryman twice
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  I2 .  .
4  .  .  .  .  I  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn red attack
end
illegal d5xe4 : ZN-21
apply   d5xe5
shows   5 . . . p1 . . .
