# ZN-36 the heavy infantryman attacks straight neighbours only
position standard-bearer
8  S  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  s  .  .  .
5  .  .  .  p  p  .  .
4  .  .  h  I  b  .  .
3  .  .  h  a  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xe5 : ZN-36
illegal d4xc3 : ZN-36
illegal d4xd6 : ZN-36
actions d4xd5 | d4xc4 | d4xe4 | d4xd3

# ZN-36 four health: he falls with the fourth wound and not before
position standard-bearer
8  S  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  .  .
4  .  .  .  I2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn red attack
end
apply   d5xd4
shows   4 . . . I3 . . .
apply   a8-a7
shows   turn blue remove
apply   remove a7
over

# ZN-36 heavy, strength 5: unwounded he is attacked by nobody but his like
position standard-bearer
8  S  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  p  h  .  .  P
4  .  .  b  I  a  .  i
3  .  .  .  s  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn red attack
end
illegal d5xd4 : ZN-21
illegal c4xd4 : ZN-21
illegal e4xd4 : ZN-21
illegal d3xd4 : ZN-21
illegal c5xd4 : ZN-21
actions g4xg5

# ZN-37 the standard-bearer attacks straight neighbours only
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  p  .  .
4  .  .  p  S  .  .  .
3  .  .  .  .  p  .  .
2  .  .  .  a  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xe5 : ZN-37
illegal d4xe3 : ZN-37
illegal d4xd2 : ZN-37
actions d4xd5 | d4xc4

# ZN-41 ZN-37 the pictured card: strength 3, three hearts, heavy, three footprints
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  h  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   d2-d5
illegal d2-e5 : ZN-13
illegal d2-d6 : ZN-14
apply   d2-d5
try     d5xd6
shows   6 . . . p1 . . .
shows   5 . . h S . . .

try     d5xc5
shows   5 . . h1 S1 . . .

# ZN-41 ZN-37 the third heart is the last
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  .  .  .
4  .  .  .  S2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn red attack
end
apply   d5xd4
shows   4 . . . . . . .
acts    1

# ZN-38 the horseman attacks straight neighbours only
position standard-bearer
8  S  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  s  .  .  .
5  .  .  .  p  p  .  .
4  .  .  p  H  s  .  .
3  .  .  p  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xe5 : ZN-38
illegal d4xc3 : ZN-38
illegal d4xd6 : ZN-38
actions d4xd5 | d4xc4 | d4xe4

# ZN-38 the horseman rides across the whole board and attacks
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  s  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  H  .  .  .  .  .  .
turn blue move
end
apply   a1-g7
actions g7xg8 | g7xf7
apply   g7xf7
shows   7 . . . . . s1 H

# ZN-38 the horseman cannot leave where all four sides are taken
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  S  .  .  .
4  .  .  p  H  p  .  .
3  .  .  .  P  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal d4-d6 : ZN-14
illegal d4-f4 : ZN-14
illegal d4-a1 : ZN-14

# ZN-36 ZN-37 ZN-38 ZN-34 ZN-39 ZN-32 at the edge the reach ends with the board
position standard-bearer
8  H  p  .  .  .  .  A
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  s
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  p  .  .  .  .  .  p
1  S  .  .  .  .  .  I
turn blue attack
end
actions a1xa2 | a8xb8 | g1xg2 | g8xg6
