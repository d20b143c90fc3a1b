# WC-SCOUT-01 five coins and no tactic
position war-chest
state turn=1
units c1=1sc4
marks W=d1,g1 R=e6,h5
p1 hand=sc bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,lc5
end
actions pass with sc | bolster sc c1 | move sc c1 c2 | move sc c1 d1 | move sc c1 d2

# WC-SCOUT-02 beside a friend or on a Location of its side
position war-chest
state turn=1
units c4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=sc bag=ar4,kn3,sc4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,lc5
end
actions pass with sc | deploy sc d1 | deploy sc g1 | deploy sc c3 | deploy sc d4 | deploy sc d5
illegal deploy sc f4 : WC-SCOUT-02

# WC-SCOUT-02 the hex must be empty, and an enemy unit is no friend
position war-chest
state turn=1
units f4=1kn1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=sc bag=ro1 sup=ar4,kn3,sc4,sw5
p2 hand=ro sup=ca4,cb5,la3,lc5
end
illegal deploy sc f5 : WC-SCOUT-02
illegal deploy sc f6 : WC-SCOUT-02

# WC-SCOUT-02 other units have no such right
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn3,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal deploy sw f5 : WC-DEPLOY-01

# WC-SCOUT-03 the hex may be a neutral or an enemy Location
position war-chest
state turn=1
units e4=1kn1 e5=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=sc bag=ro1 sup=ar4,kn3,sc4,sw4
p2 hand=ro sup=ca4,cb5,la4,lc5
end
legal   deploy sc e3
legal   deploy sc e6
apply   deploy sc e6
shows   units e4=1kn1 e5=1sw1 e6=1sc1
shows   marks W=d1,g1 R=e6,h5

# WC-SCOUT-02 WC-DEPLOY-02 beside a friend it comes even when every Location is occupied
position war-chest
state turn=1
units d1=1kn1
marks W=d1 R=e6,h5
p1 hand=sc bag=ro1 sup=ar4,kn3,sc4,sw5
p2 hand=ro sup=ca4,cb5,la4,lc5
end
legal   deploy sc d2

# WC-SCOUT-02 WC-DEPLOY-03 one scout unit is enough
position war-chest
state turn=1
units f4=1kn1 f5=1sc1
marks W=d1,g1 R=e6,h5
p1 hand=sc bag=ro1 sup=ar4,kn3,sc3,sw5
p2 hand=ro sup=ca4,cb5,la4,lc5
end
illegal deploy sc f3 : WC-DEPLOY-03
