# EX-16 WM-SHOOT-12 three stands of two shots throw six dice
position warmaster
field 180x120
army 1 ogre-kingdoms:leadbelchers+tyrant
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,40,180 50,40,180 54,40,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 7
weight hits 6 1/64

# WM-SHOOT-01 WM-SHOOT-12 WM-SHOOT-13 WM-SHOOT-16 three crossbows: three dice, 4 or more, saved on 6; once a turn
position warmaster
field 180x120
army 1 empire:crossbowmen+crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 166,45,0 170,45,0 174,45,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4
weight hits 3 1/8
apply hits 2
chance 3
weight hits 2 1/36
apply hits 0
illegal shoot A1 B1 : WM-SHOOT-01

# WM-SHOOT-01 odds of a shot: three dice, 4 or more, armour 6
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
odds shoot A1 B1 : 343/1728 hits: 0
odds shoot A1 B1 : 125/1728 stands lost: 1

# WM-SHOOT-02 who fights does not shoot; WM-SHOOT-09 nobody shoots at who fights
position warmaster
field 180x120
army 1 empire:crossbowmen+halberdiers+crossbowmen+crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 66,43,0 70,43,0 74,43,0
A3 66,30,0 70,30,0 74,30,0
A4 166,45,0 170,45,0 174,45,0
Ac1 50,10
army 2 empire:halberdiers+halberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 66,45,180 70,45,180 74,45,180
B3 170,60,180 172,60,180 174,60,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal shoot A1 B1 : WM-SHOOT-02
illegal shoot A3 B2 : WM-SHOOT-09

# WM-SHOOT-03 only at the nearest enemy that is seen
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+pistoliers+general
B1 36,45,180 40,45,180 44,45,180
B2 56,47,180 60,47,180 64,47,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal   shoot A1 B1
illegal shoot A1 B2 : WM-SHOOT-03

# WM-SHOOT-04 of two equally near the owner chooses
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+pistoliers+general
B1 36,45,180 40,45,180 44,45,180
B2 56,45,180 60,45,180 64,45,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A1 B1
legal shoot A1 B2

# WM-SHOOT-06 WM-SHOOT-35 crossbowmen do not see what is behind their front
position warmaster
field 180x120
army 1 empire:crossbowmen+crossbowmen+general
A1 46,30,180 50,30,180 54,30,180
A2 166,45,0 170,45,0 174,45,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal shoot A1 B1 : WM-SHOOT-06

# WM-SHOOT-35 WM-SHOOT-10 pistoliers shoot all round, 15 cm far
position warmaster
field 180x120
army 1 empire:2xpistoliers+general
A1 48,29,180 50,29,180 52,29,180
A2 68,29,180 70,29,180 72,29,180
Ac1 50,10
army 2 empire:2xhalberdiers+general
B1 46,46,180 50,46,180 54,46,180
B2 66,54,180 70,54,180 74,54,180
Bc1 90,110
turn 1 round 1
next shooting
end
# from the rear edge at 31 to 45 are 14 cm; from 31 to 53 too many
legal   shoot A1 B1
illegal shoot A2 B2 : WM-SHOOT-11

# WM-SHOOT-10 30 cm are in reach
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,62,180 50,62,180 54,62,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A1 B1

# WM-SHOOT-10 more than 30 cm are not
position warmaster
field 180x120
army 1 empire:crossbowmen+crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 166,45,0 170,45,0 174,45,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,62.2,180 50,62.2,180 54,62.2,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal shoot A1 B1 : WM-SHOOT-11

# WM-SHOOT-07 stands of the same unit hide the enemy from those behind them
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 48,35,0 52,35,0 50,33,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 3

# WM-SHOOT-05 a stand that does not see the common target shoots at the nearest that it sees
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 53,29,90
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+general
B1 38,41,180 42,41,180 46,41,180
B2 70,26,270 70,30,270
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
# 10 cm to the first; the third stand looks to the right
apply shoot A1 B1
chance 3
apply hits 0
chance 2
apply hits 1
apply hits 0
shows B2 70,26,270 70,30,270 wounds 1 driver A1

# WM-SHOOT-11 stand by stand: the third is out of reach
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 38,60.5,180 42,60.5,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
# from 44,31 to 44,59.5: 28.5; from 48: 28.8; from 52,31: 29.6
apply shoot A1 B1
chance 4

# WM-SHOOT-11 stand by stand: farther out, two of three reach
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 38,61.2,180 42,61.2,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
# from 48,31 to 44,60.2: 29.5; from 52,31: 30.3
apply shoot A1 B1
chance 3

# WM-SHOOT-07 units hide what is behind them
position warmaster
field 180x120
army 1 empire:crossbowmen+knights+crossbowmen+general
A1 50,30,0
A2 48,33,0 50,33,0 52,33,0
A3 166,45,0 170,45,0 174,45,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal shoot A1 B1 : WM-SHOOT-06

# WM-SHOOT-08 a stand more than 2 cm inside a wood is not seen
position warmaster
field 180x120
wood 30,43 70,43 70,60 30,60
army 1 empire:crossbowmen+crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 166,45,0 170,45,0 174,45,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,47,180 50,47,180 54,47,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal shoot A1 B1 : WM-SHOOT-06

# WM-SHOOT-08 WM-SHOOT-13 WM-DEFEND-04 within 2 cm of the edge it is seen, and hit on 5 or more
position warmaster
field 180x120
wood 30,43 70,43 70,60 30,60
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45.5,180 50,45.5,180 54,45.5,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 3 1/27

# WM-SHOOT-13 WM-DEFEND-06 fortified infantry is hit on 6
position warmaster
field 180x120
rampart 30,44 70,44 70,46 30,46
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 3 1/216

# WM-SHOOT-17 WM-SHOOT-18 EX-21 three hits take a stand at once, two are kept
position warmaster
field 180x120
army 1 empire:2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 34,30,0 38,30,0 42,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 3
apply hits 0
actions remove B1 1 | remove B1 3
apply remove B1 3
shows B1 46,45,180 50,45,180 struck 3 driver A1
apply shoot A2 B1
apply hits 2
apply hits 0
shows B1 46,45,180 50,45,180 wounds 2 driver A1 rivals A2
acts chance
# five dice: 5 to 30 cm
weight driven 5 1/7776
apply driven 15
shows B1 46,60,180 50,60,180 wounds 2 driver A1 rivals A2
lacks B1 lost
apply done
# wounds are wiped
shows B1 46,60,180 50,60,180

# EX-19 WM-SHOOT-20 WM-SHOOT-22 WM-SHOOT-25 WM-SHOOT-27 WM-SHOOT-29 two hits, 3 and 4: driven 7 cm, not confused
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
weight driven 7 4/36
weight driven 7 confused 2/36
weight driven 12 confused 1/36
try driven 8 confused
apply done
shows B1 46,53,180 50,53,180 54,53,180 confused

apply driven 7
apply done
shows B1 46,52,180 50,52,180 54,52,180 near

# WM-SHOOT-28 the others are set anew beside the first, none nearer to who drives them
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 45,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 1
apply hits 0
apply driven 4
legal   move B1 column 46,51 180
legal   move B1 line 42,49 180
illegal move B1 column 46,47 180 : WM-SHOOT-28
apply move B1 column 46,51 180
shows B1 46,49,180 46,51,180 46,53,180 near

# WM-SHOOT-23 EX-20 defended: one hit does not drive back
position warmaster
field 180x120
wood 30,44 70,44 70,60 30,60
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 1
apply hits 0
shows B1 46,45,180 50,45,180 54,45,180 near
shows turn 2 round 1

# WM-SHOOT-23 EX-20 two hits are one die, three are two
position warmaster
field 180x120
wood 30,44 70,44 70,60 30,60
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
try hits 2
apply hits 0
chance 6
weight driven 6 confused 1/6

apply hits 3
apply hits 0
apply remove B1 1
weight driven 12 confused 1/36

# WM-SHOOT-24 EX-20 fortified: two hits do not drive back
position warmaster
field 180x120
rampart 30,44 70,44 70,46 30,46
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
try hits 2
apply hits 0
shows B1 46,45,180 50,45,180 54,45,180 near
shows turn 2 round 1

apply hits 3
apply hits 0
apply remove B1 1
chance 6
weight driven 6 confused 1/6

# WM-SHOOT-30 artillery driven farther than its 10 cm disperses
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:cannon+2xpistoliers+general
B1 49,45,180 51,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 3
apply remove B1 1
try driven 10
lacks B1 lost

apply driven 11
shows B1 lost

# EX-22 WM-SHOOT-31 WM-SHOOT-33 WM-SHOOT-38 WM-SHOOT-39 two hits on charging Knights count in the first round
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
acts 2
actions shoot B1 A1 | no
apply shoot B1 A1
chance 4
apply hits 2
weight hits 0 1/4
apply hits 0
shows A1 50,42,0 48,42,0 46,42,0 near initiative charged wounds 2 carried 2
apply end
apply end
apply end
shows next combat
# Knights with the bonus
chance 13
apply hits 0
apply hits 0
# two hits of the bolts and a stand that supports: three to nothing
shows A1 50,39,0 48,39,0 46,39,0 near initiative charged fought retreated attacker decided wounds 2 retreat 3

# EX-23 WM-SHOOT-36 WM-SHOOT-38 three hits remove a stand at once, and all three count
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply shoot B1 A1
apply hits 3
apply hits 0
acts 1
apply remove A1 3
shows A1 50,42,0 48,42,0 near initiative charged carried 3
apply end
apply end
apply end
chance 9
apply hits 0
apply hits 0
# and one for the stand that supports
shows A1 50,38,0 48,38,0 near initiative charged fought retreated attacker decided retreat 4

# WM-SHOOT-31 AMB-79 shooting at a charger is not compulsory
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply no
shows A1 50,42,0 48,42,0 46,42,0 near initiative charged

# WM-SHOOT-40 WM-SHOOT-32 charged twice: only stands that touch no enemy shoot again
position warmaster
field 180x120
army 1 empire:knights+knights+general
A1 57,31,0 59,31,0 61,31,0 near
A2 39,31,0 41,31,0 43,31,0 near
Ac1 50,10
army 2 empire:crossbowmen+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply no
apply charge A2 B1
acts 2
apply shoot B1 A2
# the right stand is already fighting
chance 3

