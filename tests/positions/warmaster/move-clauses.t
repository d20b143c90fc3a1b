# WM-MOVE-02 cavalry in column goes 30 cm
position warmaster
field 180x120
army 1 empire:knights+general
A1 50,30,0 50,26,0 50,22,0
Ac1 50,10
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
legal   move A1 column 50,56 0
illegal move A1 column 50,56.1 0 : WM-MOVE-16

# WM-MOVE-02 out of an irregular formation cavalry goes 15 cm
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,30,0 50,31,0 52,30,0
Ac1 50,10
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
legal   stand A1 1 48,45 0
illegal stand A1 1 48,45.1 0 : WM-MOVE-16

# WM-MOVE-03 chariots go 30 cm
position warmaster
field 180x120
army 1 orcs:wolf-chariots+orc-general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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
legal   move A1 line 50,60 0
illegal move A1 line 50,60.1 0 : WM-MOVE-16

# WM-MOVE-03 and 15 cm at half pace
position warmaster
field 180x120
army 1 orcs:wolf-chariots+orc-general
A1 48,30,0 50,31,0 52,30,0
Ac1 50,10
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
legal   stand A1 1 48,45 0
illegal stand A1 1 48,45.1 0 : WM-MOVE-16

# WM-MOVE-04 artillery goes 10 cm
position warmaster
field 180x120
army 1 empire:cannon+general
A1 49,30,0 51,30,0
Ac1 50,10
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
legal   move A1 line 50,40 0
illegal move A1 line 50,40.1 0 : WM-MOVE-16

# WM-MOVE-04 and 5 cm at half pace
position warmaster
field 180x120
army 1 empire:cannon+general
A1 49,30,0 51,31,0
Ac1 50,10
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
legal   stand A1 1 49,35 0
illegal stand A1 1 49,35.1 0 : WM-MOVE-16

# WM-MOVE-05 a monster goes 20 cm
position warmaster
field 180x120
army 1 orcs:giant+orc-general
A1 50,30,0
Ac1 50,10
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
legal   move A1 line 50,50 0
illegal move A1 line 50,50.1 0 : WM-MOVE-16

# WM-MOVE-05 and 10 cm at half pace
position warmaster
field 180x120
army 1 chaos:dragon-ogres+general
A1 48,30,0 50,31,0 52,30,0
Ac1 50,10
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
legal   stand A1 1 48,40 0
illegal stand A1 1 48,40.1 0 : WM-MOVE-16

# WM-MOVE-06 a Steam Tank goes 20 cm
position warmaster
field 180x120
army 1 empire:steam-tank+general
A1 50,30,0
Ac1 50,10
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
legal   move A1 line 50,50 0
illegal move A1 line 50,50.1 0 : WM-MOVE-16

# WM-MOVE-06 WM-MOVE-07 a Gyrocopter flies 100 cm
position warmaster
field 180x120
army 1 dwarfs:gyrocopter+general
A1 50,15,0
Ac1 50,7
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
legal   move A1 line 50,115 0
illegal move A1 line 50,115.1 0 : WM-MOVE-16

# WM-MOVE-07 flyers go 100 cm, and as far out of an irregular formation
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,15,0 50,16,0 52,15,0
Ac1 50,7
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
legal   stand A1 1 48,115 0
illegal stand A1 1 48,115.1 0 : WM-MOVE-16

# WM-MOVE-08 war wagons are artillery, but their list lets them go 20 cm
position warmaster
field 180x120
army 1 kislev:war-wagon+general
A1 50,32,0 50,28,0
Ac1 50,10
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
legal   move A1 column 50,50 0
illegal move A1 column 50,50.1 0 : WM-MOVE-16

# WM-MOVE-09 a unit may go less than it could, or nothing
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
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
legal move A1 line 50,30.1 0
legal move A1 line 50,41 0
legal done
apply done
shows A1 46,30,0 50,30,0 54,30,0 orders 1

# WM-MOVE-11 AMB-68 one stand of three in a work: half pace, though in line
position warmaster
field 180x120
rampart 55,29 70,29 70,31 55,31
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
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
legal   move A1 line 50,40 0
illegal move A1 line 50,40.1 0 : WM-MOVE-16

# WM-MOVE-11 but full pace to charge
position warmaster
field 180x120
rampart 55,29 70,29 70,31 55,31
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,45,180 50,45,180 54,45,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
legal charge A1 B1

# AMB-68 who is only defended, in a wood, keeps his full pace
position warmaster
field 180x120
wood 40,20 60,20 60,60 40,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
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
legal   move A1 line 50,50 0
illegal move A1 line 50,50.1 0 : WM-MOVE-16

# WM-MOVE-19 who evades bursts through friends, who are confused
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,40,0 50,40,0 54,40,0 near
A2 46,30,0 50,30,0 54,30,0
Ac1 90,10
army 2 empire:halberdiers+general
B1 46,52,180 50,52,180 54,52,180
Bc1 90,110
turn 1 round 1
end
apply evade A1 line 0 through
shows A1 46,20,0 50,20,0 54,20,0 near initiative
shows A2 46,30,0 50,30,0 54,30,0 confused

# WM-MOVE-19 by order nobody goes through friends
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,40,0 50,40,0 54,40,0
A2 46,30,0 50,30,0 54,30,0
Ac1 50,10
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
illegal move A1 line 50,21 0 : WM-MOVE-17
legal move A1 line 50,50 0

# WM-MOVE-23 AMB-09 between an enemy and a friend 40 mm are wide enough for infantry
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 100,42,0 100,40,0 100,38,0
A2 104,50,0 108,50,0 112,50,0
Ac1 100,20
army 2 empire:halberdiers+general
B1 88,50,180 92,50,180 96,50,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
legal move A1 column 100,56 0

# WM-MOVE-23 AMB-09 39 mm are not
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 100,42,0 100,40,0 100,38,0
A2 103.9,50,0 107.9,50,0 111.9,50,0
Ac1 100,20
army 2 empire:halberdiers+general
B1 88,50,180 92,50,180 96,50,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
illegal move A1 column 100,56 0 : WM-MOVE-22

# AMB-09 between two friends the short side will do
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general
A1 100,42,0 100,40,0 100,38,0
A2 103,50,0 107,50,0 111,50,0
A3 89,50,0 93,50,0 97,50,0
Ac1 100,20
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
legal move A1 column 100,56 0

# AMB-09 but no less
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general
A1 100,42,0 100,40,0 100,38,0
A2 102.9,50,0 106.9,50,0 110.9,50,0
A3 89,50,0 93,50,0 97,50,0
Ac1 100,20
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
illegal move A1 column 100,56 0 : WM-MOVE-17

# WM-MOVE-24 between two enemies a stand goes on to charge the one behind them
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 100,42,0 100,40,0 100,38,0
Ac1 100,20
army 2 empire:3xhalberdiers+general
B1 87.5,46,180 91.5,46,180 95.5,46,180
B2 103.2,46,180 107.2,46,180 111.2,46,180
B3 96,57,180 100,57,180 104,57,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
illegal move A1 column 100,52 0 : WM-MOVE-22
legal charge A1 B3

# WM-MOVE-29 a marsh is closed to knights
position warmaster
field 180x120
marsh 20,36 80,36 80,60 20,60
army 1 empire:knights+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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
illegal move A1 line 50,38 0 : WM-MOVE-29

# WM-MOVE-30 so is a steep hill
position warmaster
field 180x120
steep 1 20,36 80,36 80,60 20,60
army 1 empire:knights+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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
illegal move A1 line 50,38 0 : WM-MOVE-30

# WM-MOVE-30 a gentle one is open
position warmaster
field 180x120
hill 20,36 80,36 80,60 20,60
army 1 empire:knights+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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
legal move A1 line 50,38 0

# WM-MOVE-29 a marsh is closed to wolf-chariots
position warmaster
field 180x120
marsh 20,36 80,36 80,60 20,60
army 1 orcs:wolf-chariots+orc-general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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
illegal move A1 line 50,38 0 : WM-MOVE-29

# WM-MOVE-30 so is a steep hill
position warmaster
field 180x120
steep 1 20,36 80,36 80,60 20,60
army 1 orcs:wolf-chariots+orc-general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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
illegal move A1 line 50,38 0 : WM-MOVE-30

# WM-MOVE-30 a gentle one is open
position warmaster
field 180x120
hill 20,36 80,36 80,60 20,60
army 1 orcs:wolf-chariots+orc-general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,10
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
legal move A1 line 50,38 0

# WM-MOVE-29 a marsh is closed to giant
position warmaster
field 180x120
marsh 20,36 80,36 80,60 20,60
army 1 orcs:giant+orc-general
A1 50,30,0
Ac1 50,10
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
illegal move A1 line 50,38 0 : WM-MOVE-29

# WM-MOVE-30 so is a steep hill
position warmaster
field 180x120
steep 1 20,36 80,36 80,60 20,60
army 1 orcs:giant+orc-general
A1 50,30,0
Ac1 50,10
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
illegal move A1 line 50,38 0 : WM-MOVE-30

# WM-MOVE-30 a gentle one is open
position warmaster
field 180x120
hill 20,36 80,36 80,60 20,60
army 1 orcs:giant+orc-general
A1 50,30,0
Ac1 50,10
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
legal move A1 line 50,38 0

# WM-MOVE-29 a marsh is closed to steam-tank
position warmaster
field 180x120
marsh 20,36 80,36 80,60 20,60
army 1 empire:steam-tank+general
A1 50,30,0
Ac1 50,10
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
illegal move A1 line 50,38 0 : WM-MOVE-29

# WM-MOVE-30 so is a steep hill
position warmaster
field 180x120
steep 1 20,36 80,36 80,60 20,60
army 1 empire:steam-tank+general
A1 50,30,0
Ac1 50,10
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
illegal move A1 line 50,38 0 : WM-MOVE-30

# WM-MOVE-30 a gentle one is open
position warmaster
field 180x120
hill 20,36 80,36 80,60 20,60
army 1 empire:steam-tank+general
A1 50,30,0
Ac1 50,10
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
legal move A1 line 50,38 0

# WM-MOVE-29 a marsh is closed to cannon
position warmaster
field 180x120
marsh 20,36 80,36 80,60 20,60
army 1 empire:cannon+general
A1 49,30,0 51,30,0
Ac1 50,10
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
illegal move A1 line 50,38 0 : WM-MOVE-29

# WM-MOVE-30 so is a steep hill
position warmaster
field 180x120
steep 1 20,36 80,36 80,60 20,60
army 1 empire:cannon+general
A1 49,30,0 51,30,0
Ac1 50,10
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
illegal move A1 line 50,38 0 : WM-MOVE-30

# WM-MOVE-30 a gentle one is open
position warmaster
field 180x120
hill 20,36 80,36 80,60 20,60
army 1 empire:cannon+general
A1 49,30,0 51,30,0
Ac1 50,10
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
legal move A1 line 50,38 0

# WM-MOVE-29 infantry wades through it
position warmaster
field 180x120
marsh 20,36 80,36 80,60 20,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
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
legal move A1 line 50,45 0

# WM-MOVE-30 infantry climbs it
position warmaster
field 180x120
steep 1 20,36 80,36 80,60 20,60
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
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
legal move A1 line 50,45 0

# WM-MOVE-33 AMB-61 nobody enters a building, infantry neither
position warmaster
field 180x120
house 20,36 80,36 80,40 20,40
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
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
illegal move A1 line 50,38 0 : WM-MOVE-33
illegal move A1 line 50,45 0 : WM-MOVE-17

# WM-MOVE-33 through a gate it goes
position warmaster
field 180x120
house 20,34 48,34 48,37 20,37
house 52,34 80,34 80,37 52,37
army 1 empire:halberdiers+general
A1 50,30,0 50,28,0 50,26,0
Ac1 50,10
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
legal move A1 column 50,46 0

# WM-MOVE-33 AMB-61 flyers go over it
position warmaster
field 180x120
house 20,36 80,36 80,40 20,40
army 1 high-elves:giant-eagles+general
A1 48,30,0 50,30,0 52,30,0
Ac1 50,25
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
legal move A1 line 50,60 0
illegal move A1 line 50,38 0 : WM-FLY-13

# AMB-61 cavalry does not charge who is fortified, infantry and giants do
position warmaster
field 180x120
rampart 56,44 76,44 76,46 56,46
army 1 orcs:orc-warriors+boar-riders+giant+orc-general
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 68,30,0 70,30,0
A3 80,30,0
Ac1 60,20
army 2 empire:halberdiers+general
B1 62,45,180 66,45,180 70,45,180
Bc1 90,110
turn 1 round 1
next orders
end
try order Ac1 A1
apply give
apply roll 1 1
legal charge A1 B1

try order Ac1 A3
apply give
apply roll 1 1
legal charge A3 B1

apply order Ac1 A2
apply give
apply roll 1 1
illegal charge A2 B1 : WM-DEFEND-09

# AMB-08 straight on, and while it turns, no corner goes farther than 20 cm
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
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
legal   move A1 line 50,50 0
illegal move A1 line 50,49 90 : WM-MOVE-16
legal   move A1 column 50,40 0

# AMB-08 round a corner the whole way counts
position warmaster
field 180x120
lake 40,41 59,41 59,42 40,42
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,20
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
legal   move A1 line 50,39 0
illegal move A1 line 50,49 0 : WM-MOVE-17

# AMB-08 and the shortest way is found
position warmaster
field 180x120
lake 40,34 52,34 52,35 40,35
army 1 empire:halberdiers+general
A1 50,30,0
Ac1 50,20
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
legal move A1 line 50,44 0

# AMB-08 a single enemy adds no width
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 100,42,0 100,40,0 100,38,0
Ac1 100,20
army 2 empire:halberdiers+general
B1 88.8,50,180 92.8,50,180 96.8,50,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
legal move A1 column 100,56 0

# AMB-61 without the work it would charge them
position warmaster
field 180x120
army 1 orcs:orc-warriors+boar-riders+giant+orc-general
A1 46,30,0 50,30,0 54,30,0
A2 66,30,0 68,30,0 70,30,0
A3 80,30,0
Ac1 60,20
army 2 empire:halberdiers+general
B1 62,45,180 66,45,180 70,45,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A2
apply give
apply roll 1 1
legal charge A2 B1
