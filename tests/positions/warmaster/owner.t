# WM-CHARGE-07 AMB-29 a tie that only the second leader meets is offered too
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 48,30,0 52,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 54,45,180 62,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

try charge A1 B1 by 2
shows A1 54,43,0 50,43,0 charged orders 1

try charge A1 B1 right by 2
shows A1 54,43,0 58,43,0 charged orders 1

# three ways to charge, and the end of the order; the rest are moves
listed charge A1 B1
listed charge A1 B1 by 2
listed charge A1 B1 right by 2
unlisted charge A1 B1 right

# WM-CHARGE-12 AMB-29 a tie of the second stand is offered, though the third then has one best place
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0 54,30,0 58,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 45,45,180 54,45,180 63,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

try charge A1 B1
shows A1 54,43,0 50,43,0 46,43,0 charged orders 1

try charge A1 B1 right
shows A1 54,43,0 58,43,0 62,43,0 charged orders 1

listed charge A1 B1
listed charge A1 B1 right

# WM-CHARGE-21 AMB-29 stands that cannot touch go behind or in echelon, as their owner likes
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,90
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
listed charge A1 B1 stands

# without a word the engine puts them behind, one after another
try charge A1 B1
shows A1 50,42,0 50,40,0 50,38,0 charged orders 1

apply charge A1 B1 stands
acts 1
actions done | stand A1 2 50,40 0 | stand A1 2 46,42 0 | stand A1 2 46,41 0 | stand A1 2 46,40 0 | stand A1 2 54,42 0 | stand A1 2 54,41 0 | stand A1 2 54,40 0
# the others of the unit are as near: either may be set first
legal stand A1 3 54,41 0
legal stand A1 2 46,41.3 0
legal stand A1 2 51.2,40 0
illegal stand A1 1 46,42 0 : WM-CHARGE-12
says en stand 2 is the next
says ru следующей ставится база 2
illegal stand A1 2 46,43 0 : WM-CHARGE-21
says en behind one that is placed, or in echelon
says ru уступом
illegal stand A1 2 46,41 10 : WM-CHARGE-21
illegal stand A1 2 44,41 0 : WM-CHARGE-21
illegal move A1 line 50,42 0 : WM-CHARGE-12

try done
shows A1 50,42,0 50,40,0 50,38,0 charged orders 1

apply stand A1 2 46,41 0
shows A1 50,42,0 46,41,0 50,40,0 charged orders 1
apply stand A1 3 54,41 0
shows A1 50,42,0 46,41,0 54,41,0 charged orders 1
shows next orders

# WM-CHARGE-19 WM-CHARGE-21 no stand goes farther than its move to take such a place
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 46,28,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,51.5,90
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
apply charge A1 B1 stands
shows A1 50,48.5,0 50,46.5,0 50,44.5,0 charged orders 1
illegal stand A1 2 54,48.5 0 : WM-CHARGE-19
legal stand A1 2 46,48.5 0
# the last stand would be left behind by this one
illegal stand A1 3 46,48.5 0 : WM-CHARGE-12
apply stand A1 2 46,48.5 0
legal stand A1 3 46,46.5 0
illegal stand A1 3 54,48.5 0 : WM-CHARGE-19
says en cannot stand or get there
says ru не может туда встать или дойти

# WM-CHARGE-14 AMB-29 a stand that can touch takes one of the places where it touches most; its owner breaks the tie
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 48,30,0 52,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 54,45,180 62,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

apply charge A1 B1 by 2 stands
actions done | stand A1 2 50,43 0 | stand A1 2 58,43 0
illegal stand A1 2 54,41 0 : WM-CHARGE-14
says en where it touches most
says ru контакт наибольший
apply stand A1 2 58,43 0
shows A1 54,43,0 58,43,0 charged orders 1

# WM-SHOOT-33 AMB-73 WM-CHARGE-21 the charged answer and characters give way only when the chargers stand
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:crossbowmen+pistoliers+pistoliers+general
B1 50,45,90
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 54,42.5
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
apply charge A1 B1 stands
acts 1

try done
shows Bc1 54,42.5
acts 2

apply stand A1 2 54,42 0
shows Bc1 54,42.5
apply done
# pushed aside, he joins the only unit near him
shows Bc1 52.23125,42.79375 with B1

# WM-ADVANCE-05 AMB-29 who advances breaks ties and sets his stands as a charger does
position warmaster
field 180x120
lake 48,33 52,33 52,36 48,36
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 50,32,180
B2 60,42,180 64,42,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 1
apply hits 0
apply hits 0
shows B1 lost
illegal advance A1 B2 by 1 : WM-CHARGE-07
apply advance A1 B2 stands
acts 1
listed done
listed stand A1 2 56,38 90

# WM-INIT-18 WM-INIT-19 the other stands of an evader go where their owner likes, in any formation
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,40,0 50,40,0 54,40,0 near
Ac1 90,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,55,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
listed evade A1 line 0 stands
apply evade A1 line 0 by 2 stands
shows A1 50,20,0 54,20,0 58,20,0 near initiative
acts 1
listed move A1 column 50,18 0
legal stand A1 2 48,18 0
legal stand A1 2 53,19 90
illegal stand A1 1 50,20 90 : WM-INIT-17
says en this stand is already placed
says ru уже есть место
illegal stand A1 2 50,22 0 : WM-INIT-18
says en nearer than the first to the enemy
says ru ближе к врагу
illegal stand A1 2 40,20 0 : WM-STAND-06
illegal move A1 line 60,20 0 : WM-INIT-18
says en the first stand keeps its place
says ru первая база

try done
shows A1 50,20,0 54,20,0 58,20,0 near initiative

try move A1 column 50,18 0
shows A1 50,20,0 50,18,0 50,16,0 near initiative

apply stand A1 2 53,19 90
apply stand A1 3 50,18 0
shows A1 50,20,0 53,19,90 50,18,0 near initiative
shows next initiative

# WM-INIT-21 nor does a stand of it end within a centimetre of any enemy
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,40,0 50,40,0 54,40,0 near
Ac1 90,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,55,180
B2 58.7,20,270
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply evade A1 column 0 by 2 stands
shows A1 50,20,0 50,18,0 50,16,0 near initiative
legal stand A1 2 46,20 0
illegal stand A1 2 54,18 0 : WM-INIT-21
says en a centimetre off all enemies
says ru в сантиметре

# WM-INIT-15 WM-INIT-18 where this formation does not fit at the end of the full move, the stands fit as their owner sets them
position warmaster
field 180x120
lake 52.5,0 60,0 60,26 52.5,26
lake 40,0 47.5,0 47.5,26 40,26
army 1 empire:halberdiers+general
A1 46,40,0 50,40,0 54,40,0 near
Ac1 90,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,55,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
try evade A1 line 0 by 2
shows A1 50,27,0 54,27,0 58,27,0 near initiative

try evade A1 line 0 by 2 stands
shows A1 50,18,0 50,20,0 50,16,0 near initiative

# WM-CHARM-07 a character gives way when all stands have their places, not before
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,40,0 50,40,0 54,40,0 near
Ac1 54,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,55,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
apply evade A1 line 0 by 2 stands
shows Ac1 54,20
apply move A1 column 50,18 0
shows Ac1 54,20
