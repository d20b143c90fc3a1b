# WC-CAVALRY-01 four coins
position war-chest
state turn=1
units c1=1ca3
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=cb5,la4,lc5,sc5
end
apply   bolster ca c1
shows   units c1=1ca4

# WC-CAVALRY-02 one step, then a blow at any neighbour of the new hex
position war-chest
state turn=1
units e5=2la1 f4=1ca1 f6=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ro1 sup=ar4,ca2,kn4,lc5
p2 hand=ro sup=cb5,la3,sc5,sw4
end
legal   tactic ca f4 f5 x f6
legal   tactic ca f4 f5 x e5
legal   tactic ca f4 e4 x e5
illegal tactic ca f4 e4 x f6 : WC-CAVALRY-03
illegal tactic ca f4 f6 x f6 : WC-MOVE-01
apply   tactic ca f4 f5 x e5
shows   units f5=1ca1 f6=2sw1
shows   p1 hand=- bag=ro1 up=ca1 down=- sup=ar4,ca2,kn4,lc5 out=-

# WC-CAVALRY-03 no enemy beside the new hex, no tactic
position war-chest
state turn=1
units c1=1ca1 f4=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ar4,ca2,kn4,lc5,ro1
p2 hand=ro sup=cb5,la4,sc5,sw4
end
illegal tactic ca c1 c2 x d3 : WC-CAVALRY-03
actions pass with ca | bolster ca c1 | move ca c1 c2 | move ca c1 d1 | move ca c1 d2

# WC-CAVALRY-03 WC-KNIGHT-02 nor if the only enemy there may not be attacked
position war-chest
state turn=1
units c1=1ca1 c3=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ar4,ca2,lc5,sw5,ro1
p2 hand=ro sup=cb5,kn3,la4,sc5
end
illegal tactic ca c1 c2 x c3 : WC-CAVALRY-03
actions pass with ca | bolster ca c1 | move ca c1 c2 | move ca c1 d1 | move ca c1 d2

# WC-CAVALRY-04 it also moves and attacks plainly
position war-chest
state turn=1
units f4=1ca1 f5=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ro1 sup=ar4,ca2,kn4,lc5
p2 hand=ro sup=cb5,la4,sc5,sw4
end
legal   move ca f4 e4
legal   attack ca f4 x f5
legal   tactic ca f4 e4 x f5
