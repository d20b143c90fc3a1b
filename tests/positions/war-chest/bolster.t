# WC-BOLSTER-01 the coin goes on the own unit of its type, wherever that stands
position war-chest
state turn=1
units f7=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   bolster kn f7
shows   units f7=1kn2
shows   p1 hand=- bag=ro1 up=- down=- sup=ar4,kn2,lc5,sw5 out=-
acts    2

# WC-BOLSTER-01 not on another hex or on another unit
position war-chest
state turn=1
units f4=1kn1 f5=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal bolster kn f5 : WC-BOLSTER-01
illegal bolster kn e3 : WC-BOLSTER-01

# WC-BOLSTER-02 twice in a round, and up to the last coin there is
position war-chest
state turn=1
units f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=kn,kn bag=ro1 sup=ar4,lc5,sw5
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end
apply   bolster kn f4
apply   pass with ro
apply   bolster kn f4
shows   units f4=1kn4

# WC-BOLSTER-03 a stack moves as one
position war-chest
state turn=1
units f4=1kn3
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   move kn f4 g4
shows   units g4=1kn3

# WC-BOLSTER-03 and acts as one: three coins still take one coin a blow
position war-chest
state turn=1
units f4=1sw3 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw1
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack sw f4 x f5
shows   units f4=1sw3 f5=2la1

# WC-BOLSTER-04 two coins are a bolstered unit, one is not
position war-chest
state turn=1
units f4=1sw2 f5=2kn1 g5=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=lc,sw bag=ro1 sup=ar4,lc3,pk4,sw2
p2 hand=ro sup=ca4,cb5,kn3,la4
end
legal   attack sw f4 x f5
illegal attack lc g5 x f5 : WC-KNIGHT-02

# WC-BOLSTER-05 with two footmen the player says which one is bolstered
position war-chest
state turn=1
units d1=1fo1 f4=1fo2
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo1,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
try     bolster fo d1
shows   units d1=1fo2 f4=1fo2

try     bolster fo f4
shows   units d1=1fo1 f4=1fo3
