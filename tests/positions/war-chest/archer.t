# WC-ARCHER-02 twelve hexes lie at distance two: four of them
position war-chest
state turn=1
units d3=2la1 f4=1ar1 f6=2sw1 g5=2ca1 h2=2cb1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=ar2,kn4,lc5,pk4
p2 hand=ro sup=ca3,cb4,la3,sw4
end
legal   tactic ar f4 x f6
legal   tactic ar f4 x d3
legal   tactic ar f4 x h2
legal   tactic ar f4 x g5

# WC-ARCHER-02 four more
position war-chest
state turn=1
units d2=2la1 d4=2ca1 f2=2sw1 f4=1ar1 h4=2cb1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=ar2,kn4,lc5,pk4
p2 hand=ro sup=ca3,cb4,la3,sw4
end
legal   tactic ar f4 x f2
legal   tactic ar f4 x d2
legal   tactic ar f4 x d4
legal   tactic ar f4 x h4

# WC-ARCHER-02 and the last four
position war-chest
state turn=1
units e2=2sw1 e5=2la1 f4=1ar1 g2=2ca1 h3=2cb1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=ar2,kn4,lc5,pk4
p2 hand=ro sup=ca3,cb4,la3,sw4
end
legal   tactic ar f4 x e2
legal   tactic ar f4 x e5
legal   tactic ar f4 x g2
legal   tactic ar f4 x h3

# WC-ARCHER-02 three hexes are too far, and there must be an enemy
position war-chest
state turn=1
units f4=1ar1 f6=1kn1 f7=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=ar2,kn3,lc5,pk4
p2 hand=ro sup=ca4,cb5,la4,sw4
end
illegal tactic ar f4 x f7 : WC-ARCHER-02
illegal tactic ar f4 x f2 : WC-ARCHER-02
illegal tactic ar f4 x f6 : WC-ATTACK-05

# WC-ARCHER-02 friends and enemies in between do not matter
position war-chest
state turn=1
units f4=1ar1 f5=2la1 g4=1kn1 g5=2sw1 h4=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=ar2,kn3,lc5,pk4
p2 hand=ro sup=ca3,cb5,la3,sw4
end
legal   tactic ar f4 x g5
legal   tactic ar f4 x h4

# WC-ARCHER-03 there is no plain attack by an archer
position war-chest
state turn=1
units e3=1ar3 e4=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=kn4,lc5,pk4
p2 hand=ro sup=ca4,cb5,la4,sw4
end
illegal attack ar e3 x e4 : WC-ARCHER-03

# WC-ARCHER-04 so an adjacent enemy is safe from it
position war-chest
state turn=1
units c1=1ar1 c2=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ar2,kn4,lc5,pk4,ro1
p2 hand=ro sup=ca4,cb5,la4,sw4
end
illegal tactic ar c1 x c2 : WC-ARCHER-04
actions pass with ar | bolster ar c1 | move ar c1 d1 | move ar c1 d2

# WC-ARCHER-05 a marshall cannot use an archer
position war-chest
state turn=1
units e2=1ma1 e3=1ar1 e4=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar3,kn4,lc5,ma3
p2 hand=ro sup=ca4,cb5,la4,sw4
end
illegal tactic ma e2 : attack ar e3 x e4 : WC-MARSHALL-03

# WC-ARCHER-05 Guard and Sacrifice cannot use it either
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1ar1 d2=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar3,kn4,lc5,pk4
p2 hand=ro sup=ca4,cb5,la4,sw4
end
illegal proclaim guard : attack ar d1 x d2 : WC-GUARD-02
illegal proclaim sacrifice : attack ar d1 x d2 : WC-SACRIFICE-02

# WC-ARCHER-01 the fourth archer coin is the last
position war-chest
state turn=1
units c1=1ar3
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=kn4,lc5,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   bolster ar c1
shows   units c1=1ar4
shows   p1 hand=- bag=kn4,lc5,sw5,ro1 up=- down=- sup=- out=-
