# WC-HERALD-01 five coins
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1he4
marks W=d1,g1 R=e6,h5
p1 hand=he bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   bolster he c1
shows   units c1=1he5

# WC-HERALD-02 it adds a coin of the right type to a single neighbour
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e4=1sw1 f4=1he1 f5=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=he bag=ar4,kn2,sw3,he3,ro1 sup=kn1,sw1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   tactic he f4 : bolster kn f5
legal   tactic he f4 : bolster sw e4
apply   tactic he f4 : bolster sw e4
shows   units e4=1sw2 f4=1he1 f5=1kn1
shows   p1 hand=- bag=ar4,kn2,sw3,he3,ro1 up=he1 down=- sup=kn1 out=-
acts    2

# WC-HERALD-02 the friend must be a neighbour, and a friend
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1he1 f5=2la1 f6=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=he bag=ro1 sup=ar4,kn3,sw5,he3
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal tactic he f4 : bolster kn f6 : WC-HERALD-02
illegal tactic he f4 : bolster la f5 : WC-HERALD-02

# WC-HERALD-03 only from the supply, not from the discard
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1he1 f5=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=he bag=kn2,ro1 up=kn1 sup=ar4,sw5,he3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic he f4 : bolster kn f5 : WC-HERALD-03

# WC-HERALD-04 not itself
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1he1
marks W=d1,g1 R=e6,h5
p1 hand=he bag=ro1 sup=ar4,kn4,sw5,he3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic he f4 : bolster he f4 : WC-HERALD-04

# WC-HERALD-05 not a unit of two coins
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1he1 f5=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=he bag=ar4,kn1,sw5,he3,ro1 sup=kn1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic he f4 : bolster kn f5 : WC-HERALD-05

# WC-HERALD-06 each proclamation of its owner gives it a free manoeuvre, its tactic included
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1he1 d5=1kn1 e5=2la1 f2=1sw2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,sw3,he4
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   proclaim march : move sw f2 f3
legal   then he move d4 d3
legal   then he attack d4 x e5
legal   then he control d4
legal   then he tactic d4 : bolster kn d5
legal   skip he
apply   then he tactic d4 : bolster kn d5
shows   units d4=1he1 d5=1kn2 e5=2la1 f3=1sw2
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn2,sw3,he4 out=-
acts    2

# WC-HERALD-06 a proclamation of the enemy gives it nothing
position war-chest
options nobility=1
state turn=2
decrees march=- reinforce=- spy=-
units d4=1he1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 bag=ro1 sup=ar4,kn4,sw5,he4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim march : move la f5 f6
acts    chance

# WC-HERALD-07 the earl's proclamation gives it too
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1he1 d4=1ea1 f2=1sw2
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=kn4,sw3,ea3,he4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea d4
apply   proclaim march : move sw f2 f3
actions then he move c1 c2 | then he move c1 d1 | then he move c1 d2 | skip he

# WC-HERALD-08 it comes when the decree is done: the spy's choice first
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,sw5,he4
p2 hand=la,ro bag=ca1 sup=ca3,cb5,la3,sc5
end
apply   proclaim spy : p2
illegal then he move c1 c2 : WC-SPY-01
apply   spy drop la
acts    chance
apply   draw p2 ca
legal   then he move c1 c2
