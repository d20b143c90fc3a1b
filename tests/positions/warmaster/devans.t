# WM-STAT-13 with Devans on the table a die falls when their player's turn begins
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,10,0 50,10,0 54,10,0
Ac1 50,5
army 2 kingdoms-of-ind:devan-hosts+archers+maharajah
B1 46,110,180 50,110,180 54,110,180
B2 86,110,180 90,110,180 94,110,180
Bc1 90,115
turn 1 round 1
next characters
end
apply   end
acts    chance
try     die 3
shows   turn 2 round 1
lacks   turn 2 round 1 favour own

try     die 5
shows   turn 2 round 1 favour own

apply   die 2
shows   turn 2 round 1 favour enemy

# WM-STAT-13 without them none falls
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,10,0 50,10,0 54,10,0
Ac1 50,5
army 2 kingdoms-of-ind:devan-hosts+3xarchers+maharajah
B1 lost
B2 86,110,180 90,110,180 94,110,180
B3 106,110,180 110,110,180 114,110,180
B4 126,110,180 130,110,180 134,110,180
Bc1 90,115
turn 1 round 1
next characters
end
apply   end
acts    2

# WM-STAT-13 their favour lets one die of an order that failed fall again: the higher
position warmaster
field 180x120
army 1 kingdoms-of-ind:devan-hosts+archers+maharajah
A1 46,30,0 50,30,0 54,30,0
A2 86,30,0 90,30,0 94,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1 favour own
next orders
end
# needs 9: what the higher die of the six throws above it may become adds 25 of 216
odds    order Ac1 A1 : 205/216 succeeds
apply   order Ac1 A1
apply   give
try     roll 3 3
shows   next move

apply   roll 4 6
acts    1
actions yes | no
try     no
shows   next characters

apply   yes
chance  6
try     die 6
shows   next characters

apply   die 5
shows   next move
# once a turn
apply   move A1 line 50,35 0
apply   order Ac1 A1
apply   give
apply   roll 4 6
shows   next characters

# WM-STAT-13 their disfavour lets the enemy have one die of an order that succeeded fall again: the lower
position warmaster
field 180x120
army 1 kingdoms-of-ind:devan-hosts+archers+maharajah
A1 46,30,0 50,30,0 54,30,0
A2 86,30,0 90,30,0 94,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1 favour enemy
next orders
end
odds    order Ac1 A1 : 139/216 succeeds
apply   order Ac1 A1
apply   give
try     roll 4 6
shows   next characters

apply   roll 2 5
acts    2
apply   yes
apply   die 6
shows   next characters

# WM-STAT-13 of many dice one that failed falls again, and counts if it hits now
position warmaster
field 180x120
army 1 kingdoms-of-ind:devan-hosts+archers+maharajah
A1 46,30,0 50,30,0 54,30,0
A2 86,30,0 90,30,0 94,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 86,55,180 90,55,180 94,55,180
Bc1 90,110
turn 1 round 1 favour own
next shooting
end
apply   shoot A2 B1
try     hits 3
shows   turn 1 round 1 favour own

apply   hits 1
acts    1
apply   yes
try     die 3
chance  2

apply   die 4
# two hits: so many dice of armour fall
chance  3

# WM-STAT-13 the enemy's own dice are his
position warmaster
field 180x120
army 1 kingdoms-of-ind:devan-hosts+archers+maharajah
A1 46,30,0 50,30,0 54,30,0
A2 86,30,0 90,30,0 94,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 86,55,180 90,55,180 94,55,180
Bc1 90,110
turn 1 round 1 favour own
next shooting
end
apply   shoot A2 B1
apply   hits 1
apply   no
# the armour of the Halberdiers
apply   hits 0
acts    chance

# WM-STAT-13 a casting die may fall again
position warmaster
field 180x120
army 1 kingdoms-of-ind:devan-hosts+maharajah+purohita
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
Ac2 60,34
army 2 empire:halberdiers+general
B1 56,55,180 60,55,180 64,55,180
Bc1 90,110
turn 1 round 1 favour own
next shooting
end
apply   cast Ac2 tongues-of-fire B1
apply   die 2
acts    1
apply   yes
apply   die 6
acts    chance

# WM-STAT-13 older positions wrote whose favour it is as a number
position warmaster
field 180x120
army 1 kingdoms-of-ind:devan-hosts+maharajah
A1 46,30,0 50,30,0 54,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 56,55,180 60,55,180 64,55,180
Bc1 90,110
turn 1 round 1 favour 2
end
shows   turn 1 round 1 favour enemy
badposition neither is not understood here
position warmaster
army 1 kingdoms-of-ind:devan-hosts+maharajah
army 2 empire:halberdiers+general
turn 1 round 1 favour neither
end
