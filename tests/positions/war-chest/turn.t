# WC-TURN-01 one coin, one action, and the turn passes
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,kn bag=ro1 sup=ar4,kn1,lc5,sw5
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end
apply   move kn f4 f5
shows   p1 hand=kn bag=ro1 up=kn1 down=- sup=ar4,kn1,lc5,sw5 out=-
acts    2

# WC-TURN-02 the nine actions, one coin of a type that can do most of them
position war-chest
state first=2 turn=1
units d4=1ca1 e4=2sw1 f4=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ca,kn bag=ro1 sup=ar4,ca2,kn3,lc5
p2 hand=ro sup=cb5,la3,sc5,sw4
end
legal   deploy kn d1
legal   bolster ca d4
legal   claim with ca
legal   recruit kn with ca
legal   pass with ca
legal   move ca d4 d5
legal   attack ca d4 x e4
legal   control ca d4
legal   tactic ca d4 d3 x e4

# WC-TURN-02 WC-DECREE-01 Nobility adds the tenth: a proclamation
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   proclaim march : move kn f4 f5

# WC-TURN-02 without Nobility there is nothing to proclaim
position war-chest
state turn=1
units f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn2,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal proclaim march : move kn f4 f5 : WC-DECREE-05

# WC-TURN-03 a turn is not skipped for nothing; a pass costs a coin and is always there
position war-chest
state turn=1
units -
marks W=- R=e6,h5
p1 hand=kn,ro bag=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal skip sw : WC-ATTR-07
actions pass with kn | pass with ro

# WC-TURN-04 any coin claims, recruits or passes
position war-chest
state first=2 turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw,ro bag=ar3,kn2,lc5,sw4 sup=ar1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   claim with kn
legal   claim with sw
legal   claim with ro
legal   recruit ar with kn
legal   recruit ar with ro
legal   pass with sw
legal   pass with ro
illegal pass with ar : WC-TURN-01

# WC-TURN-05 a manoeuvre needs a coin of that very unit in hand
position war-chest
state turn=1
units d1=1sw1 f4=1kn1 f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=sw,ro sup=ar4,kn3,lc5,sw3
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal move kn f4 e4 : WC-TURN-05
illegal bolster kn f4 : WC-TURN-05
illegal attack kn f4 x f5 : WC-TURN-05
legal   move sw d1 d2

# WC-TURN-05 and the unit on the board
position war-chest
state turn=1
units f6=2la1
marks W=d1,g1 R=e6,h5
p1 hand=ar,kn bag=ro1 sup=ar3,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal move kn f4 f5 : WC-TURN-05
illegal attack kn f4 x f5 : WC-TURN-05
illegal control kn d4 : WC-TURN-05
illegal bolster kn d1 : WC-TURN-05
illegal tactic ar f4 x f6 : WC-TURN-05

# WC-TURN-05 an enemy unit is not driven with one's own coin
position war-chest
state turn=1
units f5=2la1
marks W=d1,g1 R=e6,h5
p1 hand=kn bag=ro1 sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
illegal move la f5 f6 : WC-TURN-05

# WC-TURN-06 the Royal coin is not a unit coin: it neither moves, bolsters nor deploys
position war-chest
state turn=1
units f4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn3,lc5,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal deploy ro d1 : WC-DEPLOY-05
illegal bolster ro f4 : WC-TURN-06
illegal move ro f4 f5 : WC-TURN-06

# WC-TURN-06 WC-ROYALGUARD-02 but it pays for the royal guard's tactic, without Nobility too
position war-chest
state turn=1
units d2=1rg1
marks W=d1,g1 R=e6,h5
p1 hand=ro sup=ar4,kn4,rg4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
legal   tactic rg d2 d1

# WC-TURN-07 where the coin goes: the board, the face-down pile or the face-up row
position war-chest
state first=2 turn=1
units d4=1kn1
marks W=d1,g1 R=e6,h5
p1 hand=kn,sw bag=ar3,kn2,lc5,sw4,ro1 sup=ar1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
try     deploy sw d1
shows   units d1=1sw1 d4=1kn1
shows   p1 hand=kn bag=ar3,kn2,lc5,sw4,ro1 up=- down=- sup=ar1 out=-

try     bolster kn d4
shows   units d4=1kn2
shows   p1 hand=sw bag=ar3,kn2,lc5,sw4,ro1 up=- down=- sup=ar1 out=-

try     claim with sw
shows   p1 hand=kn bag=ar3,kn2,lc5,sw4,ro1 up=- down=sw1 sup=ar1 out=-

try     recruit ar with sw
shows   p1 hand=kn bag=ar3,kn2,lc5,sw4,ro1 up=ar1 down=sw1 sup=- out=-

try     pass with sw
shows   p1 hand=kn bag=ar3,kn2,lc5,sw4,ro1 up=- down=sw1 sup=ar1 out=-

try     move kn d4 d5
shows   p1 hand=sw bag=ar3,kn2,lc5,sw4,ro1 up=kn1 down=- sup=ar1 out=-

try     control kn d4
shows   p1 hand=sw bag=ar3,kn2,lc5,sw4,ro1 up=kn1 down=- sup=ar1 out=-

# WC-TURN-07 a coin that proclaims lies face up
position war-chest
options nobility=1
state turn=1
decrees march=- reinforce=- spy=-
units f4=1kn2
marks W=d1,g1 R=e6,h5
p1 hand=sw,ro sup=ar4,kn2,lc5,sw4
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   proclaim march : move kn f4 f5
shows   p1 hand=sw bag=- up=ro1 down=- sup=ar4,kn2,lc5,sw4 out=-

# WC-TURN-08 the paid coin is in the discard before the priest draws: it may come straight back
position war-chest
state turn=1
units f4=1wp1 f5=2la2
marks W=d1,g1 R=e6,h5
p1 hand=kn,wp up=sw1 down=ro1 sup=ar4,kn3,sw4,wp2
p2 hand=ro sup=ca4,cb5,la2,sc5
end
apply   attack wp f4 x f5
chance  3
weight  draw p1 wp 1/3
weight  draw p1 sw 1/3
weight  draw p1 ro 1/3
