# PB-T2 +1 Engagement: one more die in attack, charge and counter-strike
position pocket-battles
army 1 orcs
A f1 : ORC03 ORC17
B e2 : ORC18 ORC19
army 2 elves free 0 passed 5
a f1 : ELV08 ELV26
b e2 : ELV09
fights B-b
round 2
turn 1
end
try     charge A
shows   blow attack A a left 3
apply   roll 1 1 1
# the Wood Pack strikes back with two
apply   strike
shows   blow counter a A left 2

try     attack B b
shows   blow attack B b left 1
apply   roll 1
# the Treeman has +3
apply   strike
shows   blow counter b B left 4

# PB-T2 the bonus is gone with its bearer
position pocket-battles
army 1 orcs
A f1 : ORC03x ORC17
army 2 elves free 0 passed 5
a f1 : ELV04
round 2 last_loss 1
turn 1
end
apply   charge A
shows   blow attack A a left 2

# PB-T2 A-21 of two bonuses the highest counts
position pocket-battles
army 1 orcs
A f1 : ORC01 ORC03 ORC17
army 2 elves free 0 passed 5
a f1 : ELV04
round 2
turn 1
end
# +2 of the Warlord and +1 of the Standard Bearer
apply   charge A
shows   blow attack A a left 4

# A-21 PB-T2 bonus=add: they are added
position pocket-battles
options bonus=add
army 1 orcs
A f1 : ORC01 ORC03 ORC17
army 2 elves free 0 passed 5
a f1 : ELV04
round 2
turn 1
end
apply   charge A
shows   blow attack A a left 5

# A-21 two equal bonuses are one
position pocket-battles
army 1 persians
A e1 : PER05 PER06 PER07
army 2 elves
a e1 : ELV04
fights A-a
round 2
turn 1
end
apply   attack A a
shows   blow attack A a left 2

# A-21 bonus=add: three equal ones are three
position pocket-battles
options bonus=add
army 1 persians
A e1 : PER05 PER06 PER07
army 2 elves
a e1 : ELV04
fights A-a
round 2
turn 1
end
apply   attack A a
shows   blow attack A a left 4

# PB-T13 +X Shooting: more dice in a shot, and none in close combat
position pocket-battles
army 1 elves
A f1 : ELV06
B f1 : ELV11
C f1 : ELV05 ELV21 ELV26
army 2 orcs free 0 passed 5
a f1 : ORC03
round 2
turn 1
end
try     shoot A a
shows   blow shot A a left 3
chance  56
weight  roll 1 2 3 6/216
weight  roll 4 4 4 1/216

try     shoot B a
shows   blow shot B a left 2

try     shoot C a
shows   blow shot C a left 2

try     charge B
shows   blow attack B a left 2

try     charge C
# +1 Engagement of the same Champion
shows   blow attack C a left 3

# PB-T13 in the shot at a charger too
position pocket-battles
army 1 orcs
A f1 : ORC09
army 2 elves
a f1 : ELV06
round 2
turn 1
end
apply   charge A
apply   fire a
shows   blow reaction a A left 3

# A-21 PB-T13 of several the highest counts
position pocket-battles
army 1 persians
A f1 : PER20 PER21 PER22
army 2 elves
a f1 : ELV04
round 2
turn 1
end
apply   shoot A a
shows   blow shot A a left 2

# A-21 PB-T13 bonus=add
position pocket-battles
options bonus=add
army 1 persians
A f1 : PER20 PER21 PER22
army 2 elves
a f1 : ELV04
round 2
turn 1
end
apply   shoot A a
shows   blow shot A a left 4

# PB-T17 +1 Wounds: a roll that hits inflicts one more
position pocket-battles
army 1 orcs
A e1 : ORC15 ORC17
army 2 elves
a e1 : ELV09
fights A-a
round 2
turn 1
end
# 5 and 3-4
apply   attack A a
try     roll 5
shows   allot a 2

try     roll 3
shows   allot a 2

try     roll 6
try     strike
shows   blow counter a A left 4

# PB-T17 once a roll, not once a die
position pocket-battles
army 1 orcs
A f1 : ORC15 ORC17
army 2 elves free 0 passed 5
a f1 : ELV09
round 2
turn 1
end
apply   charge A
apply   roll 3 5
shows   allot a 3

# PB-T17 A-21 two Gnolls give one more wound, with bonus=add two
position pocket-battles
army 1 orcs
A e1 : ORC15 ORC16
army 2 elves
a e1 : ELV09
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 5
shows   allot a 2

# A-21 PB-T17 bonus=add
position pocket-battles
options bonus=add
army 1 orcs
A e1 : ORC15 ORC16
army 2 elves
a e1 : ELV09
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 5
shows   allot a 3

# PB-T17 A-15 in shooting, and before the hits are divided
position pocket-battles
army 1 romans
A f1 : ROM03
B e1 : ROM28 ROM29
army 2 elves
a e1 : ELV09
fights B-a
round 2
turn 1
end
# the Onager has +2 Wounds: one hit is three, and each of two units takes two
apply   shoot A a
apply   roll 5
shows   allot a 2 share 2 then B

# PB-T17 a miss stays a miss
position pocket-battles
army 1 romans
A f1 : ROM03
army 2 elves
a f1 : ELV04
round 2
turn 1
end
apply   shoot A a
apply   roll 4
shows   a f1 : ELV04
shows   turn 2

# PB-T17 in a counter-strike as well
position pocket-battles
army 1 elves
A f1 : ELV14
army 2 orcs free 0 passed 5
a f1 : ORC15 ORC17
round 2
turn 1
end
apply   charge A
apply   roll 1 1
apply   strike
apply   roll 5
shows   A lost : ELV14x

# PB-T26 Fury: one die for each order on the unit, the present one included
position pocket-battles
army 1 celts
A f1 : CEL05 CEL30
B e2 : CEL06
army 2 elves free 0 passed 5
a f1 : ELV04
b e2 : ELV09
fights B-b
round 2
turn 1
end
try     charge A
# 1 + charge 1 + Warchief 2 + one order
shows   blow attack A a left 5

try     attack B b
shows   blow attack B b left 2

# PB-T26 in a counter-strike too; wounds do not count
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 celts free 0 passed 1
a f1 orders 3 : CEL06 CEL12/1
round 2
turn 1
end
apply   charge A
apply   roll 1 1
apply   strike
shows   blow counter a A left 4

# PB-T26 tokens of orders given earlier in the round count
position pocket-battles
army 1 celts
A e1 orders 1 : CEL06
army 2 elves
a e1 : ELV09
fights A-a
round 2
turn 1
end
apply   attack A a
shows   A e1 orders 3 : CEL06
shows   blow attack A a left 4

# PB-T7 Impetus: two charge dice when ordered to charge
position pocket-battles
army 1 orcs
A f1 : ORC09 ORC17
B e2 : ORC10
army 2 elves free 0 passed 5
a f1 : ELV26
b e2 : ELV09
fights B-b
round 2
turn 1
end
try     charge A
shows   blow attack A a left 3

# not when it fights on
try     attack B b
shows   blow attack B b left 1

# PB-T7 nor when it strikes back, nor when it intercepts
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC09
round 2
turn 1
end
apply   charge A
apply   intercept a
shows   blow attack A a left 2
apply   roll 1 1
apply   strike
shows   blow counter a A left 1

# PB-T7 A-24 it goes with its bearer
position pocket-battles
army 1 orcs
A f1 : ORC09 ORC17
army 2 elves
a f1 : ELV17 ELV21 ELV18
round 2
turn 1
end
apply   charge A
apply   fire a
# 2-3-6, 2-3, 3-4-6: a 2 is two hits
apply   roll 2
apply   lose ORC09
shows   blow attack A a left 2

# A-23 PB-51 trait dice count in counter-strikes, the charge die only in one's own charge
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs free 0 passed 5
a f1 : ORC01 ORC09
round 2
turn 1
end
apply   charge A
shows   blow attack A a left 2
apply   roll 1 1
# +2 of the Warlord; neither a charge die nor Impetus
apply   strike
shows   blow counter a A left 3

# A-24 PB-T2 a trait is gone at once, also between the two rolls of one combat
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs free 0 passed 5
a f1 : ORC01 ORC17
round 2
turn 1
end
apply   charge A
apply   roll 2 1
try     lose ORC01
try     strike
shows   blow counter a A left 1

try     lose ORC17
try     strike
shows   blow counter a A left 3
