# AMB-10 within 20 cm as the phase begins, and within 20 cm now: it may act
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,51,180 50,51,180 54,51,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1
legal evade A1 line 0

# AMB-10 not near when the phase began: it may not, though an enemy is near now
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,51,180 50,51,180 54,51,180
Bc1 90,110
turn 1 round 1
end
illegal charge A1 B1 : WM-INIT-01
illegal evade A1 line 0 : WM-INIT-01

# AMB-10 near when the phase began, nobody within 20 cm now: neither
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,53,180 50,53,180 54,53,180
Bc1 90,110
turn 1 round 1
end
illegal charge A1 B1 : WM-INIT-04
illegal evade A1 line 0 : WM-INIT-04

# AMB-10 near, but behind a wood: neither
position warmaster
field 180x120
wood 20,36 80,36 80,40 20,40
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
turn 1 round 1
end
illegal charge A1 B1 : WM-INIT-04
illegal evade A1 line 0 : WM-INIT-04

# AMB-10 WM-INIT-01 20 cm are measured as the turn begins
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,52,180 50,52,180 54,52,180
Bc1 90,110
turn 2 round 1
next characters
end
apply end
shows turn 1 round 2
shows A1 46,30,0 50,30,0 54,30,0 near

# AMB-10 WM-INIT-01 and no more than that
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,52.1,180 50,52.1,180 54,52.1,180
Bc1 90,110
turn 2 round 1
next characters
end
apply end
shows turn 1 round 2
shows A1 46,30,0 50,30,0 54,30,0

# AMB-11 an enemy across water that neither gets round in one move may be left out
position warmaster
field 180x120
lake 0,34 52,34 52,38 0,38
army 1 empire:halberdiers+general
A1 42,30,0 46,30,0 50,30,0 near
Ac1 50,10
army 2 empire:2xhalberdiers+general
B1 30,40,180 34,40,180 38,40,180
B2 58,44,180 62,44,180 66,44,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B2

# AMB-11 one that can be gone round may not
position warmaster
field 180x120
lake 36,34 42,34 42,38 36,38
army 1 empire:halberdiers+general
A1 42,30,0 46,30,0 50,30,0 near
Ac1 50,10
army 2 empire:2xhalberdiers+general
B1 30,40,180 34,40,180 38,40,180
B2 58,44,180 62,44,180 66,44,180
Bc1 90,110
turn 1 round 1
end
illegal charge A1 B2 : WM-CHARGE-04

# AMB-15 out of reach: the whole move straight at the nearest enemy
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
Ac2 50,20
army 2 empire:halberdiers+general
B1 46,80,180 50,80,180 54,80,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 6 6
apply blunder 6
shows A1 46,50,0 50,50,0 54,50,0 locked

# AMB-15 unseen behind a wood: straight at him, and 1 mm short of contact
position warmaster
field 180x120
wood 20,36 80,36 80,40 20,40
army 1 empire:halberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
Ac2 50,20
army 2 empire:halberdiers+general
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 6 6
apply blunder 6
shows A1 46,42.9,0 50,42.9,0 54,42.9,0 locked

# AMB-15 seen and in reach: a charge
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
Ac2 50,20
army 2 empire:halberdiers+general
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 6 6
apply blunder 6
shows A1 46,43,0 50,43,0 54,43,0 locked charged

# AMB-16 20 cm from a character of its own: a flyer does not home back
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,50,0 50,50,0 52,50,0
Ac1 74.25,50
army 2 empire:halberdiers+general
B1 126,110,180 130,110,180 134,110,180
Bc1 90,110
turn 2 round 1
next characters
end
apply end
shows A1 48,50,0 50,50,0 52,50,0
apply end
shows next orders

# AMB-16 farther from every one of them it may, whatever enemy characters stand by
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,50,0 50,50,0 52,50,0
Ac1 74.4,50
army 2 empire:halberdiers+general
B1 126,110,180 130,110,180 134,110,180
Bc1 50,60
turn 2 round 1
next characters
end
apply end
shows A1 48,50,0 50,50,0 52,50,0 far
apply end
shows next home
legal home A1

# AMB-16 the move is made in full, in any formation
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,20,0 50,20,0 52,20,0 far
Ac1 50,110
army 2 empire:halberdiers+general
B1 126,110,180 130,110,180 134,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
apply wings 4
legal return Ac1 column 90
apply return Ac1 line 90
shows A1 50,62,90 50,60,90 50,58,90 far homed

# AMB-16 to contact and no farther
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,20,0 50,20,0 52,20,0 far
Ac1 50,55
army 2 empire:halberdiers+general
B1 126,110,180 130,110,180 134,110,180
Bc1 90,110
turn 1 round 1
next home
end
apply home A1
apply wings 6
apply return Ac1 line 0
lacks A1 48,80,0 50,80,0 52,80,0 far homed
shows A1 48,51.75,0 50,51.75,0 52,51.75,0 far homed

# AMB-16 who touches an enemy does not go home
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,20,0 50,20,0 52,20,0 far
Ac1 50,110
army 2 empire:halberdiers+general
B1 46,23,180 50,23,180 54,23,180
Bc1 90,110
turn 1 round 1
next home
end
illegal home A1 : WM-FLY-03

# AMB-70 infantry that beat infantry and cavalry follows the infantry, not the cavalry
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+knights+2xcrossbowmen+general
B1 44,32,180 48,32,180
B2 51,33,180 53,33,180 55,33,180
B3 126,110,180 130,110,180 134,110,180
B4 146,110,180 150,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply strike B1 2
apply hits 2
apply hits 2
apply hits 0
apply hits 0
apply hits 0
apply hits 0
apply flee B1 0
legal   pursue A1 B1
illegal pursue A1 B2 : WM-PURSUE-03

# AMB-81 a character goes round enemies, never across; a flying one flies over
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero/griffon
A1 46,10,0 50,10,0 54,10,0
Ac1 44,25
Ac2 40,25
army 2 empire:3xhalberdiers+general
B1 40,50,180 44,50,180 48,50,180
B2 52,50,180 56,50,180 60,50,180
B3 28,50,180 32,50,180 36,50,180
Bc1 90,110
turn 1 round 1
next characters
end
legal place Ac1 44,40
illegal place Ac1 44,84 : WM-CHARM-01
legal place Ac2 44,84

# AMB-81 without the enemies he gets there
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero/griffon
A1 46,10,0 50,10,0 54,10,0
Ac1 44,25
Ac2 40,25
army 2 empire:halberdiers+general
B1 126,110,180 130,110,180 134,110,180
Bc1 90,110
turn 1 round 1
next characters
end
legal place Ac1 44,84

# AMB-81 nor does he end touching them
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero/griffon
A1 46,10,0 50,10,0 54,10,0
Ac1 44,25
Ac2 40,25
army 2 empire:3xhalberdiers+general
B1 40,50,180 44,50,180 48,50,180
B2 52,50,180 56,50,180 60,50,180
B3 28,50,180 32,50,180 36,50,180
Bc1 90,110
turn 1 round 1
next characters
end
illegal place Ac1 44,47.8 : WM-CHARM-10
legal place Ac1 44,47

# AMB-81 nor upon an enemy character, beside whom he may stand
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero/griffon
A1 46,10,0 50,10,0 54,10,0
Ac1 44,25
Ac2 40,25
army 2 empire:halberdiers+general
B1 126,110,180 130,110,180 134,110,180
Bc1 50,40
turn 1 round 1
next characters
end
illegal place Ac1 50,41 : AMB-81
illegal place Ac2 50,42 : AMB-81
legal place Ac1 50,37.5
legal place Ac1 50,45

# AMB-75 a refusal names a clause of the rules page, not a page of the book
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
Ac1 90,10
Ac2 160,100
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
illegal order Ac2 A1 : WM-CMD-05
says en 60 cm
says ru 60 см
illegal order Bc1 A1 : WM-CMD-02
illegal order Ac1 B1 : WM-CMD-03
illegal evade A1 line 0 : WM-TURN-11
