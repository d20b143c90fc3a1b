# ZN-20 the warrior that moved may attack, and so may any other
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  p  .  .  .  .  .  .
5  I  .  .  p  .  .  .
4  .  .  .  .  .  .  .
3  .  .  .  H  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue move
end
apply   d3-d4
actions d4xd5 | a5xa6

# ZN-20 one attacks with one's own warriors only
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  p  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn blue attack
end
illegal d5xd4 : ZN-20
illegal d5xd6 : ZN-20
illegal c4xd5 : ZN-20
illegal e5xd5 : ZN-20
legal   d4xd5

# ZN-20 one attacks enemies only
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  H  P  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd3 : ZN-20
illegal d4xe4 : ZN-20
illegal d4xc4 : ZN-20
illegal d4xd4 : ZN-20
legal   d4xd5

# ZN-20 Red attacks Blue
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  p  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  S
turn red attack
end
illegal d4xd5 : ZN-20
illegal d5xe5 : ZN-20
legal   d5xd4

# ZN-21 a weaker warrior may not attack a stronger one
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  i  .
4  .  .  .  P  .  H  .
3  .  .  .  .  .  p  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 : ZN-21
illegal f4xf5 : ZN-21
legal   f4xf3

# ZN-22 the stronger attacker wounds and is not wounded
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . h1 . . .
shows   4 . . . I . . .

# ZN-23 equals wound each other
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . h1 . . .
shows   4 . . . H1 . . .

# ZN-23 equals may kill each other
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h2 .  .  .
4  .  .  .  H2 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . . . . .
shows   4 . . . . . . .
shows   turn red move

# ZN-23 ZN-26 unlike warriors may be equals: a pikeman's 3 - 1 against a horseman's 4 - 2
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h2 .  .  .
4  .  .  .  P1 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . . . . .
shows   4 . . . . . . .

# ZN-23 the attacker dies, the target lives
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  s1 i3 .  .  .
4  .  .  .  P1 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xc5
shows   5 . . s2 i3 . . .
shows   4 . . . . . . .

# ZN-24 one attack, one wound: the strongest warrior deals no more
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  I  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . p1 . . .

# ZN-25 ZN-26 health runs out: archer and pikeman with the second wound
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a1 .  .  .
4  .  .  .  I  p1 .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . . . . .

try     d4xe4
shows   4 . . . I . . .

# ZN-25 ZN-26 berserker, horseman and standard-bearer fall with the third wound
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  b2 .  .  .
4  .  .  b1 I  h2 .  .
3  .  .  .  s2 .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . . . . .

try     d4xe4
shows   4 . . b1 I . . .

try     d4xd3
shows   3 . . . . . . .

try     d4xc4
shows   4 . . b2 I h2 . .

# ZN-25 the heavy infantryman falls with the fourth wound
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i3 .  .  .
4  .  .  .  I  i2 .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . . . . .

try     d4xe4
shows   4 . . . I i3 . .

# ZN-26 the book's example: a heavy infantryman with two wounds has strength 3
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i1 i2 .  .
4  .  .  .  P  .  H  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 : ZN-21
legal   d4xe5

# ZN-26 the attacker's wounds weaken it
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a  .  .  .
4  .  .  .  I2 i  .  .
3  .  .  .  s1 .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
legal   d4xd5
illegal d4xe4 : ZN-21
legal   d4xd3
apply   d4xd5
shows   5 . . . a1 . . .
shows   4 . . . I3 i . .

# ZN-26 the target's wounds weaken it
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a1 h  .  .
4  .  .  .  P  h1 .  .
3  .  .  .  a  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
legal   d4xd5
illegal d4xd3 : ZN-21
legal   d4xe4
illegal d4xe5 : ZN-21

# AZ-9 strengths are compared before the wounds fall: an equal fight stays equal
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h1 .  .  .
4  .  .  .  H1 .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . h2 . . .
shows   4 . . . H2 . . .

# AZ-9 the wound of this attack weakens only the next one
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  I  .  .  .
5  .  .  .  i  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 : ZN-21
apply   d6xd5
shows   6 . . . I1 . . .
shows   5 . . . i1 . . .
apply   g8-g7
apply   d5xd6
shows   6 . . . I2 . . .
shows   5 . . . i2 . . .
apply   a1-a2
legal   d4xd5

# AZ-16 a standard-bearer with two wounds has strength 1 and can still be attacked only by its equals or betters
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  s2 .  .  .
4  .  .  .  S2 p  .  .
3  .  .  .  p1 .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
legal   d4xd5
illegal d4xe4 : ZN-21
legal   d4xd3

# AZ-8 there is no second attack for the others in reach
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  p  .
4  .  .  .  H  .  H  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
acts    2
illegal f4xf5 : ZN-9
