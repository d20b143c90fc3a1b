# WM-CONF-01 WM-MOVE-32 driven back into a lake: it stops at the edge and is confused on 6
position warmaster
field 180x120
lake 30,50 70,50 70,60 30,60
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0

apply driven 7
apply done
chance 6
try die 6
shows B1 46,49,180 50,49,180 54,49,180 confused near

apply die 5
shows B1 46,49,180 50,49,180 54,49,180 near

# WM-CONF-02 driven back into an enemy: it stops 1 cm short and is confused
position warmaster
field 180x120
army 1 empire:crossbowmen+knights+general
A1 46,30,0 50,30,0 54,30,0
A2 48,53,180 50,53,180 52,53,180
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0

apply driven 7
apply done
shows B1 46,49,180 50,49,180 54,49,180 confused near

# WM-CONF-03 WM-CONF-05 WM-CONF-12 WM-CONF-13 WM-CONF-16 a friend retires: it ends in contact, and both are confused on 6
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 48,53,180 50,53,180 52,53,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0

apply driven 7
acts 2
actions retire B2 | aside B2 | no
apply retire B2
chance 6
apply die 6
chance 6
apply die 5
shows B2 48,55,180 50,55,180 52,55,180 confused
apply done
shows turn 2 round 1

# WM-CONF-04 a friend that will not make way: it stops in contact and is confused
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 48,53,180 50,53,180 52,53,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0

apply driven 7
apply no
apply done
shows B1 46,50,180 50,50,180 54,50,180 confused near
shows B2 48,53,180 50,53,180 52,53,180 near

# WM-EDGE-01 WM-EDGE-02 WM-EDGE-04 WM-EDGE-05 WM-TURN-08 driven over the edge: a die; 2 is off the table, and a new die as its turn begins
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,90,0 50,90,0 54,90,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+knights+general
B1 46,115,180 50,115,180 54,115,180
B2 170,60,180 172,60,180 174,60,180
B3 150,60,180 152,60,180 154,60,180
Bc1 90,60
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0

apply driven 7
chance 6
try die 3
lacks B1 lost
shows turn 2 round 1

apply die 2
shows turn 2 round 1
# at once the die of the new turn
chance 6
try die 1
shows next initiative
legal end

apply die 6
legal end

# WM-EDGE-02 WM-EDGE-03 one stand lost before: 1 is destroyed, 2 is still off
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,90,0 50,90,0 54,90,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+knights+general
B1 46,115,180 50,115,180
B2 170,60,180 172,60,180 174,60,180
B3 150,60,180 152,60,180 154,60,180
Bc1 90,60
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0

apply driven 7
try die 1
shows B1 lost

apply die 3
lacks B1 lost
chance 6

# WM-EDGE-05 WM-EDGE-06 back on 3 or 4 as the turn begins it does not move; on 5 or 6 it may
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,90,0 50,90,0 54,90,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+knights+general
B1 46,115,180 50,115,180 54,115,180
B2 170,60,180 172,60,180 174,60,180
B3 150,60,180 152,60,180 154,60,180
Bc1 90,60
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0

apply driven 7
apply die 1
try die 4
apply end
illegal order Bc1 B1 : WM-CMD-15

apply die 5
apply end
legal order Bc1 B1

# WM-EDGE-08 WM-EDGE-04 WM-TURN-08 a character who is off the table alone rolls when a turn of his side begins
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+hero+general
B1 46,100,180 50,100,180 54,100,180
Bc1 off 2,60
Bc2 100,110
turn 1 round 1
next characters
end
apply end
acts chance
chance 6
try die 2
shows Bc1 off 2,60
apply end
illegal order Bc1 B1 : WM-CMD-02

try die 4
shows Bc1 2,60 done moved
illegal place Bc1 2,60 : WM-TURN-09

apply die 5
shows Bc1 2,60
apply end
legal order Bc1 B1

# WM-EDGE-07 WM-EDGE-09 WM-END-02 the General leaves with his unit and does not come back at once: the battle is over
position warmaster
field 180x120
army 1 empire:crossbowmen+general
A1 46,90,0 50,90,0 54,90,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+knights+general
B1 46,115,180 50,115,180 54,115,180
B2 170,60,180 172,60,180 174,60,180
B3 150,60,180 152,60,180 154,60,180
Bc1 50,118 with B1
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0

apply driven 7
try die 3
lacks next over

apply die 2
over

# WM-CHARM-14 WM-CHARM-17 a character in the way of a charge joins a unit of his within 30 cm, as his owner likes
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+general+hero
B1 46,45,180 50,45,180 54,45,180
B2 66,55,180 68,55,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,38
turn 1 round 1
end
apply charge A1 B1
acts 2
actions join Bc2 B1 | join Bc2 B2
illegal join Bc2 B3 : WM-CHARM-17

# WM-CHARM-14 who is not in the way stays
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,31,0 50,31,0 52,31,0 near
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+general+hero
B1 46,45,180 50,45,180 54,45,180
B2 66,55,180 68,55,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 62,38
turn 1 round 1
end
apply charge A1 B1
acts 1
shows Bc2 62,38

# WM-CHARM-18 WM-CHARM-14 nobody within 30 cm to join: he dies
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,20,0 50,20,0 52,20,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+general+hero
B1 46,95,180 50,95,180 54,95,180
B2 66,105,180 68,105,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,38
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
apply move A1 line 50,46 0
shows Bc2 lost

# WM-CHARM-19 WM-END-02 where it is the General the battle is over
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,20,0 50,20,0 52,20,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+general+hero
B1 46,95,180 50,95,180 54,95,180
B2 66,105,180 68,105,180
B3 150,110,180 152,110,180 154,110,180
Bc1 50,38
Bc2 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
apply move A1 line 50,46 0
over

# WM-CHARM-15 flyers displace only whom they land on
position warmaster
field 180x120
army 1 high-elves:giant-eagles+general
A1 48,20,0 50,20,0 52,20,0
Ac1 50,14
army 2 empire:halberdiers+knights+pistoliers+general+hero
B1 46,95,180 50,95,180 54,95,180
B2 66,105,180 68,105,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
Bc2 50,38
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
try move A1 line 50,60 0
shows Bc2 50,38

apply move A1 line 50,38 0
shows Bc2 lost

# WM-CHARM-10 who does not join stands clear of friends; WM-CHARM-08 joining is said
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,20,0 50,20,0 52,20,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next characters
end
illegal place Ac1 50,17 : WM-CHARM-10
apply join Ac1 A1
lacks Ac1 50,10

# WM-CHARM-09 a character joins a unit that fights
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next characters
end
apply join Ac1 A1
apply end
# 9 and 2 of the General
chance 12

# WM-CHARM-03 WM-CHARM-12 a character with a unit does not move with it in the Command phase
position warmaster
field 180x120
army 1 empire:knights+general
A1 48,20,0 50,20,0 52,20,0
Ac1 50,16 with A1
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,95,180 50,95,180 54,95,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply order Ac1 A1
apply give
apply roll 1 1
apply move A1 line 50,40 0
shows Ac1 50,16 used ordered

# WM-CONF-08 WM-CONF-10 WM-TURN-13 a confused unit takes no order and recovers as the Command phase ends
position warmaster
field 180x120
army 1 empire:halberdiers+halberdiers+general
A1 46,30,0 50,30,0 54,30,0 confused
A2 66,30,0 70,30,0 74,30,0
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,90,180 50,90,180 54,90,180 confused
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next orders
end
illegal order Ac1 A1 : WM-CONF-08
legal   order Ac1 A2
apply end
apply end
shows A1 46,30,0 50,30,0 54,30,0
# that of the other side lasts
shows B1 46,90,180 50,90,180 54,90,180 confused

# WM-CONF-08 nor acts on initiative
position warmaster
field 180x120
army 1 empire:halberdiers+halberdiers+general
A1 46,30,0 50,30,0 54,30,0 near confused
A2 66,30,0 70,30,0 74,30,0 near
Ac1 50,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 56,42,180 60,42,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
end
illegal charge A1 B1 : WM-CONF-08
legal   charge A2 B1

# WM-RETREAT-05 a friend farther behind than the flight goes is not asked to make way
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+pistoliers+general
B1 50,32,180 54,32,180
B2 48,37,180 50,37,180 52,37,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
shows B1 50,34,180 54,34,180 fought retreated decided wounds 2 retreat 2

# WM-RETREAT-05 WM-CONF-15 EX-49 farther: the nearest stand leaves the path by 1 cm, the others go beside it; both test
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+pistoliers+general
B1 50,32,180 54,32,180
B2 48,37,180 50,37,180 52,37,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 5
apply hits 0
apply hits 0
apply remove B1 2
acts 2
# to the left and to the right is equally far
actions retire B2 | aside B2 | aside B2 right | no
try no
# nobody makes way: the stand is cut down
shows B1 lost

apply aside B2
shows B2 47,37,180 45,37,180 43,37,180
apply done
chance 6
apply die 6
chance 6
apply die 1

# WM-RETREAT-06 WM-CONF-06 a friend who refuses: stands that would cross him are destroyed
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 55,36,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
apply no
shows B1 46,34,180 50,34,180 fought retreated decided wounds 2 retreat 2
