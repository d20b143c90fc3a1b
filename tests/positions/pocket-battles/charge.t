# PB-36 a unit charges from the front, and one of its troops must have a black face
position pocket-battles
army 1 elves
A f1 : ELV26
B r1 : ELV27
C f1 : ELV21
D f1 : ELV23x ELV28
E f1 : ELV22 ELV29x
army 2 orcs
a f1 : ORC03
round 2 last_loss 1
turn 1
end
legal   charge A
illegal charge B : PB-36
illegal charge C : PB-36
legal   charge D
illegal charge E : PB-36

# PB-36 an engaged unit does not charge
position pocket-battles
army 1 elves
A e1 : ELV26
army 2 orcs
a e1 : ORC03
b f1 : ORC17
fights A-a
round 2
turn 1
end
illegal charge A : PB-36
illegal charge A b : PB-36

# PB-37 there must be an enemy at the front or in the Engagement zone of that sector
position pocket-battles
army 1 elves
A f1 : ELV26
B f2 : ELV27
C e3 : ELV28
D f3 : ELV29
army 2 orcs
a f1 : ORC03
b r2 : ORC17
c e3 : ORC18
fights C-c
round 2
turn 1
end
legal   charge A
illegal charge B : PB-37
legal   charge D

# PB-37 the charger goes into the Engagement zone of its sector, and so does its target
position pocket-battles
army 1 elves
A f2 : ELV26
army 2 orcs
a f2 : ORC03
round 2
turn 1
end
apply   charge A
shows   A e2 orders 1 : ELV26
shows   a e2 : ORC03
shows   fights A-a
shows   army 1 elves free 4
shows   order charge A at a
shows   blow attack A a left 2
acts    chance

# PB-42 PB-43 the target is any enemy at the front or in the Engagement zone, chosen after the reaction
position pocket-battles
army 1 elves
A f1 : ELV26
B e1 : ELV27
army 2 orcs free 0 passed 5
a f1 : ORC03
b e1 : ORC17
c r1 : ORC18
d f2 : ORC19
fights B-b
round 2
turn 1
end
illegal charge A a : PB-43
illegal charge A b : PB-43
apply   charge A
acts    1
shows   next target
actions target a | target b
illegal target c : PB-42
illegal target d : PB-42
apply   target b
shows   fights A-b B-b
shows   A e1 orders 1 : ELV26

# PB-43 where there is one target it is not asked for
position pocket-battles
army 1 elves
A f1 : ELV26
B e1 : ELV27
army 2 orcs free 0 passed 5
a r1 : ORC18
b e1 : ORC17
fights B-b
round 2
turn 1
end
apply   charge A
acts    chance
shows   fights A-b B-b

# PB-45 PB-51 a charge at the flank of a fighting unit gives the charge die and nothing more
position pocket-battles
army 1 elves
A f1 : ELV26
B e1 : ELV27
army 2 orcs free 0 passed 5
a e1 : ORC17 ORC18
fights B-a
round 2
turn 1
end
apply   charge A
shows   blow attack A a left 2
chance  21
apply   roll 1 3
apply   lose ORC17
# units are kept apart: the counter-strike is one die of those who are left
shows   a e1 : ORC17x ORC18
apply   strike
shows   blow counter a A left 1

# PB-46 the hits go to one enemy unit, and the counter-strike to the attacker alone
position pocket-battles
army 1 elves
A f1 : ELV26
B e1 : ELV27
army 2 orcs free 0 passed 5
a e1 : ORC17
fights B-a
round 2
turn 1
end
apply   charge A
apply   roll 1 1
apply   strike
shows   blow counter a A left 1
apply   roll 3
shows   A lost : ELV26x
shows   B e1 : ELV27
shows   a e1 : ORC17
shows   fights B-a

# PB-46 hits that are too many for one unit do not pass to another
position pocket-battles
army 1 elves
A e1 : ELV16
army 2 orcs free 0 passed 5
a e1 : ORC03
b e1 : ORC17
fights A-a A-b
round 2
turn 1
end
# two 5s and two 6s: a 6 is two hits, one more than the Standard Bearer has
apply   attack A a
apply   roll 6
shows   a lost : ORC03x
shows   b e1 : ORC17
shows   A e1 orders 1 : ELV16
shows   fights A-b

# PB-47 A-12 the book's picture: one of two enemies is charged by another unit, and the combat splits
position pocket-battles
army 1 elves
A e2 : ELV14
B f2 : ELV26
army 2 orcs free 0 passed 5
a e2 : ORC17
b e2 : ORC18
fights A-a A-b
round 2
turn 1
end
apply   charge B
actions target a | target b
try     target b
shows   fights A-a B-b

try     target a
shows   fights A-b B-a

# PB-47 A-12 for seat 2 just so
position pocket-battles
army 1 elves free 0 passed 5
A e2 : ELV14
B e2 : ELV26
army 2 orcs
a e2 : ORC17
b f2 : ORC18
fights A-a B-a
round 2
turn 2
end
apply   charge b
try     target A
shows   fights A-b B-a

try     target B
shows   fights A-a B-b

# A-12 with three points the charged one leaves the star, and the star goes on with two
position pocket-battles
army 1 elves
A e2 : ELV14
B f2 : ELV26
army 2 orcs free 0 passed 5
a e2 : ORC17
b e2 : ORC18
c e2 : ORC19
fights A-a A-b A-c
round 2
turn 1
end
apply   charge B
apply   target b
shows   fights A-a A-c B-b

# A-12 charging the middle of a star adds a point to it
position pocket-battles
army 1 elves
A e2 : ELV26
B e2 : ELV27
C f2 : ELV28
army 2 orcs free 0 passed 5
a e2 : ORC10
fights A-a B-a
round 2
turn 1
end
apply   charge C
shows   fights A-a B-a C-a

# A-12 two combats in one zone are two combats: charging into one leaves the other alone
position pocket-battles
army 1 elves
A e2 : ELV26
B e2 : ELV27
C f2 : ELV28
army 2 orcs free 0 passed 5
a e2 : ORC10
b e2 : ORC11
fights A-a B-b
round 2
turn 1
end
apply   charge C
apply   target b
shows   fights A-a B-b C-b

# PB-48 into the rear, where nobody is before it
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a r1 : ORC17
b r1 : ORC03
c f2 : ORC18
round 2
turn 1
end
illegal charge A : PB-37
legal   charge A a
legal   charge A b
illegal charge A c : PB-49
apply   charge A a
# the Orcs could pay, but may neither intercept nor shoot
acts    chance
shows   A e1 orders 1 : ELV26
shows   a e1 : ORC17
shows   b r1 : ORC03
shows   order charge A at a named
shows   blow attack A a left 2

# PB-48 A-16 not past a unit at the front
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a r1 : ORC17
b f1 : ORC03
round 2
turn 1
end
illegal charge A a : PB-48
legal   charge A

# PB-48 A-16 and not past one in the Engagement zone, though the front is empty
position pocket-battles
army 1 elves
A f1 : ELV26
B e1 : ELV27
army 2 orcs
a r1 : ORC17
b e1 : ORC03
fights B-b
round 2
turn 1
end
illegal charge A a : PB-48
legal   charge A

# PB-48 only from the front
position pocket-battles
army 1 elves
A r1 : ELV26
army 2 orcs
a r1 : ORC17
round 2
turn 1
end
illegal charge A a : PB-36

# PB-48 PB-56 the unit that destroys an enemy in the rear goes back to its front
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a r1 : ORC17
b r2 : ORC18
round 2
turn 1
end
apply   charge A a
apply   roll 2 1
shows   a lost : ORC17x
shows   A f1 orders 1 : ELV26

# PB-48 A-34 if both live they stay in the Engagement zone
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a r1 : ORC17
b r2 : ORC18
round 2
turn 1
end
apply   charge A a
apply   roll 1 1
apply   strike
apply   roll 1
shows   A e1 orders 1 : ELV26
shows   a e1 : ORC17
shows   fights A-a
acts    2
legal   leave a
legal   attack a A

# PB-49 into the next sector, when the own one holds no enemy at all
position pocket-battles
army 1 elves
A f1 : ELV26
B f2 : ELV27
C e2 : ELV28
army 2 orcs
a f2 : ORC17
b r2 : ORC18
c e2 : ORC19
d f3 : ORC03
fights C-c
round 2
turn 1
end
legal   charge A a
legal   charge A b
legal   charge A c
illegal charge A d : PB-49
illegal charge A : PB-37
illegal charge B d : PB-49

# PB-49 A-16 the rear of the next sector is open even past units before it; nobody reacts
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f2 : ORC17
b r2 : ORC18
c f2 : ORC21
round 2
turn 1
end
apply   charge A b
acts    chance
shows   A e2 orders 1 : ELV26
shows   b e2 : ORC18
shows   order charge A at b named
shows   fights A-b

# PB-49 an enemy anywhere in the own sector forbids it: in the rear
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f2 : ORC17
b r1 : ORC18
round 2
turn 1
end
illegal charge A a : PB-49
legal   charge A b

# PB-49 at the front
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f2 : ORC17
b f1 : ORC18
round 2
turn 1
end
illegal charge A a : PB-49

# PB-49 in the Engagement zone
position pocket-battles
army 1 elves
A f1 : ELV26
B e1 : ELV27
army 2 orcs
a f2 : ORC17
b e1 : ORC18
fights B-b
round 2
turn 1
end
illegal charge A a : PB-49

# PB-49 from the centre both neighbours are open, from the left the right is not
position pocket-battles
army 1 elves
A f2 : ELV26
B f1 : ELV27
army 2 orcs
a f3 : ORC17
round 2
turn 1
end
legal   charge A a
illegal charge B a : PB-49

# PB-50 the survivor goes to the front of the sector where they fought: the charger
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a r2 : ORC17
b r2 : ORC18
round 2
turn 1
end
apply   charge A a
apply   roll 3 1
shows   a lost : ORC17x
shows   A f2 orders 1 : ELV26

# PB-50 the charged one
position pocket-battles
army 1 elves
A f1 : ELV26
B r1 : ELV27
army 2 orcs
a r2 : ORC17
round 2
turn 1
end
apply   charge A a
apply   roll 1 1
apply   strike
apply   roll 4
shows   A lost : ELV26x
shows   a f2 : ORC17

# PB-50 A-34 both survive: the Engagement zone of the target's sector, and their fronts are there
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs free 1 passed 4
a r2 : ORC03
round 2
turn 1
end
apply   charge A a
apply   roll 1 1
shows   A e2 orders 1 : ELV26
shows   a e2 : ORC03
acts    2
apply   leave a
apply   strike
apply   roll 1
shows   a f2 orders 1 : ORC03
shows   A f2 orders 1 : ELV26

# PB-49 A-12 the target in the next sector may be fighting already
position pocket-battles
army 1 elves
A f1 : ELV26
B e2 : ELV27
army 2 orcs
a e2 : ORC17
b f3 : ORC18
fights B-a
round 2
turn 1
end
apply   charge A a
shows   fights A-a B-a
shows   A e2 orders 1 : ELV26

# PB-37 PB-43 an unused named target is refused: in the own sector the target comes later
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC17
round 2
turn 1
end
illegal charge A a : PB-43
legal   charge A
