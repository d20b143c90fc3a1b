# WM-INIT-22 where no friend stands in the way nobody bursts through
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 90,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal evade A1 line 0 through : WM-INIT-22
says en no friend stands in the way
says ru нет своих
# a charge, five evades, the end
count 7

# WM-INIT-22 a friend beside the way, or behind its end, is not burst through
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general
A1 50,40,0 near
A2 53.5,30,0
A3 50,17,0
Ac1 90,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,55,180 50,55,180 54,55,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal evade A1 line 0
illegal evade A1 line 0 through : WM-INIT-22

# WM-INIT-22 WM-INIT-23 a friend in the way: with or without, two different ends
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 50,40,0 near
A2 50,30,0
Ac1 90,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,55,180 50,55,180 54,55,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
try evade A1 line 0
shows A1 50,32,0 near initiative
shows A2 50,30,0

try evade A1 line 0 through
shows A1 50,20,0 near initiative
shows A2 50,30,0 confused

# WM-INIT-11 an evader may pass over enemies in works: away from the other one, or from the nearest
position warmaster
field 180x120
rampart 43,40 57,40 57,44 43,44
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 90,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,42,180 50,42,180 54,42,180
B2 70,34,270
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
try evade A1 column 90
shows A1 46,10,90 44,10,90 42,10,90 near initiative

try evade A1 column 90 from B2.1
shows A1 34.05625,28.4625,90 32.05625,28.4625,90 30.05625,28.4625,90 near initiative

illegal evade A1 column 90 by 1 from B2.1 : WM-INIT-16
says en stand 1 is not among the nearest
bad evade A1 column 90 from B2 : B2
bad evade A1 column 90 from Bc1 : Bc1

# WM-INIT-11 WM-INIT-04 nobody passes over an enemy in the open
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 90,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,42,180 50,42,180 54,42,180
B2 70,34,270
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal evade A1 column 90
illegal evade A1 column 90 from B2.1 : WM-INIT-04
says en its nearest visible enemy
says ru ближайшего видимого врага
illegal evade A1 column 90 from A1.1 : WM-INIT-04

# WM-INIT-11 riders in works are not passed over: only infantry and artillery are
position warmaster
field 180x120
rampart 43,40 57,40 57,46 43,46
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 90,10
army 2 empire:knights+halberdiers+pistoliers+pistoliers+general
B1 48,43,180 50,43,180 52,43,180
B2 70,34,270
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal evade A1 column 90 from B2.1 : WM-INIT-04

# WM-INIT-12 AMB-11 an evader may pass over an enemy beyond a lake that neither goes round
position warmaster
field 180x120
lake 0,35 180,35 180,39 0,39
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 90,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,42,180 50,42,180 54,42,180
B2 70,33,270
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal evade A1 column 90
legal evade A1 column 90 from B2.1

# WM-INIT-12 AMB-11 round a pond somebody comes in one move
position warmaster
field 180x120
lake 46,35 54,35 54,39 46,39
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 90,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,42,180 50,42,180 54,42,180
B2 70,33,270
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal evade A1 column 90 from B2.1 : WM-INIT-04

# WM-INIT-16 WM-INIT-09 a single stand as near to one enemy as to another: its owner says from whom
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,40,0 near
Ac1 90,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 36,50,180 40,50,180
B2 60,50,180 64,50,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
# the corners are 6 and 8 cm apart: 3/5 of the pace aside, 4/5 back
try evade A1 line 0 from B1.2
shows A1 62.00625,24.00625,0 near initiative

try evade A1 line 0 from B2.1
shows A1 37.99375,24.00625,0 near initiative

illegal evade A1 line 0 from B1.1 : WM-INIT-16
says en this stand of the enemy is not among the nearest
says ru эта база врага не из ближайших
# two charges, two evades from each of the two (either way), the end
count 7

# WM-CHARGE-27 on initiative too infantry on a bridge charges with its short side
position warmaster
field 180x120
lake 30,40 90,40 90,60 30,60
bridge 59,38 61,38 61,62 59,62
army 1 empire:halberdiers+general
A1 60,55,90 60,51,90 60,47,90 near
Ac1 60,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 58.9,64.5,180 58.9,66.5,180 58.9,68.5,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
# it looks along the bridge to charge, not to evade (WM-INIT-05)
illegal evade A1 line 0 : WM-INIT-04
apply charge A1 B1
shows A1 60,61.5,90 60,57.5,90 60,53.5,90 near initiative charged

# WM-CHARGE-27 on open ground nobody charges sideways
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 60,55,90 60,51,90 60,47,90 near
Ac1 60,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 58.9,64.5,180 58.9,66.5,180 58.9,68.5,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal charge A1 B1 : WM-INIT-04

# WM-CHARGE-27 WM-CHARGE-20 from the bridge too the middle of an edge must be within reach, with the front or a side
position warmaster
field 180x120
lake 30,40 90,40 90,60 30,60
bridge 59,38 61,38 61,62 59,62
army 1 empire:halberdiers+general
A1 60,55,90 60,51,90 60,47,90
Ac1 60,30
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 66,77.5,180 66,79.5,180 66,81.5,180
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

# WM-CHARGE-27 where the front of the first stand has room and the others have not, the unit goes sideways
position warmaster
field 180x120
lake 30,40 90,40 90,60 30,60
bridge 59,38 61,38 61,62 59,62
army 1 empire:halberdiers+general
A1 60,55,90 60,51,90 60,47,90 near
Ac1 60,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 60,64.5,180 60,66.5,180 60,68.5,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
shows A1 60,61.5,90 60,57.5,90 60,53.5,90 near initiative charged

# WM-CHARGE-27 WM-CHARGE-04 along the bridge too the nearest in sight is charged
position warmaster
field 180x120
lake 30,40 90,40 90,60 30,60
bridge 59,38 61,38 61,62 59,62
army 1 empire:halberdiers+general
A1 60,55,90 60,51,90 60,47,90 near
Ac1 60,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 58.9,64.5,180 58.9,66.5,180 58.9,68.5,180
B2 60,33,0 60,31,0 60,29,0
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1
illegal charge A1 B2 : WM-CHARGE-04

# AMB-26 WM-SHOOT-25 of two equally near shooters the owner of the unit says who drives it back
position warmaster
field 180x120
army 1 empire:crossbowmen+crossbowmen+general
A1 30,38,0 34,38,0 38,38,0
A2 62,38,0 66,38,0 70,38,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 50,50,180 50,52,180 50,54,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 1
apply hits 0
apply shoot A2 B1
apply hits 1
apply hits 0
acts 2
shows B1 50,50,180 50,52,180 50,54,180 wounds 2 struck 2 driver A1 rivals A2
actions ground B1 by 1 from A1.3 | ground B1 by 1 from A2.1
illegal ground B1 from A1.1 : WM-SHOOT-25
says en the nearest of the units that shot
says ru ближайший из стрелявших
illegal ground B2 from A1.3 : WM-SHOOT-25
# the corners are 8 and 10 cm apart: 3 cm away from the one or from the other
try ground B1 from A1.3
apply driven 3
shows B1 51.875,52.34375,180 51.875,54.34375,180 51.875,56.34375,180 wounds 2 driver A1 rivals A2

try ground B1 from A2.1
apply driven 3
shows B1 48.125,52.34375,180 48.125,54.34375,180 48.125,56.34375,180 wounds 2 driver A1 rivals A2

# AMB-26 of two who are not equally near nobody is asked about
position warmaster
field 180x120
army 1 empire:crossbowmen+crossbowmen+general
A1 30,38,0 34,38,0 38,38,0
A2 62,38.2,0 66,38.2,0 70,38.2,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 50,50,180 50,52,180 50,54,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 1
apply hits 0
apply shoot A2 B1
apply hits 1
apply hits 0
acts chance
apply driven 3
shows B1 48.10625,52.325,180 48.10625,54.325,180 48.10625,56.325,180 wounds 2 driver A2 rivals A1

# AMB-26 WM-SHOOT-25 who was the nearest may not be when a stand is gone
position warmaster
field 180x120
army 1 empire:3xcrossbowmen+general
A1 38,35,0
A2 63,35,0
A3 50,25,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180 wounds 2
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 0
apply shoot A2 B1
apply hits 0
apply shoot A3 B1
apply hits 1
apply hits 0
# A1 is 4 cm aside of the stand on the left, A2 5 cm of that on the right
try remove B1 3
acts chance
apply driven 4
shows B1 47.175,53.825,180 51.175,53.825,180 driver A1 rivals A2,A3

try remove B1 1
acts chance
apply driven 4
shows B1 48.56875,53.7375,180 52.56875,53.7375,180 driver A1 rivals A2,A3

# AMB-22 WM-SHOOT-04 of two equally near enemies the owner says at which the dragon breathes
position warmaster
field 180x120
army 1 high-elves:silver-helms+general/dragon
A1 50,40,0
Ac1 50,36 with A1
army 2 empire:halberdiers+halberdiers+pistoliers+general
B1 43,50,180 43,52,180 43,54,180
B2 57,50,180 57,52,180 57,54,180
B3 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
actions breathe Ac1 1 at B1 | breathe Ac1 1 at B2 | end
illegal breathe Ac1 1 : WM-SHOOT-04
says en equally near enemies
says ru равноудалённых врагов
illegal breathe Ac1 1 at B3 : WM-SHOOT-03
bad breathe Ac1 1 at B1.1 : B1.1
apply breathe Ac1 1 at B2
apply hits 1
apply hits 0
acts chance
apply driven 3
shows B1 43,50,180 43,52,180 43,54,180

# AMB-22 WM-SHOOT-04 missiles go at either of two equally near enemies, not at a farther one
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 50,40,0
Ac1 50,10
army 2 empire:3xhalberdiers+pistoliers+general
B1 43,50,180 43,52,180 43,54,180
B2 57,50,180 57,52,180 57,54,180
B3 50,50.5,180 50,52.5,180 50,54.5,180
B4 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
actions shoot A1 B3 | end
illegal shoot A1 B1 : WM-SHOOT-03

# WM-FALLBACK-05 WM-FALLBACK-04 stand by stand: into a shape that is no formation, none farther than the most
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
task fallback unit=A1 step=ask least=3 most=10
end
illegal stand A1 2 50,26 0 : WM-MOVE-15
says en stand 1 is the next to be placed
illegal stand B1 1 46,40 0 : WM-FALLBACK-04
illegal stand A1 1 46,19.9 0 : WM-MOVE-16
# it may not stay in the fight
illegal stand A1 1 46,30 0 : WM-CHARGE-01
apply stand A1 1 46,26 0
illegal move A1 line 50,25 0 : WM-MOVE-15
illegal stand A1 2 51,26 0 : WM-STAND-06
apply stand A1 2 50,26 0
legal stand A1 3 54,26 0
apply stand A1 3 54,25 0
shows A1 46,26,0 50,26,0 54,25,0
lacks task fallback unit=A1 step=ask least=3 most=10

# WM-FALLBACK-05 AMB-38 one stand must go the least distance, the others need not
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
task fallback unit=A1 step=ask least=3 most=9
end
apply stand A1 1 46,28.5 0
apply stand A1 2 50,28.5 0
shows task fallback unit=A1 step=ask least=3 most=9 placed=2
illegal stand A1 3 54,28.5 0 : WM-FALLBACK-05
says en at least one stand must move 3 cm
says ru хотя бы одна база должна пройти 3 см
legal stand A1 3 52,26.5 0
apply stand A1 3 54,27 0
shows A1 46,28.5,0 50,28.5,0 54,27,0

# WM-MOVE-23 WM-MOVE-22 stands of the own unit make no gap narrow: 3 cm between the first stand and an enemy
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,35,180 46,37,180 46,39,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
apply stand A1 1 46,30 0
legal stand A1 2 42,31 0

# WM-MOVE-23 WM-MOVE-22 those of another unit do
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0
A2 50,30,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,35,180 46,37,180 46,39,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A2
apply give
apply roll 1 1
illegal move A2 line 42,31 0 : WM-MOVE-22

# WM-BRIG-01 Skaven set no limit to a brigade: ten units are ordered, move and end as one
position warmaster
field 180x120
army 1 skaven:10xclanrats+grey-seer
A1 30,30,0 30,28,0 30,26,0
A2 34,30,0 34,28,0 34,26,0
A3 38,30,0 38,28,0 38,26,0
A4 42,30,0 42,28,0 42,26,0
A5 46,30,0 46,28,0 46,26,0
A6 50,30,0 50,28,0 50,26,0
A7 54,30,0 54,28,0 54,26,0
A8 58,30,0 58,28,0 58,26,0
A9 62,30,0 62,28,0 62,26,0
A10 66,30,0 66,28,0 66,26,0
Ac1 48,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,100,180 50,100,180 54,100,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
apply with A3
apply with A4
apply with A5
apply with A6
apply with A7
apply with A8
apply with A9
apply with A10
apply give
apply roll 1 1
apply move A1 column 30,48 0
apply move A2 column 34,48 0
apply move A3 column 38,48 0
apply move A4 column 42,48 0
apply move A5 column 46,48 0
apply move A6 column 50,48 0
apply move A7 column 54,48 0
apply move A8 column 58,48 0
apply move A9 column 62,48 0
illegal done : WM-BRIG-09
apply move A10 column 66,48 0
apply done
shows A1 30,50,0 30,48,0 30,46,0 orders 1
shows A10 66,50,0 66,48,0 66,46,0 orders 1
shows turn 1 round 1 giver Ac1 block A1 A2 A3 A4 A5 A6 A7 A8 A9 A10

# WM-BRIG-01 others have four at most
position warmaster
field 180x120
army 1 empire:5xhalberdiers+general
A1 30,30,0 30,28,0 30,26,0
A2 34,30,0 34,28,0 34,26,0
A3 38,30,0 38,28,0 38,26,0
A4 42,30,0 42,28,0 42,26,0
A5 46,30,0 46,28,0 46,26,0
Ac1 48,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,100,180 50,100,180 54,100,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
apply with A3
apply with A4
illegal with A5 : WM-BRIG-01
says en a brigade has at most 4 units

# WM-CHAR-15 WM-BRIG-01 a blunder sends all ten of a great brigade at the enemy
position warmaster
field 180x120
army 1 skaven:10xclanrats+grey-seer+hero
A1 30,30,0 30,28,0 30,26,0
A2 34,30,0 34,28,0 34,26,0
A3 38,30,0 38,28,0 38,26,0
A4 42,30,0 42,28,0 42,26,0
A5 46,30,0 46,28,0 46,26,0
A6 50,30,0 50,28,0 50,26,0
A7 54,30,0 54,28,0 54,26,0
A8 58,30,0 58,28,0 58,26,0
A9 62,30,0 62,28,0 62,26,0
A10 66,30,0 66,28,0 66,26,0
Ac1 90,10
Ac2 48,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,100,180 50,100,180 54,100,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply with A2
apply with A3
apply with A4
apply with A5
apply with A6
apply with A7
apply with A8
apply with A9
apply with A10
apply give
apply roll 6 6
apply blunder 6
lacks A1 30,30,0 30,28,0 30,26,0 locked
lacks A9 62,30,0 62,28,0 62,26,0 locked
lacks A10 66,30,0 66,28,0 66,26,0 locked

# WM-CHARGE-10 AMB-28 equal shares left and right of a corner: both edges are offered
position warmaster
field 180x120
army 1 empire:knights+general
A1 50.7,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,225
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
# and two evades: one stand is offered no column, which older records may name
actions charge A1 B1 | charge A1 B1 right | evade A1 line 0 | evade A1 line 180 | end
legal evade A1 column 180
try charge A1 B1
shows A1 47.88125,42.88125,45 near initiative charged

try charge A1 B1 right
shows A1 52.83125,42.16875,315 near initiative charged

# WM-CHARGE-09 unequal shares leave no choice
position warmaster
field 180x120
army 1 empire:knights+general
A1 49.7,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,225
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
actions charge A1 B1 | evade A1 line 0 | evade A1 line 180 | end

# WM-CHARGE-07 AMB-29 the third stand may stand on either side: both ends are offered, and no third one
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 48,45,180 52,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
actions charge A1 B1 | charge A1 B1 right | evade A1 line 0 | evade A1 line 180 | evade A1 column 0 | evade A1 column 180 | evade A1 line 0 stands | end
try charge A1 B1
shows A1 48,43,0 52,43,0 44,43,0 near initiative charged

try charge A1 B1 right
shows A1 48,43,0 52,43,0 56,43,0 near initiative charged

# WM-SHOOT-27 of its own equally near stands the owner says which goes first, where one would come upon friends
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 54,55,180 54,59,180 54,63,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply   shoot A1 B1
apply   hits 1
apply   hits 0
acts    2
actions ground B1 by 1 from A1.1 | ground B1 by 3 from A1.2
try     ground B1 by 1 from A1.1
apply   driven 4
# it goes by itself, and its third stand finds a place beside the others
acts    2
lacks   task makeway

apply   ground B1 by 3 from A1.3
apply   driven 4
# stand 3 comes upon the Pistoliers after two centimetres: they may make way
acts    2
illegal done : WM-CONF-12

# WM-SHOOT-27 where all of them would fare alike nobody is asked
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 94,55,180 94,59,180 94,63,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply   shoot A1 B1
apply   hits 1
apply   hits 0
acts    chance

# WM-SHOOT-27 a lake behind one of them is asked about too
position warmaster
field 180x120
lake 53,53 60,53 60,60 53,60
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 94,55,180 94,59,180 94,63,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply   shoot A1 B1
apply   hits 1
apply   hits 0
acts    2
legal   ground B1 by 1
legal   ground B1 by 3

# AMB-26 WM-SHOOT-25 who shoots again and is the nearest by now drives it, and is nobody's rival any more
position warmaster
field 180x120
army 1 high-elves:2xarchers+general
A1 46,22,0 50,22,0 54,22,0 shot
A2 66,25,0 70,25,0 74,25,0 shot magic fire
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 66,50,180 70,50,180 74,50,180 wounds 1 struck 1 driver A1 rivals A2
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
task shooting seat=1 step=look
end
apply   shoot A2 B1
apply   hits 1
apply   hits 0
shows   B1 66,50,180 70,50,180 74,50,180 wounds 2 driver A2 rivals A1
