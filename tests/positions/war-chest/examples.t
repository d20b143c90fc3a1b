# WC-ARCHER-04 WC-ARCHER-03 EX-01 an archer cannot hit a neighbour, but it shoots over one
position war-chest
state turn=1
units f4=1ar1 f5=2sw1 f6=2cb1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=ar2,kn4,lc5,pk4
p2 hand=ro sup=ca4,cb4,la4,sw4
end
illegal attack ar f4 x f5 : WC-ARCHER-03
illegal tactic ar f4 x f5 : WC-ARCHER-04
legal   tactic ar f4 x f6

# WC-ARCHER-02 EX-02 an archer hits at distance two off the straight line; the coin leaves the game
position war-chest
state turn=1
units d3=2sw1 f4=1ar1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=ar2,kn4,lc5,pk4
p2 hand=ro sup=ca4,cb5,la4,sw4
end
apply   tactic ar f4 x d3
shows   units f4=1ar1
shows   p1 hand=- bag=ro1 up=ar1 down=- sup=ar2,kn4,lc5,pk4 out=-
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la4,sw4 out=sw1

# WC-BERSERKER-04 WC-BERSERKER-02 WC-BERSERKER-05 EX-03 follow-ups are paid from the stack, face up, and never from the hand
position war-chest
state turn=1
units e3=1be3
marks W=d1,g1 R=e6,h5
p1 hand=be,sw bag=ro1 sup=ar4,be1,kn4,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   move be e3 e4
legal   then be move e4 f5
apply   then be move e4 f5
shows   units f5=1be2
shows   p1 hand=sw bag=ro1 up=be2 down=- sup=ar4,be1,kn4,sw4 out=-
apply   then be move f5 f6
shows   units f6=1be1
shows   p1 hand=sw bag=ro1 up=be3 down=- sup=ar4,be1,kn4,sw4 out=-
acts    2

# WC-BERSERKER-03 EX-04 a single berserker coin buys no follow-up: the turn ends
position war-chest
state turn=1
units e3=1be1
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be3,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   move be e3 e4
acts    2

# WC-BERSERKER-06 WC-KNIGHT-02 EX-05 the price is paid first, so a stack of two strikes a knight as a single coin
position war-chest
state turn=1
units e3=1be2 f5=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be2,lc5,sw5
p2 hand=ro sup=ca4,cb5,kn3,la4
end
apply   move be e3 e4
illegal then be attack e4 x f5 : WC-KNIGHT-02

# WC-BERSERKER-06 WC-KNIGHT-02 EX-05 with three coins two are left after paying, enough for the knight
position war-chest
state turn=1
units e3=1be3 f5=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be1,lc5,sw5
p2 hand=ro sup=ca4,cb5,kn3,la4
end
apply   move be e3 e4
legal   then be attack e4 x f5

# WC-BISHOP-05 WC-BERSERKER-06 EX-06 two coins may not attack a bishop, but the follow-up of the same stack may
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1be2 e4=2bi1
marks W=d1,g1 R=e6,h5
p1 hand=be bag=ro1 sup=ar4,be2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,bi4
end
illegal attack be e3 x e4 : WC-BISHOP-05
apply   move be e3 d3
legal   then be attack d3 x e4

# WC-CROSSBOW-03 WC-CROSSBOW-02 EX-07 a crossbowman may hit a neighbour, and cannot shoot over it
position war-chest
state turn=1
units f4=1cb1 f5=2sw1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn4,lc5
p2 hand=ro sup=ca4,la3,sc5,sw4
end
legal   attack cb f4 x f5
illegal tactic cb f4 x f6 : WC-CROSSBOW-02

# WC-CROSSBOW-02 EX-07 with the middle hex empty the shot is open
position war-chest
state turn=1
units f4=1cb1 f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn4,lc5
p2 hand=ro sup=ca4,la3,sc5,sw5
end
legal   tactic cb f4 x f6

# WC-CROSSBOW-02 EX-08 a crossbowman does not shoot round a corner
position war-chest
state turn=1
units d3=2sw1 f4=1cb1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn4,lc5
p2 hand=ro sup=ca4,la4,sc5,sw4
end
illegal tactic cb f4 x d3 : WC-CROSSBOW-02

# WC-CROSSBOW-02 EX-08 but it shoots along any of the six lines
position war-chest
state turn=1
units d4=2sw1 f4=1cb1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn4,lc5
p2 hand=ro sup=ca4,la4,sc5,sw4
end
legal   tactic cb f4 x d4

# WC-CROSSBOW-02 EX-08 a friend in the middle stops the shot
position war-chest
state turn=1
units d4=2sw1 e4=1kn1 f4=1cb1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn3,lc5
p2 hand=ro sup=ca4,la4,sc5,sw4
end
illegal tactic cb f4 x d4 : WC-CROSSBOW-02

# WC-CROSSBOW-02 EX-08 so does an enemy
position war-chest
state turn=1
units d4=2sw1 e4=2la1 f4=1cb1
marks W=d1,g1 R=e6,h5
p1 hand=cb bag=ro1 sup=ar4,cb3,kn4,lc5
p2 hand=ro sup=ca4,la3,sc5,sw4
end
illegal tactic cb f4 x d4 : WC-CROSSBOW-02

# WC-ENSIGN-03 EX-09 the move an ensign grants is one hex, however far two hexes reach
position war-chest
state turn=1
units e3=1sw1 f4=1en1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn4,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   tactic en f4 : move sw e3 d2
illegal tactic en f4 : move sw e3 e5 : WC-ENSIGN-03
illegal tactic en f4 : move sw e3 c2 : WC-ENSIGN-03

# WC-ENSIGN-02 EX-10 the granted move ends within two hexes of the ensign
position war-chest
state turn=1
units d3=1kn1 f4=1en1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,en3,kn3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   tactic en f4 : move kn d3 d4
illegal tactic en f4 : move kn d3 c3 : WC-ENSIGN-02

# WC-ENSIGN-04 EX-11 alone on the board an ensign has no tactic
position war-chest
state turn=1
units f4=1en1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ar4,en3,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic en f4 : move en f4 f5 : WC-ENSIGN-04
actions pass with en | bolster en f4 | move en f4 f5 | move en f4 f3 | move en f4 e3 | move en f4 e4 | move en f4 g3 | move en f4 g4

# WC-ENSIGN-05 WC-BERSERKER-07 WC-ATTR-02 EX-12 a berserker moved by an ensign may follow up, out of the ensign's reach too
position war-chest
state turn=1
units e3=1be2 f4=1en1
marks W=d1,g1 R=e6,h5
p1 hand=en bag=ro1 sup=ar4,be3,en3,kn4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic en f4 : move be e3 d2
legal   then be move d2 c1
apply   then be move d2 c1
shows   units c1=1be1 f4=1en1
shows   p1 hand=- bag=ro1 up=be1,en1 down=- sup=ar4,be3,en3,kn4 out=-
acts    2

# WC-FOOTMAN-04 WC-FOOTMAN-03 WC-FOOTMAN-05 EX-13 one coin: one footman controls, the other moves, in either order
position war-chest
state turn=1
units d4=1fo1 f4=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
try     tactic fo : control fo d4
shows   marks W=d1,d4,g1 R=e6,h5
apply   then fo move f4 f5
shows   units d4=1fo1 f5=1fo1
shows   p1 hand=- bag=ro1 up=fo1 down=- sup=ar4,fo2,kn4,sw5 out=-
acts    2

try     tactic fo : move fo f4 f5
apply   then fo control d4
shows   units d4=1fo1 f5=1fo1
shows   marks W=d1,d4,g1 R=e6,h5
shows   p1 hand=- bag=ro1 up=fo1 down=- sup=ar4,fo2,kn4,sw5 out=-
acts    2

# WC-FOOTMAN-02 WC-BOLSTER-05 EX-14 a second footman may be deployed beside the first
position war-chest
state turn=1
units f4=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo3,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   deploy fo d1
legal   bolster fo f4

# WC-FOOTMAN-02 WC-BOLSTER-05 EX-14 a third may not, and either of two may be bolstered
position war-chest
state turn=1
units f4=1fo1 f5=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal deploy fo d1 : WC-FOOTMAN-02
legal   bolster fo f4
legal   bolster fo f5

# WC-LANCER-03 WC-LANCER-04 WC-TACTIC-03 EX-15 a single lancer may not charge a knight
position war-chest
state turn=1
units f2=1la1 f5=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,la2,lc5,sw5
p2 hand=ro sup=ca4,cb5,kn3,sc5
end
illegal tactic la f2 f4 x f5 : WC-LANCER-04

# WC-LANCER-04 EX-15 a bolstered lancer may
position war-chest
state turn=1
units f2=1la2 f5=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,la1,lc5,sw5
p2 hand=ro sup=ca4,cb5,kn3,sc5
end
legal   tactic la f2 f4 x f5

# WC-LANCER-05 EX-16 a lancer beside its enemy can neither hit it nor turn a charge upon it
position war-chest
state turn=1
units f4=1la1 f5=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ar4,kn4,la2,lc5,ro1
p2 hand=ro sup=ca4,cb5,sc5,sw4
end
illegal attack la f4 x f5 : WC-LANCER-05
illegal tactic la f4 e4 x f5 : WC-LANCER-02
actions pass with la | bolster la f4 | move la f4 f3 | move la f4 e3 | move la f4 e4 | move la f4 g3 | move la f4 g4

# WC-LANCER-02 EX-17 one hex and the very next one, in line
position war-chest
state turn=1
units f2=1la1 f4=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,kn4,la2,lc5
p2 hand=ro sup=ca4,cb5,sc5,sw4
end
legal   tactic la f2 f3 x f4

# WC-LANCER-02 WC-MOVE-03 EX-17 not through another unit
position war-chest
state turn=1
units f2=1la1 f3=1kn1 f4=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ro1 sup=ar4,kn3,la2,lc5
p2 hand=ro sup=ca4,cb5,sc5,sw4
end
illegal tactic la f2 f3 x f4 : WC-LANCER-02

# WC-LANCER-02 EX-17 g4 lies on no straight line through f2, so no charge exists
position war-chest
state turn=1
units f2=1la1 g4=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=la bag=ar4,kn4,la2,lc5,ro1
p2 hand=ro sup=ca4,cb5,sc5,sw4
end
actions pass with la | bolster la f2 | move la f2 f1 | move la f2 f3 | move la f2 e1 | move la f2 e2 | move la f2 g1 | move la f2 g2

# WC-LIGHTCAV-03 WC-LIGHTCAV-02 WC-LIGHTCAV-04 EX-18 light cavalry steps one hex by moving and exactly two by its tactic
position war-chest
state turn=1
units f4=1lc1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn4,lc3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   move lc f4 f5
legal   tactic lc f4 f6
illegal tactic lc f4 f5 : WC-LIGHTCAV-04
illegal tactic lc f4 f4 : WC-LIGHTCAV-04

# WC-MOVE-03 EX-19 light cavalry cannot ride through f5; h3 has two ways and one is enough
position war-chest
state turn=1
units f4=1lc1 f5=1sw1 g4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn3,lc3,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic lc f4 f6 : WC-MOVE-03
legal   tactic lc f4 h3

# WC-MOVE-03 EX-19 with both ways to h3 occupied it is out of reach
position war-chest
state turn=1
units f4=1lc1 f5=1sw1 g3=2la1 g4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=lc bag=ro1 sup=ar4,kn3,lc3,sw4
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal tactic lc f4 h3 : WC-MOVE-03

# WC-MARSHALL-03 WC-ARCHER-05 EX-20 a marshall cannot make an archer strike its neighbour
position war-chest
state turn=1
units d2=2sw1 e3=1ar1 f4=1ma1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar3,kn4,lc5,ma3
p2 hand=ro sup=ca4,cb5,la4,sw4
end
illegal tactic ma f4 : attack ar e3 x d2 : WC-MARSHALL-03

# WC-MARSHALL-03 WC-LANCER-06 EX-20 nor a lancer
position war-chest
state turn=1
units d2=2sw1 e3=1la1 f4=1ma1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn4,la3,ma3
p2 hand=ro sup=ca4,cb5,sc5,sw4
end
illegal tactic ma f4 : attack la e3 x d2 : WC-MARSHALL-03

# WC-MARSHALL-03 EX-20 nor a crossbowman at range two: that shot is a tactic
position war-chest
state turn=1
units c1=2sw1 e3=1cb1 f4=1ma1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,cb4,kn4,ma3
p2 hand=ro sup=ca4,la4,sc5,sw4
end
illegal tactic ma f4 : attack cb e3 x c1 : WC-MARSHALL-03

# WC-MARSHALL-04 WC-SWORDSMAN-03 EX-21 a swordsman sent by a marshall may step after its attack, into the emptied hex too
position war-chest
state turn=1
units d2=2la1 e3=1sw1 f4=1ma1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn4,ma3,sw4
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   tactic ma f4 : attack sw e3 x d2
actions then sw move e3 d2 | then sw move e3 d3 | then sw move e3 e2 | then sw move e3 e4 | then sw move e3 f3 | skip sw

# WC-MARSHALL-06 WC-KNIGHT-02 EX-22 the stack of the unit that strikes decides, not that of the marshall
position war-chest
state turn=1
units d2=2kn1 e3=1sw1 f4=1ma2
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,lc5,ma2,sw4
p2 hand=ro sup=ca4,cb5,kn3,la4
end
illegal tactic ma f4 : attack sw e3 x d2 : WC-MARSHALL-06

# WC-MERCENARY-03 EX-23 no mercenary on the board, no manoeuvre
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,me5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   recruit me with kn
acts    2

# WC-MERCENARY-02 WC-MERCENARY-04 EX-23 with one on the board it may manoeuvre, and nothing else is offered
position war-chest
state turn=1
units e3=1me1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,me4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   recruit me with kn
actions then me move e3 e2 | then me move e3 e4 | then me move e3 d2 | then me move e3 d3 | then me move e3 f3 | then me move e3 f4 | then me control e3 | skip me
apply   then me move e3 e4
acts    2

# WC-PIKEMAN-03 WC-PIKEMAN-02 WC-ATTR-07 EX-24 a single coin against a single pikeman: both go, and the swordsman has no move left
position war-chest
state turn=1
units f4=1sw1 f5=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   attack sw f4 x f5
shows   units -
shows   p1 hand=- bag=ro1 up=sw1 down=- sup=ar4,kn4,lc5,sw3 out=sw1
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la4,pk3 out=pk1
acts    2

# WC-PIKEMAN-04 WC-KNIGHT-03 EX-25 the pikes take a knight's last coin: that is no attack
position war-chest
state turn=1
units f4=1kn1 f5=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   attack kn f4 x f5
shows   units -
shows   p1 hand=- bag=ro1 up=kn1 down=- sup=ar4,kn2,lc5,sw5 out=kn1
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la4,pk3 out=pk1

# WC-PIKEMAN-05 EX-26 pikes do not reach an archer
position war-chest
state turn=1
units f4=1ar1 f6=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ro1 sup=ar2,kn4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   tactic ar f4 x f6
shows   units f4=1ar1
shows   p1 hand=- bag=ro1 up=ar1 down=- sup=ar2,kn4,lc5,sw5 out=-
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la4,pk3 out=pk1

# WC-PIKEMAN-05 WC-CAVALRY-02 EX-26 cavalry stands beside the pikes when it strikes, and loses a coin
position war-chest
state turn=1
units f3=1ca2 f5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ro1 sup=ar4,ca1,kn4,sw5
p2 hand=ro sup=cb5,la4,pk2,sc5
end
apply   tactic ca f3 f4 x f5
shows   units f4=1ca1 f5=2pk1
shows   p1 hand=- bag=ro1 up=ca1 down=- sup=ar4,ca1,kn4,sw5 out=ca1
shows   p2 hand=ro bag=- up=- down=- sup=cb5,la4,pk2,sc5 out=pk1

# WC-ROYALGUARD-05 WC-PIKEMAN-04 EX-27 against pikes the royal guard pays from its stack and is not asked
position war-chest
state turn=1
units f4=1rg1 f5=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=rg bag=rg1,ro1 sup=ar4,kn4,lc5,rg2
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   attack rg f4 x f5
shows   units -
shows   p1 hand=- bag=rg1,ro1 up=rg1 down=- sup=ar4,kn4,lc5,rg2 out=rg1
acts    2

# WC-PRIEST-03 WC-PRIEST-02 WC-PRIEST-04 EX-28 a coin that can do nothing is passed, and cannot be kept
position war-chest
state turn=1
units d1=1kn1 f4=1wp1 f5=2sw2 g1=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn,wp bag=ar1 up=ro1 sup=ar3,kn2,lc5,wp2
p2 hand=ro sup=ca4,cb5,la3,sw3
end
apply   attack wp f4 x f5
chance  1
apply   draw p1 ar
legal   then wp pass with ar
illegal then wp deploy ar d1 : WC-DEPLOY-02
illegal skip wp : WC-ATTR-06
apply   then wp pass with ar
shows   p1 hand=kn bag=- up=wp1,ro1 down=ar1 sup=ar3,kn2,lc5,wp2 out=-
acts    2

# WC-PRIEST-05 WC-TURN-08 EX-29 the coin just paid is in the refill, and here it is the only one to draw
position war-chest
state turn=1
units d4=1wp1
marks W=d1,g1 R=e6,h5
p1 hand=wp,ro sup=ar4,kn4,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp d4
chance  1
weight  draw p1 wp 1/1
apply   draw p1 wp
illegal then wp pass with ro : WC-PRIEST-04
apply   then wp pass with wp
shows   p1 hand=ro bag=- up=- down=wp1 sup=ar4,kn4,sw5,wp2 out=-

# WC-CONTROL-05 WC-CONTROL-02 EX-30 an enemy start Location can be taken; his marker goes back to him
position war-chest
state turn=1
units e6=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control kn e6
shows   marks W=d1,e6,g1 R=h5

# WC-ROYALGUARD-04 EX-31 one step to a Location of its own side
position war-chest
state turn=1
units f4=1rg1
marks W=d1,g1,g4 R=e6,h5
p1 hand=ro sup=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   tactic rg f4 g4

# WC-ROYALGUARD-04 EX-31 two steps too; but not to a plain hex or a neutral Location
position war-chest
state turn=1
units e3=1rg1
marks W=d1,g1,g4 R=e6,h5
p1 hand=ro sup=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   tactic rg e3 g4
illegal tactic rg e3 d4 : WC-ROYALGUARD-04
illegal tactic rg e3 e4 : WC-ROYALGUARD-04

# WC-ROYALGUARD-04 EX-31 nor to a Location of the enemy
position war-chest
state turn=1
units e3=1rg1
marks W=d1,g1,g4 R=d4,e6,h5
p1 hand=ro sup=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic rg e3 d4 : WC-ROYALGUARD-04

# WC-ROYALGUARD-04 WC-MOVE-03 EX-31 nor through the unit on f4, the only hex between
position war-chest
state turn=1
units e3=1rg1 f4=1kn1
marks W=d1,g1,g4 R=e6,h5
p1 hand=ro sup=ar4,kn3,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic rg e3 g4 : WC-ROYALGUARD-04

# WC-PRIEST-08 WC-SACRIFICE-04 WC-ATTR-07 EX-32 a priest that gave its last coin to the decree still draws and plays
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1wp1 f5=2sw2
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=kn1 sup=ar4,kn3,lc5,wp3
p2 hand=ro sup=ca4,cb5,la4,sw3
end
apply   proclaim sacrifice : attack wp f4 x f5
shows   units f5=2sw1
shows   p1 hand=- bag=kn1 up=ro1 down=- sup=ar4,kn3,lc5,wp3 out=wp1
chance  1
apply   draw p1 kn
legal   then wp pass with kn
legal   then wp deploy kn d1

# WC-SACRIFICE-04 WC-SWORDSMAN-04 EX-33 a swordsman that gave its last coin does not move
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1sw1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim sacrifice : attack sw f4 x f5
shows   units f5=2la1
acts    2

# WC-SACRIFICE-04 WC-SWORDSMAN-04 EX-33 with one coin left it may
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1sw2 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim sacrifice : attack sw f4 x f5
shows   units f4=1sw1 f5=2la1
legal   then sw move f4 f3
legal   skip sw

# WC-BERSERKER-09 WC-SACRIFICE-01 EX-34 three berserkers: one for the decree, one for a follow-up, one stays
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1be3 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,be2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim sacrifice : attack be f4 x f5
shows   units f4=1be2 f5=2la1
apply   then be move f4 f3
shows   units f3=1be1 f5=2la1
acts    2

# WC-BERSERKER-09 WC-SACRIFICE-01 EX-34 of two berserkers one is left, too few for a follow-up
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1be2 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,be3,kn4,sw5
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim sacrifice : attack be f4 x f5
shows   units f4=1be1 f5=2la1
acts    2

# WC-SACRIFICE-05 EX-35 one coin: the decree takes it, the pikes find nothing
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1sw1 f5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   proclaim sacrifice : attack sw f4 x f5
shows   units f5=2pk1
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc5,sw4 out=sw1
acts    2

# WC-SACRIFICE-05 EX-35 two coins: one for the decree, one for the pikes
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1sw2 f5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   proclaim sacrifice : attack sw f4 x f5
shows   units f5=2pk1
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc5,sw3 out=sw2
acts    2

# WC-SACRIFICE-05 EX-35 of three coins one is left, and it may move
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1sw3 f5=2pk2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw2
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   proclaim sacrifice : attack sw f4 x f5
shows   units f4=1sw1 f5=2pk1
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,lc5,sw2 out=sw2
legal   then sw move f4 f3

# WC-GUARD-02 WC-SACRIFICE-02 WC-DECREE-03 EX-36 neither decree can be carried out by an archer or a lancer, so neither can be chosen
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- sacrifice=-
units d1=1ar1 d2=2sw1 g1=1la1 g2=2lc1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar3,kn4,la3,pk4
p2 hand=ro sup=ca4,cb5,lc4,sw4
end
illegal proclaim guard : attack ar d1 x d2 : WC-GUARD-02
illegal proclaim guard : attack la g1 x g2 : WC-GUARD-02
illegal proclaim sacrifice : attack ar d1 x d2 : WC-SACRIFICE-02
illegal proclaim sacrifice : attack la g1 x g2 : WC-SACRIFICE-02
actions pass with ro

# WC-GUARD-01 WC-GUARD-05 EX-37 a unit on its own side's Location strikes and keeps its coins
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1kn2 d2=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,pk4
p2 hand=ro sup=ca4,cb5,la4,sw4
end
apply   proclaim guard : attack kn d1 x d2
shows   units d1=1kn2
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn2,lc5,pk4 out=-
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la4,sw4 out=sw1

# WC-GUARD-01 EX-37 a unit on a neutral Location does not
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units e3=1kn2 e4=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,pk4
p2 hand=ro sup=ca4,cb5,la4,sw4
end
illegal proclaim guard : attack kn e3 x e4 : WC-DECREE-03

# WC-SACRIFICE-03 WC-SACRIFICE-01 EX-38 a single coin may be sacrificed, and the unit deployed anew
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units f4=1kn1 f5=2sw2
marks W=d1,g1 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,pk4
p2 hand=ro sup=ca4,cb5,la4,sw3
end
apply   proclaim sacrifice : attack kn f4 x f5
shows   units f5=2sw1
shows   p1 hand=kn bag=- up=ro1 down=- sup=ar4,kn2,lc5,pk4 out=kn1
apply   pass with ro
legal   deploy kn d1

# WC-ENLIST-02 WC-MERCENARY-05 WC-ENLIST-01 EX-39 two mercenary coins give two separate manoeuvres, each of which may be declined
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units e3=1me1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,me4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim enlist : me me
shows   p1 hand=- bag=- up=me2,ro1 down=- sup=ar4,kn4,me2,sw5 out=-
try     then me move e3 e4
apply   then me move e4 e5
acts    2

try     then me move e3 e4
apply   skip me
acts    2

apply   skip me
legal   then me move e3 e4
apply   skip me
acts    2

# WC-EARL-07 WC-REDEPLOY-03 WC-REDEPLOY-01 WC-EARL-06 EX-40 an earl that is redeployed may step
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units f4=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,sw5,ea4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim redeploy : ea f4 d1
shows   units d1=1ea1
actions then ea move d1 c1 | then ea move d1 d2 | then ea move d1 e1 | then ea move d1 e2 | skip ea

# WC-BANNERMAN-03 WC-BANNERMAN-02 EX-41 a shifted berserker gets no follow-up and keeps its coins
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1ba1 f5=2be2
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=ar4,kn4,sw5,ba2
p2 hand=ro sup=be3,ca4,cb5,la4
end
apply   move ba e3 e4
legal   then ba shift be f5 f6
apply   then ba shift be f5 f6
shows   units e4=1ba1 f6=2be2
acts    2

# WC-BANNERMAN-04 WC-BANNERMAN-06 WC-KNIGHT-04 EX-42 a stack of three knights is shifted to the one empty hex beside it
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1ba1 e5=1fo1 f4=1fo1 f5=2kn3 g4=1sw1 g5=1en1
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=en4,fo3,sw4,ba2
p2 hand=ro sup=ca4,cb5,kn1,la4
end
apply   move ba e3 e4
actions then ba shift kn f5 f6 | skip ba

# WC-BANNERMAN-04 EX-42 with that hex occupied too there is nothing to shift
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1ba1 e5=1fo1 f4=1fo1 f5=2kn3 f6=2la1 g4=1sw1 g5=1en1
marks W=d1,g1 R=e6,h5
p1 hand=ba bag=ro1 sup=en4,fo3,sw4,ba2
p2 hand=ro sup=ca4,cb5,kn1,la3
end
apply   move ba e3 e4
acts    2

# WC-HERALD-07 WC-EARL-04 WC-HERALD-06 EX-43 the earl's tactic is a proclamation: no seal is placed and the herald reacts
position war-chest
options nobility=1
state turn=1
decrees enlist=- march=- spy=-
units d4=1ea1 f4=1he1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn4,ea3,he4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea d4
shows   marks W=d1,d4,g1 R=e6,h5
apply   proclaim enlist : kn kn
shows   decrees enlist=- march=- spy=-
shows   p1 hand=- bag=ro1 up=kn2,ea1 down=- sup=ar4,kn2,ea3,he4 out=-
legal   then he move f4 f5
legal   skip he

# WC-HERALD-03 WC-HERALD-02 EX-44 no coin in supply, no bolstering, whatever the bag holds
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1he1 f5=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=he bag=kn3,ro1 sup=ar4,sw5,he3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic he f4 : bolster kn f5 : WC-HERALD-03

# WC-HERALD-02 EX-44 with one in supply it goes onto the stack
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1he1 f5=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=he bag=kn2,ro1 sup=ar4,kn1,sw5,he3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic he f4 : bolster kn f5
shows   units f4=1he1 f5=1kn2
shows   p1 hand=- bag=kn2,ro1 up=he1 down=- sup=ar4,sw5,he3 out=-

# WC-HERALD-05 WC-HERALD-04 EX-45 a herald bolsters neither a stack of two nor itself
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1he1 f5=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=he bag=ro1 sup=ar4,kn2,sw5,he3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic he f4 : bolster kn f5 : WC-HERALD-05
illegal tactic he f4 : bolster he f4 : WC-HERALD-04

# WC-ATTR-04 WC-ATTR-05 WC-HERALD-08 EX-46 two triggers wait after the decree and the player takes either first
position war-chest
options nobility=1
state turn=1
decrees march=- sacrifice=- spy=-
units e3=1he1 f4=1sw2 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,sw3,he4
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   proclaim sacrifice : attack sw f4 x f5
try     then sw move f4 f3
legal   then he move e3 e4
legal   then he control e3
apply   then he move e3 e4
acts    2

try     then he move e3 e4
legal   then sw move f4 f3
apply   then sw move f4 f3
acts    2

# WC-INIT-03 WC-INIT-01 WC-INIT-05 EX-47 the marker is claimed once a round, and the claimer opens the next
position war-chest
state first=2 turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw bag=kn3 up=ro1 sup=ar4,lc5,sw4
p2 hand=la,ro bag=la3 sup=ca4,cb5,sc5
end
apply   claim with kn
shows   state round=1 first=2 turn=2 init=1 claimed=1 node=play
illegal claim with ro : WC-INIT-02
apply   pass with ro
illegal claim with sw : WC-INIT-02
apply   pass with sw
apply   pass with la
apply   draw p1 kn
apply   draw p1 kn
apply   draw p1 kn
apply   draw p2 la
apply   draw p2 la
apply   draw p2 la
acts    1

# WC-INIT-02 EX-48 who held the marker when the round began cannot take it back in that round
position war-chest
state turn=1 init=2 claimed=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal claim with kn : WC-INIT-02

# WC-INIT-02 EX-48 in the next round he can
position war-chest
state first=2 turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   claim with kn

# WC-RECRUIT-02 WC-RECRUIT-01 WC-RECRUIT-03 EX-49 any coin recruits any type: one coin down, one face up, to be drawn after a refill
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=kn2,sw3 out=ar4,kn2,lc5,sw2
p2 bag=la2 up=ca1 down=ro1 out=ca3,cb5,la2,sc5
end
apply   recruit sw with ro
shows   p1 hand=- bag=- up=sw1 down=ro1 sup=kn2,sw2 out=ar4,kn2,lc5,sw2
weight  draw p1 sw 1/2
weight  draw p1 ro 1/2

# WC-DEPLOY-02 EX-50 with every Location of his side occupied a player deploys nothing
position war-chest
state turn=1
units d1=1kn1 g1=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ar bag=ar3,kn3,lc5,pk4,ro1
p2 hand=ro sup=ca4,cb5,la4,sw4
end
illegal deploy ar d1 : WC-DEPLOY-02
illegal deploy ar g1 : WC-DEPLOY-02
actions pass with ar

# WC-DEPLOY-03 WC-BOLSTER-01 EX-51 a type on the board is bolstered, not deployed again
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal deploy kn d1 : WC-DEPLOY-03
legal   bolster kn f4

# WC-CONTROL-03 EX-52 a Location of one's own is not controlled again
position war-chest
state turn=1
units d1=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal control kn d1 : WC-CONTROL-03

# WC-CONTROL-07 EX-52 a hex without a Location is not controlled at all
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal control kn f4 : WC-CONTROL-07

# WC-ATTACK-02 WC-ATTACK-01 WC-ATTACK-04 EX-53 the target loses one coin out of the game and the attacker stands still
position war-chest
state turn=1
units f4=1sw1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack sw f4 x f5
shows   units f4=1sw1 f5=2la1
shows   p1 hand=- bag=ro1 up=sw1 down=- sup=ar4,kn4,lc5,sw3 out=-
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la2,sc5 out=la1

# WC-TURN-06 WC-TURN-04 EX-54 what the Royal coin can do without a Royal Guard
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn2,lc5,sw2 sup=kn2,sw3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with ro | recruit kn with ro | recruit sw with ro
illegal deploy ro d1 : WC-DEPLOY-05

# WC-TURN-06 WC-TURN-04 EX-54 and claim, while that is open
position war-chest
state first=2 turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
actions pass with ro | claim with ro

# WC-ROUND-03 EX-55 the last coin of the bag is drawn first, then both discards go in and drawing goes on
position war-chest
state turn=2
units -
marks W=d1,g1 R=e6,h5
p1 bag=kn1 up=ar1,sw1 down=ro1 sup=ar3,kn3,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   pass with ro
chance  1
apply   draw p1 kn
chance  3
weight  draw p1 ar 1/3
weight  draw p1 sw 1/3
weight  draw p1 ro 1/3
apply   draw p1 sw
chance  2
apply   draw p1 ro
shows   p1 hand=kn,sw,ro bag=ar1 up=- down=- sup=ar3,kn3,lc5,sw4 out=-

# WC-ROUND-05 WC-ROUND-07 EX-56 two coins in bag and discard: two draws, and then the other plays on alone
position war-chest
state turn=2
units -
marks W=d1,g1 R=e6,h5
p1 bag=ro1 up=kn1 sup=ar4,kn3,lc5,sw5
p2 hand=ro bag=la3 sup=ca4,cb5,la1,sc5
end
apply   pass with ro
apply   draw p1 ro
apply   draw p1 kn
apply   draw p2 la
apply   draw p2 la
apply   draw p2 la
apply   pass with ro
apply   pass with la
apply   pass with kn
apply   pass with la
acts    2

# WC-ROUND-04 EX-57 a bag emptied by the third coin stays empty and the discard stays on the table
position war-chest
state turn=2
units -
marks W=d1,g1 R=e6,h5
p1 bag=kn2,sw1 up=ar2 down=ro1 sup=ar2,kn2,lc5,sw4
p2 hand=ro bag=la3 sup=ca4,cb5,la1,sc5
end
apply   pass with ro
apply   draw p1 kn
apply   draw p1 kn
apply   draw p1 sw
apply   draw p2 la
shows   p1 hand=kn,kn,sw bag=- up=ar2 down=ro1 sup=ar2,kn2,lc5,sw4 out=-

# WC-DECREE-02 EX-58 a decree sealed by one's own side is closed to the Royal coin
position war-chest
options nobility=1
state turn=1
decrees guard=W march=- spy=-
units d1=1kn2 d2=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,pk4
p2 hand=ro sup=ca4,cb5,la4,sw4
end
illegal proclaim guard : attack kn d1 x d2 : WC-DECREE-02

# WC-DECREE-02 EX-58 the enemy's seal does not close it
position war-chest
options nobility=1
state turn=2
decrees guard=W march=- spy=-
units d1=1kn2 e5=1lc1 e6=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn1,lc4,pk4
p2 hand=ro sup=ca4,cb5,la4,sw4
end
legal   proclaim guard : attack sw e6 x e5

# WC-DECREE-02 WC-EARL-02 EX-58 the earl proclaims it all the same
position war-chest
options nobility=1
state turn=1
decrees guard=W march=- spy=-
units d1=1kn2 d2=2sw1 d4=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ea bag=ro1 sup=ar4,kn2,lc5,ea3
p2 hand=ro sup=ca4,cb5,la4,sw4
end
apply   tactic ea d4
legal   proclaim guard : attack kn d1 x d2

# WC-DECREE-03 WC-MARCH-02 WC-REINFORCE-02 EX-59 no bolstered unit, no March; nothing lost, no Reinforce
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- reinforce=-
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ro bag=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal proclaim march : move kn f4 f5 : WC-MARCH-02
illegal proclaim reinforce : kn : WC-REINFORCE-02
actions pass with ro | proclaim redeploy : kn f4 d1 | proclaim redeploy : kn f4 g1

# WC-DRAFT2-02 WC-DRAFT2-03 EX-60 the picks run 1,2,2,1,1,2,2,1 and seat 2 has the initiative
setup war-chest army=draft
apply   pool ar
apply   pool be
apply   pool ca
apply   pool cb
apply   pool en
apply   pool fo
apply   pool kn
apply   pool la
apply   flip W
acts    1
apply   pick ar
acts    2
apply   pick be
acts    2
apply   pick ca
acts    1
apply   pick cb
acts    1
apply   pick en
acts    2
apply   pick fo
acts    2
apply   pick kn
acts    1
apply   pick la
apply   draw p1 ar
apply   draw p1 ar
apply   draw p1 cb
apply   draw p2 be
apply   draw p2 be
apply   draw p2 ca
acts    2
shows   state round=1 first=2 turn=2 init=2 claimed=0 node=play

# WC-DRAFT4-02 EX-61 the picks of four run 1,2,3,4,4,3,2,1,2,3,4,1
setup war-chest players=4 army=draft
apply   pool ar
apply   pool be
apply   pool ca
apply   pool cb
apply   pool en
apply   pool fo
apply   pool kn
apply   pool la
apply   pool lc
apply   pool ma
apply   pool me
apply   pool pk
apply   flip W
apply   seat p1
acts    1
apply   pick ar
acts    2
apply   pick be
acts    3
apply   pick ca
acts    4
apply   pick cb
acts    4
apply   pick en
acts    3
apply   pick fo
acts    2
apply   pick kn
acts    1
apply   pick la
acts    2
apply   pick lc
acts    3
apply   pick ma
acts    4
apply   pick me
acts    1
apply   pick pk
acts    chance

# WC-TEAM-07 WC-INIT-04 EX-62 the marker is not claimed from the partner
position war-chest
options players=4
state turn=3
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
illegal claim with ro : WC-INIT-04

# WC-TEAM-07 EX-62 the fourth seat, an enemy, may claim it
position war-chest
options players=4
state turn=4
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ro sup=ar4,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
legal   claim with ro

# WC-TEAM-08 WC-INIT-05 EX-62 after seat 2 has claimed the next round runs 2, 3, 4, 1
position war-chest
options players=4
state turn=2
units -
marks W=d1,g1,j1 R=b3,e6,h5
p1 bag=kn3 up=ro1 sup=kn1,lc5,sw5
p2 hand=ro bag=la3 sup=cb5,la1,sc5
p3 bag=ar3 up=ro1 sup=ar1,be5,pk4
p4 bag=ca3 up=ro1 sup=ca1,en5,ma5
end
apply   claim with ro
apply   draw p1 kn
apply   draw p1 kn
apply   draw p1 kn
apply   draw p2 la
apply   draw p2 la
apply   draw p2 la
apply   draw p3 ar
apply   draw p3 ar
apply   draw p3 ar
apply   draw p4 ca
apply   draw p4 ca
apply   draw p4 ca
acts    2
apply   pass with la
acts    3
apply   pass with ar
acts    4
apply   pass with ca
acts    1

# WC-TEAM-01 EX-63 either partner deploys on any empty Location of the team
position war-chest
options players=4
state turn=3
units -
marks W=c2,d1,g1,j1 R=b3,e6,h5
p1 bag=ro1 sup=kn4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ar bag=ro1 sup=ar3,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
legal   deploy ar d1
legal   deploy ar c2
illegal deploy ar e3 : WC-DEPLOY-01

# WC-TEAM-02 WC-TEAM-12 EX-64 a marshall sends the partner's swordsman, and the partner decides its move
position war-chest
options players=4
state turn=1
units d2=2la1 e3=3sw1 f4=1ma1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=ma bag=ro1 sup=ar4,kn4,ma3
p2 hand=ro sup=ca4,cb5,la3
p3 hand=ro sup=pk4,sc5,sw4
p4 hand=ro sup=be5,en5,lc5
end
apply   tactic ma f4 : attack sw e3 x d2
acts    3
actions then sw move e3 d2 | then sw move e3 d3 | then sw move e3 e2 | then sw move e3 e4 | then sw move e3 f3 | skip sw

# WC-TEAM-05 EX-65 a herald bolsters the partner's unit from the partner's supply
position war-chest
options players=4 nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units i2=3pk1 j1=1he1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=he bag=ro1 sup=ar4,kn4,he3
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro bag=pk2 sup=be5,pk1,sc5
p4 hand=ro sup=en5,lc5,ma5
end
apply   tactic he j1 : bolster pk i2
shows   units i2=3pk2 j1=1he1
shows   p1 hand=- bag=ro1 up=he1 down=- sup=ar4,kn4,he3 out=-
shows   p3 hand=ro bag=pk2 up=- down=- sup=be5,sc5 out=-

# WC-TEAM-06 WC-RECRUIT-05 EX-66 nobody recruits from the partner's supply
position war-chest
options players=4 nobility=1
state turn=1
decrees enlist=- march=- spy=-
units f4=1bi1
marks W=d1,g1,j1 R=b3,e6,h5
p1 hand=bi,ro sup=ar4,kn4,bi3
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ro sup=be5,pk4,sc5
p4 hand=ro sup=en5,lc5,ma5
end
illegal recruit pk with ro : WC-RECRUIT-05
illegal proclaim enlist : pk pk : WC-ENLIST-01
illegal tactic bi f4 recruit pk : move f5 : WC-RECRUIT-05

# WC-ROYALGUARD-06 WC-ROYALGUARD-05 EX-67 the owner of an attacked royal guard chooses between stack and supply
position war-chest
state turn=1
units f4=1sw1 f5=2rg1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro bag=rg3 sup=ca4,cb5,la4,rg1
end
apply   attack sw f4 x f5
acts    2
actions soak stack | soak supply
try     soak supply
shows   units f4=1sw1 f5=2rg1
shows   p2 hand=ro bag=rg3 up=- down=- sup=ca4,cb5,la4 out=rg1

try     soak stack
shows   units f4=1sw1
shows   p2 hand=ro bag=rg3 up=- down=- sup=ca4,cb5,la4,rg1 out=rg1

# WC-ROYALGUARD-06 EX-67 without a coin in supply there is nothing to choose
position war-chest
state turn=1
units f4=1sw1 f5=2rg1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro bag=rg4 sup=ca4,cb5,la4
end
apply   attack sw f4 x f5
shows   units f4=1sw1
acts    1
legal   skip sw

# WC-ROYALGUARD-03 WC-ROYALGUARD-02 EX-68 the classic card: one hex anywhere, for the Royal coin
position war-chest
options rg=classic
state turn=1
units f4=1rg1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic rg f4 f5
shows   units f5=1rg1
shows   p1 hand=- bag=- up=ro1 down=- sup=ar4,kn4,rg4,sw5 out=-

# WC-ROYALGUARD-02 EX-68 a royal guard coin does not pay for it
position war-chest
options rg=classic
state turn=1
units f4=1rg1
marks W=d1,g1 R=e6,h5
p1 hand=rg bag=ro1 sup=ar4,kn4,rg3,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic rg f4 f5 : WC-ROYALGUARD-02
legal   move rg f4 f5

# WC-SCOUT-02 EX-69 a scout may be deployed beside a friend, not two hexes off, and on a Location of its side anywhere
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1,i3 R=e6,h5
p1 hand=sc bag=ro1 sup=ar4,kn3,sc4,sw5
p2 hand=ro sup=ca4,cb5,la4,lc5
end
legal   deploy sc f5
illegal deploy sc f6 : WC-SCOUT-02
legal   deploy sc i3

# WC-SWORDSMAN-05 EX-70 the swordsman may enter the hex its victim left, or stay
position war-chest
state turn=1
units f4=1sw1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5,sw3
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   attack sw f4 x f5
legal   then sw move f4 f5
legal   skip sw

# WC-BISHOP-02 WC-BISHOP-03 EX-71 a bishop recruits and moves; both coins lie face up
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1bi1
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ar4,kn3,sw5,bi3,ro1 sup=kn1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic bi f4 recruit kn : move f5
shows   units f5=1bi1
shows   p1 hand=- bag=ar4,kn3,sw5,bi3,ro1 up=kn1,bi1 down=- sup=- out=-

# WC-BISHOP-04 EX-71 with an empty supply there is no tactic
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1bi1
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ar4,kn4,sw5,bi3,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic bi f4 recruit kn : move f5 : WC-BISHOP-04

# WC-BISHOP-04 EX-71 nor with neither an empty neighbour nor an enemy to attack
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units c1=1bi1 c2=1fo1 d1=1fo1 d2=1sw1
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=fo3,kn4,sw3,bi3,ro1 sup=sw1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic bi c1 recruit sw : move c2 : WC-BISHOP-04
actions pass with bi | recruit sw with bi | bolster bi c1

# WC-CAVALRY-03 WC-CAVALRY-04 EX-72 a single cavalry coin cannot charge a knight; it may still move
position war-chest
state turn=1
units f3=1ca1 f5=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ro1 sup=ar4,ca2,lc5,sw5
p2 hand=ro sup=cb5,kn3,la4,sc5
end
illegal tactic ca f3 f4 x f5 : WC-CAVALRY-03
legal   move ca f3 f4

# WC-CAVALRY-02 EX-72 a swordsman it may charge
position war-chest
state turn=1
units f3=1ca1 f5=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=ca bag=ro1 sup=ar4,ca2,kn4,lc5
p2 hand=ro sup=cb5,la4,sc5,sw4
end
legal   tactic ca f3 f4 x f5

# WC-WIN-01 WC-PRIEST-10 WC-WIN-02 EX-73 the sixth marker ends the game before the priest draws
position war-chest
state turn=1
units e6=1wp1
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=kn,wp bag=ro1 sup=ar4,kn3,sw5,wp2
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   control wp e6
over
score   1 -1

# WC-EARL-02 WC-EARL-03 EX-74 with all three decrees sealed the earl proclaims one again; no seal, no Royal coin
position war-chest
options nobility=1
state turn=1
decrees enlist=W march=W spy=WR
units d4=1ea1
marks W=d1,g1 R=e6,h5
p1 hand=ea,ro sup=ar4,kn4,sw5,ea3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic ea d4
apply   proclaim enlist : kn kn
shows   decrees enlist=W march=W spy=WR
shows   p1 hand=ro bag=- up=kn2,ea1 down=- sup=ar4,kn2,sw5,ea3 out=-

# WC-SPY-01 WC-SPY-03 WC-INFO-12 EX-75 the spy sees the hand, may throw a coin out, and does not see the replacement
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,ca4,lc5,pk4
p2 hand=kn,ro bag=sw1 sup=cb5,kn3,la4,sw4
end
apply   proclaim spy : p2
view    1 shows p2 hand=kn,ro bag=?1 up=- down=- sup=cb5,kn3,la4,sw4 out=-
actions spy keep | spy drop kn | spy drop ro
try     spy drop kn
acts    chance
hidden  1 draw p2 sw : draw p2 ?
apply   draw p2 sw
shows   p2 hand=sw,ro bag=- up=kn1 down=- sup=cb5,kn3,la4,sw4 out=-

try     spy keep
shows   p2 hand=kn,ro bag=sw1 up=- down=- sup=cb5,kn3,la4,sw4 out=-

# WC-REINFORCE-01 EX-76 a lost coin comes back to the supply, from where it is recruited
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=sw,ro sup=ar4,kn3,lc5,sw4 out=kn1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim reinforce : kn
shows   p1 hand=sw bag=- up=ro1 down=- sup=ar4,kn4,lc5,sw4 out=-
apply   pass with ro
legal   recruit kn with sw

# WC-INFO-05 WC-INFO-10 EX-77 a coin passed face down is seen as a coin and no more
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw bag=ar2 up=ro1 sup=ar2,kn3,lc5,sw4
p2 hand=la bag=ro1 sup=ca4,cb5,la3,sc5
end
hidden  2 pass with kn : pass with ?
apply   pass with kn
view    2 shows p1 hand=?1 bag=?2 up=ro1 down=?1 sup=ar2,kn3,lc5,sw4 out=-

# WC-INFO-10 EX-77 after a refill only the joint contents of bag and hand are known
position war-chest
state turn=2
units -
marks W=d1,g1 R=e6,h5
p1 up=kn2,ro1 down=sw2 sup=ar4,kn2,lc5,sw3
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   pass with ro
apply   draw p1 kn
apply   draw p1 sw
apply   draw p1 kn
view    2 shows p1 hand=?3 bag=?2 up=- down=- sup=ar4,kn2,lc5,sw3 out=-

# WC-PRIEST-09 EX-78 a drawn Royal coin may proclaim
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1kn2 f4=1wp1 f5=2sw2
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=ro1 sup=ar4,kn2,lc5,wp2
p2 hand=ro sup=ca4,cb5,la4,sw3
end
apply   attack wp f4 x f5
apply   draw p1 ro
legal   then wp proclaim march : move kn e3 e4
apply   then wp proclaim march : move kn e3 e4
shows   units e4=1kn2 f4=1wp1 f5=2sw1
shows   decrees march=W reinforce=- spy=-
shows   p1 hand=- bag=- up=wp1,ro1 down=- sup=ar4,kn2,lc5,wp2 out=-

# WC-PRIEST-07 EX-79 a drawn royal guard coin does not pay the royal guard's tactic, a drawn Royal coin does
position war-chest
state turn=1
units d2=1rg1 f4=1wp1 f5=2sw2
marks W=d1,g1 R=e6,h5
p1 hand=wp bag=rg1,ro1 sup=ar4,kn4,rg3,wp2
p2 hand=ro sup=ca4,cb5,la4,sw3
end
apply   attack wp f4 x f5
try     draw p1 rg
illegal then wp tactic rg d2 d1 : WC-PRIEST-07
legal   then wp move rg d2 d1

try     draw p1 ro
legal   then wp tactic rg d2 d1

# WC-KNIGHT-02 EX-80 single coins may not attack a knight, near or far
position war-chest
state turn=1
units f3=1ar1 f4=1sw1 f5=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=ar,sw bag=ro1 sup=ar2,lc5,pk4,sw3
p2 hand=ro sup=ca4,cb5,kn3,la4
end
illegal attack sw f4 x f5 : WC-KNIGHT-02
illegal tactic ar f3 x f5 : WC-KNIGHT-02

# WC-KNIGHT-02 EX-80 stacks of two may
position war-chest
state turn=1
units f3=1ar2 f4=1sw2 f5=2kn1
marks W=d1,g1 R=e6,h5
p1 hand=ar,sw bag=ro1 sup=ar1,lc5,pk4,sw2
p2 hand=ro sup=ca4,cb5,kn3,la4
end
legal   attack sw f4 x f5
legal   tactic ar f3 x f5

# WC-DEPLOY-04 EX-81 a destroyed type may be deployed again
position war-chest
state turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn2,lc5,sw5 out=kn1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   deploy kn d1
shows   units d1=1kn1

# WC-FOOTMAN-07 EX-82 a plain move drives one footman and leaves the other
position war-chest
state turn=1
units e3=1fo1 f5=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   move fo e3 e4
shows   units e4=1fo1 f5=1fo1
acts    2

# WC-FOOTMAN-08 EX-82 a lone footman has no tactic
position war-chest
state turn=1
units e3=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo3,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic fo : move fo e3 e4 : WC-FOOTMAN-08
legal   move fo e3 e4

# WC-MARCH-01 WC-MARCH-02 EX-83 only a bolstered unit marches
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1sw1 f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   proclaim march : move kn f4 f5
illegal proclaim march : move sw e3 e4 : WC-MARCH-01

# WC-REDEPLOY-02 EX-84 the whole stack is redeployed
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units f4=1kn3
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn1,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim redeploy : kn f4 d1
shows   units d1=1kn3

# WC-REDEPLOY-04 EX-85 a redeployed scout may go beside a friend
position war-chest
options nobility=1
state turn=1
decrees march=- redeploy=- spy=-
units d1=1sc1 f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,sc4,sw5
p2 hand=ro sup=ca4,cb5,la4,lc5
end
legal   proclaim redeploy : sc d1 f5

# WC-WIN-04 EX-86 a marker that went back must be placed again: five are no victory
position war-chest
state turn=2
units g1=2la1 i3=1kn1
marks W=c2,d1,e3,g1,h2 R=e6,h5
p1 hand=kn,ro sup=ar4,kn2,lc5,sw5
p2 hand=la bag=ro1 sup=ca4,cb5,la2,sc5
end
apply   control la g1
shows   marks W=c2,d1,e3,h2 R=e6,g1,h5
apply   control kn i3
shows   marks W=c2,d1,e3,h2,i3 R=e6,g1,h5
acts    1

# WC-WIN-03 EX-87 the eighth marker of the team wins, whoever places it
position war-chest
options players=4
state turn=3
units k2=3ar1
marks W=a1,c2,d1,e3,g1,h2,j1 R=b3,e6,h5
p1 bag=ro1 sup=kn4,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4
p3 hand=ar bag=ro1 sup=ar2,pk4,sc5
p4 hand=ro sup=be5,en5,ma5
end
apply   control ar k2
over
score   1 -1 1 -1

# WC-TURN-05 EX-88 a coin whose unit is not on the board deploys, claims, recruits or passes
position war-chest
state first=2 turn=1
units -
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ar4,kn3,lc5,sw4,ro1 sup=sw1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal move kn d1 d2 : WC-TURN-05
illegal bolster kn d1 : WC-TURN-05
actions deploy kn d1 | deploy kn g1 | claim with kn | recruit sw with kn | pass with kn

# WC-SPY-02 EX-89 an empty hand cannot be spied on
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units -
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw5
p2 bag=ro1 sup=ca4,cb5,la4,sc5
end
illegal proclaim spy : p2 : WC-SPY-02

# WC-INFO-11 EX-90 a priest's coin that is passed is seen face down only
position war-chest
state turn=1
units f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=kn,wp bag=ar1,sw1 up=ro1 sup=ar3,kn3,sw4,wp2
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack wp f4 x f5
hidden  2 draw p1 ar : draw p1 ?
apply   draw p1 ar
hidden  2 then wp pass with ar : then wp pass with ?
apply   then wp pass with ar
view    2 shows p1 hand=?1 bag=?1 up=wp1,ro1 down=?1 sup=ar3,kn3,sw4,wp2 out=-

# WC-BOLSTER-02 EX-91 the fifth coin goes on a stack of four
position war-chest
state turn=1
units f4=1sw4
marks W=d1,g1 R=e6,h5
p1 hand=sw bag=ro1 sup=ar4,kn4,lc5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   bolster sw f4
shows   units f4=1sw5

# WC-MERCENARY-06 WC-ATTR-05 EX-92 a mercenary recruited by a bishop acts after the bishop has moved
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units e3=1me1 f4=1bi1
marks W=d1,g1 R=e6,h5
p1 hand=bi bag=ar4,kn4,me3,bi3,ro1 sup=me1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic bi f4 recruit me : move f5
shows   units e3=1me1 f5=1bi1
legal   then me move e3 f4
legal   skip me

# WC-BERSERKER-08 EX-93 a berserker sent by a marshall may follow up
position war-chest
state turn=1
units d2=2la2 e3=1be2 f4=1ma1
marks W=d1,g1 R=e6,h5
p1 hand=ma bag=ro1 sup=ar4,be3,kn4,ma3
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   tactic ma f4 : attack be e3 x d2
legal   then be attack e3 x d2
legal   then be move e3 e4
legal   skip be

# WC-GUARD-03 WC-GUARD-04 EX-94 by Guard a single swordsman strikes, keeps its coin and may move
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1sw1 d2=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw4
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   proclaim guard : attack sw d1 x d2
shows   units d1=1sw1
legal   then sw move d1 d2

# WC-GUARD-03 WC-GUARD-04 EX-94 against a pikeman both vanish and no move follows
position war-chest
options nobility=1
state turn=1
decrees guard=- march=- spy=-
units d1=1sw1 d2=2pk1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,pk3
end
apply   proclaim guard : attack sw d1 x d2
shows   units -
acts    2

# WC-INFO-02 WC-INFO-09 EX-95 the enemy reads the coins laid face up and counts those face down
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw,ro sup=ar4,kn2,lc5,sw4
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end
apply   move kn f4 f5
apply   pass with ro
apply   pass with sw
view    2 shows p1 hand=?1 bag=- up=kn1 down=?1 sup=ar4,kn2,lc5,sw4 out=-
