# WM-SHOOT-26 WM-SHOOT-27 driven along the line of the closest points, here 3 to 4
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 50,30,0
Ac1 20,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 60,40,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 1
apply hits 0
apply driven 5
shows B1 63,44,180 near

# WM-SHOOT-25 the nearest of those who shot drives it back, though only the other hit
position warmaster
field 180x120
army 1 empire:2xcrossbowmen+general
A1 46,25,0 50,25,0 54,25,0
A2 30,50,90
Ac1 20,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A2 B1
apply hits 0
apply shoot A1 B1
apply hits 1
apply hits 0
apply driven 3
shows B1 53,50,180 near

# WM-SHOOT-21 the owner of the driven units says which moves first
position warmaster
field 180x120
army 1 empire:2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 20,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 76,50,180 80,50,180 84,50,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 1
apply hits 0
apply shoot A2 B2
apply hits 1
apply hits 0
acts 2
legal pick B1
legal pick B2
apply pick B2
chance 6

# WM-INIT-15 WM-INIT-16 WM-INIT-17 an evade straight away from the closest points, the full 20 cm
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,60,180 near
Ac1 20,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 48,50,0
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply evade A1 line 180
shows A1 50,80,180 near initiative

# WM-CHAR-15 blunder 6 without a charge in reach: the full pace straight at the nearest enemy
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 106,30,0 110,30,0 114,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,70,180 50,70,180 54,70,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 6 6
apply blunder 6
shows A1 46,50,0 50,50,0 54,50,0 locked

# WM-CHAR-13 with several in sight: away from the nearest
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,50,0 50,50,0 54,50,0
A2 106,30,0 110,30,0 114,30,0
Ac1 60,20
Ac2 50,40
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,65,180 50,65,180 54,65,180
B2 66,66,180 70,66,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 6 6
apply blunder 2
shows A1 46,30,0 50,30,0 54,30,0 locked

# WM-CHAR-13 WM-EDGE-01 a blunder leads over the table's edge
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,10,0 50,10,0 54,10,0
A2 106,30,0 110,30,0 114,30,0
Ac1 70,20
Ac2 50,5
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,25,180 50,25,180 54,25,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 6 6
apply blunder 2
chance 6
apply die 2
lacks A1 46,10,0 50,10,0 54,10,0 locked

# WM-MOVE-23 WM-MOVE-22 between an enemy and a friend infantry needs 40 mm too
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 48,28,0 48,26,0 48,24,0
A2 53,34,0 55,34,0 57,34,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 36.1,34,180 40.1,34,180 44.1,34,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

# from 46.1 to 52
legal move A1 column 48,42 0

# WM-MOVE-23 39 mm between an enemy and a friend are too narrow
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 48,28,0 48,26,0 48,24,0
A2 51,34,0 53,34,0 55,34,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 36.1,34,180 40.1,34,180 44.1,34,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

# from 46.1 to 50
illegal move A1 column 48,42 0 : WM-MOVE-22

# WM-MOVE-21 between two friends 20 mm will do
position warmaster
field 180x120
army 1 empire:halberdiers+2xknights+general
A1 48,28,0 48,26,0 48,24,0
A2 50,34,0 52,34,0 54,34,0
A3 42,34,0 44,34,0 46,34,0
Ac1 60,20
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

# from 47 to 49
legal move A1 column 48,42 0

# WM-CHARGE-27 WM-MOVE-21 over a bridge of 20 mm infantry gets at the enemy, sideways on the bridge
position warmaster
field 180x120
lake 0,30 180,30 180,36 0,36
bridge 49,28 51,28 51,38 49,38
army 1 empire:halberdiers+general
A1 50,26,0 50,24,0 50,22,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,43,180 50,43,180 54,43,180
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

# WM-TERRAIN-08 cavalry crosses a bridge of 20 mm
position warmaster
field 180x120
lake 0,30 180,30 180,36 0,36
bridge 49,28 51,28 51,38 49,38
army 1 empire:knights+general
A1 50,26,0 50,22,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

legal move A1 column 50,42 0
legal charge A1 B1

# WM-CHARGE-05 WM-CHARGE-06 stands that cannot reach are left out of account; the way round counts
position warmaster
field 180x120
lake 30,34 70,34 70,38 30,38
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,43,180
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

# WM-CHARGE-23 WM-CHARGE-14 all stands go to one side: a single stand is charged in front by three
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,43,180
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
# all three are equally near: the first is centred
shows A1 50,41,0 46,41,0 54,41,0 charged orders 1
apply end
apply end
# the outer ones by their corners
chance 13
apply hits 0
chance 4

# WM-COMBAT-05 WM-COMBAT-13 corner on corner: both fight and nobody is taken in the flank
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 4
apply hits 0
chance 4

# WM-COMBAT-13 a front corner on a rear corner takes one attack
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,34,180
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 4
apply hits 0
chance 3

# WM-RETREAT-12 a unit engaged by a corner only runs from that side of its own that faces the enemy's front
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
shows B1 50,34,180 fought retreated decided wounds 2 retreat 2

# WM-CHAR-14 WM-CHAR-16 after a half move by blunder no charge and no more orders
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 106,30,0 110,30,0 114,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,38,180 50,38,180 54,38,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 6 6
apply blunder 5
illegal charge A1 B1 : WM-CHAR-14
illegal move A1 line 50,19 180 : WM-MOVE-16
legal move A1 line 50,25 0

# WM-CHAR-12 WM-CHAR-11 in a brigade the owner names the one who goes mad; it counts for the brigade
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply with A2
apply give
apply roll 6 6
apply blunder 1
actions mad A1 | mad A2
apply mad A2
shows A2 58,30,0 62,30,0 66,30,0 locked madness 1
shows A1 46,30,0 50,30,0 54,30,0 locked

# WM-CMD-23 WM-BRIG-05 madness of one unit counts for its brigade
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0 madness 1
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
odds give : 26/36 succeeds

