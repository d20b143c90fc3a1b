# WC-DEPLOY-01 a coin becomes a unit of one on an empty Location of its side
position war-chest
state turn=1
units -
marks W=c2,d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   deploy kn c2
shows   units c2=1kn1
shows   p1 hand=- bag=ro1 up=- down=- sup=ar4,kn3,lc5,sw5 out=-
acts    2

# WC-DEPLOY-01 not on a neutral or enemy Location, a plain hex or an occupied one
position war-chest
state turn=1
units d1=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal deploy kn e3 : WC-DEPLOY-01
illegal deploy kn e6 : WC-DEPLOY-01
illegal deploy kn f4 : WC-DEPLOY-01
illegal deploy kn d1 : WC-DEPLOY-01
legal   deploy kn g1

# WC-DEPLOY-01 the Raven deploys on the Raven's Locations
position war-chest
state turn=2
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=la bag=ro1 sup=ca4,cb5,la3,sc5
end
legal   deploy la e6
legal   deploy la h5
illegal deploy la d1 : WC-DEPLOY-01

# WC-DEPLOY-02 an enemy unit on the last Location blocks it as well
position war-chest
state turn=1
units d1=2la1
marks W=d1 R=e6,h5
p1 hand=kn bag=ar4,kn3,lc5,sw5,ro1
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal deploy kn d1 : WC-DEPLOY-02
actions pass with kn

# WC-DEPLOY-03 one unit of a type at a time
position war-chest
state turn=1
units f4=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal deploy sw d1 : WC-DEPLOY-03

# WC-DEPLOY-04 after its unit is destroyed the type may come again
position war-chest
state turn=2
units f4=1kn1 f5=2sw2
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,pk4
p2 hand=sw bag=ro1 sup=ca4,cb5,la4,sw2
end
apply   attack sw f5 x f4
apply   skip sw
legal   deploy kn g1

# WC-DEPLOY-05 the Royal coin cannot be deployed
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal deploy ro d1 : WC-DEPLOY-05
legal   deploy kn d1
