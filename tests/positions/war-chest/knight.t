# WC-KNIGHT-01 four coins and no tactic
position war-chest
state turn=1
units c1=1kn3
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ar4,lc5,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with kn | bolster kn c1 | move kn c1 c2 | move kn c1 d1 | move kn c1 d2

# WC-KNIGHT-02 it needs two coins to attack a knight, however many the knight has
position war-chest
state turn=1
units f4=1sw1 f5=2kn3 g4=1lc2
marks W=d1,g1 R=e6,h5
p1 hand=lc,sw bag=ro1 sup=ar4,lc2,pk4,sw3
p2 hand=ro sup=ca4,cb5,kn1,la4
end
illegal attack sw f4 x f5 : WC-KNIGHT-02
legal   attack lc g4 x f5

# WC-KNIGHT-02 a charge of cavalry counts its coins too
position war-chest
state turn=1
units f3=1ca2 f5=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ro1 sup=ar4,ca1,lc5,sw5
p2 hand=ro sup=cb5,kn3,la4,sc5
end
legal   tactic ca f3 f4 x f5

# WC-KNIGHT-02 an attack by decree as well
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1sw1 d2=2kn1 g1=1lc2 g2=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,lc3,pk4,sw4
p2 hand=ro sup=ca4,cb5,kn3,la3
end
illegal proclaim guard : attack sw d1 x d2 : WC-KNIGHT-02
illegal proclaim sacrifice : attack sw d1 x d2 : WC-KNIGHT-02
legal   proclaim guard : attack lc g1 x g2

# WC-KNIGHT-02 knights fight knights by the same rule
position war-chest
state turn=2
units f4=1ca1 f5=2kn1
marks W=d1,g1 R=e6,h5
p1 bag=ro1 sup=ar4,ca3,lc5,sw5
p2 hand=kn bag=ro1 sup=cb5,kn2,la4,sc5
end
legal   attack kn f5 x f4

# WC-KNIGHT-03 a bolstered knight that attacks pikes loses a coin
position war-chest
state turn=1
units f4=1kn3 f5=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   attack kn f4 x f5
shows   units f4=1kn2
shows   p1 hand=- bag=ro1 up=kn1 down=- sup=ar4,lc5,sw5 out=kn1

# WC-KNIGHT-04 a single bannerman shifts a knight
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1ba1 f5=2kn2
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,lc5,sw5,ba2
p2 hand=ro sup=ca4,cb5,kn2,la4
end
apply   move ba e3 e4
apply   then ba shift kn f5 g5
shows   units e4=1ba1 g5=2kn2
