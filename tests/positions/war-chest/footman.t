# WC-FOOTMAN-01 five coins over two stacks
position war-chest
state turn=1
units c1=1fo2 d2=1fo2
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ar4,kn4,sw5,ro1
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   bolster fo c1
shows   units c1=1fo3 d2=1fo2

# WC-FOOTMAN-02 a second unit by deployment, never a third
position war-chest
state turn=1
units f4=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo,fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=la,ro sup=ca4,cb5,la3,sc5
end
apply   deploy fo d1
shows   units d1=1fo1 f4=1fo1
apply   pass with ro
illegal deploy fo g1 : WC-FOOTMAN-02

# WC-FOOTMAN-03 both footmen act for one coin
position war-chest
state turn=1
units e2=1fo1 e3=2la1 g3=1fo1 g4=2sw1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,lc5
p2 hand=ro sup=ca4,cb5,la3,sw4
end
apply   tactic fo : attack fo e2 x e3
apply   then fo attack g3 x g4
shows   units e2=1fo1 g3=1fo1
shows   p1 hand=- bag=ro1 up=fo1 down=- sup=ar4,fo2,kn4,lc5 out=-
shows   p2 hand=ro bag=- up=- down=- sup=ca4,cb5,la3,sw4 out=la1,sw1
acts    2

# WC-FOOTMAN-04 one attacks, the other moves
position war-chest
state turn=1
units e2=1fo1 e3=2la1 g3=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
apply   tactic fo : attack fo e2 x e3
legal   then fo move g3 g4

# WC-FOOTMAN-05 either may be first, and the second chooses after the first has acted
position war-chest
state turn=1
units f2=1fo1 f3=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
try     tactic fo : move fo f3 f4
legal   then fo move f2 f3
illegal then fo move f4 f5 : WC-FOOTMAN-03

try     tactic fo : move fo f2 e2
legal   then fo move f3 f2

# WC-FOOTMAN-05 there is no declining the second manoeuvre
position war-chest
state turn=1
units c1=1fo1 f4=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
apply   tactic fo : move fo f4 f5
actions then fo move c1 c2 | then fo move c1 d1 | then fo move c1 d2
illegal skip fo : WC-FOOTMAN-03

# WC-FOOTMAN-06 inside the tactic there is move, attack and control
position war-chest
state turn=1
units d4=1fo1 e5=2la1 f4=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la3,sc5
end
legal   tactic fo : move fo d4 d5
legal   tactic fo : attack fo d4 x e5
legal   tactic fo : control fo d4
apply   tactic fo : move fo f4 f5
actions then fo move d4 d3 | then fo move d4 d5 | then fo move d4 c3 | then fo move d4 c4 | then fo move d4 e4 | then fo attack d4 x e5 | then fo control d4

# WC-FOOTMAN-07 a plain manoeuvre drives the one that is named
position war-chest
state turn=1
units d4=1fo1 f4=1fo2
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo1,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
try     control fo d4
shows   marks W=d1,d4,g1 R=e6,h5
shows   units d4=1fo1 f4=1fo2
acts    2

try     move fo f4 f5
shows   units d4=1fo1 f5=1fo2
acts    2

# WC-FOOTMAN-08 one footman on the board, no tactic
position war-chest
state turn=1
units d4=1fo3
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo1,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,sc5
end
illegal tactic fo : control fo d4 : WC-FOOTMAN-08
legal   control fo d4

# WC-FOOTMAN-03 WC-PIKEMAN-02 a footman lost to the pikes leaves the other to act
position war-chest
state turn=1
units e2=1fo1 e3=2pk2 g3=1fo1
marks W=d1,g1 R=e6,h5
p1 hand=fo bag=ro1 sup=ar4,fo2,kn4,sw5
p2 hand=ro sup=ca4,cb5,la4,pk2
end
apply   tactic fo : attack fo e2 x e3
shows   units e3=2pk1 g3=1fo1
legal   then fo move g3 g4
