# PB-29 PB-30 from the rear to its front or the next rear, from the front to its rear or the next front
position pocket-battles
army 1 elves
A r1 : ELV26
B f2 : ELV27
C r3 : ELV28
army 2 orcs
a r2 : ORC02
round 2
turn 1
end
legal   redeploy A f1
legal   redeploy A r2
illegal redeploy A r3 : PB-30
illegal redeploy A f2 : PB-30
illegal redeploy A r1 : PB-30
illegal redeploy A f3 : PB-30
legal   redeploy B r2
legal   redeploy B f1
legal   redeploy B f3
illegal redeploy B r1 : PB-30
illegal redeploy B r3 : PB-30
illegal redeploy B f2 : PB-30
legal   redeploy C f3
legal   redeploy C r2
illegal redeploy C r1 : PB-30
illegal redeploy C f1 : PB-30

# PB-30 for seat 2 as well, whose zones are his own
position pocket-battles
army 1 elves
A r1 : ELV26
army 2 orcs
a f3 : ORC02
b r1 : ORC17
round 2
turn 2
end
legal   redeploy a r3
legal   redeploy a f2
illegal redeploy a f1 : PB-30
illegal redeploy a r2 : PB-30
legal   redeploy b f1
legal   redeploy b r2
illegal redeploy A r2 : PB-22

# PB-29 one unit, one step, once a turn, for no token
position pocket-battles
army 1 elves
A r1 : ELV26
B f2 : ELV27
army 2 orcs
a r2 : ORC02
round 2
turn 1
end
apply   redeploy A f1
shows   A f1 : ELV26
shows   army 1 elves free 5
illegal redeploy A f2 : PB-29
illegal redeploy B f3 : PB-29
apply   pass
apply   pass
# a new turn, a new redeployment
legal   redeploy A f2
legal   redeploy B f3

# PB-31 never into the Engagement zone
position pocket-battles
army 1 elves
A f1 : ELV26
B e2 : ELV27
army 2 orcs
a e2 : ORC17
round 2
fights B-a
turn 1
end
illegal redeploy A e1 : PB-31
illegal redeploy A e2 : PB-31
illegal redeploy B f2 : PB-31
illegal redeploy B e1 : PB-31
illegal redeploy B r2 : PB-31
legal   redeploy A f2

# PB-32 a redeployed unit gets no order in that turn
position pocket-battles
army 1 elves
A r1 : ELV26 ELV21
B f1 : ELV27 ELV23
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
apply   redeploy A f1
illegal move A f2 : PB-32
illegal charge A : PB-32
illegal shoot A a : PB-32
legal   move B f2
legal   charge B
legal   shoot B a
legal   pass

# PB-32 PB-T3 a Fast unit gets one all the same
position pocket-battles
army 1 elves
A r1 : ELV11
army 2 orcs
a f1 : ORC03
round 2
turn 1
end
apply   redeploy A f1
legal   move A f2
legal   charge A
legal   shoot A a
apply   charge A
shows   A e1 orders 1 : ELV11

# PB-32 PB-T15 a Slow unit does not redeploy
position pocket-battles
army 1 elves
A f1 : ELV09
B f2 : ELV26 ELV08
C f3 : ELV27
army 2 orcs
a r1 : ORC02
round 2
turn 1
end
illegal redeploy A f2 : PB-T15
illegal redeploy B f3 : PB-T15
legal   redeploy C f2
legal   move A f2
legal   move B f3

# A-9 PB-32 it may react in the opponent's turn
position pocket-battles
army 1 elves
A r1 : ELV26
B f3 : ELV04
army 2 orcs
a f1 : ORC17
round 2
turn 1
end
apply   redeploy A f1
apply   pass
apply   charge a
shows   next react
actions intercept A | wait

# A-8 redeploying and then passing is legal
position pocket-battles
army 1 elves
A r1 : ELV26
army 2 orcs
a f1 : ORC17
round 2
turn 1
end
apply   redeploy A f1
apply   pass
shows   A f1 : ELV26
shows   army 1 elves free 4 passed 1
shows   turn 2

# PB-29 the redeployment comes at the start of the turn, not after a support
position pocket-battles
army 1 orcs
A r1 : ORC02
B f1 : ORC17
C f2 : ORC18
army 2 elves
a f1 : ELV26
attacker 2
round 1
turn 1
end
apply   excite A
illegal redeploy C f3 : PB-29
legal   charge B
