# ZN-13 ZN-14 the book's example: a warrior goes five cells and turns on the way
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  h  i  .  .  .  .
3  .  .  i  .  .  .  .
2  .  P  i  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end
legal   b2-d3
illegal b2-d4 : ZN-13
legal   b2-b3
legal   b2-b1
legal   b2-a2
legal   b2-d1
illegal b2-c2 : ZN-14
illegal b2-b4 : ZN-14

# ZN-13 the archer moves three cells: 24 cells of the open board
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  A  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  i
1  .  .  .  .  .  i  S
turn blue move
end
count   24
legal   d4-d7
legal   d4-d1
legal   d4-a4
legal   d4-g4
legal   d4-e6
illegal d4-d8 : ZN-13
illegal d4-e7 : ZN-13
illegal d4-a3 : ZN-13

# ZN-13 the pikeman moves five cells
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  i
1  P  .  .  .  .  i  S
turn blue move
end
legal   a1-a6
legal   a1-e2
legal   a1-c4
illegal a1-a7 : ZN-13
illegal a1-d4 : ZN-13
illegal a1-e3 : ZN-13
count   19

# ZN-13 the berserker moves five cells
position standard-bearer
8  s  .  .  .  .  .  b
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  p  .  .  .  .  .  .
1  S  p  .  .  .  .  .
turn red move
end
legal   g8-g3
legal   g8-c7
legal   g8-b8
illegal g8-g2 : ZN-13
illegal g8-c6 : ZN-13
illegal g8-d5 : ZN-13
legal   g8-e5

# ZN-13 the heavy infantryman moves three cells
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  i
1  .  .  .  .  .  i  S
turn blue move
end
count   24
legal   d4-f5
illegal d4-f6 : ZN-13
illegal d4-d8 : ZN-13

# ZN-13 the standard-bearer moves three cells
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
count   24
legal   d4-b5
illegal d4-b6 : ZN-13
illegal d4-d8 : ZN-13

# ZN-13 ZN-38 the horseman moves as far as free cells lead
position standard-bearer
8  S  i  .  .  .  .  .
7  i  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  H  .  .  .  .  .  .
turn blue move
end
count   51
legal   a1-g8
legal   a1-c8
illegal a1-a7 : ZN-14

# ZN-13 ZN-38 the horseman finds the way through a winding passage
position standard-bearer
8  .  .  .  .  .  .  S
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  i  i  i  b  b  b
3  .  .  .  .  .  .  .
2  p  p  p  p  .  .  .
1  H  .  .  .  .  .  s
turn blue move
end
legal   a1-g2
legal   a1-a3
legal   a1-a8
legal   a1-f8
illegal a1-g1 : ZN-14

# ZN-13 a wound does not slow anybody down
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  I3 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P1 .  .  .  .  .  S2
turn blue move
end
legal   a1-a6
legal   d4-d7
legal   g1-g4
illegal g1-g5 : ZN-13

# ZN-14 nobody steps diagonally: a corner closed by two cards is closed
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  S
3  .  .  .  .  .  .  .
2  p  .  .  .  .  .  .
1  H  p  .  .  .  .  .
turn blue move
end
illegal a1-b2 : ZN-14
illegal a1-g7 : ZN-14

# ZN-14 a diagonal neighbour is two steps away, whichever side is open
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  S
3  .  .  .  .  .  .  .
2  p  .  .  .  .  .  .
1  A  .  .  .  .  .  .
turn blue move
end
legal   a1-b2
legal   a1-b3
illegal a1-a3 : ZN-13

# ZN-14 nobody jumps over an enemy
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  p  i  .  .  .  .  .
1  A  .  .  .  .  .  S
turn blue move
end
illegal a1-a3 : ZN-13
legal   a1-b1
legal   a1-d1

# ZN-14 nobody jumps over a friend
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  I  .  .  .  .  .  .
1  A  I  .  .  .  .  S
turn blue move
end
illegal a1-a3 : ZN-14
illegal a1-c1 : ZN-14
illegal a1-b2 : ZN-14

# ZN-14 a cell that holds a friend, an enemy or a standard cannot be entered
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  I  .  .  .
4  .  .  s  H  p  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal d4-d5 : ZN-14
illegal d4-d3 : ZN-14
illegal d4-e4 : ZN-14
illegal d4-c4 : ZN-14

# ZN-14 forwards, backwards, left and right are all the same, for Red too
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn red move
end
legal   d5-d8
legal   d5-d2
legal   d5-a5
legal   d5-g5
legal   d5-c3
illegal d5-d1 : ZN-13

# ZN-14 the edge of the board is a wall: there is no way round from column a to column g
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  A  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end
illegal a4-g4 : ZN-13
illegal a4-g5 : ZN-13
illegal a4-a8 : ZN-13

# ZN-12 only one's own warriors move
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal d6-d5 : ZN-12
illegal g8-g7 : ZN-12
illegal a1-a2 : ZN-12

# ZN-12 only one's own warriors move: Red's turn
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn red move
end
illegal d4-d5 : ZN-12
legal   d6-d5

# ZN-12 one warrior alone or one line: after either of them the movement is over
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
try     d4-d5
shows   turn blue attack
illegal d3-d4 : ZN-9

try     d3:d4-d4
shows   turn blue attack line d4:d5
illegal d4-d3 : ZN-9

# ZN-12 a member of a run may walk off alone, its standard-bearer too
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  S  .  .  .
2  .  .  .  P  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   d4-a4
legal   d3-e3
legal   d2-d1

# ZN-14 the cell a warrior leaves is empty and the cell it comes to is not
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   d4-d5
shows   5 . . . H . . .
shows   4 . . . . . . .
