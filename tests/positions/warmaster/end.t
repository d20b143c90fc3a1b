# EX-61 WM-END-03 WM-END-05 WM-DEPLOY-07 eleven units: the sixth loss breaks the army
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:11xhalberdiers+general
B1 50,32,180 wounds 2
B2 lost
B3 lost
B4 lost
B5 lost
B6 lost
B7 128,112,180 132,112,180 136,112,180
B8 144,112,180 148,112,180 152,112,180
B9 16,104,180 20,104,180 24,104,180
B10 32,104,180 36,104,180 40,104,180
B11 48,104,180 52,104,180 56,104,180
Bc1 90,90
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
shows B1 lost
over

# EX-61 WM-END-03 eleven units: not the fifth
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:11xhalberdiers+general
B1 50,32,180 wounds 2
B2 lost
B3 lost
B4 lost
B5 lost
B6 112,112,180 116,112,180 120,112,180
B7 128,112,180 132,112,180 136,112,180
B8 144,112,180 148,112,180 152,112,180
B9 16,104,180 20,104,180 24,104,180
B10 32,104,180 36,104,180 40,104,180
B11 48,104,180 52,104,180 56,104,180
Bc1 90,90
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
shows B1 lost
acts 1

# EX-61 WM-END-03 twelve units: the sixth too
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:12xhalberdiers+general
B1 50,32,180 wounds 2
B2 lost
B3 lost
B4 lost
B5 lost
B6 lost
B7 128,112,180 132,112,180 136,112,180
B8 144,112,180 148,112,180 152,112,180
B9 16,104,180 20,104,180 24,104,180
B10 32,104,180 36,104,180 40,104,180
B11 48,104,180 52,104,180 56,104,180
B12 64,104,180 68,104,180 72,104,180
Bc1 90,90
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
over

# EX-61 WM-END-03 twelve units: not the fifth
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:12xhalberdiers+general
B1 50,32,180 wounds 2
B2 lost
B3 lost
B4 lost
B5 lost
B6 112,112,180 116,112,180 120,112,180
B7 128,112,180 132,112,180 136,112,180
B8 144,112,180 148,112,180 152,112,180
B9 16,104,180 20,104,180 24,104,180
B10 32,104,180 36,104,180 40,104,180
B11 48,104,180 52,104,180 56,104,180
B12 64,104,180 68,104,180 72,104,180
Bc1 90,90
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
acts 1

# WM-END-02 WM-CHAR-05 WM-END-10 the General dies with his unit: his army withdraws and has lost
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:6xhalberdiers+general
B1 50,32,180 wounds 2
B2 48,112,180 52,112,180 56,112,180
B3 64,112,180 68,112,180 72,112,180
B4 80,112,180 84,112,180 88,112,180
B5 96,112,180 100,112,180 104,112,180
B6 112,112,180 116,112,180 120,112,180
Bc1 50,35 with B1
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
over
score 1 -1

# WM-END-11 an army that withdraws can do no better than a draw, though it took 330 points for 170
position warmaster
field 180x120
army 1 empire:halberdiers+3xknights+4xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 lost
A3 lost
A4 lost
A5 88,10,0 92,10,0 96,10,0
A6 104,10,0 108,10,0 112,10,0
A7 120,10,0 124,10,0 128,10,0
A8 136,10,0 140,10,0 144,10,0
Ac1 50,15
army 2 empire:8xhalberdiers+general
B1 50,32,180 wounds 2
B2 48,112,180 52,112,180 56,112,180
B3 64,112,180 68,112,180 72,112,180
B4 80,112,180 84,112,180 88,112,180
B5 96,112,180 100,112,180 104,112,180
B6 112,112,180 116,112,180 120,112,180
B7 128,112,180 132,112,180 136,112,180
B8 144,112,180 148,112,180 152,112,180
Bc1 50,35 with B1
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
over
score 0 0

# WM-OPTION-04 WM-END-01 after the agreed turns the battle is over; equal points are a draw
position warmaster
options turns=1
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,72,180 50,72,180 54,72,180
Bc1 90,110
turn 2 round 1
next characters
end
apply end
over
score 0 0

# WM-END-01 not before the second player has had his turn
position warmaster
options turns=1
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,72,180 50,72,180 54,72,180
Bc1 90,110
turn 1 round 1
next characters
end
apply end
acts 2

# EX-62 WM-END-07 WM-END-08 a unit of 45 points down to one stand gives 25: as much as one of 25 destroyed
position warmaster
options turns=1
field 180x120
army 1 skaven:rat-swarms+3xclanrats+grey-seer
A1 lost
A2 46,10,0 50,10,0 54,10,0
A3 66,10,0 70,10,0 74,10,0
A4 86,10,0 90,10,0 94,10,0
Ac1 50,15
army 2 empire:halberdiers+general
B1 46,72,180
Bc1 90,110
turn 2 round 1
next characters
end
apply end
over
score 0 0

# WM-END-08 down to two stands it gives nothing
position warmaster
options turns=1
field 180x120
army 1 skaven:rat-swarms+3xclanrats+grey-seer
A1 lost
A2 46,10,0 50,10,0 54,10,0
A3 66,10,0 70,10,0 74,10,0
A4 86,10,0 90,10,0 94,10,0
Ac1 50,15
army 2 empire:halberdiers+general
B1 46,72,180 50,72,180
Bc1 90,110
turn 2 round 1
next characters
end
apply end
over
score -1 1

# WM-END-09 a unit that began with two stands gives nothing before it is destroyed
position warmaster
options turns=1
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:cannon+halberdiers+general
B1 46,72,180
B2 66,72,180 70,72,180 74,72,180
Bc1 90,110
turn 2 round 1
next characters
end
apply end
apply end
over
score 0 0

# WM-END-07 WM-END-10 a destroyed unit gives its full points
position warmaster
options turns=1
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:cannon+2xhalberdiers+general
B1 lost
B2 66,72,180 70,72,180 74,72,180
B3 86,72,180 90,72,180 94,72,180
Bc1 90,110
turn 2 round 1
next characters
end
apply end
over
score 1 -1

# WM-END-07 items count: 30 and 5 for a sword are more than 30
position warmaster
options turns=1
field 180x120
army 1 orcs:3xgoblins+orc-general
A1 lost
A2 46,10,0 50,10,0 54,10,0
A3 66,10,0 70,10,0 74,10,0
Ac1 50,15
army 2 orcs:goblins/sword-of-fate+2xgoblins+orc-general
B1 lost
B2 66,72,180 70,72,180 74,72,180
B3 86,72,180 90,72,180 94,72,180
Bc1 90,110
turn 2 round 1
next characters
end
apply end
over
score 1 -1

# EX-60 WM-ARMY-02 1975 and 1990 points are good for 2000
setup warmaster points=2000 army1=empire:4xhalberdiers+4xcrossbowmen+11xknights+general+3xhero army2=empire:4xhalberdiers+4xcrossbowmen+10xknights+3xpistoliers+general+hero
shows army 1 empire:4xhalberdiers+4xcrossbowmen+11xknights+general+3xhero
refused warmaster points=2000 army1=empire:4xhalberdiers+4xcrossbowmen+10xknights+3xpistoliers+general+hero/sword-of-might+wizard : WM-ARMY-02

# EX-59 WM-ARMY-04 a minimum of 2 is a minimum of 4 at 2000 points, and no maximum means none
setup warmaster points=2000 army1=empire:20xhalberdiers+4xcrossbowmen+general army2=orcs
refused warmaster points=2000 army1=empire:3xhalberdiers+4xcrossbowmen+general : WM-ARMY-04
refused warmaster points=1999 army1=empire:1xhalberdiers+4xcrossbowmen+general : WM-ARMY-04
setup warmaster points=1999 army1=empire:2xhalberdiers+2xcrossbowmen+general army2=orcs
shows army 1 empire:2xhalberdiers+2xcrossbowmen+general

# WM-ITEM-01 WM-ITEM-02 WM-ITEM-03 WM-ITEM-04 WM-ITEM-15 who may carry what
refused warmaster army1=empire:2xhalberdiers/battle-banner/sword-of-fate+2xcrossbowmen+general : WM-ITEM-01
refused warmaster army1=empire:2xhalberdiers+2xcrossbowmen+cannon/sword-of-fate+general : WM-ITEM-02
refused warmaster army1=empire:halberdiers/battle-banner+halberdiers/battle-banner+2xcrossbowmen+general : WM-ITEM-03
refused warmaster army1=empire:2xhalberdiers+2xcrossbowmen+general/battle-banner : WM-ITEM-04
refused warmaster army1=empire:halberdiers/orb-of-majesty+halberdiers+2xcrossbowmen+general : WM-ITEM-15
refused warmaster army1=empire:2xhalberdiers+2xcrossbowmen+general+hero/orb-of-majesty : WM-ITEM-18
refused warmaster army1=empire:2xhalberdiers+2xcrossbowmen+general/ring-of-magic : WM-ITEM-19

# WM-OPTION-13 a little more than the limit, if both agree
refused warmaster points=1000 over=25 army1=empire:2xhalberdiers+2xcrossbowmen+6xknights+general+wizard : WM-ARMY-02
setup warmaster points=1000 over=30 army1=empire:2xhalberdiers+2xcrossbowmen+6xknights+general+wizard army2=orcs
shows army 1 empire:2xhalberdiers+2xcrossbowmen+6xknights+general+wizard

