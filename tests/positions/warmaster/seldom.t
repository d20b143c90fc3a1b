# WM-STAT-13 WM-MOVE-24 set stand by stand, a war wagon too must end in column
position warmaster
field 180x120
army 1 kislev:war-wagon+axemen+general
A1 50,30,0 50,26,0
A2 67,30,0 71,30,0 75,30,0
Ac1 50,20
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1
next orders
end
apply   order Ac1 A1
apply   give
apply   roll 1 1
apply   stand A1 1 50,40 0
illegal stand A1 2 52,40 0 : WM-STAT-13
legal   stand A1 2 50,36 0

# WM-DEPLOY-03 the far side of the table ends at its edge
position warmaster
field 180x120
army 1 empire:halberdiers+general
A1 46,10,0 50,10,0 54,10,0
Ac1 50,8
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 -
turn 2 round 0
next persons
end
legal   place Bc1 50,120
illegal place Bc1 50,121 : WM-DEPLOY-03
illegal place Bc1 181,110 : WM-DEPLOY-03

# WM-BRIG-03 a unit that has been ordered does not join one that has not
position warmaster
field 180x120
army 1 empire:2xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 58,30,0 62,30,0 66,30,0 orders 1
Ac1 50,20 used ordered
army 2 empire:halberdiers+general
B1 46,110,180 50,110,180 54,110,180
Bc1 90,110
turn 1 round 1 giver Ac1
next brigade
order Ac1 to A1
end
illegal with A2 : WM-BRIG-03

# WM-CHARM-08 a character joins no unit that is gone, off the table or the enemy's
position warmaster
field 180x120
army 1 empire:3xhalberdiers+general
A1 46,30,0 50,30,0 54,30,0
A2 lost
A3 off 2,60,90 2,64,90 2,68,90
Ac1 50,20
army 2 empire:halberdiers+general
B1 46,40,180 50,40,180 54,40,180
Bc1 90,110
turn 1 round 1
next characters
end
legal   join Ac1 A1
illegal join Ac1 A2 : WM-CHARM-08
illegal join Ac1 A3 : WM-CHARM-08
illegal join Ac1 A7 : WM-CHARM-08
illegal join Ac1 B1 : WM-CHARM-08

# WM-MAGIC-14 a raised unit set stand by stand must touch the enemy when it is whole, not before
position warmaster
field 180x120
army 1 undead:skeletons+tomb-king+liche-priest
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
Ac2 50,25
army 2 empire:halberdiers+pistoliers+pistoliers+general
B1 46,32,180 50,32,180 54,32,180
B2 170,110,180 172,110,180 174,110,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply cast Ac2 raise-dead B1
apply die 5
apply   stand A2 1 50,38 180
apply   stand A2 2 50,36 180
legal   stand A2 3 50,34 180
illegal stand A2 3 50,40 180 : WM-MAGIC-14

# WM-FLY-14 WM-CONF-01 flyers driven back are confused by ground only where their move would end in it
position warmaster
field 180x120
wood 20,60 80,60 80,70 20,70
army 1 empire:crossbowmen+general
A1 46,30,0 50,30,0 54,30,0
Ac1 50,10
army 2 high-elves:giant-eagles+spearmen+reavers+general
B1 48,45,180 50,45,180 52,45,180
B2 166,50,180 170,50,180 174,50,180
B3 150,110,180 152,110,180 154,110,180
Bc1 90,110
turn 1 round 1
next shooting
end
apply   shoot A1 B1
apply   hits 2
apply   hits 0
apply   driven 5
apply   done
acts    2

# WM-STAT-13 a Scrap Launcher shoots at a unit it does not see, and no nearer one is seen
position warmaster
field 180x120
wood 30,40 70,40 70,50 30,50
army 1 ogre-kingdoms:scrap-launcher+bull-ogres+tyrant
A1 50,30,0
A2 100,10,0 104,10,0 108,10,0
Ac1 50,10
army 2 empire:halberdiers+general
B1 46,60,180 50,60,180 54,60,180
Bc1 90,110
turn 1 round 1
next shooting
end
legal   shoot A1 B1
listed  shoot A1 B1

# WM-PURSUE-13 WM-PURSUE-14 a stand that cannot touch the enemy goes anywhere beside those that have moved
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
B2 45,35,180 41,35,180 37,35,180
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
listed  stand A1 3 50,28 0
unlisted stand A1 3 49,28 0
legal   stand A1 3 49,28 0
