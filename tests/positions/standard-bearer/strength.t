# ZN-21 ZN-27 AZ-21 archer (4, light): stronger than pikeman and standard-bearer, equal to archer, berserker and horseman
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a  .  .  .
4  .  .  h  A  p  .  .
3  .  .  .  b  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . a1 . . .
shows   4 . . h A1 p . .

try     d4xe4
shows   4 . . h A p1 . .

try     d4xd3
shows   3 . . . b1 . . .
shows   4 . . h A1 p . .

try     d4xc4
shows   4 . . h1 A1 p . .

# ZN-21 ZN-27 AZ-21 archer (4, light): weaker than the heavy infantryman, stronger than the standard-bearer
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  .  .
4  .  .  .  A  s  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 : ZN-21
apply   d4xe4
shows   4 . . . A s1 . .

# ZN-21 ZN-27 AZ-21 pikeman (3, light): equal to pikeman and standard-bearer, weaker than all others
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  s  a  i  .  .
4  .  .  h  P  p  .  .
3  .  .  .  b  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 : ZN-21
illegal d4xd3 : ZN-21
illegal d4xc4 : ZN-21
illegal d4xe5 : ZN-21
try     d4xe4
shows   4 . . h P1 p1 . .

try     d4xc5
shows   5 . . s1 a i . .
shows   4 . . h P1 p . .

# ZN-21 ZN-27 berserker (4, medium): stronger than archer, pikeman and standard-bearer, equal to berserker and horseman
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a  .  .  .
4  .  .  h  B  p  .  .
3  .  .  .  b  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . a1 . . .
shows   4 . . h B p . .

try     d4xe4
shows   4 . . h B p1 . .

try     d4xd3
shows   3 . . . b1 . . .
shows   4 . . h B1 p . .

try     d4xc4
shows   4 . . h1 B1 p . .

# ZN-21 ZN-27 berserker (4, medium): no bonus against heavy
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  .  .
4  .  .  .  B  s  .  .
3  .  .  .  i1 .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 : ZN-21
try     d4xe4
shows   4 . . . B s1 . .

try     d4xd3
shows   3 . . . i2 . . .
shows   4 . . . B1 s . .

# ZN-21 ZN-27 AZ-21 horseman (4, medium): stronger than archer, pikeman and standard-bearer, equal to berserker and horseman
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a  .  .  .
4  .  .  h  H  p  .  .
3  .  .  .  b  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . a1 . . .
shows   4 . . h H p . .

try     d4xe4
shows   4 . . h H p1 . .

try     d4xd3
shows   3 . . . b1 . . .
shows   4 . . h H1 p . .

try     d4xc4
shows   4 . . h1 H1 p . .

# ZN-21 ZN-27 horseman (4, medium): no bonus against heavy
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  .  .
4  .  .  .  H  s  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 : ZN-21
apply   d4xe4
shows   4 . . . H s1 . .

# ZN-21 ZN-27 AZ-21 heavy infantryman (5, heavy): stronger than everybody but his like
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a  .  .  .
4  .  .  h  I  p  .  .
3  .  .  .  b  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . a1 . . .
shows   4 . . h I p . .

try     d4xe4
shows   4 . . h I p1 . .

try     d4xd3
shows   3 . . . b1 . . .
shows   4 . . h I p . .

try     d4xc4
shows   4 . . h1 I p . .

# ZN-21 ZN-27 heavy infantryman (5, heavy): equal to his like, stronger than the standard-bearer
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  .  .
4  .  .  .  I  s  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . i1 . . .
shows   4 . . . I1 s . .

try     d4xe4
shows   4 . . . I s1 . .

# ZN-21 ZN-27 AZ-21 standard-bearer (3, heavy): equal to archer, berserker and horseman with the bonus, stronger than the pikeman
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a  .  .  .
4  .  .  h  S  p  .  .
3  .  .  .  b  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . a1 . . .
shows   4 . . h S1 p . .

try     d4xe4
shows   4 . . h S p1 . .

try     d4xd3
shows   3 . . . b1 . . .
shows   4 . . h S1 p . .

try     d4xc4
shows   4 . . h1 S1 p . .

# ZN-21 ZN-27 standard-bearer (3, heavy): equal to its like, weaker than the heavy infantryman
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i  .  .  .
4  .  .  .  S  s  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 : ZN-21
apply   d4xe4
shows   4 . . . S1 s1 . .

# ZN-27 heavy has +1 against medium and light: the infantryman's 2 wounds leave 3, and 3 + 1 is enough for 4
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  b  .  .  .
4  .  .  s1 I2 h  .  .
3  .  .  .  a  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . b1 . . .
shows   4 . . s1 I3 h . .

try     d4xe4
shows   4 . . s1 I3 h1 . .

try     d4xd3
shows   3 . . . a1 . . .
shows   4 . . s1 I3 h . .

try     d4xc4
shows   4 . . s2 I2 h . .

# ZN-27 heavy has nothing extra against heavy: 3 against 4 is too weak
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i1 .  .  .
4  .  .  .  I2 p  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 : ZN-21
legal   d4xe4

# ZN-27 medium has +1 against light: one wound leaves the horseman 3, and 3 + 1 is equal to the archer
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a  .  .  .
4  .  .  h  H1 h1 .  .
3  .  .  .  p  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . a1 . . .
shows   4 . . h H2 h1 . .

try     d4xd3
shows   3 . . . p1 . . .
shows   4 . . h H1 h1 . .

try     d4xe4
shows   4 . . h H2 h2 . .

illegal d4xc4 : ZN-21

# ZN-27 medium has nothing extra against medium or heavy
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  .  .  .
4  .  .  s  B1 b  .  .
3  .  .  .  i1 .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 : ZN-21
illegal d4xe4 : ZN-21
illegal d4xd3 : ZN-21
apply   d4xc4
shows   4 . . s1 B2 b . .

# ZN-27 there is no bonus in defence: the heavy target counts its bare strength against a light attacker
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  i1 .  s  .
4  .  .  .  A  .  P  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . i2 . s .
shows   4 . . . A1 . P .

try     f4xf5
shows   5 . . . i1 . s1 .
shows   4 . . . A . P1 .

# ZN-27 there is no bonus in defence: the medium target counts its bare strength against a light attacker
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h1 .  .  .
4  .  .  .  A  b  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
try     d4xd5
shows   5 . . . h2 . . .
shows   4 . . . A b . .

try     d4xe4
shows   4 . . . A1 b1 . .

# ZN-28 the book's example: horseman against archer, 4 + 1 = 5 against 4
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . a1 . . .
shows   4 . . . H . . .

# ZN-28 the other way round the archer has no bonus: 4 against 4
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  a  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn red attack
end
apply   d5xd4
shows   5 . . . a1 . . .
shows   4 . . . H1 . . .

# ZN-29 the book's example: archer against pikeman, 4 against 3 without a bonus
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  A  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
apply   d4xd5
shows   5 . . . p1 . . .
shows   4 . . . A . . .

# ZN-29 light against light is no bonus: 3 against 3 wounds both, 3 against 4 is refused
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  .  .  .
4  .  .  .  A1 a  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  S  .  .  .  .  .  .
turn blue attack
end
illegal d4xe4 : ZN-21
apply   d4xd5
shows   5 . . . p1 . . .
shows   4 . . . . a . .

# ZN-31 ZN-30 the book's example: a column goes two cells, its horseman attacks a pikeman with 4 + 1 + 1 = 6
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .
3  .  H  .  .  p  .  .
2  .  S  .  .  .  .  .
1  .  I  .  .  .  .  .
turn blue move
end
apply   b1:b3-d1
shows   turn blue attack line d1:d3
apply   d3xe3
shows   3 . . . H p1 . .

# ZN-30 AZ-7 line and weight add up: a horseman with two wounds, 2 + 1 + 1 against an archer's 4
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  .  a  .  .  .  .
3  .  H2 .  .  .  .  .
2  .  S  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   b2:b3-b3
shows   turn blue attack line b3:b4
apply   b4xc4
shows   4 . . a1 . . . .

# ZN-30 AZ-7 without the line the same horseman is too weak
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .
4  .  H2 a  .  .  .  .
3  .  S  p1 .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal b4xc4 : ZN-21
legal   b3xc3

# ZN-30 AZ-7 with the line's +1 a pikeman is the equal of an archer, and both are wounded
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  a  .  .
4  .  .  .  S  P  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:e4
end
apply   e4xe5
shows   5 . . . h a1 . .
shows   4 . . . S P1 . .

# ZN-30 the standard-bearer may use the bonus itself: 3 + 1 + 1 against 4
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  a  .  .
4  .  .  .  S  P  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:e4
end
apply   d4xd5
shows   5 . . . h1 a . .
shows   4 . . . S P . .

# ZN-30 AZ-7 the bonus may be left unused: 3 + 1 against 4 is an equal fight
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  a  .  .
4  .  .  .  S  P  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:e4
end
legal   d4xd5
apply   d4xd5 plain
shows   5 . . . h1 a . .
shows   4 . . . S1 P . .

# AZ-7 leaving the bonus unused does not help where one is then too weak
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  a  .  .
4  .  .  .  S  P  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:e4
end
legal   e4xe5
illegal e4xe5 plain : ZN-21
illegal e4xd5 plain : ZN-21

# AZ-7 leaving the bonus unused where one is stronger all the same is not another attack
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  a  .  .
4  .  .  .  S  H  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:e4
end
illegal d4xd5 plain : AZ-7
illegal e4xe5 plain : AZ-7
actions d4xd5 | e4xe5

# AZ-7 who has no line bonus cannot leave it unused
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  h  .  .  .
4  .  .  .  H  .  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack
end
illegal d4xd5 plain : AZ-7
legal   d4xd5

# AZ-7 a warrior who stood beside the marching line has no bonus
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  p  a  .
4  .  .  .  S  H  P  h
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue attack line d4:e4
end
illegal f4xf5 : ZN-21
illegal f4xg4 : ZN-21
illegal f4xe5 plain : AZ-7
legal   f4xe5

# AZ-7 a single move gives nobody the bonus, not even the standard-bearer
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  .  a  .  .
4  .  .  p  .  P  .  .
3  .  .  .  S  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   d3-d4
shows   turn blue attack
actions d4xc4
illegal e4xe5 : ZN-21

# ZN-30 AZ-7 the bonus is for this turn: the next one it is gone
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  .  .  .  p  a  .  .
4  .  .  S  P  .  .  .
3  .  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   c4:d4-d4
shows   turn blue attack line d4:e4
legal   e4xe5
apply   d4xd5
shows   5 . . . p1 a . .
apply   g8-g7
apply   e5xd4
shows   4 . . . S1 P . .
apply   d4-c4
illegal e4xe5 : ZN-21
actions e4xd5

# AZ-7 ZN-27 the line's +1 is for attack only: in defence its members have their bare strength
position standard-bearer
8  .  .  .  .  .  .  s
7  .  .  .  .  .  .  .
6  .  .  .  .  .  .  .
5  p  .  .  .  h  .  .
4  .  .  H  S  .  .  .
3  I  .  .  .  .  .  .
2  .  .  .  .  .  .  .
1  .  .  .  .  .  .  .
turn blue move
end
apply   c4:d4-d4
shows   turn blue attack line d4:e4
illegal d4xe5 : ZN-38
apply   e4xe5
shows   5 p . . . h1 . .
shows   4 . . . H S . .
apply   a5-a4
actions e5xe4
apply   e5xe4
shows   5 . . . . h2 . .
shows   4 p . . H S1 . .
