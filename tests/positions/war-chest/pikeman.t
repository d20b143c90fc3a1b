# WC-PIKEMAN-01 four coins and no tactic
position war-chest
state turn=1
units c1=1pk3
marks W=d1,g1 R=e6,h5
p1 hand=pk bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with pk | bolster pk c1 | move pk c1 c2 | move pk c1 d1 | move pk c1 d2

# WC-PIKEMAN-02 each attack from next to it costs the attacker a coin
position war-chest
state turn=1
units f4=1lc2 f5=2pk3
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc2,sw5
p2 hand=ro sup=ca4,cb5,la4,pk1
end
apply   attack lc f4 x f5
shows   units f4=1lc1 f5=2pk2
shows   p1 hand=- bag=ro1 up=lc1 down=- sup=ar4,kn4,lc2,sw5 out=lc1
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la4,pk1 out=pk1

# WC-PIKEMAN-03 its last coin gone, it still costs the attacker one
position war-chest
state turn=1
units f4=1lc3 f5=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc1,sw5
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   attack lc f4 x f5
shows   units f4=1lc2

# WC-PIKEMAN-03 a single attacker goes, the pikeman stays with what is left
position war-chest
state turn=1
units f4=1lc1 f5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   attack lc f4 x f5
shows   units f5=2pk1

# WC-PIKEMAN-04 no royal guard supply against it
position war-chest
state turn=1
units f4=1rg2 f5=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=rg bag=ro1 sup=ar4,kn4,rg2,sw5
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   attack rg f4 x f5
shows   units f4=1rg1
shows   p1 hand=- bag=ro1 up=rg1 down=- sup=ar4,kn4,rg2,sw5 out=rg1
acts    2

# WC-PIKEMAN-05 a crossbow shot goes unanswered, a crossbowman's blow does not
position war-chest
state turn=1
units f4=1cb1 f6=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn4,sw5
p2 hand=ro sup=ca4,la4,pk2,sc5
end
apply   tactic cb f4 x f6
shows   units f4=1cb1 f6=2pk1
shows   p1 hand=- bag=ro1 up=cb1 down=- sup=ar4,cb3,kn4,sw5 out=-

# WC-PIKEMAN-05 the plain blow of the crossbowman is answered
position war-chest
state turn=1
units f4=1cb1 f5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn4,sw5
p2 hand=ro sup=ca4,la4,pk2,sc5
end
apply   attack cb f4 x f5
shows   units f5=2pk1

# WC-PIKEMAN-06 the unit a marshall sends loses the coin, not the marshall
position war-chest
state turn=1
units e3=1ma1 f4=1kn2 f5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn2,ma3,sw5
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   tactic ma e3 : attack kn f4 x f5
shows   units e3=1ma1 f4=1kn1 f5=2pk1
shows   p1 hand=- bag=ro1 up=ma1 down=- sup=ar4,kn2,ma3,sw5 out=kn1
