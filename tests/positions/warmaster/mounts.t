# WM-CHAR-19 a flying mount carries its rider 100 cm, over whatever cannot be crossed
position warmaster
field 180x120
lake 0,40 180,40 180,50 0,50
army 1 empire:halberdiers+general/griffon+hero
A1 46,10,0 50,10,0 54,10,0
Ac1 60,10
Ac2 70,10
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next characters
end
legal   place Ac1 60,109
illegal place Ac1 60,111 : WM-CHARM-01
illegal place Ac1 60,45 : WM-CHARM-05
illegal place Ac2 70,60 : WM-CHARM-01
legal   place Ac2 120,10
illegal place Ac2 131,10 : WM-CHARM-01

# WM-CHAR-20 a chariot or a walking monster does not go where its kind cannot
position warmaster
field 180x120
wood 80,20 100,20 100,40 80,40
army 1 empire:halberdiers+general+wizard/war-altar
A1 86,30,0 90,30,0 94,30,0
Ac1 60,10
Ac2 70,10
army 2 ogre-kingdoms:bull-ogres+tyrant/bull-rhinox
B1 46,110,180 50,110,180 54,110,180
Bc1 90,55
turn 1 round 1
next characters
end
legal   place Ac1 90,25
illegal place Ac2 90,25 : WM-CHARM-05
legal   join Ac1 A1
illegal join Ac2 A1 : WM-CHAR-20
legal   place Ac2 70,60

# WM-CHAR-22 who rides a horse, a stag or a tiger goes where infantry goes
position warmaster
field 180x120
wood 80,20 100,20 100,40 80,40
army 1 wood-elves:dryads+general/giant-stag+noble
A1 46,10,0 50,10,0 54,10,0
Ac1 60,10
Ac2 70,10
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next characters
end
legal   place Ac1 90,30
legal   place Ac2 90,30

# WM-CHAR-19 a character who flies by himself needs no mount, and a slow one moves 30 cm
position warmaster
field 180x120
army 1 daemons:daemon-hordes+daemon-overlord
A1 46,10,0 50,10,0 54,10,0
Ac1 60,10
army 2 dark-elves:witch-elves+general+sorceress/cauldron-of-blood
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
Bc2 100,110
turn 1 round 1
next characters
end
legal   place Ac1 60,109

# WM-CHARM-01 the Cauldron of Blood moves 30 cm
position warmaster
field 180x120
army 1 dark-elves:witch-elves+general+sorceress/cauldron-of-blood
A1 46,10,0 50,10,0 54,10,0
Ac1 90,10
Ac2 100,10
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next characters
end
legal   place Ac2 100,40
illegal place Ac2 100,41 : WM-CHARM-01
