# WC-DECREE-01 the Royal coin face up, a seal on the decree, and its effect
position war-chest
options nobility=1
state turn=1
decrees march=R reinforce=- spy=-
units f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=sw,ro sup=ar4,kn2,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim march : move kn f4 f5
shows   units f5=1kn2
shows   decrees march=WR reinforce=- spy=-
shows   p1 hand=sw bag=- up=ro1 down=- sup=ar4,kn2,lc5,sw4 out=-
acts    2

# WC-DECREE-02 a side proclaims each decree once; the enemy's seal does not matter
position war-chest
options nobility=1
state turn=1
decrees march=W reinforce=R spy=-
units f4=1kn2 f6=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn1,lc5,sw5 out=kn1
p2 hand=ro sup=ca4,cb5,la2,sc5
end
illegal proclaim march : move kn f4 f5 : WC-DECREE-02
apply   proclaim reinforce : kn
shows   decrees march=W reinforce=WR spy=-
legal   proclaim march : move la f6 f7

# WC-DECREE-03 what cannot be carried out cannot be chosen
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn3,lc5,sw5
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end
illegal proclaim guard : attack kn f4 x f5 : WC-DECREE-03
illegal proclaim sacrifice : attack kn f4 x f5 : WC-DECREE-03
actions pass with ro

# WC-DECREE-04 the attack of a decree is the ordinary one: adjacent enemies only, and no tactic
position war-chest
options nobility=1
state turn=1
decrees guard=- sacrifice=- spy=-
units d1=1cb1 d3=2la1 g1=1kn1 g2=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,cb4,kn3,sw5
p2 hand=ro sup=ca3,la3,lc5,sc5
end
illegal proclaim guard : attack cb d1 x d3 : WC-ATTACK-01
illegal proclaim sacrifice : attack cb d1 x d3 : WC-ATTACK-01
legal   proclaim guard : attack kn g1 x g2

# WC-DECREE-05 only the three decrees on the table can be proclaimed
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1kn2 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal proclaim sacrifice : attack kn f4 x f5 : WC-DECREE-05
illegal proclaim enlist : kn kn : WC-DECREE-05
legal   proclaim march : move kn f4 f3

# WC-DECREE-06 no Royal coin in hand, no proclamation
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn1,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal proclaim march : move kn f4 f5 : WC-DECREE-06

# WC-DECREE-06 but by the earl, and with the coin a priest has drawn
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ea1 f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn2,sw5,ea3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea d4
legal   proclaim march : move kn f4 f5

# WC-DECREE-07 the seals of a team are common: the partner's seal closes a decree
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=3ar2 f4=1kn2
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=ar2,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
apply   proclaim march : move kn f4 f5
shows   decrees march=W reinforce=- spy=-
apply   pass with ro
illegal proclaim march : move ar e3 e4 : WC-DECREE-02
