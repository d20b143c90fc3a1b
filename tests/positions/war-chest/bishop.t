# WC-BISHOP-01 five coins
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1bi4
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   bolster bi c1
shows   units c1=1bi5

# WC-BISHOP-02 a recruit, then one move or one attack
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1bi1 c2=2la2
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ar4,kn3,sw4,bi3,ro1 sup=kn1,sw1
p2 hand=ro sup=ca4,cb5,la2,sc5
end
actions pass with bi | bolster bi c1 | recruit kn with bi | recruit sw with bi | move bi c1 d1 | move bi c1 d2 | attack bi c1 x c2 | tactic bi c1 recruit kn : move d1 | tactic bi c1 recruit kn : move d2 | tactic bi c1 recruit kn : attack x c2 | tactic bi c1 recruit sw : move d1 | tactic bi c1 recruit sw : move d2 | tactic bi c1 recruit sw : attack x c2

# WC-BISHOP-03 both coins lie face up in the discard
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1bi1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ar4,kn4,sw4,bi3,ro1 sup=sw1
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   tactic bi f4 recruit sw : attack x f5
shows   units f4=1bi1 f5=2la1
shows   p1 hand=- bag=ar4,kn4,sw4,bi3,ro1 up=sw1,bi1 down=- sup=- out=-
acts    2

# WC-BISHOP-04 the supply must hold a coin
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1bi1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ar4,kn4,sw5,bi3,ro1
p2 hand=ro sup=ca4,cb5,la2,sc5
end
illegal tactic bi f4 recruit kn : attack x f5 : WC-BISHOP-04
legal   attack bi f4 x f5

# WC-BISHOP-04 WC-RECRUIT-01 and a coin of the named type
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1bi1
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ar4,kn4,sw4,bi3,ro1 sup=sw1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic bi f4 recruit kn : move f5 : WC-RECRUIT-01

# WC-BISHOP-05 only a single coin attacks a bishop, whatever the bishop's stack
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1sw1 f5=2bi3 g4=1lc2
marks W=d1,g1 R=e6,h5
p1 hand=lc,sw bag=ro1 sup=ar4,kn4,lc2,sw3
p2 hand=ro sup=ca4,cb5,la4,bi2
end
legal   attack sw f4 x f5
illegal attack lc g4 x f5 : WC-BISHOP-05

# WC-BISHOP-05 shots and charges are bound by it
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1ca2 f2=1la2 f3=1ar2 f5=2bi1
marks W=d1,g1 R=e6,h5
p1 hand=ar,ca,la bag=ro1 sup=ar1,ca1,kn4,la1
p2 hand=ro sup=cb5,sc5,sw5,bi4
end
illegal tactic ar f3 x f5 : WC-BISHOP-05
illegal tactic ca e3 e4 x f5 : WC-CAVALRY-03
illegal tactic ca e3 f4 x f5 : WC-CAVALRY-03

# WC-BISHOP-05 a lancer's charge too
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f2=1la2 f4=2bi1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,kn4,la1,sw5
p2 hand=ro sup=ca4,cb5,sc5,bi4
end
illegal tactic la f2 f3 x f4 : WC-LANCER-04

# WC-BISHOP-06 pikes take a bishop's coin, be they ever so many
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1bi1 f5=2pk3
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ro1 sup=ar4,kn4,sw5,bi3
p2 hand=ro sup=ca4,cb5,la4,pk1
end
apply   attack bi f4 x f5
shows   units f5=2pk2
shows   p1 hand=- bag=ro1 up=bi1 down=- sup=ar4,kn4,sw5,bi3 out=bi1
