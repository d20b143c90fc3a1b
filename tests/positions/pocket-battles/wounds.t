# PB-57 PB-58 the book's first example: two cavalry of two hit points and one infantry take one hit
position pocket-battles
army 1 orcs
A e1 : ORC19
army 2 elves
a e1 : ELV13 ELV14 ELV28
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 5
acts    2
shows   allot a 1
actions lose ELV28 | lose ELV13 | lose ELV14 | wound ELV13 | wound ELV14
illegal wound ELV28 : PB-57
try     lose ELV28
shows   a e1 : ELV13 ELV14 ELV28x

# the second hit point is wasted
try     lose ELV13
shows   a e1 : ELV13x ELV14 ELV28
shows   army 2 elves free 5
try     strike
shows   blow counter a A left 1

try     wound ELV14
shows   a e1 : ELV13 ELV14/1 ELV28
shows   army 2 elves free 4

# PB-57 PB-59 the book's second example: the same unit, one cavalry already wounded
position pocket-battles
army 1 orcs
A e1 : ORC19
army 2 elves
a e1 : ELV13/1 ELV14 ELV28
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 5
actions lose ELV13 | lose ELV14 | lose ELV28 | wound ELV14
illegal wound ELV13 : PB-57
try     lose ELV13
shows   a e1 : ELV13x ELV14 ELV28
shows   army 2 elves free 4 aside 1

try     wound ELV14
shows   a e1 : ELV13/1 ELV14/1 ELV28
shows   army 2 elves free 3

# PB-57 PB-58 the book's third example: a 4 is two hits on Guard, Spearmen and Wood Pack
position pocket-battles
army 1 orcs
A f1 : ORC17 ORC19 ORC25 ORC26
army 2 elves
a f1 : ELV13 ELV28 ELV08
round 2
turn 1
end
apply   charge A
apply   wait
apply   roll 4 1
shows   allot a 2
try     lose ELV13
shows   a e1 : ELV13x ELV28 ELV08
shows   army 2 elves free 5
try     strike
shows   blow counter a A left 2

try     lose ELV28
shows   allot a 1 begun
actions lose ELV08 | lose ELV13 | wound ELV13
apply   wound ELV13
shows   a e1 : ELV13/1 ELV28x ELV08
shows   army 2 elves free 4

# PB-58 a troop absorbs the hit points it has left, no more
position pocket-battles
army 1 orcs
A e1 : ORC17 ORC18 ORC25
army 2 elves
a e1 : ELV09/1
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 4
shows   allot a 2
# three hit points left: two wounds leave one
apply   wound ELV09
apply   wound ELV09
shows   a e1 : ELV09/3

# PB-58 removing a wounded troop absorbs what it had left
position pocket-battles
army 1 orcs
A e1 : ORC17 ORC18 ORC25
army 2 elves
a e1 : ELV13/1 ELV14 ELV28
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 4
shows   allot a 2
apply   lose ELV13
# one of two hits is still there
shows   allot a 1 begun
shows   army 2 elves free 4 aside 1
apply   lose ELV14
shows   a e1 : ELV13x ELV14x ELV28

# PB-59 a unit hit as often as it has hit points is gone, without a question
position pocket-battles
army 1 orcs
A f1 : ORC17 ORC18 ORC25
army 2 elves free 0 passed 4
a f1 : ELV13/1 ELV28
b r1 : ELV14
round 2
turn 1
end
apply   charge A
apply   roll 4 1
shows   a lost : ELV13x ELV28x
shows   army 2 elves free 0 passed 4 aside 1

# PB-57 a single possible answer is given by itself
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 elves free 0 aside 4
a e1 : ELV13/1 ELV10
fights A-a
round 2 last_loss 2
turn 1
end
apply   attack A a
apply   roll 3
shows   a lost : ELV13x ELV10x

# PB-60 A-4 the wounds of a removed troop are set aside, the orders of its unit stay
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 elves free 1
a e1 orders 3 : ELV13/1 ELV28
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 3
apply   lose ELV13
shows   army 2 elves free 1 aside 1
shows   a e1 orders 3 : ELV13x ELV28

# PB-60 A-4 when the whole unit dies its orders are set aside with it
position pocket-battles
army 1 orcs
A f1 : ORC17 ORC18
army 2 elves free 1
a f1 orders 3 : ELV13/1
b r1 : ELV28
round 2
turn 1
end
apply   charge A
apply   roll 3 3
shows   a lost : ELV13x
shows   army 2 elves free 1 aside 4

# PB-60 PB-27 they are back in the next round, not before
position pocket-battles
army 1 orcs free 1 passed 4
A f1 : ORC17
army 2 elves free 0 passed 1 aside 4
a lost : ELV13x
b r1 : ELV09
round 1 last_loss 1
turn 1
end
acts    1
apply   pass
shows   round 2 last_loss 1
shows   army 2 elves free 5
acts    2

# PB-61 a Wound is taken from the unused orders first
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 elves free 1 passed 1
a e1 orders 2 : ELV13
b f2 orders 1 : ELV28
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 3
actions lose ELV13 | wound ELV13
illegal wound ELV13 from b : PB-61
illegal wound ELV13 from a : PB-61
illegal wound ELV13 from passed : PB-61
apply   wound ELV13
shows   army 2 elves free 0 passed 1

# PB-62 A-5 then from a used order of any unit of one's own, or a passed token
position pocket-battles
army 1 orcs
A e1 orders 1 : ORC17
army 2 elves free 0 passed 1 aside 1
a e1 orders 2 : ELV13
b f2 orders 1 : ELV28
c r2 : ELV29
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 3
actions lose ELV13 | wound ELV13 from a | wound ELV13 from b | wound ELV13 from passed
illegal wound ELV13 : PB-62
illegal wound ELV13 from c : PB-62
illegal wound ELV13 from A : PB-62
try     wound ELV13 from a
shows   a e1 orders 1 : ELV13/1

try     wound ELV13 from b
shows   b f2 : ELV28
shows   a e1 orders 2 : ELV13/1

try     wound ELV13 from passed
shows   army 2 elves free 0 aside 1

# A-5 PB-62 an order taken off a unit lies there no more
position pocket-battles
options size=60
army 1 orcs
A e1 : ORC17
army 2 elves free 0 passed 3
a e1 orders 3 : ELV13
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 4
apply   wound ELV13 from a
shows   a e1 orders 2 : ELV13/1
apply   strike
apply   roll 1
shows   turn 1

# PB-62 tokens set aside from the dead cannot be taken
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 elves free 0 aside 5
a e1 : ELV13 ELV28
fights A-a
round 2 last_loss 2
turn 1
end
apply   attack A a
apply   roll 3
actions lose ELV13 | lose ELV28
illegal wound ELV13 : PB-63
illegal wound ELV13 from passed : PB-63

# PB-62 where nobody has passed no token can come from there
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 elves free 0 aside 3
a e1 orders 2 : ELV13 ELV28
fights A-a
round 2 last_loss 2
turn 1
end
apply   attack A a
apply   roll 3
illegal wound ELV13 from passed : PB-62
legal   wound ELV13 from a

# PB-63 where no token can be found the troop that should be wounded dies
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 elves free 0 aside 5
a e1 : ELV13
b r2 : ELV14
fights A-a
round 2 last_loss 2
turn 1
end
apply   attack A a
apply   roll 3
# nothing is asked: one hit, two hit points, no token
shows   a lost : ELV13x

# PB-63 tokens that are Wounds are not taken either
position pocket-battles
options size=10
army 1 orcs
A e1 : ORC17
army 2 elves free 0
a e1 : ELV13
b r2 : ELV14/1
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 3
shows   a lost : ELV13x

# PB-64 the cost of removed troops counts for the opponent
position pocket-battles
army 1 orcs free 1 passed 4
A f1 : ORC17 ORC18
army 2 elves free 0 passed 5
a f1 : ELV13
b r2 : ELV14
round 2
turn 1
end
apply   charge A
apply   roll 3 3
# Mounted Guard for 4 of 8 points: half, and it was the last token of the round
shows   a lost : ELV13x
over
score   1 -1

# A-3 a troop without hit points takes no hit
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 elves
a e1 : ELV10 ELV26 ELV27
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 3
actions lose ELV26 | lose ELV27
illegal lose ELV10 : PB-58
illegal wound ELV10 : PB-58

# A-3 and dies with the last of those who had some
position pocket-battles
army 1 orcs free 1 passed 4
A f1 : ORC17
B r1 : ORC18
army 2 macedonians free 0 passed 5
a f1 : MAC02 MAC03 MAC05
b r1 : MAC09 MAC10
round 2
turn 1
end
apply   charge A
apply   roll 3 1
# 4 + 4 + 3 of 15 points are gone
shows   a lost : MAC02x MAC03x MAC05x
over
score   1 -1

# PB-57 only a troop of the unit that was hit
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 elves
a e1 : ELV13 ELV28
b f1 : ELV14 ELV29
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 3
illegal lose ELV29 : PB-57
illegal lose ELV14 : PB-57
illegal wound ELV14 : PB-57
illegal lose ORC17 : PB-57

# PB-57 a dead troop cannot die again
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 elves
a e1 : ELV13 ELV28x ELV29
fights A-a
round 2 last_loss 1
turn 1
end
apply   attack A a
apply   roll 3
illegal lose ELV28 : PB-57
illegal keep : PB-53
illegal sacrifice : PB-T11
