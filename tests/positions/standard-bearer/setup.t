# ZN-1 ZN-5 each deck holds twenty cards: 4 archers, 4 pikemen, 3 of each of the other four types
setup standard-bearer
acts chance
shows deal
lacks coin
chance 6
weight deal archer 4/20
weight deal pikeman 4/20
weight deal berserker 3/20
weight deal horseman 3/20
weight deal heavy-infantryman 3/20
weight deal standard-bearer 3/20
legal   deal archer
illegal first blue : ZN-5

# ZN-5 AZ-20 the decks are separate: what Blue drew is still in Red's deck
setup standard-bearer
apply   deal archer
weight deal archer 4/20
weight deal horseman 3/20
apply   deal archer
weight deal archer 3/19
weight deal horseman 3/19
apply   deal horseman
weight deal archer 3/19
weight deal horseman 3/19
apply   deal horseman
weight deal archer 3/18
weight deal horseman 2/18

# ZN-6 AZ-1 Blue lays first, each side from its own left in the row nearest the enemy
setup standard-bearer
apply   deal archer
shows   4 A . . . . . .
shows   5 . . . . . . .
apply   deal pikeman
shows   5 . . . . . . p
shows   4 A . . . . . .
apply   deal berserker
shows   4 A B . . . . .
apply   deal horseman
shows   5 . . . . . h p
shows   deal

# ZN-6 a full row is followed by the row behind it, again from the left
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  a  s  i  h  b  p  a
4  A  P  B  H  I  S  A
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
apply   deal pikeman
shows   3 P . . . . . .
shows   6 . . . . . . .
apply   deal berserker
shows   6 . . . . . . b
apply   deal horseman
shows   3 P H . . . . .
apply   deal horseman
shows   6 . . . . . h b

# ZN-6 ZN-7 the line layout ends six cards deep in the third row, far from the enemy's half
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  a  s  i  h  b
6  p  a  s  i  h  b  p
5  a  s  i  h  b  p  a
4  A  P  B  H  I  S  A
3  P  B  H  I  S  A  P
2  B  H  I  S  A  .  .
1  .  .  .  .  .  .  .
deal
end
chance 1
weight  deal pikeman 1/1
illegal deal archer : ZN-5
illegal deal standard-bearer : ZN-5
apply   deal pikeman
shows   2 B H I S A P .
shows   1 . . . . . . .
shows   deal
apply   deal pikeman
shows   7 . p a s i h b
shows   8 . . . . . . .
lacks   deal
shows   coin

# ZN-5 a card that is not in the deck any more cannot be dealt
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  a  a  a
4  S  S  S  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
chance 5
illegal deal standard-bearer : ZN-5
weight  deal archer 4/17
weight  deal pikeman 4/17
weight  deal heavy-infantryman 3/17
apply   deal archer
chance 6
weight  deal archer 1/17
weight  deal standard-bearer 3/17

# ZN-8 a fair coin decides who goes first
position standard-bearer
8  .  .  .  .  .  .  .
7  .  p  a  s  i  h  b
6  p  a  s  i  h  b  p
5  a  s  i  h  b  p  a
4  A  P  B  H  I  S  A
3  P  B  H  I  S  A  P
2  B  H  I  S  A  P  .
1  .  .  .  .  .  .  .
coin
end
acts chance
chance 2
weight  first blue 1/2
weight  first red 1/2
illegal deal archer : ZN-5
illegal d4-d5 : ZN-8
illegal remove a4 : ZN-8
try     first blue
shows   turn blue move
acts    1

try     first red
shows   turn red move
acts    2

# ZN-5 ZN-8 in the middle of a game nothing is dealt and no coin is tossed
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  s  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
illegal deal archer : ZN-5
illegal first blue : ZN-8
illegal first red : ZN-8

# ZN-8 the turns alternate, whoever began
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  s  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  p  .  .
4  .  .  .  H  .  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn red move
end
acts    2
apply   d7-d8
acts    2
shows   turn red remove
apply   remove e5
acts    1
shows   turn blue move
apply   d4-d7
acts    1
apply   d7xd8
acts    2
shows   turn red move

# ZN-6 ZN-7 the block layout begins on the second column and is four rows deep
setup standard-bearer layout=block
shows   options layout=block
apply   deal archer
shows   4 . A . . . . .
apply   deal pikeman
shows   5 . . . . . p .

# ZN-6 the block layout goes to the next row after five cards
position standard-bearer
options layout=block
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  i  h  b  p  a  .
4  .  A  P  B  H  I  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
apply   deal archer
shows   3 . A . . . . .
apply   deal pikeman
shows   6 . . . . . p .

# ZN-6 ZN-7 the block layout ends on the back row, the last card at the owner's right
position standard-bearer
options layout=block
8  .  .  a  s  s  s  .
7  .  i  h  b  p  a  .
6  .  i  h  b  p  a  .
5  .  i  h  b  p  a  .
4  .  A  P  B  H  I  .
3  .  A  P  B  H  I  .
2  .  A  P  B  H  I  .
1  .  S  S  S  A  .  .
deal
end
apply   deal pikeman
shows   1 . S S S A P .
apply   deal pikeman
shows   8 . p a s s s .
shows   coin

# ZN-6 ZN-7 the wedge layout has three cards in front, then five, five and seven
position standard-bearer
options layout=wedge
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  a  .  .
4  .  .  A  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
apply   deal berserker
shows   4 . . A P B . .
apply   deal berserker
shows   5 . . b p a . .
apply   deal horseman
shows   3 . H . . . . .
apply   deal horseman
shows   6 . . . . . h .

# ZN-6 the wedge layout ends in the corner of the back row
position standard-bearer
options layout=wedge
8  .  s  s  i  h  p  a
7  .  i  h  b  p  a  .
6  .  i  h  b  p  a  .
5  .  .  b  p  a  .  .
4  .  .  A  P  B  .  .
3  .  A  P  B  H  I  .
2  .  A  P  B  H  I  .
1  A  P  H  I  S  S  .
deal
end
chance 1
apply   deal standard-bearer
shows   1 A P H I S S S
apply   deal standard-bearer
shows   8 s s s i h p a
shows   coin

# ZN-6 ZN-7 the funnel layout has seven cards in front and three in the back row
position standard-bearer
options layout=funnel
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  s  i  h  b  p  a
4  A  P  B  H  I  S  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
apply   deal archer
shows   4 A P B H I S A
apply   deal archer
shows   5 a s i h b p a
apply   deal pikeman
shows   3 . P . . . . .
apply   deal pikeman
shows   6 . . . . . p .

# ZN-6 the funnel layout begins its back row on the third column
position standard-bearer
options layout=funnel
8  .  .  .  .  .  .  .
7  .  i  h  b  p  a  .
6  .  s  i  h  b  p  .
5  a  s  i  h  b  p  a
4  A  P  B  H  I  S  A
3  .  P  B  H  I  S  .
2  .  A  P  B  H  I  .
1  .  .  .  .  .  .  .
deal
end
apply   deal standard-bearer
shows   1 . . S . . . .
apply   deal standard-bearer
shows   8 . . . . s . .
apply   deal archer
shows   1 . . S A . . .

# ZN-6 ZN-7 the hollow layout leaves the middle of its second row empty
position standard-bearer
options layout=hollow
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  h  b  p
5  a  s  i  h  b  p  a
4  A  P  B  H  I  S  A
3  P  B  H  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
apply   deal heavy-infantryman
shows   3 P B H . I . .
apply   deal heavy-infantryman
shows   6 . . i . h b p

# ZN-6 the hollow layout has a full third row
position standard-bearer
options layout=hollow
8  .  .  .  .  .  .  .
7  .  a  s  i  h  b  p
6  a  s  i  .  h  b  p
5  a  s  i  h  b  p  a
4  A  P  B  H  I  S  A
3  P  B  H  .  I  S  A
2  P  B  H  I  S  A  .
1  .  .  .  .  .  .  .
deal
end
apply   deal pikeman
shows   2 P B H I S A P
apply   deal pikeman
shows   7 p a s i h b p

# ZN-4 the board has seven columns and eight rows, and a horseman finds every one of its cells
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  s
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  H  .  .  .  .  .  .
turn blue move
end
legal   a1-g8
legal   a1-a8
legal   a1-g1
bad     a1-h1 : h1
bad     a1-a9 : a9
bad     a1-a0 : a0

# ZN-4 AZ-19 once play has begun nobody's half is closed
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  S  H  .  .
3  .  .  .  I  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  p
turn blue move
end
legal   e4-e8
legal   e4-f1
legal   d3:d4-d6
legal   d4-d7

# ZN-3 AZ-18 with all 28 markers on the board a 29th wound is dealt all the same
position standard-bearer
8  .  .  i3 i3 i3 s2 s2
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  I3 I3 I3 S2 S2 H2 .
turn blue attack
end
apply   d4xd5
shows   5 . . . p1 . . .

# ZN-6 the third row of the line layout begins at the owner's left as well
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  p  a  s  i  h  b  p
5  a  s  i  h  b  p  a
4  A  P  B  H  I  S  A
3  P  B  H  I  S  A  P
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
deal
end
apply   deal pikeman
shows   2 P . . . . . .
apply   deal berserker
shows   7 . . . . . . b
