# WM-CHARGE-08 WM-CHARGE-12 WM-CHARGE-13 WM-CHARGE-14 line against line: every stand face to face
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
shows A1 46,43,0 50,43,0 54,43,0 near initiative charged

# WM-CHARGE-08 WM-CHARGE-14 EX-40 the first is centred on the end stand, the others line up where the enemy is
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 34,30,0 38,30,0 42,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 42,45,180 46,45,180 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
apply end
apply end
apply end
# all three face an enemy each: nobody hangs over the end
chance 13
apply hits 0
chance 10

# EX-42 WM-CHARGE-26 cavalry into the flank of a line: one stand centred, two by their corners, all fight
position warmaster
field 180x120
army 1 empire:knights+general
A1 30,43,90 30,45,90 30,47,90 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
# all three are equally near: the first to be named is centred
shows A1 42,45,90 42,47,90 42,43,90 near initiative charged
apply end
apply end
apply end
chance 13
apply hits 0
chance 3

# EX-39 WM-CHARGE-15 WM-CHARGE-16 into the flank of the front one of two units: both are charged
position warmaster
field 180x120
army 1 empire:knights+general
A1 30,45,90 30,47,90 30,49,90 near
Ac1 50,10
army 2 empire:crossbowmen+crossbowmen+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 46,47,180 50,47,180 54,47,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
acts 2
# the second unit was not the target, but it is touched and sees the Knights come
legal shoot B2 A1

# WM-CHARGE-03 nobody charges whom he does not see
position warmaster
field 180x120
wood 20,36 80,36 80,40 20,40
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
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

illegal charge A1 B1 : WM-CHARGE-03

# WM-CHARGE-04 by order any enemy that is seen and reached
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 36,42,180 40,42,180 44,42,180
B2 56,46,180 60,46,180 64,46,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

legal charge A1 B1
legal charge A1 B2

# WM-CHARGE-19 WM-CHARGE-20 20 cm and no more
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,52.3,180 50,52.3,180 54,52.3,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

illegal charge A1 B1 : WM-CHARGE-19

# WM-CHARGE-19 exactly 20 cm
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,52,180 50,52,180 54,52,180
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

# WM-MOVE-10 WM-MOVE-13 a charge uses the full pace out of an irregular formation
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,31,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

illegal move A1 line 50,42 0 : WM-MOVE-16
legal charge A1 B1

# WM-INIT-10 WM-ART-02 artillery does not charge on initiative
position warmaster
field 180x120
army 1 empire:cannon+general
A1 49,31,0 51,31,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,38,180 50,38,180 54,38,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal charge A1 B1 : WM-INIT-10

# WM-ART-02 by order it does
position warmaster
field 180x120
army 1 empire:cannon+general
A1 49,31,0 51,31,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,38,180 50,38,180 54,38,180
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

# WM-DEFEND-09 infantry does
position warmaster
field 180x120
rampart 40,44 60,44 60,46 40,46
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
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

legal charge A1 B1

# WM-DEFEND-09 WM-FLY-17 flyers do
position warmaster
field 180x120
rampart 40,44 60,44 60,46 40,46
army 1 high-elves:giant-eagles+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,25
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
weight hits 6 1/46656

# WM-DEFEND-09 giants do
position warmaster
field 180x120
rampart 40,44 60,44 60,46 40,46
army 1 orcs:giant+orc-general
A1 50,30,0
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

legal charge A1 B1

# WM-CHARGE-11 an edge that is wholly covered is no target: the flank is charged instead
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 46,43,0 50,43,0 54,43,0
A2 30,31,0 32,31,0 34,31,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
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
lacks A2 30,31,0 32,31,0 34,31,0 orders 1

# WM-MOVE-25 WM-MOVE-26 WM-TERRAIN-09 infantry enters a wood, cavalry does not
position warmaster
field 180x120
wood 20,36 80,36 80,60 20,60
army 1 empire:halberdiers+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 68,31,0 70,31,0 72,31,0
Ac1 60,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

legal move A1 line 50,40 0
apply move A1 line 50,31 0
apply order Ac1 A2
apply give
apply roll 1 1
illegal move A2 line 70,44 0 : WM-MOVE-26
legal move A2 line 70,34 0

# WM-TERRAIN-13 WM-MOVE-26 cavalry crosses a stream, not a river
position warmaster
field 180x120
stream 20,36 60,36 60,40 20,40
river 60,36 180,36 180,40 60,40
army 1 empire:knights+knights+general
A1 48,31,0 50,31,0 52,31,0
A2 68,31,0 70,31,0 72,31,0
Ac1 60,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

legal move A1 line 50,45 0
apply move A1 line 50,31.5 0
apply order Ac1 A2
apply give
apply roll 1 1
illegal move A2 line 70,45 0 : WM-MOVE-17

# WM-TERRAIN-08 WM-TERRAIN-09 all go along a road through a wood
position warmaster
field 180x120
wood 20,36 80,36 80,60 20,60
road 49,0 51,0 51,120 49,120
army 1 empire:knights+general
A1 50,31,0 50,27,0 50,23,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

legal move A1 column 50,50 0

# WM-MOVE-27 chariots and artillery do not cross a fence, cavalry does
position warmaster
field 180x120
fence 0,36 180,36 180,36.5 0,36.5
army 1 orcs:wolf-chariots+wolf-riders+orc-general
A1 48,31,0 50,31,0 52,31,0
A2 68,31,0 70,31,0 72,31,0
Ac1 60,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
illegal move A1 line 50,45 0 : WM-MOVE-17
apply move A1 line 50,31.5 0
apply order Ac1 A2
apply give
apply roll 1 1
legal move A2 line 70,45 0

# WM-MOVE-31 nobody enters a lake
position warmaster
field 180x120
lake 30,36 70,36 70,50 30,50
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
illegal move A1 line 50,40 0 : WM-MOVE-31

# WM-INIT-15 WM-INIT-18 an evade goes the full pace straight away
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply evade A1 line 180
lacks A1 46,30,0 50,30,0 54,30,0 near

# EX-15 WM-INIT-22 WM-INIT-23 WM-INIT-24 an evade bursts through a friend and confuses it
position warmaster
field 180x120
army 1 empire:halberdiers+crossbowmen+general
A1 46,40,0 50,40,0 54,40,0 near
A2 46,30,0 50,30,0 54,30,0
Ac1 80,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,55,180 50,55,180 54,55,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply evade A1 line 0 through
shows A2 46,30,0 50,30,0 54,30,0 confused
apply end
illegal order Ac1 A2 : WM-CONF-08
apply end
apply end
lacks A2 46,30,0 50,30,0 54,30,0 confused

# WM-FLY-01 flyers do not evade
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,30,0 50,30,0 52,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal   charge A1 B1
illegal evade A1 line 180 : WM-FLY-01

# WM-FLY-02 a flyer is ordered within 20 cm only, by the General too
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,40,0 50,40,0 52,40,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
illegal order Ac1 A1 : WM-FLY-02

# WM-FLY-09 WM-FLY-10 WM-FLY-13 a flyer crosses what it likes and does not land in a wood
position warmaster
field 180x120
wood 20,50 80,50 80,80 20,80
army 1 high-elves:giant-eagles+general
A1 48,20,0 50,20,0 52,20,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,40,180 50,40,180 54,40,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

legal move A1 line 50,90 0
illegal move A1 line 50,60 0 : WM-FLY-13
