# WC-TACTIC-01 the matching coin is discarded face up and the card carried out
position war-chest
state turn=1
units f4=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=kn,lc bag=ro1 sup=ar4,kn3,lc3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic lc f4 h3
shows   units h3=1lc1
shows   p1 hand=kn bag=ro1 up=lc1 down=- sup=ar4,kn3,lc3,sw5 out=-
acts    2

# WC-TACTIC-01 WC-TURN-05 the coin must match
position war-chest
state turn=1
units f4=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic lc f4 h3 : WC-TURN-05

# WC-TACTIC-02 an attack by tactic is an attack: the royal guard may pay from supply
position war-chest
state turn=1
units f4=1ar1 f6=2rg1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=ar2,kn4,lc5,sw5
p2 hand=ro bag=rg3 sup=ca4,cb5,la4,rg1
end
apply   tactic ar f4 x f6
acts    2
actions soak stack | soak supply

# WC-TACTIC-02 a charge into pikes costs a coin
position war-chest
state turn=1
units f2=1la1 f4=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,kn4,la2,sw5
p2 hand=ro sup=ca4,cb5,pk3,sc5
end
apply   tactic la f2 f3 x f4
shows   units -
shows   p1 hand=- bag=ro1 up=la1 down=- sup=ar4,kn4,la2,sw5 out=la1
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,pk3,sc5 out=pk1

# WC-TACTIC-02 a control by tactic wins the game
position war-chest
state turn=1
units f4=1fo1 i3=1fo1
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic fo : control fo i3
over
score   1 -1

# WC-TACTIC-03 a move with no enemy at its end is no cavalry tactic
position war-chest
state turn=1
units f3=1ca1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ro1 sup=ar4,ca2,kn4,sw5
p2 hand=ro sup=cb5,la3,lc5,sc5
end
illegal tactic ca f3 f4 x f5 : WC-CAVALRY-03
legal   move ca f3 f4

# WC-TACTIC-03 each step is judged after the earlier ones: the bishop may move where it stood off, not where it stands
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1bi1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ar4,kn3,sw5,bi3,ro1 sup=kn1
p2 hand=ro sup=ca4,cb5,la3,sc5
end
legal   tactic bi f4 recruit kn : attack x f5
illegal tactic bi f4 recruit kn : move f5 : WC-MOVE-01
