# PB-79 with concede=1 a player may concede in his turn
position pocket-battles
options concede=1
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC17
round 2
turn 1
end
legal   concede
apply   concede
over
score   -1 1
shows   over 2

# PB-79 without the option it is no action of the game
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a f1 : ORC17
round 2
turn 2
end
illegal concede : PB-79

# PB-80 half of the enemy's cost is enough
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 5
a lost : ORC17x
b f1 : ORC18
round 2 last_loss 1
turn 1
end
apply   pass
over
score   1 -1

# PB-80 A-2 less than half is not, whatever the size of the battle is
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 5
a lost : ORC17x
b f1 : ORC18 ORC29
round 2 last_loss 1
turn 1
end
# 3 of 7 points
apply   pass
shows   round 3 last_loss 1
acts    1

# A-2 the example of the rules page: of 49 points 24 are not enough
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 5
a lost : ORC01x ORC09x ORC10x
b f1 : ORC15x ORC16x ORC17 ORC18
c f1 : ORC11 ORC12
d f1 : ORC05
e f1 : ORC03 ORC13
round 2 last_loss 1
turn 1
end
# lost 6 + 5 + 5 + 4 + 4 = 24; left 3 + 3 + 5 + 5 + 4 + 3 + 2 = 25
apply   pass
shows   round 3 last_loss 1

# A-2 and 25 are
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 5
a f1 : ORC01 ORC09 ORC10
b f1 : ORC15 ORC16 ORC17x ORC18x
c lost : ORC11x ORC12x
d lost : ORC05x
e lost : ORC03x ORC13x
round 2 last_loss 1
turn 1
end
apply   pass
over
score   1 -1

# PB-80 the loser is found by cost, not by the number of units
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 5
a lost : ORC25x
b lost : ORC26x
c lost : ORC27x
d f1 : ORC01 ORC09
round 2 last_loss 1
turn 1
end
# 6 of 17
apply   pass
shows   round 3 last_loss 1

# PB-81 if both have destroyed half, the greater cost wins
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
B lost : ELV13x
army 2 orcs free 0 passed 5
a lost : ORC17x
b f1 : ORC18
attacker 2
round 2 last_loss 1
turn 1
end
# seat 1 destroyed 3 of 6, seat 2 destroyed 4 of 6
apply   pass
over
score   -1 1
shows   over 2

# PB-82 if that is equal the defender wins: seat 2
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV21
B lost : ELV22x
army 2 orcs free 0 passed 5
a lost : ORC17x
b f1 : ORC18
attacker 1
round 2 last_loss 1
turn 1
end
apply   pass
over
score   -1 1

# PB-82 the defender is seat 1
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV21
B lost : ELV22x
army 2 orcs free 0 passed 5
a lost : ORC17x
b f1 : ORC18
attacker 2
round 2 last_loss 1
turn 1
end
apply   pass
over
score   1 -1

# PB-80 only seat 2 has destroyed half
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
B lost : ELV13x
army 2 orcs free 0 passed 5
a lost : ORC25x
b f1 : ORC18
attacker 2
round 2 last_loss 1
turn 1
end
# seat 1 destroyed 2 of 5, seat 2 destroyed 4 of 6
apply   pass
over
score   -1 1

# PB-80 an army destroyed to the last troop: the round is still played to its end
position pocket-battles
army 1 elves free 2 passed 3
A f1 : ELV26
army 2 orcs free 1 passed 3 aside 1
a lost : ORC17x
round 2 last_loss 2
turn 1
end
acts    1
apply   pass
acts    2
actions pass
apply   pass
acts    1
apply   pass
over
score   1 -1

# PB-79 PB-80 when the battle is over nothing is legal
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 orcs
a lost : ORC17x
round 2 last_loss 2
over 1
end
over
score   1 -1
count   0
illegal pass : PB-80
says en player 1 has won
says ru победил игрок 1
illegal redeploy A f2 : PB-80
illegal concede : PB-80

# A-6 the order at the end of a round: who begins the next round gives up troops last
position pocket-battles
army 1 elves free 1 passed 3
A f1 : ELV13/1 ELV26
B f1 : ELV09
army 2 orcs free 0 passed 4
a f3 : ORC09/1 ORC17
b f3 : ORC06
attacker 1
round 2
turn 1
end
apply   pass
acts    2
illegal cull ELV13 : PB-28
apply   done
acts    1
actions cull ELV13 | done
illegal cull ORC09 : PB-28
apply   done
shows   round 3
acts    1

# A-6 at the end of round 3 seat 1 is first to give up, for seat 2 begins round 4
position pocket-battles
army 1 elves free 1 passed 3
A f1 : ELV13/1 ELV26
B f1 : ELV09
army 2 orcs free 0 passed 4
a f3 : ORC09/1 ORC17
b f3 : ORC06
attacker 1
round 3
turn 1
end
apply   pass
acts    1
apply   done
acts    2
apply   done
shows   round 4
acts    2

# A-6 giving up comes before victory is looked at: it can lose the battle at once
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 4
a f3 : ORC09/1
b f3 : ORC10
round 2
turn 1
end
apply   pass
apply   cull ORC09
over
score   1 -1

# A-6 PB-T27 Regenerate comes before giving up: a healed troop cannot be given up
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 2
a f3 : ORC06/2
b f3 : ORC09/1 ORC10
round 2
turn 1
end
apply   pass
actions cull ORC09 | done

# A-6 A-13 a unit that is given up frees its enemy
position pocket-battles
army 1 elves free 1 passed 4
A e1 : ELV26
army 2 orcs free 0 passed 4
a e1 : ORC09/1
b f3 : ORC06 ORC29
fights A-a
round 2
turn 1
end
apply   pass
apply   cull ORC09
shows   a lost : ORC09x
shows   A f1 : ELV26
shows   round 3 last_loss 2

# A-6 PB-28 cull=unit: the whole wounded unit goes
position pocket-battles
options cull=unit
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 3
a f3 : ORC25 ORC13/1 ORC26
b f3 : ORC09/1 ORC10
c f3 : ORC06
round 2
turn 1
end
apply   pass
actions cull a | cull b | done
illegal cull c : PB-28
illegal cull ORC13 : PB-28
apply   cull a
shows   a lost : ORC25x ORC13x ORC26x
actions cull b | done
apply   done
shows   army 2 orcs free 4
shows   round 3 last_loss 2

# A-6 cull=troop: no whole unit is named
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 4
a f3 : ORC13/1 ORC26
b f3 : ORC06
round 2
turn 1
end
apply   pass
illegal cull a : PB-28
legal   cull ORC13

# A-38 after ten rounds without a loss the battle ends: more destroyed wins
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
B lost : ELV27x
C f1 : ELV09
army 2 orcs free 0 passed 5
a lost : ORC17x
b f1 : ORC06
attacker 1
round 12 last_loss 2
turn 1
end
apply   pass
over
score   1 -1

# A-38 nine rounds are not ten
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
B lost : ELV27x
C f1 : ELV09
army 2 orcs free 0 passed 5
a lost : ORC17x
b f1 : ORC06
attacker 2
round 11 last_loss 2
turn 1
end
apply   pass
shows   round 12 last_loss 2

# A-38 equal: the defender
position pocket-battles
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 5
a f1 : ORC06
attacker 1
round 10
turn 1
end
apply   pass
over
score   -1 1

# A-38 quiet_rounds=2
position pocket-battles
options quiet_rounds=2
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 5
a f1 : ORC06
attacker 2
round 1
turn 1
end
apply   pass
shows   round 2
acts    1
apply   pass
apply   pass
apply   pass
apply   pass
apply   pass
apply   pass
apply   pass
apply   pass
apply   pass
apply   pass
over
score   1 -1

# A-38 a troop given up at the end of the round is a loss too
position pocket-battles
options quiet_rounds=1
army 1 elves free 1 passed 4
A f1 : ELV26
army 2 orcs free 0 passed 4
a f1 : ORC13/1
b f1 : ORC06
round 3
turn 1
end
apply   pass
apply   cull ORC13
shows   round 4 last_loss 3
