# ZN-32 the archer reaches two cells straight and one diagonally
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  s  .  h  .  .
4  .  p  .  A  .  p  .
3  .  .  h  .  b  .  .
2  .  .  .  p  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd6 | d4xb4 | d4xf4 | d4xd2 | d4xc5 | d4xe5 | d4xc3 | d4xe3

# ZN-32 the archer reaches its four straight neighbours
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  p  A  p  .  .
3  .  .  .  p  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd5 | d4xc4 | d4xe4 | d4xd3

# ZN-32 three cells straight are too far
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  p  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s  .  .  .
4  p  .  .  A  .  .  p
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  p  .  .  .
turn blue attack
end
illegal d4xd7 : ZN-32
illegal d4xa4 : ZN-32
illegal d4xg4 : ZN-32
illegal d4xd1 : ZN-32
actions d4xd5

# ZN-32 two cells diagonally and the knight's leap are too far
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  p  .  .  p  p  .
5  .  .  .  .  .  p  .
4  .  .  .  A  .  .  .
3  .  h  .  s  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xf6 : ZN-32
illegal d4xb6 : ZN-32
illegal d4xe6 : ZN-32
illegal d4xf5 : ZN-32
illegal d4xb3 : ZN-32
actions d4xd3

# ZN-32 in the corner the board's edge ends the reach
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  S
3  p  .  .  .  .  .  .
2  .  s  .  .  .  .  .
1  A  .  p  .  .  .  .
turn blue attack
end
actions a1xa3 | a1xc1 | a1xb2

# ZN-32 columns a and g are not neighbours
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  p  .  .  .  .  .  .
5  .  .  .  .  .  .  p
4  A  .  .  .  .  s  p
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal a4xg4 : ZN-32
illegal a4xg5 : ZN-32
illegal a4xf4 : ZN-32
actions a4xa6

# ZN-32 the archer wounds once, at any distance
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  s  .  .  .  .
4  .  .  .  A  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
try     d4xd6
shows   6 . . . p1 . . .
shows   4 . . . A . . .

try     d4xc5
shows   5 . . s1 . . . .
shows   4 . . . A . . .

# ZN-33 an enemy on the neighbouring cell bars the shot past it, in all four directions
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  i  .  .  .
4  .  p  h  A  i  p  .
3  .  .  .  i  .  .  .
2  .  .  .  p  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd6 : ZN-33
illegal d4xf4 : ZN-33
illegal d4xd2 : ZN-33
illegal d4xb4 : ZN-33
actions d4xc4

# ZN-33 only that direction is barred
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  i  .  .  .
4  .  p  .  A  .  p  .
3  .  .  .  .  .  .  .
2  .  .  .  p  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd6 : ZN-33
actions d4xf4 | d4xb4 | d4xd2

# ZN-33 it bars the shot even if it is weak enough to be attacked itself
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  s  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  A  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd6 : ZN-33
actions d4xd5

# AZ-13 the barring enemy itself may be attacked: 4 against 5 - 1
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  i1 .  .  .
4  .  .  .  A  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd5
apply   d4xd5
shows   5 . . . i2 . . .
shows   4 . . . A1 . . .

# AZ-13 the archer shoots over a friend
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  I  .  .  .
4  .  .  .  A  H  p  .
3  .  .  .  S  .  .  .
2  .  .  .  s  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
legal   d4xd6
legal   d4xf4
legal   d4xd2
apply   d4xd6
shows   6 . . . p1 . . .
shows   5 . . . I . . .

# AZ-13 the archer shoots over an empty cell
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  A  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd6

# AZ-13 ZN-20 two cells away a friend is no target, and an empty cell is none
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  P  .  .  .
5  .  .  .  .  .  .  .
4  .  s  .  A  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd6 : ZN-20
illegal d4xf4 : ZN-20
legal   d4xb4

# AZ-14 a diagonal enemy bars nothing
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  .  i  .  .
4  .  .  .  A  .  p  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd6 | d4xf4

# AZ-14 an enemy beside the line of fire bars nothing
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  i  .  i  .  .
4  .  .  .  A  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd6

# AZ-15 ZN-23 equal archers two cells apart wound each other
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  a  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  A  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd6
shows   6 . . . a1 . . .
shows   4 . . . A1 . . .

# AZ-15 ZN-23 the target hits back although it could not have reached the archer
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  h  .  p  .
5  .  .  .  .  .  .  .
4  .  .  .  A  .  A1 .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
try     d4xd6
shows   6 . . . h1 . p .
shows   4 . . . A1 . A1 .

try     f4xf6
shows   6 . . . h . p1 .
shows   4 . . . A . . .

# ZN-21 ZN-26 a wounded archer has strength 3, near and far
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  a  .  .  .
5  .  .  p  .  h  .  .
4  .  .  .  A1 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd6 : ZN-21
illegal d4xe5 : ZN-21
actions d4xc5

# ZN-33 ZN-32 Red's archers are bound in the same way
position standard-bearer
8  .  .  .  P  .  .  s
7  .  .  .  H  B  .  .
6  .  P  .  a  .  P  .
5  .  .  .  P  .  .  .
4  .  .  .  A  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn red attack
end
illegal d6xd4 : ZN-33
illegal d6xd8 : ZN-33
actions d6xd5 | d6xb6 | d6xf6 | d6xd7 | d6xe7

# ZN-30 ZN-32 an archer of a line that moved shoots with strength 5
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  i  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  A  S  .  .
3  .  .  .  h  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:e4
end
try     d4xd6
shows   6 . . . i1 . . .
shows   4 . . . A1 S . .

try     d4xd3
shows   3 . . . h1 . . .
shows   4 . . . A S . .

try     d4xd3 plain
shows   3 . . . h1 . . .
shows   4 . . . A1 S . .
