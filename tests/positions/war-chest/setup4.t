# WC-SETUP4-01 WC-SETUP4-03 WC-SETUP4-05 four bags and supplies; the team has its markers on three start Locations
setup war-chest players=4 p1=ar,be,ca p2=cb,en,fo p3=kn,la,lc p4=ma,me,pk
shows   units -
shows   marks W=d1,g1,j1 R=b3,e6,h5
shows   p1 hand=- bag=ar2,be2,ca2,ro1 up=- down=- sup=ar2,be3,ca2 out=-
shows   p2 hand=- bag=cb2,en2,fo2,ro1 up=- down=- sup=cb3,en3,fo3 out=-
shows   p3 hand=- bag=kn2,la2,lc2,ro1 up=- down=- sup=kn2,la2,lc3 out=-
shows   p4 hand=- bag=ma2,me2,pk2,ro1 up=- down=- sup=ma3,me3,pk2 out=-

# WC-SETUP4-01 a team has eight markers
badposition WC-SETUP4-01
position war-chest
options players=4
state turn=1
units -
marks W=a1,c2,d1,d4,e3,g1,g4,h2,j1 R=b3,e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end

# WC-SETUP4-02 the outer hexes and their Locations are in play
position war-chest
options players=4
state turn=1
units a1=1kn1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
legal   control kn a1
legal   move kn a1 a2
legal   move kn a1 b1
legal   move kn a1 b2
illegal move kn a1 b3 : WC-MOVE-01

# WC-SETUP4-02 WC-SETUP4-03 b3 is a start Location of the Raven and may be taken
position war-chest
options players=4
state turn=1
units b3=1kn1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
apply   control kn b3
shows   marks W=b3,d1,g1,j1 R=e6,h5

# WC-SETUP4-02 j1 is one of the Wolf
position war-chest
options players=4
state turn=1
units j1=2la1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,sw5
p2 hand=la bag=ro1 sup=ca4,cb5,la2
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
legal   deploy kn d1
illegal deploy kn j1 : WC-DEPLOY-01
apply   pass with kn
legal   control la j1

# WC-SETUP4-04 three cards each, dealt at random
setup war-chest players=4 army=deal
chance  16
apply   deal p1 ar
apply   deal p1 be
apply   deal p1 ca
chance  13
weight  deal p2 cb 1/13
apply   deal p2 cb
apply   deal p2 en
apply   deal p2 fo
apply   deal p3 kn
apply   deal p3 la
apply   deal p3 lc
apply   deal p4 ma
apply   deal p4 me
apply   deal p4 pk
shows   p4 hand=- bag=ma2,me2,pk2,ro1 up=- down=- sup=ma3,me3,pk2 out=-
chance  2

# WC-SETUP4-06 the flip names a faction and one of its players takes the marker
setup war-chest players=4 p1=ar,be,ca p2=cb,en,fo p3=kn,la,lc p4=ma,me,pk
chance  2
apply   flip R
actions seat p2 | seat p4
illegal seat p1 : WC-SETUP4-06
illegal seat p3 : WC-SETUP4-06
apply   seat p4
apply   draw p1 ar
apply   draw p1 be
apply   draw p1 ca
apply   draw p2 cb
apply   draw p2 en
apply   draw p2 fo
apply   draw p3 kn
apply   draw p3 la
apply   draw p3 lc
apply   draw p4 ma
apply   draw p4 me
apply   draw p4 pk
shows   state round=1 first=4 turn=4 init=4 claimed=0 node=play
acts    4
apply   pass with ma
acts    1

# WC-SETUP4-07 factions alternate round the table and partners sit opposite
position war-chest
options players=4
state turn=1
units e4=4ca1 f3=3ar1 f4=1lc1 f5=2la1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=lc bag=ro1 sup=kn4,lc3,sw5
p2 hand=ro sup=cb5,la3,sc5
p3 hand=ar bag=ro1 sup=ar2,be5,pk4
p4 hand=ca bag=ro1 sup=ca2,en5,ma5
end
legal   attack lc f4 x f5
legal   attack lc f4 x e4
illegal attack lc f4 x f3 : WC-ATTACK-05
apply   pass with lc
acts    2

# WC-SETUP4-08 WC-DECREE-07 the seals are the faction's
position war-chest
options players=4 nobility=1
state turn=4
decrees march=R reinforce=- spy=-
units e4=4ca2 f5=2la2
marks W=d1,g1,j1 R=b3,e6,h5
p1 bag=ro1 sup=ar4,kn4,sw5
p2 hand=ro sup=cb5,la2,sc5
p3 hand=ro sup=be5,en5,pk4
p4 hand=ro sup=ca2,lc5,ma5
end
illegal proclaim march : move ca e4 e5 : WC-DECREE-02
