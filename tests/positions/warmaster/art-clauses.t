# WM-ART-13 another unit that the ball meets within 5 cm: one die for each stand and ball
position warmaster
field 180x120
army 1 empire:cannon+general
A1 49,29,0 51,29,0
Ac1 50,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,50,180 50,50,180 54,50,180
B2 46,54,180 50,54,180 54,54,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 5
apply hits 0
chance 3
weight hits 2 1/4

