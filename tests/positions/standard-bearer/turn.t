# ZN-9 first the movement, then the attack
position standard-bearer
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
legal   d4-e4
illegal d4xd5 : ZN-9
illegal remove d4 : ZN-11

# ZN-9 AZ-8 after the movement comes the attack, and no second movement
position standard-bearer
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
shows   turn blue attack
acts    1
illegal e5-e4 : ZN-9
illegal d2-d3 : ZN-9
illegal e5:e4-f5 : ZN-9
illegal remove e5 : ZN-11
actions e5xd5

# ZN-9 AZ-8 after one attack the other side moves
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  H  .  .  .
3  .  .  p  I  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
count   2
apply   d4xd5
acts    2
shows   turn red move
illegal d3xc3 : ZN-9

# ZN-10 whoever can attack must: nothing but attacks is offered, and there is no word for passing
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd5
bad     pass : pass

# ZN-10 ZN-23 even an attack that ruins the attacker is compulsory: 1 + 1 against 2, and both die
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p1 .  .  .
4  .  .  .  S2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd5
apply   d4xd5
shows   5 . . . . . . .
shows   4 . . . . . . .
over
score   -1 1

# ZN-10 ZN-23 the last standard-bearer must accept a fight that kills it
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  .  S2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
actions d4xd5
apply   d4xd5
over
score   -1 1

# ZN-10 AZ-8 red plays by the same order
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  .  .  .
4  .  .  .  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn red move
end
illegal d5xd4 : ZN-9
apply   d5-e4
shows   turn red attack
illegal e4-e5 : ZN-9
actions e4xd4
apply   e4xd4
shows   turn blue move

# AZ-4 a move ends on another cell than it began on
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  S  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal d4-d4 : AZ-4
illegal d2-d2 : AZ-4
illegal d3:d4-d3 : AZ-4

# ZN-11 AZ-2 a move that leaves nobody to attack costs a warrior
position standard-bearer
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
try     c3-c4
shows   turn blue remove
acts    1
actions remove c4 | remove e3
illegal e3-e5 : ZN-11
illegal e3xe6 : ZN-11

try     e3-e5
shows   turn blue attack
actions e5xe6
illegal remove e5 : ZN-11

# ZN-11 the removed warrior is gone and the turn is over
position standard-bearer
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
apply   e3-a1
shows   turn blue remove
apply   remove a1
shows   1 . . . . . . .
shows   3 . . S . . . .
shows   turn red move
acts    2

# ZN-11 AZ-2 to be adjacent is not enough: whoever is too weak cannot attack
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  P  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue move
end
apply   d3-d4
shows   turn blue remove
actions remove d4 | remove a1

# ZN-11 AZ-2 a position that says attack where there is none is read as remove
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
shows   turn blue remove
lacks   turn blue attack
actions remove d4 | remove d2

# ZN-11 AZ-2 without a legal move there is no attack phase, even where an attack could be made
position standard-bearer
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
shows   turn blue remove
actions remove a1
illegal a1xa2 : ZN-11

# ZN-11 AZ-2 hemmed in by friends and enemies: two cards, no move, one must go
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  p  .  .  .  .  .  .
2  A  p  .  .  .  .  .
1  S  p  .  .  .  .  .
turn blue move
end
actions remove a1 | remove a2
apply   remove a2
shows   2 . p . . . . .
acts    2
shows   turn red move

# ZN-11 a player sealed in by the enemy's turn starts with the removal
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  h  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  i  .  .  .  .  .
turn red move
end
apply   d4-a2
apply   a2xa1
shows   1 S1 i . . . . .
acts    1
shows   turn blue remove
actions remove a1
apply   remove a1
over
score   -1 1

# AZ-3 the removed warrior is one's own
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue remove
end
legal   remove d4
legal   remove d2
illegal remove d6 : AZ-3
illegal remove g8 : AZ-3
illegal remove a5 : AZ-3

# AZ-3 a standard-bearer may be removed while another is left
position standard-bearer
8  .  .  .  s  .  .  p
7  .  .  .  s  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn red remove
end
actions remove d7 | remove d8 | remove g8
apply   remove d7
acts    1
shows   turn blue move
shows   8 . . . s . . p

# AZ-3 ZN-2 who removes the own last standard-bearer has lost
position standard-bearer
8  .  .  .  s  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn red remove
end
apply   remove d8
over
shows   over blue
score   1 -1

# ZN-11 removal is owed only by a player who cannot play a phase
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  S  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal remove d2 : ZN-11
illegal remove d5 : ZN-11
