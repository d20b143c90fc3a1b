# PB-51 PB-52 a charge of two dice with two faces: 16, 16 and 4 of 36
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
odds charge A : 16/36 0
odds charge A : 16/36 1
odds charge A : 4/36 2
odds charge A : 20/36 3 points
odds charge A : 16/36 nothing
odds charge A : 20/36 a

# PB-65 PB-66 PB-54 the blow of one die, and the counter-strike of those it leaves alive
position pocket-battles
army 1 elves
A e1 : ELV27
army 2 orcs
a e1 : ORC17
fights A-a
round 2
turn 1
end
# one of three hits; of the other two thirds the Orcs strike back and hit in one of three
odds attack A a : 1/3 a
odds attack A a : 2/9 A
odds attack A a : 4/9 none
odds attack A a : 2/9 2 points
odds attack A a : 7/9 nothing

# PB-72 a shot of one die at a unit that can be wounded: nobody dies
position pocket-battles
army 1 elves
A f1 : ELV17 ELV21
army 2 orcs
a f1 : ORC09 ORC17
round 2
turn 1
end
# 2-3-6 and 2-3: two hits for a 2 or a 3, one for a 6
odds shoot A a : 3/6 0
odds shoot A a : 1/6 1
odds shoot A a : 2/6 2
odds shoot A a : 1/6 1 wound
odds shoot A a : 2/6 3 points, 1 wound
odds shoot A a : 1/1 none

# PB-T13 a shot of three dice: exactly one hit of three halves is 81 of 216
position pocket-battles
army 1 elves
A f1 : ELV06
army 2 orcs
a f1 : ORC06
round 2
turn 1
end
odds shoot A a : 27/216 0
odds shoot A a : 81/216 1
odds shoot A a : 81/216 2
odds shoot A a : 27/216 3
odds shoot A a : 27/216 6 points
odds shoot A a : 81/216 2 wounds

# PB-T2 PB-T7 five dice against one hit point
position pocket-battles
army 1 orcs
A f1 : ORC01 ORC09 ORC10
army 2 elves
a f1 : ELV04
round 2
turn 1
end
# black 2-6, 3-3, 4-4; Impetus and +2: 1 + 2 + 2 dice, and 1 and 5 miss: 32 of 7776
odds charge A : 32/7776 0
odds charge A : 32/7776 none
odds charge A : 7744/7776 a

# PB-T17 a roll that hits inflicts one more
position pocket-battles
army 1 orcs
A e1 : ORC15
army 2 elves
a e1 : ELV09
fights A-a
round 2
turn 1
end
odds attack A a : 5/6 0
odds attack A a : 1/6 2
odds attack A a : 1/6 2 wounds

# PB-T16 A-27 against a Tough unit a hit must be thrown twice
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 persians
a e1 : PER08
fights A-a
round 2
turn 1
end
odds attack A a : 8/9 0
odds attack A a : 1/9 1
odds attack A a : 1/9 a

# PB-T4 A-25 First Strike comes before the charge
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 macedonians free 0 passed 5
a f1 : MAC13
round 2
turn 1
end
# a third of the chargers die; of the rest five of nine destroy the one hit point
odds charge A : 1/3 A
odds charge A : 10/27 a
odds charge A : 8/27 none

# PB-T11 A-28 Sacrifice never lets the whole unit go
position pocket-battles
army 1 orcs
A e1 : ORC17 ORC18 ORC25
army 2 macedonians free 0 passed 4
a e1 : MAC24/1 MAC17
fights A-a
round 2
turn 1
end
# a 3 or a 4 is two hits on two hit points, but the Agema dies for both
odds attack A a : 2/6 2
odds attack A a : 1/6 1
odds attack A a : 3/6 0
odds attack A a : 1/1 none

# PB-73 A-15 a shot into combat hits both
position pocket-battles
army 1 elves
A f1 : ELV21
B e1 : ELV14
army 2 orcs
a e1 : ORC17
fights B-a
round 2
turn 1
end
odds shoot A a : 2/6 a
odds shoot A a : 2/6 1 wound
odds shoot A a : 2/6 3 points

# PB-68 a unit that leaves is struck by all in contact with it
position pocket-battles
army 1 elves
A e1 : ELV26
army 2 orcs
a e1 : ORC17
b e1 : ORC18
fights A-a A-b
round 2
turn 1
end
# each misses in two of three
odds leave A : 4/9 none
odds leave A : 5/9 A
odds leave A : 5/9 2 points

# PB-39 PB-40 the odds of an interception are those of the fight with the interceptor
position pocket-battles
army 1 orcs
A f1 : ORC17
army 2 elves
a f1 : ELV26
b f1 : ELV21
round 2
turn 1
end
apply   charge A
# two dice at one hit point: 5/9; else one die back
odds intercept a : 5/9 a
odds intercept a : 4/27 A
odds intercept a : 8/27 none

# PB-41 the odds of a shot at the charger
position pocket-battles
army 1 orcs
A f1 : ORC17
army 2 elves
a f1 : ELV26
b f1 : ELV21
round 2
turn 1
end
apply   charge A
odds fire b : 1/3 A
odds fire b : 2/3 none

# PB-T23 A-31 Blood Lust: two dice, and every 1 hurts the Fanatic himself
position pocket-battles
army 1 orcs
A e1 : ORC05
army 2 elves
a e1 : ELV04
fights A-a
round 2
turn 1
end
apply   attack A a
# no 1 in 25 of 36; a hit and no 1 in 25 - 4
odds dice 2 : 11/36 A
odds dice 2 : 21/36 a
odds dice 2 : 4/36 none
odds dice 1 : 1/6 A
odds dice 1 : 3/6 a

# PB-43 with several targets each has its own chances
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs free 0 passed 5
a f1 : ORC03
b f1 : ORC13
round 2
turn 1
end
odds charge A : 20/36 Orcs: 3 points (destroyed); Elves: nothing
# two hits for the two hit points of b; one hit or none, and it strikes back with one face
odds charge A : 4/36 Orcs: 2 points (destroyed); Elves: nothing
odds charge A : 16/216 Orcs: 1 wound; Elves: 2 points (destroyed)
odds charge A : 80/216 Orcs: 1 wound; Elves: nothing
apply   charge A
odds target a : 20/36 a
odds target b : 4/36 b

# PB-78 what has no dice is certain
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
odds pass : 1/1 Elves pass
odds move A f2 : 1/1 A

# PB-62 PB-T26 odds take it that orders are taken from whom it hurts least: the Furious strike back with theirs
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 celts free 0 passed 0 aside 1
a r2 orders 2 : CEL13
b f1 orders 2 : CEL06 CEL12
round 2
turn 1
end
# one hit wounds the Horsemen and is paid from a, so b keeps both its orders and strikes back with them
odds charge A : 2304/7776 none
odds charge A : 5472/7776 A

# PB-T20 an excited charge rolls one more die
position pocket-battles
army 1 orcs
A r1 : ORC02
B f1 : ORC17
army 2 elves free 0 passed 5
a f1 : ELV04
round 2
turn 1
end
apply   excite A
odds charge B : 8/27 none
odds charge B : 19/27 a

# PB-68 PB-T26 a unit leaves ten enemies, two of them in a Fury: 38 dice, all of them counted
position pocket-battles
options size=120 mixed=1
army 1 mixed
A e1 : ORC13 ORC14 ORC15 ORC16
B r3 : ELV01
army 2 mixed
a e1 orders 6 : CEL05 CEL30
b e1 orders 6 : CEL06
c e1 : ELV09
d e1 : ORC06
e e1 : PER10
f e1 : ORC01
g e1 : ORC04
h e1 : PER11
i e1 : PER05
j e1 : PER15
fights A-a A-b A-c A-d A-e A-f A-g A-h A-i A-j
round 2
turn 1
end
# by another program, with fractions: it stands until six hits have come
odds leave A : 100000000/617673396283947 0
odds leave A : 1970000000/617673396283947 1
odds leave A : 99433076935796/205891132094649 6
odds leave A : 7494622048342/22876792454961 7
odds leave A : 77056/14348907 10
odds leave A : 224/4782969 12

# PB-57 PB-54 of two tiles of one cost the one that can strike back is kept: 29.6% to lose A
position pocket-battles
army 1 persians
A f1 : PER14
army 2 macedonians
a f1 : MAC21 MAC06
round 2
turn 1
end
odds charge A : 8/27 A

# PB-57 PB-54 in whatever order the tiles lie
position pocket-battles
army 1 persians
A f1 : PER14
army 2 macedonians
a f1 : MAC06 MAC21
round 2
turn 1
end
odds charge A : 8/27 A

# PB-57 PB-54 equal faces, equal cost: two different ones hit a single hit point more often
position pocket-battles
army 1 macedonians
A f1 : MAC05
army 2 persians
a f1 : PER02 PER12
round 2
turn 1
end
# no hit in 4 of 9 (faces 4 4 4 5 kill in a third), one in 4 of 9 (PER12 with 4 5 is kept: a third)
odds charge A : 8/27 A
