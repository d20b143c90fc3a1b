# WC-ENLIST-01 two recruits, of one type or two, and nothing goes face down
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ar,ro bag=ar3,kn2,lc5,sw4 sup=kn2,sw1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
try     proclaim enlist : kn sw
shows   p1 hand=ar bag=ar3,kn2,lc5,sw4 up=kn1,sw1,ro1 down=- sup=kn1 out=-

try     proclaim enlist : sw kn
shows   p1 hand=ar bag=ar3,kn2,lc5,sw4 up=kn1,sw1,ro1 down=- sup=kn1 out=-

try     proclaim enlist : kn kn
shows   p1 hand=ar bag=ar3,kn2,lc5,sw4 up=kn2,ro1 down=- sup=sw1 out=-
acts    2

illegal proclaim enlist : sw sw : WC-ENLIST-01
illegal proclaim enlist : sw ar : WC-ENLIST-01
illegal proclaim enlist : kn : WC-ENLIST-03

# WC-ENLIST-01 a single coin of each of two types is enough
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- reinforce=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn3,lc5,sw4 sup=kn1,sw1
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end
actions pass with ro | recruit kn with ro | recruit sw with ro | proclaim enlist : kn sw

# WC-ENLIST-02 one of the two coins a mercenary: one manoeuvre
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units c1=1me1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,me4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim enlist : ar me
actions then me move c1 c2 | then me move c1 d1 | then me move c1 d2 | skip me
apply   then me move c1 c2
acts    2

# WC-ENLIST-03 A-13 with one coin in supply Enlist is closed
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn3,lc5,sw5 sup=kn1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal proclaim enlist : kn : WC-ENLIST-03
illegal proclaim enlist : kn kn : WC-ENLIST-03

# WC-ENLIST-03 A-13 enlist_strict=0: that one coin may be recruited
position war-chest
options enlist_strict=0 nobility=1
state turn=1
decrees enlist=- march=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn3,lc5,sw5 sup=kn1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim enlist : kn
shows   p1 hand=- bag=ar4,kn3,lc5,sw5 up=kn1,ro1 down=- sup=- out=-

# WC-ENLIST-03 A-13 enlist_strict=0: with two coins both are recruited, with none nothing
position war-chest
options enlist_strict=0 nobility=1
state turn=1
decrees enlist=- march=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn2,lc5,sw5 sup=kn2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal proclaim enlist : kn : WC-ENLIST-03
legal   proclaim enlist : kn kn

# WC-ENLIST-03 A-13 enlist_strict=0 with an empty supply
position war-chest
options enlist_strict=0 nobility=1
state turn=1
decrees enlist=- march=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal proclaim enlist : kn : WC-ENLIST-03
