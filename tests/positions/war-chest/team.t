# WC-TEAM-01 a partner deploys on the third start Location of the team
position war-chest
options players=4
state turn=4
units -
marks W=d1,g1,j1 R=a1,b3,e6,h5
p1 bag=ro1 sup=ar4,kn4,sw5
p2 hand=la bag=ro1 sup=cb5,la3,sc5
p3 hand=ro sup=be5,en5,pk4
p4 hand=ca bag=ro1 sup=ca3,lc5,ma5
end
legal   deploy ca b3
legal   deploy ca e6
legal   deploy ca a1
illegal deploy ca j1 : WC-DEPLOY-01

# WC-TEAM-02 a partner's unit is a friend: an ensign moves it, nobody may attack it
position war-chest
options players=4
state turn=1
units e4=1lc1 f4=1en1 f5=3ar1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=en,lc bag=ro1 sup=en3,kn4,lc3
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=ar3,pk4,sc5
p4 hand=ro sup=be5,fo5,ma5
end
legal   tactic en f4 : move ar f5 f6
illegal attack lc e4 x f5 : WC-ATTACK-05

# WC-TEAM-02 for decrees too
position war-chest
options players=4 nobility=1
state turn=1
decrees guard=- march=- sacrifice=-
units d1=3sw2 d2=2la1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn4,lc5
p2 hand=ro sup=ca4,cb5,la3
p3 hand=ro sup=pk4,sc5,sw3
p4 hand=ro sup=be5,en5,ma5
end
legal   proclaim guard : attack sw d1 x d2
legal   proclaim march : move sw d1 c1
legal   proclaim sacrifice : attack sw d1 x d2

# WC-TEAM-02 A-37 a scout is deployed beside the partner's unit
position war-chest
options players=4
state turn=1
units f4=3ar1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=sc bag=ro1 sup=kn4,sc4,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=ar3,be5,pk4
p4 hand=ro sup=en5,lc5,ma5
end
legal   deploy sc f5
illegal deploy sc f6 : WC-SCOUT-02

# WC-TEAM-03 a partner's unit is not driven by one's own coins
position war-chest
options players=4
state turn=1
units e3=3ar1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=kn bag=ro1 sup=kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ar bag=ro1 sup=ar2,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
illegal move ar e3 e4 : WC-TEAM-03
illegal control ar e3 : WC-TEAM-03

# WC-TEAM-04 nor bolstered from hand
position war-chest
options players=4
state turn=1
units e3=3ar1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=kn bag=ro1 sup=kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=ar3,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
illegal bolster ar e3 : WC-TEAM-04

# WC-TEAM-05 the herald may, from the partner's supply, and only from there
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e4=3sc1 f4=1he1 f5=3ar1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=he bag=ro1 sup=kn4,sw5,he3
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro bag=ar3 sup=pk4,sc4
p4 hand=ro sup=en5,lc5,ma5
end
illegal tactic he f4 : bolster ar f5 : WC-HERALD-03
apply   tactic he f4 : bolster sc e4
shows   units e4=3sc2 f4=1he1 f5=3ar1
shows   p3 hand=ro bag=ar3 up=- down=- sup=pk4,sc3 out=-

# WC-TEAM-06 WC-RECRUIT-05 no recruiting from the partner
position war-chest
options players=4
state turn=1
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=kn bag=ro1 sup=kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=ar4,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
illegal recruit ar with kn : WC-RECRUIT-05

# WC-TEAM-07 WC-INIT-04 the marker is not claimed from the partner
position war-chest
options players=4
state first=3 turn=1
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
illegal claim with ro : WC-INIT-04

# WC-TEAM-08 play goes round clockwise and skips who has no coin
position war-chest
options players=4
state turn=1
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=kn,ro sup=kn3,lc5,sw5
p2 bag=ro1 sup=cb5,la4,sc5
p3 hand=ar bag=ro1 sup=ar3,be5,pk4
p4 hand=ca bag=ro1 sup=ca3,en5,ma5
end
apply   pass with kn
acts    3
apply   pass with ar
acts    4
apply   pass with ca
acts    1

# WC-TEAM-09 WC-CONTROL-03 a Location of the partner is one's own
position war-chest
options players=4
state turn=1
units c2=1kn1
marks W=c2,d1,g1,j1 R=b3,e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
illegal control kn c2 : WC-CONTROL-03

# WC-TEAM-10 a marker taken from the team returns to its common stock
position war-chest
options players=4
state turn=2
units a1=3ar1 c2=2la1
marks W=c2,d1,d4,e3,g1,h2,j1 R=b3,e6,h5
p1 bag=ro1 sup=kn4,lc5,sw5
p2 hand=la bag=ro1 sup=ca4,cb5,la2
p3 hand=ar bag=ro1 sup=ar2,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
apply   control la c2
shows   marks W=d1,d4,e3,g1,h2,j1 R=b3,c2,e6,h5
apply   control ar a1
shows   marks W=a1,d1,d4,e3,g1,h2,j1 R=b3,c2,e6,h5
acts    4

# WC-TEAM-11 A-41 partners do not see each other's hands
position war-chest
options players=4
state turn=1
units f4=1kn1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=kn,ro sup=kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ar,sc bag=ro1 sup=ar3,pk4,sc4
p4 hand=ro sup=be5,en5,ma5
end
view    3 shows p1 hand=?2 bag=- up=- down=- sup=kn2,lc5,sw5 out=-
view    1 shows p3 hand=?2 bag=?1 up=- down=- sup=ar3,pk4,sc4 out=-
hidden  3 pass with kn : pass with ?

# WC-TEAM-12 A-23 the partner draws from his own bag for his priest and plays the coin
position war-chest
options players=4
state turn=1
units e3=1ma1 f4=3wp1 f5=2la2
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ma bag=ro1 sup=kn4,ma3,sw5
p2 hand=ro sup=ca4,cb5,la2
p3 hand=ro bag=ar1 sup=ar3,sc5,wp3
p4 hand=ro sup=be5,en5,lc5
end
apply   tactic ma e3 : attack wp f4 x f5
chance  1
apply   draw p3 ar
acts    3
legal   then wp deploy ar d1
apply   then wp pass with ar
shows   p3 hand=ro bag=- up=- down=ar1 sup=ar3,sc5,wp3 out=-
acts    2

# WC-TEAM-12 WC-ATTR-04 A-23 the order among triggers of two partners stays with the player whose turn it is
position war-chest
options players=4 nobility=1
state turn=1
decrees guard=- march=- spy=-
units c1=1he1 d1=3sw1 d2=2la2
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn4,he4
p2 hand=ro sup=ca4,cb5,la2
p3 hand=ro sup=pk4,sc5,sw4
p4 hand=ro sup=en5,lc5,ma5
end
apply   proclaim guard : attack sw d1 x d2
acts    1
actions next sw | next he
illegal then he move c1 c2 : WC-ATTR-04
try     next sw
acts    3
apply   then sw move d1 e1
acts    1
legal   then he move c1 c2

try     next he
acts    1
apply   then he move c1 c2
acts    3
legal   then sw move d1 c1
apply   skip sw
acts    2

# WC-TEAM-12 A-22 a herald reacts to its owner's proclamation, not to the partner's
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=3he1 f4=1kn2
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn2,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=pk4,sc5,he4
p4 hand=ro sup=en5,lc5,ma5
end
apply   proclaim march : move kn f4 f5
acts    2

# WC-TEAM-01 A-38 Guard counts the Locations of the team
position war-chest
options players=4 nobility=1
state turn=1
decrees guard=- march=- spy=-
units c2=1kn1 c3=2la1
marks W=c2,d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn3,sw5
p2 hand=ro sup=ca4,cb5,la3
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
legal   proclaim guard : attack kn c2 x c3

# WC-TEAM-02 WC-REDEPLOY-01 A-16 the partner's unit may be redeployed and stays his
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units f4=3ar2
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=kn4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=ar2,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
apply   proclaim redeploy : ar f4 j1
shows   units j1=3ar2

# WC-TEAM-12 WC-EARL-06 A-23 a partner's redeployed earl: he decides its step
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units f4=3ea1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=pk4,sc5,ea4
p4 hand=ro sup=en5,lc5,ma5
end
apply   proclaim redeploy : ea f4 j1
acts    3
legal   then ea move j1 j2

# WC-REINFORCE-01 A-19 only the proclaimer's own coins come back
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=kn3,lc5,sw5 out=kn1
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=ar3,pk4,sc5 out=ar1
p4 hand=ro sup=be5,en5,ma5
end
illegal proclaim reinforce : ar : WC-REINFORCE-01
legal   proclaim reinforce : kn

# WC-TEAM-12 WC-BERSERKER-02 A-23 a partner's berserker pays from its own stack into his own discard
position war-chest
options players=4
state turn=1
units e3=3be2 f4=1en1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn4
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be3,pk4,sc5
p4 hand=ro sup=fo5,lc5,ma5
end
apply   tactic en f4 : move be e3 e4
acts    3
apply   then be move e4 e5
shows   p1 hand=- bag=ro1 up=en1 down=- sup=ar4,en3,kn4 out=-
shows   p3 hand=ro bag=- up=be1 down=- sup=be3,pk4,sc5 out=-
acts    2

# WC-ATTR-04 WC-BANNERMAN-02 A-23 no order is asked for where only one of two triggers has anything to offer
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1he1 f4=3ba2
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn4,he4
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=pk4,sc5,ba2
p4 hand=ro sup=en5,lc5,ma5
end
apply   proclaim march : move ba f4 f5
acts    1
actions then he move c1 b1 | then he move c1 c2 | then he move c1 d1 | then he move c1 d2 | skip he

# WC-ATTR-04 WC-BANNERMAN-02 A-23 it is asked for where both have
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1he1 f4=3ba2 f6=2la1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn4,he4
p2 hand=ro sup=ca4,cb5,la3
p3 hand=ro sup=pk4,sc5,ba2
p4 hand=ro sup=en5,lc5,ma5
end
apply   proclaim march : move ba f4 f5
actions next ba | next he
apply   next he
apply   then he move c1 c2
acts    3
legal   then ba shift la f6 f7
