# WM-STAND-01 WM-STAND-02 infantry stands are 40 mm wide and 20 mm deep: beside one
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 20,30,0 24,30,0 28,30,0
A2 40,30,0 44,30,0 48,30,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 32,30 0
illegal move A1 line 32.1,30 0 : WM-MOVE-17

# WM-STAND-01 WM-STAND-02 and behind one
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 20,30,0 24,30,0 28,30,0
A2 20,40,0 24,40,0 28,40,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 24,38 0
illegal move A1 line 24,38.1 0 : WM-MOVE-17

# WM-STAND-03 stands of cavalry are 20 mm wide
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 20,30,0 24,30,0 28,30,0
A2 38,30,0 40,30,0 42,30,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 31,30 0
illegal move A1 line 31.1,30 0 : WM-MOVE-17

# WM-STAND-03 and 40 mm deep
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 20,30,0 24,30,0 28,30,0
A2 22,42,0 24,42,0 26,42,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 24,39 0
illegal move A1 line 24,39.1 0 : WM-MOVE-17

# WM-STAND-03 stands of chariots are 20 mm wide
position warmaster
field 180x120
army 1 orcs:orc-warriors+wolf-chariots+orc-general
A1 20,30,0 24,30,0 28,30,0
A2 38,30,0 40,30,0 42,30,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 31,30 0
illegal move A1 line 31.1,30 0 : WM-MOVE-17

# WM-STAND-03 and 40 mm deep
position warmaster
field 180x120
army 1 orcs:orc-warriors+wolf-chariots+orc-general
A1 20,30,0 24,30,0 28,30,0
A2 22,42,0 24,42,0 26,42,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 24,39 0
illegal move A1 line 24,39.1 0 : WM-MOVE-17

# WM-STAND-03 stands of monsters are 20 mm wide
position warmaster
field 180x120
army 1 orcs:orc-warriors+giant+orc-general
A1 20,30,0 24,30,0 28,30,0
A2 38,30,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 31,30 0
illegal move A1 line 31.1,30 0 : WM-MOVE-17

# WM-STAND-03 and 40 mm deep
position warmaster
field 180x120
army 1 orcs:orc-warriors+giant+orc-general
A1 20,30,0 24,30,0 28,30,0
A2 22,42,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 24,39 0
illegal move A1 line 24,39.1 0 : WM-MOVE-17

# WM-STAND-03 stands of artillery are 20 mm wide
position warmaster
field 180x120
army 1 empire:halberdiers+cannon+general
A1 20,30,0 24,30,0 28,30,0
A2 38,30,0 40,30,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 31,30 0
illegal move A1 line 31.1,30 0 : WM-MOVE-17

# WM-STAND-03 and 40 mm deep
position warmaster
field 180x120
army 1 empire:halberdiers+cannon+general
A1 20,30,0 24,30,0 28,30,0
A2 22,42,0 24,42,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 24,39 0
illegal move A1 line 24,39.1 0 : WM-MOVE-17

# WM-STAND-03 a list makes an exception: the stands of Harpies are 40 mm wide
position warmaster
field 180x120
army 1 chaos:chaos-marauders+harpies+general
A1 20,30,0 24,30,0 28,30,0
A2 40,30,0 44,30,0 48,30,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 32,30 0
illegal move A1 line 32.1,30 0 : WM-MOVE-17

# WM-STAND-04 AMB-60 a machine is 20 mm wide
position warmaster
field 180x120
army 1 empire:halberdiers+steam-tank+general
A1 20,30,0 24,30,0 28,30,0
A2 38,30,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 31,30 0
illegal move A1 line 31.1,30 0 : WM-MOVE-17

# WM-STAND-04 AMB-60 and 40 mm deep
position warmaster
field 180x120
army 1 empire:halberdiers+steam-tank+general
A1 20,30,0 24,30,0 28,30,0
A2 24,42,0
Ac1 30,12
army 2 empire:halberdiers+2xpistoliers+general
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
legal   move A1 line 24,39 0
illegal move A1 line 24,39.1 0 : WM-MOVE-17

# WM-STAND-07 any arrangement in which the stands touch
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
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
legal move A1 block 50,40 0
legal move A1 echelon-left 50,40 0
legal move A1 echelon-right 50,40 0
apply stand A1 1 46,40 0
legal stand A1 2 46,43 90
legal stand A1 2 50,41 0
illegal stand A1 2 52,41 0 : WM-STAND-06

# WM-STAND-08 one behind another, front to rear: a column, full pace
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0 50,28,0 50,26,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
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
legal   stand A1 1 50,50 0
illegal stand A1 1 50,50.1 0 : WM-MOVE-16

# WM-STAND-08 WM-STAND-11 half a stand to the side it is no column: half pace
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0 51,28,0 52,26,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
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
legal   stand A1 1 50,40 0
illegal stand A1 1 50,40.1 0 : WM-MOVE-16

# WM-STAND-09 AMB-20 a column bends by 90 degrees, corner on corner
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0 53,27,270 55,27,270
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
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
legal   stand A1 1 50,50 0
illegal stand A1 1 50,50.1 0 : WM-MOVE-16

# WM-STAND-09 AMB-20 WM-STAND-11 where the corners do not meet it is none
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0 53,27.5,270 55,27.5,270
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
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
legal   stand A1 1 50,40 0
illegal stand A1 1 50,40.1 0 : WM-MOVE-16

# WM-STAND-10 side by side in one row: a line
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0 54,30,0 58,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
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
legal   stand A1 1 50,50 0
illegal stand A1 1 50,50.1 0 : WM-MOVE-16

# WM-STAND-10 WM-STAND-11 one stand a little ahead: no line
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0 54,30.5,0 58,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
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
legal   stand A1 1 50,40 0
illegal stand A1 1 50,40.1 0 : WM-MOVE-16

# WM-STAND-10 WM-STAND-11 one that looks back: no line
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0 54,30,180 58,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
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
legal   stand A1 1 50,40 0
illegal stand A1 1 50,40.1 0 : WM-MOVE-16

# AMB-20 a single stand is in line and in column
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
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
legal   stand A1 1 50,50 0
illegal stand A1 1 50,50.1 0 : WM-MOVE-16

# WM-STAND-12 a gun has no second stand for its crew
badposition WM-STAND-05
position warmaster
field 180x120
army 1 empire:cannon+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end

# WM-STAND-12 and when it falls its crew falls with it
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:cannon+2xhalberdiers+general
B1 50,50,180
B2 126,110,180 130,110,180 134,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
shows B1 lost

# WM-STAND-13 20 cm from the edge of the disc of 25 mm: no penalty
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 77.25,30
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 30/36 succeeds

# WM-STAND-13 a little more: one less
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 77.4,30
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# WM-STAND-13 who rides a monster has the same disc, measured from its edge
position warmaster
options points=1000 turns=6
field 180x120
army 1 empire:halberdiers+general/griffon
A1 46,30,0 50,30,0 54,30,0
Ac1 77.25,30
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 30/36 succeeds

# WM-STAND-13 and no larger one
position warmaster
options points=1000 turns=6
field 180x120
army 1 empire:halberdiers+general/griffon
A1 46,30,0 50,30,0 54,30,0
Ac1 77.4,30
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# WM-STAND-14 a larger stand is measured from its middle: 20 cm
position warmaster
options points=1000 turns=6 discs=60
field 180x120
army 1 empire:halberdiers+general/griffon
A1 46,30,0 50,30,0 54,30,0
Ac1 76,30
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 30/36 succeeds

# WM-STAND-14 not from its edge
position warmaster
options points=1000 turns=6 discs=60
field 180x120
army 1 empire:halberdiers+general/griffon
A1 46,30,0 50,30,0 54,30,0
Ac1 76.1,30
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# WM-STAND-14 WM-CHARM-10 but it takes the room it takes: 3 cm from the middle to the edge
position warmaster
options points=1000 turns=6 discs=60
field 180x120
army 1 empire:halberdiers+general/griffon
A1 46,30,0 50,30,0 54,30,0
Ac1 70,30
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next characters
end
legal place Ac1 50,34.1
illegal place Ac1 50,33.9 : WM-CHARM-10
illegal place Ac1 2.9,30 : WM-EDGE-01

# WM-STAND-14 the usual disc stands there
position warmaster
options points=1000 turns=6
field 180x120
army 1 empire:halberdiers+general/griffon
A1 46,30,0 50,30,0 54,30,0
Ac1 70,30
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next characters
end
legal place Ac1 50,33.9
legal place Ac1 2.9,30

# WM-STAND-14 agreed before the battle
setup warmaster discs=40
shows options points=1000 turns=6 discs=40

# WM-STAND-14 of these sizes
refused warmaster discs=30 : 30

# WM-STAND-14 WM-MAGIC-10 the line of a spell begins at the middle of a large stand: 30 cm from there, and no more
position warmaster
options points=1000 turns=6 discs=60
field 180x120
army 1 empire:halberdiers+wizard+general
A1 46,10,0 50,10,0 54,10,0
Ac1 50,30
Ac2 90,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,61.5,180 50,61.5,180 54,61.5,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac1 ball-of-flame 0 : WM-MAGIC-02

# WM-MAGIC-10 of a usual one it begins at the edge
position warmaster
field 180x120
army 1 empire:halberdiers+wizard+general
A1 46,10,0 50,10,0 54,10,0
Ac1 50,30
Ac2 90,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,61.5,180 50,61.5,180 54,61.5,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal cast Ac1 ball-of-flame 0

# AMB-66 stands less than half a millimetre apart touch: a brigade
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58.03,30,0 62.03,30,0 66.03,30,0
Ac1 50,20
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
legal with A2

# AMB-66 a millimetre apart they do not
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58.1,30,0 62.1,30,0 66.1,30,0
Ac1 50,20
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
illegal with A2 : WM-BRIG-01
