# EX-24 WM-COMBAT-16 WM-COMBAT-17 WM-COMBAT-05 three stands of three attacks throw nine dice and hit on 4 or more
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
acts chance
chance 10
weight hits 9 1/512
weight hits 0 1/512
weight hits 1 9/512

# WM-COMBAT-18 one save for each hit, 6 saves on 6+
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 4
chance 5
weight hits 4 1/1296
weight hits 0 625/1296

# EX-17 WM-COMBAT-17 eight dice against an enemy in the open: 4, 4, 6 and 6 hit
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-general
A1 46,30,0 50,30,0
Ac1 50,10
army 2 empire:knights+general
B1 46,33,180 48,33,180 50,33,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 9
weight hits 4 70/256
apply hits 4
chance 5
weight hits 3 4/16

# EX-18 WM-COMBAT-18 Knights save four hits on 4+: three saved leave one
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-general
A1 46,30,0 50,30,0
Ac1 50,10
army 2 empire:knights+general
B1 46,33,180 48,33,180 50,33,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 4
weight hits 3 4/16
apply hits 3
apply hits 0
shows B1 46,34,180 48,34,180 50,34,180 fought retreated decided wounds 1 retreat 1
lacks A1 46,30,0 50,30,0 fought wounds 1

# EX-27 WM-COMBAT-18 Elf spearmen save four hits on 5+: two saved leave two
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 high-elves:spearmen+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 4
weight hits 2 24/81
apply hits 2
apply hits 0

# WM-COMBAT-07 one more attack for each charging stand against an enemy in the open
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 13
apply hits 0
chance 10

# EX-25 WM-COMBAT-09 chariots that charge have two more attacks each
position warmaster
field 180x120
army 1 high-elves:chariots+general
A1 48,30,0 50,30,0 52,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,33,180 50,33,180 54,33,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 16
apply hits 0
chance 10

# EX-25 WM-COMBAT-09 a monster that charges has two more attacks; WM-COMBAT-12 who meets terror has one less
position warmaster
field 180x120
army 1 orcs:giant+orc-general
A1 50,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,33,180 50,33,180 54,33,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 11
apply hits 0
chance 3

# WM-COMBAT-12 terror does not touch who causes it
position warmaster
field 180x120
army 1 orcs:giant+orc-general
A1 50,30,0
Ac1 50,10
army 2 orcs:giant+orc-general
B1 50,34,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 9
apply hits 0
chance 9

# WM-COMBAT-14 a confused unit has one attack less for each stand
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 confused
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 7
apply hits 0
chance 10

# WM-COMBAT-13 WM-COMBAT-05 a stand with an enemy front on its flank has one attack less; those that touch nobody do not fight
position warmaster
field 180x120
army 1 empire:knights+general
A1 42,28,90 42,30,90 42,32,90
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,30,180 50,30,180 54,30,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
apply hits 0
chance 3

# WM-COMBAT-13 WM-COMBAT-15 flank and front at once: the penalty counts once, and penalties add up
position warmaster
field 180x120
army 1 empire:knights+halberdiers+general
A1 42,30,90
A2 46,28,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,30,180 50,30,180 54,30,180 confused
Bc1 90,110
turn 1 round 1
next combat
end
apply strike A2 1
chance 4
apply hits 0
chance 4
apply hits 0
chance 4

# WM-COMBAT-08 WM-COMBAT-17 WM-DEFEND-07 WM-DEFEND-08 EX-70 infantry in a wood: no bonus for the charge, hit on 5 or more
position warmaster
field 180x120
wood 40,31 60,31 60,40 40,40
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
weight hits 9 1/19683
apply hits 0
chance 10
weight hits 9 1/512

# WM-DEFEND-12 who charged counts as in the open, even in a wood
position warmaster
field 180x120
wood 40,29 60,29 60,40 40,40
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
weight hits 9 1/19683
apply hits 0
weight hits 9 1/512

# WM-DEFEND-02 cavalry is never defended
position warmaster
field 180x120
hill 0,20 100,20 100,60 0,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:knights+general
B1 48,33,180 50,33,180 52,33,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 13
weight hits 12 1/4096

# EX-70 WM-DEFEND-05 WM-TERRAIN-03 infantry uphill: no bonus for the charge, hit on 5 or more
position warmaster
field 180x120
hill 0,20 100,20 100,60 0,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
weight hits 9 1/19683
apply hits 0
weight hits 9 1/512

# WM-DEFEND-06 WM-COMBAT-17 fortified infantry is hit on a 6 only
position warmaster
field 180x120
rampart 40,31 60,31 60,33 40,33
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
weight hits 9 1/10077696
apply hits 0
weight hits 9 1/512

# WM-DEFEND-03 infantry behind a fence is defended
position warmaster
field 180x120
fence 40,30.9 60,30.9 60,31.1 40,31.1
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
weight hits 9 1/19683

# EX-28 EX-29 WM-COMBAT-26 WM-COMBAT-39 WM-RETREAT-01 WM-STAND-05 three hits to one: the loser runs two centimetres
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180 
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 4
apply hits 1
apply hits 1
apply hits 0
actions remove B1 1 | remove B1 3
illegal remove B1 2 : WM-COMBAT-21
apply remove B1 3
acts 1
shows B1 46,34,180 50,34,180 fought retreated decided retreat 2

# WM-COMBAT-37 WM-FALLBACK-01 WM-FALLBACK-05 EX-30 equal hits are a draw; 2, 4 and 6 let fall back 2 to 12 cm
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 1
apply hits 0
apply three 2 4 6
apply three 6 4 3
apply dice 5 2
apply yes
legal   move A1 line 50,28 0
illegal move A1 line 50,28.2 0 : WM-FALLBACK-05
legal   move A1 line 50,18 0
illegal move A1 line 50,17.8 0 : WM-MOVE-16
apply move A1 line 50,25 0
# then the other, by its own dice: 3 to 13 cm
legal   move B1 line 50,35 180
illegal move B1 line 50,34.8 180 : WM-FALLBACK-05
legal   move B1 line 50,45 180
illegal move B1 line 50,45.2 180 : WM-MOVE-16

# EX-31 WM-FALLBACK-01 WM-FALLBACK-10 a winner falls back: 6, 4 and 3 give 3 to 13 cm
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
legal hold A1
legal pursue A1 B1
apply fall A1
apply three 6 4 3
legal   move A1 line 50,27 0
illegal move A1 line 50,27.2 0 : WM-FALLBACK-05
legal   move A1 line 50,17 0
illegal move A1 line 50,16.8 0 : WM-MOVE-16

# WM-COMBAT-20 WM-COMBAT-37 after a draw in hits the lower die removes stands first
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 3
apply hits 0
acts chance
chance 30
try dice 2 5
actions remove A1 1 | remove A1 3

apply dice 5 2
actions remove B1 1 | remove B1 3
apply remove B1 1
actions remove A1 1 | remove A1 3

# EX-28 WM-COMBAT-27 twelve hits on a unit that can take nine count as nine
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+halberdiers+3xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 58,32,180 62,32,180 66,32,180
B3 150,110,180 152,110,180 154,110,180
B4 160,110,180 162,110,180 164,110,180
B5 170,110,180 172,110,180 174,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B1 3
chance 13
apply hits 12
apply hits 5
apply hits 0
chance 4
apply hits 2
apply hits 0
apply remove A1 1
apply remove A1 1
# 9 to 7, and two units of that side took part: one centimetre
shows B1 lost
shows B2 58,33,180 62,33,180 66,33,180 fought retreated decided retreat 1

# WM-COMBAT-28 WM-COMBAT-31 WM-COMBAT-33 WM-COMBAT-35 the stand behind supports, those behind it do not
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 50,28,0 50,26,0 50,24,0
Ac1 50,10
army 2 empire:knights+general
B1 48,33,180 50,33,180 52,33,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
apply hits 0
chance 10
apply hits 0
shows B1 48,34,180 50,34,180 52,34,180 fought retreated decided retreat 1
# WM-COMBAT-02: the supports are not in the engagement
shows A2 50,28,0 50,26,0 50,24,0
actions hold A1 | fall A1

# WM-COMBAT-31 WM-COMBAT-33 stands exactly beside a fighting stand support, if they face the same way
position warmaster
field 180x120
army 1 empire:halberdiers+crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,90 62,28,0
Ac1 50,10
army 2 empire:knights+general
B1 46.2,33,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 4
apply hits 0
chance 4
apply hits 0
shows B1 46.2,34,180 fought retreated decided retreat 1

# WM-COMBAT-31 a stand that is not exactly behind does not support
position warmaster
field 180x120
army 1 empire:halberdiers+crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 51,28,0 51,26,0 51,24,0
Ac1 50,10
army 2 empire:knights+general
B1 48,33,180 50,33,180 52,33,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 0
apply hits 0
# a draw
chance 216

# WM-COMBAT-30 a confused unit does not support
position warmaster
field 180x120
army 1 empire:halberdiers+crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 50,28,0 50,26,0 50,24,0 confused
Ac1 50,10
army 2 empire:knights+general
B1 48,33,180 50,33,180 52,33,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 0
apply hits 0
chance 216

# WM-COMBAT-29 cavalry neither gives nor gets support
position warmaster
field 180x120
army 1 empire:knights+knights+general
A1 48,29,0 50,29,0 52,29,0
A2 48,25,0 50,25,0 52,25,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 0
apply hits 0
chance 216

# WM-COMBAT-32 a stand that touches the enemy with its flank only cannot be supported
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:knights+general
B1 42,30,90
Bc1 90,110
turn 1 round 1
next combat
end
chance 3
apply hits 0
chance 4
apply hits 0
chance 216

# WM-COMBAT-04 WM-COMBAT-25 who is destroyed has struck all the same, and has lost whatever he struck
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 50,32,180
B2 160,110,180 162,110,180 164,110,180
B3 170,110,180 172,110,180 174,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
apply hits 3
apply hits 0
chance 4
apply hits 3
apply hits 0
shows B1 lost
actions remove A1 1 | remove A1 3
apply remove A1 1
# WM-COMBAT-40: the winner holds or falls back, there is nobody to pursue
actions hold A1 | fall A1

# WM-COMBAT-06 a stand that touches two units strikes one of them; WM-COMBAT-01 all three are in one engagement
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+general
B1 44,32,180 48,32,180
B2 52,32,180 56,32,180
Bc1 90,110
turn 1 round 1
next combat
end
actions strike B1 2 | strike B2 1
illegal strike B1 1 : WM-COMBAT-06
apply strike B2 1
chance 4
apply hits 3
apply hits 0
chance 4
apply hits 0
chance 4
apply hits 0
actions remove B2 1 | remove B2 2

# WM-COMBAT-02 WM-TURN-16 two engagements: the player whose turn it is picks
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+general
B1 46,32,180 50,32,180 54,32,180
B2 76,32,180 80,32,180 84,32,180
Bc1 90,110
turn 1 round 1
next combat
end
acts 1
legal fight A1
legal fight A2
apply fight A2
chance 10
apply hits 0
apply hits 0
shows A1 46,30,0 50,30,0 54,30,0

# WM-TURN-06 WM-COMBAT-03 WM-TURN-16 in the turn of seat 2 it picks
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+general
B1 46,32,180 50,32,180 54,32,180
B2 76,32,180 80,32,180 84,32,180
Bc1 90,110
turn 2 round 1
next combat
end
acts 2

# EX-44 WM-COMBAT-01 corners link: two units and three are one engagement
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:3xhalberdiers+general
B1 46,32,180 50,32,180 54,32,180
B2 58,32,180 62,32,180
B3 66,32,180 70,32,180
Bc1 90,110
turn 1 round 1
next combat
end
# stand 3 of A1 also touches B2 by a corner, stand 1 of A2 touches B1: they may strike either
actions strike B1 2 | strike B1 3 | strike B2 1

# EX-26 WM-COMBAT-10 WM-COMBAT-11 WM-PURSUE-11 pursuit after 6 cm: three more attacks for each stand
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0
Ac1 50,10
army 2 dwarfs:warriors+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 7
apply hits 6
weight hits 6 1/64
apply hits 0
chance 10
apply hits 0
actions remove B1 1 | remove B1 3
apply remove B1 3
shows B1 46,38,180 50,38,180 fought retreated decided wounds 2 retreat 6
apply pursue A1 B1
shows A1 46,36,0 50,36,0 fought pursues attacker
chance 13
apply hits 0
chance 7
apply hits 0
chance 216

# WM-COMBAT-23 WM-COMBAT-22 wounds of the round before take stands, but do not count again
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
shows B1 46,34,180 50,34,180 54,34,180 fought retreated decided wounds 2 retreat 2
apply pursue A1 B1
chance 13
apply hits 1
apply hits 1
apply hits 0
actions remove B1 1 | remove B1 3
apply remove B1 1
chance 216
