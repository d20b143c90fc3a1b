# WC-REDEPLOY-01 a friend is lifted and deployed on a Location of its side
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units d1=1lc1 f4=1kn1
marks W=d1,g1,i3 R=e6,h5
p1 hand=ro sup=ar4,kn3,lc4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   proclaim redeploy : kn f4 g1
legal   proclaim redeploy : kn f4 i3
illegal proclaim redeploy : kn f4 d1 : WC-REDEPLOY-01
illegal proclaim redeploy : kn f4 f5 : WC-REDEPLOY-01
illegal proclaim redeploy : kn f4 e3 : WC-REDEPLOY-01
apply   proclaim redeploy : kn f4 i3
shows   units d1=1lc1 i3=1kn1
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn3,lc4,sw5 out=-

# WC-REDEPLOY-01 not an enemy
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units f4=1kn1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal proclaim redeploy : la f5 d1 : WC-REDEPLOY-01

# WC-REDEPLOY-01 A-16 its own Location is free once it is lifted
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units d1=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   proclaim redeploy : kn d1 d1
legal   proclaim redeploy : kn d1 g1

# WC-REDEPLOY-02 A-16 the whole stack goes along
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units f4=1lc4
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc1,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim redeploy : lc f4 g1
shows   units g1=1lc4

# WC-REDEPLOY-02 A-16 redeploy_single=1: one coin goes, the rest is discarded face up
position war-chest
options redeploy_single=1 nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units f4=1lc4
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc1,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim redeploy : lc f4 g1
shows   units g1=1lc1
shows   p1 hand=- bag=- up=lc3,ro1 down=- sup=ar4,kn4,lc1,sw5 out=-

# WC-REDEPLOY-03 the earl steps after it
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units d1=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,sw5,ea4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim redeploy : ea d1 g1
legal   then ea move g1 g2
legal   skip ea

# WC-REDEPLOY-04 a scout may go beside a friend, and other units may not
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units d1=1sc1 f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,sc4,sw5
p2 hand=ro sup=ca4,cb5,la4,lc5
end
legal   proclaim redeploy : sc d1 g4
illegal proclaim redeploy : sc d1 g5 : WC-SCOUT-02
illegal proclaim redeploy : kn f4 d2 : WC-REDEPLOY-01

# WC-REDEPLOY-04 a scout is no friend of itself: a lone scout goes to Locations only
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units f4=1sc1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,sc4,sw5
p2 hand=ro sup=ca4,cb5,la4,lc5
end
illegal proclaim redeploy : sc f4 f5 : WC-SCOUT-02
legal   proclaim redeploy : sc f4 g1
