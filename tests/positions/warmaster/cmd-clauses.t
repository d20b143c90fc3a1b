# WM-CMD-01 without an order a unit stays where it is
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
illegal move A1 line 50,31 0 : WM-CMD-01
illegal stand A1 1 46,31 0 : WM-CMD-01
apply order Ac1 A1
apply give
apply roll 1 1
legal   move A1 line 50,31 0
illegal move A2 line 70,31 0 : WM-CMD-01
illegal charge A2 B1 : WM-CMD-01

# WM-CMD-06 the move is finished before another order is tried
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,20
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
illegal order Ac1 A2 : WM-CMD-06
illegal order Ac1 A1 : WM-CMD-06
illegal end : WM-CMD-06
apply move A1 line 50,40 0
legal order Ac1 A2

# WM-CMD-06 of a brigade too
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
A3 86,30,0 90,30,0 94,30,0
Ac1 60,20
army 2 empire:halberdiers+2xpistoliers+general
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
illegal order Ac1 A3 : WM-CMD-06
apply move A2 line 62,31 0
illegal order Ac1 A3 : WM-CMD-06
apply done
legal order Ac1 A3

# WM-CMD-07 AMB-03 after a failure the unit does not move, and nobody else orders it this turn
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,20
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
apply roll 4 5
shows A1 46,30,0 50,30,0 54,30,0 locked
illegal move A1 line 50,31 0 : WM-CMD-01
illegal order Ac1 A1 : WM-CMD-15
legal order Ac1 A2

# WM-CMD-16 you may stop at once
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
legal end
apply end
shows next characters

# WM-CMD-16 or after an order, with one character or with all
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,20
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
apply roll 1 1
apply done
legal order Ac2 A1
legal order Ac1 A2
apply end
shows next characters
illegal order Ac1 A2 : WM-TURN-12

# AMB-04 with less than 2 needed an order may be tried, and fails
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 50,30,0 orders 6
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1 giver Ac2 block A1
next orders
end
legal order Ac2 A1
apply order Ac2 A1
apply give
chance 36
try roll 1 1
shows A1 50,30,0 locked orders 6

# a blunder all the same
apply roll 6 6
chance 6
legal blunder 1

# AMB-04 with 2 needed only a double 1 succeeds
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 50,30,0 orders 4
A2 66,30,0 70,30,0 74,30,0
Ac1 60,20
Ac2 50,20
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1 giver Ac2 block A1
next orders
end
odds order Ac2 A1 : 1/36 succeeds
apply order Ac2 A1
apply give
try roll 1 1
shows next move

apply roll 1 2
shows A1 50,30,0 locked orders 4

# AMB-05 the distance of an order is that of his own stand, 24 cm, not of the unit he is with
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 70,30,0 74,30,0 78,30,0
Ac1 81.25,30 with A2
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 26/36 succeeds

# AMB-05 on the near side of it he is within 20 cm
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 70,30,0 74,30,0 78,30,0
Ac1 66.75,30 with A2
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
odds order Ac1 A1 : 30/36 succeeds

# WM-CMD-05 Saurus, Temple Guard, Kroxigor and Cold Ones take orders within 20 cm only, Skinks as far as the hero commands
position warmaster
field 180x120
army 1 lizardmen:2xskinks+saurus+slann-mage+skink-hero
A1 30,30,0 34,30,0 38,30,0
A2 150,30,0 154,30,0 158,30,0
A3 60,30,0 64,30,0 68,30,0
Ac1 100,10
Ac2 34,50
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 20,110,180 24,110,180 28,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
legal order Ac2 A1
illegal order Ac2 A3 : WM-CMD-05
says en 20 cm
