# WC-INIT-01 any coin, face down, takes the marker from the enemy
position war-chest
state first=2 turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
hidden  2 claim with ro : claim with ?
apply   claim with ro
shows   state round=1 first=2 turn=2 init=1 claimed=1 node=play
shows   p1 hand=kn bag=- up=- down=ro1 sup=ar4,kn3,lc5,sw5 out=-

# WC-INIT-02 not by its holder
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal claim with kn : WC-INIT-02

# WC-INIT-02 nor by who held it when the round began
position war-chest
state first=2 turn=2 init=1 claimed=1
units -
marks W=d1,g1 R=e6,h5
p1 bag=ro1 sup=ar4,kn4,lc5,sw5
p2 hand=la bag=ro1 sup=ca4,cb5,la3,sc5
end
illegal claim with la : WC-INIT-02

# WC-INIT-03 once a round: seat 3 cannot claim from seat 2 what seat 2 has just claimed from seat 1
position war-chest
options players=4
state turn=2
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
apply   claim with ro
illegal claim with ro : WC-INIT-03

# WC-INIT-04 WC-TEAM-07 not from the partner
position war-chest
options players=4
state first=2 turn=4
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 bag=ro1 sup=ar4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
illegal claim with ro : WC-INIT-04

# WC-INIT-05 the order of the running round is not changed by a claim
position war-chest
state first=2 turn=2
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw bag=ro1 sup=ar4,kn3,lc5,sw4
p2 hand=ca,la bag=ro1 sup=ca3,cb5,la3,sc5
end
apply   pass with la
apply   claim with kn
acts    2
apply   pass with ca
acts    1

# WC-INIT-05 the claimer keeps the marker while nobody claims it
position war-chest
state first=2 turn=1 init=1 claimed=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn3 sup=ar4,kn1,lc5,sw5
p2 bag=la3 up=ro1 sup=ca4,cb5,la1,sc5
end
apply   pass with ro
apply   draw p1 kn
apply   draw p1 kn
apply   draw p1 kn
apply   draw p2 la
apply   draw p2 la
apply   draw p2 la
shows   state round=2 first=1 turn=1 init=1 claimed=0 node=play quiet=1
