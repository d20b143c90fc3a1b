# WC-SPY-01 the spy names a coin and its owner replaces it
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw5
p2 hand=ca,cb,la bag=ca1,la1 up=ro1 sup=ca2,cb4,la2,sc5
end
apply   proclaim spy : p2
acts    1
actions spy keep | spy drop la | spy drop ca | spy drop cb
illegal spy drop sc : WC-SPY-01
apply   spy drop cb
chance  2
weight  draw p2 la 1/2
weight  draw p2 ca 1/2
apply   draw p2 la
shows   p2 hand=ca,la,la bag=ca1 up=cb1,ro1 down=- sup=ca2,cb4,la2,sc5 out=-
acts    2

# WC-SPY-01 not one's own hand, and another action has to wait
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=la bag=ro1 sup=ca4,cb5,la3,sc5
end
illegal proclaim spy : p1 : WC-SPY-01
apply   proclaim spy : p2
illegal pass with kn : WC-SPY-01

# WC-SPY-02 looking is enough
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw5
p2 hand=ca,la bag=ro1 sup=ca3,cb5,la3,sc5
end
apply   proclaim spy : p2
apply   spy keep
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc5,sw5 out=-
shows   p2 hand=ca,la bag=ro1 up=- down=- sup=ca3,cb5,la3,sc5 out=-
shows   decrees march=- reinforce=- spy=W
acts    2

# WC-SPY-02 an empty hand holds nothing to look at
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw5
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end
illegal proclaim spy : p2 : WC-SPY-02

# WC-SPY-03 A-18 an empty bag is refilled with the dropped coin: it may come back
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw5
p2 hand=ca,la up=cb1 down=ro1 sup=ca3,cb4,la3,sc5
end
apply   proclaim spy : p2
apply   spy drop la
chance  3
weight  draw p2 la 1/3
weight  draw p2 cb 1/3
weight  draw p2 ro 1/3
hidden  1 draw p2 la : draw p2 ?
hidden  2 draw p2 la : draw p2 la

# WC-SPY-01 A-18 the coin is dropped face up
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw5
p2 hand=ca,la bag=cb1 up=ro1 sup=ca3,cb4,la3,sc5
end
apply   proclaim spy : p2
apply   spy drop la
apply   draw p2 cb
shows   p2 hand=ca,cb bag=- up=la1,ro1 down=- sup=ca3,cb4,la3,sc5 out=-

# WC-SPY-01 A-18 spy_face=down: it is dropped face down
position war-chest
options spy_face=down nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw5
p2 hand=ca,la bag=cb1 up=ro1 sup=ca3,cb4,la3,sc5
end
apply   proclaim spy : p2
apply   spy drop la
apply   draw p2 cb
shows   p2 hand=ca,cb bag=- up=ro1 down=la1 sup=ca3,cb4,la3,sc5 out=-

# WC-SPY-01 A-18 four players: any opponent with a coin, never the partner
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=kn4,lc5,sw5
p2 hand=la bag=ro1 sup=ca4,cb5,la3
p3 hand=ar bag=ro1 sup=ar3,pk4,sc5
p4 bag=ro1 sup=be5,en5,ma5
end
legal   proclaim spy : p2
illegal proclaim spy : p3 : WC-SPY-01
illegal proclaim spy : p4 : WC-SPY-01

# WC-SPY-01 WC-INFO-12 whoever is to name a coin has seen the hand, though the position does not say so
position war-chest
options nobility=1 spy_face=down
state turn=1 node=spy
decrees guard=- sacrifice=- spy=WR
units -
marks W=d1,g1 R=e6,h5
p1 hand=- up=ro1 sup=ar4,kn4,lc5,sw5
p2 hand=ca,ca,ro bag=la1 sup=ca2,cb5,la3,sc5
todo spy:p1>p2
end
apply   spy drop ro
shows   seen p1:p2 hand=ca,ca/0 down=ro1
