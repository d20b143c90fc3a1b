# WM-DICE-01 a die of a blunder has six faces, each as likely
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 60,20
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 6 6
chance 6
weight blunder 1 1/6
weight blunder 6 1/6
bad blunder 7 : 1 to 6
bad blunder 0 : 1 to 6

# WM-DICE-02 2D6 are two dice added: 36 throws, 2 to 12
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
next orders
end
apply order Ac1 A1
apply give
chance 36
weight roll 1 1 1/36
weight roll 6 6 1/36
bad roll 7 1 : 1 to 6
try roll 4 5
shows next move

try roll 3 6
shows next move

apply roll 4 6
shows next characters

# WM-DICE-03 10xD6 is one die, ten times: flyers home back 30 cm on a 3
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,10,0 50,10,0 52,10,0 far
Ac1 50,110
army 2 empire:halberdiers+general
B1 126,110,180 130,110,180 134,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
chance 6
apply wings 3
apply return Ac1 line 0
shows A1 48,40,0 50,40,0 52,40,0 far homed

# WM-DICE-03 and 10 cm on a 1
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,10,0 50,10,0 52,10,0 far
Ac1 50,110
army 2 empire:halberdiers+general
B1 126,110,180 130,110,180 134,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
chance 6
apply wings 1
apply return Ac1 line 0
shows A1 48,20,0 50,20,0 52,20,0 far homed

# WM-DICE-06 moves are in centimetres, stands in millimetres: 20 of one and 40 of the other
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 66,50,0 70,50,0 74,50,0
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
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
illegal move A1 line 50,50.1 0 : WM-MOVE-16
legal   move A1 line 58,48 0
illegal move A1 line 58.1,48.1 0 : WM-MOVE-17

# WM-DICE-07 everybody sees where everybody stands, to the millimetre
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46.3,30.7,12 50.2,31.5,12 54.1,32.4,12
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
view 2 shows A1 46.3,30.7,12 50.2,31.5,12 54.1,32.4,12
view 1 shows B1 126,110,180 130,110,180 134,110,180
view 1 shows Bc1 90,110
view 2 shows Ac1 50,10

# WM-DICE-08 two units shoot at one: hits and losses are those of both, in either order
position warmaster
field 180x120
army 1 empire:2xcrossbowmen+general
A1 40,30,0 44,30,0 48,30,0
A2 52,30,0 56,30,0 60,30,0
Ac1 50,10
army 2 empire:crossbowmen+2xhalberdiers+general
B1 46,50,180 50,50,180 54,50,180
B2 126,110,180 130,110,180 134,110,180
B3 146,110,180 150,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
try shoot A1 B1
apply hits 2
apply shoot A2 B1
apply hits 2
actions remove B1 1 | remove B1 3

apply shoot A2 B1
apply hits 2
apply shoot A1 B1
apply hits 2
actions remove B1 1 | remove B1 3
