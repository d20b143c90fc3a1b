# WC-SETUP2-15 A-01 the bannerman has four coins, not five
badposition the coins of ba do not add up: 5 here, 4 in all
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1ba1
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn4,sw5,ba3
p2 hand=ro sup=ca4,cb5,la4,sc5
end

# WC-ROYALGUARD-04 A-02 rg=nobility, the default in every game, also without the decrees
position war-chest
state turn=1
units d2=1rg1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with ro | tactic rg d2 d1

# WC-ROYALGUARD-03 A-02 rg=classic
position war-chest
options rg=classic
state turn=1
units d2=1rg1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with ro | tactic rg d2 d1 | tactic rg d2 d3 | tactic rg d2 c1 | tactic rg d2 c2 | tactic rg d2 e2 | tactic rg d2 e3

# WC-ROYALGUARD-03 A-02 rg=classic with Nobility
position war-chest
options rg=classic nobility=1
state turn=1
decrees enlist=- march=- reinforce=-
units c1=1rg1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with ro | tactic rg c1 c2 | tactic rg c1 d1 | tactic rg c1 d2

# WC-MARSHALL-04 A-03 every after-attack attribute works for a marshall's man; a royal guard has none, it answers as a target
position war-chest
state turn=1
units e3=1ma1 f4=1rg1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn4,ma3,rg4
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   tactic ma e3 : attack rg f4 x f5
acts    2
legal   pass with ro

# WC-PRIEST-08 A-04 priest_draw_if_gone=1: lost to the pikes it draws
position war-chest
state turn=1
units f4=1wp1 f5=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn3,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   attack wp f4 x f5
shows   units -
acts    chance

# WC-PRIEST-08 A-04 priest_draw_if_gone=0: it does not
position war-chest
options priest_draw_if_gone=0
state turn=1
units f4=1wp1 f5=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn3,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   attack wp f4 x f5
shows   units -
acts    2

# WC-PRIEST-08 A-04 priest_draw_if_gone=0: nor after Sacrifice
position war-chest
options priest_draw_if_gone=0 nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn1 sup=ar4,kn3,sw5,wp3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim sacrifice : attack wp f4 x f5
shows   units f5=2la1
acts    2

# WC-PRIEST-02 A-04 priest_draw_if_gone=0: a priest that is left draws as ever
position war-chest
options priest_draw_if_gone=0
state turn=1
units f4=1wp2 f5=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn3,sw5,wp1
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   attack wp f4 x f5
shows   units f4=1wp1
acts    chance

# WC-PRIEST-02 WC-ROYALGUARD-06 A-05 the royal guard's choice comes before the priest's draw
position war-chest
state turn=1
units f4=1wp1 f5=2rg1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn3,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,rg4
end
apply   attack wp f4 x f5
acts    2
apply   soak stack
shows   units f4=1wp1
acts    chance
apply   draw p1 kn
acts    1

# WC-BERSERKER-05 WC-BERSERKER-06 A-06 the berserker's coin goes face up to the discard before the follow-up
position war-chest
state turn=1
units f3=2la1 f4=1be2 f5=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be2,lc5,sw5
p2 hand=ro sup=ca4,cb5,kn3,la3
end
apply   attack be f4 x f3
illegal then be attack f4 x f5 : WC-KNIGHT-02
apply   then be move f4 f3
shows   p1 hand=- bag=ro1 up=be2 down=- sup=ar4,be2,lc5,sw5 out=-

# WC-ENSIGN-04 WC-MARSHALL-05 A-07 ensign and marshall do not choose themselves
position war-chest
state turn=1
units f4=1en1 g4=1ma1 g5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=en,ma bag=ro1 sup=ar4,en3,kn4,ma3
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal tactic en f4 : move en f4 f5 : WC-ENSIGN-04
illegal tactic ma g4 : attack ma g4 x g5 : WC-MARSHALL-05
legal   tactic en f4 : move ma g4 g3

# WC-FOOTMAN-03 WC-FOOTMAN-05 A-08 a footman that cannot act when its turn comes is skipped
position war-chest
state turn=1
units c1=1fo1 c2=1kn1 d1=1sw1 d2=1lc1 f4=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=fo2,kn3,lc4,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic fo : move fo f4 f5
shows   units c1=1fo1 c2=1kn1 d1=1sw1 d2=1lc1 f5=1fo1
acts    2

# WC-FOOTMAN-03 A-08 the first may free the second
position war-chest
state turn=1
units c1=1fo1 c2=1kn1 d1=1fo1 d2=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn3,lc4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic fo : move fo d1 e1
apply   then fo move c1 d1
shows   units c2=1kn1 d1=1fo1 d2=1lc1 e1=1fo1

# WC-FOOTMAN-03 A-08 one able footman is enough for the tactic
position war-chest
state turn=1
units c1=1fo1 c2=1kn1 d1=1fo1 d2=1lc1 e1=1sw1 e2=2la1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=fo2,kn3,lc4,sw4
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal tactic fo : move fo c1 c2 : WC-MOVE-02
apply   tactic fo : attack fo d1 x e2
shows   units c1=1fo1 c2=1kn1 d1=1fo1 d2=1lc1 e1=1sw1
acts    2

# WC-FOOTMAN-03 A-08 with neither able there is none
position war-chest
state turn=1
units c1=1fo1 c2=1ar1 d1=1fo1 d2=1lc1 e1=1sw1 e2=2kn1
marks W=c2,d1,g1 R=e6,h5
p1 hand=fo bag=ar3,fo2,lc4,sw4,ro1
p2 hand=ro sup=ca4,cb5,kn3,la4
end
illegal tactic fo : move fo d1 c1 : WC-MOVE-02
actions pass with fo | bolster fo c1 | bolster fo d1

# WC-FOOTMAN-08 A-08 with one footman on the board the tactic is refused
position war-chest
state turn=1
units d4=1fo2
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic fo : control fo d4 : WC-FOOTMAN-08
illegal tactic fo : move fo d4 d5 : WC-FOOTMAN-08

# WC-CAVALRY-03 WC-BISHOP-04 WC-EARL-05 WC-TACTIC-03 A-09 cavalry, bishop and earl must be able to do all of it
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=2la1 d4=1ea1 f4=1ca1 g1=1bi1
marks W=d1,g1 R=e6,h5
p1 hand=ca,ea,bi bag=ca2,kn4,ea3,bi3,ro1
p2 bag=ro1 sup=cb5,la3,sc5,sw5
end
illegal tactic ca f4 f5 x f6 : WC-CAVALRY-03
illegal tactic bi g1 recruit ca : move g2 : WC-BISHOP-04
illegal tactic ea d4 : WC-EARL-05

# WC-LIGHTCAV-04 A-10 light cavalry neither returns nor ends beside its start
position war-chest
state turn=1
units e3=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic lc e3 e3 : WC-LIGHTCAV-04
illegal tactic lc e3 e4 : WC-LIGHTCAV-04
illegal tactic lc e3 f3 : WC-LIGHTCAV-04
legal   tactic lc e3 e5

# WC-ROYALGUARD-04 A-11 from one Location to another, but never on the spot
position war-chest
state turn=1
units d1=1rg1
marks W=c2,d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   tactic rg d1 c2
illegal tactic rg d1 d1 : WC-ROYALGUARD-04

# WC-ROYALGUARD-03 A-11 rg=classic: not on the spot either
position war-chest
options rg=classic
state turn=1
units d1=1rg1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic rg d1 d1 : WC-ROYALGUARD-03

# WC-PRIEST-09 A-12 any action of the priest's coin includes the proclamation
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units d4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=ro1 sup=ar4,kn4,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp d4
apply   draw p1 ro
legal   then wp proclaim enlist : kn kn
legal   then wp proclaim spy : p2

# WC-PRIEST-09 A-12 without Nobility it does not exist
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
illegal then wp proclaim enlist : kn kn : WC-DECREE-05

# WC-SACRIFICE-05 A-15 target, decree, pikes, triggers, in this order
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1be4 f5=2pk1 g1=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,be1,kn4,he4
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   proclaim sacrifice : attack be f4 x f5
shows   units f4=1be2 g1=1he1
legal   then be move f4 f5
legal   then he move g1 g2
legal   skip be
legal   skip he

# WC-SPY-01 A-18 the proclaimer alone sees the hand
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=kn4,lc5,sw5
p2 hand=la,ro sup=cb5,la3,sc5
p3 hand=ar bag=ro1 sup=ar3,be5,pk4
p4 hand=ca bag=ro1 sup=ca3,en5,ma5
end
apply   proclaim spy : p2
view    1 shows p2 hand=la,ro bag=- up=- down=- sup=cb5,la3,sc5 out=-
view    3 shows p2 hand=?2 bag=- up=- down=- sup=cb5,la3,sc5 out=-
view    4 shows p2 hand=?2 bag=- up=- down=- sup=cb5,la3,sc5 out=-
view    0 shows p2 hand=?2 bag=- up=- down=- sup=cb5,la3,sc5 out=-

# WC-EARL-05 A-20 the decree is judged after the control: here Guard needs the new marker
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- reinforce=-
units d4=1ea1 d5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn4,sw5,ea3
p2 bag=ro1 sup=ca4,cb5,la3,sc5
end
apply   tactic ea d4
actions proclaim guard : attack ea d4 x d5
apply   proclaim guard : attack ea d4 x d5
shows   units d4=1ea1

# WC-EARL-05 WC-WIN-01 A-20 a winning control ends the game before the decree
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ea1 f4=1kn2
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn2,sw5,ea3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea d4
over
score   1 -1

# WC-EARL-05 WC-WIN-01 A-20 even where no decree could be used the tactic that wins is the plain control
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ea1
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn4,sw5,ea3
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end
apply   control ea d4
over

# WC-MERCENARY-06 WC-ATTR-05 A-21 two mercenary coins by Enlist: two separate manoeuvres after the decree
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units c1=1me1 c2=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,me4,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim enlist : me me
apply   then me attack c1 x c2
apply   then me attack c1 x c2
shows   units c1=1me1
acts    2

# WC-HERALD-06 A-22 in a team the herald hears its owner only
position war-chest
options players=4 nobility=1
state turn=3
decrees march=- reinforce=- spy=-
units c1=1he1 f4=3ar2
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=kn4,sw5,he4
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=ar2,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
apply   proclaim march : move ar f4 f5
acts    4

# WC-INIT-02 A-25 held at the start of the round: the player, not the team
position war-chest
options players=4
state turn=3 init=2 claimed=1
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
illegal claim with ro : WC-INIT-03

# WC-MERCENARY-02 A-29 the recruited coin counts, not the coin paid
position war-chest
state turn=1
units c1=1me1
marks W=d1,g1 R=e6,h5
p1 hand=kn,me bag=ar4,kn2,me2,sw5,ro1 sup=kn1,me1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
try     recruit kn with me
acts    2

try     recruit me with kn
legal   then me move c1 c2

# WC-PRIEST-02 WC-ATTR-06 A-33 the draw is no choice
position war-chest
state turn=1
units d4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=kn1 up=ro1 sup=ar4,kn3,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp d4
acts    chance
chance  1

# WC-BANNERMAN-02 A-34 after an attack that destroyed its neighbour it may shift another
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ba1 d5=2ca1 e5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn4,sw5,ba2
p2 hand=ro sup=ca3,cb5,la3,sc5
end
apply   attack ba d4 x e5
legal   then ba shift ca d5 c4
legal   then ba shift ca d5 e5

# WC-BANNERMAN-07 A-34 a bannerman lost to the pikes shifts nobody
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units d4=1ba1 d5=2ca1 e5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn4,sw5,ba2
p2 hand=ro sup=ca3,cb5,la4,pk2
end
apply   attack ba d4 x e5
shows   units d5=2ca1 e5=2pk1
acts    2

# WC-HERALD-06 A-35 the herald's own manoeuvre is no proclamation: it acts once
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1he1 c2=1kn1 f4=1sw2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,sw3,he4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim march : move sw f4 f5
apply   then he tactic c1 : bolster kn c2
acts    2

# WC-EARL-02 WC-EARL-07 WC-HERALD-07 A-36 the earl redeploys itself; its step and the herald, either first
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units c1=1he1 d4=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn4,ea3,he4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea d4
apply   proclaim redeploy : ea d4 g1
shows   units c1=1he1 g1=1ea1
shows   marks W=d1,d4,g1 R=e6,h5
try     then ea move g1 g2
legal   then he move c1 c2

try     then he move c1 c2
legal   then ea move g1 g2

# WC-EARL-02 WC-REDEPLOY-01 A-36 the Location just taken is a legal goal
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units d4=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn4,sw5,ea3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea d4
legal   proclaim redeploy : ea d4 d4
legal   proclaim redeploy : ea d4 d1

# WC-DECREE-04 WC-MARCH-01 A-40 no tactic by decree: light cavalry marches one hex
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1lc2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal proclaim march : move lc f4 f6 : WC-MOVE-01
legal   proclaim march : move lc f4 f5

# WC-REDEPLOY-02 A-16 redeploy_single=1: a partner's coins go to his discard
position war-chest
options players=4 redeploy_single=1 nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units f4=3ar3
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=kn4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=ar1,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
apply   proclaim redeploy : ar f4 j1
shows   units j1=3ar1
shows   p3 hand=ro bag=- up=ar2 down=- sup=ar1,pk4,sc5 out=-

# WC-ENLIST-03 WC-GUARD-01 WC-SACRIFICE-01 A-39 the decrees the book names bear its names in Russian
position war-chest
options nobility=1
state turn=1
decrees enlist=- guard=- sacrifice=-
units d1=1lc1 d2=2la1 e3=1kn1 e4=2ca1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn2,lc4,sw5 sup=kn1
p2 hand=ro sup=ca3,cb5,la3,sc5
end
illegal proclaim enlist : kn : WC-ENLIST-03
says    ru Призыв
illegal proclaim guard : attack kn e3 x e4 : WC-GUARD-01
says    ru Страж
illegal proclaim sacrifice : attack ca e4 x e3 : WC-SACRIFICE-01
says    ru Жертв

# WC-REDEPLOY-01 A-39 and so does Redeploy
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal proclaim redeploy : kn f4 e3 : WC-REDEPLOY-01
says    ru Перегруппиров
