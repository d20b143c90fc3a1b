# WM-FLY-04 WM-FLY-05 the die first, then whether and to whom
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general+hero
A1 48,80,0 50,80,0 52,80,0 far
Ac1 50,10
Ac2 100,80
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
illegal home A1 : WM-FLY-04
legal return Ac1 line 0
legal return Ac2 line 0
try stay
shows A1 48,80,0 50,80,0 52,80,0 far homed

# 30 cm of 70: all of them
apply return Ac1 line 0
shows A1 48,50,0 50,50,0 52,50,0 far homed

# WM-FLY-05 WM-FLY-07 far enough: it stops when it touches the character, and may be ordered
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general+hero
A1 48,60,0 50,60,0 52,60,0 far
Ac1 50,10
Ac2 100,80
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
apply wings 6
apply return Ac1 line 0
shows A1 48,13.25,0 50,13.25,0 52,13.25,0 far homed
legal order Ac1 A1
illegal order Ac2 A1 : WM-FLY-02

# WM-FLY-07 not near enough after homing back: no order
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general+hero
A1 48,80,0 50,80,0 52,80,0 far
Ac1 50,10
Ac2 100,110
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
apply wings 1
apply return Ac1 line 0
shows A1 48,70,0 50,70,0 52,70,0 far homed
illegal order Ac1 A1 : WM-FLY-02

# WM-FLY-05 a friend where it should land: as near as it gets
position warmaster
field 180x120
army 1 high-elves:giant-eagles+spearmen+general+hero
A1 48,80,0 50,80,0 52,80,0 far
A2 46,50,0 50,50,0 54,50,0
Ac1 50,10
Ac2 100,110
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
apply wings 3
apply return Ac1 line 0
shows A1 48,52.95,0 50,52.95,0 52,52.95,0 far homed

# WM-FLY-06 homing back does not end at an enemy
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general+hero
A1 48,80,0 50,80,0 52,80,0 far
Ac1 50,10
Ac2 100,110
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,47,180 50,47,180 54,47,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
apply wings 3
apply return Ac1 line 0
shows A1 48,50.05625,0 50,50.05625,0 52,50.05625,0 far homed

# WM-FLY-11 landed it is charged like anybody
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,60,0 50,60,0 54,60,0
Ac1 50,10
army 2 high-elves:giant-eagles+silver-helms+silver-helms+general
B1 48,75,180 50,75,180 52,75,180
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

# WM-FLY-11 and shot at
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,60,0 50,60,0 54,60,0
Ac1 50,10
army 2 high-elves:giant-eagles+silver-helms+silver-helms+general
B1 48,75,180 50,75,180 52,75,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A1 B1

# WM-FLY-12 a flyer sees no farther than on the ground
position warmaster
field 180x120
wood 20,36 80,36 80,40 20,40
army 1 high-elves:giant-eagles+general+hero
A1 48,30,0 50,30,0 52,30,0
Ac1 50,20
Ac2 100,110
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

illegal charge A1 B1 : WM-CHARGE-03
# over it he flies all the same
legal move A1 line 50,80 0

# WM-FLY-12 nor over friends
position warmaster
field 180x120
army 1 high-elves:giant-eagles+3xspearmen+general+hero
A1 48,30,0 50,30,0 52,30,0
A2 46,36,0 50,36,0 54,36,0
A3 34,36,0 38,36,0 42,36,0
A4 58,36,0 62,36,0 66,36,0
Ac1 50,20
Ac2 100,110
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

illegal charge A1 B1 : WM-CHARGE-03

# WM-FLY-18 WM-CHAR-19 a flying character lands neither in a wood nor in a lake, and crosses both
position warmaster
field 180x120
wood 20,30 80,30 80,60 20,60
lake 100,30 160,30 160,60 100,60
army 1 high-elves:spearmen+general/giant-eagle+hero
A1 16,10,0 20,10,0 24,10,0
Ac1 90,20
Ac2 90,30
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next characters
end
illegal place Ac1 50,45 : WM-CHARM-05
illegal place Ac1 130,45 : WM-CHARM-05
legal place Ac1 50,70
legal place Ac1 130,70
# who walks goes into the wood
legal place Ac2 50,45
illegal place Ac2 130,45 : WM-CHARM-05


# WM-FLY-07 home and ordered in one phase: the order is carried out
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general+hero
A1 48,60,0 50,60,0 52,60,0 far
Ac1 50,10
Ac2 100,80
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
apply wings 6
apply return Ac1 line 0
apply order Ac1 A1
apply give
apply roll 1 1
apply move A1 line 50,90 0
shows A1 48,90,0 50,90,0 52,90,0 far homed orders 1

# WM-FLY-11 it has flown over its enemies by order; in their turn they charge it, shoot at it and cast at it
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,40,0 50,40,0 52,40,0
Ac1 50,30
army 2 high-elves:spearmen+archers+general+wizard
B1 46,60,0 50,60,0 54,60,0
B2 66,60,0 70,60,0 74,60,0
Bc1 90,110
Bc2 60,58
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
apply move A1 line 50,70 180
apply end
apply end
acts 2
legal charge B1 A1
apply end
apply end
apply end
legal shoot B2 A1
legal cast Bc2 hail-of-destruction A1

# WM-FLY-12 an enemy unit hides another from a flyer, who would fly over it
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general+hero
A1 48,30,0 50,30,0 52,30,0
Ac1 50,20
Ac2 100,110
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,40,180 50,40,180 54,40,180
B2 50,46,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
legal charge A1 B1
illegal charge A1 B2 : WM-CHARGE-03
legal move A1 line 50,60 0
