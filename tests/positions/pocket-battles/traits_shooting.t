# PB-T8 Long Range: it shoots from the rear
position pocket-battles
army 1 elves
A r1 : ELV04 ELV21
B r1 : ELV22
army 2 orcs
a f1 : ORC17
b r1 : ORC18
round 2
turn 1
end
legal   shoot A a
illegal shoot A b : PB-74
illegal shoot B a : PB-70
apply   shoot A a
apply   roll 2
shows   a lost : ORC17x

# PB-T8 it needs a white face all the same
position pocket-battles
army 1 elves
A r1 : ELV04 ELV26
army 2 orcs
a f1 : ORC17
round 2
turn 1
end
illegal shoot A a : PB-70

# PB-T8 A-24 without its bearer it does not
position pocket-battles
army 1 elves
A r1 : ELV04x ELV21
army 2 orcs
a f1 : ORC17
round 2 last_loss 1
turn 1
end
illegal shoot A a : PB-70

# PB-T8 A-10 not as a reaction
position pocket-battles
army 1 orcs
A f1 : ORC17
army 2 elves
a r1 : ELV04 ELV21
b f1 : ELV26
round 2
turn 1
end
apply   charge A
actions intercept b | wait
illegal fire a : PB-41

# PB-T8 from the front it reacts like any other
position pocket-battles
army 1 orcs
A f1 : ORC17
army 2 elves
a f1 : ELV04 ELV21
round 2
turn 1
end
apply   charge A
actions fire a | wait

# PB-T8 PB-75 from the rear into the next sector as from the front
position pocket-battles
army 1 romans
A r1 : ROM03
army 2 orcs
a f2 : ORC17
round 2
turn 1
end
legal   shoot A a

# PB-T28 Wide Arc: the front and the Engagement zone of an adjacent sector, enemies or not in its own
position pocket-battles
army 1 orcs
A f2 : ORC08
B e3 : ORC17
army 2 elves
a f2 : ELV26
b f1 : ELV27
c e3 : ELV28
d r1 : ELV29
e r3 : ELV30
fights B-c
round 2
turn 1
end
legal   shoot A a
legal   shoot A b
legal   shoot A c
illegal shoot A d : PB-75
illegal shoot A e : PB-75

# PB-T28 not two sectors away
position pocket-battles
army 1 orcs
A f1 : ORC08
army 2 elves
a f3 : ELV26
round 2
turn 1
end
illegal shoot A a : PB-75

# PB-T28 PB-T8 with Long Range from the rear too
position pocket-battles
army 1 orcs
A r2 : ORC08
B r2 : ORC21
army 2 elves
a f2 : ELV26
b f1 : ELV27
round 2
turn 1
end
legal   shoot A a
legal   shoot A b
illegal shoot B b : PB-70

# PB-T28 PB-73 into a combat next door the hits are divided
position pocket-battles
army 1 orcs
A f2 : ORC08
B e3 : ORC17
C r1 : ORC18
army 2 elves
a f2 : ELV26
b e3 : ELV28
fights B-b
round 2
turn 1
end
apply   shoot A b
shows   blow shot A b left 2
apply   roll 4 1
shows   b lost : ELV28x
shows   B lost : ORC17x

# PB-T28 a reaction is for the own sector only
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f2 : ORC08
b f1 : ORC03
round 2
turn 1
end
apply   charge A
acts    chance
shows   fights A-b
