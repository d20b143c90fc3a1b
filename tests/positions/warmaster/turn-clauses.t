# WM-TURN-01 WM-TURN-07 deployment, turns of both sides in alternation, the end, the points
setup warmaster points=500 turns=2 army1=empire:halberdiers/skirmishers+general army2=empire:knights+general
acts chance
apply first 5 3
acts 1
apply deploy A1 line 50,10 0
apply deploy B1 line 50,110 180
apply place Ac1 30,10
apply place Bc1 30,110
acts chance
apply first 2 6
shows turn 2 round 1 first 2
illegal deploy A1 line 50,10 0 : WM-TURN-09
apply end
apply end
apply end
acts 1
shows turn 1 round 1 first 2
apply end
apply end
apply end
shows turn 2 round 2 first 2
apply end
apply end
apply end
shows turn 1 round 2 first 2
apply end
apply end
apply end
over
score 0 0

# WM-TURN-03 Command, then Shooting, then Combat
position warmaster
field 180x120
army 1 empire:crossbowmen+halberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 60,15
army 2 empire:halberdiers+knights+general
B1 46,52,180 50,52,180 54,52,180
B2 78,33,180 80,33,180 82,33,180
Bc1 90,110
turn 1 round 1
end
illegal fight A2 : WM-TURN-09
illegal shoot A1 B1 : WM-TURN-09
apply end
shows next orders
illegal shoot A1 B1 : WM-TURN-11
apply end
shows next characters
illegal shoot A1 B1 : WM-TURN-12
apply end
shows next shooting
illegal order Ac1 A1 : WM-TURN-05
apply end
shows next combat
illegal shoot A1 B1 : WM-COMBAT-16

# WM-TURN-04 in the Command phase only units of the active player move
position warmaster
field 180x120
army 1 empire:crossbowmen+halberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 60,15
army 2 empire:halberdiers+knights+general
B1 46,52,180 50,52,180 54,52,180
B2 78,33,180 80,33,180 82,33,180
Bc1 90,110
turn 1 round 1
end
acts 1
illegal charge B1 A1 : WM-INIT-03
illegal evade B1 line 180 : WM-INIT-03
apply end
illegal order Bc1 B1 : WM-CMD-02
illegal order Ac1 B1 : WM-CMD-03
apply end
illegal place Bc1 90,100 : WM-CHARM-01

# WM-TURN-04 and in no other phase
position warmaster
field 180x120
army 1 empire:crossbowmen+halberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 60,15
army 2 empire:halberdiers+knights+general
B1 46,52,180 50,52,180 54,52,180
B2 78,33,180 80,33,180 82,33,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal move A1 line 50,35 0 : WM-TURN-05
illegal charge A1 B1 : WM-TURN-05
illegal evade A1 line 0 : WM-TURN-05

# WM-TURN-05 in his Shooting phase the active player shoots, nobody else
position warmaster
field 180x120
army 1 empire:crossbowmen+crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 60,15
army 2 empire:crossbowmen+knights+general
B1 46,52,180 50,52,180 54,52,180
B2 78,33,180 80,33,180 82,33,180
Bc1 90,110
turn 1 round 1
next shooting
end
acts 1
legal shoot A1 B1
legal end
illegal shoot B1 A1 : WM-SHOOT-01

# WM-TURN-05 where there is nothing to shoot it passes by
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
next characters
end
apply end
acts 2
shows turn 2 round 1

# WM-TURN-07 after the Combat phase the opponent has his turn
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
next characters
end
apply end
acts 2
shows turn 2 round 1
shows next initiative
apply end
apply end
apply end
acts 1
shows turn 1 round 2

# WM-TURN-09 first initiative, then orders
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
A2 76,10,0 80,10,0 84,10,0
Ac1 60,10
army 2 empire:halberdiers+general
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1
illegal order Ac1 A2 : WM-TURN-09
apply end
legal order Ac1 A2

# WM-TURN-11 once orders begin there is no more initiative
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
A2 76,10,0 80,10,0 84,10,0
Ac1 60,10
army 2 empire:halberdiers+general
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1
apply end
illegal charge A1 B1 : WM-TURN-11
illegal evade A1 line 0 : WM-TURN-11
legal order Ac1 A1
apply order Ac1 A2
apply give
apply roll 1 1
apply move A2 line 80,12 0
illegal charge A1 B1 : WM-TURN-11

# WM-TURN-15 a charged unit shoots at who charges it, in the Command phase of the enemy
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
A2 76,10,0 80,10,0 84,10,0
Ac1 60,10
army 2 empire:crossbowmen+general
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
turn 1 round 1
end
apply charge A1 B1
acts 2
legal shoot B1 A1
illegal shoot B1 A2 : WM-SHOOT-31

# WM-TURN-15 nobody else shoots then
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
A2 76,10,0 80,10,0 84,10,0
Ac1 60,10
army 2 empire:crossbowmen+general
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
turn 1 round 1
end
illegal shoot B1 A1 : WM-TURN-09
apply end
illegal shoot B1 A1 : WM-TURN-11
apply end
apply end
shows turn 2 round 1

# WM-TURN-16 one engagement is finished before the next begins
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+general
B1 46,32,180 50,32,180 54,32,180
B2 76,32,180 80,32,180 84,32,180
Bc1 90,110
turn 1 round 1
next combat
end
actions fight A1 | fight A2 | fight B1 | fight B2
apply fight A2
acts chance
apply hits 3
apply hits 0
apply hits 0
apply remove B2 3
illegal fight A1 : WM-COMBAT-40
legal hold A2
apply hold A2
acts chance

# WM-TURN-17 attacks of both, result, pursuit, and then another round
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0
Ac1 50,10
army 2 dwarfs:warriors+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
# 2 x 3 dice, then the saves of the Dwarfs
chance 7
apply hits 6
apply hits 0
# the enemy strikes before anybody is removed
chance 10
apply hits 0
apply remove B1 3
# the result: six centimetres
shows B1 46,38,180 50,38,180 fought retreated decided wounds 2 retreat 6
acts 1
legal hold A1
legal fall A1
apply pursue A1 B1
# the next round: 2 x (3+3)
chance 13

# WM-TURN-17 without pursuit it is over
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0
Ac1 50,10
army 2 dwarfs:warriors+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 6
apply hits 0
apply hits 0
apply remove B1 3
apply hold A1
illegal pursue A1 B1 : WM-REFORM-01
shows A1 46,30,0 50,30,0 fought
