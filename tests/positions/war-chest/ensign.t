# WC-ENSIGN-01 five coins
position war-chest
state turn=1
units c1=1en4
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   bolster en c1
shows   units c1=1en5

# WC-ENSIGN-02 a friend at distance two steps along within reach
position war-chest
state turn=1
units f4=1en1 h3=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn2,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   tactic en f4 : move kn h3 h4
legal   tactic en f4 : move kn h3 g4
illegal tactic en f4 : move kn h3 i3 : WC-ENSIGN-02
apply   tactic en f4 : move kn h3 g4
shows   units f4=1en1 g4=1kn2
shows   p1 hand=- bag=ro1 up=en1 down=- sup=ar4,en3,kn2,sw5 out=-
acts    2

# WC-ENSIGN-02 a friend three hexes off cannot be called in
position war-chest
state turn=1
units f4=1en1 f7=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic en f4 : move kn f7 f6 : WC-ENSIGN-02

# WC-ENSIGN-02 an enemy is not moved, and the hex must be empty
position war-chest
state turn=1
units e3=1kn1 e4=2ca1 f4=1en1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn3,sw5
p2 hand=ro sup=ca3,cb5,la3,sc5
end
illegal tactic en f4 : move la f5 f6 : WC-ENSIGN-02
illegal tactic en f4 : move kn e3 e4 : WC-MOVE-01

# WC-ENSIGN-03 one hex, even for light cavalry
position war-chest
state turn=1
units e3=1lc1 f4=1en1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn4,lc4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic en f4 : move lc e3 f5 : WC-ENSIGN-03
legal   tactic en f4 : move lc e3 e4

# WC-ENSIGN-04 an ensign does not pick itself
position war-chest
state turn=1
units e3=1kn1 f4=1en1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic en f4 : move en f4 f5 : WC-ENSIGN-04
legal   tactic en f4 : move kn e3 e4

# WC-ENSIGN-05 WC-BANNERMAN-07 a bannerman moved by an ensign may shift an enemy
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e4=1ba1 e6=2la1 f4=1en1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn4,ba3
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   tactic en f4 : move ba e4 e5
legal   then ba shift la e6 f7
legal   skip ba

# WC-ENSIGN-05 other units just move
position war-chest
state turn=1
units e4=1sw2 e6=2la1 f4=1en1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn4,sw3
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   tactic en f4 : move sw e4 e5
acts    2
