# WC-PRIEST-01 four coins and no tactic
position war-chest
state turn=1
units c1=1wp3
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with wp | bolster wp c1 | move wp c1 c2 | move wp c1 d1 | move wp c1 d2

# WC-PRIEST-02 an attack makes its owner draw a coin and play it, whatever he likes
position war-chest
state first=2 turn=1
units d4=1kn1 f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=wp,ro bag=kn1 sup=sw1 out=ar4,kn2,sw4,wp2
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack wp f4 x f5
apply   draw p1 kn
legal   then wp move kn d4 d5
legal   then wp control kn d4
legal   then wp bolster kn d4
legal   then wp claim with kn
legal   then wp recruit sw with kn
legal   then wp pass with kn
apply   then wp move kn d4 d5
shows   units d5=1kn1 f4=1wp1 f5=2la1
shows   p1 hand=ro bag=- up=kn1,wp1 down=- sup=sw1 out=ar4,kn2,sw4,wp2
acts    2

# WC-PRIEST-02 a control does too, a move does not
position war-chest
state turn=1
units d4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn3,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
try     control wp d4
acts    chance

try     move wp d4 d5
acts    2

# WC-PRIEST-02 the draw is as likely as the bag says
position war-chest
state turn=1
units d4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn2,sw1 up=ro1 sup=ar4,kn2,sw4,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp d4
chance  2
weight  draw p1 kn 2/3
weight  draw p1 sw 1/3

# WC-PRIEST-03 a coin without use is passed
position war-chest
state turn=1
units d4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=ro1 out=ar4,kn4,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp d4
apply   draw p1 ro
actions then wp pass with ro

# WC-PRIEST-04 the coin cannot be kept, nor another played in its place
position war-chest
state turn=1
units d4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=kn,wp bag=sw1 up=ro1 sup=ar4,kn3,sw4,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp d4
apply   draw p1 sw
illegal skip wp : WC-ATTR-06
illegal then wp pass with kn : WC-PRIEST-04
illegal then wp deploy kn d1 : WC-PRIEST-04
apply   then wp deploy sw d1
shows   units d1=1sw1 d4=1wp1
shows   p1 hand=kn bag=- up=wp1,ro1 down=- sup=ar4,kn3,sw4,wp2 out=-

# WC-PRIEST-05 an empty bag is refilled first, the coin just paid included
position war-chest
state turn=1
units d4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=wp up=kn1 down=ro1 sup=ar4,kn3,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp d4
chance  3
weight  draw p1 wp 1/3
apply   draw p1 kn
apply   then wp pass with kn
shows   p1 hand=- bag=wp1,ro1 up=- down=kn1 sup=ar4,kn3,sw5,wp2 out=-

# WC-PRIEST-05 with nothing to draw the trigger lapses: a partner's priest whose coins are all in hand, supply and box
position war-chest
options players=4
state turn=1
units e3=1ma1 f4=3wp1 f5=2la2
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn4,ma3
p2 hand=ro sup=ca4,cb5,la2
p3 hand=ro sup=pk4,sc5,wp3
p4 hand=ro sup=be5,en5,lc5
end
apply   tactic ma e3 : attack wp f4 x f5
shows   units e3=1ma1 f4=3wp1 f5=2la1
acts    2
legal   pass with ro

# WC-PRIEST-06 a drawn priest coin may strike again, and draw again
position war-chest
state turn=1
units f4=1wp1 f5=2la3
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1,wp1 up=ro1 sup=ar4,kn3,sw5,wp1
p2 hand=ro sup=ca4,cb5,la1,sc5
end
apply   attack wp f4 x f5
apply   draw p1 wp
apply   then wp attack wp f4 x f5
shows   units f4=1wp1 f5=2la1
acts    chance
apply   draw p1 kn
apply   then wp pass with kn
shows   p1 hand=- bag=- up=wp2,ro1 down=kn1 sup=ar4,kn3,sw5,wp1 out=-
acts    2

# WC-PRIEST-07 a drawn Royal coin pays the royal guard, a drawn guard coin does not
position war-chest
state turn=1
units d4=1wp1 e2=1rg1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=rg1,ro1 out=ar4,kn4,rg3,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp d4
try     draw p1 ro
legal   then wp tactic rg e2 d1
apply   then wp tactic rg e2 d1
shows   units d1=1rg1 d4=1wp1

try     draw p1 rg
illegal then wp tactic rg e2 d1 : WC-PRIEST-07

# WC-PRIEST-08 a priest lost to the pikes still draws
position war-chest
state turn=1
units f4=1wp1 f5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn3,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   attack wp f4 x f5
shows   units f5=2pk1
acts    chance
apply   draw p1 kn
legal   then wp pass with kn

# WC-PRIEST-08 by Guard it draws as well
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1wp1 d2=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn1 sup=ar4,kn3,sw5,wp3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim guard : attack wp d1 x d2
acts    chance

# WC-PRIEST-09 a drawn Royal coin proclaims and seals
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=R spy=-
units d4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=ro1 sup=ar4,kn3,sw5,wp2 out=kn1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp d4
apply   draw p1 ro
apply   then wp proclaim reinforce : kn
shows   decrees march=- reinforce=WR spy=-
shows   p1 hand=- bag=- up=wp1,ro1 down=- sup=ar4,kn4,sw5,wp2 out=-

# WC-PRIEST-10 a winning control draws nothing
position war-chest
state turn=1
units d4=1wp1
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn3,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp d4
over
score   1 -1
