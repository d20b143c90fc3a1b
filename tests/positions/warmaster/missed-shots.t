# WM-SHOOT-11 WM-SHOOT-06 WM-SHOOT-02 WM-STAT-03 nobody could shoot, so the phase has passed: what forbade the shot is named, not the phase
position warmaster
field 180x120
army 1 empire:2xcrossbowmen+halberdiers+general
A1 90,20,0 94,20,0 98,20,0
A2 50,60,180 54,60,180 58,60,180
A3 130,60,0 134,60,0 138,60,0
Ac1 60,20
army 2 empire:3xhalberdiers+general
B1 90,100,180 94,100,180 98,100,180
B2 50,70,180 54,70,180 58,70,180
B3 130,80,180 134,80,180 138,80,180
Bc1 60,110
turn 1 round 1
next shooting
end
acts 2
illegal shoot A1 B1 : WM-SHOOT-11
says en no stand of the unit reaches this enemy
illegal shoot A2 B2 : WM-SHOOT-06
illegal shoot A3 B3 : WM-STAT-03
# the side whose turn has begun is told of its phase, and so is a unit that could have shot
illegal shoot B1 A1 : WM-TURN-09

# WM-SHOOT-02 in the Combat phase the same
position warmaster
field 180x120
army 1 empire:crossbowmen+halberdiers+general
A1 50,60,0 54,60,0 58,60,0
A2 90,20,0 94,20,0 98,20,0
Ac1 60,20
army 2 empire:halberdiers+general
B1 50,62,180 54,62,180 58,62,180
Bc1 60,110
turn 1 round 1
next shooting
end
illegal shoot A1 B1 : WM-SHOOT-02

# WM-COMBAT-16 who could have shot and did not is told that the phase has passed
position warmaster
field 180x120
army 1 empire:crossbowmen+halberdiers+general
A1 50,60,0 54,60,0 58,60,0
A2 90,20,0 94,20,0 98,20,0
Ac1 60,20
army 2 empire:2xhalberdiers+general
B1 50,80,180 54,80,180 58,80,180
B2 90,22,180 94,22,180 98,22,180
Bc1 60,110
turn 1 round 1
next shooting
end
apply end
illegal shoot A1 B1 : WM-COMBAT-16

# WM-END-01 a battle that is over says who has won it
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 50,60,0 54,60,0 58,60,0
A2 90,20,0 94,20,0 98,20,0
Ac1 60,20
army 2 empire:2xhalberdiers+general
B1 lost
B2 90,62,180 94,62,180 98,62,180
Bc1 60,110
turn 1 round 2
next orders
end
over
score 1 -1
illegal order Ac1 A1 : WM-END-01
says en the battle is over
says ru битва закончена
