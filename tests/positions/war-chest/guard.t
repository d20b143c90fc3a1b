# WC-GUARD-01 a friend on a Location of its side attacks; one that stands elsewhere does not
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units c2=1lc1 c3=2la1 e3=1kn1 e4=2ca1
marks W=c2,d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,lc4,sw5
p2 hand=ro sup=ca3,cb5,la3,sc5
end
legal   proclaim guard : attack lc c2 x c3
illegal proclaim guard : attack kn e3 x e4 : WC-GUARD-01

# WC-GUARD-01 nor one on a Location of the enemy
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1lc1 d2=2la1 e5=2ca1 e6=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,lc4,sw5
p2 hand=ro sup=ca3,cb5,la3,sc5
end
illegal proclaim guard : attack kn e6 x e5 : WC-GUARD-01
legal   proclaim guard : attack lc d1 x d2

# WC-GUARD-02 neither archer nor lancer
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1ar1 d2=2sw1 g1=1la1 g2=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar3,kn4,la3,lc5
p2 hand=ro sup=ca3,cb5,sc5,sw4
end
illegal proclaim guard : attack ar d1 x d2 : WC-GUARD-02
illegal proclaim guard : attack la g1 x g2 : WC-GUARD-02

# WC-GUARD-03 the priest draws
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1wp1 d2=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn1 sup=ar4,kn3,sw5,wp3
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   proclaim guard : attack wp d1 x d2
apply   draw p1 kn
legal   then wp pass with kn

# WC-GUARD-03 the berserker follows up and pikes strike back
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1be3 d2=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,be2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   proclaim guard : attack be d1 x d2
shows   units d1=1be2 d2=2pk1
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,be2,kn4,sw5 out=be1
apply   then be attack d1 x d2
shows   units -

# WC-GUARD-04 WC-GUARD-05 A-14 a single coin may be used and costs nothing
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1lc1 d2=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc4,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   proclaim guard : attack lc d1 x d2
shows   units d1=1lc1
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc4,sw5 out=-
