# WC-RECRUIT-01 one coin face down, one from the supply face up
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro bag=ar3,kn3,lc5,sw3 sup=ar1,sw2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   recruit ar with ro
shows   p1 hand=kn bag=ar3,kn3,lc5,sw3 up=ar1 down=ro1 sup=sw2 out=-
acts    2

# WC-RECRUIT-01 only a type of which the supply holds a coin
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro bag=ar4,kn3,lc5,sw3 sup=sw2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal recruit kn with ro : WC-RECRUIT-01
illegal recruit ar with ro : WC-RECRUIT-01
says en no coin of that type is left
legal   recruit sw with ro

# WC-RECRUIT-02 the type need not match the coin paid
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw bag=ar4,kn2,lc5,sw3,ro1 sup=kn1,sw1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   recruit kn with sw
legal   recruit kn with kn
legal   recruit sw with kn

# WC-RECRUIT-03 the recruit lies in the discard until the bag is refilled
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn3 sup=sw1 out=ar4,kn1,lc5,sw4
p2 bag=la3 up=ro1 sup=ca4,cb5,la1,sc5
end
apply   recruit sw with ro
chance  1
apply   draw p1 kn
apply   draw p1 kn
chance  1
apply   draw p1 kn
apply   draw p2 la
shows   p1 hand=kn,kn,kn bag=- up=sw1 down=ro1 sup=- out=ar4,kn1,lc5,sw4

# WC-RECRUIT-04 an empty supply recruits nothing
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ar4,kn3,lc5,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal recruit sw with kn : WC-RECRUIT-04

# WC-RECRUIT-05 the supply of others is not one's own
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ar4,kn3,lc5,sw4,ro1 sup=sw1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal recruit la with kn : WC-RECRUIT-05
