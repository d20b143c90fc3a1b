# WC-MOVE-01 a unit goes to any of the six adjacent hexes, and to no other
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ar4,kn2,lc5,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with kn | bolster kn f4 | move kn f4 f3 | move kn f4 f5 | move kn f4 e3 | move kn f4 e4 | move kn f4 g3 | move kn f4 g4
illegal move kn f4 f6 : WC-MOVE-01
illegal move kn f4 h3 : WC-MOVE-01
illegal move kn f4 f4 : WC-MOVE-01

# WC-MOVE-01 neither onto a friend nor onto an enemy
position war-chest
state turn=1
units e4=2la1 f4=1kn1 f5=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw4
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal move kn f4 f5 : WC-MOVE-01
illegal move kn f4 e4 : WC-MOVE-01
apply   move kn f4 g4
shows   units e4=2la1 f5=1sw1 g4=1kn1
shows   p1 hand=- bag=ro1 up=kn1 down=- sup=ar4,kn2,lc5,sw4 out=-

# WC-MOVE-01 the unit moves from where it stands
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal move kn f5 f6 : WC-TURN-05

# WC-MOVE-02 a unit hemmed in by units and the edge does not move
position war-chest
state turn=1
units c1=1kn1 c2=2la1 d1=1sw1 d2=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ar4,kn2,lc5,sw4,ro1
p2 hand=ro sup=ca3,cb5,la3,sc5
end
illegal move kn c1 c2 : WC-MOVE-02
actions pass with kn | bolster kn c1 | attack kn c1 x c2 | attack kn c1 x d2

# WC-MOVE-03 a longer move enters empty hexes only, whichever side stands there
position war-chest
state turn=1
units f3=2la1 f4=1lc1 f5=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn3,lc3,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal tactic lc f4 f6 : WC-MOVE-03
illegal tactic lc f4 f2 : WC-MOVE-03
legal   tactic lc f4 d4

# WC-MOVE-04 moving on and off Locations leaves the markers as they are
position war-chest
state turn=1
units e5=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,kn bag=ro1 sup=ar4,kn1,lc5,sw5
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end
apply   move kn e5 e6
shows   marks W=d1,g1 R=e6,h5
apply   pass with ro
apply   move kn e6 f6
shows   marks W=d1,g1 R=e6,h5
