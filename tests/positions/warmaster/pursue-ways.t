# WM-PURSUE-18 a free place is not enough: friends stand all round it, and no way leads there
position warmaster
field 180x120
army 1 empire:knights+3xhalberdiers+general
A1 48,32,0 50,32,0 52,29,0 fought pursues attacker decided
A2 53,32.5,0 57,32.5,0 61,32.5,0
A3 57,36,90 57,40,90 57,44,90
A4 54,40,0 50,40,0 46,40,0
Ac1 50,10
army 2 empire:knights+3xhalberdiers+general
B1 48,36,180 50,36,180 fought retreated decided retreat 3
B2 150,100,180 154,100,180 158,100,180
B3 130,100,180 134,100,180 138,100,180
B4 110,100,180 114,100,180 118,100,180
Bc1 90,110
turn 1 round 1
next combat
bout A1 fights 1 round 1 contact-stands 1,2,3 front-stands 1,2,3 touched B1 front B1 most B1 away 180
bout B1 fights 1 round 1 contact-stands 1,2 front-stands 1,2 touched A1 front A1 most A1 away 0
task combat seat=1 step=walls
task round seat=1 step=ends results=3 distance=3 loser=2
task winners seat=1 step=choose
task pursuit unit=A1 left=3 prey=B1
end
legal stand A1 3 45,35 90
illegal stand A1 3 53,35 270 : WM-PURSUE-18

# WM-PURSUE-18 with a way in the same place is legal
position warmaster
field 180x120
army 1 empire:knights+3xhalberdiers+general
A1 48,32,0 50,32,0 52,29,0 fought pursues attacker decided
A2 83,32.5,0 87,32.5,0 91,32.5,0
A3 57,36,90 57,40,90 57,44,90
A4 54,40,0 50,40,0 46,40,0
Ac1 50,10
army 2 empire:knights+3xhalberdiers+general
B1 48,36,180 50,36,180 fought retreated decided retreat 3
B2 150,100,180 154,100,180 158,100,180
B3 130,100,180 134,100,180 138,100,180
B4 110,100,180 114,100,180 118,100,180
Bc1 90,110
turn 1 round 1
next combat
bout A1 fights 1 round 1 contact-stands 1,2,3 front-stands 1,2,3 touched B1 front B1 most B1 away 180
bout B1 fights 1 round 1 contact-stands 1,2 front-stands 1,2 touched A1 front A1 most A1 away 0
task combat seat=1 step=walls
task round seat=1 step=ends results=3 distance=3 loser=2
task winners seat=1 step=choose
task pursuit unit=A1 left=3 prey=B1
end
legal stand A1 3 45,35 90
legal stand A1 3 53,35 270
