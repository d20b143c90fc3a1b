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
# a charge, four evades, the end
count 6

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
# two charges, four evades from each of the two (line or column, either way), the end
count 11

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
