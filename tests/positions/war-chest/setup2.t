# WC-SETUP2-01 with two players the dark outer hexes do not exist
position war-chest
state turn=1
units c2=1kn1 i2=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw bag=ro1 sup=ar4,kn2,lc5,sw3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal move kn c2 b1 : WC-SETUP2-01
illegal move kn c2 b2 : WC-SETUP2-01
illegal move sw i2 j1 : WC-SETUP2-01
illegal move sw i2 j2 : WC-SETUP2-01
legal   move kn c2 c1
legal   move kn c2 c3
legal   move kn c2 d2
legal   move kn c2 d3

# WC-SETUP2-01 nobody is deployed or ridden there
position war-chest
state turn=1
units c3=1kn1 c4=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=lc,sc bag=ro1 sup=ar4,kn3,lc3,sc4
p2 hand=ro sup=ca4,cb5,la4,sw5
end
illegal deploy sc b3 : WC-SETUP2-01
illegal tactic lc c4 b2 : WC-SETUP2-01

# WC-SETUP2-01 no unit can stand on a dark hex
badposition WC-SETUP2-01
position war-chest
state turn=1
units b2=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-SETUP2-02 the neutral Locations c2 e3 h2 and d4
position war-chest
state turn=1
units c2=1fo1 d4=1sw1 e3=1fo1 h2=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=fo,kn,sw bag=ro1 sup=ar4,fo2,kn2,sw3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   control fo c2
legal   control fo e3
legal   control kn h2
legal   control sw d4

# WC-SETUP2-02 g4 and i3, and the start Locations of the Raven
position war-chest
state turn=1
units e6=1kn1 g4=1fo1 h5=1sw1 i3=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo,kn,sw bag=ro1 sup=ar4,fo2,kn2,sw3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   control fo g4
legal   control fo i3
legal   control kn e6
legal   control sw h5

# WC-SETUP2-02 for the Raven the start Locations of the Wolf
position war-chest
state turn=2
units d1=2la1 g1=2ca1
marks W=d1,g1 R=e6,h5
p1 bag=ro1 sup=ar4,kn4,lc5,sw5
p2 hand=ca,la bag=ro1 sup=ca2,cb5,la2,sc5
end
legal   control la d1
legal   control ca g1

# WC-SETUP2-03 WC-SETUP2-04 WC-SETUP2-05 WC-SETUP2-07 WC-SETUP2-08 WC-SETUP2-10 two coins of each type and the Royal coin in the bag, the rest in supply, two markers each, an empty board
setup war-chest p1=ar,be,ca,cb p2=en,fo,kn,la
shows   units -
shows   marks W=d1,g1 R=e6,h5
shows   p1 hand=- bag=ar2,be2,ca2,cb2,ro1 up=- down=- sup=ar2,be3,ca2,cb3 out=-
shows   p2 hand=- bag=en2,fo2,kn2,la2,ro1 up=- down=- sup=en3,fo3,kn2,la2 out=-

# WC-SETUP2-03 a side has six markers
badposition WC-SETUP2-03
position war-chest
state turn=1
units -
marks W=c2,d1,d4,e3,g1,g4,h2 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-SETUP2-05 six markers on the board are a won game
position war-chest
state turn=1
units i3=1kn1
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control kn i3
over

# WC-SETUP2-06 the deal: each of the sixteen cards is as likely as any other, and none comes twice
setup war-chest army=deal
chance  16
weight  deal p1 ar 1/16
weight  deal p1 wp 1/16
apply   deal p1 ar
chance  15
weight  deal p1 be 1/15
illegal deal p1 ar : WC-SETUP2-06
illegal deal p1 ea : WC-SETUP2-06
apply   deal p1 be
apply   deal p1 ca
apply   deal p1 cb
chance  12
weight  deal p2 wp 1/12
apply   deal p2 wp
apply   deal p2 sw
apply   deal p2 sc
apply   deal p2 rg
shows   p1 hand=- bag=ar2,be2,ca2,cb2,ro1 up=- down=- sup=ar2,be3,ca2,cb3 out=-
shows   p2 hand=- bag=rg2,sc2,sw2,wp2,ro1 up=- down=- sup=rg3,sc3,sw3,wp2 out=-
chance  2

# WC-SETUP2-09 a type nobody owns takes no part
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal recruit wp with kn : WC-RECRUIT-05
illegal deploy wp d1 : WC-TURN-05

# WC-SETUP2-11 a fair flip gives the marker and the first turn
setup war-chest p1=ar,be,ca,cb p2=en,fo,kn,la
chance  2
weight  flip W 1/2
weight  flip R 1/2
apply   flip R
weight  draw p1 ar 2/9
weight  draw p1 ro 1/9
apply   draw p1 ar
apply   draw p1 ar
apply   draw p1 be
weight  draw p2 en 2/9
apply   draw p2 en
apply   draw p2 fo
apply   draw p2 ro
shows   state round=1 first=2 turn=2 init=2 claimed=0 node=play
acts    2

# WC-SETUP2-12 three of the seven decrees are turned up first, each three as likely as any other
setup war-chest nobility=1
chance  35
weight  decrees guard march spy 1/35
weight  decrees enlist redeploy sacrifice 1/35
apply   decrees guard march spy
shows   decrees guard=- march=- spy=-
acts    chance

# WC-SETUP2-12 WC-DECREE-05 the other four are out of the game
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,sw5
p2 hand=la bag=ro1 sup=ca4,cb5,la3,sc5
end
illegal proclaim enlist : kn kn : WC-DECREE-05
illegal proclaim redeploy : kn f4 d1 : WC-DECREE-05
legal   proclaim march : move kn f4 f5

# WC-SETUP2-13 three seals a side: the third decree can be sealed, and then none is left
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=W spy=W
units f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn1,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim march : move kn f4 f5
shows   decrees march=W reinforce=W spy=W

# WC-SETUP2-12 WC-SETUP2-11 the decrees come first, and once
setup war-chest nobility=1
illegal flip W : WC-SETUP2-11
illegal pass with ro : WC-SETUP2-12
apply   decrees guard march spy
illegal decrees guard march spy : WC-SETUP2-12

# WC-SETUP2-11 while the marker is in the air nothing else happens
setup war-chest p1=ar,be,ca,cb p2=en,fo,kn,la
illegal draw p1 ar : WC-ROUND-02
illegal pass with ar : WC-SETUP2-11
apply   flip W
illegal flip W : WC-SETUP2-11

# WC-SETUP2-14 with Nobility the draft is made from twenty cards
setup war-chest nobility=1
apply   decrees enlist guard march
chance  20
weight  pool ea 1/20
weight  pool he 1/20

# WC-SETUP2-14 and armies are not dealt
refused war-chest nobility=1 army=deal : WC-SETUP2-14


# WC-SETUP2-15 the coins of lc ma me pk and of rg sc sw wp
setup war-chest p1=lc,ma,me,pk p2=rg,sc,sw,wp
shows   p1 hand=- bag=lc2,ma2,me2,pk2,ro1 up=- down=- sup=lc3,ma3,me3,pk2 out=-
shows   p2 hand=- bag=rg2,sc2,sw2,wp2,ro1 up=- down=- sup=rg3,sc3,sw3,wp2 out=-

# WC-SETUP2-15 WC-EARL-01 WC-BISHOP-01 WC-BANNERMAN-01 WC-HERALD-01 A-01 the coins of Nobility: earl 5, bishop 5, bannerman 4, herald 5
setup war-chest nobility=1 p1=ea,bi,ba,he p2=ar,be,ca,cb
apply   decrees enlist guard march
shows   p1 hand=- bag=ea2,bi2,ba2,he2,ro1 up=- down=- sup=ea3,bi3,ba2,he3 out=-

# WC-SETUP2-06 a unit that does not exist is refused, and the message says which there are
refused war-chest p1=ar,be,ca,xx p2=cb,en,fo,kn : 'xx' is not a unit
says en the units are ar be ca cb en fo kn la lc ma me pk rg sc sw wp, and of Nobility ea bi ba he
says ru отряды: ar be ca cb en fo kn la lc ma me pk rg sc sw wp, из «Аристократии» ea bi ba he
refused war-chest army=waterloo : army
says en the values are standard, deal, draft, first-battle, gaugamela, bannockburn, crecy, bosworth
