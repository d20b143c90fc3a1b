# WM-BRIG-17 WM-CMD-13 a brigade that was split: part A is finished before part B, and A is not taken up again
position warmaster
field 180x120
army 1 empire:5xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
A3 70,30,0 74,30,0 78,30,0
A4 82,30,0 86,30,0 90,30,0
A5 120,30,0 124,30,0 128,30,0
Ac1 68,20
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
apply with A3
apply with A4
apply give
apply roll 1 1
apply move A1 line 50,31 0
apply move A2 line 62,31 0
apply move A3 line 74,31 0
apply move A4 line 86,31 0
apply done
shows turn 1 round 1 giver Ac1 block A1 A2 A3 A4
# part A
apply order Ac1 A1
apply with A2
apply give
apply roll 1 1
apply move A1 line 50,32 0
apply move A2 line 62,32 0
apply done
shows turn 1 round 1 giver Ac1 block A1 A2 A3 A4 part A1 A2
# part A goes on as it is
try order Ac1 A2
apply with A1
illegal with A3 : WM-BRIG-17
apply give
apply roll 1 1
apply move A1 line 50,33 0
apply move A2 line 62,33 0
apply done
shows turn 1 round 1 giver Ac1 block A1 A2 A3 A4 part A1 A2
legal order Ac1 A1

# nobody else can be ordered into part B
try order Ac1 A3
illegal with A2 : WM-CMD-13
actions with A4 | give

# A, B, A is refused
apply order Ac1 A3
apply with A4
apply give
apply roll 1 1
apply move A3 line 74,32 0
apply move A4 line 86,32 0
apply done
illegal order Ac1 A1 : WM-CMD-13
illegal order Ac1 A2 : WM-CMD-13
legal order Ac1 A4
apply order Ac1 A3
illegal with A2 : WM-CMD-13

# WM-BRIG-17 WM-CMD-13 a part is split in its turn: its own parts are finished one by one before the rest of the brigade, and never joined again
position warmaster
field 180x120
army 1 empire:5xhalberdiers+general+hero
A1 46,32,0 50,32,0 54,32,0 orders 2
A2 58,32,0 62,32,0 66,32,0 orders 2
A3 70,31,0 74,31,0 78,31,0 orders 1
A4 82,31,0 86,31,0 90,31,0 orders 1
A5 120,30,0 124,30,0 128,30,0
Ac1 68,20
Ac2 50,20
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1 giver Ac1 block A1 A2 A3 A4 part A1 A2
next orders
end
# A2 by itself, beside A1 still
apply order Ac1 A2
apply give
apply roll 1 1
apply move A2 line 62,31.5 0
shows turn 1 round 1 giver Ac1 block A1 A2 A3 A4 part A1 A2 part A2
# it is not joined with A1 again, whoever is named first
try order Ac1 A2
illegal with A1 : WM-BRIG-17

try order Ac1 A1
illegal with A2 : WM-CMD-13

# A1 is the rest of part A, and may be finished now; then A2 is not ordered any more
try order Ac1 A1
apply give
apply roll 1 1
apply move A1 line 50,33 0
illegal order Ac1 A2 : WM-CMD-13
legal order Ac1 A3

# and whoever begins with part B has done with all of part A
apply order Ac1 A3
apply give
apply roll 1 1
apply move A3 line 74,32 0
illegal order Ac1 A1 : WM-CMD-13
illegal order Ac1 A2 : WM-CMD-13
legal order Ac1 A4

# WM-BRIG-17 a position says of what the parts are made
badposition part
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,32,0 50,32,0 54,32,0 orders 2
A2 58,32,0 62,32,0 66,32,0 orders 2
Ac1 68,20
army 2 empire:halberdiers+general
B1 126,110,180 130,110,180 134,110,180
Bc1 90,110
turn 1 round 1 giver Ac1 block A1 part A2
next orders
end
