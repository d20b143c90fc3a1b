# WM-OPTION-09 WM-DEPLOY-06 one side first: the higher die chooses who sets up first, its whole army; that side has the first turn
setup warmaster army1=empire:2xhalberdiers+2xcrossbowmen+general army2=orcs:2xorc-warriors+2xgoblins+boar-riders+orc-general deploy=side
acts chance
chance 30
apply first 2 5
acts 2
actions yes | no
apply no
acts 1
apply deploy A1 line 50,10 0
acts 1
apply deploy A2 line 70,10 0
apply deploy A3 line 90,10 0
apply deploy A4 line 110,10 0
acts 1
apply place Ac1 60,5
acts 2
apply deploy B1 line 50,110 180
acts 2
apply deploy B2 line 70,110 180
apply deploy B3 line 90,110 180
apply deploy B4 line 110,110 180
apply deploy B5 line 130,110 180
apply place Bc1 60,115
acts 1
shows turn 1 round 1

# WM-OPTION-08 behind a screen: nobody sees the other until both have set up
setup warmaster army1=empire:2xhalberdiers+2xcrossbowmen+general army2=orcs:2xorc-warriors+2xgoblins+boar-riders+orc-general deploy=screen
acts 1
apply deploy A1 line 50,10 0
acts 1
view 1 shows A1 46,10,0 50,10,0 54,10,0
view 2 lacks A1 46,10,0 50,10,0 54,10,0
view 0 lacks A1 46,10,0 50,10,0 54,10,0
hidden 1 deploy A2 line 70,10 0 : deploy A2 line 70,10 0
illegal deploy A2 line 52,10 0 : WM-MOVE-17

# WM-OPTION-11 seat 2 picks its side
setup warmaster army1=empire:2xhalberdiers+2xcrossbowmen+general army2=orcs:2xorc-warriors+2xgoblins+boar-riders+orc-general sides=choose
acts 2
actions yes | no

# WM-OPTION-10 dice decide who gets which side
setup warmaster army1=empire:2xhalberdiers+2xcrossbowmen+general army2=orcs:2xorc-warriors+2xgoblins+boar-riders+orc-general sides=roll
acts chance

# WM-OPTION-05 WM-TURN-02 WM-OPTION-06 unit by unit, then characters; then a die each for the first turn
setup warmaster army1=empire:2xhalberdiers+2xcrossbowmen+general army2=orcs:2xorc-warriors+2xgoblins+boar-riders+orc-general
acts 2
apply deploy B1 line 50,110 180
apply deploy A1 line 50,10 0
apply deploy B2 line 70,110 180
apply deploy A2 line 70,10 0
apply deploy B3 line 90,110 180
apply deploy A3 line 90,10 0
apply deploy B4 line 110,110 180
apply deploy A4 line 110,10 0
acts 2
apply deploy B5 line 130,110 180
apply place Bc1 60,115
apply place Ac1 60,5
acts chance
chance 30
weight first 6 1 1/30
try first 6 1
shows turn 1 round 1 beginner 2

apply first 2 3
acts 2
shows turn 2 round 1 first 2 beginner 2

# WM-DEPLOY-02 both tables of the book: the long one for the plain and for generated battlefields
setup warmaster map=plain table=240x120
shows field 240x120

# WM-DEPLOY-02 a generated battlefield fills it and is the same from both sides
setup warmaster map=5 table=240x120
shows field 240x120

# WM-DEPLOY-02 without a word it is 180 x 120
setup warmaster map=5
shows field 180x120

# WM-DEPLOY-02 a drawn battlefield does not stretch
refused warmaster map=crossing table=240x120 : 180 x 120 cm
refused warmaster scenario=crossings table=240x120 : 180 x 120 cm

# WM-DEPLOY-02 tables of other sizes
setup warmaster map=plain table=200x140
shows field 200x140

# WM-DEPLOY-02 a generated battlefield fills any of them and is the same from both sides
setup warmaster map=5 table=300x240
shows field 300x240

# WM-DEPLOY-02 what is no table
refused warmaster table=60x60 : 60x60
refused warmaster table=180 : 180 is not a table size
refused warmaster table=180x300 : 180x300
refused warmaster table=310x120 : from 80x80 to 300x240

# WM-DEPLOY-04 on a table too shallow for 80 cm between them the armies stand along their edges
position warmaster
field 120x90
army 1 empire:halberdiers+general
A1 -
Ac1 -
army 2 empire:halberdiers+general
B1 -
Bc1 -
turn 1 round 0
next deploy
end
legal deploy A1 line 30,4 0
illegal deploy A1 line 30,5 0 : WM-DEPLOY-03

# WM-DEPLOY-04 where an army would find no room it is said at once
refused warmaster map=plain table=80x80 points=2000 : no room to deploy

# WM-DEPLOY-03 WM-DEPLOY-04 on a deep table the armies stand farther apart
position warmaster
field 180x200
army 1 empire:halberdiers+general
A1 -
Ac1 -
army 2 empire:halberdiers+general
B1 -
Bc1 -
turn 1 round 0
next deploy
end
legal deploy A1 line 30,19 0
illegal deploy A1 line 30,20 0 : WM-DEPLOY-03
