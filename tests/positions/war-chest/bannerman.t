# WC-BANNERMAN-01 four coins and no tactic
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1ba3
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with ba | bolster ba c1 | move ba c1 c2 | move ba c1 d1 | move ba c1 d2

# WC-BANNERMAN-02 after a move, an attack or a control it may shift one adjacent enemy
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ba1 e5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn4,sw5,ba2
p2 hand=ro sup=ca4,cb5,la2,sc5
end
try     attack ba d4 x e5
legal   then ba shift la e5 e6
legal   skip ba

try     control ba d4
legal   then ba shift la e5 f6

try     move ba d4 e4
legal   then ba shift la e5 d5
apply   skip ba
acts    2

# WC-BANNERMAN-02 one unit, one hex, enemies only
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d3=2ca1 e3=1ba1 e5=1kn1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn3,sw5,ba2
p2 hand=ro sup=ca3,cb5,la3,sc5
end
apply   move ba e3 e4
legal   then ba shift la f5 f6
legal   then ba shift ca d3 d2
illegal then ba shift kn e5 e6 : WC-BANNERMAN-02
illegal then ba shift la f5 f7 : WC-BANNERMAN-04
apply   then ba shift ca d3 d2
acts    2

# WC-BANNERMAN-03 a shifted bannerman or berserker does nothing in return, and no coin is spent
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1ba1 f5=2be3
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn4,sw5,ba2
p2 hand=ro sup=be2,ca4,cb5,la4
end
apply   move ba e3 e4
apply   then ba shift be f5 g5
shows   units e4=1ba1 g5=2be3
shows   p1 hand=- bag=ro1 up=ba1 down=- sup=ar4,kn4,sw5,ba2 out=-
shows   p2 hand=ro bag=- up=- down=- sup=be2,ca4,cb5,la4 out=-
acts    2

# WC-BANNERMAN-04 the hex must be empty and on the map in use
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c2=1ba1 c4=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn4,sw5,ba2
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   move ba c2 c3
actions then ba shift la c4 d4 | then ba shift la c4 d5 | skip ba
illegal then ba shift la c4 b3 : WC-SETUP2-01

# WC-BANNERMAN-05 adjacency counts after the manoeuvre, and the goal need not touch the bannerman
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1ba1 e5=2ca1 f3=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn4,sw5,ba2
p2 hand=ro sup=ca3,cb5,la3,sc5
end
apply   move ba e3 e4
illegal then ba shift la f3 f2 : WC-BANNERMAN-02
legal   then ba shift ca e5 e6
legal   then ba shift ca e5 d5

# WC-BANNERMAN-06 knights, bishops and tall stacks are shifted alike
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1ba1 e5=2bi1 f5=2kn3
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,lc5,sw5,ba2
p2 hand=ro sup=ca4,kn1,la4,bi4
end
apply   move ba e3 e4
legal   then ba shift kn f5 f6
legal   then ba shift bi e5 e6

# WC-BANNERMAN-07 an ensign's move counts
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e2=1en1 e3=1ba1 e5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn4,ba3
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   tactic en e2 : move ba e3 e4
legal   then ba shift la e5 e6

# WC-BANNERMAN-07 March counts
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1ba2 e5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,sw5,ba2
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   proclaim march : move ba e3 e4
legal   then ba shift la e5 e6

# WC-BANNERMAN-07 Guard counts, and Sacrifice if a coin is left
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1ba2 d2=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,sw5,ba2
p2 hand=ro sup=ca4,cb5,la2,sc5
end
try     proclaim guard : attack ba d1 x d2
legal   then ba shift la d2 d3

try     proclaim sacrifice : attack ba d1 x d2
shows   units d1=1ba1 d2=2la1
legal   then ba shift la d2 d3

# WC-BANNERMAN-07 a bannerman that is gone shifts nobody
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1ba1 d2=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,sw5,ba3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim sacrifice : attack ba d1 x d2
shows   units d2=2la1
acts    2
