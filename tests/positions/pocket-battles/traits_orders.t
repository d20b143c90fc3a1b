# PB-T3 Fast: an order in the turn of its redeployment
position pocket-battles
army 1 elves
A r1 : ELV10 ELV26
B r2 : ELV27
army 2 orcs
a f2 : ORC03
round 2
turn 1
end
try     redeploy A f1
legal   move A f2

try     redeploy B f2
illegal charge B : PB-32

# PB-T3 A-24 not when the Fast troop is dead
position pocket-battles
army 1 celts
A r1 : CEL12x CEL15
army 2 orcs
a f1 : ORC03
round 2 last_loss 1
turn 1
end
apply   redeploy A f1
illegal charge A : PB-32

# PB-T15 Slow: no redeployment, but the paid move
position pocket-battles
army 1 macedonians
A f1 : MAC13 MAC05
B f2 : MAC14x MAC06
army 2 orcs
a r1 : ORC02
round 2 last_loss 1
turn 1
end
illegal redeploy A f2 : PB-T15
legal   move A f2
# its Slow troop is dead
legal   redeploy B f3

# A-22 Slow and Fast in one unit: no redeployment
position pocket-battles
army 1 macedonians
A f1 : MAC13 MAC03
army 2 orcs
a r1 : ORC02
round 2
turn 1
end
illegal redeploy A f2 : PB-T15
legal   move A f2

# PB-T10 Reactive: orders cost 1, 1, 2, 4
position pocket-battles
options size=80
army 1 elves
A f1 : ELV06
army 2 orcs
a r3 : ORC02
round 2
turn 1
end
apply   move A f2
shows   A f2 orders 1 : ELV06
apply   pass
apply   move A f1
shows   A f1 orders 2 : ELV06
apply   pass
apply   move A f2
shows   A f2 orders 4 : ELV06
shows   army 1 elves free 4
apply   pass
apply   move A f1
shows   A f1 orders 8 : ELV06
shows   army 1 elves free 0

# PB-T10 it works for the whole unit, while its bearer lives
position pocket-battles
army 1 romans free 2
A f1 orders 2 : ROM06 ROM15
B f2 orders 1 : ROM16
army 2 orcs
a r3 : ORC02
round 2
turn 1
end
legal   move A f2
legal   move B f1
apply   move A f2
shows   A f2 orders 4 : ROM06 ROM15

# PB-T10 A-24 without its bearer the price is the ordinary one
position pocket-battles
army 1 romans free 2 passed 1
A f1 orders 2 : ROM06x ROM15
army 2 orcs
a r3 : ORC02
round 2 last_loss 1
turn 1
end
illegal move A f2 : PB-33

# PB-T10 in a reaction too
position pocket-battles
army 1 orcs
A f1 : ORC17
army 2 romans free 1 passed 3
a f1 orders 1 : ROM06
round 2
turn 1
end
apply   charge A
legal   intercept a
legal   fire a
apply   fire a
shows   a f1 orders 2 : ROM06
shows   army 2 romans free 0 passed 3

# PB-T14 Skirmish: reacts without a token, even with none left
position pocket-battles
army 1 orcs
A f1 : ORC17
army 2 elves free 0 passed 5
a f1 : ELV11
b f1 : ELV26
round 2
turn 1
end
apply   charge A
actions intercept a | fire a | wait
illegal intercept b : PB-33
try     intercept a
shows   a e1 : ELV11
shows   army 2 elves free 0 passed 5

try     fire a
shows   a f1 : ELV11
shows   blow reaction a A left 2

# PB-T14 with tokens in hand it keeps them
position pocket-battles
army 1 orcs
A f1 : ORC17
army 2 macedonians
a f1 : MAC25 MAC26
round 2
turn 1
end
apply   charge A
apply   fire a
shows   a f1 : MAC25 MAC26
shows   army 2 macedonians free 5

# PB-T14 in its own turn it pays like any other
position pocket-battles
army 1 macedonians
A f1 : MAC25
army 2 orcs
a f1 : ORC17
round 2
turn 1
end
apply   shoot A a
shows   A f1 orders 1 : MAC25
shows   army 1 macedonians free 4

# PB-T14 A-24 not when the bearer is dead
position pocket-battles
army 1 orcs
A f1 : ORC17
army 2 macedonians free 0 passed 5
a f1 : MAC25x MAC22
b f1 : MAC05
round 2 last_loss 1
turn 1
end
apply   charge A
# nobody can react
actions target a | target b

# PB-T6 a Leader is one more token while it lives
position pocket-battles
army 1 macedonians
A f1 : MAC01 MAC05
army 2 romans
a f1 : ROM15
round 2
turn 1
end
shows   army 1 macedonians free 6
shows   army 2 romans free 5

# PB-T6 A-30 when it dies an unused token goes back to the box
position pocket-battles
army 1 romans free 0 passed 5
A e1 : ROM17
army 2 macedonians free 3 passed 3
a e1 : MAC01 MAC05
fights A-a
attacker 1
round 2
turn 2
end
apply   attack a A
apply   roll 1 1
apply   strike
apply   roll 4
actions lose MAC01 | lose MAC05 | wound MAC01
apply   lose MAC01
shows   army 2 macedonians free 1 passed 3

# A-30 without an unused one, a used order
position pocket-battles
army 1 romans
A e1 : ROM17
army 2 macedonians free 0 aside 5
a e1 : MAC01 MAC05
b r2 orders 1 : MAC06
fights A-a
attacker 2
round 2 last_loss 2
turn 1
end
apply   attack A a
apply   roll 4
apply   lose MAC01
shows   b r2 : MAC06
shows   army 2 macedonians free 0 aside 5

# A-30 without that either, the debt is paid when a token comes free
position pocket-battles
army 1 romans free 1 passed 4
A e1 : ROM17
army 2 macedonians free 0 aside 2
a e1 : MAC01 MAC05
b r2 : MAC27/1 MAC28/1
c r3 : MAC29/1 MAC30/1
fights A-a
attacker 1
round 2 last_loss 2
turn 1
end
apply   attack A a
apply   roll 4
apply   lose MAC01
shows   army 2 macedonians free 0 aside 2 debt 1
# the counter-strike of what is left
apply   strike
apply   roll 1
acts    2
apply   done
# of two tokens that come back one is paid
shows   round 3 last_loss 2
shows   army 2 macedonians free 1

# PB-T6 the Leader's token is there again in every round
position pocket-battles
army 1 romans free 1 passed 4
A f1 : ROM17
army 2 macedonians free 0 passed 6
a f1 : MAC01 MAC05
round 2
turn 1
end
apply   pass
shows   army 2 macedonians free 6

# A-30 A-5 a token set aside by passing is a used order too
position pocket-battles
army 1 romans
A e1 : ROM17
army 2 macedonians free 0 passed 2 aside 4
a e1 : MAC01 MAC05
fights A-a
attacker 2
round 2 last_loss 2
turn 1
end
apply   attack A a
apply   roll 4
apply   lose MAC01
shows   army 2 macedonians free 0 passed 1 aside 4

# A-30 PB-28 a debt is paid with the first token that comes free
position pocket-battles
army 1 romans free 1 passed 4
A f1 : ROM17
army 2 macedonians free 0 aside 2 debt 1
a f1 : MAC01x MAC05
b r2 : MAC27/1 MAC28/1
c r3 : MAC29/1 MAC30/1
attacker 1
round 2 last_loss 2
turn 1
end
apply   pass
apply   cull MAC27
shows   army 2 macedonians free 0 aside 2
apply   done
shows   army 2 macedonians free 2
shows   round 3 last_loss 2

# A-30 PB-T22 so is the one that Heal takes off a troop
position pocket-battles
options mixed=1
army 1 mixed free 1 aside 4 debt 1
A f1 : ELV02
B f1 : MAC01x MAC05
C r2 : MAC27/1
army 2 mixed
a r3 : ORC17
round 2 last_loss 2
turn 1
end
apply   heal A MAC27
shows   A f1 orders 1 : ELV02
shows   C r2 : MAC27
shows   army 1 mixed free 0 aside 4

# PB-T6 A-30 giving up a Leader costs his token at once
position pocket-battles
army 1 romans free 1 passed 4
A f1 : ROM17
army 2 macedonians free 0 passed 5
a f1 : MAC01/1 MAC05
b f1 : MAC27 MAC28 MAC29
round 2
turn 1
end
apply   pass
apply   cull MAC01
shows   a f1 : MAC01x MAC05
shows   round 3 last_loss 2
shows   army 2 macedonians free 5

# PB-T6 A-30 A-4 the Leader dies with his whole unit: its orders are set aside, and a token is gone
position pocket-battles
army 1 orcs
A f1 : ORC17 ORC18 ORC25
army 2 macedonians free 2 passed 3
a f1 orders 1 : MAC01
b r1 : MAC27 MAC28
round 2
turn 1
end
apply   charge A
apply   wait
apply   roll 4 1
shows   a lost : MAC01x
shows   army 2 macedonians free 1 passed 3 aside 1

# A-30 A-4 without an unused token the used order is one of another unit, not of the dead
position pocket-battles
army 1 orcs
A f1 : ORC17 ORC18 ORC25
army 2 macedonians free 0 aside 4
a f1 orders 1 : MAC01
b r1 orders 1 : MAC27 MAC28
round 2 last_loss 2
turn 1
end
apply   charge A
apply   roll 4 1
shows   a lost : MAC01x
shows   b r1 : MAC27 MAC28
shows   army 2 macedonians free 0 aside 5
