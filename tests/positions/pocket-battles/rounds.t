# PB-22 PB-23 the players take turns: an action each
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f3 : ORC17
round 2
turn 1
end
acts    1
apply   pass
acts    2
shows   turn 2
shows   army 1 elves free 4 passed 1
illegal move A f2 : PB-22
apply   pass
acts    1

# PB-23 the redeployment is not the action: the same player goes on
position pocket-battles
army 1 elves
A f1 : ELV26
B f2 : ELV27
army 2 orcs
a f3 : ORC17
round 2
turn 1
end
apply   redeploy A r1
acts    1
shows   turn 1 redeployed A
shows   army 1 elves free 5
apply   move B r2
acts    2
shows   turn 2
shows   army 1 elves free 4

# PB-23 PB-25 the action must be taken: with a token in hand at least a pass
position pocket-battles
army 1 elves free 1 passed 4
A lost : ELV26x
B r1 : ELV04
army 2 orcs
a f3 : ORC17
round 2 last_loss 2
turn 1
end
actions pass | move B f1 | move B r2 | redeploy B f1 | redeploy B r2
illegal done : PB-34
apply   redeploy B f1
actions pass

# PB-24 PB-25 PB-27 the round ends when both have no token; one who has runs on alone
position pocket-battles
army 1 elves free 3 passed 2
A f1 : ELV26
army 2 orcs free 1 passed 4
a f3 : ORC17
round 2
turn 2
end
apply   pass
acts    1
shows   round 2
apply   pass
acts    1
apply   move A r1
acts    1
shows   A r1 orders 1 : ELV26
apply   pass
# the round is over, and all tokens are back
shows   round 3
shows   army 1 elves free 5
shows   army 2 orcs free 5
shows   A r1 : ELV26
acts    1

# PB-26 the defender has the first turn of round 2
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 5
a f3 : ORC17
attacker 1
round 1
turn 1
end
apply   pass
shows   round 2
acts    2

# PB-26 and so on: round 4 begins with the defender
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 5
a f3 : ORC17
attacker 2
round 3
turn 1
end
apply   pass
shows   round 4
acts    1

# PB-26 the attacker has the first turn of round 3
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 5
a f3 : ORC17
attacker 2
round 2
turn 1
end
apply   pass
shows   round 3
acts    2

# PB-26 in round 1 the attacker begins
setup pocket-battles attacker=2 army1=ELV03 army2=ORC06
apply   deploy a f1
apply   deploy A f1
shows   round 1
acts    2

# PB-27 PB-60 orders and the tokens of the dead come back, wounds on the living stay
position pocket-battles
army 1 elves free 1 passed 1
A f1 orders 3 : ELV26
army 2 orcs free 0 aside 2
a f3 orders 1 : ORC09/1 ORC10/1 ORC17x
round 2 last_loss 2
turn 1
end
apply   pass
# seat 1 begins round 3; seat 2 is asked about his wounded
shows   next cull
acts    2
apply   done
shows   round 3 last_loss 2
shows   army 1 elves free 5
shows   army 2 orcs free 3
shows   A f1 : ELV26
shows   a f3 : ORC09/1 ORC10/1 ORC17x

# PB-28 A-6 a wounded troop may be given up, and its tokens come back
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 3
a f3 : ORC09/1 ORC10/1 ORC17
b r1 : ORC06
round 2
turn 1
end
apply   pass
acts    2
actions cull ORC09 | cull ORC10 | done
illegal cull ORC17 : PB-28
illegal cull ORC06 : PB-28
illegal cull ELV26 : PB-28
apply   cull ORC09
shows   a f3 : ORC09x ORC10/1 ORC17
shows   army 2 orcs free 1 passed 3
actions cull ORC10 | done
apply   done
shows   round 3 last_loss 2
shows   army 2 orcs free 4
shows   a f3 : ORC09x ORC10/1 ORC17

# PB-28 nobody is asked who has no wounded troop; after the last one nothing more is asked
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 4
a f3 : ORC09/1 ORC17
b f3 : ORC06
round 2
turn 1
end
apply   pass
apply   cull ORC09
shows   round 3 last_loss 2
shows   army 2 orcs free 5
shows   a f3 : ORC09x ORC17

# PB-21 PB-80 victory is looked at when the round ends, not before
position pocket-battles
army 1 elves free 2 passed 3
A f1 : ELV26
army 2 orcs free 0 passed 3 aside 2
a lost : ORC09x ORC17x
b f3 : ORC25
round 2 last_loss 2
turn 1
end
acts    1
apply   pass
acts    1
apply   pass
over
score   1 -1
shows   over 1

# A-7 a player without tokens has no turn and so no redeployment
position pocket-battles
army 1 elves free 0 passed 5
A f1 : ELV26
army 2 orcs
a f3 : ORC17
round 2
turn 1
end
acts    2
shows   turn 2
illegal redeploy A r1 : PB-22
apply   pass
acts    2

# A-7 PB-24 a position in which nobody has a token is the end of a round
position pocket-battles
army 1 elves free 0 passed 5
A f1 : ELV26
army 2 orcs free 0 passed 5
a f3 : ORC17
round 4 last_loss 3
turn 1
end
shows   round 5 last_loss 3
shows   army 1 elves free 5
acts    1

# PB-24 PB-25 a side that is all wounds has no turn in the next round either
position pocket-battles
options size=10
army 1 elves free 1
A f1 : ELV26
army 2 orcs free 0
a f3 : ORC09/1
round 1
turn 1
end
apply   pass
acts    2
shows   next cull
apply   done
# round 2 is the defender's, but he has no token
shows   round 2
acts    1
