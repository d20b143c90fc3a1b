# WC-ATTACK-01 a unit hits one adjacent enemy
position war-chest
state turn=1
units e4=2ca1 f4=1sw1 g4=2la1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca3,cb5,la3,sc5
end
legal   attack sw f4 x g4
legal   attack sw f4 x e4

# WC-ATTACK-01 not one further off, and not an empty hex
position war-chest
state turn=1
units f4=1sw1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal attack sw f4 x f6 : WC-ATTACK-01
illegal attack sw f4 x f5 : WC-ATTACK-01

# WC-ATTACK-02 the coin goes to the box, not to supply or discard
position war-chest
state turn=1
units f4=1lc1 f5=2la3
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la1,sc5
end
apply   attack lc f4 x f5
shows   units f4=1lc1 f5=2la2
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la1,sc5 out=la1

# WC-ATTACK-03 the last coin gone, the unit is gone
position war-chest
state turn=1
units f4=1lc1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   attack lc f4 x f5
shows   units f4=1lc1
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la3,sc5 out=la1

# WC-ATTACK-04 the attacker stays where it is
position war-chest
state turn=1
units f4=1lc1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   attack lc f4 x f5
shows   units f4=1lc1
acts    2

# WC-ATTACK-05 nobody attacks his own
position war-chest
state turn=1
units f4=1lc1 f5=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=lc,lc bag=ro1 sup=ar4,kn3,lc2,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal attack lc f4 x f5 : WC-ATTACK-05

# WC-ATTACK-05 WC-TEAM-02 nor his partner's
position war-chest
options players=4
state turn=1
units f4=1lc1 f5=3ar1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=lc bag=ro1 sup=kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=ar3,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
illegal attack lc f4 x f5 : WC-ATTACK-05

# WC-ATTACK-06 the conditions of target and attacker: knight, bishop, archer, lancer
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d1=1ar1 d2=2cb1 f3=2bi1 f4=1sw1 f5=2kn1 g1=1la1 g2=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=ar,la,sw bag=ro1 sup=ar2,la2,lc5,sw3
p2 hand=ro sup=ca3,cb4,kn3,bi4
end
illegal attack sw f4 x f5 : WC-KNIGHT-02
legal   attack sw f4 x f3
illegal attack ar d1 x d2 : WC-ARCHER-03
illegal attack la g1 x g2 : WC-LANCER-05

# WC-ATTACK-06 a stack of two: the knight may be attacked, the bishop not
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f3=2bi1 f4=1sw2 f5=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,lc5,pk4,sw2
p2 hand=ro sup=ca4,kn3,la4,bi4
end
legal   attack sw f4 x f5
illegal attack sw f4 x f3 : WC-BISHOP-05
