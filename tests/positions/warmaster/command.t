# WM-CMD-17 at about 19 cm a General of 9 needs 9 or less
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 75,30
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 30/36 succeeds

# WM-CMD-17 at about 21.5 cm a General of 9 needs 8 or less
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 77.5,30
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# WM-CMD-17 at about 39.5 cm a General of 9 needs 8 or less
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 95.5,30
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# WM-CMD-17 at about 42 cm a General of 9 needs 7 or less
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 98,30
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 21/36 succeeds

# WM-CMD-17 at about 59.5 cm a General of 9 needs 7 or less
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 115.5,30
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 21/36 succeeds

# WM-CMD-17 at about 62 cm a General of 9 needs 6 or less
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 118,30
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 15/36 succeeds

# WM-CMD-17 at about 79 cm a General of 9 needs 6 or less
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 135,30
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 15/36 succeeds

# WM-CMD-17 at about 82 cm a General of 9 needs 5 or less
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 138,30
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 10/36 succeeds

# WM-CMD-05 a Hero orders within 60 cm, a Wizard within 20
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 170,20
Ac2 114,30
Ac3 74,30
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac2 A1 : 15/36 succeeds
odds order Ac3 A1 : 21/36 succeeds
legal order Ac1 A1

# WM-CMD-05 and not farther
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 170,20
Ac2 119,30
Ac3 79,30
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
illegal order Ac2 A1 : WM-CMD-05
illegal order Ac3 A1 : WM-CMD-05

# WM-CMD-18 after 1 orders this phase a General of 9 needs 8
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0 orders 1
Ac1 50,20
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1 giver Ac1 block A1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# WM-CMD-18 after 2 orders this phase a General of 9 needs 7
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0 orders 2
Ac1 50,20
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1 giver Ac1 block A1
next orders
end
odds order Ac1 A1 : 21/36 succeeds

# WM-CMD-18 after 3 orders this phase a General of 9 needs 6
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0 orders 3
Ac1 50,20
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1 giver Ac1 block A1
next orders
end
odds order Ac1 A1 : 15/36 succeeds

# WM-CMD-19 an enemy within 20 cm: one less
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,52,180 50,52,180 54,52,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# WM-CMD-19 two enemies within 20 cm: still one
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 60,50,180 64,50,180 68,50,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# WM-CMD-19 at more than 20 cm none
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,52.2,180 50,52.2,180 54,52.2,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 30/36 succeeds

# WM-CMD-19 WM-CHAR-03 an enemy character near does not count
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 50,40
turn 1 round 1
next orders
end
odds order Ac1 A1 : 30/36 succeeds

# WM-CMD-21 one stand lost: one less
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0
Ac1 50,20
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# WM-CMD-21 WM-CMD-22 WM-CMD-20 two stands lost, in a wood, 30 cm away: four less
position warmaster
field 180x120
wood 40,20 53,20 53,40 40,40
army 1 empire:halberdiers+general+hero+wizard
A1 50,30,0
Ac1 80,30
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 10/36 succeeds

# WM-CMD-23 WM-CHAR-12 a lasting -1
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0 madness 1
Ac1 50,20
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# WM-CMD-24 a unit in contact with an enemy takes no order
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
illegal order Ac1 A1 : WM-CMD-24

# WM-CMD-25 nor one that acted on initiative
position warmaster
field 180x120
army 1 empire:halberdiers+general+hero+wizard
A1 46,30,0 50,30,0 54,30,0 near initiative
Ac1 50,20
Ac2 100,10
Ac3 10,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
illegal order Ac1 A1 : WM-CMD-25

# WM-CMD-10 WM-CMD-11 WM-CMD-14 the character who began is not followed by an earlier one
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general+2xhero
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
A3 86,30,0 90,30,0 94,30,0
Ac1 60,20
Ac2 50,20
Ac3 70,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 1 2
apply move A1 line 50,35 0
illegal order Ac3 A1 : WM-CMD-14
apply order Ac3 A2
apply give
apply roll 1 2
apply move A2 line 70,35 0
illegal order Ac2 A3 : WM-CMD-10
legal order Ac3 A3
legal order Ac1 A3
illegal order Ac1 A2 : WM-CMD-14

# WM-CMD-12 WM-CMD-13 one unit, order after order; then no more after another was ordered
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
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
apply roll 1 2
apply move A1 line 50,31 0
apply order Ac1 A1
apply give
apply roll 1 2
apply move A1 line 50,32 0
apply order Ac1 A2
apply give
apply roll 1 2
apply move A2 line 70,32 0

# WM-CHAR-10 WM-CHAR-11 a Hero who rolls 12 blunders, a General does not
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
try order Ac1 A1
apply give
apply roll 6 6
shows next characters

apply order Ac2 A1
apply give
apply roll 6 6
chance 6
try blunder 1
shows A1 46,30,0 50,30,0 54,30,0 locked madness 1
legal order Ac1 A2

try blunder 2
# no enemy within its move
shows A1 46,30,0 50,30,0 54,30,0 locked

apply blunder 4
legal   move A1 line 50,40 0
illegal move A1 line 50,40.2 0 : WM-MOVE-16
apply move A1 line 50,40 0
illegal order Ac1 A1 : WM-CMD-15
legal order Ac1 A2

# WM-CHAR-13 Their number is legion: straight away by the full pace from an enemy within it
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,50,0 50,50,0 54,50,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,40
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,65,180 50,65,180 54,65,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 6 6
apply blunder 3
shows A1 46,30,0 50,30,0 54,30,0 locked

# WM-CHAR-15 blunder 6: it charges the nearest enemy if it can
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,50,0 50,50,0 54,50,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,40
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,65,180 50,65,180 54,65,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac2 A1
apply give
apply roll 6 6
apply blunder 6
shows A1 46,63,0 50,63,0 54,63,0 locked charged

# WM-OPTION-02 with simple blunders a blunder ends the orders of everybody
position warmaster
options blunders=simple
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
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
shows next characters

# WM-BRIG-01 WM-BRIG-02 two to four units that touch, five do not go
position warmaster
field 180x120
army 1 empire:5xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
A3 70,30,0 74,30,0 78,30,0
A4 82,30,0 86,30,0 90,30,0
A5 94,30,0 98,30,0 102,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
illegal with A3 : WM-BRIG-01
apply with A2
apply with A3
apply with A4
illegal with A5 : WM-BRIG-01
legal give

# WM-OPTION-03 without brigades every unit is ordered alone
position warmaster
options brigades=no
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
illegal with A2 : WM-OPTION-03

# WM-BRIG-06 the losses of the most depleted unit count
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
odds give : 21/36 succeeds

# WM-BRIG-09 who does not charge ends in contact with the others
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
apply give
apply roll 1 1
apply move A1 line 50,40 0
apply move A2 line 66,40 0
illegal done : WM-BRIG-09

# WM-BRIG-10 units swap places, but no stand goes farther than its pace
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
apply give
apply roll 1 1
illegal move A1 line 50,50.2 0 : WM-MOVE-16
legal move A1 line 50,50 0

# WM-BRIG-03 units that came together by a move are no brigade in this phase
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
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
apply roll 1 2
apply move A1 line 58,30 0
apply order Ac1 A1
illegal with A2 : WM-BRIG-03

# WM-BRIG-11 WM-BRIG-13 WM-BRIG-12 one unit of a brigade charges, the other need not
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
apply give
apply roll 1 1
apply charge A1 B1
legal done

# WM-BRIG-15 WM-BRIG-16 WM-BRIG-17 after a brigade's move a part of it is ordered, with its penalty; nobody else before all are done
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
A3 90,30,0 94,30,0 98,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
apply give
apply roll 1 1
apply move A1 line 50,31 0
apply move A2 line 62,31 0
apply done
apply order Ac1 A2
odds give : 26/36 succeeds
apply give
apply roll 1 1
apply move A2 line 62,35 0
# the other part of the brigade is still free
legal order Ac1 A1
apply order Ac1 A3
apply give
apply roll 1 1
apply move A3 line 94,35 0


# WM-CHAR-10 a Giant does not blunder: whatever fails sets it loose, and the odds say so
position warmaster
field 180x120
army 1 orcs:giant+orc-warriors+orc-general+orc-hero
A1 50,30,0
A2 86,30,0 90,30,0 94,30,0
Ac1 120,10
Ac2 50,20
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac2 A1 : 26/36 succeeds
odds order Ac2 A1 : 10/36 do as they like
odds order Ac2 A2 : 1/36 blunder
apply order Ac2 A1
apply give
apply roll 6 6
lacks next blunder
