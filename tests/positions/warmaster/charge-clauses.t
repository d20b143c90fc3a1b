# WM-CHARGE-07 of equally near stands the owner picks which goes first
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 48,30,0 52,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 54,45,180 50,47,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

try charge A1 B1 by 1
shows A1 46,43,0 50,43,0 charged orders 1

try charge A1 B1 by 2
shows A1 54,43,0 50,43,0 charged orders 1

bad charge A1 B1 by 5 : stand

# WM-CHARGE-07 a stand that is farther away does not go first
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 48,30,0 52,30.1,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 54,45,180 50,47,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

legal charge A1 B1 by 2
illegal charge A1 B1 by 1 : WM-CHARGE-07

# WM-CHARGE-06 a friend bars the straight way of one of two equally near stands: the other is nearer
position warmaster
field 180x120
army 1 empire:halberdiers+cannon+general
A1 48,30,0 52,30,0
A2 46.4,36,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 54,45,180 50,47,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

illegal charge A1 B1 by 1 : WM-CHARGE-07
apply charge A1 B1
shows A1 54,43,0 50,43,0 charged orders 1

# WM-CHARGE-10 a corner exactly ahead: the owner picks the edge
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 49.293,45,225
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

listed charge A1 B1 right
try charge A1 B1
shows A1 47.88125,43.5875,45 50.7125,40.75625,45 45.05,46.41875,45 charged orders 1

try charge A1 B1 right
shows A1 51.4125,42.88125,315 52.825,41.46875,315 54.2375,40.05625,315 charged orders 1

# WM-CHARGE-23 nobody wraps round a single stand: the others go on with the line
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

apply charge A1 B1
shows A1 50,43,0 46,43,0 54,43,0 charged orders 1

# WM-CHARGE-24 AMB-29 a line that bends away by 30 degrees: the next stand turns flush, its corner on the side of the first
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180 54.23,46.13,150
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

apply charge A1 B1
shows A1 50,43,0 54.23125,43.81875,330 57.69375,45.81875,330 charged orders 1

# WM-CHARGE-25 AMB-29 a line that bends forward: the third stand goes up to a corner beside the first
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 40,30,0 44,30,0 48,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 50,45,180 54.19,44.45,195
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

apply charge A1 B1
shows A1 50,43,0 46,43,0 54,42,0 charged orders 1

# WM-CHARGE-22 the last stand could not even come up behind the others: no charge
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 68,36,270
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

illegal charge A1 B1 : WM-CHARGE-22

# WM-CHARGE-22 without that stand it is possible
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 68,36,270
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1

legal charge A1 B1

