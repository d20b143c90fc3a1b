# WC-SACRIFICE-01 a friend attacks from anywhere, then loses a coin
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1lc2 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim sacrifice : attack lc f4 x f5
shows   units f4=1lc1 f5=2la1
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc3,sw5 out=lc1
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la2,sc5 out=la1

# WC-SACRIFICE-01 not an enemy's unit
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1lc2 f5=2la2 f6=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc3,pk4
p2 hand=ro sup=ca4,cb5,la2,sw4
end
illegal proclaim sacrifice : attack sw f6 x f5 : WC-SACRIFICE-01

# WC-SACRIFICE-02 neither archer nor lancer, even beside others that may
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units e4=1ar1 f4=1lc1 f5=2sw2 g4=1la1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar3,kn4,la3,lc4
p2 hand=ro sup=ca4,cb5,sc5,sw3
end
illegal proclaim sacrifice : attack ar e4 x f5 : WC-SACRIFICE-02
illegal proclaim sacrifice : attack la g4 x f5 : WC-SACRIFICE-02
legal   proclaim sacrifice : attack lc f4 x f5

# WC-SACRIFICE-03 a single coin attacks and is gone
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1lc1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc4,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   proclaim sacrifice : attack lc f4 x f5
shows   units -
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc4,sw5 out=lc1
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la3,sc5 out=la1
acts    2

# WC-SACRIFICE-04 the priest needs no coin left, a bannerman does
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn1 sup=ar4,kn3,sw5,wp3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim sacrifice : attack wp f4 x f5
acts    chance

# WC-SACRIFICE-05 the decree's coin first, the pikes' coin second
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1lc4 f5=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc1,sw5
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   proclaim sacrifice : attack lc f4 x f5
shows   units f4=1lc2
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc1,sw5 out=lc2
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la4,pk3 out=pk1

# WC-SACRIFICE-01 A-15 against a royal guard its choice comes before the attacker's loss
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1lc2 f5=2rg1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la4,rg4
end
apply   proclaim sacrifice : attack lc f4 x f5
shows   units f4=1lc2 f5=2rg1
acts    2
apply   soak supply
shows   units f4=1lc1 f5=2rg1
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc3,sw5 out=lc1
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la4,rg3 out=rg1
