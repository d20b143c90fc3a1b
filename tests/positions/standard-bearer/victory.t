# ZN-2 the last enemy standard-bearer dies: victory
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
over
shows   over blue
score   1 -1
illegal g8-g7 : ZN-2
says en Blue has won
says ru победили синие
illegal d4xd5 : ZN-2
illegal remove g8 : ZN-2
illegal deal archer : ZN-2
illegal first blue : ZN-2
count   0

# ZN-2 Red wins in the same way
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  .  .  .
4  .  .  .  S2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  .
turn red attack
end
apply   d5xd4
over
shows   over red
score   -1 1

# ZN-2 while one standard-bearer is left the game goes on
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . . . . .
acts    2
shows   turn red move

# ZN-2 a wounded standard-bearer is still a standard-bearer
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s1 .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . s2 . . .
acts    2

# ZN-2 an army without warriors but for one standard-bearer still plays
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h2 .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . . . . .
acts    2

# ZN-2 the double blow may kill two standard-bearers at once
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  .  B  s2 .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5+e4
over
score   1 -1

# ZN-2 AZ-12 the berserker's death does not undo the victory
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  .  B2 p1 .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5+e4
shows   4 . . . . . . .
shows   over blue
score   1 -1

# ZN-2 ZN-23 a last standard-bearer that dies in its own attack loses the game
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p1 .  .  .
4  .  .  .  S2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  .
turn blue attack
end
legal   d4xd5
apply   d4xd5
shows   over red
score   -1 1

# ZN-2 ZN-23 a last standard-bearer that dies attacking a standard-bearer with company loses
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  .  S2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . . . . .
shows   over red
score   -1 1

# ZN-2 ZN-23 the attacker with another standard-bearer behind wins the same exchange
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  .  S2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   over blue
score   1 -1

# AZ-17 the last standard-bearers of both sides die at once: a draw
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  .  S2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
over
shows   over draw
score   0 0
illegal g8-g7 : ZN-2

# AZ-17 Red may bring about the same draw
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  .  S2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  .
turn red attack
end
apply   d5xd4
shows   over draw
score   0 0

# AZ-17 AZ-7 with the line's bonus one wins, without it one draws
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  P  S2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line c4:d4
end
try     d4xd5
shows   over blue
score   1 -1

try     d4xd5 plain
shows   over draw
score   0 0

# ZN-2 ZN-11 removing the own last standard-bearer gives the game away
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  P  .  .  .  .  .  .
turn blue remove
end
actions remove d4 | remove a1
try     remove d4
shows   over red
score   -1 1

try     remove a1
acts    2
shows   turn red move

# ZN-2 over is over
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  S  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
over blue
end
over
score   1 -1
count   0
illegal d4-d5 : ZN-2

# ZN-2 over is over, for Red
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
over red
end
over
score   -1 1
illegal g8-g7 : ZN-2

# AZ-17 over is over, in a draw
position standard-bearer
8  .  .  .  .  .  .  p
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
over draw
end
over
score   0 0
illegal d4-d5 : ZN-2

# ZN-2 a position that is already won is refused, and the refusal says who has won
badposition Blue has won
position standard-bearer
8  .  .  .  .  .  .  a
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue move
end

# ZN-2 and so for the other side
badposition Red has won
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  A  .  .  .  .  .  .
turn blue move
end
