# PB-70 a unit shoots from the front, and one of its troops must have a white face
position pocket-battles
army 1 elves
A f1 : ELV21
B f1 : ELV26
C r1 : ELV22
D f1 : ELV28x ELV23
E f1 : ELV24x ELV27
army 2 orcs
a f1 : ORC17
round 2 last_loss 1
turn 1
end
legal   shoot A a
illegal shoot B a : PB-70
illegal shoot C a : PB-70
legal   shoot D a
illegal shoot E a : PB-70

# PB-70 an engaged unit does not shoot
position pocket-battles
army 1 elves
A e1 : ELV21
army 2 orcs
a e1 : ORC17
b f1 : ORC18
fights A-a
round 2
turn 1
end
illegal shoot A a : PB-70
illegal shoot A b : PB-70

# PB-71 at the front or in the Engagement zone of the same sector
position pocket-battles
army 1 elves
A f1 : ELV21
B e1 : ELV26
army 2 orcs
a f1 : ORC17
b e1 : ORC18
c r1 : ORC19
d f2 : ORC20
e f3 : ORC25
fights B-b
round 2
turn 1
end
legal   shoot A a
legal   shoot A b
illegal shoot A c : PB-74
illegal shoot A d : PB-75
illegal shoot A B : PB-71

# PB-72 one die; a hit for each white face of that value; no counter-fire
position pocket-battles
army 1 elves
A f1 : ELV17 ELV21
army 2 orcs
a f1 : ORC21 ORC22 ORC23
round 2
turn 1
end
apply   shoot A a
shows   A f1 orders 1 : ELV17 ELV21
shows   army 1 elves free 4
chance  6
shows   blow shot A a left 1
# 2-3-6 and 2-3
try     roll 3
shows   allot a 2
acts    2
apply   lose ORC21
apply   lose ORC22
shows   a f1 : ORC21x ORC22x ORC23
shows   turn 2

try     roll 6
shows   allot a 1

try     roll 4
shows   turn 2
shows   a f1 : ORC21 ORC22 ORC23

# PB-72 black faces do not count, and wounds are laid as usual
position pocket-battles
army 1 orcs
A f1 : ORC21
army 2 elves
a f1 : ELV13
round 2
turn 1
end
apply   shoot A a
try     roll 3
apply   wound ELV13
shows   a f1 : ELV13/1
shows   army 2 elves free 4

try     roll 5
shows   a f1 : ELV13
shows   turn 2

# PB-73 A-15 the example of the rules page: three hits on one unit of each side are two for each
position pocket-battles
army 1 elves
A f1 : ELV17 ELV21 ELV18
B e1 : ELV14 ELV26
army 2 orcs
a e1 : ORC09 ORC17
fights B-a
round 2
turn 1
end
# 2-3-6, 2-3 and 3-4-6: a 3 is three hits
apply   shoot A a
apply   roll 3
acts    2
shows   allot a 2 share 2 then B
apply   lose ORC09
acts    1
shows   allot B 2
apply   lose ELV14
shows   a e1 : ORC09x ORC17
shows   B e1 : ELV14x ELV26
shows   turn 2

# PB-73 one hit is one for each of them
position pocket-battles
army 1 elves
A f1 : ELV21
B e1 : ELV26
C r1 : ELV27
army 2 orcs
a e1 : ORC17
b r1 : ORC18
fights B-a
round 2
turn 1
end
apply   shoot A a
apply   roll 2
shows   a lost : ORC17x
shows   B lost : ELV26x
shows   turn 2

# PB-73 A-13 whose last enemy was shot goes back to the front
position pocket-battles
army 1 elves
A f1 : ELV21
B e1 : ELV14
army 2 orcs
a e1 : ORC17
b r1 : ORC18
fights B-a
round 2
turn 1
end
apply   shoot A a
apply   roll 2
shows   a lost : ORC17x
shows   allot B 1
apply   wound ELV14
shows   B f1 : ELV14/1
lacks   fights B-a

# PB-73 A-12 all units of the star share, wherever the target stands in it
position pocket-battles
army 1 elves
A f1 : ELV17 ELV21 ELV18
B e1 : ELV14 ELV26
army 2 orcs
a e1 : ORC09 ORC17
b e1 : ORC10 ORC18
fights B-a B-b
round 2
turn 1
end
# three hits among three units: one each
apply   shoot A b
apply   roll 3
shows   allot a 1 share 1 then b B
apply   lose ORC17
shows   allot b 1 share 1 then B
apply   lose ORC18
shows   allot B 1
apply   lose ELV26
shows   turn 2

# PB-73 another combat in the same zone is left alone
position pocket-battles
army 1 elves
A f1 : ELV17 ELV21
B e1 : ELV26
C e1 : ELV27
D r1 : ELV28
army 2 orcs
a e1 : ORC17
b e1 : ORC18
fights B-a C-b
round 2
turn 1
end
apply   shoot A b
apply   roll 2
# two hits, one each for b and C
shows   b lost : ORC18x
shows   C lost : ELV27x
shows   a e1 : ORC17
shows   B e1 : ELV26
shows   fights B-a

# PB-73 A-15 seat 2 shoots: the other side allots first, then the shooter
position pocket-battles
army 1 elves
A e1 : ELV14 ELV26
army 2 orcs
a f1 : ORC21
b e1 : ORC09 ORC17
fights A-b
round 2
turn 2
end
apply   shoot a A
apply   roll 4
acts    1
shows   allot A 1 share 1 then b
apply   lose ELV26
acts    2
apply   lose ORC17
shows   turn 1

# PB-74 the rear may be shot at only if nobody is before it
position pocket-battles
army 1 elves
A f1 : ELV21
B f2 : ELV22
C f3 : ELV24
D e3 : ELV26
army 2 orcs
a r1 : ORC17
b r2 : ORC18
c f2 : ORC19
d r3 : ORC20
e e3 : ORC25
fights D-e
round 2
turn 1
end
legal   shoot A a
illegal shoot B b : PB-74
legal   shoot B c
illegal shoot C d : PB-74
apply   shoot A a
apply   roll 2
shows   a lost : ORC17x

# PB-75 an adjacent sector only if the own one holds no enemy at all
position pocket-battles
army 1 elves
A f1 : ELV21
B f3 : ELV22
C e2 : ELV26
army 2 orcs
a f2 : ORC17
b e2 : ORC18
c r2 : ORC19
d r3 : ORC20
fights C-b
round 2
turn 1
end
legal   shoot A a
legal   shoot A b
illegal shoot A c : PB-75
# d stands in the rear of B's own sector
illegal shoot B a : PB-75
legal   shoot B d

# PB-75 its rear only if its front and Engagement zone are empty of enemies
position pocket-battles
army 1 elves
A f1 : ELV21
army 2 orcs
a r2 : ORC17
b f3 : ORC18
round 2
turn 1
end
legal   shoot A a
illegal shoot A b : PB-75

# PB-75 an enemy in the own Engagement zone forbids it too
position pocket-battles
army 1 elves
A f1 : ELV21
B e1 : ELV26
army 2 orcs
a e1 : ORC17
b f2 : ORC18
fights B-a
round 2
turn 1
end
illegal shoot A b : PB-75
legal   shoot A a

# PB-75 PB-73 shooting into a combat of the next sector divides the hits too
position pocket-battles
army 1 elves
A f1 : ELV21
B e2 : ELV26
C r1 : ELV27
army 2 orcs
a e2 : ORC17
b r2 : ORC18
fights B-a
round 2
turn 1
end
apply   shoot A a
apply   roll 2
shows   a lost : ORC17x
shows   B lost : ELV26x

# PB-70 PB-33 a shot costs an order
position pocket-battles
army 1 elves
A f1 orders 1 : ELV21
army 2 orcs
a f1 : ORC17
round 2
turn 1
end
apply   shoot A a
shows   A f1 orders 3 : ELV21
shows   army 1 elves free 2
