# WC-REINFORCE-01 one own coin from the box to the supply
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,sw4 out=kn2,sw1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim reinforce : sw
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn2,lc5,sw5 out=kn2
acts    2

# WC-REINFORCE-01 a type of which none is lost, or the enemy's, is not to be had
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,lc5,sw5 out=kn1
p2 hand=ro sup=ca4,cb5,la3,sc5 out=la1
end
illegal proclaim reinforce : ar : WC-REINFORCE-01
illegal proclaim reinforce : la : WC-REINFORCE-01
legal   proclaim reinforce : kn

# WC-REINFORCE-02 nothing lost, nothing to bring back
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5 out=la1
end
illegal proclaim reinforce : kn : WC-REINFORCE-02
