# WM-SHOOT-07 of a column only the first stand sees the enemy straight ahead
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 50,35,0 50,33,0 50,31,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 50,50,180 50,52,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 2

# WM-SHOOT-07 AMB-21 who stands aside is seen aslant, past the corner of the stand ahead
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 50,35,0 50,33,0 50,31,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 40,45,180 40,47,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4

# WM-SHOOT-07 the stands of a bent column see past one another
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 50,35,0 49,33,30 47,31,30
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4

# WM-SHOOT-07 of an echelon each stand has half its front free
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 50,35,0 52,33,0 54,31,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4

# WM-SHOOT-07 WM-SHOOT-06 a second line right behind the first does not see an enemy straight ahead who is as wide
position warmaster
field 180x120
army 1 empire:halberdiers+crossbowmen+crossbowmen+general
A1 46,35,0 50,35,0 54,35,0
A2 46,33,0 50,33,0 54,33,0
A3 30,33,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A3 B1
illegal shoot A2 B1 : WM-SHOOT-06

# WM-SHOOT-07 WM-SHOOT-06 a line does not run along the side of a stand, be it of another unit and farther on
position warmaster
field 180x120
army 1 empire:crossbowmen+crossbowmen+general
A1 50,35,0
A2 50,28,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 50,50,180 50,52,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A1 B1
illegal shoot A2 B1 : WM-SHOOT-06

# WM-SHOOT-06 AMB-21 two millimetres aside he sees past it
position warmaster
field 180x120
army 1 empire:crossbowmen+crossbowmen+general
A1 50,35,0
A2 50.2,28,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 50,50,180 50,52,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A2 B1

# AMB-21 a line may touch a corner: two stands that meet a corner each from either side
position warmaster
field 180x120
army 1 empire:halberdiers+halberdiers+crossbowmen+general
A1 48,35,0
A2 52.05,38,0
A3 50,31,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 50,50,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal shoot A3 B1

# WM-INIT-05 WM-CHARGE-05 of a column the first stand alone sees, and charges first
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,35,0 50,33,0 50,31,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1
illegal charge A1 B1 by 2 : WM-CHARGE-07

# WM-INIT-05 WM-INIT-06 a unit behind another of the same width does not see an enemy of that width
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,35,0 50,35,0 54,35,0 near
A2 46,31,0 50,31,0 54,31,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,60,180 172,60,180 174,60,180
Bc1 90,110
turn 1 round 1
end
legal charge A1 B1
illegal charge A2 B1 : WM-INIT-04
illegal evade A2 line 0 : WM-INIT-04
