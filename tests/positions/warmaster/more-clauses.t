# WM-CHARGE-18 the front is covered and only a corner is left: no charge
position warmaster
field 180x120
lake 52,44 60,44 60,60 52,60
army 1 empire:2xhalberdiers+general
A1 54,30,0
A2 50,43,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

illegal charge A1 B1 : WM-CHARGE-18
says en only a corner of this enemy is free
says ru свободен только угол

# WM-CHARGE-18 WM-CHARGE-11 where nothing of it is free, not even a corner, that is not the reason
position warmaster
field 180x120
lake 51,42 60,42 60,60 51,60
lake 40,42 49,42 49,60 40,60
army 1 empire:2xhalberdiers+general
A1 54,30,0
A2 50,43,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180
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

# WM-CHARGE-18 4 mm of its edge are enough
position warmaster
field 180x120
lake 52,44 60,44 60,60 52,60
army 1 empire:2xhalberdiers+general
A1 54,30,0
A2 49.6,43,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180
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

# AMB-31 WM-COMBAT-06 WM-DEFEND-07 the stand named decides what is needed: 4 in the open, 5 in the wood; the hits go to the unit
position warmaster
field 180x120
wood 50.5,44.2 60,44.2 60,60 50.5,60
army 1 empire:halberdiers+general
A1 50,43,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 48,45,180 52,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
actions strike B1 1 | strike B1 2
try strike B1 1
weight hits 3 1/8

try strike B1 2
weight hits 3 1/27

# AMB-14 WM-CHAR-13 running from one enemy it would come nearer to another: it stands still
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero
A1 46,50,0 50,50,0 54,50,180
Ac1 60,20
Ac2 70,50
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,61,180 50,61,180 54,61,180
B2 46,36,0 50,36,0 54,36,0
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
shows A1 46,50,0 50,50,0 54,50,180 locked

# AMB-14 running from one enemy beside it, it would come nearer to another that it sees: it stands still
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero
A1 46,50,0 50,50,0 54,50,0
Ac1 60,20
Ac2 50,44
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 28,53,180 32,53,180 36,53,180
B2 72,54,180 76,54,180 80,54,180
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
shows A1 46,50,0 50,50,0 54,50,0 locked

# AMB-14 an enemy behind it that it does not see does not stop it, though it comes nearer to him
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero
A1 46,50,0 50,50,0 54,50,0
Ac1 60,20
Ac2 50,44
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,61,180 50,61,180 54,61,180
B2 68,35,180 68,33,180 68,31,180
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

# WM-MACH-11 a tank that stands still for good follows nobody, and is lost where it falls back
position warmaster
field 180x120
army 1 empire:steam-tank+general
A1 50,42,0 used engine
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180 50,47,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
apply remove B1 1
illegal pursue A1 B1 : WM-MACH-11
legal hold A1
apply fall A1
apply three 1 2 3
shows A1 lost

# WM-CHARM-07 WM-CHARM-06 WM-MOVE-20 a friend who ends on a character moves him aside
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
Ac1 90,20
Ac2 50,40
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

apply move A1 line 50,40 0
lacks Ac2 50,40
lacks Ac2 lost

# WM-TERRAIN-08 WM-MOVE-26 infantry marches straight over a wide bridge that ends 5 mm behind the banks
position warmaster
field 180x120
lake 0,30 180,30 180,36 0,36
bridge 40,29.5 60,29.5 60,36.5 40,36.5
army 1 empire:halberdiers+general
A1 50,28,0 50,26,0 50,24,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+general
B1 46,110,180 50,110,180 54,110,180
B2 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
legal move A1 column 50,40 0

# WM-TERRAIN-08 WM-MOVE-26 WM-CHARGE-03 cavalry charges over a bridge of 20 mm from bank to bank
position warmaster
field 180x120
lake 0,30 180,30 180,36 0,36
bridge 49,30 51,30 51,36 49,36
army 1 empire:knights+general
A1 50,26,0 50,22,0
Ac1 60,20
army 2 empire:halberdiers+pistoliers+general
B1 46,48,180 50,48,180 54,48,180
B2 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
legal charge A1 B1
