# EX-02 WM-CMD-17 WM-CMD-18 WM-CMD-22 Command 9, 65 cm away, one order before: 5 or less
position warmaster
field 180x120
army 1 empire:knights+halberdiers+general
A1 48,78,0 50,78,0 52,78,0 orders 1
A2 26,22,0 30,22,0 34,22,0
Ac1 30,10
army 2 empire:halberdiers+general
B1 166,110,180 170,110,180 174,110,180
Bc1 90,118
turn 1 round 1 giver Ac1 block A1
next orders
end
odds order Ac1 A1 : 10/36 succeeds
apply order Ac1 A1
apply give
try roll 2 2
legal move A1 line 50,90 0

try roll 3 3
shows next characters
lacks next move

# EX-03 WM-CMD-04 WM-CMD-08 WM-CMD-09 Command 9, no penalty: a roll of 10 fails and the orders end for everybody
position warmaster
field 180x120
army 1 empire:knights+halberdiers+general+hero
A1 48,78,0 50,78,0 52,78,0 orders 2
A2 26,22,0 30,22,0 34,22,0
Ac1 30,10
Ac2 50,70
army 2 empire:halberdiers+general
B1 166,110,180 170,110,180 174,110,180
Bc1 90,118
turn 1 round 1 giver Ac1 block A1
next orders
end
odds order Ac1 A2 : 30/36 succeeds
apply order Ac1 A2
apply give
try roll 5 4
legal move A2 line 30,40 0

try roll 4 6
shows A2 26,22,0 30,22,0 34,22,0 locked
shows next characters
legal place Ac2 50,60

# EX-04 WM-CMD-20 Command 9, 25 cm away and one stand partly in a wood: 7 or less
position warmaster
field 180x120
wood 10,36 25,36 25,45 10,45
army 1 empire:halberdiers+general
A1 26,36,0 30,36,0 34,36,0
Ac1 30,10
army 2 empire:halberdiers+general
B1 166,110,180 170,110,180 174,110,180
Bc1 90,118
turn 1 round 1
next orders
end
odds order Ac1 A1 : 21/36 succeeds

# EX-05 WM-BRIG-05 two units of a brigade in woods: the terrain counts once
position warmaster
field 180x120
wood 20,20 60,20 60,30 20,30
army 1 empire:2xhalberdiers+general
A1 26,25,0 30,25,0 34,25,0
A2 38,25,0 42,25,0 46,25,0
Ac1 36,15
army 2 empire:halberdiers+general
B1 166,110,180 170,110,180 174,110,180
Bc1 90,118
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
odds give : 26/36 succeeds

# EX-07 WM-BRIG-04 WM-BRIG-07 WM-CMD-05 a Wizard of Command 7 orders a brigade twice, until it leaves his 20 cm
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+wizard
A1 26,25,0 30,25,0 34,25,0
A2 38,25,0 42,25,0 46,25,0
Ac1 100,15
Ac2 36,22
army 2 empire:halberdiers+general
B1 166,110,180 170,110,180 174,110,180
Bc1 90,118
turn 1 round 1
next orders
end
apply order Ac2 A1
apply with A2
odds give : 21/36 succeeds
apply give
apply roll 2 3
apply move A1 line 30,35 0
apply move A2 line 42,35 0
apply done
apply order Ac2 A2
apply with A1
odds give : 15/36 succeeds
apply give
apply roll 3 3
apply move A1 line 30,52 0
apply move A2 line 42,52 0
apply done
illegal order Ac2 A1 : WM-CMD-05

# EX-08 WM-CMD-08 WM-CMD-15 a Hero of Command 8 fails with 9: no more orders from him, none to that brigade
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general+hero
A1 26,25,0 30,25,0 34,25,0
A2 38,25,0 42,25,0 46,25,0
A3 56,25,0 60,25,0 64,25,0
Ac1 40,15
Ac2 36,22
army 2 empire:halberdiers+general
B1 166,110,180 170,110,180 174,110,180
Bc1 90,118
turn 1 round 1
next orders
end
apply order Ac2 A1
apply with A2
odds give : 26/36 succeeds
apply give
apply roll 4 5
illegal order Ac2 A3 : WM-CMD-10
illegal order Ac1 A1 : WM-CMD-15
illegal order Ac1 A2 : WM-CMD-15
legal   order Ac1 A3

# EX-09 WM-BRIG-08 a General of Command 9 and two units of Knights with no penalty: 7 succeeds
position warmaster
field 180x120
army 1 empire:2xknights+general
A1 28,25,0 30,25,0 32,25,0
A2 34,25,0 36,25,0 38,25,0
Ac1 33,15
army 2 empire:halberdiers+general
B1 166,110,180 170,110,180 174,110,180
Bc1 90,118
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
odds give : 30/36 succeeds
apply give
apply roll 3 4
legal move A1 line 30,50 0
legal move A2 line 36,50 0

# EX-10 WM-BRIG-04 WM-CMD-17 three units, the farthest under 40 cm: 8, and 7 for the second order
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general
A1 26,35,0 30,35,0 34,35,0
A2 38,35,0 42,35,0 46,35,0
A3 50,35,0 54,35,0 58,35,0
Ac1 20,31
army 2 empire:halberdiers+general
B1 166,110,180 170,110,180 174,110,180
Bc1 90,118
turn 1 round 1
next orders
end
odds order Ac1 A1 : 30/36 succeeds
apply order Ac1 A1
apply with A2
apply with A3
odds give : 26/36 succeeds
apply give
apply roll 4 4
apply move A1 line 30,37 0
apply move A2 line 42,37 0
apply move A3 line 54,37 0
apply done
apply order Ac1 A3
apply with A2
apply with A1
odds give : 21/36 succeeds

# EX-11 WM-CMD-09 WM-CHARM-02 cannons over 40 cm away need 7; after the failure characters still move
position warmaster
field 180x120
army 1 empire:cannon+halberdiers+general+hero
A1 30,62,0 32,62,0
A2 26,25,0 30,25,0 34,25,0
Ac1 30,10
Ac2 40,10
army 2 empire:halberdiers+general
B1 166,110,180 170,110,180 174,110,180
Bc1 90,118
turn 1 round 1
next orders
end
odds order Ac1 A1 : 21/36 succeeds
apply order Ac1 A1
apply give
apply roll 5 5
shows next characters
legal place Ac1 60,40
legal place Ac2 60,40

# EX-12 WM-MOVE-21 WM-TERRAIN-08 infantry goes sideways through 20 mm between a lake and a wall
position warmaster
field 180x120
lake 0,30 30,30 30,36 0,36
house 32,30 180,30 180,36 32,36
army 1 empire:halberdiers+general
A1 31,28,0 31,26,0 31,24,0
Ac1 60,20
army 2 empire:halberdiers+general
B1 166,110,180 170,110,180 174,110,180
Bc1 90,118
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
legal move A1 column 31,42 0

# EX-12 WM-MOVE-21 and not through 19 mm
position warmaster
field 180x120
lake 0,30 30,30 30,36 0,36
house 31.9,30 180,30 180,36 31.9,36
army 1 empire:halberdiers+general
A1 31,28,0 31,26,0 31,24,0
Ac1 60,20
army 2 empire:halberdiers+general
B1 166,110,180 170,110,180 174,110,180
Bc1 90,118
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
illegal move A1 column 31,42 0 : WM-MOVE-17

# EX-13 WM-MOVE-22 between two enemies infantry needs 40 mm
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 48,28,0 48,26,0 48,24,0
Ac1 60,20
army 2 empire:2xhalberdiers+general
B1 36,34,180 40,34,180 44,34,180
B2 52,34,180 56,34,180 60,34,180
Bc1 90,118
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
legal move A1 column 48,42 0

# EX-13 WM-MOVE-22 39 mm between two enemies are too narrow
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 48,28,0 48,26,0 48,24,0
Ac1 60,20
army 2 empire:2xhalberdiers+general
B1 36.1,34,180 40.1,34,180 44.1,34,180
B2 52,34,180 56,34,180 60,34,180
Bc1 90,118
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
illegal move A1 column 48,42 0 : WM-MOVE-22

# EX-14 WM-INIT-08 WM-CHARGE-02 a charge uncovers an enemy for the next unit
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,32,0 50,32,0 54,32,0 near
A2 50,28,0 50,26,0 50,24,0 near
Ac1 60,20
army 2 empire:2xhalberdiers+general
B1 64,42,180 68,42,180 72,42,180
B2 46,45.5,180 50,45.5,180 54,45.5,180
Bc1 90,118
turn 1 round 1
end
illegal charge A2 B2 : WM-CHARGE-03
illegal charge A1 B2 : WM-CHARGE-04
apply charge A1 B1
legal charge A2 B2
apply charge A2 B2
illegal evade A1 line 180 : WM-INIT-03
