# WM-COMBAT-38 after a draw a defended unit may stay, who charged falls back
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
apply hits 0
apply hits 0
acts 2
actions hold B1 | fall B1
illegal hold A1 : WM-COMBAT-38
apply hold B1
apply three 1 2 3
legal   move A1 line 50,29 0
illegal move A1 line 50,29.2 0 : WM-FALLBACK-05
legal   move A1 line 50,24 0
illegal move A1 line 50,23.8 0 : WM-MOVE-16

# WM-COMBAT-38 in the open nobody stays
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
apply hits 0
apply hits 0
chance 216
illegal hold B1 : WM-COMBAT-37

# WM-COMBAT-38 one who charged into this fight does not stay, though he stands in the wood
position warmaster
field 180x120
wood 40,28 60,28 60,30.9 40,30.9
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
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

# WM-COMBAT-13 an enemy flank on a flank takes nothing
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 57,31,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike A1 3
chance 10
apply hits 0
chance 4
apply hits 0
chance 10

# WM-CHARGE-07 EX-43 the nearest point is a corner and the frontage lies on the flank's side: the flank is charged
position warmaster
field 180x120
army 1 empire:knights+general
A1 36,32,0 38,32,0 40,32,0
Ac1 50,10
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
chance 13
apply hits 0
# one stand of the enemy touches them, with its flank
chance 3

# EX-43 WM-CHARGE-09 and the front where it lies on the other side
position warmaster
field 180x120
army 1 empire:knights+general
A1 30,37,90 30,39,90 30,41,90
Ac1 50,10
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
chance 13
apply hits 0
# two stands of the enemy touch them with their fronts
acts chance

# EX-41 WM-CHARGE-17 an edge partly covered: the first stand as near to its middle as it can, the next beside it
position warmaster
field 180x120
army 1 empire:knights+knights+general
A1 49,42,0
A2 51.5,31,0 53.5,31,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A2
apply give
apply roll 1 1
apply charge A2 B1
shows A2 51,42,0 53,42,0 charged orders 1

# EX-50 WM-CONF-16 WM-CONF-17 infantry behind infantry retires and supports it
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+crossbowmen+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 46,36,180 50,36,180 54,36,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
apply remove B1 3
# it runs 3 cm and the crossbows stand in its way by 1
legal no
legal retire B2
apply retire B2
shows B2 46,37,180 50,37,180 54,37,180
apply die 1
apply die 1
shows B1 46,35,180 50,35,180 fought retreated decided retreat 3
# two stands behind two: two to nothing in the next round
apply pursue A1 B1

# EX-48 WM-MULTI-04 WM-MULTI-05 WM-RETREAT-06 friends of the same fight cut one another off; the order of flight matters
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 58,36,270 58,34,270 58,32,270
Ac1 50,10
army 2 dwarfs:warriors+warriors+3xrangers+general
B1 46,32,180 50,32,180 54,32,180
B2 54,36,180
B3 146,110,180 150,110,180 154,110,180
B4 166,110,180 170,110,180 174,110,180
B5 126,110,180 130,110,180 134,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B2 1
apply strike A1 3
apply hits 3
apply hits 0
chance 7
apply hits 2
chance 4
apply hits 0
# saves of two hits
chance 3
apply hits 0
apply hits 0
apply hits 0
# 5 against two units: 3 cm
try flee B1 0
shows B1 46,35,180 50,35,180 fought retreated decided wounds 3 retreat 3
shows B2 lost

apply flee B2 270
shows B2 51,36,180 fought retreated decided wounds 2 retreat 3
shows B1 46,35,180 fought retreated decided wounds 3 retreat 3

# WM-REFORM-01 WM-REFORM-03 WM-REFORM-04 WM-REFORM-05 WM-TURN-18 after the fights units reform in turn; the higher die says who begins
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
apply hold A1
# wounds are gone
shows B1 46,33,180 50,33,180 54,33,180 fought retreated
apply dice 2 5
acts 2
apply no
acts 1
apply pick A1

# WM-REFORM-02 who only supported does not reform
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
apply hold A1
apply dice 5 2
apply yes
legal   pick A1
illegal pick A2 : WM-REFORM-01

# WM-FALLBACK-06 no nearer than 1 cm to an enemy that was not in the fight
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
army 2 empire:halberdiers+knights+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 48,22,0 50,22,0 52,22,0
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
apply fall A1
apply three 1 5 6
# the enemy's front is at 24
legal   move A1 line 50,26 0
illegal move A1 line 50,25.8 0 : WM-FALLBACK-06

# WM-FALLBACK-07 not through friends
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 46,26,0 48,26,0 50,26,0
Ac1 90,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
apply fall A1
apply three 1 5 6
illegal move A1 line 50,25 0 : WM-MOVE-17

# WM-FALLBACK-02 one roll for all units of a side that fall back
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0
Ac1 90,10
army 2 empire:halberdiers+general
B1 48,32,180 52,32,180 56,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike A1 3
apply hits 1
apply hits 0
apply hits 0
apply hits 0
apply fall A1
apply three 2 4 6
legal move A1 line 50,20 0
apply move A1 line 50,20 0
apply fall A2
# the same dice
legal   move A2 line 60,18 0
legal   move A2 line 60,28 0
illegal move A2 line 60,28.2 0 : WM-FALLBACK-05

# WM-ADVANCE-16 WM-ADVANCE-02 who destroyed all he touched does not pursue another who ran, but may advance on him
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:crossbowmen+crossbowmen+crossbowmen+pistoliers+pistoliers+general
B1 56,32,180 wounds 2
B2 62,32,180 66,32,180
B3 126,110,180 130,110,180 134,110,180
B4 170,110,180 172,110,180 174,110,180
B5 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B1 1
apply strike A1 3
apply hits 1
chance 4
apply hits 0
chance 7
apply hits 2
apply hits 0
apply hits 0
shows B1 lost
# 3 hits counted, two units: 1 to each at least
legal advance A1 B2
illegal pursue A1 B2 : WM-PURSUE-26

legal pursue A2 B2
apply hold A2
apply advance A1 B2
acts 2
apply no
acts chance

# WM-CHAR-05 a Hero dies with his unit
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general+hero
B1 50,32,180 wounds 2
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,35 with B1
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
shows B1 lost
shows Bc2 lost

# WM-CHAR-08 WM-CHARM-04 a character runs with his unit
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general+hero
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,35 with B1
turn 1 round 1
next combat
end
apply hits 8
apply hits 0
apply hits 0
apply remove B1 1
apply remove B1 2
shows B1 50,40,180 fought retreated decided wounds 2 retreat 8
lacks Bc2 50,35 with B1
lacks Bc2 lost

# WM-FLY-15 flyers pursue and run along the ground; WM-PURSUE-12 only where the way is free
position warmaster
field 180x120
wood 40,31.5 60,31.5 60,50 40,50
army 1 high-elves:giant-eagles+general
A1 48,29,0 50,29,0 52,29,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
illegal pursue A1 B1 : WM-PURSUE-06

