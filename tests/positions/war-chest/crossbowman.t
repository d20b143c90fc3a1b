# WC-CROSSBOW-01 five coins
position war-chest
state turn=1
units c1=1cb4
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,la4,lc5,sc5
end
apply   bolster cb c1
shows   units c1=1cb5

# WC-CROSSBOW-02 two hexes straight ahead, six ways
position war-chest
state turn=1
units d2=2ca1 f2=2la1 f4=1cb1 f6=2sw1 h4=2sc1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn4,lc5
p2 hand=ro sup=ca3,la3,sc4,sw4
end
legal   tactic cb f4 x f6
legal   tactic cb f4 x f2
legal   tactic cb f4 x d2
legal   tactic cb f4 x h4

# WC-CROSSBOW-02 not three, not one, not off the line, not at a friend or at nobody
position war-chest
state turn=1
units d4=1kn1 f3=2la1 f4=1cb1 f7=2sw1 g5=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn3,lc5
p2 hand=ro sup=ca3,la3,sc5,sw4
end
illegal tactic cb f4 x f7 : WC-CROSSBOW-02
illegal tactic cb f4 x f3 : WC-CROSSBOW-02
illegal tactic cb f4 x g5 : WC-CROSSBOW-02
illegal tactic cb f4 x d4 : WC-ATTACK-05
illegal tactic cb f4 x h4 : WC-CROSSBOW-02

# WC-CROSSBOW-02 WC-KNIGHT-02 a single coin does not shoot a knight
position war-chest
state turn=1
units f4=1cb1 f6=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,lc5,sw5
p2 hand=ro sup=ca4,kn3,la4,sc5
end
illegal tactic cb f4 x f6 : WC-KNIGHT-02

# WC-CROSSBOW-03 it strikes a neighbour as any unit does
position war-chest
state turn=1
units f4=1cb1 f5=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn4,lc5
p2 hand=ro sup=ca4,la4,sc5,sw4
end
apply   attack cb f4 x f5
shows   units f4=1cb1
shows   p2 hand=ro bag=- up=- down=- sup=ca4,la4,sc5,sw4 out=sw1
