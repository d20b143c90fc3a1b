# WC-MARCH-01 A-17 a bolstered friend moves one hex
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1lc2 f4=1kn2 g1=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc3,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal proclaim march : move lc c1 c3 : WC-MOVE-01
illegal proclaim march : move sw g1 g2 : WC-MARCH-01
apply   proclaim march : move lc c1 c2
shows   units c2=1lc2 f4=1kn2 g1=1sw1

# WC-MARCH-01 not an enemy
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1kn2 f6=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
illegal proclaim march : move la f6 f7 : WC-MARCH-01

# WC-MARCH-02 without a bolstered friend that can move the decree is closed
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- reinforce=-
units g1=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn4,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal proclaim march : move sw g1 g2 : WC-MARCH-02
actions pass with ro

# WC-MARCH-02 hemmed in counts as unable
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- reinforce=-
units c1=1kn2 c2=2la1 d1=1lc1 d2=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc4,sw4
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal proclaim march : move kn c1 c2 : WC-MARCH-02

# WC-MARCH-03 a berserker may follow up
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1be2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,be3,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim march : move be f4 f5
apply   then be move f5 f6
shows   units f6=1be1
shows   p1 hand=- bag=- up=be1,ro1 down=- sup=ar4,be3,kn4,sw5 out=-
