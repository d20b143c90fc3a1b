# Traps for the runner itself: in every case here the last claim, and no other, is wrong.
# positions_test --must-fail passes a case when it finds exactly that out.

# ZN-0 a position that cannot be read
position standard-bearer
8  .  .  .
end

# ZN-0 a position of no game
position chess
end

# ZN-0 badposition, of a good one
badposition anything
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end

# ZN-0 badposition, with another message
badposition no such words
position chess
end

# ZN-0 setup with an unknown option
setup standard-bearer colour=green

# ZN-0 setup of an unknown game
setup chess

# ZN-0 refused, of a good set-up
refused standard-bearer layout=wedge : layout

# ZN-0 refused, with another message
refused standard-bearer layout=circle : no such words

# ZN-0 legal, of an illegal action
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
legal a1-d4

# ZN-0 legal, of no action
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
legal a1 to c1

# ZN-0 illegal, of a legal action
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
illegal a1-c4 : ZN-13

# ZN-0 illegal, by another clause
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
illegal a1-d4 : ZN-19

# ZN-0 illegal, by the beginning of the clause
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
illegal a1-d4 : ZN-1

# ZN-0 illegal, without a clause
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
illegal a1-d4

# ZN-0 illegal, of no action
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
illegal a1 to c1 : ZN-13

# ZN-0 bad, of an action
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
bad a1-d4 : a1

# ZN-0 bad, with another message
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
bad a1 to c1 : no such words

# ZN-0 bad, without a message
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
bad a1 to c1

# ZN-0 apply, of an illegal action
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
apply a1-d4

# ZN-0 apply, of no action
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
apply a1 to c1

# ZN-0 try, of an illegal action
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
try a1-d4

# ZN-0 try, that should have been taken back
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
try a1-c4
shows 4 . . P . . . .

shows 4 . . P . . . .

# ZN-0 chance, with another number
setup standard-bearer
chance 7

# ZN-0 chance, where a player acts
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
chance 1

# ZN-0 weight, another one
setup standard-bearer
weight deal archer 5/20

# ZN-0 weight, without a fraction
setup standard-bearer
weight deal archer

# ZN-0 weight, where a player acts
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
weight d4xd5 1/1

# ZN-0 shows a line that is not there
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
shows 1 . . . . . . S

# ZN-0 shows the beginning of a line
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
shows 1 P . .

# ZN-0 lacks a line that is there
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
lacks 1 P . . . . . S

# ZN-0 actions, one left out
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
actions a1-a2

# ZN-0 actions, one too many
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
actions d4xd5 | d4xd3

# ZN-0 count, another number
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
count 2

# ZN-0 count, no number
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
count one

# ZN-0 acts, another seat
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
acts 2

# ZN-0 acts chance, where a player acts
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
acts chance

# ZN-0 acts, where chance acts
setup standard-bearer
acts 1

# ZN-0 acts, where the game is over
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
over blue
end
acts 1

# ZN-0 over, where a player acts
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
over

# ZN-0 score, where a player acts
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
score 1 -1

# ZN-0 score, the other way round
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
over blue
end
score -1 1

# ZN-0 score, of one seat only
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
over blue
end
score 1

# ZN-0 score, of too many seats
position standard-bearer
8  .  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
over blue
end
score 1 -1 0

# ZN-0 view shows a line that is not there
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
view 2 shows 1 . . . . . . S

# ZN-0 view lacks a line that is there
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
view 2 lacks 1 P . . . . . S

# ZN-0 view, neither shows nor lacks
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
view 2 hides 1 P . . . . . S

# ZN-0 hidden, another text
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
hidden 2 d4xd5 : d4xd6

# ZN-0 hidden, an illegal action
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
hidden 2 d4xd3 : d4xd3

# ZN-0 odds, another weight
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
odds d4xd5 : 1/2 d5

# ZN-0 odds, another text
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
odds d4xd5 : 1/1 no such words

# ZN-0 odds, an illegal action
position standard-bearer
8  s  .  .  .  .  .  .
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
odds d4xd3 : 1/1 d3

# ZN-0 says en, other words
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
illegal a1-d4 : ZN-13
says en no such words

# ZN-0 says ru, other words
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
illegal a1-d4 : ZN-13
says ru no such words

# ZN-0 says, in no language of ours
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
illegal a1-d4 : ZN-13
says fr a1

# ZN-0 says, where nothing was refused
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
legal a1-c4
says en a1

# ZN-0 no such claim
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
permits a1-c4

# ZN-0 a claim before any start
count 1

# ZN-0 a start that ends the one before it
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  S
turn blue move
end
refused standard-bearer layout=circle : layout
count 1

# WM-0 listed, of a charge that ends like a listed one
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 48,30,0 52,30,0 near
Ac1 50,10
army 2 empire:halberdiers+general
B1 48,45,180 52,45,180
Bc1 90,110
turn 1 round 1
end
listed charge A1 B1 right

# WM-0 unlisted, of a charge that is listed
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 48,30,0 52,30,0 near
Ac1 50,10
army 2 empire:halberdiers+general
B1 48,45,180 52,45,180
Bc1 90,110
turn 1 round 1
end
unlisted charge A1 B1

# ZN-0 a position without its end (so this one stands last)
position standard-bearer
8  .  .  .  .  .  .  s
