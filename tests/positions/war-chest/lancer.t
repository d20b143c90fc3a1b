# WC-LANCER-01 four coins
position war-chest
state turn=1
units c1=1la3
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,lc5,sc5
end
apply   bolster la c1
shows   units c1=1la4

# WC-LANCER-02 one hex or two, then the next one in the same line
position war-chest
state turn=1
units f2=1la1 f5=2sw1 h2=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,kn4,la2,lc5
p2 hand=ro sup=ca3,cb5,sc5,sw4
end
legal   tactic la f2 f4 x f5
legal   tactic la f2 g2 x h2
illegal tactic la f2 f3 x f5 : WC-LANCER-02
illegal tactic la f2 f5 x f5 : WC-LANCER-02
apply   tactic la f2 f4 x f5
shows   units f4=1la1 h2=2ca1
shows   p1 hand=- bag=ro1 up=la1 down=- sup=ar4,kn4,la2,lc5 out=-

# WC-LANCER-02 both hexes entered must be empty
position war-chest
state turn=1
units f2=1la1 f3=2ca1 f5=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,kn4,la2,lc5
p2 hand=ro sup=ca3,cb5,sc5,sw4
end
illegal tactic la f2 f4 x f5 : WC-LANCER-02

# WC-LANCER-02 it does not turn
position war-chest
state turn=1
units e3=2sw1 f2=1la1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,kn4,la2,lc5
p2 hand=ro sup=ca4,cb5,sc5,sw4
end
illegal tactic la f2 f3 x e3 : WC-LANCER-02
illegal tactic la f2 e2 x e3 : WC-LANCER-02

# WC-LANCER-03 a charge needs an enemy at its end
position war-chest
state turn=1
units c4=2sw1 f2=1la1 f5=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,kn3,la2,lc5
p2 hand=ro sup=ca4,cb5,sc5,sw4
end
illegal tactic la f2 f3 x f4 : WC-LANCER-03
illegal tactic la f2 f4 x f5 : WC-ATTACK-05

# WC-LANCER-04 WC-KNIGHT-02 one coin may not charge a knight from next to next, two may
position war-chest
state turn=1
units f2=1la1 f4=2kn2
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,la2,lc5,sw5
p2 hand=ro sup=ca4,cb5,kn2,sc5
end
illegal tactic la f2 f3 x f4 : WC-LANCER-04

# WC-LANCER-05 it attacks by charging only
position war-chest
state turn=1
units f4=1la2 f5=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,kn4,la1,lc5
p2 hand=ro sup=ca4,cb5,sc5,sw4
end
illegal attack la f4 x f5 : WC-LANCER-05
legal   move la f4 e4

# WC-LANCER-06 marshall, Guard and Sacrifice cannot use it
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1la1 d2=2sw1 e2=1ma1
marks W=d1,g1 R=e6,h5
p1 hand=ma,ro sup=ar4,kn4,la3,ma3
p2 hand=ro sup=ca4,cb5,sc5,sw4
end
illegal tactic ma e2 : attack la d1 x d2 : WC-MARSHALL-03
illegal proclaim guard : attack la d1 x d2 : WC-GUARD-02
illegal proclaim sacrifice : attack la d1 x d2 : WC-SACRIFICE-02
