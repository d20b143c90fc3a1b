# EX-38 WM-PURSUE-17 WM-PURSUE-09 WM-PURSUE-16 cavalry in front pursues straight ahead; that on the flank is set on an edge of the enemy, and may go round him
position warmaster
field 180x120
army 1 empire:2xknights+general
A1 48,29,0 50,29,0 52,29,0
A2 42,32,90
Ac1 20,10
army 2 empire:crossbowmen+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike A1 1
apply hits 5
apply hits 0
apply hits 0
apply remove B1 3
shows B1 46,37,180 50,37,180 fought retreated decided wounds 2 retreat 5
legal pursue A1 B1
legal pursue A2 B1
apply pursue A1 B1
shows A1 48,34,0 50,34,0 52,34,0 fought pursues attacker decided
apply pursue A2 B1
# the enemy's stands touch both now
acts 2
legal strike A2 1

# WM-FALLBACK-04 a unit that falls back may turn and change its formation
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
apply fall A1
apply three 2 6 6
legal move A1 column 50,22 180
legal move A1 block 50,24 180

# WM-CONF-18 making way goes on from unit to unit, and each tests
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 20,10
army 2 empire:halberdiers+knights+knights+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 48,49,180 50,49,180 52,49,180
B3 48,53.5,180 50,53.5,180 52,53.5,180
B4 170,110,180 172,110,180 174,110,180
B5 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply driven 4
apply retire B2
acts 2
apply retire B3
shows B3 48,56,180 50,56,180 52,56,180

# WM-INIT-21 WM-INIT-20 an evade ends 1 cm from any enemy at least
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 90,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 46,19,0 50,19,0 54,19,0
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
# those behind end at 20: the unit stops with its rear at 21
apply evade A1 line 0
shows A1 46,22,0 50,22,0 54,22,0 near initiative

# WM-INIT-22 WM-INIT-20 without bursting through it stops before a friend
position warmaster
field 180x120
army 1 empire:halberdiers+halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
A2 46,19,0 50,19,0 54,19,0
Ac1 90,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply evade A1 line 0
shows A1 46,21,0 50,21,0 54,21,0 near initiative
shows A2 46,19,0 50,19,0 54,19,0

# WM-FLY-05 WM-FLY-06 it flies as far as the dice say
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 50,80,0 far
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,110,180 50,110,180 54,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
apply wings 2
apply return Ac1 line 0
shows A1 50,60,0 far homed

# WM-PURSUE-19 WM-PURSUE-20 a stand that finds no room stays with its unit
position warmaster
field 180x120
lake 30,33.5 46.9,33.5 46.9,45 30,45
lake 51.1,34.2 70,34.2 70,45 51.1,45
lake 46,38.2 52,38.2 52,45 46,45
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
apply pursue A1 B1
acts 1
legal stand A1 3 52,32 0

# WM-TURN-14 WM-SHOOT-19 wounds of one Shooting phase are gone in the next turn
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 20,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply driven 4
apply done
shows B1 46,49,180 50,49,180 54,49,180 near

# WM-END-04 characters do not count among the units
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:3xhalberdiers+general+4xhero
B1 50,32,180 wounds 2
B2 lost
B3 120,110,180 124,110,180 128,110,180
Bc1 90,110
Bc2 20,110
Bc3 30,110
Bc4 40,110
Bc5 50,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
# two of three units
over

