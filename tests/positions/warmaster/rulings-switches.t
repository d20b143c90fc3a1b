# WM-SHOOT-07 columns=first: of a column only the first stand shoots at an enemy straight ahead
position warmaster
options points=1000 turns=6
field 180x120
army 1 empire:crossbowmen+general
A1 90,40,0 90,38,0 90,36,0
Ac1 60,20
army 2 empire:halberdiers+general
B1 90,60,180 90,62,180 90,64,180
Bc1 60,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 2

# WM-SHOOT-07 columns=all: a line of sight may run along the side of the stand ahead, so that the whole column shoots
position warmaster
options points=1000 turns=6 columns=all
field 180x120
army 1 empire:crossbowmen+general
A1 90,40,0 90,38,0 90,36,0
Ac1 60,20
army 2 empire:halberdiers+general
B1 90,60,180 90,62,180 90,64,180
Bc1 60,110
turn 1 round 1
next shooting
end
apply shoot A1 B1
chance 4

# WM-RETREAT-12 retreat=before: the enemies touched when the round began say which way the beaten unit goes
position warmaster
options points=1000 turns=6
field 180x120
army 1 empire:halberdiers+general
A1 58,29,0 fought
Ac1 60,10
army 2 empire:halberdiers+halberdiers+general
B1 30,31,180 34,31,180 38,31,180 fought
B2 61,29,270 61,33,270 61,25,270 fought
Bc1 60,110
turn 1 round 1
next combat
bout A1 fights 1 round 1 contact-stands 1 touched B1 B2 front B1 most B1 away 180
bout B1 fights 1 round 1 contact-stands 1 front-stands 1 touched A1 front A1 most A1 away 0
bout B2 fights 1 round 1 contact-stands 1 front-stands 1 touched A1 front A1 most A1 away 90
task combat seat=1 step=walls
task round seat=1 step=result hits=1,6 first=1
end
shows A1 58,21,0 fought retreated decided retreat 8

# WM-RETREAT-12 retreat=after: only the flank of the stand that is left is touched, and it goes away from there
position warmaster
options points=1000 turns=6 retreat=after
field 180x120
army 1 empire:halberdiers+general
A1 58,29,0 fought
Ac1 60,10
army 2 empire:halberdiers+halberdiers+general
B1 30,31,180 34,31,180 38,31,180 fought
B2 61,29,270 61,33,270 61,25,270 fought
Bc1 60,110
turn 1 round 1
next combat
bout A1 fights 1 round 1 contact-stands 1 touched B1 B2 front B1 most B1 away 180
bout B1 fights 1 round 1 contact-stands 1 front-stands 1 touched A1 front A1 most A1 away 0
bout B2 fights 1 round 1 contact-stands 1 front-stands 1 touched A1 front A1 most A1 away 90
task combat seat=1 step=walls
task round seat=1 step=result hits=1,6 first=1
end
shows A1 50,29,0 fought retreated decided retreat 8

# WM-RETREAT-12 retreat=after: who touches nobody any more goes as the round began
position warmaster
options points=1000 turns=6 retreat=after
field 180x120
army 1 empire:halberdiers+general
A1 58,29,0 fought
Ac1 60,10
army 2 empire:halberdiers+halberdiers+general
B1 30,31,180 34,31,180 38,31,180 fought
B2 81,29,270 81,33,270 81,25,270 fought
Bc1 60,110
turn 1 round 1
next combat
bout A1 fights 1 round 1 contact-stands 1 touched B1 B2 front B1 most B1 away 180
bout B1 fights 1 round 1 contact-stands 1 front-stands 1 touched A1 front A1 most A1 away 0
bout B2 fights 1 round 1 contact-stands 1 front-stands 1 touched A1 front A1 most A1 away 90
task combat seat=1 step=walls
task round seat=1 step=result hits=1,6 first=1
end
shows A1 58,21,0 fought retreated decided retreat 8

# WM-COMBAT-32 corners=front: a front corner that a flank charger touches counts as front, and its stand is supported
position warmaster
options points=1000 turns=6
field 180x120
army 1 empire:2xhalberdiers+general
A1 58,29,0
A2 58,27,0 58,25,0 58,23,0
Ac1 60,10
army 2 empire:halberdiers+general
B1 61,32,270 61,36,270 61,40,270 charged charges attacker
Bc1 60,110
turn 2 round 1
next combat
end
apply hits 0
apply hits 0
shows task round seat=2 step=ends results=1,1 loser=2
shows task draw seat=2 step=roll-1 next=1 winner=1

# WM-COMBAT-32 corners=flank: it counts as flank, and nobody supports it
position warmaster
options points=1000 turns=6 corners=flank
field 180x120
army 1 empire:2xhalberdiers+general
A1 58,29,0
A2 58,27,0 58,25,0 58,23,0
Ac1 60,10
army 2 empire:halberdiers+general
B1 61,32,270 61,36,270 61,40,270 charged charges attacker
Bc1 60,110
turn 2 round 1
next combat
end
apply hits 0
apply hits 0
shows task round seat=2 step=ends results=0,1 distance=1 loser=1
