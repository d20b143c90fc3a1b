# PB-33 the first order costs 1, the second 2, the third 4: seven in all
position pocket-battles
options size=80
army 1 orcs
A f1 : ORC21 ORC22 ORC23
army 2 elves
a r3 : ELV04
round 2
turn 1
end
apply   move A f2
shows   A f2 orders 1 : ORC21 ORC22 ORC23
shows   army 1 orcs free 7
apply   pass
apply   move A f3
shows   A f3 orders 3 : ORC21 ORC22 ORC23
shows   army 1 orcs free 5
apply   pass
apply   move A f2
shows   A f2 orders 7 : ORC21 ORC22 ORC23
shows   army 1 orcs free 1
apply   pass
illegal move A f1 : PB-33
legal   pass

# PB-33 an order that cannot be paid is refused; another unit is cheaper
position pocket-battles
army 1 elves free 1 passed 3
A f1 orders 1 : ELV26 ELV21
B f2 : ELV27
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
illegal move A f2 : PB-33
illegal charge A : PB-33
illegal shoot A a : PB-33
legal   move B f3
legal   pass

# PB-33 two tokens pay for it
position pocket-battles
army 1 elves free 2 passed 2
A f1 orders 1 : ELV26 ELV21
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
legal   charge A
legal   shoot A a
apply   move A f2
shows   A f2 orders 3 : ELV26 ELV21
shows   army 1 elves free 0 passed 2
acts    2

# PB-33 the tokens lie on the unit, not on its troops: a loss does not make orders cheaper
position pocket-battles
army 1 elves free 3
A f1 orders 2 : ELV26 ELV27x
army 2 orcs
a r1 : ORC02
round 2 last_loss 2
turn 1
end
apply   move A f2
shows   A f2 orders 5 : ELV26 ELV27x
shows   army 1 elves free 0

# PB-33 PB-27 in the next round it begins at 1 again
position pocket-battles
army 1 elves free 1 passed 1
A f1 orders 3 : ELV26
army 2 orcs free 0 passed 5
a r1 : ORC02
attacker 2
round 1
turn 1
end
apply   pass
shows   round 2
apply   move A f2
shows   A f2 orders 1 : ELV26

# PB-34 everything a turn may hold, in one list
position pocket-battles
options size=80
army 1 elves
A f1 : ELV26 ELV21
B e2 : ELV14
C f3 : ELV02
army 2 orcs
a f1 : ORC17
b e2 : ORC09/1
fights B-b
attacker 1
round 2
turn 1
end
actions pass | redeploy A f2 | redeploy A r1 | redeploy C f2 | redeploy C r3 | move A f2 | move A r1 | move C f2 | move C r3 | charge A | attack B b | leave B | shoot A a

# PB-34 what a unit cannot do it cannot be ordered to
position pocket-battles
army 1 elves
A f1 : ELV26
B f1 : ELV21
army 2 orcs
a f1 : ORC17
round 2
turn 1
end
illegal shoot A a : PB-70
illegal charge B : PB-36
illegal attack A a : PB-65
illegal leave A : PB-67
illegal heal A ELV21 : PB-T22
illegal control A : PB-T18
illegal double A : PB-T19
illegal excite A : PB-T20
illegal galvanize A : PB-T21
illegal concede : PB-79
illegal stop : PB-T19

# PB-35 PB-30 a tactical move is like a redeployment, but costs an order
position pocket-battles
army 1 elves
A r1 : ELV26
B f2 : ELV27
army 2 orcs
a r2 : ORC02
round 2
turn 1
end
legal   move A f1
legal   move A r2
illegal move A r3 : PB-30
illegal move A f2 : PB-30
illegal move A r1 : PB-30
legal   move B f1
illegal move B r1 : PB-30
apply   move A f1
shows   A f1 orders 1 : ELV26
shows   army 1 elves free 4

# PB-35 PB-31 it never enters or leaves an Engagement zone
position pocket-battles
army 1 elves
A f1 : ELV26
B e2 : ELV27
army 2 orcs
a e2 : ORC17
fights B-a
round 2
turn 1
end
illegal move A e1 : PB-31
illegal move B f2 : PB-31
illegal move B e3 : PB-31

# PB-35 two units may move in one turn: one by redeployment, one by order
position pocket-battles
army 1 elves
A r1 : ELV26
B r2 : ELV27
army 2 orcs
a r2 : ORC02
round 2
turn 1
end
apply   redeploy A f1
apply   move B f2
shows   A f1 : ELV26
shows   B f2 orders 1 : ELV27

# PB-78 A-5 a pass sets one token aside as used
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a r2 : ORC02
round 2
turn 1
end
apply   pass
shows   army 1 elves free 4 passed 1
shows   A f1 : ELV26
acts    2

# PB-22 an order goes to a unit of one's own
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC17
round 2
turn 1
end
illegal move a f2 : PB-22
illegal charge a : PB-22
illegal redeploy a f2 : PB-22

# PB-10 and to one that lives
position pocket-battles
army 1 elves
A f1 : ELV26
B lost : ELV27x
C f1 : ELV21
army 2 orcs
a f1 : ORC17
b lost : ORC18x
round 2 last_loss 1
turn 1
end
illegal move B f1 : PB-10
illegal redeploy B f1 : PB-10
illegal charge B : PB-10
illegal shoot C b : PB-10
illegal attack A b : PB-10

# PB-71 PB-65 and against an enemy
position pocket-battles
army 1 elves
A f1 : ELV21
B f1 : ELV26
C e2 : ELV27
army 2 orcs
a f1 : ORC17
b e2 : ORC18
fights C-b
round 2
turn 1
end
illegal shoot A B : PB-71
illegal attack C B : PB-65
