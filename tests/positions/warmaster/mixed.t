# WM-ADVANCE-01 WM-ADVANCE-02 a unit cut off in its flight is destroyed, and who fought it may advance
position warmaster
field 180x120
lake 48,33 52,33 52,36 48,36
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 50,32,180
B2 60,42,180 64,42,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
shows B1 lost
actions hold A1 | fall A1 | advance A1 B2 | advance A1 B2 stands

# WM-CHARGE-14 WM-CHARGE-08 cavalry into the side of a column: three against three, and all are taken in the flank
position warmaster
field 180x120
army 1 empire:knights+general
A1 30,45,90 30,47,90 30,49,90
Ac1 20,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180 50,47,180 50,49,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

apply charge A1 B1
apply end
apply end
chance 13
apply hits 0
chance 7

# WM-CHARGE-14 WM-COMBAT-13 into the rear of a line: three attacks less
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 20,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,0 50,45,0 54,45,0
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

apply charge A1 B1
shows A1 46,43,0 50,43,0 54,43,0 charged orders 1
apply end
apply end
chance 13
apply hits 0
chance 7

# WM-CHARGE-15 WM-CHARGE-16 the others go where a second unit is touched too
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 42,30,0 46,30,0 50,30,0
Ac1 20,20
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,43,180 50,43,180
B2 54,43,180 58,43,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

apply charge A1 B1
lacks A1 42,41,0 46,41,0 50,41,0 charged orders 1
apply end
apply end
# a stand of the second unit may be struck
acts 1
legal strike B2 1

# WM-SHOOT-08 infantry deep in a wood is not charged from outside
position warmaster
field 180x120
wood 30,41 70,41 70,60 30,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 20,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

illegal charge A1 B1 : WM-CHARGE-03

# WM-SHOOT-08 at its edge it is
position warmaster
field 180x120
wood 30,43 70,43 70,60 30,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 20,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

legal charge A1 B1

# WM-MOVE-26 WM-PURSUE-06 cavalry does not charge into a wood
position warmaster
field 180x120
wood 30,43.5 70,43.5 70,60 30,60
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0
Ac1 20,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,46,180 50,46,180 54,46,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

illegal charge A1 B1 : WM-CHARGE-20

# WM-CHARGE-03 cavalry charges infantry that stands with its front on the edge of a wood
position warmaster
field 180x120
wood 30,44 70,44 70,60 30,60
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0
Ac1 20,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

apply charge A1 B1
apply end
apply end
chance 10
weight hits 9 1/19683

# WM-CHAR-05 WM-SHOOT-30 a character dies with a unit that disperses
position warmaster
field 180x120
army 1 empire:2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 34,30,0 38,30,0 42,30,0
Ac1 20,10
army 2 empire:halberdiers+pistoliers+pistoliers+general+hero
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,47 with B1
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 3
apply hits 0
apply remove B1 3
apply shoot A2 B1
apply hits 2
apply hits 0
apply driven 21
shows B1 lost
shows Bc2 lost

# WM-CHARM-04 a character goes where his unit is driven
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 20,10
army 2 empire:halberdiers+pistoliers+pistoliers+general+hero
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,44 with B1
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply driven 9
apply done
lacks Bc2 50,44 with B1
lacks Bc2 lost

# WM-MACH-11 a tank that stands for good takes no order
position warmaster
field 180x120
army 1 empire:steam-tank+general
A1 50,29,0 used engine
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,90,180 50,90,180 54,90,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
illegal order Ac1 A1 : WM-MACH-11

# WM-MACH-15 a tank under pressure shoots six times
position warmaster
field 180x120
army 1 empire:steam-tank+general
A1 50,29,0 pressure
Ac1 50,10
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,46,180 50,46,180 52,46,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 7

# WM-MACH-19 WM-FLY-13 a gyrocopter does not land in a wood
position warmaster
field 180x120
wood 30,40 70,40 70,60 30,60
army 1 dwarfs:gyrocopter+general
A1 50,29,0
Ac1 50,15
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,90,180 50,90,180 54,90,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

illegal move A1 line 50,50 0 : WM-FLY-13
legal   move A1 line 50,80 0

# WM-COMBAT-12 WM-STAT-13 Flagellants do not fear terror
position warmaster
field 180x120
army 1 empire:flagellants+general
A1 46,30,0 50,30,0 54,30,0
Ac1 20,20
army 2 orcs:giant+orc-general
B1 50,33,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 6
apply hits 0
chance 9

# WM-COMBAT-10 WM-COMBAT-12 WM-COMBAT-15 modifiers add up: charge, terror, confusion
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 confused charged
Ac1 20,20
army 2 orcs:giant+orc-general
B1 50,33,180
Bc1 90,110
turn 1 round 1
next combat
end
# 3 + 1 - 1 - 1
chance 3

# WM-COMBAT-14 WM-COMBAT-15 no stand has less than none
position warmaster
field 180x120
army 1 orcs:goblins+orc-general
A1 46,30,0 50,30,0 54,30,0 confused
Ac1 20,20
army 2 orcs:giant+orc-general
B1 50,33,180
Bc1 90,110
turn 1 round 1
next combat
end
# 2 - 1 - 1: the giant alone strikes
chance 9

# WM-DEFEND-04 WM-COMBAT-06 WM-DEFEND-08 one stand in a wood, one outside: the stand chosen gives the number and the bonus
position warmaster
field 180x120
wood 30,31 49.9,31 49.9,50 30,50
army 1 empire:halberdiers+general
A1 50,30,0 charged
Ac1 20,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 48,32,180 52,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
actions strike B1 1 | strike B1 2
try strike B1 1
chance 4
weight hits 3 1/27

apply strike B1 2
chance 5
weight hits 4 1/16

