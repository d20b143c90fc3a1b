# WC-MERCENARY-01 five coins and no tactic
position war-chest
state turn=1
units c1=1me4
marks W=d1,g1 R=e6,h5
p1 hand=me bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with me | bolster me c1 | move me c1 c2 | move me c1 d1 | move me c1 d2

# WC-MERCENARY-02 recruiting one of its coins gives it a manoeuvre for nothing
position war-chest
state turn=1
units d4=1me1 e5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=me,ro sup=ar4,kn4,me3,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   recruit me with ro
actions then me move d4 d3 | then me move d4 d5 | then me move d4 c3 | then me move d4 c4 | then me move d4 e4 | then me attack d4 x e5 | then me control d4 | skip me
apply   then me attack d4 x e5
shows   units d4=1me1
shows   p1 hand=me bag=- up=me1 down=ro1 sup=ar4,kn4,me2,sw5 out=-
acts    2

# WC-MERCENARY-02 recruiting another type gives nothing
position war-chest
state turn=1
units d4=1me1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn3,me3,sw5 sup=kn1,me1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   recruit kn with ro
acts    2

# WC-MERCENARY-03 nothing happens while it is off the board
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,me5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   recruit me with ro
acts    2

# WC-MERCENARY-04 the reward is a manoeuvre: neither deployment, bolstering nor another recruit
position war-chest
state turn=1
units c1=1me1
marks W=d1,g1 R=e6,h5
p1 hand=me,ro sup=ar4,kn4,me3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   recruit me with ro
actions then me move c1 c2 | then me move c1 d1 | then me move c1 d2 | skip me

# WC-MERCENARY-05 Enlist gives one manoeuvre for one mercenary coin
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units c1=1me1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,me4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim enlist : kn me
apply   then me move c1 c2
acts    2

# WC-MERCENARY-06 a priest's coin that recruits it counts
position war-chest
state turn=1
units c1=1me1 f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn3,me4,wp2
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack wp f4 x f5
apply   draw p1 kn
apply   then wp recruit me with kn
legal   then me move c1 c2
legal   skip me

# WC-MERCENARY-06 and so does a bishop's recruit
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1me1 f4=1bi1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ro1 sup=ar4,kn4,me4,bi3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   tactic bi f4 recruit me : attack x f5
shows   units c1=1me1 f4=1bi1 f5=2la1
legal   then me move c1 c2
