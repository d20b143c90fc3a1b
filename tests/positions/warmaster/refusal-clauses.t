# WM-MACH-17 nobody joins a gyrocopter, and it is ordered alone
position warmaster
field 180x120
army 1 dwarfs:gyrocopter+warriors+general
A1 50,29,0
A2 53,30,0 57,30,0
Ac1 50,15
army 2 empire:knights+pistoliers+pistoliers+general
B1 48,80,180 50,80,180 52,80,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A2
illegal with A1 : WM-MACH-17

# Failure of WM-CMD-13 (book L591-602: no going back to a unit ordered before): the engine refuses, but names WM-CMD-15 (failed order) since all is 'locked'.

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
illegal order Ac3 A1 : WM-CMD-13
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
illegal order Ac1 A1 : WM-CMD-13

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
illegal order Ac1 A1 : WM-CMD-13

# Failure of WM-DEFEND-09 (book L3236-3242): cavalry may not touch fortified stands; the engine refuses, but names WM-CHARGE-20.

# WM-DEFEND-09 cavalry does not charge fortified stands
position warmaster
field 180x120
rampart 40,44 60,44 60,46 40,46
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0
Ac1 50,10
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

illegal charge A1 B1 : WM-DEFEND-09

