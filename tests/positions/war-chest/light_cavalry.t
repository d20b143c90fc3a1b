# WC-LIGHTCAV-01 five coins
position war-chest
state turn=1
units c1=1lc4
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   bolster lc c1
shows   units c1=1lc5

# WC-LIGHTCAV-02 two steps, turning or not, from a corner
position war-chest
state turn=1
units c1=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ar4,kn4,lc3,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with lc | bolster lc c1 | move lc c1 c2 | move lc c1 d1 | move lc c1 d2 | tactic lc c1 c3 | tactic lc c1 d3 | tactic lc c1 e3 | tactic lc c1 e2 | tactic lc c1 e1

# WC-LIGHTCAV-02 the end hex must be empty
position war-chest
state turn=1
units c1=1lc1 e2=2la1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal tactic lc c1 e2 : WC-LIGHTCAV-02

# WC-LIGHTCAV-03 one hex is a plain move
position war-chest
state turn=1
units f4=1lc2
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc2,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   move lc f4 g4
shows   units g4=1lc2
shows   p1 hand=- bag=ro1 up=lc1 down=- sup=ar4,kn4,lc2,sw5 out=-

# WC-LIGHTCAV-04 its tactic ends exactly two hexes away
position war-chest
state turn=1
units c1=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic lc c1 c2 : WC-LIGHTCAV-04
illegal tactic lc c1 c1 : WC-LIGHTCAV-04
illegal tactic lc c1 c4 : WC-LIGHTCAV-04
