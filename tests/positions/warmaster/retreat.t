# EX-32 WM-RETREAT-02 three stands on the front and one on the flank: it runs from its front
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 42,32.5,90
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike A1 1
apply hits 1
apply hits 0
apply hits 0
apply hits 0
shows B1 46,33,180 50,33,180 54,33,180 fought retreated decided wounds 1 retreat 1

# WM-RETREAT-03 WM-RETREAT-02 one stand on the front, one on the flank: the loser picks the direction
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 50,30,0
A2 42,32.5,90
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike A1 1
apply hits 1
apply hits 0
apply hits 0
apply hits 0
acts 2
actions flee B1 0 | flee B1 90

# EX-33 WM-RETREAT-07 WM-RETREAT-09 a stand that comes to touch an enemy out of the fight is destroyed
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 55,36,0
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
shows B1 46,33,180 50,33,180 fought retreated decided wounds 1 retreat 1

# WM-RETREAT-07 an enemy farther behind than the retreat goes does no harm
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 55,36.2,0
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
shows B1 46,33,180 50,33,180 54,33,180 fought retreated decided wounds 1 retreat 1

# EX-34 WM-RETREAT-06 WM-RETREAT-08 stands that would go into the lake are destroyed, the other runs
position warmaster
field 180x120
lake 48.2,34 80,34 80,60 48.2,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
shows B1 46,34,180 fought retreated decided wounds 2 retreat 2

# WM-RETREAT-10 WM-ADVANCE-01 artillery that must run is destroyed
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:cannon+2xpistoliers+general
B1 48,33,180 50,33,180
B2 150,110,180 152,110,180 154,110,180
B3 160,110,180 162,110,180 164,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
chance 3
apply hits 0
shows B1 lost
actions hold A1 | fall A1

# WM-RETREAT-11 WM-DEFEND-13 who ran out of a wood is hit on 4 or more in the next round
position warmaster
field 180x120
wood 40,31 60,31 60,33 40,33
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
weight hits 9 1/19683
apply hits 1
apply hits 0
apply hits 0
apply pursue A1 B1
chance 13
weight hits 12 1/4096

# WM-DEFEND-13 who ran still counts as in the open though he ran within the wood
position warmaster
field 180x120
wood 40,31 60,31 60,43 40,43
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
weight hits 9 1/19683
apply hits 1
apply hits 0
apply hits 0
apply pursue A1 B1
chance 13
weight hits 12 1/4096

# EX-35 WM-PURSUE-11 WM-PURSUE-08 all three stands of cavalry go straight into infantry that lost a stand
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,29,0 50,29,0 52,29,0
Ac1 50,10
army 2 empire:crossbowmen+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
apply hits 3
chance 10
apply hits 0
apply remove B1 3
shows B1 46,35,180 50,35,180 fought retreated decided retreat 3
apply pursue A1 B1
shows A1 48,32,0 50,32,0 52,32,0 fought pursues attacker
chance 16

# EX-36 WM-PURSUE-13 WM-PURSUE-14 WM-PURSUE-15 WM-PURSUE-16 two stands go straight, the third to either side
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,29,0 50,29,0 52,29,0
Ac1 50,10
army 2 empire:knights+general
B1 48,33,180 50,33,180 52,33,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
apply remove B1 3
shows B1 48,36,180 50,36,180 fought retreated decided retreat 3
apply pursue A1 B1
acts 1
legal stand A1 3 53,35 270
legal stand A1 3 45,35 90
# partly on the flank will do
legal stand A1 3 53,34.5 270
illegal stand A1 3 60,35 270 : WM-PURSUE-13
apply stand A1 3 53,35 270
chance 16

# WM-PURSUE-03 infantry does not pursue cavalry
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:knights+general
B1 48,33,180 50,33,180 52,33,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
illegal pursue A1 B1 : WM-PURSUE-03
actions hold A1 | fall A1

# WM-PURSUE-03 nor chariots, but monsters
position warmaster
field 180x120
army 1 empire:halberdiers+halberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 96,30,0 100,30,0 104,30,0
Ac1 50,10
army 2 orcs:wolf-chariots+giant+orc-general
B1 48,33,180 50,33,180 52,33,180
B2 100,33,180
Bc1 90,110
turn 1 round 1
next combat
end
apply fight A1
apply hits 1
apply hits 0
apply hits 0
illegal pursue A1 B1 : WM-PURSUE-03
apply hold A1
apply hits 1
apply hits 0
apply hits 0
legal pursue A2 B2

# WM-PURSUE-04 artillery does not pursue
position warmaster
field 180x120
army 1 empire:cannon+general
A1 48,29,0 50,29,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 3
apply hits 2
apply hits 0
apply hits 0
illegal pursue A1 B1 : WM-PURSUE-04
actions hold A1 | fall A1

# WM-PURSUE-05 who is fortified does not pursue
position warmaster
field 180x120
rampart 40,29 60,29 60,31 40,31
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
illegal pursue A1 B1 : WM-PURSUE-05
actions hold A1 | fall A1

# WM-PURSUE-06 nobody pursues into ground that is barred to him
position warmaster
field 180x120
wood 30,31.5 70,31.5 70,50 30,50
army 1 empire:knights+general
A1 48,29,0 50,29,0 52,29,0
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
illegal pursue A1 B1 : WM-PURSUE-06
actions hold A1 | fall A1

# WM-PURSUE-07 only flyers pursue flyers
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,29,0 50,29,0 52,29,0
Ac1 50,10
army 2 high-elves:giant-eagles+general
B1 48,33,180 50,33,180 52,33,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
illegal pursue A1 B1 : WM-PURSUE-07
actions hold A1 | fall A1

# WM-PURSUE-07 and flyers do
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,29,0 50,29,0 52,29,0
Ac1 50,10
army 2 high-elves:giant-eagles+general
B1 48,33,180 50,33,180 52,33,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 7
apply hits 1
apply hits 0
apply hits 0
legal pursue A1 B1

# WM-PURSUE-02 WM-COMBAT-36 who only supported does not pursue
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 46,28,0 50,28,0 54,28,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 0
apply hits 0
# three stands behind: three centimetres
shows B1 46,35,180 50,35,180 54,35,180 fought retreated decided retreat 3
actions hold A1 | fall A1 | pursue A1 B1

# WM-PURSUE-22 WM-PURSUE-23 no bonus for pursuit against a fresh enemy
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,10
army 2 dwarfs:warriors+handgunners+general
B1 50,32,180
B2 54,35,180 58,35,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 4
apply hits 3
apply hits 0
chance 4
apply hits 0
shows B1 50,35,180 fought retreated decided wounds 3 retreat 3
apply pursue A1 B1
actions strike B1 1 | strike B2 1
try strike B2 1
chance 4

apply strike B1 1
chance 6
apply hits 0
chance 4
apply hits 0
# the fresh unit fights too
chance 4

# WM-ADVANCE-02 WM-ADVANCE-03 WM-ADVANCE-09 WM-ADVANCE-11 WM-ADVANCE-10 after destroying its enemy in the first round a unit advances up to 20 cm, as a charge
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+halberdiers+2xpistoliers+general
B1 50,32,180
B2 46,50,180 50,50,180 54,50,180
B3 150,110,180 152,110,180 154,110,180
B4 160,110,180 162,110,180 164,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
chance 4
apply hits 1
apply hits 0
shows B1 lost
actions hold A1 | fall A1 | advance A1 B2
apply advance A1 B2
shows A1 46,48,0 50,48,0 54,48,0 fought advanced charges attacker wounds 1
chance 13
weight hits 12 1/4096

# WM-ADVANCE-03 WM-ADVANCE-04 not farther than 20 cm
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+halberdiers+2xpistoliers+general
B1 50,32,180
B2 46,52.5,180 50,52.5,180 54,52.5,180
B3 150,110,180 152,110,180 154,110,180
B4 160,110,180 162,110,180 164,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
actions hold A1 | fall A1
illegal advance A1 B2 : WM-ADVANCE-03

# WM-ADVANCE-06 no advance out of a fortified place
position warmaster
field 180x120
rampart 40,29 60,29 60,31 40,31
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+halberdiers+2xpistoliers+general
B1 50,32,180
B2 46,50,180 50,50,180 54,50,180
B3 150,110,180 152,110,180 154,110,180
B4 160,110,180 162,110,180 164,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
actions hold A1 | fall A1
illegal advance A1 B2 : WM-ADVANCE-06

# WM-ADVANCE-06 WM-ADVANCE-04 no advance on whom one does not see
position warmaster
field 180x120
wood 0,38 100,38 100,42 0,42
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+halberdiers+2xpistoliers+general
B1 50,32,180
B2 46,48,180 50,48,180 54,48,180
B3 150,110,180 152,110,180 154,110,180
B4 160,110,180 162,110,180 164,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
actions hold A1 | fall A1
illegal advance A1 B2 : WM-CHARGE-03

# WM-ADVANCE-04 the nearest enemy that can be reached
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+2xhalberdiers+2xpistoliers+general
B1 50,32,180
B2 46,45,180 50,45,180 54,45,180
B3 63,40,180 67,40,180 71,40,180
B4 160,110,180 162,110,180 164,110,180
B5 170,110,180 172,110,180 174,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
# 13 cm to B2, under 11 to B3
actions hold A1 | fall A1 | advance A1 B3 | advance A1 B3 stands
illegal advance A1 B2 : WM-ADVANCE-04

# WM-ADVANCE-08 WM-SHOOT-31 the enemy may shoot at who advances
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+crossbowmen+2xpistoliers+general
B1 50,32,180
B2 46,50,180 50,50,180 54,50,180
B3 150,110,180 152,110,180 154,110,180
B4 160,110,180 162,110,180 164,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply advance A1 B2
acts 2
actions shoot B2 A1 | no
apply shoot B2 A1
chance 4

# WM-ADVANCE-07 infantry advances on cavalry too
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+knights+2xpistoliers+general
B1 50,32,180
B2 48,50,180 50,50,180 52,50,180
B3 150,110,180 152,110,180 154,110,180
B4 160,110,180 162,110,180 164,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
legal advance A1 B2

# WM-ADVANCE-15 WM-ADVANCE-06 once in a Combat phase
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+crossbowmen+halberdiers+2xpistoliers+general
B1 50,32,180
B2 50,40,180
B3 46,50,180 50,50,180 54,50,180
B4 160,110,180 162,110,180 164,110,180
B5 170,110,180 172,110,180 174,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply advance A1 B2
apply no
apply hits 3
apply hits 0
shows B2 lost
actions hold A1 | fall A1
illegal advance A1 B3 : WM-ADVANCE-15

# WM-ADVANCE-03 WM-COMBAT-22 after a later round an advance goes 10 cm and no farther
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,10
army 2 dwarfs:warriors+handgunners+2xrangers+general
B1 50,32,180
B2 46,45.5,180 50,45.5,180 54,45.5,180
B3 146,110,180 150,110,180 154,110,180
B4 160,110,180 164,110,180 168,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
apply pursue A1 B1
chance 6
# the fourth hit removes the last stand
apply hits 1
apply hits 0
apply hits 0
shows B1 lost
# 10.5 cm to B2
actions hold A1 | fall A1
illegal advance A1 B2 : WM-ADVANCE-03

# WM-ADVANCE-03 and 10 cm are within its reach
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,10
army 2 dwarfs:warriors+warriors+2xrangers+general
B1 50,32,180
B2 46,44.8,180 50,44.8,180 54,44.8,180
B3 146,110,180 150,110,180 154,110,180
B4 160,110,180 164,110,180 168,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
apply pursue A1 B1
apply hits 1
apply hits 0
apply hits 0
actions hold A1 | fall A1 | advance A1 B2
apply advance A1 B2
# the bonus of a charge and none for pursuit
chance 5

# EX-45 WM-MULTI-01 WM-MULTI-02 WM-MULTI-04 eleven to three against two units: four centimetres each
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:2xcrossbowmen+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 58,32,180 62,32,180 66,32,180
B3 150,110,180 152,110,180 154,110,180
B4 160,110,180 162,110,180 164,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B1 3
apply strike B2 1
apply strike A1 3
apply strike A2 1

apply hits 6
apply hits 5
apply hits 3
apply hits 0
apply hits 0
apply remove B2 3
apply remove B1 3
apply remove B1 2
apply remove A1 1
actions flee B1 0 | flee B2 0
apply flee B2 0
shows B1 46,36,180 fought retreated decided retreat 4
shows B2 58,36,180 62,36,180 fought retreated decided wounds 2 retreat 4

# EX-46 WM-MULTI-02 seven against two units: four centimetres each
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:2xcrossbowmen+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 58,32,180 62,32,180 66,32,180
B3 150,110,180 152,110,180 154,110,180
B4 160,110,180 162,110,180 164,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B1 3
apply strike B2 1
apply strike A1 3
apply strike A2 1

apply hits 4
apply hits 3
apply hits 0
apply hits 0
apply remove B2 3
apply remove B1 1
apply flee B1 0
shows B1 50,36,180 54,36,180 fought retreated decided wounds 1 retreat 4
shows B2 58,36,180 62,36,180 fought retreated decided retreat 4

# EX-46 WM-MULTI-02 one against three units: one centimetre each
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:3xcrossbowmen+2xpistoliers+general
B1 46,32,180
B2 50,32,180
B3 54,32,180
B4 150,110,180 152,110,180 154,110,180
B5 160,110,180 162,110,180 164,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B1 1
apply strike B2 1
apply strike B3 1
apply hits 1
apply hits 0
apply hits 0
apply hits 0
apply hits 0
apply hits 0
apply flee B2 0
apply flee B1 0
shows B1 46,33,180 fought retreated decided wounds 1 retreat 1
shows B2 50,33,180 fought retreated decided retreat 1
shows B3 54,33,180 fought retreated decided retreat 1

# WM-MULTI-06 WM-MULTI-09 EX-47 winners choose one by one; whom nobody pursues is out of it and keeps his wounds
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:2xcrossbowmen+2xpistoliers+general
B1 48,32,180 52,32,180 56,32,180
B2 64,32,180 68,32,180
B3 150,110,180 152,110,180 154,110,180
B4 160,110,180 162,110,180 164,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike A1 3
apply hits 1
apply hits 0
apply hits 2
apply hits 0
apply hits 0
apply flee B1 0
legal hold A1
legal pursue A1 B1
illegal pursue A1 B2 : WM-PURSUE-26
legal pursue A2 B2
apply hold A2
apply pursue A1 B1
shows A1 46,32,0 50,32,0 54,32,0 fought pursues attacker
shows B2 64,34,180 68,34,180 fought retreated wounds 2
chance 13
