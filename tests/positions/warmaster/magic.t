# WM-MAGIC-01 WM-MAGIC-04 one spell a turn; too low a die has no effect
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
chance 6
apply die 3
# nothing happened, and nobody may cast any more
shows B1 46,45,180 50,45,180 54,45,180 near
shows turn 2 round 1

# WM-MAGIC-04 WM-MAGIC-12 4 will do; the unit moves at half its pace, even in a charge
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,46,180 50,46,180 52,46,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
apply die 4
# 13 cm: half of 30 is enough
legal charge B1 A1

# WM-MAGIC-12 half of 20 cm does not reach over 13 cm
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
apply die 4
shows turn 2 round 1
illegal charge B1 A1 : WM-CHARGE-19

# WM-MAGIC-12 who is bewitched takes every enemy for terrible
position warmaster
field 180x120
army 1 empire:halberdiers+crossbowmen+general+wizard
A1 46,30,0 50,30,0 54,30,0
A2 46,24,0 50,24,0 54,24,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
apply die 6
chance 10
apply hits 0
chance 7

# WM-MAGIC-02 WM-MAGIC-12 30 cm and no more
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,60,180 50,60,180 54,60,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 weird-enchantment B1 : WM-MAGIC-02

# WM-MAGIC-10 Ball of Flame hits all on its way, friends too, with three dice each; 5 or more
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 ball-of-flame 0
try die 4
shows turn 2 round 1

apply die 5
chance 4
weight hits 3 1/8
apply hits 0
chance 4
apply hits 1
apply hits 0
# driven back
chance 6

# WM-MAGIC-10 hits on who fights go into the first round
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 62,32
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 ball-of-flame 270
apply die 5
chance 4
apply hits 1
apply hits 0
shows B1 46,32,180 50,32,180 54,32,180 fought wounds 1 carried 1 spells 1

# WM-MAGIC-11 Voice of Command: a unit moves at once, charges included
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 voice-of-command A1
try die 4
shows turn 2 round 1

apply die 5
legal move A1 line 50,40 0
legal charge A1 B1
illegal move A1 line 50,51 0 : WM-MOVE-16
apply charge A1 B1
# it fights with the bonus
chance 13

# WM-MAGIC-11 not to a unit that fights
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 voice-of-command A1 : WM-MAGIC-11

# WM-MAGIC-13 Teleport on 2 or more: anywhere, then another spell but not Teleport
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 teleport
try die 1
shows turn 2 round 1

apply die 2
legal place Ac2 5,5
legal join Ac2 A1
apply place Ac2 70,60
shows turn 1 round 1
legal cast Ac2 weird-enchantment B1
illegal cast Ac2 teleport : WM-MAGIC-13

# WM-MAGIC-18 Death Bolt: 5 or more, three dice without save
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king+liche-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 60,30
army 2 empire:knights+pistoliers+pistoliers+general
B1 58,46,180 60,46,180 62,46,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 death-bolt B1
apply die 5
chance 4
weight hits 3 1/8
apply hits 2
shows B1 58,46,180 60,46,180 62,46,180 wounds 2 struck 2 driver Ac2 spells 4

# WM-MAGIC-18 not at who fights
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king+liche-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 death-bolt B1 : WM-MAGIC-18

# WM-MAGIC-03 WM-MAGIC-18 nor at who is not seen
position warmaster
field 180x120
wood 30,36 100,36 100,40 30,40
army 1 undead:skeletons+tomb-king+liche-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 60,30
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 56,46,180 60,46,180 64,46,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 death-bolt B1 : WM-MAGIC-03

# WM-MAGIC-17 Doom and Despair reaches 60 cm without sight: no charge in the next turn
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king+liche-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 60,30
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,46,180 50,46,180 52,46,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 doom-and-despair B1
apply die 4
apply end
shows turn 2 round 1
illegal charge B1 A1 : WM-MAGIC-17

# WM-MAGIC-16 Touch of Death: only on who touches his unit
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king+liche-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25 with A1
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 68,45,180 72,45,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 touch-of-death B2 : WM-MAGIC-16
apply cast Ac2 touch-of-death B1
apply die 4
chance 4
apply hits 1
weight hits 1 1/6
apply hits 0
apply end
# skeletons have two attacks; the hit counts: one to nothing
chance 8
apply hits 0
apply hits 0
shows B1 46,33,180 50,33,180 54,33,180 fought retreated decided wounds 1 retreat 1 spells 2

# WM-MAGIC-19 Foot of Gork on a 6: six dice, nobody is driven back
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-general+orc-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,70,180 50,70,180 54,70,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 foot-of-gork B1
try die 5
shows turn 2 round 1

apply die 6
chance 7
apply hits 2
apply hits 0
shows turn 2 round 1
shows B1 46,70,180 50,70,180 54,70,180

# WM-MAGIC-19 50 cm and no more; not at who fights
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-general+orc-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 46,80,180 50,80,180 54,80,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 foot-of-gork B1 : WM-MAGIC-19
illegal cast Ac2 foot-of-gork B2 : WM-MAGIC-02

# WM-MAGIC-21 Gerroff: five times a die towards its own edge, no dispersal, 6 confuses
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-general+orc-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 gerroff B1
apply die 5
chance 6
try die 5
apply done
shows B1 46,70,180 50,70,180 54,70,180

apply die 6
apply done
shows B1 46,75,180 50,75,180 54,75,180 confused

# WM-MAGIC-22 Waaagh: one more attack for each stand of Orcs that fight
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-general+orc-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 waaagh A1
apply die 4
chance 16

# WM-MAGIC-22 not for Trolls
position warmaster
field 180x120
army 1 orcs:trolls+orc-general+orc-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 waaagh A1 : WM-MAGIC-22

# WM-MAGIC-22 nor for Orcs that do not fight
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-general+orc-shaman
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 waaagh A1 : WM-MAGIC-22

# WM-MAGIC-23 EX-01 WM-DICE-04 Storm of Stone on a 6: D3 dice on each enemy in 30 cm, nobody is driven back
position warmaster
field 180x120
army 1 high-elves:spearmen+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 66,45,180 70,45,180 74,45,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 storm-of-stone
try die 5
# a Mage may roll again
actions yes | no

apply die 6
chance 6
try die 1
chance 2

try die 2
chance 2

try die 3
chance 3

try die 4
chance 3

try die 5
chance 4

apply die 6
chance 4
apply hits 0
# the next unit has its own die
chance 6

# WM-MAGIC-24 Light of Battle: one more attack for the unit
position warmaster
field 180x120
army 1 high-elves:spearmen+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 light-of-battle
apply die 5
chance 11

# EX-55 WM-MAGIC-25 Heaven's Fire: archers shoot twice, the second time on 4 or more
position warmaster
field 180x120
army 1 high-elves:archers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 heavens-fire A1
apply die 4
apply shoot A1 B1
chance 4
weight hits 3 8/27
apply hits 0
apply shoot A1 B1
chance 4
weight hits 3 1/8
apply hits 0
shows turn 2 round 1

# WM-MAGIC-25 only for infantry or cavalry that shoots
position warmaster
field 180x120
army 1 high-elves:spearmen+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 heavens-fire A1 : WM-MAGIC-25

# WM-MAGIC-26 Hail of Destruction: three dice on 4 or more without save
position warmaster
field 180x120
army 1 high-elves:spearmen+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 60,30
army 2 empire:knights+pistoliers+pistoliers+general
B1 58,46,180 60,46,180 62,46,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 hail-of-destruction B1
apply die 5
chance 4
weight hits 3 1/8
apply hits 2
chance 15

# WM-MAGIC-08 a Mage of the High Elves rolls a failed die again, but not a 1
position warmaster
field 180x120
army 1 high-elves:spearmen+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 light-of-battle
try die 1
shows turn 2 round 1

apply die 3
actions yes | no
try no
shows turn 2 round 1

apply yes
apply die 2
shows turn 2 round 1

# WM-MAGIC-31 Curse of Chaos: 5 or more, three dice without save
position warmaster
field 180x120
army 1 chaos:chaos-marauders+general+sorcerer
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 60,30
army 2 empire:knights+pistoliers+pistoliers+general
B1 58,46,180 60,46,180 62,46,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 curse-of-chaos B1
try die 4
shows turn 2 round 1

apply die 5
chance 4
weight hits 3 1/8
apply hits 1
chance 6

# WM-MAGIC-27 Boon of Chaos: one more attack for each stand of the unit he is with
position warmaster
field 180x120
army 1 chaos:chaos-marauders+general+sorcerer
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25 with A1
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 boon-of-chaos
apply die 4
chance 15
acts chance

# WM-MAGIC-27 not alone
position warmaster
field 180x120
army 1 chaos:chaos-marauders+general+sorcerer
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 boon-of-chaos : WM-MAGIC-27

# WM-MAGIC-28 Anger of the Gods: -1 to orders within 30 cm of him
position warmaster
field 180x120
army 1 chaos:chaos-marauders+general+sorcerer
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,40
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,65,180 50,65,180 54,65,180
B2 46,85,180 50,85,180 54,85,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 60,72
turn 1 round 1
next shooting
end
apply cast Ac2 anger-of-the-gods
apply die 4
shows turn 2 round 1
apply end
odds order Bc1 B1 : 26/36 succeeds
odds order Bc1 B2 : 30/36 succeeds

# EX-56 WM-MAGIC-29 Rage of Chaos 1, 4, 6: eleven more attacks
position warmaster
field 180x120
army 1 chaos:chaos-marauders+general+sorcerer
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 rage-of-chaos A1
apply die 5
apply die 1
actions yes | no
apply yes
apply die 4
apply yes
apply die 6
# 9 + 11
chance 21

# EX-57 WM-MAGIC-30 1, 4, 1: six attacks on itself
position warmaster
field 180x120
army 1 chaos:chaos-marauders+general+sorcerer
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 rage-of-chaos A1
apply die 5
apply die 1
apply yes
apply die 4
apply yes
apply die 1
chance 10
apply hits 0
# six dice against itself, 4 or more
chance 7
weight hits 6 1/64

# WM-MAGIC-09 with an Anvil he dispels on 3 too, and the odds know it
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 dwarfs:warriors+rangers+rangers+general+runesmith/anvil
B1 46,45,180 50,45,180 54,45,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
Bc2 50,60
turn 1 round 1
next shooting
end
# cast in one half, broken in two thirds of that
odds cast Ac2 weird-enchantment B1 : 72/216 anti-magic
odds cast Ac2 weird-enchantment B1 : 36/216 works
apply cast Ac2 weird-enchantment B1
apply die 4
odds yes : 4/6 it succeeds
apply yes
try die 2
shows B1 46,45,180 50,45,180 54,45,180 near magic enchanted

apply die 3
lacks B1 46,45,180 50,45,180 54,45,180 near magic enchanted

# WM-MAGIC-09 WM-MAGIC-06 a Runesmith within 50 cm dispels on 4 or more
position warmaster
field 180x120
army 1 empire:halberdiers+general+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 dwarfs:warriors+rangers+rangers+general+runesmith
B1 46,45,180 50,45,180 54,45,180
B2 166,110,180 170,110,180 174,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
Bc2 50,60
turn 1 round 1
next shooting
end
apply cast Ac2 weird-enchantment B1
apply die 4
acts 2
actions yes | no
apply yes
try die 4
lacks B1 46,45,180 50,45,180 54,45,180 near magic enchanted

apply die 3
shows B1 46,45,180 50,45,180 54,45,180 near magic enchanted

