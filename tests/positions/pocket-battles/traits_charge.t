# PB-T4 A-25 First Strike: the charged unit rolls first, then the charger, and nobody strikes back
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 macedonians free 0 passed 5
a f1 : MAC13 MAC05
round 2
turn 1
end
apply   charge A
apply   strike
shows   blow first a A left 1
apply   roll 1
shows   order charge A at a struck
shows   blow attack A a left 2
apply   roll 2 1
apply   lose MAC05
shows   turn 1
shows   fights A-a
shows   a e1 : MAC13 MAC05x

# PB-T4 the charger may die before it strikes
position pocket-battles
army 1 elves
A f1 : ELV26
B r1 : ELV27
army 2 macedonians free 0 passed 5
a f1 : MAC13
round 2
turn 1
end
apply   charge A
apply   strike
apply   roll 3
shows   A lost : ELV26x
shows   a f1 : MAC13
shows   turn 1

# PB-T4 losses of the first strike come before the charger's roll
position pocket-battles
army 1 orcs
A f1 : ORC01 ORC17
army 2 macedonians free 0 passed 5
a f1 : MAC13
round 2
turn 1
end
apply   charge A
apply   strike
apply   roll 3
apply   lose ORC01
# its +2 Engagement is gone
shows   blow attack A a left 2

# PB-T4 A-25 an interceptor was not charged: it strikes second
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 macedonians
a f1 : MAC13
b f1 : MAC05
round 2
turn 1
end
apply   charge A
apply   intercept a
shows   blow attack A a left 2
apply   roll 1 1
apply   strike
shows   blow counter a A left 1

# PB-T4 not when the fight goes on
position pocket-battles
army 1 elves
A e1 : ELV26
army 2 macedonians
a e1 : MAC13
fights A-a
round 2
turn 1
end
apply   attack A a
shows   blow attack A a left 1

# PB-T4 if both have it the charger rolls first, and is struck back at
position pocket-battles
options mixed=1
army 1 mixed
A f1 : MAC13
army 2 mixed free 0 passed 5
a f1 : MAC14
round 2
turn 1
end
apply   charge A
shows   blow attack A a left 2
apply   roll 1 1
apply   strike
shows   blow counter a A left 1

# PB-T4 A-25 it may be declined: the charger strikes, and the counter-strike is left
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 macedonians
a f1 : MAC13
round 2
turn 1
end
apply   charge A
apply   wait
acts    2
shows   next strike
actions strike | hold
apply   hold
shows   order charge A at a
shows   blow attack A a left 2
apply   roll 1 1
shows   blow counter a A
actions strike | hold
apply   strike
shows   blow counter a A left 1

# PB-T4 a charge into the rear meets it too
position pocket-battles
army 1 elves
A f1 : ELV26
army 2 macedonians
a r1 : MAC13
round 2
turn 1
end
apply   charge A a
apply   strike
shows   blow first a A left 1

# PB-T9 A-26 Overwhelming: it destroys by a charge and must charge again, for no token
position pocket-battles
army 1 elves
A f1 : ELV03
army 2 orcs free 0 passed 5
a f1 : ORC03
b f1 : ORC17
c f1 : ORC18
round 2
turn 1
end
apply   charge A
apply   target a
# Impetus: two charge dice
shows   blow attack A a left 3
apply   roll 4 1 1
shows   a lost : ORC03x
shows   next again
shows   A f1 orders 1 : ELV03
actions charge A
illegal pass : PB-T9
apply   charge A
actions target b | target c
apply   target c
shows   order charge A at c free
# the free charge has one charge die (PB-T7)
shows   blow attack A c left 2
shows   A e1 orders 1 : ELV03
shows   army 1 elves free 4
apply   roll 4 1
shows   c lost : ORC18x
# and once more
apply   charge A
shows   blow attack A b left 2
apply   roll 1 1
# it did not destroy: the Orcs strike back
apply   strike
shows   blow counter b A left 1
apply   roll 1
shows   turn 1
shows   next order
shows   fights A-b

# PB-T7 impetus_free=1: two charge dice in the free charge as well
position pocket-battles
options impetus_free=1
army 1 elves
A f1 : ELV03
army 2 orcs free 0 passed 5
a f1 : ORC03
b f1 : ORC17
round 2
turn 1
end
apply   charge A
apply   target a
apply   roll 4 1 1
apply   charge A
shows   blow attack A b left 3

# PB-T9 where there is nobody to charge it ends
position pocket-battles
army 1 elves
A f1 : ELV03
army 2 orcs
a f1 : ORC03
b f3 : ORC17
round 2
turn 1
end
apply   charge A
apply   roll 4 1 1
shows   a lost : ORC03x
shows   A f1 orders 1 : ELV03
shows   turn 2
shows   next order

# PB-T9 into the rear and into the next sector, as for any charge
position pocket-battles
army 1 elves
A f1 : ELV03
army 2 orcs
a f1 : ORC03
b r1 : ORC17
c f2 : ORC18
round 2
turn 1
end
apply   charge A
apply   roll 4 1 1
actions charge A b
illegal charge A : PB-37
illegal charge A c : PB-49
apply   charge A b
apply   roll 4 1
# now the sector is empty
actions charge A c
apply   charge A c
shows   A e2 orders 1 : ELV03
apply   roll 4 1
shows   c lost : ORC18x
shows   A f2 orders 1 : ELV03
shows   turn 2

# PB-T9 A-26 each new charge can be reacted to
position pocket-battles
army 1 elves
A f1 : ELV03
army 2 orcs
a f1 : ORC03
b f1 : ORC17
round 2
turn 1
end
apply   charge A
apply   wait
apply   target a
apply   roll 4 1 1
apply   charge A
acts    2
actions intercept b | wait

# PB-T9 A-26 destroying an interceptor sets it off
position pocket-battles
army 1 elves
A f1 : ELV03
army 2 orcs
a f1 : ORC03
b f1 : ORC17
round 2
turn 1
end
apply   charge A
apply   intercept b
apply   roll 4 1 1
shows   b lost : ORC17x
shows   next again

# PB-T9 A-26 a kill without a charge does not: fighting on
position pocket-battles
army 1 elves
A e1 : ELV03
army 2 orcs
a e1 : ORC03
b f1 : ORC17
fights A-a
round 2
turn 1
end
apply   attack A a
apply   roll 4
shows   a lost : ORC03x
shows   A f1 orders 1 : ELV03
shows   turn 2

# PB-T9 A-26 nor a counter-strike
position pocket-battles
army 1 orcs
A f1 : ORC17
B f1 : ORC18
army 2 elves free 0 passed 5
a f1 : ELV03
round 2
turn 1
end
apply   charge A
apply   roll 1 1
apply   strike
apply   roll 5
shows   A lost : ORC17x
shows   turn 1
shows   next order

# PB-T9 A-24 nor when its bearer fell to the shots
position pocket-battles
army 1 persians
A f1 : PER10 PER27
army 2 elves
a f1 : ELV17 ELV21
b f1 : ELV04
round 2
turn 1
end
apply   charge A
apply   fire a
apply   roll 3
apply   lose PER10
apply   target b
apply   roll 6 1
shows   b lost : ELV04x
shows   turn 2

# PB-T9 the wounds of the charger do not matter, and it is free to go on in another star
position pocket-battles
army 1 elves
A f1 : ELV03/1
B e1 : ELV26
army 2 orcs free 0 passed 5
a e1 : ORC03
b e1 : ORC17
fights B-a B-b
round 2
turn 1
end
apply   charge A
apply   target a
shows   fights A-a B-b
apply   roll 4 1 1
shows   a lost : ORC03x
shows   A f1 orders 1 : ELV03/1
shows   fights B-b
apply   charge A
shows   fights A-b B-b

# PB-T12 A-17 A-37 Scout: it names a target at the front, and nobody intercepts
position pocket-battles
army 1 macedonians
A f1 : MAC22
army 2 elves
a f1 : ELV26
b f1 : ELV27
c r1 : ELV28
round 2
turn 1
end
legal   charge A
legal   charge A a
legal   charge A b
illegal charge A c : PB-48
apply   charge A a
acts    chance
shows   order charge A at a named
shows   fights A-a

# PB-T12 A-17 A-37 scout=both: nobody reacts at all
position pocket-battles
options scout=both
army 1 macedonians
A f1 : MAC22
army 2 elves
a f1 : ELV21
b f1 : ELV26
c r1 : ELV27
round 2
turn 1
end
legal   charge A
legal   charge A a
legal   charge A b
illegal charge A c : PB-48
apply   charge A a
acts    chance
shows   order charge A at a named
shows   fights A-a

# PB-T12 it may also charge in the ordinary way
position pocket-battles
army 1 macedonians
A f1 : MAC22
army 2 elves
a f1 : ELV21
b f1 : ELV26
round 2
turn 1
end
apply   charge A
actions fire a | intercept b | wait

# PB-T12 A-17 by the book shots at a Scout are allowed, interception is not
position pocket-battles
army 1 macedonians
A f1 : MAC22
army 2 elves
a f1 : ELV21
b f1 : ELV26
round 2
turn 1
end
apply   charge A b
acts    2
actions fire a | wait
illegal intercept b : PB-T12
apply   fire a
apply   roll 1
# it still fights the one it named
shows   blow attack A b left 2

# PB-T12 A-17 a Skirmish unit shoots too, and does not intercept
position pocket-battles
army 1 macedonians
A f1 : MAC22
army 2 elves
a f1 : ELV11
round 2
turn 1
end
apply   charge A a
actions fire a | wait

# PB-T12 A-17 scout=both: not even a Skirmish unit
position pocket-battles
options scout=both
army 1 macedonians
A f1 : MAC22
army 2 elves
a f1 : ELV11
round 2
turn 1
end
apply   charge A a
acts    chance

# PB-T12 A-24 without its Scout a unit names nobody
position pocket-battles
army 1 macedonians
A f1 : MAC22x MAC25
B f1 : MAC23 MAC26
army 2 orcs
a f1 : ORC17
round 2 last_loss 1
turn 1
end
illegal charge A a : PB-43
legal   charge A
legal   charge B a

# PB-T12 A-37 a target in the Engagement zone is not named, Scout or not
position pocket-battles
army 1 macedonians
A f1 : MAC22
B e1 : MAC05
army 2 orcs
a e1 : ORC17
b f1 : ORC18
fights B-a
round 2
turn 1
end
illegal charge A a : PB-43
legal   charge A b
legal   charge A

# PB-T25 A-37 Flying: it may charge the rear past the front; units at the front react
position pocket-battles
army 1 elves
A f1 : ELV07
army 2 orcs
a f1 : ORC17
b f1 : ORC21
c r1 : ORC02
d f2 : ORC18
round 2
turn 1
end
legal   charge A c
legal   charge A
illegal charge A a : PB-43
illegal charge A d : PB-49
apply   charge A c
acts    2
actions intercept a | intercept b | fire b | wait
try     wait
shows   fights A-c
shows   A e1 orders 1 : ELV07
shows   c e1 : ORC02
shows   blow attack A c left 2

try     fire b
apply   roll 1
shows   fights A-c

try     intercept a
shows   fights A-a
shows   c r1 : ORC02
shows   blow attack A a left 2

# PB-T25 A-34 if both live they stay in the Engagement zone of that sector
position pocket-battles
army 1 elves
A f1 : ELV07
army 2 orcs free 0 passed 5
a f1 : ORC17
b r1 : ORC02
round 2
turn 1
end
apply   charge A b
apply   roll 1 1
shows   A e1 orders 1 : ELV07
shows   b e1 : ORC02
shows   fights A-b

# PB-T25 over a combat in the Engagement zone as well
position pocket-battles
army 1 elves
A f1 : ELV07
B e1 : ELV26
army 2 orcs
a e1 : ORC17
b r1 : ORC02
fights B-a
round 2
turn 1
end
apply   charge A b
acts    chance
shows   fights A-b B-a

# PB-T25 without wings it is refused
position pocket-battles
army 1 elves
A f1 : ELV14
army 2 orcs
a f1 : ORC17
b r1 : ORC02
round 2
turn 1
end
illegal charge A b : PB-48
