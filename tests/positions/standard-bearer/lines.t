# ZN-15 ZN-18 ZN-19 the book's example: a column of three goes three cells to the right
position standard-bearer
8  .  .  .  .  .  .  s
7  .  a  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  I  .  .  .  .  .
3  .  S  .  .  .  .  .
2  .  P  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   b2:b4-c2
legal   b2:b4-d2
apply   b2:b4-e2
shows   4 . . . . I . .
shows   3 . . . . S . .
shows   2 . . . . P . .
shows   turn blue remove

# ZN-15 the standard-bearer may stand at the head, in the middle or at the tail
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  S  .  I  .  I  .  .
3  I  .  S  .  P  .  .
2  P  .  P  .  S  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   a2:a4-a4
legal   c2:c4-c4
legal   e2:e4-e4

# ZN-15 a row is as good as a column
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  I  S  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   b4:d4-b7
legal   b4:d4-b1
legal   b4:d4-e4
legal   b4:d4-a4

# ZN-15 without a standard-bearer there is no line
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  I  H  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue move
end
illegal b4:d4-b5 : ZN-15
illegal b4:c4-b5 : ZN-15
says en no standard-bearer in this line
# nor is there one between cells that share neither row nor column
illegal b4:a1-b5 : ZN-15
says en unbroken straight run

# ZN-15 a gap breaks a line
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  I  .  S  P  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal b4:d4-b5 : ZN-15
illegal b4:e4-b5 : ZN-15
legal   d4:e4-d5

# ZN-15 AZ-5 an enemy breaks a line
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  I  p  S  P  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal b4:d4-b5 : ZN-15
illegal c4:d4-c5 : ZN-15
illegal b4:e4-b5 : ZN-15
legal   d4:e4-d5

# ZN-15 AZ-5 an enemy standard-bearer leads nobody
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  I  s  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue move
end
illegal b4:c4-b5 : ZN-15
illegal c4:d4-c5 : ZN-15

# ZN-15 the enemy's lines are not one's own
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  h  s  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  I  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue move
end
illegal c7:d7-c6 : ZN-15

# ZN-15 a diagonal is no line
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  P  .  .  .
3  .  .  I  .  .  .  .
2  .  S  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal b2:c3-b3 : ZN-15
illegal b2:d4-b3 : ZN-15

# ZN-15 an empty end is no member
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  I  S  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal a4:c4-a5 : ZN-15
illegal b4:d4-b5 : ZN-15
illegal a1:b1-a2 : ZN-15
legal   b4:c4-b5

# ZN-16 two standard-bearers may not march together
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  S  H  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal b3:d3-b4 : ZN-16
legal   b3:c3-b4
legal   c3:d3-c4

# ZN-16 two standard-bearers side by side are no line either
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  S  S  H  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal b3:c3-b4 : ZN-16
illegal b3:d3-b4 : ZN-16
legal   c3:d3-c4

# ZN-16 three standard-bearers are two too many
position standard-bearer
8  .  .  .  .  .  .  h
7  .  .  .  .  .  .  .
6  .  s  s  s  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn red move
end
illegal b6:d6-b5 : ZN-16
illegal b6:c6-b5 : ZN-16

# ZN-16 AZ-5 from a run with two standard-bearers any part with one of them may be chosen
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  P  S  H  S  A  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   b3:c3-b4
legal   b3:d3-b4
legal   c3:d3-c4
legal   d3:e3-d4
legal   d3:f3-d4
legal   e3:f3-e4
illegal b3:e3-b4 : ZN-16
illegal c3:e3-c4 : ZN-16
illegal c3:f3-c4 : ZN-16
illegal b3:f3-b4 : ZN-16

# AZ-5 a part of a longer run may march and leave the rest behind
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  P  H  S  I  A  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   a2:e2-a3
legal   b2:d2-b3
legal   c2:d2-c3
illegal a2:b2-a3 : ZN-15
apply   b2:c2-b3
shows   3 . H S . . . .
shows   2 P . . I A . .

# AZ-5 a line need not reach the end of its run, but the rest may stand in its way
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  P  H  S  I  A  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal b2:c2-c2 : ZN-18
illegal b2:c2-a2 : ZN-18
illegal a2:d2-b2 : ZN-18
legal   a2:e2-b2
legal   b2:c2-b1

# ZN-17 one warrior is no line
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal d3:d3-d2 : ZN-17
illegal d4:d4-d5 : ZN-17
legal   d3-d2

# ZN-17 two warriors are a line
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   d3:d4-e3

# ZN-17 seven in a row march together, and so do eight in a column
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  A  P  H  S  I  B  P
1  .  .  .  .  .  .  .
turn blue move
end
legal   a2:g2-a3
legal   a2:g2-a5
legal   a2:g2-a1
illegal a2:g2-a6 : ZN-19
illegal a2:g2-b2 : ZN-18
apply   a2:g2-a5
shows   5 A P H S I B P
shows   2 . . . . . . .

# ZN-17 eight in a column march sideways
position standard-bearer
8  s  .  .  B  .  .  .
7  .  .  .  H  .  .  .
6  .  .  .  I  .  .  .
5  .  .  .  S  .  .  .
4  .  .  .  P  .  .  .
3  .  .  .  P  .  .  .
2  .  .  .  A  .  .  .
1  .  .  .  A  .  .  .
turn blue move
end
legal   d1:d8-e1
legal   d1:d8-g1
legal   d1:d8-b1
illegal d1:d8-a1 : ZN-18
illegal d1:d8-d2 : ZN-18

# ZN-18 a line does not turn
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal d3:d4-e4 : ZN-18
illegal d3:d4-c2 : ZN-18
illegal d3:d4-f4 : ZN-18

# ZN-18 one card before one member stops the whole line
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  p  .  .  .  .
3  .  .  .  .  .  .  .
2  A  S  I  H  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   a2:d2-a3
illegal a2:d2-a4 : ZN-18
illegal a2:d2-a5 : ZN-18
legal   a2:b2-a5
illegal a2:c2-a4 : ZN-18

# ZN-18 a friend in the way stops it just as well
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  I  .  H  .  .  .
2  A  S  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal a2:b2-a3 : ZN-18
legal   a2:b2-b2
legal   a2:b2-a1

# ZN-18 a line cannot jump: the card in the middle of the way stops it, not only the one at the end
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  p  .  .  .  .  .
3  .  .  .  .  .  .  .
2  A  S  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   a2:b2-a3
illegal a2:b2-a4 : ZN-18
illegal a2:b2-a5 : ZN-18

# ZN-18 nobody marches off the board
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  A  S  I  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   c2:e2-e2
illegal c2:e2-f2 : ZN-18
legal   c2:e2-a2
legal   c2:e2-c1

# ZN-18 nobody marches off the board in a corner
position standard-bearer
8  .  .  .  .  .  h  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn red move
end
legal   f8:g8-c8
legal   f8:g8-f5
illegal f8:g8-g8 : ZN-18

# ZN-19 three cells at most
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  H  .  .  .
1  .  .  .  S  .  .  .
turn blue move
end
legal   d1:d2-d4
illegal d1:d2-d5 : ZN-19
illegal d1:d2-d7 : ZN-19

# ZN-19 the speeds of the members do not matter: five horsemen's legs, three cells; a wound changes nothing
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  B  .  .  .  .  .  .
3  H2 .  .  .  .  .  .
2  H  .  .  .  .  .  .
1  S2 .  .  .  .  .  .
turn blue move
end
legal   a1:a4-d1
illegal a1:a4-e1 : ZN-19
legal   a1:a2-d1

# AZ-6 a column marches along itself through the cells its own members leave
position standard-bearer
8  .  .  .  .  .  .  s
7  .  a  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  I  .  .  .  .  .
3  .  S  .  .  .  .  .
2  .  P  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
try     b2:b4-b3
shows   5 . I . . . . .
shows   4 . S . . . . .
shows   3 . P . . . . .
shows   2 . . . . . . .

try     b2:b4-b4
shows   6 . I . . . . .
shows   5 . S . . . . .
shows   4 . P . . . . .
shows   3 . . . . . . .

illegal b2:b4-b5 : ZN-18
legal   b2:b4-b1

# AZ-6 a row marches along itself, to the left and to the right
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  I  S  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
try     b4:d4-a4
shows   4 I S P . . . .

try     b4:d4-e4
shows   4 . . . . I S P

illegal b4:d4-f4 : ZN-19

# AZ-6 a line of two marches three cells along itself, beyond its own length
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  S  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   c4:d4-f4
shows   4 . . . . . S P

# AZ-6 wounds march with their warriors
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  S2 P1 I3 .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   c4:e4-c6
shows   6 . . S2 P1 I3 . .
shows   4 . . . . . . .

# AZ-6 every member moves the same number of cells
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  p  .  .
3  .  .  .  .  .  .  .
2  .  .  S  P  H  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   c2:e2-c3
illegal c2:e2-c4 : ZN-18
apply   c2:e2-c3
shows   3 . . S P H . .

# ZN-15 ZN-18 Red's lines march in the same way
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  i  .  .
6  .  .  .  .  s  .  .
5  .  H  .  .  p  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn red move
end
legal   e5:e7-d5
apply   e5:e7-e3
shows   3 . . . . p . .
shows   4 . . . . s . .
shows   5 . H . . i . .

# ZN-12 a line is one move: after it no other warrior moves
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  S  P  .  .  .
1  .  .  .  .  .  .  H
turn blue move
end
apply   c2:d2-c4
shows   turn blue attack line c4:d4
illegal g1-g2 : ZN-9
illegal c4:d4-c3 : ZN-9

# AZ-6 the crossing of two runs: the standard-bearer leads the row or the column
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  A  S  P  .  .
2  .  .  .  B  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
legal   c3:e3-a3
illegal c3:e3-c4 : ZN-18
legal   d2:d4-d3
illegal d2:d4-e2 : ZN-18
legal   c3:d3-b3
legal   d3:e3-e3
legal   d3:d4-d5
