# PB-33 PB-61 the position of the page on notation: tokens, wounds, dead troops, a fight, a redeployed unit
position pocket-battles
options size=50
army 1 elves free 2 passed 1
A f1 : ELV03
B e2 orders 1 : ELV13/1 ELV28 ELV08x
C lost : ELV26x ELV27x
army 2 orcs free 0 aside 1
a e2 orders 2 : ORC09 ORC16
b f3 : ORC06/2
fights B-a
attacker 1
round 2 last_loss 1
turn 1 redeployed A
next order
end
shows   army 1 elves free 2 passed 1
shows   A f1 : ELV03
shows   B e2 orders 1 : ELV13/1 ELV28 ELV08x
shows   C lost : ELV26x ELV27x
shows   army 2 orcs free 0 aside 1
shows   b f3 : ORC06/2
shows   fights B-a
shows   attacker 1
shows   round 2 last_loss 1
shows   turn 1 redeployed A
shows   next order
legal   charge A a

# PB-8 what is left out: free is what remains, the attacker is seat 1, the next is an order
position pocket-battles
army 1 elves
A f1 orders 1 : ELV13/1
army 2 orcs passed 2
a f3 : ORC17
round 2
turn 2
end
shows   army 1 elves free 3
shows   army 2 orcs free 3 passed 2
shows   attacker 1
shows   next order

# PB-38 the question after a charge is part of the position
position pocket-battles
army 1 elves free 4
A e1 orders 1 : ELV26
army 2 orcs
a f1 : ORC17
b f1 : ORC21
round 2
turn 1
order charge A
next react
end
acts    2
actions intercept a | intercept b | fire b | wait

# PB-43 so is the choice of a target
position pocket-battles
army 1 elves free 4
A e1 orders 1 : ELV26
army 2 orcs
a f1 : ORC17
b f1 : ORC21
round 2
turn 1
order charge A
next target
end
acts    1
actions target a | target b
apply   target b
shows   fights A-b

# PB-51 a roll that is half made
position pocket-battles
options size=80
army 1 celts free 1
A e1 orders 7 : CEL05 CEL30
army 2 orcs
a e1 : ORC03
fights A-a
round 2
turn 1
order charge A at a
blow attack A a left 5 faces 1 1 1 2 3 4
next roll
end
chance  252

# PB-53 hits that are still to be allotted
position pocket-battles
army 1 orcs free 4
A e1 orders 1 : ORC17 ORC19 ORC25 ORC26
army 2 elves
a e1 : ELV13 ELV28x ELV08
fights A-a
round 2 last_loss 2
turn 1
order charge A at a
blow attack A a faces 1 4 hits 2
allot a 1 begun
next allot
end
acts    2
actions lose ELV08 | lose ELV13 | wound ELV13

# PB-T16 the question about a re-roll
position pocket-battles
army 1 orcs free 4
A e1 orders 1 : ORC17
army 2 persians
a e1 : PER08 PER12
fights A-a
round 2
turn 1
order attack A at a
blow attack A a faces 3
next tough
end
acts    2
actions reroll 3 | keep

# PB-T16 and the re-roll itself
position pocket-battles
army 1 orcs free 4
A e1 orders 1 : ORC17
army 2 persians
a e1 : PER08 PER12
fights A-a
round 2
turn 1
order attack A at a
blow attack A a left 1 rerolled
next roll
end
apply   roll 3
# not a second time
acts    2
actions lose PER08 | lose PER12

# PB-T23 the choice of dice, and the wounds of Blood Lust
position pocket-battles
army 1 orcs free 4
A e1 orders 1 : ORC05 ORC29
army 2 elves
a e1 : ELV09
fights A-a
round 2
turn 1
order attack A at a
blow attack A a
next dice
end
apply   dice 2
apply   roll 1 5
shows   allot A 1 self
shows   blow attack A a faces 1 5 hits 1

# PB-T23 A-31 read in the middle of them
position pocket-battles
army 1 orcs free 4
A e1 orders 1 : ORC05 ORC29
army 2 elves
a e1 : ELV09
fights A-a
round 2
turn 1
order attack A at a
blow attack A a faces 1 5 hits 1
allot A 1 self
next allot
end
acts    1
apply   lose ORC29
acts    2
shows   allot a 1

# PB-T9 the charge that must follow
position pocket-battles
army 1 elves free 4
A f1 orders 1 : ELV03
army 2 orcs
a lost : ORC03x
b f1 : ORC17
round 2 last_loss 2
turn 1
order charge A free
next again
end
acts    1
actions charge A

# PB-68 strikes at a leaving unit
position pocket-battles
army 1 elves free 4
A e1 orders 1 : ELV14
army 2 orcs
a e1 : ORC17
b e1 : ORC18
fights A-a A-b
round 2
turn 1
order leave A strikers b
blow free a A left 1
next roll
end
apply   roll 1
shows   order leave A
apply   strike
shows   blow free b A left 1

# PB-28 the end of a round
position pocket-battles
army 1 elves free 0 passed 5
A f1 : ELV14
army 2 orcs free 0 passed 4
a f1 : ORC09/1 ORC17
b f1 : ORC06
round 2
turn 2
next cull
end
actions cull ORC09 | done

# PB-T18 PB-T19 PB-T20 PB-T21 what was done earlier in the turn
position pocket-battles
options mixed=1
army 1 mixed
A r1 orders 1 : ROM10
B r1 orders 1 : ORC02
C f1 orders 1 : ROM15
D f2 : ROM16
army 2 mixed
a f2 : ELV04
round 2
turn 1 double A after C excite B
end
shows   turn 1 double A after C excite B
actions charge D | galvanize B

# PB-17 in the middle of the deployment
position pocket-battles
army 1 elves
A f1 : ELV26 ELV27
B - : ELV03
army 2 orcs
a r2 : ORC17 ORC18
b - : ORC06
attacker 1
turn 1
next deploy
end
acts    1
count   6
legal   deploy B r3

# PB-2 PB-10 what is not an action is not even read
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC17
round 2
turn 1
end
bad     charge : unit
bad     charge A a a : a
bad     move A : zone
bad     move A f : zone
bad     attack A : unit
bad     shoot A : unit
bad     lose : tile
bad     lose ELV99 : tile
bad     lose A : tile
bad     wound ELV26 from : unit
bad     wound ELV26 off A : 'from'
bad     roll : one to six dice
bad     roll 7 : one to six dice
bad     roll 0 : one to six dice
bad     roll 1 1 1 1 1 1 1 : 1
bad     dice : number
bad     reroll 9 : range
bad     heal A : tile
bad     pass now : now
bad     dance A : dance
bad     deploy A : zone
bad     initiative 5 : number
bad     muster : army
bad     take : tile
bad     take ELV03 under B : 'with' or 'over'
bad     cull : tile

# PB-52 the dice of a roll may be written in any order
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
apply   charge A
weight  roll 2 5 2/36
weight  roll 5 2 2/36
apply   roll 5 2
shows   a lost : ORC03x
