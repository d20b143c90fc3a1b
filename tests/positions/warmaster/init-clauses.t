# WM-INIT-04 on initiative a unit charges or evades and does nothing else
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
legal charge A1 B1
legal evade A1 line 0
illegal move A1 line 50,35 0 : WM-TURN-09
illegal charge A1 B2 : WM-CHARGE-04

# WM-INIT-04 20 cm and no more: the enemy at 19.5 cm may be evaded
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,51.5,180 50,51.5,180 54,51.5,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal evade A1 line 0

# WM-INIT-04 AMB-10 the enemy who was near has gone farther than 20 cm
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,53,180 50,53,180 54,53,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal evade A1 line 0 : WM-INIT-04
illegal charge A1 B1 : WM-INIT-04

# WM-INIT-05 who looks the other way sees nobody
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,180 50,30,180 54,30,180 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal charge A1 B1 : WM-INIT-04
illegal evade A1 line 0 : WM-INIT-04

# WM-INIT-05 one stand that looks there is enough
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,180 50,30,180 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1
legal evade A1 line 0

# WM-INIT-06 WM-TERRAIN-10 woods hide
position warmaster
field 180x120
wood 20,36 80,36 80,40 20,40
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
illegal charge A1 B1 : WM-INIT-04

# WM-INIT-06 houses hide
position warmaster
field 180x120
house 20,36 80,36 80,40 20,40
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
illegal evade A1 line 0 : WM-INIT-04

# WM-INIT-06 WM-TERRAIN-12 a fence does not hide
position warmaster
field 180x120
fence 20,36 80,36 80,40 20,40
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
legal evade A1 line 0

# WM-INIT-06 WM-TERRAIN-12 a river does not hide
position warmaster
field 180x120
river 20,36 80,36 80,40 20,40
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
legal evade A1 line 0

# WM-INIT-06 WM-TERRAIN-12 a stream does not hide
position warmaster
field 180x120
stream 20,36 80,36 80,40 20,40
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
legal evade A1 line 0

# WM-INIT-06 WM-TERRAIN-12 a marsh does not hide
position warmaster
field 180x120
marsh 20,36 80,36 80,40 20,40
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
legal evade A1 line 0

# WM-INIT-06 WM-TERRAIN-12 a lake does not hide
position warmaster
field 180x120
lake 20,36 80,36 80,40 20,40
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
legal evade A1 line 0

# WM-INIT-06 friends hide
position warmaster
field 180x120
army 1 empire:4xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
A2 46,36,0 50,36,0 54,36,0
A3 58,36,0 62,36,0 66,36,0
A4 34,36,0 38,36,0 42,36,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal charge A1 B1 : WM-INIT-04

# WM-INIT-06 enemies hide one another: the nearest is seen, who is wholly behind him is not
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,40,180 50,40,180 54,40,180
B2 48,44,180 52,44,180
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
illegal charge A1 B2 : WM-CHARGE-03

# WM-INIT-07 WM-CHAR-02 characters hide nothing: three of them fill the only gap
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general+2xhero
A1 46,30,0 50,30,0 54,30,0 near
A2 39,36,0 43,36,0 47,36,0
A3 53,36,0 57,36,0 61,36,0
Ac1 50,38.3
Ac2 47.4,38.3
Ac3 52.6,38.3
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 48,45,180 52,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal evade A1 line 0

# WM-INIT-06 WM-INIT-07 a stand in the same gap does
position warmaster
field 180x120
army 1 empire:4xhalberdiers+general+2xhero
A1 46,30,0 50,30,0 54,30,0 near
A2 39,36,0 43,36,0 47,36,0
A3 53,36,0 57,36,0 61,36,0
A4 50,38,0
Ac1 50,10
Ac2 40,10
Ac3 60,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 48,45,180 52,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal evade A1 line 0 : WM-INIT-04

# WM-INIT-09 of two enemies equally near either is charged
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 36,42,180 40,42,180 44,42,180
B2 56,42,180 60,42,180 64,42,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1
legal charge A1 B2

# WM-INIT-09 but not the farther one
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 36,42,180 40,42,180 44,42,180
B2 56,42.2,180 60,42.2,180 64,42.2,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1
illegal charge A1 B2 : WM-CHARGE-04

# WM-INIT-09 WM-INIT-16 either may be evaded: the stand next to him goes first
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 32,42,180 36,42,180 40,42,180
B2 60,42,180 64,42,180 68,42,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
try evade A1 column 0 by 1
# from (42,41) through (44,31) and on for 20 cm
shows A1 49.91875,10.3875,0 49.91875,8.3875,0 49.91875,6.3875,0 near initiative

try evade A1 column 0 by 3
shows A1 50.08125,10.3875,0 50.08125,8.3875,0 50.08125,6.3875,0 near initiative

illegal evade A1 column 0 by 2 : WM-INIT-16

# WM-INIT-13 WM-CHAR-03 an enemy character within 20 cm allows no initiative
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 116,60,0 120,60,0 124,60,0
Ac1 50,50
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,60,180 50,60,180 54,60,180
B2 118,70,180 120,70,180 122,70,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
acts 2
illegal charge B1 A1 : WM-INIT-01
illegal evade B1 line 180 : WM-INIT-01
legal charge B2 A2

# WM-INIT-13 WM-INIT-01 a unit within 20 cm does
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
acts 2
legal charge B1 A1

# WM-INIT-14 riders near an enemy charge with their full 30 cm
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,30,0 50,30,0 52,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 64,49,180 68,49,180 72,49,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1

# WM-INIT-14 foot of 20 cm cannot from the same distance
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 43,31,0 47,31,0 51,31,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 64,49,180 68,49,180 72,49,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal charge A1 B1 : WM-CHARGE-20

# WM-INIT-16 WM-INIT-17 WM-INIT-19 away along the line between the nearest points; the others follow, farther than their pace
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 66,45,180 70,45,180 74,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
try evade A1 line 0
shows A1 35.51875,12.9625,0 39.51875,12.9625,0 43.51875,12.9625,0 near initiative

# the stand that was on the right is on the left now: 25 cm
try evade A1 line 180
shows A1 43.51875,12.9625,180 39.51875,12.9625,180 35.51875,12.9625,180 near initiative

# WM-INIT-16 of three equally close stands the owner picks one
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
try evade A1 column 0 by 2
shows A1 50,10,0 50,8,0 50,6,0 near initiative

try evade A1 column 0 by 3
shows A1 54,10,0 54,8,0 54,6,0 near initiative

bad evade A1 column 0 by 5 : stand

# WM-INIT-20 no evading through ground that bars the unit
position warmaster
field 180x120
lake 20,20 80,20 80,29 20,29
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
illegal evade A1 line 0 : WM-INIT-20

# WM-INIT-20 it stops before it where there is room
position warmaster
field 180x120
lake 20,10 80,10 80,22 20,22
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
apply evade A1 line 0
shows A1 46,23,0 50,23,0 54,23,0 near initiative

# WM-INIT-20 no evading through enemies
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 46,27.5,0 50,27.5,0 54,27.5,0
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal evade A1 line 0 : WM-INIT-20

# WM-INIT-20 WM-INIT-22 no bursting through a combat
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
A2 46,28,180 50,28,180 54,28,180
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 46,26,0 50,26,0 54,26,0
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal evade A1 line 0 through : WM-INIT-20

# WM-INIT-21 the evader stops 1 cm from the enemy behind him
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 46,20,0 50,20,0 54,20,0
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply evade A1 line 0
shows A1 46,23,0 50,23,0 54,23,0 near initiative

# WM-INIT-20 WM-INIT-22 through the same friend, were he not in combat
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
A2 46,28,180 50,28,180 54,28,180
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal evade A1 line 0 : WM-INIT-20
apply evade A1 line 0 through
shows A1 46,10,0 50,10,0 54,10,0 near initiative

