# WC-MARSHALL-01 five coins
position war-chest
state turn=1
units c1=1ma4
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   bolster ma c1
shows   units c1=1ma5

# WC-MARSHALL-02 a friend within two hexes makes a plain attack
position war-chest
state turn=1
units e3=1ma1 g4=1kn1 g5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn3,ma3,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   tactic ma e3 : attack kn g4 x g5
shows   units e3=1ma1 g4=1kn1 g5=2la1
shows   p1 hand=- bag=ro1 up=ma1 down=- sup=ar4,kn3,ma3,sw5 out=-
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la2,sc5 out=la1
acts    2

# WC-MARSHALL-02 three hexes off is too far
position war-chest
state turn=1
units e2=1ma1 g4=1kn1 g5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn3,ma3,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
illegal tactic ma e2 : attack kn g4 x g5 : WC-MARSHALL-02

# WC-MARSHALL-02 an enemy is not sent
position war-chest
state turn=1
units e3=1ma1 f4=2sw1 f5=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn3,lc5,ma3
p2 hand=ro sup=ca4,cb5,la4,sw4
end
illegal tactic ma e3 : attack sw f4 x f5 : WC-MARSHALL-02

# WC-MARSHALL-03 the blow is a plain one: the crossbowman strikes a neighbour, not at range
position war-chest
state turn=1
units e3=1ma1 f4=1cb1 f6=2la1 g4=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,cb4,kn4,ma3
p2 hand=ro sup=ca4,la3,sc5,sw4
end
legal   tactic ma e3 : attack cb f4 x g4
illegal tactic ma e3 : attack cb f4 x f6 : WC-MARSHALL-03

# WC-MARSHALL-03 the cavalry strikes from where it stands
position war-chest
state turn=1
units e3=1ma1 f4=1ca1 f6=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,ca3,kn4,ma3
p2 hand=ro sup=cb5,la4,sc5,sw4
end
illegal tactic ma e3 : attack ca f4 x f6 : WC-MARSHALL-03

# WC-MARSHALL-04 a warrior priest sent by a marshall draws
position war-chest
state turn=1
units e3=1ma1 f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=kn1 up=ro1 sup=ar4,kn3,ma3,wp3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   tactic ma e3 : attack wp f4 x f5
acts    chance
apply   draw p1 kn
legal   then wp pass with kn

# WC-MARSHALL-04 a bannerman sent by a marshall shifts
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1ma1 f4=1ba1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn4,ma3,ba3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   tactic ma e3 : attack ba f4 x f5
legal   then ba shift la f5 f6

# WC-MARSHALL-05 a marshall does not send itself
position war-chest
state turn=1
units f4=1ma1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn4,ma3,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal tactic ma f4 : attack ma f4 x f5 : WC-MARSHALL-05
legal   attack ma f4 x f5

# WC-MARSHALL-06 the chosen unit needs a target of its own
position war-chest
state turn=1
units e3=1kn1 f4=1ma2 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn3,ma2,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal tactic ma f4 : attack kn e3 x f5 : WC-MARSHALL-03
illegal tactic ma f4 : attack kn e3 x e4 : WC-MARSHALL-06

# WC-MARSHALL-06 WC-BISHOP-05 and its own stack decides about a bishop
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1sw2 e4=2bi1 f4=1ma1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn4,ma3,sw3
p2 hand=ro sup=ca4,cb5,la4,bi4
end
illegal tactic ma f4 : attack sw e3 x e4 : WC-MARSHALL-06
