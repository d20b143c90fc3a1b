# WM-BRIG-18 on initiative there are no brigades
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0 near
A2 58,30,0 62,30,0 66,30,0 near
Ac1 60,20
army 2 empire:halberdiers+general
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
turn 1 round 1
end
illegal with A2 : WM-BRIG-18
illegal give : WM-BRIG-18
apply charge A1 B1
shows A2 58,30,0 62,30,0 66,30,0 near
illegal with A2 : WM-BRIG-18

# WM-BRIG-07 AMB-07 with different numbers of orders the larger one counts
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0 orders 1
A2 58,30,0 62,30,0 66,30,0 orders 2
Ac1 60,20
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1 giver Ac1 block A1 A2
next orders
end
apply order Ac1 A1
apply with A2
odds give : 21/36 succeeds

# WM-BRIG-02 of three that touch any may be ordered, alone or two of them
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
A3 70,30,0 74,30,0 78,30,0
Ac1 60,20
army 2 empire:halberdiers+2xpistoliers+general
B1 126,110,180 130,110,180 134,110,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
try order Ac1 A2
legal give

try order Ac1 A2
apply with A3
legal give

apply order Ac1 A1
illegal with A3 : WM-BRIG-01

# WM-BRIG-08 where the order fails none of them moves
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general+hero
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
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
apply with A2
apply give
apply roll 5 5
shows A1 46,30,0 50,30,0 54,30,0 locked
shows A2 58,30,0 62,30,0 66,30,0 locked
illegal move A2 line 62,31 0 : WM-CMD-01
illegal order Ac1 A2 : WM-CMD-15

# WM-BRIG-05 one of the two has an enemy within 20 cm: one less for both, once
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
Ac1 60,20
army 2 empire:2xhalberdiers+general
B1 36,50,180 40,50,180 44,50,180
B2 60,50,180 64,50,180 68,50,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
odds give : 26/36 succeeds

# WM-BRIG-12 WM-BRIG-13 one by one: the second sees its enemy only when the first has charged
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,32,0 50,32,0 54,32,0
A2 50,30,0 50,28,0 50,26,0
Ac1 60,20
army 2 empire:2xhalberdiers+general
B1 64,42,180 68,42,180 72,42,180
B2 46,45.5,180 50,45.5,180 54,45.5,180
Bc1 90,118
turn 1 round 1
next orders
end
apply order Ac1 A1
apply with A2
apply give
apply roll 1 1
illegal charge A2 B2 : WM-CHARGE-03
apply charge A1 B1
legal charge A2 B2
legal done

# WM-BRIG-10 two units change places and one its formation
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0
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
apply move A1 line 62,40 0
apply move A2 line 50,40 0
legal done
apply done
shows A1 58,40,0 62,40,0 66,40,0 orders 1
shows A2 46,40,0 50,40,0 54,40,0 orders 1

# WM-BRIG-10 each within its own limit: Knights farther than Halberdiers
position warmaster
field 180x120
army 1 empire:halberdiers+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 57,30,0 59,30,0 61,30,0
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
illegal move A1 line 50,51 0 : WM-MOVE-16
legal   move A2 line 59,60 0
illegal move A2 line 59,60.1 0 : WM-MOVE-16
apply move A1 column 59,42 0
apply move A2 line 59,47 0
legal done

# WM-BRIG-09 WM-BRIG-13 a charger that takes the place another came from bars its way back: the brigade in pieces may end
position warmaster
field 180x120
army 1 skaven:2xclanrats+doom-wheel+grey-seer
A1 64,15.175,90 62,15.175,90 60,15.175,90 near charged orders 1
A2 48,16.6625,0 52,16.6625,0 56,16.6625,0 near orders 1
A3 63,19.15,0 near orders 1
Ac1 50,10
army 2 daemons:daemon-chariots+3xdaemon-hordes+daemon-overlord
B1 67,17.975,270 67,15.975,270 67,13.975,270 near
B2 170,110,180 166,110,180 162,110,180
B3 150,110,180 146,110,180 142,110,180
B4 130,110,180 126,110,180 122,110,180
Bc1 97,104
order Ac1 to A3 A1 A2 moved A3 A1 A2 charged A1
start A3 63,16.6625,0
start A1 60,18.6625,0 60,16.6625,0 60,14.6625,0
start A2 48,16.6625,0 52,16.6625,0 56,16.6625,0
turn 1 round 1 first 2 giver Ac1
next move
end
illegal back A3 : WM-MOVE-17
actions done
