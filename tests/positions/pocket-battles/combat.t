# PB-51 a charging unit rolls two dice
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
apply   charge A
chance  21
weight  roll 3 3 1/36
weight  roll 2 3 2/36
weight  roll 6 1 2/36
illegal roll 3 : PB-51
illegal roll 3 3 3 : PB-51
illegal pass : PB-51

# PB-51 PB-65 a unit that fights on rolls one
position pocket-battles
army 1 elves
A e1 : ELV26
army 2 orcs
a e1 : ORC03
fights A-a
round 2
turn 1
end
apply   attack A a
chance  6
weight  roll 3 1/6
illegal roll 3 3 : PB-51

# PB-52 the book's example: faces 3, 3, 4, 4, 5; a 4 is two hits
position pocket-battles
army 1 orcs
A e1 : ORC17 ORC18 ORC25
army 2 elves
a e1 : ELV09
fights A-a
round 2
turn 1
end
# Orcs 3-4 and 4-5 with Goblins 3: black 3, 3, 4, 4, 5
apply   attack A a
try     roll 4
shows   allot a 2

try     roll 5
shows   allot a 1

try     roll 3
shows   allot a 2

try     roll 6
try     strike
shows   blow counter a A left 4

# PB-52 the book's example: a 4 and a 5 are three hits
position pocket-battles
army 1 orcs
A f1 : ORC17 ORC18 ORC25
army 2 elves free 0 passed 5
a f1 : ELV09
round 2
turn 1
end
apply   charge A
apply   roll 4 5
shows   allot a 3

# PB-52 white faces do not count in close combat, nor those of the dead
position pocket-battles
army 1 orcs
A e1 : ORC21 ORC17x
army 2 elves
a e1 : ELV04
fights A-a
round 2 last_loss 1
turn 1
end
apply   attack A a
# Half Orcs: black 3, white 3-4; the Orcs 3-4 are dead
try     roll 4
shows   a e1 : ELV04

try     roll 3
shows   a lost : ELV04x

# PB-53 PB-54 losses first: those who are left strike back, with one die
position pocket-battles
army 1 orcs
A f1 : ORC17 ORC19 ORC25 ORC26
army 2 elves
a f1 : ELV13 ELV28 ELV08
round 2
turn 1
end
# the worked example of the rules page: a 3 and a 6 are three hits
apply   charge A
apply   wait
apply   roll 3 6
acts    2
shows   allot a 3
try     lose ELV28
apply   lose ELV08
apply   wound ELV13
# the Guard alone has one die
apply   strike
shows   blow counter a A left 1
apply   roll 2
shows   allot A 1

try     lose ELV13
apply   lose ELV28
# the Wood Pack has two, for it has +1 Engagement
shows   army 2 elves free 5
apply   strike
shows   blow counter a A left 2

# PB-54 a destroyed unit does not strike back
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs free 0 passed 5
a f1 : ORC17
b r1 : ORC18
round 2
turn 1
end
apply   charge A
apply   roll 2 1
shows   a lost : ORC17x
shows   turn 1
shows   next order

# PB-54 the counter-strike costs no token
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs free 0 passed 5
a f1 : ORC17
round 2
turn 1
end
apply   charge A
apply   roll 1 1
apply   strike
apply   roll 4
shows   A lost : ELV26x
shows   a f1 : ORC17
shows   army 2 orcs free 0 passed 5

# PB-54 a unit without black faces does not strike back
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC08
round 2
turn 1
end
apply   charge A
apply   wait
apply   roll 2 6
apply   wound ORC08
shows   turn 2
shows   A e1 orders 1 : ELV26
shows   a e1 : ORC08/1

# PB-55 both survive and stay in contact
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs free 0 passed 5
a f1 : ORC17
round 2
turn 1
end
apply   charge A
apply   roll 1 1
apply   strike
apply   roll 1
shows   A e1 orders 1 : ELV26
shows   a e1 : ORC17
shows   fights A-a

# PB-56 the victor returns to the front
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs free 0 passed 5
a f1 : ORC17
b r1 : ORC18
round 2
turn 1
end
apply   charge A
apply   roll 3 1
shows   A f1 orders 1 : ELV26
lacks   fights A-a

# PB-56 A-13 not while another enemy is in contact with it
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
apply   attack A a
apply   roll 3
shows   a lost : ORC17x
shows   A e1 orders 1 : ELV26
shows   fights A-b

# PB-56 A-13 and those who fought the destroyed one go back too
position pocket-battles
army 1 elves
A e1 : ELV26
B e1 : ELV27
C f1 : ELV28
army 2 orcs free 0 passed 5
a e1 : ORC03
b r3 : ORC18
fights A-a B-a
round 2
turn 1
end
apply   attack A a
apply   roll 3
shows   a lost : ORC03x
shows   A f1 orders 1 : ELV26
shows   B f1 : ELV27

# PB-65 carry on: an engaged unit attacks an enemy in contact with it
position pocket-battles
army 1 elves
A e1 : ELV26
B e1 : ELV27
C f1 : ELV28
army 2 orcs
a e1 : ORC17
b e1 : ORC18
c f1 : ORC19
fights A-a B-b
round 2
turn 1
end
legal   attack A a
legal   attack B b
illegal attack A b : PB-65
illegal attack B a : PB-65
illegal attack A c : PB-65
illegal attack C a : PB-65

# PB-65 PB-66 the ordered unit strikes first, without a charge die; then the enemy strikes back
position pocket-battles
army 1 elves
A e1 : ELV26
army 2 orcs
a e1 : ORC17
fights A-a
round 2
turn 2
end
apply   attack a A
shows   a e1 orders 1 : ORC17
shows   blow attack a A left 1
apply   roll 1
apply   strike
shows   blow counter A a left 1
apply   roll 1
shows   turn 1
shows   fights A-a

# PB-65 PB-33 and it costs an order
position pocket-battles
army 1 elves free 1 passed 2
A e1 orders 2 : ELV26
army 2 orcs
a e1 : ORC17
fights A-a
round 2
turn 1
end
illegal attack A a : PB-33
illegal leave A : PB-33

# PB-66 a unit of a star chooses whom it attacks, and only that one strikes back
position pocket-battles
army 1 elves
A e1 : ELV14
army 2 orcs
a e1 : ORC17
b e1 : ORC18
fights A-a A-b
round 2
turn 1
end
apply   attack A b
apply   roll 1
apply   strike
shows   blow counter b A left 1
apply   roll 1
shows   turn 2

# PB-54 the counter-strike may be declined: no die is rolled, and the order is over
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC17
round 2
turn 1
end
apply   charge A
apply   wait
apply   roll 1 1
acts    2
actions strike | hold
illegal roll 3 : PB-54
says en decides first whether the unit strikes
bad     strike a : left over
try     hold
shows   A e1 orders 1 : ELV26
shows   a e1 : ORC17
shows   fights A-a
shows   turn 2

try     strike
chance  6

# PB-54 a unit without a black face is not asked
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
apply   charge A
apply   roll 1 1
shows   turn 2
shows   fights A-a
