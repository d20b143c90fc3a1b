# WM-STAT-13 a war wagon forms a laager by an order of its own: its team comes beside the wagon
position warmaster
field 180x120
army 1 kislev:war-wagon+axemen+general
A1 50,30,0 50,26,0
A2 57,30,0 61,30,0 65,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply   order Ac1 A1
apply   give
apply   roll 1 1
# in column it goes 20 cm, and always ends in column
legal   move A1 column 50,48 0
illegal move A1 column 50,48.1 0 : WM-MOVE-16
illegal move A1 line 50,40 0 : WM-STAT-13
says en stands in line only as a laager
says ru только табором
illegal laager A2 : WM-STAT-13
apply   laager A1
shows   A1 50,30,0 52,30,0 orders 1 used laager
shows   next orders
# once drawn up it cannot be drawn up again, and goes 10 cm
apply   order Ac1 A1
apply   give
apply   roll 1 1
illegal laager A1 : WM-STAT-13
illegal move A1 line 51,35 0 : WM-STAT-13
illegal move A1 column 51,42.1 0 : WM-MOVE-16
apply   move A1 column 50,38 0
shows   A1 50,40,0 50,36,0 orders 2

# WM-STAT-13 where there is no room to the right the team comes to the left
position warmaster
field 180x120
army 1 kislev:war-wagon+axemen+general
A1 50,30,0 50,26,0
A2 53.5,30,0 57.5,30,0 61.5,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply   order Ac1 A1
apply   give
apply   roll 1 1
apply   laager A1
shows   A1 50,30,0 48,30,0 orders 1 used laager

# WM-STAT-13 WM-MOVE-17 and where there is none on either side it does not
position warmaster
field 180x120
army 1 kislev:war-wagon+2xaxemen+general
A1 50,30,0 50,26,0
A2 53.5,30,0 57.5,30,0 61.5,30,0
A3 46.5,30,0 42.5,30,0 38.5,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply   order Ac1 A1
apply   give
apply   roll 1 1
illegal laager A1 : WM-MOVE-17

# WM-STAT-13 not while it moves with a brigade
position warmaster
field 180x120
army 1 kislev:war-wagon+axemen+general
A1 50,30,0 50,26,0
A2 53,30,0 57,30,0 61,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply   order Ac1 A1
apply   with A2
apply   give
apply   roll 1 1
illegal laager A1 : WM-STAT-13
says en an order of its own

# WM-STAT-13 on initiative before an enemy in sight within 20 cm
position warmaster
field 180x120
army 1 kislev:2xwar-wagon+general
A1 50,30,0 50,26,0 near
A2 90,30,0 90,26,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 46,50,180 50,50,180 54,50,180
Bc1 90,110
turn 1 round 1
next initiative
end
illegal laager A2 : WM-INIT-01
apply   laager A1
shows   A1 50,30,0 52,30,0 near initiative used laager
illegal laager A1 : WM-STAT-13

# WM-STAT-13 WM-INIT-04 who is near but sees nobody does not
position warmaster
field 180x120
wood 40,36 60,36 60,44 40,44
army 1 kislev:war-wagon+general
A1 50,30,0 50,26,0 near
Ac1 50,20
army 2 empire:halberdiers+general
B1 46,47,180 50,47,180 54,47,180
Bc1 90,110
turn 1 round 1
next initiative
end
illegal laager A1 : WM-INIT-04

# WM-STAT-13 WM-SHOOT-13 a laager is defended: 5 is needed, where against a column it is 4
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 kislev:2xwar-wagon+general
B1 50,55,180 48,55,180 used laager
B2 100,110,180 100,114,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply   shoot A1 B1
weight  hits 3 1/27

# WM-STAT-13 WM-SHOOT-13 a column is not
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 kislev:war-wagon+general
B1 50,55,180 50,59,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply   shoot A1 B1
weight  hits 3 1/8

# WM-STAT-13 WM-SHOOT-29 dice of a drive back confuse a laager, but do not move or rout it
position warmaster
field 180x120
army 1 empire:2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0 shot
Ac1 50,20
army 2 kislev:war-wagon+axemen+general
B1 50,55,180 48,55,180 used laager
B2 100,110,180 104,110,180 108,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply   shoot A1 B1
apply   hits 3
apply   hits 0
acts    chance
apply   driven 12 confused
shows   B1 50,55,180 48,55,180 confused used laager

# WM-STAT-13 WM-SHOOT-13 infantry in line beside the wagon of a laager is defended against shots
position warmaster
field 180x120
army 1 empire:2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 76,30,0 80,30,0 84,30,0
Ac1 50,20
army 2 kislev:war-wagon+2xaxemen+general
B1 58,55,180 60,55,180 used laager
B2 55,54,180 51,54,180 47,54,180
B3 80,54,180 84,54,180 88,54,180
Bc1 90,110
turn 1 round 1
next shooting
end
try     shoot A1 B2
weight  hits 3 1/27

apply   shoot A2 B3
weight  hits 3 1/8

# WM-STAT-13 WM-SHOOT-13 beside a column it is not
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 kislev:war-wagon+axemen+general
B1 58,55,180 58,59,180
B2 55,54,180 51,54,180 47,54,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply   shoot A1 B2
weight  hits 3 1/8

# WM-STAT-13 WM-DEPLOY-03 set up in line it is a laager when the battle begins
setup warmaster army1=kislev:2xhorse-archers+2xaxemen+war-wagon+general army2=empire:2xhalberdiers+2xcrossbowmen+general map=plain
acts    1
illegal deploy A5 block 50,10 0 : WM-STAT-13
legal   deploy A5 column 50,10 0
legal   deploy A5 line 50,10 0
