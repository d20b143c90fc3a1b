# ZN-9 a position is printed as it was read
position standard-bearer
options berserker=5 layout=wedge
8  .  .  s  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  I2 .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
shows   position standard-bearer
shows   8 . . s . . . .
shows   6 . . . p . . .
shows   5 . . . I2 . . .
shows   4 . . . S . . .
shows   1 . . . . . . .
shows   turn blue move
acts    1

# ZN-15 a line may be named from either end
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  A  S  I  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   a2:c2-a4
legal   c2:a2-c4
apply   c2:a2-c4
shows   4 A S I . . . .
shows   2 . . . . . . .

# ZN-15 along its axis the end that is named says where the line comes to
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  S  I  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
try     c2:d2-d2
shows   2 . . . S I . .

try     d2:c2-f2
shows   2 . . . . S I .

# ZN-30 the line that moved is part of the position
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
shows   turn blue attack line d4:d5
legal   d5xd6

# ZN-30 the same position without it is another one
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  i1 .  .  .
5  .  .  .  P  .  .  .
4  .  .  p1 S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d5xd6 : ZN-21
legal   d4xc4

# ZN-20 ZN-13 what is not an action is not even read
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
bad     d4 : d4
bad     d4- : d4-
bad     d4-d9 : d9
bad     h4-d5 : h4
bad     d4+d5 : d4+d5
bad     d4-d5-d6 : d4-d5-d6
bad     d4xd5+ : d4xd5+
bad     d4-d5 plain : plain
bad     remove : remove
bad     remove z1 : column 8
bad     deal : deal
bad     deal dragon : type
bad     first green : 'blue' or 'red'
bad     first : 'blue' or 'red'
bad     d4xd5 wild : wild
bad     go home : go

# ZN-25 a warrior with as many wounds as health cannot stand on the board
badposition ZN-25
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  A2 .  .  .  .  .  S
turn blue move
end
badposition ZN-25
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P2 .  .  .  .  .  S
turn blue move
end
badposition ZN-25
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  B3 .  .  .  .  .  S
turn blue move
end
badposition ZN-25
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  H3 .  .  .  .  .  S
turn blue move
end
badposition ZN-25
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  I4 .  .  .  .  .  S
turn blue move
end
badposition ZN-25
position standard-bearer
8  .  .  .  .  .  .  s3
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end
badposition ZN-25
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  I9 .  .  .  .  .  S
turn blue move
end

# ZN-25 one wound less can
position standard-bearer
8  a1 p1 b2 h2 i3 s2 .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  A1 P1 B2 H2 I3 S2 .
turn blue move
end
shows   1 A1 P1 B2 H2 I3 S2 .
shows   8 a1 p1 b2 h2 i3 s2 .

# ZN-1 no more warriors of a type than the composition has
badposition ZN-1
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  A  A  A  A  A  .  S
turn blue move
end
badposition ZN-1
position standard-bearer
8  .  .  .  s  s  s  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end
badposition ZN-1
position standard-bearer
8  b  b  b  b  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end
badposition ZN-1
position standard-bearer
options composition=A3P5B3H3I3S3
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  A  A  A  A  .  .  S
turn blue move
end

# ZN-1 as many as the composition has, on both sides
position standard-bearer
options composition=A3P5B3H3I3S3
8  p  p  p  p  p  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  P  P  P  P  .  S
turn blue move
end
shows   1 P P P P P . S

# ZN-2 a side without a standard-bearer has lost: it is nobody's turn
badposition ZN-2
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  A  .  .  .  .  .  S
turn blue move
end
badposition ZN-2
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  A  .  .  .  .  .  S
turn red move
end
badposition ZN-2
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  p  .  .  .  .  .  .
1  A  .  .  .  .  .  .
turn blue attack
end
badposition ZN-2
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  A  .  .  .  .  .  .
turn blue remove
end
badposition ZN-2
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  A  .  .  .  .  .  .
turn blue move
end

# ZN-2 AZ-17 a result that the standard-bearers contradict
badposition ZN-2
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  .
over blue
end
badposition ZN-2
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
over red
end
badposition ZN-2
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
over draw
end

# ZN-4 a row has seven cells
badposition seven
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end

# ZN-4 and not eight
badposition seven
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end

# ZN-4 eight rows, from the eighth to the first
badposition row 1
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  S
turn blue move
end

# ZN-4 no row twice
badposition row 6
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end

# ZN-4 no ninth row
badposition row 8
position standard-bearer
9  .  .  .  .  .  .  .
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end

# ZN-1 letters that are no warrior
badposition X
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  X  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end

# ZN-1 two letters on a cell
badposition AP
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  AP .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end

# ZN-9 the line that says what happens next is missing
badposition too early
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
end

# ZN-9 what cannot happen next
badposition 'blue' or 'red'
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn green move
end
badposition rest
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue rest
end
badposition 'blue' or 'red'
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn
end
badposition move
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue
end
badposition 'blue' or 'red'
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
over green
end
badposition swim
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
swim
end

# ZN-9 more than was asked for
badposition twice
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue move twice
end

# ZN-15 ZN-16 ZN-17 a line that could not have moved
badposition ZN-15
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  P  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack line d4:d5
end
badposition ZN-15
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  p  S  .  .  .
3  .  .  .  H  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:d5
end
badposition ZN-15
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:d4
end
badposition ZN-15
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  H  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:e5
end
badposition ZN-15
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  S  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:d5
end
badposition ZN-15
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  S  s  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  H
turn blue attack line d4:d5
end
badposition ZN-15
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  H  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4
end

# ZN-9 ZN-30 a line has its place in the attack phase only
badposition line
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  H  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move line d4:d5
end

# AZ-2 quiet turns are counted with penalty=both only
badposition quiet
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  H  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move quiet 3
end

# AZ-2 at the limit the game would be over
badposition quiet
position standard-bearer
options penalty=both draw_after=10
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  H  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move quiet 10
end
badposition quiet
position standard-bearer
options penalty=both draw_after=10
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  H  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move quiet -1
end
badposition quiet
position standard-bearer
options penalty=both draw_after=10
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  H  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move quiet
end

# ZN-6 during the deal the cards lie in the order of the layout
badposition ZN-6
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  p  a
4  A  .  P  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
badposition ZN-6
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  a  p  .  .  .  .  .
4  A  P  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
badposition ZN-6
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  b  p  a
4  A  P  .  .  .  .  .
3  B  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
badposition ZN-6
position standard-bearer
options layout=wedge
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  p  a
4  A  P  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end

# ZN-6 Blue and Red are dealt in turn
badposition ZN-6
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  A  P  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
badposition ZN-6
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  a
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
badposition ZN-6
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  a
4  A  P  B  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end

# ZN-7 nobody is dealt into the enemy's half
badposition ZN-6
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  A  .  .  .  .  .  .
4  .  .  .  .  .  .  a
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end

# ZN-6 ZN-25 nobody is wounded before the game has begun
badposition wound
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  a
4  A1 .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end

# ZN-8 the coin is tossed when all are dealt, and not before
badposition ZN-8
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  p  a
4  A  P  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
coin
end
badposition ZN-8
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
coin
end

# ZN-6 an option that is not known, or has no such value
badposition colour
position standard-bearer
options colour=red
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
badposition circle
position standard-bearer
options layout=circle
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
badposition ZN-1
position standard-bearer
options composition=A1P1B1H1I1S3
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end

# ZN-13 ZN-19 ZN-21 ZN-16 a refusal speaks English and Russian, with the figures of the case
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  A  .  .  .
3  .  .  .  .  .  .  .
2  H  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue move
end
illegal d4-d8 : ZN-13
says en 3
says ru ход этого воина: 3
illegal a1:a2-f1 : ZN-19
says en not 5
says ru а не 5
illegal g8-g7 : ZN-12
says en your warriors
says ru вашего воина

# ZN-21 the strengths in a refusal are those that were compared: wounds, weight and line included
position standard-bearer
8  .  .  .  .  .  .  s
7  p1 .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  h1 .  .
4  .  .  S  P  .  .  .
3  .  .  .  .  .  .  .
2  a  .  .  .  .  .  .
1  I3 .  .  .  .  .  .
turn blue attack line c4:d4
end
illegal d4xd5 : ZN-21
says en strength 4
says en against 5
says ru силы 4
says ru против 5
illegal a1xa2 : ZN-21
says en strength 3
says en against 4
says ru силы 3

# ZN-4 remarks, blank lines and the row of column letters change nothing
position standard-bearer
# a remark

8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6 . . . . . . .
5  .  .  .  .  .  .  .
# another one
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S2
   a  b  c  d  e  f  g
turn blue move
end
shows   4 . . . H . . .
shows   1 . . . . . . S2
legal   d4-d5

# ZN-6 the cards lie face up: every seat and every spectator sees the whole board
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S1 .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
view 1 shows 5 . . . p . . .
view 2 shows 2 . . . S1 . . .
view 0 shows 4 . . . H . . .
view 2 shows 8 . . . . . . s

# ZN-6 during the deal too
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  p  a
4  A  P  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
view 2 shows 4 A P . . . . .
view 1 shows 5 . . . . . p a
