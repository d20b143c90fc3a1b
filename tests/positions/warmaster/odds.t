# WM-COMBAT-26 WM-COMBAT-27 WM-COMBAT-18 odds of one stand of Knights that charges one of Halberdiers: 4 dice of 5/12 against 3 of 1/4
position warmaster
field 180x120
army 1 empire:knights+general
A1 50,31,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
odds charge A1 B1 : 634460449219/1000000000000 won by Blue
odds charge A1 B1 : 124170373987/1000000000000 won by Red
odds charge A1 B1 : 238260904948/1000000000000 a draw
odds charge A1 B1 : 3108271846/1000000000000 both sides are destroyed
odds charge A1 B1 : 289103190104/1000000000000 1 cm

# WM-COMBAT-07 WM-COMBAT-17 odds of a line of Halberdiers that charges another: 12 dice of 5/12 against 9
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
odds charge A1 B1 : 219749410600/1000000000000 won by Red
odds charge A1 B1 : 151169290410/1000000000000 a draw

# WM-COMBAT-08 WM-DEFEND-07 odds of the same charge into a wood: 9 dice of 5/18 against 9 of 5/12
position warmaster
field 180x120
wood 30,44 70,44 70,60 30,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
odds charge A1 B1 : 189482101519/1000000000000 won by Blue
odds charge A1 B1 : 161322558339/1000000000000 a draw

# WM-COMBAT-28 WM-COMBAT-33 WM-COMBAT-34 odds with a unit behind: as many supports as stands are left
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 46,28,0 50,28,0 54,28,0
A3 86,30,0 90,30,0 94,30,0
Ac1 50,10
army 2 empire:2xhalberdiers+2xpistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 86,32,180 90,32,180 94,32,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
odds fight A1 : 745671283051/1000000000000 won by Blue
odds fight A1 : 143134471792/1000000000000 won by Red
odds fight A1 : 111194101873/1000000000000 a draw

# EX-26 WM-COMBAT-11 WM-COMBAT-22 odds of a pursuit: 12 dice of 1/4 on a unit that can take 6 more, 6 of 5/12 back
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0
Ac1 50,10
army 2 dwarfs:warriors+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 6
apply hits 0
apply hits 0
apply remove B1 3
odds pursue A1 B1 : 307083105727/1000000000000 won by Dwarfs
odds pursue A1 B1 : 201127300621/1000000000000 a draw
odds pursue A1 B1 : 284674961/1000000000000 both sides are destroyed

# WM-COMBAT-28 WM-COMBAT-31 the odds of a charge keep the support that the owner would keep
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
odds charge A1 B1 : 841629618324/1000000000000 won by Blue

# WM-COMBAT-28 WM-COMBAT-32 a giant charges a line: the two stands beside the one it touches support it, one of them after the first loss
position warmaster
field 180x120
army 1 orcs:giant+orc-general
A1 50,31,0 near
Ac1 50,10
army 2 empire:halberdiers+2xpistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
odds charge A1 B1 : 68720175996/1000000000000 a draw
