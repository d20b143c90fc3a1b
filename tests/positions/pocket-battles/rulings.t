# A-36 no black face: it cannot charge or intercept, but can be charged, stay engaged and leave
position pocket-battles
army 1 elves
A f1 : ELV04
B f2 : ELV26
army 2 orcs
a f1 : ORC17
b f2 : ORC03
round 2
turn 1
end
illegal charge A : PB-36
apply   charge B
apply   roll 1 1
# it stays engaged, and cannot strike
shows   b e2 : ORC03
acts    2
legal   leave b
illegal charge b : PB-36
legal   charge a
apply   charge a
acts    chance
apply   roll 1 1
shows   fights A-a B-b
legal   leave A

# A-33 mixed=1: the same tile on both sides, and each keeps to its own
position pocket-battles
options mixed=1
army 1 mixed
A e1 : ELV13 ELV26
army 2 mixed
a e1 : ELV13 ELV26
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 3
acts    2
shows   allot a 2
apply   lose ELV13
shows   a e1 : ELV13x ELV26
shows   A e1 orders 1 : ELV13 ELV26

# A-12 PB-45 a star never joins two hubs: a charged point leaves its middle
position pocket-battles
army 1 elves
A e1 : ELV14
B f1 : ELV26
C f1 : ELV27
army 2 orcs free 0 passed 5
a e1 : ORC09
b e1 : ORC10
fights A-a A-b
round 2
turn 1
end
apply   charge B
apply   target a
shows   fights A-b B-a
apply   roll 1 1
apply   strike
apply   roll 1
# now a is fought by B alone: charging it makes a the middle
apply   charge C
apply   target a
shows   fights A-b B-a C-a

# A-13 a unit whose enemy left goes back at once
position pocket-battles
army 1 elves
A e1 : ELV14
army 2 orcs
a e1 : ORC09
b e1 : ORC10
fights A-a A-b
round 2
turn 2
end
apply   leave a
apply   strike
apply   roll 1
shows   a f1 orders 1 : ORC09
shows   A e1 : ELV14
shows   b e1 : ORC10
shows   fights A-b

# A-13 its own Blood Lust killed it: the enemy goes back
position pocket-battles
army 1 orcs
A e1 : ORC05
B r1 : ORC17
army 2 elves
a e1 : ELV14
fights A-a
round 2
turn 1
end
apply   attack A a
apply   dice 1
apply   roll 1
shows   A lost : ORC05x
shows   a f1 : ELV14

# A-26 A-13 the free charge starts where the unit returned to
position pocket-battles
army 1 elves
A f1 : ELV03
army 2 orcs
a f2 : ORC03
b r2 : ORC02
round 2
turn 1
end
apply   charge A a
apply   roll 4 1 1
shows   A f2 orders 1 : ELV03
actions charge A b

# A-10 PB-73 two units shoot into one star only when it is the target's
position pocket-battles
army 1 elves
A f1 : ELV21
B e1 : ELV14
army 2 orcs
a e1 : ORC09
b f1 : ORC17
fights B-a
round 2
turn 1
end
apply   shoot A b
apply   roll 2
shows   b lost : ORC17x
shows   a e1 : ORC09
shows   B e1 : ELV14
shows   turn 2

# A-25 PB-T4 First Strike and a dead charger: no attack follows, and the order is spent
position pocket-battles
army 1 elves
A f1 : ELV26
B r1 : ELV27
army 2 macedonians
a r1 : MAC13
round 2
turn 1
end
apply   charge A a
apply   strike
apply   roll 4
shows   A lost : ELV26x
shows   a f1 : MAC13
shows   army 1 elves free 4 aside 1
shows   turn 2

# A-31 PB-T23 the owner may let the Fanatic take the wound and keep the Kobold
position pocket-battles
army 1 orcs
A e1 : ORC05 ORC29
army 2 elves
a e1 : ELV14
fights A-a
round 2
turn 1
end
apply   attack A a
apply   dice 1
apply   roll 1
apply   lose ORC05
shows   A e1 orders 1 : ORC05x ORC29
# no hit was rolled; the Guard strikes back
apply   strike
shows   blow counter a A left 1
