# PB-76 PB-T22 Heal: an order to the healer takes a wound off another unit, and the token is an order at once
position pocket-battles
army 1 elves
A f1 : ELV02
B r3 : ELV13/1 ELV14/1
army 2 orcs
a r3 : ORC17
attacker 1
round 2
turn 1
end
shows   army 1 elves free 3
legal   heal A ELV13
legal   heal A ELV14
illegal heal A ELV02 : PB-T22
illegal heal B ELV13 : PB-T22
apply   heal A ELV13
shows   A f1 orders 1 : ELV02
shows   B r3 : ELV13 ELV14/1
shows   army 1 elves free 3
shows   turn 2

# PB-T22 only a wound can be taken off, and only from a friend
position pocket-battles
army 1 elves
A f1 : ELV02
B r3 : ELV13 ELV14x
army 2 orcs
a r3 : ORC09/1
attacker 1
round 2 last_loss 1
turn 1
end
illegal heal A ELV13 : PB-T22
illegal heal A ELV14 : PB-T22
illegal heal A ORC09 : PB-T22

# PB-T22 not from its own unit
position pocket-battles
army 1 celts
A f1 : CEL01
B r3 : CEL12/1
army 2 orcs
a r3 : ORC17
attacker 2
round 1
turn 1
end
legal   heal A CEL12
illegal heal A CEL01 : PB-T22

# PB-T22 PB-33 the healer must be paid
position pocket-battles
army 1 elves free 1 passed 2
A f1 orders 1 : ELV02
B r3 : ELV13/1
army 2 orcs
a r3 : ORC17
round 2
turn 1
end
illegal heal A ELV13 : PB-33

# PB-77 A-18 the attacker uses no special action in round 1: Heal
position pocket-battles
army 1 elves
A f1 : ELV02
B r3 : ELV13/1
army 2 orcs
a r3 : ORC17
attacker 1
round 1
turn 1
end
illegal heal A ELV13 : PB-77

# PB-77 A-18 Control
position pocket-battles
army 1 elves
A f1 : ELV01
B r3 : ELV13
army 2 orcs
a r3 : ORC17
attacker 1
round 1
turn 1
end
illegal control A : PB-77

# PB-77 A-18 Excite and Galvanize
position pocket-battles
army 1 orcs
A r1 : ORC02
B f1 : ORC17
army 2 elves
a f1 : ELV26
attacker 1
round 1
turn 1
end
illegal excite A : PB-77
illegal galvanize A : PB-77

# PB-77 A-18 Double Order
position pocket-battles
army 1 romans
A r1 : ROM10
B f1 : ROM15
C f2 : ROM16
army 2 elves
a f1 : ELV26
attacker 1
round 1
turn 1
end
illegal double A : PB-77

# PB-77 the defender may, in round 1 as well
position pocket-battles
army 1 orcs
A r1 : ORC02
B f1 : ORC17
army 2 elves
a f1 : ELV26
attacker 2
round 1
turn 1
end
legal   excite A
legal   galvanize A

# PB-77 and the attacker in round 2
position pocket-battles
army 1 romans
A r1 : ROM10
B f1 : ROM15
C f2 : ROM16
army 2 elves
a f1 : ELV26
attacker 1
round 2
turn 1
end
legal   double A

# PB-T18 Control: the order is paid on the Queen, and another unit acts without a token
position pocket-battles
army 1 elves
A r1 : ELV01
B f1 orders 3 : ELV26
C f2 : ELV27
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
# B's own order would cost four, and there are only two
illegal move B f2 : PB-33
apply   control A
shows   A r1 orders 1 : ELV01
shows   army 1 elves free 1
shows   turn 1 control A
acts    1
legal   charge B
legal   move B r1
legal   move C f3
illegal move A r2 : PB-T18
illegal pass : PB-T18
illegal redeploy C f3 : PB-29
apply   charge B
shows   B e1 orders 3 : ELV26
shows   army 1 elves free 1
apply   roll 1 1
shows   turn 2

# PB-T18 A-19 a unit that was redeployed cannot be the one
position pocket-battles
army 1 elves
A r1 : ELV01
B r2 : ELV26
army 2 orcs
a r3 : ORC03
round 2
turn 1
end
apply   redeploy B f2
# nobody else could act
illegal control A : PB-76

# A-19 PB-32 the Queen herself must not have been redeployed
position pocket-battles
army 1 elves
A r1 : ELV01
B r2 : ELV26
army 2 orcs
a r3 : ORC03
round 2
turn 1
end
apply   redeploy A r2
illegal control A : PB-32

# A-19 another unit redeployed leaves her free to command the rest
position pocket-battles
army 1 elves
A r1 : ELV01
B r2 : ELV26
C r2 : ELV27
army 2 orcs
a r3 : ORC03
round 2
turn 1
end
apply   redeploy B f2
apply   control A
illegal move B f1 : PB-32
legal   move C f2

# PB-T19 Double Order: orders to two other units, each paid as usual, one after the other
position pocket-battles
options size=60
army 1 romans
A r1 : ROM10
B f1 : ROM15
C f2 orders 1 : ROM16
army 2 elves
a f1 : ELV04
round 2
turn 1
end
shows   army 1 romans free 6
apply   double A
shows   A r1 orders 1 : ROM10
shows   turn 1 double A
illegal move A r2 : PB-T19
illegal pass : PB-T19
illegal stop : PB-T19
apply   charge B
shows   B e1 orders 1 : ROM15
apply   roll 1 1
acts    1
shows   turn 1 double A after B
illegal attack B a : PB-T19
illegal move A r2 : PB-T19
legal   stop
apply   move C f3
shows   C f3 orders 3 : ROM16
shows   army 1 romans free 2
acts    2

# PB-T19 the second order may be left out
position pocket-battles
options size=60
army 1 romans
A r1 : ROM10
B f1 : ROM15
C f2 : ROM16
army 2 elves
a f3 : ELV04
round 2
turn 1
end
apply   double A
apply   move B r1
apply   stop
acts    2
shows   turn 2

# PB-T20 Excite: one more die for the charge, the fight or the shot that must follow
position pocket-battles
army 1 orcs
A r1 : ORC02
B f1 : ORC17
C f2 : ORC21
D e3 : ORC18
army 2 elves free 0 passed 5
a f1 : ELV04
b f2 : ELV05
c e3 : ELV09
fights D-c
round 2
turn 1
end
apply   excite A
shows   A r1 orders 1 : ORC02
shows   army 1 orcs free 4
shows   turn 1 excite A
illegal move B f2 : PB-T20
illegal leave D : PB-T20
illegal pass : PB-T20
illegal excite A : PB-T20
try     charge B
shows   order charge B at a excited
shows   blow attack B a left 3

try     shoot C b
shows   blow shot C b left 2

try     attack D c
shows   blow attack D c left 2
apply   roll 1 1
# the counter-strike is not excited
apply   strike
shows   blow counter c D left 4

# PB-T20 where nobody can charge, fight or shoot it is refused
position pocket-battles
army 1 orcs
A r1 : ORC02
B r2 : ORC17
army 2 elves
a f3 : ELV04
round 2
turn 1
end
illegal excite A : PB-76
illegal galvanize A : PB-76

# PB-T20 PB-33 and where there is no token left for the order itself
position pocket-battles
army 1 orcs free 1 passed 4
A r1 : ORC02
B f1 : ORC17
army 2 elves
a f1 : ELV04
round 2
turn 1
end
illegal excite A : PB-76
illegal galvanize A : PB-76
legal   charge B

# PB-T21 Galvanize: the charger has Overwhelming
position pocket-battles
army 1 orcs
A r1 : ORC02
B f1 : ORC17
army 2 elves free 0 passed 5
a f1 : ELV04
b f1 : ELV05
c f1 : ELV26
round 2
turn 1
end
apply   galvanize A
shows   turn 1 galvanize A
illegal move B f2 : PB-T21
illegal pass : PB-T21
apply   charge B
apply   target a
shows   order charge B at a galvanized
apply   roll 3 1
shows   a lost : ELV04x
shows   next again
actions charge B
apply   charge B
actions target b | target c
apply   target b
shows   blow attack B b left 2

# PB-T21 only a charge: fighting on cannot be galvanized
position pocket-battles
army 1 orcs
A r1 : ORC02
B e1 : ORC17
army 2 elves
a e1 : ELV04
fights B-a
round 2
turn 1
end
illegal galvanize A : PB-76
legal   excite A

# A-20 Excite and Galvanize on one charge: one and two tokens on the Shaman
position pocket-battles
options size=120
army 1 orcs
A r1 : ORC02
B f1 : ORC17
army 2 elves free 0 passed 12
a f1 : ELV04
b f1 : ELV05
round 2
turn 1
end
apply   excite A
apply   galvanize A
shows   A r1 orders 3 : ORC02
shows   army 1 orcs free 9
illegal excite A : PB-T20
illegal galvanize A : PB-T21
apply   charge B
apply   target a
shows   order charge B at a excited galvanized
shows   blow attack B a left 3

# A-20 in the other order
position pocket-battles
army 1 orcs
A r1 : ORC02
B f1 : ORC17
army 2 elves free 0 passed 5
a f1 : ELV04
round 2
turn 1
end
apply   galvanize A
apply   excite A
shows   A r1 orders 3 : ORC02
actions charge B

# A-20 four tokens are needed for all three orders
position pocket-battles
army 1 orcs free 3 passed 2
A r1 : ORC02
B f1 : ORC17
army 2 elves free 0 passed 5
a f1 : ELV04
round 2
turn 1
end
apply   excite A
illegal galvanize A : PB-76
actions charge B

# A-19 special actions know no distance, and work out of a combat
position pocket-battles
army 1 orcs
A e3 : ORC02
B f1 : ORC17
army 2 elves
a f1 : ELV04
b e3 : ELV26
fights A-b
round 2
turn 1
end
apply   excite A
legal   charge B

# A-19 PB-32 a supporting unit that was redeployed cannot be ordered
position pocket-battles
army 1 orcs
A r1 : ORC02
B f1 : ORC17
army 2 elves
a f1 : ELV04
round 2
turn 1
end
apply   redeploy A r2
illegal excite A : PB-32
illegal galvanize A : PB-32
legal   charge B

# PB-76 a support that was destroyed gives nothing
position pocket-battles
army 1 romans
A f1 : ROM01
B f1 : ROM15
army 2 elves
a f1 : ELV04
round 2
turn 1
end
legal   excite A
illegal galvanize A : PB-T21
illegal control A : PB-T18
illegal heal A ROM15 : PB-T22

# PB-T19 where no second order can be paid the turn is over
position pocket-battles
options size=60
army 1 romans free 2 passed 5
A r1 : ROM10
B f1 : ROM15
C f2 : ROM16
army 2 elves
a f3 : ELV04
round 2
turn 1
end
apply   double A
apply   move B r1
shows   army 1 romans free 0 passed 5
shows   turn 2
shows   next order

# PB-T19 a double order needs a unit that can be ordered
position pocket-battles
options size=60
army 1 romans
A r1 : ROM10
army 2 elves
a f3 : ELV04
round 2
turn 1
end
illegal double A : PB-76

# PB-T19 PB-T20 an order of the two may be excited, and the Imaginifer is paid like any other
position pocket-battles
options size=60
army 1 romans
A r1 : ROM10
B r1 : ROM01
C f1 : ROM15
D f2 : ROM16
army 2 elves free 0 passed 6
a f1 : ELV04
round 2
turn 1
end
apply   double A
apply   excite B
shows   army 1 romans free 5
apply   charge C
shows   blow attack C a left 3
apply   roll 1 1 1
shows   turn 1 double A after C
legal   move D f3

# PB-T18 PB-T22 under Control a healer acts for nothing
position pocket-battles
army 1 elves
A r1 : ELV01
B r1 : ELV02
C r2 : ELV13/1
army 2 orcs
a r3 : ORC17
round 2
turn 1
end
apply   control A
apply   heal B ELV13
shows   A r1 orders 1 : ELV01
shows   B r1 : ELV02
shows   C r2 : ELV13
shows   army 1 elves free 4
shows   turn 2

# PB-T21 the free charge is not galvanized any more
position pocket-battles
army 1 orcs
A r1 : ORC02
B f1 : ORC17
army 2 elves free 0 passed 5
a f1 : ELV04
b f1 : ELV05
c f1 : ELV26
round 2
turn 1
end
apply   galvanize A
apply   charge B
apply   target a
apply   roll 3 1
apply   charge B
apply   target b
apply   roll 3 1
shows   b lost : ELV05x
shows   turn 1
shows   next order

# PB-T20 nor is it excited
position pocket-battles
army 1 orcs
A r1 : ORC02
B f1 : ORC04
army 2 elves free 0 passed 5
a f1 : ELV04
b f1 : ELV05
round 2
turn 1
end
apply   excite A
apply   charge B
apply   target a
# 1 + 2 by Impetus + 1 Engagement + 1 excited
shows   blow attack B a left 5
apply   roll 5 1 1 1 1
apply   charge B
# 1 + 1 + 1 Engagement
shows   blow attack B b left 3
