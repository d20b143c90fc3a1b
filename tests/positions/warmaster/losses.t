# WM-CONF-02 driven back upon friends who fight: it stops 1 cm short and is confused
position warmaster
field 180x120
army 1 empire:crossbowmen+halberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 46,56,180 50,56,180 54,56,180
Ac1 20,10
army 2 empire:halberdiers+halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180
B2 46,54,0 50,54,0 54,54,0
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 2
apply hits 0
apply driven 9
apply done
# their rear is at 53
shows B1 46,51,180 50,51,180 54,51,180 confused

# WM-RETREAT-06 a friend beside the path does no harm
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+knights+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 57,36,180 59,36,180 61,36,180
B3 170,110,180 172,110,180 174,110,180
B4 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 2
apply hits 0
apply hits 0
shows B1 46,34,180 50,34,180 54,34,180 fought retreated decided wounds 2 retreat 2

# WM-SHOOT-23 WM-SHOOT-24 one stand of three is enough: fortified beats defended
position warmaster
field 180x120
rampart 53,44 70,44 70,46 53,46
army 1 empire:2xcrossbowmen+general
A1 46,30,0 50,30,0 54,30,0
A2 34,30,0 38,30,0 42,30,0
Ac1 20,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,45,180 50,45,180 54,45,180 struck 3 driver A1
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
apply hits 0
apply hits 0
apply hits 0
apply end
# one die for three hits
chance 6
weight driven 6 confused 1/6

# WM-DEFEND-09 WM-PURSUE-06 cavalry that won does not pursue into fortified stands
position warmaster
field 180x120
rampart 40,33.5 60,33.5 60,37 40,37
army 1 empire:knights+general
A1 48,29,0 50,29,0 52,29,0
Ac1 20,10
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
apply remove B1 3
illegal pursue A1 B1 : WM-PURSUE-06

# WM-COMBAT-20 the loser takes his losses off first, then the winner
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,32,180 50,32,180 54,32,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 6
apply hits 0
apply hits 3
apply hits 0
acts 2
apply remove B1 1
acts 2
apply remove B1 1
acts 1
apply remove A1 1
acts 1
shows B1 54,35,180 fought retreated decided retreat 3

# WM-COMBAT-21 of a column the middle stand is not taken before the end
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 50,32,180 50,34,180 50,36,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
actions remove B1 1 | remove B1 3
illegal remove B1 2 : WM-COMBAT-21
apply remove B1 3
# the second stand supports the first: 3 to 1
shows B1 50,34,180 50,36,180 fought retreated decided retreat 2

# WM-COMBAT-21 WM-COMBAT-34 the stand at the enemy may be taken too, and then nobody is supported
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 50,32,180 50,34,180 50,36,180
Bc1 90,110
turn 1 round 1
next combat
end
apply hits 3
apply hits 0
apply hits 0
apply remove B1 1
shows B1 50,37,180 50,39,180 fought retreated decided retreat 3

