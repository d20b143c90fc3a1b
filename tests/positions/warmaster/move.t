# WM-MOVE-01 WM-MOVE-09 WM-MOVE-12 WM-MOVE-16 halberdiers move 20 cm
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
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

legal   move A1 line 50,50 0
legal   move A1 line 50,31 0
illegal move A1 line 50,50.2 0 : WM-MOVE-16

# WM-MOVE-02 WM-MOVE-09 WM-MOVE-12 WM-MOVE-16 knights move 30 cm
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,30,0 50,30,0 52,30,0
Ac1 90,10
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

legal   move A1 line 50,60 0
legal   move A1 line 50,31 0
illegal move A1 line 50,60.2 0 : WM-MOVE-16

# WM-MOVE-03 WM-MOVE-09 WM-MOVE-12 WM-MOVE-16 wolf-chariots move 30 cm
position warmaster
field 180x120
army 1 orcs:wolf-chariots+orc-general
A1 48,30,0 50,30,0 52,30,0
Ac1 90,10
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

legal   move A1 line 50,60 0
legal   move A1 line 50,31 0
illegal move A1 line 50,60.2 0 : WM-MOVE-16

# WM-MOVE-04 WM-MOVE-09 WM-MOVE-12 WM-MOVE-16 cannon move 10 cm
position warmaster
field 180x120
army 1 empire:cannon+general
A1 49,30,0 51,30,0
Ac1 90,10
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

legal   move A1 line 50,40 0
legal   move A1 line 50,31 0
illegal move A1 line 50,40.2 0 : WM-MOVE-16

# WM-MOVE-05 WM-MOVE-09 WM-MOVE-12 WM-MOVE-16 giant move 20 cm
position warmaster
field 180x120
army 1 orcs:giant+orc-general
A1 50,30,0
Ac1 90,10
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

legal   move A1 line 50,50 0
legal   move A1 line 50,31 0
illegal move A1 line 50,50.2 0 : WM-MOVE-16

# WM-MOVE-06 WM-MOVE-09 WM-MOVE-12 WM-MOVE-16 steam-tank move 20 cm
position warmaster
field 180x120
army 1 empire:steam-tank+general
A1 50,30,0
Ac1 90,10
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

legal   move A1 line 50,50 0
legal   move A1 line 50,31 0
illegal move A1 line 50,50.2 0 : WM-MOVE-16

# WM-MOVE-05 WM-MOVE-09 WM-MOVE-12 WM-MOVE-16 dragon-ogres move 20 cm
position warmaster
field 180x120
army 1 chaos:dragon-ogres+general
A1 48,30,0 50,30,0 52,30,0
Ac1 90,10
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

legal   move A1 line 50,50 0
legal   move A1 line 50,31 0
illegal move A1 line 50,50.2 0 : WM-MOVE-16

# WM-MOVE-07 flyers move 100 cm
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,10,0 50,10,0 52,10,0
Ac1 60,10
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

legal   move A1 line 50,109.9 0
illegal move A1 line 50,110.4 0 : WM-MOVE-16

# WM-MOVE-13 WM-STAND-11 half pace out of an irregular formation
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,31,0 54,30,0
Ac1 90,10
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

legal   move A1 line 50,39 0
illegal move A1 line 50,41.2 0 : WM-MOVE-16

# WM-STAND-08 WM-MOVE-12 a column is regular
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0 50,28,0 50,26,0
Ac1 90,10
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

legal move A1 column 50,48 0

# WM-STAND-09 WM-MOVE-12 a bent column is regular too
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0 49.23125,27.13125,30 48.23125,25.4,30
Ac1 90,10
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

legal move A1 column 50,44 0

# WM-MOVE-11 half pace out of a fortified place
position warmaster
field 180x120
rampart 40,29 60,29 60,31 40,31
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
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

legal   move A1 line 50,40 0
illegal move A1 line 50,40.2 0 : WM-MOVE-16

# WM-MOVE-17 not through friends, and not on them
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 20,36,0 22,36,0 24,36,0
Ac1 90,10
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

illegal move A1 line 22,35 0 : WM-MOVE-17

# WM-MOVE-15 WM-STAND-06 a unit that is not whole at the end is refused
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
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

apply stand A1 1 46,40 0
illegal stand A1 2 52,40 0 : WM-STAND-06
legal   stand A1 2 50,40 0
legal   stand A1 2 50,42 0

# WM-INIT-11 fortified enemies may be passed over when the nearest is sought
position warmaster
field 180x120
rampart 37,41 47,41 47,43 37,43
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 90,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 40,42,180 44,42,180
B2 50,47,180 54,47,180 58,47,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B2

# WM-INIT-09 of two equally near the owner chooses
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 90,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 36,45,180 40,45,180 44,45,180
B2 56,45,180 60,45,180 64,45,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1
legal charge A1 B2

# WM-INIT-02 WM-STAT-13 Flagellants must charge when they can
position warmaster
field 180x120
army 1 empire:flagellants+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 90,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1
illegal evade A1 line 180 : WM-STAT-13
illegal end : WM-INIT-02

# WM-FLY-03 WM-FLY-04 WM-FLY-05 a flyer far from all characters rolls, then flies ten times the die towards one, or stays
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,90,0 50,90,0 52,90,0 far
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
chance 6
apply wings 3
legal stay
legal return Ac1 line 180
apply return Ac1 line 180
lacks A1 48,90,0 50,90,0 52,90,0 far homed

# WM-FLY-08 WM-CONF-08 a confused flyer homes back too
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,90,0 50,90,0 52,90,0 far confused
Ac1 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next home
end
legal home A1

# WM-DEFEND-05 WM-TERRAIN-05 on a higher level: defended
position warmaster
field 180x120
terrace 1 30,31 70,31 70,60 30,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 10
weight hits 9 1/19683
apply hits 0
weight hits 9 1/512

# WM-TERRAIN-02 WM-DEFEND-05 on the same level: open
position warmaster
field 180x120
terrace 1 30,20 70,20 70,60 30,60
terrace 2 30,45 70,45 70,55 30,55
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 13
weight hits 12 1/4096

# WM-DEFEND-05 down the hill: who is lower is in the open
position warmaster
field 180x120
terrace 1 30,10 70,10 70,31 30,31
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 charged
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
chance 13
weight hits 12 1/4096

# WM-TERRAIN-07 a hilltop hides what is behind it
position warmaster
field 180x120
hill 20,36 80,36 80,54 20,54
army 1 empire:crossbowmen+crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 146,90,0 150,90,0 154,90,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,58,180 50,58,180 54,58,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal shoot A1 B1 : WM-SHOOT-06

# WM-TERRAIN-12 a marsh hides nobody
position warmaster
field 180x120
marsh 20,36 80,36 80,54 20,54
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,58,180 50,58,180 54,58,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A1 B1

# WM-MOVE-30 WM-TERRAIN-06 a steep slope is for infantry only
position warmaster
field 180x120
steep 1 20,36 120,36 120,54 20,54
army 1 empire:halberdiers+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 68,31,0 70,31,0 72,31,0
Ac1 90,10
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
apply order Ac1 A2
apply give
apply roll 1 1
illegal move A2 line 70,42 0 : WM-MOVE-30

# WM-ART-16 WM-ART-13 a ball that bounces into a fight: the hits count in the first round, friend and enemy alike
position warmaster
field 180x120
army 1 empire:cannon+halberdiers+crossbowmen+general
A1 50,29,0
A2 46,55,0 50,55,0 54,55,0
A3 146,10,0 150,10,0 154,10,0
Ac1 90,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 50,50,180
B2 46,57,180 50,57,180 54,57,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 3
apply hits 0
# 5 cm on it ends at the friends who fight there: one die, no save
chance 2
apply hits 1
shows A2 46,55,0 50,55,0 54,55,0 fought wounds 1 carried 1
apply hits 0
apply hits 0
# it counts for the enemy
shows A2 46,54,0 50,54,0 54,54,0 fought retreated decided wounds 1 retreat 1

# WM-MAGIC-20 Gotcha goes as Ball of Flame
position warmaster
field 180x120
army 1 orcs:orc-warriors+orc-general+orc-shaman
A1 6,30,0 10,30,0 14,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 gotcha 0
try die 4
shows turn 2 round 1

apply die 5
chance 4
weight hits 3 1/8

# WM-MAGIC-14 WM-MAGIC-15 Raise Dead: three stands of Skeletons beside the enemy, without the bonus of a charge
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king+liche-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 raise-dead B1
try die 4
legal end

apply die 5
acts 1
illegal deploy A2 line 100,60 0 : WM-MAGIC-14
legal deploy A2 line 57,32 270
apply deploy A2 column 50,36 180
apply end
acts 2
apply strike A1 1
apply strike A1 2
apply strike A1 3
chance 7
apply hits 0
# one stand of the raised touches the enemy
chance 3
apply hits 0
# its front touches one enemy in the rear and two at rear corners
chance 7

# WM-MAGIC-14 only where there is a fight
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king+liche-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
illegal cast Ac2 raise-dead B1 : WM-MAGIC-14

# WM-OPTION-05 WM-DEPLOY-03 WM-OPTION-06 the larger army begins; units in the own 20 cm, then characters
setup warmaster army1=empire:2xhalberdiers+2xcrossbowmen+general army2=orcs:2xorc-warriors+2xgoblins+boar-riders+orc-general map=two-woods
acts 2
illegal deploy B1 line 50,90 180 : WM-DEPLOY-03
illegal place Bc1 50,110 : WM-OPTION-05
apply deploy B1 line 50,110 180
acts 1
illegal deploy A1 line 50,25 0 : WM-DEPLOY-03
apply deploy A1 line 50,10 0
acts 2

# WM-OPTION-05 WM-TURN-02 equal armies: a die decides who begins
setup warmaster army1=empire:2xhalberdiers+2xcrossbowmen+general army2=orcs:2xorc-warriors+2xgoblins+orc-general
acts chance
