# WC-ATTR-01 an attribute costs neither a coin nor a turn
position war-chest
state turn=1
units f4=1sw1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw bag=ro1 sup=ar4,kn3,lc5,sw3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack sw f4 x f5
acts    1
apply   then sw move f4 f3
shows   p1 hand=kn bag=ro1 up=sw1 down=- sup=ar4,kn3,lc5,sw3 out=-
acts    2

# WC-ATTR-01 a restriction binds whenever its situation occurs, in an attack by decree too
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1lc1 d2=2bi1 g1=1kn2 g2=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc4,sw5
p2 hand=ro sup=ca4,cb5,la3,bi4
end
legal   proclaim guard : attack lc d1 x d2
legal   proclaim guard : attack kn g1 x g2

# WC-ATTR-02 a swordsman steps after an attack by coin, by marshall, by decree or by a priest's coin
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1sw1 d2=2la3 e2=1ma1 f4=1wp1 f5=2ca2
marks W=d1,g1 R=e6,h5
p1 hand=sw,wp,ro bag=sw1 sup=kn4,ma4,sw2,wp2
p2 hand=ro sup=ca2,cb5,la1,sc5
end
try     attack sw d1 x d2
legal   skip sw

try     proclaim guard : attack sw d1 x d2
legal   skip sw

try     attack wp f4 x f5
apply   draw p1 sw
apply   then wp attack sw d1 x d2
legal   then sw move d1 c1
legal   skip sw

# WC-ATTR-03 the move of March is the ordinary one: an adjacent, empty hex
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1kn2 f5=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal proclaim march : move kn f4 f5 : WC-MOVE-01
illegal proclaim march : move kn f4 f6 : WC-MOVE-01
legal   proclaim march : move kn f4 f3

# WC-ATTR-03 WC-BANNERMAN-03 the bannerman's shift alone is no action of the unit shifted
position war-chest
options nobility=1
state turn=2
decrees march=- reinforce=- spy=-
units f4=2ba1 f6=1be3
marks W=d1,g1 R=e6,h5
p1 bag=ro1 sup=ar4,be2,kn4,sw5
p2 hand=ba bag=ro1 sup=ca4,cb5,la4,ba2
end
apply   move ba f4 f5
apply   then ba shift be f6 f7
shows   units f5=2ba1 f7=1be3
acts    chance

# WC-ATTR-04 the player whose turn it is settles the waiting triggers in the order he likes
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units c1=1me1 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,me4,he4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim enlist : me me
try     then he move g1 g2
legal   then me move c1 c2
illegal then he move g2 g3 : WC-HERALD-06

try     then me move c1 c2
legal   then he move g1 g2
legal   then me move c2 c3

try     skip he
apply   skip me
legal   then me move c1 c2
illegal skip he : WC-HERALD-06

# WC-ATTR-05 while a trigger waits nothing else is played
position war-chest
state turn=1
units d1=1kn1 f4=1sw1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw bag=ro1 sup=ar4,kn2,lc5,sw3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack sw f4 x f5
illegal move kn d1 d2 : WC-ATTR-05
illegal pass with kn : WC-ATTR-05

# WC-ATTR-05 the bishop finishes before its mercenary acts
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1me1 f4=1bi1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ar4,kn4,me3,bi3,ro1 sup=me1
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   tactic bi f4 recruit me : attack x f5
shows   units e3=1me1 f4=1bi1
legal   then me move e3 e4

# WC-ATTR-06 what a card lets you do may be declined
position war-chest
state turn=1
units f4=1be2 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack be f4 x f5
apply   skip be
acts    2

# WC-ATTR-06 the pikes and the priest's draw cannot be declined
position war-chest
state turn=1
units f4=1wp2 f5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn3,sw5,wp1
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   attack wp f4 x f5
shows   units f4=1wp1 f5=2pk1
acts    chance
illegal skip wp : WC-ROUND-02
apply   draw p1 kn
illegal skip wp : WC-ATTR-06

# WC-ATTR-07 a berserker, swordsman or bannerman that is gone has no trigger
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1sw1 d2=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim sacrifice : attack sw d1 x d2
acts    2
illegal then sw move d1 c1 : WC-ATTR-07

# WC-ATTR-07 a unit lost while its trigger waits loses the trigger: the mercenary dies on the pikes with a second coin waiting
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units c1=1me1 c2=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,me4,sw5
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   proclaim enlist : me me
apply   then me attack c1 x c2
shows   units c2=2pk1
acts    2

# WC-ATTR-08 triggers of a granted action are settled before those that waited already
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units c1=1be2 f4=1wp1 f5=2la3 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=be1 sup=be2,kn4,wp3,he4
p2 hand=ro sup=ca4,cb5,la1,sc5
end
apply   proclaim sacrifice : attack wp f4 x f5
legal   then he move g1 g2
apply   next wp
apply   draw p1 be
apply   then wp move be c1 c2
legal   then be move c2 c3
illegal then he move g1 g2 : WC-ATTR-08
apply   skip be
legal   then he move g1 g2
apply   skip he
acts    2

# WC-ATTR-09 a free manoeuvre is a move, an attack, a control or a tactic
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1he1 d5=1kn1 e5=2la1 f2=1sw2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,sw3,he4
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   proclaim march : move sw f2 f3
actions then he move d4 d3 | then he move d4 c3 | then he move d4 c4 | then he move d4 e4 | then he attack d4 x e5 | then he control d4 | then he tactic d4 : bolster kn d5 | skip he

# WC-BERSERKER-02 WC-SWORDSMAN-02 WC-MERCENARY-02 WC-PRIEST-02 a trigger that does not wait is refused by its unit's clause
position war-chest
state turn=1
units c1=1be2 d1=1sw1 f1=1wp1 g1=1me1
marks W=d1,g1 R=e6,h5
p1 hand=be,ro sup=be2,me4,sw4,wp3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal then be move c1 c2 : WC-BERSERKER-02
illegal skip be : WC-BERSERKER-02
illegal then sw move d1 d2 : WC-SWORDSMAN-02
illegal then me move g1 g2 : WC-MERCENARY-02
illegal then wp pass with ro : WC-PRIEST-02

# WC-BERSERKER-03 WC-EARL-06 WC-HERALD-06 WC-BANNERMAN-02 and by these
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1be1 d1=1ea1 f1=1ba1 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=be,ro sup=be3,ea4,ba3,he4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal then be move c1 c2 : WC-BERSERKER-03
illegal then ea move d1 d2 : WC-EARL-06
illegal then he move g1 g2 : WC-HERALD-06
illegal skip ba : WC-BANNERMAN-02

# WC-SWORDSMAN-02 WC-MERCENARY-04 a trigger gives what its card says: a swordsman's is a move
position war-chest
state turn=1
units c1=1sw1 c2=2la2
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack sw c1 x c2
illegal then sw attack c1 x c2 : WC-SWORDSMAN-02

# WC-EARL-06 an earl's is a move too
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,d4,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn4,sw5,ea4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   deploy ea d4
illegal then ea control d4 : WC-EARL-06

# WC-ROUND-02 WC-INFO-07 chance draws what the bag holds, and no unknown coin
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn3 sup=ar4,kn1,lc5,sw5
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end
illegal draw p1 kn : WC-ROUND-02
apply   pass with ro
illegal draw p1 sw : WC-ROUND-02
illegal draw p2 la : WC-ROUND-02
illegal pass with kn : WC-ROUND-02
illegal draw p1 ? : WC-INFO-07
