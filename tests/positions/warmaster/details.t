# WM-STAT-08 WM-CMD-02 WM-CMD-03 the General of high-elves succeeds with 33 of 36
position warmaster
field 180x120
army 1 high-elves:spearmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 33/36 succeeds

# WM-STAT-08 WM-CMD-02 WM-CMD-03 the General of dwarfs succeeds with 33 of 36
position warmaster
field 180x120
army 1 dwarfs:warriors+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 33/36 succeeds

# WM-STAT-08 WM-CMD-02 WM-CMD-03 the General of empire succeeds with 30 of 36
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 30/36 succeeds

# WM-STAT-08 WM-CMD-02 WM-CMD-03 the General of undead succeeds with 30 of 36
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 30/36 succeeds

# WM-STAT-08 WM-CMD-02 WM-CMD-03 the General of chaos succeeds with 30 of 36
position warmaster
field 180x120
army 1 chaos:chaos-marauders+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 30/36 succeeds

# WM-STAT-08 WM-CMD-02 WM-CMD-03 the General of orcs succeeds with 26 of 36
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# WM-SHOOT-14 WM-SHOOT-15 partly in a wood: the stand outside is shot at, and removed first; then the others on 5 or more
position warmaster
field 180x120
wood 30,44 51.9,44 51.9,60 30,60
army 1 empire:2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 2
weight hits 1 1/2
apply hits 1
apply hits 0
apply hits 1
apply hits 0
apply hits 1
apply hits 0
actions remove B1 3
apply remove B1 3
shows B1 46,45,180 50,45,180 struck 3 driver A1
apply shoot A2 B1
chance 4
weight hits 3 1/27

# WM-SHOOT-34 the charger is seen as he comes, though he ends at the flank
position warmaster
field 180x120
army 1 empire:knights+general
A1 30,34,0 32,34,0 34,34,0
Ac1 50,10
army 2 empire:crossbowmen+pistoliers+pistoliers+general
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
acts 2
legal shoot B1 A1

# WM-SHOOT-34 WM-SHOOT-35 who is never before a front is not shot at
position warmaster
field 180x120
army 1 empire:knights+general
A1 30,45.5,90
Ac1 50,10
army 2 empire:crossbowmen+pistoliers+pistoliers+general
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
acts 1

# WM-ART-15 a friend hit by the bounce is driven back from the gun
position warmaster
field 180x120
army 1 empire:cannon+halberdiers+general
A1 50,29,0
A2 46,53.5,0 50,53.5,0 54,53.5,0
Ac1 90,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 3
apply hits 0
chance 2
apply hits 1
chance 6
apply driven 3
acts 1
apply done
shows A2 46,56.5,0 50,56.5,0 54,56.5,0

# WM-CHAR-21 a character on a chariot does not follow into a wood: with nobody to join he dies
position warmaster
field 180x120
wood 30,33 70,33 70,60 30,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general+wizard/war-altar
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,35 with B1
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
shows Bc2 lost

# WM-CHAR-21 he joins another unit within 30 cm
position warmaster
field 180x120
wood 30,33 70,33 70,60 30,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+pistoliers+general+wizard/war-altar
B1 46,32,180 50,32,180 54,32,180
B2 71,32,180 73,32,180 75,32,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,35 with B1
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
lacks Bc2 lost
lacks Bc2 50,35 with B1

# WM-FLY-12 a flyer sees no more than others: not over units
position warmaster
field 180x120
army 1 high-elves:giant-eagles+spearmen+general
A1 48,30,0 50,30,0 52,30,0
A2 46,33,0 50,33,0 54,33,0
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,48,180
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

# WM-FLY-07 home and then an order, if near enough
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,70,0 50,70,0 52,70,0 far
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
apply wings 6
apply return Ac1 line 0
legal order Ac1 A1

# WM-FLY-07 WM-FLY-02 too far after a short flight
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,70,0 50,70,0 52,70,0 far
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
apply wings 1
apply return Ac1 line 0
illegal order Ac1 A1 : WM-FLY-02

# WM-FLY-03 who is near a character does not home
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next home
end
illegal home A1 : WM-FLY-03

# WM-FLY-16 flyers fall back over friends, but not into a wood
position warmaster
field 180x120
wood 57,20 80,20 80,28 57,28
army 1 high-elves:giant-eagles+spearmen+general
A1 48,29,0 50,29,0 52,29,0
A2 46,25,0 50,25,0 54,25,0
Ac1 90,20
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
apply fall A1
apply three 1 6 6
legal   move A1 line 50,20 0
illegal move A1 line 60,26 0 : WM-FLY-13

# WM-INIT-12 an enemy behind a lake that neither can go round may be passed over
position warmaster
field 180x120
lake 0,36 180,36 180,40 0,40
army 1 empire:knights+general
A1 48,30,0 50,30,0 52,30,0 near
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,41.2,180 50,41.2,180 54,41.2,180
B2 70,34,180 74,34,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B2

# WM-INIT-20 WM-INIT-15 an evade stops before a lake
position warmaster
field 180x120
lake 0,10 180,10 180,20 0,20
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
apply evade A1 line 0
shows A1 46,21,0 50,21,0 54,21,0 near initiative

# WM-INIT-13 WM-CHAR-03 an enemy character near does not let a unit act
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 50,40
turn 1 round 1
end
illegal evade A1 line 0 : WM-INIT-01

# WM-CHAR-01 WM-CHAR-02 a character is no target and hides nobody
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 50,38
turn 1 round 1
next shooting
end
legal shoot A1 B1

# WM-PURSUE-27 WM-EDGE-01 a unit that ran off the table is not pursued, and nobody advances instead
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,116,0 50,116,0 54,116,0
Ac1 50,90
army 2 empire:halberdiers+2xpistoliers+crossbowmen+general
B1 46,118,180 50,118,180 54,118,180
B2 170,60,180 172,60,180 174,60,180
B3 150,60,180 152,60,180 154,60,180
B4 66,117,180 70,117,180
Bc1 90,60
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
chance 6
apply die 2
actions hold A1 | fall A1

# WM-PURSUE-27 WM-EDGE-03 if it is gone for good he may advance
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,116,0 50,116,0 54,116,0
Ac1 50,90
army 2 empire:halberdiers+2xpistoliers+crossbowmen+general
B1 46,118,180 50,118,180
B2 170,60,180 172,60,180 174,60,180
B3 150,60,180 152,60,180 154,60,180
B4 68,119,180
Bc1 90,60
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
apply die 1
shows B1 lost
actions hold A1 | fall A1 | advance A1 B4 | advance A1 B4 stands

# WM-CHARM-20 a flying character has 30 cm too when he is driven from his place
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,20,0 50,20,0 52,20,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+general+hero/griffon
B1 46,85,180 50,85,180 54,85,180
B2 66,105,180 68,105,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,38
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

apply move A1 line 50,46 0
shows Bc2 lost

# WM-CHARM-21 a character with his unit stays with it when it is charged
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general+hero
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,43 with B1
turn 1 round 1
end
apply charge A1 B1
acts 1
apply end
apply end
apply end
chance 13
apply hits 0
# two stands and the Hero: the third does not touch
chance 8

# WM-CHARM-11 a character with a confused unit gives orders
position warmaster
field 180x120
army 1 empire:halberdiers+halberdiers+general
A1 46,30,0 50,30,0 54,30,0 confused
A2 66,30,0 70,30,0 74,30,0
Ac1 50,28 with A1
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
legal order Ac1 A2

# WM-CONF-19 nobody makes way into a lake
position warmaster
field 180x120
lake 30,55.5 70,55.5 70,70 30,70
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 48,53,180 50,53,180 52,53,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply driven 7
illegal retire B2 : WM-CONF-19
legal no

# WM-CONF-14 only the stand in the path steps aside
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 50,30,0
Ac1 50,10
army 2 empire:halberdiers+crossbowmen+pistoliers+pistoliers+general
B1 50,45,180
B2 51,50,180 55,50,180 59,50,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 1
apply hits 0
apply driven 5
apply aside B2
lacks B2 51,50,180 55,50,180 59,50,180
# the others stay where they are
illegal move B2 line 63,50 180 : WM-SHOOT-28

# WM-FALLBACK-08 WM-FALLBACK-09 WM-CONF-01 who cannot fall back the least distance stops where he is and may be confused
position warmaster
field 180x120
lake 30,10 70,10 70,29 30,29
lake 30,29 44,29 44,50 30,50
lake 56,29 70,29 70,50 56,50
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
apply three 6 6 6
chance 6
try die 6
shows A1 46,30,0 50,30,0 54,30,0 confused fought

apply die 1
lacks A1 46,30,0 50,30,0 54,30,0 confused fought

# WM-FALLBACK-03 WM-COMBAT-37 WM-COMBAT-38 a draw of two against two: the higher die says who begins, then unit by unit in turn
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 90,10
army 2 empire:2xhalberdiers+general
B1 48,32,180 52,32,180 56,32,180
B2 64,32,180 68,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike A1 3
apply hits 0
apply hits 0
apply hits 0
apply hits 0
apply hits 0
apply three 1 1 1
apply three 1 1 1
apply dice 1 6
acts 2
actions yes | no
apply no
acts 1
illegal hold A1 : WM-COMBAT-38
legal   fall A1

# WM-COMBAT-41 WM-COMBAT-42 WM-COMBAT-24 WM-TURN-07 who stands ends it; wounds are gone and the other player's turn comes
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
apply hits 2
apply hits 0
apply hits 1
apply hits 0
apply hold A1
apply dice 6 1
apply yes
apply end
apply end
shows turn 2 round 1
shows A1 46,30,0 50,30,0 54,30,0
lacks B1 46,33,180 50,33,180 54,33,180 near wounds 2
