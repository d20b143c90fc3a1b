# PB-T11 A-28 Sacrifice: the troop dies and every hit of that roll is annulled
position pocket-battles
army 1 orcs
A e1 : ORC17 ORC18 ORC25
army 2 macedonians
a e1 : MAC24 MAC05 MAC06
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 4
shows   allot a 2
actions sacrifice | lose MAC24 | wound MAC24 | lose MAC05 | lose MAC06
apply   sacrifice
shows   a e1 : MAC24x MAC05 MAC06
shows   army 2 macedonians free 5
# it is over with the hits: they strike back
apply   strike
shows   blow counter a A left 1

# PB-T11 it saves a unit from any number of hits
position pocket-battles
army 1 orcs
A f1 : ORC17 ORC18 ORC25 ORC20
army 2 macedonians free 0 passed 4
a f1 : MAC24/1 MAC05
round 2
turn 1
end
# 3-4, 4-5, 3 and 3-6: two 3s are six hits on a unit of two
apply   charge A
apply   roll 3 3
acts    2
shows   allot a 6
legal   sacrifice
apply   sacrifice
shows   a e1 : MAC24x MAC05
shows   army 2 macedonians free 0 passed 4 aside 1

# PB-T11 only before anything else was allotted
position pocket-battles
army 1 orcs
A e1 : ORC17 ORC18 ORC25
army 2 macedonians
a e1 : MAC24 MAC05 MAC06
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 4
try     lose MAC05
illegal sacrifice : PB-T11
actions lose MAC24 | wound MAC24 | lose MAC06

try     wound MAC24
illegal sacrifice : PB-T11
actions lose MAC24 | lose MAC05 | lose MAC06

# PB-T11 no troop with the trait, no sacrifice
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 macedonians
a e1 : MAC24x MAC05 MAC06
fights A-a
round 2 last_loss 1
turn 1
end
apply   attack A a
apply   roll 4
illegal sacrifice : PB-T11
actions lose MAC05 | lose MAC06

# PB-T11 A-28 in shooting, a share of a divided shot too
position pocket-battles
army 1 orcs
A f1 : ORC21 ORC22
B e1 : ORC09
army 2 macedonians
a e1 : MAC24 MAC05
fights B-a
round 2
turn 1
end
apply   shoot A a
# 3-4 and 4-5: two hits, one each
apply   roll 4
shows   allot a 1 share 1 then B
apply   sacrifice
shows   a e1 : MAC24x MAC05
shows   allot B 1
apply   wound ORC09
shows   turn 2

# PB-T16 A-27 Tough: after seeing the roll its owner has one hitting die rolled again
position pocket-battles
army 1 orcs
A f1 : ORC17
army 2 persians free 0 passed 5
a f1 : PER08 PER12 PER13
round 2
turn 1
end
apply   charge A
apply   roll 3 4
acts    2
shows   next tough
actions reroll 3 | reroll 4 | keep
illegal reroll 5 : PB-T16
try     keep
shows   allot a 2

try     reroll 3
acts    chance
chance  6
weight  roll 1 1/6
apply   roll 6
# the 3 became a 6: one hit is left
shows   allot a 1

try     reroll 4
apply   roll 3
# the new result stands, and it is not rolled again
shows   allot a 2

# PB-T16 a die that did not hit is not rolled again
position pocket-battles
army 1 orcs
A f1 : ORC17
army 2 persians free 0 passed 5
a f1 : PER08 PER12
round 2
turn 1
end
apply   charge A
apply   roll 1 4
actions reroll 4 | keep
illegal reroll 1 : PB-T16

# PB-T16 a roll without a hit is not asked about
position pocket-battles
army 1 orcs
A f1 : ORC17
army 2 persians free 0 passed 5
a f1 : PER08 PER12
round 2
turn 1
end
apply   charge A
apply   roll 1 2
apply   strike
shows   blow counter a A left 1

# PB-T16 A-27 +X Wounds is worked out again
position pocket-battles
army 1 orcs
A e1 : ORC15
army 2 persians
a e1 : PER08 PER12 PER13
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 5
try     reroll 5
apply   roll 4
# no hit, no wounds
shows   a e1 : PER08 PER12 PER13
apply   strike
shows   blow counter a A left 1

try     reroll 5
apply   roll 5
shows   allot a 2

# PB-T16 against shots and counter-strikes too, once for each roll
position pocket-battles
army 1 persians
A f1 : PER08 PER12 PER13
army 2 elves
a f1 : ELV21
b f1 : ELV27
round 2
turn 1
end
apply   charge A
apply   fire a
apply   roll 3
acts    1
actions reroll 3 | keep
apply   reroll 3
apply   roll 1
apply   target b
apply   roll 1 1
apply   strike
apply   roll 4
acts    1
actions reroll 4 | keep

# PB-T16 A-24 not when the bearer is dead
position pocket-battles
army 1 orcs
A e1 : ORC17
army 2 persians
a e1 : PER08x PER12 PER13
fights A-a
round 2 last_loss 1
turn 1
end
apply   attack A a
apply   roll 3
shows   allot a 1

# PB-T23 A-31 Blood Lust: one to six dice by choice, and no bonus dice
position pocket-battles
army 1 orcs
A f1 : ORC05 ORC29
army 2 elves free 0 passed 5
a f1 : ELV09
round 2
turn 1
end
apply   charge A
acts    1
shows   next dice
actions dice 1 | dice 2 | dice 3 | dice 4 | dice 5 | dice 6
illegal dice 0 : PB-T23
bad     dice 7 : out of range
try     dice 1
chance  6

try     dice 6
chance  462

apply   dice 5
chance  252
# the example of the rules page: 1 2 4 5 6
apply   roll 1 2 4 5 6
acts    1
shows   allot A 1 self
actions lose ORC05 | lose ORC29
apply   lose ORC29
shows   A e1 orders 1 : ORC05 ORC29x
acts    2
shows   allot a 3

# PB-T23 A-31 a unit that kills itself deals nothing
position pocket-battles
army 1 orcs
A f1 : ORC05
B r1 : ORC17
army 2 elves free 0 passed 5
a f1 : ELV09
round 2
turn 1
end
apply   charge A
apply   dice 3
apply   roll 1 6 6
shows   A lost : ORC05x
shows   a f1 : ELV09
shows   turn 1
shows   next order
acts    1
legal   move B f1

# PB-T23 two 1s are two wounds to itself
position pocket-battles
army 1 orcs
A f1 : ORC05 ORC29
B r1 : ORC17
army 2 elves free 0 passed 5
a f1 : ELV09
round 2
turn 1
end
apply   charge A
apply   dice 3
apply   roll 1 1 6
shows   A lost : ORC05x ORC29x

# PB-T23 without a 1 nothing happens to it
position pocket-battles
army 1 orcs
A f1 : ORC05
army 2 elves free 0 passed 5
a f1 : ELV09
round 2
turn 1
end
apply   charge A
apply   dice 2
apply   roll 4 5
shows   allot a 2

# PB-T23 A-31 in a counter-strike, which may be let go
position pocket-battles
army 1 elves
A f1 : ELV09
army 2 orcs free 0 passed 5
a f1 : ORC05
round 2
turn 1
end
apply   charge A
apply   roll 1 1 1 1 1
acts    2
shows   next dice
shows   blow counter a A
actions dice 0 | dice 1 | dice 2 | dice 3 | dice 4 | dice 5 | dice 6
try     dice 0
shows   turn 1
shows   fights A-a

try     dice 2
apply   roll 1 4
shows   a lost : ORC05x
shows   A f1 orders 1 : ELV09

# PB-T23 PB-68 at a leaving unit too
position pocket-battles
army 1 elves
A e1 : ELV09
army 2 orcs
a e1 : ORC05
fights A-a
round 2
turn 1
end
apply   leave A
acts    2
legal   dice 0
apply   dice 1
apply   roll 4
shows   allot A 1

# PB-T23 in shooting, by the Boulder Thrower
position pocket-battles
army 1 orcs
A f1 : ORC07
army 2 elves
a f1 : ELV09
round 2
turn 1
end
apply   shoot A a
acts    1
illegal dice 0 : PB-T23
apply   dice 4
apply   roll 1 5 5 6
shows   allot A 1 self
actions lose ORC07 | wound ORC07
apply   wound ORC07
shows   A f1 orders 1 : ORC07/1
shows   army 1 orcs free 3
shows   allot a 3

# PB-T24 A-35 Disband: a hit that does not destroy costs the enemy an unused token
position pocket-battles
army 1 celts
A e1 : CEL11
army 2 elves
a e1 : ELV09
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 2
apply   wound ELV09
shows   army 2 elves free 3 passed 1
shows   a e1 : ELV09/1

# PB-T24 a miss does not
position pocket-battles
army 1 celts
A e1 : CEL11
army 2 elves
a e1 : ELV09
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 3
shows   army 2 elves free 5

# PB-T24 nor a hit that destroys
position pocket-battles
army 1 celts
A e1 : CEL11
army 2 elves
a e1 : ELV26
b r1 : ELV09
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 2
shows   army 2 elves free 5

# PB-T24 where he has no unused token nothing happens
position pocket-battles
army 1 celts
A e1 : CEL11
army 2 elves free 0 passed 5
a e1 : ELV26 ELV27
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 2
apply   lose ELV26
shows   army 2 elves free 0 passed 5

# PB-T24 A-35 in shooting and in a counter-strike
position pocket-battles
army 1 celts
A f1 : CEL11
army 2 elves
a f1 : ELV26 ELV27
round 2
turn 1
end
apply   shoot A a
apply   roll 2
apply   lose ELV26
shows   army 2 elves free 4 passed 1

# PB-T24 A-35 the counter-strike
position pocket-battles
army 1 elves
A f1 : ELV26 ELV27
army 2 celts free 0 passed 5
a f1 : CEL11
round 2
turn 1
end
apply   charge A
apply   roll 1 1
apply   strike
apply   roll 2
apply   lose ELV26
shows   army 1 elves free 3 passed 1

# PB-T24 PB-53 the wounds are laid first, from the same tokens
position pocket-battles
army 1 celts
A e1 : CEL11
army 2 elves free 1 passed 4
a e1 : ELV09
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 2
apply   wound ELV09
shows   army 2 elves free 0 passed 4

# PB-T27 Regenerate: at the end of every round its wounds are orders again
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 2
a f3 : ORC06/2 ORC29
b f3 : ORC09/1
round 2
turn 1
end
apply   pass
shows   a f3 : ORC06 ORC29
shows   army 2 orcs free 2 passed 2
apply   done
shows   army 2 orcs free 4
shows   b f3 : ORC09/1
shows   round 3

# PB-T27 not in the middle of one
position pocket-battles
army 1 elves free 2 passed 3
A f1 : ELV26
army 2 orcs free 0 passed 3
a f3 : ORC06/2
round 2
turn 1
end
apply   pass
shows   a f3 : ORC06/2

# PB-T5 A-29 Prestige: its own cost counts while it stands on the field
position pocket-battles
army 1 persians free 1 passed 4
A f1 : PER01 PER02
army 2 orcs free 0 passed 5
a lost : ORC17x
b f1 : ORC09 ORC10
round 2 last_loss 1
turn 1
end
# 3 destroyed and Darius's 5 are 8 of 13
apply   pass
over
score   1 -1

# PB-T5 A-29 not the cost of its unit
position pocket-battles
army 1 persians free 1 passed 4
A f1 : PER01 PER02 PER03
army 2 orcs free 0 passed 5
a lost : ORC25x
b f1 : ORC09 ORC10 ORC18
round 2 last_loss 1
turn 1
end
# 2 and 5 are 7 of 15; with the cost of the unit it would be 13
apply   pass
shows   round 3 last_loss 1

# PB-T5 a dead Darius counts for the other side only
position pocket-battles
army 1 persians free 1 passed 4
A f1 : PER01x PER02 PER03 PER04
army 2 orcs free 0 passed 5
a lost : ORC17x
b f1 : ORC09 ORC10
round 2 last_loss 1
turn 1
end
# seat 1 has 3 of 13, seat 2 has 5 of 14
apply   pass
shows   round 3 last_loss 1

# PB-T5 PB-81 it counts in the comparison too
position pocket-battles
army 1 persians free 1 passed 4
A f1 : PER01
B lost : PER10x
army 2 orcs free 0 passed 5
a lost : ORC17x
b f1 : ORC18
attacker 1
round 2 last_loss 1
turn 1
end
# seat 1: 3 + 5 = 8 of 6; seat 2: 6 of 11
apply   pass
over
score   1 -1

# PB-T5 alone it can decide nothing before the enemy is worth little
position pocket-battles
army 1 persians free 1 passed 4
A f1 : PER01
army 2 orcs free 0 passed 5
a f1 : ORC06 ORC30
b f1 : ORC17 ORC29
round 2
turn 1
end
# 5 of 11 is less than half
apply   pass
shows   round 3

# PB-T5 A-29 Darius counts 5 and no less: with nobody destroyed, half of an army of 10
position pocket-battles
army 1 persians free 1 passed 4
A f1 : PER01
army 2 orcs free 0 passed 5
a f1 : ORC09 ORC10
round 2
turn 1
end
apply   pass
over
score   1 -1

# PB-T5 A-29 and no more: with 3 destroyed he has 8 of 17, which is not half
position pocket-battles
army 1 persians free 1 passed 4
A f1 : PER01
army 2 orcs free 0 passed 5
a lost : ORC17x
b f1 : ORC09 ORC10 ORC15
round 2 last_loss 1
turn 1
end
apply   pass
shows   round 3 last_loss 1
