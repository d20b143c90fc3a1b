# WM-TERRAIN-01 WM-TERRAIN-11 and outlines have three corners at least
badposition WM-TERRAIN-11
position warmaster
field 180x120
wood 20,20 30,20
army 1 empire:halberdiers+general
end

# a word that no corner follows is not taken for ground
badposition trun is not understood here
position warmaster
field 180x120
trun 1 round 1
army 1 empire:halberdiers+general
end

# WM-TERRAIN-01 the ground is fixed before the battle: its kinds are those of the rules
badposition WM-TERRAIN-01: volcano is not a kind of terrain
position warmaster
field 180x120
volcano 20,20 30,20 30,30
army 1 empire:halberdiers+general
end

# WM-TERRAIN-06 WM-MOVE-30 levels far apart are open to riders
position warmaster
field 180x120
terrace 1 20,36 80,36 80,60 20,60
army 1 empire:knights+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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

legal move A1 line 50,45 0

# WM-TERRAIN-06 WM-MOVE-30 a steep slope is not
position warmaster
field 180x120
steep 1 20,36 80,36 80,60 20,60
army 1 empire:knights+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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

illegal move A1 line 50,45 0 : WM-MOVE-30

# WM-TERRAIN-06 WM-MOVE-30 but foot climbs it
position warmaster
field 180x120
steep 1 20,36 80,36 80,60 20,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
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

legal move A1 line 50,45 0

# WM-TERRAIN-10 WM-TERRAIN-11 a corner in the wood is in it: -1 to orders
position warmaster
field 180x120
wood 55.5,30 80,30 80,60 55.5,60
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
apply order Ac1 A1
odds give : 26/36 succeeds

# WM-TERRAIN-11 beside the outline is not
position warmaster
field 180x120
wood 56.5,30 80,30 80,60 56.5,60
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
apply order Ac1 A1
odds give : 30/36 succeeds

# WM-TERRAIN-12 marsh bars riders
position warmaster
field 180x120
marsh 20,36 80,36 80,60 20,60
army 1 empire:knights+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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

illegal move A1 line 50,45 0 : WM-MOVE-29

# WM-TERRAIN-04 WM-DEFEND-05 from the top of a small hill the slope of a large one is not above
position warmaster
field 180x120
hill 40,26 60,26 60,34 40,34
hill 20,40 80,40 80,80 20,80
army 1 empire:crossbowmen+general
A1 50,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 1 1/2

# WM-TERRAIN-04 WM-DEFEND-05 from flat ground it is, and is hit on 5 or more
position warmaster
field 180x120
hill 20,40 80,40 80,80 20,80
army 1 empire:crossbowmen+general
A1 50,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
weight hits 1 1/3

# WM-TERRAIN-14 the map says what is shallow, not the width: a river of 3 cm
position warmaster
field 180x120
river 20,36 80,36 80,39 20,39
army 1 empire:knights+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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

illegal move A1 line 50,38 0 : WM-MOVE-26

# WM-TERRAIN-14 the map says what is shallow, not the width: a stream of 6 cm
position warmaster
field 180x120
stream 20,34 80,34 80,40 20,40
army 1 empire:knights+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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

legal move A1 line 50,38 0

# WM-OPTION-01 in inches every distance is halved: half an inch for a centimetre, on the same table
setup warmaster map=plain measure=inches
shows options points=1000 turns=6 measure=inches
shows field 141x94

# WM-OPTION-01 in centimetres it is as large as it is written
setup warmaster map=plain measure=cm
shows options points=1000 turns=6
shows field 180x120

# WM-OPTION-01 neither feet nor anything else
refused warmaster measure=feet : feet

# WM-OPTION-01 WM-MOVE-01 infantry moves 20 half inches; its stands of 40 x 20 mm are 3.15 x 1.575 of them
position warmaster
options points=1000 turns=6 measure=inches
field 141x94
army 1 empire:halberdiers+general
A1 46.85,30,0 50,30,0 53.15,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 46.85,80,180 50,80,180 53.15,80,180
Bc1 90,90
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
legal   move A1 line 50,50 0
illegal move A1 line 50,50.1 0 : WM-MOVE-16
apply move A1 line 50,50 0
shows A1 46.85,50,0 50,50,0 53.15,50,0 orders 1

# WM-OPTION-01 WM-SHOOT-10 30 half inches of range, and a target as deep as its stands are
position warmaster
options points=1000 turns=6 measure=inches
field 141x94
army 1 empire:crossbowmen+general
A1 46.85,30,0 50,30,0 53.15,30,0
Ac1 50,20
army 2 empire:halberdiers+halberdiers+general
B1 46.85,61.5,180 50,61.5,180 53.15,61.5,180
B2 126.85,80,180 130,80,180 133.15,80,180
Bc1 90,90
turn 1 round 1
next shooting
end
# edges at 30.7875 and 60.7125: 29.925 apart; stands of 2 cm would be 29.5 apart
legal shoot A1 B1

# WM-OPTION-01 WM-SHOOT-11 a tenth farther is out of range, though with stands of centimetres it would not be
position warmaster
options points=1000 turns=6 measure=inches
field 141x94
army 1 empire:2xcrossbowmen+general
A1 46.85,30,0 50,30,0 53.15,30,0
A2 126.85,60,0 130,60,0 133.15,60,0
Ac1 50,20
army 2 empire:halberdiers+halberdiers+general
B1 46.85,61.6,180 50,61.6,180 53.15,61.6,180
B2 126.85,80,180 130,80,180 133.15,80,180
Bc1 90,90
turn 1 round 1
next shooting
end
legal   shoot A2 B2
illegal shoot A1 B1 : WM-SHOOT-11

# WM-OPTION-01 WM-MOVE-22 through a gap of 3.2 between enemies infantry passes in inches
position warmaster
options points=1000 turns=6 measure=inches
field 141x94
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,20
army 2 empire:halberdiers+halberdiers+general
B1 46.825,40,180
B2 53.175,40,180
Bc1 90,90
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
legal move A1 line 50,45 0

# WM-OPTION-01 WM-MOVE-22 and in centimetres it does not
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,20
army 2 empire:halberdiers+halberdiers+general
B1 46.4,40,180
B2 53.6,40,180
Bc1 90,90
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
illegal move A1 line 50,45 0 : WM-MOVE-22

# WM-OPTION-16 no die settles disputes: the rulings are fixed
refused warmaster disputes=die : disputes

# WM-OPTION-16 what players agree on is said before the game, changes the rules and stays with the position
setup warmaster army1=empire army2=orcs brigades=no blunders=simple over=20 turns=9
shows options points=1000 turns=9 blunders=simple brigades=no over=20

# WM-OPTION-16 WM-OPTION-03 so agreed, nobody is named with another
position warmaster
options points=1000 turns=6 brigades=no
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,100,180 50,100,180 54,100,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
illegal with A2 : WM-OPTION-03

# WM-OPTION-15 a stand on a narrow way is as broad as ever: across the bridge only sideways
position warmaster
field 180x120
lake 20,36 80,36 80,44 20,44
bridge 49,35 51,35 51,45 49,45
army 1 empire:halberdiers+general
A1 49,30,90
Ac1 50,10
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

legal move A1 line 50,40 90
illegal move A1 line 50,40 0 : WM-MOVE-31


# WM-TERRAIN-12 a lake bars everybody and hides nobody: shots go over it
position warmaster
field 180x120
lake 20,36 80,36 80,50 20,50
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,55,180 50,55,180 54,55,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A1 B1

# WM-TERRAIN-12 a fence hides nobody: shots go over it
position warmaster
field 180x120
fence 20,36 80,36 80,37 20,37
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,55,180 50,55,180 54,55,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A1 B1
