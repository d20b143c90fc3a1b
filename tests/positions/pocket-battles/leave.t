# PB-67 PB-69 an engaged unit goes back to its front, after the enemy has struck
position pocket-battles
army 1 elves
A e2 : ELV26
army 2 orcs
a e2 : ORC17
fights A-a
round 2
turn 1
end
apply   leave A
shows   A e2 orders 1 : ELV26
shows   army 1 elves free 4
shows   order leave A
apply   strike
shows   blow free a A left 1
chance  6
apply   roll 1
shows   A f2 orders 1 : ELV26
shows   a f2 : ORC17
lacks   fights A-a
shows   turn 2

# PB-67 only an engaged unit can leave
position pocket-battles
army 1 elves
A f2 : ELV26
B r1 : ELV27
army 2 orcs
a f2 : ORC17
round 2
turn 1
end
illegal leave A : PB-67
illegal leave B : PB-67

# PB-68 A-14 every enemy in contact strikes, in the order of letters, for no token
position pocket-battles
army 1 elves
A e2 : ELV14
army 2 orcs free 0 passed 5
a e2 : ORC17
b e2 : ORC18
c e2 : ORC19
fights A-a A-b A-c
round 2
turn 1
end
apply   leave A
shows   order leave A strikers b c
apply   strike
shows   blow free a A left 1
apply   roll 1
shows   order leave A strikers c
apply   strike
shows   blow free b A left 1
apply   roll 4
apply   wound ELV14
shows   A e2 orders 1 : ELV14/1
apply   strike
shows   blow free c A left 1
apply   roll 1
shows   A f2 orders 1 : ELV14/1
shows   a f2 : ORC17
shows   b f2 : ORC18
shows   c f2 : ORC19
shows   army 2 orcs free 0 passed 5

# PB-68 a dead unit is struck no more
position pocket-battles
army 1 elves
A e2 : ELV26
B r1 : ELV27
army 2 orcs
a e2 : ORC17
b e2 : ORC18
fights A-a A-b
round 2
turn 1
end
apply   leave A
apply   strike
apply   roll 3
shows   A lost : ELV26x
shows   a f2 : ORC17
shows   b f2 : ORC18
shows   turn 2

# PB-68 A-36 an enemy without black faces does not strike
position pocket-battles
army 1 elves
A e2 : ELV26
army 2 orcs
a e2 : ORC03
b e2 : ORC18
fights A-a A-b
round 2
turn 1
end
apply   leave A
apply   strike
shows   blow free b A left 1
apply   roll 1
shows   A f2 orders 1 : ELV26
shows   a f2 : ORC03

# PB-68 and where none can, the unit just goes
position pocket-battles
army 1 elves
A e2 : ELV26
army 2 orcs
a e2 : ORC03
fights A-a
round 2
turn 1
end
apply   leave A
shows   A f2 orders 1 : ELV26
shows   a f2 : ORC03
shows   turn 2

# A-14 trait dice count, a charge die does not; nobody strikes back
position pocket-battles
army 1 elves
A e2 : ELV14
army 2 orcs
a e2 : ORC06
fights A-a
round 2
turn 1
end
apply   leave A
# the Troll has +2 Engagement
apply   strike
shows   blow free a A left 3
apply   roll 1 1 1
shows   turn 2
shows   A f2 orders 1 : ELV14
shows   a f2 : ORC06

# A-13 PB-69 an enemy that fights somebody else stays in his combat
position pocket-battles
army 1 elves
A e2 : ELV26
B e2 : ELV27
army 2 orcs
a e2 : ORC17
fights A-a B-a
round 2
turn 1
end
apply   leave A
apply   strike
apply   roll 1
shows   A f2 orders 1 : ELV26
shows   B e2 : ELV27
shows   a e2 : ORC17
shows   fights B-a

# A-14 PB-T9 destroying the leaver does not set off Overwhelming
position pocket-battles
army 1 elves
A e2 : ELV26
B f2 : ELV27
army 2 orcs
a e2 : ORC04
fights A-a
round 2
turn 1
end
apply   leave A
# the Chariot has +1 Engagement; Impetus is for charges
apply   strike
shows   blow free a A left 2
apply   roll 5 1
shows   A lost : ELV26x
shows   a f2 : ORC04
shows   turn 2
shows   next order

# PB-67 PB-33 it costs an order like any other
position pocket-battles
army 1 elves
A e2 orders 1 : ELV26
army 2 orcs
a e2 : ORC03
fights A-a
round 2
turn 1
end
apply   leave A
shows   A f2 orders 3 : ELV26
shows   army 1 elves free 2

# PB-68 each of the strikes at a leaver may be declined
position pocket-battles
army 1 elves
A e2 : ELV26
army 2 orcs
a e2 : ORC17
b e2 : ORC18
fights A-a A-b
round 2
turn 1
end
apply   leave A
acts    2
shows   blow free a A
actions strike | hold
apply   hold
shows   blow free b A
actions strike | hold
apply   strike
apply   roll 1
shows   A f2 orders 1 : ELV26
shows   a f2 : ORC17
shows   b f2 : ORC18
