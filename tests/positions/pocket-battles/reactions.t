# PB-38 the opponent chooses once: intercept, shoot or wait
position pocket-battles
army 1 orcs
A f2 : ORC17 ORC19 ORC25 ORC26
army 2 elves
a f2 : ELV21 ELV22
b f2 : ELV26 ELV27
c f2 : ELV13
d f2 : ELV04
e r2 : ELV28
f f1 : ELV29
round 2
turn 1
end
apply   charge A
acts    2
shows   next react
actions fire a | intercept b | intercept c | wait
illegal intercept a : PB-39
illegal intercept d : PB-39
illegal intercept e : PB-39
illegal intercept f : PB-39
illegal fire b : PB-41
illegal fire e : PB-41
illegal pass : PB-38
illegal target a : PB-38

# PB-38 who cannot react is not asked
position pocket-battles
army 1 orcs
A f2 : ORC17
army 2 elves free 0 passed 5
a f2 : ELV21
b f2 : ELV26
round 2
turn 1
end
apply   charge A
acts    1
shows   next target

# PB-39 PB-40 the interceptor pays, comes into the Engagement zone and is fought
position pocket-battles
army 1 orcs
A f2 : ORC17
army 2 elves
a f2 : ELV21
b f2 orders 1 : ELV26
round 2
turn 1
end
apply   charge A
apply   intercept b
shows   b e2 orders 3 : ELV26
shows   army 2 elves free 2
shows   a f2 : ELV21
shows   fights A-b
# the charger rolls first, with its charge die
shows   blow attack A b left 2
apply   roll 1 1
apply   strike
shows   blow counter b A left 1
apply   roll 2
shows   A lost : ORC17x
shows   b f2 orders 3 : ELV26

# PB-39 what cannot be paid cannot intercept
position pocket-battles
army 1 orcs
A f2 : ORC17
army 2 elves free 1 passed 3
a f2 : ELV27
b f2 orders 1 : ELV26
round 2
turn 1
end
apply   charge A
actions intercept a | wait
illegal intercept b : PB-33

# PB-39 PB-36 A-36 a unit that lost its black faces does not intercept
position pocket-battles
army 1 orcs
A f2 : ORC17
army 2 elves
a f2 : ELV27x ELV04
b f2 : ELV26
round 2 last_loss 1
turn 1
end
apply   charge A
illegal intercept a : PB-39
legal   intercept b

# PB-41 PB-42 A-10 a unit shoots at the charger in the ordinary way, and then the target is chosen
position pocket-battles
army 1 orcs
A f2 : ORC17 ORC19
army 2 elves
a f2 : ELV21
b f2 : ELV26
round 2
turn 1
end
apply   charge A
apply   fire a
shows   a f2 orders 1 : ELV21
shows   army 2 elves free 4
shows   blow reaction a A left 1
chance  6
apply   roll 2
acts    1
actions lose ORC17 | lose ORC19
apply   lose ORC19
acts    1
actions target a | target b
apply   target b
shows   blow attack A b left 2
shows   fights A-b

# PB-41 the shots destroy the charger, and the charge is over
position pocket-battles
army 1 orcs
A f2 : ORC17
B r1 : ORC19
army 2 elves
a f2 : ELV21
b f2 : ELV26
round 2
turn 1
end
apply   charge A
apply   fire a
apply   roll 3
shows   A lost : ORC17x
shows   army 1 orcs free 4 aside 1
shows   turn 2
shows   next order
shows   a f2 orders 1 : ELV21
shows   b f2 : ELV26

# PB-41 A-10 not from the rear, nor with Long Range, nor out of a combat
position pocket-battles
army 1 orcs
A f2 : ORC17
B e2 : ORC19
army 2 elves
a r2 : ELV04 ELV21
b e2 : ELV22
c f2 : ELV02
fights B-b
round 2
turn 1
end
apply   charge A
# nobody could react
acts    1
actions target b | target c

# PB-41 A-10 the shots are not divided, though the sector has a combat
position pocket-battles
army 1 orcs
A f2 : ORC09
B e2 : ORC19
army 2 elves
a f2 : ELV17 ELV21
b e2 : ELV26
fights B-b
round 2
turn 1
end
apply   charge A
apply   fire a
# 2-3-6 and 2-3: a 3 is two hits, all of them on the charger
apply   roll 3
shows   A lost : ORC09x
shows   B e2 : ORC19
shows   b e2 : ELV26

# PB-42 A-11 after the shots the charge must be carried through
position pocket-battles
army 1 orcs
A f2 : ORC17
army 2 elves
a f2 : ELV21
b f2 : ELV26
round 2
turn 1
end
apply   charge A
apply   fire a
apply   roll 1
actions target a | target b
illegal pass : PB-43

# A-11 even if the shots took its last black face: it fights on and cannot hit
position pocket-battles
army 1 orcs
A f2 : ORC17 ORC03
army 2 elves
a f2 : ELV21
b f2 : ELV26
round 2
turn 1
end
apply   charge A
apply   fire a
apply   roll 3
apply   lose ORC17
actions target a | target b
try     target a
# neither has a black face: nothing is rolled
shows   A e2 orders 1 : ORC17x ORC03
shows   a e2 orders 1 : ELV21
shows   fights A-a
shows   turn 2

try     target b
try     strike
shows   blow counter b A left 1

# PB-43 wait: no order, and the target is picked
position pocket-battles
army 1 orcs
A f2 : ORC17
army 2 elves
a f2 : ELV21
b f2 : ELV26
round 2
turn 1
end
apply   charge A
apply   wait
shows   army 2 elves free 5
acts    1
actions target a | target b

# PB-44 a reaction is not a turn
position pocket-battles
army 1 orcs
A f2 : ORC17
army 2 elves
a f2 : ELV26
round 2
turn 1
end
apply   charge A
apply   intercept a
apply   roll 1 1
apply   strike
apply   roll 1
shows   turn 2
shows   army 2 elves free 4
legal   attack a A

# PB-44 PB-25 with his last token spent on a reaction the opponent has no turn left
position pocket-battles
army 1 orcs
A f2 : ORC17
army 2 elves free 1 passed 4
a f2 : ELV26
round 2
turn 1
end
apply   charge A
apply   intercept a
apply   roll 1 1
apply   strike
apply   roll 1
shows   turn 1
shows   army 2 elves free 0 passed 4

# PB-40 PB-46 the fight is with the interceptor alone
position pocket-battles
army 1 orcs
A f2 : ORC17
army 2 elves
a f2 : ELV26
b f2 : ELV27
round 2
turn 1
end
apply   charge A
apply   intercept a
apply   roll 3 1
shows   a lost : ELV26x
shows   b f2 : ELV27
shows   A f2 orders 1 : ORC17

# A-11 PB-T23 where the only target shoots itself dead, the charger goes back to its front
position pocket-battles
army 1 elves
A f1 : ELV14
army 2 orcs
a f1 : ORC07
b r1 : ORC17
round 2
turn 1
end
apply   charge A
apply   fire a
acts    2
illegal dice 0 : PB-T23
apply   dice 2
apply   roll 1 1
shows   a lost : ORC07x
shows   A f1 orders 1 : ELV14
shows   turn 2
shows   next order

# A-11 A-37 the named target is gone: the charge is carried through against somebody else
position pocket-battles
options scout=intercept
army 1 macedonians
A f1 : MAC22
army 2 orcs
a f1 : ORC07
b f1 : ORC17
c f1 : ORC18
d r1 : ORC19
round 2
turn 1
end
apply   charge A a
apply   fire a
apply   dice 2
apply   roll 1 1
shows   a lost : ORC07x
acts    1
actions target b | target c
