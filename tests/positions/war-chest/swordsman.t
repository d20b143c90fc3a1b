# WC-SWORDSMAN-01 five coins and no tactic
position war-chest
state turn=1
units c1=1sw4
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ar4,kn4,lc5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with sw | bolster sw c1 | move sw c1 c2 | move sw c1 d1 | move sw c1 d2

# WC-SWORDSMAN-02 each attack earns one step that may be left out
position war-chest
state turn=1
units c1=1sw1 c2=2la2
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack sw c1 x c2
actions then sw move c1 d1 | then sw move c1 d2 | skip sw
try     then sw move c1 d2
shows   units c2=2la1 d2=1sw1
shows   p1 hand=- bag=ro1 up=sw1 down=- sup=ar4,kn4,lc5,sw3 out=-
acts    2

apply   skip sw
shows   units c1=1sw1 c2=2la1
acts    2

# WC-SWORDSMAN-02 the step is one hex into an empty one
position war-chest
state turn=1
units c1=1sw1 c2=2la2 d1=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn3,lc5,sw3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack sw c1 x c2
illegal then sw move c1 d1 : WC-MOVE-01
illegal then sw move c1 c2 : WC-MOVE-01
illegal then sw move c1 d3 : WC-MOVE-01

# WC-SWORDSMAN-02 a move or a control earns nothing
position war-chest
state turn=1
units d4=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
try     move sw d4 d5
acts    2

try     control sw d4
acts    2

# WC-SWORDSMAN-03 an attack granted by a marshall earns it
position war-chest
state turn=1
units c1=1sw1 c2=2la2 d3=1ma1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn4,ma3,sw4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   tactic ma d3 : attack sw c1 x c2
actions then sw move c1 d1 | then sw move c1 d2 | skip sw

# WC-SWORDSMAN-04 by Guard it still stands and may step
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1sw1 d2=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim guard : attack sw d1 x d2
actions then sw move d1 c1 | then sw move d1 e1 | then sw move d1 e2 | skip sw

# WC-SWORDSMAN-05 it follows its victim
position war-chest
state turn=1
units c1=1sw1 c2=2la1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   attack sw c1 x c2
apply   then sw move c1 c2
shows   units c2=1sw1

# WC-SWORDSMAN-02 hemmed in it has no step to take
position war-chest
state turn=1
units c1=1sw1 c2=2la2 d1=1kn1 d2=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn3,lc4,sw3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack sw c1 x c2
acts    2
