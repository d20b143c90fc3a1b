# WC-ROYALGUARD-06 WC-FOOTMAN-05 WC-ATTR-05 a footman's blow at a royal guard is finished before the other footman acts
position war-chest
state turn=1
units c1=1fo1 e2=1fo1 e3=2rg1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,rg4
end
apply   tactic fo : attack fo e2 x e3
acts    2
apply   soak supply
acts    1
actions then fo move c1 c2 | then fo move c1 d1 | then fo move c1 d2

# WC-ROYALGUARD-06 WC-BISHOP-02 WC-MERCENARY-06 A-21 bishop against royal guard: the choice, then the mercenary
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1me1 f4=1bi1 f5=2rg2
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ro1 sup=ar4,kn4,me4,bi3
p2 hand=ro sup=ca4,cb5,la4,rg3
end
apply   tactic bi f4 recruit me : attack x f5
acts    2
apply   soak stack
shows   units c1=1me1 f4=1bi1 f5=2rg1
acts    1
legal   then me move c1 c2

# WC-ROYALGUARD-06 WC-SACRIFICE-04 WC-HERALD-08 A-15 sacrifice at a royal guard: its choice, the loss, then swordsman and herald in any order
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1sw2 f5=2rg1 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,sw3,he4
p2 hand=ro sup=ca4,cb5,la4,rg4
end
apply   proclaim sacrifice : attack sw f4 x f5
actions soak stack | soak supply
apply   soak stack
shows   units f4=1sw1 g1=1he1
acts    1
legal   then sw move f4 f5
legal   then he move g1 g2

# WC-PRIEST-02 WC-ROYALGUARD-06 A-05 a priest's second blow at a royal guard asks again
position war-chest
state turn=1
units f4=1wp1 f5=2rg2
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=wp1 up=ro1 sup=ar4,kn4,sw5,wp1
p2 hand=ro sup=ca4,cb5,la4,rg3
end
apply   attack wp f4 x f5
apply   soak supply
apply   draw p1 wp
apply   then wp attack wp f4 x f5
acts    2
apply   soak stack
shows   units f4=1wp1 f5=2rg1
acts    chance

# WC-PRIEST-02 WC-FOOTMAN-03 a priest's coin drives both footmen
position war-chest
state turn=1
units c1=1fo1 f4=1wp1 f5=2la2 g1=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=fo1 up=ro1 sup=ar4,fo2,kn4,wp2
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack wp f4 x f5
apply   draw p1 fo
apply   then wp tactic fo : move fo c1 c2
apply   then fo move g1 g2
shows   units c2=1fo1 f4=1wp1 f5=2la1 g2=1fo1
shows   p1 hand=- bag=- up=fo1,wp1,ro1 down=- sup=ar4,fo2,kn4,wp2 out=-
acts    2

# WC-PRIEST-06 WC-MARSHALL-04 a priest's coin is a marshall who sends the priest again
position war-chest
state turn=1
units e3=1ma1 f4=1wp1 f5=2la3
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1,ma1 up=ro1 sup=ar4,kn3,ma3,wp2
p2 hand=ro sup=ca4,cb5,la1,sc5
end
apply   attack wp f4 x f5
apply   draw p1 ma
apply   then wp tactic ma e3 : attack wp f4 x f5
shows   units e3=1ma1 f4=1wp1 f5=2la1
apply   draw p1 kn
illegal then wp pass with ? : WC-INFO-05
apply   then wp pass with kn
acts    2

# WC-PRIEST-02 WC-INIT-01 a priest's coin may claim, and the claimer opens the next round
position war-chest
state first=2 turn=1
units f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1,sw3 up=ro1 sup=ar4,kn3,sw2,wp2
p2 bag=la2,ro1 sup=ca4,cb5,sc5
end
apply   attack wp f4 x f5
apply   draw p1 kn
apply   then wp claim with kn
apply   draw p1 sw
apply   draw p1 sw
apply   draw p1 sw
apply   draw p2 la
apply   draw p2 la
apply   draw p2 ro
acts    1

# WC-PRIEST-10 WC-WIN-01 WC-PRIEST-06 a control by a priest's coin may win
position war-chest
state turn=1
units d4=1kn1 f4=1wp1 f5=2la2
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn2,sw5,wp2
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack wp f4 x f5
apply   draw p1 kn
apply   then wp control kn d4
over
score   1 -1
illegal pass with kn : WC-WIN-01
says en Wolf has won
says ru победил Волк

# WC-WIN-01 WC-WIN-02 a position that is already won is refused, and the refusal says who has won
badposition Raven has won
position war-chest
state turn=1
units d4=1kn1 f4=1wp1 f5=2la2
marks W=c2 R=e6,h5,d1,e3,g1,h2
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn2,sw5,wp2
p2 hand=ro sup=ca4,cb5,la2,sc5
end

# WC-BERSERKER-02 WC-PIKEMAN-02 a berserker against pikes: each blow costs a coin, each follow-up another
position war-chest
state turn=1
units f4=1be4 f5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   attack be f4 x f5
shows   units f4=1be3 f5=2pk1
apply   then be attack f4 x f5
shows   units f4=1be1
shows   p1 hand=- bag=ro1 up=be2 down=- sup=ar4,kn4,sw5 out=be2
acts    2

# WC-BERSERKER-03 WC-PIKEMAN-03 two coins: the follow-up leaves one, and the pikes take it
position war-chest
state turn=1
units f4=1be2 f6=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   move be f4 f5
apply   then be attack f5 x f6
shows   units f6=2pk1
shows   p1 hand=- bag=ro1 up=be2 down=- sup=ar4,be2,kn4,sw5 out=be1
acts    2

# WC-BERSERKER-02 WC-WIN-01 a follow-up control may win
position war-chest
state turn=1
units d3=1be2
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   move be d3 d4
apply   then be control d4
over

# WC-ATTR-08 WC-BERSERKER-02 WC-HERALD-06 a berserker's next follow-up comes before the herald that waits
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1be4 f5=2la3 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,be1,kn4,he4
p2 hand=ro sup=ca4,cb5,la1,sc5
end
apply   proclaim sacrifice : attack be f4 x f5
apply   then be attack f4 x f5
illegal then he move g1 g2 : WC-ATTR-08
apply   skip be
apply   then he move g1 g2
acts    2

# WC-BANNERMAN-02 WC-DEPLOY-01 a unit shifted off a Location leaves it free to deploy on
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1ba1 d1=2la1
marks W=c2,d1 R=e6,h5
p1 hand=kn,ba bag=ro1 sup=ar4,kn3,sw5,ba2
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   move ba c1 c2
illegal then ba shift la d1 d2 : WC-BANNERMAN-02

# WC-BANNERMAN-02 WC-CONTROL-06 a shifted enemy keeps no hold and gives none: markers stay
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=2la1 e3=1ba1
marks W=d1,g1 R=d4,e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn4,sw5,ba2
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   move ba e3 e4
apply   then ba shift la d4 d5
shows   units d5=2la1 e4=1ba1
shows   marks W=d1,g1 R=d4,e6,h5

# WC-EARL-02 WC-GUARD-01 WC-SWORDSMAN-04 WC-HERALD-07 the earl proclaims Guard: swordsman and herald react
position war-chest
options nobility=1
state turn=1
decrees guard=W march=- spy=-
units d1=1sw1 d2=2la2 d4=1ea1 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=kn4,sw4,ea3,he4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   tactic ea d4
apply   proclaim guard : attack sw d1 x d2
legal   then sw move d1 c1
legal   then he move g1 g2
apply   skip sw
apply   skip he
acts    2

# WC-EARL-02 WC-SPY-01 WC-HERALD-08 the earl spies: the choice and the draw come before the herald
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=W
units d4=1ea1 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn4,ea3,he4
p2 hand=ca,la bag=cb1 up=ro1 sup=ca3,cb4,la3,sc5
end
apply   tactic ea d4
apply   proclaim spy : p2
apply   spy drop la
apply   draw p2 cb
legal   then he move g1 g2
legal   skip he
shows   decrees march=- reinforce=- spy=W

# WC-EARL-06 WC-PRIEST-02 an earl deployed with a priest's coin steps
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=ea1 up=ro1 sup=ar4,kn4,wp2,ea4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack wp f4 x f5
apply   draw p1 ea
apply   then wp deploy ea d1
actions then ea move d1 c1 | then ea move d1 d2 | then ea move d1 e1 | then ea move d1 e2 | skip ea

# WC-HERALD-06 WC-PRIEST-09 a proclamation with a priest's coin brings the herald
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d1=1kn2 f4=1wp1 f5=2la2 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=ro1 sup=ar4,kn2,wp2,he4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack wp f4 x f5
apply   draw p1 ro
apply   then wp proclaim march : move kn d1 d2
legal   then he move g1 g2
legal   skip he

# WC-PRIEST-02 WC-HERALD-06 WC-ATTR-04 the herald first or the priest's draw first
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1wp1 d2=2la2 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn1 sup=ar4,kn3,wp3,he4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim guard : attack wp d1 x d2
actions next wp | then he move g1 f1 | then he move g1 f2 | then he move g1 g2 | then he move g1 h1 | skip he
try     skip he
acts    chance

apply   next wp
apply   draw p1 kn
apply   then wp pass with kn
legal   then he move g1 g2

# WC-PRIEST-06 WC-ATTR-08 a priest's chain is played out before the herald
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1wp1 d2=2la3 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn1,wp1 sup=ar4,kn3,wp2,he4
p2 hand=ro sup=ca4,cb5,la1,sc5
end
apply   proclaim guard : attack wp d1 x d2
apply   next wp
apply   draw p1 wp
apply   then wp attack wp d1 x d2
apply   draw p1 kn
apply   then wp pass with kn
legal   then he move g1 g2

# WC-ENSIGN-02 WC-ENSIGN-04 WC-FOOTMAN-02 an ensign may move either footman, the other stays
position war-chest
state turn=1
units e3=1fo1 f4=1en1 g4=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,fo3,kn4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic en f4 : move fo g4 g5
shows   units e3=1fo1 f4=1en1 g5=1fo1
acts    2

# WC-MARSHALL-02 WC-FOOTMAN-02 a marshall may send either footman
position war-chest
state turn=1
units e2=2la1 e3=1fo1 f4=1ma1 g4=1fo2 g5=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,fo2,ma3,sw5
p2 hand=ro sup=ca4,cb5,kn3,la3
end
legal   tactic ma f4 : attack fo g4 x g5
legal   tactic ma f4 : attack fo e3 x e2

# WC-CAVALRY-02 WC-SCOUT-02 WC-KNIGHT-02 cavalry may not ride onto its target's hex nor strike the hex it left
position war-chest
state turn=1
units f4=1ca1 f5=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ro1 sup=ar4,ca2,kn4,lc5
p2 hand=ro sup=cb5,la4,sc5,sw4
end
illegal tactic ca f4 f5 x f5 : WC-MOVE-01
illegal tactic ca f4 f3 x f4 : WC-CAVALRY-03
legal   tactic ca f4 e4 x f5

# WC-LANCER-02 WC-SETUP2-01 a charge ends at the edge of the map
position war-chest
state turn=1
units c2=1la1 c4=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ar4,kn4,la2,lc5,ro1
p2 hand=ro sup=ca4,cb5,sc5,sw4
end
legal   tactic la c2 c3 x c4
actions pass with la | bolster la c2 | move la c2 c1 | move la c2 c3 | move la c2 d2 | move la c2 d3 | control la c2 | tactic la c2 c3 x c4

# WC-SETUP4-02 WC-LANCER-02 WC-LIGHTCAV-02 on the large map rides go on to the outer files
position war-chest
options players=4
state turn=1
units b1=2sw1 c4=1lc1 d3=1la1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=la,lc bag=ro1 sup=kn4,la2,lc3
p2 hand=ro sup=ca4,cb5,sw4
p3 hand=ro sup=ar4,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
legal   tactic lc c4 b2
legal   tactic lc c4 a2
legal   tactic la d3 c2 x b1

# WC-REDEPLOY-01 WC-FOOTMAN-02 either of two footmen may be redeployed
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units e4=1fo2 f4=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim redeploy : fo e4 d1
shows   units d1=1fo2 f4=1fo1

# WC-REINFORCE-01 WC-HERALD-06 the coin brought back can be placed by the herald at once
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1he1 f5=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn2,sw4,he4 sup=sw1 out=kn1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim reinforce : kn
legal   then he tactic f4 : bolster kn f5
apply   then he tactic f4 : bolster kn f5
shows   units f4=1he1 f5=1kn2
shows   p1 hand=- bag=ar4,kn2,sw4,he4 up=ro1 down=- sup=sw1 out=-

# WC-ENLIST-01 WC-MERCENARY-05 WC-HERALD-06 three triggers of one decree
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units c1=1me1 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,me4,he4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim enlist : me me
apply   then me move c1 c2
apply   then he move g1 g2
apply   then me move c2 c3
shows   units c3=1me1 g2=1he1
acts    2

# WC-ROUND-07 WC-SPY-03 a coin dropped and not replaced leaves the hand shorter
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw5
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end
apply   proclaim spy : p2
apply   spy drop ro
chance  1
weight  draw p2 ro 1/1
apply   draw p2 ro
shows   p2 hand=la,ro bag=- up=- down=- sup=ca4,cb5,la3,sc5 out=-

# WC-TEAM-12 WC-ROYALGUARD-06 WC-TEAM-08 four players: the guard's owner answers, then play goes on clockwise
position war-chest
options players=4
state turn=1
units f4=1lc1 f5=4rg1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,ma5,rg4
end
apply   attack lc f4 x f5
acts    4
apply   soak supply
acts    2

# WC-TEAM-12 WC-BANNERMAN-02 A-23 a partner's bannerman marched by one's own decree: he shifts
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=3ba2 e5=2la1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la3
p3 hand=ro sup=pk4,sc5,ba2
p4 hand=ro sup=en5,lc5,ma5
end
apply   proclaim march : move ba e3 e4
acts    3
legal   then ba shift la e5 e6
apply   skip ba
acts    2

# WC-TEAM-12 WC-ATTR-04 A-23 the partner's priest and one's own herald: the proclaimer orders them
position war-chest
options players=4 nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=3wp1 d2=2la2 g1=1he1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=kn4,sw5,he4
p2 hand=ro sup=ca4,cb5,la2
p3 bag=ar1,ro1 sup=ar3,sc5,wp3
p4 hand=ro sup=en5,lc5,ma5
end
apply   proclaim guard : attack wp d1 x d2
acts    1
actions next he | next wp
apply   next wp
apply   draw p3 ar
acts    3
apply   then wp pass with ar
acts    1
legal   then he move g1 g2

# WC-MERCENARY-02 WC-PIKEMAN-02 a mercenary lost on its free attack
position war-chest
state turn=1
units f4=1me1 f5=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,me4,sw5
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   recruit me with ro
apply   then me attack f4 x f5
shows   units -
acts    2

# WC-SWORDSMAN-02 WC-ATTR-07 WC-MARSHALL-04 a swordsman sent against pikes is lost and does not move; the marshall stands
position war-chest
state turn=1
units e3=1ma1 f4=1sw1 f5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn4,ma3,sw4
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   tactic ma e3 : attack sw f4 x f5
shows   units e3=1ma1 f5=2pk1
acts    2

# WC-ATTR-04 WC-SWORDSMAN-04 WC-HERALD-06 a swordsman hemmed in by the herald steps once the herald has gone
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units c1=1he1 d1=1sw1 d2=2la2 e1=1kn1 e2=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=kn3,lc4,sw4,he4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim guard : attack sw d1 x d2
legal   then he move c1 c2
illegal then sw move d1 c1 : WC-MOVE-02
apply   then he move c1 c2
actions then sw move d1 c1 | skip sw

# WC-ATTR-04 WC-SWORDSMAN-04 WC-HERALD-06 hemmed in to the end it lapses
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units c1=1he1 d1=1sw1 d2=2la2 e1=1kn1 e2=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=kn3,lc4,sw4,he4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim guard : attack sw d1 x d2
apply   skip he
acts    2
