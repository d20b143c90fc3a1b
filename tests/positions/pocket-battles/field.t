# PB-4 a unit may be placed in six of the fifteen zones: own front and rear of three sectors
setup pocket-battles attacker=1
legal   deploy A f1
legal   deploy A f2
legal   deploy A f3
legal   deploy A r1
legal   deploy A r2
legal   deploy A r3
illegal deploy A e1 : PB-17
illegal deploy A e2 : PB-17
illegal deploy A e3 : PB-17
bad     deploy A f4 : a zone is missing here
bad     deploy A r0 : a zone is missing here
bad     deploy A g1 : a zone is missing here
apply   deploy A f1
legal   deploy a f1
legal   deploy a f2
legal   deploy a f3
legal   deploy a r1
legal   deploy a r2
legal   deploy a r3
illegal deploy a e2 : PB-17

# PB-4 the Engagement zone is shared: both sides stand in the same one
position pocket-battles
army 1 elves
A e3 : ELV14
army 2 orcs
a e3 : ORC09
fights A-a
round 2
turn 1
end
shows   A e3 : ELV14
shows   a e3 : ORC09
shows   fights A-a
legal   attack A a

# PB-5 sector 1 is the left of seat 1 and the right of seat 2: the units there face each other
position pocket-battles
army 1 elves
A f1 : ELV21
B f3 : ELV22
army 2 orcs
a f1 : ORC17
b f3 : ORC18
round 2
turn 1
end
legal   shoot A a
legal   shoot B b
illegal shoot A b : PB-75
says en that sector is not adjacent
illegal shoot B a : PB-75

# PB-1 the box holds six dice: a larger roll is made in two parts
position pocket-battles
options size=80
army 1 celts
A f1 orders 3 : CEL05 CEL30
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
# 1 die, 1 for the charge, 2 for the Warchief and 7 for the orders on it
apply   charge A
acts    chance
chance  462
weight  roll 1 1 1 1 1 1 1/46656
weight  roll 1 2 3 4 5 6 720/46656
shows   blow attack A a left 11
apply   roll 1 2 3 4 1 1
shows   blow attack A a left 5 faces 1 1 1 2 3 4
chance  252
weight  roll 1 1 1 1 1 1/7776
weight  roll 1 1 2 2 3 30/7776
apply   roll 1 1 2 2 3
shows   turn 2

# PB-1 six dice are one roll
position pocket-battles
options size=80
army 1 celts
A f1 orders 1 : CEL05 CEL30
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
# 1 die, 1 for the charge, 2 for the Warchief and 3 for the orders: seven
apply   charge A
shows   blow attack A a left 7
apply   roll 1 1 1 1 1 1
chance  6
weight  roll 4 1/6
apply   roll 1
shows   turn 2

# PB-2 a tile has hit points, black faces and white faces of its own
position pocket-battles
army 1 orcs
A f1 : ORC21
army 2 elves
a f1 : ELV10 ELV04
round 2
turn 1
end
# Half Orcs: black 3, white 3-4
try     shoot A a
apply   roll 4
shows   a lost : ELV10x ELV04x

try     shoot A a
apply   roll 5
shows   a f1 : ELV10 ELV04

try     charge A
apply   roll 4 4
shows   a e1 : ELV10 ELV04

try     charge A
apply   roll 3 4
shows   a lost : ELV10x ELV04x

# PB-3 a token that becomes a Wound is an order less
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC09
round 2
turn 1
end
shows   army 2 orcs free 5
apply   charge A
apply   wait
apply   roll 2 6
apply   wound ORC09
shows   army 2 orcs free 4
shows   a e1 : ORC09/1
